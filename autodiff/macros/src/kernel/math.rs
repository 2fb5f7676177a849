//! Methods and constants of kernels: those of the engine's rule table, under their names in Rust and in CUDA C++.

use super::ir::{Expr, Scalar};
use crate::ir::table::{self, RULES, STEPS};

/// The methods of integers, with their values in CUDA C++.
const INTEGERS: [(&str, &str); 5] = [
    ("min", "a < b ? a : b"),
    ("max", "a > b ? a : b"),
    ("wrapping_add", "(T)((unsigned long long)a + (unsigned long long)b)"),
    ("wrapping_sub", "(T)((unsigned long long)a - (unsigned long long)b)"),
    ("wrapping_mul", "(T)((unsigned long long)a * (unsigned long long)b)"),
];

/// The method and the types of its arguments after the receiver.
pub(crate) fn method(name: &str, of: Scalar) -> Option<(&'static str, Vec<Scalar>)> {
    if of.is_integer() {
        return INTEGERS.iter().find(|(own, _)| *own == name).map(|(own, _)| (*own, vec![of]));
    }
    if !of.is_float() || name == "rem" {
        return None;
    }
    if let Some(rule) = table::rule(name) {
        let types = (1..rule.args.len()).map(|i| if i < rule.floats { of } else { Scalar::I32 });
        return Some((rule.name, types.collect()));
    }
    STEPS.iter().find(|(step, _)| *step == name).map(|(step, args)| (*step, vec![of; args.len()]))
}

/// `std::f32::consts::PI` and its kind.
pub(crate) fn constant(path: &syn::Path) -> Option<Expr> {
    let names: Vec<_> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    let [.., ty, module, name] = &names[..] else { return None };
    let ty = Scalar::named(ty).filter(|ty| ty.is_float() && module == "consts")?;
    use std::f64::consts;
    let value = match name.as_str() {
        "PI" => consts::PI,
        "TAU" => consts::TAU,
        "E" => consts::E,
        "LN_2" => consts::LN_2,
        "LN_10" => consts::LN_10,
        "SQRT_2" => consts::SQRT_2,
        "FRAC_1_SQRT_2" => consts::FRAC_1_SQRT_2,
        "FRAC_PI_2" => consts::FRAC_PI_2,
        _ => return None,
    };
    Some(Expr::literal(ty, &format!("{value:?}")))
}

/// The functions of CUDA C++ whose names differ from Rust's.
const CUDA: [(&str, &str); 9] = [
    ("abs", "fabs"),
    ("ln", "log"),
    ("ln_1p", "log1p"),
    ("exp_m1", "expm1"),
    ("max", "fmax"),
    ("min", "fmin"),
    ("mul_add", "fma"),
    ("powf", "pow"),
    ("round_ties_even", "rint"),
];

/// True for the name of a function that the printed CUDA C++ may call.
pub(crate) fn is_function(name: &str) -> bool {
    let rules = RULES.iter().map(|rule| rule.name).chain(STEPS.iter().map(|(step, _)| *step));
    rules.chain(CUDA.iter().map(|(_, cuda)| *cuda)).any(|function| function == name)
}

/// The methods that CUDA C++ does not have.
const WRITTEN: [(&str, &str, &str); 10] = [
    ("clamp", "T x, T low, T high", "x < low ? low : x > high ? high : x"),
    ("fract", "T x", "x - trunc(x)"),
    ("log", "T x, T base", "log(x) / log(base)"),
    ("powi", "T x, int n", "pow(x, (T)n)"),
    ("recip", "T x", "T(1) / x"),
    ("signum", "T x", "x != x ? x : copysign(T(1), x)"),
    ("to_degrees", "T x", "x * T(57.295779513082320876798)"),
    ("to_radians", "T x", "x * T(0.017453292519943295769237)"),
    (
        "div_euclid",
        "T x, T y",
        "fmod(x, y) < T(0) ? (y > T(0) ? trunc(x / y) - T(1) : trunc(x / y) + T(1)) : trunc(x / y)",
    ),
    ("rem_euclid", "T x, T y", "fmod(x, y) < T(0) ? fmod(x, y) + fabs(y) : fmod(x, y)"),
];

/// The name that a method has in the printed CUDA C++.
pub(crate) fn cuda_name(method: &str, of: Scalar) -> String {
    if of.is_integer() {
        return format!("rootgrad_{method}");
    }
    if WRITTEN.iter().any(|(name, ..)| *name == method) {
        return format!("rootgrad_{method}");
    }
    CUDA.iter().find(|(name, _)| *name == method).map_or(method, |(_, cuda)| cuda).to_owned()
}

/// The definitions of the methods that CUDA C++ does not have, of those that `used` holds for.
pub(crate) fn cuda_definitions(used: &dyn Fn(&str) -> bool) -> String {
    let mut text = String::new();
    for (name, params, value) in WRITTEN.iter().filter(|(name, ..)| used(name)) {
        text += &format!(
            "template <typename T> static __device__ __forceinline__ T rootgrad_{name}({params}) {{ return {value}; }}\n"
        );
    }
    text
}

/// The definitions for integers.
pub(crate) fn cuda_integers(used: &dyn Fn(&str) -> bool) -> String {
    let mut text = String::new();
    for (name, value) in INTEGERS.iter().filter(|(name, _)| used(name)) {
        text += &format!(
            "template <typename T> static __device__ __forceinline__ T rootgrad_{name}(T a, T b) {{ return {value}; }}\n"
        );
    }
    text
}

/// The methods that are steps: their derivative is zero.
pub(crate) fn is_constant(name: &str) -> bool {
    table::is_step(name) || !RULES.iter().any(|rule| rule.name == name)
}
