//! Reader of rootgrad's files: tensors are read one by one into existing memory, each compared with its checksum.

use std::path::Path;

use ::safetensors::tensor::Dtype;

use super::checksum::{self, Checksums};
use super::{KEY, MAX_TEXT, Stream};
use crate::error::{Error, Result};
use crate::memory;

/// A file of rootgrad whose tensors are read one by one.
#[derive(Debug)]
pub struct TensorReader {
    file: Stream,
    /// The JSON text that describes the tensors.
    pub about: String,
    /// `None` for files of earlier versions, and of other programs.
    checksums: Option<Checksums>,
}

impl TensorReader {
    /// Opens a file and reads its header.
    ///
    /// # Errors
    /// [`Error::Io`] if it cannot be read; [`Error::Format`] if it is truncated, of another format, without `rootgrad` metadata, or damaged: the
    /// metadata do not match their checksum.
    pub fn open(path: &Path) -> Result<Self> {
        let file = Stream::open(path)?;
        let problem = |text: String| file.problem(text);
        let about = file.text(KEY).ok_or_else(|| {
            problem(
                "is a safetensors file, but not one of rootgrad: it has no 'rootgrad' metadata; to read a state dict \
                 of PyTorch, call load_state of a network with the same layers"
                    .into(),
            )
        })?;
        if about.len() > MAX_TEXT {
            return Err(problem(format!(
                "has {} bytes of 'rootgrad' metadata; wanted at most {MAX_TEXT}",
                about.len()
            )));
        }
        let checksums = Checksums::find(file.texts()).map_err(problem)?;
        if let Some(sums) = &checksums {
            let wrong = |what: &str| problem(mismatch(what));
            if sums.about != checksum::of(about.as_bytes()) {
                return Err(wrong("its metadata"));
            }
            let names = file.names();
            if let Some(name) = names.iter().find(|name| !sums.tensors.contains_key(*name)) {
                return Err(problem(format!("is damaged: it has no checksum of '{name}'")));
            }
            if let Some(name) = sums.tensors.keys().find(|name| !file.has(name)) {
                return Err(problem(format!(
                    "is damaged: it has a checksum of '{name}', but no such tensor"
                )));
            }
        }
        let about = about.to_owned();
        Ok(Self { file, about, checksums })
    }

    /// Returns an [`Error::Format`] about this file; `problem` completes the sentence "'file' …".
    pub fn problem(&self, problem: impl Into<String>) -> Error {
        self.file.problem(problem)
    }

    /// Returns the path of the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// Returns the field `kind` of the JSON text, if it is a text.
    #[must_use]
    pub fn kind(&self) -> Option<String> {
        #[derive(serde::Deserialize)]
        struct About {
            kind: Option<String>,
        }
        serde_json::from_str::<About>(&self.about).ok()?.kind
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

    /// Checks that the file has an f32 tensor of this name and shape.
    ///
    /// # Errors
    /// [`Error::Format`].
    pub fn check(&self, name: &str, shape: &[usize]) -> Result<()> {
        self.file.info_of(name, shape, Dtype::F32).map(drop)
    }

    /// Reads f32 tensor `name`, which must have this shape and be finite.
    ///
    /// # Errors
    /// [`Error::Format`] if it is missing, of another type or shape, has a NaN or infinity, or is damaged: it does not match its checksum;
    /// [`Error::Io`]. After an error `out` contains a part of the tensor.
    ///
    /// # Panics
    /// If `out` does not have as many values as the shape.
    pub fn read_f32(&mut self, name: &str, shape: &[usize], out: &mut [f32]) -> Result<()> {
        assert_eq!(out.len(), shape.iter().product::<usize>(), "'{name}'");
        let sum = self.file.read_into((name, shape), Dtype::F32, out, f32::from_le_bytes)?;
        self.verify(name, sum)?;
        self.file.check_finite(name, out)
    }

    /// Returns the values of f32 tensor `name`, which must have this shape and be finite.
    ///
    /// # Errors
    /// Those of [`TensorReader::read_f32`]; [`Error::Memory`].
    pub fn f32(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f32>> {
        self.check(name, shape)?; // so that it is no larger than the file
        let mut out = memory::zeros(shape.iter().product(), "the tensors of the file")?;
        self.read_f32(name, shape, &mut out)?;
        Ok(out)
    }

    /// Returns the values of f64 tensor `name`, which must have this shape; NaN is allowed.
    ///
    /// # Errors
    /// Those of [`TensorReader::f32`], except for NaN and infinity.
    pub fn f64(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f64>> {
        self.file.info_of(name, shape, Dtype::F64)?; // so that it is no larger than the file
        let mut out = memory::zeros(shape.iter().product(), "the tensors of the file")?;
        let sum = self.file.read_into((name, shape), Dtype::F64, &mut out, f64::from_le_bytes)?;
        self.verify(name, sum)?;
        Ok(out)
    }

    fn verify(&self, name: &str, sum: u32) -> Result<()> {
        match self.checksums.as_ref().and_then(|sums| sums.tensors.get(name)) {
            Some(wanted) if *wanted != sum => {
                Err(self.problem(mismatch(&format!("tensor '{name}'"))))
            }
            _ => Ok(()),
        }
    }
}

fn mismatch(what: &str) -> String {
    format!(
        "is damaged: the checksum of {what} differs from the one in the file; use another copy of the file"
    )
}
