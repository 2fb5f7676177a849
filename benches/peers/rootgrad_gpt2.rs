//! rootgrad's worker for `cargo xtask bench gpt2`: the same protocol as `benches/peers/torch_gpt2.py`.
//!
//! The case is a JSON object on the command line: `batch`, `time`, `threads`, `mode` (products in bfloat16 if it ends
//! with "bf16"), `data` (path prefix of the weights and tokens, which this program writes if they are not there). Once ready, a JSON line is printed: loss and peak of large
//! products; the gradient lies in a file then. For every line on standard input one round and its seconds: for
//! "adamw" an update, for anything else forward and backward, the gradient written anew.

use std::io::{BufRead, BufWriter, Write, stdin, stdout};
use std::path::Path;
use std::time::Instant;

use rootgrad::kernels::{Activation, Context, Precision, dense};
use rootgrad::models::gpt2::{Gpt2, Gpt2Config, StepOptions, Trainer};
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

    let model = Gpt2::new(Gpt2Config::M124, 1)?;
    write(&format!("{prefix}weights.f32"), model.parameters(), false)?;
    // Text has few different tokens in a row; these are spread over the vocabulary.
    let token = |i: usize| ((i * 40_503 + 12_345) % 50_257) as u32;
    let (tokens, targets): (Vec<u32>, Vec<u32>) =
        (0..batch * time).map(|i| (token(i), token(i + 1))).unzip();
    let mut trainer = Trainer::new(&model, batch, time)?.with_precision(precision);
    drop(model);
    let loss = trainer.accumulate(&team, &tokens, &targets, 1.0)?;
    write(&format!("{prefix}gradient.f32"), trainer.gradient(), true)?;
    let options = StepOptions { learning_rate: 0.0, ..StepOptions::default() };
    trainer.update(&team, &options);

    let mut text = format!(
        "{{\"version\": \"{}\", \"threads\": {}, \"loss\": {loss}, \"peak_gflops\": {peak}, \"bytes\": {}}}",
        env!("CARGO_PKG_VERSION"),
        team.threads(),
        Trainer::bytes(trainer.config(), batch, time)?
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

/// Writes the values, unless they are there and need not be `new`.
fn write(path: &str, values: &[f32], new: bool) -> Result<()> {
    let length = size_of_val(values) as u64;
    if !new && std::fs::metadata(path).is_ok_and(|file| file.len() == length) {
        return Ok(());
    }
    let error = |source| Error::Io { action: "write", path: Path::new(path).to_owned(), source };
    let mut file = BufWriter::new(std::fs::File::create(path).map_err(error)?);
    for value in values {
        file.write_all(&value.to_le_bytes()).map_err(error)?;
    }
    file.flush().map_err(error)
}

/// Says that we are ready, or how long the last round took, and waits to be asked.
fn answer(text: &str) -> Option<String> {
    println!("{text}");
    let _ = stdout().flush(); // a closed pipe shows in the read below
    let mut line = String::new();
    let read = stdin().lock().read_line(&mut line);
    read.is_ok_and(|length| length > 0).then_some(line)
}
