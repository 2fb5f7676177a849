//! Additional arguments of kernels over large layers: threads, workspace, and the initial value of gradients.

use std::cell::{RefCell, RefMut};

use crate::gemm::blocked::GROUP;
use crate::gemm::{Precision, blocked};
use crate::threads::Team;

/// Number of tokens of the vocabulary whose logits the pullback processes at a time.
pub(crate) const BLOCK: usize = 32 * GROUP;

/// Threads and workspace for kernels that use all threads themselves
/// ([`linear_transposed`](super::linear_transposed()) and the other parts of a transformer). Results do not depend on the number of threads.
#[derive(Debug)]
pub struct Context<'a, T> {
    team: &'a Team,
    workspace: RefCell<&'a mut [T]>,
    overwriting: bool,
    precision: Precision,
}

impl<'a, T> Context<'a, T> {
    /// Creates a context; `workspace` contains at least [`Context::workspace`] values.
    pub fn new(team: &'a Team, workspace: &'a mut [T]) -> Self {
        let (workspace, precision) = (RefCell::new(workspace), Precision::Float32);
        Self { team, workspace, overwriting: false, precision }
    }

    /// Creates a context as [`Context::new`] does, but the shadows of *parameters* count as zero, whatever they contain: pullbacks overwrite
    /// them instead of adding. This saves clearing and reading a gradient that is larger than the caches.
    pub fn overwriting(team: &'a Team, workspace: &'a mut [T]) -> Self {
        Self { overwriting: true, ..Self::new(team, workspace) }
    }

    /// Returns the precision of products. It applies to `f32` only; `f64` is used for checks of gradients.
    pub(super) fn precision(&self) -> Precision {
        self.precision
    }

    /// Returns the length of the workspace for `rows` rows of layers up to `width` wide, with a vocabulary of `vocabulary` (or 0).
    #[must_use]
    pub fn workspace(rows: usize, width: usize, vocabulary: usize) -> usize {
        let products = blocked::workspace(rows, width.max(BLOCK.min(vocabulary)));
        let groups = vocabulary.div_ceil(blocked::GROUP);
        products + (rows * BLOCK.min(vocabulary)).max(2 * groups * rows)
    }

    /// Returns the threads.
    pub fn team(&self) -> &'a Team {
        self.team
    }

    /// Returns true if pullbacks overwrite the shadows of parameters instead of adding to them.
    #[must_use]
    pub fn overwrites(&self) -> bool {
        self.overwriting
    }

    /// Borrows the workspace, for the duration of one kernel.
    pub(super) fn borrow(&self) -> RefMut<'_, &'a mut [T]> {
        self.workspace.borrow_mut()
    }
}

impl Context<'_, f32> {
    /// Returns the same context with products in `precision`.
    #[must_use]
    pub fn with_precision(self, precision: Precision) -> Self {
        Self { precision, ..self }
    }
}

/// Number of rows in one piece of elementwise work.
const ROWS: usize = 8;

/// Calls `work(rows)` for all of `rows` rows, in pieces.
pub(super) fn in_rows(team: &Team, rows: usize, work: &(dyn Fn(std::ops::Range<usize>) + Sync)) {
    team.each(rows.div_ceil(ROWS), &|piece| work(piece * ROWS..((piece + 1) * ROWS).min(rows)));
}
