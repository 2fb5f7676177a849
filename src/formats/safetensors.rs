//! Named tensors and one JSON text in a safetensors file.
//!
//! Format: <https://github.com/huggingface/safetensors#format>. The JSON text is the value of one key, `rootgrad`, of the
//! file's `__metadata__`: one key, because the crate writes metadata in the order of a hash map, and the same model must
//! give the same bytes.

mod large;
mod stream;

use std::collections::{BTreeMap, HashMap};
use std::io::Read;
use std::path::{Path, PathBuf};

use ::safetensors::tensor::{Dtype, Metadata, SafeTensors, TensorView};

use super::{file, write_atomically};
use crate::error::{Error, Result};
pub use large::{Slice, TensorReader, View, write_tensors};
pub(super) use stream::{Stored, Stream, write_stream};

/// The metadata key of everything that is ours.
const KEY: &str = "rootgrad";
/// Headers above this size are refused: a thousand layers need 1 MB.
const MAX_HEADER: u64 = 64 << 20;

/// A tensor's values, row-major.
#[derive(Debug, Clone, PartialEq)]
pub enum Values {
    /// 32-bit floats.
    F32(Vec<f32>),
    /// 64-bit floats.
    F64(Vec<f64>),
}

/// A tensor in a file.
#[derive(Debug, Clone, PartialEq)]
pub struct Tensor {
    /// Lengths of its dimensions, the slowest first.
    pub shape: Vec<usize>,
    /// Its values; their number is the product of `shape`.
    pub values: Values,
}

/// The content of a file.
#[derive(Debug, Clone, PartialEq)]
pub struct TensorFile {
    path: PathBuf,
    /// A JSON text that says what the tensors are.
    pub about: String,
    /// The tensors by name.
    pub tensors: BTreeMap<String, Tensor>,
}

impl TensorFile {
    /// A file to be written to `path`.
    pub fn new(path: impl Into<PathBuf>, about: String) -> Self {
        TensorFile { path: path.into(), about, tensors: BTreeMap::new() }
    }

    /// Adds an f32 tensor.
    pub fn insert_f32(&mut self, name: impl Into<String>, shape: &[usize], values: &[f32]) {
        let values = Values::F32(values.to_vec());
        self.tensors.insert(name.into(), Tensor { shape: shape.to_vec(), values });
    }

    /// Adds an f64 tensor.
    pub fn insert_f64(&mut self, name: impl Into<String>, shape: &[usize], values: &[f64]) {
        let values = Values::F64(values.to_vec());
        self.tensors.insert(name.into(), Tensor { shape: shape.to_vec(), values });
    }

    /// Writes the file whole or not at all, see [`write_atomically`].
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn write(&self) -> Result<()> {
        let bytes = self.to_bytes()?;
        write_atomically(&self.path, |file| file.write_all(&bytes))
    }

    /// The file's bytes; the same content gives the same bytes.
    fn to_bytes(&self) -> Result<Vec<u8>> {
        let internal = |error| Error::Internal(format!("safetensors cannot be written: {error}"));
        let bytes: Vec<(&String, Dtype, &[usize], Vec<u8>)> = self
            .tensors
            .iter()
            .map(|(name, tensor)| {
                let (kind, bytes) = match &tensor.values {
                    Values::F32(v) => {
                        (Dtype::F32, v.iter().flat_map(|v| v.to_le_bytes()).collect())
                    }
                    Values::F64(v) => {
                        (Dtype::F64, v.iter().flat_map(|v| v.to_le_bytes()).collect())
                    }
                };
                (name, kind, tensor.shape.as_slice(), bytes)
            })
            .collect();
        let views = bytes.iter().map(|(name, kind, shape, bytes)| {
            Ok((name.as_str(), TensorView::new(*kind, shape.to_vec(), bytes).map_err(internal)?))
        });
        let views = views.collect::<Result<Vec<_>>>()?;
        let about = HashMap::from([(KEY.to_string(), self.about.clone())]);
        ::safetensors::serialize(views, Some(about)).map_err(internal)
    }

    /// Reads a whole file, checking it against its own header.
    ///
    /// # Errors
    /// [`Error::Io`] if it cannot be read; [`Error::Format`] if it is truncated, of another format, or has no `rootgrad`
    /// metadata.
    pub fn read(path: &Path) -> Result<Self> {
        let read = |source| Error::Io { action: "read", path: path.to_path_buf(), source };
        let problem = |text: String| Error::Format { path: path.to_path_buf(), problem: text };
        let (mut file, size) = file::open(path)?;
        let mut bytes = Vec::new();
        // Only so much is read before the header's size is known to be sensible: another format may be huge.
        Read::by_ref(&mut file).take(16).read_to_end(&mut bytes).map_err(read)?;
        check_start(&bytes, size).map_err(problem)?;
        file.read_to_end(&mut bytes).map_err(read)?;
        Self::from_bytes(path, &bytes)
    }

    /// As [`TensorFile::read`], from bytes that came from `path`.
    fn from_bytes(path: &Path, bytes: &[u8]) -> Result<Self> {
        let problem = |text: String| Error::Format { path: path.to_path_buf(), problem: text };
        let header = check_start(bytes, bytes.len() as u64).map_err(problem)?;
        let damaged = |error| problem(format!("is damaged: {error}"));
        let metadata = parse(&bytes[8..8 + header], bytes.len() as u64).map_err(problem)?;
        let file = SafeTensors::deserialize(bytes).map_err(damaged)?;
        let about = about(&metadata).map_err(problem)?;
        let mut tensors = BTreeMap::new();
        for (name, view) in file.iter() {
            let data = view.data();
            let values = match view.dtype() {
                Dtype::F32 => {
                    Values::F32(data.as_chunks().0.iter().map(|b| f32::from_le_bytes(*b)).collect())
                }
                Dtype::F64 => {
                    Values::F64(data.as_chunks().0.iter().map(|b| f64::from_le_bytes(*b)).collect())
                }
                other => {
                    return Err(problem(format!(
                        "has tensor '{name}' of type {other}; wanted F32 or F64"
                    )));
                }
            };
            tensors.insert(name.to_string(), Tensor { shape: view.shape().to_vec(), values });
        }
        Ok(TensorFile { path: path.to_path_buf(), about, tensors })
    }

    /// An [`Error::Format`] about this file; `problem` completes the sentence "'file' …".
    pub fn problem(&self, problem: impl Into<String>) -> Error {
        Error::Format { path: self.path.clone(), problem: problem.into() }
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The values of f32 tensor `name`, which must have this shape and be finite.
    ///
    /// # Errors
    /// [`Error::Format`] if it is missing, of another type or shape, or has a NaN or infinity.
    pub fn f32(&self, name: &str, shape: &[usize]) -> Result<&[f32]> {
        let Values::F32(values) = &self.tensor(name, shape)?.values else {
            return Err(self.problem(format!("has tensor '{name}' in F64; wanted F32")));
        };
        if let Some(index) = values.iter().position(|value| !value.is_finite()) {
            let value = values[index];
            return Err(self.problem(format!("has {value} in tensor '{name}' at index {index}")));
        }
        Ok(values)
    }

    /// The values of f64 tensor `name`, which must have this shape; NaN is allowed.
    ///
    /// # Errors
    /// [`Error::Format`] if it is missing or of another type or shape.
    pub fn f64(&self, name: &str, shape: &[usize]) -> Result<&[f64]> {
        match &self.tensor(name, shape)?.values {
            Values::F64(values) => Ok(values),
            Values::F32(_) => Err(self.problem(format!("has tensor '{name}' in F32; wanted F64"))),
        }
    }

    fn tensor(&self, name: &str, shape: &[usize]) -> Result<&Tensor> {
        let tensor = self.tensors.get(name);
        let tensor = tensor.ok_or_else(|| self.problem(format!("has no tensor '{name}'")))?;
        if tensor.shape != shape {
            let got = &tensor.shape;
            return Err(
                self.problem(format!("has tensor '{name}' of shape {got:?}; wanted {shape:?}"))
            );
        }
        Ok(tensor)
    }
}

/// Whether a file of this content is one of safetensors by its first bytes.
pub(crate) fn is_one(bytes: &[u8]) -> bool {
    check_start(bytes, bytes.len() as u64).is_ok()
}

/// Checks a file's first bytes against its size; returns the header's length.
fn check_start(start: &[u8], size: u64) -> std::result::Result<usize, String> {
    if size == 0 {
        return Err("is empty".into());
    }
    let other = [
        (&b"root\0"[..], "a ROOT file: open it with RDataFrame"), // the version's first byte follows, which is 0
        (b"\x89HDF", "an HDF5 file"),
        (b"PK", "a zip archive, perhaps of PyTorch or NumPy"),
        (b"GGUF", "a GGUF file"),
        (b"\x93NUMPY", "a NumPy file"),
    ];
    if let Some((_, name)) = other.iter().find(|(magic, _)| start.starts_with(magic)) {
        return Err(format!("is {name}, not a model in safetensors format"));
    }
    let Some((length, rest)) = start.split_first_chunk::<8>() else {
        return Err(format!("is truncated, or no safetensors file: {size} bytes"));
    };
    let length = u64::from_le_bytes(*length);
    if !(2..=MAX_HEADER).contains(&length) || rest.first().is_some_and(|&byte| byte != b'{') {
        return Err("is not a safetensors file".into());
    }
    if length > size - 8 {
        return Err(format!("is truncated: {size} bytes, and its header alone is {length}"));
    }
    Ok(length as usize)
}

/// Parses a header, and checks that a file of `size` bytes is as long as it says.
fn parse(header: &[u8], size: u64) -> std::result::Result<Metadata, String> {
    let metadata: Metadata = serde_json::from_slice(header)
        .map_err(|error| format!("is damaged: its header is no safetensors header ({error})"))?;
    // The crate adds these sizes unchecked, so a hostile header must not get there.
    let wanted = (metadata.data_len() as u64).checked_add(8 + header.len() as u64);
    match wanted {
        Some(wanted) if wanted == size => Ok(metadata),
        Some(wanted) if wanted < size => {
            Err(format!("is damaged: {} bytes follow its last tensor", size - wanted))
        }
        _ => {
            let wanted = wanted.map_or("more".into(), |wanted| wanted.to_string());
            Err(format!("is truncated: {size} bytes of {wanted}"))
        }
    }
}

/// The JSON text of ours in a header.
fn about(metadata: &Metadata) -> std::result::Result<String, String> {
    let about = metadata.metadata().as_ref().and_then(|metadata| metadata.get(KEY));
    about.cloned().ok_or_else(|| {
        "is a safetensors file, but none of rootgrad's: it has no 'rootgrad' metadata".into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(path: &Path) -> TensorFile {
        let mut file = TensorFile::new(path, r#"{"kind":"test"}"#.into());
        file.insert_f32("a", &[2, 3], &[1., -2., 3.5, 0., -0., f32::MIN_POSITIVE]);
        file.insert_f64("b", &[2], &[f64::NAN, 1e300]);
        file
    }

    #[test]
    fn what_is_written_is_read() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("t.safetensors");
        let file = sample(&path);
        file.write().unwrap();
        let back = TensorFile::read(&path).unwrap();
        assert_eq!(back.about, file.about);
        assert_eq!(back.f32("a", &[2, 3]).unwrap(), file.f32("a", &[2, 3]).unwrap());
        assert!(back.f64("b", &[2]).unwrap()[0].is_nan());
        assert_eq!(back.to_bytes().unwrap(), file.to_bytes().unwrap());
    }

    #[test]
    fn tensors_that_are_not_as_wanted_are_named() {
        let mut file = sample(Path::new("m"));
        file.insert_f32("nan", &[3], &[0., f32::NAN, 0.]);
        let message = |name, shape: &[usize]| file.f32(name, shape).unwrap_err().to_string();
        assert_eq!(message("c", &[1]), "'m' has no tensor 'c'");
        assert_eq!(message("a", &[3, 2]), "'m' has tensor 'a' of shape [2, 3]; wanted [3, 2]");
        assert_eq!(message("b", &[2]), "'m' has tensor 'b' in F64; wanted F32");
        assert_eq!(message("nan", &[3]), "'m' has NaN in tensor 'nan' at index 1");
        assert!(file.f64("a", &[2, 3]).is_err());
    }

    #[test]
    fn every_truncation_is_an_error() {
        let bytes = sample(Path::new("m")).to_bytes().unwrap();
        for length in 0..bytes.len() {
            let error = TensorFile::from_bytes(Path::new("m"), &bytes[..length]).unwrap_err();
            let text = error.to_string();
            assert!(text.contains("truncated") || text.contains("empty"), "{length}: {text}");
        }
        let longer = [bytes.as_slice(), b"x"].concat();
        let error = TensorFile::from_bytes(Path::new("m"), &longer).unwrap_err();
        assert!(error.to_string().contains("1 bytes follow its last tensor"), "{error}");
    }

    #[test]
    fn no_flipped_bit_panics() {
        let bytes = sample(Path::new("m")).to_bytes().unwrap();
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut bytes = bytes.clone();
                bytes[at] ^= 1 << bit;
                let _ = TensorFile::from_bytes(Path::new("m"), &bytes);
            }
        }
    }

    #[test]
    fn hostile_headers_are_errors() {
        let with_header = |header: &str, data: usize| {
            let mut bytes = (header.len() as u64).to_le_bytes().to_vec();
            bytes.extend_from_slice(header.as_bytes());
            bytes.resize(bytes.len() + data, 0);
            TensorFile::from_bytes(Path::new("m"), &bytes).unwrap_err().to_string()
        };
        let max = u64::MAX;
        let huge = format!(r#"{{"a":{{"dtype":"U8","shape":[{max}],"data_offsets":[0,{max}]}}}}"#);
        assert!(with_header(&huge, 0).contains("'m' is"));
        let eighth = max / 8;
        let huge =
            format!(r#"{{"a":{{"dtype":"U8","shape":[{eighth}],"data_offsets":[0,{eighth}]}}}}"#);
        assert!(with_header(&huge, 4).contains("truncated"));
        let other = r#"{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}"#;
        assert!(with_header(other, 4).contains("no 'rootgrad' metadata"));
        let half = r#"{"__metadata__":{"rootgrad":"{}"},"a":{"dtype":"F16","shape":[1],"data_offsets":[0,2]}}"#;
        assert!(with_header(half, 2).contains("'a' of type F16"));
        assert!(with_header("{\"a\":", 0).contains("no safetensors header"));
        let deep = format!("{{\"a\":{}", "[".repeat(100_000));
        assert!(with_header(&deep, 0).contains("no safetensors header"));
    }

    #[test]
    fn other_formats_are_told_by_name() {
        let directory = tempfile::tempdir().unwrap();
        let message = |content: &[u8]| {
            let path = directory.path().join("m");
            std::fs::write(&path, content).unwrap();
            TensorFile::read(&path).unwrap_err().to_string()
        };
        assert!(message(b"root\0\0\xf2\x30 and so on").contains("is a ROOT file"));
        assert!(!message(b"root:x:0:0:root:/root:/bin/bash").contains("is a ROOT file"));
        assert!(message(b"\x89HDF\r\n\x1a\n").contains("HDF5"));
        assert!(message(b"").contains("is empty"));
        assert!(message(b"abc").contains("3 bytes"));
        assert!(message(&[0xff; 100]).contains("not a safetensors file"));
        assert!(message(&[0; 100]).contains("not a safetensors file"));
        let text = TensorFile::read(directory.path()).unwrap_err().to_string();
        assert!(text.contains("directory"), "{text}");
        let text = TensorFile::read(&directory.path().join("none")).unwrap_err().to_string();
        assert!(text.contains("No such file"), "{text}");
    }
}
