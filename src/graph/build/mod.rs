//! Methods that add operations to a graph.
//!
//! Axes count from 0, or backwards from −1 for the last axis; the batch is not an axis.

pub(crate) mod activations;
mod attention;
mod complex;
pub(super) mod convolution;
mod distances;
mod dropout;
mod fourier;
mod jagged;
mod layers;
mod members;
mod moves;
mod norms;
mod parts;
mod q_transform;
mod recurrent;
mod reductions;
mod spectra;
mod windows;

pub use members::MembersMean;
pub use norms::BatchNorm;
pub use q_transform::QTransformOptions;
pub use recurrent::Recurrent;
pub use spectra::{Band, SpectrumAverage, SpectrumOptions};
pub use windows::Window;

use super::elementwise::Elementwise;
use super::operation::Constant;
use super::operations::{Reduce, Reduction, SumRows, Ties};
use super::{Graph, Id, Operation, Shape};
use crate::error::{Error, Result};
use crate::kernels::elementwise::{Binary, Unary};

impl Graph {
    /// Adds a constant value, the same for all rows.
    ///
    /// # Errors
    /// [`Error::Shape`] if the number of values does not match the sizes.
    pub fn constant(&mut self, sizes: &[usize], values: &[f64]) -> Result<Id> {
        let shape = Shape::shared(sizes).checked("constant")?;
        if values.len() != shape.len() {
            return Err(Error::shape("constant", format!("{} values", values.len()), shape));
        }
        let bits = values.iter().map(|value| value.to_bits()).collect();
        Ok(self.source(Operation::Constant(Constant { sizes: sizes.to_vec(), bits }), shape))
    }

    /// Adds a constant number.
    pub fn scalar(&mut self, value: f64) -> Id {
        let constant = Constant { sizes: Vec::new(), bits: vec![value.to_bits()] };
        self.source(Operation::Constant(constant), Shape::shared(&[]))
    }

    /// Returns f(x) of each number.
    ///
    /// # Errors
    /// None at present: every shape is accepted.
    pub fn unary(&mut self, f: Unary, x: Id) -> Result<Id> {
        if let (Unary::Negate, Operation::Elementwise(Elementwise::Unary(Unary::Negate))) =
            (f, self.operation_of(x))
        {
            return Ok(self.node_of(x).inputs[0]);
        }
        self.one(Elementwise::Unary(f), &[x])
    }

    /// Returns f(a, b) of each number. Sizes of 1 are repeated; missing leading sizes count as 1.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn binary(&mut self, f: Binary, a: Id, b: Id) -> Result<Id> {
        // x·1, x/1, x + 0 and x − 0 are x. (0·x is not 0 for every x.)
        let neutral = match f {
            Binary::Multiply | Binary::Divide => Some(1.0),
            Binary::Add | Binary::Subtract => Some(0.0),
            _ => None,
        };
        let is_neutral = |id| neutral.is_some() && self.known_scalar(id) == neutral;
        let (of_a, of_b) = (self.shape(a), self.shape(b));
        let both = of_a.broadcast(of_b);
        if is_neutral(b) && both.as_ref() == Some(of_a) {
            return Ok(a);
        }
        // a + (−b) equals a − b in every bit.
        let negated = |id| match self.operation_of(id) {
            Operation::Elementwise(Elementwise::Unary(Unary::Negate)) => {
                Some(self.node_of(id).inputs[0])
            }
            _ => None,
        };
        match (f, negated(a), negated(b)) {
            (Binary::Add, _, Some(b)) => return self.binary(Binary::Subtract, a, b),
            (Binary::Add, Some(a), _) => return self.binary(Binary::Subtract, b, a),
            (Binary::Subtract, _, Some(b)) => return self.binary(Binary::Add, a, b),
            _ => {}
        }
        let commutes = matches!(f, Binary::Multiply | Binary::Add);
        if commutes && is_neutral(a) && both.as_ref() == Some(of_b) {
            return Ok(b);
        }
        self.one(Elementwise::Binary(f), &[a, b])
    }

    /// Returns the number, if the value is a constant number, possibly repeated.
    pub(crate) fn known_scalar(&self, id: Id) -> Option<f64> {
        match self.operation_of(id) {
            Operation::Constant(Constant { bits, .. }) if bits.len() == 1 => {
                Some(f64::from_bits(bits[0]))
            }
            Operation::Elementwise(Elementwise::Expand(_)) => {
                self.known_scalar(self.node_of(id).inputs[0])
            }
            _ => None,
        }
    }

    /// Returns a + b; shapes as in [`Graph::binary`].
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn add(&mut self, a: Id, b: Id) -> Result<Id> {
        self.binary(Binary::Add, a, b)
    }

    /// Returns a − b; shapes as in [`Graph::binary`].
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn sub(&mut self, a: Id, b: Id) -> Result<Id> {
        self.binary(Binary::Subtract, a, b)
    }

    /// Returns a b; shapes as in [`Graph::binary`].
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn mul(&mut self, a: Id, b: Id) -> Result<Id> {
        self.binary(Binary::Multiply, a, b)
    }

    /// Returns a/b; shapes as in [`Graph::binary`].
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn div(&mut self, a: Id, b: Id) -> Result<Id> {
        self.binary(Binary::Divide, a, b)
    }

    /// Returns `yes` where `condition` is not 0, else `no` (ONNX's `Where`).
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn select(&mut self, condition: Id, yes: Id, no: Id) -> Result<Id> {
        self.one(Elementwise::Where, &[condition, yes, no])
    }

    /// Returns the value repeated to `shape`. A value that all rows share may become a value of each row.
    ///
    /// # Errors
    /// [`Error::Shape`] if the sizes do not broadcast to those of `shape`.
    pub fn expand(&mut self, x: Id, shape: &Shape) -> Result<Id> {
        // Two repetitions are merged into one.
        let from = match self.operation_of(x) {
            Operation::Elementwise(Elementwise::Expand(_)) => self.node_of(x).inputs[0],
            _ => x,
        };
        match self.shape(x) == shape {
            true => Ok(x),
            false => self.one(Elementwise::Expand(shape.clone()), &[from]),
        }
    }

    /// Returns the adjoint of repeating `input` to the shape of `d`: for each number, the sum over its copies.
    pub(crate) fn unbroadcast(&mut self, d: Id, input: Id) -> Result<Id> {
        let (mut d, wanted) = (d, self.shape(input).clone());
        if !wanted.is_per_row() && self.shape(d).is_per_row() {
            // Sum over the sizes first, which leaves fewer numbers for the sum over rows.
            let sizes = wanted.sizes().to_vec();
            d = self.sum_to(d, &sizes)?;
            return self.sum_rows(d);
        }
        d = self.sum_to(d, wanted.sizes())?;
        self.expand(d, &wanted)
    }

    /// Returns the sum over the axes for which `sizes` has no size, or 1.
    fn sum_to(&mut self, d: Id, sizes: &[usize]) -> Result<Id> {
        let from = self.shape(d).sizes().to_vec();
        let missing = from.len().saturating_sub(sizes.len());
        let repeated =
            |axis: usize| axis < missing || sizes[axis - missing] == 1 && from[axis] != 1;
        let mut d = d;
        let mut end = from.len();
        while end > 0 {
            let mut first = end;
            while first > 0 && repeated(first - 1) {
                first -= 1;
            }
            if first < end {
                d = self.reduce_sizes(Reduction::Sum, d, first, end)?;
            }
            end = first.saturating_sub(1);
        }
        self.reshape(d, sizes)
    }

    /// Returns the number of an axis for a value with `rank` sizes; a negative `axis` counts from the end.
    pub(super) fn axis(&self, name: &str, axis: isize, rank: usize) -> Result<usize> {
        let number = if axis < 0 { axis + rank as isize } else { axis };
        usize::try_from(number).ok().filter(|&number| number < rank).ok_or_else(|| {
            let wanted = format!(
                "an axis of {rank} sizes, from {} to {}",
                -(rank as isize),
                rank as isize - 1
            );
            Error::argument(format!("{name}: axis"), axis, wanted)
        })
    }

    /// Returns the reduction over these axes, which are dropped, or kept with size 1. Several equal extremes share the gradient equally
    /// (PyTorch's `amax`).
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that does not exist; [`Error::Shape`] for an extreme over no numbers.
    pub fn reduce(
        &mut self,
        reduction: Reduction,
        x: Id,
        axes: &[isize],
        keep: bool,
    ) -> Result<Id> {
        let mut sizes = self.shape(x).sizes().to_vec();
        let mut dropped = vec![false; sizes.len()];
        for &axis in axes {
            dropped[self.axis("reduce", axis, sizes.len())?] = true;
        }
        let mut value = match reduction {
            Reduction::Sum => x,
            // In two reductions one after the other, equal extremes would share the gradient differently.
            Reduction::Max | Reduction::Min => self.side_by_side(x, &mut dropped)?,
        };
        let mut end = sizes.len();
        while end > 0 {
            let first =
                dropped[..end].iter().rposition(|&dropped| !dropped).map_or(0, |last| last + 1);
            if first < end {
                value = self.reduce_sizes(reduction, value, first, end)?;
            }
            end = first.saturating_sub(1);
        }
        if keep {
            for &axis in axes {
                let axis = self.axis("reduce", axis, sizes.len())?;
                sizes[axis] = 1;
            }
            value = self.reshape(value, &sizes)?;
        }
        Ok(value)
    }

    /// Returns the largest or smallest number along an axis, which is dropped, or kept with size 1. Of several equal extremes, the
    /// first receives the gradient (PyTorch's `max(dim)` and `min(dim)`).
    ///
    /// # Errors
    /// Same as [`Graph::reduce`].
    pub fn first_extreme(
        &mut self,
        reduction: Reduction,
        x: Id,
        axis: isize,
        keep: bool,
    ) -> Result<Id> {
        let mut sizes = self.shape(x).sizes().to_vec();
        let first = self.axis("reduce", axis, sizes.len())?;
        let reduce = Reduce { reduction, first, end: first + 1, ties: Ties::First };
        let value = self.one(reduce, &[x])?;
        sizes[first] = 1;
        if keep { self.reshape(value, &sizes) } else { Ok(value) }
    }

    /// Moves the axes that will be dropped to the end, unless they are already adjacent (axes of size 1 do not count).
    fn side_by_side(&mut self, x: Id, dropped: &mut [bool]) -> Result<Id> {
        let sizes = self.shape(x).sizes();
        let of_numbers = sizes.iter().zip(&*dropped).filter(|(size, _)| **size != 1);
        let flags: Vec<bool> = of_numbers.map(|(_, &dropped)| dropped).collect();
        let runs = flags.chunk_by(|a, b| a == b).filter(|run| run[0]).count();
        if runs <= 1 {
            return Ok(x);
        }
        let (ends, stays): (Vec<usize>, Vec<usize>) =
            (0..dropped.len()).partition(|&axis| dropped[axis]);
        let moved = self.transpose(x, &[&stays[..], &ends[..]].concat())?;
        dropped.iter_mut().enumerate().for_each(|(axis, dropped)| *dropped = axis >= stays.len());
        Ok(moved)
    }

    /// Returns the reduction over the axes `first..end`, which are dropped.
    fn reduce_sizes(
        &mut self,
        reduction: Reduction,
        x: Id,
        first: usize,
        end: usize,
    ) -> Result<Id> {
        let sizes = self.shape(x).sizes();
        if sizes[first..end].iter().all(|&size| size == 1) {
            // The reduction of a single number is that number.
            let sizes = [&sizes[..first], &sizes[end..]].concat();
            return self.reshape(x, &sizes);
        }
        self.one(Reduce { reduction, first, end, ties: Ties::Shared }, &[x])
    }

    /// Returns the sum over these axes, which are dropped.
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that does not exist.
    pub fn sum(&mut self, x: Id, axes: &[isize]) -> Result<Id> {
        self.reduce(Reduction::Sum, x, axes, false)
    }

    /// Returns the mean over these axes, which are dropped.
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that does not exist.
    pub fn mean(&mut self, x: Id, axes: &[isize]) -> Result<Id> {
        let sum = self.sum(x, axes)?;
        let count = self.shape(x).len() as f64 / (self.shape(sum).len() as f64).max(1.0);
        let inverse = self.scalar(1.0 / count);
        self.mul(sum, inverse)
    }

    /// Returns the sum over the rows of the batch.
    ///
    /// # Errors
    /// [`Error::Shape`] for a value that all rows share.
    pub fn sum_rows(&mut self, x: Id) -> Result<Id> {
        self.one(SumRows, &[x])
    }
}
