//! Closures, methods and macros that only read, in places where a change would matter.

/// A closure that changes only variables of its own may stand before `zip`.
mod of_its_own {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (mut s, mut n) = (0.0, 1.5);
        // The closure changes only its own variables, whatever their names are.
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

/// So may a closure that only reads.
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

/// Sides that the body of the loop changes, not the iterator.
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

/// Methods called on a shared reference only read.
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

/// Methods and functions that the compiler proves to only read.
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
    #[allow(deprecated)] // A buffer is stored in each pass.
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

/// Proofs move nothing; clones of iterators that only read.
mod moved_into_iterators {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Acc {
        t: f64,
    }
    impl Acc {
        #[differentiable]
        fn add(&mut self, v: f64) {
            self.t += v;
        }
        #[differentiable]
        fn at(&self, v: f64) -> f64 {
            self.t * v
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut acc = Acc { t: x[0] };
        acc.add(x[1]);
        let ys = x.to_vec();
        let zs = x.to_vec();
        let s: f64 = ys.into_iter().map(|v| acc.at(v)).zip(x.iter()).map(|(a, b)| a * b).sum();
        let t: f64 =
            x.iter().zip(zs).map(|(a, b)| acc.at(a * b)).zip(x.iter()).map(|(a, b)| a * b).sum();
        let it = x.iter().map(|v| acc.at(*v));
        let m = it.clone().sum::<f64>() / 6.0;
        let u = it.map(|v| (v - m) * (v - m)).sum::<f64>();
        s + t + u
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Constants of the compiler and user macros in `assert!` and `format!`.
mod macros_in_macros {
    use crate::prelude::*;

    macro_rules! small {
        ($e:expr) => {
            $e < 99.0
        };
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let k = 3;
        assert!(cfg!(debug_assertions) || x[0] > -9.0);
        assert!(x[0] > -9.0, "line {}", line!());
        let s = format!(concat!("{}", "{}"), k, k).len();
        let t = format!("{}", stringify!(a)).len() + format!("{}", format_args!("{}", k)).len();
        assert!(small!(x[0]));
        x[0] * x[1] * (s + t) as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
