//! Functions as arguments and as results of nested functions.

/// `impl Fn` and type parameters that stand for functions; double integrals.
mod functions_as_arguments {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(a: f64, k: f64) -> f64 {
        fn integrate(f: impl Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
            let h = (b - a) / n as f64;
            let mut s = 0.0;
            for i in 0..n {
                s += f(a + (i as f64 + 0.5) * h);
            }
            s * h
        }
        fn newton<F, G>(f: F, df: G, start: f64) -> f64
        where
            F: Fn(f64) -> f64,
            G: Fn(f64) -> f64,
        {
            let mut x = start;
            for _ in 0..6 {
                x -= f(x) / df(x);
            }
            x
        }
        let twice = |f: &dyn Fn(f64) -> f64, x: f64| f(f(x));
        let line = |x: f64| k * x + a;
        integrate(|x| (k * x).sin(), 0.0, a, 8)
            + integrate(|x| integrate(|y| x * y * k, 0.0, x, 3), a, 2.0, 4)
            + newton(|x| x * x - k, |x| 2.0 * x, 1.0)
            + twice(&line, a)
            + integrate(f64::exp, 0.0, k, 3)
    }
    case!(scalars(a, k) at [&[0.7, 1.4]]);
}

/// Closures that change their captured variables; closures that return closures.
mod closures_returned {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut total = 0.0;
        let mut count = 0;
        let mut add = |v: f64, w: f64| {
            total += v * w;
            count += 1;
        };
        for i in 0..x.len() {
            add(x[i], 2.0);
            if i > 0 {
                add(x[i], x[i - 1]);
            }
        }
        let scale = |k: f64| move |v: f64| v * k;
        let double = scale(2.0);
        double(total) / count as f64
    }
    case!(slice at [&[0.3, 0.7, 1.4, 0.5, 0.9]]);
}

/// `map_or`, `and_then`, `filter` and similar methods of an `Option`.
mod option_methods {
    use crate::prelude::*;

    #[differentiable]
    fn root(x: f64) -> Option<f64> {
        if x > 0.0 { Some(x.sqrt()) } else { None }
    }

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        let mut nearest: Option<f64> = None;
        for k in 0..4 {
            let t = x * k as f64 - y;
            if let Some(r) = root(t) {
                nearest = match nearest {
                    Some(n) if n < r => Some(n),
                    _ => Some(r),
                };
            }
        }
        let a = nearest.map_or(y, |t| 1.0 / (1.0 + t));
        let b = nearest.map(|t| t * x).unwrap_or(0.5);
        let c = root(x).and_then(|r| root(r - 0.5)).unwrap_or_else(|| x * y);
        let d = Some(x * y).filter(|t| *t > 0.5).map_or_else(|| y.sin(), |t| t * t);
        let e = if nearest.is_some_and(|t| t > 1.0) { x } else { y };
        a * b + c * d + e
    }
    case!(scalars(x, y) at [&[1.3, 0.7], &[0.2, 3.1]]);
}

/// `let … else { panic!() }`.
mod let_else_panics {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let &[a, b, c] = p else { panic!("three parameters, not {}", p.len()) };
        let area = |q: &[f64]| {
            let [u, v, ..] = q else { unreachable!() };
            u * v
        };
        let mut s = 0.0;
        for w in p.windows(2) {
            let [l, r] = w else { panic!() };
            s += l * r;
        }
        a * b + c.exp() * area(p) + s
    }
    case!(slice at [&[0.3, 0.7, 1.4]]);
}

/// Assignments that destructure arrays, structs and tuples in tuples.
mod destructuring {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Pair {
        a: f64,
        b: f64,
    }

    #[differentiable]
    fn swapped(p: Pair) -> Pair {
        Pair { a: p.b * p.a, b: p.a }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (mut a, mut b, mut c) = (x[0], x[1], 1.0);
        for _ in 0..4 {
            (a, b) = (b, a + 0.5 * b);
            [a, c] = [a * 0.9, c + a];
            ((a, _), c) = ((a * c, b), c * 0.5);
            Pair { a, b } = swapped(Pair { a, b });
        }
        a * b + c
    }
    case!(slice at [&[0.3, 0.7]]);
}

/// `let x = if let … else { return … }` with values of calls.
mod chosen_or_returned {
    use crate::prelude::*;

    #[differentiable]
    fn checked(x: f64) -> Result<f64, String> {
        if x > 0.0 { Ok(x.ln()) } else { Err(format!("bad {x}")) }
    }

    #[differentiable]
    fn safe_sqrt(x: f64) -> Option<f64> {
        if x < 0.0 { None } else { Some(x.sqrt()) }
    }

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let a = match checked(x) {
            Ok(v) => v,
            Err(_) => -x,
        };
        let b = if let Some(s) = safe_sqrt(x) { s } else { return a * x };
        let Some(c) = safe_sqrt(x - 0.5) else { return a * b };
        let d = safe_sqrt(a).unwrap_or(0.25 * x);
        a * b + c * d
    }
    case!(scalars(x) at [&[0.3], &[1.7], &[-0.4]]);
}

/// Closures that return slices.
mod closures_that_lend {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        const D: usize = 2;
        let tokens: [usize; 3] = [2, 0, 1];
        let emb = |t: usize| &p[t * D..(t + 1) * D];
        let mut loss = 0.0;
        for (i, &q) in tokens.iter().enumerate() {
            let scores: Vec<f64> = tokens[..=i]
                .iter()
                .map(|&k| {
                    emb(q).iter().zip(emb(k)).map(|(a, b)| a * b).sum::<f64>() / (D as f64).sqrt()
                })
                .collect();
            let m = scores.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
            let exps: Vec<f64> = scores.iter().map(|s| (s - m).exp()).collect();
            let z: f64 = exps.iter().sum();
            let mut out = [0.0; D];
            for (w, &k) in exps.iter().zip(&tokens[..=i]) {
                for (o, v) in out.iter_mut().zip(emb(k)) {
                    *o += w / z * v;
                }
            }
            loss += out.iter().map(|o| o * o).sum::<f64>();
        }
        loss
    }
    case!(slice at [&[0.3, -0.4, 0.8, 0.1, -0.6, 0.5]]);
}
