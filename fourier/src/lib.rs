//! Fourier transforms of one length, planned once and run without allocation.
//!
//! A complex number is a pair of numbers, its real and its imaginary part. This crate contains the generic code of `rustfft` and `realfft`
//! for `f32` and `f64`, so that it is compiled once and not with every change of the library that uses it.
//!
//! Definitions, with n the length: the forward transform is X(k) = Σ x(t) exp(−2πi k t/n), the inverse one is
//! x(t) = Σ X(k) exp(+2πi k t/n), divided by n if it is [scaled](Spec::scaled).

mod transform;

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// Longest transform: beyond it tables of sines take gigabytes.
pub const MOST_LENGTH: usize = 1 << 22;

/// Direction of a transform, and which of its sides are real.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// n pairs to n pairs.
    Forward,
    /// n pairs to n pairs.
    Inverse,
    /// n numbers to the first n/2 + 1 pairs of their forward transform.
    FromReal,
    /// The first n/2 + 1 pairs of a spectrum whose other pairs are their conjugates, to the n numbers of its inverse transform. The
    /// imaginary parts of the first pair and, for an even n, of the last one are ignored.
    ToReal,
}

/// A transform.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spec {
    /// Direction.
    pub kind: Kind,
    /// n: numbers or pairs on the full side.
    pub length: usize,
    /// Divides the result by n.
    pub scaled: bool,
    /// The adjoint of the transform of the other direction: [`Kind::ToReal`] takes half of each inner pair (those that stand for their
    /// conjugates, too), [`Kind::FromReal`] gives twice each inner pair. The complex transforms are adjoint to each other without it.
    pub adjoint: bool,
}

impl Spec {
    /// Numbers of one line of the input and of the output.
    #[must_use]
    pub fn numbers(&self) -> [usize; 2] {
        let (n, half) = (self.length, 2 * (self.length / 2 + 1));
        match self.kind {
            Kind::Forward | Kind::Inverse => [2 * n, 2 * n],
            Kind::FromReal => [n, half],
            Kind::ToReal => [half, n],
        }
    }

    /// The transform that is adjoint to this one: ⟨A x, y⟩ = ⟨x, A* y⟩ over real and imaginary parts.
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

    /// Bytes that [`Plans::new`] takes at most, by an estimate: tables of sines in both precisions, for lengths with large prime factors
    /// those of longer transforms inside.
    #[must_use]
    pub fn bytes(&self) -> usize {
        (1 << 16) + 256 * self.length
    }
}

/// Transforms lines of numbers. Results do not depend on the thread that runs it.
pub trait Transform<T>: Send + Sync {
    /// Numbers of scratch that [`Transform::run`] needs.
    fn scratch(&self) -> usize;
    /// Writes the transform of one line of `input` to `output`; [`Spec::numbers`] are their lengths.
    fn run(&self, output: &mut [T], input: &[T], scratch: &mut [T]);
}

/// The two precisions of a transform.
#[derive(Clone)]
pub struct Plans {
    single: Arc<dyn Transform<f32>>,
    double: Arc<dyn Transform<f64>>,
}

impl Plans {
    /// Makes the tables of a transform.
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

/// `f32` and `f64`.
pub trait Scalar: Sized {
    /// The transform in this precision.
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
