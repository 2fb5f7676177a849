//! Scalars: arithmetic, assignment, shadowing, methods.

/// `t *= x` three times.
mod cube {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut t = 1.0;
        t *= x;
        t *= x;
        t *= x;
        t
    }
    case!(scalars(x) at [&[3.0], &[-0.5], &[0.0]]; exact |p| vec![3.0 * p[0] * p[0]]);
}

/// Each compound assignment, on a variable that is read in between.
mod compound {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        let mut s = x;
        s += y * s;
        s -= s * s;
        let before = s;
        s *= s;
        s /= y + s;
        s %= 10.0;
        s *= before;
        s
    }
    case!(scalars(x, y) at [&[0.7, 1.3], &[-0.4, 0.9]]);
}

/// An operand may be changed by a later operand of the same expression.
mod block_in_expression {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        let mut a = x;
        let r = a * {
            a = a * y;
            a
        } + {
            let a = a + 1.0;
            a * y
        } - a;
        r * a
    }
    case!(scalars(x, y) at [&[0.7, 1.3], &[-0.4, 0.9]]);
}

/// One name for many variables, in blocks and out of them.
mod shadowing {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let y = x;
        let x = x * x;
        let z = {
            let x = y.sin() * x;
            let y = x + y;
            let x = x * y;
            x - y
        };
        let x = x + z * y;
        let mut y = y;
        y *= x;
        {
            let mut y = y;
            y += 100.0 * x;
            let _ = y;
        }
        x * y
    }
    case!(scalars(x) at [&[0.7], &[-1.2]]);
}

/// Deferred initialisation.
mod declared_then_assigned {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        let a;
        let b: f64;
        if x > y {
            a = x * y;
            b = a.exp();
        } else {
            b = y * y;
            a = b + x;
        }
        let mut c = a;
        c = c * b;
        let (d, e);
        (d, e) = (c * a, b - x);
        d * e
    }
    case!(scalars(x, y) at [&[0.7, 0.3], &[-0.4, 0.9]]);
}

/// A chain of variables each used by all later ones.
mod dag {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        let a = x * y;
        let b = a + x / y;
        let c = a * b - y.ln();
        let d = (a + b + c).sin();
        let (s, k) = d.sin_cos();
        let e = s * k + a / (1.0 + c * c) - b.atan2(d);
        a * b * c * d * e
    }
    case!(scalars(x, y) at [&[0.7, 1.3], &[-0.4, 0.9]]);
}

/// The assignments of several variables at once.
mod simultaneous {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        let (mut a, mut b) = (x, y);
        (a, b) = (b * a, a + b);
        (a, b) = (b, a);
        (b, _) = (a * a * b, x);
        a - b
    }
    case!(scalars(x, y) at [&[0.7, 1.3], &[-0.4, 0.9]]);
}

/// Every elementary function of one float where it is smooth.
mod elementary {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let a = x.acos() * x.asin() + x.atan() * x.atanh() - x.asinh() * (x + 1.5).acosh();
        let b = x.sin() * x.cos() * x.tan() + x.sinh() * x.cosh() * x.tanh();
        let c = x.exp() * x.exp2() * x.exp_m1() + x.ln() * x.ln_1p() * x.log2() * x.log10();
        let d = x.sqrt() * x.cbrt() * x.recip() * x.powi(3) * x.powi(-2) * x.powf(1.7);
        let e = x.fract() * x.abs() * (-x).abs() * x.to_degrees() * x.to_radians();
        a + b + c + d + e
    }
    case!(scalars(x) at [&[0.3], &[0.77]]);
}

/// The functions of two and three floats.
mod of_several {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        let a = x.powf(y) * x.hypot(y) + y.atan2(-x) * x.log(1.0 + y);
        let b = x.mul_add(y, x * a) + x.copysign(-y) * y.copysign(x);
        let c = (7.0 * x).rem_euclid(y) + (7.0 * x) % y + x.max(y) * y.min(x * y);
        let d = (x * y).clamp(x, y.max(x)) + f64::max(x, y).mul_add(2.0, f64::sin(x));
        a * b + c * d
    }
    case!(scalars(x, y) at [&[0.7, 1.3], &[1.4, 0.9]]);
}

/// Powers whose base, exponent, or both depend on the input; `powi` with an exponent that changes.
mod powers {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, p: f64) -> f64 {
        let mut n = 3;
        let a = x.powi(n);
        n -= 5;
        let b = x.powi(n);
        n = 0;
        let c = x.powi(n) * x;
        x.powf(p) + 2f64.powf(x * p) + (x * p).powf(x) + a * b * c
    }
    case!(scalars(x, p) at [&[0.7, 1.3], &[1.4, 0.9]]);
}

/// `powf` at 0: the limits, and no NaN for a constant exponent.
mod power_at_zero {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        x.powf(2.0) + 3.0 * x.powf(1.0) + x.powf(0.0) + x.powi(1) + x.powi(2) + x.powi(0)
    }
    case!(scalars(x) at [&[0.0], &[2.0]]; exact |p| vec![2.0 * p[0] + 3.0 + 1.0 + 2.0 * p[0]]);
}

/// A conversion to f32 and back rounds the value and passes the derivative; one to an integer stops the derivative.
mod casts {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let single = x as f32;
        let n = (10.0 * x) as i64;
        let back = f64::from(single) * 2.0 + single as f64;
        back + n as f64 * x + (n % 3) as f64 * x * x + x.floor() * x
    }
    case!(scalars(x) at [&[0.75], &[-1.25]]; exact |p| {
        let n = (10.0 * p[0]) as i64;
        vec![3.0 + n as f64 + 2.0 * (n % 3) as f64 * p[0] + p[0].floor()]
    });
}

/// Conditions on bits, constants of the language, suffixes, negations.
mod constants {
    use crate::prelude::*;

    const SCALE: f64 = 2.5;
    static OFFSET: f64 = -0.5;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let a = SCALE * x + OFFSET - std::f64::consts::PI * -x;
        let b = 1e-1_f64 * a * -(-2f64) + f64::EPSILON - 1_000.5;
        let c = -a * b - -x;
        c / SCALE
    }
    case!(scalars(x) at [&[0.7], &[-1.2]]);
}

/// Black-Scholes: the Greeks in closed form. The normal distribution by its series.
mod black_scholes {
    use crate::prelude::*;
    use std::f64::consts::PI;

    #[differentiable]
    fn normal(x: f64) -> f64 {
        let mut term = x;
        let mut sum = x;
        for n in 1..80 {
            term *= -x * x / (2.0 * n as f64);
            sum += term / (2 * n + 1) as f64;
        }
        0.5 + sum / (2.0 * PI).sqrt()
    }

    #[autodiff_reverse(reverse, Active, Active, Active, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active, Active, Active, Active)]
    pub fn primal(spot: f64, strike: f64, rate: f64, volatility: f64, time: f64) -> f64 {
        let root = volatility * time.sqrt();
        let d1 = ((spot / strike).ln() + (rate + 0.5 * volatility * volatility) * time) / root;
        let d2 = d1 - root;
        spot * normal(d1) - strike * (-rate * time).exp() * normal(d2)
    }

    fn greeks(p: &[f64]) -> Vec<f64> {
        let &[s, k, r, v, t] = p else { panic!() };
        let d1 = ((s / k).ln() + (r + 0.5 * v * v) * t) / (v * t.sqrt());
        let d2 = d1 - v * t.sqrt();
        let (density, discounted) =
            ((-0.5 * d1 * d1).exp() / (2.0 * PI).sqrt(), k * (-r * t).exp());
        vec![
            normal(d1),
            -discounted / k * normal(d2),
            discounted * t * normal(d2),
            s * density * t.sqrt(),
            s * density * v / (2.0 * t.sqrt()) + r * discounted * normal(d2),
        ]
    }
    case!(scalars(a, b, c, d, e) at [&[100.0, 95.0, 0.03, 0.2, 0.75], &[8.0, 10.0, 0.01, 0.5, 2.0]]; exact greeks);
}

/// Quotients where the square of the divisor leaves the range of f64.
mod extreme_quotients {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    pub fn primal(x: f64, y: f64) -> f64 {
        x / y
    }

    #[test]
    fn keeps_its_digits() {
        for (x, y) in [(1e250, 1e200), (1e-300, 1e-200), (3.0, 7.0)] {
            let (_, dx, dy) = reverse(x, y, 1.0);
            let close = |got: f64, want: f64| (got / want - 1.0).abs() < 1e-14;
            assert!(close(dx, 1.0 / y) && close(dy, -(x / y) / y), "{x} {y}: {dx} {dy}");
        }
    }
}

/// Two rules whose formulas use the same names, which do not occur in the source.
mod formulas_with_the_same_names {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    pub fn primal(a: f64, b: f64) -> f64 {
        let length = a.hypot(1.5);
        let slope = b.tanh();
        let turn = b.atan2(a);
        let other = a.atan2(2.0) * (a * b).tanh();
        length * slope + turn * other
    }
    case!(scalars(a, b) at [&[0.3, 0.7], &[-1.2, 0.4]]);
}

/// Every rule in one function, whose second derivatives read the values that each formula has computed.
mod all_rules_at_once {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    pub fn primal(u: f64, v: f64) -> f64 {
        let inverse = u.acos() * v.asin() + (1.5 + u * u).acosh() * v.asinh() * u.atan();
        let angles = u.atan2(v) + (u * v).atanh() - v.copysign(u).clamp(0.1, u) * u.abs();
        let roots = u.cbrt() * v.sqrt() + u.hypot(v) * v.cbrt() - u.hypot(0.5) * v.recip();
        let powers = u.powf(v) * v.powi(3) + u.exp2() * v.exp() * (u * v).exp_m1();
        let logarithms = u.ln() * v.ln_1p() + u.log(2.0 + v) * v.log2() - v.log10() * u.fract();
        let circular = u.tan() * v.sin() - u.cos() * v.tan() + v.to_radians() * u.to_degrees();
        let hyperbolic = u.sinh() * v.tanh() + v.cosh() * u.tanh() * v.mul_add(u, v * u);
        let choices = u.max(v) * v.min(u) + (5.0 * u) % v + (-3.0 * v).rem_euclid(u);
        let sums = inverse * angles + roots * powers - logarithms * circular;
        sums * hyperbolic * choices + (inverse + roots).tanh() * powers.tan().atan2(angles)
    }
    case!(scalars(u, v) at [&[0.31, 0.72], &[0.63, 0.44]]);
}

/// Sine and cosine together, as a value.
mod sine_and_cosine {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let both = x[0].sin_cos();
        let (mut s, mut c) = (x[1] * x[2]).sin_cos();
        (s, c) = (s * c).sin_cos();
        let (sines, cosines): (Vec<f64>, Vec<f64>) = x.iter().map(|v| v.sin_cos()).unzip();
        both.0 * both.1 * s + c * sines[1] * cosines[2]
    }
    case!(slice at [&[0.9, 1.3, -0.4]]);
}
