//! Softmax cross-entropy of (4, 64, 50304) logits.

use super::{Case, doubles, singles};
use rootgrad_autodiff::{autodiff_reverse, pullback};

const V: usize = 50304;
const ROWS: usize = 4 * 64;

/// The largest element. It only keeps the exponentials in range, so its derivative cancels.
fn largest(row: &[f32]) -> f32 {
    let mut lanes = [f32::NEG_INFINITY; 16];
    for part in row.chunks(16) {
        for (lane, &v) in lanes.iter_mut().zip(part) {
            *lane = if v > *lane { v } else { *lane };
        }
    }
    lanes.into_iter().fold(f32::NEG_INFINITY, f32::max)
}

#[pullback(of = largest)]
fn largest_pullback(_row: &[f32], _d_row: &mut [f32], _d_ret: f32) {}

#[autodiff_reverse(d_cross_entropy, Duplicated, Duplicated, Const, Const)]
pub fn cross_entropy(losses: &mut [f32], logits: &[f32], targets: &[usize], v: usize) {
    for row in 0..losses.len() {
        let l = &logits[row * v..(row + 1) * v];
        let max = largest(l);
        let mut sum = 0.0;
        for i in 0..v {
            sum += (l[i] - max).exp();
        }
        losses[row] = sum.ln() + max - l[targets[row]];
    }
}

fn by_hand(
    losses: &mut [f32],
    d_losses: &mut [f32],
    logits: &[f32],
    d_logits: &mut [f32],
    targets: &[usize],
) {
    let rows = logits.chunks_exact(V).zip(d_logits.chunks_exact_mut(V));
    for (row, (l, d_l)) in rows.enumerate() {
        let max = largest(l);
        let sum: f32 = l.iter().map(|v| (v - max).exp()).sum();
        losses[row] = sum.ln() + max - l[targets[row]];
        let d = std::mem::take(&mut d_losses[row]);
        let scale = d / sum;
        for (d_v, v) in d_l.iter_mut().zip(l) {
            *d_v += (v - max).exp() * scale;
        }
        d_l[targets[row]] -= d;
    }
}

struct CrossEntropy {
    losses: Vec<f32>,
    d_losses: Vec<f32>,
    logits: Vec<f32>,
    d_logits: Vec<f32>,
    targets: Vec<usize>,
}

pub fn case() -> Box<dyn Case> {
    Box::new(CrossEntropy {
        losses: vec![0.0; ROWS],
        d_losses: vec![0.0; ROWS],
        logits: singles(ROWS * V, 1).iter().map(|v| 4.0 * v).collect(),
        d_logits: vec![0.0; ROWS * V],
        targets: (0..ROWS).map(|row| row * 197 % V).collect(),
    })
}

impl Case for CrossEntropy {
    fn prepare(&mut self) {
        self.d_losses.fill(1.0 / ROWS as f32);
        self.d_logits.fill(0.0);
    }
    fn primal(&mut self) {
        cross_entropy(&mut self.losses, &self.logits, &self.targets, V);
    }
    fn derived(&mut self) {
        d_cross_entropy(
            &mut self.losses,
            &mut self.d_losses,
            &self.logits,
            &mut self.d_logits,
            &self.targets,
            V,
        );
    }
    fn by_hand(&mut self) {
        by_hand(
            &mut self.losses,
            &mut self.d_losses,
            &self.logits,
            &mut self.d_logits,
            &self.targets,
        );
    }
    fn gradient(&self) -> Vec<f64> {
        doubles(&self.d_logits).collect()
    }
}
