//! The functions of one number and of two that networks use, in one table with the names that users and ONNX write.
//!
//! The compiler writes a slope (`#[autodiff_reverse]` on the definition). If a hand-written slope can share more work with the
//! value, it comes from [`Activation`]. Functions of two numbers are differentiated as a graph, in terms of each other.

use std::hint::select_unpredictable;

use rootgrad_autodiff::autodiff_reverse;
use serde::{Deserialize, Serialize};

use super::elementary::{
    abs, acos, acos_rule, acosh, acosh_rule, asin, asin_rule, asinh, asinh_rule, atan, atan_rule,
    atanh, atanh_rule, cos, cos_rule, cosh, cosh_rule, erf, erf_rule, exp, ln_1p_unit, sign, sin,
    sin_rule, sinh, sinh_rule, tan, tan_rule,
};
use crate::kernels::{Activation, Real};

/// A computation with a function of one number.
pub(super) trait UnaryJob<T> {
    /// Returns true if all numbers have this property.
    fn all(&self, is: impl Fn(T) -> bool) -> bool;
    /// Runs the computation. `value(x)` is the function; `with_slope(x)` is its value and its slope.
    fn run(self, value: impl Fn(T) -> T, with_slope: impl Fn(T) -> (T, T));
}

/// A computation with a function of two numbers.
pub(super) trait BinaryJob<T> {
    /// Runs the computation with the function `value(a, b)`.
    fn run(self, value: impl Fn(T, T) -> T);
}

macro_rules! unary {
    ($($(#[doc = $doc:literal])* $variant:ident = $name:literal, $with_slope:expr;)*) => {
        /// A function of one number.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Unary {
            $($(#[doc = $doc])* $variant,)*
        }

        impl Unary {
            /// All functions, with their names.
            pub const ALL: &[(Unary, &'static str)] = &[$((Unary::$variant, $name)),*];

            /// Name of the function.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $(Unary::$variant => $name,)*
                }
            }

            /// Runs the computation, with a separate loop for each function.
            #[inline(always)]
            pub(super) fn select<T: Real>(self, job: impl UnaryJob<T>) {
                // Loops with a branch to the slow version are not vectorised; therefore numbers near 0 have loops without this
                // branch.
                if matches!(self, Unary::Sin | Unary::Cos) && job.all(|x| x.abs() <= T::NEAR) {
                    return match self {
                        Unary::Sin => job.run(T::sin_near, |x| (x.sin_near(), x.cos_near())),
                        _ => job.run(T::cos_near, |x| (x.cos_near(), -x.sin_near())),
                    };
                }
                match self {
                    $(Unary::$variant => job.run(|x| ($with_slope)(x).0, $with_slope),)*
                }
            }
        }
    };
}

unary! {
    /// −x
    Negate = "neg", |x: T| (-x, -T::ONE);
    /// |x|; its slope at 0 is 0.
    Abs = "abs", |x| (abs(x), sign(x));
    /// −1, 0 or 1
    Sign = "sign", |x| flat(sign(x));
    /// The greatest whole number not above x.
    Floor = "floor", |x| flat(rounded(x, f64::floor));
    /// The least whole number not below x.
    Ceil = "ceil", |x| flat(rounded(x, f64::ceil));
    /// The nearest whole number; of two as near, the even one.
    Round = "round", |x| flat(rounded(x, f64::round_ties_even));
    /// 1/x
    Reciprocal = "reciprocal", |x: T| { let y = T::ONE / x; (y, -(y * y)) };
    /// √x
    Sqrt = "sqrt", |x: T| { let y = x.sqrt(); (y, T::from_f64(0.5) / y) };
    /// eˣ, which in `f32` saturates beyond |x| = 87.
    Exp = "exp", |x: T| { let y = x.exp(); (y, y) };
    /// ln x
    Log = "log", |x: T| (x.ln(), T::ONE / x);
    /// max(x, 0); its slope at 0 is 0.
    Relu = "relu", |x| Activation::Relu.apply(x);
    /// x for x > 0, else eˣ − 1: Clevert et al., arXiv:1511.07289, with α = 1.
    Elu = "elu", |x| elu(x);
    /// z Φ(z), in the approximation of [`Activation::Gelu`].
    Gelu = "gelu", |x| Activation::Gelu.apply(x);
    /// x σ(x)
    Silu = "silu", |x| Activation::Silu.apply(x);
    /// tanh x
    Tanh = "tanh", |x| Activation::Tanh.apply(x);
    /// σ(x) = 1/(1 + e⁻ˣ)
    Sigmoid = "sigmoid", |x| Activation::Sigmoid.apply(x);
    /// ln(1 + eˣ)
    Softplus = "softplus", |x| softplus_pullback(x, T::ONE);
    /// x/(1 + |x|)
    Softsign = "softsign", |x| softsign_pullback(x, T::ONE);
    /// x tanh(softplus x): Misra, arXiv:1908.08681.
    Mish = "mish", |x| mish_pullback(x, T::ONE);
    /// erf x
    Erf = "erf", |x| ruled(x, erf, erf_rule);
    /// sin x
    Sin = "sin", |x| ruled(x, sin, sin_rule);
    /// cos x
    Cos = "cos", |x| ruled(x, cos, cos_rule);
    /// tan x
    Tan = "tan", |x| ruled(x, tan, tan_rule);
    /// arcsin x
    Asin = "asin", |x| ruled(x, asin, asin_rule);
    /// arccos x
    Acos = "acos", |x| ruled(x, acos, acos_rule);
    /// arctan x
    Atan = "atan", |x| ruled(x, atan, atan_rule);
    /// sinh x
    Sinh = "sinh", |x| ruled(x, sinh, sinh_rule);
    /// cosh x
    Cosh = "cosh", |x| ruled(x, cosh, cosh_rule);
    /// arsinh x
    Asinh = "asinh", |x| ruled(x, asinh, asinh_rule);
    /// arcosh x
    Acosh = "acosh", |x| ruled(x, acosh, acosh_rule);
    /// artanh x
    Atanh = "atanh", |x| ruled(x, atanh, atanh_rule);
    /// 1 if x is 0, else 0
    Not = "not", |x: T| flat(truth(x == T::ZERO));
    /// 1 if x is NaN, else 0
    IsNan = "is_nan", |x: T| flat(truth(x.partial_cmp(&x).is_none()));
}

macro_rules! binary {
    ($($(#[doc = $doc:literal])* $variant:ident = $name:literal, $value:expr;)*) => {
        /// A function of two numbers.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Binary {
            $($(#[doc = $doc])* $variant,)*
        }

        impl Binary {
            /// All functions, with their names.
            pub const ALL: &[(Binary, &'static str)] = &[$((Binary::$variant, $name)),*];

            /// Name of the function.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $(Binary::$variant => $name,)*
                }
            }

            /// Runs the computation, with a separate loop for each function.
            #[inline(always)]
            pub(super) fn select<T: Real>(self, job: impl BinaryJob<T>) {
                match self {
                    $(Binary::$variant => job.run($value),)*
                }
            }
        }
    };
}

binary! {
    /// a + b
    Add = "add", |a: T, b: T| a + b;
    /// a − b
    Subtract = "sub", |a: T, b: T| a - b;
    /// a b
    Multiply = "mul", |a: T, b: T| a * b;
    /// a/b
    Divide = "div", |a: T, b: T| a / b;
    /// aᵇ
    Power = "pow", |a: T, b: T| T::from_f64(libm::pow(a.to_f64(), b.to_f64()));
    /// The larger; NaN if one is.
    Max = "max", |a: T, b: T| if a > b || a.partial_cmp(&a).is_none() { a } else { b };
    /// The smaller; NaN if one is.
    Min = "min", |a: T, b: T| if a < b || a.partial_cmp(&a).is_none() { a } else { b };
    /// Remainder of a divided by b, with the sign of a: C's `fmod`.
    Remainder = "fmod", |a: T, b: T| T::from_f64(libm::fmod(a.to_f64(), b.to_f64()));
    /// 1 if a < b, else 0
    Less = "less", |a, b| truth(a < b);
    /// 1 if a ≤ b, else 0
    LessOrEqual = "less_equal", |a, b| truth(a <= b);
    /// 1 if a > b, else 0
    Greater = "greater", |a, b| truth(a > b);
    /// 1 if a ≥ b, else 0
    GreaterOrEqual = "greater_equal", |a, b| truth(a >= b);
    /// 1 if a = b, else 0
    Equal = "equal", |a, b| truth(a == b);
    /// 1 if neither is 0, else 0
    And = "and", |a: T, b: T| truth(a != T::ZERO && b != T::ZERO);
    /// 1 if at least one is not 0, else 0
    Or = "or", |a: T, b: T| truth(a != T::ZERO || b != T::ZERO);
    /// 1 if exactly one is not 0, else 0
    Xor = "xor", |a: T, b: T| truth((a != T::ZERO) != (b != T::ZERO));
}

/// Returns a value with slope 0, for a piecewise constant function.
#[inline(always)]
fn flat<T: Real>(y: T) -> (T, T) {
    (y, T::ZERO)
}

/// Returns a function and its slope, by its derivative rule.
#[inline(always)]
fn ruled<T: Real>(x: T, f: impl Fn(T) -> T, rule: impl Fn(T, &mut T, T)) -> (T, T) {
    let mut slope = T::ZERO;
    rule(x, &mut slope, T::ONE);
    (f(x), slope)
}

#[inline(always)]
fn truth<T: Real>(is: bool) -> T {
    if is { T::ONE } else { T::ZERO }
}

#[inline(always)]
fn rounded<T: Real>(x: T, f: fn(f64) -> f64) -> T {
    T::from_f64(f(x.to_f64()))
}

/// Returns the exponential linear unit and its slope, without branches. For positive x the argument of the exponential is replaced
/// by 0, since the exponential would overflow.
#[inline(always)]
fn elu<T: Real>(x: T) -> (T, T) {
    let is_above = x > T::ZERO;
    let exp = select_unpredictable(is_above, T::ZERO, x).exp();
    (select_unpredictable(is_above, x, exp - T::ONE), exp)
}

#[autodiff_reverse(softplus_pullback, Active, Active)]
#[inline(always)]
fn softplus<T: Real>(x: T) -> T {
    // One branch for each sign: eˣ of the other would overflow.
    if x > T::ZERO { x + ln_1p_unit(exp(-x)) } else { ln_1p_unit(exp(x)) }
}

#[autodiff_reverse(softsign_pullback, Active, Active)]
#[inline(always)]
fn softsign<T: Real>(x: T) -> T {
    x / (T::ONE + abs(x))
}

#[autodiff_reverse(mish_pullback, Active, Active)]
#[inline(always)]
fn mish<T: Real>(x: T) -> T {
    // tanh ln(1 + e) = (e² + 2e)/(e² + 2e + 2), which is 1 to the last bit for x > 20.
    let e = exp(if x > T::from_f64(20.0) { T::from_f64(20.0) } else { x });
    let n = e * (e + T::from_f64(2.0));
    x * (n / (n + T::from_f64(2.0)))
}
