//! C[i,j,l,m] = Σ_k A[i,j,k] B[k,l,m], every index from 0 to 23.

use super::{Case, numbers};
use rootgrad_autodiff::autodiff_reverse;

const N: usize = 24;

#[autodiff_reverse(d_contraction, Duplicated, Duplicated, Duplicated, Const)]
pub fn contraction(c: &mut [f64], a: &[f64], b: &[f64], n: usize) {
    for i in 0..n {
        for j in 0..n {
            for l in 0..n {
                for m in 0..n {
                    let mut sum = 0.0;
                    for k in 0..n {
                        sum += a[(i * n + j) * n + k] * b[(k * n + l) * n + m];
                    }
                    c[((i * n + j) * n + l) * n + m] = sum;
                }
            }
        }
    }
}

fn by_hand(
    c: &mut [f64],
    d_c: &mut [f64],
    (a, d_a): (&[f64], &mut [f64]),
    (b, d_b): (&[f64], &mut [f64]),
    n: usize,
) {
    for ij in 0..n * n {
        for lm in 0..n * n {
            let d = std::mem::take(&mut d_c[ij * n * n + lm]);
            let mut sum = 0.0;
            for k in 0..n {
                let (at_a, at_b) = (ij * n + k, k * n * n + lm);
                sum += a[at_a] * b[at_b];
                d_a[at_a] += d * b[at_b];
                d_b[at_b] += d * a[at_a];
            }
            c[ij * n * n + lm] = sum;
        }
    }
}

struct Contraction {
    c: Vec<f64>,
    d_c: Vec<f64>,
    a: Vec<f64>,
    d_a: Vec<f64>,
    b: Vec<f64>,
    d_b: Vec<f64>,
    seed: Vec<f64>,
}

pub fn case() -> Box<dyn Case> {
    let (three, four) = (N.pow(3), N.pow(4));
    Box::new(Contraction {
        c: vec![0.0; four],
        d_c: vec![0.0; four],
        a: numbers(three, 1),
        d_a: vec![0.0; three],
        b: numbers(three, 2),
        d_b: vec![0.0; three],
        seed: numbers(four, 3),
    })
}

impl Case for Contraction {
    fn prepare(&mut self) {
        self.d_c.copy_from_slice(&self.seed);
        self.d_a.fill(0.0);
        self.d_b.fill(0.0);
    }
    fn primal(&mut self) {
        contraction(&mut self.c, &self.a, &self.b, N);
    }
    fn derived(&mut self) {
        let (c, d_c) = (&mut self.c, &mut self.d_c);
        d_contraction(c, d_c, &self.a, &mut self.d_a, &self.b, &mut self.d_b, N);
    }
    fn by_hand(&mut self) {
        let (c, d_c) = (&mut self.c, &mut self.d_c);
        by_hand(c, d_c, (&self.a, &mut self.d_a), (&self.b, &mut self.d_b), N);
    }
    fn gradient(&self) -> Vec<f64> {
        [&self.c[..], &self.d_a, &self.d_b].concat()
    }
}
