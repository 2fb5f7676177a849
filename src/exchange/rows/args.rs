//! Inputs of an operation, as expressions.

use super::cells::Stored;

/// Inputs of an operation.
pub(super) struct Args<'a> {
    pub(super) inputs: Vec<&'a Stored>,
    pub(super) sizes: Vec<&'a [usize]>,
    /// Number of elements of each output.
    pub(super) out: Vec<usize>,
}

impl Args<'_> {
    /// Returns the number of elements of an input.
    pub(super) fn len(&self, input: usize) -> usize {
        self.sizes[input].iter().product()
    }
}

/// Returns the number of elements before an axis, and after it.
pub(super) fn outer_inner(sizes: &[usize], axis: usize) -> (usize, usize) {
    (sizes[..axis].iter().product(), sizes[axis + 1..].iter().product())
}
