//! Uses of the results of operators of user types.

/// A `fold` over values of a user type.
mod folded_vectors {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct V {
        x: f64,
        y: f64,
    }
    #[differentiable]
    impl std::ops::Add for V {
        type Output = V;
        fn add(self, other: V) -> V {
            V { x: self.x + other.x, y: self.y + other.y }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let vectors: Vec<V> = x.chunks(2).map(|c| V { x: c[0], y: c[1] }).collect();
        let sum: V = vectors.iter().fold(V { x: 0.0, y: 0.0 }, |a, b| a + *b);
        sum.x * sum.y
    }
    case!(slice at [&[0.7, -0.4, 1.2, 0.3]]);
}

/// Methods of operators' results.
mod methods_of_sums {
    use crate::prelude::*;

    use std::ops::{Add, AddAssign, Mul, Neg, Sub};

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Complex {
        re: f64,
        im: f64,
    }

    #[differentiable]
    impl Complex {
        fn new(re: f64, im: f64) -> Self {
            Self { re, im }
        }
        fn norm(&self) -> f64 {
            (1.0 + self.re * self.re + self.im * self.im).sqrt()
        }
        fn unit(self) -> Self {
            let n = self.norm();
            Self::new(self.re / n, self.im / n)
        }
    }

    #[differentiable]
    impl Add for Complex {
        type Output = Complex;
        fn add(self, o: Complex) -> Complex {
            Complex::new(self.re + o.re, self.im + o.im)
        }
    }

    #[differentiable]
    impl Sub for Complex {
        type Output = Complex;
        fn sub(self, o: Complex) -> Complex {
            Complex::new(self.re - o.re, self.im - o.im)
        }
    }

    #[differentiable]
    impl Mul for Complex {
        type Output = Complex;
        fn mul(self, o: Complex) -> Complex {
            Complex::new(self.re * o.re - self.im * o.im, self.re * o.im + self.im * o.re)
        }
    }

    #[differentiable]
    impl Mul<f64> for Complex {
        type Output = Complex;
        fn mul(self, k: f64) -> Complex {
            Complex::new(self.re * k, self.im * k)
        }
    }

    #[differentiable]
    impl Neg for Complex {
        type Output = Complex;
        fn neg(self) -> Complex {
            Complex::new(-self.re, -self.im)
        }
    }

    #[differentiable]
    impl AddAssign for Complex {
        fn add_assign(&mut self, o: Complex) {
            self.re += o.re;
            self.im += o.im;
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut z = Complex::new(x[0], x[1]);
        let w = Complex::new(x[1], x[2].sin());
        let mut s = 0.0;
        for k in 0..3 {
            s += (z - w * x[k]).norm() * (-w).unit().re;
            z += (z * Complex::new(x[k], z.im)).unit().unit();
            z += z;
            z = (z + (z + w).unit()).unit();
            s += (z + w).im;
        }
        let many = vec![z, w, z];
        s + many.iter().fold(z, |a, b| (a + *b).unit()).norm()
    }
    case!(slice at [&[0.3, -0.7, 1.4]]);
}

/// Integers of a struct with `Index`, changed in a function with operators of user types: shadows follow them.
mod integers_among_operators {
    use crate::prelude::*;
    use std::ops::{Index, IndexMut, Mul};

    #[derive(Clone, Copy, Differentiable)]
    pub struct Gain {
        k: f64,
    }
    #[differentiable]
    impl Mul<f64> for Gain {
        type Output = Gain;
        fn mul(self, x: f64) -> Gain {
            Gain { k: self.k * x }
        }
    }

    #[derive(Clone, Debug, Differentiable)]
    pub struct Ring {
        head: usize,
        data: Vec<f64>,
    }
    impl Index<usize> for Ring {
        type Output = f64;
        fn index(&self, i: usize) -> &f64 {
            &self.data[(self.head + i) % self.data.len()]
        }
    }
    impl IndexMut<usize> for Ring {
        fn index_mut(&mut self, i: usize) -> &mut f64 {
            let at = (self.head + i) % self.data.len();
            &mut self.data[at]
        }
    }

    #[differentiable]
    impl Ring {
        fn turn(&mut self, by: usize) {
            let gain: Gain = Gain { k: self.data[0] } * 1.1;
            self[1] *= gain.k;
            self.head += by;
            self[0] *= self[1] * self[3];
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut ring = Ring { head: 0, data: x.to_vec() };
        ring.turn(1);
        ring.turn(2);
        let gain: Gain = Gain { k: x[0] } * 1.1;
        ring[1] *= gain.k;
        ring.head += 2;
        ring[0] *= ring[1] * ring[3];
        ring.head %= 3;
        ring[0] * ring[1] * ring[2]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Items of a list of values with operators: reduced, scaled.
mod items_of_a_list {
    use crate::prelude::*;

    use std::ops::{Add, Mul};
    #[derive(Clone, Copy, Differentiable)]
    struct P {
        e: f64,
        p: f64,
    }
    #[differentiable]
    impl Add for P {
        type Output = P;
        fn add(self, o: P) -> P {
            P { e: self.e + o.e, p: self.p + o.p }
        }
    }
    #[differentiable]
    impl Mul<f64> for P {
        type Output = P;
        fn mul(self, o: f64) -> P {
            P { e: self.e * o, p: self.p * o }
        }
    }
    #[differentiable]
    fn total(v: &[P]) -> P {
        v.iter().copied().reduce(|a, b| a + b).unwrap_or(P { e: 0.0, p: 0.0 })
    }
    #[differentiable]
    fn weighted(v: &[P], w: f64) -> f64 {
        let mut s = 0.0;
        for &p in v {
            let q = p * w;
            s += q.e * q.p;
        }
        s + v.iter().map(|p| *p * w).map(|q| q.e).sum::<f64>()
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let v: Vec<P> = x.chunks(2).map(|c| P { e: c[0], p: c[1] }).collect();
        let t = v.iter().copied().reduce(|a, b| a + b).unwrap();
        let u = total(&v[1..]);
        t.e * t.e - t.p * u.p + weighted(&v, x[0])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Stages of a Runge-Kutta step, pairs of such values.
mod stages {
    use crate::prelude::*;

    use std::ops::{Add, Mul};
    #[derive(Clone, Copy, Debug, Differentiable)]
    struct V3 {
        x: f64,
        y: f64,
        z: f64,
    }
    #[differentiable]
    impl Add for V3 {
        type Output = V3;
        fn add(self, o: V3) -> V3 {
            V3 { x: self.x + o.x, y: self.y + o.y, z: self.z + o.z }
        }
    }
    #[differentiable]
    impl Mul<f64> for V3 {
        type Output = V3;
        fn mul(self, k: f64) -> V3 {
            V3 { x: self.x * k, y: self.y * k, z: self.z * k }
        }
    }
    #[differentiable]
    impl Mul<V3> for f64 {
        type Output = V3;
        fn mul(self, v: V3) -> V3 {
            v * self
        }
    }
    #[differentiable]
    impl V3 {
        fn cross(self, o: V3) -> V3 {
            V3 {
                x: self.y * o.z - self.z * o.y,
                y: self.z * o.x - self.x * o.z,
                z: self.x * o.y - self.y * o.x,
            }
        }
        fn norm(&self) -> f64 {
            (self.x * self.x + self.y * self.y + self.z * self.z).sqrt()
        }
    }
    #[derive(Clone, Copy, Differentiable)]
    struct Particle {
        r: V3,
        v: V3,
        #[constant]
        charge: i32,
    }
    #[differentiable]
    fn field(r: V3, b0: f64) -> V3 {
        V3 { x: 0.1 * r.y, y: 0.0, z: b0 * (1.0 + 0.05 * r.norm()) }
    }
    #[differentiable]
    fn accel(p: &Particle, b0: f64) -> V3 {
        f64::from(p.charge) * p.v.cross(field(p.r, b0))
    }
    #[differentiable]
    fn step(p: Particle, h: f64, b0: f64) -> Particle {
        let k1 = (p.v, accel(&p, b0));
        let p2 = Particle { r: p.r + k1.0 * (h / 2.0), v: p.v + k1.1 * (h / 2.0), ..p };
        let k2 = (p2.v, accel(&p2, b0));
        let p3 = Particle { r: p.r + k2.0 * (h / 2.0), v: p.v + k2.1 * (h / 2.0), ..p };
        let k3 = (p3.v, accel(&p3, b0));
        let p4 = Particle { r: p.r + k3.0 * h, v: p.v + k3.1 * h, ..p };
        let k4 = (p4.v, accel(&p4, b0));
        Particle {
            r: p.r + (k1.0 + 2.0 * k2.0 + 2.0 * k3.0 + k4.0) * (h / 6.0),
            v: p.v + (k1.1 + 2.0 * k2.1 + 2.0 * k3.1 + k4.1) * (h / 6.0),
            ..p
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut p = Particle {
            r: V3 { x: x[0], y: x[1], z: x[2] },
            v: V3 { x: x[3], y: x[4], z: x[5] },
            charge: -1,
        };
        for _ in 0..5 {
            p = step(p, 0.1, 1.2 + x[0]);
        }
        p.r.norm() + p.v.x * p.r.z
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
