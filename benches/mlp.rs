//! Times a layer, a training step and a prediction.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rootgrad::kernels::{self, Activation, optimizer::Optimizer};
use rootgrad::models::{Batch, Loss, MlpConfig, Network, Output, StepOptions, Trainer};
use rootgrad::threads::Team;

fn net(widths: &[usize], activation: Activation) -> Network {
    let widths = widths.to_vec();
    // UNWRAP: the widths are constant and valid.
    Network::new(MlpConfig { widths, activation, init: None, seed: 1 }).unwrap()
}

/// Reproducible numbers on (−1, 1).
fn values(n: usize) -> Vec<f32> {
    (0..n).map(|i| (i as f32 * 0.7).sin()).collect()
}

/// Times a layer forward and backward; `Throughput::Elements` counts floating-point operations.
fn linear(c: &mut Criterion) {
    for (b, i, o) in [(128, 28, 64), (128, 64, 64), (128, 300, 300), (128, 1024, 1024)] {
        let (x, w, bias) = (values(b * i), values(i * o), values(o));
        let (mut out, mut slope) = (vec![0.0; b * o], vec![0.0; b * o]);
        let mut d_out = vec![1e-3; b * o];
        let (mut d_x, mut d_w, mut d_b) = (vec![0.0; b * i], vec![0.0; i * o], vec![0.0; o]);
        let gelu = Activation::Gelu;
        let mut group = c.benchmark_group(format!("linear B={b} I={i} O={o}"));
        group.throughput(Throughput::Elements(2 * (b * i * o) as u64));
        group.bench_function("forward", |bencher| {
            bencher.iter(|| kernels::linear(&mut out, &mut slope, &x, &w, &bias, gelu, b, i, o));
        });
        group.throughput(Throughput::Elements(4 * (b * i * o) as u64));
        group.bench_function("backward", |bencher| {
            bencher.iter(|| {
                kernels::linear_pullback(
                    &out,
                    &mut d_out,
                    &slope,
                    &mut [],
                    &x,
                    &mut d_x,
                    &w,
                    &mut d_w,
                    &bias,
                    &mut d_b,
                    gelu,
                    b,
                    i,
                    o,
                );
            });
        });
    }
}

fn step(c: &mut Criterion) {
    let rows = 50_000;
    for (widths, batch) in [(&[28, 64, 64, 1][..], 256), (&[28, 300, 300, 300, 1], 1024)] {
        let x = values(rows * widths[0]);
        // The labels cannot be learned: with a vanishing loss the network would no longer be a typical one.
        let target: Vec<f32> = (0..rows).map(|i| (i * 7919 / 64 % 2) as f32).collect();
        // A fixed permutation: 17389 and 50000 have no common factor.
        let order: Vec<u32> = (0..rows).map(|i| (i * 17_389 % rows) as u32).collect();
        let mut group = c.benchmark_group(format!("step {widths:?} batch {batch}"));
        group.throughput(Throughput::Elements(batch as u64));
        for activation in [Activation::Relu, Activation::Gelu] {
            for threads in [1, 2] {
                let team = Team::new(threads);
                let net = net(widths, activation);
                let loss = Loss::BinaryCrossEntropy;
                // UNWRAP: the loss accepts one output.
                let mut trainer = Trainer::new(&net, loss, Optimizer::default(), batch).unwrap();
                let options = StepOptions {
                    learning_rate: 1e-3,
                    weight_decay: 0.01,
                    dropout: 1.0,
                    clip_norm: None,
                };
                let mut batches = order.chunks_exact(batch).cycle();
                group.bench_function(format!("{activation}, {threads} threads"), |b| {
                    b.iter(|| {
                        // UNWRAP: the iterator is endless.
                        let rows = batches.next().unwrap();
                        let batch =
                            Batch { x: &x, target: &target, weight: None, mean_weight: 1.0, rows };
                        trainer.step(&team, &batch, &options)
                    });
                });
            }
        }
    }
}

fn predict(c: &mut Criterion) {
    let mut group = c.benchmark_group("predict [28, 64, 64, 1]");
    for activation in [Activation::Relu, Activation::Gelu] {
        let net = net(&[28, 64, 64, 1], activation);
        for rows in [1, 1024] {
            let x = values(28 * rows);
            let mut out = vec![0.0; rows];
            group.throughput(Throughput::Elements(rows as u64));
            group.bench_function(format!("{activation}, {rows} rows"), |b| {
                // UNWRAP: the lengths are correct.
                b.iter(|| net.predict(&x, 28, &mut out, Output::Raw).unwrap());
            });
        }
    }
}

criterion_group!(benches, linear, step, predict);
criterion_main!(benches);
