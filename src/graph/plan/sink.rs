//! Moves functions to where they are read, if computing them there is cheaper than storing their results. Their arguments are values
//! that are stored in any case.

use std::collections::HashMap;

use super::units::Unit;
use crate::graph::elementwise::Elementwise;
use crate::graph::run::MOST_OPERANDS;
use crate::graph::{Graph, Id, Operation};

/// Moves functions that only one other chain reads into that chain, if all their arguments are stored. An example is the slope of tanh,
/// 1 − y², which moves from the forward pass into the reverse pass. A slope that is computed together with its function (such as that
/// of gelu) stays there.
pub(super) fn sink(graph: &Graph, all: &mut [Unit], outputs: &[Id]) {
    let mut readers: HashMap<Id, Vec<u32>> = HashMap::new();
    let mut unit_of: HashMap<u32, usize> = HashMap::new();
    for (number, unit) in all.iter().enumerate() {
        for &node in &unit.nodes {
            unit_of.insert(node, number);
            for &input in &graph.nodes[node as usize].inputs {
                readers.entry(graph.root(input)).or_default().push(node);
            }
        }
    }
    let scene = Scene { graph, outputs, readers: &readers };
    for from in 0..all.len() {
        for to in scene.reading_chains(all, &unit_of, from) {
            let moved = scene.movable(&all[from], &all[to]);
            let inputs = scene.inputs(&all[to], &moved);
            let fits =
                inputs.len() <= MOST_OPERANDS && all[to].nodes.len() + moved.len() <= MOST_OPERANDS;
            // The other chain must not read more values than before.
            if moved.is_empty() || !fits || inputs.len() > all[to].inputs.len() {
                continue;
            }
            all[from].nodes.retain(|node| !moved.contains(node));
            all[from].inputs = scene.inputs(&all[from], &[]);
            moved.iter().for_each(|&node| _ = unit_of.insert(node, to));
            all[to].nodes.extend(moved);
            all[to].nodes.sort_unstable();
            all[to].inputs = inputs;
        }
    }
}

struct Scene<'a> {
    graph: &'a Graph,
    /// Values that the caller reads.
    outputs: &'a [Id],
    /// For each value, the nodes that read it.
    readers: &'a HashMap<Id, Vec<u32>>,
}

impl Scene<'_> {
    fn value(&self, node: u32) -> Id {
        self.graph.nodes[node as usize].outputs[0]
    }

    fn readers(&self, node: u32) -> &[u32] {
        self.readers.get(&self.value(node)).map_or(&[], Vec::as_slice)
    }

    /// Returns later chains of the same kind that read values of this chain.
    fn reading_chains(
        &self,
        all: &[Unit],
        unit_of: &HashMap<u32, usize>,
        from: usize,
    ) -> Vec<usize> {
        let mut found: Vec<usize> = Vec::new();
        let unit = &all[from];
        for reader in
            unit.nodes.iter().filter(|_| unit.shape.is_some()).flat_map(|&node| self.readers(node))
        {
            if let Some(&to) = unit_of.get(reader)
                && to != from
                && !found.contains(&to)
                && all[to].shape == unit.shape
                && (all[to].level, all[to].of_rows) == (unit.level, unit.of_rows)
            {
                found.push(to);
            }
        }
        found
    }

    /// Returns the functions of `from` that only `to` (and each other) read, and whose arguments from `from` are stored in any case.
    fn movable(&self, from: &Unit, to: &Unit) -> Vec<u32> {
        let mut moved: Vec<u32> = Vec::new();
        for &node in from.nodes.iter().rev() {
            let readers = self.readers(node);
            let only = !readers.is_empty()
                && readers.iter().all(|reader| to.nodes.contains(reader) || moved.contains(reader));
            if only
                && !self.outputs.contains(&self.value(node))
                && !self.has_its_function(node, from)
            {
                moved.push(node);
            }
        }
        // A function stays if it reads a value that would no longer be stored. Removing one function can affect others, so the search
        // starts again each time.
        loop {
            let reads_lost = |&node: &u32| {
                let inputs = &self.graph.nodes[node as usize].inputs;
                inputs.iter().any(|&input| {
                    let root = self.graph.root(input);
                    let maker = self.graph.values[root.0 as usize].node;
                    from.nodes.contains(&maker)
                        && !moved.contains(&maker)
                        && !self.is_kept(maker, from, &moved)
                })
            };
            match moved.iter().position(reads_lost) {
                Some(lost) => _ = moved.remove(lost),
                None => return self.closed(moved, to),
            }
        }
    }

    /// Returns those of `moved` that are only read by `to` and by others of `moved`.
    fn closed(&self, mut moved: Vec<u32>, to: &Unit) -> Vec<u32> {
        loop {
            let open = |&node: &u32| {
                !self
                    .readers(node)
                    .iter()
                    .all(|reader| to.nodes.contains(reader) || moved.contains(reader))
            };
            match moved.iter().position(open) {
                Some(open) => _ = moved.remove(open),
                None => return moved,
            }
        }
    }

    /// True if a value leaves its unit, whatever is moved.
    fn is_kept(&self, node: u32, from: &Unit, moved: &[u32]) -> bool {
        let outside = |reader: &u32| !from.nodes.contains(reader) && !moved.contains(reader);
        self.outputs.contains(&self.value(node)) || self.readers(node).iter().any(outside)
    }

    /// True if the node is a slope that is computed together with its function.
    fn has_its_function(&self, node: u32, unit: &Unit) -> bool {
        let node = &self.graph.nodes[node as usize];
        let Operation::Elementwise(Elementwise::Slope(f)) = node.operation else { return false };
        let key = (Elementwise::Unary(f).into(), node.inputs.clone());
        self.graph.known.get(&key).is_some_and(|function| unit.nodes.contains(function))
    }

    /// Returns the values that a chain reads if the nodes `more` are added.
    fn inputs(&self, unit: &Unit, more: &[u32]) -> Vec<Id> {
        let within = |id: Id| {
            let maker = self.graph.values[id.0 as usize].node;
            unit.nodes.contains(&maker) || more.contains(&maker)
        };
        let mut inputs: Vec<Id> = Vec::new();
        for &node in unit.nodes.iter().chain(more) {
            for &input in &self.graph.nodes[node as usize].inputs {
                let root = self.graph.root(input);
                if !within(root) && !inputs.contains(&root) {
                    inputs.push(root);
                }
            }
        }
        inputs
    }
}
