//! `?` in the middle of an expression: everything before the `?` is evaluated first.

/// Methods that change variables that the other side reads.
mod of_methods {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Sum {
        of: f64,
    }
    impl Sum {
        #[differentiable]
        fn add(&mut self, v: f64) -> f64 {
            self.of += v;
            self.of * v
        }
        #[differentiable]
        fn try_add(&mut self, v: f64) -> Option<f64> {
            self.of += v;
            Some(self.of * v)
        }
    }
    #[differentiable]
    fn safe(v: f64) -> Option<f64> {
        if v > -100.0 { Some(v * 2.0) } else { None }
    }
    #[differentiable]
    fn product(a: f64, b: f64) -> f64 {
        a * b * b
    }
    #[differentiable]
    fn all(x: &[f64]) -> Option<f64> {
        let mut sum = Sum { of: x[0] };
        let a = sum.add(x[1]) * safe(sum.of)?;
        let b = product(sum.add(x[2]), safe(sum.of)?);
        let c = product(sum.of, sum.try_add(x[3])?);
        let d = sum.of.max(sum.try_add(x[4])?) + sum.of.hypot(sum.try_add(x[5])?);
        Some(a + b * c + d)
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        all(x).unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Functions that get a `&mut` variable by its name.
mod of_functions {
    use crate::prelude::*;

    #[differentiable]
    fn tick(n: &mut f64, v: f64) -> f64 {
        *n += v;
        *n * v
    }
    #[differentiable]
    fn try_tick(n: &mut f64, v: f64) -> Result<f64, String> {
        *n += v;
        if v > -100.0 { Ok(v * 2.0) } else { Err("far".into()) }
    }
    #[differentiable]
    fn safe(v: f64) -> Result<f64, String> {
        if v > -100.0 { Ok(v * v) } else { Err(format!("{v}")) }
    }
    #[differentiable]
    fn product(a: f64, b: f64) -> f64 {
        a * b * b
    }
    #[differentiable]
    fn all(x: &[f64], m: &mut f64) -> Result<f64, String> {
        let a = tick(m, x[1]) * safe(*m)?;
        let b = *m * try_tick(m, x[2])?;
        let c = [tick(m, x[3]), safe(*m)?, *m];
        let d = product(*m, try_tick(m, x[4])?) + safe(*m)? * try_tick(m, x[5])?;
        let e = if *m < try_tick(m, x[0])? { *m } else { -*m };
        Ok(a + b * c[0] * c[1] + c[2] * d + e)
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = 0.25;
        all(x, &mut n).unwrap() + n
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Closures that capture variables that the other side reads.
mod of_closures {
    use crate::prelude::*;

    #[differentiable]
    fn safe(v: f64) -> Option<f64> {
        if v > -100.0 { Some(v * 2.0) } else { None }
    }
    #[differentiable]
    fn all(x: &[f64]) -> Option<f64> {
        let mut n = x[2];
        let mut bump = |v: f64| {
            n += v;
            n
        };
        Some(bump(x[0]) * safe(n)?)
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        all(x).unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Reads before and after.
mod of_places {
    use crate::prelude::*;

    #[differentiable]
    fn drawn(numbers: &mut Vec<f64>, x: f64) -> Option<f64> {
        Some(
            x * numbers.len() as f64
                + numbers.pop()? * numbers.last()?
                + numbers[0] * numbers.pop()?,
        )
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut w = x.to_vec();
        drawn(&mut w, x[1]).unwrap() * w.len() as f64 + w.iter().sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Elements found by calls are changed in place.
mod of_elements {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Sum {
        of: f64,
    }
    impl Sum {
        #[differentiable]
        fn add(&mut self, v: f64) -> f64 {
            self.of += v;
            self.of * v
        }
        #[differentiable]
        fn at(&self, v: f64) -> f64 {
            self.of * v
        }
    }
    fn odd(i: usize) -> usize {
        i % 2
    }
    fn find(i: usize) -> Option<usize> {
        if i < 5 { Some(i) } else { None }
    }
    #[differentiable]
    fn tick(n: &mut f64, v: f64) -> f64 {
        *n += v;
        *n * v
    }
    #[differentiable]
    fn scale(w: &mut [f64]) {
        for v in w {
            *v *= 2.0;
        }
    }
    #[differentiable]
    fn safe(v: f64) -> Option<f64> {
        if v > -100.0 { Some(v * 2.0) } else { None }
    }
    #[differentiable]
    fn all(x: &[f64]) -> Option<f64> {
        let mut w = [[x[0], x[1]], [x[2], x[3]]];
        w[odd(1)].swap(0, find(1)?);
        let s = tick(&mut w[odd(1)][find(1)?], 2.0);
        scale(&mut w[odd(1)][find(1)?..]);
        let mut rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        rows[odd(1)].push(safe(x[4])?);
        let t = rows[odd(3)][find(1)?] * rows[odd(1)][find(2)?];
        let mut sums = vec![Sum { of: x[0] }, Sum { of: x[5] }];
        let u = sums[odd(3)].add(safe(x[2])?) + sums[odd(1)].at(safe(x[1])?);
        Some(s * w[1][1] * w[1][0] + t * u)
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        all(x).unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Bounds of ranges, fields by their names, `take`, loops.
mod of_bounds_and_fields {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Two {
        a: f64,
        b: f64,
    }
    #[differentiable]
    fn product(t: Two) -> f64 {
        t.a * t.b * t.b
    }
    #[differentiable]
    fn tick(n: &mut f64, v: f64) -> Option<f64> {
        *n += v;
        if v > -100.0 { Some(*n * v) } else { None }
    }
    fn up(k: &mut usize) -> Option<usize> {
        *k += 2;
        Some(*k)
    }
    #[differentiable]
    fn safe(v: f64) -> Option<f64> {
        if v > -100.0 { Some(v * 2.0) } else { None }
    }
    #[differentiable]
    fn all(x: &[f64]) -> Option<f64> {
        let (mut lo, mut a) = (0, x[0]);
        let mut s = 0.0;
        for i in lo..up(&mut lo)? {
            s += x[i] * x[i];
        }
        s += x[lo..up(&mut lo)?].iter().sum::<f64>();
        s += product(Two { a, b: tick(&mut a, x[1])? }) * safe(x[2])?;
        let mut slot = Some(x[3]);
        s += slot.unwrap() * slot.take()?;
        Some(
            s + loop {
                a += 1.0;
                break a;
            } * safe(a + 1.0)?,
        )
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        all(x).unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A reference to a value is not a value of its own.
mod of_parts {
    use crate::prelude::*;

    #[differentiable]
    fn safe(v: f64) -> Option<f64> {
        if v > -100.0 { Some(v * 2.0) } else { None }
    }
    #[differentiable]
    fn weights(x: &[f64]) -> Option<Vec<f64>> {
        if x.len() > 2 { Some(x.iter().map(|v| v * v).collect()) } else { None }
    }
    #[differentiable]
    fn dot(a: &[f64], v: f64) -> f64 {
        a[0] * a[1] * v
    }
    #[differentiable]
    fn named(name: &str, v: f64) -> f64 {
        v * name.len() as f64
    }
    #[differentiable]
    fn all(x: &[f64]) -> Option<f64> {
        let name = "abc".to_string();
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let s: f64 = x.iter().filter(|v| **v > 0.0).zip(&weights(x)?).map(|(a, b)| a * b).sum();
        let t = dot(rows.last().unwrap(), safe(x[1])?)
            + dot(rows.iter().max_by(|a, b| a[0].total_cmp(&b[0])).unwrap(), safe(x[1])?);
        Some(s * t + named(name.to_uppercase().as_str(), safe(x[5])?))
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        all(x).unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A `&mut` that is only read.
mod reborrowed {
    use crate::prelude::*;

    #[differentiable]
    fn dot(x: &[f64], k: f64) -> f64 {
        x[0] * k
    }
    #[differentiable]
    fn norm(x: &[f64]) -> Option<f64> {
        Some(x[0] * x[1])
    }
    #[differentiable]
    fn three(x: &[f64], a: f64, b: f64) -> f64 {
        x[2] * a * b
    }
    #[differentiable]
    fn go(x: &mut [f64]) -> Option<f64> {
        let s = dot(x, norm(x)?);
        x[0] = s;
        Some(three(x, x[1], norm(x)?))
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut w = x.to_vec();
        go(&mut w).unwrap() + w[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
