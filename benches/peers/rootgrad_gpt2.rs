//! rootgrad's worker for `cargo xtask bench gpt2`: the same protocol as `benches/peers/torch_gpt2.py`.
//!
//! The case is a JSON object on the command line: `batch`, `time`, `threads`, `mode` (products in bfloat16 if it ends with
//! "bfloat16", recomputed activations if it is "recompute"), `data` (path prefix of the files for peers: weights and
//! tokens as llm.c's files, and the gradient). When ready the program prints a JSON line: loss and peak of large products.
//! For every line on standard input it runs one round and prints its seconds: for "adamw" an update, for anything else
//! forward and backward pass with a new gradient. In the mode "keep" it is the peer of itself in the mode "recompute", and
//! reads the gradient.

#[path = "rootgrad_figures.rs"]
mod figures;
#[path = "rootgrad_worker.rs"]
mod worker;

use std::path::Path;
use std::time::Instant;

use figures::{difference, peak};
use rootgrad::formats::{llmc, write_atomically};
use rootgrad::kernels::Precision;
use rootgrad::models::gpt2::{Gpt2, Gpt2Config, Recompute, StepOptions, Trainer};
use rootgrad::threads::Team;
use rootgrad::{Error, Result};
use worker::answer;

fn main() -> Result<()> {
    let text = std::env::args().nth(1).unwrap_or_default();
    let case: serde_json::Value = serde_json::from_str(&text)
        .map_err(|error| Error::argument("the case", error, "a JSON object"))?;
    let number = |key: &str| case[key].as_u64().unwrap_or(0) as usize;
    let (batch, time, threads) = (number("batch"), number("time"), number("threads"));
    let prefix = case["data"].as_str().unwrap_or_default();
    let mode = case["mode"].as_str().unwrap_or_default();
    let precision =
        if mode.ends_with("bfloat16") { Precision::Bfloat16 } else { Precision::Float32 };
    let recompute = if mode == "recompute" { Recompute::Layers } else { Recompute::Off };
    let team = Team::new(threads);
    let peak = peak(&team, precision);

    let model = model(Path::new(&format!("{prefix}weights.bin")))?;
    // Real text has few different tokens in a row; these are spread over the vocabulary.
    let stream = (0..=batch * time).map(|i| ((i * 40_503 + 12_345) % 50_257) as u16);
    let stream: Vec<u16> = stream.collect();
    llmc::write_tokens(Path::new(&format!("{prefix}tokens.bin")), &stream)?;
    let (tokens, targets): (Vec<u32>, Vec<u32>) =
        stream.windows(2).map(|pair| (u32::from(pair[0]), u32::from(pair[1]))).unzip();
    let trainer = Trainer::recomputing(&model, batch, time, recompute)?;
    let mut trainer = trainer.with_precision(precision);
    drop(model);
    let loss = trainer.accumulate(&team, &tokens, &targets, 1.0)?;
    let mut info = serde_json::json!({
        "version": env!("CARGO_PKG_VERSION"), "threads": team.threads(), "loss": loss, "peak_gflops": peak,
        "bytes": Trainer::bytes(trainer.config(), batch, time, recompute)?,
    });
    let path = format!("{prefix}gradient.f32");
    let path = Path::new(&path);
    if mode == "keep" {
        compare(&trainer, path, &mut info)?;
    } else {
        let gradient: Vec<u8> = trainer.gradient().iter().flat_map(|g| g.to_le_bytes()).collect();
        write_atomically(path, |file| file.write_all(&gradient))?;
    }
    let options = StepOptions { learning_rate: 0.0, ..StepOptions::default() };
    trainer.update(&team, &options);

    let mut text = info.to_string();
    while let Some(line) = answer(&text) {
        let start = Instant::now();
        if line.trim() == "adamw" {
            trainer.update(&team, &options);
        } else {
            trainer.zero_gradient();
            trainer.accumulate(&team, &tokens, &targets, 1.0)?;
        }
        text = start.elapsed().as_secs_f64().to_string();
    }
    Ok(())
}

/// Adds to `info` the difference between the gradient in the file and the trainer's, as the other peers report it.
fn compare(trainer: &Trainer, path: &Path, info: &mut serde_json::Value) -> Result<()> {
    let read = |source| Error::Io { action: "read", path: path.to_path_buf(), source };
    let bytes = std::fs::read(path).map_err(read)?;
    let other: Vec<f32> = bytes.as_chunks().0.iter().map(|b| f32::from_le_bytes(*b)).collect();
    let tensors = trainer.layout().tensors();
    let all = tensors.iter().map(|tensor| {
        (difference(&trainer.gradient()[tensor.range()], &other[tensor.range()]), tensor.name)
    });
    let (worst, name) = all.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or_default();
    info["tensors"] = tensors.len().into();
    info["worst_gradient"] = worst.into();
    info["worst_tensor"] = name.into();
    Ok(())
}

/// Returns GPT-2 (124M) with the weights in the file. If the file is missing, the weights are random and are written to
/// it.
fn model(path: &Path) -> Result<Gpt2> {
    if path.exists() {
        return Gpt2::load_llmc(path);
    }
    let model = Gpt2::new(Gpt2Config::M124, 1)?;
    model.save_llmc(path, Precision::Float32)?;
    Ok(model)
}
