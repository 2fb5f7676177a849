//! Operators that together are one operation: exporters write them apart.

use super::super::context::Context;
use super::super::export::matrix_of_transposed;
use super::super::problem::Result;
use crate::graph::operations::{Linear, Matmul};
use crate::graph::{Graph, Id, Operation, Unary};

/// Weights that all rows share, if a value is their transposed matrix.
pub(super) fn transposed_weights(graph: &Graph, b: Id) -> Option<Id> {
    let weights = matrix_of_transposed(graph, b)?;
    let shape = graph.shape(weights);
    (shape.rank() == 2 && !shape.is_per_row()).then_some(weights)
}

/// The product of matrices, of which one may be transposed.
pub(in crate::graph) fn matmul(graph: &mut Graph, a: Id, b: Id) -> crate::Result<Id> {
    let leading = |graph: &Graph, id: Id| {
        let sizes = graph.shape(id).sizes();
        sizes[..sizes.len().saturating_sub(2)].to_vec()
    };
    if leading(graph, a) == leading(graph, b) && graph.shape(b).is_per_row() {
        let (of_a, of_b) = (matrix_of_transposed(graph, a), matrix_of_transposed(graph, b));
        let (transpose_a, transpose_b) = (of_a.is_some(), of_b.is_some());
        if transpose_a || transpose_b {
            let operands = [of_a.unwrap_or(a), of_b.unwrap_or(b)];
            return graph.one(Matmul { transpose_a, transpose_b }, &operands);
        }
    }
    graph.matmul(a, b)
}

/// Whether an input is a product with weights.
pub(super) fn is_product(c: &mut Context<'_, '_>, input: usize) -> Result<bool> {
    let made = c.made(input)?;
    Ok(made.is_some_and(|id| matches!(c.graph().operation_of(id), Operation::Linear(_))))
}

/// The layer with a bias, if x is one without and the other is a bias.
pub(in crate::graph) fn biased(graph: &mut Graph, x: Id, bias: Id) -> Option<crate::Result<Id>> {
    let &Operation::Linear(linear) = graph.operation_of(x) else { return None };
    let node = graph.node_of(x);
    let &[input, weights] = &node.inputs[..] else { return None };
    let outputs = *graph.shape(x).sizes().last()?;
    let shape = graph.shape(bias);
    let is_bias = !shape.is_per_row() && shape.sizes() == [outputs];
    is_bias.then(|| graph.one(Linear { ..linear }, &[input, weights, bias]))
}

/// x σ(x) as one function, if the gate is that of x.
pub(in crate::graph) fn gated(graph: &mut Graph, x: Id, gate: Id) -> Option<crate::Result<Id>> {
    let is = graph.is_unary(gate, Unary::Sigmoid) && graph.node_of(gate).inputs == [x];
    is.then(|| graph.unary(Unary::Silu, x))
}
