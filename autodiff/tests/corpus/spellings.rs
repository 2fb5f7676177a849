//! Other spellings of code that is differentiated elsewhere: calls by paths, types by the names that a trait gives
//! them.

/// `from_fn::<f64, 3, _>`: only the path contains the length.
mod array_from_fn_by_its_type {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a = std::array::from_fn::<f64, 3, _>(|i| x[i] * x[0]);
        let s: f64 = std::array::from_fn::<f64, 4, _>(|i| x[i].sin()).iter().sum();
        a[0] * a[1] + a[2] * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[0.2, 0.9, 1.4, 0.8]]);
}

/// `Vec::from` of arrays and slices, methods of `Vec` and of slices by their paths.
mod vectors_by_path {
    use crate::prelude::*;
    #[derive(Clone, Differentiable)]
    pub struct Rows {
        a: Vec<f64>,
    }
    #[differentiable]
    impl Rows {
        fn of(a: f64) -> Rows {
            Rows { a: Vec::from([a * a, 2.0, a]) }
        }
    }
    #[differentiable]
    fn more(v: &mut Vec<f64>, x: f64) {
        Vec::push(v, x * x);
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = Vec::from([1usize, 2]);
        let mut indices = Vec::<usize>::new();
        Vec::push(&mut indices, 3);
        let mut rows = Rows { a: Vec::from(x) };
        Vec::push(&mut rows.a, x[0] * x[1]);
        more(&mut rows.a, x[2]);
        let f: [f64; 2] = [x[0], x[2]];
        let v = Vec::from(f);
        let w: Vec<f64> = Vec::from(&x[1..3]);
        let z = Vec::<f64>::from(x);
        let q = <[f64]>::to_vec(x);
        let made = <Rows>::of(x[0]);
        let mut s = Vec::len(&z) as f64;
        for i in n {
            s += x[i] * x[indices[0]] * rows.a[4] * rows.a[5];
        }
        s * v[0] * w[1] + z[2] * q[1] * made.a[0] * made.a[2]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[0.2, 0.9, 1.4, 0.8]]);
}

/// Types that an `impl` of a trait defines, in the signatures and bodies of marked methods.
mod types_of_a_trait {
    use crate::prelude::*;
    #[derive(Clone, Differentiable)]
    pub struct L {
        a: f64,
    }
    pub trait Model {
        type In;
        type Out;
        type Error;
        fn ev(&self, v: Self::In) -> Result<Self::Out, Self::Error>;
    }
    #[differentiable]
    impl Model for L {
        type In = f64;
        type Out = Vec<f64>;
        type Error = String;
        fn ev(&self, v: Self::In) -> Result<Self::Out, Self::Error> {
            let o: Self::Out = vec![self.a * v, v * v];
            Ok(o)
        }
    }
    #[differentiable]
    impl TryFrom<f64> for L {
        type Error = String;
        fn try_from(v: f64) -> Result<Self, Self::Error> {
            if v > 100.0 { Err("large".to_string()) } else { Ok(L { a: v * v }) }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let l = L::try_from(x[0]).unwrap();
        match l.ev(x[1]) {
            Ok(v) => v[0] * v[1],
            Err(_) => 0.0,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[0.2, 0.9, 1.4, 0.8]]);
}

/// Iteration over a range that is a parameter.
mod ranges_passed {
    use crate::prelude::*;
    use std::ops::{Range, RangeInclusive};
    #[differentiable]
    fn squares(r: Range<usize>, x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in r {
            s += x[i] * x[i];
        }
        s
    }
    #[differentiable]
    fn cubes(r: RangeInclusive<usize>, x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in r {
            s += x[i] * x[i] * x[i];
        }
        s
    }
    #[differentiable]
    fn summed(r: Range<usize>, x: &[f64]) -> f64 {
        let n = r.len() as f64;
        let t: f64 = r.clone().map(|i| x[i] * x[0]).sum();
        r.map(|i| x[i] * x[i]).sum::<f64>() * t * n
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        squares(1..3, x) * cubes(0..=2, x) + summed(1..4, x)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[0.2, 0.9, 1.4, 0.8]]);
}

/// A parameter whose type is only a name; a parameter without a derivative, by the activities.
mod parameters_without_bounds {
    use crate::prelude::*;
    use std::marker::PhantomData;
    #[derive(Clone, Differentiable)]
    pub struct Q<U> {
        v: f64,
        #[constant]
        u: PhantomData<U>,
    }
    #[differentiable]
    impl<U> Q<U> {
        fn squared(&self) -> f64 {
            self.v * self.v
        }
        fn of(v: f64) -> f64 {
            v * v
        }
        fn count(&self) -> usize {
            2
        }
        fn twice(&self) -> f64 {
            self.squared() * 2.0
        }
        fn scale(&mut self, a: f64) {
            self.v *= a;
        }
    }
    #[differentiable(Active, Const, Active)]
    fn times<N: Into<usize>>(v: f64, n: N) -> f64 {
        let n: usize = n.into();
        v * v * n as f64
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut q = Q::<usize> { v: x[0], u: PhantomData };
        q.scale(x[1]);
        q.squared() * q.count() as f64 * q.twice() * Q::<usize>::of(x[0]) + times(x[2], 3u8)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[0.2, 0.9, 1.4, 0.8]]);
}

/// Operators by the paths of their traits.
mod operators_by_path {
    use crate::prelude::*;
    use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub};
    #[derive(Clone, Copy, Debug, Differentiable)]
    pub struct P {
        a: f64,
        b: f64,
    }
    #[differentiable]
    impl Neg for P {
        type Output = P;
        fn neg(self) -> P {
            P { a: -self.a, b: self.b * self.b }
        }
    }
    #[differentiable]
    fn negated(p: P) -> f64 {
        let c: P = Neg::neg(p);
        c.a * c.b
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = x[0];
        AddAssign::add_assign(&mut a, x[1]);
        let p = x.iter().copied().fold(1.0, Mul::mul);
        let q = std::ops::Mul::mul(a, 2.0) + Neg::neg(a) * Sub::sub(a, x[2]);
        p + q * Div::div(a, Add::add(x[1], 3.0)) * negated(P { a, b: x[3] })
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[0.2, 0.9, 1.4, 0.8]]);
}

/// Operators on copies of elements, on constants, on values passed by reference.
mod copies_negated {
    use crate::prelude::*;
    use std::ops::{Add, Mul, Neg};
    #[derive(Clone, Copy, Debug, Differentiable)]
    pub struct P {
        a: f64,
        b: f64,
    }
    impl P {
        pub const ZERO: P = P { a: 0.0, b: 0.0 };
    }
    #[differentiable]
    impl P {
        fn turned(t: f64) -> P {
            P { a: t.cos(), b: t.sin() }
        }
    }
    #[differentiable]
    impl Neg for P {
        type Output = P;
        fn neg(self) -> P {
            P { a: -self.a, b: self.b * self.b }
        }
    }
    #[differentiable]
    impl Add for P {
        type Output = P;
        fn add(self, o: P) -> P {
            P { a: self.a + o.a, b: self.b + o.b }
        }
    }
    #[differentiable]
    impl Mul for P {
        type Output = P;
        fn mul(self, o: P) -> P {
            P { a: self.a * o.a - self.b * o.b, b: self.b * o.a + self.a * o.b }
        }
    }
    #[derive(Clone, Differentiable)]
    pub struct Rig {
        rel: Vec<P>,
    }
    #[differentiable]
    fn product(p: &P) -> f64 {
        p.a * p.b
    }
    #[differentiable]
    fn of_copies(ps: &[P]) -> f64 {
        let t = ps[0];
        let c: P = -t;
        let s = ps.iter().fold(P::ZERO, |a, p| a + *p);
        c.a * c.b + s.a * s.b
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let ps = [P { a: x[0], b: x[1] }, P { a: x[2], b: x[3] }];
        let rig = Rig { rel: vec![P { a: x[1], b: x[2] }] };
        let t = P::turned(x[0]);
        let r = rig.rel[0] * t;
        of_copies(&ps) * r.a * product(&rig.rel[0])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[0.2, 0.9, 1.4, 0.8]]);
}

/// `drop` of floats does nothing, `black_box` returns its argument; a lock ends where it is dropped.
mod dropped {
    use crate::prelude::*;
    use std::hint::black_box;
    use std::sync::RwLock;
    static INDEX: RwLock<usize> = RwLock::new(1);

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = black_box(x[0] * x[1]);
        for i in 0..3 {
            let v = vec![x[i], s];
            s += v[0] * v[1] + std::hint::black_box(v[0]);
            drop(v);
        }
        let lock = INDEX.read().unwrap();
        let k = *lock;
        drop(lock);
        s * x[k] * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[0.2, 0.9, 1.4, 0.8]]);
}

/// A variant in a `#[constant]` field, of a type without shadow; another in a field with a shadow.
mod variants_of_constant_fields {
    use crate::prelude::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        A,
        B,
    }
    #[derive(Clone, Copy, Debug, Differentiable)]
    pub enum Act {
        Plain,
        Leaky(f64),
    }
    #[derive(Clone, Differentiable)]
    pub struct S {
        #[constant]
        kind: Kind,
        act: Act,
        a: f64,
    }
    #[derive(Clone, Differentiable)]
    pub struct T(#[constant] Kind, f64);
    #[differentiable]
    impl S {
        fn ev(&self, v: f64) -> f64 {
            if self.kind == Kind::B {
                return v;
            }
            match self.act {
                Act::Plain => self.a * v,
                Act::Leaky(k) => self.a * k,
            }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let t = T(Kind::B, x[0]);
        let s = S { kind: Kind::A, act: Act::Plain, a: x[1] * x[2] };
        let l = S { kind: Kind::A, act: Act::Leaky(x[3]), a: x[1] };
        s.ev(x[0]) * s.a * t.1 + l.ev(x[2]) * t.1
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[0.2, 0.9, 1.4, 0.8]]);
}

/// `as_slice` in a call; two iterators compared.
mod slices_passed_and_compared {
    use crate::prelude::*;
    #[derive(Clone, Differentiable)]
    pub struct S {
        w: Vec<f64>,
    }
    #[differentiable]
    fn product(x: &[f64]) -> f64 {
        x[0] * x[1]
    }
    #[differentiable]
    impl S {
        fn times(&self, x: &[f64]) -> f64 {
            x[0] * x[2] * self.w[0]
        }
        fn ev(&self) -> f64 {
            product(self.w.as_slice()) + self.times(self.w.as_slice())
        }
    }
    #[differentiable]
    fn of_both(x: &Vec<f64>, v: &mut Vec<f64>) {
        v[0] += product(x.as_slice()) * product(v.as_slice());
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = S { w: x.to_vec() };
        let mut v = s.w.clone();
        of_both(&s.w, &mut v);
        let smaller = x.iter().partial_cmp(x[1..].iter()) == Some(std::cmp::Ordering::Less);
        let t = match x.iter().partial_cmp(x[2..].iter()) {
            Some(std::cmp::Ordering::Less) => x[0] * x[0],
            _ => x[1] * x[1],
        };
        if smaller { s.ev() * v[0] + t } else { s.ev() * v[1] - t * v[0] }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[0.2, 0.9, 1.4, 0.8]]);
}

/// Objects behind `dyn` may be called if nothing in the call carries a derivative.
mod dyn_of_numbers {
    use crate::prelude::*;
    trait Size {
        fn size(&self) -> usize;
    }
    impl Size for usize {
        fn size(&self) -> usize {
            *self
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 2usize;
        let d: &dyn Size = &n;
        let next: Box<dyn Fn(usize) -> usize> = Box::new(|i| i + 1);
        x[d.size()] * x[0] * x[next(0)]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[0.2, 0.9, 1.4, 0.8]]);
}

/// Vectors made of slices and iterators.
mod vectors_from_others {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let v: Vec<f64> = Vec::from(&x[1..]);
        let w: Vec<f64> = x.into();
        let u = Vec::from_iter(x.iter().map(|v| v * v));
        let z: Vec<f64> = x[..2].into();
        v[0] * w[0] * u[1] + z[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
