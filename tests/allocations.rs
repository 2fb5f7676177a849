//! A training step after the first, and a prediction after a thread's first, do not allocate memory.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rootgrad::data::Standardisation;
use rootgrad::graph::{Graph, Plan, Rows, SpectrumAverage, SpectrumOptions, Unary, Window};
use rootgrad::kernels::{Activation, optimizer::Optimizer};
use rootgrad::models::gpt2::{self, Gpt2, Gpt2Config};
use rootgrad::models::{Batch, Loss, MlpConfig, Network, Output, StepOptions, Trainer};
use rootgrad::threads::Team;

/// The system's allocator, with a counter of allocations.
struct Counting;

static CALLS: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        CALLS.fetch_add(1, Ordering::SeqCst);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        CALLS.fetch_add(1, Ordering::SeqCst);
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, old: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        CALLS.fetch_add(1, Ordering::SeqCst);
        // SAFETY: the caller's promise.
        unsafe { System.realloc(old, layout, size) }
    }

    unsafe fn dealloc(&self, old: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(old, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Returns the number of allocations that `work` makes every time. If the first run has any, it counts a second
/// run: the thread that started the test allocates once, to print a line after a minute.
fn allocations(mut work: impl FnMut()) -> u64 {
    let mut count = || {
        let before = CALLS.load(Ordering::SeqCst);
        work();
        CALLS.load(Ordering::SeqCst) - before
    };
    if count() == 0 { 0 } else { count() }
}

fn values(n: usize) -> Vec<f32> {
    (0..n).map(|i| (i as f32 * 0.7).sin()).collect()
}

fn net(outputs: usize) -> Network {
    let widths = vec![6, 32, 20, outputs];
    let config = MlpConfig { widths, activation: Activation::Gelu, init: None, seed: 1 };
    let mut net = Network::new(config).unwrap();
    let s = Standardisation { mean: vec![0.1; 6], scale: vec![0.5; 6] };
    net.set_input_standardisation(Some(s)).unwrap();
    net
}

/// A plan with products, reductions, moved sizes, sums over rows that the next phase reads, and all gradients.
fn a_run_of_a_plan_allocates_nothing() {
    let mut graph = Graph::new();
    let x = graph.input("x", &[4, 6]).unwrap();
    let target = graph.input("target", &[]).unwrap();
    let w = graph.parameter("w", &[6, 8]).unwrap();
    let head = graph.parameter("head", &[8, 1]).unwrap();
    let hidden = graph.linear(x, w, None).unwrap();
    let hidden = graph.layernorm(hidden, None, None, 1e-5).unwrap();
    let mixed = graph.transpose(hidden, &[1, 0]).unwrap();
    let scores = graph.matmul(hidden, mixed).unwrap();
    let shares = graph.softmax(scores, -1).unwrap();
    let pooled = graph.matmul(shares, hidden).unwrap();
    let pooled = graph.mean(pooled, &[0]).unwrap();
    let total = graph.sum_rows(pooled).unwrap();
    let centred = graph.sub(pooled, total).unwrap();
    let y = graph.linear(centred, head, None).unwrap();
    let y = graph.reshape(y, &[]).unwrap();
    let loss = graph.focal(y, target, 2.0, rootgrad::graph::LossReduction::Mean).unwrap();
    let total = graph.sum_rows(loss).unwrap();
    let gradient = graph.gradient(total, &[w, head]).unwrap();
    let plan = Plan::new(&graph, &[total, gradient[0], gradient[1]]);
    let (x, target, parameters) = (values(600 * 24), values(600), values(56));
    for threads in [1, 3] {
        let (team, mut memory) = (Team::new(threads), plan.memory(600, threads).unwrap());
        let inputs = [&x[..], &target];
        let mut run = |rows| plan.run(&team, &mut memory, &parameters, &Rows(&inputs), rows);
        run(600);
        assert_eq!(
            allocations(|| [600, 17, 600].into_iter().for_each(&mut run)),
            0,
            "{threads} threads"
        );
        assert!(memory.output(0)[0].is_finite());
    }
}

/// Whitening by a density of the lines themselves, transforms of short, long and prime lengths, and all gradients.
fn transforms_allocate_nothing() {
    const LINE: usize = 512;
    let mut graph = Graph::new();
    let x = graph.input("x", &[LINE]).unwrap();
    let logarithm = graph.parameter("filter", &[LINE / 2 + 1]).unwrap();
    let window = graph.window(Window::Hann, 64, true).unwrap();
    let average = SpectrumAverage::Median;
    let options = SpectrumOptions { step: 32, rate: 512.0, average, less_mean: true };
    let density = graph.spectral_density(x, window, options).unwrap();
    let filter = graph.unary(Unary::Exp, logarithm).unwrap();
    let white = graph.whiten(x, density, 512.0).unwrap();
    let white = graph.whiten(white, filter, 512.0).unwrap();
    let spectrum = graph.rfft(white, Some(509)).unwrap();
    let cut = graph.slice(white, 0, 0, 2 * 127).unwrap();
    let pairs = graph.reshape(cut, &[127, 2]).unwrap();
    let pairs = graph.fft(pairs, None).unwrap();
    let parts = [spectrum, pairs].map(|z| {
        let power = graph.mul(z, z).unwrap();
        graph.sum(power, &[0, 1]).unwrap()
    });
    let loss = graph.add(parts[0], parts[1]).unwrap();
    let total = graph.sum_rows(loss).unwrap();
    let gradient = graph.gradient(total, &[logarithm]).unwrap();
    let plan = Plan::new(&graph, &[total, gradient[0]]);
    let (x, parameters) = (values(40 * LINE), vec![0.1; LINE / 2 + 1]);
    for threads in [1, 3] {
        let (team, mut memory) = (Team::new(threads), plan.memory(40, threads).unwrap());
        let mut run = |rows| plan.run(&team, &mut memory, &parameters, &Rows(&[&x]), rows);
        run(40);
        let count = allocations(|| [40, 7, 40].into_iter().for_each(&mut run));
        assert_eq!(count, 0, "{threads} threads");
        assert!(memory.output(0)[0].is_finite());
    }
}

fn a_step_allocates_nothing() {
    let rows: Vec<u32> = (0..600).collect();
    let (x, weight) = (values(600 * 6), values(600));
    for (loss, outputs) in [
        (Loss::BinaryCrossEntropy, 1),
        (Loss::SoftmaxCrossEntropy, 3),
        (Loss::Mse, 1),
        (Loss::Huber(0.5), 1),
    ] {
        let target: Vec<f32> = (0..600).map(|i| (i % outputs.max(2)) as f32).collect();
        for optimizer in [Optimizer::default(), Optimizer::Sgd { momentum: 0.9 }] {
            for (threads, clip_norm) in [(1, None), (2, Some(0.1)), (3, None)] {
                let team = Team::new(threads);
                let mut trainer = Trainer::new(&net(outputs), loss, optimizer, 600).unwrap();
                let options = StepOptions {
                    learning_rate: 1e-3,
                    weight_decay: 0.01,
                    dropout: 1.0,
                    clip_norm,
                };
                let all = Batch {
                    x: &x,
                    target: &target,
                    weight: Some(&weight),
                    mean_weight: 1.0,
                    rows: &rows,
                };
                let part = Batch { rows: &rows[..250], weight: None, ..all };
                let mut out = vec![0.0; 600 * outputs];
                trainer.step(&team, &all, &options);
                let count = allocations(|| {
                    for _ in 0..10 {
                        trainer.step(&team, &all, &options);
                        trainer.step(&team, &part, &options);
                    }
                    trainer.evaluate(&team, &all, &mut out);
                });
                assert_eq!(count, 0, "{loss:?} {optimizer:?} {threads} threads");
            }
        }
    }
}

fn a_step_of_gpt2_allocates_nothing() {
    let config = Gpt2Config {
        max_time: 70,
        vocabulary: 101,
        padded_vocabulary: 104,
        layers: 2,
        heads: 3,
        channels: 36,
    };
    let model = Gpt2::new(config, 1).unwrap();
    let tokens: Vec<u32> = (0..140).map(|i| i * 7 % 101).collect();
    let [off, layers] = [gpt2::Recompute::Off, gpt2::Recompute::Layers];
    for (threads, clip_norm, recompute) in [(1, None, off), (2, Some(0.1), off), (2, None, layers)]
    {
        let team = Team::new(threads);
        let mut trainer = gpt2::Trainer::recomputing(&model, 2, 70, recompute).unwrap();
        let mut evaluator = gpt2::Evaluator::new(&model, 2, 70).unwrap();
        let options = gpt2::StepOptions { clip_norm, ..Default::default() };
        trainer.step(&team, &tokens, &tokens, &options).unwrap();
        let count = allocations(|| {
            for _ in 0..3 {
                trainer.step(&team, &tokens, &tokens, &options).unwrap();
            }
            trainer.evaluate(&team, &tokens, &tokens).unwrap();
            evaluator.evaluate(&team, &tokens, &tokens).unwrap();
        });
        assert_eq!(count, 0, "GPT-2, {threads} threads, recompute {recompute}");
    }
}

fn a_prediction_allocates_nothing() {
    let net = net(3);
    let x = values(6 * 200);
    let mut out = vec![0.0; 3 * 200];
    let mut one = [0.0; 3];
    net.predict(&x, 6, &mut out, Output::Raw).unwrap();
    let count = allocations(|| {
        for row in 0..200 {
            net.predict(&x[6 * row..][..6], 6, &mut one, Output::Probability).unwrap();
        }
        net.predict(&x, 6, &mut out, Output::Probability).unwrap();
    });
    assert_eq!(count, 0);
}

/// Waits until the thread that started the test is ready to wait: its allocations are counted, too.
fn wait_for_the_harness() {
    let quiet = || allocations(|| std::thread::sleep(Duration::from_millis(20))) == 0;
    let mut calm = 0;
    while calm < 3 {
        calm = if quiet() { calm + 1 } else { 0 };
    }
}

/// One test, not two: two would count each other's allocations.
#[test]
fn nothing_is_allocated() {
    wait_for_the_harness();
    assert_eq!(allocations(|| drop(vec![0_u8; 100])), 1, "the counter counts");
    a_run_of_a_plan_allocates_nothing();
    transforms_allocate_nothing();
    a_step_allocates_nothing();
    a_step_of_gpt2_allocates_nothing();
    a_prediction_allocates_nothing();
}
