//! An orbit from its differential equation, and its misfit to measurements.

use rootgrad_autodiff::{autodiff_reverse, differentiable, export_torch, hessian_vector};

/// Length of the state: x, v.
pub const STATE: usize = 2;

/// Computes dx/dt = v, dv/dt = −k x − c v − a x³: a damped oscillator with a stiffening spring (Duffing's).
#[differentiable]
fn slope(x: f64, v: f64, k: f64, c: f64, a: f64) -> (f64, f64) {
    (v, -k * x - c * v - a * x * x * x)
}

/// Advances by a step of length dt with the classical Runge-Kutta method.
#[differentiable]
fn step(x: f64, v: f64, k: f64, c: f64, a: f64, dt: f64) -> (f64, f64) {
    let (x1, v1) = slope(x, v, k, c, a);
    let (x2, v2) = slope(x + 0.5 * dt * x1, v + 0.5 * dt * v1, k, c, a);
    let (x3, v3) = slope(x + 0.5 * dt * x2, v + 0.5 * dt * v2, k, c, a);
    let (x4, v4) = slope(x + dt * x3, v + dt * v3, k, c, a);
    (x + dt / 6.0 * (x1 + 2.0 * x2 + 2.0 * x3 + x4), v + dt / 6.0 * (v1 + 2.0 * v2 + 2.0 * v3 + v4))
}

/// Returns the positions of the orbit from `start` (x, v) on, after each of `steps` steps of length `dt`; `parameters` are k, c,
/// a.
#[export_torch(length = steps as usize)]
#[autodiff_reverse(d_orbit, Duplicated, Duplicated, Const, Const, Duplicated)]
pub fn orbit(parameters: &[f64], start: &[f64], steps: f64, dt: f64, positions: &mut [f64]) {
    let (k, c, a) = (parameters[0], parameters[1], parameters[2]);
    let (mut x, mut v) = (start[0], start[1]);
    for i in 0..steps as usize {
        (x, v) = step(x, v, k, c, a, dt);
        positions[i] = x;
    }
}

/// Returns half the sum of squared differences between `measured` and [`orbit`]'s positions: minus the logarithm of the
/// likelihood, up to a constant, for errors of unit variance.
#[export_torch]
#[autodiff_reverse(d_orbit_misfit, Duplicated, Duplicated, Const, Const, Active)]
#[hessian_vector(h_orbit_misfit, Duplicated, Duplicated, Const, Const, Active)]
pub fn orbit_misfit(parameters: &[f64], start: &[f64], measured: &[f64], dt: f64) -> f64 {
    let (k, c, a) = (parameters[0], parameters[1], parameters[2]);
    let (mut x, mut v) = (start[0], start[1]);
    let mut sum = 0.0;
    for measured in measured {
        (x, v) = step(x, v, k, c, a, dt);
        let away = x - measured;
        sum += 0.5 * away * away;
    }
    sum
}
