//! Simulations: bodies, rays, controllers, random walks with fixed numbers.

/// Runge-Kutta of fourth order with the state in a struct and its right-hand side a method.
mod runge_kutta_struct {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct Orbit {
        r: [f64; 2],
        v: [f64; 2],
    }

    #[differentiable]
    impl Orbit {
        fn slope(&self, mass: f64) -> Orbit {
            let d = (self.r[0] * self.r[0] + self.r[1] * self.r[1]).sqrt();
            let k = -mass / (d * d * d);
            Orbit { r: self.v, v: [k * self.r[0], k * self.r[1]] }
        }

        fn moved(&self, by: &Orbit, h: f64) -> Orbit {
            let mut next = *self;
            for i in 0..2 {
                next.r[i] += h * by.r[i];
                next.v[i] += h * by.v[i];
            }
            next
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut orbit = Orbit { r: [x[0], x[1]], v: [x[2], x[3]] };
        let h = 0.1;
        for _ in 0..12 {
            let k1 = orbit.slope(x[4]);
            let k2 = orbit.moved(&k1, 0.5 * h).slope(x[4]);
            let k3 = orbit.moved(&k2, 0.5 * h).slope(x[4]);
            let k4 = orbit.moved(&k3, h).slope(x[4]);
            for (k, weight) in [(k1, 1.0), (k2, 2.0), (k3, 2.0), (k4, 1.0)] {
                orbit = orbit.moved(&k, weight * h / 6.0);
            }
        }
        orbit.r[0] * orbit.v[1] - orbit.r[1] * orbit.v[0] + orbit.r[0]
    }
    case!(slice at [&[1.0, 0.1, 0.0, 1.1, 1.0], &[0.8, -0.4, 0.3, 0.9, 1.3]]);
}

/// Bodies that attract each other: structs in a vector, pairs by index, leapfrog.
mod n_body {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Body {
        at: [f64; 2],
        speed: [f64; 2],
        mass: f64,
    }

    #[differentiable]
    fn kick(bodies: &mut [Body], h: f64) {
        for i in 0..bodies.len() {
            let mut a = [0.0; 2];
            for j in 0..bodies.len() {
                if i == j {
                    continue;
                }
                let d = [bodies[j].at[0] - bodies[i].at[0], bodies[j].at[1] - bodies[i].at[1]];
                let r2 = d[0] * d[0] + d[1] * d[1] + 0.01;
                let f = bodies[j].mass / (r2 * r2.sqrt());
                a[0] += f * d[0];
                a[1] += f * d[1];
            }
            bodies[i].speed[0] += h * a[0];
            bodies[i].speed[1] += h * a[1];
        }
    }

    #[allow(deprecated)] // A buffer is stored in each pass.
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut bodies: Vec<Body> = Vec::new();
        for p in x.chunks_exact(3) {
            bodies.push(Body { at: [p[0], p[1]], speed: [-0.3 * p[1], 0.3 * p[0]], mass: p[2] });
        }
        for _ in 0..6 {
            kick(&mut bodies, 0.05);
            for b in bodies.iter_mut() {
                for k in 0..2 {
                    b.at[k] += 0.1 * b.speed[k];
                }
            }
            kick(&mut bodies, 0.05);
        }
        let mut energy = 0.0;
        for b in &bodies {
            energy += 0.5 * b.mass * (b.speed[0] * b.speed[0] + b.speed[1] * b.speed[1]);
        }
        energy + bodies[0].at[0]
    }
    case!(slice at [&[1.0, 0.1, 0.7, -0.9, 0.3, 0.5, 0.2, -1.1, 0.9]]);
}

/// A ray through spheres: nearest hit, mirror, absorption. The function returns early if the ray misses.
mod ray_tracing {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct V {
        x: f64,
        y: f64,
        z: f64,
    }

    #[differentiable]
    impl V {
        fn new(x: f64, y: f64, z: f64) -> V {
            V { x, y, z }
        }
        fn dot(&self, o: &V) -> f64 {
            self.x * o.x + self.y * o.y + self.z * o.z
        }
        fn plus(&self, k: f64, o: &V) -> V {
            V { x: self.x + k * o.x, y: self.y + k * o.y, z: self.z + k * o.z }
        }
        fn unit(&self) -> V {
            let n = self.dot(self).sqrt();
            V { x: self.x / n, y: self.y / n, z: self.z / n }
        }
    }

    /// The distance to a sphere, if the ray meets it.
    #[differentiable]
    fn hit(from: &V, along: &V, center: &V, radius: f64) -> Option<f64> {
        let oc = from.plus(-1.0, center);
        let b = oc.dot(along);
        let c = oc.dot(&oc) - radius * radius;
        let disc = b * b - c;
        if disc < 0.0 {
            return None;
        }
        let t = -b - disc.sqrt();
        if t > 1e-6 { Some(t) } else { None }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut from = V::new(p[0], p[1], -3.0);
        let mut along = V::new(0.05, 0.02, 1.0).unit();
        let spheres = [(V::new(0.0, 0.0, 2.0), p[2]), (V::new(0.7, 0.5, -2.5), p[3])];
        let mut light = 1.0;
        for bounce in 0..4 {
            let mut nearest: Option<(f64, usize)> = None;
            for (i, (center, radius)) in spheres.iter().enumerate() {
                if let Some(t) = hit(&from, &along, center, *radius) {
                    match nearest {
                        Some((best, _)) if best <= t => {}
                        _ => nearest = Some((t, i)),
                    }
                }
            }
            let Some((t, i)) = nearest else {
                return light * (0.5 + 0.5 * along.y) + 0.1 * bounce as f64;
            };
            from = from.plus(t, &along);
            let normal = from.plus(-1.0, &spheres[i].0).unit();
            along = along.plus(-2.0 * along.dot(&normal), &normal);
            light *= 0.8 * (-0.1 * t).exp();
        }
        light
    }
    case!(slice at [&[0.1, -0.1, 1.0, 0.6], &[0.3, 0.2, 1.2, 0.9], &[3.0, 3.0, 1.0, 0.5]]);
}

/// A controller of a tank: proportional, integral and derivative parts, limits, an integrator that stops.
mod pid {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Controller {
        kp: f64,
        ki: f64,
        kd: f64,
        sum: f64,
        last: Option<f64>,
    }

    #[differentiable]
    impl Controller {
        fn output(&mut self, error: f64, dt: f64) -> f64 {
            let slope = match self.last {
                Some(last) => (error - last) / dt,
                None => 0.0,
            };
            self.last = Some(error);
            let u = self.kp * error + self.ki * self.sum + self.kd * slope;
            if u.abs() < 5.0 {
                self.sum += error * dt;
            }
            u.clamp(-5.0, 5.0)
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut c = Controller { kp: p[0], ki: p[1], kd: p[2], sum: 0.0, last: None };
        let (mut level, mut flow) = (0.0, 0.0);
        let mut cost = 0.0;
        for step in 0..30 {
            let target = if step < 15 { 1.0 } else { p[3] };
            let u = c.output(target - level, 0.1);
            flow += 0.1 * (u - flow);
            level += 0.1 * (flow - 0.4 * level);
            cost += (target - level).powi(2) + 0.01 * u * u;
        }
        cost
    }
    case!(slice at [&[2.0, 0.5, 0.1, 0.3], &[9.0, 1.0, 0.4, -0.5]]);
}

/// Monte Carlo with fixed numbers: an option on the mean, the generator written by hand.
mod monte_carlo {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (spot, volatility, rate) = (p[0], p[1], p[2]);
        let mut seed = 12345u64;
        let mut total = 0.0;
        let paths = 8;
        for _ in 0..paths {
            let mut s = spot;
            let mut mean = 0.0;
            for step in 0..5 {
                seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let uniform = (seed >> 11) as f64 / (1u64 << 53) as f64;
                let normal = (uniform - 0.5) * 3.46;
                s *= ((rate - 0.5 * volatility * volatility) * 0.2
                    + volatility * 0.2f64.sqrt() * normal)
                    .exp();
                mean += (s - mean) / (step + 1) as f64;
            }
            let payoff = (mean - 1.0).max(0.0);
            total += payoff;
        }
        (-rate).exp() * total / paths as f64
    }
    case!(slice at [&[1.05, 0.3, 0.02], &[0.9, 0.5, 0.0]]);
}

/// A photon's path through layers of a detector: attenuation, refraction; total reflection ends it.
mod layers {
    use crate::prelude::*;

    #[derive(Clone, Copy, PartialEq)]
    enum End {
        Through,
        Reflected,
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut sine = p[0].sin();
        let (mut weight, mut path) = (1.0, 0.0);
        let mut end = End::Through;
        for (i, pair) in p[1..].windows(2).enumerate() {
            let ratio = pair[0] / pair[1];
            if ratio * sine >= 1.0 {
                end = End::Reflected;
                weight *= 0.5;
                break;
            }
            sine *= ratio;
            let length = (1.0 + i as f64) / (1.0 - sine * sine).sqrt();
            path += pair[1] * length;
            weight *= (-0.1 * length).exp();
        }
        match end {
            End::Through => weight * path,
            End::Reflected => weight * (path - sine),
        }
    }
    case!(slice at [&[0.4, 1.0, 1.5, 1.3, 1.1], &[1.2, 1.0, 1.2, 1.6, 1.01]]);
}

/// A wave on a membrane: two buffers of two dimensions, swapped each step.
mod membrane {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        const N: usize = 4;
        let c = x[16];
        let mut u = [[0.0; N]; N];
        for i in 0..N {
            for j in 0..N {
                u[i][j] = x[i * N + j];
            }
        }
        let mut next = u;
        for _ in 0..5 {
            for i in 1..N - 1 {
                for j in 1..N - 1 {
                    let around = u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1];
                    next[i][j] = u[i][j] + c * (around - 4.0 * u[i][j]) * (1.0 + 0.1 * u[i][j]);
                }
            }
            std::mem::swap(&mut u, &mut next);
        }
        u.iter().flat_map(|row| row.iter()).map(|v| v * v).sum()
    }
    case!(slice at [&[
        0.1, 0.9, -0.4, 0.3, 0.7, 1.2, 0.4, -0.8, 0.5, 0.25, -1.1, 0.6, 0.35, 0.15, 0.8, -0.2, 0.2,
    ]]);
}
