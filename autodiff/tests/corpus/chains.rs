//! Closures, iterator chains, inner items.

/// Captures, by reference and by copy: a `move` closure keeps its own copies.
mod captures {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut k = x[0];
        let scale = move |v: f64| v * k;
        k *= x[1];
        let shift = |v: f64| v + k * x[2];
        let y = x[1];
        let both = |x: f64| shift(scale(x)) * y;
        let y = x[2] * x[2];
        both(y) + scale(k) + (|x: f64| x * y)(x[0])
    }
    case!(slice at [&[0.3, 0.8, 1.4], &[-0.3, 1.1, 0.2]]);
}

/// A closure that counts and one that adds, called in loops and branches.
mod with_state {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut calls = 0;
        let mut total = x[0];
        let mut add = |v: f64| {
            calls += 1;
            if calls % 2 == 0 {
                total *= v;
            } else {
                total += v * v;
            }
            total
        };
        let mut s = 1.0;
        for v in x {
            s += add(*v);
            if *v > 1.0 {
                s *= add(v * s);
            }
        }
        s * total + calls as f64 * x[0]
    }
    case!(slice at [&[0.3, 0.8, 1.4, 0.2], &[-0.3]]);
}

/// Arguments of a closure are evaluated once, in order.
mod arguments {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let f = |a: f64, b: f64| a * a - b * a;
        let mut s = x[0];
        let first = f(
            {
                s *= 2.0;
                s
            },
            {
                s += x[1];
                s * s
            },
        );
        let g = |v: f64| {
            let s = v * 2.0;
            s * s
        };
        first * g(s) + s
    }
    case!(slice at [&[0.3, 0.8]]);
}

/// Sums, products and folds of mapped slices.
mod reductions {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len() as f64;
        let mean = x.iter().sum::<f64>() / n;
        let variance = x.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / n;
        let product: f64 = x.iter().map(|v| 1.0 + 0.1 * v).product();
        let horner = x.iter().rev().fold(0.5, |acc, v| acc * mean + v);
        let dot: f64 = x.iter().zip(x.iter().rev()).map(|(a, b)| a * b).sum();
        variance * product + horner * dot
    }
    case!(slice at [&[0.3, 0.8, 1.4, 0.2], &[0.7]]);
}

/// The softmax cross-entropy as chains.
mod cross_entropy {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let top = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let total: f64 = x.iter().map(|v| (v - top).exp()).sum();
        total.ln() + top - x[1]
    }
    case!(slice at [&[0.3, 0.8, 1.4, 0.2]]; exact |x| {
        let total: f64 = x.iter().map(|v| v.exp()).sum();
        (0..x.len()).map(|i| x[i].exp() / total - if i == 1 { 1.0 } else { 0.0 }).collect()
    });
}

/// Adapters in every order, over lengths that differ.
mod adapters {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for (i, v) in x.iter().enumerate().rev() {
            s += v * i as f64 * s.cos();
        }
        for (i, v) in x.iter().rev().enumerate() {
            s += v * i as f64 * x[0];
        }
        for (a, b) in x.iter().zip(&x[1..]).rev() {
            s += a * b * s;
        }
        for (a, b) in x.iter().rev().zip(x) {
            s -= a * b * b;
        }
        for v in x.iter().skip(1).step_by(2) {
            s = s * 0.9 + v * v;
        }
        for v in x.iter().step_by(2).skip(1) {
            s *= 1.0 + 0.1 * v;
        }
        for v in x.iter().take(4).skip(1) {
            s += v.sin();
        }
        s + x.iter().take(100).map(|v| v * s).sum::<f64>()
    }
    case!(slice at [&[0.3, 0.8, 1.4, 0.2, -0.6], &[0.7, 0.1], &[0.4]]);
}

/// Writing through chains.
mod for_each {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[differentiable]
    pub fn primal(y: &mut [f64], x: &[f64]) {
        y.iter_mut().zip(x).for_each(|(y, x)| *y = *y * x + x.exp());
        y.iter_mut().rev().zip(x).for_each(|(y, x)| *y *= x);
        for (i, y) in y.iter_mut().enumerate().skip(1) {
            *y += x[0] * i as f64 * *y;
        }
        let total: f64 = y.iter().sum();
        y.iter_mut().for_each(|y| *y /= total);
    }
    case!(map(3) at [&[0.3, 0.8, 1.4, 0.2, -0.6, 0.9]]);
}

/// Items that a test on their values leaves out.
mod filters {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let positive: f64 = x.iter().filter(|v| **v > 0.0).map(|v| v * v).sum();
        let mut s = 1.0;
        for v in x.iter().copied().filter(|v| v.abs() > 0.25) {
            s = s * v + positive;
            if s > 3.0 {
                break;
            }
        }
        let before: f64 = x.iter().take_while(|v| **v > -0.5).map(|v| v * s).sum();
        s * before + positive
    }
    case!(slice at [&[0.3, 0.8, 1.4, 0.2, -0.6, 0.9], &[-0.6, -0.7], &[0.2]]);
}

/// Collected vectors that are iterated again.
mod collected {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let squares: Vec<f64> = x.iter().map(|v| v * v).collect();
        let mut scaled: Vec<f64> = squares.iter().zip(x).map(|(a, b)| a * b + x[0]).collect();
        scaled[0] *= squares[0];
        let prefix: Vec<f64> = (0..x.len()).map(|i| scaled[..=i].iter().sum::<f64>()).collect();
        prefix.iter().zip(&squares).map(|(a, b)| a * b).sum()
    }
    case!(slice at [&[0.3, 0.8, 1.4], &[0.7]]);
}

/// Constants and functions inside of the function, which hide outer ones.
mod inner_items {
    use crate::prelude::*;

    const K: f64 = 2.0;

    #[differentiable]
    fn twice(x: f64) -> f64 {
        2.0 * x
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        const K: f64 = 5.0;
        fn cube(x: f64) -> f64 {
            x * x * x
        }
        let mut s = twice(x[0]);
        for v in x {
            s += K * cube(*v) * s;
        }
        s * K + self::K * x[0]
    }
    case!(slice at [&[0.3, 0.8, 0.4]]);
}

/// A collected chain of reduced ones, in a method that is called.
mod collected_in_a_method {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Matrix {
        rows: usize,
        cols: usize,
        data: Vec<f64>,
    }

    #[differentiable(second_order = on)]
    impl Matrix {
        fn apply(&self, x: &[f64]) -> Vec<f64> {
            (0..self.rows)
                .map(|i| {
                    (0..self.cols).map(|j| self.data[i * self.cols + j] * x[j]).sum::<f64>().tanh()
                })
                .collect()
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let m = Matrix { rows: 2, cols: 3, data: x.to_vec() };
        let y = m.apply(&x[1..4]);
        y[0] * y[1]
    }
    case!(slice at [&[0.3, -0.7, 1.4, 0.2, 0.9, -0.4]]);
}

/// An endless iterator ends with the slice beside it.
mod endless_beside_a_slice {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        std::iter::successors(Some(x[0]), |s| Some(s * 0.5)).zip(x).map(|(a, b)| a * b).sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// After the other side has ended, at most one more item is made.
mod no_further_than_the_other {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        (0..20).filter(|i| i % 2 == 0).map(|i| x[i]).zip(&x[4..]).map(|(a, b)| a * b.sin()).sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A closure does not change anything more either.
mod pushed_beside_others {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = vec![];
        let s: f64 = x
            .iter()
            .filter(|_| true)
            .map(|a| {
                v.push(*a);
                a * a
            })
            .zip(x[..2].iter())
            .map(|(a, b)| a * b)
            .sum();
        s * v.len() as f64 + v.iter().sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The same for an iterator in a variable.
mod taken_beside_others {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut it = x.iter();
        let s: f64 =
            x.iter().filter(|_| it.next().is_some()).zip(x[..2].iter()).map(|(a, b)| a * b).sum();
        s + it.map(|v| v * v).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Items beside weights, by each kind of adapter.
mod beside_weights {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let w = vec![1.0, 2.0, 0.5];
        let mut v = x.to_vec();
        for (a, b) in v.iter_mut().zip(&w) {
            *a *= b;
        }
        x.iter().filter(|v| **v > 0.0).zip(w.iter()).map(|(a, b)| a * b).sum::<f64>()
            + v.iter().map(|a| a * a).zip(&w).map(|(a, b)| a * b).sum::<f64>()
            + v.iter().skip_while(|a| **a > 1.0).zip(x).map(|(a, b)| a * b).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `iter::zip` with the result of a function that has a rule.
mod zip_with_a_result {
    use crate::prelude::*;

    #[differentiable]
    fn doubled(x: &[f64]) -> Vec<f64> {
        x.iter().map(|v| v * 2.0).collect()
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for (a, b) in std::iter::zip(x, doubled(x)) {
            s += a.sin() * b;
        }
        s + std::iter::zip(x, doubled(x)).map(|(a, b)| a * b).sum::<f64>()
    }
    case!(slice at [&[0.3, 0.8, 1.4], &[-0.3, 1.1, 0.2]]);
}

/// `by_ref` with no item, some items, and all that are left.
mod some_behind_others {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut it = x.iter();
        let mut s = 0.0;
        for n in [0, 2, 0, 1] {
            s += it.by_ref().take(n).map(|v| v * v).sum::<f64>();
            s += it.by_ref().skip(n / 2).take(n / 2).count() as f64;
        }
        s + 2.0 * it.next().unwrap() * it.find_map(|v| (*v > 0.5).then_some(*v)).unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6, 0.2, 0.8]]);
}

/// A closure that passes a reference to a pair on.
mod lent_pairs {
    use crate::prelude::*;

    #[differentiable]
    fn product(p: &(f64, f64)) -> f64 {
        p.0 * p.1
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let g = |q: &(f64, f64)| product(q);
        x.iter().map(|v| (*v, v * v)).map(|p| g(&p) + p.0).sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4]]);
}
