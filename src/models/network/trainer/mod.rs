//! One training step: gather, forward, backward, reduce, clip, update, in one arena.

mod piece;
mod update;

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use piece::Piece;

use super::predict::unstandardise;
use super::{Layout, Network};
use crate::arena::{Arena, Cells, Table};
use crate::data::Standardisation;
use crate::error::{Error, Result};
use crate::kernels::Affine;
use crate::kernels::optimizer::Optimizer;
use crate::models::Loss;
use crate::threads::Team;

/// Rows that go forward and backward together, or a quarter as many tokens, their activations still in cache.
const BLOCK: usize = 128;
/// Pieces of a batch at most; each has a gradient of its own. Fixed: the sums must not depend on the threads.
const MOST_PIECES: usize = 16;
/// Rows of a piece that are enough for any network.
const MOST_ROWS: usize = 512;

/// The rows of one step.
#[derive(Debug, Clone, Copy)]
pub struct Batch<'a> {
    /// Features of all rows, (N, F), in the user's units: the trainer standardises what it gathers.
    pub x: &'a [f32],
    /// Targets of all rows, (N, [`Loss::targets`]), in the user's units: a class number, or a value for each output.
    pub target: &'a [f32],
    /// Weights of all rows, (N); `None`: all 1.
    pub weight: Option<&'a [f32]>,
    /// What the weights are divided by, if there are any: losses are sums of w l in units of it.
    pub mean_weight: f64,
    /// The rows of this batch, (B), in any order.
    pub rows: &'a [u32],
}

/// What may change from step to step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StepOptions {
    /// η.
    pub learning_rate: f32,
    /// λ, on matrices only: decoupled in AdamW, added to the gradient in Adam and SGD.
    pub weight_decay: f32,
    /// The gradient is scaled down to this Euclidean norm if it is longer.
    pub clip_norm: Option<f32>,
}

/// What one step found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StepReport {
    /// Σ w l / (B w̄), before the update.
    pub loss: f64,
    /// Euclidean norm of the gradient before clipping.
    pub gradient_norm: f64,
}

/// Trains the parameters of one network, batch by batch. Everything it touches lies in one allocation made by
/// [`Trainer::new`]; a step allocates nothing.
///
/// The same batches give the same bits whatever the number of threads: a batch is cut into pieces by its size alone,
/// and the pieces' gradients are added in order.
#[derive(Debug)]
pub struct Trainer {
    layout: Layout,
    loss: Loss,
    optimizer: Optimizer,
    input: Option<Affine>,
    target: Option<Standardisation>,
    arena: Arena,
    table: Table,
    parameters: Range<usize>,
    moments: Range<usize>,
    outputs: Range<usize>,
    pieces: Vec<Piece>,
    /// Bits of the `f64` sums of losses of the pieces, and of squared gradients of the chunks.
    sums: Vec<AtomicU64>,
    block: usize,
    steps: u64,
}

impl Trainer {
    /// A trainer that begins with the parameters and standardisations of `model`, for batches of up to `max_batch`
    /// rows.
    ///
    /// # Errors
    /// [`Error::Argument`] if the loss does not suit the outputs or `max_batch` is 0.
    pub fn new(
        model: &Network,
        loss: Loss,
        optimizer: Optimizer,
        max_batch: usize,
    ) -> Result<Self> {
        loss.check(model.outputs())?;
        if max_batch == 0 {
            return Err(Error::argument("batch size", 0, "at least 1"));
        }
        let layout = model.layout().clone();
        let mut table = Table::new();
        let parameters = table.push("parameters", &[layout.parameters()]);
        let moments = table.push("moments", &[optimizer.moments(), layout.parameters()]);
        let outputs = table.push("outputs", &[max_batch, layout.outputs()]);
        let block = (4 * BLOCK / layout.time()).clamp(1, BLOCK.min(max_batch));
        let pieces: Vec<Piece> = (0..pieces(max_batch, &layout))
            .map(|n| Piece::new(&mut table, n, &layout, block, loss.targets(layout.outputs())))
            .collect();
        let mut arena =
            Arena::try_new(table.len(), "training's parameters, gradients and activations")?;
        arena[parameters.clone()].copy_from_slice(model.parameters());
        let sums = (0..2 * MOST_PIECES).map(|_| AtomicU64::new(0)).collect();
        Ok(Self {
            loss,
            optimizer,
            input: model.affine.clone(),
            target: model.target_standardisation().cloned(),
            arena,
            table,
            parameters,
            moments,
            outputs,
            pieces,
            sums,
            block,
            steps: 0,
            layout,
        })
    }

    /// One step on `batch`. Without rows it does nothing.
    ///
    /// # Panics
    /// If `batch` has more rows than `max_batch`, a row number is not below N, or slices of `batch` are too short.
    pub fn step(&mut self, team: &Team, batch: &Batch, options: &StepOptions) -> StepReport {
        let rows = batch.rows.len();
        let outputs = self.outputs.len() / self.layout.outputs();
        assert!(rows <= outputs, "a batch of {rows} rows; the trainer was made for {outputs}");
        if rows == 0 {
            return StepReport { loss: 0.0, gradient_norm: 0.0 };
        }
        let count = pieces(rows, &self.layout);
        let seed = 1.0 / rows as f32;
        self.in_pieces(team, batch, count, |this, cells, piece, range| {
            this.learn_piece(team, cells, batch, piece, range, seed);
        });
        let loss = self.sum(0..count) / rows as f64;
        self.steps += 1;
        let gradient_norm = self.update(team, count, options);
        StepReport { loss, gradient_norm }
    }

    /// Runs the network on the rows of `batch`, any number of them, and returns Σ w l / w̄.
    ///
    /// `outputs`, (B, K) or empty, receives what [`Network::predict`] gives with `Output::Raw`, with the same bits.
    ///
    /// # Panics
    /// As [`Trainer::step`], or if the length of `outputs` is neither 0 nor B·K.
    pub fn evaluate(&mut self, team: &Team, batch: &Batch, outputs: &mut [f32]) -> f64 {
        let k = self.layout.outputs();
        let wanted = batch.rows.len() * k;
        assert!(outputs.is_empty() || outputs.len() == wanted, "evaluate: length of outputs");
        let mut total = 0.0;
        let group = self.pieces.len() * self.block;
        for (n, rows) in batch.rows.chunks(group).enumerate() {
            let part = Batch { rows, ..*batch };
            let count = rows.len().div_ceil(self.block);
            // Not `self.outputs`, which keeps those of the last step; and not `outputs`, which may be empty.
            self.in_pieces(team, &part, count, |this, cells, piece, range| {
                this.evaluate_piece(team, cells, &part, piece, range);
            });
            total += self.sum(0..count);
            if !outputs.is_empty() {
                let out = &mut outputs[n * group * k..][..rows.len() * k];
                for (piece, out) in
                    out.chunks_mut(self.piece_rows(rows.len(), count) * k).enumerate()
                {
                    let [activations, ..] = self.layout.sizes(out.len() / k);
                    let at = self.pieces[piece].activations.start + activations - out.len();
                    out.copy_from_slice(&self.arena[at..][..out.len()]);
                }
                unstandardise(out, self.target.as_ref());
            }
        }
        total
    }

    /// The parameters as they are now.
    #[must_use]
    pub fn parameters(&self) -> &[f32] {
        &self.arena[self.parameters.clone()]
    }

    /// The parameters, to be changed (to go on from a checkpoint).
    pub fn parameters_mut(&mut self) -> &mut [f32] {
        &mut self.arena[self.parameters.clone()]
    }

    /// The optimiser's moments, (moments, parameters): first and second for Adam, velocity for SGD.
    #[must_use]
    pub fn moments(&self) -> &[f32] {
        &self.arena[self.moments.clone()]
    }

    /// The moments, to be changed (to go on from a checkpoint).
    pub fn moments_mut(&mut self) -> &mut [f32] {
        &mut self.arena[self.moments.clone()]
    }

    /// Steps made so far, which Adam's bias correction needs.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Sets the number of steps made (to go on from a checkpoint).
    pub fn set_steps(&mut self, steps: u64) {
        self.steps = steps;
    }

    /// The outputs of the last [`step`](Trainer::step), (B, K), in the order of its rows, before the update;
    /// for a regression in units of the standardised target.
    #[must_use]
    pub fn outputs(&self) -> &[f32] {
        &self.arena[self.outputs.clone()]
    }

    /// The sum of the pieces' gradients of the last step, not clipped.
    #[must_use]
    pub fn gradient(&self) -> &[f32] {
        &self.arena[self.pieces[0].gradient.clone()]
    }

    /// What lies where in the trainer's allocation.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Rows of each piece but the last.
    fn piece_rows(&self, rows: usize, count: usize) -> usize {
        rows.div_ceil(count)
    }

    /// Calls `work(piece, its rows)` on the team; `cells` lends the arena.
    fn in_pieces(
        &mut self,
        team: &Team,
        batch: &Batch,
        count: usize,
        work: impl Fn(&Self, Cells, usize, Range<usize>) + Sync,
    ) {
        let rows = batch.rows.len();
        let size = self.piece_rows(rows, count);
        let mut arena = std::mem::replace(&mut self.arena, Arena::new(0));
        let cells = arena.cells();
        team.run(count, &|piece| {
            let start = (piece * size).min(rows);
            work(self, cells, piece, start..(start + size).min(rows));
        });
        self.arena = arena;
    }

    /// The sum of `sums[range]`, in order.
    fn sum(&self, range: Range<usize>) -> f64 {
        self.sums[range].iter().map(|s| f64::from_bits(s.load(Ordering::Relaxed))).sum()
    }
}

/// Into how many pieces a batch is cut: by its size and the network's, not by the number of threads.
///
/// Each piece has a gradient of its own, which is cleared, filled and added up. That is memory traffic in proportion to
/// the parameters, while the work is in proportion to the parameters times the rows: for a network whose gradient
/// does not stay in the first caches, pieces of few rows spend their time on it.
fn pieces(rows: usize, layout: &Layout) -> usize {
    let enough = (layout.parameters() / 256).clamp(BLOCK, MOST_ROWS).div_ceil(layout.time());
    rows.div_ceil(enough).clamp(1, MOST_PIECES)
}
