//! Large files: tensors written from, and read into, memory that is there already.

use std::io::{self, Write};
use std::path::Path;

use ::safetensors::tensor::Dtype;
use serde_json::{Map, Value, json};

use super::{KEY, Stream};
use crate::error::{Error, Result};
use crate::formats::file::write_values;
use crate::formats::write_atomically;

/// Values to be written, row-major.
#[derive(Debug, Clone, Copy)]
pub enum Slice<'a> {
    /// 32-bit floats.
    F32(&'a [f32]),
    /// 64-bit floats.
    F64(&'a [f64]),
}

/// A tensor to be written.
#[derive(Debug, Clone)]
pub struct View<'a> {
    /// Its name in the file.
    pub name: &'a str,
    /// Lengths of its dimensions, the slowest first.
    pub shape: Vec<usize>,
    /// Its values; their number is the product of `shape`.
    pub values: Slice<'a>,
}

impl<'a> View<'a> {
    /// A view of 32-bit floats.
    #[must_use]
    pub fn f32(name: &'a str, shape: &[usize], values: &'a [f32]) -> Self {
        View { name, shape: shape.to_vec(), values: Slice::F32(values) }
    }

    /// A view of 64-bit floats.
    #[must_use]
    pub fn f64(name: &'a str, shape: &[usize], values: &'a [f64]) -> Self {
        View { name, shape: shape.to_vec(), values: Slice::F64(values) }
    }

    /// Type and bytes, as the header tells them.
    fn kind(&self) -> (&'static str, usize) {
        match self.values {
            Slice::F32(values) => ("F32", size_of_val(values)),
            Slice::F64(values) => ("F64", size_of_val(values)),
        }
    }

    fn write(&self, file: &mut dyn Write) -> io::Result<()> {
        match self.values {
            Slice::F32(values) => write_values(file, values, f32::to_le_bytes),
            Slice::F64(values) => write_values(file, values, f64::to_le_bytes),
        }
    }
}

/// Writes a file whole or not at all, see [`write_atomically`], with no copy of the tensors in memory; they lie in the
/// file in the order given. `about` is a JSON text that says what they are.
///
/// # Errors
/// [`Error::Shape`] for values that do not fill their shape, [`Error::Io`].
pub fn write_tensors(path: &Path, about: &str, tensors: &[View]) -> Result<()> {
    let mut header = Map::new();
    header.insert("__metadata__".into(), json!({ KEY: about }));
    let mut end = 0;
    for tensor in tensors {
        let (kind, bytes) = tensor.kind();
        let size = if kind == "F32" { 4 } else { 8 };
        if tensor.shape.iter().product::<usize>() * size != bytes {
            let (name, got) = (format!("tensor '{}'", tensor.name), bytes / size);
            return Err(Error::shape(name, got, format!("{:?}", tensor.shape)));
        }
        let start = end;
        end += bytes;
        let entry = json!({ "dtype": kind, "shape": tensor.shape, "data_offsets": [start, end] });
        header.insert(tensor.name.to_owned(), entry);
    }
    let mut header = Value::Object(header).to_string();
    header.push_str(&" ".repeat(header.len().next_multiple_of(8) - header.len()));
    write_atomically(path, |file| {
        file.write_all(&(header.len() as u64).to_le_bytes())?;
        file.write_all(header.as_bytes())?;
        tensors.iter().try_for_each(|tensor| tensor.write(file))
    })
}

/// A file of ours whose tensors are read one by one.
#[derive(Debug)]
pub struct TensorReader {
    file: Stream,
    /// The JSON text that says what the tensors are.
    pub about: String,
}

impl TensorReader {
    /// Opens a file and reads its header.
    ///
    /// # Errors
    /// [`Error::Io`] if it cannot be read; [`Error::Format`] if it is truncated, of another format, or has no `rootgrad`
    /// metadata.
    pub fn open(path: &Path) -> Result<Self> {
        let file = Stream::open(path)?;
        let about = file.about()?;
        Ok(Self { file, about })
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
    /// [`Error::Format`] if it is missing, of another type or shape, or has a NaN or infinity; [`Error::Io`]. `out` then
    /// holds a part of it.
    ///
    /// # Panics
    /// If `out` does not have as many values as the shape.
    pub fn read_f32(&mut self, name: &str, shape: &[usize], out: &mut [f32]) -> Result<()> {
        assert_eq!(out.len(), shape.iter().product::<usize>(), "'{name}'");
        self.file.read_into((name, shape), Dtype::F32, out, f32::from_le_bytes)?;
        self.file.check_finite(name, out)
    }

    /// The values of f64 tensor `name`, which must have this shape; NaN is allowed.
    ///
    /// # Errors
    /// As [`TensorReader::read_f32`], but for NaN and infinity.
    pub fn f64(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f64>> {
        self.file.info(name, shape)?; // so that it is no larger than the file
        let mut out = vec![0.0; shape.iter().product()];
        self.file.read_into((name, shape), Dtype::F64, &mut out, f64::from_le_bytes)?;
        Ok(out)
    }
}

#[cfg(test)]
mod tests {
    use super::super::TensorFile;
    use super::*;

    const VALUES: [f32; 6] = [1., -2., 3.5, 0., -0., f32::MIN_POSITIVE];

    fn sample(path: &Path) {
        let (history, values) = ([f64::NAN, 1e300], VALUES);
        let views = [View::f64("b", &[2], &history), View::f32("a", &[2, 3], &values)];
        write_tensors(path, r#"{"kind":"test"}"#, &views).unwrap();
    }

    #[test]
    fn what_is_written_is_read_by_both_readers() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("t.safetensors");
        sample(&path);
        let whole = TensorFile::read(&path).unwrap();
        assert_eq!(whole.f32("a", &[2, 3]).unwrap(), VALUES);
        let mut reader = TensorReader::open(&path).unwrap();
        assert_eq!((reader.about.as_str(), &reader.about), (r#"{"kind":"test"}"#, &whole.about));
        let mut out = [9.0; 6];
        reader.read_f32("a", &[2, 3], &mut out).unwrap();
        assert_eq!(out.map(f32::to_bits), VALUES.map(f32::to_bits));
        let back = reader.f64("b", &[2]).unwrap();
        assert!(back[0].is_nan() && back[1] == 1e300);
        whole.write().unwrap(); // the other way round
        TensorReader::open(&path).unwrap().read_f32("a", &[2, 3], &mut out).unwrap();
        assert_eq!(out, VALUES);
    }

    #[test]
    fn tensors_that_are_not_as_wanted_are_named() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("m");
        sample(&path);
        let reader = TensorReader::open(&path).unwrap();
        let message = |name: &str, shape: &[usize]| {
            let message = reader.check(name, shape).unwrap_err().to_string();
            message.split_once("m' ").unwrap().1.to_owned()
        };
        assert_eq!(message("c", &[1]), "has no tensor 'c'");
        assert_eq!(message("a", &[3, 2]), "has tensor 'a' of shape [2, 3]; wanted [3, 2]");
        assert_eq!(message("b", &[2]), "has tensor 'b' in F64; wanted F32");
        let views = [View::f32("a", &[7], &VALUES)];
        let error = write_tensors(&path, "{}", &views).unwrap_err().to_string();
        assert_eq!(error, "tensor 'a' has shape 6; wanted [7]");
    }

    #[test]
    fn every_truncation_is_an_error_and_no_flipped_bit_panics() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("m");
        sample(&path);
        let bytes = std::fs::read(&path).unwrap();
        for length in 0..bytes.len() {
            std::fs::write(&path, &bytes[..length]).unwrap();
            let text = TensorReader::open(&path).unwrap_err().to_string();
            assert!(text.contains("truncated") || text.contains("empty"), "{length}: {text}");
        }
        for at in 0..bytes.len() {
            let mut bytes = bytes.clone();
            bytes[at] ^= 1 << (at % 8);
            std::fs::write(&path, bytes).unwrap();
            let Ok(mut reader) = TensorReader::open(&path) else { continue };
            let _ = reader.read_f32("a", &[2, 3], &mut [0.0; 6]);
            let _ = reader.f64("b", &[2]);
        }
    }
}
