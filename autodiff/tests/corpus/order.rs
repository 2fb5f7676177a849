//! Arguments that are always evaluated, even if their value is not needed, and that change what an expression reads.

/// The argument changes a stack.
mod of_stacks {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut w = vec![x[0], x[1]];
        let a = w.last().copied().unwrap_or({
            w.push(x[3]);
            2.0
        });
        let mut none: Vec<f64> = vec![];
        let b = none.last().copied().unwrap_or({
            none.push(x[3]);
            2.0
        });
        let c = w.pop().map_or(w.len() as f64 * x[1], |v| v * w.len() as f64);
        let d = none.pop().unwrap_or(none.len() as f64 + x[2])
            + none.pop().unwrap_or(none.len() as f64 + x[2]);
        a * b + c * d * w.len() as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The argument changes the element.
mod of_elements {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut w = x.to_vec();
        let a = w.get(1).copied().unwrap_or({
            w[1] = 5.0;
            2.0
        });
        let b = w.get(2).map(|v| v * v).unwrap_or({
            w[2] = 5.0 * x[0];
            2.0
        });
        let c = w.get(3).copied().map_or(
            {
                w[3] = 5.0 * x[0];
                2.0
            },
            |v| v * v,
        );
        a * w[1] + b * w[2] + c * w[3]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The argument depends on the effect of a call.
mod of_calls {
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
        fn add_small(&mut self, v: f64) -> Option<f64> {
            self.of += v;
            if v < 1.0 { Some(self.of * v) } else { None }
        }
        #[differentiable]
        fn try_add(&mut self, v: f64) -> Result<f64, String> {
            self.of += v;
            if v < 1.0 { Ok(self.of * v) } else { Err("large".into()) }
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut sum = Sum { of: x[0] };
        let mut s = sum.add_small(x[1]).unwrap_or(sum.of) * sum.of;
        s += sum.add_small(x[2]).map_or(sum.add(2.0), |v| v * sum.of);
        s += Some(sum.add(x[1])).zip(Some(sum.of)).map_or(0.0, |(a, b)| a * b);
        s += sum.try_add(x[1]).unwrap_or(sum.of) * sum.of;
        s + match sum.add_small(x[1]).ok_or(sum.of) {
            Ok(v) => v,
            Err(e) => e * e,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `then_some`.
mod of_conditions {
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
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut sum = Sum { of: x[0] };
        let first: Option<f64> = (sum.add(x[1]) > 0.0).then_some(sum.of);
        let mut s = first.unwrap_or(2.0) * sum.of;
        if let Some(v) = (sum.add(x[3]) > 0.0).then_some(sum.of) {
            s += v * sum.of;
        }
        s + x.iter().filter_map(|v| (sum.add(*v) > 0.0).then_some(sum.of)).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The first value of a `fold`.
mod of_folds {
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
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (mut k, mut n) = (3, 0.25);
        let mut s = x[..k].iter().fold(
            {
                k += 1;
                n * k as f64
            },
            |a, b| a + b * b,
        ) * k as f64;
        let mut sum = Sum { of: x[0] };
        s += (0..sum.add(x[1]).abs() as usize + 2).fold(sum.of, |a, b| a + sum.of * b as f64);
        s = x
            .iter()
            .map(|v| {
                n += v;
                n * v
            })
            .fold(s, |a, b| a * 0.5 + b);
        x.iter().fold(sum.add(x[1]), |a, b| a + sum.add(*b)) * sum.of + s * n
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The iterator of a `fold` is created before the first value.
mod first_values_of_folds {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (mut k, mut n) = (1, x[0]);
        let mut s = x[k..].iter().fold(
            {
                k -= 1;
                n
            },
            |a, b| a + b,
        );
        s += x.iter().skip(k).fold(
            {
                k += 1;
                n
            },
            |a, b| a + b * b,
        );
        s += (k..4).fold(
            {
                k -= 1;
                n
            },
            |a, b| a + x[b],
        );
        s += x[k..].iter().rfold(
            {
                k += 1;
                n
            },
            |a, b| a * 0.5 + b,
        );
        s + x.iter().map(move |v| v * n).fold(
            {
                n += 1.0;
                n
            },
            |a, b| a + b,
        ) * n
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
