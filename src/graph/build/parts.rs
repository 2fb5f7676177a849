//! Parts of a value, and repetitions.

use crate::error::{Error, Result};
use crate::graph::operations::View;
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
        view.strides[axis] *= step;
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
        let mut parts = Vec::with_capacity(sizes.len());
        self.split_into(x, axis, sizes, &mut parts)?;
        Ok(parts)
    }

    /// Adds the parts. Many are parts of halves: the pullback of a part is as large as what it is a part of.
    fn split_into(&mut self, x: Id, axis: isize, sizes: &[usize], to: &mut Vec<Id>) -> Result<()> {
        let halves = sizes.split_at(if sizes.len() > 4 { sizes.len() / 2 } else { 0 });
        let mut from = 0;
        let mut part = |graph: &mut Graph, size: usize| {
            from += size;
            graph.slice(x, axis, from - size, from)
        };
        if halves.0.is_empty() {
            for &size in sizes {
                to.push(part(self, size)?);
            }
            return Ok(());
        }
        for half in [halves.0, halves.1] {
            let x = part(self, half.iter().sum())?;
            self.split_into(x, axis, half, to)?;
        }
        Ok(())
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
