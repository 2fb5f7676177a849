//! Layer normalisation (Ba, Kiros, Hinton 2016) of (4, 64, 768).

use super::{Case, doubles, singles};
use rootgrad_autodiff::autodiff_reverse;

const C: usize = 768;
const ROWS: usize = 4 * 64;

#[autodiff_reverse(d_layernorm, Duplicated, Duplicated, Duplicated, Duplicated, Const)]
pub fn layernorm(out: &mut [f32], inp: &[f32], weight: &[f32], bias: &[f32], c: usize) {
    for row in 0..out.len() / c {
        let x = &inp[row * c..(row + 1) * c];
        let mut mean = 0.0;
        for i in 0..c {
            mean += x[i];
        }
        mean /= c as f32;
        let mut variance = 0.0;
        for i in 0..c {
            let shift = x[i] - mean;
            variance += shift * shift;
        }
        variance /= c as f32;
        let scale = 1.0 / (variance + 1e-5).sqrt();
        let o = &mut out[row * c..(row + 1) * c];
        for i in 0..c {
            o[i] = (x[i] - mean) * scale * weight[i] + bias[i];
        }
    }
}

struct Parameters<'a> {
    weight: &'a [f32],
    d_weight: &'a mut [f32],
    bias: &'a [f32],
    d_bias: &'a mut [f32],
}

/// Uses an identity that the chain rule does not know: the deviations from a mean sum to zero, so the variance adds
/// nothing to the mean's gradient. The generated derivative computes this zero: one serial sum, in addition to four
/// others. With that sum, `by_hand` takes as long.
fn by_hand(out: &mut [f32], d_out: &mut [f32], inp: &[f32], d_inp: &mut [f32], p: Parameters) {
    let (weight, bias) = (&p.weight[..C], &p.bias[..C]);
    let (d_weight, d_bias) = (&mut p.d_weight[..C], &mut p.d_bias[..C]);
    let rows = out.chunks_exact_mut(C).zip(d_out.chunks_exact_mut(C));
    for ((o, d_o), (x, d_x)) in rows.zip(inp.chunks_exact(C).zip(d_inp.chunks_exact_mut(C))) {
        let mean = x.iter().sum::<f32>() / C as f32;
        let variance = x.iter().map(|v| (v - mean) * (v - mean)).sum::<f32>() / C as f32;
        let scale = 1.0 / (variance + 1e-5).sqrt();
        for i in 0..C {
            o[i] = (x[i] - mean) * scale * weight[i] + bias[i];
        }
        let (mut sum, mut product) = (0.0, 0.0);
        for i in 0..C {
            let n = (x[i] - mean) * scale;
            let d_n = d_o[i] * weight[i];
            d_bias[i] += d_o[i];
            d_weight[i] += d_o[i] * n;
            sum += d_n;
            product += d_n * n;
        }
        sum /= C as f32;
        product /= C as f32;
        for i in 0..C {
            let n = (x[i] - mean) * scale;
            d_x[i] += (std::mem::take(&mut d_o[i]) * weight[i] - sum - n * product) * scale;
        }
    }
}

struct LayerNorm {
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
    let n = ROWS * C;
    Box::new(LayerNorm {
        out: vec![0.0; n],
        d_out: vec![0.0; n],
        inp: singles(n, 1),
        d_inp: vec![0.0; n],
        weight: singles(C, 2),
        d_weight: vec![0.0; C],
        bias: singles(C, 3),
        d_bias: vec![0.0; C],
        seed: singles(n, 4),
    })
}

impl Case for LayerNorm {
    fn prepare(&mut self) {
        self.d_out.copy_from_slice(&self.seed);
        self.d_inp.fill(0.0);
        self.d_weight.fill(0.0);
        self.d_bias.fill(0.0);
    }
    fn primal(&mut self) {
        layernorm(&mut self.out, &self.inp, &self.weight, &self.bias, C);
    }
    fn derived(&mut self) {
        d_layernorm(
            &mut self.out,
            &mut self.d_out,
            &self.inp,
            &mut self.d_inp,
            &self.weight,
            &mut self.d_weight,
            &self.bias,
            &mut self.d_bias,
            C,
        );
    }
    fn by_hand(&mut self) {
        let p = Parameters {
            weight: &self.weight,
            d_weight: &mut self.d_weight,
            bias: &self.bias,
            d_bias: &mut self.d_bias,
        };
        by_hand(&mut self.out, &mut self.d_out, &self.inp, &mut self.d_inp, p);
    }
    fn gradient(&self) -> Vec<f64> {
        let all = [&self.out, &self.d_inp, &self.d_weight, &self.d_bias];
        all.into_iter().flat_map(|v| doubles(v)).collect()
    }
}
