//! Reshapes, reorderings and selections of the same numbers.

use crate::error::{Error, Result};
use crate::graph::elementwise::Elementwise;
use crate::graph::operations::{
    Concat, CumulativeSum, Gather, Reshape, ScatterAdd, Strided, StridedAdd, View,
};
use crate::graph::run::MOST_OPERANDS;
use crate::graph::{Graph, Id, Operation, Shape};

impl Graph {
    /// Returns the same numbers with other sizes.
    ///
    /// # Errors
    /// [`Error::Shape`] if the count of numbers differs.
    pub fn reshape(&mut self, x: Id, sizes: &[usize]) -> Result<Id> {
        if self.shape(x).sizes() == sizes {
            return Ok(x);
        }
        let from = match self.operation_of(x) {
            // Only the last of several reshapes counts.
            Operation::Reshape(_) => self.node_of(x).inputs[0],
            // A single number, repeated to other sizes.
            Operation::Elementwise(Elementwise::Expand(_)) => {
                let from = self.node_of(x).inputs[0];
                let shape = self.shape(x).with_sizes(sizes).checked("reshape")?;
                if self.shape(from).rank() == 0 && self.shape(x).len() == shape.len() {
                    return self.expand(from, &shape);
                }
                x
            }
            _ => x,
        };
        match self.shape(from).sizes() == sizes {
            true => Ok(from),
            false => self.one(Reshape { sizes: sizes.to_vec() }, &[from]),
        }
    }

    /// Returns the value with its axes in this order.
    ///
    /// # Errors
    /// [`Error::Argument`] if `axes` does not name every axis once.
    pub fn transpose(&mut self, x: Id, axes: &[usize]) -> Result<Id> {
        let view = View::of(self.shape(x).sizes());
        let mut sorted = axes.to_vec();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..view.sizes.len()) {
            let wanted = format!("each axis of {} once", self.shape(x));
            return Err(Error::argument("transpose: axes", format!("{axes:?}"), wanted));
        }
        // Moving axes of size 1 moves no numbers.
        if axes.iter().filter(|&&axis| view.sizes[axis] != 1).is_sorted() {
            let sizes: Vec<usize> = axes.iter().map(|&axis| view.sizes[axis]).collect();
            return self.reshape(x, &sizes);
        }
        let sizes = axes.iter().map(|&axis| view.sizes[axis]).collect();
        let strides = axes.iter().map(|&axis| view.strides[axis]).collect();
        self.view(x, View { sizes, strides, offset: 0 })
    }

    /// Returns the matrix whose transpose (last two axes swapped) `id` is.
    pub(crate) fn matrix_of_transposed(&self, id: Id) -> Option<Id> {
        let Operation::Strided(strided) = self.operation_of(id) else { return None };
        let x = self.node_of(id).inputs[0];
        let mut view = View::of(self.shape(x).sizes());
        let last = view.sizes.len().checked_sub(1).filter(|&last| last > 0)?;
        view.sizes.swap(last, last - 1);
        view.strides.swap(last, last - 1);
        (strided.view == view).then_some(x)
    }

    /// Returns the part of an axis from `from` up to, but excluding, `to`.
    ///
    /// # Errors
    /// [`Error::Argument`] if the axis does not contain that part.
    pub fn slice(&mut self, x: Id, axis: isize, from: usize, to: usize) -> Result<Id> {
        let mut view = View::of(self.shape(x).sizes());
        let axis = self.axis("slice", axis, view.sizes.len())?;
        if from > to || to > view.sizes[axis] {
            let wanted = format!("a part of 0..{}", view.sizes[axis]);
            return Err(Error::argument(
                format!("slice of axis {axis}"),
                format!("{from}..{to}"),
                wanted,
            ));
        }
        view.offset = from * view.strides[axis] as usize;
        view.sizes[axis] = to - from;
        self.view(x, view)
    }

    pub(super) fn view(&mut self, x: Id, view: View) -> Result<Id> {
        match view == View::of(self.shape(x).sizes()) {
            true => Ok(x),
            false => self.one(Strided { view }, &[x]),
        }
    }

    /// Adds zeros around the value; `padding` has the number before and after the value for each axis.
    ///
    /// # Errors
    /// [`Error::Argument`] if `padding` does not have one pair for each axis.
    pub fn pad(&mut self, x: Id, padding: &[(usize, usize)]) -> Result<Id> {
        let part = self.shape(x).sizes().to_vec();
        if padding.len() != part.len() {
            let wanted = format!("a pair for each axis of {}", self.shape(x));
            return Err(Error::argument("pad: padding", format!("{padding:?}"), wanted));
        }
        if padding.iter().all(|&pair| pair == (0, 0)) {
            return Ok(x);
        }
        let sizes: Vec<usize> =
            part.iter().zip(padding).map(|(size, (low, high))| low + size + high).collect();
        let strides = View::of(&sizes).strides;
        let offset =
            strides.iter().zip(padding).map(|(&stride, (low, _))| stride as usize * low).sum();
        self.one(StridedAdd { sizes, view: View { sizes: part, strides, offset } }, &[x])
    }

    /// Concatenates values along an axis.
    ///
    /// # Errors
    /// [`Error::Shape`] if they differ in the size of another axis.
    pub fn concat(&mut self, values: &[Id], axis: isize) -> Result<Id> {
        let Some(&first) = values.first() else {
            return Err(Error::argument("concat: values", 0, "at least one"));
        };
        let axis = self.axis("concat", axis, self.shape(first).rank())?;
        // If some values belong to rows, values that all rows share are expanded to every row.
        let per_row = values.iter().any(|&value| self.shape(value).is_per_row());
        let of_rows = |graph: &mut Graph, value: Id| match per_row {
            true => graph.expand(value, &Shape::per_row(graph.shape(value).clone().sizes())),
            false => Ok(value),
        };
        let values: Vec<Id> =
            values.iter().map(|&value| of_rows(self, value)).collect::<Result<_>>()?;
        let mut parts = Vec::new();
        for values in values.chunks(MOST_OPERANDS) {
            parts.push(if values.len() == 1 {
                values[0]
            } else {
                self.one(Concat { axis }, values)?
            });
        }
        match parts[..] {
            [one] => Ok(one),
            _ => self.concat(&parts, axis as isize),
        }
    }

    /// Returns, for each number, that part of a table (V, …): numbers (…) → (…, …). The table may be a parameter. Use it for an
    /// embedding, or for the values at the ends of a graph's edges. A number without a part (negative, V or more, fractional) gives
    /// NaN.
    ///
    /// # Errors
    /// [`Error::Shape`] for a table without sizes.
    pub fn gather(&mut self, table: Id, numbers: Id) -> Result<Id> {
        self.one(Gather, &[table, numbers])
    }

    /// Returns, for each of `size` places, the sum of the values with its number: values (numbers' sizes, …) → (size, …). The sum runs
    /// in the order of the values. Use it to sum messages along edges at their destinations. Values whose number is not a place are
    /// left out.
    ///
    /// # Errors
    /// [`Error::Shape`] if the values' sizes do not begin with the numbers'.
    pub fn scatter_add(&mut self, values: Id, numbers: Id, size: usize) -> Result<Id> {
        self.one(ScatterAdd { size, shared: false }, &[values, numbers])
    }

    /// Returns the cumulative sum along an axis: each number plus those before it. `exclusive` leaves out the number itself; `reverse`
    /// sums the numbers after it instead (ONNX's `CumSum`).
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that does not exist.
    pub fn cumulative_sum(
        &mut self,
        x: Id,
        axis: isize,
        exclusive: bool,
        reverse: bool,
    ) -> Result<Id> {
        let axis = self.axis("cumulative_sum", axis, self.shape(x).rank())?;
        self.one(CumulativeSum { axis, exclusive, reverse }, &[x])
    }
}
