//! Tests the functions: values against closed formulas, gradients against finite differences.

use rootgrad_autodiff::{GradientCheck, check_gradients};
use rootgrad_torch_functions::*;

#[test]
fn a_dense_layer_is_a_product_and_a_sum() {
    let (x, w, b) = ([1.0, 2.0, 3.0, 4.0], [0.5, -1.0, 2.0, 1.0, 0.0, 3.0], [0.1, 0.2, 0.3]);
    let mut y = [0.0; 6];
    dense(&x, &w, &b, &mut y);
    assert_eq!(y, [2.6, -0.8, 8.3, 5.6, -2.8, 18.3]);
}

#[test]
fn a_focal_loss_without_focus_is_the_cross_entropy() {
    let (z, t) = ([0.3, -2.0, 800.0], [1.0, 0.0, 1.0]);
    let wanted = ((-0.3_f64).exp().ln_1p() + (-2.0_f64).exp().ln_1p()) / 3.0;
    assert!((focal_loss(&z, &t, 0.0) - wanted).abs() < 1e-15);
    let q: f64 = 1.0 / (1.0 + (-0.3_f64).exp());
    let focused = focal_loss(&z[..1], &t[..1], 2.0);
    assert!((focused + (1.0 - q).powi(2) * q.ln()).abs() < 1e-15);
}

/// Without damping and stiffening x = cos √k t; a step of the method lags by (√k dt)⁵ / 120 in phase.
#[test]
fn an_orbit_of_a_spring_is_a_cosine() {
    let mut positions = [0.0; 400];
    orbit(&[4.0, 0.0, 0.0], &[1.0, 0.0], 400.0, 0.01, &mut positions);
    for (i, x) in positions.iter().enumerate() {
        let t = 0.01 * (i + 1) as f64;
        assert!((x - (2.0 * t).cos()).abs() < 1.2e-8, "{t}: {x}");
    }
    assert!(orbit_misfit(&[4.0, 0.0, 0.0], &[1.0, 0.0], &positions, 0.01) == 0.0);
}

#[test]
fn gradients_are_those_of_differences() {
    let options = GradientCheck::default();
    let (z, t) = ([0.3, -2.0, 1.1], [1.0, 0.0, 0.0]);
    let loss = |z: &[f64], y: &mut [f64]| y[0] = focal_loss(z, &t, 2.0);
    let of_loss = |z: &[f64], d_y: &mut [f64], d_z: &mut [f64]| {
        d_focal_loss(z, d_z, &t, 2.0, d_y[0]);
    };
    check_gradients(&z, 1, loss, of_loss, &options).unwrap();

    // The parameters, then the start.
    let all = [1.3, 0.2, 0.4, 1.0, 0.2];
    let measured: Vec<f64> = (1..=50).map(|i| (0.1 * f64::from(i)).cos()).collect();
    let misfit = |p: &[f64], y: &mut [f64]| y[0] = orbit_misfit(&p[..3], &p[3..], &measured, 0.1);
    let of_misfit = |p: &[f64], d_y: &mut [f64], d_p: &mut [f64]| {
        let (d_parameters, d_start) = d_p.split_at_mut(3);
        d_orbit_misfit(&p[..3], d_parameters, &p[3..], d_start, &measured, 0.1, d_y[0]);
    };
    check_gradients(&all, 1, misfit, of_misfit, &options).unwrap();

    let positions = |p: &[f64], y: &mut [f64]| orbit(&p[..3], &p[3..], 20.0, 0.1, y);
    let of_positions = |p: &[f64], d_y: &mut [f64], d_p: &mut [f64]| {
        let (d_parameters, d_start) = d_p.split_at_mut(3);
        let mut positions = [0.0; 20];
        d_orbit(&p[..3], d_parameters, &p[3..], d_start, 20.0, 0.1, &mut positions, d_y);
    };
    check_gradients(&all, 20, positions, of_positions, &options).unwrap();
}
