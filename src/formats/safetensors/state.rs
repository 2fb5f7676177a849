//! State dicts: files of other programs, or for them, that tell names, shapes and values and nothing else.

use std::collections::BTreeMap;
use std::path::Path;

use ::safetensors::tensor::Dtype;
use serde_json::{Map, Value};

use super::{KEY, Stream, View, write_with};
use crate::error::{Error, Result};

/// A file of tensors that another program wrote, read tensor by tensor: `safetensors.torch.save_file(model.state_dict(), …)`.
#[derive(Debug)]
pub struct StateReader {
    file: Stream,
}

impl StateReader {
    /// Opens a file and reads its header.
    ///
    /// # Errors
    /// [`Error::Io`] if it cannot be read; [`Error::Format`] if it is truncated, of another format, or a model file of rootgrad's,
    /// whose tensors have shapes of their own.
    pub fn open(path: &Path) -> Result<Self> {
        let file = Stream::open(path)?;
        match file.text(KEY) {
            None => Ok(Self { file }),
            Some(_) => Err(file.problem(
                "is a model file of rootgrad's, no state dict: load reads it, and take_part takes over parts of it",
            )),
        }
    }

    /// The tensors' names, in the file's order.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.file.names()
    }

    /// The shape of the tensor `name`, if there is one.
    #[must_use]
    pub fn shape(&self, name: &str) -> Option<&[usize]> {
        self.file.shape(name)
    }

    /// The type of the tensor `name`, such as `F32`, if there is one.
    #[must_use]
    pub fn kind(&self, name: &str) -> Option<String> {
        self.file.kind(name).map(|kind| kind.to_string())
    }

    /// Checks that there is a tensor of this name and shape in the file, of floating-point numbers.
    ///
    /// # Errors
    /// [`Error::Format`].
    pub fn check(&self, name: &str, shape: &[usize]) -> Result<()> {
        self.file.info_of_floats(name, shape).map(drop)
    }

    /// The values of tensor `name`, widened or rounded to `f32`, which must have this shape and be finite.
    ///
    /// # Errors
    /// As [`StateReader::check`], and for a NaN or infinity, also one that comes of rounding; [`Error::Io`]; [`Error::Memory`].
    pub fn read(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f32>> {
        self.file.read(name, shape)
    }

    /// The value of tensor `name`, one 64-bit integer of no dimension.
    ///
    /// # Errors
    /// [`Error::Format`] if it is missing, or something else; [`Error::Io`].
    pub fn i64(&mut self, name: &str) -> Result<i64> {
        let mut value = [0];
        self.file.read_into((name, &[]), Dtype::I64, &mut value, i64::from_le_bytes)?;
        Ok(value[0])
    }

    /// An [`Error::Format`] about this file; `problem` completes the sentence "'file' …".
    pub fn problem(&self, problem: impl Into<String>) -> Error {
        self.file.problem(problem)
    }
}

/// Writes tensors for another program, whole or not at all, with `notes` beside them, which that program does not look at.
///
/// # Errors
/// [`Error::Shape`] for values that do not fill their shape, [`Error::Argument`] for a name twice, [`Error::Io`].
pub fn write_state(path: &Path, notes: BTreeMap<String, String>, tensors: &[View]) -> Result<()> {
    // (Without a format `transformers` would not read the file.)
    let format = [("format".to_owned(), Value::from("pt"))];
    let notes = notes.into_iter().map(|(key, text)| (key, Value::from(text)));
    let metadata: Map<String, Value> = format.into_iter().chain(notes).collect();
    write_with(path, Value::Object(metadata), tensors)
}
