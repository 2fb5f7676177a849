//! Files of ours: tensors read one by one into memory that is there, each checked against its checksum.

use std::path::Path;

use ::safetensors::tensor::Dtype;

use super::checksum::{self, Checksums};
use super::{KEY, MAX_TEXT, Stream};
use crate::error::{Error, Result};
use crate::memory;

/// A file of ours whose tensors are read one by one.
#[derive(Debug)]
pub struct TensorReader {
    file: Stream,
    /// The JSON text that says what the tensors are.
    pub about: String,
    /// Files of earlier versions, and those that other programs wrote, have none.
    checksums: Option<Checksums>,
}

impl TensorReader {
    /// Opens a file and reads its header.
    ///
    /// # Errors
    /// [`Error::Io`] if it cannot be read; [`Error::Format`] if it is truncated, of another format, has no `rootgrad`
    /// metadata, or is damaged: its checksum is not that of the metadata.
    pub fn open(path: &Path) -> Result<Self> {
        let file = Stream::open(path)?;
        let problem = |text: String| file.problem(text);
        let about = file.text(KEY).ok_or_else(|| {
            problem(
                "is a safetensors file, but none of rootgrad's: it has no 'rootgrad' metadata; a network of the same \
                 layers takes a state dict of PyTorch by load_state"
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

    /// An [`Error::Format`] about this file; `problem` completes the sentence "'file' …".
    pub fn problem(&self, problem: impl Into<String>) -> Error {
        self.file.problem(problem)
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// The field `kind` of the JSON text, if it is a text.
    #[must_use]
    pub fn kind(&self) -> Option<String> {
        #[derive(serde::Deserialize)]
        struct About {
            kind: Option<String>,
        }
        serde_json::from_str::<About>(&self.about).ok()?.kind
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

    /// Checks that there is an f32 tensor of this name and shape in the file.
    ///
    /// # Errors
    /// [`Error::Format`].
    pub fn check(&self, name: &str, shape: &[usize]) -> Result<()> {
        self.file.info_of(name, shape, Dtype::F32).map(drop)
    }

    /// Reads f32 tensor `name`, which must have this shape and be finite.
    ///
    /// # Errors
    /// [`Error::Format`] if it is missing, of another type or shape, has a NaN or infinity, or is damaged: its checksum is
    /// another; [`Error::Io`]. `out` then holds a part of it.
    ///
    /// # Panics
    /// If `out` does not have as many values as the shape.
    pub fn read_f32(&mut self, name: &str, shape: &[usize], out: &mut [f32]) -> Result<()> {
        assert_eq!(out.len(), shape.iter().product::<usize>(), "'{name}'");
        let sum = self.file.read_into((name, shape), Dtype::F32, out, f32::from_le_bytes)?;
        self.verify(name, sum)?;
        self.file.check_finite(name, out)
    }

    /// The values of f32 tensor `name`, which must have this shape and be finite.
    ///
    /// # Errors
    /// As [`TensorReader::read_f32`]; [`Error::Memory`].
    pub fn f32(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f32>> {
        self.check(name, shape)?; // so that it is no larger than the file
        let mut out = memory::zeros(shape.iter().product(), "the tensors of the file")?;
        self.read_f32(name, shape, &mut out)?;
        Ok(out)
    }

    /// The values of f64 tensor `name`, which must have this shape; NaN is allowed.
    ///
    /// # Errors
    /// As [`TensorReader::f32`], but for NaN and infinity.
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
        "is damaged: the checksum of {what} is not the one it was written with; take another copy of the file"
    )
}
