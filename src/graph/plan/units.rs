//! Units: operations that run together. A unit is one operation with a kernel of its own, or a chain of elementwise functions.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::order::{Levels, When};
use super::sink::sink;
use crate::graph::elementwise::Elementwise;
use crate::graph::run::MOST_OPERANDS;
use crate::graph::{Graph, Id, Operation, Shape};

/// Operations that run together.
pub(super) struct Unit {
    /// Nodes in order.
    pub(super) nodes: Vec<u32>,
    pub(super) level: Option<usize>,
    pub(super) of_rows: bool,
    /// For a chain: the shape of its values.
    pub(super) shape: Option<Shape>,
    /// Values from other units that this unit reads, each listed once.
    pub(super) inputs: Vec<Id>,
    /// Values that other units or the caller read.
    pub(super) outputs: Vec<Id>,
}

/// All units.
pub(super) struct Units {
    pub(super) all: Vec<Unit>,
    /// For each value, the units that read it, except its own unit.
    pub(super) readers: Vec<Vec<usize>>,
}

impl Units {
    pub(super) fn new(graph: &Graph, levels: &Levels) -> Self {
        let mut grouping = Grouping { graph, all: Vec::new(), of: vec![None; graph.nodes.len()] };
        for (number, node) in graph.nodes.iter().enumerate() {
            let Some(when) = levels.of[number] else { continue };
            let is_alias = matches!(node.operation, Operation::Reshape(_));
            if node.operation.rule().is_some() && !is_alias {
                grouping.add(number, when);
            }
        }
        sink(graph, &mut grouping.all, &levels.outputs);
        // Units that were merged into another are empty.
        grouping.all.retain(|unit| !unit.nodes.is_empty());
        let mut units = Units { all: grouping.all, readers: vec![Vec::new(); graph.values.len()] };
        for (number, unit) in units.all.iter().enumerate() {
            unit.inputs.iter().for_each(|input| units.readers[input.0 as usize].push(number));
        }
        units.find_outputs(graph, levels);
        units
    }

    /// Finds the values that leave their unit. (These are all values of operations with a kernel, because the kernel writes them.)
    fn find_outputs(&mut self, graph: &Graph, levels: &Levels) {
        for unit in &mut self.all {
            let made = unit.nodes.iter().flat_map(|&node| &graph.nodes[node as usize].outputs);
            let leaves = |value: &Id| {
                unit.shape.is_none()
                    || !self.readers[value.0 as usize].is_empty()
                    || levels.outputs.contains(value)
            };
            unit.outputs = made.copied().filter(leaves).collect();
        }
    }

    /// Returns the units of a phase in a valid order that is close to the order in which the graph was built.
    pub(super) fn of(&self, level: Option<usize>, of_rows: bool) -> Vec<&Unit> {
        let chosen = |unit: &Unit| unit.level == level && unit.of_rows == of_rows;
        let mut waiting = vec![0; self.all.len()];
        for (number, unit) in self.all.iter().enumerate().filter(|(_, unit)| chosen(unit)) {
            for reader in self.readers_of(unit).filter(|&reader| chosen(&self.all[reader])) {
                debug_assert_ne!(reader, number);
                waiting[reader] += 1;
            }
        }
        let numbers =
            (0..self.all.len()).filter(|&number| chosen(&self.all[number]) && waiting[number] == 0);
        let key = |number: usize| Reverse((self.all[number].nodes[0], number));
        let mut ready: BinaryHeap<_> = numbers.map(key).collect();
        let mut order = Vec::new();
        while let Some(Reverse((_, number))) = ready.pop() {
            let unit = &self.all[number];
            order.push(unit);
            for reader in self.readers_of(unit).filter(|&reader| chosen(&self.all[reader])) {
                waiting[reader] -= 1;
                if waiting[reader] == 0 {
                    ready.push(key(reader));
                }
            }
        }
        order
    }

    /// Returns the units that read a unit's values; a unit appears once for each value.
    fn readers_of<'a>(&'a self, unit: &'a Unit) -> impl Iterator<Item = usize> + 'a {
        unit.outputs.iter().flat_map(|value| self.readers[value.0 as usize].iter().copied())
    }
}

/// Units under construction.
struct Grouping<'a> {
    graph: &'a Graph,
    all: Vec<Unit>,
    /// Unit of each node.
    of: Vec<Option<usize>>,
}

impl Grouping<'_> {
    /// Adds a node to an existing unit, or to a new one.
    fn add(&mut self, number: usize, when: When) {
        let node = &self.graph.nodes[number];
        let is_chain = matches!(node.operation, Operation::Elementwise(_));
        let candidates = if is_chain { self.candidates(number) } else { Vec::new() };
        let found = candidates.into_iter().find(|&unit| self.may_join(number, when, unit));
        let unit = found.unwrap_or(self.all.len());
        if unit == self.all.len() {
            self.all.push(Unit {
                nodes: Vec::new(),
                level: when.level,
                of_rows: when.of_rows,
                shape: is_chain.then(|| self.graph.shape(node.outputs[0]).clone()),
                inputs: Vec::new(),
                outputs: Vec::new(),
            });
        }
        self.of[number] = Some(unit);
        self.all[unit].nodes.push(number as u32);
        for input in self.outside(number, unit) {
            self.all[unit].inputs.push(input);
        }
        if is_chain {
            self.merge_makers(number, unit);
        }
    }

    /// Merges the node's chain with the chains that compute the node's inputs.
    fn merge_makers(&mut self, number: usize, unit: usize) {
        for &input in &self.graph.nodes[number].inputs {
            let Some(maker) = self.unit_of(input).filter(|&maker| maker != unit) else { continue };
            if let Some(inputs) = self.merged_inputs(unit, maker) {
                let nodes = std::mem::take(&mut self.all[maker].nodes);
                nodes.iter().for_each(|&node| self.of[node as usize] = Some(unit));
                self.all[maker].inputs.clear();
                self.all[unit].nodes.extend(nodes);
                self.all[unit].nodes.sort_unstable();
                self.all[unit].inputs = inputs;
            }
        }
    }

    /// Returns the inputs of the merged chain, if two chains can be merged.
    fn merged_inputs(&self, a: usize, b: usize) -> Option<Vec<Id>> {
        let (first, second) = (&self.all[a], &self.all[b]);
        let alike = first.shape.is_some() && first.shape == second.shape;
        if !alike || (first.level, first.of_rows) != (second.level, second.of_rows) {
            return None;
        }
        let within = |id: Id| self.unit_of(id).is_some_and(|unit| unit == a || unit == b);
        let nodes = first.nodes.iter().chain(&second.nodes);
        let reads = nodes.clone().flat_map(|&node| &self.graph.nodes[node as usize].inputs);
        if reads.copied().any(|input| within(input) && self.graph.root(input) != input) {
            return None;
        }
        let mut inputs: Vec<Id> = Vec::new();
        for &input in first.inputs.iter().chain(&second.inputs) {
            if !within(input) && !inputs.contains(&input) {
                inputs.push(input);
            }
        }
        let waits = |&input: &Id| {
            let maker = self.unit_of(input);
            maker.is_some_and(|maker| self.waits_for(maker, a) || self.waits_for(maker, b))
        };
        let fits = inputs.len() <= MOST_OPERANDS && nodes.count() <= MOST_OPERANDS;
        (fits && !inputs.iter().any(waits)).then_some(inputs)
    }

    /// Returns the units that a function might join. For a slope, this includes the unit of its function at the same value. The others
    /// are the units that compute the function's inputs.
    fn candidates(&self, number: usize) -> Vec<usize> {
        let node = &self.graph.nodes[number];
        let mut candidates = Vec::new();
        if let Operation::Elementwise(Elementwise::Slope(f)) = node.operation {
            let key = (Elementwise::Unary(f).into(), node.inputs.clone());
            let value = self.graph.known.get(&key).and_then(|&value| self.of[value as usize]);
            candidates.extend(value);
        }
        // Latest unit first, because the operations in between then run earlier.
        let mut read: Vec<usize> =
            node.inputs.iter().filter_map(|&input| self.unit_of(input)).collect();
        read.sort_unstable_by(|a, b| b.cmp(a));
        candidates.extend(read);
        candidates
    }

    fn unit_of(&self, id: Id) -> Option<usize> {
        self.of[self.graph.values[self.graph.root(id).0 as usize].node as usize]
    }

    /// Returns the values that the node reads, and that `unit` neither computes nor reads yet.
    fn outside(&self, number: usize, unit: usize) -> Vec<Id> {
        let mut outside: Vec<Id> = Vec::new();
        for &input in &self.graph.nodes[number].inputs {
            let root = self.graph.root(input);
            let known = self.unit_of(input) == Some(unit) || self.all[unit].inputs.contains(&root);
            if !known && !outside.contains(&root) {
                outside.push(root);
            }
        }
        outside
    }

    /// True if the node can be added to a chain.
    fn may_join(&self, number: usize, when: When, unit: usize) -> bool {
        let (node, chain) = (&self.graph.nodes[number], &self.all[unit]);
        let shape = self.graph.shape(node.outputs[0]);
        if chain.shape.as_ref() != Some(shape)
            || (chain.level, chain.of_rows) != (when.level, when.of_rows)
        {
            return false;
        }
        let outside = self.outside(number, unit);
        if chain.inputs.len() + outside.len() > MOST_OPERANDS || chain.nodes.len() >= MOST_OPERANDS
        {
            return false;
        }
        // The node must read the chain's values without reshapes. Its other inputs must not depend on the chain.
        node.inputs.iter().all(|&input| match self.unit_of(input) {
            Some(maker) if maker == unit => self.graph.root(input) == input,
            Some(maker) => !self.waits_for(maker, unit),
            None => true,
        })
    }

    /// True if `unit` can only run after `other`.
    fn waits_for(&self, unit: usize, other: usize) -> bool {
        let (mut seen, mut open) = (vec![false; self.all.len()], vec![unit]);
        while let Some(unit) = open.pop() {
            if unit == other {
                return true;
            }
            if !std::mem::replace(&mut seen[unit], true) {
                open.extend(self.all[unit].inputs.iter().filter_map(|&input| self.unit_of(input)));
            }
        }
        false
    }
}
