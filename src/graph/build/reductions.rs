//! Reductions beyond sums and extremes, and the positions of extremes.

use crate::error::Result;
use crate::graph::operations::{ArgExtreme, Reduction, TopK};
use crate::graph::{Binary, Graph, Id, Unary};

impl Graph {
    /// Returns the product over these axes, which are dropped, or kept with size 1 (ONNX's `ReduceProd`). Halves are multiplied until
    /// one number is left. The gradient is therefore also right where numbers are 0, and it can be differentiated again.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that does not exist.
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

    /// Returns the product over one axis, which is kept with size 1.
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

    /// Returns ln Σ exp(x) over these axes, which are dropped, or kept with size 1, without overflow (ONNX's `ReduceLogSumExp`).
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that does not exist; [`Error::Shape`](crate::Error::Shape) for a sum
    /// over no numbers.
    pub fn logsumexp(&mut self, x: Id, axes: &[isize], keep: bool) -> Result<Id> {
        let max = self.reduce(Reduction::Max, x, axes, true)?;
        let max = self.stop_gradient(max)?;
        // If the maximum is infinite, it is the result; its difference to itself would be NaN.
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

    /// Returns Σ |x| over these axes, which are dropped, or kept with size 1 (ONNX's `ReduceL1`).
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that does not exist.
    pub fn l1_norm(&mut self, x: Id, axes: &[isize], keep: bool) -> Result<Id> {
        let size = self.unary(Unary::Abs, x)?;
        self.reduce(Reduction::Sum, size, axes, keep)
    }

    /// Returns √Σ x² over these axes, which are dropped, or kept with size 1 (ONNX's `ReduceL2`). The gradient is 0 where all numbers
    /// are 0.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that does not exist.
    pub fn l2_norm(&mut self, x: Id, axes: &[isize], keep: bool) -> Result<Id> {
        let square = self.mul(x, x)?;
        let sum = self.reduce(Reduction::Sum, square, axes, keep)?;
        self.root_flat_at_zero(sum)
    }

    /// Returns √x. At 0, where the slope is infinite, the gradient is 0.
    pub(crate) fn root_flat_at_zero(&mut self, x: Id) -> Result<Id> {
        // At 0, the root of another number is computed, which keeps the gradient finite.
        let is_zero = self.unary(Unary::Not, x)?;
        let (zero, one) = (self.scalar(0.0), self.scalar(1.0));
        let positive = self.select(is_zero, one, x)?;
        let root = self.unary(Unary::Sqrt, positive)?;
        self.select(is_zero, zero, root)
    }

    /// Returns Σ (x − mean)²/(N − `correction`) over these axes, which are dropped, or kept with size 1. A correction of 0 gives the
    /// variance of the numbers themselves. A correction of 1 gives the unbiased estimate for the population that they sample.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that does not exist.
    pub fn variance(&mut self, x: Id, axes: &[isize], keep: bool, correction: usize) -> Result<Id> {
        let mean = self.mean_kept(x, axes)?;
        let centred = self.sub(x, mean)?;
        let square = self.mul(centred, centred)?;
        let sum = self.reduce(Reduction::Sum, square, axes, keep)?;
        let count = self.shape(x).len() as f64 / self.shape(mean).len() as f64;
        let inverse = self.scalar(1.0 / (count - correction as f64));
        self.mul(sum, inverse)
    }

    /// Returns the mean over these axes, which are kept with size 1.
    pub(super) fn mean_kept(&mut self, x: Id, axes: &[isize]) -> Result<Id> {
        let mean = self.mean(x, axes)?;
        let sizes = self.kept_sizes("mean", x, axes)?;
        self.reshape(mean, &sizes)
    }

    /// Returns the sizes of a value, with 1 for these axes.
    pub(super) fn kept_sizes(&self, name: &str, x: Id, axes: &[isize]) -> Result<Vec<usize>> {
        let mut sizes = self.shape(x).sizes().to_vec();
        for &axis in axes {
            let axis = self.axis(name, axis, sizes.len())?;
            sizes[axis] = 1;
        }
        Ok(sizes)
    }

    /// Returns a value whose sizes along the axes are 1 without these axes, unless `keep` is set.
    fn without(&mut self, y: Id, axes: &[isize], keep: bool) -> Result<Id> {
        match keep {
            true => Ok(y),
            // The sum over a single number is that number.
            false => self.sum(y, axes),
        }
    }

    /// Returns the position, from 0, of the largest number along an axis, which is dropped or kept with size 1. Of equal numbers, the
    /// first counts (ONNX's `ArgMax`). NaN counts as the largest. No gradient passes through it.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that does not exist; [`Error::Shape`](crate::Error::Shape) for an axis
    /// with no numbers, or with more than 2²⁴.
    pub fn arg_max(&mut self, x: Id, axis: isize, keep: bool) -> Result<Id> {
        self.arg_extreme(x, axis, keep, true)
    }

    /// Returns the position, from 0, of the smallest number along an axis, otherwise like [`Graph::arg_max`] (ONNX's `ArgMin`).
    ///
    /// # Errors
    /// Same as [`Graph::arg_max`].
    pub fn arg_min(&mut self, x: Id, axis: isize, keep: bool) -> Result<Id> {
        self.arg_extreme(x, axis, keep, false)
    }

    fn arg_extreme(&mut self, x: Id, axis: isize, keep: bool, largest: bool) -> Result<Id> {
        let kept = self.kept_sizes(if largest { "arg_max" } else { "arg_min" }, x, &[axis])?;
        let axis = self.axis("arg_max", axis, kept.len())?;
        let y = self.one(ArgExtreme { axis, largest }, &[x])?;
        if keep { self.reshape(y, &kept) } else { Ok(y) }
    }

    /// Returns the `k` largest (or smallest) numbers along an axis, the most extreme first, and their positions from 0. Of equal
    /// numbers, the earlier comes first (ONNX's `TopK`). NaN counts as larger than all numbers.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an axis that does not exist; [`Error::Shape`](crate::Error::Shape) for fewer
    /// than `k` numbers along the axis, or more than 2²⁴ numbers in a row.
    pub fn top_k(&mut self, x: Id, k: usize, axis: isize, largest: bool) -> Result<[Id; 2]> {
        let rank = self.shape(x).rank();
        let axis = self.axis("top_k", axis, rank)?;
        // This permutation is its own inverse.
        let mut axes: Vec<usize> = (0..rank).collect();
        axes.swap(axis, rank - 1);
        let x = self.transpose(x, &axes)?;
        let found = self.apply(TopK { k, largest }, &[x])?;
        Ok([self.transpose(found[0], &axes)?, self.transpose(found[1], &axes)?])
    }
}
