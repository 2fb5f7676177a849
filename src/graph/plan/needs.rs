//! Which of a plan's outputs each operation is for.

use super::Wanted;
use crate::graph::{Graph, Id};

/// Of each node: what is wanted of a run for which it is done.
pub(super) struct Needs(Vec<Wanted>);

impl Needs {
    /// `outputs` are values, and what each is.
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

    /// That of several nodes.
    pub(super) fn of(&self, nodes: &[u32]) -> Wanted {
        nodes.iter().fold(Wanted::NOTHING, |all, &node| all | self.0[node as usize])
    }
}
