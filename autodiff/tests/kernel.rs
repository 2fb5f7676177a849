//! Kernels on the CPU and under the emulator.

#[path = "kernels/undefined.rs"]
mod undefined;

use rootgrad_autodiff::kernel;
use rootgrad_autodiff::kernel::{Buffer, Device, LaunchError, Report};

#[kernel]
fn scale(out: Global<f32>, n: u32, x: Global<f32>, a: f32) {
    let i = thread::index_1d();
    if i < n {
        out.set(i, a * x.get(i));
    }
}

#[kernel]
fn language(out: Global<f64>, n: u32, x: Global<f64>, m: i32) {
    fn square(v: f64) -> f64 {
        v * v
    }
    let (i, j) = thread::index_2d();
    let width = thread::block_dim_x() * thread::grid_dim_x();
    let at = j * width + i;
    if at >= n {
        return;
    }
    let mut a = [0.5f64; 3];
    for k in (0..3).rev() {
        a[k] += (k as f64) * x.get(at);
    }
    let mut k = 1u32;
    let mut s = 0.0f64;
    while k < 20 && s < 3.0 {
        s += square(a[k % 3]) + 0.1;
        k = (k << 1) + 1;
    }
    let sign: f64 = if (at ^ 1) & 3 == 2 { -1.0 } else { 1.0 };
    let t = x[at].max(0.25).ln() + s.powi(m) % 3.0;
    out[at] = sign * t;
    out[at] -= (x[at] - 1.0).abs().sqrt();
}

#[kernel]
fn reduce(total: Global<f32>, x: Global<f32>, n: u32) {
    let s = Shared::<f32, 64>::new();
    let t = thread::thread_idx_x();
    let i = thread::index_1d();
    let v = if i < n { x.get(i) } else { 0.0 };
    s.set(t, v);
    sync_threads();
    let mut h = thread::block_dim_x() / 2;
    while h > 0 {
        if t < h {
            let other = s.get(t + h);
            s.add(t, other);
        }
        sync_threads();
        h /= 2;
    }
    if t == 0 {
        total.atomic_add(0, s.get(0));
    }
}

fn inputs(n: usize) -> Vec<f64> {
    (0..n).map(|i| ((i * 37 + 11) % 64) as f64 / 24.0 + 0.01).collect()
}

#[test]
fn a_launch_computes() {
    let device = Device::cpu();
    let x: Vec<f32> = inputs(5000).iter().map(|&v| v as f32).collect();
    let out = Buffer::zeros(5000);
    scale::launch(&device, 5000u32.div_ceil(128), 128, &out, 5000, &Buffer::from(&x[..]), 1.5)
        .unwrap();
    let wanted: Vec<f32> = x.iter().map(|v| 1.5 * v).collect();
    assert_eq!(out.to_vec(), wanted);
}

/// The body of `language` as plain Rust.
fn plain(at: u32, x: f64, m: i32) -> f64 {
    let a: Vec<f64> = (0..3).map(|k| 0.5 + f64::from(k) * x).collect();
    let (mut k, mut s) = (1usize, 0.0);
    while k < 20 && s < 3.0 {
        s += a[k % 3] * a[k % 3] + 0.1;
        k = 2 * k + 1;
    }
    let sign: f64 = if (at ^ 1) & 3 == 2 { -1.0 } else { 1.0 };
    sign * (x.max(0.25).ln() + s.powi(m) % 3.0) - (x - 1.0).abs().sqrt()
}

#[test]
fn the_language_means_what_rust_means() {
    let x = inputs(90);
    for device in [Device::cpu(), Device::emulator()] {
        let out = Buffer::zeros(90);
        language::launch(&device, (2, 3), (4, 4), &out, 90, &Buffer::from(&x[..]), 2).unwrap();
        let wanted: Vec<f64> = x.iter().enumerate().map(|(i, &v)| plain(i as u32, v, 2)).collect();
        for (got, wanted) in out.to_vec().iter().zip(wanted) {
            assert!((got - wanted).abs() < 1e-14, "{got} {wanted}");
        }
        assert_eq!(device.reports(), []);
    }
}

#[test]
fn a_block_reduces_its_part() {
    let x: Vec<f32> = (0..300).map(|i| (i % 16) as f32).collect();
    for device in [Device::cpu(), Device::emulator()] {
        let total = Buffer::from([1.0]);
        reduce::launch(&device, 5, 64, &total, &Buffer::from(&x[..]), 300).unwrap();
        assert_eq!(total.to_vec(), [1.0 + x.iter().sum::<f32>()]);
        assert_eq!(device.reports(), []);
    }
    assert_eq!(reduce::SHARED_BYTES, 256);
}

#[kernel]
fn neighbour(f: Global<f32>, n: u32) {
    let i = thread::index_1d();
    if i + 1 < n {
        f.set(i + 1, 2.0 * f.get(i));
    }
}

#[kernel]
fn no_barrier(x: Global<f32>) {
    let s = Shared::<f32, 8>::new();
    let t = thread::thread_idx_x();
    s.set(t, x.get(t));
    x.set(t, s.get(7 - t));
}

#[kernel]
fn plain_sum(total: Global<f32>, x: Global<f32>) {
    total.add(0, x.get(thread::index_1d()));
}

#[kernel]
fn half_written(out: Global<f32>, x: Global<f32>) {
    let s = Shared::<f32, 8>::new();
    let t = thread::thread_idx_x();
    if t < 4 {
        s.set(t, x.get(t));
    }
    sync_threads();
    out.set(t, s.get(t));
}

#[test]
fn blocks_add_in_the_order_of_their_numbers() {
    let x: Vec<f32> = inputs(64 * 64).iter().map(|&v| v as f32 * 1e3).collect();
    let x = Buffer::from(&x[..]);
    let run = |device: &Device| {
        let total = Buffer::from([0.0]);
        reduce::launch(device, 64, 64, &total, &x, 64 * 64).unwrap();
        total.to_vec()[0]
    };
    // The order of blocks: the sum of each, in a tree, then one after the other.
    let mut wanted = 0.0f32;
    for block in x.to_vec().chunks(64) {
        let mut s = block.to_vec();
        for h in [32, 16, 8, 4, 2, 1] {
            (0..h).for_each(|t| s[t] += s[t + h]);
        }
        wanted += s[0];
    }
    for device in [Device::cpu().with_workers(1), Device::cpu(), Device::emulator()] {
        assert_eq!(run(&device).to_bits(), wanted.to_bits());
    }
}

#[test]
fn the_emulator_names_buffer_cell_and_threads() {
    let device = Device::emulator();
    let launched = neighbour::launch(&device, 2, 2, &Buffer::zeros(4), 4);
    assert_eq!(launched, Ok(()));
    let reports = device.reports();
    let race = |buffer, cell, accesses, epoch| Report::Race { buffer, cell, accesses, epoch };
    assert_eq!(reports[0], race("f", 1, [("write", 0, 0), ("read", 0, 1)], 0));
    assert_eq!(reports[1], race("f", 2, [("write", 0, 1), ("read", 1, 0)], 0));
    assert_eq!(reports.len(), 2);
    assert_eq!(
        reports[0].to_string(),
        "race at f[1]: write by block 0 thread 0, read by block 0 thread 1, with no barrier between (epoch 0)"
    );
    no_barrier::launch(&device, 1, 8, &Buffer::zeros(8)).unwrap();
    let reports = device.reports();
    assert!(
        reports.iter().any(|r| matches!(r, Report::Race { buffer: "s", cell: 0, .. })),
        "{reports:?}"
    );
    plain_sum::launch(&device, 1, 4, &Buffer::zeros(1), &Buffer::zeros(4)).unwrap();
    assert!(matches!(device.reports()[..], [Report::Race { buffer: "total", cell: 0, .. }]));
    half_written::launch(&device, 1, 8, &Buffer::zeros(8), &Buffer::zeros(8)).unwrap();
    let unwritten = device.reports();
    assert_eq!(unwritten[0], Report::Unwritten { buffer: "s", cell: 4, thread: (0, 4) });
    assert_eq!(unwritten.len(), 4);
    let x = Buffer::uninitialized(4);
    scale::launch(&device, 1, 4, &Buffer::zeros(4), 4, &x, 1.0).unwrap();
    assert_eq!(device.reports().len(), 4);
    scale::launch(&device, 1, 4, &Buffer::zeros(3), 4, &Buffer::zeros(4), 1.0).unwrap();
    assert_eq!(
        device.reports(),
        [Report::Outside { buffer: "out", cell: 3, len: 3, thread: (0, 3) }]
    );
}

#[test]
fn a_launch_that_does_not_fit_is_an_error() {
    let (device, x) = (Device::cpu(), Buffer::zeros(4));
    let message = |launched: Result<(), LaunchError>| launched.unwrap_err().to_string();
    assert_eq!(
        message(scale::launch(&device, 1, 8, &x, 8, &x, 1.0)),
        "x[4] is used by block 0 thread 4, but x has 4 elements"
    );
    assert_eq!(
        message(scale::launch(&device, 1, (32, 64), &x, 4, &x, 1.0)),
        "a block has 1 to 1024 threads, this one has 32 × 64 × 1 = 2048"
    );
    assert_eq!(
        message(scale::launch(&device, 0, 4, &x, 4, &x, 1.0)),
        "a grid has 1 to 4294967295 blocks, this one has 0 × 1 × 1 = 0"
    );
    assert!(
        message(scale::launch(&device, 1, (2, 2), &x, 4, &x, 1.0))
            .contains("launch it in one dimension")
    );
    assert_eq!(
        message(reduce::launch(&device.with_shared_memory(128), 1, 64, &x, &x, 4)),
        "the kernel needs 256 bytes of shared memory for each block, the device gives 128; use smaller shared arrays"
    );
}

#[cfg(not(feature = "cuda"))]
#[test]
fn a_program_without_cuda_refuses_gpus() {
    assert_eq!(
        Device::cuda(0).unwrap_err().to_string(),
        "this program was compiled without CUDA; compile it with the feature `cuda` of rootgrad (cargo build --features cuda), \
         or use `Device::cpu()`"
    );
}

#[test]
fn the_source_is_printed_in_both_languages() {
    assert_eq!(
        scale::RUST,
        "#[kernel]\nfn scale(out: Global<f32>, n: u32, x: Global<f32>, a: f32) {\n    \
         let i: u32 = thread::index_1d();\n    if i < n {\n        out.set(i, a * x.get(i));\n    }\n}\n"
    );
    assert_eq!(
        scale::CUDA,
        "extern \"C\" __global__ void scale(float* out, unsigned n, const float* x, float a) {\n    \
         const unsigned i = (blockIdx.x * blockDim.x + threadIdx.x);\n    if (i < n) {\n        out[i] = a * x[i];\n    \
         }\n}\n"
    );
    assert!(language::CUDA.contains("s < 3.0"), "{}", language::CUDA);
    assert!(!reduce::CUDA.contains("0.0)") && reduce::CUDA.contains(": 0.0f"), "{}", reduce::CUDA);
}

#[kernel]
#[autodiff_reverse(d_single, Duplicated, Duplicated, Const)]
#[autodiff_forward(t_single, Dual, Dual, Const)]
fn single(out: Global<f32>, x: Global<f32>, n: i32) {
    let i = thread::index_1d();
    let y = x.get(i);
    let s = 0.5 * y.exp2()
        + y.log10()
        + y.powi(n)
        + y.powi(3)
        + y.log2()
        + y.atan2(2.0)
        + y.acosh()
        + y.to_degrees();
    out.set(i, s + y.sqrt().tanh().recip() - y % 0.7 + std::f32::consts::PI);
}

#[test]
fn no_number_of_a_kernel_of_floats_is_a_double() {
    for source in [single::CUDA, d_single::CUDA, t_single::CUDA] {
        // The functions before the kernel have constants of any type.
        let kernel = &source[source.find("extern").unwrap()..];
        assert!(!kernel.contains("double"), "{kernel}");
        let words = kernel.split(|c: char| !(c.is_alphanumeric() || "._".contains(c)));
        let numbers: Vec<_> = words
            .filter(|word| word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.'))
            .collect();
        assert!(numbers.len() > 3 && numbers.iter().all(|n| n.ends_with('f')), "{numbers:?}");
    }
}

#[test]
fn a_kernel_of_floats_has_its_derivative() {
    let (x, h) = ([1.25f32, 2.5], 1.0 / 256.0);
    let device = Device::emulator();
    let at = |x: [f32; 2]| {
        let out = Buffer::zeros(2);
        single::launch(&device, 1, 2, &out, &Buffer::from(x), 2).unwrap();
        out.to_vec()
    };
    let (plus, minus) = (at(x.map(|v| v + h)), at(x.map(|v| v - h)));
    let (out, d_out, d_x) = (Buffer::zeros(2), Buffer::from([1.0; 2]), Buffer::zeros(2));
    d_single::launch(&device, 1, 2, &out, &d_out, &Buffer::from(x), &d_x, 2).unwrap();
    for i in 0..2 {
        let (got, wanted) = (d_x.to_vec()[i], (plus[i] - minus[i]) / (2.0 * h));
        assert!((got / wanted - 1.0).abs() < 1e-3, "{got} {wanted}");
    }
    assert_eq!(device.reports(), []);
}

#[kernel]
fn integers(u: Global<u32>, m: Global<i32>, order: Global<u32>) {
    u[0] -= 1;
    u.add(0, 3);
    m[0] += 1;
    m[1] = m[1] / -1;
    m[2] = -7 / 2 + -7 % 4;
    m[3] = -2147483648;
    for k in (0..3).rev().rev() {
        order[0] = 10 * order.get(0) + k;
    }
}

#[test]
fn integers_wrap() {
    let (u, order) = (Buffer::from([0u32]), Buffer::from([0u32]));
    let m = Buffer::from([i32::MAX, i32::MIN, 0, 0]);
    integers::launch(&Device::cpu(), 1, 1, &u, &m, &order).unwrap();
    assert_eq!(u.to_vec(), [2]);
    assert_eq!(m.to_vec(), [i32::MIN, i32::MIN, -6, i32::MIN]);
    assert_eq!(order.to_vec(), [12]);
}

/// No thread reaches these loops if their lengths have no meaning.
#[kernel]
#[autodiff_reverse(d_shorter, Duplicated, Duplicated, Const)]
fn shorter(out: Global<f64>, x: Global<f64>, n: u32) {
    let i = thread::index_1d();
    let mut y = x.get(i);
    if i < n {
        for k in 0..n - 1 {
            y = y * y + 1.0;
        }
    }
    out.set(i, y);
}

#[kernel]
#[autodiff_reverse(d_divided, Duplicated, Duplicated, Const, Const)]
fn divided(out: Global<f64>, x: Global<f64>, n: u32, m: u32) {
    let i = thread::index_1d();
    let mut y = x.get(i);
    if m > 0 {
        for k in 0..n / m {
            y = y * y + 1.0;
        }
    }
    out.set(i, y);
}

#[test]
fn loops_that_no_thread_reaches_need_no_tape() {
    let device = Device::cpu();
    let zeros = || Buffer::from([0.0; 4]);
    let seed = || Buffer::from([1.0, 2.0, 3.0, 4.0]);
    let d_x = zeros();
    assert_eq!([0, 1, 70].map(d_shorter::tape_passes), [0, 0, 69]);
    d_shorter::launch(&device, 1, 4, &zeros(), &seed(), &zeros(), &d_x, 0).unwrap();
    assert_eq!(d_x.to_vec(), seed().to_vec());
    let d_x = zeros();
    d_divided::launch(&device, 1, 4, &zeros(), &seed(), &zeros(), &d_x, 3, 0, 1).unwrap();
    assert_eq!(d_x.to_vec(), seed().to_vec());
    // A shape that does not fit allocates no tape.
    let huge = (u32::MAX, u32::MAX, u32::MAX);
    let launched = d_divided::launch(&device, huge, huge, &d_x, &d_x, &d_x, &d_x, 3, 1, u32::MAX);
    assert!(matches!(launched, Err(LaunchError::Shape(_))), "{launched:?}");
}

/// Partial derivatives that do not exist, of values that a branch does not use.
#[kernel]
#[autodiff_reverse(d_unused, Duplicated, Duplicated)]
#[autodiff_forward(t_unused, Dual, Dual)]
fn unused(out: Global<f64>, x: Global<f64>) {
    let r = (x.get(0) * x.get(0) + x.get(1) * x.get(1)).sqrt();
    let q = x.get(2) / x.get(0);
    let p = q * x.get(3);
    let s = x.get(4).powf(x.get(5)) + x.get(2) % x.get(1);
    let used = if r > 0.5 { r + p + s } else { 1.0 };
    out.set(0, used + 2.0 * x.get(0) + 3.0 * x.get(1) + x.get(4).powf(x.get(3)));
}

#[test]
fn a_zero_adjoint_stays_zero() {
    let x = Buffer::from([0.0, 0.0, 1.0, 3.0, -2.0, 0.5]);
    for device in [Device::cpu(), Device::emulator()] {
        let (d_out, d_x) = (Buffer::from([1.0]), Buffer::zeros(6));
        d_unused::launch(&device, 1, 1, &Buffer::zeros(1), &d_out, &x, &d_x).unwrap();
        let d_x = d_x.to_vec();
        assert_eq!((&d_x[..3], d_x[4], d_x[5]), (&[2.0, 3.0, 0.0][..], 12.0, 0.0));
        let (t_out, t_x) = (Buffer::zeros(1), Buffer::from([0.0, 0.0, 0.0, 0.0, 1.0, 0.0]));
        t_unused::launch(&device, 1, 1, &Buffer::zeros(1), &t_out, &x, &t_x).unwrap();
        assert_eq!(t_out.to_vec(), [12.0]);
    }
}

/// Names that Rust or C++ does not take as they are.
#[kernel]
#[autodiff_forward(t_named, Dual, Const, Dual)]
fn named(lives: Global<f64>, r#type: u32, _1: f64) {
    let _in = 2. * lives.get(r#type);
    let r#loop = _in * _1;
    for _ in 0..2 {
        for _0 in 0..2 {
            lives.set(_0, r#loop);
        }
    }
}

#[test]
fn all_names_are_possible() {
    let (lives, tangent) = (Buffer::from([1.0, 3.0]), Buffer::from([1.0, 2.0]));
    t_named::launch(&Device::cpu(), 1, 1, &lives, &tangent, 1, 0.5, 1.0).unwrap();
    assert_eq!((lives.to_vec(), tangent.to_vec()), (vec![3.0; 2], vec![8.0; 2]));
}

/// Shifts use the lower bits of the distance, on a GPU as well.
#[kernel]
fn shifts(out: Global<u32>, wide: Global<u64>, by: u32) {
    out[0] = 3 << by;
    out[1] = 3 << 33;
    wide[0] = 12 >> (by + 32);
}

#[test]
fn shifts_wrap() {
    let (out, wide) = (Buffer::zeros(2), Buffer::zeros(1));
    shifts::launch(&Device::cpu(), 1, 1, &out, &wide, 34).unwrap();
    assert_eq!((out.to_vec(), wide.to_vec()), (vec![12, 6], vec![3]));
    for part in ["3u << (by & 31)", "3u << 1;", "12ull >> ((by + 32u) & 63)"] {
        assert!(shifts::CUDA.contains(part), "{}", shifts::CUDA);
    }
}
