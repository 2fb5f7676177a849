//! Copies operations from one graph to another.

use super::{Graph, Id, Node, Operation};
use crate::error::{Error, Result};

/// Replacement of an operation of another graph.
pub(super) enum Change {
    /// This operation takes its place.
    Operation(Operation),
    /// The value becomes that of the node's input with this number.
    Input(usize),
}

impl Graph {
    /// Copies the operations of `from` that `wanted` needs into this graph, and returns the values that `wanted` became. `known` maps inputs,
    /// parameters and other values of `from` to values of this graph.
    ///
    /// # Errors
    /// [`Error::Argument`] for an input or parameter that is needed but not in `known`. [`Error::Shape`] if a value in `known` has another shape
    /// than in `from` and an operation does not suit it.
    pub(crate) fn transfer(
        &mut self,
        from: &Graph,
        known: &[(Id, Id)],
        wanted: &[Id],
    ) -> Result<Vec<Id>> {
        let same = |node: &Node| Change::Operation(node.operation.clone());
        self.transfer_with(from, known, wanted, same)
    }

    /// Same as [`Graph::transfer`], with operations replaced. They are visited in an order that depends on the values alone.
    ///
    /// # Errors
    /// Same as [`Graph::transfer`].
    pub(super) fn transfer_with(
        &mut self,
        from: &Graph,
        known: &[(Id, Id)],
        wanted: &[Id],
        mut change: impl FnMut(&Node) -> Change,
    ) -> Result<Vec<Id>> {
        let mut here: Vec<Option<Id>> = vec![None; from.values.len()];
        known.iter().for_each(|&(there, id)| here[there.0 as usize] = Some(id));
        for number in from.needed(known, wanted) {
            let node = &from.nodes[number];
            let outputs = match &node.operation {
                Operation::Input(_) | Operation::Parameter(_) => {
                    let name = from.name_of(number);
                    return Err(Error::argument("transfer: an input", name, "a value for it"));
                }
                Operation::Constant(_) | Operation::Rows | Operation::Key => {
                    let shape = from.shape(node.outputs[0]).clone();
                    vec![self.source(node.operation.clone(), shape)]
                }
                _ => {
                    // UNWRAP: nodes are in an order in which they can be computed.
                    let inputs: Vec<Id> =
                        node.inputs.iter().map(|input| here[input.0 as usize].unwrap()).collect();
                    match change(node) {
                        Change::Operation(operation) => self.apply(operation, &inputs)?,
                        Change::Input(number) => vec![inputs[number]],
                    }
                }
            };
            for (there, id) in node.outputs.iter().zip(outputs) {
                here[there.0 as usize].get_or_insert(id);
            }
        }
        // UNWRAP: requested values are among the needed ones.
        Ok(wanted.iter().map(|id| here[id.0 as usize].unwrap()).collect())
    }

    /// Returns the nodes that `wanted` needs, in an order that depends on the values alone. The nodes that a node reads come before it, starting
    /// with its first input. `known` values need no nodes.
    pub(crate) fn needed(&self, known: &[(Id, Id)], wanted: &[Id]) -> Vec<usize> {
        let mut is_known = vec![false; self.values.len()];
        known.iter().for_each(|(there, _)| is_known[there.0 as usize] = true);
        let (mut seen, mut order) = (vec![false; self.nodes.len()], Vec::new());
        // Node, and the number of its inputs that have been visited. An explicit stack, since graphs may be deep.
        let mut open: Vec<(usize, usize)> = Vec::new();
        for &value in wanted {
            let enter = |value: Id, seen: &mut Vec<bool>| {
                let node = self.values[value.0 as usize].node as usize;
                let enters = !is_known[value.0 as usize] && !seen[node];
                seen[node] |= enters;
                enters.then_some((node, 0))
            };
            open.extend(enter(value, &mut seen));
            while let Some((node, looked)) = open.last_mut() {
                match self.nodes[*node].inputs.get(*looked) {
                    Some(&input) => {
                        *looked += 1;
                        open.extend(enter(input, &mut seen));
                    }
                    None => {
                        order.push(*node);
                        open.pop();
                    }
                }
            }
        }
        order
    }

    /// Returns the name of the input or parameter that a node represents.
    fn name_of(&self, node: usize) -> &str {
        match self.nodes[node].operation {
            Operation::Input(number) => &self.inputs[number].0,
            Operation::Parameter(number) => &self.parameters[number].name,
            _ => "",
        }
    }

    /// Returns the parameters that `wanted` needs, in the order in which they are reached.
    pub(crate) fn parameters_of(&self, wanted: &[Id]) -> Vec<usize> {
        let of = |node: usize| match self.nodes[node].operation {
            Operation::Parameter(number) => Some(number),
            _ => None,
        };
        self.needed(&[], wanted).into_iter().filter_map(of).collect()
    }

    /// Returns the numbers of the constants that `wanted` needs.
    pub(crate) fn constants_of(&self, wanted: &[Id]) -> impl Iterator<Item = f64> + '_ {
        let of = |node: usize| match &self.nodes[node].operation {
            Operation::Constant(constant) => Some(&constant.bits),
            _ => None,
        };
        self.needed(&[], wanted)
            .into_iter()
            .filter_map(of)
            .flatten()
            .map(|&bits| f64::from_bits(bits))
    }
}
