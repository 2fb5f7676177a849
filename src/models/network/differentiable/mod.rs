//! A network as a differentiable function of its parameters and its inputs, for users with their own loss and optimiser.

mod pool;
mod precision;
mod source;
mod tape;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use super::Network;
use crate::data::Standardisation;
use crate::error::{Error, Result};
use crate::graph::modes::{Mode, key_of};
use crate::graph::{Memory, Stretch, Wanted};
use crate::kernels::Affine;
use crate::models::composed::{Layout, Reverse};
use crate::ranks::Ranks;
use crate::threads::{Team, shared_team};

use precision::Pools;
pub use precision::Precision;
use source::{Passed, in_target_units};
pub use tape::{Gradient, Tape};

/// A network as a function y = f(parameters, x). A forward pass computes the outputs. A backward pass computes the gradients of
/// parameters and inputs for a seed, the adjoints of the outputs. The caller owns parameters and inputs; a call borrows them.
///
/// A [`Tape`] stores the values that the backward pass needs. It belongs to one forward call; any number of tapes may exist. The
/// standardisations of the network are part of the function: inputs, outputs and gradients are in the user's units, as those of
/// [`Network::predict`] with [`Output::Raw`](crate::models::Output::Raw). The function is a snapshot: later changes of the network do
/// not affect it.
///
/// Any number of threads may use it at the same time. Its own threads, one team in the process for each number of threads, work for one
/// call at a time; a second call meanwhile runs on the caller's thread alone. Results do not depend on the number of threads.
///
/// # Example
/// ```
/// use rootgrad::kernels::Activation;
/// use rootgrad::models::{Differentiable, ForwardOptions, Gradient, MlpConfig, Network};
///
/// let config = MlpConfig { widths: vec![2, 8, 1], activation: Activation::Tanh, init: None, seed: 42 };
/// let net = Network::new(config)?;
/// let f = Differentiable::new(&net, 1)?;
/// let (parameters, x) = (net.parameters(), [0.5, -1.0, 2.0, 0.25]); // two rows of two features
/// let mut y = [0.0; 2];
/// let tape = f.forward(parameters, &x, 2, &mut y, &ForwardOptions::default())?;
/// let seed = y.map(|y| 2.0 * y); // of Σ y²
/// let (mut d_parameters, mut d_x) = (vec![0.0; parameters.len()], [0.0; 4]);
/// let into = (Gradient::Write(&mut d_parameters), Gradient::Write(&mut d_x));
/// tape.backward(parameters, &x, &seed, into.0, into.1, false)?;
/// assert!(d_x.iter().all(|d| *d != 0.0));
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Differentiable {
    shared: Arc<Shared>,
}

/// Options of a forward pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ForwardOptions {
    /// Mode of the network: use or training.
    pub pass: Pass,
    /// True if the backward pass may compute the gradient of the parameters.
    pub parameters: bool,
    /// True if the backward pass may compute the gradient of the inputs.
    pub inputs: bool,
    /// True if the backward pass checks that parameters and inputs did not change since the forward pass. A change is an error. The
    /// check takes about as long as reading them twice. Callers that know them to be unchanged, such as a framework that counts the
    /// versions of its tensors, can switch the check off.
    pub checked: bool,
}

impl Default for ForwardOptions {
    /// Use mode, both gradients, checked.
    fn default() -> Self {
        Self { pass: Pass::Use, parameters: true, inputs: true, checked: true }
    }
}

/// The mode in which a network runs. Networks without dropout and states (batch norm) are the same in both modes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pass {
    /// Use: dropout does nothing, batch norm uses its running statistics.
    Use,
    /// Training: dropout is active, batch norm uses the statistics of the batch. [`Tape::states`] returns the new running statistics.
    Training {
        /// Number of the step, up to 2²⁴; after that numbers repeat. Passes with the same step and seed drop the same values.
        step: u64,
        /// Random seed. `None`: the network's seed; its [`Trainer`](crate::models::Trainer) then drops the same values in the step with
        /// this number, counted from 0.
        seed: Option<u64>,
    },
}

/// The part of the function that does not depend on a call.
#[derive(Debug)]
struct Shared {
    layout: Arc<Layout>,
    affine: Option<Affine>,
    target: Option<Standardisation>,
    /// Plans for use and, if they differ, for training.
    modes: [Option<Plans>; 2],
    team: Arc<Team>,
}

/// A plan, and memory to run it.
#[derive(Debug)]
struct Plans {
    reverse: Reverse,
    pools: Pools,
}

/// Number of rows of a run whose values are not stored.
const ROWS: usize = 4096;

impl Differentiable {
    /// Creates the function that `network` is now. It runs on `threads` threads (0: one for each core).
    ///
    /// # Errors
    /// [`Error::Argument`] for more than 1024 threads, a network with an operation that has no derivative, and one that
    /// flags [missing](Network::missing) values.
    pub fn new(network: &Network, threads: usize) -> Result<Self> {
        Self::on(network, shared_team(threads)?)
    }

    /// Creates the function as [`Differentiable::new`] does, with the threads of a team.
    pub(crate) fn on(network: &Network, team: Arc<Team>) -> Result<Self> {
        network.check_fitted()?;
        if !network.missing().is_empty() {
            let wanted =
                "one that is a smooth function of its inputs: fitted without the option `missing`";
            return Err(Error::argument("the network", "one that flags missing values", wanted));
        }
        let layout = network.layout.composed(&network.config)?;
        let affine = network.affine.clone();
        let plans = |mode| {
            let reverse = Reverse::new(&layout, mode, affine.as_ref())?;
            Ok::<_, Error>(Plans { reverse, pools: Pools::default() })
        };
        let differs = layout.states().contains(&true) || layout.config().graph().has_modes();
        let training = differs.then(|| plans(Mode::Training)).transpose()?;
        let modes = [Some(plans(Mode::Use)?), training];
        let target = network.target.clone();
        Ok(Self { shared: Arc::new(Shared { layout, affine, target, modes, team }) })
    }

    /// Number of inputs of a row, F.
    #[must_use]
    pub fn features(&self) -> usize {
        self.shared.layout.features()
    }

    /// Number of outputs of a row, K.
    #[must_use]
    pub fn outputs(&self) -> usize {
        self.shared.layout.outputs()
    }

    /// Number of parameters, P. Their order is that of [`Layout::tensors`](crate::models::Layout::tensors) of the network.
    #[must_use]
    pub fn parameters(&self) -> usize {
        self.shared.layout.parameters()
    }

    /// For each tensor of the network, true if it is a state: a tensor without a gradient that follows the batches ([`Tape::states`]).
    #[must_use]
    pub fn states(&self) -> &[bool] {
        self.shared.layout.states()
    }

    /// Runs the network on B = `out.len()` / K rows, and stores the values that a backward pass needs.
    ///
    /// Shapes: `parameters` (P), `x` (B, F) with rows `row_stride` ≥ F apart, `out` (B, K) without gaps. NaN in, NaN out.
    ///
    /// Until the last backward pass, the values of `parameters` (except states) and of `x` must not change. They may move to another
    /// place.
    ///
    /// # Errors
    /// [`Error::Shape`] if the lengths do not fit; [`Error::Argument`] without rows; [`Error::Memory`].
    pub fn forward<T: Precision>(
        &self,
        parameters: &[T],
        x: &[T],
        row_stride: usize,
        out: &mut [T],
        options: &ForwardOptions,
    ) -> Result<Tape<T>> {
        let (rows, row_stride) = self.shared.check(parameters, x, row_stride, out)?;
        Tape::record(&self.shared, (parameters, x, rows, row_stride), out, options)
    }

    /// Runs the network as [`Differentiable::forward`] does, but stores nothing for a backward pass.
    ///
    /// # Errors
    /// Those of [`Differentiable::forward`].
    pub fn evaluate<T: Precision>(
        &self,
        parameters: &[T],
        x: &[T],
        row_stride: usize,
        out: &mut [T],
        pass: Pass,
    ) -> Result<()> {
        let shared = &*self.shared;
        let (rows, row_stride) = shared.check(parameters, x, row_stride, out)?;
        let mode = shared.mode(pass);
        let (plans, k) = (shared.plans(mode), shared.layout.outputs());
        let couples = plans.reverse.plan.parts()[0].len() > 1;
        let most = if couples { rows } else { rows.min(ROWS) };
        let mut memory = shared.memory(mode, most)?;
        for (number, out) in out.chunks_mut(most * k).enumerate() {
            let mut passed =
                shared.passed(mode, pass, &x[number * most * row_stride..], row_stride);
            passed.first = number * most;
            shared.run_forward(mode, &mut memory, parameters, &passed, Wanted::OUTPUTS, out);
        }
        T::pool(&plans.pools).give_back(memory);
        Ok(())
    }
}

impl Shared {
    /// Checks the arguments of a forward pass. Returns the number of rows, and their distance.
    fn check<T>(
        &self,
        parameters: &[T],
        x: &[T],
        row_stride: usize,
        out: &[T],
    ) -> Result<(usize, usize)> {
        let (f, k) = (self.layout.features(), self.layout.outputs());
        self.check_parameters("parameters", parameters)?;
        if !out.len().is_multiple_of(k) {
            let wanted = format!("a multiple of {k}, the network's outputs");
            return Err(Error::shape("out", out.len(), wanted));
        }
        let rows = out.len() / k;
        if rows == 0 {
            return Err(Error::argument("rows", 0, "at least 1"));
        }
        if row_stride < f && rows > 1 {
            let wanted = format!("at least {f}, the network's inputs");
            return Err(Error::argument("row_stride", row_stride, wanted));
        }
        let row_stride = if rows == 1 { f } else { row_stride };
        self.check_rows(x, rows, row_stride)?;
        Ok((rows, row_stride))
    }

    fn check_parameters<T>(&self, name: &str, parameters: &[T]) -> Result<()> {
        let (got, wanted) = (parameters.len(), self.layout.parameters());
        if got == wanted {
            return Ok(());
        }
        let wanted = format!("({wanted}): the network has {wanted} parameters");
        Err(Error::shape(name, format!("({got})"), wanted))
    }

    fn check_rows<T>(&self, x: &[T], rows: usize, row_stride: usize) -> Result<()> {
        let f = self.layout.features();
        let needed = (rows - 1).saturating_mul(row_stride).saturating_add(f);
        if x.len() >= needed {
            return Ok(());
        }
        let wanted = format!("at least {needed}: {rows} rows of {f} values, {row_stride} apart");
        Err(Error::shape("x", x.len(), wanted))
    }

    /// Returns the index of the plans for a pass.
    fn mode(&self, pass: Pass) -> usize {
        usize::from(pass != Pass::Use && self.modes[1].is_some())
    }

    fn plans(&self, mode: usize) -> &Plans {
        // UNWRAP: the plans of use always exist; those of training exist if a pass selects them.
        self.modes[mode].as_ref().unwrap()
    }

    fn memory<T: Precision>(&self, mode: usize, rows: usize) -> Result<Memory<T>> {
        let plans = self.plans(mode);
        T::pool(&plans.pools).take(&plans.reverse.plan, rows, self.team.threads())
    }

    /// Returns the input data of a pass, without a seed.
    fn passed<'a, T>(
        &'a self,
        mode: usize,
        pass: Pass,
        x: &'a [T],
        row_stride: usize,
    ) -> Passed<'a, T> {
        let key = match pass {
            Pass::Training { step, seed } if self.plans(mode).reverse.has_keys => {
                Some(key_of(step, seed.unwrap_or(self.layout.config().seed()), 1.0))
            }
            _ => None,
        };
        Passed {
            inputs: self.layout.inputs(),
            affine: self.affine.as_ref(),
            x,
            row_stride,
            first: 0,
            key,
            seed: &[],
            target: self.target.as_ref(),
        }
    }

    /// Runs a forward pass for `wanted` and writes its outputs to `out`.
    fn run_forward<T: Precision>(
        &self,
        mode: usize,
        memory: &mut Memory<T>,
        parameters: &[T],
        passed: &Passed<'_, T>,
        wanted: Wanted,
        out: &mut [T],
    ) {
        let plan = &self.plans(mode).reverse.plan;
        let [phases, _] = plan.parts();
        let (stretch, rows) = (
            Stretch { phases, wanted, given: &[], ranks: Ranks::alone() },
            out.len() / self.layout.outputs(),
        );
        plan.run_stretch(&self.team, memory, parameters, passed, rows, stretch);
        out.copy_from_slice(memory.output(Reverse::OUTPUT));
        in_target_units(out, self.target.as_ref());
    }
}
