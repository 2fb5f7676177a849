//! Pullbacks compared with central differences.

use rootgrad::kernels::{self, Activation};

use crate::harness::{check, random};

/// Moves numbers away from a kink at 0.
fn off_zero(x: Vec<f64>) -> Vec<f64> {
    x.into_iter().map(|x| x + 0.01 * x.signum()).collect()
}

#[test]
fn linear() {
    for (activation, name) in Activation::ALL {
        for (b, i, o) in [(1, 1, 1), (3, 4, 5), (2, 17, 1), (5, 1, 3), (4, 3, 19)] {
            let forward = |a: &[Vec<f64>]| {
                let mut out = vec![0.0; b * o];
                kernels::linear(&mut out, &mut [], &a[0], &a[1], &a[2], activation, b, i, o);
                out
            };
            let pullback = |a: &[Vec<f64>], u: &[f64], d: &mut [Vec<f64>]| {
                let (mut out, mut slope) = (vec![0.0; b * o], vec![f64::NAN; b * o]);
                kernels::linear(&mut out, &mut slope, &a[0], &a[1], &a[2], activation, b, i, o);
                let mut d_out = u.to_vec();
                let [d_x, d_w, d_b] = d else { panic!("three inputs") };
                kernels::linear_pullback(
                    &out,
                    &mut d_out,
                    &slope,
                    &mut [],
                    &a[0],
                    d_x,
                    &a[1],
                    d_w,
                    &a[2],
                    d_b,
                    activation,
                    b,
                    i,
                    o,
                );
                assert!(d_out.iter().all(|&d| d == 0.0), "d_out must be consumed");
            };
            // A kink of ReLU within h of a sampled z would spoil the difference; with these seeds there is no such
            // z.
            let inputs = [random(1, b * i), random(2, i * o), random(3, o)];
            let name = format!("linear {name} B={b} I={i} O={o}");
            check(&name, &forward, &pullback, &inputs, &[true; 3]);
        }
    }
}

#[test]
fn binary_cross_entropy() {
    let target = vec![0.0, 1.0, 1.0, 0.0, 0.3, 1.0, 0.0];
    let logits = off_zero(random(4, 7).iter().map(|z| 6.0 * z).collect());
    let forward = |a: &[Vec<f64>]| vec![kernels::binary_cross_entropy(&a[0], &a[1], &a[2])];
    let pullback = |a: &[Vec<f64>], u: &[f64], d: &mut [Vec<f64>]| {
        let [d_z, d_t, d_w] = d else { panic!("three inputs") };
        kernels::binary_cross_entropy_pullback(&a[0], d_z, &a[1], d_t, &a[2], d_w, u[0]);
    };
    let inputs = [logits, target, random(5, 7)];
    check("binary_cross_entropy", &forward, &pullback, &inputs, &[true; 3]);
}

#[test]
fn softmax_cross_entropy() {
    for k in [1, 2, 5] {
        let class: Vec<f64> = (0..6).map(|i| f64::from(i % k)).collect();
        let k = k as usize;
        let forward = |a: &[Vec<f64>]| vec![kernels::softmax_cross_entropy(&a[0], &a[1], &a[2], k)];
        let pullback = |a: &[Vec<f64>], u: &[f64], d: &mut [Vec<f64>]| {
            let [d_z, d_c, d_w] = d else { panic!("three inputs") };
            kernels::softmax_cross_entropy_pullback(&a[0], d_z, &a[1], d_c, &a[2], d_w, k, u[0]);
        };
        let logits = random(6, 6 * k).iter().map(|z| 4.0 * z).collect();
        let inputs = [logits, class, random(7, 6)];
        check("softmax_cross_entropy", &forward, &pullback, &inputs, &[true, false, true]);
    }
}

#[test]
fn regression() {
    for k in [1, 3] {
        let forward = |a: &[Vec<f64>]| vec![kernels::mse(&a[0], &a[1], &a[2], k)];
        let pullback = |a: &[Vec<f64>], u: &[f64], d: &mut [Vec<f64>]| {
            let [d_y, d_t, d_w] = d else { panic!("three inputs") };
            kernels::mse_pullback(&a[0], d_y, &a[1], d_t, &a[2], d_w, k, u[0]);
        };
        let inputs = [random(8, 9 * k), random(9, 9 * k), random(10, 9)];
        check("mse", &forward, &pullback, &inputs, &[true; 3]);

        for delta in [0.05, 0.5, 10.0] {
            let forward = |a: &[Vec<f64>]| vec![kernels::huber(&a[0], &a[1], &a[2], delta, k)];
            let pullback = |a: &[Vec<f64>], u: &[f64], d: &mut [Vec<f64>]| {
                let [d_y, d_t, d_w] = d else { panic!("three inputs") };
                kernels::huber_pullback(&a[0], d_y, &a[1], d_t, &a[2], d_w, delta, k, u[0]);
            };
            check("huber", &forward, &pullback, &inputs, &[true; 3]);
        }
    }
}

/// Far from zero the losses must not overflow or lose digits. Closed forms: the loss tends to |z|, or to e^−|z|.
#[test]
fn losses_stay_finite_for_large_logits() {
    let loss = |z: f32, t: f32| kernels::binary_cross_entropy(&[z], &[t], &[1.0]);
    assert_eq!(loss(1000.0, 0.0), 1000.0);
    assert_eq!(loss(-1000.0, 1.0), 1000.0);
    // eˣ saturates at 1.6·10⁻³⁸ in f32.
    assert!(loss(1000.0, 1.0) < 2e-38);
    let tail = f64::from(loss(20.0, 1.0));
    assert!((tail / (-20.0_f64).exp() - 1.0).abs() < 1e-5, "{tail}");
    let softmax = kernels::softmax_cross_entropy(&[1000.0_f32, -1000.0], &[1.0], &[1.0], 2);
    assert_eq!(softmax, 2000.0);
    let mut p = [1000.0_f32, 1000.0, -1000.0];
    kernels::softmax(&mut p, 3);
    assert!(p[0] == 0.5 && p[1] == 0.5 && p[2] < 2e-38, "{p:?}");
}

#[test]
#[should_panic(expected = "class is 2; wanted 0 to 1")]
fn a_class_out_of_range_is_reported() {
    kernels::softmax_cross_entropy(&[0.0, 1.0], &[2.0], &[1.0], 2);
}
