//! Calls with two elements of one buffer: different ones, whose shadows are borrowed together, and equal ones. The
//! gradient is that of finite differences and of the forward derivative.
#![allow(missing_docs, clippy::float_cmp)]

mod common;

use std::ops::{Index, IndexMut};

use common::{assert_close, numeric_gradient};
use rootgrad_autodiff::{
    Differentiable, autodiff_forward, autodiff_reverse, differentiable, hessian_vector,
};

#[derive(Clone, Differentiable)]
struct Particle {
    at: [f64; 2],
    /// Memory of its own: a temporary shadow gets the same shape.
    charges: Vec<f64>,
}

#[differentiable]
impl Particle {
    fn pull(&self, other: &Particle, axis: usize) -> f64 {
        let mut square = 0.3 + self.charges[0] * other.charges[1];
        for k in 0..2 {
            let d = other.at[k] - self.at[k];
            square += d * d;
        }
        self.charges[1] * (other.at[axis] - 0.5 * self.at[axis]) / square
    }
}

#[differentiable]
fn overlap(a: &[f64; 2], charges: &[f64]) -> f64 {
    a[0] * charges[0].sin() + a[1] * a[1] * charges[1]
}

/// A container with an operator of its own.
#[derive(Clone, Differentiable)]
struct Ring {
    all: Vec<Particle>,
    #[constant]
    start: usize,
}

impl Index<usize> for Ring {
    type Output = Particle;
    fn index(&self, i: usize) -> &Particle {
        &self.all[(self.start + i) % self.all.len()]
    }
}

impl IndexMut<usize> for Ring {
    fn index_mut(&mut self, i: usize) -> &mut Particle {
        let n = self.all.len();
        &mut self.all[(self.start + i) % n]
    }
}

#[derive(Clone, Differentiable)]
struct System<C> {
    particles: C,
}

fn particles(x: &[f64]) -> Vec<Particle> {
    let particle = |c: &[f64]| Particle { at: [c[0], c[1]], charges: vec![c[2], c[3]] };
    x.chunks_exact(4).map(particle).collect()
}

fn numbers(particles: &[Particle]) -> Vec<f64> {
    let numbers = |p: &Particle| [p.at[0], p.at[1], p.charges[0], p.charges[1]];
    particles.iter().flat_map(numbers).collect()
}

/// Compares the gradient of `f` with central differences, and with forward derivatives.
fn check<S>(
    make: impl Fn(Vec<Particle>) -> S,
    all: impl Fn(&S) -> Vec<Particle>,
    f: impl Fn(&S) -> f64,
    reverse: impl Fn(&S, &mut S) -> f64,
    forward: impl Fn(&S, &S) -> (f64, f64),
) {
    let x: Vec<f64> = (0..12).map(|i| 0.8 + 0.5 * (1.7 * i as f64 + 0.3).sin()).collect();
    let of = |x: &[f64]| make(particles(x));
    let (at, mut shadow) = (of(&x), of(&[0.0; 12]));
    assert_eq!(reverse(&at, &mut shadow), f(&at));
    let gradient = numbers(&all(&shadow));
    assert_close(&gradient, &numeric_gradient(&x, |x| f(&of(x))), 1e-8);
    for i in 0..x.len() {
        let mut direction = [0.0; 12];
        direction[i] = 1.0;
        let (value, slope) = forward(&at, &of(&direction));
        assert_eq!(value, f(&at));
        assert_close(&[slope], &[gradient[i]], 1e-13);
    }
}

/// Every pair, also of a particle with itself, and an element that is changed after the calls.
macro_rules! pairs {
    ($name:ident, $container:ty, $reverse:ident, $forward:ident) => {
        #[allow(deprecated)] // A particle is stored for each pair.
        #[autodiff_reverse($reverse, Duplicated, Active)]
        #[autodiff_forward($forward, Dual, Dual)]
        fn $name(system: &System<$container>) -> f64 {
            let mut system = system.clone();
            let mut sum = 0.0;
            for i in 0..3 {
                for j in 0..3 {
                    let pull = system.particles[i].pull(&system.particles[j], (i + j) % 2);
                    sum += (j + 1) as f64 * pull;
                    sum += pull * overlap(&system.particles[j].at, &system.particles[i].charges);
                }
                system.particles[i].at[0] += 0.1 * sum;
            }
            sum
        }
    };
}

pairs!(of_a_vector, Vec<Particle>, d_of_a_vector, t_of_a_vector);
pairs!(of_an_array, [Particle; 3], d_of_an_array, t_of_an_array);
pairs!(of_a_ring, Ring, d_of_a_ring, t_of_a_ring);

#[hessian_vector(hv_of_a_slice, Duplicated, Active)]
#[autodiff_reverse(d_of_a_slice, Duplicated, Active)]
#[autodiff_forward(t_of_a_slice, Dual, Dual)]
fn of_a_slice(all: &[Particle]) -> f64 {
    let mut sum = 0.0;
    for i in 0..all.len() {
        sum += all[i].pull(&all[(i + 1) % all.len()], 1) + all[i].pull(&all[2 - i], 0);
        sum *= overlap(&all[i].at, &all[2 - i].charges);
    }
    sum
}

#[test]
fn of_vectors_slices_and_arrays() {
    check(
        |particles| System { particles },
        |s| s.particles.clone(),
        of_a_vector,
        |s, d| d_of_a_vector(s, d, 1.0),
        t_of_a_vector,
    );
    check(
        |all| System { particles: all.try_into().unwrap_or_else(|_| unreachable!()) },
        |s| s.particles.to_vec(),
        of_an_array,
        |s, d| d_of_an_array(s, d, 1.0),
        t_of_an_array,
    );
    check(
        |all| all,
        |s| s.clone(),
        |s| of_a_slice(s),
        |s, d| d_of_a_slice(s, d, 1.0),
        |s, t| t_of_a_slice(s, t),
    );
}

#[test]
fn of_other_containers() {
    check(
        |all| System { particles: Ring { all, start: 1 } },
        |s| s.particles.all.clone(),
        of_a_ring,
        |s, d| d_of_a_ring(s, d, 1.0),
        t_of_a_ring,
    );
}

/// Second derivatives have two pairs: of shadows, and of shadows of tangents.
#[test]
fn second_derivatives() {
    let x: Vec<f64> = (0..12).map(|i| 0.8 + 0.5 * (1.7 * i as f64 + 0.3).sin()).collect();
    let v: Vec<f64> = (0..12).map(|i| (0.9 * i as f64).cos()).collect();
    let mut h = particles(&[0.0; 12]);
    hv_of_a_slice(&particles(&x), &particles(&v), &mut h);
    // The change of one component of the gradient along `v`, differentiated like any function.
    for i in 0..12 {
        let gradient = |t: &[f64]| {
            let at: Vec<_> = x.iter().zip(&v).map(|(x, v)| x + t[0] * v).collect();
            let mut d = particles(&[0.0; 12]);
            d_of_a_slice(&particles(&at), &mut d, 1.0);
            numbers(&d)[i]
        };
        assert_close(&[numbers(&h)[i]], &numeric_gradient(&[0.0], gradient), 1e-8);
    }
}
