//! Times passes of networks as differentiable functions, through the C interface: `cargo bench --bench tape`.
//!
//! Measures the overhead of a call, with a network of eight numbers on one thread. Also measures the forward and backward passes of [784, 128, 10]
//! and [256, 128, 64, 1] with ReLU, for the gradient of the parameters, in turns with a whole step of the trainer (including AdamW). Times are
//! medians; rows, threads and checks as printed.

use rootgrad::ffi::*;
use rootgrad::kernels::Activation;
use rootgrad::kernels::optimizer::Optimizer;
use rootgrad::models::{Batch, Loss, MlpConfig, Network, StepOptions, Trainer};
use rootgrad::threads::Team;
use std::hint::black_box;
use std::ptr::{null, null_mut};
use std::time::Instant;

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// A function, with the inputs and outputs of its passes.
struct Passes {
    f: *mut rootgrad_differentiable_t,
    rows: usize,
    features: usize,
    parameters: Vec<f32>,
    x: Vec<f32>,
    y: Vec<f32>,
    seed: Vec<f32>,
    gradient: Vec<f32>,
    options: rootgrad_forward_options_t,
}

impl Passes {
    fn new(widths: &[usize], rows: usize, threads: usize, checked: bool) -> Self {
        let (features, outputs) = (widths[0], widths[widths.len() - 1]);
        let (mut network, mut f, mut count) = (null_mut(), null_mut(), 0);
        let mut options = std::mem::MaybeUninit::uninit();
        let relu = rootgrad_activation::Relu as i32;
        // SAFETY: every pointer leads to as many values as its length says, here and below.
        let (parameters, options) = unsafe {
            let n = widths.len();
            assert_eq!(rootgrad_mlp_new(widths.as_ptr(), n, relu, 0, 1, &mut network), 0);
            assert_eq!(rootgrad_differentiable_new(network, threads, &mut f), 0);
            assert_eq!(rootgrad_network_parameter_count(network, &mut count), 0);
            let mut parameters = vec![0.0; count];
            assert_eq!(rootgrad_network_parameters(network, parameters.as_mut_ptr(), count), 0);
            assert_eq!(
                rootgrad_forward_options_default(
                    size_of::<rootgrad_forward_options_t>(),
                    options.as_mut_ptr()
                ),
                0
            );
            assert_eq!(rootgrad_network_free(network), 0);
            (parameters, options.assume_init())
        };
        let options = rootgrad_forward_options_t { checked: checked.into(), inputs: 0, ..options };
        let value = |i: usize| (i as f32 * 0.37).sin();
        Self {
            f,
            rows,
            features,
            x: (0..rows * features).map(value).collect(),
            y: vec![0.0; rows * outputs],
            seed: (0..rows * outputs).map(value).collect(),
            gradient: vec![0.0; parameters.len()],
            parameters,
            options,
        }
    }

    fn forward(&mut self, tape: *mut *mut rootgrad_tape_t) {
        let (p, count) = (self.parameters.as_ptr(), self.parameters.len());
        let (y, len) = (self.y.as_mut_ptr(), self.y.len());
        let (x, rows, f) = (self.x.as_ptr(), self.rows, self.features);
        let options = &self.options;
        // SAFETY: as above.
        let status = unsafe {
            rootgrad_differentiable_forward(self.f, p, count, x, rows, f, 0, y, len, options, tape)
        };
        assert_eq!(status, 0);
    }

    fn both(&mut self) {
        let mut tape = null_mut();
        self.forward(&mut tape);
        let (p, count, x) = (self.parameters.as_ptr(), self.parameters.len(), self.x.as_ptr());
        let (seed, len) = (self.seed.as_ptr(), self.seed.len());
        let to = self.gradient.as_mut_ptr();
        // SAFETY: as above.
        let status = unsafe {
            rootgrad_tape_backward(tape, p, count, x, seed, len, to, null_mut(), 0, null())
        };
        assert_eq!(status, 0);
        assert_eq!(rootgrad_tape_free(tape), 0);
    }
}

impl Drop for Passes {
    fn drop(&mut self) {
        assert_eq!(rootgrad_differentiable_free(self.f), 0);
    }
}

/// Returns the microseconds per call, for this many calls one after the other.
fn microseconds(calls: u32, mut call: impl FnMut()) -> f64 {
    let start = Instant::now();
    for _ in 0..calls {
        call();
    }
    start.elapsed().as_secs_f64() * 1e6 / f64::from(calls)
}

fn overhead() {
    for checked in [false, true] {
        let mut passes = Passes::new(&[8, 1], 1, 1, checked);
        let mut times = [const { Vec::new() }; 3];
        for _ in 0..51 {
            times[0].push(microseconds(2000, || passes.forward(null_mut())));
            times[1].push(microseconds(2000, || {
                let mut tape = null_mut();
                passes.forward(&mut tape);
                assert_eq!(rootgrad_tape_free(black_box(tape)), 0);
            }));
            times[2].push(microseconds(2000, || passes.both()));
        }
        let [forward, tape, both] = times.map(|mut times| median(&mut times));
        let checked = if checked { "checked" } else { "unchecked" };
        println!(
            "[8, 1], one row, {checked}: forward {forward:.2} µs, with a tape {tape:.2} µs, and back {both:.2} µs"
        );
    }
}

/// A trainer, and a batch for it.
struct Step {
    trainer: Trainer,
    team: Team,
    x: Vec<f32>,
    target: Vec<f32>,
    rows: Vec<u32>,
}

impl Step {
    fn new(widths: &[usize], passes: &Passes, threads: usize) -> Self {
        let (widths, activation) = (widths.to_vec(), Activation::Relu);
        let net = Network::new(MlpConfig { widths, activation, init: None, seed: 1 }).unwrap();
        let trainer = Trainer::new(&net, Loss::Mse, Optimizer::default(), passes.rows).unwrap();
        let rows = (0..passes.rows as u32).collect();
        let (x, target) = (passes.x.clone(), passes.seed.clone());
        Self { trainer, team: Team::new(threads), x, target, rows }
    }

    fn step(&mut self) {
        let options =
            StepOptions { learning_rate: 0.0, weight_decay: 0.0, dropout: 1.0, clip_norm: None };
        let (x, target, rows) = (&self.x, &self.target, &self.rows);
        let batch = Batch { x, target, weight: None, mean_weight: 1.0, rows };
        black_box(self.trainer.step(&self.team, &batch, &options));
    }
}

fn whole_passes() {
    for widths in [&[784, 128, 10][..], &[256, 128, 64, 1]] {
        for rows in [64, 256, 1024] {
            for threads in [1, 2] {
                let mut plain = Passes::new(widths, rows, threads, false);
                let mut checked = Passes::new(widths, rows, threads, true);
                let mut step = Step::new(widths, &plain, threads);
                let calls = (65536 / rows).clamp(20, 200) as u32;
                let mut times = [const { Vec::new() }; 4];
                for _ in 0..31 {
                    times[0].push(microseconds(calls, || plain.forward(null_mut())));
                    times[1].push(microseconds(calls, || plain.both()));
                    times[2].push(microseconds(calls, || checked.both()));
                    times[3].push(microseconds(calls, || step.step()));
                }
                let [forward, both, checked, step] = times.map(|mut times| median(&mut times));
                println!(
                    "{widths:?}, {rows} rows, {threads} threads: forward {forward:.1} µs, and back {both:.1} µs (checked {checked:.1} µs); a trainer's step {step:.1} µs"
                );
            }
        }
    }
}

fn main() {
    overhead();
    whole_passes();
}
