//! The numbers of a tensor.

use crate::exchange::value::Kind;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Component, Path};

use half::{bf16, f16};

use super::message::{Data, Tensor};
use crate::exchange::problem::{Problem, Result};
use crate::formats::open_regular;
use crate::graph::shape::can_be_multiplied;
use crate::memory;

/// A data type: its code in a file, its name, bytes per number, and its kind in rootgrad. (All types are computed in single precision.
/// Numbers of type bfloat16 are accepted only in tensors of the file: a cast to bfloat16 would drop digits.)
struct DataType {
    code: i64,
    name: &'static str,
    bytes: usize,
    kind: Option<Kind>,
}

const DATA_TYPES: &[DataType] = &[
    DataType { code: 1, name: "float", bytes: 4, kind: Some(Kind::Float) },
    DataType { code: 2, name: "uint8", bytes: 1, kind: Some(Kind::Narrow) },
    DataType { code: 3, name: "int8", bytes: 1, kind: Some(Kind::Narrow) },
    DataType { code: 4, name: "uint16", bytes: 2, kind: Some(Kind::Narrow) },
    DataType { code: 5, name: "int16", bytes: 2, kind: Some(Kind::Narrow) },
    DataType { code: 6, name: "int32", bytes: 4, kind: Some(Kind::Int) },
    DataType { code: 7, name: "int64", bytes: 8, kind: Some(Kind::Int) },
    DataType { code: 8, name: "string", bytes: 0, kind: None },
    DataType { code: 9, name: "bool", bytes: 1, kind: Some(Kind::Bool) },
    DataType { code: 10, name: "float16", bytes: 2, kind: Some(Kind::Float) },
    DataType { code: 11, name: "double", bytes: 8, kind: Some(Kind::Float) },
    DataType { code: 12, name: "uint32", bytes: 4, kind: Some(Kind::Narrow) },
    DataType { code: 13, name: "uint64", bytes: 8, kind: Some(Kind::Narrow) },
    DataType { code: 14, name: "complex64", bytes: 8, kind: None },
    DataType { code: 15, name: "complex128", bytes: 16, kind: None },
    DataType { code: 16, name: "bfloat16", bytes: 2, kind: None },
];

fn data_type(code: i64) -> Option<&'static DataType> {
    DATA_TYPES.iter().find(|data_type| data_type.code == code)
}

/// Returns the name of a data type in a file.
pub(super) fn type_name(code: i64) -> String {
    data_type(code).map_or_else(|| format!("type {code}"), |found| found.name.to_owned())
}

/// Returns the kind of a data type in a file.
pub(super) fn kind_of(code: i64) -> Result<Kind> {
    data_type(code).and_then(|found| found.kind).ok_or_else(|| {
        let name = type_name(code);
        format!("numbers of type {name} are not computed with; convert the model to float, int64 and bool").into()
    })
}

impl<'a> Tensor<'a> {
    /// Returns the sizes, which must not be negative and whose product must not overflow.
    pub(super) fn checked_sizes(&self) -> Result<Vec<usize>> {
        let sizes: Option<Vec<usize>> =
            self.sizes.iter().map(|&size| usize::try_from(size).ok()).collect();
        sizes
            .filter(|sizes| can_be_multiplied(sizes))
            .ok_or_else(|| self.problem(format!("has sizes {:?}", self.sizes)))
    }

    fn problem(&self, text: impl std::fmt::Display) -> Problem {
        format!("tensor '{}' {text}", self.name).into()
    }

    /// Returns the number of elements according to the sizes.
    pub(super) fn len(&self) -> Result<usize> {
        Ok(self.checked_sizes()?.iter().product())
    }

    /// Calls `f` with each number in the model's file; there must be as many as the sizes require.
    pub(super) fn each(&self, mut f: impl FnMut(f64)) -> Result<()> {
        let len = self.len()?;
        let raw = self.data.iter().find(|(data, _)| *data == Data::Raw);
        if let Some((_, raw)) = raw {
            return self.each_raw(raw.bytes()?, len, &mut f);
        }
        let mut found = 0;
        for &(data, field) in &self.data {
            let mut next = |value| {
                found += 1;
                if found <= len {
                    f(value);
                }
                Ok(())
            };
            match data {
                Data::Floats => field.each_float(|value| next(f64::from(value)))?,
                Data::Doubles => field.each_double(&mut next)?,
                Data::Ints => field.each_int(|value| next(self.of_int(value)))?,
                Data::Texts | Data::Raw => return Err(self.problem("has texts, not numbers")),
            }
        }
        if found != len {
            let text = format!("has {found} numbers; wanted {len}, for {:?}", self.sizes);
            return Err(self.problem(text));
        }
        Ok(())
    }

    /// Returns the value of a whole number from the list for small types.
    fn of_int(&self, value: i64) -> f64 {
        match self.data_type {
            10 => f16::from_bits(value as u16).to_f64(),
            16 => bf16::from_bits(value as u16).to_f64(),
            12 => f64::from(value as u32),
            13 => value.cast_unsigned() as f64,
            _ => value as f64,
        }
    }

    /// Returns the bytes of one number.
    fn number_bytes(&self) -> Result<usize> {
        match data_type(self.data_type) {
            Some(&DataType { bytes, code, .. }) if bytes > 0 && !matches!(code, 14 | 15) => {
                Ok(bytes)
            }
            _ => {
                let name = type_name(self.data_type);
                Err(self.problem(format!("is of type {name}; wanted real numbers")))
            }
        }
    }

    /// Calls `f` with each number in these bytes.
    pub(super) fn each_raw(&self, bytes: &[u8], len: usize, f: &mut impl FnMut(f64)) -> Result<()> {
        let size = self.number_bytes()?;
        if len.checked_mul(size) != Some(bytes.len()) {
            let wanted = format!("{len} numbers of {size}, for {:?}", self.sizes);
            return Err(self.problem(format!("has {} bytes; wanted {wanted}", bytes.len())));
        }
        for bytes in bytes.chunks_exact(size) {
            let mut eight = [0; 8];
            eight[..size].copy_from_slice(bytes);
            let bits = u64::from_le_bytes(eight);
            f(match self.data_type {
                1 => f64::from(f32::from_bits(bits as u32)),
                3 => f64::from(bits as i8),
                5 => f64::from(bits as i16),
                6 => f64::from(bits as i32),
                7 => bits.cast_signed() as f64,
                10 => f16::from_bits(bits as u16).to_f64(),
                11 => f64::from_bits(bits),
                16 => bf16::from_bits(bits as u16).to_f64(),
                _ => bits as f64,
            });
        }
        Ok(())
    }

    /// Reads the tensor's bytes from another file. The file must be in the model's folder or below.
    pub(super) fn external_bytes(&self, folder: Option<&Path>, len: usize) -> Result<Vec<u8>> {
        let find = |key: &str| self.external.iter().find(|(k, _)| *k == key).map(|&(_, v)| v);
        let location =
            find("location").ok_or_else(|| self.problem("is in another file, unnamed"))?;
        let relative = Path::new(location);
        let is_within = relative
            .components()
            .all(|part| matches!(part, Component::Normal(_) | Component::CurDir));
        let Some(folder) = folder.filter(|_| is_within && !location.is_empty()) else {
            let text = format!("is in '{location}'; wanted a file in the model's folder");
            return Err(self.problem(text));
        };
        let path = folder.join(relative);
        let number = |key: &str, default: u64| match find(key) {
            None => Ok(default),
            Some(text) => {
                let reported =
                    || self.problem(format!("has '{text}' as its {key} in '{location}'"));
                text.parse::<u64>().map_err(|_| reported())
            }
        };
        // A symbolic link may lead out of the folder.
        let io = |source| crate::Error::Io { action: "read", path: path.clone(), source };
        let (real, home) = (path.canonicalize().map_err(io)?, folder.canonicalize().map_err(io)?);
        if !real.starts_with(&home) {
            let text = format!("is in '{location}', a link out of the model's folder");
            return Err(self.problem(text));
        }
        let (mut file, file_len) = open_regular(&path)?;
        let bytes =
            len.checked_mul(self.number_bytes()?).ok_or_else(|| self.problem("is too large"))?;
        let (offset, reported) = (number("offset", 0)?, number("length", bytes as u64)?);
        if reported != bytes as u64 || offset.checked_add(reported).is_none_or(|end| end > file_len)
        {
            let wanted = format!("{bytes} bytes from {offset} on, in '{location}' of {file_len}");
            return Err(self.problem(format!("has {reported} bytes; wanted {wanted}")));
        }
        let mut data: Vec<u8> = memory::zeros(bytes, "the tensors of the model")?;
        file.seek(SeekFrom::Start(offset)).map_err(io)?;
        file.read_exact(&mut data).map_err(io)?;
        Ok(data)
    }
}
