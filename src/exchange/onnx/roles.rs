//! Roles of a model's parameters: layers' parameters are trained, those that only prepare the inputs are not.

use std::collections::HashSet;

use super::names;
use crate::error::Result;
use crate::graph::operations::Linear;
use crate::graph::{Graph, Id, Node, Operation};

/// Largest number of parameters that are tracked for a value; with more, all of them count as weights.
const MOST_TOGETHER: usize = 64;

/// Dependencies of a value.
#[derive(Clone, Default)]
struct Origin {
    is_of_input: bool,
    /// True if the value depends on weights of a layer.
    is_weighted: bool,
    /// Parameters of a value that depends on no input.
    parameters: Vec<Id>,
}

/// Returns the parameters that only prepare the inputs: they are added to the inputs, multiplied with them and so on before any layer
/// (a mean that is subtracted, a scale). Parameters in `layers` belong to a layer whatever they do.
pub(super) fn preparing(graph: &Graph, outputs: &[Id], layers: &HashSet<Id>) -> Vec<Id> {
    let mut origins: Vec<Origin> = vec![Origin::default(); graph.values.len()];
    let mut weights: HashSet<Id> = layers.clone();
    for node in &graph.nodes {
        let inputs = || node.inputs.iter().map(|id| &origins[id.number() as usize]);
        let mut parameters: Vec<Id> = Vec::new();
        for origin in inputs() {
            for &parameter in &origin.parameters {
                if !parameters.contains(&parameter) {
                    parameters.push(parameter);
                }
            }
        }
        if parameters.len() > MOST_TOGETHER {
            weights.extend(parameters.drain(..));
        }
        let is_of_input =
            matches!(node.operation, Operation::Input(_)) || inputs().any(|of| of.is_of_input);
        let mut is_weighted = inputs().any(|of| of.is_weighted);
        if is_of_input {
            let prepares = matches!(node.operation, Operation::Elementwise(_))
                && !parameters.iter().any(|parameter| layers.contains(parameter));
            is_weighted |= !parameters.is_empty() && !prepares;
            if is_weighted {
                weights.extend(parameters.iter().copied());
            }
            parameters.clear();
        }
        if let Operation::Parameter(_) = node.operation {
            parameters = node.outputs.clone();
        }
        let origin = Origin { is_of_input, is_weighted, parameters };
        node.outputs.iter().for_each(|id| origins[id.number() as usize] = origin.clone());
    }
    outputs.iter().for_each(|id| weights.extend(&origins[id.number() as usize].parameters));
    let of = |&number: &usize| {
        let parameter = &graph.parameters[number];
        parameter.next.is_none() && !weights.contains(&parameter.value)
    };
    let all = graph.parameters_of(outputs);
    all.into_iter().filter(of).map(|number| graph.parameters[number].value).collect()
}

/// Makes parameters into states that never change.
pub(super) fn keep(graph: &mut Graph, parameters: &[Id]) -> Result<()> {
    parameters.iter().try_for_each(|&parameter| graph.set_next(parameter, parameter))
}

/// True if a parameter that `outputs` need is trained.
pub(super) fn has_trained(graph: &Graph, outputs: &[Id]) -> bool {
    let all = graph.parameters_of(outputs);
    all.into_iter().any(|number| graph.parameters[number].next.is_none())
}

/// Names weights of products after the biases beside them, if the exporter made up their names: `q.weight` beside `q.bias`.
pub(super) fn name_by_biases(graph: &mut Graph, taken: &mut HashSet<String>) {
    let parameter = |graph: &Graph, id: Id| match graph.operation_of(id) {
        &Operation::Parameter(number) => Some(number),
        _ => None,
    };
    let mut named: Vec<(usize, String)> = Vec::new();
    for node in &graph.nodes {
        let (Operation::Linear(_), &[_, weight, bias]) = (&node.operation, &node.inputs[..]) else {
            continue;
        };
        let (Some(weight), Some(bias)) = (parameter(graph, weight), parameter(graph, bias)) else {
            continue;
        };
        let layer = graph.parameters[bias].name.strip_suffix(".bias");
        let Some(name) = layer.map(|layer| format!("{layer}.weight")) else { continue };
        let is_new = !named.iter().any(|&(other, _)| other == weight);
        if is_new && names::is_made_up(&graph.parameters[weight].name) && taken.insert(name.clone())
        {
            named.push((weight, name));
        }
    }
    for (number, name) in named {
        graph.parameters[number].name = name;
    }
}

/// Returns the weights (inputs, outputs) of products.
pub(super) fn of_products(graph: &Graph) -> HashSet<Id> {
    let is = |node: &&Node| node.operation == Linear { transposed: false }.into();
    graph.nodes.iter().filter(is).map(|node| node.inputs[1]).collect()
}
