//! One training step: gather, forward, backward, reduce, clip, update, in one arena.

mod batch;
mod composed;
mod functions;
mod piece;
mod rows;
mod update;

use std::ops::Range;
use std::sync::atomic::AtomicU64;

pub use batch::Batch;
use batch::{Rows, sum};
use composed::Composed;
use functions::Functions;

use super::predict::unstandardise;
use super::{Layout, Network};
use crate::arena::{Arena, Table};
use crate::error::{Error, Result};
use crate::graph::pieces;
use crate::kernels::optimizer::Optimizer;
use crate::models::composed::no_function;
use crate::models::{Loss, LossFunction};
use crate::ranks::Ranks;
use crate::threads::Team;

/// Options that may change from step to step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StepOptions {
    /// Learning rate, η.
    pub learning_rate: f32,
    /// Weight decay, λ, on matrices only: decoupled in AdamW, added to the gradient in Adam and SGD.
    pub weight_decay: f32,
    /// Factor of the dropout rates, 0 to 1.
    pub dropout: f32,
    /// Largest Euclidean norm of the gradient: a longer gradient is scaled down to it. `None`: no clipping.
    pub clip_norm: Option<f32>,
}

/// The result of one step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StepReport {
    /// Mean loss before the update, Σ w l / (B w̄).
    pub loss: f64,
    /// Euclidean norm of the gradient before clipping.
    pub gradient_norm: f64,
}

/// Trains the parameters of one network, batch by batch. A step allocates nothing: [`Trainer::new`] makes one allocation for
/// everything, and for a composed network one more for the values of each of its plans.
///
/// The same batches give the same bits, whatever the number of threads and of [ranks](crate::ranks). The size of a batch alone
/// determines its pieces, and the pieces' gradients are added in order.
#[derive(Debug)]
pub struct Trainer {
    layout: Layout,
    optimizer: Optimizer,
    rows: Rows,
    arena: Arena,
    table: Table,
    parameters: Range<usize>,
    moments: Range<usize>,
    /// The sum of the pieces' gradients.
    gradient: Range<usize>,
    engine: Engine,
    /// For each tensor, its learning rate relative to that of the step; 0 for a frozen tensor.
    rates: Vec<f32>,
    /// Bits of the `f64` sums of losses of the pieces, and of squared gradients of the chunks.
    sums: Vec<AtomicU64>,
    max_batch: usize,
    steps: u64,
    /// Processes that share the pieces of a batch.
    ranks: Ranks,
}

/// The computation of the gradient.
#[derive(Debug)]
enum Engine {
    /// The pullback of a loss that is a Rust function.
    Functions(Functions),
    /// The plan of a graph.
    Composed(Box<Composed>),
}

/// Settings of a trainer.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Setup<'a> {
    /// The loss as the network records it.
    pub(crate) loss: Loss,
    /// Custom loss function, if any.
    pub(crate) function: Option<&'a LossFunction>,
    pub(crate) optimizer: Optimizer,
    pub(crate) max_batch: usize,
    /// For each tensor, its learning rate relative to that of the step: 0 for a frozen tensor. Tensors beyond the end have 1.
    pub(crate) rates: &'a [f32],
    /// Processes that share the pieces of a batch: all of them make the same steps.
    pub(crate) ranks: &'a Ranks,
}

impl Engine {
    /// Returns the value of tensor number `number` after the last step, if it is a state.
    fn state(&self, number: usize) -> Option<&[f32]> {
        match self {
            Engine::Functions(_) => None,
            Engine::Composed(composed) => composed.state(number),
        }
    }
}

impl Trainer {
    /// Creates a trainer for batches of up to `max_batch` rows. It begins with the parameters and standardisations of `model`.
    ///
    /// # Errors
    /// [`Error::Argument`] if the loss does not suit the outputs or `max_batch` is 0; [`Error::Memory`] if there is not enough.
    pub fn new(
        model: &Network,
        loss: Loss,
        optimizer: Optimizer,
        max_batch: usize,
    ) -> Result<Self> {
        model.check_fitted()?;
        loss.check(model.outputs())?;
        if let Loss::Custom { .. } = loss {
            return Err(no_function());
        }
        let ranks = Ranks::alone();
        let setup = Setup { loss, function: None, optimizer, max_batch, rates: &[], ranks };
        Self::with(model, &setup)
    }

    /// Creates a trainer as [`Trainer::new`] does, with more settings.
    ///
    /// # Errors
    /// Those of [`Trainer::new`]; [`Error::Argument`] for a custom loss function with a transformer, and if all tensors are
    /// frozen.
    pub(crate) fn with(model: &Network, setup: &Setup) -> Result<Self> {
        let Setup { loss, function, optimizer, max_batch, rates, ranks } = *setup;
        if max_batch == 0 {
            return Err(Error::option("batch_size", 0, "at least 1"));
        }
        if model.parameters().is_empty() {
            let wanted = "at least one: there is nothing to train";
            return Err(Error::argument("the network's parameters", "no parameters", wanted));
        }
        let layout = model.layout().clone();
        let rates: Vec<f32> =
            (0..layout.tensors().len()).map(|n| rates.get(n).map_or(1.0, |&rate| rate)).collect();
        let is_trained = |(number, &rate): (usize, &f32)| rate != 0.0 && !layout.is_state(number);
        if !rates.iter().enumerate().any(is_trained) {
            let wanted = "at least one that is trained";
            return Err(Error::argument("the network's parameters", "all frozen", wanted));
        }
        let mut table = Table::new();
        let parameters = table.push("parameters", &[layout.parameters()]);
        let moments = table.push("moments", &[optimizer.moments(), layout.parameters()]);
        let (engine, gradient) = match (&layout, function) {
            (Layout::Function(written), None)
                if !Functions::leaves_to_graph(written, max_batch) =>
            {
                let functions = Functions::new(&mut table, written, loss, max_batch);
                let gradient = functions.gradient();
                (Engine::Functions(functions), gradient)
            }
            _ => {
                let gradient = table.push("gradient", &[layout.parameters()]);
                let trains: Vec<bool> = rates.iter().map(|&rate| rate != 0.0).collect();
                let loss = (loss, function);
                let composed =
                    Composed::new(&layout.composed(model.config())?, loss, &trains, max_batch)?;
                (Engine::Composed(Box::new(composed)), gradient)
            }
        };
        let mut arena =
            Arena::try_new(table.len(), "training's parameters, gradients and activations")?;
        arena[parameters.clone()].copy_from_slice(model.parameters());
        let sums = (0..2 * pieces::MOST_PIECES).map(|_| AtomicU64::new(0)).collect();
        let target = model.target_standardisation().cloned();
        let (features, input) = (model.features(), model.affine.clone());
        let targets = loss.targets(layout.outputs()) + function.map_or(0, LossFunction::extra);
        let rows = Rows { loss, targets, features, input, target };
        let steps = 0;
        Ok(Self {
            layout,
            optimizer,
            rows,
            arena,
            table,
            parameters,
            moments,
            gradient,
            engine,
            rates,
            sums,
            max_batch,
            steps,
            ranks: ranks.clone(),
        })
    }

    /// Makes one step on `batch`. Without rows it does nothing.
    ///
    /// # Panics
    /// If `batch` has more rows than `max_batch`, a row number is not below N, or slices of `batch` are too short.
    pub fn step(&mut self, team: &Team, batch: &Batch, options: &StepOptions) -> StepReport {
        let (rows, most) = (batch.rows.len(), self.max_batch);
        assert!(rows <= most, "a batch of {rows} rows; the trainer was made for at most {most}");
        if rows == 0 {
            return StepReport { loss: 0.0, gradient_norm: 0.0 };
        }
        let loss = match &mut self.engine {
            Engine::Functions(functions) => {
                let cells = self.arena.cells();
                let (both, rows) = ((team, &self.ranks), (&self.rows, batch));
                let count = functions.learn(both, cells, &self.parameters, rows, &self.sums);
                sum(&self.sums[..count])
            }
            Engine::Composed(composed) => {
                let parameters = &self.arena[self.parameters.clone()];
                let (both, rows) = ((team, &self.ranks), (&self.rows, batch));
                composed.learn(both, parameters, rows, (self.steps, options.dropout))
            }
        };
        self.steps += 1;
        let gradient_norm = self.update(team, options);
        StepReport { loss: loss / rows as f64, gradient_norm }
    }

    /// Runs the network on the rows of `batch`, any number of them, and returns Σ w l / w̄.
    ///
    /// `outputs`, (B, K) or empty, receives the values of [`Network::predict`] with `Output::Raw`, with the same bits.
    ///
    /// # Panics
    /// Those of [`Trainer::step`], or if the length of `outputs` is neither 0 nor B·K.
    pub fn evaluate(&mut self, team: &Team, batch: &Batch, outputs: &mut [f32]) -> f64 {
        let wanted = batch.rows.len() * self.layout.outputs();
        assert!(outputs.is_empty() || outputs.len() == wanted, "evaluate: length of outputs");
        let total = match &mut self.engine {
            Engine::Functions(functions) => {
                let cells = self.arena.cells();
                let rows = (&self.rows, batch);
                let both = (team, &self.ranks);
                functions.evaluate(both, cells, &self.parameters, rows, &self.sums, outputs)
            }
            Engine::Composed(composed) => {
                let parameters = &self.arena[self.parameters.clone()];
                composed.evaluate((team, &self.ranks), parameters, &self.rows, batch, outputs)
            }
        };
        unstandardise(outputs, self.rows.target.as_ref());
        total
    }

    /// Returns the number of pieces of a batch: no more [ranks](crate::ranks) share its arithmetic.
    #[must_use]
    pub fn pieces(&self, rows: usize) -> usize {
        match &self.engine {
            Engine::Functions(functions) => functions.pieces(rows),
            Engine::Composed(composed) => composed.pieces(rows),
        }
    }

    /// Returns the current parameters.
    #[must_use]
    pub fn parameters(&self) -> &[f32] {
        &self.arena[self.parameters.clone()]
    }

    /// Returns the parameters for modification (to continue from a checkpoint).
    pub fn parameters_mut(&mut self) -> &mut [f32] {
        &mut self.arena[self.parameters.clone()]
    }

    /// Returns the optimiser's moments, (moments, parameters): first and second for Adam, velocity for SGD.
    #[must_use]
    pub fn moments(&self) -> &[f32] {
        &self.arena[self.moments.clone()]
    }

    /// Returns the moments for modification (to continue from a checkpoint).
    pub fn moments_mut(&mut self) -> &mut [f32] {
        &mut self.arena[self.moments.clone()]
    }

    /// Returns the number of steps made so far, which Adam's bias correction needs.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Sets the number of steps made (to continue from a checkpoint).
    pub fn set_steps(&mut self, steps: u64) {
        self.steps = steps;
    }

    /// Returns the outputs of the last [`step`](Trainer::step), (B, K), in the order of its rows, before the update. For a
    /// regression they are in units of the standardised target.
    #[must_use]
    pub fn outputs(&self) -> &[f32] {
        match &self.engine {
            Engine::Functions(functions) => &self.arena[functions.outputs()],
            Engine::Composed(composed) => composed.outputs(),
        }
    }

    /// Returns the sum of the pieces' gradients of the last step, not clipped.
    #[must_use]
    pub fn gradient(&self) -> &[f32] {
        &self.arena[self.gradient.clone()]
    }

    /// Returns the table of the trainer's allocation.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }
}
