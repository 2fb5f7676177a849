//! ONNX models as graphs: <https://onnx.ai/onnx/operators>.
//!
//! A model's first size is usually the batch, and a file leaves it open. A graph has no size for it: the model is read for a batch
//! of one, and each row of a batch passes through by itself. A model in which the rows of a batch see each other would then give
//! something else than it should; [`import`] proves that they do not (`rows`), or refuses it.

mod calls;
pub(super) mod check;
pub(super) mod context;
mod describe;
mod export;
pub(super) mod import;
mod inputs;
pub(super) mod known;
#[cfg(test)]
mod limits_tests;
mod message;
mod names;
pub(super) mod operators;
pub(super) mod problem;
#[cfg(test)]
mod random_tests;
mod roles;
mod rows;
pub(super) mod tensor;
#[cfg(test)]
mod tests;
mod values;
mod versions;
pub(super) mod whole;
mod wire;
mod work;

use std::collections::BTreeMap;
use std::path::Path;

use super::{Graph, Id};
use crate::error::Result;
use crate::formats::kind::{ONNX, PT2, kind};
pub use describe::{DescribedValue, Description, describe};
pub use export::{Export, export};
use message::Model;
pub use roles::{ImportedTensor, TensorRole};

/// The metadata that lists weights of products that are (inputs, outputs) in the file and (outputs, inputs) in PyTorch's state dict.
pub(crate) const TURNED: &str = "onnx.turned";

/// What is said of a model beside its file.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ImportOptions {
    /// Sizes that the file gives a name instead of a number, by their names. A size that comes first in an input and is not told
    /// here is the batch.
    pub sizes: BTreeMap<String, usize>,
    /// Inputs that are the same for all rows and never change, such as axes or numbers of things: their numbers, by their names.
    pub constants: BTreeMap<String, Vec<f64>>,
    /// The names of the outputs that are wanted, in the order in which they are wanted; all if there is none.
    pub outputs: Vec<String>,
    /// Whether a last sigmoid or softmax stays a part of the [`Network`](crate::models::Network), whose outputs are the file's then,
    /// as of a regression between 0 and 1. Otherwise it is left off, and the network's outputs are logits.
    pub keep_probability: bool,
}

/// A model as a graph.
#[derive(Debug, Clone, PartialEq)]
pub struct Imported {
    /// Its inputs are the model's, without the batch.
    pub graph: Graph,
    /// Names and values.
    pub outputs: Vec<(String, Id)>,
    /// The numbers of the graph's parameters, in their order.
    pub parameters: Vec<f32>,
    /// The tensors of real numbers that were read from the file, and what they became.
    pub tensors: Vec<ImportedTensor>,
    /// What the file says of itself.
    pub metadata: BTreeMap<String, String>,
}

/// The messages of a file; one of another format is refused by its name.
fn read_model(file: &[u8]) -> problem::Result<Model<'_>> {
    match kind(file) {
        None | Some(ONNX) => Model::read(file),
        Some(PT2) => Err(format!("it is {PT2}, not {ONNX}; read it by `import_pt2`").into()),
        Some(other) => Err(format!("it is {other}, not {ONNX}").into()),
    }
}

/// Reads a model from the bytes of a file; `path` is where it is, for messages, and for tensors in files beside it.
///
/// Tensors of numbers in single, half or double precision that have a size are parameters ([`Imported::tensors`] lists them):
/// - trained, if a layer reads them;
/// - states, which are kept and not trained: running means and variances of batch norms, which follow the batches of a fit, and what only
///   prepares the inputs, such as a mean that is subtracted from them before the first layer.
///
/// The single number that is an operand of arithmetic, such as a scale, is a constant, and so is a tensor of a `Constant` node, unless
/// the file has no other weights. A tensor whose name the exporter made up (`onnx::MatMul_95`) has the name of its layer: `q.weight`, for
/// the node `/q/MatMul`.
///
/// All is computed in single precision, also models in double or half precision, and whole numbers: they are exact up to 2²⁴. A sum or
/// product of whole numbers of a row that is larger becomes infinite; one that is larger for inputs up to 16 already is refused, such as
/// a hash. Whole numbers of 8 or 16 bits, or without a sign, may be inputs, be cast and be compared; arithmetic with them, which wraps
/// around, is refused.
///
/// # Errors
/// [`Error::Format`](crate::Error::Format) that names the node and what it lacks: for a damaged file or one of another format, for
/// opsets that do not exist or are newer than 28, for operators that are not known, for shapes that depend on data, and for models
/// that do not compute each row of a batch by itself and all alike;
/// [`Error::Io`](crate::Error::Io) for files beside it; [`Error::Memory`](crate::Error::Memory).
pub fn import(file: &[u8], path: &Path, options: &ImportOptions) -> Result<Imported> {
    let read = || {
        let model = read_model(file)?;
        let mut alone = import::import(&model, path.parent(), options, import::Batch::One)?;
        let rows = inputs::batch_sizes(&model.graph, options);
        let together = |batch| import::import(&model, path.parent(), options, batch);
        check::rows_are_independent(&rows, &alone, file.len(), together)?;
        if rows.is_empty() && options.sizes.is_empty() {
            check::note_fixed_batch(&mut alone)?;
        }
        Ok(alone.imported)
    };
    read().map_err(|problem: problem::Problem| problem.of(path))
}
