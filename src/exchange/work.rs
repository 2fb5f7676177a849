//! Computing work for a row: a file of a few bytes may request any amount.

use crate::graph::{Graph, Id, Operation};

/// Returns the approximate number of multiplications for some values of a row; each element of an elementwise function counts as
/// [`ELEMENTWISE`].
pub(super) fn work(graph: &Graph, wanted: &[Id]) -> f64 {
    graph.needed(&[], wanted).into_iter().map(|node| of_node(graph, node)).sum()
}

/// Cost per element of an elementwise function: it waits for memory, and some functions are polynomials.
const ELEMENTWISE: f64 = 64.0;

fn of_node(graph: &Graph, node: usize) -> f64 {
    let node = &graph.nodes[node];
    let sizes = |id: Id| graph.shape(id).sizes();
    let len = |id: Id| graph.shape(id).len() as f64;
    let sum = |ids: &[Id]| ids.iter().map(|&id| len(id)).sum::<f64>();
    let (read, made) = (sum(&node.inputs), sum(&node.outputs));
    let input = |number: usize| node.inputs[number];
    let last =
        |id: Id, from_end: usize| sizes(id).iter().rev().nth(from_end).copied().unwrap_or(1) as f64;
    // For weights (O, …), the number of weights per output.
    let of_output = |w: Id| len(w) / (sizes(w)[0] as f64).max(1.0);
    let products = match &node.operation {
        Operation::Linear(_) => made * last(input(0), 0),
        Operation::Matmul(matmul) => made * last(input(0), usize::from(matmul.transpose_a)),
        Operation::Convolution(_) => made * of_output(input(1)),
        Operation::ConvolutionInputs(_) => len(input(0)) * of_output(input(1)),
        Operation::Attention(_) => 2.0 * len(input(0)) * last(input(1), 1),
        Operation::Recurrence(_) => last(input(0), 1) * len(input(1)),
        Operation::MaxPool(pool) => made * pool.window.len() as f64,
        Operation::AveragePool(pool) => made * pool.window.len() as f64,
        _ => 0.0,
    };
    products + ELEMENTWISE * (read + made)
}
