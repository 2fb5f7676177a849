//! `?` in the middle of an expression: what stands before is evaluated before.

/// Methods that change what is read on the other side.
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

/// Functions that are handed a `&mut` by its name.
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

/// Closures that capture what is read on the other side.
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
