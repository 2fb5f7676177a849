//! Closures that change something, behind adapters that leave items out.

/// Items that `skip` leaves out are evaluated too.
mod skipped {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut log = vec![];
        let mut s = 0.0;
        for v in x
            .iter()
            .map(|v| {
                log.push(v * 2.0);
                v * v
            })
            .skip(2)
        {
            s += v;
        }
        s + log.iter().map(|v| v.sin()).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Items that `step_by` leaves out are evaluated too, up to the last item that is used.
mod strided {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = 0.25;
        let s: f64 = x
            .iter()
            .map(|v| {
                n += v;
                v * n
            })
            .step_by(2)
            .take(2)
            .sum();
        let t = x
            .iter()
            .map(|v| {
                n += v;
                v * n
            })
            .step_by(2)
            .find(|v| *v > 0.0);
        s * n + t.unwrap_or(n)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `step_by` behind filters, several loops, loops within loops.
mod strided_far {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let several: f64 =
            x.iter().filter(|v| **v > 0.0).chain(&x[1..3]).step_by(4).map(|v| v * v).sum();
        let flat: f64 = x.chunks(2).flat_map(|c| c.iter()).step_by(4).sum();
        several * flat + x.iter().map(|v| v.sin()).step_by(3).skip(1).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `nth` evaluates the items before it.
mod nth_item {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut log = vec![0.5];
        let s = x
            .iter()
            .map(|v| {
                log.push(v * 2.0);
                v * v
            })
            .nth(2)
            .unwrap();
        s + log.iter().enumerate().map(|(i, v)| v.sin() * i as f64).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `take(0)` evaluates no item.
mod none_taken {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = 0.25;
        let s: f64 = x
            .iter()
            .map(|v| {
                n += v;
                v * n
            })
            .skip(2)
            .take(x.len() - 6)
            .sum();
        let t: f64 = x
            .iter()
            .map(|v| {
                n += v;
                v * n
            })
            .skip(2)
            .take(1)
            .sum();
        s + t * n * n
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Iterators and closures in variables.
mod of_names {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = 0.25;
        let items = x.iter().map(|v| {
            n += v;
            v * v
        });
        let s: f64 = items.skip(3).sum();
        let mut bump = |v: &f64| {
            n += *v;
            v * v
        };
        let t: f64 = x.iter().map(&mut bump).skip(2).sum();
        let u: f64 = x.iter().map(|v| bump(v) * 2.0).skip(3).sum();
        s * t + u * n
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Changes by marked functions and methods.
mod of_calls {
    use crate::prelude::*;

    #[differentiable]
    fn tick(n: &mut f64, v: f64) -> f64 {
        *n += v;
        *n * v
    }
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
        let (mut n, mut sum) = (0.25, Sum { of: x[0] });
        let m = &mut n;
        let s: f64 = x.iter().map(|v| tick(m, *v)).skip(2).sum();
        let t: f64 = x.iter().map(|v| sum.add(*v)).skip(2).sum();
        s * sum.of + t * n
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Changes of the items themselves.
mod of_items {
    use crate::prelude::*;

    #[differentiable]
    fn double(n: &mut f64) -> f64 {
        *n *= 2.0;
        *n * *n
    }
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
        let mut w = x.to_vec();
        let mut s: f64 = w.iter_mut().map(double).skip(2).sum();
        s *= w.iter_mut().map(double).nth(1).unwrap();
        let m = &mut w;
        s += m.into_iter().map(double).step_by(4).sum::<f64>();
        let mut sums = vec![Sum { of: x[0] }, Sum { of: x[1] }, Sum { of: x[2] }];
        s += sums.iter_mut().map(|sum| sum.add(x[3])).skip(1).sum::<f64>();
        s + sums[0].of * sums[1].of + w[0] * w[1] + w[4] * w[5]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Changes behind a shared reference.
mod counted_in_a_cell {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let count = std::cell::Cell::new(0usize);
        let s: f64 = x
            .iter()
            .map(|v| {
                count.set(count.get() + 1);
                v * v
            })
            .skip(2)
            .sum();
        s * count.get() as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `take` and `drain` of an iterator do not change values.
mod taken_and_strided {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for v in x.iter().take(5).step_by(2) {
            s += v * v * x[1];
        }
        for (i, v) in x.iter().take(4).skip(1).enumerate() {
            s += v * (i as f64);
        }
        for v in x.iter().take(5).rev().skip(2) {
            s += v.sin();
        }
        let mut w = x.to_vec();
        for v in w.drain(1..5).step_by(2) {
            s += v * v;
        }
        s + w.iter().sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The right side is evaluated only for items that the left side has.
mod acting_right {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = 0.2;
        let mut s = 0.0;
        for (a, b) in x[..3].iter().zip(x.iter().map(|v| {
            n += v;
            n * v
        })) {
            s += a * b;
        }
        for (a, b) in x
            .iter()
            .zip(x[..3].iter().map(|v| {
                n += v;
                n * v
            }))
            .skip(1)
        {
            s += a * b;
        }
        s * n
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Changes through variables that patterns bind, and of several variables at once.
mod of_patterns {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    enum Shape {
        A(f64),
        B(f64),
    }
    #[differentiable]
    fn grown(m: &mut Shape, x: &[f64]) -> f64 {
        x.iter()
            .map(|v| match m {
                Shape::A(t) => {
                    *t += v;
                    *t * v
                }
                Shape::B(t) => {
                    *t *= v;
                    *t
                }
            })
            .skip(2)
            .sum()
    }
    #[differentiable]
    fn held(m: &mut Option<f64>, x: &[f64]) -> f64 {
        x.iter()
            .map(|v| {
                if let Some(t) = m {
                    *t += v;
                    *t * v
                } else {
                    0.0
                }
            })
            .nth(3)
            .unwrap()
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (mut a, mut b) = (x[0], x[1]);
        let s = (0..6)
            .map(|_| {
                (a, b) = (b, a + b);
                a
            })
            .nth(4)
            .unwrap();
        let mut n = x[2];
        let t: f64 = x
            .iter()
            .map(|v| {
                let ref mut m = n;
                *m += v;
                *m * v
            })
            .skip(2)
            .sum();
        let (mut shape, mut other, mut o) = (Shape::A(x[3]), Shape::B(x[4]), Some(x[5]));
        s * a * b
            + t * n
            + grown(&mut shape, x) * grown(&mut other, x)
            + held(&mut o, x) * o.unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Methods named like those of `std`.
mod of_own_methods {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Sum {
        of: f64,
    }
    impl Sum {
        #[differentiable]
        fn start(&mut self, v: f64) -> f64 {
            self.of += v;
            self.of * v
        }
        #[differentiable]
        fn round(&mut self) -> f64 {
            self.of *= 1.5;
            self.of
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut sum = Sum { of: x[0] };
        let s: f64 = x.iter().map(|v| sum.start(*v)).skip(2).sum();
        let t: f64 = x.iter().map(|v| sum.round() * v).skip(2).sum();
        s * t * sum.of
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
