//! Closures that change something, behind adapters that leave items out.

/// What `skip` leaves out is evaluated all the same.
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

/// So is what `step_by` leaves out, up to the last item wanted.
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

/// `nth` evaluates those before.
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

/// `take(0)` asks for none.
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

/// Iterators and closures with names.
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

/// What changes only variables of its own may stand before `zip`.
mod of_its_own {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (mut s, mut n) = (0.0, 1.5);
        // What the closure changes is its own, whatever it is called.
        let norms = x.chunks(2).map(|row| {
            let mut s = 0.0;
            for v in row {
                s += v * v;
            }
            s
        });
        for (norm, b) in norms.zip(x) {
            s += norm * b;
        }
        for (a, b) in x
            .iter()
            .map(|v| {
                let n = n * v;
                n * n
            })
            .zip(&x[1..4])
        {
            s += a * b;
        }
        for (a, b) in x.iter().map(|v| if let Some(n) = x.get(9) { *n } else { *v }).zip(x) {
            s += a * b * n;
        }
        n += x[0];
        s * n
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// So may what only looks.
mod looked_at {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut scale = vec![2.0; 3];
        scale[1] = x[1];
        let mut s = 0.0;
        for (a, b) in x
            .iter()
            .map(|v| {
                assert!(scale.len() == 3);
                v * scale[1]
            })
            .zip(&x[1..4])
        {
            s += a * b;
        }
        let mut items = x.iter().map(|v| v * scale.iter().sum::<f64>()).peekable();
        while let Some(v) = items.next() {
            if let Some(w) = items.peek() {
                s += v * w;
            }
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `take` and `drain` of an iterator are no changes of values.
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

/// Sides that are changed by the body of the loop, not by the iterator.
mod mutable_sides {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut y = x.to_vec();
        for ((a, b), c) in x.iter().zip(y.iter_mut()).zip(&x[1..5]) {
            *b += a * c;
        }
        for ((a, b), c) in x.iter().zip(&mut y).zip(&x[1..5]) {
            *b += a * c;
        }
        for (b, (a, c)) in y.iter_mut().skip(1).zip(x.iter().zip(x.iter().rev())) {
            *b += a * c;
        }
        for ((i, a), b) in x.iter().enumerate().zip(y.iter_mut()).skip(1).step_by(2) {
            *b += a * i as f64;
        }
        for (a, b) in std::iter::zip(x, &mut y).rev() {
            *b *= a;
        }
        for (a, b) in std::iter::zip(x, y.iter_mut()).rev() {
            *b *= a;
        }
        y.iter().sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Methods called on a shared reference only look.
mod methods_that_look {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct G {
        w: Vec<f64>,
    }
    impl G {
        #[differentiable]
        fn at(&self, i: usize) -> f64 {
            self.w[i] * 2.0
        }
        #[differentiable]
        fn step(&mut self, x: &[f64]) -> f64 {
            let this = &*self;
            let s: f64 = (0..4).map(|i| this.at(i)).zip(x).map(|(a, b)| a * b).sum();
            self.w[0] += s;
            s
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut g = G { w: x.to_vec() };
        let s = g.step(x) + g.step(&x[1..]);
        let h = &g;
        (0..4).map(|i| h.at(i)).zip(x).map(|(a, b)| a * b).sum::<f64>() * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The right side is asked only for what the left one has.
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

/// Changes through what patterns bind, and of several variables at once.
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

/// Methods and functions that the compiler proves to look.
mod proven_to_look {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Model {
        w: f64,
    }
    impl Model {
        #[differentiable]
        fn at(&self, v: f64) -> f64 {
            self.w * v * v
        }
        fn is_sane(&self) -> bool {
            self.w > -100.0
        }
        #[differentiable]
        fn step(&mut self, x: &[f64]) -> f64 {
            debug_assert!(self.is_sane());
            let s: f64 = x.iter().map(|v| self.at(*v)).zip(&x[1..]).map(|(a, b)| a * b).sum();
            self.w -= 0.1 * s;
            s
        }
    }
    #[differentiable]
    fn scaled(w: &[f64], v: f64) -> f64 {
        w[0] * v
    }
    #[differentiable]
    fn all(w: &mut [f64], x: &[f64]) -> f64 {
        assert!(scaled(w, 1.0) < 100.0);
        let s: f64 = x.iter().map(|v| scaled(w, *v)).zip(x).map(|(a, b)| a * b).sum();
        w[0] += s;
        s
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut model = Model { w: x[0] };
        let mut s = 0.0;
        for _ in 0..2 {
            s += model.step(x);
            for (y, t) in x.iter().map(|v| model.at(*v)).zip(&x[1..]) {
                s += (y - t) * (y - t);
            }
            let mut items = x.iter().map(|v| model.at(*v)).peekable();
            while let Some(v) = items.next() {
                if let Some(w) = items.peek() {
                    s += v * w;
                }
            }
            s += x.iter().map(|v| model.at(*v)).take(3).rev().fold(0.0, |a, b| a * 0.5 + b);
            model.w += 0.01 * s;
        }
        let mut w = x.to_vec();
        s + all(&mut w, x) * w[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The length in `vec!`.
mod given_to_macros {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut k = 0;
        let s: f64 = x
            .iter()
            .map(|v| {
                let w = vec![
                    *v;
                    {
                        k += 1;
                        k
                    }
                ];
                w.iter().sum::<f64>()
            })
            .skip(2)
            .sum();
        s * k as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
