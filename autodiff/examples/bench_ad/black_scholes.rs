//! Black-Scholes prices of 10⁶ European calls, and their Greeks.

use super::{Case, numbers};
use rootgrad_autodiff::{autodiff_reverse, differentiable};

const N: usize = 1_000_000;

/// The normal distribution function by Abramowitz & Stegun 26.2.17 (absolute error below 7.5e-8).
#[differentiable]
#[inline]
fn normal(x: f64) -> f64 {
    let k = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let series = k
        * (0.319_381_530
            + k * (-0.356_563_782
                + k * (1.781_477_937 + k * (-1.821_255_978 + k * 1.330_274_429))));
    let tail = 0.398_942_280_401_432_7 * (-0.5 * x * x).exp() * series;
    if x < 0.0 { tail } else { 1.0 - tail }
}

#[autodiff_reverse(d_prices, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Active)]
pub fn prices(
    out: &mut [f64],
    spot: &[f64],
    strike: &[f64],
    years: &[f64],
    sigma: &[f64],
    rate: f64,
) {
    for i in 0..out.len() {
        let root = sigma[i] * years[i].sqrt();
        let d1 =
            ((spot[i] / strike[i]).ln() + (rate + 0.5 * sigma[i] * sigma[i]) * years[i]) / root;
        let d2 = d1 - root;
        out[i] = spot[i] * normal(d1) - strike[i] * (-rate * years[i]).exp() * normal(d2);
    }
}

/// The distribution function and its derivative.
#[inline]
fn normal_by_hand(x: f64) -> (f64, f64) {
    let k = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let c = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let series = k * (c[0] + k * (c[1] + k * (c[2] + k * (c[3] + k * c[4]))));
    let slope = c[0] + k * (2.0 * c[1] + k * (3.0 * c[2] + k * (4.0 * c[3] + k * 5.0 * c[4])));
    let bell = 0.398_942_280_401_432_7 * (-0.5 * x * x).exp();
    let sign = if x < 0.0 { 1.0 } else { -1.0 };
    // d|x|/dx is minus this sign, so the sign drops out of the second term of the tail's derivative.
    let d = sign * -x * bell * series + bell * slope * 0.231_641_9 * k * k;
    (if x < 0.0 { bell * series } else { 1.0 - bell * series }, d)
}

struct Shadows<'a> {
    spot: &'a mut [f64],
    strike: &'a mut [f64],
    years: &'a mut [f64],
    sigma: &'a mut [f64],
}

fn by_hand(
    (out, d_out): (&mut [f64], &mut [f64]),
    (spot, strike, years, sigma): (&[f64], &[f64], &[f64], &[f64]),
    rate: f64,
    d: Shadows,
) -> f64 {
    let mut d_rate = 0.0;
    for i in 0..out.len() {
        let (s, x, t, v) = (spot[i], strike[i], years[i], sigma[i]);
        let root_t = t.sqrt();
        let root = v * root_t;
        let d1 = ((s / x).ln() + (rate + 0.5 * v * v) * t) / root;
        let (n1, p1) = normal_by_hand(d1);
        let (n2, p2) = normal_by_hand(d1 - root);
        let discounted = x * (-rate * t).exp();
        out[i] = s * n1 - discounted * n2;
        let seed = std::mem::take(&mut d_out[i]);
        let d_d2 = -discounted * p2;
        let d_d1 = s * p1 + d_d2;
        let d_root = -d_d2 - d_d1 * d1 / root;
        let inner = d_d1 / root;
        d.spot[i] += seed * (n1 + inner / s);
        d.strike[i] -= seed * (discounted * n2 / x + inner / x);
        d.sigma[i] += seed * (inner * v * t + d_root * root_t);
        d.years[i] += seed
            * (inner * (rate + 0.5 * v * v) + d_root * v * 0.5 / root_t + rate * discounted * n2);
        d_rate += seed * (inner * t + t * discounted * n2);
    }
    d_rate
}

struct Prices {
    out: Vec<f64>,
    d_out: Vec<f64>,
    inputs: [Vec<f64>; 4],
    shadows: [Vec<f64>; 4],
    d_rate: f64,
}

const RATE: f64 = 0.03;

pub fn case() -> Box<dyn Case> {
    let scaled = |seed, center: f64, width: f64| -> Vec<f64> {
        numbers(N, seed).into_iter().map(|v| center + width * v).collect()
    };
    Box::new(Prices {
        out: vec![0.0; N],
        d_out: vec![0.0; N],
        inputs: [
            scaled(1, 100.0, 30.0),
            scaled(2, 100.0, 30.0),
            scaled(3, 1.5, 1.2),
            scaled(4, 0.3, 0.15),
        ],
        shadows: std::array::from_fn(|_| vec![0.0; N]),
        d_rate: 0.0,
    })
}

impl Case for Prices {
    fn prepare(&mut self) {
        self.d_out.fill(1.0);
        self.shadows.iter_mut().for_each(|s| s.fill(0.0));
    }
    fn primal(&mut self) {
        let [spot, strike, years, sigma] = &self.inputs;
        prices(&mut self.out, spot, strike, years, sigma, RATE);
    }
    fn derived(&mut self) {
        let [spot, strike, years, sigma] = &self.inputs;
        let [d_spot, d_strike, d_years, d_sigma] = &mut self.shadows;
        self.d_rate = d_prices(
            &mut self.out,
            &mut self.d_out,
            spot,
            d_spot,
            strike,
            d_strike,
            years,
            d_years,
            sigma,
            d_sigma,
            RATE,
        );
    }
    fn by_hand(&mut self) {
        let [spot, strike, years, sigma] = &self.inputs;
        let [d_spot, d_strike, d_years, d_sigma] = &mut self.shadows;
        let d = Shadows { spot: d_spot, strike: d_strike, years: d_years, sigma: d_sigma };
        let inputs = (&spot[..], &strike[..], &years[..], &sigma[..]);
        self.d_rate = by_hand((&mut self.out, &mut self.d_out), inputs, RATE, d);
    }
    fn gradient(&self) -> Vec<f64> {
        let mut all = vec![self.d_rate * 1e-6];
        all.extend(&self.out);
        self.shadows.iter().for_each(|s| all.extend(s));
        all
    }
}
