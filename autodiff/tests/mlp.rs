//! A network's loss as one function: loops over layers, spans of an arena, kernels with hand-written rules.

#![allow(missing_docs, unreachable_pub)]

use rootgrad_autodiff::{autodiff_reverse, pullback};

/// The scalars of the kernels; the engine requires only the operators.
pub trait Scalar:
    Copy
    + Default
    + std::ops::Add<Output = Self>
    + std::ops::Sub<Output = Self>
    + std::ops::Mul<Output = Self>
    + std::ops::AddAssign
{
    fn of(value: f64) -> Self;
    fn tanh(self) -> Self;
}

macro_rules! scalar {
    ($t:ident) => {
        impl Scalar for $t {
            fn of(value: f64) -> Self {
                value as $t
            }
            fn tanh(self) -> Self {
                $t::tanh(self)
            }
        }
    };
}

scalar!(f32);
scalar!(f64);

mod kernels {
    use super::{Scalar, pullback};

    /// out (n) = w (n, m) x (m)
    pub fn matvec<T: Scalar>(out: &mut [T], slope: &mut [T], x: &[T], w: &[T], squash: bool) {
        for (i, o) in out.iter_mut().enumerate() {
            let mut z = T::of(0.0);
            for k in 0..x.len() {
                z += x[k] * w[i * x.len() + k];
            }
            *o = if squash { z.tanh() } else { z };
            slope[i] = if squash { T::of(1.0) - *o * *o } else { T::of(1.0) };
        }
    }

    #[pullback(of = matvec)]
    pub fn matvec_pullback<T: Scalar>(
        out: &[T],
        d_out: &mut [T],
        slope: &[T],
        d_slope: &mut [T],
        x: &[T],
        d_x: &mut [T],
        w: &[T],
        d_w: &mut [T],
        squash: bool,
    ) {
        assert!(d_slope.is_empty());
        let _ = squash;
        for i in 0..out.len() {
            let d = std::mem::take(&mut d_out[i]) * slope[i];
            for k in 0..x.len() {
                d_w[i * x.len() + k] += d * x[k];
                if !d_x.is_empty() {
                    d_x[k] += d * w[i * x.len() + k];
                }
            }
        }
    }

    pub fn mse<T: Scalar>(y: &[T], target: &[T], weight: T) -> T {
        let mut sum = T::of(0.0);
        for i in 0..y.len() {
            sum += (y[i] - target[i]) * (y[i] - target[i]);
        }
        sum * weight
    }

    #[pullback(of = mse)]
    pub fn mse_pullback<T: Scalar>(
        y: &[T],
        d_y: &mut [T],
        target: &[T],
        d_target: &mut [T],
        weight: T,
        d_ret: T,
    ) {
        assert!(d_target.is_empty());
        for i in 0..y.len() {
            d_y[i] += d_ret * weight * T::of(2.0) * (y[i] - target[i]);
        }
    }
}

pub struct Layer {
    w: std::ops::Range<usize>,
    /// Position in `acts` at which the layer's output begins, and its length.
    out: usize,
    n: usize,
    squash: bool,
}

#[derive(Clone, Copy)]
pub enum Kind {
    Mse,
    Half,
}

#[autodiff_reverse(
    loss_pullback,
    Duplicated,
    Const,
    Const,
    Const,
    Duplicated,
    Const,
    Const,
    Active
)]
pub fn loss<T: Scalar>(
    params: &[T],
    x: &[T],
    target: &[T],
    weight: T,
    #[write_once] acts: &mut [T],
    #[write_once] slopes: &mut [T],
    layers: &[Layer],
) -> T {
    let kind = if layers.len() > 1 { Kind::Half } else { Kind::Mse };
    for (l, layer) in layers.iter().enumerate() {
        let (before, rest) = acts.split_at_mut(layer.out);
        let out = &mut rest[..layer.n];
        let slope = &mut slopes[layer.out..layer.out + layer.n];
        let w = &params[layer.w.clone()];
        if l == 0 {
            kernels::matvec(out, slope, x, w, layer.squash);
        } else {
            let last = &layers[l - 1];
            kernels::matvec(out, slope, &before[last.out..last.out + last.n], w, layer.squash);
        }
    }
    let last = &layers[layers.len() - 1];
    let y = &acts[last.out..last.out + last.n];
    let total = match kind {
        Kind::Mse => kernels::mse(y, target, weight),
        Kind::Half => T::of(0.5) * kernels::mse(y, target, weight),
    };
    total + T::of(1e-3) * params[0] * params[0]
}

fn setup() -> (Vec<f64>, Vec<f64>, Vec<f64>, Vec<Layer>) {
    let layers = vec![
        Layer { w: 0..6, out: 0, n: 3, squash: true },
        Layer { w: 6..18, out: 3, n: 4, squash: true },
        Layer { w: 18..22, out: 7, n: 1, squash: false },
    ];
    let params: Vec<f64> = (0..22).map(|i| ((i * 7 + 3) as f64).sin()).collect();
    (params, vec![0.3, -0.8], vec![0.25], layers)
}

#[test]
fn gradient_agrees_with_central_differences() {
    let (params, x, target, layers) = setup();
    let value = |p: &[f64]| loss(p, &x, &target, 1.5, &mut [0.0; 8], &mut [0.0; 8], &layers);
    let mut d_params = vec![0.0; 22];
    let (mut acts, mut d_acts, mut slopes) = ([0.0; 8], [0.0; 8], [0.0; 8]);
    let primal = loss_pullback(
        &params,
        &mut d_params,
        &x,
        &target,
        1.5,
        &mut acts,
        &mut d_acts,
        &mut slopes,
        &layers,
        1.0,
    );
    assert_eq!(primal.to_bits(), value(&params).to_bits());
    assert_eq!(d_acts, [0.0; 8]);
    for i in 0..params.len() {
        let mut p = params.clone();
        let h = 1e-6;
        p[i] += h;
        let up = value(&p);
        p[i] -= 2.0 * h;
        let numeric = (up - value(&p)) / (2.0 * h);
        assert!((numeric - d_params[i]).abs() < 1e-8, "{i}: {numeric} {}", d_params[i]);
    }
}

#[test]
fn works_in_single_precision() {
    let (params, x, target, layers) = setup();
    let single = |v: &[f64]| v.iter().map(|&v| v as f32).collect::<Vec<f32>>();
    let mut d_params = vec![0.0; 22];
    let (mut acts, mut d_acts, mut slopes) = ([0.0; 8], [0.0; 8], [0.0; 8]);
    loss_pullback(
        &params,
        &mut d_params,
        &x,
        &target,
        1.5,
        &mut acts,
        &mut d_acts,
        &mut slopes,
        &layers,
        1.0,
    );
    let mut d_single = vec![0.0_f32; 22];
    let (mut acts, mut d_acts, mut slopes) = ([0.0_f32; 8], [0.0; 8], [0.0; 8]);
    loss_pullback(
        &single(&params),
        &mut d_single,
        &single(&x),
        &single(&target),
        1.5,
        &mut acts,
        &mut d_acts,
        &mut slopes,
        &layers,
        1.0,
    );
    for (a, b) in d_params.iter().zip(&d_single) {
        assert!((a - f64::from(*b)).abs() < 1e-5, "{a} {b}");
    }
}

#[test]
#[should_panic(expected = "#[write_once]")]
fn a_region_written_twice_is_noticed() {
    let (params, x, target, mut layers) = setup();
    layers[2].out = 0;
    let (mut acts, mut d_acts, mut slopes) = ([0.0; 8], [0.0; 8], [0.0; 8]);
    loss_pullback(
        &params,
        &mut [0.0; 22],
        &x,
        &target,
        1.5,
        &mut acts,
        &mut d_acts,
        &mut slopes,
        &layers,
        1.0,
    );
}

#[test]
fn the_rule_item_forwards_to_the_rule() {
    let mut d_y = [0.0];
    kernels::mse::pullback(&[3.0], &mut d_y, &[1.0], &mut [], 1.0, 1.0);
    assert_eq!(d_y, [4.0]);
}
