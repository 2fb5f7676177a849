//! Differences between a graph in training and at inference: random numbers, and states that follow the batches.

use super::operations::ByMode;
use super::transfer::Change;
use super::{Graph, Id, Initial, Operation, Shape};
use crate::error::{Error, Result};

/// Numbers in the key of a row: [`Graph::key`].
pub(crate) const KEY: usize = 4;

/// Whole numbers below this limit are exact in single precision.
const EXACT: u64 = 1 << 24;

/// Returns the last three numbers of the keys of a step's rows: the step's number, the seed and the factor of the dropout rates.
pub(crate) fn key_of(step: u64, seed: u64, dropout: f32) -> [f32; 3] {
    let seed = (seed ^ seed >> 24 ^ seed >> 48) % EXACT;
    [(step % EXACT) as f32, seed as f32, dropout]
}

/// Purpose of a run: training or inference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    Training,
    Use,
}

impl Graph {
    /// Returns a value that is `training` in training and `in_use` at inference.
    ///
    /// # Errors
    /// [`Error::Shape`] if the two have different shapes.
    pub(crate) fn by_mode(&mut self, training: Id, in_use: Id) -> Result<Id> {
        self.one(ByMode, &[training, in_use])
    }

    /// Returns the key (4) of a row's random numbers in training: the row's number in the batch, the step's number, the network's seed, and the
    /// factor of the dropout rates.
    pub(crate) fn key(&mut self) -> Id {
        self.source(Operation::Key, Shape::per_row(&[KEY]))
    }

    /// Adds a state: a value that is not trained but follows the batches, as [`Graph::set_next`] defines. All other code treats a state as a
    /// parameter.
    ///
    /// # Errors
    /// Same as [`Graph::parameter_from`].
    pub(crate) fn state(
        &mut self,
        name: impl Into<String>,
        sizes: &[usize],
        initial: Initial,
    ) -> Result<Id> {
        let state = self.parameter_from(name, sizes, initial)?;
        self.set_next(state, state)?;
        Ok(state)
    }

    /// Sets the value of a state after a training step.
    ///
    /// # Errors
    /// [`Error::Argument`] if `state` is not a state; [`Error::Shape`] if the shapes differ.
    pub(crate) fn set_next(&mut self, state: Id, next: Id) -> Result<()> {
        let (of_state, of_next) = (self.shape(state).clone(), self.shape(next).clone());
        let parameter = self.parameters.iter_mut().find(|parameter| parameter.value == state);
        let Some(parameter) = parameter else {
            return Err(Error::argument("a state", "another value", "a parameter"));
        };
        if of_state != of_next {
            return Err(Error::shape(
                format!("{}: its next value", parameter.name),
                of_next,
                of_state,
            ));
        }
        parameter.next = Some(next);
        Ok(())
    }

    /// Returns the states that `wanted` needs, each with its value after a training step.
    pub(crate) fn states_of(&self, wanted: &[Id]) -> Vec<(Id, Id)> {
        let of = |number: usize| {
            let parameter = &self.parameters[number];
            Some((parameter.value, parameter.next?))
        };
        self.parameters_of(wanted).into_iter().filter_map(of).collect()
    }

    /// Returns the value after a training step, if `state` is a state.
    pub(crate) fn next_of(&self, state: Id) -> Option<Id> {
        self.parameters.iter().find(|parameter| parameter.value == state)?.next
    }

    /// Returns the number of a random stream that no dropout uses yet.
    pub(crate) fn next_stream(&self) -> u64 {
        let masks = self.nodes.iter().filter_map(|node| match &node.operation {
            Operation::DropoutMask(mask) => Some(mask.stream),
            _ => None,
        });
        masks.max().map_or(0, |last| last.wrapping_add(1))
    }

    /// True if the graph has operations that [`Graph::resolved`] replaces.
    pub(crate) fn has_modes(&self) -> bool {
        let differs = |operation: &Operation| {
            matches!(operation, Operation::ByMode(_) | Operation::Members(_) | Operation::Key)
        };
        self.nodes.iter().any(|node| differs(&node.operation))
    }

    /// Returns this graph in a mode, with the same inputs and parameters, and the values that `wanted` became. In training the graph has one more
    /// input, the last: the keys of the rows. The mean over members is an ordinary value in the resolved graph.
    ///
    /// # Errors
    /// None if the values of the graph suited its operations.
    pub(crate) fn resolved(&self, mode: Mode, wanted: &[Id]) -> Result<(Graph, Vec<Id>)> {
        self.resolved_but(mode, &[], wanted)
    }

    /// Same as [`Graph::resolved`], but batch norms whose statistics are among the states `frozen` use these statistics in training, too.
    ///
    /// # Errors
    /// Same as [`Graph::resolved`].
    pub(crate) fn resolved_but(
        &self,
        mode: Mode,
        frozen: &[Id],
        wanted: &[Id],
    ) -> Result<(Graph, Vec<Id>)> {
        let mut own = Graph::new();
        let mut known = Vec::new();
        for (name, id) in &self.inputs {
            known.push((*id, own.input(name.clone(), self.shape(*id).sizes())?));
        }
        for parameter in &self.parameters {
            let (name, sizes) = (parameter.name.clone(), &parameter.sizes);
            known.push((parameter.value, own.parameter_from(name, sizes, parameter.initial)?));
        }
        if let Some(&node) = self.known.get(&(Operation::Key, Vec::new())) {
            let key = match mode {
                Mode::Training => own.input("the key", &[KEY])?,
                Mode::Use => {
                    let zero = own.scalar(0.0);
                    own.expand(zero, &Shape::per_row(&[KEY]))?
                }
            };
            known.push((self.nodes[node as usize].outputs[0], key));
        }
        let wanted =
            own.transfer_with(self, &known, wanted, |node| match (&node.operation, mode) {
                (Operation::ByMode(_), Mode::Training) => {
                    Change::Input(usize::from(self.normalises_by(node, frozen)))
                }
                (Operation::ByMode(_), Mode::Use) => Change::Input(1),
                (Operation::Members(_), _) => Change::Input(0),
                (operation, _) => Change::Operation(operation.clone()),
            })?;
        Ok((own, wanted))
    }

    /// Same as [`Graph::transfer`], but the streams of random numbers are renumbered from 0 in the order in which `wanted` reaches them. The
    /// numbers therefore do not depend on the order in which the graph was built.
    ///
    /// # Errors
    /// Same as [`Graph::transfer`].
    pub(crate) fn transfer_with_own_streams(
        &mut self,
        from: &Graph,
        known: &[(Id, Id)],
        wanted: &[Id],
    ) -> Result<Vec<Id>> {
        let mut streams: Vec<u64> = Vec::new();
        self.transfer_with(from, known, wanted, |node| {
            let mut operation = node.operation.clone();
            if let Operation::DropoutMask(mask) = &mut operation {
                let known = streams.iter().position(|&stream| stream == mask.stream);
                let number = known.unwrap_or(streams.len());
                if known.is_none() {
                    streams.push(mask.stream);
                }
                mask.stream = number as u64;
            }
            Change::Operation(operation)
        })
    }
}
