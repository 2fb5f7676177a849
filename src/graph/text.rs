//! A graph in text form, for files. Everything is checked again when a file is read.

use serde::{Deserialize, Serialize};

use super::{Graph, Id, Initial, Operation};
use crate::error::{Error, Result};

/// Largest number of nodes in a graph from a file: more would be a mistake, and would take long to plan.
const MOST_NODES: usize = 1 << 16;

/// Description of a graph and of its requested values, as stored in a file. Values are numbered in the order of the nodes that compute them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GraphText {
    inputs: Vec<InputText>,
    parameters: Vec<ParameterText>,
    nodes: Vec<NodeText>,
    outputs: Vec<Id>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct InputText {
    name: String,
    sizes: Vec<usize>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct ParameterText {
    name: String,
    sizes: Vec<usize>,
    initial: Initial,
    /// For a state: its value after a training step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    next: Option<Id>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct NodeText {
    operation: Operation,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    inputs: Vec<Id>,
}

impl GraphText {
    pub(crate) fn of(graph: &Graph, outputs: &[Id]) -> Self {
        let sizes = |id: Id| graph.shape(id).sizes().to_vec();
        let inputs = graph.inputs.iter();
        let inputs = inputs.map(|(name, id)| InputText { name: name.clone(), sizes: sizes(*id) });
        let parameters = graph.parameters.iter().map(|parameter| ParameterText {
            name: parameter.name.clone(),
            sizes: parameter.sizes.clone(),
            initial: parameter.initial,
            next: parameter.next,
        });
        let nodes = graph.nodes.iter();
        let nodes = nodes.map(|node| NodeText {
            operation: node.operation.clone(),
            inputs: node.inputs.clone(),
        });
        GraphText {
            inputs: inputs.collect(),
            parameters: parameters.collect(),
            nodes: nodes.collect(),
            outputs: outputs.to_vec(),
        }
    }

    /// Returns the smallest number of tensors in a file of this graph.
    pub(crate) fn parameters(&self) -> usize {
        self.parameters.len()
    }

    /// Returns the graph, and the values that are requested from it.
    ///
    /// # Errors
    /// If the text is not a valid graph: same as [`Graph::apply`] for the first operation that does not suit its inputs.
    pub(crate) fn read(&self) -> Result<(Graph, Vec<Id>)> {
        if self.nodes.len() > MOST_NODES {
            let wanted = format!("at most {MOST_NODES}");
            return Err(Error::argument("the graph's operations", self.nodes.len(), wanted));
        }
        let (mut graph, mut values) = (Graph::new(), Vec::new());
        for node in &self.nodes {
            let inputs: Vec<Id> =
                node.inputs.iter().map(|&id| find(&values, id)).collect::<Result<_>>()?;
            values.extend(self.node(&mut graph, &node.operation, &inputs)?);
        }
        let outputs: Vec<Id> =
            self.outputs.iter().map(|&id| find(&values, id)).collect::<Result<_>>()?;
        for (what, reported, made) in [
            ("inputs", self.inputs.len(), graph.inputs.len()),
            ("parameters", self.parameters.len(), graph.parameters.len()),
        ] {
            if reported != made {
                return Err(Error::argument(
                    format!("the graph's {what}"),
                    made,
                    reported.to_string(),
                ));
            }
        }
        for (number, parameter) in self.parameters.iter().enumerate() {
            if let Some(next) = parameter.next {
                graph.set_next(graph.parameters[number].value, find(&values, next)?)?;
            }
        }
        Ok((graph, outputs))
    }

    /// Adds a node and returns its values.
    fn node(&self, graph: &mut Graph, operation: &Operation, inputs: &[Id]) -> Result<Vec<Id>> {
        let in_order = |number: usize, known: usize| match number == known {
            true => Ok(()),
            false => Err(Error::argument("the graph's source", number, known.to_string())),
        };
        let missing = |number: usize| Error::argument("the graph's source", number, "one it has");
        Ok(match operation {
            Operation::Input(number) => {
                in_order(*number, graph.inputs.len())?;
                let text = self.inputs.get(*number).ok_or_else(|| missing(*number))?;
                vec![graph.input(text.name.clone(), &text.sizes)?]
            }
            Operation::Parameter(number) => {
                in_order(*number, graph.parameters.len())?;
                let text = self.parameters.get(*number).ok_or_else(|| missing(*number))?;
                vec![graph.parameter_from(text.name.clone(), &text.sizes, text.initial)?]
            }
            Operation::Constant(constant) => {
                let values: Vec<f64> =
                    constant.bits.iter().map(|&bits| f64::from_bits(bits)).collect();
                vec![graph.constant(&constant.sizes, &values)?]
            }
            Operation::Rows => vec![graph.rows()],
            Operation::Key => vec![graph.key()],
            operation if operation.rule().is_some_and(|rule| rule.sees_batch()) => {
                let wanted = "an operation of a network, in which no row depends on other rows";
                return Err(Error::argument(
                    "the graph's operation",
                    format!("{operation:?}"),
                    wanted,
                ));
            }
            operation => graph.apply(operation.clone(), inputs)?,
        })
    }
}

fn find(values: &[Id], id: Id) -> Result<Id> {
    values.get(id.0 as usize).copied().ok_or_else(|| {
        let wanted = format!("a number below {}: an earlier one", values.len());
        Error::argument("the graph's value", id.0, wanted)
    })
}
