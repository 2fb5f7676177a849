//! A naive matrix product with bias: out (4·64, 768) = inp (4·64, 768) weightᵀ (768, 768) + bias.

use super::{Case, doubles, singles};
use rootgrad_autodiff::autodiff_reverse;

const C: usize = 768;
const OC: usize = 768;
const ROWS: usize = 4 * 64;

#[autodiff_reverse(d_matmul, Duplicated, Duplicated, Duplicated, Duplicated, Const, Const)]
pub fn matmul(out: &mut [f32], inp: &[f32], weight: &[f32], bias: &[f32], c: usize, oc: usize) {
    for row in 0..out.len() / oc {
        let x = &inp[row * c..(row + 1) * c];
        for o in 0..oc {
            let w = &weight[o * c..(o + 1) * c];
            let mut sum = bias[o];
            for i in 0..c {
                sum += x[i] * w[i];
            }
            out[row * oc + o] = sum;
        }
    }
}

struct Shadows<'a> {
    inp: &'a mut [f32],
    weight: &'a mut [f32],
    bias: &'a mut [f32],
}

/// The two products in one pass over the rows, like `matmul_backward` of llm.c.
fn by_hand(
    out: &mut [f32],
    d_out: &mut [f32],
    inp: &[f32],
    weight: &[f32],
    bias: &[f32],
    d: Shadows,
) {
    for row in 0..ROWS {
        let x = &inp[row * C..][..C];
        let d_x = &mut d.inp[row * C..][..C];
        for o in 0..OC {
            let w = &weight[o * C..][..C];
            let mut sum = bias[o];
            for i in 0..C {
                sum += x[i] * w[i];
            }
            out[row * OC + o] = sum;
        }
        for o in 0..OC {
            let w = &weight[o * C..][..C];
            let d_w = &mut d.weight[o * C..][..C];
            let d_o = std::mem::take(&mut d_out[row * OC + o]);
            d.bias[o] += d_o;
            for i in 0..C {
                d_x[i] += d_o * w[i];
                d_w[i] += d_o * x[i];
            }
        }
    }
}

struct Matmul {
    out: Vec<f32>,
    d_out: Vec<f32>,
    inp: Vec<f32>,
    d_inp: Vec<f32>,
    weight: Vec<f32>,
    d_weight: Vec<f32>,
    bias: Vec<f32>,
    d_bias: Vec<f32>,
    seed: Vec<f32>,
}

pub fn case() -> Box<dyn Case> {
    Box::new(Matmul {
        out: vec![0.0; ROWS * OC],
        d_out: vec![0.0; ROWS * OC],
        inp: singles(ROWS * C, 1),
        d_inp: vec![0.0; ROWS * C],
        weight: singles(OC * C, 2),
        d_weight: vec![0.0; OC * C],
        bias: singles(OC, 3),
        d_bias: vec![0.0; OC],
        seed: singles(ROWS * OC, 4),
    })
}

impl Case for Matmul {
    fn prepare(&mut self) {
        self.d_out.copy_from_slice(&self.seed);
        self.d_inp.fill(0.0);
        self.d_weight.fill(0.0);
        self.d_bias.fill(0.0);
    }
    fn primal(&mut self) {
        matmul(&mut self.out, &self.inp, &self.weight, &self.bias, C, OC);
    }
    fn derived(&mut self) {
        d_matmul(
            &mut self.out,
            &mut self.d_out,
            &self.inp,
            &mut self.d_inp,
            &self.weight,
            &mut self.d_weight,
            &self.bias,
            &mut self.d_bias,
            C,
            OC,
        );
    }
    fn by_hand(&mut self) {
        let d =
            Shadows { inp: &mut self.d_inp, weight: &mut self.d_weight, bias: &mut self.d_bias };
        by_hand(&mut self.out, &mut self.d_out, &self.inp, &self.weight, &self.bias, d);
    }
    fn gradient(&self) -> Vec<f64> {
        let all = [&self.out, &self.d_inp, &self.d_weight, &self.d_bias];
        all.into_iter().flat_map(|v| doubles(v)).collect()
    }
}
