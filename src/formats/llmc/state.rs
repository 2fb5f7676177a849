//! Debug states: one batch, with PyTorch's loss, logits and gradients.

use std::path::Path;

use super::{Reader, Shape};
use crate::error::Result;

const MAGIC: i32 = 20240327;

/// Content of `gpt2_124M_debug_state.bin`, with which a trainer is compared.
#[derive(Debug, Clone, PartialEq)]
pub struct DebugState {
    /// Number of sequences (B).
    pub batch: usize,
    /// Length of a sequence (T).
    pub time: usize,
    /// Input tokens, (B, T).
    pub tokens: Vec<u32>,
    /// Tokens to be predicted, (B, T).
    pub targets: Vec<u32>,
    /// Logits, (B, T, V).
    pub logits: Vec<f32>,
    /// Mean cross-entropy.
    pub loss: f32,
    /// Gradients of all parameters, in the checkpoint's order, the padded rows of the token embedding included.
    pub gradients: Vec<f32>,
}

impl DebugState {
    /// Reads the state for a model of `shape`.
    ///
    /// # Errors
    /// [`Error::Io`](crate::Error::Io); [`Error::Format`](crate::Error::Format) if it is another kind of file, its
    /// length does not fit the sizes, or a token is not below V.
    pub fn read(path: &Path, shape: Shape) -> Result<Self> {
        let mut reader = Reader::open(path, MAGIC)?;
        reader.version(&[2])?;
        let (batch, time) = (reader.size(2, "sequences (B)")?, reader.size(3, "positions (T)")?);
        let [rows, v] = [batch as u128 * time as u128, shape.vocab as u128];
        reader.expect(4 * (2 * rows + rows * v + 1 + shape.parameters()))?;
        let rows = batch * time;
        let tokens = |reader: &mut Reader| {
            let mut tokens = vec![0; rows];
            reader.read_into(&mut tokens, u32::from_le_bytes)?;
            match tokens.iter().find(|t| **t as usize >= shape.vocab) {
                None => Ok(tokens),
                Some(t) => Err(reader.problem(format!(
                    "has token {t}; wanted tokens below the model's {}",
                    shape.vocab
                ))),
            }
        };
        let floats = |reader: &mut Reader, n: usize| {
            let mut values = vec![0.0; n];
            reader.read_into(&mut values, f32::from_le_bytes).map(|()| values)
        };
        Ok(Self {
            batch,
            time,
            tokens: tokens(&mut reader)?,
            targets: tokens(&mut reader)?,
            logits: floats(&mut reader, rows * shape.vocab)?,
            loss: floats(&mut reader, 1)?[0],
            gradients: floats(&mut reader, shape.parameters() as usize)?,
        })
    }
}
