//! Graphs that are a chain of linear layers with functions of each number behind them.

use super::elementwise::Elementwise;
use super::operations::Linear;
use super::{Graph, Id, Operation, Unary};

/// A linear layer of a chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Link {
    /// The numbers of the parameters.
    pub(crate) weight: usize,
    pub(crate) bias: Option<usize>,
    /// The weights are given as (O, I).
    pub(crate) transposed: bool,
    /// I and O.
    pub(crate) sizes: [usize; 2],
    /// The functions behind it, in order.
    pub(crate) functions: Vec<Unary>,
}

impl Graph {
    /// The layers of a chain from the graph's one input to `output`.
    ///
    /// # Errors
    /// What there is instead, for people.
    pub(crate) fn chain(&self, output: Id) -> std::result::Result<Vec<Link>, String> {
        if self.inputs().len() != 1 {
            return Err(format!("{} inputs", self.inputs().len()));
        }
        let (mut links, mut functions, mut at) = (Vec::new(), Vec::new(), output);
        loop {
            let node = self.node_of(at);
            match &node.operation {
                Operation::Input(_) if !functions.is_empty() => {
                    return Err("a function of the inputs".into());
                }
                Operation::Input(_) if links.is_empty() => return Err("no layer".into()),
                Operation::Input(_) => break,
                // (The same numbers in the same order.)
                Operation::Reshape(_) => {}
                Operation::Elementwise(Elementwise::Unary(function)) => {
                    functions.insert(0, *function)
                }
                Operation::Linear(Linear { transposed }) => {
                    let (x, w) = (node.inputs[0], node.inputs[1]);
                    if self.shape(x).rank() != 1 || !self.shape(x).is_per_row() {
                        return Err(format!("a layer of values {}", self.shape(x)));
                    }
                    let parameter = |id: Id| match self.operation_of(id) {
                        Operation::Parameter(number) => Ok(*number),
                        _ => Err("weights that are computed".to_owned()),
                    };
                    links.push(Link {
                        weight: parameter(w)?,
                        bias: node.inputs.get(2).map(|&b| parameter(b)).transpose()?,
                        transposed: *transposed,
                        sizes: [self.shape(x).len(), self.shape(at).len()],
                        functions: std::mem::take(&mut functions),
                    });
                }
                operation => {
                    let name = operation.rule().map_or("a constant", |rule| rule.name());
                    return Err(format!("the operation {name}"));
                }
            }
            at = node.inputs[0];
        }
        links.reverse();
        Ok(links)
    }
}
