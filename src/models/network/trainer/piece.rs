//! Forward and backward of one piece of a batch.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use super::batch::{Batch, Rows};
use crate::arena::{Cells, Table};
use crate::models::network::Function;
use crate::models::network::function::{self, Buffers};
use crate::simd::FlushDenormals;
use crate::threads::Team;

/// The spans of one piece of a batch.
#[derive(Debug, Clone)]
pub(super) struct Piece {
    pub(super) gradient: Range<usize>,
    x: Range<usize>,
    target: Range<usize>,
    weight: Range<usize>,
    pub(super) activations: Range<usize>,
    d_activations: Range<usize>,
    statistics: Range<usize>,
    slopes: Range<usize>,
    workspace: Range<usize>,
}

impl Piece {
    pub(super) fn new(
        table: &mut Table,
        number: usize,
        function: &Function,
        block: usize,
        targets: usize,
    ) -> Self {
        let [activations, statistics, slopes, workspace] = function.sizes(block);
        let mut push =
            |name: &str, shape: &[usize]| table.push(format!("piece {number}: {name}"), shape);
        Piece {
            gradient: push("gradient", &[function.parameters()]),
            x: push("x", &[block, function.features()]),
            target: push("target", &[block, targets]),
            weight: push("weight", &[block]),
            activations: push("activations", &[activations]),
            d_activations: push("d_activations", &[activations]),
            statistics: push("statistics", &[statistics]),
            slopes: push("slopes", &[slopes]),
            workspace: push("workspace", &[workspace]),
        }
    }
}

/// The data for the work on the pieces of a batch.
pub(super) struct Work<'a> {
    pub(super) function: &'a Function,
    pub(super) team: &'a Team,
    pub(super) cells: Cells<'a>,
    pub(super) parameters: Range<usize>,
    pub(super) rows: &'a Rows,
    pub(super) batch: &'a Batch<'a>,
    /// Number of rows that go through the network together.
    pub(super) block: usize,
}

impl<'a> Work<'a> {
    /// Copies rows into the piece's spans.
    ///
    /// # Safety
    /// No one else may use the piece's spans.
    unsafe fn gather(&self, piece: &Piece, rows: &[u32]) -> function::Rows<'a> {
        let (f, cells) = (self.function.features(), self.cells);
        let targets = self.rows.loss.targets(self.function.outputs());
        let part = |span: &Range<usize>, len: usize| span.start..span.start + len;
        let (x, t, w) = (
            part(&piece.x, rows.len() * f),
            part(&piece.target, rows.len() * targets),
            part(&piece.weight, rows.len()),
        );
        // SAFETY: the caller's promise; the spans are disjoint.
        let (x, target, weight) = unsafe { (cells.get_mut(x), cells.get_mut(t), cells.get_mut(w)) };
        self.rows.features(x, self.batch, rows, 0..f);
        // SAFETY: as above.
        self.function.arrange(x, unsafe { cells.get_mut(piece.workspace.clone()) });
        self.rows.targets(target, self.batch, rows);
        self.rows.weights(weight, self.batch, rows);
        function::Rows { x, target, weight }
    }

    /// Returns the memory for `rows` rows, and for the adjoints of their activations.
    ///
    /// # Safety
    /// No one else may use the piece's spans, and the memory of an earlier call must no longer be in use.
    unsafe fn buffers(&self, piece: &Piece, rows: usize) -> (Buffers<'a>, &'a mut [f32]) {
        let [activations, statistics, slopes, workspace] = self.function.sizes(rows);
        let part = |span: &Range<usize>, len: usize| span.start..span.start + len;
        let cells = self.cells;
        // SAFETY: the caller's promise; the spans are disjoint.
        unsafe {
            let buffers = Buffers {
                activations: cells.get_mut(part(&piece.activations, activations)),
                statistics: cells.get_mut(part(&piece.statistics, statistics)),
                slopes: cells.get_mut(part(&piece.slopes, slopes)),
                workspace: cells.get_mut(part(&piece.workspace, workspace)),
            };
            (buffers, cells.get_mut(part(&piece.d_activations, activations)))
        }
    }

    /// Runs forward and backward of one piece, block by block. Its gradient replaces the old one. Its rows of the outputs,
    /// which begin at `outputs`, are written.
    pub(super) fn learn(
        &self,
        piece: &Piece,
        range: Range<usize>,
        outputs: usize,
        seed: f32,
        total: &AtomicU64,
    ) {
        let (k, cells) = (self.function.outputs(), self.cells);
        // SAFETY: the parameters are only read in this phase; a piece's spans, and its rows of the outputs, are
        // touched by this call alone.
        let (parameters, gradient, outputs) = unsafe {
            let outputs = outputs + range.start * k..outputs + range.end * k;
            (
                cells.get(self.parameters.clone()),
                cells.get_mut(piece.gradient.clone()),
                cells.get_mut(outputs),
            )
        };
        gradient.fill(0.0);
        let mut sum = 0.0;
        for (rows, outputs) in
            self.batch.rows[range].chunks(self.block).zip(outputs.chunks_mut(self.block * k))
        {
            let count = rows.len();
            // SAFETY: as above.
            let rows = unsafe { self.gather(piece, rows) };
            let _flush = FlushDenormals::new(); // not earlier: the user's numbers, such as weights, may be as small as denormal numbers
            // SAFETY: as above; the memory of the last block is no longer in use.
            let (buffers, d_activations) = unsafe { self.buffers(piece, count) };
            let both = (parameters, &mut *gradient);
            let (team, loss) = (self.team, self.rows.loss);
            let loss =
                self.function.loss_pullback(team, both, &rows, buffers, d_activations, loss, seed);
            sum += f64::from(loss);
            // SAFETY: as above.
            let (buffers, _) = unsafe { self.buffers(piece, count) };
            outputs
                .copy_from_slice(&buffers.activations[buffers.activations.len() - outputs.len()..]);
        }
        total.store(sum.to_bits(), Ordering::Relaxed);
    }

    /// Runs forward of one piece of at most one block.
    pub(super) fn evaluate(&self, piece: &Piece, range: Range<usize>, total: &AtomicU64) {
        let count = range.len();
        // SAFETY: the parameters are only read, the piece's spans are touched by this call alone.
        let (parameters, rows, (buffers, _)) = unsafe {
            let rows = self.gather(piece, &self.batch.rows[range]);
            (self.cells.get(self.parameters.clone()), rows, self.buffers(piece, count))
        };
        let loss = self.function.loss(self.team, parameters, &rows, buffers, self.rows.loss);
        total.store(f64::from(loss).to_bits(), Ordering::Relaxed);
    }
}
