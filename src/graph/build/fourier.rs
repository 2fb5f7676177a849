//! Fourier transforms of any length: X(k) = Σ x(t) e^(−2πi k t/n), and the inverse x(t) = 1/n Σ X(k) e^(2πi k t/n).

use rootgrad_fourier::{Kind, Spec};

use crate::error::{Error, Result};
use crate::graph::operations::{Fourier, before_pairs};
use crate::graph::{Graph, Id};

impl Graph {
    /// Returns the Fourier transform of complex lines (…, N, 2) → (…, n, 2). With a `length` n, lines are first cut or padded with
    /// zeros at their ends.
    ///
    /// # Errors
    /// [`Error::Shape`] for a value that is not complex or has no axis to transform; [`Error::Argument`] for a length of 0 or beyond
    /// 2²²; [`Error::Memory`].
    pub fn fft(&mut self, x: Id, length: Option<usize>) -> Result<Id> {
        self.complex_transform("fft", x, length, Kind::Forward)
    }

    /// Returns the inverse transform of [`Graph::fft`].
    ///
    /// # Errors
    /// Same as [`Graph::fft`].
    pub fn ifft(&mut self, x: Id, length: Option<usize>) -> Result<Id> {
        self.complex_transform("ifft", x, length, Kind::Inverse)
    }

    fn complex_transform(
        &mut self,
        name: &str,
        x: Id,
        length: Option<usize>,
        kind: Kind,
    ) -> Result<Id> {
        let own = self.pairs_in_a_line(name, x)?;
        let length = length.unwrap_or(own);
        let x = self.with_length(x, 1, length)?;
        let scaled = kind == Kind::Inverse;
        self.one(Fourier::new(Spec { kind, length, scaled, adjoint: false }), &[x])
    }

    /// Returns the first n/2 + 1 numbers (…, n/2 + 1, 2) of the Fourier transform of real lines (…, N); the other numbers are
    /// conjugates of these. `length` as in [`Graph::fft`].
    ///
    /// # Errors
    /// [`Error::Shape`] for a value without an axis; otherwise same as [`Graph::fft`].
    pub fn rfft(&mut self, x: Id, length: Option<usize>) -> Result<Id> {
        let &[.., own] = self.shape(x).sizes() else {
            return Err(Error::shape("rfft", self.shape(x), "real lines (…, N)"));
        };
        let length = length.unwrap_or(own);
        let x = self.with_length(x, 0, length)?;
        let spec = Spec { kind: Kind::FromReal, length, scaled: false, adjoint: false };
        self.one(Fourier::new(spec), &[x])
    }

    /// Returns the inverse transform of [`Graph::rfft`]: (…, n/2 + 1, 2) → (…, n). Without a `length`, n is even: 2 (N − 1) for N
    /// pairs. The imaginary part of the first pair is ignored and, for an even n, that of the last pair.
    ///
    /// # Errors
    /// Same as [`Graph::fft`].
    pub fn irfft(&mut self, x: Id, length: Option<usize>) -> Result<Id> {
        let own = self.pairs_in_a_line("irfft", x)?;
        let length = length.unwrap_or((2 * own).saturating_sub(2));
        if length == 0 {
            let got = format!("0 of {}", self.shape(x));
            return Err(Error::argument("irfft: length", got, "1 or more: give a length"));
        }
        let x = self.with_length(x, 1, length / 2 + 1)?;
        let spec = Spec { kind: Kind::ToReal, length, scaled: true, adjoint: false };
        self.one(Fourier::new(spec), &[x])
    }

    fn pairs_in_a_line(&self, name: &str, x: Id) -> Result<usize> {
        match before_pairs(name, self.shape(x))? {
            &[.., own] => Ok(own),
            [] => Err(Error::shape(name, self.shape(x), "complex lines (…, N, 2)")),
        }
    }

    /// Cuts lines, or pads them with zeros at their ends; `behind` is the number of axes after the axis of the lines.
    fn with_length(&mut self, x: Id, behind: usize, length: usize) -> Result<Id> {
        let rank = self.shape(x).rank();
        let axis = rank - 1 - behind;
        let own = self.shape(x).sizes()[axis];
        if length < own {
            return self.slice(x, axis as isize, 0, length);
        }
        let mut padding = vec![(0, 0); rank];
        padding[axis].1 = length - own;
        self.pad(x, &padding)
    }
}
