//! Import of ONNX models as graphs: <https://onnx.ai/onnx/operators>.
//!
//! A model's first size is usually the batch, and the file leaves it open. A graph has no size for the batch: the model is read for a
//! batch of one, and each row of a batch is computed independently. This is wrong for a model in which the rows of a batch affect each
//! other. [`import`] therefore proves that they do not (`rows`), or refuses the model.

mod calls;
mod context;
mod describe;
mod export;
mod import;
mod importing;
mod inputs;
#[cfg(test)]
mod limits_tests;
mod message;
mod names;
mod operators;
#[cfg(test)]
mod random_tests;
mod roles;
#[cfg(test)]
mod rows_tests;
mod tensor;
mod tensors;
#[cfg(test)]
mod tests;
mod values;
mod versions;
#[cfg(test)]
mod whole_tests;
mod wire;

use std::path::Path;

use super::{ImportOptions, Imported, check, limits::Batch, problem};
use crate::error::Result;
use crate::formats::kind::{ONNX, PT2, kind};
pub use describe::describe;
pub use export::{Export, export};
use message::Model;

/// Returns the messages of a file; a file of another known format gives an error that names the format.
fn read_model(file: &[u8]) -> problem::Result<Model<'_>> {
    match kind(file) {
        None | Some(ONNX) => Model::read(file),
        Some(PT2) => Err(format!("it is {PT2}, not {ONNX}; read it by `import_pt2`").into()),
        Some(other) => Err(format!("it is {other}, not {ONNX}").into()),
    }
}

/// Reads a model from the bytes of a file; `path` is the file's path, used in messages and to find tensors in files beside it.
///
/// Tensors in single, half or double precision with at least one size become parameters ([`Imported::tensors`] lists them):
/// - trained, if a layer reads them;
/// - states, which are stored but not trained. These are running means and variances of batch norms, which follow the batches of a fit.
///   Tensors that only prepare the inputs, such as a mean that is subtracted before the first layer, are states, too.
///
/// A single number used in arithmetic, such as a scale, becomes a constant. A tensor of a `Constant` node is also a constant, unless
/// the file has no other weights. If the exporter made up a tensor's name (`onnx::MatMul_95`), the tensor gets the name of its layer:
/// `q.weight` for the node `/q/MatMul`.
///
/// Everything is computed in single precision, also models in double or half precision, and whole numbers. Whole numbers are exact up
/// to 2²⁴. A sum or product of whole numbers of a row that exceeds this becomes infinite. If this happens already for inputs up to 16,
/// as in a hash, the model is refused. Whole numbers of 8 or 16 bits, or without a sign, may be inputs, be cast and be compared.
/// Arithmetic with them, which wraps around, is refused.
///
/// # Errors
/// [`Error::Format`](crate::Error::Format) that names the node and the problem:
/// - a damaged file, or a file of another format;
/// - opsets that do not exist or are newer than 28;
/// - unknown operators;
/// - shapes that depend on data;
/// - models that do not compute each row of a batch independently and in the same way.
///
/// [`Error::Io`](crate::Error::Io) for files beside the model; [`Error::Memory`](crate::Error::Memory).
pub fn import(file: &[u8], path: &Path, options: &ImportOptions) -> Result<Imported> {
    let read = || {
        let model = read_model(file)?;
        let mut alone = import::import(&model, path.parent(), options, Batch::One)?;
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
