//! Derivatives with a fault each: every fault is caught, by a report of the emulator or by a wrong value.
//!
//! A mutant is the printed derivative with one line changed; a test compares both texts, so that the mutants follow
//! the engine.

#[path = "kernels/tapes.rs"]
mod tapes;

use rootgrad_autodiff::kernel;
use rootgrad_autodiff::kernel::{Buffer, Device, Report};

use tapes::{d_halving, d_powers};

#[kernel]
#[autodiff_reverse(d_joint, Duplicated, Duplicated, Const)]
fn joint(out: Global<f64>, x: Global<f64>, n: u32) {
    let i = thread::index_1d();
    if i < n {
        out.set(i, x.get(2 * i) * x.get(i + 1));
    }
}

/// `d_joint` without one atomic.
#[kernel]
fn without_atomic(out: Global<f64>, d_out: Global<f64>, x: Global<f64>, d_x: Global<f64>, n: u32) {
    let i: u32 = thread::index_1d();
    if i < n {
        out.set(i, x.get(2 * i) * x.get(i + 1));
        let seed: f64 = d_out.get(i);
        d_out.set(i, 0.0);
        d_x.atomic_add(2 * i, seed * x.get(i + 1));
        d_x.add(i + 1, seed * x.get(2 * i));
    }
}

/// `d_joint` with an index shifted by one.
#[kernel]
fn shifted(out: Global<f64>, d_out: Global<f64>, x: Global<f64>, d_x: Global<f64>, n: u32) {
    let i: u32 = thread::index_1d();
    if i < n {
        out.set(i, x.get(2 * i) * x.get(i + 1));
        let seed: f64 = d_out.get(i);
        d_out.set(i, 0.0);
        d_x.atomic_add(2 * i, seed * x.get(i + 1));
        d_x.atomic_add(i + 2, seed * x.get(2 * i));
    }
}

/// `d_joint` without setting the seed to zero.
#[kernel]
fn not_zeroed(out: Global<f64>, d_out: Global<f64>, x: Global<f64>, d_x: Global<f64>, n: u32) {
    let i: u32 = thread::index_1d();
    if i < n {
        out.set(i, x.get(2 * i) * x.get(i + 1));
        let seed: f64 = d_out.get(i);
        d_x.atomic_add(2 * i, seed * x.get(i + 1));
        d_x.atomic_add(i + 1, seed * x.get(2 * i));
    }
}

#[kernel]
#[autodiff_reverse(d_mirror, Duplicated, Duplicated)]
fn mirror(out: Global<f64>, x: Global<f64>) {
    let s = Shared::<f64, 8>::new();
    let t = thread::thread_idx_x();
    s.set(t, x.get(t) * x.get(t));
    sync_threads();
    out.set(t, s.get(7 - t));
}

/// `d_mirror` without the barrier of the reverse sweep.
#[kernel]
fn without_barrier(out: Global<f64>, d_out: Global<f64>, x: Global<f64>, d_x: Global<f64>) {
    let s = Shared::<f64, 8>::new();
    let d_s = Shared::<f64, 8>::new();
    let mut at: u32 = thread::thread_idx_x()
        + thread::block_dim_x()
            * (thread::thread_idx_y() + thread::block_dim_y() * thread::thread_idx_z());
    while at < 8 {
        d_s.set(at, 0.0);
        at += thread::block_dim_x() * thread::block_dim_y() * thread::block_dim_z();
    }
    let t: u32 = thread::thread_idx_x();
    s.set(t, x.get(t) * x.get(t));
    sync_threads();
    let s_at: f64 = s.get(7 - t);
    out.set(t, s_at);
    sync_threads();
    let mut d_s_at: f64 = 0.0;
    let seed_1: f64 = d_out.get(t);
    d_out.set(t, 0.0);
    d_s_at += seed_1;
    d_s.atomic_add(7 - t, d_s_at);
    let seed: f64 = d_s.get(t);
    d_s.set(t, 0.0);
    d_x.atomic_add(t, seed * x.get(t));
    d_x.atomic_add(t, seed * x.get(t));
}

/// `d_mirror` without the zeros in the shared shadow.
#[kernel]
fn without_zeros(out: Global<f64>, d_out: Global<f64>, x: Global<f64>, d_x: Global<f64>) {
    let s = Shared::<f64, 8>::new();
    let d_s = Shared::<f64, 8>::new();
    let t: u32 = thread::thread_idx_x();
    s.set(t, x.get(t) * x.get(t));
    sync_threads();
    let s_at: f64 = s.get(7 - t);
    out.set(t, s_at);
    sync_threads();
    let mut d_s_at: f64 = 0.0;
    let seed_1: f64 = d_out.get(t);
    d_out.set(t, 0.0);
    d_s_at += seed_1;
    d_s.atomic_add(7 - t, d_s_at);
    sync_threads();
    let seed: f64 = d_s.get(t);
    d_s.set(t, 0.0);
    d_x.atomic_add(t, seed * x.get(t));
    d_x.atomic_add(t, seed * x.get(t));
}

/// The lines of a kernel, without its name and the proofs.
fn lines(source: &str) -> Vec<&str> {
    source.lines().filter(|l| !l.starts_with("//") && !l.starts_with("fn ")).collect()
}

/// Numbers of lines of the derivative that the mutant lacks, and of lines that it has instead.
fn changes(derivative: &str, mutant: &str) -> (usize, usize) {
    let (all, mut rest) = (lines(derivative), lines(mutant));
    let mut missing = 0;
    for line in all {
        match rest.iter().position(|l| *l == line) {
            Some(at) => drop(rest.remove(at)),
            None => missing += 1,
        }
    }
    (missing, rest.len())
}

#[test]
fn each_mutant_differs_in_one_place() {
    assert_eq!(changes(d_joint::RUST, without_atomic::RUST), (1, 1));
    assert_eq!(changes(d_joint::RUST, shifted::RUST), (1, 1));
    assert_eq!(changes(d_joint::RUST, not_zeroed::RUST), (1, 0));
    assert_eq!(changes(d_mirror::RUST, without_barrier::RUST), (1, 0));
    assert_eq!(changes(d_mirror::RUST, without_zeros::RUST), (5, 0)); // the loop
}

/// `d_x` and `d_out` after a launch on 6 threads with the seed 1, and the emulator's reports.
macro_rules! after {
    ($launch:path, $x:expr $(, $n:expr)?) => {{
        let device = Device::emulator();
        let (out, d_out) = (Buffer::zeros(8), Buffer::from([1.0; 8]));
        let x = Buffer::from($x);
        let d_x = Buffer::zeros(x.len());
        $launch(&device, 1, 8, &out, &d_out, &x, &d_x $(, $n)?).unwrap();
        (d_x.to_vec(), d_out.to_vec(), device.reports())
    }};
}

#[test]
fn faults_of_global_memory_are_caught() {
    let x: Vec<f64> = (0..16).map(|i| 0.5 + f64::from(i)).collect();
    let mut wanted = vec![0.0; 16];
    for i in 0..8 {
        wanted[2 * i] += x[i + 1];
        wanted[i + 1] += x[2 * i];
    }
    let (d_x, d_out, reports) = after!(d_joint::launch, x.clone(), 8);
    assert_eq!((d_x, d_out, reports), (wanted.clone(), vec![0.0; 8], vec![]));
    // Under sequential execution the values are right: only the record of accesses finds the race.
    let (d_x, _, reports) = after!(without_atomic::launch, x.clone(), 8);
    assert_eq!(d_x, wanted);
    assert!(matches!(reports[0], Report::Race { buffer: "d_x", .. }), "{reports:?}");
    let (d_x, _, _) = after!(shifted::launch, x.clone(), 8);
    assert_ne!(d_x, wanted);
    let (d_x, d_out, _) = after!(not_zeroed::launch, x, 8);
    assert_eq!((d_x, d_out), (wanted, vec![1.0; 8]));
}

#[test]
fn additions_of_several_cores_are_not_lost() {
    let n = 6000u32;
    let x: Vec<f64> = (0..2 * n).map(|i| f64::from(i % 13)).collect();
    let mut wanted = vec![0.0; x.len()];
    for i in 0..n as usize {
        wanted[2 * i] += x[i + 1];
        wanted[i + 1] += x[2 * i];
    }
    let [out, d_x] = [n, 2 * n].map(|len| Buffer::zeros(len as usize));
    let d_out = Buffer::from(vec![1.0; n as usize]);
    let device = Device::cpu().with_workers(4);
    d_joint::launch(&device, n.div_ceil(64), 64, &out, &d_out, &Buffer::from(&x[..]), &d_x, n)
        .unwrap();
    assert_eq!(d_x.to_vec(), wanted); // sums of small integers are exact in any order
}

#[test]
fn faults_of_barriers_and_shared_memory_are_caught() {
    let x: Vec<f64> = (0..8).map(f64::from).collect();
    let wanted: Vec<f64> = (0..8).map(|i| 2.0 * f64::from(i)).collect();
    let (d_x, _, reports) = after!(d_mirror::launch, x.clone());
    assert_eq!((d_x, reports), (wanted, vec![]));
    let (_, _, reports) = after!(without_barrier::launch, x.clone());
    assert!(matches!(reports[0], Report::Race { buffer: "d_s", .. }), "{reports:?}");
    let (_, _, reports) = after!(without_zeros::launch, x);
    assert!(matches!(reports[0], Report::Unwritten { buffer: "d_s", .. }), "{reports:?}");
}

#[test]
fn a_derivative_is_launched_only_where_it_is_right() {
    let device = Device::cpu();
    let [x, d_x, seed] = [0.0, 0.0, 1.0].map(|v| Buffer::from([v; 16]));
    let shared = d_joint::launch(&device, 1, 8, &x, &seed, &x, &d_x, 8).unwrap_err().to_string();
    assert!(shared.starts_with("`out` and `x` are the same buffer"), "{shared}");
    let shared = d_joint::launch(&device, 1, 8, &d_x, &seed, &x, &seed, 8).unwrap_err().to_string();
    assert!(shared.starts_with("`d_out` and `d_x` are the same buffer"), "{shared}");
    let longer = d_joint::launch(&device, 1, 8, &d_x, &seed, &x, &Buffer::zeros(17), 8);
    assert_eq!(
        longer.unwrap_err().to_string(),
        "`d_x` has 17 elements, but `x` has 16; a shadow has the length of its buffer"
    );
    let small = device.with_shared_memory(64);
    assert_eq!(mirror::launch(&small, 1, 8, &d_x, &x), Ok(()));
    assert_eq!(
        d_mirror::launch(&small, 1, 8, &d_x, &seed, &x, &Buffer::zeros(16))
            .unwrap_err()
            .to_string(),
        "the kernel needs 128 bytes of shared memory for each block (the function that it is the derivative of: 64), the \
         device gives 64; use smaller shared arrays"
    );
}

#[kernel]
#[autodiff_reverse(d_add, Duplicated, Duplicated, Duplicated)]
fn add(out: Global<f32>, a: Global<f32>, b: Global<f32>) {
    let i = thread::index_1d();
    out.set(i, a.get(i) * b.get(0) + a.get(i));
}

#[test]
fn two_parameters_may_be_one_buffer_if_both_are_read() {
    let device = Device::emulator();
    let x = Buffer::from([2.0, 3.0]);
    let [d_a, d_b, out] = [0.0; 3].map(|v| Buffer::from([v; 2]));
    d_add::launch(&device, 1, 2, &out, &Buffer::from([1.0; 2]), &x, &d_a, &x, &d_b).unwrap();
    assert_eq!(device.reports(), []);
    // out = x·x₀ + x: the derivative by x is the sum of both shadows.
    assert_eq!((d_a.to_vec(), d_b.to_vec()), (vec![3.0, 3.0], vec![5.0, 0.0]));
    let together = d_add::launch(&device, 1, 2, &out, &Buffer::from([1.0; 2]), &x, &d_a, &x, &d_a);
    assert!(together.unwrap_err().to_string().contains("add the two derivatives afterwards"));
}

#[test]
fn the_size_of_a_tape_is_known_or_asked_for() {
    // Two values of four bytes would be too many: one is stored for each pass.
    assert_eq!(d_powers::tape_passes(5), 5);
    assert_eq!(d_powers::tape_bytes(3, 4, d_powers::tape_passes(5)), 3 * 4 * 5 * 4);
    let (out, x, d_x) = (Buffer::zeros(2), Buffer::from([1.5f32, 2.0]), Buffer::zeros(2));
    let device = Device::cpu();
    d_powers::launch(&device, 1, 2, &out, &Buffer::from([1.0; 2]), &x, &d_x, 2).unwrap();
    // y = x⁴/8
    assert_eq!(d_x.to_vec(), [1.5f32.powi(3) / 2.0, 4.0]);
    // The lengths follow from the data: 9 → 8.1 → 6.561 → 4.3 → 1.85 → 0.34.
    let x = Buffer::from([9.0f32, 0.5]);
    let launch = |passes| {
        d_halving::launch(
            &device,
            1,
            2,
            &out,
            &Buffer::from([1.0; 2]),
            &x,
            &Buffer::zeros(2),
            passes,
        )
    };
    assert_eq!(launch(5), Ok(()));
    assert_eq!(
        launch(4).unwrap_err().to_string(),
        "tape_f32 is full: block 0 thread 0 stores more values than the launch allows; launch with more passes"
    );
}
