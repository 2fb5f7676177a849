//! The gradient of a loss that is a Rust function: pieces of a batch side by side, block by block in each.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use super::batch::{Batch, Rows, sum};
use super::piece::{Piece, Work};
use crate::arena::{Cells, Table};
use crate::graph::pieces;
use crate::kernels::reduce;
use crate::models::Loss;
use crate::models::network::Function;
use crate::ranks::Ranks;
use crate::threads::Team;

/// Maximum number of rows that go forward and backward together, with their activations still in cache; of a
/// transformer at most four times as many tokens.
const BLOCK: usize = 128;
/// Number of rows of a piece that is enough for any network.
const MOST_ROWS: usize = 512;

/// Number of parameters from which on two threads share a product.
const LARGE: usize = 1 << 15;

/// The pieces of a batch, and the spans that they share.
#[derive(Debug)]
pub(super) struct Functions {
    function: Function,
    pieces: Vec<Piece>,
    outputs: Range<usize>,
    block: usize,
    /// Number of pieces of the last step whose gradients are not added up yet.
    count: usize,
}

impl Functions {
    pub(super) fn new(
        table: &mut Table,
        function: &Function,
        loss: Loss,
        max_batch: usize,
    ) -> Self {
        let outputs = table.push("outputs", &[max_batch, function.outputs()]);
        let block = (4 * BLOCK / function.time()).clamp(1, BLOCK.min(max_batch));
        let targets = loss.targets(function.outputs());
        let pieces = (0..pieces_of(max_batch, function))
            .map(|n| Piece::new(table, n, function, block, targets))
            .collect();
        Self { function: function.clone(), pieces, outputs, block, count: 0 }
    }

    /// Returns true if a graph is faster. If the batch is one piece here and the products are large, the threads of a
    /// graph share each product.
    pub(super) fn leaves_to_graph(function: &Function, max_batch: usize) -> bool {
        let is_large = function.parameters() >= LARGE;
        is_large && matches!(function, Function::Mlp(_)) && pieces_of(max_batch, function) == 1
    }

    /// Returns the number of pieces of a batch.
    pub(super) fn pieces(&self, rows: usize) -> usize {
        pieces_of(rows, &self.function)
    }

    /// Returns the span of the outputs of the last step.
    pub(super) fn outputs(&self) -> Range<usize> {
        self.outputs.clone()
    }

    /// Returns the span of the first piece's gradient, to which the other gradients are added.
    pub(super) fn gradient(&self) -> Range<usize> {
        self.pieces[0].gradient.clone()
    }

    /// Computes the gradient of each piece; returns the number of pieces. Their sums of losses are in `sums`. On several ranks, all gradients are
    /// then added up in that of piece 0.
    pub(super) fn learn(
        &mut self,
        (team, ranks): (&Team, &Ranks),
        cells: Cells,
        parameters: &Range<usize>,
        (rows, batch): (&Rows, &Batch),
        sums: &[AtomicU64],
    ) -> usize {
        let count = pieces_of(batch.rows.len(), &self.function);
        let seed = 1.0 / batch.rows.len() as f32;
        let work = self.work(team, cells, parameters, rows, batch);
        in_pieces((team, ranks), batch.rows.len(), count, |number, range| {
            let outputs = self.outputs.start;
            work.learn(&self.pieces[number], range, outputs, seed, &sums[number]);
        });
        self.count = match ranks.size() {
            1 => count,
            _ => {
                self.join_ranks(ranks, cells, (batch.rows.len(), count), sums);
                1
            }
        };
        count
    }

    /// Adds up the gradients of all ranks in place of that of piece 0, and copies outputs and sums of losses to all ranks.
    fn join_ranks(
        &self,
        ranks: &Ranks,
        cells: Cells,
        (rows, count): (usize, usize),
        sums: &[AtomicU64],
    ) {
        // SAFETY: the pieces are done, and no other thread is running.
        let total = unsafe { cells.get_mut(self.pieces[0].gradient.clone()) };
        ranks.add_in_order(total, count, |total, piece, range| {
            let start = self.pieces[piece].gradient.start;
            // SAFETY: as above; the pieces' spans are disjoint.
            reduce::add(total, unsafe { cells.get(start + range.start..start + range.end) });
        });
        let start = self.outputs.start;
        let outputs = start..start + rows * self.function.outputs();
        // SAFETY: as above.
        let outputs = unsafe { cells.get_mut(outputs) };
        ranks.gather_rows(outputs, (rows, piece_rows(rows, count), count));
        gather_sums(ranks, &sums[..count]);
    }

    /// Evaluates as [`super::Trainer::evaluate`] does, but the outputs stay standardised.
    pub(super) fn evaluate(
        &self,
        (team, ranks): (&Team, &Ranks),
        cells: Cells,
        parameters: &Range<usize>,
        (rows, batch): (&Rows, &Batch),
        sums: &[AtomicU64],
        outputs: &mut [f32],
    ) -> f64 {
        let k = self.function.outputs();
        let mut total = 0.0;
        let group = self.pieces.len() * self.block;
        for (n, part) in batch.rows.chunks(group).enumerate() {
            let part = Batch { rows: part, ..*batch };
            let count = part.rows.len().div_ceil(self.block);
            let work = self.work(team, cells, parameters, rows, &part);
            // Not `self.outputs`, which keeps the outputs of the last step; and not `outputs`, which may be empty.
            in_pieces((team, ranks), part.rows.len(), count, |number, range| {
                work.evaluate(&self.pieces[number], range, &sums[number]);
            });
            gather_sums(ranks, &sums[..count]);
            total += sum(&sums[..count]);
            if !outputs.is_empty() {
                let out = &mut outputs[n * group * k..][..part.rows.len() * k];
                let size = piece_rows(part.rows.len(), count) * k;
                let own = ranks.own(count);
                for (piece, out) in
                    self.pieces.iter().zip(out.chunks_mut(size)).take(own.end).skip(own.start)
                {
                    let [activations, ..] = self.function.sizes(out.len() / k);
                    let start = piece.activations.start + activations - out.len();
                    // SAFETY: the pieces are done.
                    out.copy_from_slice(unsafe { cells.get(start..start + out.len()) });
                }
                let rows = part.rows.len();
                ranks.gather_rows(out, (rows, piece_rows(rows, count), count));
            }
        }
        total
    }

    /// Adds the gradients of pieces 1 … to that of piece 0, for some parameters.
    ///
    /// # Safety
    /// No one else may touch these parameters' gradients.
    pub(super) unsafe fn add_up(&self, cells: Cells, range: &Range<usize>) {
        let part =
            |piece: &Piece| piece.gradient.start + range.start..piece.gradient.start + range.end;
        // SAFETY: the caller's promise; the pieces' spans are disjoint.
        let total = unsafe { cells.get_mut(part(&self.pieces[0])) };
        for piece in &self.pieces[1..self.count] {
            // SAFETY: as above.
            reduce::add(total, unsafe { cells.get(part(piece)) });
        }
    }

    fn work<'a>(
        &'a self,
        team: &'a Team,
        cells: Cells<'a>,
        parameters: &Range<usize>,
        rows: &'a Rows,
        batch: &'a Batch,
    ) -> Work<'a> {
        let (function, block) = (&self.function, self.block);
        Work { function, team, cells, parameters: parameters.clone(), rows, batch, block }
    }
}

/// Returns the number of rows of each piece except the last.
fn piece_rows(rows: usize, count: usize) -> usize {
    rows.div_ceil(count)
}

/// Copies the sums of losses of the pieces of all ranks to all ranks.
fn gather_sums(ranks: &Ranks, sums: &[AtomicU64]) {
    if ranks.size() == 1 {
        return;
    }
    let mut bits = [0; pieces::MOST_PIECES];
    let bits = &mut bits[..sums.len()];
    bits.iter_mut().zip(sums).for_each(|(bits, sum)| *bits = sum.load(Ordering::Relaxed));
    ranks.gather_rows(bits, (sums.len(), 1, sums.len()));
    sums.iter().zip(bits).for_each(|(sum, &mut bits)| sum.store(bits, Ordering::Relaxed));
}

/// Calls `work(piece, its rows)` for the pieces of this rank, on the team.
fn in_pieces(
    (team, ranks): (&Team, &Ranks),
    rows: usize,
    count: usize,
    work: impl Fn(usize, Range<usize>) + Sync,
) {
    let (size, own) = (piece_rows(rows, count), ranks.own(count));
    team.run(own.len(), &|number| {
        let piece = own.start + number;
        let start = (piece * size).min(rows);
        work(piece, start..(start + size).min(rows));
    });
}

/// Returns the number of pieces of a batch. It depends on the sizes of the batch and the network, not on the number of
/// threads.
///
/// Each piece has its own gradient, which is cleared, filled and added up. This memory traffic is proportional to the
/// parameters; the work is proportional to the parameters times the rows. If the gradient of a network does not fit in
/// the first caches, pieces of few rows spend their time on this traffic.
fn pieces_of(rows: usize, function: &Function) -> usize {
    let enough = (function.parameters() / 256).clamp(BLOCK, MOST_ROWS).div_ceil(function.time());
    pieces::count(rows, enough, function.parameters())
}
