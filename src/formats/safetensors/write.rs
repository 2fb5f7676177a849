//! The only writer of safetensors files: tensors are in memory already, or are computed when they are written.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

use ::safetensors::tensor::Dtype;
use half::bf16;
use serde_json::{Map, Value, json};

use super::KEY;
use super::checksum::{self, Checksums, Summed};
use crate::error::{Error, Result};
use crate::formats::file::{failed, write_values};
use crate::formats::write_atomically;
use crate::memory;

/// Values to write, row-major.
enum Values<'a> {
    F32(&'a [f32]),
    F64(&'a [f64]),
    /// A single number.
    I64(i64),
    /// Values that are computed when they are written, so that only one tensor's copy is in memory at a time.
    Made(Box<dyn Fn() -> Cow<'a, [f32]> + 'a>),
}

/// A tensor to write.
pub struct View<'a> {
    name: Cow<'a, str>,
    /// Lengths of its dimensions, the outermost first.
    shape: Vec<usize>,
    kind: Dtype,
    values: Values<'a>,
}

impl<'a> View<'a> {
    /// Returns a tensor of 32-bit floats, whose number is the product of `shape`.
    #[must_use]
    pub fn f32(name: impl Into<Cow<'a, str>>, shape: &[usize], values: &'a [f32]) -> Self {
        let (name, shape) = (name.into(), shape.to_vec());
        View { name, shape, kind: Dtype::F32, values: Values::F32(values) }
    }

    /// Returns a tensor of 64-bit floats, whose number is the product of `shape`.
    #[must_use]
    pub fn f64(name: impl Into<Cow<'a, str>>, shape: &[usize], values: &'a [f64]) -> Self {
        let (name, shape) = (name.into(), shape.to_vec());
        View { name, shape, kind: Dtype::F64, values: Values::F64(values) }
    }

    /// Returns one 64-bit integer without dimensions.
    #[must_use]
    pub fn i64(name: impl Into<Cow<'a, str>>, value: i64) -> Self {
        View { name: name.into(), shape: Vec::new(), kind: Dtype::I64, values: Values::I64(value) }
    }

    /// Returns a tensor of 32-bit floats that `make` computes on each call, so that only one such tensor is in memory at a time.
    pub fn made_f32(
        name: impl Into<Cow<'a, str>>,
        shape: &[usize],
        make: impl Fn() -> Vec<f32> + 'a,
    ) -> Self {
        let make = Values::Made(Box::new(move || Cow::Owned(make())));
        View { name: name.into(), shape: shape.to_vec(), kind: Dtype::F32, values: make }
    }

    /// Returns a tensor of type `kind`, F32 or BF16 (rounded to nearest), whose values `make` computes on each call.
    pub(in crate::formats) fn made(
        name: String,
        shape: Vec<usize>,
        kind: Dtype,
        make: impl Fn() -> Cow<'a, [f32]> + 'a,
    ) -> Self {
        View { name: name.into(), shape, kind, values: Values::Made(Box::new(make)) }
    }

    /// # Errors
    /// [`Error::Shape`] for values that do not fill the shape.
    fn check(&self) -> Result<()> {
        let wanted: usize = self.shape.iter().product();
        let got = match self.values {
            Values::F32(values) => values.len(),
            Values::F64(values) => values.len(),
            Values::I64(_) => 1,
            Values::Made(_) => wanted,
        };
        if got != wanted {
            let name = format!("tensor '{}'", self.name);
            return Err(Error::shape(name, got, format!("{:?}", self.shape)));
        }
        Ok(())
    }

    fn write(&self, file: &mut dyn Write) -> io::Result<()> {
        let write = |file, values: &[f32]| match self.kind {
            Dtype::BF16 => write_values(file, values, |v| bf16::from_f32(v).to_le_bytes()),
            _ => write_values(file, values, f32::to_le_bytes),
        };
        match &self.values {
            Values::F32(values) => write(file, values),
            Values::F64(values) => write_values(file, values, f64::to_le_bytes),
            Values::I64(value) => file.write_all(&value.to_le_bytes()),
            Values::Made(make) => write(file, &make()),
        }
    }

    fn checksum(&self) -> io::Result<u32> {
        let mut sum = Summed::new(io::sink());
        self.write(&mut sum)?;
        Ok(sum.finish())
    }
}

/// Writes a file of rootgrad, whole or not at all, see [`write_atomically`], without a copy of the tensors in memory. `about` is a JSON text that
/// describes the tensors. Checksums of the text and of each tensor are written, too.
///
/// Tensors of wider types come first, so that the position of every value is a multiple of its size; otherwise the given order is kept.
///
/// # Errors
/// [`Error::Shape`] for values that do not fill their shape, [`Error::Argument`] for a repeated name, [`Error::Io`].
pub fn write_tensors(path: &Path, about: &str, tensors: &[View]) -> Result<()> {
    let sum = |view: &View| {
        let sum = view.checksum();
        let sum = sum.map_err(|source| failed("write", path, source))?;
        Ok((view.name.to_string(), sum))
    };
    tensors.iter().try_for_each(View::check)?;
    let tensor_sums = tensors.iter().map(sum).collect::<Result<BTreeMap<_, _>>>()?;
    let sums = Checksums { about: checksum::of(about.as_bytes()), tensors: tensor_sums };
    let sums = serde_json::to_string(&sums)
        .map_err(|error| Error::Internal(format!("the file's checksums: {error}")))?;
    write_with(path, json!({ KEY: about, checksum::KEY: sums }), tensors)
}

/// Buffer of written bytes that reports a lack of memory as an error.
struct Growing(Vec<u8>);

impl Write for Growing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.try_reserve(bytes.len())?;
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Does the same as [`write_tensors`], with other metadata, a JSON object of texts, and without checksums.
pub(in crate::formats) fn write_with(path: &Path, metadata: Value, tensors: &[View]) -> Result<()> {
    let mut header = Map::new();
    header.insert("__metadata__".into(), metadata);
    let mut ordered: Vec<&View> = tensors.iter().collect();
    ordered.sort_by_key(|tensor| Reverse(tensor.kind.bitsize())); // stable
    let mut end = 0;
    for tensor in &ordered {
        tensor.check()?;
        let start = end;
        end += tensor.shape.iter().product::<usize>() * tensor.kind.bitsize() / 8;
        let info = json!({
            "dtype": tensor.kind, "shape": tensor.shape, "data_offsets": [start, end],
        });
        if header.insert(tensor.name.to_string(), info).is_some() {
            let got = format!("'{}' twice", tensor.name);
            return Err(Error::argument("the tensors", got, "each name once"));
        }
    }
    let mut text = Growing(Vec::new());
    serde_json::to_writer(&mut text, &Value::Object(header))
        .map_err(|error| failed("write", path, error.into()))?;
    let mut header = text.0;
    // The values begin at a multiple of 8 bytes.
    let length = header.len().next_multiple_of(8);
    memory::reserve(&mut header, 8, "the header of the file")?;
    header.resize(length, b' ');
    write_atomically(path, |file| {
        file.write_all(&(header.len() as u64).to_le_bytes())?;
        file.write_all(&header)?;
        ordered.iter().try_for_each(|tensor| tensor.write(file))
    })
}
