//! Model checkpoints: sizes and parameters.

use std::path::Path;

use half::bf16;

use super::{Reader, number, write_header, write_values};
use crate::error::{Error, Result};
use crate::formats::write_atomically;
use crate::kernels::Precision;

const MAGIC: i32 = 20240326;

/// Sizes in a checkpoint's header.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// Longest sequence (maxT).
    pub max_t: usize,
    /// Number of tokens (V).
    pub vocab: usize,
    /// Number of blocks (L).
    pub layers: usize,
    /// Number of attention heads (NH), which divides `channels`.
    pub heads: usize,
    /// Width (C).
    pub channels: usize,
    /// Rows of the token embedding (Vp ≥ V); the rest is padding.
    pub padded_vocab: usize,
}

impl Shape {
    /// Returns the number of parameters of a GPT-2 of these sizes: wte(Vp,C) wpe(maxT,C), per layer ln1 (2C), qkv (3C,C)+3C, attproj (C,C)+C, ln2
    /// (2C), fc (4C,C)+4C, fcproj (C,4C)+C, then lnf (2C).
    #[must_use]
    pub fn parameters(&self) -> u128 {
        let [c, l, rows] =
            [self.channels, self.layers, self.padded_vocab + self.max_t].map(|n| n as u128);
        rows * c + l * (12 * c * c + 13 * c) + 2 * c
    }

    /// Checks that the number of parameters is right.
    ///
    /// # Errors
    /// [`Error::Shape`].
    pub(in crate::formats) fn check(&self, parameters: &[f32]) -> Result<()> {
        let wanted = self.parameters();
        match parameters.len() as u128 == wanted {
            true => Ok(()),
            false => Err(Error::shape("parameters", parameters.len(), wanted)),
        }
    }
}

/// An open checkpoint whose sizes fit its length.
pub struct Checkpoint {
    reader: Reader,
    shape: Shape,
    precision: Precision,
}

impl Checkpoint {
    /// Opens a checkpoint and checks its header and length.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Format`] if it is another kind of file, of an unknown version, truncated, or has sizes
    /// that do not fit together.
    pub fn open(path: &Path) -> Result<Self> {
        let reader = Reader::open(path, MAGIC)?;
        let precision = match reader.version(&[3, 5])? {
            3 => Precision::Float32,
            _ => Precision::Bfloat16,
        };
        let shape = Shape {
            max_t: reader.size(2, "positions (maxT)")?,
            vocab: reader.size(3, "tokens (V)")?,
            layers: reader.size(4, "layers (L)")?,
            heads: reader.size(5, "heads (NH)")?,
            channels: reader.size(6, "channels (C)")?,
            padded_vocab: reader.size(7, "rows of the token embedding (Vp)")?,
        };
        if !shape.channels.is_multiple_of(shape.heads) {
            let (c, h) = (shape.channels, shape.heads);
            return Err(
                reader.problem(format!("has {c} channels for {h} heads; wanted a multiple"))
            );
        }
        if shape.padded_vocab < shape.vocab {
            let (p, v) = (shape.padded_vocab, shape.vocab);
            return Err(reader.problem(format!(
                "has {p} rows of the token embedding for {v} tokens; wanted at least as many"
            )));
        }
        let bytes = if precision == Precision::Float32 { 4 } else { 2 };
        reader.expect(bytes * shape.parameters())?;
        Ok(Self { reader, shape, precision })
    }

    /// Returns the sizes.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns the precision of the stored numbers.
    #[must_use]
    pub fn precision(&self) -> Precision {
        self.precision
    }

    /// Reads all parameters in the file's order.
    ///
    /// # Errors
    /// [`Error::Shape`] if `parameters` has another length; [`Error::Io`]; [`Error::Format`] if a parameter is NaN or infinite. After an error
    /// `parameters` contains parts of the file.
    pub fn read_into(mut self, parameters: &mut [f32]) -> Result<()> {
        self.shape.check(parameters)?;
        match self.precision {
            Precision::Float32 => self.reader.read_into(parameters, f32::from_le_bytes)?,
            Precision::Bfloat16 => {
                self.reader.read_into(parameters, |b| bf16::from_le_bytes(b).to_f32())?;
            }
        }
        match parameters.iter().position(|p| !p.is_finite()) {
            None => Ok(()),
            Some(index) => {
                let value = parameters[index];
                Err(self.reader.problem(format!("has {value} as its parameter {index}")))
            }
        }
    }
}

/// Writes a checkpoint, whole or not at all.
///
/// # Errors
/// [`Error::Shape`] if the number of parameters is not that of `shape`; [`Error::Io`].
pub fn write_checkpoint(
    path: &Path,
    shape: Shape,
    parameters: &[f32],
    precision: Precision,
) -> Result<()> {
    shape.check(parameters)?;
    let version = if precision == Precision::Float32 { 3 } else { 5 };
    let header = [
        MAGIC,
        version,
        number(shape.max_t, "positions")?,
        number(shape.vocab, "tokens")?,
        number(shape.layers, "layers")?,
        number(shape.heads, "heads")?,
        number(shape.channels, "channels")?,
        number(shape.padded_vocab, "rows of the token embedding")?,
    ];
    write_atomically(path, |file| {
        write_header(file, &header)?;
        match precision {
            Precision::Float32 => write_values(file, parameters, f32::to_le_bytes),
            Precision::Bfloat16 => {
                write_values(file, parameters, |p| bf16::from_f32(p).to_le_bytes())
            }
        }
    })
}
