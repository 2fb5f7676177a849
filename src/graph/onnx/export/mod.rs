//! Graphs as ONNX models.
//!
//! A value of each row (…) is one of a batch (N, …) there, one that all rows share is itself. Numbers that are yes or no are 0 and
//! 1 here, and of a type of their own there: they are cast where an operator gives or wants that type.

mod elementwise;
mod indices;
mod layers;
mod views;
mod writer;

use std::collections::BTreeMap;

use crate::error::{Error, Result};
use crate::graph::{Graph, Id, Node, Operation};
use writer::Writer;

/// A graph that is written.
#[derive(Debug)]
pub struct Export<'a> {
    /// It has no operation that differs between training and use.
    pub graph: &'a Graph,
    /// Names and values of its outputs, each of which belongs to a row.
    pub outputs: &'a [(String, Id)],
    /// The numbers of its parameters.
    pub parameters: &'a [f32],
    /// What is said of it in the file.
    pub metadata: BTreeMap<String, String>,
}

/// The bytes of an ONNX file: weights are its initialisers under their own names, and numbers that are not trained are constants.
///
/// # Errors
/// [`Error::Argument`] that names an operation that ONNX has none for; [`Error::Memory`].
pub fn export(model: &Export<'_>) -> Result<Vec<u8>> {
    let outputs: Vec<Id> = model.outputs.iter().map(|&(_, id)| id).collect();
    let mut writer = Writer::new(model.graph, model.parameters)?;
    for number in model.graph.needed(&[], &outputs) {
        let node = &model.graph.nodes[number];
        operation(&mut writer, node)?;
    }
    for (name, id) in model.outputs {
        writer.output(name, *id);
    }
    writer.finish(&model.metadata)
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
        other => {
            let name =
                other.rule().map_or_else(|| format!("{other:?}"), |rule| rule.name().to_owned());
            let wanted = "one of those that ONNX has an operator for";
            return Err(Error::argument("an operation of the exported network", name, wanted));
        }
    }
    Ok(())
}
