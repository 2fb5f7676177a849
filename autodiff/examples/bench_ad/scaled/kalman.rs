//! A Kalman filter along a track: position and slope with their covariance, measured at equal distances.

use super::{Of, Scaled};
use rootgrad_autodiff::{Differentiable, autodiff_forward, autodiff_reverse, differentiable};

#[derive(Clone, Copy, Differentiable)]
struct State {
    x: f64,
    slope: f64,
    xx: f64,
    xs: f64,
    ss: f64,
}

#[derive(Clone, Differentiable)]
struct Track {
    hits: Vec<f64>,
    resolution: f64,
    noise: f64,
}

/// The state after a step of length 1, with multiple scattering.
#[differentiable]
fn transported(s: &State, noise: f64) -> State {
    State {
        x: s.x + s.slope,
        slope: s.slope,
        xx: s.xx + 2.0 * s.xs + s.ss,
        xs: s.xs + s.ss,
        ss: s.ss + noise * noise,
    }
}

#[differentiable]
fn updated(s: &State, hit: f64, resolution: f64) -> State {
    let variance = s.xx + resolution * resolution;
    let (gain_x, gain_s) = (s.xx / variance, s.xs / variance);
    let residual = hit - s.x;
    State {
        x: s.x + gain_x * residual,
        slope: s.slope + gain_s * residual,
        xx: s.xx - gain_x * s.xx,
        xs: s.xs - gain_x * s.xs,
        ss: s.ss - gain_s * s.xs,
    }
}

#[differentiable]
fn chi_square(s: &State, hit: f64, resolution: f64) -> f64 {
    (hit - s.x) * (hit - s.x) / (s.xx + resolution * resolution)
}

#[autodiff_reverse(d_fit, Duplicated, Active)]
#[autodiff_forward(t_fit, Dual, Dual)]
fn fit(track: &Track) -> f64 {
    let mut s = State { x: 0.0, slope: 0.0, xx: 10.0, xs: 0.0, ss: 10.0 };
    let mut sum = 0.0;
    for i in 0..track.hits.len() {
        let hit = track.hits[i];
        s = transported(&s, track.noise);
        sum += chi_square(&s, hit, track.resolution);
        s = updated(&s, hit, track.resolution);
    }
    sum
}

pub fn case(size: usize) -> Box<dyn Scaled> {
    let noise = super::numbers(size, 6);
    let hits = noise.iter().enumerate().map(|(i, r)| 0.1 * i as f64 + 0.05 * r).collect();
    Of::boxed(
        Track { hits, resolution: 0.05, noise: 0.01 },
        fit,
        |track, d| {
            d_fit(track, d, 1.0);
        },
        t_fit,
    )
}
