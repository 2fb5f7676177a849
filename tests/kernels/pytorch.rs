//! Values and gradients from PyTorch: `tests/reference/kernels.json`, made by `kernels.py` beside it.

use rootgrad::kernels::optimizer::{AdamStep, adam, sgd};
use rootgrad::kernels::{self, Activation, Real};
use serde_json::Value;

fn reference() -> Value {
    serde_json::from_str(include_str!("../reference/kernels.json")).unwrap()
}

fn array<T: Real>(case: &Value, key: &str) -> Vec<T> {
    let values = case[key].as_array().unwrap_or_else(|| panic!("no {key}"));
    values.iter().map(|v| T::from_f64(v.as_f64().unwrap())).collect()
}

fn size(case: &Value, key: &str) -> usize {
    case[key].as_u64().unwrap() as usize
}

fn near<T: Real>(what: &str, got: &[T], want: &[T], tolerance: f64) {
    assert_eq!(got.len(), want.len(), "{what}");
    for (i, (g, w)) in got.iter().zip(want).enumerate() {
        let (g, w) = (g.to_f64(), w.to_f64());
        assert!((g - w).abs() <= tolerance * (1.0 + w.abs()), "{what}[{i}]: {g} against {w}");
    }
}

fn linear<T: Real>(tolerance: f64) {
    for case in reference()["linear"].as_array().unwrap() {
        let name = case["activation"].as_str().unwrap();
        let activation: Activation = name.parse().unwrap();
        let (b, i, o) = (size(case, "B"), size(case, "I"), size(case, "O"));
        let [x, w, bias] = ["x", "w", "b"].map(|key| array::<T>(case, key));
        let (mut y, mut slope) = (vec![T::ZERO; b * o], vec![T::ZERO; b * o]);
        kernels::linear(&mut y, &mut slope, &x, &w, &bias, activation, b, i, o);
        near(&format!("{name} y"), &y, &array(case, "y"), tolerance);
        let mut d_y = array::<T>(case, "u");
        let [mut d_x, mut d_w, mut d_b] = [&x, &w, &bias].map(|a| vec![T::ZERO; a.len()]);
        kernels::linear_pullback(
            &y,
            &mut d_y,
            &slope,
            &mut [],
            &x,
            &mut d_x,
            &w,
            &mut d_w,
            &bias,
            &mut d_b,
            activation,
            b,
            i,
            o,
        );
        near(&format!("{name} d_x"), &d_x, &array(case, "d_x"), tolerance);
        near(&format!("{name} d_w"), &d_w, &array(case, "d_w"), tolerance);
        near(&format!("{name} d_b"), &d_b, &array(case, "d_b"), tolerance);
    }
}

#[test]
fn linear_in_double_precision() {
    linear::<f64>(1e-13);
}

#[test]
fn linear_in_single_precision() {
    linear::<f32>(3e-6);
}

fn losses<T: Real>(tolerance: f64) {
    for case in reference()["losses"].as_array().unwrap() {
        let name = case["loss"].as_str().unwrap();
        let k = size(case, "K");
        let [y, t, w] = ["output", "target", "weight"].map(|key| array::<T>(case, key));
        let mut d = vec![T::ZERO; y.len()];
        let (one, none) = (T::ONE, &mut [][..]);
        let (no_t, no_w) = (none, &mut [][..]);
        let value = match name {
            "binary_cross_entropy" => {
                kernels::binary_cross_entropy_pullback(&y, &mut d, &t, no_t, &w, no_w, one);
                kernels::binary_cross_entropy(&y, &t, &w)
            }
            "softmax_cross_entropy" => {
                kernels::softmax_cross_entropy_pullback(&y, &mut d, &t, no_t, &w, no_w, k, one);
                kernels::softmax_cross_entropy(&y, &t, &w, k)
            }
            "mse" => {
                kernels::mse_pullback(&y, &mut d, &t, no_t, &w, no_w, k, one);
                kernels::mse(&y, &t, &w, k)
            }
            "huber" => {
                let delta = T::from_f64(case["delta"].as_f64().unwrap());
                kernels::huber_pullback(&y, &mut d, &t, no_t, &w, no_w, delta, k, one);
                kernels::huber(&y, &t, &w, delta, k)
            }
            other => panic!("unknown loss {other}"),
        };
        near(name, &[value.to_f64()], &[case["value"].as_f64().unwrap()], tolerance);
        near(name, &d, &array(case, "d_output"), tolerance);
    }
}

#[test]
fn losses_in_double_precision() {
    losses::<f64>(1e-13);
}

#[test]
fn losses_in_single_precision() {
    losses::<f32>(2e-6);
}

/// Five steps with a decay of 0.1, each optimiser with the constants of `kernels.py`.
fn optimizers<T: Real>(tolerance: f64) {
    for case in reference()["optimizers"].as_array().unwrap() {
        let name = case["optimizer"].as_str().unwrap();
        let mut p = array::<T>(case, "start");
        let (mut m, mut v) = (vec![T::ZERO; p.len()], vec![T::ZERO; p.len()]);
        for (n, gradient) in case["gradients"].as_array().unwrap().iter().enumerate() {
            let g = array::<T>(&serde_json::json!({ "g": gradient }), "g");
            let (decoupled, l2) = if name == "adamw" { (0.1, 0.0) } else { (0.0, 0.1) };
            if name == "sgd" {
                let constants = (T::from_f64(0.02), T::from_f64(0.7), T::from_f64(l2), T::ONE);
                sgd(&mut p, &mut m, &g, constants);
            } else {
                let betas = (0.8, 0.95, 1e-6);
                let step = AdamStep::new(betas, 0.02, decoupled, l2, 1.0, n as u64 + 1);
                adam(&mut p, &mut m, &mut v, &g, &step);
            }
        }
        near(name, &p, &array(case, "end"), tolerance);
    }
}

#[test]
fn optimizers_in_double_precision() {
    optimizers::<f64>(1e-14);
}

#[test]
fn optimizers_in_single_precision() {
    optimizers::<f32>(1e-6);
}
