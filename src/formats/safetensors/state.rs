//! State dicts: files from or for other programs, which contain only names, shapes and values.

use std::collections::BTreeMap;
use std::path::Path;

use ::safetensors::tensor::Dtype;
use serde_json::{Map, Value};

use super::{KEY, Stream, View, write_with};
use crate::error::{Error, Result};

/// Reader of a file of tensors that another program wrote by `safetensors.torch.save_file(model.state_dict(), …)`, tensor by tensor.
#[derive(Debug)]
pub struct StateReader {
    file: Stream,
}

impl StateReader {
    /// Opens a file and reads its header.
    ///
    /// # Errors
    /// [`Error::Io`] if it cannot be read; [`Error::Format`] if it is truncated, of another format, or a model file of rootgrad, whose tensors have
    /// other shapes.
    pub fn open(path: &Path) -> Result<Self> {
        let file = Stream::open(path)?;
        match file.text(KEY) {
            None => Ok(Self { file }),
            Some(_) => Err(file.problem(
                "is a model file of rootgrad, not a state dict: read it with load, or copy parts of it with take_part",
            )),
        }
    }

    /// Returns the tensors' names, in the file's order.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.file.names()
    }

    /// Returns the shape of the tensor `name`, if it exists.
    #[must_use]
    pub fn shape(&self, name: &str) -> Option<&[usize]> {
        self.file.shape(name)
    }

    /// Returns the type of the tensor `name`, such as `F32`, if it exists.
    #[must_use]
    pub fn kind(&self, name: &str) -> Option<String> {
        self.file.kind(name).map(|kind| kind.to_string())
    }

    /// Checks that the file has a tensor of floating-point numbers with this name and shape.
    ///
    /// # Errors
    /// [`Error::Format`].
    pub fn check(&self, name: &str, shape: &[usize]) -> Result<()> {
        self.file.info_of_floats(name, shape).map(drop)
    }

    /// Returns the values of tensor `name`, widened or rounded to `f32`; it must have this shape and be finite.
    ///
    /// # Errors
    /// Those of [`StateReader::check`], and for a NaN or infinity, also if it results from rounding; [`Error::Io`]; [`Error::Memory`].
    pub fn read(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f32>> {
        self.file.read(name, shape)
    }

    /// Returns the value of tensor `name`, one 64-bit integer without dimensions.
    ///
    /// # Errors
    /// [`Error::Format`] if it is missing, or something else; [`Error::Io`].
    pub fn i64(&mut self, name: &str) -> Result<i64> {
        let mut value = [0];
        self.file.read_into((name, &[]), Dtype::I64, &mut value, i64::from_le_bytes)?;
        Ok(value[0])
    }

    /// Returns an [`Error::Format`] about this file; `problem` completes the sentence "'file' …".
    pub fn problem(&self, problem: impl Into<String>) -> Error {
        self.file.problem(problem)
    }
}

/// Writes tensors for another program, whole or not at all, with `notes` in the metadata, which that program ignores.
///
/// # Errors
/// [`Error::Shape`] for values that do not fill their shape, [`Error::Argument`] for a repeated name, [`Error::Io`].
pub fn write_state(path: &Path, notes: BTreeMap<String, String>, tensors: &[View]) -> Result<()> {
    // (`transformers` refuses a file without a format.)
    let format = [("format".to_owned(), Value::from("pt"))];
    let notes = notes.into_iter().map(|(key, text)| (key, Value::from(text)));
    let metadata: Map<String, Value> = format.into_iter().chain(notes).collect();
    write_with(path, Value::Object(metadata), tensors)
}
