//! The Gaussian mixture objective of ADBench (Srajer, Kukelova, Fitzgibbon 2018): 1000 points, 10 dimensions, 25
//! components, with respect to weights, means and inverse covariance factors.

use super::{Case, numbers};
use rootgrad_autodiff::{autodiff_reverse, pullback};

const D: usize = 10;
const K: usize = 25;
const N: usize = 1000;
/// Entries of a component's factor: the logarithms of the diagonal, then the strict lower triangle by columns.
const ICF: usize = D * (D + 1) / 2;
const GAMMA: f64 = 1.0;

fn largest(values: &[f64]) -> f64 {
    values.iter().fold(f64::NEG_INFINITY, |m, &v| if v > m { v } else { m })
}

#[pullback(of = largest)]
fn largest_pullback(_values: &[f64], _d_values: &mut [f64], _d_ret: f64) {}

#[autodiff_reverse(d_gmm, Duplicated, Duplicated, Duplicated, Const, Active)]
pub fn gmm(alphas: &[f64], means: &[f64], icf: &[f64], x: &[f64]) -> f64 {
    let mut diagonal = [0.0; K * D];
    let mut sums = [0.0; K];
    for k in 0..K {
        for i in 0..D {
            diagonal[k * D + i] = icf[k * ICF + i].exp();
            sums[k] += icf[k * ICF + i];
        }
    }
    let mut total = 0.0;
    for n in 0..x.len() / D {
        let point = &x[n * D..(n + 1) * D];
        let mut terms = [0.0; K];
        for k in 0..K {
            let mean = &means[k * D..(k + 1) * D];
            let factor = &icf[k * ICF..(k + 1) * ICF];
            let mut q = [0.0; D];
            for i in 0..D {
                q[i] = diagonal[k * D + i] * (point[i] - mean[i]);
            }
            let mut at = D;
            for j in 0..D {
                let shift = point[j] - mean[j];
                for i in j + 1..D {
                    q[i] += factor[at] * shift;
                    at += 1;
                }
            }
            let mut square = 0.0;
            for i in 0..D {
                square += q[i] * q[i];
            }
            terms[k] = alphas[k] + sums[k] - 0.5 * square;
        }
        let max = largest(&terms);
        let mut sum = 0.0;
        for k in 0..K {
            sum += (terms[k] - max).exp();
        }
        total += sum.ln() + max;
    }
    let mut sum = 0.0;
    for k in 0..K {
        sum += alphas[k].exp();
    }
    let mut prior = 0.0;
    for k in 0..K {
        let mut frobenius = 0.0;
        for i in 0..D {
            frobenius += diagonal[k * D + i] * diagonal[k * D + i];
        }
        for i in D..ICF {
            frobenius += icf[k * ICF + i] * icf[k * ICF + i];
        }
        prior += 0.5 * GAMMA * GAMMA * frobenius;
    }
    total - (x.len() / D) as f64 * sum.ln() + prior
}

struct Shadows<'a> {
    alphas: &'a mut [f64],
    means: &'a mut [f64],
    icf: &'a mut [f64],
}

fn by_hand(alphas: &[f64], means: &[f64], icf: &[f64], x: &[f64], d: Shadows) -> f64 {
    let mut diagonal = [0.0; K * D];
    let mut sums = [0.0; K];
    for k in 0..K {
        for i in 0..D {
            diagonal[k * D + i] = icf[k * ICF + i].exp();
            sums[k] += icf[k * ICF + i];
        }
    }
    let mut d_diagonal = [0.0; K * D];
    let mut d_sums = [0.0; K];
    let mut total = 0.0;
    for point in x.chunks_exact(D) {
        let mut terms = [0.0; K];
        let mut qs = [[0.0; D]; K];
        for k in 0..K {
            let (mean, factor) = (&means[k * D..][..D], &icf[k * ICF..][..ICF]);
            let q = &mut qs[k];
            for i in 0..D {
                q[i] = diagonal[k * D + i] * (point[i] - mean[i]);
            }
            let mut at = D;
            for j in 0..D {
                let shift = point[j] - mean[j];
                for i in j + 1..D {
                    q[i] += factor[at] * shift;
                    at += 1;
                }
            }
            terms[k] = alphas[k] + sums[k] - 0.5 * q.iter().map(|q| q * q).sum::<f64>();
        }
        let max = largest(&terms);
        let weights = terms.map(|t| (t - max).exp());
        let sum: f64 = weights.iter().sum();
        total += sum.ln() + max;
        for k in 0..K {
            let (mean, factor) = (&means[k * D..][..D], &icf[k * ICF..][..ICF]);
            let (d_mean, d_factor) = (&mut d.means[k * D..][..D], &mut d.icf[k * ICF..][..ICF]);
            let weight = weights[k] / sum;
            d.alphas[k] += weight;
            d_sums[k] += weight;
            let q = qs[k].map(|q| -weight * q);
            let mut at = D;
            for j in 0..D {
                let shift = point[j] - mean[j];
                let mut d_shift = 0.0;
                for i in j + 1..D {
                    d_factor[at] += q[i] * shift;
                    d_shift += q[i] * factor[at];
                    at += 1;
                }
                d_diagonal[k * D + j] += q[j] * shift;
                d_mean[j] -= d_shift + q[j] * diagonal[k * D + j];
            }
        }
    }
    let points = (x.len() / D) as f64;
    let weights: [f64; K] = std::array::from_fn(|k| alphas[k].exp());
    let sum: f64 = weights.iter().sum();
    let mut prior = 0.0;
    for k in 0..K {
        d.alphas[k] -= points * weights[k] / sum;
        for i in 0..D {
            let at = k * D + i;
            prior += 0.5 * GAMMA * GAMMA * diagonal[at] * diagonal[at];
            d_diagonal[at] += GAMMA * GAMMA * diagonal[at];
            d.icf[k * ICF + i] += d_diagonal[at] * diagonal[at] + d_sums[k];
        }
        for i in D..ICF {
            let v = icf[k * ICF + i];
            prior += 0.5 * GAMMA * GAMMA * v * v;
            d.icf[k * ICF + i] += GAMMA * GAMMA * v;
        }
    }
    total - points * sum.ln() + prior
}

struct Gmm {
    value: f64,
    alphas: Vec<f64>,
    means: Vec<f64>,
    icf: Vec<f64>,
    x: Vec<f64>,
    shadows: [Vec<f64>; 3],
}

pub fn case() -> Box<dyn Case> {
    Box::new(Gmm {
        value: 0.0,
        alphas: numbers(K, 1),
        means: numbers(K * D, 2),
        icf: numbers(K * ICF, 3),
        x: numbers(N * D, 4),
        shadows: [vec![0.0; K], vec![0.0; K * D], vec![0.0; K * ICF]],
    })
}

impl Case for Gmm {
    fn prepare(&mut self) {
        self.shadows.iter_mut().for_each(|s| s.fill(0.0));
    }
    fn primal(&mut self) {
        self.value = gmm(&self.alphas, &self.means, &self.icf, &self.x);
    }
    fn derived(&mut self) {
        let [d_alphas, d_means, d_icf] = &mut self.shadows;
        let (alphas, means, icf) = (&self.alphas, &self.means, &self.icf);
        self.value = d_gmm(alphas, d_alphas, means, d_means, icf, d_icf, &self.x, 1.0);
    }
    fn by_hand(&mut self) {
        let [alphas, means, icf] = &mut self.shadows;
        let d = Shadows { alphas, means, icf };
        self.value = by_hand(&self.alphas, &self.means, &self.icf, &self.x, d);
    }
    fn gradient(&self) -> Vec<f64> {
        let mut all = vec![self.value];
        self.shadows.iter().for_each(|s| all.extend(s));
        all
    }
}
