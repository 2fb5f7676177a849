//! A graph in training and in use: what draws random numbers, and what follows the batches.

use super::operations::ByMode;
use super::transfer::Change;
use super::{Graph, Id, Initial, Operation, Shape};
use crate::error::{Error, Result};

/// Numbers of the key of a row: [`Graph::key`].
pub(crate) const KEY: usize = 4;

/// Whole numbers that single precision holds exactly.
const EXACT: u64 = 1 << 24;

/// The number of a step, a seed and the factor of the rates of dropout, as the keys of the step's rows have them.
pub(crate) fn key_of(step: u64, seed: u64, dropout: f32) -> [f32; 3] {
    let seed = (seed ^ seed >> 24 ^ seed >> 48) % EXACT;
    [(step % EXACT) as f32, seed as f32, dropout]
}

/// What a graph is run for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    Training,
    Use,
}

impl Graph {
    /// In training the first value, in use the second.
    ///
    /// # Errors
    /// [`Error::Shape`] if they have not one shape.
    pub(crate) fn by_mode(&mut self, training: Id, in_use: Id) -> Result<Id> {
        self.one(ByMode, &[training, in_use])
    }

    /// The key of random numbers of a row, (4), in training: its number in the batch, the step's, and the network's seed; then the factor of
    /// the rates of dropout.
    pub(crate) fn key(&mut self) -> Id {
        self.source(Operation::Key, Shape::per_row(&[KEY]))
    }

    /// A value that is not trained but follows the batches: [`Graph::set_next`] says how. It is a parameter to everything else.
    ///
    /// # Errors
    /// As [`Graph::parameter_from`].
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

    /// What a state becomes by a step of training.
    ///
    /// # Errors
    /// [`Error::Argument`] if `state` is none; [`Error::Shape`] for a value of another shape.
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

    /// The states that `wanted` needs, and what they become.
    pub(crate) fn states_of(&self, wanted: &[Id]) -> Vec<(Id, Id)> {
        let of = |number: usize| {
            let parameter = &self.parameters[number];
            Some((parameter.value, parameter.next?))
        };
        self.parameters_of(wanted).into_iter().filter_map(of).collect()
    }

    /// What a state becomes, if the value is one.
    pub(crate) fn next_of(&self, state: Id) -> Option<Id> {
        self.parameters.iter().find(|parameter| parameter.value == state)?.next
    }

    /// A stream of random numbers that no dropout has yet.
    pub(crate) fn next_stream(&self) -> u64 {
        let masks = self.nodes.iter().filter_map(|node| match &node.operation {
            Operation::DropoutMask(mask) => Some(mask.stream),
            _ => None,
        });
        masks.max().map_or(0, |last| last.wrapping_add(1))
    }

    /// Whether the graph has operations that [`Graph::resolved`] replaces.
    pub(crate) fn has_modes(&self) -> bool {
        let differs = |operation: &Operation| {
            matches!(operation, Operation::ByMode(_) | Operation::Members(_) | Operation::Key)
        };
        self.nodes.iter().any(|node| differs(&node.operation))
    }

    /// This graph as it is in a mode, with the same inputs and parameters, and what `wanted` became. In training, rows' keys are a
    /// further input, the last. A mean of members is an ordinary value in it.
    ///
    /// # Errors
    /// None, of a graph whose values suited its operations.
    pub(crate) fn resolved(&self, mode: Mode, wanted: &[Id]) -> Result<(Graph, Vec<Id>)> {
        self.resolved_but(mode, &[], wanted)
    }

    /// As [`Graph::resolved`]; batch norms whose statistics are among the states `frozen` normalise by them in training, too.
    ///
    /// # Errors
    /// As of [`Graph::resolved`].
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

    /// As [`Graph::transfer`]; the streams of random numbers are numbered anew, from 0, in the order in which they come up on the way
    /// to `wanted`: they do not depend on the order in which the graph was made.
    ///
    /// # Errors
    /// As [`Graph::transfer`].
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
