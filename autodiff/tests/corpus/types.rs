//! User types: newtypes, const generics, generic structs, builders.

/// A builder by value, methods with tuples.
mod builder {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Oscillator {
        mass: f64,
        stiffness: f64,
        damping: f64,
    }
    impl Default for Oscillator {
        fn default() -> Self {
            Oscillator { mass: 1.0, stiffness: 1.0, damping: 0.0 }
        }
    }

    #[differentiable]
    impl Oscillator {
        fn new(mass: f64, stiffness: f64) -> Self {
            Self { mass, stiffness, damping: 0.1 }
        }
        fn with_damping(mut self, damping: f64) -> Self {
            self.damping = damping;
            self
        }
        fn acceleration(&self, x: f64, v: f64) -> f64 {
            -(self.stiffness * x + self.damping * v) / self.mass
        }
        fn step(&self, (x, v): (f64, f64), dt: f64) -> (f64, f64) {
            let v = v + dt * self.acceleration(x, v);
            (x + dt * v, v)
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let osc = Oscillator::new(p[0], p[1]).with_damping(p[2]);
        let mut state = (p[3], 0.0);
        for _ in 0..30 {
            state = osc.step(state, 0.05);
        }
        let (x, v) = state;
        0.5 * osc.stiffness * x * x + 0.5 * osc.mass * v * v
    }
    case!(slice at [&[1.0, 4.0, 0.3, 1.0], &[0.7, 2.0, 0.1, -0.4]]);
}

/// Methods of a trait's `impl`.
mod potential_trait {
    use crate::prelude::*;

    trait Potential {
        fn energy(&self, r2: f64) -> f64;
    }

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct LennardJones {
        epsilon: f64,
        sigma: f64,
    }

    #[differentiable]
    impl Potential for LennardJones {
        fn energy(&self, r2: f64) -> f64 {
            let s6 = (self.sigma * self.sigma / r2).powi(3);
            4.0 * self.epsilon * s6 * (s6 - 1.0)
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let lj = LennardJones { epsilon: p[0], sigma: p[1] };
        let mut e = 0.0;
        let xs = &p[2..];
        for i in 0..xs.len() / 2 {
            for j in 0..i {
                let (dx, dy) = (xs[2 * i] - xs[2 * j], xs[2 * i + 1] - xs[2 * j + 1]);
                e += lj.energy(dx * dx + dy * dy);
            }
        }
        e
    }
    case!(slice at [&[1.0, 1.1, 0.0, 0.1, 1.2, 0.2, 0.3, 1.4]]);
}

/// A matrix as a newtype over const generics.
mod newtype_matrix {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Mat<const R: usize, const C: usize>([[f64; C]; R]);

    #[differentiable]
    impl<const R: usize, const C: usize> Mat<R, C> {
        fn zeros() -> Self {
            Mat([[0.0; C]; R])
        }
        fn transpose(&self) -> Mat<C, R> {
            let mut t = Mat::<C, R>::zeros();
            for r in 0..R {
                for c in 0..C {
                    t.0[c][r] = self.0[r][c];
                }
            }
            t
        }
        fn times<const K: usize>(&self, other: &Mat<C, K>) -> Mat<R, K> {
            let mut out = Mat::zeros();
            for i in 0..R {
                for j in 0..K {
                    for k in 0..C {
                        out.0[i][j] += self.0[i][k] * other.0[k][j];
                    }
                }
            }
            out
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let a = Mat([[p[0], p[1]], [p[2], p[3]], [p[0] * p[3], 1.0]]);
        let g = a.transpose().times(&a);
        (g.0[0][0] * g.0[1][1] - g.0[0][1] * g.0[1][0]).ln()
    }
    case!(slice at [&[1.0, 1.1, 0.2, 0.1], &[0.3, -0.5, 0.8, 2.0]]);
}

/// A matrix with its sizes as fields, its constructors without floats; a power by squaring.
mod matrix_struct_index_free {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Matrix {
        rows: usize,
        cols: usize,
        data: Vec<f64>,
    }

    #[differentiable]
    impl Matrix {
        fn zeros(rows: usize, cols: usize) -> Self {
            Self { rows, cols, data: vec![0.0; rows * cols] }
        }
        fn identity(n: usize) -> Self {
            let mut m = Self::zeros(n, n);
            for i in 0..n {
                m.set(i, i, 1.0);
            }
            m
        }
        fn from_slice(rows: usize, cols: usize, x: &[f64]) -> Self {
            Self { rows, cols, data: x.to_vec() }
        }
        fn at(&self, i: usize, j: usize) -> f64 {
            self.data[i * self.cols + j]
        }
        fn set(&mut self, i: usize, j: usize, v: f64) {
            self.data[i * self.cols + j] = v;
        }
        fn matmul(&self, o: &Matrix) -> Matrix {
            let mut out = Matrix::zeros(self.rows, o.cols);
            for i in 0..self.rows {
                for j in 0..o.cols {
                    let mut s = 0.0;
                    for k in 0..self.cols {
                        s += self.at(i, k) * o.at(k, j);
                    }
                    out.set(i, j, s);
                }
            }
            out
        }
        fn power(&self, mut n: u32) -> Matrix {
            let mut base = self.clone();
            let mut acc = Matrix::identity(self.rows);
            while n > 0 {
                if n & 1 == 1 {
                    acc = acc.matmul(&base);
                }
                base = base.matmul(&base);
                n >>= 1;
            }
            acc
        }
        fn trace(&self) -> f64 {
            (0..self.rows).map(|i| self.at(i, i)).sum()
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        Matrix::from_slice(2, 2, p).power(5).trace()
    }
    case!(slice at [&[0.7, 0.3, 0.2, 1.1]]);
}

/// Generic structs and functions with bounds in either place.
mod generic_bounds {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Dense<T> {
        w: Vec<T>,
        b: T,
    }

    #[differentiable]
    impl<T: Real> Dense<T> {
        fn eval(&self, x: &[T]) -> T {
            let mut s = self.b;
            for (w, x) in self.w.iter().zip(x) {
                s += *w * *x;
            }
            s.tanh()
        }
        fn decay(&mut self, k: T)
        where
            T: Real,
        {
            for w in self.w.iter_mut() {
                *w *= T::from_f64(1.0) - k;
            }
            self.b = self.b * k;
        }
    }

    #[differentiable]
    fn lerp<T>(a: T, b: T, t: T) -> T
    where
        T: Real,
    {
        a + (b - a) * t
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut d = Dense { w: p.to_vec(), b: p[0] };
        let y = d.eval(p);
        d.decay(y);
        lerp(y, d.eval(p), p[1])
    }
    case!(slice at [&[0.1, 1.1, 0.2]]);
}

/// Generic functions that call each other.
mod generic_real {
    use crate::prelude::*;

    #[differentiable]
    fn norm<T: Real>(v: &[T]) -> T {
        v.iter().map(|&x| x * x).sum::<T>().sqrt()
    }

    #[differentiable]
    fn softplus<T: Real>(x: T) -> T {
        if x > T::from_f64(20.0) { x } else { x.exp().ln_1p() }
    }

    #[differentiable]
    fn angle<T: Real>(a: &[T], b: &[T]) -> T {
        let mut dot = T::default();
        for (x, y) in a.iter().zip(b.iter()) {
            dot += *x * *y;
        }
        (dot / (norm(a) * norm(b))).acos()
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let (a, b) = p.split_at(3);
        softplus(angle(a, b)) + softplus(norm(b))
    }
    case!(slice at [&[1.0, 1.1, 0.2, 0.1, 0.7, -0.3]]);
}

/// Structs without a default value, collected and exchanged.
mod structs_collected {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Particle {
        x: [f64; 2],
        q: f64,
    }

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Pair(f64, f64);

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut all: Vec<Particle> =
            p.chunks_exact(2).map(|c| Particle { x: [c[0], c[1]], q: c[0] * c[1] }).collect();
        let pairs: Vec<Pair> = all.iter().zip(p).map(|(a, &b)| Pair(a.q * b, b)).collect();
        for (a, pair) in all.iter_mut().zip(&pairs) {
            a.x[0] += pair.0 * a.q;
            a.q *= pair.1;
        }
        all.swap(0, 1);
        all[1].q += all[0].q;
        all.iter().map(|a| a.x[0] * a.q).sum::<f64>() + pairs.last().map_or(0.0, |p| p.0)
    }
    case!(slice at [&[0.7, 0.3, 0.4, 0.9]]);
}
