//! Complex values: real values whose last axis has the size 2, for the real and the imaginary part.
//!
//! Sums, differences, negation and products with real numbers are those of real values ([`Graph::add`], …). Gradients of a real L are
//! dL/dRe + i dL/dIm, PyTorch's convention.

use crate::error::{Error, Result};
use crate::graph::operations::{ComplexAbs, ComplexAngle, ComplexBinary, before_pairs};
use crate::graph::{Graph, Id, Shape, Unary};

impl Graph {
    /// Returns re + i im (…, 2) for two real values (…); sizes of 1 are repeated.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn complex(&mut self, re: Id, im: Id) -> Result<Id> {
        let refusal = |a: &Shape, b: &Shape| {
            let wanted = "sizes that are equal or 1, aligned at the last";
            Error::shape("complex", format!("{a} and {b}"), wanted)
        };
        let (a, b) = (self.shape(re), self.shape(im));
        let shape = a.broadcast(b).ok_or_else(|| refusal(a, b))?;
        let (re, im) = (self.expand(re, &shape)?, self.expand(im, &shape)?);
        let (re, im) = (self.before_parts(re)?, self.before_parts(im)?);
        self.concat(&[re, im], -1)
    }

    /// Returns the real part (…) of z (…, 2).
    ///
    /// # Errors
    /// [`Error::Shape`] for a value that is not complex.
    pub fn real_part(&mut self, z: Id) -> Result<Id> {
        self.part("real", z, 0)
    }

    /// Returns the imaginary part (…) of z (…, 2).
    ///
    /// # Errors
    /// [`Error::Shape`] for a value that is not complex.
    pub fn imaginary_part(&mut self, z: Id) -> Result<Id> {
        self.part("imag", z, 1)
    }

    fn part(&mut self, name: &str, z: Id, part: usize) -> Result<Id> {
        let sizes = before_pairs(name, self.shape(z))?.to_vec();
        let part = self.slice(z, -1, part, part + 1)?;
        self.reshape(part, &sizes)
    }

    /// Returns the conjugate of z (…, 2).
    ///
    /// # Errors
    /// [`Error::Shape`] for a value that is not complex.
    pub fn conjugate(&mut self, z: Id) -> Result<Id> {
        before_pairs("conjugate", self.shape(z))?;
        let signs = self.constant(&[2], &[1.0, -1.0])?;
        self.mul(z, signs)
    }

    /// Returns a b for complex values (…, 2); sizes of 1 are repeated.
    ///
    /// # Errors
    /// [`Error::Shape`] for values that are not complex or do not go together.
    pub fn complex_mul(&mut self, a: Id, b: Id) -> Result<Id> {
        self.one(ComplexBinary { divides: false, conjugates: false }, &[a, b])
    }

    /// Returns a times the conjugate of b; sizes as in [`Graph::complex_mul`].
    ///
    /// # Errors
    /// Same as [`Graph::complex_mul`].
    pub fn complex_mul_conjugate(&mut self, a: Id, b: Id) -> Result<Id> {
        self.one(ComplexBinary { divides: false, conjugates: true }, &[a, b])
    }

    /// Returns a/b; sizes as in [`Graph::complex_mul`].
    ///
    /// # Errors
    /// Same as [`Graph::complex_mul`].
    pub fn complex_div(&mut self, a: Id, b: Id) -> Result<Id> {
        self.one(ComplexBinary { divides: true, conjugates: false }, &[a, b])
    }

    /// Returns |z| (…) of (…, 2). At 0 the gradient is 0, as in PyTorch.
    ///
    /// # Errors
    /// [`Error::Shape`] for a value that is not complex.
    pub fn complex_abs(&mut self, z: Id) -> Result<Id> {
        self.one(ComplexAbs, &[z])
    }

    /// Returns the angle of z (…, 2) in (−π, π] → (…). At 0 the gradient is 0, as in PyTorch.
    ///
    /// # Errors
    /// [`Error::Shape`] for a value that is not complex.
    pub fn complex_angle(&mut self, z: Id) -> Result<Id> {
        self.one(ComplexAngle, &[z])
    }

    /// Returns e^z of (…, 2).
    ///
    /// # Errors
    /// [`Error::Shape`] for a value that is not complex.
    pub fn complex_exp(&mut self, z: Id) -> Result<Id> {
        let (re, angle) = (self.part("complex_exp", z, 0)?, self.imaginary_part(z)?);
        let size = self.unary(Unary::Exp, re)?;
        self.from_polar(size, angle)
    }

    /// Returns size · e^(i angle) (…, 2) for real values (…); sizes of 1 are repeated.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn from_polar(&mut self, size: Id, angle: Id) -> Result<Id> {
        let (re, im) = (self.unary(Unary::Cos, angle)?, self.unary(Unary::Sin, angle)?);
        let (re, im) = (self.mul(size, re)?, self.mul(size, im)?);
        self.complex(re, im)
    }

    /// Returns ⟨a|b⟩ = Σ āᵢ bᵢ over the last axis before the pairs: (…, N, 2) → (…, 2).
    ///
    /// # Errors
    /// [`Error::Shape`] for values that are not complex, have no such axis, or do not go together.
    pub fn inner_product(&mut self, a: Id, b: Id) -> Result<Id> {
        let product = self.complex_mul_conjugate(b, a)?;
        if self.shape(product).rank() < 2 {
            let wanted = "complex values (…, N, 2)";
            return Err(Error::shape("inner_product", self.shape(product), wanted));
        }
        self.sum(product, &[-2])
    }
}
