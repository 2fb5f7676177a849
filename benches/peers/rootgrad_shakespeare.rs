//! Trains a small GPT on a text, for `cargo xtask bench shakespeare`. Writes its initial weights, its batches and its
//! rates to files, so that a peer can do the same.
//!
//! The argument is a JSON text: text, data (the prefix of the files' names), threads, and the sizes of model and
//! training. Each line on standard input requests the next steps up to a validation; the answer is their seconds.

use std::io::BufRead;
use std::path::Path;

use rootgrad::data::{Text, Vocabulary};
use rootgrad::kernels::Precision;
use rootgrad::models::{Gpt2, Gpt2Config};
use rootgrad::train::gpt2::{Gpt2Options, fit};
use rootgrad::train::{Flow, Progress, Schedule};
use rootgrad::{Error, Result};
use serde_json::{Value, json};

fn main() -> Result<()> {
    let argument = std::env::args().nth(1).unwrap_or_default();
    let given: Value = serde_json::from_str(&argument)
        .map_err(|error| Error::argument("the argument", argument, error.to_string()))?;
    let number = |key: &str| {
        let found = given[key].as_u64().map(|n| n as usize);
        found.ok_or_else(|| Error::argument(key, given[key].to_string(), "a whole number"))
    };
    let path = |key: &str| {
        let found = given[key].as_str();
        found.ok_or_else(|| Error::argument(key, given[key].to_string(), "a path"))
    };
    let text = Text::load(path("text")?, &Vocabulary::Bytes)?;
    let config = Gpt2Config {
        max_time: number("length")?,
        layers: number("layers")?,
        heads: number("heads")?,
        channels: number("channels")?,
        ..Gpt2Config::M124
    };
    let mut model = Gpt2::new(config.with_vocabulary(text.tokens().vocabulary()), 1337)?;
    let options = Gpt2Options {
        steps: number("steps")?,
        batch_size: number("batch")?,
        sequence_length: number("length")?,
        learning_rate: 1e-3,
        schedule: Schedule::Cosine { warmup_fraction: 0.05, final_fraction: 0.1 },
        betas: (0.9, 0.99),
        validate_every: number("validate_every")?,
        validation_batches: number("validation_batches")?,
        threads: number("threads")?,
        progress: Progress::Off,
        history: Some(format!("{}ours.csv", path("data")?).into()),
        ..Gpt2Options::default()
    };
    write_problem(path("data")?, &model, &text, &options)?;
    let (parameters, bytes) = (model.parameters().len(), options.bytes(model.config())?);
    let info = json!({
        "parameters": parameters, "bytes": bytes, "vocabulary": text.tokens().vocabulary(),
        "tokens": text.tokens().tokens().len(),
    });
    println!("{info}");

    let mut asked = std::io::stdin().lock().lines();
    asked.next();
    let mut seconds = 0.0; // time of the steps only, without validation and waiting
    fit(
        &mut model,
        &text,
        None,
        &options,
        Some(&mut |step| {
            seconds += step.seconds;
            if !step.validation_loss.is_nan() {
                println!("{seconds}");
                if step.step < options.steps && asked.next().is_none() {
                    return Ok(Flow::Stop);
                }
                seconds = 0.0;
            }
            Ok(Flow::Continue)
        }),
    )
    .map(drop)
}

/// Writes the initial weights, the tokens of all batches (steps, B, T + 1) and of a validation, and the rates.
fn write_problem(data: &str, model: &Gpt2, text: &Text, options: &Gpt2Options) -> Result<()> {
    let (training, validation) = text.tokens().split(f64::from(options.validation_fraction))?;
    let (b, t) = (options.batch_size, options.sequence_length);
    let (mut tokens, mut targets) = (vec![0; b * t], vec![0; b * t]);
    let mut batches = Vec::new();
    let push = |batches: &mut Vec<u8>, tokens: &[u32], targets: &[u32]| {
        for (x, y) in tokens.chunks(t).zip(targets.chunks(t)) {
            let row = x.iter().chain(&y[t - 1..]);
            batches.extend(row.flat_map(|token| (*token as u16).to_le_bytes()));
        }
    };
    for step in 0..options.steps as u64 {
        training.sample(options.seed, step, t, &mut tokens, &mut targets);
        push(&mut batches, &tokens, &targets);
    }
    write(data, "batches.u16", &batches)?;
    batches.clear();
    let whole = (validation.tokens().len() - 1) / (b * t);
    for batch in 0..options.validation_batches.min(whole) as u64 {
        validation.consecutive(batch, t, &mut tokens, &mut targets);
        push(&mut batches, &tokens, &targets);
    }
    write(data, "validation.u16", &batches)?;
    model.save_llmc(format!("{data}weights.bin"), Precision::Float32)?;
    let factor = |step: usize| options.schedule.factor(step as u64, 1, options.steps as u64);
    let rates = (0..options.steps).map(|step| f64::from(options.learning_rate) * factor(step));
    let rates: Vec<u8> = rates.flat_map(f64::to_le_bytes).collect();
    write(data, "rates.f64", &rates)
}

fn write(data: &str, name: &str, bytes: &[u8]) -> Result<()> {
    let path = format!("{data}{name}");
    rootgrad::formats::write_atomically(Path::new(&path), |file| file.write_all(bytes))
}
