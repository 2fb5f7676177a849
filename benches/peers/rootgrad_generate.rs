//! rootgrad's worker for `cargo xtask bench gpt2 --generate`: the same protocol as `benches/peers/torch_generate.py`.
//!
//! The case is a JSON object on the command line: `batch`, `prompt` and `new` (tokens), `threads`, `mode` (products in
//! bfloat16 if it is "bfloat16"), `data` (a folder for the weights in Hugging Face's form; this program writes them if they
//! are missing). When ready the program prints a JSON line: the tokens in single precision, whatever the mode, the bytes of
//! weights, and the speed of reading memory. For every line on standard input it runs one round and prints its seconds.

use std::io::{BufRead, Write, stdin, stdout};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use rootgrad::kernels::Precision;
use rootgrad::models::gpt2::{GenerateOptions, Gpt2, Gpt2Config};
use rootgrad::threads::Team;
use rootgrad::{Error, Result};

fn main() -> Result<()> {
    let text = std::env::args().nth(1).unwrap_or_default();
    let case: serde_json::Value = serde_json::from_str(&text)
        .map_err(|error| Error::argument("the case", error, "a JSON object"))?;
    let number = |key: &str| case[key].as_u64().unwrap_or(0) as usize;
    let team = Team::new(number("threads"));
    let data = Path::new(case["data"].as_str().unwrap_or_default());

    let model = Gpt2::new(Gpt2Config::M124, 1)?;
    if !data.join("config.json").exists() {
        model.save_hugging_face(data, Precision::Float32)?;
    }
    let token = |i: usize| ((i * 40_503 + 12_345) % 50_257) as u32;
    let prompts: Vec<Vec<u32>> = (0..number("batch"))
        .map(|n| (0..number("prompt")).map(|i| token(1000 * n + i)).collect())
        .collect();
    let prompts: Vec<&[u32]> = prompts.iter().map(Vec::as_slice).collect();
    let mut options = GenerateOptions {
        max_new_tokens: number("new"),
        temperature: 0.0,
        ..GenerateOptions::default()
    };
    let texts = model.generate(&team, &prompts, &options, None)?;
    let tokens: Vec<_> = texts.into_iter().map(|text| text.tokens).collect();
    let mut bytes = size_of::<f32>();
    if case["mode"] == "bfloat16" {
        (options.precision, bytes) = (Precision::Bfloat16, bytes / 2);
        model.generate(&team, &prompts, &options, None)?;
    }
    let config = model.config();
    let unused = config.padded_vocabulary - config.vocabulary + config.max_time;
    let info = serde_json::json!({
        "version": env!("CARGO_PKG_VERSION"), "threads": team.threads(), "tokens": tokens,
        "bytes": bytes * (config.parameters() - unused * config.channels),
        "read_gbs": read(&team, model.parameters()),
    });
    let mut text = info.to_string();
    while let Some(_line) = answer(&text) {
        let start = Instant::now();
        model.generate(&team, &prompts, &options, None)?;
        text = start.elapsed().as_secs_f64().to_string();
    }
    Ok(())
}

/// Returns the GB/s of the fastest of some passes over `values`, on all threads.
fn read(team: &Team, values: &[f32]) -> f64 {
    const PIECE: usize = 1 << 18;
    let sum = AtomicU64::new(0);
    let pass = || {
        let start = Instant::now();
        team.each(values.len().div_ceil(PIECE), &|piece| {
            let mut lanes = [0_u32; 64];
            for part in values[piece * PIECE..].chunks_exact(64).take(PIECE / 64) {
                for (lane, value) in lanes.iter_mut().zip(part) {
                    *lane ^= value.to_bits();
                }
            }
            let all = lanes.iter().fold(0, |all, lane| all ^ lane);
            sum.fetch_add(u64::from(all), Ordering::Relaxed);
        });
        start.elapsed().as_secs_f64()
    };
    let best = std::iter::repeat_with(pass).take(10).fold(f64::INFINITY, f64::min);
    assert!(sum.load(Ordering::Relaxed) > 0, "the weights are all 0");
    size_of_val(values) as f64 / best / 1e9
}

/// Prints that the worker is ready, or the duration of the last round, and waits for a request.
fn answer(text: &str) -> Option<String> {
    println!("{text}");
    let _ = stdout().flush(); // the read below reports a closed pipe
    let mut line = String::new();
    let read = stdin().lock().read_line(&mut line);
    read.is_ok_and(|length| length > 0).then_some(line)
}
