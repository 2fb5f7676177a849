//! An open safetensors file, of rootgrad or of other programs: tensors are read one at a time.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use ::safetensors::tensor::{Dtype, Metadata, TensorInfo};
use half::{bf16, f16};

use super::checksum::Summed;
use super::{check_start, parse};
use crate::error::{Error, Result};
use crate::formats::file::{self, BUFFER, CHUNK, failed, read_values};
use crate::memory;

/// An open file whose header fits its length.
#[derive(Debug)]
pub(in crate::formats) struct Stream {
    path: PathBuf,
    file: BufReader<File>,
    metadata: Metadata,
    /// Position of the first tensor.
    start: u64,
}

impl Stream {
    /// Opens a file and checks its header.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Format`] if it is truncated or of another format.
    pub(in crate::formats) fn open(path: &Path) -> Result<Self> {
        let read = |source| failed("read", path, source);
        let problem = |text: String| Error::Format { path: path.to_path_buf(), problem: text };
        let (file, size) = file::open_regular(path)?;
        memory::headroom(2 * CHUNK, "the buffers of the file")?;
        let mut file = BufReader::with_capacity(BUFFER, file);
        let mut bytes = Vec::new();
        Read::by_ref(&mut file).take(16).read_to_end(&mut bytes).map_err(read)?;
        let length = check_start(&bytes, size).map_err(problem)?;
        // A parsed header is a few times as large as its text.
        memory::headroom(8 * length, "the header of the file")?;
        let rest = (8 + length).saturating_sub(bytes.len()) as u64;
        Read::by_ref(&mut file).take(rest).read_to_end(&mut bytes).map_err(read)?;
        let header = bytes.get(8..8 + length).ok_or_else(|| problem("is truncated".into()))?;
        let metadata = parse(header, size).map_err(problem)?;
        Ok(Self { path: path.to_path_buf(), file, metadata, start: 8 + length as u64 })
    }

    /// Returns the path of the file.
    pub(in crate::formats) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the tensors' names, in the file's order.
    pub(in crate::formats) fn names(&self) -> Vec<String> {
        self.metadata.offset_keys()
    }

    /// Returns true if there is a tensor of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.metadata.info(name).is_some()
    }

    /// Returns the shape of the tensor `name`, if it exists.
    pub(super) fn shape(&self, name: &str) -> Option<&[usize]> {
        self.metadata.info(name).map(|info| info.shape.as_slice())
    }

    /// Returns the metadata: texts by their keys.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.metadata.metadata().iter().flatten().map(|(key, text)| (key.as_str(), text.as_str()))
    }

    /// Returns the text of metadata `key`.
    pub(in crate::formats) fn text(&self, key: &str) -> Option<&str> {
        self.texts().find(|(name, _)| *name == key).map(|(_, text)| text)
    }

    /// Returns the header's information on the tensor `name`, which must have this shape and be within the file.
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
        let (start, end) = info.data_offsets; // those of the last tensor end at the end of the file
        if end.checked_sub(start) != bits.map(|bits| bits / 8) || end > self.metadata.data_len() {
            return Err(
                self.problem(format!("is damaged: tensor '{name}' is not where it should be"))
            );
        }
        Ok(info)
    }

    /// Returns the [`Stream::info`] of a tensor that must have type `kind`.
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

    /// Reads the values of a tensor of type `kind`, `N` bytes each, which must have this shape; returns the checksum of its bytes.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Format`] if it is missing or of another type or shape.
    pub(in crate::formats) fn read_into<T, const N: usize>(
        &mut self,
        (name, shape): (&str, &[usize]),
        kind: Dtype,
        out: &mut [T],
        from: fn([u8; N]) -> T,
    ) -> Result<u32> {
        let at = self.start + self.info_of(name, shape, kind)?.data_offsets.0 as u64;
        let mut summed = Summed::new(&mut self.file);
        let found = summed.seek_to(at).and_then(|()| read_values(&mut summed, out, from));
        found.map_err(|source| failed("read", &self.path, source))?;
        Ok(summed.finish())
    }

    /// Returns the [`Stream::info`] of a tensor that must have a floating-point type.
    ///
    /// # Errors
    /// Those of [`Stream::info`], and for another type.
    pub(super) fn info_of_floats(&self, name: &str, shape: &[usize]) -> Result<&TensorInfo> {
        let info = self.info(name, shape)?;
        match info.dtype {
            Dtype::F64 | Dtype::F32 | Dtype::F16 | Dtype::BF16 => Ok(info),
            kind => Err(self.not_floats(name, kind)),
        }
    }

    fn not_floats(&self, name: &str, kind: Dtype) -> Error {
        self.problem(format!("has tensor '{name}' of type {kind}; wanted F64, F32, F16 or BF16"))
    }

    /// Returns the type of the tensor `name`, if it exists.
    pub(super) fn kind(&self, name: &str) -> Option<Dtype> {
        self.metadata.info(name).map(|info| info.dtype)
    }

    /// Returns the values of a tensor of floating-point numbers, widened or rounded to `f32`; it must have this shape and be finite.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Format`] if it is missing, of another type or shape, or has a NaN or infinity.
    pub(in crate::formats) fn read(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f32>> {
        let info = self.info(name, shape)?;
        let (kind, at) = (info.dtype, self.start + info.data_offsets.0 as u64);
        let convert: fn(&mut BufReader<File>, &mut [f32]) -> io::Result<()> = match kind {
            Dtype::F32 => |file, out| read_values(file, out, f32::from_le_bytes),
            Dtype::F64 => |file, out| read_values(file, out, |b| f64::from_le_bytes(b) as f32),
            Dtype::F16 => |file, out| read_values(file, out, |b| f16::from_le_bytes(b).to_f32()),
            Dtype::BF16 => |file, out| read_values(file, out, |b| bf16::from_le_bytes(b).to_f32()),
            _ => return Err(self.not_floats(name, kind)),
        };
        let mut values = memory::zeros(shape.iter().product(), "the tensors of the file")?;
        let found = self.file.seek(SeekFrom::Start(at));
        let found = found.and_then(|_| convert(&mut self.file, &mut values));
        found.map_err(|source| failed("read", &self.path, source))?;
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

    /// Returns an [`Error::Format`] about this file; `problem` completes the sentence "'file' …".
    pub(in crate::formats) fn problem(&self, problem: impl Into<String>) -> Error {
        Error::Format { path: self.path.clone(), problem: problem.into() }
    }
}
