//! Speed of the gradients of kernels on the CPU against the kernels themselves and against size: `cargo xtask bench ad`.
//!
//! `cargo run --release --package rootgrad-autodiff --example bench_kernels [name] [workers]` prints one line of JSON for
//! each kernel and size.

#![allow(missing_docs, dead_code)]

#[path = "../../tests/paper/black_scholes.rs"]
mod black_scholes;
mod cases;
#[path = "../../tests/paper/contraction.rs"]
mod contraction;
#[path = "../../tests/paper/lulesh_eos.rs"]
mod lulesh_eos;
#[path = "../../tests/paper/rsbench.rs"]
mod rsbench;
#[path = "../../tests/paper/xsbench.rs"]
mod xsbench;

use std::time::Instant;

use rootgrad_autodiff::kernel::{Buffer, Device};

/// Both launches of one size.
struct Case {
    primal: Box<dyn Fn(&Device)>,
    gradient: Box<dyn Fn(&Device)>,
    /// Adjoints that the gradient consumes: they are 1 before each run.
    seeds: Vec<Buffer<f64>>,
}

fn seconds(run: &dyn Fn(&Device), device: &Device) -> f64 {
    let start = Instant::now();
    run(device);
    start.elapsed().as_secs_f64()
}

impl Case {
    fn gradient(&self, device: &Device) -> f64 {
        self.seeds.iter().for_each(|seed| seed.fill(1.0));
        seconds(&self.gradient, device)
    }
}

/// Both kernels take turns until they have filled this time, with at least five rounds.
const BUDGET_S: f64 = 1.5;

fn measure(name: &str, size: u32, case: &Case, workers: usize) {
    let device = Device::cpu().with_workers(workers);
    seconds(&case.primal, &device);
    case.gradient(&device);
    let (mut primal, mut gradient) = (Vec::new(), Vec::new());
    let begin = Instant::now();
    while primal.len() < 5 || begin.elapsed().as_secs_f64() < BUDGET_S {
        primal.push(seconds(&case.primal, &device));
        gradient.push(case.gradient(&device));
    }
    let rounds = primal.len();
    // Other programs on the machine only add to a time.
    let fastest = |times: Vec<f64>| times.into_iter().fold(f64::INFINITY, f64::min);
    let (primal, gradient) = (fastest(primal), fastest(gradient));
    println!(
        "{{\"kernel\": \"{name}\", \"size\": {size}, \"workers\": {workers}, \"primal_s\": {primal:e}, \"gradient_s\": \
         {gradient:e}, \"gradient_over_primal\": {:.2}, \"rounds\": {rounds}}}",
        gradient / primal
    );
}

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let filter = arguments.first().map_or("", String::as_str);
    let all = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let workers = arguments.get(1).and_then(|n| n.parse().ok()).unwrap_or(all);
    for (name, sizes, make) in cases::ALL {
        if name.contains(filter) {
            sizes.iter().for_each(|&size| measure(name, size, &make(size), workers));
        }
    }
}
