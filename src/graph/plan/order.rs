//! Which operations are needed, and in which phase each is done.

use crate::graph::elementwise::Elementwise;
use crate::graph::{Graph, Id, Node, Operation};

/// When an operation is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct When {
    /// The phase; `None`: once, since it depends on constants alone.
    pub(super) level: Option<usize>,
    /// For each row, or else before the rows of the phase.
    pub(super) of_rows: bool,
}

/// When each operation is done.
pub(super) struct Levels {
    /// Of each node: `None` if no output needs it.
    pub(super) of: Vec<Option<When>>,
    /// Phases.
    pub(super) count: usize,
    /// Phases before the cut; all, if there is none.
    pub(super) before: usize,
    /// The values that the caller reads, as they lie in memory.
    pub(super) outputs: Vec<Id>,
}

impl Levels {
    /// The first `before` outputs are made before the others: what only these need is done in phases of its own, behind.
    pub(super) fn new(graph: &Graph, outputs: &[Id], before: usize) -> Self {
        let roots = outputs.iter().map(|&output| graph.root(output)).collect();
        let of = vec![None; graph.nodes.len()];
        let mut levels = Levels { of, count: 1, before: 0, outputs: roots };
        let first = graph.needed_nodes(&outputs[..before]);
        levels.add(graph, &first, |_| 0);
        levels.before = levels.count;
        if before < outputs.len() {
            let (cut, mut rest) = (levels.count, graph.needed_nodes(outputs));
            rest.iter_mut().zip(&first).for_each(|(rest, &first)| *rest &= !first);
            levels.count += 1;
            levels.add(graph, &rest, |node| if graph.goes_with(node, &first) { 0 } else { cut });
        }
        levels
    }

    /// Adds nodes; those that are not sources are done in the phase that is told, or later.
    fn add(&mut self, graph: &Graph, nodes: &[bool], earliest: impl Fn(&Node) -> usize) {
        for (number, node) in graph.nodes.iter().enumerate().filter(|&(number, _)| nodes[number]) {
            let mut when = self.when(graph, node);
            if node.operation.rule().is_some() {
                when.level = when.level.map(|level| level.max(earliest(node)));
            }
            self.of[number] = Some(when);
            self.count = self.count.max(when.level.unwrap_or(0) + 1);
        }
    }

    /// When a node is done, that of its inputs being known.
    fn when(&self, graph: &Graph, node: &Node) -> When {
        let sums = is_row_sum(graph, node);
        let of_rows = sums || node.outputs.iter().any(|&output| graph.shape(output).is_per_row());
        let own = match node.operation {
            Operation::Constant(_) => None,
            Operation::Input(_) | Operation::Parameter(_) | Operation::Rows | Operation::Key => {
                Some(0)
            }
            _ => of_rows.then_some(0),
        };
        let sees_batch = node.operation.rule().is_some_and(|rule| rule.sees_batch());
        let after = |&input: &Id| {
            let number = graph.values[input.0 as usize].node as usize;
            let level = self.of[number].and_then(|when| when.level);
            // A sum over the rows is complete after its phase, and so is what all rows have.
            let is_late = sees_batch || is_row_sum(graph, &graph.nodes[number]);
            level.map(|level| level + usize::from(is_late))
        };
        When { level: node.inputs.iter().map(after).chain([own]).max().flatten(), of_rows }
    }
}

impl Graph {
    /// Of each node whether one of these values needs it.
    fn needed_nodes(&self, values: &[Id]) -> Vec<bool> {
        let mut needed = vec![false; self.nodes.len()];
        let node_of = |id: &Id| self.values[id.0 as usize].node as usize;
        values.iter().for_each(|value| needed[node_of(value)] = true);
        for number in (0..self.nodes.len()).rev() {
            if needed[number] {
                self.nodes[number].inputs.iter().for_each(|input| needed[node_of(input)] = true);
            }
        }
        needed
    }

    /// Whether a node is a slope whose function is among these: the two are found together, and the slope is kept where the
    /// function's argument would have to be.
    fn goes_with(&self, node: &Node, nodes: &[bool]) -> bool {
        let Operation::Elementwise(Elementwise::Slope(f)) = node.operation else { return false };
        let key = (Elementwise::Unary(f).into(), node.inputs.clone());
        self.known.get(&key).is_some_and(|&function| nodes[function as usize])
    }
}

/// Whether a node sums over the rows.
pub(super) fn is_row_sum(graph: &Graph, node: &Node) -> bool {
    let per_row = |id: &Id| graph.shape(*id).is_per_row();
    node.inputs.iter().any(per_row) && !node.outputs.iter().any(per_row)
}
