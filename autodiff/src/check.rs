//! Checks a derivative against the function it belongs to.

use core::fmt;

/// How [`check_gradients`] checks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GradientCheck {
    /// Random directions tried.
    pub directions: usize,
    /// Step of the central differences, relative to 1 + |x|. The differences are Richardson-extrapolated twice, so the
    /// truncation error is O(step⁶).
    pub step: f64,
    /// Largest difference allowed, relative to the sum of the magnitudes of the terms compared.
    pub tolerance: f64,
    /// Seed of the directions.
    pub seed: u64,
}

impl Default for GradientCheck {
    fn default() -> Self {
        Self { directions: 4, step: 2e-3, tolerance: 1e-8, seed: 1 }
    }
}

/// Where a derivative does not agree.
#[derive(Debug, Clone, PartialEq)]
pub struct GradientMismatch {
    /// What was compared.
    pub what: &'static str,
    /// What the derivative says.
    pub got: f64,
    /// What it should say.
    pub wanted: f64,
    /// The direction's number, from 0.
    pub direction: usize,
}

impl fmt::Display for GradientMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, got, wanted, direction } = self;
        write!(f, "{what}: got {got:e}, wanted {wanted:e} (direction {direction})")
    }
}

impl std::error::Error for GradientMismatch {}

/// Checks the reverse derivative of `f`, from `x.len()` inputs to `outputs` outputs, in f64.
///
/// `f(x, y)` writes the outputs into `y`. `pullback(x, d_y, d_x)` adds Jᵀ`d_y` to `d_x`, by the engine's convention:
/// shadows accumulate, and `d_y` may be consumed.
///
/// In each random direction v, with random seeds u, it compares
/// - ⟨u, Jv⟩ by central differences with ⟨Jᵀu, v⟩ (the dot-product test, as JAX's `check_vjp`),
/// - Jᵀ(−2u) with −2 Jᵀu: a pullback is linear in its seed,
/// - the shadow after a second call with the sum of both: a pullback adds, and does not overwrite.
///
/// # Errors
/// The first comparison that fails; a NaN fails.
///
/// # Example
/// ```
/// use rootgrad_autodiff::{autodiff_reverse, check_gradients, GradientCheck};
///
/// #[autodiff_reverse(d_norm, Duplicated, Active)]
/// fn norm(x: &[f64]) -> f64 {
///     let mut s = 0.0;
///     for v in x {
///         s += v * v;
///     }
///     s.sqrt()
/// }
///
/// check_gradients(
///     &[3.0, 4.0],
///     1,
///     |x, y| y[0] = norm(x),
///     |x, d_y, d_x| { d_norm(x, d_x, d_y[0]); },
///     &GradientCheck::default(),
/// )
/// .unwrap();
/// ```
pub fn check_gradients(
    x: &[f64],
    outputs: usize,
    mut f: impl FnMut(&[f64], &mut [f64]),
    mut pullback: impl FnMut(&[f64], &mut [f64], &mut [f64]),
    options: &GradientCheck,
) -> Result<(), GradientMismatch> {
    let mut random = Random(options.seed);
    for direction in 0..options.directions {
        // Scaled as x is, so that a component is neither lost nor thrown out of its domain.
        let v: Vec<f64> = x.iter().map(|x| random.symmetric() * (1.0 + x.abs())).collect();
        let u: Vec<f64> = (0..outputs).map(|_| random.symmetric()).collect();
        let mut transposed = |scale: f64, d_x: &mut [f64]| {
            let mut d_y: Vec<f64> = u.iter().map(|u| scale * u).collect();
            pullback(x, &mut d_y, d_x);
        };
        let compare = |what, got: f64, wanted: f64, size: f64| {
            let close = (got - wanted).abs() <= options.tolerance * (size + wanted.abs());
            if close { Ok(()) } else { Err(GradientMismatch { what, got, wanted, direction }) }
        };
        let mut gradient = vec![0.0; x.len()];
        transposed(1.0, &mut gradient);
        let slope = directional(x, &v, &u, options.step, &mut f);
        let size = gradient.iter().zip(&v).map(|(g, v)| (g * v).abs()).sum::<f64>().max(1e-3);
        compare("dot product with a numeric derivative", dot(&gradient, &v), slope, size)?;
        let mut scaled = vec![0.0; x.len()];
        transposed(-2.0, &mut scaled);
        for (g, s) in gradient.iter().zip(&scaled) {
            compare("linearity in the seed", *s, -2.0 * g, g.abs())?;
        }
        transposed(1.0, &mut scaled);
        for (g, s) in gradient.iter().zip(&scaled) {
            compare("accumulation into the shadow", *s, -g, g.abs())?;
        }
    }
    Ok(())
}

/// ⟨u, J(x)v⟩ by central differences at three steps, extrapolated.
fn directional(
    x: &[f64],
    v: &[f64],
    u: &[f64],
    step: f64,
    f: &mut impl FnMut(&[f64], &mut [f64]),
) -> f64 {
    let mut y = vec![0.0; u.len()];
    let mut at = |t: f64| {
        let moved: Vec<f64> = x.iter().zip(v).map(|(x, v)| x + t * step * v).collect();
        y.fill(0.0);
        f(&moved, &mut y);
        dot(&y, u)
    };
    let mut slope = |h: f64| (at(h) - at(-h)) / (2.0 * h * step);
    let (coarse, fine, finest) = (slope(1.0), slope(0.5), slope(0.25));
    let (a, b) = ((4.0 * fine - coarse) / 3.0, (4.0 * finest - fine) / 3.0);
    (16.0 * b - a) / 15.0
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// splitmix64 (Steele, Lea & Flood 2014).
struct Random(u64);

impl Random {
    fn symmetric(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        (z >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn product(x: &[f64], y: &mut [f64]) {
        y[0] = x[0] * x[1];
        y[1] = x[0].sin();
    }

    fn pullback(x: &[f64], d_y: &mut [f64], d_x: &mut [f64]) {
        d_x[0] += d_y[0] * x[1] + d_y[1] * x[0].cos();
        d_x[1] += d_y[0] * x[0];
    }

    fn verdict(rule: fn(&[f64], &mut [f64], &mut [f64])) -> Result<(), GradientMismatch> {
        check_gradients(&[2.0, -30.0], 2, product, rule, &GradientCheck::default())
    }

    #[test]
    fn a_right_rule_passes() {
        verdict(pullback).unwrap();
    }

    #[test]
    fn a_wrong_factor_is_found() {
        let wrong = |x: &[f64], d_y: &mut [f64], d_x: &mut [f64]| {
            pullback(x, d_y, d_x);
            d_x[1] += 1e-5 * d_y[0];
        };
        assert!(verdict(wrong).unwrap_err().what.contains("dot product"));
    }

    #[test]
    fn overwriting_is_found() {
        let wrong = |x: &[f64], d_y: &mut [f64], d_x: &mut [f64]| {
            d_x.fill(0.0);
            pullback(x, d_y, d_x);
        };
        assert!(verdict(wrong).unwrap_err().what.contains("accumulation"));
    }

    #[test]
    fn a_rule_that_is_not_linear_is_found() {
        let wrong = |x: &[f64], d_y: &mut [f64], d_x: &mut [f64]| {
            d_y[0] = d_y[0].abs();
            pullback(x, d_y, d_x);
        };
        assert!(verdict(wrong).is_err());
    }

    #[test]
    fn nan_is_found() {
        let wrong = |_: &[f64], _: &mut [f64], d_x: &mut [f64]| d_x[0] = f64::NAN;
        assert!(verdict(wrong).is_err());
    }
}
