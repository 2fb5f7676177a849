//! Speed of the gradients of kernels on the CPU against the kernels themselves and against size.
//!
//! `cargo run --release --package rootgrad-autodiff --example bench_kernels [name] [workers]` prints one line of JSON for
//! each kernel and size.

#![allow(missing_docs, dead_code)]

#[path = "../../tests/paper/contraction.rs"]
mod contraction;

use std::time::Instant;

use rootgrad_autodiff::kernel::{Buffer, Device};

/// Both launches of one size. The buffers are made before; each run changes them in the same way.
struct Case {
    size: u32,
    primal: Box<dyn Fn(&Device)>,
    gradient: Box<dyn Fn(&Device)>,
}

/// Numbers between 0.1 and 1.1 without a pattern.
fn numbers(len: usize, seed: u64) -> Buffer<f64> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        0.1 + (state >> 11) as f64 / (1u64 << 53) as f64
    };
    Buffer::from(std::iter::repeat_with(next).take(len).collect::<Vec<_>>())
}

fn contractions(n: u32) -> Case {
    let (three, four) = (n.pow(3) as usize, n.pow(4) as usize);
    let (a, b, c, seed) =
        (numbers(three, 1), numbers(three, 2), Buffer::zeros(four), numbers(four, 3));
    let (d_a, d_b) = (Buffer::zeros(three), Buffer::zeros(three));
    let blocks = n.pow(4).div_ceil(256);
    let (a2, b2, c2) = (a.clone(), b.clone(), c.clone());
    Case {
        size: n,
        primal: Box::new(move |device| {
            contraction::contraction::launch(device, blocks, 256, &c, &a, &b, n).expect("a launch");
        }),
        gradient: Box::new(move |device| {
            let launched = contraction::d_contraction::launch(
                device, blocks, 256, &c2, &seed, &a2, &d_a, &b2, &d_b, n,
            );
            launched.expect("a launch");
        }),
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn seconds(run: &dyn Fn(&Device), device: &Device) -> f64 {
    let start = Instant::now();
    run(device);
    start.elapsed().as_secs_f64()
}

/// Both kernels take turns until they have filled this time, with at least three rounds.
const BUDGET_S: f64 = 1.0;

fn measure(name: &str, case: &Case, workers: usize) {
    let device = Device::cpu().with_workers(workers);
    seconds(&case.primal, &device);
    seconds(&case.gradient, &device);
    let (mut primal, mut gradient) = (Vec::new(), Vec::new());
    let begin = Instant::now();
    while primal.len() < 3 || begin.elapsed().as_secs_f64() < BUDGET_S {
        primal.push(seconds(&case.primal, &device));
        gradient.push(seconds(&case.gradient, &device));
    }
    let rounds = primal.len();
    let (primal, gradient) = (median(primal), median(gradient));
    println!(
        "{{\"function\": \"{name}\", \"size\": {}, \"workers\": {workers}, \"primal_s\": {primal:e}, \"gradient_s\": \
         {gradient:e}, \"gradient_over_primal\": {:.2}, \"rounds\": {rounds}}}",
        case.size,
        gradient / primal
    );
}

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let filter = arguments.first().map_or("", String::as_str);
    let all = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let workers = arguments.get(1).and_then(|n| n.parse().ok()).unwrap_or(all);
    type Make = fn(u32) -> Case;
    let cases: [(&str, &[u32], Make); 1] = [("contraction", &[8, 16, 24, 32], contractions)];
    for (name, sizes, make) in cases {
        if name.contains(filter) {
            sizes.iter().for_each(|&size| measure(name, &make(size), workers));
        }
    }
}
