//! Methods of temporary values, methods called by their path.

/// `Type::method(value)`.
mod methods_by_path {
    use crate::prelude::*;
    #[derive(Clone, Debug, Differentiable)]
    pub struct M {
        d: Vec<f64>,
    }
    #[differentiable]
    impl M {
        fn scaled(self, k: f64) -> M {
            M { d: self.d.iter().map(|v| v * k).collect() }
        }
        fn sum(&self) -> f64 {
            let mut s = 0.0;
            for v in &self.d {
                s += v * v;
            }
            s
        }
        fn grow(&mut self, k: f64) {
            for v in self.d.iter_mut() {
                *v *= k;
            }
        }
        fn total(self) -> f64 {
            self.d.iter().sum()
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let m = M { d: x.to_vec() };
        let mut s = M::scaled(m.clone(), x[0]);
        M::grow(&mut s, x[1]);
        let a = M::sum(&s);
        a * M::total(s) + M::sum(&m)
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `Type::method(value)` of a type that is `Copy`.
mod methods_of_copies_by_path {
    use crate::prelude::*;
    #[derive(Clone, Copy, Debug, Differentiable)]
    pub struct C {
        re: f64,
        im: f64,
    }
    #[differentiable]
    impl C {
        fn new(re: f64, im: f64) -> Self {
            Self { re, im }
        }
        fn mul(self, o: C) -> C {
            C::new(self.re * o.re - self.im * o.im, self.re * o.im + self.im * o.re)
        }
        fn abs2(self) -> f64 {
            self.re * self.re + self.im * self.im
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a = C::new(x[0], x[1]);
        let b = C::mul(a, C::new(x[2], x[3]));
        C::abs2(C::mul(b, a)) + C::abs2(a)
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `(a + b).norm()`, `(-c).dot(d)`, `a.clone().norm()`.
mod methods_of_results {
    use crate::prelude::*;
    use std::ops::{Add, Mul, Neg, Sub};
    #[derive(Clone, Copy, Debug, Differentiable)]
    pub struct V {
        x: f64,
        y: f64,
    }
    #[differentiable]
    impl Add for V {
        type Output = V;
        fn add(self, o: V) -> V {
            V { x: self.x + o.x, y: self.y + o.y }
        }
    }
    #[differentiable]
    impl Sub for V {
        type Output = V;
        fn sub(self, o: V) -> V {
            V { x: self.x - o.x, y: self.y - o.y }
        }
    }
    #[differentiable]
    impl Neg for V {
        type Output = V;
        fn neg(self) -> V {
            V { x: -self.x, y: -self.y }
        }
    }
    #[differentiable]
    impl Mul<f64> for V {
        type Output = V;
        fn mul(self, k: f64) -> V {
            V { x: self.x * k, y: self.y * k }
        }
    }
    #[differentiable]
    impl V {
        fn dot(self, o: V) -> f64 {
            self.x * o.x + self.y * o.y
        }
        fn norm(&self) -> f64 {
            (self.x * self.x + self.y * self.y).sqrt()
        }
        fn unit(&self) -> V {
            *self * (1.0 / self.norm())
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a = V { x: x[0], y: x[1] };
        let b = V { x: x[2], y: x[3] };
        let c = a - b;
        (-c).dot(b)
            + (a + b).norm() * a.clone().norm()
            + (a * x[4]).unit().dot((b - a * 2.0).unit())
            + (a + b).unit().x
            + V { x: x[5], y: 1.0 }.norm()
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `p.derivative().derivative().at(t)`.
mod methods_of_methods {
    use crate::prelude::*;
    #[derive(Clone, Debug, Differentiable)]
    pub struct P {
        c: Vec<f64>,
    }
    #[differentiable]
    impl P {
        fn new(c: &[f64]) -> Self {
            P { c: c.to_vec() }
        }
        fn derive(&self) -> P {
            P { c: self.c.iter().enumerate().skip(1).map(|(i, a)| a * i as f64).collect() }
        }
        fn eval(&self, t: f64) -> f64 {
            self.c.iter().rev().fold(0.0, |acc, a| acc * t + a)
        }
        fn times(mut self, k: f64) -> P {
            self.c.iter_mut().for_each(|a| *a *= k);
            self
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let p = P::new(x);
        p.derive().derive().eval(x[0])
            + P::new(&x[1..]).times(x[2]).derive().eval(x[1])
            + p.clone().times(2.0).eval(x[3]) * p.eval(0.5)
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// A builder: methods that take and return the value.
mod builder {
    use crate::prelude::*;
    #[derive(Clone, Debug, Differentiable)]
    pub struct Model {
        mass: f64,
        width: f64,
        norm: f64,
    }
    #[differentiable]
    impl Model {
        const M0: f64 = 0.5;
        const PARAMS: usize = 3;
        fn new() -> Self {
            Model { mass: Self::M0, width: 0.1, norm: 1.0 }
        }
        fn with_mass(mut self, m: f64) -> Self {
            self.mass = m;
            self
        }
        fn with_width(self, w: f64) -> Self {
            Model { width: w, ..self }
        }
        fn scaled(self, k: f64) -> Self {
            Self { norm: self.norm * k, ..self }
        }
        fn breit_wigner(&self, s: f64) -> f64 {
            let d = s - self.mass * self.mass;
            self.norm * self.mass * self.width / (d * d + (self.mass * self.width).powi(2))
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let m = Model::new().with_mass(x[0]).with_width(x[1]).scaled(x[2]);
        let ll: f64 = x[3..].iter().map(|s| m.breit_wigner(*s).ln()).sum();
        ll + Model::PARAMS as f64 * m.norm
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// Methods that move a variable that is not `Copy`, beside methods that change it or only read it.
mod receivers_taken {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct State {
        positions: Vec<f64>,
        steps: usize,
    }

    #[differentiable]
    impl State {
        fn step(self, dt: f64) -> State {
            let positions = self.positions.iter().map(|q| q - dt * q.sin()).collect();
            State { positions, steps: self.steps + 1 }
        }
        fn into_energy(self) -> f64 {
            let steps = self.steps as f64;
            self.positions.iter().map(|q| q * q * steps).sum()
        }
        fn kick(&mut self, dt: f64) -> f64 {
            self.positions.push(dt);
            self.positions[0] * dt
        }
        fn front(&self) -> f64 {
            self.positions[0] * self.positions[1]
        }
        fn twice(self, dt: f64) -> State {
            let half = self.step(dt);
            if half.steps > 3 {
                return half;
            }
            half.step(0.5 * dt)
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let state = State { positions: x.to_vec(), steps: 0 };
        let mut state = state.step(x[0]);
        for dt in x {
            state = state.step(0.5 * dt);
        }
        let mut other = state.clone();
        let kicked = other.kick(x[1]) + other.kick(x[2]);
        let read = other.front();
        let last = if read > 0.1 { other.twice(kicked) } else { other };
        let state = state.twice(read);
        last.into_energy() * state.into_energy()
    }
    case!(slice at [&[0.7, -0.4, 1.2], &[0.9, 0.6, 0.3]]);
}
