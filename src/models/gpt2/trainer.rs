//! One training step: forward, backward, clip, update, in one arena.

mod update;

use std::ops::Range;
use std::sync::atomic::AtomicU64;

use super::pass::Pass;
use super::plan::Purpose;
use super::{GenerateOptions, Generated, Gpt2, Gpt2Config, Layout, OnToken, Recompute, Weights};
use crate::arena::{Arena, Table, spans};
use crate::error::{Error, Result};
use crate::kernels::Precision;
use crate::ranks::Ranks;
use crate::threads::Team;

/// Options that may change from step to step: AdamW (Loshchilov & Hutter, arXiv:1711.05101) with clipping.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StepOptions {
    /// Learning rate, η.
    pub learning_rate: f32,
    /// Decay rates of the moments, β₁ and β₂.
    pub betas: (f32, f32),
    /// Added to the denominator of the update, ε.
    pub epsilon: f32,
    /// Weight decay, λ, on matrices only.
    pub weight_decay: f32,
    /// Largest Euclidean norm of the gradient: a longer gradient is scaled down to it. `None`: no clipping.
    pub clip_norm: Option<f32>,
}

impl Default for StepOptions {
    fn default() -> Self {
        Self {
            learning_rate: 3e-4,
            betas: (0.9, 0.999),
            epsilon: 1e-8,
            weight_decay: 0.0,
            clip_norm: None,
        }
    }
}

/// The result of one step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StepReport {
    /// Mean cross-entropy before the update.
    pub loss: f32,
    /// Euclidean norm of the gradient before clipping.
    pub gradient_norm: f64,
}

/// Positions in the arena of everything except the pass.
#[derive(Debug, Clone)]
struct Spans {
    parameters: Range<usize>,
    gradient: Range<usize>,
    first: Range<usize>,
    second: Range<usize>,
}

/// Trains one model on batches of one size. All its memory is one allocation made by [`Trainer::new`]; a step allocates
/// nothing.
///
/// The same batches give the same bits, whatever the number of threads and whatever is recomputed.
#[derive(Debug)]
pub struct Trainer {
    config: Gpt2Config,
    layout: Layout,
    arena: Arena,
    table: Table,
    spans: Spans,
    pass: Pass,
    /// Bits of the squared norms of the gradient's chunks.
    squares: Vec<AtomicU64>,
    /// Number of steps made.
    steps: u64,
    /// True if the gradient contains values to add to.
    accumulating: bool,
    /// Gradient of a further batch of a step, which is added to the gradient.
    further: Option<Arena>,
}

/// Creates the table of a trainer's allocation.
fn plan(
    config: &Gpt2Config,
    layout: &Layout,
    shape: (usize, usize),
    recompute: Recompute,
) -> Result<(Table, Spans, Pass)> {
    let mut table = Table::new();
    let mut push = |name: &str| table.push(name, &[layout.parameters()]);
    let spans = Spans {
        parameters: push("parameters"),
        gradient: push("gradient"),
        first: push("first moments"),
        second: push("second moments"),
    };
    let pass = Pass::new(&mut table, config, layout, shape, Purpose::Gradient(recompute))?;
    Ok((table, spans, pass))
}

impl Trainer {
    /// Returns the number of bytes that a trainer for `batch` sequences of `time` tokens allocates: parameters, gradient
    /// and moments (four times the parameters), the stored activations, the shadows of one block's activations, and work
    /// space.
    ///
    /// # Errors
    /// [`Error::Argument`] for sizes that the model cannot have.
    pub fn bytes(
        config: &Gpt2Config,
        batch: usize,
        time: usize,
        recompute: Recompute,
    ) -> Result<u64> {
        config.check()?;
        let (table, ..) = plan(config, &Layout::new(config), (batch, time), recompute)?;
        Ok(table.bytes())
    }

    /// Creates a trainer for batches of `batch` sequences of `time` tokens. It begins with the parameters of `model`.
    ///
    /// # Errors
    /// [`Error::Argument`] if `batch` is 0 or `time` is not between 1 and the model's longest sequence, [`Error::Memory`]
    /// if the machine does not have enough free memory.
    pub fn new(model: &Gpt2, batch: usize, time: usize) -> Result<Self> {
        Self::recomputing(model, batch, time, Recompute::Off)
    }

    /// Creates a trainer as [`Trainer::new`] does, but the backward pass computes some activations again: the same bits
    /// with less memory and more time.
    ///
    /// # Errors
    /// Those of [`Trainer::new`].
    pub fn recomputing(
        model: &Gpt2,
        batch: usize,
        time: usize,
        recompute: Recompute,
    ) -> Result<Self> {
        let config = *model.config();
        let layout = model.layout().clone();
        let (table, spans, pass) = plan(&config, &layout, (batch, time), recompute)?;
        let what = "training's parameters, gradients, moments and activations";
        let mut arena = Arena::try_new(table.len(), what)?;
        arena[spans.parameters.clone()].copy_from_slice(model.parameters());
        let squares = (0..update::chunks(layout.parameters())).map(|_| AtomicU64::new(0)).collect();
        let (steps, accumulating) = (0, false);
        Ok(Self {
            config,
            layout,
            arena,
            table,
            spans,
            pass,
            squares,
            steps,
            accumulating,
            further: None,
        })
    }

    /// Returns the same trainer with matrix products in `precision`. Parameters, gradients and moments stay in single
    /// precision.
    #[must_use]
    pub fn with_precision(mut self, precision: Precision) -> Self {
        self.pass.precision = precision;
        self
    }

    /// Makes one step: forward, backward and update.
    ///
    /// # Errors
    /// [`Error::Shape`] unless there are B·T tokens and targets, [`Error::Argument`] for one that is not below V.
    pub fn step(
        &mut self,
        team: &Team,
        tokens: &[u32],
        targets: &[u32],
        options: &StepOptions,
    ) -> Result<StepReport> {
        let loss = self.accumulate(team, tokens, targets, 1.0)?;
        let gradient_norm = self.update(team, options);
        Ok(StepReport { loss, gradient_norm })
    }

    /// Runs forward and backward, and adds `share` times the gradient of the mean loss to the gradient. The first call
    /// after [`Trainer::update`] replaces the gradient. With `share` 1/n, n calls and an update are one step on a batch n
    /// times as large. Returns the loss. The second call allocates memory for another gradient.
    ///
    /// # Errors
    /// Those of [`Trainer::step`]; [`Error::Memory`].
    pub fn accumulate(
        &mut self,
        team: &Team,
        tokens: &[u32],
        targets: &[u32],
        share: f32,
    ) -> Result<f32> {
        self.accumulate_on(Ranks::alone(), 1, team, Some((tokens, targets)), share)
    }

    /// Does the same with `batches` batches, each of another rank: those that have a part of [`Ranks::own`]`(batches)` call it with their batch, the
    /// others with none. The gradients are added in the order of the batches. Returns the loss of the own batch, or 0.
    ///
    /// # Errors
    /// Those of [`Trainer::accumulate`], on all ranks.
    pub(crate) fn accumulate_on(
        &mut self,
        ranks: &Ranks,
        batches: usize,
        team: &Team,
        own: Option<(&[u32], &[u32])>,
        share: f32,
    ) -> Result<f32> {
        let is_first = own.is_some() && ranks.own(batches).start == 0;
        let replaces = is_first && !self.accumulating;
        let loss = own.map_or(Ok(0.0), |batch| self.gradient_of(batch, team, share, replaces));
        let loss = ranks.together(loss)?;
        let gradient = &mut self.arena[self.spans.gradient.clone()];
        if let Some(further) = &self.further {
            if is_first && !replaces {
                update::add(gradient, further, team);
            }
            ranks.add_in_order(gradient, batches, |part, _, range| {
                part.iter_mut().zip(&further[range]).for_each(|(total, part)| *total += part);
            });
        } else {
            ranks.add_in_order(gradient, batches, |_, _, _| {});
        }
        self.accumulating = true;
        Ok(loss)
    }

    /// Computes the gradient of a batch: it replaces the gradient, or it is that of a further batch.
    fn gradient_of(
        &mut self,
        batch: (&[u32], &[u32]),
        team: &Team,
        share: f32,
        replaces: bool,
    ) -> Result<f32> {
        if !replaces && self.further.is_none() {
            let what = "the gradient of a step's further batches";
            self.further = Some(Arena::try_new(self.layout.parameters(), what)?);
        }
        let (own, memory) = self.arena.split_at_mut(self.pass.start());
        let [parameters, gradient] =
            spans(own, [self.spans.parameters.clone(), self.spans.gradient.clone()]);
        let gradient = match &mut self.further {
            Some(further) if !replaces => &mut further[..],
            _ => gradient,
        };
        self.pass.gradient(memory, parameters, gradient, batch, team, share)
    }

    /// Discards the gradient: the next [`Trainer::accumulate`] replaces it.
    pub fn zero_gradient(&mut self) {
        self.accumulating = false;
    }

    /// Returns the mean loss of these sequences. The trainer does not change.
    ///
    /// # Errors
    /// Those of [`Trainer::step`].
    pub fn evaluate(&mut self, team: &Team, tokens: &[u32], targets: &[u32]) -> Result<f32> {
        let (own, memory) = self.arena.split_at_mut(self.pass.start());
        let parameters = &own[self.spans.parameters.clone()];
        self.pass.loss(memory, parameters, (tokens, targets), team)
    }

    /// Writes the loss of each target, (B, T), to `losses`. The trainer does not change.
    ///
    /// # Errors
    /// Those of [`Trainer::step`]; [`Error::Shape`] if `losses` has another length.
    pub fn losses(
        &mut self,
        team: &Team,
        tokens: &[u32],
        targets: &[u32],
        losses: &mut [f64],
    ) -> Result<()> {
        let (own, memory) = self.arena.split_at_mut(self.pass.start());
        let parameters = &own[self.spans.parameters.clone()];
        self.pass.losses(memory, parameters, (tokens, targets), team, losses)
    }

    /// Continues each prompt with the current parameters, as [`Gpt2::generate`] does.
    ///
    /// # Errors
    /// Those of [`Gpt2::generate`].
    pub fn generate(
        &self,
        team: &Team,
        prompts: &[&[u32]],
        options: &GenerateOptions,
        on_token: Option<OnToken<'_>>,
    ) -> Result<Vec<Generated>> {
        let (config, layout, parameters) = (&self.config, &self.layout, self.parameters());
        Weights { config, layout, parameters, packed: None }
            .generate(team, prompts, options, on_token)
    }

    /// Returns the model's sizes.
    #[must_use]
    pub fn config(&self) -> &Gpt2Config {
        &self.config
    }

    /// Returns the number of sequences in a batch, and of tokens in a sequence: (B, T).
    #[must_use]
    pub fn shape(&self) -> (usize, usize) {
        self.pass.shape()
    }

    /// Returns the table of the parameters.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Returns the current parameters.
    #[must_use]
    pub fn parameters(&self) -> &[f32] {
        &self.arena[self.spans.parameters.clone()]
    }

    /// Returns the parameters for modification (to continue from a checkpoint).
    pub fn parameters_mut(&mut self) -> &mut [f32] {
        &mut self.arena[self.spans.parameters.clone()]
    }

    /// Returns the gradient as last accumulated, not clipped.
    #[must_use]
    pub fn gradient(&self) -> &[f32] {
        &self.arena[self.spans.gradient.clone()]
    }

    /// Returns the first and second moments of AdamW.
    #[must_use]
    pub fn moments(&self) -> (&[f32], &[f32]) {
        (&self.arena[self.spans.first.clone()], &self.arena[self.spans.second.clone()])
    }

    /// Returns the first and second moments for modification (to continue from a checkpoint).
    pub fn moments_mut(&mut self) -> (&mut [f32], &mut [f32]) {
        let [first, second] =
            spans(&mut self.arena, [self.spans.first.clone(), self.spans.second.clone()]);
        (first, second)
    }

    /// Returns the number of steps made so far, which the bias correction needs.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Sets the number of steps made (to continue from a checkpoint).
    pub fn set_steps(&mut self, steps: u64) {
        self.steps = steps;
    }

    /// Copies the parameters into `model`.
    ///
    /// # Errors
    /// [`Error::Shape`] if `model` has other sizes.
    pub fn write_to(&self, model: &mut Gpt2) -> Result<()> {
        if *model.config() != self.config {
            let (got, wanted) = (format!("{:?}", model.config()), format!("{:?}", self.config));
            return Err(Error::shape("model", got, wanted));
        }
        model.parameters_mut().copy_from_slice(self.parameters());
        Ok(())
    }

    /// Returns the table of the trainer's allocation.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }
}
