//! Times the parts of a transformer at the sizes of the literature, on all threads: forward pass, and pullback of inputs
//! and parameters. Also times the limits, a large product and a copy. `cargo xtask bench transformer` makes the table.
//! There a part whose work is given in elements (floating-point operations) is compared with the product, and one given in
//! bytes with the copy.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rootgrad::kernels::{self, Activation, Context};
use rootgrad::threads::Team;
use std::hint::black_box;
use std::sync::{Mutex, MutexGuard};

/// Sizes: (B, T), C, heads and vocabulary.
const M: usize = 4 * 64;
const C: usize = 768;
const HEADS: usize = 12;
const VOCABULARY: usize = 50304;

fn values(n: usize) -> Vec<f32> {
    (0..n).map(|i| (i as u32).wrapping_mul(2_654_435_761) as f32 / 4.3e9 - 0.5).collect()
}

/// Number of floating-point operations.
fn operations(n: usize) -> Throughput {
    Throughput::Elements(n as u64)
}

/// Bytes of the values read and written.
fn traffic(values: usize) -> Throughput {
    Throughput::Bytes((size_of::<f32>() * values) as u64)
}

fn limits(criterion: &mut Criterion) {
    const N: usize = 2048;
    let team = Team::new(0);
    let mut space = vec![0.0; Context::<f32>::workspace(N, N, 0)];
    let context = Context::new(&team, &mut space);
    let (x, w, b, mut out) = (values(N * N), values(N * N), values(N), vec![0.0; N * N]);
    let identity = Activation::Identity;
    let mut group = criterion.benchmark_group("limit");
    group.throughput(operations(2 * N * N * N)).sample_size(10);
    group.bench_function("product {2048,2048,2048}", |bencher| {
        bencher.iter(|| {
            kernels::linear_transposed(
                &mut out,
                &mut [],
                &x,
                &w,
                &b,
                &[],
                identity,
                &context,
                N,
                N,
                N,
            );
        });
    });
    let (x, mut out) = (values(M * C), vec![0.0; M * C]);
    let (x, out): (Vec<&[f32]>, _) = (x.chunks(ROWS * C).collect(), parts(&mut out, C));
    group.throughput(traffic(2 * M * C)).sample_size(100);
    group.bench_function("copy {4,64,768}", |bencher| {
        bencher.iter(|| {
            team.each(out.len(), &|piece| lock(&out[piece]).copy_from_slice(x[piece]));
        });
    });
}

/// Rows of a piece for one thread.
const ROWS: usize = 16;

/// Splits a matrix into pieces that threads write.
fn parts(values: &mut [f32], columns: usize) -> Vec<Mutex<&mut [f32]>> {
    values.chunks_mut(ROWS * columns).map(Mutex::new).collect()
}

fn lock<'a, 'b>(part: &'a Mutex<&'b mut [f32]>) -> MutexGuard<'a, &'b mut [f32]> {
    // UNWRAP: pieces are disjoint; waiting for a lock would change the measurement.
    part.try_lock().expect("each piece is done by one thread")
}

fn matmul(criterion: &mut Criterion) {
    let team = Team::new(0);
    let mut space = vec![0.0; Context::<f32>::workspace(M, C, 0)];
    let context = Context::overwriting(&team, &mut space);
    let (x, w, b) = (values(M * C), values(C * C), values(C));
    let [mut out, mut d_out, mut d_x] = [0; 3].map(|_| vec![0.0; M * C]);
    let (mut d_w, mut d_b) = (vec![0.0; C * C], vec![0.0; C]);
    let identity = Activation::Identity;
    let mut group = criterion.benchmark_group("matmul {4,64,768,768}");
    group.throughput(operations(2 * M * C * C));
    group.bench_function("forward", |bencher| {
        bencher.iter(|| {
            kernels::linear_transposed(
                &mut out,
                &mut [],
                &x,
                &w,
                &b,
                &[],
                identity,
                &context,
                M,
                C,
                C,
            );
        });
    });
    group.throughput(operations(4 * M * C * C));
    group.bench_function("pullback", |bencher| {
        bencher.iter(|| {
            kernels::linear_transposed_pullback(
                &out,
                &mut d_out,
                &[],
                &mut [],
                &x,
                &mut d_x,
                &w,
                &mut d_w,
                &b,
                &mut d_b,
                &[],
                &mut [],
                identity,
                &context,
                M,
                C,
                C,
            );
        });
    });
}

fn attention(criterion: &mut Criterion) {
    let team = Team::new(0);
    let context = Context::new(&team, &mut []);
    let qkv = values(3 * M * C);
    let (mut out, mut kept) = (vec![0.0; M * C], vec![0.0; M * HEADS]);
    let (mut d_out, mut d_qkv) = (vec![0.0; M * C], vec![0.0; 3 * M * C]);
    let mut group = criterion.benchmark_group("attention {4,64,768,12}");
    // Two products, with half of the scores masked; four of them in the backward pass.
    group.throughput(operations(2 * M * (M / 4) * C));
    group.bench_function("forward", |bencher| {
        bencher.iter(|| {
            kernels::attention(&mut out, &mut kept, &qkv, true, &context, 4, M / 4, C, HEADS);
        });
    });
    group.throughput(operations(4 * M * (M / 4) * C));
    group.bench_function("pullback", |bencher| {
        bencher.iter(|| {
            kernels::attention_pullback(
                &out,
                &mut d_out,
                &kept,
                &mut [],
                &qkv,
                &mut d_qkv,
                true,
                &context,
                4,
                M / 4,
                C,
                HEADS,
            );
        });
    });
}

fn layernorm(criterion: &mut Criterion) {
    let team = Team::new(0);
    let context = Context::overwriting(&team, &mut []);
    let (x, w, b) = (values(M * C), values(C), values(C));
    let [mut out, mut d_out, mut d_x] = [0; 3].map(|_| vec![0.0; M * C]);
    let (mut kept, mut d_w, mut d_b) = (vec![0.0; 2 * M], vec![0.0; C], vec![0.0; C]);
    let mut group = criterion.benchmark_group("layernorm {4,64,768}");
    group.throughput(traffic(2 * M * C));
    group.bench_function("forward", |bencher| {
        bencher.iter(|| kernels::layernorm(&mut out, &mut kept, &x, &w, &b, &context, M, C));
    });
    group.throughput(traffic(3 * M * C));
    group.bench_function("pullback", |bencher| {
        bencher.iter(|| {
            kernels::layernorm_pullback(
                &out,
                &mut d_out,
                &kept,
                &mut [],
                &x,
                &mut d_x,
                &w,
                &mut d_w,
                &b,
                &mut d_b,
                &context,
                M,
                C,
            );
        });
    });
}

/// Times the cross-entropy of existing logits. As in a training, each thread handles a piece of the rows.
fn cross_entropy(criterion: &mut Criterion) {
    let team = Team::new(0);
    let (logits, weight) = (values(M * VOCABULARY), vec![1.0; M]);
    let class: Vec<f32> = (0..M).map(|i| (i * 40_503 % VOCABULARY) as f32).collect();
    let mut d_logits = vec![0.0; M * VOCABULARY];
    let d_logits = parts(&mut d_logits, VOCABULARY);
    let inputs = |piece: usize| {
        let rows = piece * ROWS..(piece + 1) * ROWS;
        let logits = &logits[rows.start * VOCABULARY..rows.end * VOCABULARY];
        (logits, &class[rows.clone()], &weight[rows])
    };
    let mut group = criterion.benchmark_group("cross-entropy {4,64,50304}");
    group.throughput(traffic(M * VOCABULARY)).sample_size(20);
    group.bench_function("forward", |bencher| {
        bencher.iter(|| {
            team.each(d_logits.len(), &|piece| {
                let (z, class, w) = inputs(piece);
                black_box(kernels::softmax_cross_entropy(z, class, w, VOCABULARY));
            });
        });
    });
    group.throughput(traffic(3 * M * VOCABULARY)); // the gradient is added to d_logits
    group.bench_function("pullback", |bencher| {
        bencher.iter(|| {
            team.each(d_logits.len(), &|piece| {
                let (z, class, w) = inputs(piece);
                let d_z = &mut lock(&d_logits[piece]);
                kernels::softmax_cross_entropy_pullback(
                    z,
                    d_z,
                    class,
                    &mut [],
                    w,
                    &mut [],
                    VOCABULARY,
                    1.0,
                );
            });
        });
    });
}

/// Times the cross-entropy fused with the output layer, as in a language model: most of the time goes to that layer's
/// products.
fn head_cross_entropy(criterion: &mut Criterion) {
    let team = Team::new(0);
    let mut space = vec![0.0; Context::<f32>::workspace(M, C, VOCABULARY)];
    let context = Context::overwriting(&team, &mut space);
    let (x, wte) = (values(M * C), values(VOCABULARY * C));
    let targets: Vec<u32> = (0..M as u32).map(|i| i * 40_503 % VOCABULARY as u32).collect();
    let (mut logits, mut kept) = (vec![0.0; M * VOCABULARY], vec![0.0; 2 * M]);
    let (mut d_x, mut d_wte) = (vec![0.0; M * C], vec![0.0; VOCABULARY * C]);
    let mut group = criterion.benchmark_group("head and cross-entropy {4,64,50304}");
    group.throughput(operations(2 * M * C * VOCABULARY)).sample_size(10);
    group.bench_function("forward", |bencher| {
        bencher.iter(|| {
            let (l, k) = (&mut logits, &mut kept);
            kernels::head_cross_entropy(l, k, &x, &wte, &targets, &context, C, VOCABULARY)
        });
    });
    group.throughput(operations(4 * M * C * VOCABULARY));
    group.bench_function("pullback", |bencher| {
        bencher.iter(|| {
            kernels::head_cross_entropy_pullback(
                &logits,
                &mut [],
                &kept,
                &mut [],
                &x,
                &mut d_x,
                &wte,
                &mut d_wte,
                &targets,
                &context,
                C,
                VOCABULARY,
                1.0,
            );
        });
    });
}

criterion_group!(benches, limits, matmul, attention, layernorm, cross_entropy, head_cross_entropy);
criterion_main!(benches);
