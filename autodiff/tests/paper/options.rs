//! Black-Scholes: prices, and ten Greeks against closed formulas.

use rootgrad_autodiff::kernel::{Buffer, Device};

use crate::black_scholes::{d_prices, prices, t_prices};
use crate::contraction::{contraction, d_contraction, t_contraction};
use crate::harness::{Problem, buffers, devices, numbers};

const N: usize = 300;

fn inputs() -> Vec<Vec<f64>> {
    let ranges = [(5.0, 30.0), (1.0, 100.0), (0.25, 10.0), (0.0, 0.05), (0.1, 0.6)];
    let of = |(n, (low, high)): (usize, (f64, f64))| {
        numbers(N, n as u64 + 1).iter().map(|v| low + (high - low) * v).collect()
    };
    ranges.into_iter().enumerate().map(of).collect()
}

/// The normal distribution function by its series and, far from 0, its continued fraction.
fn normal(x: f64) -> f64 {
    let bell = bell(x);
    if x.abs() < 5.0 {
        let (mut term, mut sum, mut n) = (x, x, 1.0);
        while term.abs() > 1e-18 * sum.abs() {
            n += 2.0;
            term *= x * x / n;
            sum += term;
        }
        return 0.5 + bell * sum;
    }
    let y = x.abs();
    let fraction = (1..60).rev().fold(y, |f, k| y + f64::from(k) / f);
    if x > 0.0 { 1.0 - bell / fraction } else { bell / fraction }
}

fn bell(x: f64) -> f64 {
    (-0.5 * x * x).exp() / std::f64::consts::TAU.sqrt()
}

/// Price of a call and its derivatives by spot, strike, years, rate and sigma; then those of the put.
fn closed(s: f64, x: f64, t: f64, r: f64, v: f64) -> [[f64; 6]; 2] {
    let root = t.sqrt();
    let d1 = ((s / x).ln() + (r + 0.5 * v * v) * t) / (v * root);
    let d2 = d1 - v * root;
    let discount = (-r * t).exp();
    let vega = s * bell(d1) * root;
    let decay = s * bell(d1) * v / (2.0 * root);
    let (in_1, in_2) = (normal(d1), normal(d2));
    let (out_1, out_2) = (normal(-d1), normal(-d2));
    [
        [
            s * in_1 - x * discount * in_2,
            in_1,
            -discount * in_2,
            decay + r * x * discount * in_2,
            x * t * discount * in_2,
            vega,
        ],
        [
            x * discount * out_2 - s * out_1,
            -out_1,
            discount * out_2,
            decay - r * x * discount * out_2,
            -x * t * discount * out_2,
            vega,
        ],
    ]
}

fn close(what: &str, got: f64, wanted: f64, tolerance: f64) {
    assert!((got - wanted).abs() <= tolerance * (1.0 + wanted.abs()), "{what}: {got} {wanted}");
}

#[test]
fn ten_greeks_are_those_of_the_closed_formulas() {
    let device = Device::cpu();
    let inputs = inputs();
    let exact: Vec<_> = (0..N)
        .map(|i| closed(inputs[0][i], inputs[1][i], inputs[2][i], inputs[3][i], inputs[4][i]))
        .collect();
    for side in 0..2 {
        let out: [Buffer<f64>; 2] = [Buffer::zeros(N), Buffer::zeros(N)];
        let d_out = [Buffer::zeros(N), Buffer::zeros(N)];
        d_out[side].fill(1.0);
        let (x, d_x) = (buffers(&inputs), [(); 5].map(|()| Buffer::zeros(N)));
        d_prices::launch(
            &device, 10, 32, &out[0], &d_out[0], &out[1], &d_out[1], &x[0], &d_x[0], &x[1],
            &d_x[1], &x[2], &d_x[2], &x[3], &d_x[3], &x[4], &d_x[4], N as u32,
        )
        .unwrap();
        let price = out[side].to_vec();
        let greeks = d_x.map(|d| d.to_vec());
        for (i, exact) in exact.iter().enumerate() {
            close("price", price[i], exact[side][0], 1e-12);
            for (g, greek) in greeks.iter().enumerate() {
                close(
                    &format!("side {side}, greek {g}, option {i}"),
                    greek[i],
                    exact[side][g + 1],
                    1e-10,
                );
            }
        }
    }
}

#[test]
fn prices_have_right_derivatives() {
    let n = N as u32;
    let mut all = vec![vec![0.5; N]; 2];
    all.extend(inputs());
    let problem = Problem {
        name: "prices",
        buffers: all,
        primal: &|d, b| {
            prices::launch(d, 10, 32, &b[0], &b[1], &b[2], &b[3], &b[4], &b[5], &b[6], n)
        },
        forward: &|d, b, t| {
            t_prices::launch(
                d, 10, 32, &b[0], &t[0], &b[1], &t[1], &b[2], &t[2], &b[3], &t[3], &b[4], &t[4],
                &b[5], &t[5], &b[6], &t[6], n,
            )
        },
        reverse: &|d, b, t| {
            d_prices::launch(
                d, 10, 32, &b[0], &t[0], &b[1], &t[1], &b[2], &t[2], &b[3], &t[3], &b[4], &t[4],
                &b[5], &t[5], &b[6], &t[6], n,
            )
        },
    };
    for (device, entries) in devices() {
        problem.has_right_derivatives(&device, entries);
    }
}

#[test]
fn contractions_have_right_values_and_derivatives() {
    let n = 7usize;
    let (a, b) = (numbers(n.pow(3), 1), numbers(n.pow(3), 2));
    let problem = Problem {
        name: "contraction",
        buffers: vec![numbers(n.pow(4), 3), a.clone(), b.clone()],
        primal: &|d, x| contraction::launch(d, 76, 32, &x[0], &x[1], &x[2], 7),
        forward: &|d, x, t| {
            t_contraction::launch(d, 76, 32, &x[0], &t[0], &x[1], &t[1], &x[2], &t[2], 7)
        },
        reverse: &|d, x, t| {
            d_contraction::launch(d, 76, 32, &x[0], &t[0], &x[1], &t[1], &x[2], &t[2], 7)
        },
    };
    let mut c = Vec::new();
    for row in a.chunks(n) {
        for column in 0..n * n {
            c.push((0..n).map(|k| row[k] * b[k * n * n + column]).sum());
        }
    }
    for (device, entries) in devices() {
        problem.has_values(&device, &[c.clone(), a.clone(), b.clone()], 1e-14);
        problem.has_right_derivatives(&device, entries);
    }
}
