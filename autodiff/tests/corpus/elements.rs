//! An `Index` of a user type that returns one element for several indices.

/// A ring buffer.
mod ring {
    use crate::prelude::*;

    use std::ops::{Index, IndexMut};
    #[derive(Clone, Differentiable)]
    pub struct Ring {
        q: Vec<f64>,
    }
    impl Index<usize> for Ring {
        type Output = f64;
        fn index(&self, i: usize) -> &f64 {
            &self.q[i % 2]
        }
    }
    impl IndexMut<usize> for Ring {
        fn index_mut(&mut self, i: usize) -> &mut f64 {
            &mut self.q[i % 2]
        }
    }
    #[differentiable]
    fn f(r: &mut Ring, x: &[f64]) {
        for i in 0..4 {
            r[i] = r[i] * x[i];
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut r = Ring { q: vec![1.0, x[4]] };
        f(&mut r, x);
        r.q[0] + r.q[1] * r.q[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// An index out of range refers to the last element.
mod clamped {
    use crate::prelude::*;

    use std::ops::{Index, IndexMut};
    #[derive(Clone, Differentiable)]
    pub struct Pad {
        c: Vec<f64>,
    }
    impl Index<usize> for Pad {
        type Output = f64;
        fn index(&self, i: usize) -> &f64 {
            &self.c[i.min(1)]
        }
    }
    impl IndexMut<usize> for Pad {
        fn index_mut(&mut self, i: usize) -> &mut f64 {
            &mut self.c[i.min(1)]
        }
    }
    #[differentiable]
    impl Pad {
        fn upd(&mut self, x: &[f64]) {
            for i in 0..4 {
                self[i] = 0.5 * self[i] * self[i] + x[i];
            }
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut p = Pad { c: vec![1.0, 1.0] };
        let mut s = 0.0;
        for i in 0..3 {
            p[i] *= x[i];
            s += p[i];
        }
        p.upd(x);
        s + p[0] + p[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Rows that have elements in common.
mod overlapping_rows {
    use crate::prelude::*;

    use std::ops::{Index, IndexMut};
    #[derive(Clone, Differentiable)]
    pub struct M {
        v: Vec<f64>,
    }
    impl Index<usize> for M {
        type Output = [f64];
        fn index(&self, i: usize) -> &[f64] {
            &self.v[i..i + 3]
        }
    }
    impl IndexMut<usize> for M {
        fn index_mut(&mut self, i: usize) -> &mut [f64] {
            &mut self.v[i..i + 3]
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut m = M { v: x.to_vec() };
        for i in 0..3 {
            for j in 0..3 {
                m[i][j] = m[i][j] * m[i][j] + x[j];
            }
        }
        for i in 0..3 {
            m[i][0] *= m[i][2];
        }
        m.v.iter().sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
