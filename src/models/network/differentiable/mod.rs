//! A network as a differentiable function of its parameters and its inputs, for those who have a loss and an optimiser of their own.

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
use crate::threads::{Team, shared_team};

use precision::Pools;
pub use precision::Precision;
use source::{Passed, in_target_units};
pub use tape::{Gradient, Tape};

/// A network as a function y = f(parameters, x), of which a pass forward gives the outputs, and a pass back the gradients of
/// parameters and inputs for a seed, the adjoints of the outputs. Parameters and inputs are the caller's: they are borrowed for a call.
///
/// What a pass back needs of its pass forward is on a [`Tape`] that belongs to the call: any number of them may be open. The
/// standardisations that the network carries are a part of the function: inputs, outputs and gradients are in the user's units, as those
/// of [`Network::predict`] with [`Output::Raw`](crate::models::Output::Raw). It is a snapshot: what the network becomes later does not
/// change it.
///
/// Any number of threads may use it at the same time. Its own threads, one team for all of the same number in a process, work for one
/// call at a time; another one meanwhile does its work alone. Results do not depend on the number of threads.
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

/// What a pass forward is to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ForwardOptions {
    /// What the network is run for.
    pub pass: Pass,
    /// Whether the pass back may be asked for the gradient of the parameters.
    pub parameters: bool,
    /// Whether it may be asked for that of the inputs.
    pub inputs: bool,
    /// Whether a change of parameters or inputs between the two passes is looked for, and refused. It takes about as long as reading
    /// them twice; who knows them to be unchanged, as a framework that counts the versions of its tensors, does without.
    pub checked: bool,
}

impl Default for ForwardOptions {
    /// In use, both gradients, checked.
    fn default() -> Self {
        Self { pass: Pass::Use, parameters: true, inputs: true, checked: true }
    }
}

/// What a network is run for. Networks without dropout and states (batch norm) are the same in both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pass {
    /// It is used: dropout leaves all as it is, batch norm goes by what it learned.
    Use,
    /// It is trained: dropout drops, batch norm goes by the batch. What its statistics become: [`Tape::states`].
    Training {
        /// The step's number, up to 2²⁴, after which numbers come again: passes of the same step and seed drop the same.
        step: u64,
        /// The seed; `None`: the network's, whose [`Trainer`](crate::models::Trainer) drops the same in the step of this number, counted
        /// from 0.
        seed: Option<u64>,
    },
}

/// What is known before a call.
#[derive(Debug)]
struct Shared {
    layout: Arc<Layout>,
    affine: Option<Affine>,
    target: Option<Standardisation>,
    /// In use and, if it differs, in training.
    modes: [Option<Plans>; 2],
    team: Arc<Team>,
}

/// A plan, and memory to run it in.
#[derive(Debug)]
struct Plans {
    reverse: Reverse,
    pools: Pools,
}

/// Rows of a run whose values are not kept.
const ROWS: usize = 4096;

impl Differentiable {
    /// The function that `network` is now, to be run on `threads` threads (0: one for each core).
    ///
    /// # Errors
    /// [`Error::Argument`] for more than 1024 threads, a network with an operation that has no derivative, and one that
    /// flags [missing](Network::missing) values.
    pub fn new(network: &Network, threads: usize) -> Result<Self> {
        Self::on(network, shared_team(threads)?)
    }

    /// As [`Differentiable::new`], on the threads of a team.
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

    /// F, the inputs of a row.
    #[must_use]
    pub fn features(&self) -> usize {
        self.shared.layout.features()
    }

    /// K, the outputs of a row.
    #[must_use]
    pub fn outputs(&self) -> usize {
        self.shared.layout.outputs()
    }

    /// P, the number of parameters, in the order of [`Layout::tensors`](crate::models::Layout::tensors) of the network.
    #[must_use]
    pub fn parameters(&self) -> usize {
        self.shared.layout.parameters()
    }

    /// Of each tensor of the network whether it is a state: one that has no gradient but follows the batches ([`Tape::states`]).
    #[must_use]
    pub fn states(&self) -> &[bool] {
        self.shared.layout.states()
    }

    /// Runs the network on B = `out.len()` / K rows, and keeps what a pass back needs.
    ///
    /// Shapes: `parameters` (P), `x` (B, F) with rows `row_stride` ≥ F apart, `out` (B, K) without gaps. NaN in, NaN out.
    ///
    /// Until the last pass back `parameters`, but for states, and `x` must stay as they are (whether in the same place or not).
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

    /// As [`Differentiable::forward`], with nothing kept.
    ///
    /// # Errors
    /// As [`Differentiable::forward`].
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
    /// Checks what a pass forward is given; how many rows there are, and how far apart.
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

    /// The number of the plans for a pass.
    fn mode(&self, pass: Pass) -> usize {
        usize::from(pass != Pass::Use && self.modes[1].is_some())
    }

    fn plans(&self, mode: usize) -> &Plans {
        // UNWRAP: those of use are always there, those of training where a pass is told to take them.
        self.modes[mode].as_ref().unwrap()
    }

    fn memory<T: Precision>(&self, mode: usize, rows: usize) -> Result<Memory<T>> {
        let plans = self.plans(mode);
        T::pool(&plans.pools).take(&plans.reverse.plan, rows, self.team.threads())
    }

    /// What a pass reads, without a seed.
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

    /// A pass forward for `wanted`, whose outputs are left in `out`.
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
        let (stretch, rows) =
            (Stretch { phases, wanted, given: &[] }, out.len() / self.layout.outputs());
        plan.run_stretch(&self.team, memory, parameters, passed, rows, stretch);
        out.copy_from_slice(memory.output(Reverse::OUTPUT));
        in_target_units(out, self.target.as_ref());
    }
}
