//! Operators of user types.

/// Four-vectors: `+`, `-`, `*` by a number, unary `-`.
mod four_vectors {
    use crate::prelude::*;

    use std::ops::{Add, Mul, Neg, Sub};

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    struct P4 {
        e: f64,
        px: f64,
        py: f64,
        pz: f64,
    }

    #[differentiable]
    impl Add for P4 {
        type Output = P4;
        fn add(self, o: P4) -> P4 {
            P4 { e: self.e + o.e, px: self.px + o.px, py: self.py + o.py, pz: self.pz + o.pz }
        }
    }

    #[differentiable]
    impl Sub for P4 {
        type Output = P4;
        fn sub(self, o: P4) -> P4 {
            P4 { e: self.e - o.e, px: self.px - o.px, py: self.py - o.py, pz: self.pz - o.pz }
        }
    }

    #[differentiable]
    impl Mul<f64> for P4 {
        type Output = P4;
        fn mul(self, k: f64) -> P4 {
            P4 { e: self.e * k, px: self.px * k, py: self.py * k, pz: self.pz * k }
        }
    }

    #[differentiable]
    impl Neg for P4 {
        type Output = P4;
        fn neg(self) -> P4 {
            P4 { e: -self.e, px: -self.px, py: -self.py, pz: -self.pz }
        }
    }

    #[differentiable]
    impl P4 {
        fn from_pt_eta_phi_m(pt: f64, eta: f64, phi: f64, m: f64) -> P4 {
            let (px, py, pz) = (pt * phi.cos(), pt * phi.sin(), pt * eta.sinh());
            P4 { e: (px * px + py * py + pz * pz + m * m).sqrt(), px, py, pz }
        }
        fn mass(&self) -> f64 {
            (self.e * self.e - self.px * self.px - self.py * self.py - self.pz * self.pz)
                .max(0.0)
                .sqrt()
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let a = P4::from_pt_eta_phi_m(p[0], p[1], p[2], 0.1);
        let b = P4::from_pt_eta_phi_m(p[3], p[4], p[5], 0.1);
        let c = a + b * 0.9;
        let d = -(a - b);
        c.mass() + d.px
    }
    case!(slice at [&[30.0, 0.4, 0.2, 25.0, -0.9, 2.8]]);
}

/// Bodies whose fields are vectors: `-`, `*`, `+=` of fields and elements.
mod bodies {
    use crate::prelude::*;

    use std::ops::*;

    #[derive(Clone, Copy, Debug, Default, Differentiable)]
    struct Vec3 {
        x: f64,
        y: f64,
        z: f64,
    }

    #[differentiable]
    impl Vec3 {
        fn new(x: f64, y: f64, z: f64) -> Self {
            Self { x, y, z }
        }
        fn dot(self, o: Self) -> f64 {
            self.x * o.x + self.y * o.y + self.z * o.z
        }
        fn norm(self) -> f64 {
            self.dot(self).sqrt()
        }
    }

    #[differentiable]
    impl Add for Vec3 {
        type Output = Self;
        fn add(self, o: Self) -> Self {
            Self::new(self.x + o.x, self.y + o.y, self.z + o.z)
        }
    }

    #[differentiable]
    impl Sub for Vec3 {
        type Output = Self;
        fn sub(self, o: Self) -> Self {
            Self::new(self.x - o.x, self.y - o.y, self.z - o.z)
        }
    }

    #[differentiable]
    impl Mul<f64> for Vec3 {
        type Output = Self;
        fn mul(self, k: f64) -> Self {
            Self::new(self.x * k, self.y * k, self.z * k)
        }
    }

    #[differentiable]
    impl AddAssign for Vec3 {
        fn add_assign(&mut self, o: Self) {
            self.x += o.x;
            self.y += o.y;
            self.z += o.z;
        }
    }

    #[derive(Clone, Copy, Debug, Default, Differentiable)]
    struct Body {
        pos: Vec3,
        vel: Vec3,
        mass: f64,
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut bodies: Vec<Body> = p
            .chunks_exact(4)
            .map(|c| Body { pos: Vec3::new(c[0], c[1], c[2]), vel: Vec3::default(), mass: c[3] })
            .collect();
        let dt = 0.05;
        for _ in 0..3 {
            for i in 0..bodies.len() {
                let mut acc = Vec3::default();
                for j in 0..bodies.len() {
                    if i == j {
                        continue;
                    }
                    let d = bodies[j].pos - bodies[i].pos;
                    let r = d.norm();
                    acc += d * (bodies[j].mass / (r * r * r));
                }
                bodies[i].vel += acc * dt;
            }
            for b in bodies.iter_mut() {
                b.pos = b.pos + b.vel * dt;
            }
        }
        let mut e = 0.0;
        for b in &bodies {
            e += 0.5 * b.mass * b.vel.dot(b.vel);
        }
        e
    }
    case!(slice at [&[0.0, 0.1, 0.2, 1.0, 1.0, 0.0, 0.3, 0.8, 0.2, 1.1, 0.0, 1.2]]);
}

/// Complex numbers: `+`, `*`, `/` in loops, values overwritten.
mod complex_numbers {
    use crate::prelude::*;

    use std::ops::{Add, Div, Mul};

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct C {
        re: f64,
        im: f64,
    }

    #[differentiable]
    impl Add for C {
        type Output = C;
        fn add(self, o: C) -> C {
            C { re: self.re + o.re, im: self.im + o.im }
        }
    }

    #[differentiable]
    impl Mul for C {
        type Output = C;
        fn mul(self, o: C) -> C {
            C { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
        }
    }

    #[differentiable]
    impl Div for C {
        type Output = C;
        fn div(self, o: C) -> C {
            let d = o.re * o.re + o.im * o.im;
            C {
                re: (self.re * o.re + self.im * o.im) / d,
                im: (self.im * o.re - self.re * o.im) / d,
            }
        }
    }

    #[differentiable]
    fn horner(c: &[C], z: C) -> C {
        let mut acc = C { re: 0.0, im: 0.0 };
        for &k in c.iter().rev() {
            acc = acc * z + k;
        }
        acc
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let coeffs: Vec<C> = p.chunks(2).map(|c| C { re: c[0], im: c[1] }).collect();
        let z = C { re: p[0], im: p[3] };
        let mut w = horner(&coeffs, z);
        for _ in 0..3 {
            w = w * w / (w + z);
        }
        w.re * w.re + w.im
    }
    case!(slice at [&[0.3, 1.2, -0.4, 0.2, 0.5, 0.1]]);
}

/// Operators of a generic type.
mod generic_vectors {
    use crate::prelude::*;

    use std::ops::{Add, Mul};

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct V<T>(T, T);

    #[differentiable]
    impl<T: Real> Add for V<T> {
        type Output = V<T>;
        fn add(self, o: V<T>) -> V<T> {
            V(self.0 + o.0, self.1 + o.1)
        }
    }

    #[differentiable]
    impl<T: Real> Mul<T> for V<T> {
        type Output = V<T>;
        fn mul(self, k: T) -> V<T> {
            V(self.0 * k, self.1 * k)
        }
    }

    #[differentiable]
    impl<T: Real> V<T> {
        fn dot(self, o: V<T>) -> T {
            self.0 * o.0 + self.1 * o.1
        }
    }

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(a: f64, b: f64) -> f64 {
        let u = V(a, b);
        let v = V(b * b, 1.0);
        let w = u + v * a;
        w.dot(u + u)
    }
    case!(scalars(a, b) at [&[0.7, 1.3]]);
}

/// A number times a vector; operators of references.
mod both_sides {
    use crate::prelude::*;

    use std::ops::{Add, Mul};

    #[derive(Clone, Copy, Debug, Default, Differentiable)]
    struct V {
        x: f64,
        y: f64,
    }

    #[differentiable]
    impl Add<V> for V {
        type Output = V;
        fn add(self, o: V) -> Self::Output {
            V { x: self.x + o.x, y: self.y + o.y }
        }
    }

    #[differentiable]
    impl Mul<V> for f64 {
        type Output = V;
        fn mul(self, v: V) -> V {
            V { x: self * v.x, y: self * v.y }
        }
    }

    #[differentiable]
    impl<'a> Mul<&'a V> for &V {
        type Output = f64;
        fn mul(self, o: &'a V) -> f64 {
            self.x * o.x + self.y * o.y
        }
    }

    #[differentiable]
    impl V {
        fn size(&self) -> f64 {
            (self * self).sqrt()
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let vs: Vec<V> = p.chunks_exact(2).map(|c| V { x: c[0], y: c[1] }).collect();
        let total = vs.iter().fold(V::default(), |acc, v| acc + *v);
        let mut other = V { x: 0.0, y: 1.0 };
        for (i, v) in vs.iter().enumerate() {
            other = other + (i as f64 + 0.5) * *v;
        }
        &total * &other + (2.0 * total).x + total.size()
    }
    case!(slice at [&[0.3, 0.7, 1.4, 0.5]]);
}

/// Operators inside of methods, `*=`.
mod quaternions {
    use crate::prelude::*;

    use std::ops::*;

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    pub struct Quat {
        w: f64,
        v: [f64; 3],
    }

    #[differentiable]
    impl Mul for Quat {
        type Output = Self;
        fn mul(self, rhs: Self) -> Self {
            let (a, b) = (self.v, rhs.v);
            let mut v =
                [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
            for i in 0..3 {
                v[i] += self.w * b[i] + rhs.w * a[i];
            }
            Self { w: self.w * rhs.w - a.iter().zip(&b).map(|(x, y)| x * y).sum::<f64>(), v }
        }
    }

    #[differentiable]
    impl MulAssign<f64> for Quat {
        fn mul_assign(&mut self, k: f64) {
            self.w *= k;
            for x in self.v.iter_mut() {
                *x *= k;
            }
        }
    }

    #[differentiable]
    impl Quat {
        fn conj(self) -> Self {
            Quat { w: self.w, v: [-self.v[0], -self.v[1], -self.v[2]] }
        }
        fn rotate(self, p: [f64; 3]) -> [f64; 3] {
            let q = self * Quat { w: 0.0, v: p } * self.conj();
            q.v
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut q = Quat { w: p[0], v: [p[1], p[2], p[3]] };
        let n = (q.w * q.w + q.v.iter().map(|x| x * x).sum::<f64>()).sqrt();
        q *= 1.0 / n;
        let r = q.rotate([1.0, p[4], 0.5]);
        r[0] * r[1] + r[2]
    }
    case!(slice at [&[0.9, 0.3, -0.2, 0.5, 0.7]]);
}
