//! User methods and functions with the names of those of `std`, and those of `std` that look like others.

/// A range in a variable, zipped with floats.
mod integers_zipped {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len();
        let it = (0..n).zip(x);
        let s: f64 = it.map(|(i, v)| v * v * i as f64).sum();
        let w = (1..=4).rev().zip(x.iter());
        let t = w.fold(1.0, |a, (i, v)| a + v * v * i as f64);
        let u = (0..6).step_by(2).zip(x);
        s * t + u.map(|(i, v)| i as f64 * v).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The same for windows, and with `next`.
mod steps_zipped {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 2usize;
        let it = (1..5usize).zip(x.windows(2));
        let mut s = 0.0;
        for (i, w) in it {
            s += i as f64 * w[0] * w[1];
        }
        let mut jt = (n..4).zip(x);
        while let Some((i, v)) = jt.next() {
            s += i as f64 * v * v;
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A struct's own methods with more arguments than those of numbers, or with other arguments.
mod with_arguments {
    use crate::prelude::*;

    #[derive(Clone, Copy, PartialEq, Differentiable)]
    struct K {
        a: f64,
    }
    #[differentiable]
    impl K {
        fn exp(self, x: f64) -> f64 {
            x * x * self.a
        }
        fn powi(&self, x: f64) -> f64 {
            x * x * self.a
        }
    }
    fn mk(a: f64) -> K {
        K { a }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let k = K { a: 3.0 };
        (K { a: 2.0 }).exp(x[0])
            + k.powi(x[1])
            + K { a: 1.0 }.powi(x[2])
            + k.clone().exp(x[3])
            + mk(2.0).exp(x[4])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `swap` and `clone_from` of a struct's own.
mod swaps {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct M {
        d: Vec<f64>,
    }
    impl M {
        #[differentiable]
        fn swap(&mut self, i: usize, j: usize) {
            self.d[i] *= self.d[j];
        }
        #[differentiable]
        fn clone_from(&mut self, o: &M) {
            self.d[0] *= o.d[1];
        }
    }
    #[differentiable]
    fn f(m: &mut M, o: &M) {
        m.d[0] *= 2.0;
        m.swap(0, 1);
        m.clone_from(o);
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut m = M { d: x.to_vec() };
        let o = m.clone();
        f(&mut m, &o);
        m.d[0] * m.d[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `swap` of slices in any place.
mod swaps_of_slices {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct M {
        d: Vec<f64>,
        e: [f64; 3],
    }
    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P {
        a: f64,
    }
    #[differentiable]
    fn f(m: &mut M, ps: &mut [P], v: &mut Vec<f64>, rows: &mut Vec<Vec<f64>>) {
        m.d.swap(0, 1);
        m.e.swap(1, 2);
        ps.swap(0, 1);
        v.swap(0, 2);
        rows.swap(0, 1);
        for r in rows.iter_mut() {
            r.swap(0, 1);
        }
        let r = &mut rows[0];
        r.swap(1, 0);
        for p in ps.iter_mut() {
            p.a *= 2.0;
        }
        let d = &mut m.d;
        d.swap(2, 3);
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut m = M { d: x.to_vec(), e: [x[0], x[1], x[2]] };
        let mut ps = [P { a: x[0] }, P { a: x[3] }];
        let mut v = x.to_vec();
        let mut rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        f(&mut m, &mut ps, &mut v, &mut rows);
        m.d[0] * m.d[2] * m.e[1]
            + ps[0].a * ps[0].a * v[0]
            + rows[0][0] * rows[1][1] * rows[0][1] * rows[0][1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `bool::then_some`.
mod by_path_of_bool {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len();
        let a =
            bool::then_some(n > 2, x[0]).unwrap() * 2.0 + bool::then(n > 2, || x[1]).unwrap() * 3.0;
        let mut c = bool::then_some(n > 1, 2.0).unwrap();
        c *= x[2];
        c * c + a
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Methods of integers with an integer field for argument.
mod integers {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct S {
        v: f64,
        n: usize,
        i: i32,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = S { v: x[0], n: 2, i: 3 };
        let n = x.len();
        let k = n.min(s.n)
            + usize::max(s.n, 1)
            + n.pow(s.i as u32 - 2)
            + n.saturating_sub(s.n)
            + usize::from(x[0] > 0.5)
            + n.rem_euclid(s.n + 1)
            + n.div_euclid(s.n)
            + n.clamp(s.n, 9);
        let e = f64::powi(x[1], s.i) * x[2].powi(s.i) + x[3].powi(n as i32) + x[0].powi(-2);
        e * k as f64 + if n.abs_diff(s.n) > 2 { s.v } else { 0.0 }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Functions of integer types.
mod by_path_of_integers {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let k = i32::pow(2, 3) as usize
            + u8::leading_zeros(1) as usize
            + u64::trailing_zeros(8) as usize;
        x[0] * k as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Methods and functions of a generic float.
mod generic_floats {
    use crate::prelude::*;

    #[differentiable]
    fn g<T: Real>(x: &[T], k: T) -> T {
        let y = x[0] * x[1];
        let z = T::sqrt(y * y)
            + T::max(y, k)
            + T::from_f64(0.5) * T::powi(y, 2)
            + y.powf(k * k)
            + T::atan2(y, x[2]);
        let mut s = z;
        for v in x {
            s = s + T::sin(*v) * v.hypot(k) + T::abs(*v).mul_add(k, z);
        }
        s
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        g(x, x[3] + 1.0)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Functions of a generic float, applied to fields and to results of calls and options.
mod generic_floats_of_any_kind {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct P<T> {
        x: T,
    }
    #[differentiable]
    fn two<T: Real>(a: T) -> (T, T) {
        (a * a, a + a)
    }
    #[differentiable]
    fn helper<T: Real>(a: T) -> T {
        a * a
    }
    #[differentiable]
    fn of_field<T: Real>(p: &P<T>) -> T {
        T::sin(p.x) * T::atan2(p.x, helper(p.x))
    }
    #[differentiable]
    fn of_call<T: Real>(a: T) -> T {
        T::sin(helper(a))
    }
    #[differentiable]
    fn of_option<T: Real>(v: &[T], w: Option<T>) -> T {
        let u = w.unwrap_or(v[0]);
        T::sin(u)
    }
    #[differentiable]
    fn of_pair<T: Real>(a: T) -> T {
        let (p, q) = two(a);
        T::sin(p) * T::max(q, p)
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        of_field(&P { x: x[0] })
            + of_call(x[1])
            + of_option(x, Some(x[2])) * of_option(x, None)
            + of_pair(x[3])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `clone_from` of fields, aliases of types, integers converted.
mod cloned {
    use crate::prelude::*;

    type Num = f64;
    type Vector = Vec<f64>;
    #[derive(Clone, Differentiable)]
    struct P {
        opt: Option<f64>,
        arr: [f64; 2],
        pair: (f64, f64),
        hits: Vec<f64>,
    }
    #[differentiable]
    fn taken(p: &mut P, q: &P) -> f64 {
        p.opt.clone_from(&q.opt);
        p.arr.clone_from(&q.arr);
        p.pair.clone_from(&q.pair);
        p.hits.clone_from(&q.hits);
        p.hits[0] *= 2.0;
        p.opt.unwrap_or(1.0) * p.arr[1] + p.pair.0 * p.hits[0] * p.hits[1]
    }
    #[differentiable]
    fn of_alias(r: &mut Num, v: &mut Vector) -> f64 {
        let n = vec![2.0, v[0]];
        v.clone_from(&n);
        v.swap(0, 1);
        r.sin() * v[0]
    }
    #[derive(Clone, Differentiable)]
    struct C {
        #[constant]
        k: usize,
        a: f64,
    }
    #[differentiable]
    fn converted(c: &C, x: &[f64]) -> f64 {
        x[1] * c.a * f64::from(u8::try_from(c.k).unwrap()) * x[usize::from(u8::from(c.k > 1))]
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut p = P { opt: None, arr: [1.0, 2.0], pair: (0.0, 0.0), hits: vec![x[5]] };
        let q =
            P { opt: Some(x[0]), arr: [x[1], x[2]], pair: (x[3], x[4]), hits: vec![x[0], x[1]] };
        let (mut n, mut v) = (x[0], x.to_vec());
        taken(&mut p, &q) * p.hits[0]
            + of_alias(&mut n, &mut v) * v[1]
            + converted(&C { k: 3, a: x[0] }, x)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
