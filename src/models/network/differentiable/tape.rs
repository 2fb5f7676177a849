//! The values that a forward pass leaves for the backward pass.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::source::Passed;
use super::{ForwardOptions, Pass, Precision, Shared};
use crate::error::{Error, Result};
use crate::graph::{Given, Memory, Stretch, Wanted};
use crate::kernels::{fingerprint, reduce};
use crate::memory;
use crate::ranks::Ranks;

/// The destination of a gradient.
#[derive(Debug)]
pub enum Gradient<'a, T> {
    /// The gradient is not wanted and not computed.
    Skip,
    /// The gradient replaces the values of this slice.
    Write(&'a mut [T]),
    /// The gradient is added to the values of this slice.
    Add(&'a mut [T]),
}

impl<T> Gradient<'_, T> {
    /// Returns `wanted`, or nothing if the gradient is skipped.
    fn wanted(&self, wanted: Wanted) -> Wanted {
        if matches!(self, Gradient::Skip) { Wanted::NOTHING } else { wanted }
    }

    /// Returns the destination, and true if the gradient is added to it.
    fn place(&mut self) -> Option<(&mut [T], bool)> {
        match self {
            Gradient::Skip => None,
            Gradient::Write(to) => Some((to, false)),
            Gradient::Add(to) => Some((to, true)),
        }
    }
}

/// The values of a forward pass that a backward pass needs. [`Differentiable::forward`](super::Differentiable::forward) creates it.
///
/// The tape stores neither parameters nor inputs; the caller passes them again for the backward pass. Several threads may use one tape:
/// they take turns. Dropping the tape leaves its memory to later passes.
#[derive(Debug)]
pub struct Tape<T: Precision> {
    shared: Arc<Shared>,
    mode: usize,
    pass: Pass,
    rows: usize,
    row_stride: usize,
    /// The gradients that the forward pass was prepared for.
    wanted: Wanted,
    /// Fingerprints of the parameters and of the inputs, if they are checked.
    fingerprints: Option<[u64; 2]>,
    /// `None` after a backward pass released it.
    memory: Mutex<Option<Memory<T>>>,
}

impl<T: Precision> Tape<T> {
    /// Runs a forward pass on rows `row_stride` apart; its outputs are written to `out`.
    pub(super) fn record(
        shared: &Arc<Shared>,
        (parameters, x, rows, row_stride): (&[T], &[T], usize, usize),
        out: &mut [T],
        options: &ForwardOptions,
    ) -> Result<Self> {
        let (mode, pass) = (shared.mode(options.pass), options.pass);
        let of = |is_wanted, wanted| if is_wanted { wanted } else { Wanted::NOTHING };
        let wanted = Wanted::OUTPUTS
            | of(options.parameters, Wanted::PARAMETERS)
            | of(options.inputs, Wanted::INPUTS);
        let mut memory = shared.memory(mode, rows)?;
        let passed = shared.passed(mode, pass, x, row_stride);
        shared.run_forward(mode, &mut memory, parameters, &passed, wanted, out);
        let mut tape = Self {
            shared: Arc::clone(shared),
            mode,
            pass,
            rows,
            row_stride,
            wanted,
            fingerprints: None,
            memory: Mutex::new(Some(memory)),
        };
        tape.fingerprints = options.checked.then(|| tape.fingerprints(parameters, x));
        Ok(tape)
    }

    /// Number of rows of the pass, B.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Number of values from the first value of the first row to the last value of the last row, including the gaps between rows.
    #[must_use]
    pub fn inputs_len(&self) -> usize {
        (self.rows - 1) * self.row_stride + self.shared.layout.features()
    }

    /// Numbers of inputs, outputs and parameters of the function: F, K and P.
    #[must_use]
    pub fn sizes(&self) -> [usize; 3] {
        let layout = &self.shared.layout;
        [layout.features(), layout.outputs(), layout.parameters()]
    }

    /// Runs the backward pass: computes the gradients of Σ seed·outputs.
    ///
    /// Shapes: `parameters` (P) and `x` (B, F) with the same values and the same distance of rows as in the forward pass; `seed` (B, K),
    /// without gaps; the gradient of the parameters (P), 0 for states; the gradient of the inputs (B, F), without gaps, in the units of
    /// `x`. NaN in, NaN out.
    ///
    /// Unless `keep` is true, the pass releases the tape's memory: a second backward pass is then refused. After a failure the tape and
    /// the gradients are unchanged.
    ///
    /// # Errors
    /// [`Error::Shape`] if the lengths do not fit; [`Error::Argument`] for a gradient that the forward pass was not prepared for, for
    /// parameters or inputs that changed, and for a released tape; [`Error::Memory`].
    pub fn backward(
        &self,
        parameters: &[T],
        x: &[T],
        seed: &[T],
        mut of_parameters: Gradient<'_, T>,
        mut of_inputs: Gradient<'_, T>,
        keep: bool,
    ) -> Result<()> {
        let mut held = self.held();
        let memory = held.as_mut().ok_or_else(let_go)?;
        self.check(parameters, x, seed, [&of_parameters, &of_inputs])?;
        let passed =
            Passed { seed, ..self.shared.passed(self.mode, self.pass, x, self.row_stride) };
        self.run(memory, parameters, &passed, &mut of_parameters, &mut of_inputs)?;
        if !keep {
            self.give_back(held.take());
        }
        Ok(())
    }

    /// Writes the new values of the network's states after a pass in training to their places among parameters (P); other parameters are
    /// not changed. After a pass in use mode the states do not change.
    ///
    /// # Errors
    /// [`Error::Shape`] for another number of parameters; [`Error::Argument`] for a released tape.
    pub fn states(&self, parameters: &mut [T]) -> Result<()> {
        self.shared.check_parameters("parameters", parameters)?;
        let held = self.held();
        let memory = held.as_ref().ok_or_else(let_go)?;
        for &(tensor, output) in &self.shared.plans(self.mode).reverse.states {
            let range = self.shared.layout.tensors()[tensor].range();
            parameters[range].copy_from_slice(memory.output(output));
        }
        Ok(())
    }

    pub(super) fn held(&self) -> MutexGuard<'_, Option<Memory<T>>> {
        // A backward pass that panicked did not change the values of the forward pass.
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn give_back(&self, memory: Option<Memory<T>>) {
        if let Some(memory) = memory {
            T::pool(&self.shared.plans(self.mode).pools).give_back(memory);
        }
    }

    fn check(
        &self,
        parameters: &[T],
        x: &[T],
        seed: &[T],
        gradients: [&Gradient<'_, T>; 2],
    ) -> Result<()> {
        let (shared, rows) = (&self.shared, self.rows);
        let (f, k) = (shared.layout.features(), shared.layout.outputs());
        shared.check_parameters("parameters", parameters)?;
        shared.check_rows(x, rows, self.row_stride)?;
        check_matrix("seed", seed, [rows, k])?;
        let kinds = [(Wanted::PARAMETERS, "parameters"), (Wanted::INPUTS, "inputs")];
        for (gradient, (kind, name)) in gradients.into_iter().zip(kinds) {
            if !gradient.wanted(kind).is_within(self.wanted) {
                let wanted =
                    format!("a forward pass that was recorded for it: set its option '{name}'");
                return Err(Error::argument(
                    format!("the gradient of the {name}"),
                    "asked for",
                    wanted,
                ));
            }
        }
        if let Gradient::Write(to) | Gradient::Add(to) = gradients[0] {
            shared.check_parameters("the gradient of the parameters", to)?;
        }
        if let Gradient::Write(to) | Gradient::Add(to) = gradients[1] {
            check_matrix("the gradient of the inputs", to, [rows, f])?;
        }
        self.check_unchanged(parameters, x)
    }

    fn check_unchanged(&self, parameters: &[T], x: &[T]) -> Result<()> {
        let Some(before) = self.fingerprints else { return Ok(()) };
        let names = ["parameters", "x"];
        let found = self.fingerprints(parameters, x).into_iter().zip(before).zip(names);
        for ((found, before), name) in found {
            if found != before {
                let wanted = "the values of the forward pass: run the backward pass before they change, or keep a copy";
                return Err(Error::argument(name, "changed since the forward pass", wanted));
            }
        }
        Ok(())
    }

    /// Returns the fingerprints of the parameters (without states) and of the inputs.
    fn fingerprints(&self, parameters: &[T], x: &[T]) -> [u64; 2] {
        let layout = &self.shared.layout;
        let of = |numbers: &[T]| fingerprint(numbers, numbers.len(), numbers.len());
        let all = match layout.states().contains(&true) {
            false => of(parameters),
            true => {
                let tensors = layout.tensors().iter().zip(layout.states()).filter(|of| !of.1);
                let fold = |all: u64, tensor: &[T]| all.rotate_left(7) ^ of(tensor);
                tensors.map(|(tensor, _)| &parameters[tensor.range()]).fold(0, fold)
            }
        };
        let x = &x[..self.inputs_len()];
        [all, fingerprint(x, self.row_stride, layout.features())]
    }

    fn run(
        &self,
        memory: &mut Memory<T>,
        parameters: &[T],
        passed: &Passed<'_, T>,
        of_parameters: &mut Gradient<'_, T>,
        of_inputs: &mut Gradient<'_, T>,
    ) -> Result<()> {
        let reverse = &self.shared.plans(self.mode).reverse;
        let plan = &reverse.plan;
        let wanted = of_parameters.wanted(Wanted::PARAMETERS) | of_inputs.wanted(Wanted::INPUTS);
        let mut aside = self.aside(of_inputs)?;
        let mut given = memory::with_capacity(plan.outputs_behind(), "the places of gradients")?;
        given.resize(plan.outputs_behind(), None);
        if let Some((to, adds)) = of_parameters.place() {
            self.give_tensors(&mut given, to, adds);
        }
        let inputs = match (&mut aside, of_inputs.place()) {
            (Some(aside), _) => Some(&mut aside[..]),
            (None, Some((to, _))) => Some(to),
            (None, None) => None,
        };
        given[reverse.inputs] = inputs.map(|to| Given::new(to, false));
        let stretch = Stretch {
            phases: plan.parts()[1].clone(),
            wanted,
            given: &given,
            ranks: Ranks::alone(),
        };
        let team = &self.shared.team;
        plan.run_stretch(team, memory, parameters, passed, self.rows, stretch);
        drop(given);
        if let Some(place) = of_parameters.place() {
            self.finish_tensors(memory, place);
        }
        if let Some((to, adds)) = of_inputs.place() {
            match aside {
                Some(aside) => put(to, &aside, adds),
                None if plan.is_given(reverse.inputs) => {}
                None => put(to, memory.output_behind(plan, reverse.inputs), adds),
            }
        }
        Ok(())
    }

    /// Returns a temporary buffer for a gradient of the inputs that is then added to another. Only sums over rows are added directly at
    /// their destination.
    fn aside(&self, of_inputs: &Gradient<'_, T>) -> Result<Option<Vec<T>>> {
        let reverse = &self.shared.plans(self.mode).reverse;
        match of_inputs {
            Gradient::Add(to) if reverse.plan.is_given(reverse.inputs) => {
                memory::zeros(to.len(), "gradients that are added").map(Some)
            }
            _ => Ok(None),
        }
    }

    /// Passes the destinations of the tensors' gradients to the plan, for those that the plan can write directly.
    fn give_tensors<'a>(&self, given: &mut [Option<Given<'a, T>>], to: &'a mut [T], adds: bool) {
        let reverse = &self.shared.plans(self.mode).reverse;
        let mut rest = to;
        for (tensor, &output) in self.shared.layout.tensors().iter().zip(&reverse.gradients) {
            let (own, others) = rest.split_at_mut(tensor.len());
            rest = others;
            if let Some(output) = output.filter(|&output| reverse.plan.is_given(output)) {
                given[output] = Some(Given::new(own, adds));
            }
        }
    }

    /// Writes the gradients of the other tensors; those of states are 0.
    fn finish_tensors(&self, memory: &Memory<T>, (to, adds): (&mut [T], bool)) {
        let reverse = &self.shared.plans(self.mode).reverse;
        for (tensor, &output) in self.shared.layout.tensors().iter().zip(&reverse.gradients) {
            let to = &mut to[tensor.range()];
            match output {
                Some(output) if reverse.plan.is_given(output) => {}
                Some(output) => put(to, memory.output_behind(&reverse.plan, output), adds),
                None if adds => {}
                None => to.fill(T::ZERO),
            }
        }
    }
}

impl<T: Precision> Drop for Tape<T> {
    fn drop(&mut self) {
        let memory = self.held().take();
        self.give_back(memory);
    }
}

fn put<T: Precision>(to: &mut [T], from: &[T], adds: bool) {
    match adds {
        true => reduce::add(to, from),
        false => to.copy_from_slice(from),
    }
}

fn let_go() -> Error {
    let wanted =
        "a tape that is kept: keep it in the first backward pass, or run the forward pass again";
    Error::argument("tape", "already used by a backward pass", wanted)
}

fn check_matrix<T>(name: &str, values: &[T], [rows, columns]: [usize; 2]) -> Result<()> {
    if rows.checked_mul(columns) == Some(values.len()) {
        return Ok(());
    }
    let wanted = format!("({rows}, {columns}): {columns} values for each row of the forward pass");
    Err(Error::shape(name, format!("{} values", values.len()), wanted))
}
