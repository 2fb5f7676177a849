//! Fourier transforms of a fixed length, planned once and run without allocation.
//!
//! A complex number is a pair of numbers, its real and its imaginary part. This crate contains the generic code of `rustfft` and `realfft`
//! for `f32` and `f64`, so that it is compiled only once, not after every change of the library that uses it.
//!
//! Definitions, with n the length: the forward transform is X(k) = Σ x(t) exp(−2πi k t/n), the inverse one is
//! x(t) = Σ X(k) exp(+2πi k t/n), divided by n if it is [scaled](Spec::scaled).

mod planned;
mod transform;

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use planned::Planned;

/// Length of the longest transform. For longer ones the tables of sines would take gigabytes.
pub const MOST_LENGTH: usize = 1 << 22;

/// Direction of a transform, and its real sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Transforms n pairs to n pairs.
    Forward,
    /// Transforms n pairs to n pairs.
    Inverse,
    /// Transforms n numbers to the first n/2 + 1 pairs of their forward transform.
    FromReal,
    /// Transforms the first n/2 + 1 pairs of a spectrum, whose other pairs are their conjugates, to the n numbers of its inverse
    /// transform. The imaginary parts of the first pair and, for an even n, of the last one are ignored.
    ToReal,
}

/// A transform.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spec {
    /// Direction.
    pub kind: Kind,
    /// Number n of numbers or pairs on the full side.
    pub length: usize,
    /// True to divide the result by n.
    pub scaled: bool,
    /// True for the adjoint of the transform in the other direction. [`Kind::ToReal`] then uses half of each inner pair (those that also
    /// represent their conjugates), and [`Kind::FromReal`] gives twice each inner pair. The complex transforms are adjoint to each other
    /// without this flag.
    pub adjoint: bool,
}

impl Spec {
    /// Returns the number of values in one line of the input and of the output.
    #[must_use]
    pub fn numbers(&self) -> [usize; 2] {
        let (n, half) = (self.length, 2 * (self.length / 2 + 1));
        match self.kind {
            Kind::Forward | Kind::Inverse => [2 * n, 2 * n],
            Kind::FromReal => [n, half],
            Kind::ToReal => [half, n],
        }
    }

    /// Returns the transform that is adjoint to this one: ⟨A x, y⟩ = ⟨x, A* y⟩ over real and imaginary parts.
    #[must_use]
    pub fn adjoint(&self) -> Self {
        let (kind, adjoint) = match self.kind {
            Kind::Forward => (Kind::Inverse, false),
            Kind::Inverse => (Kind::Forward, false),
            Kind::FromReal => (Kind::ToReal, !self.adjoint),
            Kind::ToReal => (Kind::FromReal, !self.adjoint),
        };
        Self { kind, adjoint, ..*self }
    }

    /// Returns an upper estimate of the bytes that [`Plans::new`] allocates: tables of sines in both precisions. Lengths with large prime
    /// factors also need the tables of longer inner transforms.
    #[must_use]
    pub fn bytes(&self) -> usize {
        (1 << 16) + 256 * self.length
    }
}

/// A transform of lines of numbers. Results do not depend on the thread that runs it.
pub trait Transform<T>: Send + Sync {
    /// Returns the length of the scratch buffer for [`Transform::run`].
    fn scratch(&self) -> usize;
    /// Writes the transform of one line of `input` to `output`. Their lengths must be those of [`Spec::numbers`].
    fn run(&self, output: &mut [T], input: &[T], scratch: &mut [T]);
}

/// The two precisions of a transform.
#[derive(Clone)]
pub struct Plans {
    single: Arc<dyn Transform<f32>>,
    double: Arc<dyn Transform<f64>>,
}

impl Plans {
    /// Creates the tables of a transform.
    ///
    /// # Panics
    /// If the length is 0 or more than [`MOST_LENGTH`].
    #[must_use]
    pub fn new(spec: Spec) -> Self {
        assert!((1..=MOST_LENGTH).contains(&spec.length), "Plans::new: length {}", spec.length);
        Self { single: transform::plan::<f32>(spec), double: transform::plan::<f64>(spec) }
    }
}

impl fmt::Debug for Plans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Plans")
    }
}

/// The two precisions, `f32` and `f64`.
pub trait Scalar: Sized {
    /// Returns the transform in this precision.
    fn transform(plans: &Plans) -> &dyn Transform<Self>;
}

impl Scalar for f32 {
    fn transform(plans: &Plans) -> &dyn Transform<Self> {
        &*plans.single
    }
}

impl Scalar for f64 {
    fn transform(plans: &Plans) -> &dyn Transform<Self> {
        &*plans.double
    }
}
