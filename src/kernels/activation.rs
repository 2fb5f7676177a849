//! The non-linearities, and their slopes.

use std::fmt;
use std::str::FromStr;

use super::Real;
use crate::error::Error;
use crate::simd::{Kernel, Simd, dispatch};

/// The non-linearity after a linear layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Activation {
    /// The value itself, z.
    Identity,
    /// max(z, 0), with slope 0 at 0.
    #[default]
    Relu,
    /// z Φ(z) in the tanh approximation, z/2 (1 + tanh(√(2/π)(z + 0.044715 z³))) = z σ(2√(2/π)(z + 0.044715 z³)):
    /// Hendrycks & Gimpel, arXiv:1606.08415; PyTorch's `GELU(approximate="tanh")`.
    Gelu,
    /// z σ(z), also called swish.
    Silu,
    /// tanh z.
    Tanh,
    /// σ(z) = 1/(1 + e⁻ᶻ).
    Sigmoid,
}

impl Activation {
    /// All activations, with their names.
    pub const ALL: [(Activation, &'static str); 6] = [
        (Activation::Identity, "identity"),
        (Activation::Relu, "relu"),
        (Activation::Gelu, "gelu"),
        (Activation::Silu, "silu"),
        (Activation::Tanh, "tanh"),
        (Activation::Sigmoid, "sigmoid"),
    ];

    /// Returns true if the forward pass must store the slope, because the output does not determine it.
    #[must_use]
    pub fn keeps_slope(self) -> bool {
        matches!(self, Activation::Gelu | Activation::Silu)
    }

    /// Returns the activation of `z`, and its slope at `z`.
    #[inline(always)]
    pub fn apply<T: Real>(self, z: T) -> (T, T) {
        match self {
            Activation::Identity => (z, T::ONE),
            Activation::Relu => relu(z),
            Activation::Gelu => gelu(z),
            Activation::Silu => silu(z),
            Activation::Tanh => with_slope(self, z.tanh()),
            Activation::Sigmoid => with_slope(self, sigmoid(z)),
        }
    }

    /// Returns the slope at output `y`, for the activations that do not [store it](Self::keeps_slope).
    #[inline(always)]
    pub fn slope_from_output<T: Real>(self, y: T) -> T {
        match self {
            Activation::Relu if y > T::ZERO => T::ONE,
            Activation::Relu => T::ZERO,
            Activation::Tanh => T::ONE - y * y,
            Activation::Sigmoid => y * (T::ONE - y),
            Activation::Identity | Activation::Gelu | Activation::Silu => T::ONE,
        }
    }
}

#[inline(always)]
fn with_slope<T: Real>(activation: Activation, y: T) -> (T, T) {
    (y, activation.slope_from_output(y))
}

#[inline(always)]
fn relu<T: Real>(z: T) -> (T, T) {
    // A NaN must stay NaN, otherwise a diverged network looks healthy: so no `max`.
    let slope = if z > T::ZERO { T::ONE } else { T::ZERO };
    (if z < T::ZERO { T::ZERO } else { z }, slope)
}

#[inline(always)]
fn gelu<T: Real>(z: T) -> (T, T) {
    // Beyond ±32 the slope is 0 or 1 to the last bit; z³ would overflow, and ∞ · 0 is NaN.
    let (least, t) = clamp(z, T::from_f64(32.0));
    let (u, du) = gelu_argument(t);
    let s = sigmoid(u);
    (least * s, (t * du * s).mul_add(T::ONE - s, s))
}

#[inline(always)]
fn silu<T: Real>(z: T) -> (T, T) {
    let (least, t) = clamp(z, T::from_f64(1000.0));
    let s = sigmoid(t);
    (least * s, (t * s).mul_add(T::ONE - s, s))
}

/// Returns max(z, −`most`), and z limited to ±`most`; NaN stays NaN.
#[inline(always)]
fn clamp<T: Real>(z: T, most: T) -> (T, T) {
    let least = if z < -most { -most } else { z };
    (least, if least > most { most } else { least })
}

/// Replaces `out` by act(`out`), in place. `slope` becomes act′ unless it is empty or not
/// [stored](Activation::keeps_slope).
pub(in crate::kernels) fn activate<T: Real>(
    out: &mut [T],
    slope: &mut [T],
    activation: Activation,
) {
    if activation != Activation::Identity {
        dispatch(Activate { out, slope, activation });
    }
}

pub(in crate::kernels) struct Activate<'a, T> {
    pub(in crate::kernels) out: &'a mut [T],
    pub(in crate::kernels) slope: &'a mut [T],
    pub(in crate::kernels) activation: Activation,
}

impl<T: Real> Kernel for Activate<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        // One loop for each activation, so that the loops contain no decision.
        match self.activation {
            Activation::Identity => {}
            Activation::Relu => map(self.out, relu),
            Activation::Gelu => map_with_slope(self.out, self.slope, gelu),
            Activation::Silu => map_with_slope(self.out, self.slope, silu),
            Activation::Tanh => map(self.out, |z| with_slope(Activation::Tanh, z.tanh())),
            Activation::Sigmoid => map(self.out, |z| with_slope(Activation::Sigmoid, sigmoid(z))),
        }
    }
}

#[inline(always)]
fn map<T: Real>(out: &mut [T], f: impl Fn(T) -> (T, T)) {
    for y in out {
        *y = f(*y).0;
    }
}

#[inline(always)]
fn map_with_slope<T: Real>(out: &mut [T], slope: &mut [T], f: impl Fn(T) -> (T, T)) {
    if slope.is_empty() {
        return map(out, f);
    }
    for (y, slope) in out.iter_mut().zip(slope) {
        (*y, *slope) = f(*y);
    }
}

/// Multiplies `d_out` by act′, from `slope` if it is stored, otherwise from `out`.
pub(in crate::kernels) fn multiply_slope<T: Real>(
    d_out: &mut [T],
    out: &[T],
    slope: &[T],
    activation: Activation,
) {
    if activation != Activation::Identity {
        dispatch(MultiplySlope { d_out, out, slope, activation });
    }
}

struct MultiplySlope<'a, T> {
    d_out: &'a mut [T],
    out: &'a [T],
    slope: &'a [T],
    activation: Activation,
}

impl<T: Real> Kernel for MultiplySlope<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        match self.activation {
            Activation::Identity => {}
            Activation::Gelu | Activation::Silu => multiply(self.d_out, self.slope, |slope| slope),
            // Name each activation, so that each has a loop without a decision.
            Activation::Relu => {
                multiply(self.d_out, self.out, |y| Activation::Relu.slope_from_output(y));
            }
            Activation::Tanh => {
                multiply(self.d_out, self.out, |y| Activation::Tanh.slope_from_output(y));
            }
            Activation::Sigmoid => {
                multiply(self.d_out, self.out, |y| Activation::Sigmoid.slope_from_output(y));
            }
        }
    }
}

#[inline(always)]
fn multiply<T: Real>(d_out: &mut [T], from: &[T], slope: impl Fn(T) -> T) {
    for (d, &from) in d_out.iter_mut().zip(from) {
        *d *= slope(from);
    }
}

/// u = 2√(2/π)(z + 0.044715 z³) and du/dz: GELU(z) = z σ(u).
#[inline(always)]
fn gelu_argument<T: Real>(z: T) -> (T, T) {
    let a = T::from_f64(2.0 * (2.0 / std::f64::consts::PI).sqrt());
    let c = T::from_f64(2.0 * (2.0 / std::f64::consts::PI).sqrt() * 0.044715);
    let z2 = z * z;
    let u = z * c.mul_add(z2, a);
    let du = (T::from_f64(3.0) * c).mul_add(z2, a);
    (u, du)
}

/// σ(z) = 1/(1 + e⁻ᶻ); e⁻ᶻ may overflow to infinity, which gives the right 0.
#[inline(always)]
pub(crate) fn sigmoid<T: Real>(z: T) -> T {
    T::ONE / (T::ONE + (-z).exp())
}

impl fmt::Display for Activation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Activation::ALL.iter().find(|(a, _)| a == self).map_or("?", |(_, name)| name);
        f.write_str(name)
    }
}

impl FromStr for Activation {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        let found = Activation::ALL.iter().find(|(_, n)| name.eq_ignore_ascii_case(n));
        found.map(|(a, _)| *a).ok_or_else(|| {
            let names: Vec<&str> = Activation::ALL.iter().map(|(_, n)| *n).collect();
            Error::argument(
                "activation",
                format!("'{name}'"),
                format!("one of {}", names.join(", ")),
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::{Level, run_at};

    /// Far from 0, z σ(·) is 0 or z and its slope 0 or 1; there z² and z³ overflow, too.
    fn far_out<T: Real + std::fmt::Debug>(most: f64) {
        let zs = [40.0, 1e6, 1.2e13, 1e19, 1e30, most, f64::INFINITY];
        for activation in [Activation::Gelu, Activation::Silu] {
            for level in Level::all() {
                let z: Vec<f64> =
                    zs.iter().flat_map(|&z| [z.max(2000.0), -z.max(2000.0)]).collect();
                let mut out: Vec<T> = z.iter().map(|&z| T::from_f64(z)).collect();
                let mut slope = out.clone();
                run_at(level, Activate { out: &mut out, slope: &mut slope, activation });
                let tiny = T::from_f64(1e-30);
                for ((&z, &y), &slope) in z.iter().zip(&out).zip(&slope) {
                    let (wanted, one) = if z > 0.0 { (z, 1.0) } else { (0.0, 0.0) };
                    let near = |got: T, wanted: f64| {
                        let wanted = T::from_f64(wanted);
                        got == wanted || (got - wanted < tiny && wanted - got < tiny)
                    };
                    let got = format!("{activation} of {z} at {level:?}: {y:?}, slope {slope:?}");
                    assert!(near(y, wanted) && near(slope, one), "{got}");
                }
                let mut nan = [T::from_f64(f64::NAN)];
                let mut slope = nan;
                run_at(level, Activate { out: &mut nan, slope: &mut slope, activation });
                assert_eq!(format!("{:?} {:?}", nan[0], slope[0]), "NaN NaN");
            }
        }
    }

    #[test]
    fn huge_arguments_have_slope_0_or_1() {
        far_out::<f32>(f64::from(f32::MAX));
        far_out::<f64>(f64::MAX);
    }
}
