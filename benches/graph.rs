//! A perceptron as a graph beside the built-in one: `cargo bench --bench graph`.
//!
//! Training steps with AdamW in paired rounds; the medians, of the thread's processor time with one thread.

use rootgrad::graph::{Graph, Id, Memory, Plan, Source, Unary};
use rootgrad::kernels::Activation;
use rootgrad::kernels::optimizer::{AdamStep, Optimizer, adam};
use rootgrad::models::{Batch, Loss, MlpConfig, Network, StepOptions, Trainer};
use rootgrad::threads::Team;
use std::ops::Range;
use std::time::Instant;

const ROUNDS: usize = 41;

/// The rows of a batch, gathered.
struct Gathered<'a> {
    x: &'a [f32],
    target: &'a [f32],
    rows: &'a [u32],
}

impl Source<f32> for Gathered<'_> {
    fn fill(&self, to: &mut [f32], input: usize, rows: Range<usize>) {
        let from = [self.x, self.target][input];
        let width = to.len() / rows.len();
        for (to, &row) in to.chunks_exact_mut(width).zip(&self.rows[rows]) {
            to.copy_from_slice(&from[row as usize * width..][..width]);
        }
    }
}

struct Perceptron {
    plan: Plan,
    memory: Memory<f32>,
    parameters: Vec<f32>,
    moments: [Vec<f32>; 2],
    steps: u64,
}

impl Perceptron {
    fn new(
        widths: &[usize],
        f: Unary,
        parameters: &[f32],
        batch: usize,
        threads: usize,
    ) -> rootgrad::Result<Self> {
        let mut graph = Graph::new();
        let mut x = graph.input("x", &widths[..1])?;
        let target = graph.input("target", &[1])?;
        let mut weights: Vec<Id> = Vec::new();
        for (n, pair) in widths.windows(2).enumerate() {
            let w = graph.parameter(format!("{n}.weight"), pair)?;
            let b = graph.parameter(format!("{n}.bias"), &pair[1..])?;
            weights.extend([w, b]);
            x = graph.linear(x, w, Some(b))?;
            if n + 2 < widths.len() {
                x = graph.unary(f, x)?;
            }
        }
        let softplus = graph.unary(Unary::Softplus, x)?;
        let product = graph.mul(target, x)?;
        let loss = graph.sub(softplus, product)?;
        let total = graph.sum(loss, &[0])?;
        let total = graph.sum_rows(total)?;
        let rows = graph.rows();
        let mean = graph.div(total, rows)?;
        let gradient = graph.gradient(mean, &weights)?;
        let plan = Plan::new(&graph, &[&[mean, x], &gradient[..]].concat());
        if std::env::var_os("DESCRIBE").is_some() {
            println!("{}", plan.describe());
        }
        let memory = plan.memory(batch, threads)?;
        let moments = [vec![0.0; parameters.len()], vec![0.0; parameters.len()]];
        Ok(Self { plan, memory, parameters: parameters.to_vec(), moments, steps: 0 })
    }

    fn step(&mut self, team: &Team, batch: &Gathered<'_>) {
        self.plan.run(team, &mut self.memory, &self.parameters, batch, batch.rows.len());
        self.steps += 1;
        let step = AdamStep::new((0.9, 0.999, 1e-8), 1e-3, 0.01, 0.0, 1.0, self.steps);
        let mut start = 0;
        let [first, second] = &mut self.moments;
        for number in 2.. {
            let gradient = self.memory.output(number);
            let range = start..start + gradient.len();
            start = range.end;
            adam(
                &mut self.parameters[range.clone()],
                &mut first[range.clone()],
                &mut second[range],
                gradient,
                &step,
            );
            if start == self.parameters.len() {
                break;
            }
        }
    }
}

fn values(n: usize) -> Vec<f32> {
    (0..n).map(|i| (i as f32 * 0.7).sin()).collect()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() -> rootgrad::Result<()> {
    let rows = 50_000;
    for (widths, batch) in [(&[28, 64, 64, 1][..], 256), (&[28, 300, 300, 300, 1], 1024)] {
        let (x, target) = (
            values(rows * widths[0]),
            (0..rows).map(|i| (i * 7919 / 64 % 2) as f32).collect::<Vec<_>>(),
        );
        let order: Vec<u32> = (0..rows).map(|i| (i * 17_389 % rows) as u32).collect();
        for (activation, f) in [(Activation::Relu, Unary::Relu), (Activation::Gelu, Unary::Gelu)] {
            for threads in [1, 2] {
                let label = format!("{widths:?} batch {batch}, {activation}, {threads} threads");
                if !std::env::args()
                    .skip(1)
                    .all(|word| word.starts_with("--") || label.contains(&word))
                {
                    continue;
                }
                let team = Team::new(threads);
                let config = MlpConfig { widths: widths.to_vec(), activation, init: None, seed: 1 };
                let net = Network::new(config)?;
                let mut trainer =
                    Trainer::new(&net, Loss::BinaryCrossEntropy, Optimizer::default(), batch)?;
                let mut graph = Perceptron::new(widths, f, net.parameters(), batch, threads)?;
                let options =
                    StepOptions { learning_rate: 1e-3, weight_decay: 0.01, clip_norm: None };
                let batches: Vec<&[u32]> = order.chunks_exact(batch).collect();
                let (mut built_in, mut composed) = (Vec::new(), Vec::new());
                for _ in 0..ROUNDS {
                    let start = Instant::now();
                    for rows in &batches {
                        let batch =
                            Batch { x: &x, target: &target, weight: None, mean_weight: 1.0, rows };
                        trainer.step(&team, &batch, &options);
                    }
                    built_in.push(start.elapsed().as_secs_f64() / batches.len() as f64);
                    let start = Instant::now();
                    for rows in &batches {
                        graph.step(&team, &Gathered { x: &x, target: &target, rows });
                    }
                    composed.push(start.elapsed().as_secs_f64() / batches.len() as f64);
                }
                let ratio = median(built_in.iter().zip(&composed).map(|(a, b)| b / a).collect());
                println!(
                    "{label}: built-in {:.2} us, graph {:.2} us, ratio {ratio:.3}",
                    median(built_in) * 1e6,
                    median(composed) * 1e6
                );
            }
        }
    }
    Ok(())
}
