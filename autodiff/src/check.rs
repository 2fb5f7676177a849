//! Checks a derivative against the function it belongs to.

use core::fmt;

/// Options of [`check_gradients`] and the other checks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GradientCheck {
    /// Number of random directions.
    pub directions: usize,
    /// Step of the central differences, relative to 1 + |x|. The differences are Richardson-extrapolated twice, so the
    /// truncation error is O(step⁶).
    pub step: f64,
    /// Largest allowed difference, relative to the sum of the magnitudes of the compared terms. If one of them is a
    /// numeric derivative, it is also relative to a thousandth of the outputs, because the error of differences grows
    /// with the outputs.
    pub tolerance: f64,
    /// Seed of the random directions.
    pub seed: u64,
}

impl Default for GradientCheck {
    fn default() -> Self {
        Self { directions: 4, step: 2e-3, tolerance: 1e-8, seed: 1 }
    }
}

impl GradientCheck {
    /// Refuses a check that would compare nothing.
    fn compares_something(&self, outputs: usize) -> Result<(), GradientMismatch> {
        let none = |what| GradientMismatch { what, got: 0.0, wanted: 1.0, direction: 0 };
        match (outputs, self.directions) {
            (0, _) => Err(none("number of outputs to check")),
            (_, 0) => Err(none("number of directions to check in")),
            _ => Ok(()),
        }
    }

    fn compare(
        &self,
        what: &'static str,
        got: f64,
        wanted: f64,
        size: f64,
        direction: usize,
    ) -> Result<(), GradientMismatch> {
        let close = (got - wanted).abs() <= self.tolerance * (size + wanted.abs());
        if close { Ok(()) } else { Err(GradientMismatch { what, got, wanted, direction }) }
    }
}

/// The first place at which a derivative does not agree.
#[derive(Debug, Clone, PartialEq)]
pub struct GradientMismatch {
    /// Description of the comparison.
    pub what: &'static str,
    /// Value that follows from the derivative.
    pub got: f64,
    /// Value that is expected.
    pub wanted: f64,
    /// Number of the direction, from 0.
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
/// - ⟨u, Jv⟩ by central differences with ⟨Jᵀu, v⟩ (the dot-product test, like JAX's `check_vjp`),
/// - Jᵀ(−2u) with −2 Jᵀu: a pullback is linear in its seed,
/// - the shadow after a second call with the sum of both: a pullback adds, and does not overwrite.
///
/// # Errors
/// The first comparison that fails. A NaN fails, and so does a check without outputs or without directions.
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
    options.compares_something(outputs)?;
    let mut random = Random(options.seed);
    for direction in 0..options.directions {
        let (v, u) = random.directions(x, outputs);
        let mut transposed = |scale: f64, d_x: &mut [f64]| {
            let mut d_y: Vec<f64> = u.iter().map(|u| scale * u).collect();
            pullback(x, &mut d_y, d_x);
        };
        let compare = |what, got, wanted, size| options.compare(what, got, wanted, size, direction);
        let mut gradient = vec![0.0; x.len()];
        transposed(1.0, &mut gradient);
        let (slope, noise) = directional(x, &v, &u, options.step, &mut f);
        let size = magnitude(&gradient, &v).max(noise);
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

/// Checks the forward derivative of `f`, from `x.len()` inputs to `outputs` outputs, in f64.
///
/// `pushforward(x, v, t_y)` writes Jv into `t_y`, which contains zeros before the call. In each random direction the
/// result is compared with central differences, and with the result in the direction −2v: a pushforward is linear.
///
/// # Errors
/// The first comparison that fails. A NaN fails, and so does a check without outputs or without directions.
///
/// # Example
/// ```
/// use rootgrad_autodiff::{autodiff_forward, check_pushforward, GradientCheck};
///
/// #[autodiff_forward(t_norm, Dual, DualOnly)]
/// fn norm(x: &[f64]) -> f64 {
///     let mut s = 0.0;
///     for v in x {
///         s += v * v;
///     }
///     s.sqrt()
/// }
///
/// check_pushforward(
///     &[3.0, 4.0],
///     1,
///     |x, y| y[0] = norm(x),
///     |x, v, t_y| t_y[0] = t_norm(x, v),
///     &GradientCheck::default(),
/// )
/// .unwrap();
/// ```
pub fn check_pushforward(
    x: &[f64],
    outputs: usize,
    mut f: impl FnMut(&[f64], &mut [f64]),
    mut pushforward: impl FnMut(&[f64], &[f64], &mut [f64]),
    options: &GradientCheck,
) -> Result<(), GradientMismatch> {
    options.compares_something(outputs)?;
    let mut random = Random(options.seed);
    for direction in 0..options.directions {
        let (v, u) = random.directions(x, outputs);
        let (mut tangent, mut scaled) = (vec![0.0; outputs], vec![0.0; outputs]);
        pushforward(x, &v, &mut tangent);
        let (slope, noise) = directional(x, &v, &u, options.step, &mut f);
        let size = magnitude(&tangent, &u).max(noise);
        let compare = |what, got, wanted, size| options.compare(what, got, wanted, size, direction);
        compare("tangent with a numeric derivative", dot(&tangent, &u), slope, size)?;
        let back: Vec<f64> = v.iter().map(|v| -2.0 * v).collect();
        pushforward(x, &back, &mut scaled);
        for (t, s) in tangent.iter().zip(&scaled) {
            compare("linearity in the direction", *s, -2.0 * t, t.abs())?;
        }
    }
    Ok(())
}

/// Checks that a forward and a reverse derivative agree: ⟨u, Jv⟩ = ⟨Jᵀu, v⟩ for random u and v.
///
/// No differences are involved, so this holds up to rounding: the allowed difference is `options.tolerance`/10⁴, by
/// default 10⁻¹². `pushforward` is as in [`check_pushforward`], `pullback` as in [`check_gradients`].
///
/// # Errors
/// The first direction in which they differ. A NaN fails, and so does a check without outputs or without directions.
pub fn check_transpose(
    x: &[f64],
    outputs: usize,
    mut pushforward: impl FnMut(&[f64], &[f64], &mut [f64]),
    mut pullback: impl FnMut(&[f64], &mut [f64], &mut [f64]),
    options: &GradientCheck,
) -> Result<(), GradientMismatch> {
    options.compares_something(outputs)?;
    let mut random = Random(options.seed);
    let exact = GradientCheck { tolerance: options.tolerance * 1e-4, ..*options };
    for direction in 0..options.directions {
        let (v, u) = random.directions(x, outputs);
        let (mut tangent, mut gradient) = (vec![0.0; outputs], vec![0.0; x.len()]);
        pushforward(x, &v, &mut tangent);
        pullback(x, &mut u.clone(), &mut gradient);
        let size = magnitude(&gradient, &v) + magnitude(&tangent, &u);
        let (forward, reverse) = (dot(&tangent, &u), dot(&gradient, &v));
        exact.compare("forward with reverse", forward, reverse, size, direction)?;
    }
    Ok(())
}

/// Computes the Jacobian of a function from `x.len()` inputs to `outputs` outputs, `width` columns at a time. It is
/// stored row by row: the derivatives of one output by all inputs are next to each other.
///
/// `forward(x, v, t_y)` is a forward derivative of that width under the convention of `Dualv`. `v` contains `width`
/// directions one after another. `t_y`, which contains zeros before the call, receives the tangents of the outputs one
/// after another.
///
/// # Panics
/// If `width` is 0.
///
/// # Example
/// ```
/// use rootgrad_autodiff::{autodiff_forward, jacobian};
///
/// #[autodiff_forward(polar_4, 4, Dualv, Dualv)]
/// fn polar(out: &mut [f64], x: &[f64]) {
///     out[0] = x[0] * x[1].cos();
///     out[1] = x[0] * x[1].sin();
/// }
///
/// let j = jacobian(&[2.0, 0.0], 2, 4, |x, v, t_y| polar_4(&mut [0.0; 2], t_y, x, v));
/// assert_eq!(j, [1.0, 0.0, 0.0, 2.0]);
/// ```
pub fn jacobian<T: crate::Real>(
    x: &[T],
    outputs: usize,
    width: usize,
    mut forward: impl FnMut(&[T], &[T], &mut [T]),
) -> Vec<T> {
    assert!(width > 0, "a Jacobian is computed at least one column at a time");
    let n = x.len();
    let mut jacobian = vec![T::default(); outputs * n];
    let (mut v, mut t_y) = (vec![T::default(); width * n], vec![T::default(); width * outputs]);
    for first in (0..n).step_by(width) {
        v.fill(T::default());
        t_y.fill(T::default());
        let columns = width.min(n - first);
        for k in 0..columns {
            v[k * n + first + k] = crate::real(1.0);
        }
        forward(x, &v, &mut t_y);
        for (k, tangent) in t_y.chunks_exact(outputs.max(1)).take(columns).enumerate() {
            for (row, t) in tangent.iter().enumerate() {
                jacobian[row * n + first + k] = *t;
            }
        }
    }
    jacobian
}

/// ⟨u, J(x)v⟩ by central differences at three steps, extrapolated; and a thousandth of the largest sum of magnitudes of
/// the terms uᵢyᵢ.
fn directional(
    x: &[f64],
    v: &[f64],
    u: &[f64],
    step: f64,
    f: &mut impl FnMut(&[f64], &mut [f64]),
) -> (f64, f64) {
    let (mut y, mut largest) = (vec![0.0; u.len()], 0.0_f64);
    let mut at = |t: f64| {
        let moved: Vec<f64> = x.iter().zip(v).map(|(x, v)| x + t * step * v).collect();
        y.fill(0.0);
        f(&moved, &mut y);
        largest = largest.max(magnitude(&y, u));
        dot(&y, u)
    };
    let mut slope = |h: f64| (at(h) - at(-h)) / (2.0 * h * step);
    let (coarse, fine, finest) = (slope(1.0), slope(0.5), slope(0.25));
    let (a, b) = ((4.0 * fine - coarse) / 3.0, (4.0 * finest - fine) / 3.0);
    ((16.0 * b - a) / 15.0, 1e-3 * largest)
}

/// The sum of the terms' magnitudes.
fn magnitude(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a * b).abs()).sum()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// splitmix64 (Steele, Lea & Flood 2014).
struct Random(u64);

impl Random {
    /// A direction for the inputs, scaled like the inputs, so that no component is lost or leaves its domain; and seeds
    /// for the outputs.
    fn directions(&mut self, x: &[f64], outputs: usize) -> (Vec<f64>, Vec<f64>) {
        let v = x.iter().map(|x| self.symmetric() * (1.0 + x.abs())).collect();
        let u = (0..outputs).map(|_| self.symmetric()).collect();
        (v, u)
    }

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

    fn pushforward(x: &[f64], v: &[f64], t_y: &mut [f64]) {
        t_y[0] = v[0] * x[1] + x[0] * v[1];
        t_y[1] = v[0] * x[0].cos();
    }

    #[test]
    fn right_tangents_pass_and_wrong_ones_are_found() {
        let options = GradientCheck::default();
        let x = [2.0, -30.0];
        check_pushforward(&x, 2, product, pushforward, &options).unwrap();
        check_transpose(&x, 2, pushforward, pullback, &options).unwrap();
        let off = |x: &[f64], v: &[f64], t_y: &mut [f64]| {
            pushforward(x, v, t_y);
            t_y[1] += 1e-5 * v[1];
        };
        check_pushforward(&x, 2, product, off, &options).unwrap_err();
        check_transpose(&x, 2, off, pullback, &options).unwrap_err();
        let bent = |x: &[f64], v: &[f64], t_y: &mut [f64]| {
            pushforward(x, v, t_y);
            t_y[0] = t_y[0].abs();
        };
        check_pushforward(&x, 2, product, bent, &options).unwrap_err();
        let nan = |_: &[f64], _: &[f64], t_y: &mut [f64]| t_y.fill(f64::NAN);
        check_transpose(&x, 2, nan, pullback, &options).unwrap_err();
    }

    #[test]
    fn jacobian_of_any_width() {
        let x = [2.0, -30.0];
        let wide = |width: usize| {
            jacobian(&x, 2, width, |x, v, t_y| {
                for (v, t) in v.chunks(2).zip(t_y.chunks_mut(2)) {
                    pushforward(x, v, t);
                }
            })
        };
        for width in 1..4 {
            assert_eq!(wide(width), [-30.0, 2.0, x[0].cos(), 0.0]);
        }
    }

    #[test]
    fn a_wrong_rule_is_found_at_any_scale_and_a_right_one_passes() {
        for scale in [1e-200, 1e-19, 1.0, 1e19, 1e200] {
            let f = |x: &[f64], y: &mut [f64]| y[0] = scale * (7.0 + x[0] * x[0]);
            let check = |slope: f64| {
                let rule =
                    |x: &[f64], d_y: &mut [f64], d_x: &mut [f64]| d_x[0] += slope * x[0] * d_y[0];
                let tangent =
                    |x: &[f64], v: &[f64], t_y: &mut [f64]| t_y[0] = 2.0 * scale * x[0] * v[0];
                let options = GradientCheck::default();
                check_gradients(&[3.0], 1, f, rule, &options)
                    .and_then(|()| check_transpose(&[3.0], 1, tangent, rule, &options))
                    .and_then(|()| check_pushforward(&[3.0], 1, f, tangent, &options))
            };
            check(2.0 * scale).unwrap();
            check(2.1 * scale).unwrap_err();
        }
    }

    #[test]
    fn a_check_of_nothing_is_no_check() {
        let nothing = |_: &[f64], _: &mut [f64]| ();
        let rule = |_: &[f64], _: &mut [f64], _: &mut [f64]| ();
        let options = GradientCheck::default();
        let error = check_gradients(&[1.0], 0, nothing, rule, &options).unwrap_err();
        assert_eq!(error.what, "number of outputs to check");
        let options = GradientCheck { directions: 0, ..options };
        let error = check_gradients(&[1.0], 1, nothing, rule, &options).unwrap_err();
        assert_eq!(error.what, "number of directions to check in");
    }

    #[test]
    fn nan_is_found() {
        let wrong = |_: &[f64], _: &mut [f64], d_x: &mut [f64]| d_x[0] = f64::NAN;
        assert!(verdict(wrong).is_err());
    }
}
