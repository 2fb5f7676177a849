//! `?`, conditions joined with `let`, guards.

/// `?` of `Option`, in several places of an expression.
mod question_marks {
    use crate::prelude::*;
    #[differentiable]
    fn safe_ln(x: f64) -> Option<f64> {
        if x > 0.0 { Some(x.ln()) } else { None }
    }
    #[differentiable]
    fn both(a: f64, b: f64) -> Option<f64> {
        let u = safe_ln(a)?;
        let v = safe_ln(b)?;
        Some(u * v + safe_ln(a * b)?)
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for w in x.windows(2) {
            if let Some(v) = both(w[0], w[1]) {
                s += v;
            }
        }
        s + both(x[0], x[1]).unwrap_or(0.0)
            + match both(x[0], -1.0) {
                Some(v) => v,
                None => x[2],
            }
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `?` of `Result`.
mod question_marks_of_results {
    use crate::prelude::*;
    #[differentiable]
    fn root(x: f64) -> Result<f64, String> {
        if x < 0.0 {
            return Err(format!("negative: {x}"));
        }
        Ok(x.sqrt())
    }
    #[differentiable]
    fn both(a: f64, b: f64) -> Result<f64, String> {
        let u = root(a)?;
        let v = root(b - 0.1)?;
        Ok(u * v)
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let r = both(x[0], x[1]).unwrap();
        match both(x[2], x[3]) {
            Ok(v) => v * r,
            Err(_) => r,
        }
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `?` in methods, loops, compound assignments.
mod question_marks_in_methods {
    use crate::prelude::*;
    #[derive(Clone, Debug, Differentiable)]
    pub struct Spline {
        k: Vec<f64>,
        v: Vec<f64>,
    }
    #[differentiable]
    impl Spline {
        fn find(&self, t: f64) -> Option<usize> {
            if t < self.k[0] {
                return None;
            }
            self.k.windows(2).position(|w| w[0] <= t && t < w[1])
        }
        fn eval(&self, t: f64) -> Option<f64> {
            let i = self.find(t)?;
            let u = (t - self.k[i]) / (self.k[i + 1] - self.k[i]);
            Some(self.v[i] * (1.0 - u) + self.v.get(i + 1)? * u)
        }
        fn sum(&self, ts: &[f64]) -> Option<f64> {
            let mut s = 0.0;
            for t in ts {
                s += self.eval(*t)?;
                if s > 100.0 {
                    return None;
                }
            }
            Some(s)
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = Spline { k: vec![0.0, 0.4, 1.0, 2.0], v: vec![x[0], x[1] * x[2], x[3], 1.0] };
        let a = s.eval(x[4]).unwrap();
        let b = s.sum(&x[1..]).unwrap_or(0.0);
        let c = s.eval(5.0).unwrap_or(x[5]);
        a * b + c
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// Errors that carry a derivative.
mod errors_with_values {
    use crate::prelude::*;
    #[derive(Debug, Clone, Copy, PartialEq, Differentiable)]
    pub enum Fail {
        Singular(f64),
        Empty,
    }
    #[differentiable]
    fn solve(a: f64, b: f64) -> Result<f64, Fail> {
        if a.abs() < 0.1 {
            return Err(Fail::Singular(a));
        }
        Ok(b / a)
    }
    #[differentiable]
    fn chain(x: &[f64]) -> Result<f64, Fail> {
        if x.is_empty() {
            return Err(Fail::Empty);
        }
        let mut v = solve(x[0], 1.0)?;
        for w in x.windows(2) {
            v = v * 0.5 + solve(w[0] + w[1], v)?;
        }
        Ok(v + solve(x[0], x[1])? * 2.0)
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let r = match chain(x) {
            Ok(v) => v,
            Err(Fail::Singular(d)) => d * 2.0,
            Err(Fail::Empty) => 0.0,
        };
        let q = chain(&[0.01 * x[0], 1.0]);
        r + match q {
            Err(Fail::Singular(d)) => d * x[1],
            _ => 0.0,
        }
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `if let Some(m) = x.get(1) && *m > 0.0`, `let … else`, `matches!`.
mod let_chains {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        assert!(!x.is_empty(), "need data");
        debug_assert!(x.iter().all(|v| v.is_finite()));
        debug_assert_eq!(x.len() % 2, 0);
        let [a, b, rest @ ..] = x else { return 0.0 };
        let Some(last) = rest.last() else { panic!("short") };
        let mut s = a * b;
        if let Some(m) = rest.get(1)
            && *m > 0.0
        {
            s += m * m;
        }
        if matches!(rest.len(), 1..=4) {
            s *= last;
        }
        s
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// Guards beside a `match` on an `Option` of an integer.
mod guards_on_options {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut u = 0.5;
        let mut converged = None;
        for it in 0..200 {
            let new = (x[0] * u + x[1]).cos() * x[2];
            let delta = new - u;
            u += 0.7 * delta;
            if delta.abs() < 1e-15 {
                converged = Some(it);
                break;
            }
        }
        match converged {
            Some(n) if n > 0 => u * x[3],
            Some(_) => 0.0,
            None => u,
        }
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `matches!` in a `filter`; variants that hold structs.
mod filtered_variants {
    use crate::prelude::*;
    #[derive(Clone, Debug, Differentiable)]
    pub struct Harmonic {
        k: f64,
    }
    #[derive(Clone, Debug, Differentiable)]
    pub struct Morse {
        d: f64,
        a: f64,
    }
    #[differentiable]
    impl Harmonic {
        fn energy(&self, r: f64) -> f64 {
            0.5 * self.k * r * r
        }
        const NAME: &'static str = "h";
    }
    #[differentiable]
    impl Morse {
        fn energy(&self, r: f64) -> f64 {
            let e = 1.0 - (-self.a * r).exp();
            self.d * e * e
        }
    }
    #[derive(Clone, Debug, Differentiable)]
    pub enum Bond {
        H(Harmonic),
        M(Morse),
        None,
    }
    #[differentiable]
    impl Bond {
        fn energy(&self, r: f64) -> f64 {
            match self {
                Bond::H(h) => h.energy(r),
                Bond::M(m) => m.energy(r),
                Bond::None => 0.0,
            }
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let bonds = vec![
            Bond::H(Harmonic { k: x[0] }),
            Bond::M(Morse { d: x[1], a: x[2] }),
            Bond::None,
            Bond::H(Harmonic { k: x[1] * x[1] }),
        ];
        let pos = [0.0, x[3], x[3] + x[4], x[3] + x[4] * x[5], 2.0];
        bonds.iter().zip(pos.windows(2)).map(|(b, p)| b.energy(p[1] - p[0])).sum::<f64>()
            + bonds.iter().filter(|b| matches!(b, Bond::H(_))).count() as f64 * x[0]
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// Methods of a `Result` that is recognised by its written type; methods of an `Option` that a call returns.
mod methods_of_results {
    use crate::prelude::*;

    #[differentiable]
    pub fn squared(x: f64) -> Result<f64, String> {
        if x > 0.0 { Ok(x * x) } else { Err("negative".to_string()) }
    }

    #[differentiable]
    pub fn root(x: f64) -> Option<f64> {
        if x > 0.0 { Some(x.sqrt()) } else { None }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a: Result<f64, String> = squared(x[0]);
        let a = a
            .map(|v| v * x[1])
            .and_then(|v| if v > 9.0 { Err("large".to_string()) } else { Ok(v * v) })
            .unwrap_or(1.0);
        let b: Result<f64, String> = squared(x[2]);
        let b = b.or_else(|_| squared(x[3])).map_or(0.5, |v| v * 3.0);
        let c: Result<f64, String> = squared(x[1]);
        let c = c.ok().map_or(0.0, |v| v * x[3]);
        let d: Result<f64, String> = squared(x[0]);
        let d = d.map_err(|e| e.len()).map(|v| v * x[1]).unwrap();
        let e: Result<f64, String> = squared(x[2]);
        let e = e.map_or_else(|e| e.len() as f64 * x[0], |v| v);
        let o = root(x[0]).map_or(1.0, |v| v * x[1]);
        let p = root(x[3]).and_then(|v| root(v - 0.1)).map_or_else(|| 0.0, |v| v * v);
        a * b * c * d + e * o * p
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}
