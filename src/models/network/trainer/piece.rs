//! Forward and backward of one piece of a batch.

use std::ops::Range;
use std::sync::atomic::Ordering;

use super::{Batch, Trainer};
use crate::arena::{Cells, Table};
use crate::kernels;
use crate::models::network::Layout;
use crate::models::network::layout::{Room, Rows};
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
        layout: &Layout,
        block: usize,
        targets: usize,
    ) -> Self {
        let [activations, statistics, slopes, workspace] = layout.sizes(block);
        let mut push =
            |name: &str, shape: &[usize]| table.push(format!("piece {number}: {name}"), shape);
        Piece {
            gradient: push("gradient", &[layout.parameters()]),
            x: push("x", &[block, layout.features()]),
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

impl Trainer {
    /// Copies rows into the piece's spans.
    fn gather<'a>(&self, cells: Cells<'a>, batch: &Batch, piece: &Piece, rows: &[u32]) -> Rows<'a> {
        let f = self.layout.features();
        let targets = self.loss.targets(self.layout.outputs());
        let part = |span: &Range<usize>, len: usize| span.start..span.start + len;
        let (x, t, w) = (
            part(&piece.x, rows.len() * f),
            part(&piece.target, rows.len() * targets),
            part(&piece.weight, rows.len()),
        );
        // SAFETY: the spans are this piece's own, and no other slice of them is alive.
        let (x, target, weight) = unsafe { (cells.get_mut(x), cells.get_mut(t), cells.get_mut(w)) };
        let start = |r: usize| rows[r] as usize * f;
        kernels::standardise(x, batch.x, start, self.input.as_ref(), f);
        // SAFETY: as above.
        self.layout.arrange(x, unsafe { cells.get_mut(piece.workspace.clone()) });
        let unit = 1.0 / batch.mean_weight;
        for (r, &row) in rows.iter().enumerate() {
            let from = &batch.target[row as usize * targets..][..targets];
            target[r * targets..][..targets].copy_from_slice(from);
            weight[r] = match batch.weight {
                Some(weight) => (f64::from(weight[row as usize]) * unit) as f32,
                None => 1.0,
            };
        }
        if let Some(s) = &self.target {
            for row in target.chunks_exact_mut(targets) {
                for ((t, mean), scale) in row.iter_mut().zip(&s.mean).zip(&s.scale) {
                    *t = (*t - mean) / scale;
                }
            }
        }
        Rows { x, target, weight }
    }

    /// Room for `rows` rows, and for the adjoints of their activations.
    ///
    /// # Safety
    /// No one else may use the piece's spans, and the last such room is gone.
    unsafe fn room<'a>(
        &self,
        cells: Cells<'a>,
        piece: &Piece,
        rows: usize,
    ) -> (Room<'a>, &'a mut [f32]) {
        let [activations, statistics, slopes, workspace] = self.layout.sizes(rows);
        let part = |span: &Range<usize>, len: usize| span.start..span.start + len;
        // SAFETY: the caller's promise; the spans are disjoint.
        unsafe {
            let room = Room {
                activations: cells.get_mut(part(&piece.activations, activations)),
                statistics: cells.get_mut(part(&piece.statistics, statistics)),
                slopes: cells.get_mut(part(&piece.slopes, slopes)),
                workspace: cells.get_mut(part(&piece.workspace, workspace)),
            };
            (room, cells.get_mut(part(&piece.d_activations, activations)))
        }
    }

    /// Forward and backward of one piece, block by block; its gradient replaces what was there.
    pub(super) fn learn_piece(
        &self,
        team: &Team,
        cells: Cells,
        batch: &Batch,
        number: usize,
        range: Range<usize>,
        seed: f32,
    ) {
        let piece = &self.pieces[number];
        let k = self.layout.outputs();
        // SAFETY: the parameters are only read in this phase; a piece's spans, and its rows of the outputs, are
        // touched by this call alone.
        let (parameters, gradient, outputs) = unsafe {
            let outputs = self.outputs.start + range.start * k..self.outputs.start + range.end * k;
            (
                cells.get(self.parameters.clone()),
                cells.get_mut(piece.gradient.clone()),
                cells.get_mut(outputs),
            )
        };
        gradient.fill(0.0);
        let mut sum = 0.0;
        for (rows, outputs) in
            batch.rows[range].chunks(self.block).zip(outputs.chunks_mut(self.block * k))
        {
            let count = rows.len();
            let rows = self.gather(cells, batch, piece, rows);
            let _flush = FlushDenormals::new(); // not earlier: the user's numbers, weights say, may be as small
            // SAFETY: as above; the last block's room is gone.
            let (room, d_activations) = unsafe { self.room(cells, piece, count) };
            let both = (parameters, &mut *gradient);
            let loss =
                self.layout.loss_pullback(team, both, &rows, room, d_activations, self.loss, seed);
            sum += f64::from(loss);
            // SAFETY: as above.
            let (room, _) = unsafe { self.room(cells, piece, count) };
            outputs.copy_from_slice(&room.activations[room.activations.len() - outputs.len()..]);
        }
        self.sums[number].store(sum.to_bits(), Ordering::Relaxed);
    }

    /// Forward of one piece of at most one block.
    pub(super) fn evaluate_piece(
        &self,
        team: &Team,
        cells: Cells,
        batch: &Batch,
        number: usize,
        range: Range<usize>,
    ) {
        let piece = &self.pieces[number];
        let count = range.len();
        let rows = self.gather(cells, batch, piece, &batch.rows[range]);
        // SAFETY: the parameters are only read, the piece's spans are touched by this call alone.
        let (parameters, (room, _)) =
            unsafe { (cells.get(self.parameters.clone()), self.room(cells, piece, count)) };
        let loss = self.layout.loss(team, parameters, &rows, room, self.loss);
        self.sums[number].store(f64::from(loss).to_bits(), Ordering::Relaxed);
    }
}
