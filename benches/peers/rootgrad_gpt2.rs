//! rootgrad's worker for `cargo xtask bench gpt2`: the same protocol as `benches/peers/torch_gpt2.py`.
//!
//! The case is a JSON object on the command line: `batch`, `time`, `threads`, `mode` (products in bfloat16 if it ends
//! with "bf16"), `data` (path prefix of what peers read: weights and tokens as llm.c's files, and the gradient). Once
//! ready, a JSON line is printed: loss and peak of large products. For every line on standard input one round and its
//! seconds: for "adamw" an update, for anything else forward and backward, the gradient written anew.

use std::io::{BufRead, Write, stdin, stdout};
use std::path::Path;
use std::time::Instant;

use rootgrad::formats::{llmc, write_atomically};
use rootgrad::kernels::{Activation, Context, Precision, dense};
use rootgrad::models::gpt2::{Gpt2, Gpt2Config, Recompute, StepOptions, Trainer};
use rootgrad::threads::Team;
use rootgrad::{Error, Result};

fn main() -> Result<()> {
    let text = std::env::args().nth(1).unwrap_or_default();
    let case: serde_json::Value = serde_json::from_str(&text)
        .map_err(|error| Error::argument("the case", error, "a JSON object"))?;
    let number = |key: &str| case[key].as_u64().unwrap_or(0) as usize;
    let (batch, time, threads) = (number("batch"), number("time"), number("threads"));
    let prefix = case["data"].as_str().unwrap_or_default();
    let precision = match case["mode"].as_str().unwrap_or_default().ends_with("bf16") {
        true => Precision::Bfloat16,
        false => Precision::Float32,
    };
    let team = Team::new(threads);
    let peak = [1024, 2048].map(|n| peak(&team, precision, n)).into_iter().fold(0.0, f64::max);

    let model = model(Path::new(&format!("{prefix}weights.bin")))?;
    // Text has few different tokens in a row; these are spread over the vocabulary.
    let stream = (0..=batch * time).map(|i| ((i * 40_503 + 12_345) % 50_257) as u16);
    let stream: Vec<u16> = stream.collect();
    llmc::write_tokens(Path::new(&format!("{prefix}tokens.bin")), &stream)?;
    let (tokens, targets): (Vec<u32>, Vec<u32>) =
        stream.windows(2).map(|pair| (u32::from(pair[0]), u32::from(pair[1]))).unzip();
    let mut trainer = Trainer::new(&model, batch, time)?.with_precision(precision);
    drop(model);
    let loss = trainer.accumulate(&team, &tokens, &targets, 1.0)?;
    let gradient: Vec<u8> = trainer.gradient().iter().flat_map(|g| g.to_le_bytes()).collect();
    write_atomically(Path::new(&format!("{prefix}gradient.f32")), |file| {
        file.write_all(&gradient)
    })?;
    drop(gradient);
    let options = StepOptions { learning_rate: 0.0, ..StepOptions::default() };
    trainer.update(&team, &options);

    let mut text = format!(
        "{{\"version\": \"{}\", \"threads\": {}, \"loss\": {loss}, \"peak_gflops\": {peak}, \"bytes\": {}}}",
        env!("CARGO_PKG_VERSION"),
        team.threads(),
        Trainer::bytes(trainer.config(), batch, time, Recompute::Off)?
    );
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

/// GPT-2 (124M) with random weights, those in the file if it is there; else they are written into it.
fn model(path: &Path) -> Result<Gpt2> {
    if path.exists() {
        return Gpt2::load_llmc(path);
    }
    let model = Gpt2::new(Gpt2Config::M124, 1)?;
    model.save_llmc(path, llmc::Precision::F32)?;
    Ok(model)
}

/// GFLOP/s of the best of some products of n³.
fn peak(team: &Team, precision: Precision, n: usize) -> f64 {
    let matrix = || (0..n * n).map(|i| (i % 17) as f32 * 0.1).collect::<Vec<f32>>();
    let (x, w, b) = (matrix(), matrix(), vec![0.0; n]);
    let mut out = vec![0.0; n * n];
    let mut space = vec![0.0; Context::<f32>::workspace(n, n, 0)];
    let context = Context::new(team, &mut space).with_precision(precision);
    let identity = Activation::Identity;
    let product = || {
        let start = Instant::now();
        dense(&mut out, &mut [], &x, &w, &b, &[], identity, &context, n, n, n);
        start.elapsed().as_secs_f64()
    };
    let best = std::iter::repeat_with(product).take(12).fold(f64::INFINITY, f64::min);
    2.0 * (n as f64).powi(3) / best / 1e9
}

/// Says that we are ready, or how long the last round took, and waits to be asked.
fn answer(text: &str) -> Option<String> {
    println!("{text}");
    let _ = stdout().flush(); // a closed pipe shows in the read below
    let mut line = String::new();
    let read = stdin().lock().read_line(&mut line);
    read.is_ok_and(|length| length > 0).then_some(line)
}
