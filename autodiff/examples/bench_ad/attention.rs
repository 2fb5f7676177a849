//! Causal self-attention in the layout of llm.c: (4, 64, 768) with 12 heads.

use super::{Case, doubles, singles};
use rootgrad_autodiff::{autodiff_reverse, pullback};

const B: usize = 4;
const T: usize = 64;
const C: usize = 768;
const NH: usize = 12;

/// The largest score. It only keeps the exponentials in range, so its derivative cancels.
fn largest(values: &[f32]) -> f32 {
    values.iter().fold(f32::NEG_INFINITY, |m, &v| if v > m { v } else { m })
}

#[pullback(of = largest)]
fn largest_pullback(_values: &[f32], _d_values: &mut [f32], _d_ret: f32) {}

/// Sizes: time T, channels C, heads.
#[derive(Clone, Copy)]
pub struct Sizes {
    t: usize,
    c: usize,
    heads: usize,
}

/// `inp` (B, T, 3C) holds query, key and value; `att` (B, T, NH, T) receives the weights; `out` is (B, T, C).
#[autodiff_reverse(d_attention, Duplicated, Duplicated, Duplicated, Const)]
pub fn attention(out: &mut [f32], att: &mut [f32], inp: &[f32], sizes: Sizes) {
    let t_max = sizes.t;
    let c = sizes.c;
    let heads = sizes.heads;
    let hs = c / heads;
    let scale = 1.0 / (hs as f32).sqrt();
    for b in 0..out.len() / (t_max * c) {
        for t in 0..t_max {
            let row = b * t_max + t;
            for h in 0..heads {
                let query = &inp[row * 3 * c + h * hs..row * 3 * c + h * hs + hs];
                let a = &mut att[(row * heads + h) * t_max..(row * heads + h + 1) * t_max];
                for t2 in 0..=t {
                    let at = (b * t_max + t2) * 3 * c + h * hs + c;
                    let key = &inp[at..at + hs];
                    let mut sum = 0.0;
                    for i in 0..hs {
                        sum += query[i] * key[i];
                    }
                    a[t2] = sum * scale;
                }
                let max = largest(&a[0..t + 1]);
                let mut total = 0.0;
                for t2 in 0..=t {
                    let e = (a[t2] - max).exp();
                    total += e;
                    a[t2] = e;
                }
                let o = &mut out[row * c + h * hs..row * c + h * hs + hs];
                for i in 0..hs {
                    o[i] = 0.0;
                }
                for t2 in 0..=t {
                    let at = (b * t_max + t2) * 3 * c + h * hs + 2 * c;
                    let value = &inp[at..at + hs];
                    let weight = a[t2] / total;
                    a[t2] = weight;
                    for i in 0..hs {
                        o[i] += weight * value[i];
                    }
                }
            }
        }
    }
}

type Pair<'a> = (&'a mut [f32], &'a mut [f32]);

fn by_hand((out, d_out): Pair, (att, d_att): Pair, inp: &[f32], d_inp: &mut [f32]) {
    const HS: usize = C / NH;
    let scale = 1.0 / (HS as f32).sqrt();
    for b in 0..B {
        for t in 0..T {
            let row = b * T + t;
            for h in 0..NH {
                let at_query = row * 3 * C + h * HS;
                let query: &[f32; HS] = inp[at_query..][..HS].try_into().unwrap();
                let a = &mut att[(row * NH + h) * T..][..T];
                let d_a = &mut d_att[(row * NH + h) * T..][..T];
                let mut max = f32::NEG_INFINITY;
                for t2 in 0..=t {
                    let key = &inp[(b * T + t2) * 3 * C + h * HS + C..][..HS];
                    let mut sum = 0.0;
                    for i in 0..HS {
                        sum += query[i] * key[i];
                    }
                    a[t2] = sum * scale;
                    max = max.max(a[t2]);
                }
                let mut total = 0.0;
                for weight in &mut a[..=t] {
                    *weight = (*weight - max).exp();
                    total += *weight;
                }
                let o = &mut out[row * C + h * HS..][..HS];
                let d_o = &mut d_out[row * C + h * HS..][..HS];
                o.fill(0.0);
                let mut mean = 0.0;
                for t2 in 0..=t {
                    let at = (b * T + t2) * 3 * C + h * HS + 2 * C;
                    a[t2] /= total;
                    let value = &inp[at..][..HS];
                    let d_value = &mut d_inp[at..][..HS];
                    let mut d_weight = d_a[t2];
                    for i in 0..HS {
                        o[i] += a[t2] * value[i];
                        d_weight += value[i] * d_o[i];
                        d_value[i] += a[t2] * d_o[i];
                    }
                    d_a[t2] = d_weight;
                    mean += d_weight * a[t2];
                }
                d_o.fill(0.0);
                let mut d_query = [0.0; HS];
                for t2 in 0..=t {
                    let at = (b * T + t2) * 3 * C + h * HS + C;
                    let d = a[t2] * (std::mem::take(&mut d_a[t2]) - mean) * scale;
                    let key = &inp[at..][..HS];
                    let d_key = &mut d_inp[at..][..HS];
                    for i in 0..HS {
                        d_query[i] += d * key[i];
                        d_key[i] += d * query[i];
                    }
                }
                for i in 0..HS {
                    d_inp[at_query + i] += d_query[i];
                }
            }
        }
    }
}

struct Attention {
    out: Vec<f32>,
    d_out: Vec<f32>,
    att: Vec<f32>,
    d_att: Vec<f32>,
    inp: Vec<f32>,
    d_inp: Vec<f32>,
    seed: Vec<f32>,
}

pub fn case() -> Box<dyn Case> {
    let (n, weights) = (B * T * C, B * NH * T * T);
    Box::new(Attention {
        out: vec![0.0; n],
        d_out: vec![0.0; n],
        att: vec![0.0; weights],
        d_att: vec![0.0; weights],
        inp: singles(3 * n, 1),
        d_inp: vec![0.0; 3 * n],
        seed: singles(n, 2),
    })
}

impl Case for Attention {
    fn prepare(&mut self) {
        self.d_out.copy_from_slice(&self.seed);
        self.d_att.fill(0.0);
        self.d_inp.fill(0.0);
    }
    fn primal(&mut self) {
        let sizes = std::hint::black_box(Sizes { t: T, c: C, heads: NH });
        attention(&mut self.out, &mut self.att, &self.inp, sizes);
    }
    fn derived(&mut self) {
        let sizes = std::hint::black_box(Sizes { t: T, c: C, heads: NH });
        d_attention(
            &mut self.out,
            &mut self.d_out,
            &mut self.att,
            &mut self.d_att,
            &self.inp,
            &mut self.d_inp,
            sizes,
        );
    }
    fn by_hand(&mut self) {
        by_hand(
            (&mut self.out, &mut self.d_out),
            (&mut self.att, &mut self.d_att),
            &self.inp,
            &mut self.d_inp,
        );
    }
    fn gradient(&self) -> Vec<f64> {
        doubles(&self.out).chain(doubles(&self.d_inp)).collect()
    }
}
