//! Members compared with their definitions, and the layers for tables.

use super::gradients::{Case, check};
use super::{near, numbers, refused, value};
use crate::graph::{Graph, LossReduction, MembersMean};

const CASES: &[Case] = &[
    Case {
        name: "the mean of probabilities",
        inputs: &[&[3, 1]],
        parameters: &[],
        build: |g, x, _| g.mean_of_members(x[0], MembersMean::Probabilities),
    },
    Case {
        name: "the mean of classes' probabilities",
        inputs: &[&[2, 3]],
        parameters: &[],
        build: |g, x, _| g.mean_of_members(x[0], MembersMean::Probabilities),
    },
    Case {
        name: "the mean of values",
        inputs: &[&[3, 2]],
        parameters: &[],
        build: |g, x, _| g.mean_of_members(x[0], MembersMean::Values),
    },
    Case {
        name: "the spread of probabilities",
        inputs: &[&[3, 1]],
        parameters: &[],
        build: |g, x, _| g.spread_of_members(x[0], MembersMean::Probabilities),
    },
    Case {
        name: "a product of each part",
        inputs: &[&[3, 4]],
        parameters: &[&[3, 2, 4], &[3, 2]],
        build: |g, x, w| g.linear_of_parts(x[0], w[0], Some(w[1])),
    },
    Case {
        name: "a loss of each member",
        inputs: &[&[3, 2], &[1]],
        parameters: &[],
        build: |g, x, _| {
            let zero = g.scalar(0.0);
            let class = g.mul(x[1], zero)?;
            g.cross_entropy(x[0], class, 0.1, LossReduction::Each)
        },
    },
    Case {
        name: "the smooth clip",
        inputs: &[&[3]],
        parameters: &[],
        build: |g, x, _| g.smooth_clip(x[0], 0.7),
    },
];

#[test]
fn members_have_the_gradients_of_their_differences() {
    CASES.iter().for_each(check);
}

fn sigmoid(y: f64) -> f64 {
    1.0 / (1.0 + (-y).exp())
}

fn softmax(y: &[f64]) -> Vec<f64> {
    let sum: f64 = y.iter().map(|y| y.exp()).sum();
    y.iter().map(|y| y.exp() / sum).collect()
}

#[test]
fn the_prediction_is_the_mean_of_the_members() {
    let y = numbers(6, 3);
    let mean = |of, sizes: &[usize]| {
        let inputs = [(sizes, y.clone())];
        value(|graph, x| graph.mean_of_members(x[0], of), &inputs, 1)
    };
    let p = y.iter().map(|&y| sigmoid(y)).sum::<f64>() / 6.0;
    near(&mean(MembersMean::Probabilities, &[6, 1]), &[(p / (1.0 - p)).ln()]);
    let both = [softmax(&y[..3]), softmax(&y[3..])];
    let logs: Vec<f64> = (0..3).map(|k| (0.5 * (both[0][k] + both[1][k])).ln()).collect();
    near(&mean(MembersMean::Probabilities, &[2, 3]), &logs);
    let means: Vec<f64> = (0..3).map(|k| 0.5 * (y[k] + y[3 + k])).collect();
    near(&mean(MembersMean::Values, &[2, 3]), &means);
}

/// Far from 0, probabilities are rounded to 0 or 1, but the logit of their mean is not.
#[test]
fn sure_members_stay_in_order() {
    let mean = |y: [f64; 2]| {
        let build =
            |graph: &mut Graph, x: &[_]| graph.mean_of_members(x[0], MembersMean::Probabilities);
        value(build, &[(&[2, 1], y.to_vec())], 1)[0]
    };
    // ln((e⁻¹⁰⁰ + e⁻¹⁰²)/2) and its negative.
    let expected = 100.0 - (0.5 * (1.0 + (-2.0_f64).exp())).ln();
    near(&[mean([-100.0, -102.0]), mean([100.0, 102.0])], &[-expected, expected]);
}

#[test]
fn the_spread_is_the_standard_deviation_of_the_members() {
    let y = numbers(4, 8);
    let deviation = |values: &[f64]| {
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        let square = values.iter().map(|v| (v - mean).powi(2)).sum::<f64>();
        (square / values.len() as f64).sqrt()
    };
    let spread = |of, y: &[f64]| {
        value(|graph, x| graph.spread_of_members(x[0], of), &[(&[y.len(), 1], y.to_vec())], 1)
    };
    near(&spread(MembersMean::Values, &y), &[deviation(&y)]);
    let p: Vec<f64> = y.iter().map(|&y| sigmoid(y)).collect();
    near(&spread(MembersMean::Probabilities, &y), &[deviation(&p)]);
    near(&spread(MembersMean::Values, &[2.0; 3]), &[0.0]);
}

#[test]
fn the_smooth_clip_is_its_definition_and_finite_everywhere() {
    let x = [-1e300, -999.0, -1.0, 0.0, 0.5, 3.0, 1e30];
    let found = value(|graph, x| graph.smooth_clip(x[0], 3.0), &[(&[7], x.to_vec())], 1);
    let clip = |x: f64| x / (1.0 + (x / 3.0).powi(2)).sqrt();
    near(&found[1..6], &x[1..6].iter().map(|&x| clip(x)).collect::<Vec<_>>());
    near(&[found[0], found[6]], &[-3.0, 3.0]);
}

#[test]
fn what_is_no_prediction_of_members_is_refused() {
    let mut graph = Graph::new();
    let x = graph.input("x", &[3]).unwrap();
    let w = graph.parameter("w", &[3, 1, 2]).unwrap();
    let parts = graph.reshape(x, &[3, 1]).unwrap();
    refused([
        (
            graph.mean_of_members(x, MembersMean::Values).unwrap_err(),
            ["mean_of_members has shape [*, 3]", "MemberLinear"],
        ),
        (graph.linear_of_parts(parts, w, None).unwrap_err(), ["[3, 1, 2]", "equal k and I"]),
        (graph.smooth_clip(x, 0.0).unwrap_err(), ["bound is 0", "above 0"]),
    ]);
}
