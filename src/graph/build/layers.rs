//! Products, and building blocks of layers.

use crate::error::{Error, Result};
use crate::graph::elementwise::Elementwise;
use crate::graph::operations::{Linear, Matmul, Reduction, Softmax};
use crate::graph::{Graph, Id, Shape};
use crate::kernels::elementwise::Unary;

impl Graph {
    /// Returns x·w + b: x (…, I), w (I, O), b (O) → (…, O). All rows share the weights.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn linear(&mut self, x: Id, w: Id, b: Option<Id>) -> Result<Id> {
        let inputs: Vec<Id> = [x, w].into_iter().chain(b).collect();
        self.one(Linear { transposed: false }, &inputs)
    }

    /// Same as [`Graph::linear`], with weights of shape (O, I) as in PyTorch and in ONNX's `Gemm` with `transB`.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn linear_transposed(&mut self, x: Id, w: Id, b: Option<Id>) -> Result<Id> {
        let inputs: Vec<Id> = [x, w].into_iter().chain(b).collect();
        self.one(Linear { transposed: true }, &inputs)
    }

    /// Returns the product of matrices (…, M, K) and (…, K, N); leading sizes are repeated as in [`Graph::binary`]. A transposed matrix
    /// is read in place, without a copy.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn matmul(&mut self, a: Id, b: Id) -> Result<Id> {
        let (of_a, of_b) = (self.shape(a).clone(), self.shape(b).clone());
        if !of_b.is_per_row() && of_b.rank() == 2 && of_a.rank() >= 1 {
            return match self.matrix_of_transposed(b) {
                Some(weights) => self.linear_transposed(a, weights, None),
                None => self.linear(a, b, None),
            };
        }
        let leading =
            |shape: &Shape| shape.with_sizes(&shape.sizes()[..shape.rank().saturating_sub(2)]);
        if of_b.is_per_row() && leading(&of_a).sizes() == leading(&of_b).sizes() {
            let (a_lies, b_lies) = (self.matrix_of_transposed(a), self.matrix_of_transposed(b));
            let (transpose_a, transpose_b) = (a_lies.is_some(), b_lies.is_some());
            let operands = [a_lies.unwrap_or(a), b_lies.unwrap_or(b)];
            return self.one(Matmul { transpose_a, transpose_b }, &operands);
        }
        let Some(both) = leading(&of_a).broadcast(&leading(&of_b)) else {
            let wanted = "leading sizes that are equal or 1";
            return Err(Error::shape("matmul", format!("{of_a} and {of_b}"), wanted));
        };
        let with_leading = |shape: &Shape| {
            let matrix = &shape.sizes()[shape.rank().saturating_sub(2)..];
            shape.with_sizes(&[both.sizes(), matrix].concat())
        };
        let (a, b) = (self.expand(a, &with_leading(&of_a))?, self.expand(b, &with_leading(&of_b))?);
        self.one(Matmul { transpose_a: false, transpose_b: false }, &[a, b])
    }

    /// Returns exp(x)/Σ exp(x) along an axis, without overflow.
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that does not exist.
    pub fn softmax(&mut self, x: Id, axis: isize) -> Result<Id> {
        if self.is_last(x, axis) {
            return self.one(Softmax { log: false }, &[x]);
        }
        let shifted = self.shifted(x, axis)?;
        let exp = self.unary(Unary::Exp, shifted)?;
        let sum = self.reduce(Reduction::Sum, exp, &[axis], true)?;
        self.div(exp, sum)
    }

    /// Returns ln softmax(x) along an axis.
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that does not exist.
    pub fn log_softmax(&mut self, x: Id, axis: isize) -> Result<Id> {
        if self.is_last(x, axis) {
            return self.one(Softmax { log: true }, &[x]);
        }
        let shifted = self.shifted(x, axis)?;
        let exp = self.unary(Unary::Exp, shifted)?;
        let sum = self.reduce(Reduction::Sum, exp, &[axis], true)?;
        let log = self.unary(Unary::Log, sum)?;
        self.sub(shifted, log)
    }

    /// True if an axis is the last.
    fn is_last(&self, x: Id, axis: isize) -> bool {
        let rank = self.shape(x).rank() as isize;
        rank > 0 && (axis == -1 || axis + 1 == rank)
    }

    /// Returns x minus its largest number along an axis. The largest number needs no gradient, because the final result does not depend
    /// on it.
    fn shifted(&mut self, x: Id, axis: isize) -> Result<Id> {
        let max = self.reduce(Reduction::Max, x, &[axis], true)?;
        let max = self.stop_gradient(max)?;
        self.sub(x, max)
    }

    /// Returns the value unchanged; [`Graph::gradient`] treats it as a constant.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn stop_gradient(&mut self, x: Id) -> Result<Id> {
        self.one(Elementwise::Stop, &[x])
    }
}
