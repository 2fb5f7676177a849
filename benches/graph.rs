//! Times a perceptron as a graph against the built-in one, and a recurrent network: `cargo bench --bench graph [words of the
//! label]`.
//!
//! Training steps with AdamW in paired rounds; medians.

use std::time::Instant;

use rootgrad::graph::{Graph, Initial, Recurrent, Unary};
use rootgrad::kernels::Activation;
use rootgrad::kernels::optimizer::Optimizer;
use rootgrad::models::{Batch, ComposedConfig, Loss, MlpConfig, Network, StepOptions, Trainer};
use rootgrad::threads::Team;

const ROUNDS: usize = 41;
const ROWS: usize = 50_000;

fn composed(widths: &[usize], f: Unary) -> rootgrad::Result<Network> {
    let mut graph = Graph::new();
    let mut x = graph.input("x", &widths[..1])?;
    for (n, pair) in widths.windows(2).enumerate() {
        let initial = Initial::Weights { inputs: pair[0] };
        let w = graph.parameter_from(format!("{n}.weight"), pair, initial)?;
        let b = graph.parameter(format!("{n}.bias"), &pair[1..])?;
        x = graph.linear(x, w, Some(b))?;
        if n + 2 < widths.len() {
            x = graph.unary(f, x)?;
        }
    }
    Network::new(ComposedConfig::new(&graph, &[x], 1)?)
}

/// Builds a long short-term memory with 64 units over 50 steps, and a layer on its last output.
fn recurrent(inputs: usize) -> rootgrad::Result<Network> {
    const STEPS: usize = 50;
    const HIDDEN: usize = 64;
    let mut graph = Graph::new();
    let x = graph.input("x", &[STEPS, inputs])?;
    let mut weights = |name: &str, sizes: &[usize]| {
        graph.parameter_from(name, sizes, Initial::Weights { inputs: HIDDEN })
    };
    let weights = Recurrent {
        w_ih: weights("w_ih", &[4 * HIDDEN, inputs])?,
        w_hh: weights("w_hh", &[4 * HIDDEN, HIDDEN])?,
        b_ih: Some(weights("b_ih", &[4 * HIDDEN])?),
        b_hh: Some(weights("b_hh", &[4 * HIDDEN])?),
    };
    let [_, last, _] = graph.lstm(x, &weights, None)?;
    let w = graph.parameter_from("head", &[HIDDEN, 1], Initial::Weights { inputs: HIDDEN })?;
    let y = graph.linear(last, w, None)?;
    Network::new(ComposedConfig::new(&graph, &[y], 1)?)
}

fn values(n: usize) -> Vec<f32> {
    (0..n).map(|i| (i as f32 * 0.7).sin()).collect()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Returns the seconds per step of each network, measured in turn.
fn measure<const N: usize>(
    nets: &[Network; N],
    rows: usize,
    batch: usize,
    threads: usize,
) -> rootgrad::Result<[Vec<f64>; N]> {
    let x = values(rows * nets[0].features());
    let target: Vec<f32> = (0..rows).map(|i| (i * 7919 / 64 % 2) as f32).collect();
    let order: Vec<u32> = (0..rows).map(|i| (i * 17_389 % rows) as u32).collect();
    let team = Team::new(threads);
    let options =
        StepOptions { learning_rate: 1e-3, weight_decay: 0.01, dropout: 1.0, clip_norm: None };
    let mut times = [const { Vec::new() }; N];
    let trainer = |net| Trainer::new(net, Loss::BinaryCrossEntropy, Optimizer::default(), batch);
    let mut trainers = nets.iter().map(trainer).collect::<rootgrad::Result<Vec<_>>>()?;
    for _ in 0..ROUNDS {
        for (trainer, times) in trainers.iter_mut().zip(&mut times) {
            let start = Instant::now();
            for rows in order.chunks_exact(batch) {
                let batch = Batch { x: &x, target: &target, weight: None, mean_weight: 1.0, rows };
                trainer.step(&team, &batch, &options);
            }
            times.push(start.elapsed().as_secs_f64() / (rows / batch) as f64);
        }
    }
    Ok(times)
}

fn main() -> rootgrad::Result<()> {
    let words: Vec<String> =
        std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    for (widths, batch) in [(&[28, 64, 64, 1][..], 256), (&[28, 300, 300, 300, 1], 1024)] {
        for (activation, f) in [(Activation::Relu, Unary::Relu), (Activation::Gelu, Unary::Gelu)] {
            for threads in [1, 2] {
                let label = format!("{widths:?} batch {batch}, {activation}, {threads} threads");
                if !words.iter().all(|word| label.contains(word)) {
                    continue;
                }
                let config = MlpConfig { widths: widths.to_vec(), activation, init: None, seed: 1 };
                let nets = [Network::new(config)?, composed(widths, f)?];
                let [built_in, composed] = measure(&nets, ROWS, batch, threads)?;
                let ratio = median(built_in.iter().zip(&composed).map(|(a, b)| b / a).collect());
                println!(
                    "{label}: built-in {:.2} us, graph {:.2} us, ratio {ratio:.3}",
                    median(built_in) * 1e6,
                    median(composed) * 1e6
                );
            }
        }
    }
    for (inputs, threads) in [(8, 1), (8, 2), (64, 1), (64, 2)] {
        let label = format!("lstm 64, 50 steps of {inputs}, batch 128, {threads} threads");
        if words.iter().all(|word| label.contains(word)) {
            let [times] = measure(&[recurrent(inputs)?], 1280, 128, threads)?;
            let least = times.iter().copied().fold(f64::INFINITY, f64::min);
            println!("{label}: {:.3} ms, at least {:.3} ms", median(times) * 1e3, least * 1e3);
        }
    }
    Ok(())
}
