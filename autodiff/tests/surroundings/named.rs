//! Functions, variables and fields with names that derivatives would otherwise use.

use rootgrad_autodiff::*;

#[autodiff_reverse(d_x, Active, Active, Active, Active)]
#[autodiff_forward(t_x, Dual, Dual, Dual, Dual)]
#[hessian(h_x, Active, Active, Active, Active)]
fn x(x: f64, d_x: f64, t_x: f64) -> f64 {
    let d_ret = x * d_x;
    let tape = (d_ret * t_x).sin();
    let result = tape * tape + x;
    let d = result * d_x;
    let seed = d * d;
    let kept_1 = seed + tape;
    let value = kept_1 * t_x;
    value * x
}

#[test]
fn variables_may_be_named_like_shadows_and_tapes() {
    let p = [0.3, 0.5, 0.7];
    let (y, a, b, c) = d_x(p[0], p[1], p[2], 1.0);
    assert_eq!(y.to_bits(), x(p[0], p[1], p[2]).to_bits());
    let at = |[a, b, c]: [f64; 3]| x(a, b, c);
    crate::agrees(p, [a, b, c], at);
    let rows = h_x(p[0], p[1], p[2]);
    for (i, row) in rows.into_iter().enumerate() {
        crate::agrees(p, row, |[x, y, z]| {
            let (_, a, b, c) = d_x(x, y, z, 1.0);
            [a, b, c][i]
        });
    }
}

#[derive(Clone, Differentiable)]
struct Raw {
    r#type: f64,
    r#ref: Vec<f64>,
}

#[differentiable]
impl Raw {
    fn r#do(&self, r#box: f64) -> f64 {
        self.r#type * r#box + self.r#ref[0]
    }
}

#[differentiable]
fn r#async(x: f64) -> f64 {
    x * x
}

fn r#dyn(r#type: f64) -> f64 {
    r#type.sin()
}

#[pullback(of = r#dyn)]
fn sin_pullback(r#type: f64, d_type: &mut f64, d_ret: f64) {
    *d_type += r#type.cos() * d_ret;
}

#[pushforward(of = r#dyn, second_order = on)]
fn sin_pushforward(r#type: f64, t_type: f64) -> (f64, f64) {
    (r#type.sin(), r#type.cos() * t_type)
}

#[autodiff_reverse(r#try, Duplicated, Active, Active)]
#[autodiff_forward(r#await, Dual, Dual, Dual)]
#[hessian_vector(product, Duplicated, Active, Active)]
fn raw(r: &Raw, r#match: f64) -> f64 {
    let mut r#loop = 0.0;
    for r#in in 0..3 {
        let r#loop_ = r#match * f64::from(r#in);
        r#loop += r#loop_ * r#loop * r.r#type + r#loop_;
        if r#loop > 100.0 {
            break;
        }
    }
    let r#loop = r#loop * 2.0;
    r#dyn(r#loop) * r.r#do(r#async(r#match)) * r.r#type
}

#[test]
fn names_may_be_raw_identifiers() {
    let make = |[a, b]: [f64; 2]| Raw { r#type: a, r#ref: vec![b] };
    let at = |[a, b, x]: [f64; 3]| raw(&make([a, b]), x);
    let gradient = |[a, b, x]: [f64; 3]| {
        let mut d = make([0.0, 0.0]);
        let (_, d_x) = r#try(&make([a, b]), &mut d, x, 1.0);
        [d.r#type, d.r#ref[0], d_x]
    };
    let p = [0.3, 0.5, 0.7];
    crate::agrees(p, gradient(p), at);
    let v = [0.2, -0.4, 0.9];
    let mut h = make([0.0, 0.0]);
    let (slope, h_x) = product(&make([p[0], p[1]]), &make([v[0], v[1]]), &mut h, p[2], v[2]);
    let dot = |p| gradient(p).iter().zip(v).map(|(g, v)| g * v).sum::<f64>();
    assert!((slope - dot(p)).abs() < 1e-14);
    crate::agrees(p, [h.r#type, h.r#ref[0], h_x], dot);
    let (_, slope_again) = r#await(&make([p[0], p[1]]), &make([v[0], v[1]]), p[2], v[2]);
    assert!((slope_again - slope).abs() < 1e-14);
}

#[estimate_error(rounding)]
fn estimated(r#type: f64) -> f64 {
    let r#fn = r#type * r#type;
    r#fn * 3.0
}

#[test]
fn an_estimate_names_raw_identifiers_without_their_prefix() {
    let estimate = rounding(2.0);
    assert!(["fn", "type"].into_iter().all(|name| estimate.of(name, 1.0).is_some()), "{estimate}");
}
