//! Parts of a value, and repetitions.

use crate::error::{Error, Result};
use crate::graph::operations::{Split, View};
use crate::graph::run::MOST_OPERANDS;
use crate::graph::{Graph, Id, Shape};

impl Graph {
    /// Returns `count` parts along an axis, every `step` parts starting at `from`; a negative step goes backwards (ONNX's `Slice` with
    /// steps).
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that does not exist; [`Error::Shape`] if the axis has too few parts.
    pub fn slice_steps(
        &mut self,
        x: Id,
        axis: isize,
        from: usize,
        count: usize,
        step: isize,
    ) -> Result<Id> {
        let mut view = View::of(self.shape(x).sizes());
        let axis = self.axis("slice", axis, view.sizes.len())?;
        let last = step
            .checked_mul(count.saturating_sub(1) as isize)
            .and_then(|reach| from.checked_add_signed(reach));
        let size = view.sizes[axis];
        if count > 0 && !(from < size && last.is_some_and(|last| last < size)) {
            let wanted = format!("{count} parts along axis {axis} from {from} on, {step} apart");
            return Err(Error::shape("slice", self.shape(x), wanted));
        }
        view.offset = if count == 0 { 0 } else { from * view.strides[axis] as usize };
        view.sizes[axis] = count;
        // With a single part the step has no effect, and it may be very large.
        view.strides[axis] *= if count > 1 { step } else { 1 };
        self.view(x, view)
    }

    /// Returns the value with its parts along an axis in reverse order.
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that does not exist.
    pub fn flip(&mut self, x: Id, axis: isize) -> Result<Id> {
        let number = self.axis("flip", axis, self.shape(x).rank())?;
        let size = self.shape(x).sizes()[number];
        self.slice_steps(x, axis, size.saturating_sub(1), size, -1)
    }

    /// Splits an axis into consecutive parts of these sizes (ONNX's `Split`).
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that does not exist, or sizes that do not add up to its size.
    pub fn split(&mut self, x: Id, axis: isize, sizes: &[usize]) -> Result<Vec<Id>> {
        let number = self.axis("split", axis, self.shape(x).rank())?;
        let whole = self.shape(x).sizes()[number];
        let sum = sizes.iter().try_fold(0_usize, |sum, &size| sum.checked_add(size));
        if sum != Some(whole) {
            let wanted = format!("parts of {whole}, along axis {number} of {}", self.shape(x));
            return Err(Error::argument("split: sizes", format!("{sizes:?}"), wanted));
        }
        if sizes.len() <= 1 {
            return Ok(vec![x; sizes.len()]);
        }
        if sizes.len() <= MOST_OPERANDS {
            return self.apply(Split { axis: number, sizes: sizes.to_vec() }, &[x]);
        }
        // A split into many parts is done in two stages.
        let groups = sizes.chunks(sizes.len().div_ceil(MOST_OPERANDS));
        let wholes: Vec<usize> = groups.clone().map(|sizes| sizes.iter().sum()).collect();
        let mut parts = Vec::with_capacity(sizes.len());
        for (whole, sizes) in self.split(x, axis, &wholes)?.into_iter().zip(groups) {
            parts.extend(self.split(whole, axis, sizes)?);
        }
        Ok(parts)
    }

    /// Repeats the whole value along each axis: 1 2 → 1 2 1 2 (ONNX's `Tile`).
    ///
    /// # Errors
    /// [`Error::Argument`] if `times` does not have one number for each axis; [`Error::Shape`] for too many numbers.
    pub fn tile(&mut self, x: Id, times: &[usize]) -> Result<Id> {
        if times.len() != self.shape(x).rank() {
            let wanted = format!("a number for each axis of {}", self.shape(x));
            return Err(Error::argument("tile: times", format!("{times:?}"), wanted));
        }
        let mut y = x;
        for (axis, &times) in times.iter().enumerate() {
            y = self.repeated(y, axis, axis, times)?;
        }
        Ok(y)
    }

    /// Repeats each part along an axis: 1 2 → 1 1 2 2.
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that does not exist; [`Error::Shape`] for too many numbers.
    pub fn repeat(&mut self, x: Id, axis: isize, times: usize) -> Result<Id> {
        let axis = self.axis("repeat", axis, self.shape(x).rank())?;
        self.repeated(x, axis, axis + 1, times)
    }

    /// Repeats blocks that consist of the sizes from `inner` on; the size of `axis` grows by the factor `times`.
    fn repeated(&mut self, x: Id, axis: usize, inner: usize, times: usize) -> Result<Id> {
        let shape = self.shape(x).clone();
        let product = |sizes: &[usize]| sizes.iter().product::<usize>();
        let (outer, inner) = (product(&shape.sizes()[..inner]), product(&shape.sizes()[inner..]));
        let mut sizes = shape.sizes().to_vec();
        sizes[axis] = sizes[axis].saturating_mul(times);
        let wanted = shape.with_sizes(&sizes).checked("repeat")?;
        let single = self.reshape(x, &[outer, 1, inner])?;
        let repeated: Shape = wanted.with_sizes(&[outer, times, inner]);
        let repeated = self.expand(single, &repeated)?;
        self.reshape(repeated, wanted.sizes())
    }
}
