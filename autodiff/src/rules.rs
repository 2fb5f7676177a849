//! The derivative rules of the float methods: one table.
//!
//! Each function has the arguments of the method it belongs to and gives the method's partial derivatives: one value
//! for a method of one float, a tuple for more. Sources: the elementary derivatives of Abramowitz & Stegun, *Handbook
//! of Mathematical Functions*, chapter 4; what is chosen where a derivative does not exist stands at the rule.

use crate::{Real, real};

macro_rules! rules {
    ($($(#[doc = $doc:literal])* $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty = $body:expr;)*) => {
        $(
            $(#[doc = $doc])*
            #[inline]
            #[must_use]
            pub fn $name<T: Real>($($arg: $ty),*) -> $ret { $body }
        )*
        /// The names in the table.
        pub const NAMES: &[&str] = &[$(stringify!($name)),*];
    };
}

rules! {
    /// sign(x); 0 at x = 0.
    abs(x: T) -> T = if x == zero() { zero() } else { x.signum() };
    /// −1/√(1 − x²)
    acos(x: T) -> T = -(one::<T>() - x * x).sqrt().recip();
    /// 1/√(x² − 1)
    acosh(x: T) -> T = ((x - one()) * (x + one())).sqrt().recip();
    /// 1/√(1 − x²)
    asin(x: T) -> T = (one::<T>() - x * x).sqrt().recip();
    /// 1/√(x² + 1)
    asinh(x: T) -> T = x.hypot(one()).recip();
    /// 1/(1 + x²)
    atan(x: T) -> T = (one::<T>() + x * x).recip();
    /// (x, −y)/(x² + y²) for `y.atan2(x)`
    atan2(y: T, x: T) -> (T, T) = { let r2 = x * x + y * y; (x / r2, -y / r2) };
    /// 1/(1 − x²)
    atanh(x: T) -> T = ((one::<T>() - x) * (one::<T>() + x)).recip();
    /// 1/(3 ∛x²)
    cbrt(x: T) -> T = { let y = x.cbrt(); (real::<T>(3.0) * y * y).recip() };
    /// 1 for the argument that is the result, 0 for the others; at a bound the value counts.
    clamp(x: T, min: T, max: T) -> (T, T, T) =
        if x < min { (zero(), one(), zero()) } else if x > max { (zero(), zero(), one()) } else { (one(), zero(), zero()) };
    /// (±1, 0): the sign that the result gives to x.
    copysign(x: T, sign: T) -> (T, T) = (x.signum() * sign.signum(), zero());
    /// −sin x
    cos(x: T) -> T = -x.sin();
    /// sinh x
    cosh(x: T) -> T = x.sinh();
    /// eˣ
    exp(x: T) -> T = x.exp();
    /// 2ˣ ln 2
    exp2(x: T) -> T = x.exp2() * real(core::f64::consts::LN_2);
    /// eˣ
    exp_m1(x: T) -> T = x.exp();
    /// 1, where it exists
    fract(_x: T) -> T = one();
    /// (x, y)/√(x² + y²); 0 at the origin.
    hypot(x: T, y: T) -> (T, T) = {
        let r = x.hypot(y);
        if r == zero() { (zero(), zero()) } else { (x / r, y / r) }
    };
    /// 1/x
    ln(x: T) -> T = x.recip();
    /// 1/(1 + x)
    ln_1p(x: T) -> T = (one::<T>() + x).recip();
    /// (1/(x ln b), −ln x/(b ln² b))
    log(x: T, base: T) -> (T, T) = {
        let ln = base.ln();
        ((x * ln).recip(), -x.ln() / (base * ln * ln))
    };
    /// 1/(x ln 10)
    log10(x: T) -> T = (x * real(core::f64::consts::LN_10)).recip();
    /// 1/(x ln 2)
    log2(x: T) -> T = (x * real(core::f64::consts::LN_2)).recip();
    /// 1 for the argument that is the result, the receiver when they are equal.
    max(x: T, y: T) -> (T, T) = if x >= y || is_nan(y) { (one(), zero()) } else { (zero(), one()) };
    /// 1 for the argument that is the result, the receiver when they are equal.
    min(x: T, y: T) -> (T, T) = if x <= y || is_nan(y) { (one(), zero()) } else { (zero(), one()) };
    /// (a, x, 1) for `x.mul_add(a, b)`
    mul_add(x: T, a: T, _b: T) -> (T, T, T) = (a, x, one());
    /// (p xᵖ⁻¹, xᵖ ln x); the first is 0 for p = 0, the second is 0 for x = 0 and p > 0 (its limit).
    powf(x: T, p: T) -> (T, T) = (
        if p == zero() { zero() } else { p * x.powf(p - one()) },
        if x == zero() && p > zero() { zero() } else { x.powf(p) * x.ln() },
    );
    /// n xⁿ⁻¹; 0 for n = 0.
    powi(x: T, n: i32) -> T =
        if n == 0 { zero() } else { real::<T>(f64::from(n)) * x.powi(n.wrapping_sub(1)) };
    /// −1/x²
    recip(x: T) -> T = -(x * x).recip();
    /// (1, −trunc(x/y)), where they exist, for `x % y`
    rem(x: T, y: T) -> (T, T) = (one(), -(x / y).trunc());
    /// (1, −div_euclid(x, y)), where they exist
    rem_euclid(x: T, y: T) -> (T, T) = (one(), -x.div_euclid(y));
    /// cos x
    sin(x: T) -> T = x.cos();
    /// cosh x
    sinh(x: T) -> T = x.cosh();
    /// 1/(2√x)
    sqrt(x: T) -> T = real::<T>(0.5) / x.sqrt();
    /// 1 + tan² x
    tan(x: T) -> T = { let y = x.tan(); one::<T>() + y * y };
    /// 1 − tanh² x
    tanh(x: T) -> T = { let y = x.tanh(); one::<T>() - y * y };
    /// 180/π
    to_degrees(_x: T) -> T = one::<T>().to_degrees();
    /// π/180
    to_radians(_x: T) -> T = one::<T>().to_radians();
}

fn one<T: Real>() -> T {
    real(1.0)
}

fn zero<T: Real>() -> T {
    T::default()
}

fn is_nan<T: Real>(x: T) -> bool {
    x.partial_cmp(&x).is_none()
}
