//! Parts of a value, and repetitions.

use crate::error::{Error, Result};
use crate::graph::operations::{Split, View};
use crate::graph::run::MOST_OPERANDS;
use crate::graph::{Graph, Id, Shape};

impl Graph {
    /// `count` parts along an axis, `step` apart from `from` on; a negative step goes back (ONNX's `Slice` with steps).
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that there is not; [`Error::Shape`] if there are not so many parts.
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
        // (Of one part the step is that of any other, and may be vast.)
        view.strides[axis] *= if count > 1 { step } else { 1 };
        self.view(x, view)
    }

    /// The value with its parts along an axis in reverse.
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that there is not.
    pub fn flip(&mut self, x: Id, axis: isize) -> Result<Id> {
        let number = self.axis("flip", axis, self.shape(x).rank())?;
        let size = self.shape(x).sizes()[number];
        self.slice_steps(x, axis, size.saturating_sub(1), size, -1)
    }

    /// Parts of these sizes along an axis, one after the other (ONNX's `Split`).
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that there is not, or sizes that are not the whole.
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
        // Many are parts of parts.
        let groups = sizes.chunks(sizes.len().div_ceil(MOST_OPERANDS));
        let wholes: Vec<usize> = groups.clone().map(|sizes| sizes.iter().sum()).collect();
        let mut parts = Vec::with_capacity(sizes.len());
        for (whole, sizes) in self.split(x, axis, &wholes)?.into_iter().zip(groups) {
            parts.extend(self.split(whole, axis, sizes)?);
        }
        Ok(parts)
    }

    /// The whole value, so many times along each axis: 1 2 → 1 2 1 2 (ONNX's `Tile`).
    ///
    /// # Errors
    /// [`Error::Argument`] if there is not a number for each axis; [`Error::Shape`] for too many numbers.
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

    /// Each part so many times, along an axis: 1 2 → 1 1 2 2.
    ///
    /// # Errors
    /// [`Error::Argument`] for an axis that there is not; [`Error::Shape`] for too many numbers.
    pub fn repeat(&mut self, x: Id, axis: isize, times: usize) -> Result<Id> {
        let axis = self.axis("repeat", axis, self.shape(x).rank())?;
        self.repeated(x, axis, axis + 1, times)
    }

    /// What lies within the sizes from `inner` on, so many times; `axis` grows.
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
