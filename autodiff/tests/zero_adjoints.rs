//! A zero adjoint stays zero where a partial derivative is infinite or NaN. Subgradients at ties add up to the
//! derivative of the smooth function that is written with `max`, `min` or `abs`.
#![allow(missing_docs, clippy::assign_op_pattern, clippy::float_cmp, clippy::if_same_then_else)]

use rootgrad_autodiff::{
    Differentiable, Real, autodiff_forward, autodiff_reverse, differentiable, hessian,
};

/// Functions of two numbers at points where a branch that is not taken, or an unused value, has no finite derivative.
/// The gradient by hand is that of the used parts.
macro_rules! stays_zero {
    ($($name:ident($x:ident = $at_x:expr, $y:ident = $at_y:expr) gives $want:expr => $body:block)*) => { $(
        mod $name {
            use super::*;

            #[autodiff_reverse(reverse, Active, Active, Active)]
            #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
            fn primal($x: f64, $y: f64) -> f64 $body

            #[test]
            fn has_the_derivative_of_what_is_used() {
                let (value, (d_x, d_y)) = (primal($at_x, $at_y), $want);
                assert_eq!(reverse($at_x, $at_y, 1.0), (value, d_x, d_y));
                assert_eq!(stored($at_x, $at_y, 1.0), (value, d_x, d_y));
            }
        }
    )* };
}

stays_zero! {
    root_at_the_origin(x = 0.0, y = 0.0) gives (2.0, 3.0) => {
        let r = (x * x + y * y).sqrt();
        let v = if r > 0.5 { r } else { 1.0 };
        v + 2.0 * x + 3.0 * y
    }
    unused_angle(c = 5.0, a = 3.0) gives (60.0, 50.0) => {
        let _angle = (-c / a).acos();
        2.0 * c * c * a
    }
    unused_quotient(x = 2.0, y = 0.0) gives (4.0, 0.0) => {
        let q = x / y;
        if y > 0.0 { q } else { x * x }
    }
    inverse(x = 0.0, y = 3.0) gives (3.0, 0.0) => {
        let q = 1.0 / x;
        if x > 0.0 { q } else { x * y }
    }
    entropy(p = 0.0, w = 2.0) gives (2.0, 0.0) => {
        let e = w * p * p.ln();
        if p > 0.0 { e } else { w * p }
    }
    overflowing(x = 800.0, y = 2.0) gives (2.0, 800.0) => {
        let e = x.exp() * y;
        if x < 700.0 { e } else { x * y }
    }
    power_of_a_negative(x = -1.5, p = 2.5) gives (1.0, 0.0) => {
        let e = x.powf(p);
        if x > 0.0 { e } else { x }
    }
    chosen_by_max(x = 0.0, y = 1.0) gives (0.0, 1.0) => { x.ln().max(y) }
    in_a_loop(x = 0.0, y = 0.25) gives (3.0, 0.5) => {
        let mut s = 0.0;
        for k in 0..3 {
            let r = (x * x + y * y * f64::from(k)).sqrt();
            let l = r.ln();
            s += if k == 0 { x } else if k == 1 { x } else { x + y * y + if l > 1e9 { l } else { 0.0 } };
        }
        s
    }
    replaced_value(x = 0.0, w = 2.0) gives (5.0, 0.0) => {
        let mut v = x.ln() * w;
        v *= w;
        if x <= 0.0 {
            v = 5.0 * x;
        }
        v
    }
    replaced_in_a_loop(x = 0.0, w = 2.0) gives (4.0, 1.0) => {
        let mut v = 0.0;
        for k in 0..3 {
            let e = (x + f64::from(k) / 2.0).recip() * w;
            v = e * (x + 1.0) + x;
        }
        v + 4.0 * x - x
    }
    replaced_element(x = 0.0, w = 2.0) gives (3.0, 1.0) => {
        let mut v = [0.0; 2];
        v[0] = w / x;
        v[1] = w / x * w;
        v[0] = w;
        if x > 0.0 { v[1] } else { v[0] + 3.0 * x }
    }
    no_pass(x = 0.0, y = 1.0) gives (1.0, 0.0) => {
        let (s, mut t) = (y / x, x);
        for _ in 0..usize::from(y < 0.0) {
            t += s * y;
        }
        t
    }
    unused_chain(x = 900.0, y = 2.0) gives (1.0, 0.0) => {
        let e = x.exp();
        let f = e * y;
        let g = f * f + e * x;
        if x < 700.0 { g } else { x }
    }
    one_arm(x = 0.0, y = 2.0) gives (2.0, 0.0) => {
        let q = y / x;
        let p = q * y;
        match (x > 0.0, y > 0.0) {
            (true, _) => p,
            (false, true) => 2.0 * x,
            (false, false) => q,
        }
    }
    roots_of_squares(x = 0.0, y = 2.0) gives (2.0, 0.0) => {
        let r = (x * x).sqrt();
        let s = r * x.cbrt() * y;
        if y > 3.0 { s } else { x * y }
    }
    negative_power(x = 1e200, y = 3.0) gives (0.0, 1.0) => {
        let l = (1.0 + x * x).powi(-2).ln();
        if x < 1.0 { l } else { y }
    }
    clamped_below_its_bound(x = 2.0, y = 0.0) gives (0.0, 1.0) => {
        let q = x / (5.0 + x * x).clamp(0.0, y);
        if x < 1.0 { q } else { y }
    }
    bound_that_is_taken_away(x = 0.0, y = 3.0) gives (0.0, 1.0) => {
        let mut r2 = 0.25 + x * x;
        r2 -= 0.25;
        let r = r2.sqrt();
        if x > 0.0 { r } else { y }
    }
    bound_that_is_scaled(x = 0.0, y = 3.0) gives (0.0, 1.0) => {
        let mut r2 = 1.0 + y * y;
        r2 *= x;
        let r = r2.sqrt();
        if x > 0.0 { r } else { y }
    }
    bound_behind_a_reference(x = 0.0, y = 3.0) gives (0.0, 1.0) => {
        let mut r2 = 1.0 + y * y;
        let at = &mut r2;
        *at = x * y;
        let q = y / r2;
        if x > 0.0 { q } else { y }
    }
    bound_that_sinks(x = 0.0, y = 3.0) gives (1.0, 1.0) => {
        let mut r2 = 1.0 + x * x;
        for _ in 0..2000 {
            r2 = r2 * 0.5;
        }
        let q = y / r2 * x;
        if x > 0.0 { q } else { x + y }
    }
    bound_in_one_branch(x = 0.0, y = 3.0) gives (0.0, 1.0) => {
        let mut r2 = 1.0 + y * y;
        if y > 1.0 {
            r2 = x;
        }
        let l = r2.ln() + r2.recip() + r2.powf(0.5);
        if x > 0.0 { l } else { y }
    }
    bound_of_another_product(x = 0.0, y = 3.0) gives (0.0, 1.0) => {
        let product = 0.5_f64.min(x) * y * y;
        let r = product.sqrt();
        if x > 0.0 { r } else { y }
    }
    division_in_place(x = 0.0, y = 3.0) gives (3.0, 0.0) => {
        let mut q = y;
        q /= x;
        if x > 0.0 { q } else { x * y }
    }
}

/// Values that are far from zero in `f64` and not in `f32`: the derivative is that of `y`.
macro_rules! stays_zero_in_f32 {
    ($($name:ident($x:ident, $y:ident) => $body:block)*) => { $(
        #[test]
        fn $name() {
            #[autodiff_reverse(reverse, Active, Active, Active)]
            fn primal($x: f32, $y: f32) -> f32 {
                let q = $body;
                if $x > 1.0 { q } else { $y }
            }
            assert_eq!(reverse(0.0, 3.0, 1.0), (3.0, 0.0, 1.0));
        }
    )* };
}

stays_zero_in_f32! {
    inverse_of_a_small_number(x, y) => { (1e-24 + x * x).recip() * y }
    square_of_a_small_number(x, y) => {
        let r2 = 1e-25 + x * x;
        y / (r2 * r2 * 1e25)
    }
    difference_that_is_rounded(x, y) => {
        let b = 1.0 + x * x + -0.99999999;
        y / b
    }
}

#[autodiff_reverse(d_of_nan, Active, Active, Active, Active)]
fn of_nan(x: f64, y: f64, z: f64) -> f64 {
    let t = (1.0 + (x / y).abs()).max(z);
    let r = t.sqrt();
    r * z
}

/// `max` of NaN and `z` is `z`, whatever the bound of the other argument.
#[test]
fn a_maximum_with_nan_has_no_bound() {
    assert_eq!(d_of_nan(0.0, 0.0, 0.0, 1.0).3, 0.0);
}

#[differentiable]
fn logarithm(x: f64) -> f64 {
    x.ln() * x.recip()
}

#[autodiff_reverse(d_calls, Active, Active)]
fn calls(x: f64) -> f64 {
    let l = logarithm(x);
    if x > 0.0 { l } else { 2.0 * x }
}

#[autodiff_reverse(d_sum, Duplicated, Active, Active)]
fn sum(x: &[f64], scale: f64) -> f64 {
    let s = 1.0 / scale;
    let mut unused = 0.0;
    for v in x {
        unused += v.ln() * s;
    }
    if scale > 1.0 { unused } else { scale }
}

#[test]
fn through_calls_and_sums() {
    assert_eq!(d_calls(0.0, 1.0), (0.0, 2.0));
    let mut d = [0.0; 2];
    assert_eq!(d_sum(&[0.0, -1.0], &mut d, 0.0, 1.0), (0.0, 1.0));
    assert_eq!(d, [0.0; 2]);
}

#[autodiff_reverse(d_generic, Active, Active)]
fn generic<T: Real>(x: T) -> T {
    let r = x.sqrt();
    if x > T::from_f64(1.0) { r } else { x + x }
}

#[test]
fn in_single_precision_and_of_any_float() {
    assert_eq!(d_generic(0.0_f32, 1.0), (0.0, 2.0));
    assert_eq!(d_generic(0.0_f64, 1.0), (0.0, 2.0));
}

#[autodiff_reverse(d_power, Active, Active, Active)]
#[autodiff_forward(t_power, Dual, Dual, Dual)]
#[hessian(h_power, Active, Active, Active)]
fn power(x: f64, p: f64) -> f64 {
    x.powf(p)
}

/// d(xᵖ) = p xᵖ⁻¹ dx + xᵖ ln x dp; a term whose tangent is zero does not count. Second derivatives are the limits for x
/// → 0+: p (p − 1) xᵖ⁻², xᵖ⁻¹ (1 + p ln x), xᵖ ln² x.
#[test]
fn powers_at_the_edge() {
    assert_eq!(t_power(0.0, 1.0, 0.0, 0.0), (1.0, 0.0));
    assert_eq!(t_power(-1.5, 1.0, 2.0, 0.0), (2.25, -3.0));
    assert_eq!(d_power(-1.5, 2.0, 1.0).1, -3.0);
    let low = f64::NEG_INFINITY;
    assert_eq!(h_power(0.0, 1.0), [[0.0, low], [low, 0.0]]);
    assert_eq!(h_power(0.0, 1.5), [[f64::INFINITY, 0.0], [0.0, 0.0]]);
    assert_eq!(h_power(0.0, 2.5), [[0.0, 0.0], [0.0, 0.0]]);
}

#[autodiff_reverse(d_softplus, Active, Active)]
#[autodiff_forward(t_softplus, Dual, Dual)]
fn softplus(x: f64) -> f64 {
    x.max(0.0) + (-x.abs()).exp().ln_1p()
}

#[autodiff_reverse(d_softplus_by_min, Active, Active)]
fn softplus_by_min(x: f64) -> f64 {
    x - x.min(0.0) + (-x.abs()).exp().ln_1p()
}

#[autodiff_reverse(d_log_add_exp, Active, Active, Active)]
fn log_add_exp(a: f64, b: f64) -> f64 {
    let m = a.max(b);
    m + ((a - m).exp() + (b - m).exp()).ln()
}

#[autodiff_reverse(d_log_add_exp_1p, Active, Active, Active)]
fn log_add_exp_1p(a: f64, b: f64) -> f64 {
    a.max(b) + (-(a - b).abs()).exp().ln_1p()
}

#[test]
fn smooth_functions_have_their_derivative_at_the_tie() {
    for x in [0.0, -0.0, 1e-300, -1e-300] {
        assert_eq!(d_softplus(x, 1.0).1, 0.5);
        assert_eq!(t_softplus(x, 1.0).1, 0.5);
        assert_eq!(d_softplus_by_min(x, 1.0).1, 0.5);
    }
    for x in [0.0, 3.5] {
        let (_, a, b) = d_log_add_exp(x, x, 1.0);
        assert_eq!((a, b), (0.5, 0.5));
        let (_, a, b) = d_log_add_exp_1p(x, x, 1.0);
        assert_eq!((a, b), (0.5, 0.5));
    }
}

#[derive(Clone, Debug, Default, Differentiable)]
struct Held {
    o: Option<f64>,
    t: f64,
}

#[autodiff_reverse(d_unwrap_or, Duplicated, Active)]
fn unwrap_or(p: &Held) -> f64 {
    p.o.unwrap_or(2.0) * p.t
}

#[autodiff_reverse(d_unwrap, Duplicated, Active)]
#[autodiff_forward(t_unwrap, Dual, Dual)]
fn unwrap(p: &Held) -> f64 {
    p.o.unwrap() * p.t
}

/// A shadow whose variant differs from the argument's is refused at run time: no derivative is dropped silently.
#[test]
fn a_shadow_of_another_variant_is_refused() {
    let p = Held { o: Some(1.0), t: 0.5 };
    let refused = |f: &dyn Fn(&mut Held)| {
        let run = || f(&mut Held::default());
        let error = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run));
        let message = error.expect_err("the shadow holds no value");
        let message = message.downcast_ref::<&str>().expect("a text");
        assert!(message.contains("must hold the variant that its value holds"), "{message}");
    };
    refused(&|d| {
        d_unwrap_or(&p, d, 1.0);
    });
    refused(&|d| {
        d_unwrap(&p, d, 1.0);
    });
    refused(&|d| {
        t_unwrap(&p, d);
    });
    let mut d = p.zero_like();
    d_unwrap_or(&p, &mut d, 1.0);
    assert_eq!((d.o, d.t), (Some(0.5), 1.0));
}
