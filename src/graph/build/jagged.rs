//! Jagged inputs: each row may have fewer entries than the maximum, such as the particles of an event.

use crate::error::Result;
use crate::graph::elementwise::Elementwise;
use crate::graph::operations::Reduction;
use crate::graph::{Graph, Id, Node, Operation};
use crate::kernels::elementwise::{Binary, Unary};

impl Graph {
    /// Adds an input of up to N entries of P numbers each. The input has P columns of N numbers, with NaN where a row has no entry.
    /// Returns the entries (N, P), with 0 for absent ones, and a mask (N), which is 1 for present entries.
    ///
    /// # Errors
    /// Same as [`Graph::input`].
    pub fn jagged_input(
        &mut self,
        name: impl Into<String>,
        [entries, columns]: [usize; 2],
    ) -> Result<[Id; 2]> {
        let x = self.input(name, &[columns, entries])?;
        let is_missing = self.unary(Unary::IsNan, x)?;
        let zero = self.scalar(0.0);
        let there = self.select(is_missing, zero, x)?;
        // An entry that lacks one of its numbers counts as absent.
        let missing = self.reduce(Reduction::Max, is_missing, &[0], false)?;
        Ok([self.transpose(there, &[1, 0])?, self.unary(Unary::Not, missing)?])
    }

    /// Returns the jagged inputs: inputs with two sizes that are tested for NaN, directly or after a change of units.
    pub(crate) fn jagged_inputs(&self) -> Vec<Id> {
        let asked = self.nodes.iter().filter_map(|node| match node.operation {
            Operation::Elementwise(Elementwise::Unary(Unary::IsNan)) => Some(node.inputs[0]),
            _ => None,
        });
        let found = asked.filter_map(|id| self.in_first_units(id));
        found.filter(|&id| self.shape(id).sizes().len() == 2).collect()
    }

    /// Returns the values that mark the NaNs of an input.
    pub(crate) fn asked_for_nan(&self, input: Id) -> Vec<Id> {
        let is = |node: &&Node| {
            node.operation == Operation::Elementwise(Elementwise::Unary(Unary::IsNan))
                && self.in_first_units(node.inputs[0]) == Some(input)
        };
        self.nodes.iter().filter(is).map(|node| node.outputs[0]).collect()
    }

    /// Returns the input that a value is, apart from a constant factor and shift of each number.
    fn in_first_units(&self, mut id: Id) -> Option<Id> {
        let is_constant = |mut id: Id| loop {
            id = match self.operation_of(id) {
                Operation::Constant(_) => return true,
                Operation::Reshape(_) | Operation::Elementwise(Elementwise::Expand(_)) => {
                    self.node_of(id).inputs[0]
                }
                _ => return false,
            }
        };
        loop {
            match self.operation_of(id) {
                Operation::Input(_) => return Some(id),
                Operation::Reshape(_) => id = self.node_of(id).inputs[0],
                Operation::Elementwise(Elementwise::Binary(Binary::Add | Binary::Multiply)) => {
                    let &[a, b] = &self.node_of(id).inputs[..] else { return None };
                    id = if is_constant(b) {
                        a
                    } else if is_constant(a) {
                        b
                    } else {
                        return None;
                    };
                }
                _ => return None,
            }
        }
    }
}
