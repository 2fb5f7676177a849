//! GELU in its tanh form (Hendrycks & Gimpel 2016), on (4, 64, 3072).

use super::{Case, doubles, singles};
use rootgrad_autodiff::autodiff_reverse;

const SCALE: f32 = 0.797_884_6; // √(2/π)

#[autodiff_reverse(d_gelu, Duplicated, Duplicated)]
pub fn gelu(out: &mut [f32], x: &[f32]) {
    for (o, &v) in out.iter_mut().zip(x) {
        let inner = SCALE * (v + 0.044_715 * v * v * v);
        *o = 0.5 * v * (1.0 + inner.tanh());
    }
}

fn by_hand(out: &mut [f32], d_out: &mut [f32], x: &[f32], d_x: &mut [f32]) {
    for (((o, d_o), &v), d_v) in out.iter_mut().zip(d_out).zip(x).zip(d_x) {
        let t = (SCALE * (v + 0.044_715 * v * v * v)).tanh();
        *o = 0.5 * v * (1.0 + t);
        let slope = SCALE * (1.0 + 3.0 * 0.044_715 * v * v);
        *d_v += std::mem::take(d_o) * (0.5 * (1.0 + t) + 0.5 * v * (1.0 - t * t) * slope);
    }
}

struct Gelu {
    out: Vec<f32>,
    d_out: Vec<f32>,
    x: Vec<f32>,
    d_x: Vec<f32>,
}

pub fn case() -> Box<dyn Case> {
    let n = 4 * 64 * 3072;
    let x = singles(n, 1).iter().map(|v| 3.0 * v).collect();
    Box::new(Gelu { out: vec![0.0; n], d_out: vec![0.0; n], x, d_x: vec![0.0; n] })
}

impl Case for Gelu {
    fn prepare(&mut self) {
        self.d_out.fill(0.7);
        self.d_x.fill(0.0);
    }
    fn primal(&mut self) {
        gelu(&mut self.out, &self.x);
    }
    fn derived(&mut self) {
        d_gelu(&mut self.out, &mut self.d_out, &self.x, &mut self.d_x);
    }
    fn by_hand(&mut self) {
        by_hand(&mut self.out, &mut self.d_out, &self.x, &mut self.d_x);
    }
    fn gradient(&self) -> Vec<f64> {
        doubles(&self.out).chain(doubles(&self.d_x)).collect()
    }
}
