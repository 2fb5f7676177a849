//! Inputs of which a row may lack entries: the particles of an event.

use crate::error::Result;
use crate::graph::elementwise::Elementwise;
use crate::graph::operations::Reduction;
use crate::graph::{Graph, Id, Node, Operation};
use crate::kernels::elementwise::{Binary, Unary};

impl Graph {
    /// An input of up to N entries of P numbers each: its numbers are P columns of N, NaN where a row has no entry. Gives the
    /// entries (N, P), 0 where there is none, and a mask (N), 1 where there is one.
    ///
    /// # Errors
    /// As [`Graph::input`].
    pub fn jagged_input(
        &mut self,
        name: impl Into<String>,
        [entries, columns]: [usize; 2],
    ) -> Result<[Id; 2]> {
        let x = self.input(name, &[columns, entries])?;
        let is_missing = self.unary(Unary::IsNan, x)?;
        let zero = self.scalar(0.0);
        let there = self.select(is_missing, zero, x)?;
        // (An entry without one of its numbers is none.)
        let missing = self.reduce(Reduction::Max, is_missing, &[0], false)?;
        Ok([self.transpose(there, &[1, 0])?, self.unary(Unary::Not, missing)?])
    }

    /// The inputs of which a row may lack entries: those of two sizes that are asked for NaN, as they are or in other units.
    pub(crate) fn jagged_inputs(&self) -> Vec<Id> {
        let asked = self.nodes.iter().filter_map(|node| match node.operation {
            Operation::Elementwise(Elementwise::Unary(Unary::IsNan)) => Some(node.inputs[0]),
            _ => None,
        });
        let found = asked.filter_map(|id| self.in_first_units(id));
        found.filter(|&id| self.shape(id).sizes().len() == 2).collect()
    }

    /// The values that tell which numbers of an input are NaN.
    pub(crate) fn asked_for_nan(&self, input: Id) -> Vec<Id> {
        let is = |node: &&Node| {
            node.operation == Operation::Elementwise(Elementwise::Unary(Unary::IsNan))
                && self.in_first_units(node.inputs[0]) == Some(input)
        };
        self.nodes.iter().filter(is).map(|node| node.outputs[0]).collect()
    }

    /// The input whose numbers a value has, but for a constant factor and shift of each.
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
