//! rootgrad's worker for `cargo xtask bench mlp`: the same protocol as `benches/peers/worker.py`.
//!
//! The case is a JSON object on the command line. When ready the program prints a JSON line. Then for every line on
//! standard input it runs one epoch of a fit (training), or one pass over all rows on all cores (inference), and
//! prints its seconds.

use std::io::{BufRead, Write, stdin, stdout};
use std::path::Path;
use std::time::Instant;

use rootgrad::data::{Column, Dataset};
use rootgrad::kernels::Activation;
use rootgrad::models::{MlpConfig, Network, Output};
use rootgrad::train::{Flow, Progress, TrainOptions, fit};
use rootgrad::{Error, Result};

struct Case {
    widths: Vec<usize>,
    batch: usize,
    activation: Activation,
    x: Vec<f32>, // (N, F)
    y: Vec<f32>, // (N)
}

fn main() -> Result<()> {
    let text = std::env::args().nth(1).unwrap_or_default();
    let json: serde_json::Value = serde_json::from_str(&text)
        .map_err(|error| Error::argument("the case", error, "a JSON object"))?;
    let number = |value: &serde_json::Value| value.as_u64().unwrap_or(0) as usize;
    let prefix = json["data"].as_str().unwrap_or_default();
    let case = Case {
        widths: json["widths"].as_array().into_iter().flatten().map(number).collect(),
        batch: number(&json["batch"]),
        activation: json["activation"].as_str().unwrap_or_default().parse()?,
        x: read(&format!("{prefix}x.f32"))?,
        y: read(&format!("{prefix}y.f32"))?,
    };
    if json["task"] == "train" { train(&case) } else { infer(&case) }
}

fn read(path: &str) -> Result<Vec<f32>> {
    let bytes = std::fs::read(path).map_err(|source| Error::Io {
        action: "read",
        path: Path::new(path).to_owned(),
        source,
    })?;
    Ok(bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect())
}

/// Prints that the worker is ready, or the duration of the last round, and waits for a request. Returns `false` at
/// the end.
fn answer(text: &str) -> bool {
    println!("{text}");
    let _ = stdout().flush(); // the read below reports a closed pipe
    stdin().lock().read_line(&mut String::new()).is_ok_and(|length| length > 0)
}

fn ready() -> String {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{{\"version\": \"{}\", \"threads\": {threads}}}", env!("CARGO_PKG_VERSION"))
}

/// Runs one fit, whose epochs are the rounds. The time includes everything in an epoch of a user's fit: shuffling,
/// gathering, the steps, loss and AUC of the epoch.
fn train(case: &Case) -> Result<()> {
    let columns = (0..case.widths[0]).map(|i| Column::scalar(format!("x{i}"))).collect();
    let data = Dataset::borrowed(columns, &case.x, &case.y, None)?;
    let mut net = Network::new(MlpConfig {
        widths: case.widths.clone(),
        activation: case.activation,
        init: None,
        seed: 1,
    })?;
    let options = TrainOptions {
        epochs: Some(1_000_000), // until no further round is requested
        batch_size: case.batch,
        validation_fraction: 0.0,
        progress: Progress::Off,
        interruptible: false,
        ..TrainOptions::default()
    };
    let (mut epoch, mut start) = (0, Instant::now());
    let mut next = |_: &rootgrad::train::Epoch| {
        let seconds = start.elapsed().as_secs_f64();
        epoch += 1;
        let more = match epoch {
            1 => true, // warm-up
            2 => answer(&ready()),
            _ => answer(&seconds.to_string()),
        };
        start = Instant::now();
        Ok(if more { Flow::Continue } else { Flow::Stop })
    };
    fit(&mut net, &data, None, &options, Some(&mut next))?;
    Ok(())
}

/// Passes over all rows; each core gets a share of them.
fn infer(case: &Case) -> Result<()> {
    let net = Network::new(MlpConfig {
        widths: case.widths.clone(),
        activation: case.activation,
        init: None,
        seed: 1,
    })?;
    let features = case.widths[0];
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut out = vec![0.0; case.y.len()];
    let share = case.y.len().div_ceil(threads);
    let mut pass = || -> Result<f64> {
        let start = Instant::now();
        std::thread::scope(|scope| {
            let parts = case.x.chunks(share * features).zip(out.chunks_mut(share));
            let threads: Vec<_> = parts
                .map(|(x, out)| scope.spawn(|| net.predict(x, features, out, Output::Raw)))
                .collect();
            threads.into_iter().try_for_each(|thread| {
                thread.join().unwrap_or_else(|_| Err(Error::Internal("a thread panicked".into())))
            })
        })?;
        Ok(start.elapsed().as_secs_f64())
    };
    pass()?; // warm-up
    let mut text = ready();
    while answer(&text) {
        text = pass()?.to_string();
    }
    Ok(())
}
