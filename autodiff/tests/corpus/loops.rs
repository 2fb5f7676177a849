//! Counted loops.

/// Nested 3×3 loops give x⁹.
mod ninth_power {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut t = 1.0;
        for _ in 0..3 {
            for _ in 0..3 {
                t *= x;
            }
        }
        t
    }
    case!(scalars(x) at [&[1.1], &[-0.7]]; exact |p| vec![9.0 * p[0].powi(8)]);
}

/// A local of the loop that is constant in it.
mod const_local {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut s = 0.0;
        for i in 0..5 {
            let n = x + i as f64;
            s += x * n;
        }
        s
    }
    case!(scalars(x) at [&[1.1], &[-0.7]]; exact |p| vec![10.0 * p[0] + 10.0]);
}

/// The logarithm of a Gaussian over an array, by a function of its own.
mod log_gaussian {
    use crate::prelude::*;

    #[differentiable]
    fn sq(x: f64) -> f64 {
        x * x
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (mean, sigma) = (p[0], p[1]);
        let n = p.len() - 2;
        let mut sum = 0.0;
        for i in 0..n {
            sum += sq((p[i + 2] - mean) / sigma);
        }
        -0.5 * sum - n as f64 * (sigma.ln() + 0.5 * (2.0 * std::f64::consts::PI).ln())
    }
    case!(slice at [&[0.5, 1.3, 0.3, 1.7, -0.2, 0.9], &[0.1, 2.0]]; exact |p| {
        let z: Vec<f64> = p[2..].iter().map(|x| (x - p[0]) / p[1]).collect();
        let squares: f64 = z.iter().map(|z| z * z).sum();
        let mut g = vec![z.iter().sum::<f64>() / p[1], (squares - z.len() as f64) / p[1]];
        g.extend(z.iter().map(|z| -z / p[1]));
        g
    });
}

/// The trapezoid rule with an active step.
mod trapezoid {
    use crate::prelude::*;

    #[differentiable]
    fn integrand(x: f64) -> f64 {
        2.0 * x - 1.0 + 0.0 * x * x
    }

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(lo: f64, hi: f64) -> f64 {
        let n = 100;
        let step = (hi - lo) / n as f64;
        let mut sum = 0.5 * (integrand(lo) + integrand(hi));
        for i in 1..n {
            let x = lo + i as f64 * step;
            sum += integrand(x);
        }
        sum * step
    }
    case!(scalars(lo, hi) at [&[1.0, 2.5], &[-1.0, 0.5]]; exact |p| vec![1.0 - 2.0 * p[0], 2.0 * p[1] - 1.0]);
}

/// Divisors written inline (clad #1865).
mod inline_divisor {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let a = p[0];
        let mut s = 0.0;
        for i in 1..p.len() {
            s += 1.0 / p[i];
            s += 1.0 / (p[i] + a * a);
        }
        s
    }
    case!(slice at [&[0.7, 0.5, 2.0, -3.0]]; exact |p| {
        let q = p[0] * p[0];
        let mut g: Vec<f64> = p.iter().map(|x| -1.0 / (x * x) - 1.0 / (x + q).powi(2)).collect();
        g[0] = p[1..].iter().map(|x| -2.0 * p[0] / (x + q).powi(2)).sum();
        g
    });
}

/// A fixed point, by the implicit function theorem.
mod fixed_point {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active, Active)]
    pub fn primal(a: f64, c: f64, p: f64) -> f64 {
        let mut u = 0.1;
        for _ in 0..200 {
            u = c * (a * u).sin() + p * p;
        }
        u
    }
    case!(scalars(a, c, p) at [&[0.9, 0.4, 0.7], &[0.3, -0.8, 0.2]]; exact |x| {
        let (a, c, p) = (x[0], x[1], x[2]);
        let u = primal(a, c, p);
        let slope = 1.0 - c * a * (a * u).cos();
        vec![c * u * (a * u).cos() / slope, (a * u).sin() / slope, 2.0 * p / slope]
    });
}

/// Loops that run zero times, once, and backwards; empty slices.
mod zero_passes {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len();
        let mut s = 2.0;
        for i in 1..n {
            s *= x[i];
        }
        for i in (0..n.saturating_sub(2)).rev() {
            s = s * s - x[i];
        }
        for i in 5..2 {
            s *= i as f64;
        }
        for i in 3..=2 {
            s *= i as f64 * s;
        }
        for w in x.windows(3) {
            s += w[0] * w[2] * s;
        }
        for c in x.chunks_exact(2) {
            s -= c[0] * c[1] * s;
        }
        for (a, b) in x.iter().zip(&x[n..]) {
            s *= a * b;
        }
        s * s
    }
    case!(slice at [&[], &[0.7], &[0.7, 0.4], &[0.7, 0.4, -0.3, 0.9]]);
}

/// Strides, negative steps, inclusive bounds, signed counters.
mod strides {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len();
        let mut s = 1.0;
        for i in (0..n).step_by(3).rev() {
            s = s * x[i] + 0.5;
        }
        for i in (1..n).rev().step_by(2) {
            s = s * s * 0.3 + x[i];
        }
        for k in -2i32..=2 {
            s += (k as f64) * x[(k + 2) as usize] * s;
        }
        for i in 0..n {
            for j in (i..n).step_by(2) {
                s += 0.01 * x[i] * x[j] * s;
            }
        }
        s
    }
    case!(slice at [&[0.4, -0.3, 0.2, 1.1, 0.7, -0.6, 0.9]]);
}

/// Bounds and indices that the body changes.
mod moving_bounds {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = 2;
        let mut at = 0;
        let mut s = 1.0;
        for i in 0..n {
            n += i + 1;
            for j in at..n {
                at = (at + j) % x.len();
                s = s * x[at] + x[j % x.len()] * i as f64;
            }
            n = n % 5 + 1;
        }
        s * x[at] * x[n % x.len()]
    }
    case!(slice at [&[0.4, -0.3, 0.2, 1.1, 0.7]]);
}

/// Values carried from pass to pass, swapped.
mod carried {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        let (mut u, mut v, mut w) = (x, y, x * y);
        for k in 0..6 {
            let t = u;
            u = v * w;
            v = w + t * 0.3;
            w = (t - v).sin() + k as f64 * 0.1;
            (u, v) = (v, u);
        }
        u * v + w
    }
    case!(scalars(x, y) at [&[0.4, -0.3], &[1.1, 0.8]]);
}

/// Every way to iterate over slices.
mod iterators {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.3;
        for v in x {
            s += v * s;
        }
        for &v in x.iter() {
            s = s.sin() + v;
        }
        for v in x.iter().copied() {
            s *= 1.0 + v * v;
        }
        for (i, &v) in x.iter().enumerate() {
            s += v * i as f64 * s;
        }
        for (i, (a, b)) in x.iter().zip(x[1..].iter()).enumerate() {
            s += (a - b) * (i + 1) as f64 * a;
        }
        for ((a, b), c) in x.iter().zip(&x[1..]).zip(&x[2..]) {
            s += a * b * c * s;
        }
        for (i, part) in x.chunks_exact(2).enumerate() {
            for (j, v) in part.iter().enumerate() {
                s += v * (i * 2 + j) as f64;
            }
        }
        for (w, v) in x.windows(2).zip(x) {
            s -= w[0] * w[1] * v;
        }
        s
    }
    case!(slice at [&[0.4, -0.3, 0.2, 1.1, 0.7], &[0.4, 0.1]]);
}

/// Writing through iterators.
mod iterators_in_place {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[differentiable]
    pub fn primal(a: &mut [f64], x: &[f64]) -> f64 {
        let mut s = 1.0;
        for v in a.iter_mut() {
            *v = *v * *v + s;
            s += *v;
        }
        for v in &mut *a {
            *v *= s;
        }
        for (i, v) in a.iter_mut().enumerate() {
            *v += x[i] * i as f64 * *v;
        }
        for (v, w) in a.iter_mut().zip(x) {
            *v /= 1.0 + w * w;
            s -= *v * w;
        }
        for pair in a.chunks_exact_mut(2) {
            pair[0] *= pair[1];
            pair[1] = pair[0] + s;
        }
        s
    }
    case!(mixed(4) at [&[0.4, -0.3, 0.2, 1.1, 0.7, 0.5, -0.6, 0.8]]);
}

/// Horner's scheme and its derivative in closed form.
mod horner {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let x = p[0];
        let mut y = 0.0;
        for c in &p[1..] {
            y = y * x + c;
        }
        y
    }
    case!(slice at [&[0.7, 1.0, -2.0, 3.0, 0.5]]; exact |p| {
        let (x, n) = (p[0], p.len() - 1);
        let slope = (1..n).map(|k| k as f64 * p[n - k] * x.powi(k as i32 - 1)).sum();
        let mut g = vec![slope];
        g.extend((0..n).map(|i| x.powi((n - 1 - i) as i32)));
        g
    });
}

/// 10⁴ passes: the tape grows, nothing overflows.
mod many_passes {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(r: f64) -> f64 {
        let mut x = 0.3;
        for _ in 0..10_000 {
            x = r * x * (1.0 - x);
        }
        x
    }
    // The logistic map's fixed point 1 − 1/r.
    case!(scalars(r) at [&[2.5], &[1.7]]; exact |p| vec![1.0 / (p[0] * p[0])]);
}

/// Rows that the loop's pattern destructures by value.
mod rows_by_value {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut rows = vec![[0.0; 2]; 3];
        for (i, r) in rows.iter_mut().enumerate() {
            *r = [x[i], x[i + 1]];
        }
        let mut s = 0.0;
        for &[p, q] in &rows {
            s += p * q;
        }
        for [p, q] in rows {
            s += p * q;
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The same beside another iterator.
mod rows_of_two {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for (a, [b, c]) in x.iter().zip([[x[0], x[1]], [x[2], x[3]]]) {
            s += a * b * c;
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
