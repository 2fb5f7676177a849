//! Losses compared with their definitions, written with probabilities.

use super::{Network, numbers, run, value};
use crate::error::Result;
use crate::graph::LossReduction::{Each, Mean};
use crate::graph::{Graph, Id, LossReduction, Plan};

/// A loss for two rows of two outputs, and its definition for one output.
struct Case {
    name: &'static str,
    build: fn(&mut Graph, Id, Id, LossReduction) -> Result<Id>,
    of: fn(f64, f64) -> f64,
}

fn probability(y: f64, t: f64) -> f64 {
    let p = 1.0 / (1.0 + (-y).exp());
    t * p + (1.0 - t) * (1.0 - p)
}

const CASES: &[Case] = &[
    Case {
        name: "binary cross-entropy",
        build: |g, y, t, of| g.binary_cross_entropy(y, t, of),
        of: |y, t| -probability(y, t).ln(),
    },
    Case {
        name: "focal",
        build: |g, y, t, of| g.focal(y, t, 2.5, of),
        of: |y, t| -(1.0 - probability(y, t)).powf(2.5) * probability(y, t).ln(),
    },
    Case {
        name: "hinge",
        build: |g, y, t, of| g.hinge(y, t, of),
        of: |y, t| (1.0 - (2.0 * t - 1.0) * y).max(0.0),
    },
    Case {
        name: "squared error",
        build: |g, y, t, of| g.squared_error(y, t, of),
        of: |y, t| (y - t).powi(2),
    },
    Case {
        name: "quantile",
        build: |g, y, t, of| g.quantile(y, t, 0.9, of),
        of: |y, t| if t > y { 0.9 * (t - y) } else { 0.1 * (y - t) },
    },
    Case {
        name: "Gaussian",
        build: |g, y, t, of| {
            let half = g.scalar(0.5);
            let log_variance = g.mul(y, half)?;
            g.gaussian_nll([y, log_variance], t, of)
        },
        of: |y, t| {
            let variance = (0.5 * y).exp();
            -((-(t - y).powi(2) / (2.0 * variance)).exp()
                / (std::f64::consts::TAU * variance).sqrt())
            .ln()
        },
    },
    // ln 0! and ln 1! are 0.
    Case {
        name: "Poisson",
        build: |g, y, t, of| g.poisson_nll(y, t, of),
        of: |y, t| -((-y.exp()).exp() * y.exp().powf(t)).ln(),
    },
];

#[test]
fn losses_are_their_definitions_and_have_the_gradients_of_their_differences() {
    let (y, t) = (numbers(4, 1), vec![1.0, 0.0, 0.0, 1.0]);
    for case in CASES {
        let mut network = Network::new(&[&[2], &[2]], &[]);
        let (graph, inputs) = (&mut network.graph, network.inputs.clone());
        let loss = (case.build)(graph, inputs[0], inputs[1], Mean).unwrap();
        let gradient = graph.gradient(loss, &inputs[..1]).unwrap()[0];
        let plan = Plan::new(graph, &[loss, gradient]);
        let found = run::<f64>(&plan, 1, &[y.clone(), t.clone()], &[], 2);
        for row in 0..2 {
            let of = |shift: f64, output: usize| {
                (case.of)(y[2 * row + output] + shift, t[2 * row + output])
            };
            let expected = (of(0.0, 0) + of(0.0, 1)) / 2.0;
            assert!(
                (found[0][row] - expected).abs() < 1e-12,
                "{}: {} {expected}",
                case.name,
                found[0][row]
            );
            for output in 0..2 {
                let slope = (of(1e-6, output) - of(-1e-6, output)) / 4e-6;
                let found = found[1][2 * row + output];
                assert!((found - slope).abs() < 1e-8, "{}: slope {found} {slope}", case.name);
            }
        }
    }
}

#[test]
fn each_output_has_its_loss_where_no_mean_is_wanted() {
    let (y, t) = (numbers(4, 1), vec![1.0, 0.0, 0.0, 1.0]);
    for case in CASES {
        let inputs = [(&[2_usize][..], y.clone()), (&[2], t.clone())];
        let found = value(|graph, x| (case.build)(graph, x[0], x[1], Each), &inputs, 2);
        for (number, &found) in found.iter().enumerate() {
            let expected = (case.of)(y[number], t[number]);
            assert!((found - expected).abs() < 1e-12, "{}: {found} {expected}", case.name);
        }
    }
}

#[test]
fn cross_entropy_of_classes_is_its_definition_with_and_without_smoothing() {
    let logits = numbers(6, 2);
    for smoothing in [0.0, 0.1] {
        let inputs = [(&[3_usize][..], logits.clone()), (&[], vec![2.0, 0.0])];
        let found = value(|graph, x| graph.cross_entropy(x[0], x[1], smoothing, Mean), &inputs, 2);
        for (row, class) in [(0, 2), (1, 0)] {
            let logits = &logits[row * 3..][..3];
            let sum: f64 = logits.iter().map(|y| y.exp()).sum();
            let share = |k: usize| smoothing / 3.0 + if k == class { 1.0 - smoothing } else { 0.0 };
            let expected: f64 = (0..3).map(|k| -share(k) * (logits[k].exp() / sum).ln()).sum();
            assert!((found[row] - expected).abs() < 1e-12, "{} {expected}", found[row]);
        }
    }
}

#[test]
fn what_no_loss_has_is_refused_by_name() {
    let mut network = Network::new(&[&[2], &[2]], &[]);
    let (graph, x) = (&mut network.graph, network.inputs.clone());
    let errors = [
        (graph.focal(x[0], x[1], -1.0, Mean), "gamma"),
        (graph.quantile(x[0], x[1], 1.0, Mean), "quantile"),
        (graph.cross_entropy(x[0], x[1], f64::NAN, Mean), "smoothing"),
        (graph.cross_entropy(x[0], x[1], 0.0, Mean), "reshape"),
        (graph.expected_significance([x[0], x[1], x[1]], [0.0, 1.0], 0.0), "yields"),
    ];
    for (error, name) in errors {
        let error = error.unwrap_err().to_string();
        assert!(error.contains(name), "{error}");
    }
}

/// Returns Z as the papers define it, from scores, targets and weights.
fn significance(p: &[f64], t: &[f64], w: &[f64], yields: [f64; 2], f: f64) -> f64 {
    let sum = |of: &dyn Fn(usize) -> f64| (0..p.len()).map(of).sum::<f64>();
    let s = yields[0] * sum(&|i| w[i] * t[i] * p[i]) / sum(&|i| w[i] * t[i]);
    let b = yields[1] * sum(&|i| w[i] * (1.0 - t[i]) * p[i]) / sum(&|i| w[i] * (1.0 - t[i]));
    if f == 0.0 {
        return (2.0 * ((s + b) * (1.0 + s / b).ln() - s)).sqrt();
    }
    let v = (f * b).powi(2);
    let first = (s + b) * ((s + b) * (b + v) / (b * b + (s + b) * v)).ln();
    (2.0 * (first - b * b / v * (1.0 + v * s / (b * (b + v))).ln())).sqrt()
}

#[test]
fn expected_significance_is_that_of_asimov_data_and_has_the_gradient_of_its_differences() {
    let mut p: Vec<f64> = numbers(300, 1).iter().map(|x| 1.0 / (1.0 + x.exp())).collect();
    let t: Vec<f64> = (0..300).map(|i| f64::from(i % 3 == 0)).collect();
    let w: Vec<f64> = numbers(300, 4).iter().map(|x| 1.5 + x).collect();
    for f in [0.0, 0.1] {
        let mut network = Network::new(&[&[], &[], &[]], &[]);
        let (graph, x) = (&mut network.graph, network.inputs.clone());
        let loss = graph.expected_significance([x[0], x[1], x[2]], [40.0, 900.0], f).unwrap();
        let gradient = graph.gradient(loss, &x[..1]).unwrap()[0];
        let plan = Plan::new(graph, &[loss, gradient]);
        assert_eq!(plan.phases.len(), 2);
        let found = run::<f64>(&plan, 2, &[p.clone(), t.clone(), w.clone()], &[], 300);
        let expected = -significance(&p, &t, &w, [40.0, 900.0], f);
        assert!(
            (found[0][0] - expected).abs() < 1e-12 * expected.abs(),
            "{} {expected}",
            found[0][0]
        );
        for row in [0, 1, 150, 299] {
            let at = p[row];
            let mut shifted = |to: f64| {
                p[row] = to;
                -significance(&p, &t, &w, [40.0, 900.0], f)
            };
            let slope = (shifted(at + 1e-3) - shifted(at - 1e-3)) / 2e-3;
            p[row] = at;
            assert!((found[1][row] - slope).abs() < 1e-9, "{row}: {} {slope}", found[1][row]);
        }
    }
}

#[test]
fn far_logits_keep_their_loss() {
    let far = [(&[2_usize][..], vec![800.0, -800.0]), (&[2], vec![0.0, 1.0])];
    let found = value(|graph, x| graph.binary_cross_entropy(x[0], x[1], Mean), &far, 1);
    assert_eq!(found, [800.0]);
    let found = value(|graph, x| graph.focal(x[0], x[1], 2.0, Mean), &far, 1);
    assert_eq!(found, [800.0]);
}
