//! Which operations are needed, and in which phase each is done.

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
    /// The values that the caller reads, as they lie in memory.
    pub(super) outputs: Vec<Id>,
}

impl Levels {
    pub(super) fn new(graph: &Graph, outputs: &[Id]) -> Self {
        let roots = outputs.iter().map(|&output| graph.root(output)).collect();
        let mut levels = Levels { of: vec![None; graph.nodes.len()], count: 1, outputs: roots };
        let mut needed = vec![false; graph.nodes.len()];
        let node_of = |id: &Id| graph.values[id.0 as usize].node as usize;
        outputs.iter().for_each(|output| needed[node_of(output)] = true);
        for number in (0..graph.nodes.len()).rev() {
            if needed[number] {
                graph.nodes[number].inputs.iter().for_each(|input| needed[node_of(input)] = true);
            }
        }
        for (number, node) in graph.nodes.iter().enumerate() {
            if needed[number] {
                let when = levels.when(graph, node);
                levels.of[number] = Some(when);
                let after = usize::from(is_row_sum(graph, node));
                levels.count = levels.count.max(when.level.unwrap_or(0) + 1 + after);
            }
        }
        levels
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

/// Whether a node sums over the rows.
pub(super) fn is_row_sum(graph: &Graph, node: &Node) -> bool {
    let per_row = |id: &Id| graph.shape(*id).is_per_row();
    node.inputs.iter().any(per_row) && !node.outputs.iter().any(per_row)
}
