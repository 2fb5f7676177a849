//! Times a fit of rows in memory, or on disk with a memory limit, for `cargo xtask bench memory`: `rootgrad_memory ROWS BYTES EPOCHS
//! THREADS FOLDER`, with 0 bytes for no limit. Prints a JSON object: seconds of reading, of the preparation before the first step and of
//! each epoch, and the peak of resident memory.

use std::time::Instant;

use rootgrad::Result;
use rootgrad::data::{Column, Dataset, MemoryLimit};
use rootgrad::kernels::Activation;
use rootgrad::models::{MlpConfig, Network};
use rootgrad::train::{Flow, Progress, TrainOptions, fit};

const FEATURES: usize = 28;
/// Rows appended at once, like the buffers of an event loop.
const BLOCK: usize = 2048;

/// SplitMix64 generator.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Fills a block with rows of one class. The classes follow each other as if from two files, and differ by a small shift of each
/// feature.
fn fill(block: usize, signal: bool, x: &mut [f32]) {
    let mut state = block as u64;
    for pair in x.chunks_exact_mut(2) {
        let bits = next(&mut state);
        let number =
            |bits: u32| bits as f32 / 4_294_967_296.0 - 0.5 + if signal { 0.1 } else { 0.0 };
        pair.copy_from_slice(&[number(bits as u32), number((bits >> 32) as u32)]);
    }
}

fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok()).unwrap_or(0) * 1024
}

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut number = || arguments.next().and_then(|text| text.parse::<usize>().ok()).unwrap_or(0);
    let (rows, bytes, epochs, threads) = (number(), number(), number(), number());
    let folder = arguments.next().map(Into::into);
    let before = resident();
    let mut data = Dataset::new(vec![Column::array("x", FEATURES)])?;
    if bytes > 0 {
        data.limit_memory(MemoryLimit::new(bytes, folder)?)?;
    }
    let started = Instant::now();
    let mut x = vec![0.0; BLOCK * FEATURES];
    for block in 0..rows / BLOCK {
        let signal = block >= rows / BLOCK / 2;
        fill(block, signal, &mut x);
        data.append(&x, FEATURES, &[f32::from(signal); BLOCK], None)?;
    }
    let reading = started.elapsed().as_secs_f64();
    let config = MlpConfig {
        widths: vec![FEATURES, 64, 64, 1],
        activation: Activation::Relu,
        init: None,
        seed: 1,
    };
    let mut net = Network::new(config)?;
    let progress = Progress::Off;
    let options = TrainOptions {
        epochs: Some(epochs),
        threads,
        batch_size: 1024,
        progress,
        ..TrainOptions::default()
    };
    let started = Instant::now();
    let (mut first, mut rates, mut losses) = (0.0, Vec::new(), Vec::new());
    let mut on_epoch = |epoch: &rootgrad::train::Epoch| {
        if epoch.epoch == 1 {
            first = started.elapsed().as_secs_f64() - epoch.seconds;
        }
        rates.push(epoch.events_per_second);
        losses.push(epoch.validation_loss);
        Ok(Flow::Continue)
    };
    fit(&mut net, &data, None, &options, Some(&mut on_epoch))?;
    let report = serde_json::json!({
        "rows": data.rows(), "bytes": bytes, "threads": threads, "reading_s": reading, "before_first_step_s": first,
        "events_per_second": rates, "validation_loss": losses, "resident": resident() - before,
    });
    println!("{report}");
    Ok(())
}
