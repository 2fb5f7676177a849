//! Kernels whose threads exchange values in warps, and kernels with constants.

use rootgrad_autodiff::kernel;
use rootgrad_autodiff::kernel::{Buffer, Device, LaunchError, Report};

use crate::harness::Case;

/// The sum of a block: of each warp by shuffles, then of the warps by a shared array.
#[kernel]
#[autodiff_reverse(d_block_sum, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_block_sum, Dual, Dual, Const, Dual)]
pub(crate) fn block_sum(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    const WARPS: u32 = 2;
    let s = Shared::<f64, WARPS>::new();
    let t = thread::thread_idx_x();
    let i = thread::index_1d();
    let mut v = if i < n { (x.get(i) * a).sin() } else { 0.0 };
    let mut h = 16u32;
    while h > 0 {
        v += shfl_down(v, h);
        h /= 2;
    }
    if t % 32 == 0 {
        s.set(t / 32, v);
    }
    sync_threads();
    if i < n {
        out.set(i, (s.get(0) + s.get(1)) * x.get(i));
    }
}

/// Values that the reverse sweep needs go through shuffles in a loop, within a branch of the whole block.
#[kernel]
#[autodiff_reverse(d_butterfly, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_butterfly, Dual, Dual, Const, Dual)]
pub(crate) fn butterfly(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    let mut y = x.get(i % n);
    if n > 3 {
        for k in 0..5 {
            let other = shfl_xor(y * a, 1 << k);
            y = 0.4 * y * other + other.cos();
        }
        let last = shfl_xor(y, 31);
        y = shfl_up(y * last, 0) + last;
    }
    if i < n {
        out.set(i, y * y);
    }
}

/// Up and down; the threads at the ends take their own values.
#[kernel]
#[autodiff_reverse(d_neighbours, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_neighbours, Dual, Dual, Const, Dual)]
pub(crate) fn neighbours(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let (i, j) = thread::index_2d();
    let at = j * thread::block_dim_x() + i;
    let mut y = x.get(at % n) + a;
    for k in 1u32..4 {
        y = 0.3 * y * shfl_down(y, k) + shfl_up(y * y, 3 * k) * a;
        if k == 2 {
            y = y.sqrt() + shfl_down(a * y, 17);
        }
    }
    if at < n {
        out.set(at, y);
    }
}

/// A polynomial with constants; functions see them as well.
#[kernel]
#[autodiff_reverse(d_constants, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_constants, Dual, Dual, Const, Dual)]
pub(crate) fn constants(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    const TERMS: u32 = 2 * HALF;
    const HALF: u32 = 2;
    const C: [f64; TERMS] = [0.5, -1.0 / 3.0, THIRD, 2.0];
    const THIRD: f64 = 1.0 / 3.0;
    fn polynomial(v: f64) -> f64 {
        let mut sum = 0.0f64;
        for k in (0..TERMS).rev() {
            sum = sum * v + C[k];
        }
        sum
    }
    let i = thread::index_1d();
    if i < n {
        let powers = [x.get(i); TERMS];
        out.set(i, polynomial(a * powers[TERMS - 1]) * THIRD);
    }
}

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(block_sum d_block_sum t_block_sum: 2, 64, out 100, x 100, n 100, passes 8),
        case!(butterfly d_butterfly t_butterfly: 2, 32, out 40, x 40, n 40),
        case!(neighbours d_neighbours t_neighbours: 1, (16, 4), out 64, x 64, n 64),
        case!(constants d_constants t_constants: 2, 4, out 7, x 7, n 7),
    ]
}

#[test]
fn shuffles_exchange_values_as_documented() {
    #[kernel]
    fn all(down: Global<u32>, up: Global<i64>, xor: Global<f32>, by: u32) {
        let i = thread::index_1d();
        down.set(i, shfl_down(i, by));
        up.set(i, shfl_up(i as i64, by));
        xor.set(i, shfl_xor(i as f32, by));
    }
    for device in [Device::cpu(), Device::emulator()] {
        for by in [0u32, 1, 5, 31] {
            let (down, up, xor) = (Buffer::zeros(128), Buffer::zeros(128), Buffer::zeros(128));
            all::launch(&device, 2, 64, &down, &up, &xor, by).unwrap();
            let of = |f: &dyn Fn(u32) -> u32| (0..128).map(f).collect::<Vec<_>>();
            let lane = |i: u32| i % 32;
            assert_eq!(down.to_vec(), of(&|i| if lane(i) + by < 32 { i + by } else { i }));
            let wanted = of(&|i| if lane(i) >= by { i - by } else { i });
            assert_eq!(up.to_vec(), wanted.into_iter().map(i64::from).collect::<Vec<_>>());
            let wanted = of(&|i| i - lane(i) + (lane(i) ^ by));
            assert_eq!(xor.to_vec(), wanted.into_iter().map(|v| v as f32).collect::<Vec<_>>());
            assert_eq!(device.reports(), []);
        }
    }
    let (down, up, xor) = (Buffer::zeros(128), Buffer::zeros(128), Buffer::zeros(128));
    let launch = |block, by| all::launch(&Device::cpu(), 1, block, &down, &up, &xor, by);
    assert_eq!(
        launch(40, 1).unwrap_err().to_string(),
        "the kernel exchanges values in warps of 32 threads, but a block has 40 × 1 × 1 = 40; launch blocks of a multiple \
         of 32 threads"
    );
    assert!(matches!(launch(32, 32), Err(LaunchError::Undefined(_))));
}

/// A shuffle is no barrier for shared memory.
#[test]
fn the_emulator_sees_a_race_across_a_shuffle() {
    #[kernel]
    fn race(out: Global<f32>, x: Global<f32>) {
        let s = Shared::<f32, 64>::new();
        let t = thread::thread_idx_x();
        s.set(t, x.get(t));
        let v = shfl_xor(x.get(t), 1);
        out.set(t, v + s.get(63 - t));
    }
    let device = Device::emulator();
    race::launch(&device, 1, 64, &Buffer::zeros(64), &Buffer::zeros(64)).unwrap();
    let reports = device.reports();
    assert!(matches!(reports[0], Report::Race { buffer: "s", epoch: 0, .. }), "{reports:?}");
}
