//! Forward and backward of one piece of a batch.

use std::ops::Range;
use std::sync::atomic::Ordering;

use super::{Batch, Trainer};
use crate::arena::{Cells, Table};
use crate::kernels;
use crate::models::mlp::Layout;
use crate::models::mlp::loss::{weighted_loss, weighted_loss_pullback};
use crate::simd::FlushDenormals;

/// The spans of one piece of a batch.
#[derive(Debug, Clone)]
pub(super) struct Piece {
    pub(super) gradient: Range<usize>,
    x: Range<usize>,
    target: Range<usize>,
    weight: Range<usize>,
    pub(super) activations: Range<usize>,
    d_activations: Range<usize>,
    slopes: Range<usize>,
}

/// What was gathered of a block of B rows, standardised.
struct Rows<'a> {
    /// (B, F).
    x: &'a [f32],
    /// (B, T): a class number, or standardised values.
    target: &'a [f32],
    /// (B), in units of the mean weight.
    weight: &'a [f32],
}

impl Piece {
    pub(super) fn new(
        table: &mut Table,
        number: usize,
        layout: &Layout,
        block: usize,
        targets: usize,
    ) -> Self {
        let mut push =
            |name: &str, shape: &[usize]| table.push(format!("piece {number}: {name}"), shape);
        Piece {
            gradient: push("gradient", &[layout.parameters()]),
            x: push("x", &[block, layout.features()]),
            target: push("target", &[block, targets]),
            weight: push("weight", &[block]),
            activations: push("activations", &[block, layout.activations()]),
            d_activations: push("d_activations", &[block, layout.activations()]),
            slopes: push("slopes", &[block, layout.activations()]),
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

    /// Forward and backward of one piece, block by block; its gradient replaces what was there.
    pub(super) fn learn_piece(
        &self,
        cells: Cells,
        batch: &Batch,
        number: usize,
        range: Range<usize>,
        seed: f32,
    ) {
        let piece = &self.pieces[number];
        let k = self.layout.outputs();
        let layers = self.layout.layers();
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
            let size = rows.len() * self.layout.activations();
            let part = |span: &Range<usize>| span.start..span.start + size;
            // SAFETY: as above; these slices end before the next block's begin.
            let (activations, d_activations, slopes) = unsafe {
                (
                    cells.get_mut(part(&piece.activations)),
                    cells.get_mut(part(&piece.d_activations)),
                    cells.get_mut(part(&piece.slopes)),
                )
            };
            let rows = self.gather(cells, batch, piece, rows);
            let _flush = FlushDenormals::new(); // not earlier: the user's numbers, weights say, may be as small
            let loss = weighted_loss_pullback(
                parameters,
                gradient,
                rows.x,
                rows.target,
                rows.weight,
                activations,
                d_activations,
                slopes,
                layers,
                self.loss,
                self.delta(),
                seed,
            );
            sum += f64::from(loss);
            outputs.copy_from_slice(&activations[size - outputs.len()..]);
        }
        self.sums[number].store(sum.to_bits(), Ordering::Relaxed);
    }

    /// Forward of one piece of at most one block.
    pub(super) fn evaluate_piece(
        &self,
        cells: Cells,
        batch: &Batch,
        number: usize,
        range: Range<usize>,
    ) {
        let piece = &self.pieces[number];
        let size = range.len() * self.layout.activations();
        let part = |span: &Range<usize>| span.start..span.start + size;
        // SAFETY: the parameters are only read, the piece's spans are touched by this call alone.
        let (parameters, activations, slopes) = unsafe {
            (
                cells.get(self.parameters.clone()),
                cells.get_mut(part(&piece.activations)),
                cells.get_mut(part(&piece.slopes)),
            )
        };
        let rows = self.gather(cells, batch, piece, &batch.rows[range]);
        let layers = self.layout.layers();
        let loss = weighted_loss(
            parameters,
            rows.x,
            rows.target,
            rows.weight,
            activations,
            slopes,
            layers,
            self.loss,
            self.delta(),
        );
        self.sums[number].store(f64::from(loss).to_bits(), Ordering::Relaxed);
    }
}
