//! A step of n particles under gravity, by methods on particles.

use super::{Of, Scaled};
use rootgrad_autodiff::{Differentiable, autodiff_forward, autodiff_reverse, differentiable};

#[derive(Clone, Copy, Differentiable)]
struct Particle {
    x: [f64; 3],
    v: [f64; 3],
    m: f64,
}

#[derive(Clone, Differentiable)]
struct System {
    particles: Vec<Particle>,
}

#[differentiable]
impl Particle {
    /// The pull of `other` on this particle along one axis, softened.
    fn pull(&self, other: &Particle, axis: usize) -> f64 {
        let mut r2 = 0.01;
        for k in 0..3 {
            let d = other.x[k] - self.x[k];
            r2 += d * d;
        }
        other.m * (other.x[axis] - self.x[axis]) / (r2 * r2.sqrt())
    }

    fn energy(&self) -> f64 {
        0.5 * self.m * (self.v[0] * self.v[0] + self.v[1] * self.v[1] + self.v[2] * self.v[2])
    }
}

#[differentiable]
impl System {
    fn acceleration(&self, i: usize, axis: usize) -> f64 {
        let mut a = 0.0;
        for j in 0..self.particles.len() {
            if j != i {
                a += self.particles[i].pull(&self.particles[j], axis);
            }
        }
        a
    }

    /// A kick and a drift, particle by particle: the next particle feels the new position of the last one.
    fn step(&mut self, h: f64) {
        for i in 0..self.particles.len() {
            for axis in 0..3 {
                let a = self.acceleration(i, axis);
                self.particles[i].v[axis] += h * a;
            }
            for axis in 0..3 {
                self.particles[i].x[axis] += h * self.particles[i].v[axis];
            }
        }
    }
}

#[autodiff_reverse(d_after, Duplicated, Active)]
#[autodiff_forward(t_after, Dual, Dual)]
fn after(system: &System) -> f64 {
    let mut system = system.clone();
    system.step(0.01);
    let mut sum = 0.0;
    for i in 0..system.particles.len() {
        sum += system.particles[i].energy();
    }
    sum
}

pub fn case(size: usize) -> Box<dyn Scaled> {
    let x = super::numbers(6 * size, 8);
    let particle = |p: &[f64]| Particle { x: [p[0], p[1], p[2]], v: [p[3], p[4], p[5]], m: 1.0 };
    Of::boxed(
        System { particles: x.chunks(6).map(particle).collect() },
        after,
        |system, d| {
            d_after(system, d, 1.0);
        },
        t_after,
    )
}
