//! Motion of the nodes, and the largest time steps, as in LULESH 2.0. Written anew as kernels; the notice of LULESH stands
//! in `lulesh_notice.txt`.

use rootgrad_autodiff::kernel;

/// Acceleration, velocity and position of the nodes. Bit k of `fixed` holds a node in the plane of symmetry of axis k.
#[kernel]
#[autodiff_reverse(
    d_motion, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated,
    Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Const, Const, Active
)]
#[autodiff_forward(
    t_motion, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Const,
    Const, Dual
)]
pub(crate) fn motion(
    x: Global<f64>,
    y: Global<f64>,
    z: Global<f64>,
    xd: Global<f64>,
    yd: Global<f64>,
    zd: Global<f64>,
    xdd: Global<f64>,
    ydd: Global<f64>,
    zdd: Global<f64>,
    fx: Global<f64>,
    fy: Global<f64>,
    fz: Global<f64>,
    mass: Global<f64>,
    fixed: Global<u32>,
    n: u32,
    dt: f64,
) {
    const U_CUT: f64 = 1e-7;
    fn axis(
        place: Global<f64>,
        speed: Global<f64>,
        acceleration: Global<f64>,
        force: f64,
        is_fixed: bool,
        i: u32,
        dt: f64,
    ) {
        let a = if is_fixed { 0.0 } else { force };
        acceleration.set(i, a);
        let moved = speed.get(i) + a * dt;
        let v = if moved.abs() < U_CUT { 0.0 } else { moved };
        speed.set(i, v);
        place.add(i, v * dt);
    }
    let i = thread::index_1d();
    if i >= n {
        return;
    }
    let m = mass.get(i);
    let bits = fixed.get(i);
    axis(x, xd, xdd, fx.get(i) / m, bits & 1 == 1, i, dt);
    axis(y, yd, ydd, fy.get(i) / m, bits & 2 == 2, i, dt);
    axis(z, zd, zdd, fz.get(i) / m, bits & 4 == 4, i, dt);
}

/// Largest time steps by the speed of sound and by the change of volume: the smallest of each block, in shared memory.
#[kernel]
#[autodiff_reverse(d_time_steps, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Const)]
#[autodiff_forward(t_time_steps, Dual, Dual, Dual, Dual, Dual, Const)]
pub(crate) fn time_steps(
    courant: Global<f64>,
    hydro: Global<f64>,
    sound: Global<f64>,
    strain: Global<f64>,
    length: Global<f64>,
    n: u32,
) {
    const NONE: f64 = 1e20;
    const BLOCK: u32 = 64;
    const QQC: f64 = 2.0;
    const MOST_CHANGE: f64 = 0.1;
    let first = Shared::<f64, BLOCK>::new();
    let second = Shared::<f64, BLOCK>::new();
    let t = thread::thread_idx_x();
    let i = thread::index_1d();
    let mut c = NONE;
    let mut h = NONE;
    if i < n {
        let rate = strain.get(i);
        if rate != 0.0 {
            let size = length.get(i);
            let mut square = sound.get(i) * sound.get(i);
            if rate < 0.0 {
                square += 64.0 * QQC * QQC * size * size * rate * rate;
            }
            c = size / square.sqrt();
            h = MOST_CHANGE / (rate.abs() + 1e-20);
        }
    }
    first.set(t, c);
    second.set(t, h);
    sync_threads();
    let mut half = BLOCK / 2;
    while half > 0 {
        if t < half {
            first.set(t, first.get(t).min(first.get(t + half)));
            second.set(t, second.get(t).min(second.get(t + half)));
        }
        sync_threads();
        half /= 2;
    }
    if t == 0 {
        courant.set(thread::block_idx_x(), first.get(0));
        hydro.set(thread::block_idx_x(), second.get(0));
    }
}
