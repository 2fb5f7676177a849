//! One training step: forward, backward, clip, update, in one arena.

mod update;

use std::ops::Range;
use std::sync::atomic::AtomicU64;

use super::loss::{mean_loss, mean_loss_pullback};
use super::plan::Plan;
use super::{Gpt2, Gpt2Config, Layout, check_tokens};
use crate::arena::{Arena, Cells, Table};
use crate::error::{Error, Result};
use crate::kernels::{self, Activation, Context, Precision};
use crate::simd::FlushDenormals;
use crate::threads::Team;

/// What may change from step to step: AdamW (Loshchilov & Hutter, arXiv:1711.05101) with clipping.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StepOptions {
    /// η.
    pub learning_rate: f32,
    /// β₁ and β₂.
    pub betas: (f32, f32),
    /// ε.
    pub epsilon: f32,
    /// λ, on matrices only.
    pub weight_decay: f32,
    /// The gradient is scaled down to this Euclidean norm if it is longer.
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

/// What one step found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StepReport {
    /// Mean cross-entropy before the update.
    pub loss: f32,
    /// Euclidean norm of the gradient before clipping.
    pub gradient_norm: f64,
}

/// Where everything lies in the arena.
#[derive(Debug, Clone)]
struct Spans {
    parameters: Range<usize>,
    gradient: Range<usize>,
    first: Range<usize>,
    second: Range<usize>,
    activations: Range<usize>,
    d_activations: Range<usize>,
    statistics: Range<usize>,
    slopes: Range<usize>,
    logits: Range<usize>,
    workspace: Range<usize>,
}

/// Trains one model on batches of one size. Everything it touches lies in one allocation made by [`Trainer::new`];
/// a step allocates nothing.
///
/// The same batches give the same bits whatever the number of threads.
#[derive(Debug)]
pub struct Trainer {
    config: Gpt2Config,
    layout: Layout,
    plan: Plan,
    arena: Arena,
    table: Table,
    spans: Spans,
    /// Bits of the squared norms of the gradient's chunks.
    squares: Vec<AtomicU64>,
    /// Steps made.
    steps: u64,
    /// Whether the gradient holds something to be added to.
    accumulating: bool,
    precision: Precision,
}

fn spans(table: &mut Table, layout: &Layout, plan: &Plan) -> Spans {
    let mut push = |name: &str, len: usize| table.push(name, &[len]);
    let parameters = layout.parameters();
    Spans {
        parameters: push("parameters", parameters),
        gradient: push("gradient", parameters),
        first: push("first moments", parameters),
        second: push("second moments", parameters),
        activations: push("activations", plan.activations),
        d_activations: push("d_activations", plan.activations),
        statistics: push("statistics", plan.statistics),
        slopes: push("slopes", plan.slopes),
        logits: push("logits", plan.logits),
        workspace: push("workspace", plan.workspace),
    }
}

fn check_sizes(config: &Gpt2Config, batch: usize, time: usize) -> Result<()> {
    config.check()?;
    if batch == 0 {
        return Err(Error::argument("batch size", 0, "at least 1"));
    }
    if time == 0 || time > config.max_time {
        let wanted = format!("1 to {}, the model's longest sequence", config.max_time);
        return Err(Error::argument("sequence length", time, wanted));
    }
    if batch.checked_mul(time).is_none_or(|tokens| tokens > 1 << 24) {
        return Err(Error::argument("batch size", batch, "at most 2²⁴ tokens in a batch"));
    }
    Ok(())
}

impl Trainer {
    /// Bytes that a trainer for `batch` sequences of `time` tokens allocates: parameters, gradient and moments (four
    /// times the parameters), activations and their shadows, and workspace.
    ///
    /// # Errors
    /// [`Error::Argument`] for sizes that the model cannot have.
    pub fn bytes(config: &Gpt2Config, batch: usize, time: usize) -> Result<u64> {
        check_sizes(config, batch, time)?;
        let layout = Layout::new(config);
        let mut table = Table::new();
        spans(&mut table, &layout, &Plan::new(config, &layout, batch, time));
        Ok(table.len() as u64 * size_of::<f32>() as u64)
    }

    /// A trainer that begins with the parameters of `model`, for batches of `batch` sequences of `time` tokens.
    ///
    /// # Errors
    /// [`Error::Argument`] if `batch` is 0 or `time` is not between 1 and the model's longest sequence,
    /// [`Error::Memory`] if the machine has not the memory free.
    pub fn new(model: &Gpt2, batch: usize, time: usize) -> Result<Self> {
        let config = *model.config();
        check_sizes(&config, batch, time)?;
        let layout = model.layout().clone();
        let plan = Plan::new(&config, &layout, batch, time);
        let mut table = Table::new();
        let spans = spans(&mut table, &layout, &plan);
        let what = "training's parameters, gradients, moments and activations";
        let mut arena = Arena::try_new(table.len(), what)?;
        arena[spans.parameters.clone()].copy_from_slice(model.parameters());
        let squares = (0..update::chunks(layout.parameters())).map(|_| AtomicU64::new(0)).collect();
        let (steps, accumulating, precision) = (0, false, Precision::default());
        Ok(Self {
            config,
            layout,
            plan,
            arena,
            table,
            spans,
            squares,
            steps,
            accumulating,
            precision,
        })
    }

    /// The same with matrix products in `precision`. Parameters, gradients and moments stay in single precision.
    #[must_use]
    pub fn with_precision(self, precision: Precision) -> Self {
        Self { precision, ..self }
    }

    fn check(&self, tokens: &[u32], targets: Option<&[u32]>) -> Result<()> {
        let (batch, time) = (self.plan.batch, self.plan.time);
        let named = [("tokens", Some(tokens)), ("targets", targets)];
        for (name, tokens) in named.into_iter().filter_map(|(name, t)| Some((name, t?))) {
            if tokens.len() != batch * time {
                let wanted = format!("({batch}, {time}), {} tokens", batch * time);
                return Err(Error::shape(name, tokens.len(), wanted));
            }
            check_tokens(&self.config, name, tokens)?;
        }
        Ok(())
    }

    /// One step: forward, backward and update.
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

    /// Forward and backward: `share` times the gradient of the mean loss is added to the gradient, or replaces it if
    /// this is the first call after [`Trainer::update`]. With `share` 1/n, n calls and an update are one step on a batch
    /// n times as large. Returns the loss.
    ///
    /// # Errors
    /// As [`Trainer::step`].
    pub fn accumulate(
        &mut self,
        team: &Team,
        tokens: &[u32],
        targets: &[u32],
        share: f32,
    ) -> Result<f32> {
        self.check(tokens, Some(targets))?;
        let _flush = FlushDenormals::new();
        let cells = self.arena.cells();
        let s = &self.spans;
        // SAFETY: the spans are disjoint, and the arena is borrowed exclusively.
        let loss = unsafe {
            let workspace = cells.get_mut(s.workspace.clone());
            let context = match self.accumulating {
                true => Context::new(team, workspace),
                false => Context::fresh(team, workspace),
            };
            let context = context.with_precision(self.precision);
            mean_loss_pullback(
                cells.get(s.parameters.clone()),
                cells.get_mut(s.gradient.clone()),
                cells.get_mut(s.activations.clone()),
                cells.get_mut(s.d_activations.clone()),
                cells.get_mut(s.statistics.clone()),
                cells.get_mut(s.slopes.clone()),
                cells.get_mut(s.logits.clone()),
                tokens,
                targets,
                &self.plan,
                &context,
                share,
            )
        };
        self.accumulating = true;
        Ok(loss)
    }

    /// Forgets the gradient: the next [`Trainer::accumulate`] replaces it.
    pub fn zero_gradient(&mut self) {
        self.accumulating = false;
    }

    /// The mean loss of these sequences, with no other effect.
    ///
    /// # Errors
    /// As [`Trainer::step`].
    pub fn evaluate(&mut self, team: &Team, tokens: &[u32], targets: &[u32]) -> Result<f32> {
        self.check(tokens, Some(targets))?;
        let _flush = FlushDenormals::new();
        let cells = self.arena.cells();
        let s = &self.spans;
        // SAFETY: the spans are disjoint, and the arena is borrowed exclusively.
        Ok(unsafe {
            let context = Context::new(team, cells.get_mut(s.workspace.clone()))
                .with_precision(self.precision);
            mean_loss(
                cells.get(s.parameters.clone()),
                cells.get_mut(s.activations.clone()),
                cells.get_mut(s.statistics.clone()),
                cells.get_mut(s.slopes.clone()),
                cells.get_mut(s.logits.clone()),
                tokens,
                targets,
                &self.plan,
                &context,
            )
        })
    }

    /// The logits of these sequences, (B, T, V), into `logits`.
    ///
    /// # Errors
    /// As [`Trainer::step`]; [`Error::Shape`] if `logits` has another length.
    pub fn logits(&mut self, team: &Team, tokens: &[u32], logits: &mut [f32]) -> Result<()> {
        let wanted = tokens.len() * self.plan.vocabulary;
        if logits.len() != wanted {
            return Err(Error::shape("logits", logits.len(), wanted));
        }
        self.evaluate(team, tokens, tokens)?;
        let (m, c, v) = (tokens.len(), self.plan.channels, self.plan.vocabulary);
        let (s, zeros) = (&self.spans, vec![0.0; v]);
        let wte = s.parameters.start + self.plan.wte.start;
        let last = s.activations.start + self.plan.last.start;
        let cells = self.arena.cells();
        // SAFETY: the spans are disjoint, and the arena is borrowed exclusively.
        unsafe {
            let (x, w) = (cells.get(last..last + m * c), cells.get(wte..wte + v * c));
            let context = Context::new(team, cells.get_mut(s.workspace.clone()))
                .with_precision(self.precision);
            let identity = Activation::Identity;
            kernels::dense(logits, &mut [], x, w, &zeros, &[], identity, &context, m, c, v);
        }
        Ok(())
    }

    /// The model's sizes.
    #[must_use]
    pub fn config(&self) -> &Gpt2Config {
        &self.config
    }

    /// Sequences in a batch, and tokens in a sequence: (B, T).
    #[must_use]
    pub fn shape(&self) -> (usize, usize) {
        (self.plan.batch, self.plan.time)
    }

    /// The table of the parameters.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The parameters as they are now.
    #[must_use]
    pub fn parameters(&self) -> &[f32] {
        &self.arena[self.spans.parameters.clone()]
    }

    /// The parameters, to be changed (to go on from a checkpoint).
    pub fn parameters_mut(&mut self) -> &mut [f32] {
        &mut self.arena[self.spans.parameters.clone()]
    }

    /// The gradient as it was last accumulated, not clipped.
    #[must_use]
    pub fn gradient(&self) -> &[f32] {
        &self.arena[self.spans.gradient.clone()]
    }

    /// First and second moments of AdamW.
    #[must_use]
    pub fn moments(&self) -> (&[f32], &[f32]) {
        (&self.arena[self.spans.first.clone()], &self.arena[self.spans.second.clone()])
    }

    /// First and second moments, to be changed (to go on from a checkpoint).
    pub fn moments_mut(&mut self) -> (&mut [f32], &mut [f32]) {
        let cells = self.arena.cells();
        // SAFETY: the spans are disjoint, and the arena is borrowed exclusively.
        unsafe {
            (cells.get_mut(self.spans.first.clone()), cells.get_mut(self.spans.second.clone()))
        }
    }

    /// Steps made so far, which the bias correction needs.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Sets the number of steps made (to go on from a checkpoint).
    pub fn set_steps(&mut self, steps: u64) {
        self.steps = steps;
    }

    /// Copies the parameters into `model`.
    ///
    /// # Errors
    /// [`Error::Shape`] if it has other sizes.
    pub fn write_to(&self, model: &mut Gpt2) -> Result<()> {
        if *model.config() != self.config {
            let (got, wanted) = (format!("{:?}", model.config()), format!("{:?}", self.config));
            return Err(Error::shape("model", got, wanted));
        }
        model.parameters_mut().copy_from_slice(self.parameters());
        Ok(())
    }

    /// What lies where in the trainer's allocation.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }
}
