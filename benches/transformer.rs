//! The parts of a transformer at the sizes of the literature, on all threads: forward, and pullback of inputs and
//! parameters. `cargo bench --bench transformer`

use criterion::{Criterion, criterion_group, criterion_main};
use rootgrad::kernels::{self, Activation, Context};
use rootgrad::threads::Team;

/// (B, T), C, heads and vocabulary.
const M: usize = 4 * 64;
const C: usize = 768;
const HEADS: usize = 12;
const VOCABULARY: usize = 50304;

fn values(n: usize) -> Vec<f32> {
    (0..n).map(|i| (i as u32).wrapping_mul(2_654_435_761) as f32 / 4.3e9 - 0.5).collect()
}

fn matmul(criterion: &mut Criterion) {
    let team = Team::new(0);
    let mut space = vec![0.0; Context::<f32>::workspace(M, C, 0)];
    let context = Context::fresh(&team, &mut space);
    let (x, w, b) = (values(M * C), values(C * C), values(C));
    let [mut out, mut d_out, mut d_x] = [0; 3].map(|_| vec![0.0; M * C]);
    let (mut d_w, mut d_b) = (vec![0.0; C * C], vec![0.0; C]);
    let identity = Activation::Identity;
    let mut group = criterion.benchmark_group("matmul {4,64,768,768}");
    group.bench_function("forward", |bencher| {
        bencher.iter(|| {
            kernels::dense(&mut out, &mut [], &x, &w, &b, &[], identity, &context, M, C, C);
        });
    });
    group.bench_function("pullback", |bencher| {
        bencher.iter(|| {
            kernels::dense_pullback(
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
    group.bench_function("forward", |bencher| {
        bencher.iter(|| {
            kernels::attention(&mut out, &mut kept, &qkv, true, &context, 4, M / 4, C, HEADS);
        });
    });
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
    let context = Context::fresh(&team, &mut []);
    let (x, w, b) = (values(M * C), values(C), values(C));
    let [mut out, mut d_out, mut d_x] = [0; 3].map(|_| vec![0.0; M * C]);
    let (mut kept, mut d_w, mut d_b) = (vec![0.0; 2 * M], vec![0.0; C], vec![0.0; C]);
    let mut group = criterion.benchmark_group("layernorm {4,64,768}");
    group.bench_function("forward", |bencher| {
        bencher.iter(|| kernels::layernorm(&mut out, &mut kept, &x, &w, &b, &context, M, C));
    });
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

/// With the output layer that it is fused with: most of the time is that layer's products.
fn cross_entropy(criterion: &mut Criterion) {
    let team = Team::new(0);
    let mut space = vec![0.0; Context::<f32>::workspace(M, C, VOCABULARY)];
    let context = Context::fresh(&team, &mut space);
    let (x, wte) = (values(M * C), values(VOCABULARY * C));
    let targets: Vec<u32> = (0..M as u32).map(|i| i * 40_503 % VOCABULARY as u32).collect();
    let (mut logits, mut kept) = (vec![0.0; M * VOCABULARY], vec![0.0; 2 * M]);
    let (mut d_x, mut d_wte) = (vec![0.0; M * C], vec![0.0; VOCABULARY * C]);
    let mut group = criterion.benchmark_group("head and cross-entropy {4,64,50304}");
    group.sample_size(10);
    group.bench_function("forward", |bencher| {
        bencher.iter(|| {
            let (l, k) = (&mut logits, &mut kept);
            kernels::head_cross_entropy(l, k, &x, &wte, &targets, &context, C, VOCABULARY)
        });
    });
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

criterion_group!(benches, matmul, attention, layernorm, cross_entropy);
criterion_main!(benches);
