//! One training step: gather, forward, backward, reduce, clip, update, in one arena.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use super::loss::{weighted_loss, weighted_loss_pullback};
use super::predict::unstandardise;
use super::{Layout, Loss, Mlp};
use crate::arena::{Arena, Cells, Table};
use crate::data::Standardisation;
use crate::error::{Error, Result};
use crate::kernels::optimizer::{self, AdamStep, Optimizer};
use crate::kernels::{self, Affine, reduce};
use crate::simd::FlushDenormals;
use crate::threads::Team;

/// Rows that go forward and backward together, their activations still in cache.
const BLOCK: usize = 128;
/// Pieces of a batch at most; each has a gradient of its own. Fixed: the sums must not depend on the threads.
const MOST_PIECES: usize = 16;
/// Parameters in a chunk of the update, at least.
const CHUNK: usize = 1024;

/// The rows of one step.
#[derive(Debug, Clone, Copy)]
pub struct Batch<'a> {
    /// Features of all rows, (N, F), in the user's units: the trainer standardises what it gathers.
    pub x: &'a [f32],
    /// Targets of all rows, (N), in the user's units: class number or value.
    pub target: &'a [f32],
    /// Weights of all rows, (N); `None`: all 1.
    pub weight: Option<&'a [f32]>,
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
    /// 1 / mean weight: the batch's loss is `scale` Σ w l / B.
    pub scale: f32,
}

/// What one step found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StepReport {
    /// `scale` Σ w l / B, before the update.
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

/// The spans of one piece of a batch.
#[derive(Debug, Clone)]
struct Piece {
    gradient: Range<usize>,
    x: Range<usize>,
    target: Range<usize>,
    weight: Range<usize>,
    activations: Range<usize>,
    d_activations: Range<usize>,
    slopes: Range<usize>,
}

/// What was gathered of a block of B rows, standardised.
struct Rows<'a> {
    /// (B, F).
    x: &'a [f32],
    /// (B).
    target: &'a [f32],
    /// (B).
    weight: &'a [f32],
}

impl Piece {
    fn new(table: &mut Table, number: usize, layout: &Layout, block: usize) -> Self {
        let mut push =
            |name: &str, shape: &[usize]| table.push(format!("piece {number}: {name}"), shape);
        Piece {
            gradient: push("gradient", &[layout.parameters()]),
            x: push("x", &[block, layout.features()]),
            target: push("target", &[block]),
            weight: push("weight", &[block]),
            activations: push("activations", &[block, layout.activations()]),
            d_activations: push("d_activations", &[block, layout.activations()]),
            slopes: push("slopes", &[block, layout.activations()]),
        }
    }
}

impl Trainer {
    /// A trainer that begins with the parameters and standardisations of `model`, for batches of up to `max_batch`
    /// rows.
    ///
    /// # Errors
    /// [`Error::Argument`] if the loss does not suit the outputs or `max_batch` is 0.
    pub fn new(model: &Mlp, loss: Loss, optimizer: Optimizer, max_batch: usize) -> Result<Self> {
        loss.check(model.outputs())?;
        if max_batch == 0 {
            return Err(Error::argument("batch size", 0, "at least 1"));
        }
        let layout = model.layout().clone();
        let mut table = Table::new();
        let parameters = table.push("parameters", &[layout.parameters()]);
        let moments = table.push("moments", &[optimizer.moments(), layout.parameters()]);
        let outputs = table.push("outputs", &[max_batch, layout.outputs()]);
        let block = max_batch.min(BLOCK);
        let pieces: Vec<Piece> =
            (0..pieces(max_batch)).map(|n| Piece::new(&mut table, n, &layout, block)).collect();
        let mut arena = Arena::new(table.len());
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
        let count = pieces(rows);
        let seed = options.scale / rows as f32;
        self.in_pieces(team, batch, count, |this, cells, piece, range| {
            let _flush = FlushDenormals::new();
            this.learn_piece(cells, batch, piece, range, seed);
        });
        let loss = f64::from(options.scale) * self.sum(0..count) / rows as f64;
        self.steps += 1;
        let gradient_norm = self.update(team, count, options);
        StepReport { loss, gradient_norm }
    }

    /// Runs the network on the rows of `batch`, any number of them, and returns Σ w l.
    ///
    /// `outputs`, (B, K) or empty, receives what [`Mlp::predict`] gives with `Output::Raw`, with the same bits.
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
                this.evaluate_piece(cells, &part, piece, range);
            });
            total += self.sum(0..count);
            if !outputs.is_empty() {
                let out = &mut outputs[n * group * k..][..rows.len() * k];
                for (piece, out) in
                    out.chunks_mut(self.piece_rows(rows.len(), count) * k).enumerate()
                {
                    let last = (self.layout.activations() - k) * (out.len() / k);
                    let at = self.pieces[piece].activations.start + last;
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

    /// Huber's δ.
    fn delta(&self) -> f32 {
        match self.loss {
            Loss::Huber(delta) => delta,
            _ => 1.0,
        }
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

    /// Copies rows into the piece's spans.
    fn gather<'a>(&self, cells: Cells<'a>, batch: &Batch, piece: &Piece, rows: &[u32]) -> Rows<'a> {
        let f = self.layout.features();
        let part = |span: &Range<usize>, len: usize| span.start..span.start + len;
        let (x, t, w) = (
            part(&piece.x, rows.len() * f),
            part(&piece.target, rows.len()),
            part(&piece.weight, rows.len()),
        );
        // SAFETY: the spans are this piece's own, and no other slice of them is alive.
        let (x, target, weight) = unsafe { (cells.get_mut(x), cells.get_mut(t), cells.get_mut(w)) };
        let start = |r: usize| rows[r] as usize * f;
        kernels::standardise(x, batch.x, start, self.input.as_ref(), f);
        for (r, &row) in rows.iter().enumerate() {
            target[r] = batch.target[row as usize];
            weight[r] = batch.weight.map_or(1.0, |weight| weight[row as usize]);
        }
        if let Some(s) = &self.target {
            for t in target.iter_mut() {
                *t = (*t - s.mean[0]) / s.scale[0];
            }
        }
        Rows { x, target, weight }
    }

    /// Forward and backward of one piece, block by block; its gradient replaces what was there.
    fn learn_piece(
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
    fn evaluate_piece(&self, cells: Cells, batch: &Batch, number: usize, range: Range<usize>) {
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

    /// Adds up the pieces' gradients and updates the parameters; returns the gradient's norm.
    fn update(&mut self, team: &Team, count: usize, options: &StepOptions) -> f64 {
        let parameters = self.layout.parameters();
        let chunks = parameters.div_ceil(CHUNK).min(MOST_PIECES);
        let size = parameters.div_ceil(chunks).next_multiple_of(16);
        let mut arena = std::mem::replace(&mut self.arena, Arena::new(0));
        let cells = arena.cells();
        let chunk = |n: usize| (n * size).min(parameters)..((n + 1) * size).min(parameters);
        // Without clipping the norm is a by-product, and one pass over the parameters does all.
        let at_once = options.clip_norm.is_none();
        team.run(chunks, &|n| {
            let _flush = FlushDenormals::new();
            let square = self.reduce(cells, count, chunk(n));
            self.sums[n].store(square.to_bits(), Ordering::Relaxed);
            if at_once {
                self.update_chunk(cells, chunk(n), options, 1.0);
            }
        });
        let norm = self.sum(0..chunks).sqrt();
        if let Some(longest) = options.clip_norm {
            let clip = if norm > f64::from(longest) { f64::from(longest) / norm } else { 1.0 };
            team.run(chunks, &|n| {
                let _flush = FlushDenormals::new();
                self.update_chunk(cells, chunk(n), options, clip);
            });
        }
        self.arena = arena;
        norm
    }

    /// Adds the gradients of pieces 1 … to that of piece 0, for some parameters; returns Σ g².
    fn reduce(&self, cells: Cells, count: usize, range: Range<usize>) -> f64 {
        let part =
            |piece: &Piece| piece.gradient.start + range.start..piece.gradient.start + range.end;
        // SAFETY: this call alone touches these parameters' gradients.
        let total = unsafe { cells.get_mut(part(&self.pieces[0])) };
        for piece in &self.pieces[1..count] {
            // SAFETY: as above, and another piece's span.
            reduce::add(total, unsafe { cells.get(part(piece)) });
        }
        reduce::sum_of_squares(total)
    }

    /// The optimiser on some parameters, tensor by tensor: only matrices decay.
    fn update_chunk(&self, cells: Cells, range: Range<usize>, options: &StepOptions, clip: f64) {
        for tensor in self.layout.tensors() {
            let own = tensor.range();
            let part = own.start.max(range.start)..own.end.min(range.end);
            if !part.is_empty() {
                let decay = if tensor.is_matrix() { options.weight_decay } else { 0.0 };
                self.update_tensor(cells, part, options.learning_rate.into(), decay.into(), clip);
            }
        }
    }

    fn update_tensor(&self, cells: Cells, part: Range<usize>, rate: f64, decay: f64, clip: f64) {
        let at = |span: usize| span + part.start..span + part.end;
        let second = self.moments.start + self.layout.parameters();
        // SAFETY: this call alone touches these parameters, their gradient and moments; the spans are disjoint.
        let (parameters, first, gradient) = unsafe {
            (
                cells.get_mut(at(self.parameters.start)),
                cells.get_mut(at(self.moments.start)),
                cells.get(at(self.pieces[0].gradient.start)),
            )
        };
        let adam = |betas: (f32, f32, f32), decoupled: f64, l2: f64| {
            let betas = (betas.0.into(), betas.1.into(), betas.2.into());
            let step = AdamStep::new(betas, rate, decoupled, l2, clip, self.steps);
            // SAFETY: as above; only Adam has second moments.
            (step, unsafe { cells.get_mut(at(second)) })
        };
        match self.optimizer {
            Optimizer::AdamW { beta1, beta2, epsilon } => {
                let (step, second) = adam((beta1, beta2, epsilon), decay, 0.0);
                optimizer::adam(parameters, first, second, gradient, &step);
            }
            Optimizer::Adam { beta1, beta2, epsilon } => {
                let (step, second) = adam((beta1, beta2, epsilon), 0.0, decay);
                optimizer::adam(parameters, first, second, gradient, &step);
            }
            Optimizer::Sgd { momentum } => {
                let constants = (rate as f32, momentum, decay as f32, clip as f32);
                optimizer::sgd(parameters, first, gradient, constants);
            }
        }
    }
}

/// Into how many pieces a batch is cut.
fn pieces(rows: usize) -> usize {
    rows.div_ceil(BLOCK).clamp(1, MOST_PIECES)
}
