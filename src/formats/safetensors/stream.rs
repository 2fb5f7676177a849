//! Files of others, and large ones: tensors are read and written one at a time.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use ::safetensors::tensor::{Dtype, Metadata, TensorInfo};
use half::{bf16, f16};

use super::{check_start, parse};
use crate::error::{Error, Result};
use crate::formats::file::{self, CHUNK, read_values, write_values};
use crate::formats::write_atomically;

/// An open file whose header fits its length.
#[derive(Debug)]
pub(in crate::formats) struct Stream {
    path: PathBuf,
    file: BufReader<File>,
    metadata: Metadata,
    /// Where the tensors begin.
    start: u64,
}

impl Stream {
    /// Opens a file and checks its header.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Format`] if it is truncated or of another format.
    pub(in crate::formats) fn open(path: &Path) -> Result<Self> {
        let read = |source| Error::Io { action: "read", path: path.to_path_buf(), source };
        let problem = |text: String| Error::Format { path: path.to_path_buf(), problem: text };
        let (file, size) = file::open(path)?;
        let mut file = BufReader::with_capacity(CHUNK, file);
        let mut bytes = Vec::new();
        Read::by_ref(&mut file).take(16).read_to_end(&mut bytes).map_err(read)?;
        let length = check_start(&bytes, size).map_err(problem)?;
        let rest = (8 + length).saturating_sub(bytes.len()) as u64;
        Read::by_ref(&mut file).take(rest).read_to_end(&mut bytes).map_err(read)?;
        let header = bytes.get(8..8 + length).ok_or_else(|| problem("is truncated".into()))?;
        let metadata = parse(header, size).map_err(problem)?;
        Ok(Self { path: path.to_path_buf(), file, metadata, start: 8 + length as u64 })
    }

    /// The file.
    pub(in crate::formats) fn path(&self) -> &Path {
        &self.path
    }

    /// The tensors' names, in the file's order.
    pub(in crate::formats) fn names(&self) -> Vec<String> {
        self.metadata.offset_keys()
    }

    /// The JSON text of ours.
    ///
    /// # Errors
    /// [`Error::Format`] if there is none.
    pub(in crate::formats) fn about(&self) -> Result<String> {
        super::about(&self.metadata).map_err(|problem| self.problem(problem))
    }

    /// What the header says of the tensor `name`, which must have this shape and lie in the file.
    ///
    /// # Errors
    /// [`Error::Format`] if it is missing, of another shape, or not as long as its shape.
    pub(in crate::formats) fn info(&self, name: &str, shape: &[usize]) -> Result<&TensorInfo> {
        let info = self.metadata.info(name);
        let info = info.ok_or_else(|| self.problem(format!("has no tensor '{name}'")))?;
        if info.shape != shape {
            let got = &info.shape;
            return Err(
                self.problem(format!("has tensor '{name}' of shape {got:?}; wanted {shape:?}"))
            );
        }
        let bits = shape.iter().try_fold(info.dtype.bitsize(), |bits, n| bits.checked_mul(*n));
        let (start, end) = info.data_offsets; // those of the last tensor end where the file does
        if end.checked_sub(start) != bits.map(|bits| bits / 8) || end > self.metadata.data_len() {
            return Err(
                self.problem(format!("is damaged: tensor '{name}' is not where it should be"))
            );
        }
        Ok(info)
    }

    /// As [`Stream::info`], of a tensor of type `kind`.
    pub(in crate::formats) fn info_of(
        &self,
        name: &str,
        shape: &[usize],
        kind: Dtype,
    ) -> Result<&TensorInfo> {
        let info = self.info(name, shape)?;
        if info.dtype != kind {
            let got = info.dtype;
            return Err(self.problem(format!("has tensor '{name}' in {got}; wanted {kind}")));
        }
        Ok(info)
    }

    /// The values of a tensor of type `kind`, `N` bytes each, which must have this shape.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Format`] if it is missing or of another type or shape.
    pub(in crate::formats) fn read_into<T, const N: usize>(
        &mut self,
        (name, shape): (&str, &[usize]),
        kind: Dtype,
        out: &mut [T],
        from: fn([u8; N]) -> T,
    ) -> Result<()> {
        let at = self.start + self.info_of(name, shape, kind)?.data_offsets.0 as u64;
        let found = self.file.seek(SeekFrom::Start(at));
        let found = found.and_then(|_| read_values(&mut self.file, out, from));
        found.map_err(|source| Error::Io { action: "read", path: self.path.clone(), source })
    }

    /// The values of a tensor of floating-point numbers, widened to `f32`, which must have this shape and be finite.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Format`] if it is missing, of another type or shape, or has a NaN or infinity.
    pub(in crate::formats) fn read(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f32>> {
        let info = self.info(name, shape)?;
        let (kind, at) = (info.dtype, self.start + info.data_offsets.0 as u64);
        let convert: fn(&mut BufReader<File>, &mut [f32]) -> io::Result<()> = match kind {
            Dtype::F32 => |file, out| read_values(file, out, f32::from_le_bytes),
            Dtype::F16 => |file, out| read_values(file, out, |b| f16::from_le_bytes(b).to_f32()),
            Dtype::BF16 => |file, out| read_values(file, out, |b| bf16::from_le_bytes(b).to_f32()),
            _ => {
                return Err(self.problem(format!(
                    "has tensor '{name}' of type {kind}; wanted F32, F16 or BF16"
                )));
            }
        };
        let mut values = vec![0.0; shape.iter().product()];
        let found = self.file.seek(SeekFrom::Start(at));
        let found = found.and_then(|_| convert(&mut self.file, &mut values));
        found.map_err(|source| Error::Io { action: "read", path: self.path.clone(), source })?;
        self.check_finite(name, &values).map(|()| values)
    }

    /// # Errors
    /// [`Error::Format`] if one of the values of the tensor `name` is NaN or infinite.
    pub(super) fn check_finite(&self, name: &str, values: &[f32]) -> Result<()> {
        match values.iter().position(|value| !value.is_finite()) {
            None => Ok(()),
            Some(index) => {
                let value = values[index];
                Err(self.problem(format!("has {value} in tensor '{name}' at index {index}")))
            }
        }
    }

    /// An [`Error::Format`] about this file; `problem` completes the sentence "'file' …".
    pub(in crate::formats) fn problem(&self, problem: impl Into<String>) -> Error {
        Error::Format { path: self.path.clone(), problem: problem.into() }
    }
}

/// A tensor to be written: its name and shape, and its values when their turn comes.
pub(in crate::formats) struct Stored<'a> {
    pub(in crate::formats) name: String,
    pub(in crate::formats) shape: Vec<usize>,
    pub(in crate::formats) values: Box<dyn Fn() -> Cow<'a, [f32]> + 'a>,
}

/// Writes `tensors`, whole or not at all, as numbers of type `kind`, F32 or BF16 (rounded to nearest), with metadata
/// that says they are PyTorch's, without which `transformers` does not read them.
///
/// # Errors
/// [`Error::Io`].
pub(in crate::formats) fn write_stream(
    path: &Path,
    kind: Dtype,
    tensors: &[Stored<'_>],
) -> Result<()> {
    let mut header = serde_json::Map::new();
    header.insert("__metadata__".into(), serde_json::json!({"format": "pt"}));
    let mut end = 0;
    for tensor in tensors {
        let start = end;
        end += tensor.shape.iter().product::<usize>() * kind.bitsize() / 8;
        let info = serde_json::json!({
            "dtype": kind, "shape": tensor.shape, "data_offsets": [start, end],
        });
        header.insert(tensor.name.clone(), info);
    }
    let mut header = serde_json::Value::Object(header).to_string();
    // The values begin at a multiple of 8 bytes.
    header.extend(std::iter::repeat_n(' ', header.len().next_multiple_of(8) - header.len()));
    write_atomically(path, |file| {
        file.write_all(&(header.len() as u64).to_le_bytes())?;
        file.write_all(header.as_bytes())?;
        tensors.iter().try_for_each(|tensor| match kind {
            Dtype::BF16 => {
                write_values(file, &(tensor.values)(), |v| bf16::from_f32(v).to_le_bytes())
            }
            _ => write_values(file, &(tensor.values)(), f32::to_le_bytes),
        })
    })
}
