//! Hessian-vector products are reverse over forward. Forward over reverse, the reverse derivative run on dual numbers,
//! gives the same.
#![allow(missing_docs, clippy::needless_range_loop, clippy::assign_op_pattern)]

#[path = "common/dual.rs"]
mod dual;

use dual::Dual;
use rootgrad_autodiff::{Real, autodiff_reverse, differentiable, hessian_vector};

type Product = fn(&[f64], &[f64], &mut [f64]) -> f64;
type OnDuals = fn(&[Dual], &mut [Dual], Dual) -> Dual;

#[track_caller]
fn check(product: Product, on_duals: OnDuals, x: &[f64]) {
    let v: Vec<f64> = (0..x.len()).map(|i| (1.7 * i as f64 + 0.4).sin()).collect();
    let mut hv = vec![0.0; x.len()];
    let slope = product(x, &v, &mut hv);
    let duals: Vec<Dual> = x.iter().zip(&v).map(|(&x, &v)| Dual::new(x, v)).collect();
    let mut gradient = vec![Dual::default(); x.len()];
    let value = on_duals(&duals, &mut gradient, Dual::new(1.0, 0.0));
    let close = |got: f64, want: f64| (got - want).abs() <= 1e-12 * want.abs().max(1.0);
    assert!(close(slope, value.t), "slope {slope} and {}", value.t);
    for (i, (h, g)) in hv.iter().zip(&gradient).enumerate() {
        assert!(close(*h, g.t), "{i}: {h} and {}", g.t);
    }
}

macro_rules! both_ways {
    ($($(#[$attribute:meta])* $name:ident at $at:expr => fn primal<T: Real>($x:ident: &[T]) -> T $body:block)*) => {
        $(mod $name {
            use super::*;
            $(#[$attribute])*
            #[autodiff_reverse(reverse, Duplicated, Active)]
            #[hessian_vector(product, Duplicated, Active)]
            fn primal<T: Real>($x: &[T]) -> T $body

            #[test]
            fn agrees() {
                check(product::<f64>, reverse::<Dual>, &$at);
            }
        })*
    };
}

#[differentiable]
fn shifted<T: Real>(out: &mut [T], x: &[T], by: T) -> T {
    let mut sum = T::from_f64(0.0);
    for i in 0..x.len() {
        out[i] = out[i] * x[i].tanh() + by;
        sum += out[i] * out[i];
    }
    sum
}

both_ways! {
    rosenbrock at [0.3, -1.2, 0.8, 1.7] => fn primal<T: Real>(x: &[T]) -> T {
        let mut s = T::from_f64(0.0);
        for i in 0..x.len() - 1 {
            let a = x[i + 1] - x[i] * x[i];
            let b = T::from_f64(1.0) - x[i];
            s += T::from_f64(100.0) * a * a + b * b;
        }
        s
    }

    pendulum at [0.4, 0.9, 1.3] => fn primal<T: Real>(x: &[T]) -> T {
        let (mut q, mut p) = (x[0], x[1]);
        let dt = T::from_f64(0.05);
        for _ in 0..40 {
            p -= dt * x[2] * q.sin();
            q += dt * p;
        }
        p * p - x[2] * q.cos()
    }

    newton at [2.3, 0.4] => fn primal<T: Real>(x: &[T]) -> T {
        let mut y = x[0];
        let tolerance = T::from_f64(1e-9);
        while (y * y * y - x[0] * x[1]).abs() > tolerance {
            y -= (y * y * y - x[0] * x[1]) / (T::from_f64(3.0) * y * y);
        }
        if y > x[1] {
            return y.powf(x[1]);
        }
        y * x[1]
    }

    methods at [0.35, 1.4, 0.62] => fn primal<T: Real>(x: &[T]) -> T {
        let (a, b, c) = (x[0], x[1], x[2]);
        let mut s = a.asin() + b.acosh() * c.acos() + a.atan() * b.asinh() + c.atanh();
        s += a.cbrt() * b.cosh() + c.exp2() * a.exp_m1() + b.hypot(c) * a.ln();
        s += b.log(a) + a.log10() * b.log2() + a.max(b) * c.min(b) + a.mul_add(b, c * c);
        s += a.powf(b) * b.powi(-2) + c.recip() + b % a + c.sinh() * b.tan() + a.ln_1p();
        s += c.copysign(-a) * c + c.to_radians() * b.to_degrees() + a.clamp(c, b) * a.tanh();
        s * b.atan2(c) + a.abs() * b.fract() + b.rem_euclid(a) + a.sqrt() * c.cos()
    }

    #[allow(deprecated)] // A buffer is stored in each pass.
    callees at [0.35, 1.4, -0.62, 0.2] => fn primal<T: Real>(x: &[T]) -> T {
        let mut out = x.to_vec();
        let mut s = x[0];
        for _ in 0..3 {
            let change = shifted(&mut out, x, s * x[1]);
            s += change * T::from_f64(0.1);
        }
        s * out[2]
    }
}
