//! What many numbers are made one by, beyond sums and extremes; and which of them are the extreme ones.

use crate::error::Result;
use crate::graph::operations::{ArgExtreme, Reduction, TopK};
use crate::graph::{Binary, Graph, Id, Unary};

impl Graph {
    /// The product over these axes, which are dropped, or kept as 1 (ONNX's `ReduceProd`). Halves are multiplied with each
    /// other until one number is left; so the gradient is right where numbers are 0, and has a gradient itself.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that there is not.
    pub fn product(&mut self, x: Id, axes: &[isize], keep: bool) -> Result<Id> {
        let sizes = self.kept_sizes("product", x, axes)?;
        let mut y = x;
        for axis in 0..sizes.len() {
            if self.shape(y).sizes()[axis] != sizes[axis] {
                y = self.product_of(y, axis)?;
            }
        }
        self.without(y, axes, keep)
    }

    /// The product over one axis, which is kept as 1.
    fn product_of(&mut self, x: Id, axis: usize) -> Result<Id> {
        let along = axis as isize;
        let mut y = x;
        loop {
            let size = self.shape(y).sizes()[axis];
            match size {
                0 => {
                    let mut sizes = self.shape(y).sizes().to_vec();
                    sizes[axis] = 1;
                    let (one, shape) = (self.scalar(1.0), self.shape(y).with_sizes(&sizes));
                    return self.expand(one, &shape);
                }
                1 => return Ok(y),
                _ => {}
            }
            let half = size / 2;
            let (first, second) =
                (self.slice(y, along, 0, half)?, self.slice(y, along, half, 2 * half)?);
            let product = self.mul(first, second)?;
            y = match size % 2 {
                0 => product,
                _ => {
                    let odd = self.slice(y, along, size - 1, size)?;
                    self.concat(&[product, odd], along)?
                }
            };
        }
    }

    /// ln Σ exp(x) over these axes, which are dropped, or kept as 1, without overflow (ONNX's `ReduceLogSumExp`).
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that there is not; [`Error::Shape`](crate::Error::Shape) for a
    /// sum of nothing.
    pub fn logsumexp(&mut self, x: Id, axes: &[isize], keep: bool) -> Result<Id> {
        let max = self.reduce(Reduction::Max, x, axes, true)?;
        let max = self.stop_gradient(max)?;
        // An infinite one is the result; less itself it is not a number.
        let (nothing, zero) = (self.sub(max, max)?, self.scalar(0.0));
        let finite = self.binary(Binary::Equal, nothing, zero)?;
        let shift = self.select(finite, max, zero)?;
        let shifted = self.sub(x, shift)?;
        let exp = self.unary(Unary::Exp, shifted)?;
        let sum = self.reduce(Reduction::Sum, exp, axes, true)?;
        let log = self.unary(Unary::Log, sum)?;
        let log = self.add(log, shift)?;
        let y = self.select(finite, log, max)?;
        self.without(y, axes, keep)
    }

    /// Σ |x| over these axes, which are dropped, or kept as 1 (ONNX's `ReduceL1`).
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that there is not.
    pub fn l1_norm(&mut self, x: Id, axes: &[isize], keep: bool) -> Result<Id> {
        let size = self.unary(Unary::Abs, x)?;
        self.reduce(Reduction::Sum, size, axes, keep)
    }

    /// √Σ x² over these axes, which are dropped, or kept as 1 (ONNX's `ReduceL2`); where all numbers are 0 the gradient is 0.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that there is not.
    pub fn l2_norm(&mut self, x: Id, axes: &[isize], keep: bool) -> Result<Id> {
        let square = self.mul(x, x)?;
        let sum = self.reduce(Reduction::Sum, square, axes, keep)?;
        self.root_flat_at_zero(sum)
    }

    /// √x; at 0, where its slope is infinite, the gradient is 0.
    pub(in crate::graph) fn root_flat_at_zero(&mut self, x: Id) -> Result<Id> {
        // (The root of another number is taken there.)
        let is_zero = self.unary(Unary::Not, x)?;
        let (zero, one) = (self.scalar(0.0), self.scalar(1.0));
        let positive = self.select(is_zero, one, x)?;
        let root = self.unary(Unary::Sqrt, positive)?;
        self.select(is_zero, zero, root)
    }

    /// Σ (x − mean)²/(N − `correction`) over these axes, which are dropped, or kept as 1; a correction of 0 gives the variance
    /// of the numbers themselves, one of 1 the unbiased estimate of that which they are a sample of.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that there is not.
    pub fn variance(&mut self, x: Id, axes: &[isize], keep: bool, correction: usize) -> Result<Id> {
        let mean = self.mean_kept(x, axes)?;
        let centred = self.sub(x, mean)?;
        let square = self.mul(centred, centred)?;
        let sum = self.reduce(Reduction::Sum, square, axes, keep)?;
        let count = self.shape(x).len() as f64 / self.shape(mean).len() as f64;
        let inverse = self.scalar(1.0 / (count - correction as f64));
        self.mul(sum, inverse)
    }

    /// The mean over these axes, which are kept as 1.
    pub(super) fn mean_kept(&mut self, x: Id, axes: &[isize]) -> Result<Id> {
        let mean = self.mean(x, axes)?;
        let sizes = self.kept_sizes("mean", x, axes)?;
        self.reshape(mean, &sizes)
    }

    /// The sizes of a value with those of the axes as 1.
    pub(super) fn kept_sizes(&self, name: &str, x: Id, axes: &[isize]) -> Result<Vec<usize>> {
        let mut sizes = self.shape(x).sizes().to_vec();
        for &axis in axes {
            let axis = self.axis(name, axis, sizes.len())?;
            sizes[axis] = 1;
        }
        Ok(sizes)
    }

    /// A value whose sizes along the axes are 1, without those unless they are to be kept.
    fn without(&mut self, y: Id, axes: &[isize], keep: bool) -> Result<Id> {
        match keep {
            true => Ok(y),
            // (The sum over one number is that number.)
            false => self.sum(y, axes),
        }
    }

    /// The number, from 0, of the largest along an axis, which is dropped or kept as 1; of equal ones the first (ONNX's
    /// `ArgMax`). What is not a number counts as the largest. No gradient goes through it.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that there is not; [`Error::Shape`](crate::Error::Shape) for one
    /// of no number, or of more than 2²⁴.
    pub fn arg_max(&mut self, x: Id, axis: isize, keep: bool) -> Result<Id> {
        self.arg_extreme(x, axis, keep, true)
    }

    /// The number, from 0, of the smallest along an axis, as [`Graph::arg_max`] (ONNX's `ArgMin`).
    ///
    /// # Errors
    /// As [`Graph::arg_max`].
    pub fn arg_min(&mut self, x: Id, axis: isize, keep: bool) -> Result<Id> {
        self.arg_extreme(x, axis, keep, false)
    }

    fn arg_extreme(&mut self, x: Id, axis: isize, keep: bool, largest: bool) -> Result<Id> {
        let kept = self.kept_sizes(if largest { "arg_max" } else { "arg_min" }, x, &[axis])?;
        let axis = self.axis("arg_max", axis, kept.len())?;
        let y = self.one(ArgExtreme { axis, largest }, &[x])?;
        if keep { self.reshape(y, &kept) } else { Ok(y) }
    }

    /// The `k` largest (or smallest) along an axis, the most extreme first, and their numbers from 0; of equal ones those
    /// before come first (ONNX's `TopK`). What is not a number counts as larger than all.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that there is not; [`Error::Shape`](crate::Error::Shape) for
    /// fewer numbers along it, or more than 2²⁴ in a row.
    pub fn top_k(&mut self, x: Id, k: usize, axis: isize, largest: bool) -> Result<[Id; 2]> {
        let rank = self.shape(x).rank();
        let axis = self.axis("top_k", axis, rank)?;
        // (Its own inverse.)
        let mut axes: Vec<usize> = (0..rank).collect();
        axes.swap(axis, rank - 1);
        let x = self.transpose(x, &axes)?;
        let found = self.apply(TopK { k, largest }, &[x])?;
        Ok([self.transpose(found[0], &axes)?, self.transpose(found[1], &axes)?])
    }
}
