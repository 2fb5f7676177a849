//! A rule is found by the name of the called function and must belong to that function.
#![allow(dead_code, unreachable_pub)]

use rootgrad_autodiff::{
    autodiff_forward, autodiff_reverse, differentiable, pullback, pushforward,
};

mod kernels {
    use rootgrad_autodiff::*;

    #[differentiable]
    pub fn square(x: f64) -> f64 {
        x * x
    }

    #[differentiable]
    pub fn scale<T: Real>(x: &[T], k: T) -> T {
        x[0] * k
    }

    pub fn twice(x: f64) -> f64 {
        2.0 * x
    }

    #[pullback(of = twice)]
    pub fn twice_pullback(_x: f64, d_x: &mut f64, d_ret: f64) {
        *d_x += 2.0 * d_ret;
    }

    #[pushforward(of = twice)]
    pub fn twice_pushforward(x: f64, t_x: f64) -> (f64, f64) {
        (2.0 * x, 2.0 * t_x)
    }

    pub fn add<T: Real>(out: &mut [T], x: &[T]) {
        out[0] += x[0];
    }

    #[pullback(of = add)]
    pub fn add_pullback<T: Real>(_out: &[T], d_out: &mut [T], _x: &[T], d_x: &mut [T]) {
        d_x[0] += d_out[0];
    }

    #[no_derivative]
    pub fn bin(x: f64) -> f64 {
        x.floor()
    }
}

/// Functions of other modules, by path, by name and by `*`, and under another name.
mod found {
    use super::kernels::{self, scale as stretched, *};
    use rootgrad_autodiff::*;

    #[autodiff_reverse(d_all, Duplicated, Active)]
    #[autodiff_forward(t_all, Dual, Dual)]
    pub fn all(x: &[f64]) -> f64 {
        kernels::twice(square(x[0])) + stretched(x, 3.0) * scale::<f64>(x, 1.0) + bin(x[0])
    }

    #[hessian(h_second, Active, Active)]
    pub fn second(x: f64) -> f64 {
        square(square(x)) + kernels::square(x)
    }
}

#[pushforward(of = add_one)]
fn add_one_pushforward(x: f64, t_x: f64) -> (f64, f64) {
    (x + 1.0, t_x)
}

#[pullback(of = add_one)]
fn add_one_pullback(_x: f64, d_x: &mut f64, d_ret: f64) {
    *d_x += d_ret;
}

fn add_one(x: f64) -> f64 {
    x + 1.0
}

#[test]
fn rules_are_found_by_any_path_to_their_function() {
    let x = [1.5];
    let mut d_x = [0.0];
    // 2x² + 3x² + ⌊x⌋
    assert_eq!(found::d_all(&x, &mut d_x, 1.0), found::all(&x));
    assert_eq!(d_x, [10.0 * 1.5]);
    assert_eq!(found::t_all(&x, &[1.0]), (found::all(&x), 10.0 * 1.5));
    // The second derivative of x⁴ + x².
    assert_eq!(found::h_second(2.0), [[12.0 * 4.0 + 2.0]]);
}

#[test]
fn a_nested_function_hides_its_module() {
    fn square(x: f64) -> f64 {
        x * x * x
    }
    #[differentiable]
    fn cube(x: f64) -> f64 {
        x * x * x
    }
    #[autodiff_reverse(d_f, Active, Active)]
    #[autodiff_forward(t_f, Dual, Dual)]
    fn f(x: f64) -> f64 {
        cube(add_one(x))
    }
    assert_eq!(d_f(1.0, 1.0), (8.0, 12.0));
    assert_eq!(t_f(1.0, 1.0), (8.0, 12.0));
    assert_eq!(square(1.0), 1.0);
}

/// Functions without a rule that hide others, whose rules stay visible.
mod hidden {
    use super::kernels::*;
    use rootgrad_autodiff::*;

    fn square(x: f64) -> f64 {
        x * x * x
    }

    fn scale<T: Real>(x: &[T], k: T) -> T {
        x[0] / k
    }

    fn twice(x: f64) -> f64 {
        x
    }

    fn add<T: Real>(out: &mut [T], x: &[T]) {
        out[0] -= x[0];
    }

    fn bin(x: f64) -> f64 {
        x * x
    }

    #[autodiff_reverse(d_square, Active, Active)]
    #[autodiff_forward(t_square, Dual, Dual)]
    #[hessian(h_square, Active, Active)]
    pub fn of_square(x: f64) -> f64 {
        square(x)
    }

    #[autodiff_reverse(d_scale, Duplicated, Active)]
    #[autodiff_forward(t_scale, Dual, Dual)]
    pub fn of_scale(x: &[f64]) -> f64 {
        scale(x, 2.0)
    }

    #[autodiff_reverse(d_twice, Active, Active)]
    #[autodiff_forward(t_twice, Dual, Dual)]
    pub fn of_twice(x: f64) -> f64 {
        twice(x)
    }

    #[autodiff_reverse(d_add, Duplicated, Active)]
    pub fn of_add(x: &[f64]) -> f64 {
        let mut out = [0.0];
        add(&mut out[..], x);
        out[0]
    }

    #[autodiff_reverse(d_bin, Active, Active)]
    #[autodiff_forward(t_bin, Dual, Dual)]
    pub fn of_bin(x: f64) -> f64 {
        bin(x)
    }
}

/// Returns the panic message of `f`.
fn refusal<R>(f: impl FnOnce() -> R + std::panic::UnwindSafe) -> String {
    let Err(panic) = std::panic::catch_unwind(f) else { return "no panic".to_owned() };
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn a_rule_of_a_hidden_function_is_never_taken() {
    let x = [1.5];
    let refusals = [
        ("square", refusal(|| hidden::d_square(1.5, 1.0))),
        ("square", refusal(|| hidden::t_square(1.5, 1.0))),
        ("square", refusal(|| hidden::h_square(1.5))),
        ("scale", refusal(|| hidden::d_scale(&x, &mut [0.0], 1.0))),
        ("scale", refusal(|| hidden::t_scale(&x, &[1.0]))),
        ("twice", refusal(|| hidden::d_twice(1.5, 1.0))),
        ("twice", refusal(|| hidden::t_twice(1.5, 1.0))),
        ("add", refusal(|| hidden::d_add(&x, &mut [0.0], 1.0))),
        ("bin", refusal(|| hidden::d_bin(1.5, 1.0))),
        ("bin", refusal(|| hidden::t_bin(1.5, 1.0))),
    ];
    for (name, message) in refusals {
        let called = format!("the function called is `callees::hidden::{name}");
        assert!(message.starts_with(&called), "{name}: {message}");
        let own = format!("belongs to `callees::kernels::{name}");
        assert!(message.contains(&own), "{name}: {message}");
    }
}

#[differentiable]
fn inner(x: f64) -> f64 {
    x * x
}

#[test]
fn a_rule_of_an_outer_scope_is_never_taken() {
    fn inner(x: f64) -> f64 {
        x
    }
    #[autodiff_reverse(d_f, Active, Active)]
    fn f(x: f64) -> f64 {
        inner(x)
    }
    assert!(refusal(|| d_f(1.0, 1.0)).contains("a_rule_of_an_outer_scope_is_never_taken::inner"));
}
