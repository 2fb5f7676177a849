//! Determines which of a plan's outputs each operation serves.

use super::Wanted;
use crate::graph::{Graph, Id};

/// For each node, the results of a run that need it.
pub(super) struct Needs(Vec<Wanted>);

impl Needs {
    /// Propagates the kinds of `outputs` back through the graph.
    pub(super) fn new(graph: &Graph, outputs: impl Iterator<Item = (Id, Wanted)>) -> Self {
        let mut needs = vec![Wanted::NOTHING; graph.nodes.len()];
        let node_of = |id: Id| graph.values[id.0 as usize].node as usize;
        outputs.for_each(|(output, wanted)| needs[node_of(output)] |= wanted);
        for (number, node) in graph.nodes.iter().enumerate().rev() {
            let own = needs[number];
            node.inputs.iter().for_each(|&input| needs[node_of(input)] |= own);
        }
        Self(needs)
    }

    /// Returns the results that need any of several nodes.
    pub(super) fn of(&self, nodes: &[u32]) -> Wanted {
        nodes.iter().fold(Wanted::NOTHING, |all, &node| all | self.0[node as usize])
    }
}
