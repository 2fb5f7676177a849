//! Speed of the gradients of kernels on the CPU against the kernels themselves and against size: `cargo xtask bench
//! contraction`, `blackscholes`, `xsbench`, `rsbench` and `lulesh`.
//!
//! `cargo run --release --package rootgrad-autodiff --example bench_kernels [name] [workers] [folder]` prints one line of
//! JSON for each kernel and size. A folder gets the inputs and the gradients of the kernels that have one by hand.

#![allow(missing_docs, dead_code)]

#[path = "../../tests/paper/black_scholes.rs"]
mod black_scholes;
mod by_hand;
mod cases;
#[path = "../../tests/paper/contraction.rs"]
mod contraction;
#[path = "../../tests/paper/lulesh_eos.rs"]
mod lulesh_eos;
#[path = "../../tests/paper/rsbench.rs"]
mod rsbench;
#[path = "../../tests/paper/xsbench.rs"]
mod xsbench;

use std::path::Path;
use std::time::Instant;

use by_hand::ByHand;
use rootgrad_autodiff::kernel::{Buffer, Device};

/// Both launches of one size.
struct Case {
    primal: Box<dyn Fn(&Device)>,
    gradient: Box<dyn Fn(&Device)>,
    /// Adjoints that the gradient consumes: they are 1 before each run.
    seeds: Vec<Buffer<f64>>,
    /// Inputs with a derivative, if there is a gradient by hand, and the adjoints of all inputs.
    inputs: Vec<Buffer<f64>>,
    shadows: Vec<Buffer<f64>>,
    /// Bytes that the gradient stores on a GPU.
    tape_bytes: u64,
    by_hand: Option<Box<dyn ByHand>>,
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

/// All take turns until they have filled this time, with at least five rounds.
const BUDGET_S: f64 = 1.5;
/// Largest accepted difference between the derivatives and those by hand, relative if they are larger than 1.
const TOLERANCE: f64 = 1e-9;

/// Runs the gradient and the one by hand once, and compares them.
fn compare(name: &str, case: &mut Case, device: &Device) {
    case.gradient(device);
    let Some(by_hand) = &mut case.by_hand else { return };
    by_hand.run();
    let of_kernel: Vec<f64> = case.shadows.iter().flat_map(Buffer::to_vec).collect();
    let of_hand: Vec<f64> = by_hand.shadows().concat();
    assert_eq!(of_kernel.len(), of_hand.len(), "{name}");
    for (a, b) in of_kernel.iter().zip(&of_hand) {
        assert!((a - b).abs() <= TOLERANCE * (1.0 + b.abs()), "{name}: {a}, by hand {b}");
    }
}

/// Writes the numbers of the buffers to `<folder>/<name>`, little-endian.
fn write(folder: &Path, name: &str, buffers: &[Buffer<f64>]) {
    let bytes: Vec<u8> =
        buffers.iter().flat_map(Buffer::to_vec).flat_map(f64::to_le_bytes).collect();
    std::fs::write(folder.join(name), bytes).expect("a folder to write to"); // UNWRAP: an argument of this program
}

fn measure(name: &str, size: u32, case: &mut Case, run: &Run, is_smallest: bool) {
    let workers = run.workers;
    let device = Device::cpu().with_workers(workers);
    seconds(&case.primal, &device);
    compare(name, case, &device);
    if let (Some(folder), Some(_)) = (&run.folder, &case.by_hand) {
        write(Path::new(folder), &format!("{name}-{size}-inputs.f64"), &case.inputs);
        write(Path::new(folder), &format!("{name}-{size}-gradient.f64"), &case.shadows);
    }
    let (mut primal, mut gradient, mut by_hand) = (Vec::new(), Vec::new(), Vec::new());
    let begin = Instant::now();
    while primal.len() < 5 || begin.elapsed().as_secs_f64() < BUDGET_S {
        primal.push(seconds(&case.primal, &device));
        gradient.push(case.gradient(&device));
        if let Some(case) = &mut case.by_hand {
            let start = Instant::now();
            case.run();
            by_hand.push(start.elapsed().as_secs_f64());
        }
    }
    let rounds = primal.len();
    // Other programs on the machine only add to a time.
    let fastest = |times: Vec<f64>| times.into_iter().fold(f64::INFINITY, f64::min);
    let (primal, gradient) = (fastest(primal), fastest(gradient));
    let mut more = String::new();
    if !by_hand.is_empty() {
        more += &format!(", \"by_hand_s\": {:e}", fastest(by_hand));
    }
    if is_smallest {
        more += &format!(", \"emulator_s\": {:e}", case.gradient(&Device::emulator()));
    }
    println!(
        "{{\"kernel\": \"{name}\", \"size\": {size}, \"workers\": {workers}, \"primal_s\": {primal:e}, \"gradient_s\": \
         {gradient:e}, \"gradient_over_primal\": {:.2}, \"tape_bytes\": {}, \"rounds\": {rounds}{more}}}",
        gradient / primal,
        case.tape_bytes
    );
}

/// Number of threads, and the folder to write to.
struct Run {
    workers: usize,
    folder: Option<String>,
}

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let filter = arguments.first().map_or("", String::as_str);
    let all = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let workers = arguments.get(1).and_then(|n| n.parse().ok()).unwrap_or(all);
    let run = Run { workers, folder: arguments.get(2).cloned() };
    for (name, sizes, make) in cases::ALL {
        if name.contains(filter) {
            for size in sizes {
                measure(name, *size, &mut make(*size), &run, *size == sizes[0]);
            }
        }
    }
}
