//! The state of a training, in a file, so that it can go on bit for bit.
//!
//! A checkpoint is a model file with three more tensors: `train.first` and `train.second` (P), the optimiser's moments,
//! and `train.history` (steps, 8); and one more field of its JSON, `train`. A batch follows from the seed and its number
//! alone, so that the number of steps is also the state of the random generator and the place in the text.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{Gpt2Options, Gpt2Step};
use crate::data::{Tokenizer, Tokens};
use crate::error::{Error, Result};
use crate::formats::safetensors::{TensorReader, View};
use crate::models::gpt2::{Trainer, file};
use crate::models::{Gpt2Config, file::about};

/// What is a checkpoint's in the JSON text of a model.
#[derive(Debug, Deserialize)]
struct Part {
    train: Option<Header>,
}

/// The JSON field.
#[derive(Debug, Serialize, Deserialize)]
struct Header {
    steps: usize,
    /// What must be the same to go on, by the name the user knows.
    same: BTreeMap<String, String>,
}

/// Whatever would make a resumed training another one. The number of steps, rates, schedule, decay, clip, validation and
/// moments' decay are the user's to change.
fn same(c: &Gpt2Config, text: &Tokens, options: &Gpt2Options) -> BTreeMap<String, String> {
    let sizes = format!(
        "max_time {}, vocabulary {}, {} layers, {} heads, {} channels",
        c.max_time, c.vocabulary, c.layers, c.heads, c.channels
    );
    let entries = [
        ("seed", options.seed.to_string()),
        ("batch_size", options.batch_size.to_string()),
        ("sequence_length", options.sequence_length.to_string()),
        ("accumulation", options.accumulation.to_string()),
        ("order", format!("{:?}", options.order)),
        ("precision", options.precision.to_string()),
        ("the model", sizes),
        ("the text", format!("{} tokens ({:016x})", text.tokens().len(), fingerprint(text))),
    ];
    entries.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
}

/// Tells texts apart: FNV-1a over the tokens.
fn fingerprint(text: &Tokens) -> u64 {
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
    let header = serde_json::to_value(header)
        .map_err(|error| Error::Internal(format!("the checkpoint's header: {error}")))?;
    let history: Vec<f64> = steps.iter().flat_map(Gpt2Step::figures).collect();
    let (first, second) = trainer.moments();
    let more = vec![
        View::f64("train.history", &[steps.len(), 8], &history),
        View::f32("train.first", &[first.len()], first),
        View::f32("train.second", &[second.len()], second),
    ];
    let model = file::Content { config, parameters: trainer.parameters(), tokenizer };
    model.write(path, Some(("train", header)), more)
}

/// Puts the trainer where the checkpoint left it, if the options want it and there is one; returns the steps made.
///
/// # Errors
/// [`Error::Format`], [`Error::Io`], [`Error::Version`] for a bad file; [`Error::Argument`] if it belongs to another
/// training, naming what differs.
pub(super) fn resume(
    trainer: &mut Trainer,
    text: &Tokens,
    options: &Gpt2Options,
) -> Result<Vec<Gpt2Step>> {
    let Some(path) = options.checkpoint.as_deref().filter(|_| options.resume) else {
        return Ok(Vec::new());
    };
    if matches!(path.try_exists(), Ok(false)) {
        return Ok(Vec::new());
    }
    let mut file = TensorReader::open(path)?;
    let header = header(&file)?;
    for (name, got) in same(trainer.config(), text, options) {
        let Some(wanted) = header.same.get(&name) else {
            return Err(
                file.problem(format!("is damaged: it does not tell {name} of its training"))
            );
        };
        if got != *wanted {
            let file = path.display();
            let wanted = format!(
                "{wanted}, as in the checkpoint '{file}'; to begin anew, set resume to false"
            );
            return Err(Error::argument(name, got, wanted));
        }
    }
    let layout = trainer.layout().clone();
    for tensor in layout.tensors() {
        let parameters = &mut trainer.parameters_mut()[tensor.range()];
        file.read_f32(tensor.name, &tensor.shape, parameters)?;
    }
    let (first, second) = trainer.moments_mut();
    for (name, moments) in [("train.first", first), ("train.second", second)] {
        file.read_f32(name, &[layout.parameters()], moments)?;
    }
    let history = file.f64("train.history", &[header.steps, 8])?;
    let steps: Vec<Gpt2Step> = history.as_chunks().0.iter().map(Gpt2Step::of_figures).collect();
    if steps.iter().zip(1..).any(|(step, number)| step.step != number) {
        return Err(file.problem("is damaged: its history's steps are not numbered one by one"));
    }
    trainer.set_steps(header.steps as u64);
    Ok(steps)
}

fn header(file: &TensorReader) -> Result<Header> {
    let (_, part): (_, Part) = about(file.path(), &file.about, &["gpt2"])?;
    part.train.ok_or_else(|| file.problem("is a model, not a checkpoint to go on from"))
}
