//! Patterns of operations that one operation of the graph performs.

use crate::graph::operations::Linear;
use crate::graph::{Graph, Id, Operation, Unary};

/// Returns the layer with a bias, if x is a layer without one and the other operand is a bias.
pub(crate) fn biased(graph: &mut Graph, x: Id, bias: Id) -> Option<crate::Result<Id>> {
    let &Operation::Linear(linear) = graph.operation_of(x) else { return None };
    let node = graph.node_of(x);
    let &[input, weights] = &node.inputs[..] else { return None };
    let outputs = *graph.shape(x).sizes().last()?;
    let shape = graph.shape(bias);
    let is_bias = !shape.is_per_row() && shape.sizes() == [outputs];
    is_bias.then(|| graph.one(Linear { ..linear }, &[input, weights, bias]))
}

/// Returns x σ(x) as one function, if the gate is the sigmoid of x.
pub(crate) fn gated(graph: &mut Graph, x: Id, gate: Id) -> Option<crate::Result<Id>> {
    let is = graph.is_unary(gate, Unary::Sigmoid) && graph.node_of(gate).inputs == [x];
    is.then(|| graph.unary(Unary::Silu, x))
}
