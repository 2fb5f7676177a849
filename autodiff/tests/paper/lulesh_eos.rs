//! The equation of state of an ideal gas with artificial viscosity, as in LULESH 2.0, one element for each thread. Written
//! anew as a kernel; the notice of LULESH stands in `lulesh_notice.txt`.

use rootgrad_autodiff::kernel;

/// Energy, pressure, viscosity, sound speed and volume of the elements of a region after a step. `repeats` is how often an
/// element is evaluated, which makes some regions expensive.
#[kernel]
#[autodiff_reverse(
    d_material, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated,
    Duplicated, Duplicated, Const, Const, Const
)]
#[autodiff_forward(
    t_material, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Const, Const, Const
)]
pub(crate) fn material(
    energy: Global<f64>,
    pressure: Global<f64>,
    viscosity: Global<f64>,
    volume: Global<f64>,
    sound: Global<f64>,
    new_volume: Global<f64>,
    growth: Global<f64>,
    quadratic: Global<f64>,
    linear: Global<f64>,
    elements: Global<u32>,
    repeats: Global<u32>,
    n: u32,
) {
    const E_CUT: f64 = 1e-7;
    const P_CUT: f64 = 1e-7;
    const Q_CUT: f64 = 1e-7;
    const V_CUT: f64 = 1e-10;
    const LARGEST_VOLUME: f64 = 1e9;
    const SMALLEST_VOLUME: f64 = 1e-9;
    const SMALLEST_PRESSURE: f64 = 0.0;
    const SMALLEST_ENERGY: f64 = -1e15;
    const DENSITY: f64 = 1.0;
    const SLOPE: f64 = 2.0 / 3.0;
    struct Gas {
        p: f64,
        /// Pressure over energy.
        factor: f64,
    }
    fn gas(e: f64, compression: f64, volume: f64) -> Gas {
        let factor = SLOPE * (compression + 1.0);
        let raw = factor * e;
        let cut = if raw.abs() < P_CUT || volume >= LARGEST_VOLUME { 0.0 } else { raw };
        let p = if cut < SMALLEST_PRESSURE { SMALLEST_PRESSURE } else { cut };
        Gas { p, factor }
    }
    fn speed(e: f64, volume: f64, g: Gas) -> f64 {
        let square = (SLOPE * e + volume * volume * g.factor * g.p) / DENSITY;
        if square <= 0.1111111e-36 { 0.3333333e-18 } else { square.sqrt() }
    }
    fn cut(e: f64) -> f64 {
        let small = if e.abs() < E_CUT { 0.0 } else { e };
        if small < SMALLEST_ENERGY { SMALLEST_ENERGY } else { small }
    }
    let i = thread::index_1d();
    if i >= n {
        return;
    }
    let at = elements.get(i);
    let raw = new_volume.get(at);
    let above = if raw < SMALLEST_VOLUME { SMALLEST_VOLUME } else { raw };
    let v = if above > LARGEST_VOLUME { LARGEST_VOLUME } else { above };
    let is_small = v <= SMALLEST_VOLUME;
    let is_large = v >= LARGEST_VOLUME;
    let dv = growth.get(at);
    let e_old = energy.get(at);
    let q_old = viscosity.get(at);
    let ql = linear.get(at);
    let qq = quadratic.get(at);
    let mut e = 0.0f64;
    let mut p = 0.0f64;
    let mut q = 0.0f64;
    let mut factor = 0.0f64;
    // Variables that do not change are computed again in the reverse sweep, so that nothing is stored.
    for r in 0..repeats.get(i) {
        let p_old = if is_large { 0.0 } else { pressure.get(at) };
        let compression = if is_large { 0.0 } else { 1.0 / v - 1.0 };
        let halfway = if is_small { compression } else { 1.0 / (v - dv * 0.5) - 1.0 };
        let half_compression = if is_large { 0.0 } else { halfway };
        // Half of the step.
        let first = e_old - 0.5 * dv * (p_old + q_old);
        let e1 = if first < SMALLEST_ENERGY { SMALLEST_ENERGY } else { first };
        let half = gas(e1, half_compression, v);
        let half_speed = speed(e1, 1.0 / (1.0 + half_compression), half);
        let q1 = if dv > 0.0 { 0.0 } else { half_speed * ql + qq };
        let e2 = cut(e1 + 0.5 * dv * (3.0 * (p_old + q_old) - 4.0 * (half.p + q1)));
        // The whole step, and its correction.
        let whole = gas(e2, compression, v);
        let whole_speed = speed(e2, v, whole);
        let q2 = if dv > 0.0 { 0.0 } else { whole_speed * ql + qq };
        let sum = 7.0 * (p_old + q_old) - 8.0 * (half.p + q1) + (whole.p + q2);
        let e3 = cut(e2 - sum * dv * (1.0 / 6.0));
        let end = gas(e3, compression, v);
        let end_speed = speed(e3, v, end);
        let last = end_speed * ql + qq;
        let q3 = if last.abs() < Q_CUT { 0.0 } else { last };
        e = e3;
        p = end.p;
        q = if dv > 0.0 { q1 } else { q3 };
        factor = end.factor;
    }
    energy.set(at, e);
    pressure.set(at, p);
    viscosity.set(at, q);
    sound.set(at, speed(e, v, Gas { p, factor }));
    let moved = new_volume.get(at);
    volume.set(at, if (moved - 1.0).abs() < V_CUT { 1.0 } else { moved });
}
