//! The state of a training in a file, from which the training continues bit for bit.
//!
//! A checkpoint is a model file with three more tensors: `train.first` and `train.second` (P), the optimiser's moments, and `train.history` (steps,
//! 8). Its JSON has one more field, `train`. A batch is determined by the seed and its number alone. So the number of steps is also the state of the
//! random generator and the position in the text.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{Gpt2Options, Gpt2Step};
use crate::data::{Tokenizer, Tokens};
use crate::error::Result;
use crate::formats::safetensors::{TensorReader, View};
use crate::models::gpt2::{Trainer, file};
use crate::models::{Gpt2Config, file::about};
use crate::train::resume::{About, Same, field, figures, history, read_history};

/// The JSON field.
#[derive(Debug, Serialize, Deserialize)]
struct Header {
    steps: usize,
    same: Same,
}

/// Returns all settings that must not change in a resumed training. The user may change the number of steps, rates, schedule, decay, clip, validation
/// and the moments' decay.
fn same(c: &Gpt2Config, text: &Tokens, options: &Gpt2Options) -> Same {
    let sizes = format!(
        "max_time {}, vocabulary {}, {} layers, {} heads, {} channels",
        c.max_time, c.vocabulary, c.layers, c.heads, c.channels
    );
    Same::of([
        ("seed", options.seed.to_string()),
        ("batch_size", options.batch_size.to_string()),
        ("sequence_length", options.sequence_length.to_string()),
        ("accumulation", options.accumulation.to_string()),
        ("order", format!("{:?}", options.order)),
        ("precision", options.precision.to_string()),
        ("the model", sizes),
        ("the text", format!("{} tokens ({:016x})", text.tokens().len(), fingerprint(text))),
    ])
}

/// Returns a hash that identifies a text: FNV-1a over the tokens.
pub(super) fn fingerprint(text: &Tokens) -> u64 {
    let mix =
        |hash: u64, token: &u16| (hash ^ u64::from(*token)).wrapping_mul(0x0000_0100_0000_01b3);
    text.tokens().iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// Writes the checkpoint, whole or not at all; nothing is copied.
pub(super) fn write(
    path: &Path,
    trainer: &Trainer,
    tokenizer: Option<&Tokenizer>,
    steps: &[Gpt2Step],
    text: &Tokens,
    options: &Gpt2Options,
) -> Result<()> {
    let config = trainer.config();
    let header = Header { steps: steps.len(), same: same(config, text, options) };
    let figures = figures(steps);
    let (first, second) = trainer.moments();
    let more = vec![
        history(&figures),
        View::f32("train.first", &[first.len()], first),
        View::f32("train.second", &[second.len()], second),
    ];
    let model = file::Content { config, parameters: trainer.parameters(), tokenizer };
    model.write(path, Some(field(&header)?), more)
}

/// Restores the trainer from the checkpoint, if the options want it and the file exists; returns the steps made.
///
/// # Errors
/// [`Error::Format`], [`Error::Io`], [`Error::Version`] for a bad file; [`Error::Argument`] if it belongs to another training, with the setting that
/// differs.
pub(super) fn resume(
    trainer: &mut Trainer,
    text: &Tokens,
    options: &Gpt2Options,
) -> Result<Vec<Gpt2Step>> {
    let Some(path) = options.common().resumes()? else { return Ok(Vec::new()) };
    let mut file = TensorReader::open(path)?;
    let header = header(&file)?;
    same(trainer.config(), text, options).check(&header.same, &file)?;
    let layout = trainer.layout().clone();
    for tensor in layout.tensors() {
        let parameters = &mut trainer.parameters_mut()[tensor.range()];
        file.read_f32(tensor.name, &tensor.shape, parameters)?;
    }
    let (first, second) = trainer.moments_mut();
    for (name, moments) in [("train.first", first), ("train.second", second)] {
        file.read_f32(name, &[layout.parameters()], moments)?;
    }
    let steps = read_history(&mut file, header.steps)?;
    trainer.set_steps(header.steps as u64);
    Ok(steps)
}

fn header(file: &TensorReader) -> Result<Header> {
    let (_, of_model): (_, About<Header>) = about(file.path(), &file.about, &["gpt2"])?;
    of_model.header(file)
}
