//! Import of PyTorch's exported programs as graphs: the archives of `torch.export.save` (`.pt2`),
//! <https://docs.pytorch.org/docs/stable/export/pt2_archive.html>.
//!
//! An archive is a zip file of plain numbers and JSON. Its pickled part, the sample inputs, is not read. A first size that the program
//! leaves open is the batch, as in [ONNX models](super::onnx).

mod aliases;
mod archive;
mod context;
mod describe;
mod import;
mod importing;
mod operators;
mod schema;
mod target;
mod zip;

use std::path::Path;

use super::{ImportOptions, Imported, check, limits::Batch, problem::Problem};
use crate::error::Result;
use archive::Archive;
pub use describe::describe;

/// Reads a program from the bytes of a file; `path` is the file's path, for messages.
///
/// A program's parameters become parameters, which can be trained; its buffers and constants are not trained. Everything is computed in
/// single precision, also whole numbers: [`onnx::import`](fn@super::onnx::import) describes the treatment of large ones.
///
/// Dropout, which does nothing in a program that was exported for inference, is active in training. Open sizes have PyTorch's names in
/// [`ImportOptions::sizes`], such as `s77`; error messages contain these names.
///
/// # Errors
/// [`Error::Format`](crate::Error::Format) that names the node and the problem:
/// - a damaged file, TorchScript, or pickles;
/// - unknown operators;
/// - programs that do not compute each row of a batch independently and in the same way.
///
/// [`Error::Memory`](crate::Error::Memory) if there is not enough memory.
pub fn import(file: &[u8], path: &Path, options: &ImportOptions) -> Result<Imported> {
    let read = || {
        let archive = Archive::read(file)?;
        let mut alone = import::import(&archive, options, Batch::One)?;
        let rows = import::batch_sizes(&archive.program, options);
        let together = |batch| import::import(&archive, options, batch);
        check::rows_are_independent(&rows, &alone, file.len(), together)?;
        if rows.is_empty() && options.sizes.is_empty() {
            check::note_fixed_batch(&mut alone)?;
        }
        Ok(alone.imported)
    };
    read().map_err(|problem: Problem| problem.of(path))
}
