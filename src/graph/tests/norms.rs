//! Normalisations compared with their definitions.

use super::gradients::{Case, check};
use super::{Network, near, numbers, refused, run, value};
use crate::graph::{BatchNorm, Plan};

/// Returns (x − mean)/√(variance + ε).
fn standardised(x: &[f64], epsilon: f64) -> Vec<f64> {
    let n = x.len() as f64;
    let mean = x.iter().sum::<f64>() / n;
    let variance = x.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / n;
    x.iter().map(|x| (x - mean) / (variance + epsilon).sqrt()).collect()
}

#[test]
fn norms_of_a_row_are_their_definitions() {
    let rows = 3;
    let x = numbers(rows * 24, 1);
    let input = [(&[4_usize, 6][..], x.clone())];
    let in_parts = |size: usize| x.chunks(size).flat_map(|x| standardised(x, 0.1)).collect();
    let expected: [Vec<f64>; 3] = [in_parts(6), in_parts(12), in_parts(6)];
    let found = [
        value(|graph, x| graph.layernorm(x[0], None, None, 0.1), &input, rows),
        value(|graph, x| graph.group_norm(x[0], 2, None, None, 0.1), &input, rows),
        value(|graph, x| graph.instance_norm(x[0], None, None, 0.1), &input, rows),
    ];
    found.iter().zip(&expected).for_each(|(found, expected)| near(found, expected));
    let scaled = value(
        |graph, x| {
            let scale = graph.constant(&[4], &[1.0, 2.0, 3.0, 4.0])?;
            let shift = graph.constant(&[4], &[0.5, 0.0, 0.0, -0.5])?;
            graph.group_norm(x[0], 2, Some(scale), Some(shift), 0.1)
        },
        &input,
        rows,
    );
    let channel = |n: usize| n / 6 % 4;
    let of_channel = |n: usize| expected[1][n] * [1.0, 2.0, 3.0, 4.0][channel(n)];
    let expected: Vec<f64> =
        (0..x.len()).map(|n| of_channel(n) + [0.5, 0.0, 0.0, -0.5][channel(n)]).collect();
    near(&scaled, &expected);
    let rms = value(|graph, x| graph.rms_norm(x[0], None, 0.1), &input, rows);
    let of_run = |x: &[f64]| {
        let square = x.iter().map(|x| x * x).sum::<f64>() / x.len() as f64;
        x.iter().map(|x| x / (square + 0.1).sqrt()).collect::<Vec<_>>()
    };
    near(&rms, &x.chunks(6).flat_map(of_run).collect::<Vec<_>>());
}

/// Plans a batch normalisation of channels (3, 2): the value, the mean, the variance.
fn batch_norm() -> Plan {
    let mut network = Network::new(&[&[3, 2]], &[]);
    let BatchNorm { y, mean, variance } =
        network.graph.batch_norm(network.inputs[0], None, None, 0.1).unwrap();
    Plan::new(&network.graph, &[y, mean, variance])
}

#[test]
fn a_norm_over_the_batch_is_that_of_each_channel() {
    let rows = 5;
    let x = numbers(rows * 6, 1);
    let found = run::<f64>(&batch_norm(), 1, std::slice::from_ref(&x), &[], rows);
    for channel in 0..3 {
        let place = |n: usize| n / 2 * 6 + channel * 2 + n % 2;
        let own: Vec<f64> = (0..2 * rows).map(|n| x[place(n)]).collect();
        let y: Vec<f64> = (0..2 * rows).map(|n| found[0][place(n)]).collect();
        near(&y, &standardised(&own, 0.1));
        let mean = own.iter().sum::<f64>() / own.len() as f64;
        let square = own.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / own.len() as f64;
        near(&[found[1][channel], found[2][channel]], &[mean, square]);
    }
    // The result is the same if these statistics are given.
    let inputs = [(&[3_usize, 2][..], x)];
    let given = value(
        |graph, x| {
            let mean = graph.constant(&[3], &found[1])?;
            let variance = graph.constant(&[3], &found[2])?;
            graph.batch_norm_inference(x[0], [mean, variance], None, None, 0.1)
        },
        &inputs,
        rows,
    );
    near(&given, &found[0]);
}

#[test]
fn a_norm_over_the_batch_has_the_same_bits_on_any_number_of_threads() {
    let (plan, rows) = (batch_norm(), 1500);
    let x = numbers(rows * 6, 1);
    let alone = run::<f32>(&plan, 1, std::slice::from_ref(&x), &[], rows);
    for threads in [2, 5] {
        assert!(alone == run::<f32>(&plan, threads, std::slice::from_ref(&x), &[], rows));
    }
    // Far from 0, the variance is still computed from the numbers minus their mean.
    let far: Vec<f64> = x.iter().map(|x| x + 1000.0).collect();
    let found = run::<f32>(&plan, 1, &[far], &[], rows);
    for (far, near) in found[2].iter().zip(&alone[2]) {
        assert!((far - near).abs() < 1e-4 * near, "{far}, not {near}");
    }
}

#[test]
fn norms_have_the_gradients_of_their_differences() {
    let cases = [
        Case {
            name: "rms norm",
            inputs: &[&[2, 5]],
            parameters: &[&[5]],
            build: |g, x, w| g.rms_norm(x[0], Some(w[0]), 1e-3),
        },
        Case {
            name: "group norm",
            inputs: &[&[4, 3]],
            parameters: &[&[4], &[4]],
            build: |g, x, w| g.group_norm(x[0], 2, Some(w[0]), Some(w[1]), 1e-3),
        },
        Case {
            name: "instance norm",
            inputs: &[&[2, 2, 3]],
            parameters: &[&[2], &[2]],
            build: |g, x, w| g.instance_norm(x[0], Some(w[0]), Some(w[1]), 1e-3),
        },
        Case {
            name: "batch norm",
            inputs: &[&[2, 3]],
            parameters: &[&[2], &[2]],
            build: |g, x, w| Ok(g.batch_norm(x[0], Some(w[0]), Some(w[1]), 1e-3)?.y),
        },
        Case {
            name: "batch norm of channels alone, and its mean and variance",
            inputs: &[&[4]],
            parameters: &[],
            build: |g, x, _| {
                let BatchNorm { y, mean, variance } = g.batch_norm(x[0], None, None, 1e-3)?;
                let product = g.mul(mean, variance)?;
                g.mul(y, product)
            },
        },
        Case {
            name: "batch norm with given mean and variance",
            inputs: &[&[2, 3]],
            parameters: &[&[2], &[2]],
            build: |g, x, w| {
                let variance = g.mul(w[1], w[1])?;
                g.batch_norm_inference(x[0], [w[0], variance], Some(w[0]), Some(w[1]), 1e-3)
            },
        },
    ];
    cases.iter().for_each(check);
}

#[test]
fn norms_that_do_not_fit_are_reported() {
    let network = Network::new(&[&[4, 3], &[]], &[&[3]]);
    let Network { mut graph, inputs, parameters } = network;
    let (x, scalar, three) = (inputs[0], inputs[1], parameters[0]);
    refused([
        (graph.group_norm(x, 3, None, None, 0.1).unwrap_err(), ["group_norm: groups", "3"]),
        (graph.group_norm(x, 0, None, None, 0.1).unwrap_err(), ["group_norm: groups", "0"]),
        (graph.group_norm(x, 2, Some(three), None, 0.1).unwrap_err(), ["channel", "[3]"]),
        (graph.instance_norm(scalar, None, None, 0.1).unwrap_err(), ["instance_norm", "[*]"]),
        (graph.batch_norm(three, None, None, 0.1).unwrap_err(), ["sum_rows", "[3]"]),
        (graph.rms_norm(scalar, None, 0.1).unwrap_err(), ["axis", "-1"]),
    ]);
}
