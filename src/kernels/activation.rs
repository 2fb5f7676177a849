//! The non-linearities, and their slopes.

use std::fmt;
use std::str::FromStr;

use super::Real;
use crate::error::Error;

/// The non-linearity after a linear layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Activation {
    /// z.
    Identity,
    /// max(z, 0); its slope at 0 is taken as 0.
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
    /// All of them, with their names.
    pub const ALL: [(Activation, &'static str); 6] = [
        (Activation::Identity, "identity"),
        (Activation::Relu, "relu"),
        (Activation::Gelu, "gelu"),
        (Activation::Silu, "silu"),
        (Activation::Tanh, "tanh"),
        (Activation::Sigmoid, "sigmoid"),
    ];

    /// Whether the slope has to be kept from the forward pass, since the output does not determine it.
    #[must_use]
    pub fn keeps_slope(self) -> bool {
        matches!(self, Activation::Gelu | Activation::Silu)
    }

    /// The activation of `z`, and its slope there.
    #[inline]
    pub fn apply<T: Real>(self, z: T) -> (T, T) {
        match self {
            Activation::Identity => (z, T::ONE),
            Activation::Relu if z > T::ZERO => (z, T::ONE),
            // A NaN must stay one, or a diverged network looks healthy.
            Activation::Relu if z <= T::ZERO => (T::ZERO, T::ZERO),
            Activation::Relu => (z, z),
            Activation::Gelu => {
                let (u, du) = gelu_argument(z);
                let s = sigmoid(u);
                (z * s, (z * du * s).mul_add(T::ONE - s, s))
            }
            Activation::Silu => {
                let s = sigmoid(z);
                (z * s, (z * s).mul_add(T::ONE - s, s))
            }
            Activation::Tanh => {
                let y = z.tanh();
                (y, T::ONE - y * y)
            }
            Activation::Sigmoid => {
                let y = sigmoid(z);
                (y, y * (T::ONE - y))
            }
        }
    }

    /// The slope where the output is `y`, for those that do not [keep it](Self::keeps_slope).
    #[inline]
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

/// u = 2√(2/π)(z + 0.044715 z³) and du/dz: GELU(z) = z σ(u).
#[inline]
fn gelu_argument<T: Real>(z: T) -> (T, T) {
    let a = T::from_f64(2.0 * (2.0 / std::f64::consts::PI).sqrt());
    let c = T::from_f64(2.0 * (2.0 / std::f64::consts::PI).sqrt() * 0.044715);
    let z2 = z * z;
    let u = z * c.mul_add(z2, a);
    let du = (T::from_f64(3.0) * c).mul_add(z2, a);
    (u, du)
}

/// σ(z) = 1/(1 + e⁻ᶻ); e⁻ᶻ may overflow to infinity, which gives the right 0.
#[inline]
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
