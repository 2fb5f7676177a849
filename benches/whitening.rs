//! Times the whitening of lines by a power spectral density through Fourier transforms, forward and backward: `cargo bench --bench whitening`.
//! Compare with `python benches/peers/torch_whitening.py`. Prints the fastest and the median of many passes, in milliseconds.

use std::time::Instant;

use rootgrad::graph::{Graph, Plan, Rows};
use rootgrad::threads::Team;

const ROUNDS: usize = 101;

fn main() -> rootgrad::Result<()> {
    for (rows, length) in [(256, 1024), (64, 8192), (16, 32_768), (64, 10_007)] {
        for threads in [1, 2] {
            let [forward, both] = measure(rows, length, threads)?;
            let told = |[fastest, median]: [f64; 2]| format!("{fastest:.2} ms ({median:.2})");
            println!(
                "{rows} × {length}, {threads} threads: forward {}, forward and backward {}",
                told(forward),
                told(both)
            );
        }
    }
    Ok(())
}

/// Returns the fastest and the median milliseconds of a forward pass, and of a forward and backward pass. The latter computes the gradient of
/// half the sum of squares with respect to the lines.
fn measure(rows: usize, length: usize, threads: usize) -> rootgrad::Result<[[f64; 2]; 2]> {
    let mut graph = Graph::new();
    let x = graph.input("x", &[length])?;
    let density: Vec<f64> = (0..=length / 2).map(|k| 1.0 + 0.5 * (k as f64).sin()).collect();
    let psd = graph.constant(&[density.len()], &density)?;
    let white = graph.whiten(x, psd, 2.0)?;
    let square = graph.mul(white, white)?;
    let half = graph.scalar(0.5);
    let square = graph.mul(square, half)?;
    let sum = graph.sum(square, &[0])?;
    let total = graph.sum_rows(sum)?;
    let gradient = graph.gradient(total, &[x])?[0];
    let values: Vec<f32> = (0..rows * length).map(|i| (i as f32 * 0.7).sin()).collect();
    let team = Team::new(threads);
    let mut found = [[0.0; 2]; 2];
    for (found, outputs) in found.iter_mut().zip([&[white][..], &[total, gradient]]) {
        let plan = Plan::new(&graph, outputs);
        let mut memory = plan.memory::<f32>(rows, threads)?;
        let mut times: Vec<f64> = (0..ROUNDS)
            .map(|_| {
                let start = Instant::now();
                plan.run(&team, &mut memory, &[], &Rows(&[&values]), rows);
                start.elapsed().as_secs_f64() * 1e3
            })
            .collect();
        times.sort_by(f64::total_cmp);
        *found = [times[0], times[ROUNDS / 2]];
    }
    Ok(found)
}
