//! Values that iterators take ownership of, and changes of the original variable while the iterator is in use.

/// Arrays whose `map` has a closure that changes them.
mod mapped_arrays {
    use crate::prelude::*;

    #[differentiable]
    pub fn closure(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1]];
        let b = a.map(|v| {
            a[1] *= 2.0;
            v
        });
        b[0] * b[1] * a[1]
    }
    #[differentiable]
    pub fn helper(a: &mut [f64; 2]) -> f64 {
        let b = a.map(|v| {
            a[1] *= 2.0;
            v
        });
        b[0] * b[1] * a[1]
    }
    #[differentiable]
    pub fn through_reference(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1]];
        helper(&mut a) + a[1]
    }
    #[differentiable]
    pub fn matrix(x: &[f64]) -> f64 {
        let mut m = [[x[0], x[1]], [x[2], x[3]]];
        let b = m.map(|r| {
            m[1][0] *= 2.0;
            r[0] * r[1]
        });
        let c = m[1].map(|v| {
            m[1][1] *= x[4];
            v * v
        });
        b[0] * b[1] + c[0] * c[1] + m[1][1]
    }
    #[derive(Clone, Copy, Differentiable)]
    struct P {
        u: f64,
        w: f64,
    }
    #[differentiable]
    pub fn structs(x: &[f64]) -> f64 {
        let mut p = [P { u: x[0], w: x[1] }, P { u: x[2], w: x[3] }];
        let b = p.map(|q| {
            p[1].u *= 3.0;
            q.u * q.w
        });
        b[0] + b[1] * b[0] + p[1].u
    }
    #[differentiable]
    pub fn integers(x: &[f64]) -> f64 {
        let mut k = [0usize, 1];
        let b = k.map(|i| {
            k[1] = 3;
            x[i] * x[i]
        });
        b[0] * b[1] + x[k[1]]
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        closure(x) + through_reference(x) + matrix(x) + structs(x) + integers(x)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Iterators in variables over copies of arrays, which are changed while the iterators are in use.
mod named_arrays {
    use crate::prelude::*;

    #[differentiable]
    pub fn summed(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1]];
        let it = a.into_iter();
        a[1] = 5.0;
        it.sum::<f64>() * a[0]
    }
    #[differentiable]
    pub fn taken_one_by_one(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1], x[2]];
        let mut it = a.into_iter();
        let mut s = 0.0;
        while let Some(v) = it.next() {
            a[1] *= 2.0;
            a[2] = v;
            s += v * v;
        }
        s * a[1] + a[2]
    }
    #[differentiable]
    pub fn reversed(x: &[f64]) -> f64 {
        let mut b = [x[0], x[1]];
        let it = b.into_iter().rev();
        b[0] = x[3];
        let mut s = 1.0;
        for e in it {
            s = s * e + b[0];
        }
        s
    }
    #[differentiable]
    pub fn row(x: &[f64]) -> f64 {
        let mut a = [[x[0], x[1]], [x[2], x[3]]];
        let it = a[1].into_iter();
        a[1][0] *= 3.0;
        a[1][1] = 1.0;
        it.sum::<f64>() * a[1][0]
    }
    #[differentiable]
    pub fn zipped(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1]];
        let it = x.iter().zip(a);
        a[0] = 2.0;
        it.map(|(u, w)| u * w).sum::<f64>() * a[0] * a[1]
    }
    #[differentiable]
    pub fn chained(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1]];
        let it = [x[3], x[4]].into_iter().chain(a);
        a[0] = 2.0;
        it.map(|u| u * u).sum::<f64>() * a[0] * a[1]
    }
    #[differentiable]
    pub fn numbered(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1], x[2]];
        let it = a.into_iter().enumerate();
        a = [0.0; 3];
        for (i, v) in it {
            a[2 - i] += v * v;
        }
        a[0] * a[1] + a[2]
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        summed(x)
            + taken_one_by_one(x)
            + reversed(x)
            + row(x)
            + zipped(x)
            + chained(x)
            + numbered(x)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Iterators in variables that take ownership of a vector, whose variable gets another vector.
mod named_vectors {
    use crate::prelude::*;

    #[differentiable]
    pub fn summed(x: &[f64]) -> f64 {
        let mut v = vec![x[0], x[1]];
        let it = v.into_iter();
        v = vec![x[3]];
        it.sum::<f64>() * v[0]
    }
    #[differentiable]
    pub fn squared(x: &[f64]) -> f64 {
        let mut v = vec![x[0] * x[1], x[1]];
        let it = v.into_iter();
        v = Vec::new();
        for e in it {
            v.push(e * e);
        }
        v[0] * v[1]
    }
    #[differentiable]
    pub fn zipped(x: &[f64]) -> f64 {
        let mut v = vec![x[0], x[1]];
        let it = x.iter().zip(v);
        v = vec![x[5] * x[0]];
        it.map(|(u, w)| u * w).sum::<f64>() * v[0]
    }
    #[differentiable]
    pub fn chained(x: &[f64]) -> f64 {
        let mut v = vec![x[0], x[1]];
        let it = vec![x[2]].into_iter().chain(v).filter(|u| *u > 0.0);
        v = vec![x[5] * x[0]];
        it.map(|u| u * u).sum::<f64>() * v[0]
    }
    #[differentiable]
    pub fn rows(x: &[f64]) -> f64 {
        let mut v = vec![vec![x[0], x[1]], vec![x[2]]];
        let it = v.into_iter();
        v = Vec::new();
        for mut row in it {
            row.push(x[3]);
            v.push(row);
        }
        v[0][0] * v[1][1] + v[1][0] * v[0][2]
    }
    #[derive(Clone, Differentiable)]
    struct S {
        a: Vec<f64>,
        n: f64,
    }
    #[differentiable]
    pub fn field(x: &[f64]) -> f64 {
        let mut s = S { a: x.to_vec(), n: 1.0 };
        let it = s.a.into_iter();
        s.a = vec![x[0]];
        for e in it {
            s.a.push(e * e);
            s.n += e * s.a[0];
        }
        s.n * s.a[3]
    }
    #[differentiable]
    pub fn again(x: &[f64]) -> f64 {
        let mut v = vec![x[0], x[1], x[2]];
        let mut s = 0.0;
        for _ in 0..3 {
            let old = v.into_iter();
            v = vec![];
            for e in old {
                if e > 0.0 {
                    v.push(e * x[4]);
                }
                s += e * e;
            }
        }
        s + v[0]
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        summed(x) + squared(x) + zipped(x) + chained(x) + rows(x) + field(x) + again(x)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Loops over copies of arrays that the loop bodies change in different ways.
mod changed_by_loops {
    use crate::prelude::*;

    #[differentiable]
    pub fn swapped(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1]];
        let mut b = [x[2], x[3]];
        let mut s = 0.0;
        for w in a {
            std::mem::swap(&mut a, &mut b);
            s += w * w;
        }
        s * a[0] + b[1]
    }
    #[differentiable]
    pub fn replaced(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1], x[2]];
        let mut s = 0.0;
        for w in a {
            let t = std::mem::replace(&mut a[2], w);
            s += w * s * t + w;
        }
        s * a[2]
    }
    #[differentiable]
    pub fn taken(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1], x[2]];
        let mut s = 0.0;
        for w in a {
            let t = std::mem::take(&mut a);
            s += w * t[1] + w;
        }
        s + a[2]
    }
    #[differentiable]
    pub fn assigned(x: &[f64]) -> f64 {
        let mut v = vec![x[0], x[1], x[2]];
        let mut s = 0.0;
        for e in v {
            v = vec![e * e, x[3]];
            s += v[0] * v[1];
        }
        s
    }
    #[differentiable]
    pub fn nested(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1], x[2]];
        let mut s = 0.0;
        for k in 0..3 {
            for w in a {
                a[k] = w * x[3] + a[(k + 1) % 3];
                s += w * a[k];
            }
        }
        s * a[2]
    }
    #[differentiable]
    pub fn folded(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1]];
        a.into_iter().fold(1.0, |p, v| {
            a[1] *= 2.0;
            p * v + a[1]
        })
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        swapped(x) + replaced(x) + taken(x) + assigned(x) + nested(x) + folded(x)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Loops over copies of arrays that methods of their owner change.
mod changed_by_methods {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Bumped {
        a: [f64; 3],
        n: f64,
    }
    impl Bumped {
        #[differentiable]
        fn bump(&mut self, v: f64) -> f64 {
            self.a[2] *= v;
            self.n += v;
            self.n * v
        }
    }
    #[differentiable]
    pub fn outside(x: &[f64]) -> f64 {
        let mut s = Bumped { a: [x[0], x[1], x[2]], n: x[3] };
        let mut t = 0.0;
        for w in s.a {
            s.bump(w);
            t += w * w;
        }
        t + s.a.into_iter().map(|w| s.bump(w)).sum::<f64>() + s.a[2] * s.n
    }
    #[derive(Clone, Differentiable)]
    struct Added {
        a: [f64; 3],
        b: [f64; 3],
    }
    impl Added {
        #[differentiable]
        fn add(&mut self, v: f64) {
            self.b[2] *= v;
            self.a[0] += v;
        }
        #[differentiable]
        fn all(&mut self) -> f64 {
            let mut s = 0.0;
            for u in self.b {
                self.add(u);
                s += u * u;
            }
            s
        }
    }
    #[differentiable]
    pub fn inside(x: &[f64]) -> f64 {
        let mut s = Added { a: [x[0], x[1], x[2]], b: [x[3], x[4], x[5]] };
        let t = s.all();
        t * s.a[0] + s.b[2]
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        outside(x) + inside(x)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
