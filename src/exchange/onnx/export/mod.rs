//! Writes graphs as ONNX models.
//!
//! A value of each row (…) becomes a value of the batch (N, …); a value that all rows share is unchanged. In a graph, truth values are
//! the numbers 0 and 1; in ONNX they have a type of their own. They are converted where an operator returns or needs that type.

mod complex;
mod elementwise;
mod indices;
mod layers;
mod model;
mod views;
mod writer;

use std::collections::HashSet;

use crate::error::{Error, Result};
use crate::graph::batch_norms::BatchNormInUse;
use crate::graph::{Id, Node, Operation};
pub use model::Export;
pub(super) use model::{PRODUCER, STATE};
use writer::Writer;

/// Returns the bytes of an ONNX file. Weights are initialisers with their own names, and numbers that are not trained are constants.
/// States are initialisers with the description `state`.
///
/// # Errors
/// [`Error::Argument`] that names an operation without an ONNX equivalent; [`Error::Memory`].
pub fn export(model: &Export<'_>) -> Result<Vec<u8>> {
    let outputs: Vec<Id> = model.outputs.iter().map(|&(_, id)| id).collect();
    let mut writer = Writer::new(model)?;
    for step in steps(model, &outputs) {
        match step {
            Step::Operation(node) => operation(&mut writer, node)?,
            Step::BatchNorm(norm, y) => layers::batch_norm(&mut writer, &norm, y),
        }
    }
    for (name, id) in model.outputs {
        writer.output(name, *id);
    }
    writer.finish(&model.metadata)
}

/// A part of the graph that is written as one node, or a few.
enum Step<'g> {
    Operation(&'g Node),
    /// Several operations, the last of which computes this value.
    BatchNorm(BatchNormInUse, Id),
}

/// Returns the steps to `outputs` in order. A batch norm by states is one step; all other operations are written one by one.
fn steps<'g>(model: &Export<'g>, outputs: &[Id]) -> Vec<Step<'g>> {
    let graph = model.graph;
    let name = |id: Id| graph.parameters().iter().find(|of| of.value == id).map(|of| &of.name);
    let is_state = |id: Id| name(id).is_some_and(|name| model.states.contains_key(name));
    let mut read: HashSet<Id> = outputs.iter().copied().collect();
    let mut steps = Vec::new();
    for number in graph.needed(&[], outputs).into_iter().rev() {
        let node = &graph.nodes[number];
        if !node.outputs.iter().any(|output| read.contains(output)) {
            continue; // (part of a batch norm)
        }
        let y = node.outputs[0];
        let norm = graph.batch_norm_in_use(y);
        match norm.filter(|norm| is_state(norm.mean) && is_state(norm.variance)) {
            Some(norm) => {
                read.extend([norm.x, norm.mean, norm.variance]);
                read.extend([norm.scale, norm.shift].into_iter().flatten());
                steps.push(Step::BatchNorm(norm, y));
            }
            None => {
                read.extend(&node.inputs);
                steps.push(Step::Operation(node));
            }
        }
    }
    steps.reverse();
    steps
}

/// Writes an operation.
fn operation(w: &mut Writer<'_>, node: &Node) -> Result<()> {
    let y = node.outputs[0];
    match &node.operation {
        Operation::Input(_) | Operation::Parameter(_) => {} // written already
        Operation::Constant(constant) => w.constant(y, constant),
        Operation::Elementwise(f) => elementwise::write(w, f, node)?,
        Operation::Linear(linear) => layers::linear(w, *linear, node),
        Operation::Matmul(matmul) => layers::matmul(w, *matmul, node),
        Operation::Softmax(softmax) => layers::softmax(w, softmax.log, node),
        Operation::Norm(norm) => layers::norm(w, norm, node),
        Operation::Convolution(of) => layers::convolution(w, of.window, of.groups, node),
        Operation::ConvolutionInputs(of) => layers::transposed_convolution(w, of, node)?,
        Operation::MaxPool(pool) if node.inputs.len() == 1 => {
            layers::pool(w, "MaxPool", pool.window, &[], node);
        }
        Operation::AveragePool(pool) => {
            let counts = ("count_include_pad", i64::from(pool.count_padding));
            layers::pool(w, "AveragePool", pool.window, &[counts], node);
        }
        Operation::Attention(attention) => layers::attention(w, *attention, node),
        Operation::Recurrence(recurrence) => layers::recurrence(w, recurrence, node)?,
        Operation::Reduce(reduce) => layers::reduce(w, reduce, node),
        Operation::Reshape(_) => {
            let x = w.name(node.inputs[0]);
            let sizes = w.graph.shape(y).sizes().to_vec();
            let per_row = w.graph.shape(y).is_per_row();
            let made = w.reshaped(&x, per_row, &sizes);
            w.is(y, made);
        }
        Operation::Strided(strided) => views::view(w, &strided.view, node),
        Operation::StridedAdd(add) => views::padded(w, add, node)?,
        Operation::Split(split) => views::split(w, split, node),
        Operation::Concat(concat) => views::concat(w, concat.axis, node),
        Operation::Gather(_) => indices::gather(w, node),
        Operation::ScatterAdd(scatter) if !scatter.shared => {
            indices::scatter_add(w, scatter.size, node)
        }
        Operation::CumulativeSum(sum) => indices::cumulative_sum(w, sum, node),
        Operation::ArgExtreme(arg) => indices::arg_extreme(w, arg, node),
        Operation::TopK(top) => indices::top_k(w, top, node),
        Operation::Fourier(fourier) => complex::fourier(w, &fourier.spec, node)?,
        Operation::ComplexBinary(f) => complex::binary(w, *f, node),
        Operation::ComplexAbs(_) => complex::abs(w, node),
        Operation::ComplexAngle(_) => complex::angle(w, node),
        other => {
            let name =
                other.rule().map_or_else(|| format!("{other:?}"), |rule| rule.name().to_owned());
            let wanted = "one of those that ONNX has an operator for";
            return Err(Error::argument("an operation of the exported network", name, wanted));
        }
    }
    Ok(())
}
