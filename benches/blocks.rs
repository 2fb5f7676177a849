//! Times training steps of graphs for which other libraries have published figures: `cargo bench --bench blocks [words of the
//! label]`.
//!
//! Prints minimum and median times of steps with AdamW. The same networks exist in PyTorch: a block of a transformer (64
//! channels, 4 heads, 32 positions) on batches of 128, and a residual network of 8 layers with group normalisation on images
//! of 28 × 28, with batches of 64.

use std::time::Instant;

use rootgrad::Result;
use rootgrad::graph::{ConvolutionOptions, Graph, Id, Initial, Unary};
use rootgrad::kernels::optimizer::Optimizer;
use rootgrad::models::{Batch, ComposedConfig, Loss, Network, StepOptions, Trainer};
use rootgrad::threads::Team;

/// Seconds for which each case is measured, after a few warm-up steps.
const SECONDS: f64 = 2.0;

/// A graph whose parameters are named by numbers.
struct Builder {
    graph: Graph,
    parameters: usize,
}

impl Builder {
    fn new() -> Self {
        Self { graph: Graph::new(), parameters: 0 }
    }

    fn parameter(&mut self, sizes: &[usize], initial: Initial) -> Result<Id> {
        self.parameters += 1;
        self.graph.parameter_from(format!("w{}", self.parameters), sizes, initial)
    }

    fn linear(&mut self, x: Id, outputs: usize) -> Result<Id> {
        // UNWRAP: the inputs of all cases have a last axis.
        let inputs = *self.graph.shape(x).sizes().last().unwrap();
        let w = self.parameter(&[inputs, outputs], Initial::Weights { inputs })?;
        let b = self.parameter(&[outputs], Initial::Zeros)?;
        self.graph.linear(x, w, Some(b))
    }

    fn layernorm(&mut self, x: Id, channels: usize) -> Result<Id> {
        let scale = self.parameter(&[channels], Initial::Ones)?;
        let shift = self.parameter(&[channels], Initial::Zeros)?;
        self.graph.layernorm(x, Some(scale), Some(shift), 1e-5)
    }

    /// Adds a convolution of k × k, and the normalisation of its channels in groups of 4.
    fn convolution(&mut self, x: Id, [inputs, outputs, k, stride]: [usize; 4]) -> Result<Id> {
        let initial = Initial::Weights { inputs: inputs * k * k };
        let w = self.parameter(&[outputs, inputs, k, k], initial)?;
        let options = ConvolutionOptions {
            stride: vec![stride; 2],
            padding: vec![(k / 2, k / 2); 2],
            ..ConvolutionOptions::default()
        };
        let y = self.graph.convolution(x, w, None, &options)?;
        let scale = self.parameter(&[outputs], Initial::Ones)?;
        let shift = self.parameter(&[outputs], Initial::Zeros)?;
        self.graph.group_norm(y, outputs / 4, Some(scale), Some(shift), 1e-5)
    }

    fn network(&self, output: Id) -> Result<Network> {
        Network::new(ComposedConfig::new(&self.graph, &[output], 1)?)
    }
}

/// Builds a block of a transformer, and the mean over its positions.
fn attention() -> Result<Network> {
    let mut b = Builder::new();
    let x = b.graph.input("x", &[32, 64])?;
    let normal = b.layernorm(x, 64)?;
    let all = b.linear(normal, 3 * 64)?;
    let parts = b.graph.split(all, 1, &[64; 3])?;
    let seen = b.graph.attention([parts[0], parts[1], parts[2]], 4, None, false)?;
    let seen = b.linear(seen, 64)?;
    let x = b.graph.add(x, seen)?;
    let normal = b.layernorm(x, 64)?;
    let wide = b.linear(normal, 4 * 64)?;
    let wide = b.graph.unary(Unary::Gelu, wide)?;
    let narrow = b.linear(wide, 64)?;
    let x = b.graph.add(x, narrow)?;
    let mean = b.graph.mean(x, &[0])?;
    let y = b.linear(mean, 1)?;
    b.network(y)
}

/// Builds a residual network of 8 layers.
fn residual() -> Result<Network> {
    let mut b = Builder::new();
    let x = b.graph.input("x", &[1, 28, 28])?;
    let x = b.convolution(x, [1, 16, 3, 1])?;
    let mut x = b.graph.unary(Unary::Relu, x)?;
    for [inputs, outputs, stride] in [[16, 16, 1], [16, 32, 2], [32, 64, 2]] {
        let y = b.convolution(x, [inputs, outputs, 3, stride])?;
        let y = b.graph.unary(Unary::Relu, y)?;
        let y = b.convolution(y, [outputs, outputs, 3, 1])?;
        if inputs != outputs {
            x = b.convolution(x, [inputs, outputs, 1, stride])?;
        }
        let sum = b.graph.add(y, x)?;
        x = b.graph.unary(Unary::Relu, sum)?;
    }
    let mean = b.graph.mean(x, &[1, 2])?;
    let y = b.linear(mean, 10)?;
    b.network(y)
}

/// Returns the milliseconds of each step, sorted.
fn measure(net: &Network, loss: Loss, rows: usize, threads: usize) -> Result<Vec<f64>> {
    let x: Vec<f32> = (0..rows * net.features()).map(|i| (i as f32 * 0.7).sin()).collect();
    let classes = if loss == Loss::BinaryCrossEntropy { 2 } else { 10 };
    let target: Vec<f32> = (0..rows).map(|i| (i * 7919 % classes) as f32).collect();
    let order: Vec<u32> = (0..rows as u32).collect();
    let team = Team::new(threads);
    let options =
        StepOptions { learning_rate: 1e-4, weight_decay: 0.01, dropout: 1.0, clip_norm: None };
    let mut trainer = Trainer::new(net, loss, Optimizer::default(), rows)?;
    let batch = Batch { x: &x, target: &target, weight: None, mean_weight: 1.0, rows: &order };
    (0..5).for_each(|_| _ = trainer.step(&team, &batch, &options));
    let (begin, mut times) = (Instant::now(), Vec::new());
    while begin.elapsed().as_secs_f64() < SECONDS {
        let start = Instant::now();
        trainer.step(&team, &batch, &options);
        times.push(start.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    Ok(times)
}

fn main() -> Result<()> {
    let words: Vec<String> =
        std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let cases = [
        ("attention", attention()?, Loss::BinaryCrossEntropy, 128),
        ("residual", residual()?, Loss::SoftmaxCrossEntropy, 64),
    ];
    for (name, net, loss, rows) in &cases {
        for threads in [1, 2] {
            let label = format!("{name}, batch {rows}, {threads} threads");
            if words.iter().all(|word| label.contains(word)) {
                let times = measure(net, *loss, *rows, threads)?;
                let (least, median) = (times[0], times[times.len() / 2]);
                println!("{label}: minimum {least:.3} ms, median {median:.3} ms");
            }
        }
    }
    Ok(())
}
