//! Recognises operators that together form one operation, because exporters write them separately.

use super::super::context::Context;
use super::super::problem::Result;
use crate::graph::operations::Linear;
use crate::graph::{Graph, Id, Operation, Unary};

/// True if an input is a product with weights.
pub(super) fn is_product(c: &mut Context<'_, '_>, input: usize) -> Result<bool> {
    let made = c.made(input)?;
    Ok(made.is_some_and(|id| matches!(c.graph().operation_of(id), Operation::Linear(_))))
}

/// Returns the layer with a bias, if x is a layer without one and the other operand is a bias.
pub(in crate::graph) fn biased(graph: &mut Graph, x: Id, bias: Id) -> Option<crate::Result<Id>> {
    let &Operation::Linear(linear) = graph.operation_of(x) else { return None };
    let node = graph.node_of(x);
    let &[input, weights] = &node.inputs[..] else { return None };
    let outputs = *graph.shape(x).sizes().last()?;
    let shape = graph.shape(bias);
    let is_bias = !shape.is_per_row() && shape.sizes() == [outputs];
    is_bias.then(|| graph.one(Linear { ..linear }, &[input, weights, bias]))
}

/// Returns x σ(x) as one function, if the gate is the sigmoid of x.
pub(in crate::graph) fn gated(graph: &mut Graph, x: Id, gate: Id) -> Option<crate::Result<Id>> {
    let is = graph.is_unary(gate, Unary::Sigmoid) && graph.node_of(gate).inputs == [x];
    is.then(|| graph.unary(Unary::Silu, x))
}
