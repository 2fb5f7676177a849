//! Structs, tuples, enums and owned buffers as data.

/// An ODE with its state in a struct.
mod ode {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    struct Point {
        x: f64,
        y: f64,
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut state = Point { x: p[0], y: p[1] };
        let h = 0.05;
        for _ in 0..20 {
            let middle = Point {
                x: state.x + 0.5 * h * state.y,
                y: state.y - 0.5 * h * (p[2] * state.x.sin() + p[3] * state.y),
            };
            let before = state;
            state.x += h * middle.y;
            state.y -= h * (p[2] * middle.x.sin() + p[3] * middle.y);
            if state.x * before.x < 0.0 {
                state.y *= 0.9;
            }
        }
        state.x * state.x + state.y
    }
    case!(slice at [&[1.0, 0.3, 2.5, 0.1], &[-0.4, 1.3, 5.0, 0.3]]);
}

/// Two buffers swapped each step.
mod swapped_buffers {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len();
        let mut u = x.to_vec();
        let mut next = vec![0.0; n];
        for step in 0..5 {
            for i in 0..n {
                let (l, r) = (u[(i + n - 1) % n], u[(i + 1) % n]);
                next[i] = u[i] + 0.1 * (l - 2.0 * u[i] + r) * (1.0 + u[i] * u[i]);
            }
            std::mem::swap(&mut u, &mut next);
            if step == 2 {
                next[0] *= u[1];
                u[0] += next[0];
            }
        }
        let mut s = next[0];
        for v in &u {
            s += v * v;
        }
        s
    }
    case!(slice at [&[0.8, 0.5, 1.0, -0.3], &[0.4, 0.2]]);
}

/// Values that are copied and then change independently.
mod copies {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    struct Point {
        x: f64,
        y: f64,
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut p = Point { x: x[0], y: x[1] };
        let q = p;
        p.x *= q.y;
        let mut all = [p, q, p];
        all[2].y = all[0].x * all[1].y;
        all[0] = all[2];
        all.swap(1, 2);
        let moved = all;
        all[1].x = 0.0;
        let r = Point { y: moved[1].x, ..all[2] };
        r.x * r.y + moved[0].y * all[1].y + all[1].x
    }
    case!(slice at [&[0.8, 0.5], &[0.4, 0.2]]);
}

/// Floats, fields and elements swapped, replaced and taken.
mod exchanged {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    struct Point {
        x: f64,
        y: f64,
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (mut a, mut b) = (x[0], x[1]);
        let mut p = Point { x: a * b, y: x[2] };
        let mut v = vec![a, b, x[2]];
        for i in 0..3 {
            std::mem::swap(&mut a, &mut b);
            a *= p.x;
            std::mem::swap(&mut p.x, &mut p.y);
            let old = std::mem::replace(&mut p.x, a * v[i]);
            p.y += old * b;
            v.swap(i, (i + 1) % 3);
            let (head, tail) = v.split_at_mut(1);
            std::mem::swap(&mut head[0], &mut tail[i % 2]);
        }
        let taken = std::mem::take(&mut v);
        v.push(a);
        taken[0] * taken[2] + v[0] * b + p.x * p.y
    }
    case!(slice at [&[0.8, 0.5, 1.1], &[0.4, 0.2, -0.7]]);
}

/// Enums that carry derivatives, destructured and changed.
mod enums {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    enum State {
        Rest,
        Fall { height: f64, speed: f64 },
        Bounce(f64),
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut state = State::Fall { height: x[0], speed: 0.0 };
        let mut energy = 0.0;
        for _ in 0..25 {
            state = match state {
                State::Rest => State::Rest,
                State::Fall { height, speed } if height + 0.1 * speed > 0.0 => {
                    State::Fall { height: height + 0.1 * speed, speed: speed - 0.1 * x[1] }
                }
                State::Fall { speed, .. } => State::Bounce(-speed * x[2]),
                State::Bounce(speed) if speed < 0.3 => State::Rest,
                State::Bounce(speed) => State::Fall { height: 0.01 * x[0], speed },
            };
            if let State::Fall { height, speed } = &state {
                energy += height * x[1] + 0.5 * speed * speed;
            }
            if let State::Bounce(speed) = &mut state {
                *speed *= 0.99;
            }
        }
        energy
    }
    case!(slice at [&[0.8, 2.5, 0.7], &[0.4, 9.0, 0.2]]);
}

/// Options of floats: the best so far, the next value if there is one.
mod options {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut best: Option<f64> = None;
        for v in x {
            let w = v * v - v;
            match best {
                Some(b) if b <= w => {}
                _ => best = Some(w),
            }
        }
        let mut s = 0.1;
        if let Some(b) = best {
            s += b * x[0];
        }
        let mut next = Some(x[0]);
        let mut n = 0;
        while let Some(v) = next {
            s += v * s;
            n += 1;
            next = if n < 4 { Some(v * x[n % x.len()]) } else { None };
        }
        s
    }
    case!(slice at [&[0.8, 0.5, 1.1], &[0.4]]);
}

/// Matrices as vectors of vectors.
mod rows {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 2;
        let mut a = vec![vec![0.0; n]; n];
        for i in 0..n {
            for j in 0..n {
                a[i][j] = x[i * n + j];
            }
        }
        for _ in 0..3 {
            let mut b = vec![vec![0.0; n]; n];
            for i in 0..n {
                for j in 0..n {
                    for k in 0..n {
                        b[i][j] += a[i][k] * a[k][j];
                    }
                }
            }
            a = b;
        }
        a[0][0] * a[1][1] - a[0][1] * x[0]
    }
    case!(slice at [&[0.8, 0.5, 1.1, -0.3]]);
}

/// Particles: structs in a vector, changed by two loops.
mod particles {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    struct Point {
        x: f64,
        y: f64,
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut all = Vec::new();
        for i in 0..x.len() / 2 {
            all.push(Point { x: x[2 * i], y: x[2 * i + 1] });
        }
        for _ in 0..2 {
            for i in 0..all.len() {
                for j in 0..i {
                    let (dx, dy) = (all[i].x - all[j].x, all[i].y - all[j].y);
                    let f = 1.0 / (0.5 + dx * dx + dy * dy);
                    all[i].x += 0.1 * f * dx;
                    all[j].x -= 0.1 * f * dx;
                    all[j].y -= 0.1 * f * dy;
                }
            }
            for p in all.iter_mut() {
                p.y *= p.x;
            }
        }
        let mut s = 0.0;
        for p in &all {
            s += p.x * p.y;
        }
        s
    }
    case!(slice at [&[0.8, 0.5, 1.1, -0.3, 0.2, 0.9]]);
}

/// `..base`, where a given field has another shape than the field of the base.
mod updated {
    use crate::prelude::*;

    #[derive(Clone, Debug, Default, Differentiable)]
    struct Spline {
        knots: Vec<f64>,
        offset: Option<f64>,
        scale: f64,
    }

    #[differentiable]
    fn evaluate(s: &Spline, t: f64) -> f64 {
        let mut value = 0.0;
        for (i, knot) in s.knots.iter().enumerate() {
            value += knot * (t * (i as f64 + 1.0)).sin();
        }
        if let Some(offset) = s.offset { s.scale * (value + offset) } else { s.scale * value }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let first = Spline { knots: vec![x[0], x[1] * x[2]], scale: x[3], ..Default::default() };
        let second = Spline { offset: Some(x[2] * x[2]), ..first.clone() };
        let third = Spline { knots: vec![x[1]], offset: None, ..second.clone() };
        evaluate(&first, x[0]) * evaluate(&second, x[1]) + evaluate(&third, x[3])
    }
    case!(slice at [&[0.7, -0.4, 1.2, 0.9], &[0.1, 0.8, -0.3, 2.0]]);
}

/// A part changed through a pattern beside copies of it, and beside other fields.
mod parts_beside_others {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Track {
        time: Option<f64>,
        weights: [f64; 2],
        momentum: f64,
    }

    #[differentiable]
    impl Track {
        fn advance(&mut self, k: f64) -> f64 {
            if let Some(before) = self.time {
                if let Some(time) = &mut self.time {
                    *time = *time * before.sin() + k * before;
                    *time *= *time;
                }
            }
            let weights = &mut self.weights;
            match &mut self.time {
                Some(time) => {
                    weights[1] *= *time;
                    *time += weights[0] * self.momentum;
                    self.momentum = *time * weights[1];
                }
                None => self.momentum *= k,
            }
            self.weights[0] * self.weights[1] + self.momentum
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut track = Track { time: Some(x[0]), weights: [x[1], x[2]], momentum: x[0] * x[2] };
        let mut sum = 0.0;
        for i in 0..3 {
            sum += track.advance(x[i] * 0.5);
        }
        track.time = None;
        sum * track.advance(x[1])
    }
    case!(slice at [&[0.7, -0.4, 1.2], &[0.4, 0.6, -0.8]]);
}
