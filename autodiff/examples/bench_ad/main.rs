//! Speed of derivatives, compared with their primals and with hand-written derivatives: `cargo xtask bench ad`.
//!
//! Prints one line of JSON for each function. Every derivative, generated or hand-written, does the same work: it
//! computes the function's value (or outputs) and adds to all gradients. The two gradients are compared before the
//! timing. The hand-written derivatives are derived on paper and share no code with the engine. The functions that are
//! timed against their size have no hand-written derivative: see `scaled`.

#![allow(unreachable_pub, missing_docs)]

mod attention;
mod black_scholes;
mod contraction;
mod cross_entropy;
mod gelu;
mod gmm;
mod layernorm;
mod lstm;
mod matmul;
mod ode;
mod scaled;

use std::time::Instant;

/// A function with its two derivatives, and the memory that they use.
pub trait Case {
    /// Zeroes the shadows and sets the seeds. Not timed.
    fn prepare(&mut self);
    fn primal(&mut self);
    fn derived(&mut self);
    fn by_hand(&mut self);
    /// Returns everything that the last derivative computed, `derived` or `by_hand`.
    fn gradient(&self) -> Vec<f64>;
}

/// Numbers in (-1, 1), the same on every machine (SplitMix64; Steele, Lea, Flood 2014).
pub fn numbers(n: usize, mut seed: u64) -> Vec<f64> {
    let mut next = || {
        seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    };
    (0..n).map(|_| next()).collect()
}

pub fn singles(n: usize, seed: u64) -> Vec<f32> {
    numbers(n, seed).into_iter().map(|v| v as f32).collect()
}

pub fn doubles(values: &[f32]) -> impl Iterator<Item = f64> {
    values.iter().map(|&v| f64::from(v))
}

fn seconds(case: &mut dyn Case, run: fn(&mut dyn Case)) -> f64 {
    case.prepare();
    let start = Instant::now();
    run(case);
    start.elapsed().as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let n = values.len();
    (values[(n - 1) / 2] + values[n / 2]) / 2.0
}

/// The largest difference of two gradients, relative to the largest component.
fn difference(a: &[f64], b: &[f64]) -> f64 {
    let scale = b.iter().fold(0.0_f64, |m, v| m.max(v.abs()));
    a.iter().zip(b).fold(0.0, |m: f64, (a, b)| m.max((a - b).abs())) / scale
}

/// The three functions take turns until they have filled this time, with at least five rounds.
const BUDGET_S: f64 = 2.0;

fn measure(name: &str, tolerance: f64, case: &mut dyn Case) {
    case.prepare();
    case.by_hand();
    let by_hand = case.gradient();
    case.prepare();
    let ((), tape_bytes) = rootgrad_autodiff::with_tape_bytes(|| case.derived());
    let difference = difference(&case.gradient(), &by_hand);
    assert!(difference <= tolerance, "{name}: the gradients differ by {difference:e}");
    let [mut primal, mut derived, mut hand] = [const { Vec::new() }; 3];
    let begin = Instant::now();
    while primal.len() < 5 || begin.elapsed().as_secs_f64() < BUDGET_S {
        primal.push(seconds(case, |c| c.primal()));
        derived.push(seconds(case, |c| c.derived()));
        hand.push(seconds(case, |c| c.by_hand()));
    }
    let rounds = primal.len();
    let (primal, derived, hand) = (median(primal), median(derived), median(hand));
    println!(
        "{{\"function\": \"{name}\", \"primal_s\": {primal:e}, \"derivative_s\": {derived:e}, \"by_hand_s\": {hand:e}, \
         \"derivative_over_primal\": {:.3}, \"derivative_over_by_hand\": {:.3}, \"tape_bytes\": {tape_bytes}, \
         \"largest_difference\": {difference:e}, \"rounds\": {rounds}}}",
        derived / primal,
        derived / hand
    );
}

fn main() {
    let filter = std::env::args().nth(1).unwrap_or_default();
    type Make = fn() -> Box<dyn Case>;
    let cases: [(&str, f64, Make); 10] = [
        ("gelu", 1e-5, gelu::case),
        ("layernorm", 1e-4, layernorm::case),
        ("cross_entropy", 1e-5, cross_entropy::case),
        ("matmul", 1e-4, matmul::case),
        ("attention", 1e-4, attention::case),
        ("black_scholes", 1e-12, black_scholes::case),
        ("contraction", 1e-12, contraction::case),
        ("gmm", 1e-12, gmm::case),
        ("lstm", 1e-12, lstm::case),
        ("ode", 1e-9, ode::case),
    ];
    for (name, tolerance, make) in cases {
        if name.contains(&filter) {
            measure(name, tolerance, &mut *make());
        }
    }
    scaled::measure(&filter);
}
