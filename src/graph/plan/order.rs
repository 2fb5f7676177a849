//! Determines which operations are needed, and the phase of each.

use crate::graph::elementwise::Elementwise;
use crate::graph::{Graph, Id, Node, Operation};

/// Time at which an operation runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct When {
    /// The phase. `None`: once per plan, since the operation depends on constants alone.
    pub(super) level: Option<usize>,
    /// True if the operation runs for each row; otherwise it runs before the rows of the phase.
    pub(super) of_rows: bool,
}

/// Time at which each operation runs.
pub(super) struct Levels {
    /// Time of each node; `None` if no output needs the node.
    pub(super) of: Vec<Option<When>>,
    /// Number of phases.
    pub(super) count: usize,
    /// Number of phases before the cut; all phases, if there is no cut.
    pub(super) before: usize,
    /// Values that the caller reads, without reshapes.
    pub(super) outputs: Vec<Id>,
}

impl Levels {
    /// Computes the first `before` outputs before the others. Operations that only the others need run in separate phases behind.
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

    /// Adds nodes. Nodes that are not sources run in the phase that `earliest` returns, or later.
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

    /// Returns the time of a node from the times of its inputs.
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
            // A sum over the rows is complete only after its phase, and so are the values of all rows.
            let is_late = sees_batch || is_row_sum(graph, &graph.nodes[number]);
            level.map(|level| level + usize::from(is_late))
        };
        When { level: node.inputs.iter().map(after).chain([own]).max().flatten(), of_rows }
    }
}

impl Graph {
    /// Returns, for each node, true if one of these values needs it.
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

    /// True if a node is a slope whose function is among `nodes`. Both are computed together, and the slope is stored; otherwise the
    /// function's argument would have to be stored.
    fn goes_with(&self, node: &Node, nodes: &[bool]) -> bool {
        let Operation::Elementwise(Elementwise::Slope(f)) = node.operation else { return false };
        let key = (Elementwise::Unary(f).into(), node.inputs.clone());
        self.known.get(&key).is_some_and(|&function| nodes[function as usize])
    }
}

/// True if a node sums over the rows.
pub(super) fn is_row_sum(graph: &Graph, node: &Node) -> bool {
    let per_row = |id: &Id| graph.shape(*id).is_per_row();
    node.inputs.iter().any(per_row) && !node.outputs.iter().any(per_row)
}
