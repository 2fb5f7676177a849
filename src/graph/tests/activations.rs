//! Functions with constants of their own, compared with their definitions.

use super::gradients::{Case, check};
use super::{near, numbers, value};
use crate::error::Result;
use crate::graph::{Graph, Id, Unary};

/// Name, function of the graph, and definition.
type Known = (&'static str, fn(&mut Graph, Id) -> Result<Id>, fn(f64) -> f64);

const KNOWN: &[Known] = &[
    ("elu", |g, x| g.elu(x, 1.0), |x| if x > 0.0 { x } else { x.exp_m1() }),
    ("elu of 0.7", |g, x| g.elu(x, 0.7), |x| if x > 0.0 { x } else { 0.7 * x.exp_m1() }),
    (
        "selu",
        |g, x| g.selu(x),
        |x| 1.0507009873554805 * if x > 0.0 { x } else { 1.6732632423543772 * x.exp_m1() },
    ),
    ("celu", |g, x| g.celu(x, 0.7), |x| x.max(0.0) + (0.7 * (x / 0.7).exp_m1()).min(0.0)),
    ("leaky relu", |g, x| g.leaky_relu(x, 0.01), |x| x.max(0.0) + 0.01 * x.min(0.0)),
    ("thresholded relu", |g, x| g.thresholded_relu(x, 0.4), |x| if x > 0.4 { x } else { 0.0 }),
    ("hard shrink", |g, x| g.shrink(x, 0.5, 0.0), |x| if x.abs() > 0.5 { x } else { 0.0 }),
    (
        "soft shrink",
        |g, x| g.shrink(x, 0.5, 0.5),
        |x| if x.abs() > 0.5 { x - 0.5 * x.signum() } else { 0.0 },
    ),
    ("clip", |g, x| g.clip(x, [Some(-0.3), Some(0.8)]), |x| x.clamp(-0.3, 0.8)),
    ("clip above", |g, x| g.clip(x, [None, Some(0.8)]), |x| x.min(0.8)),
    ("hard sigmoid", |g, x| g.hard_sigmoid(x, 0.4, 0.5), |x| (0.4 * x + 0.5).clamp(0.0, 1.0)),
    ("hard swish", |g, x| g.hard_swish(x), |x| x * (x / 6.0 + 0.5).clamp(0.0, 1.0)),
    (
        "gelu",
        |g, x| g.gelu_exact(x),
        |x| 0.5 * x * libm::erfc(-x * std::f64::consts::FRAC_1_SQRT_2),
    ),
    ("log sigmoid", |g, x| g.log_sigmoid(x), |x| -(1.0 + (-x).exp()).ln()),
];

#[test]
fn activations_are_their_definitions() {
    let x: Vec<f64> = numbers(200, 1).iter().map(|x| 4.0 * x).collect();
    for (name, build, expected) in KNOWN {
        let found = value(|graph, inputs| build(graph, inputs[0]), &[(&[200], x.clone())], 1);
        println!("{name}");
        near(&found, &x.iter().map(|&x| expected(x)).collect::<Vec<_>>());
    }
}

#[test]
fn activations_have_the_gradients_of_their_differences() {
    for &(name, build, _) in KNOWN {
        let mut graph = Graph::new();
        let x = graph.input("x", &[200]).unwrap();
        let y = build(&mut graph, x).unwrap();
        let sum = graph.sum(y, &[0]).unwrap();
        let slope = graph.gradient(sum, &[x]).unwrap()[0];
        let plan = crate::graph::Plan::new(&graph, &[y, slope]);
        let x = numbers(200, 1);
        let at = |shift: f64| {
            super::run::<f64>(&plan, 1, &[x.iter().map(|x| 4.0 * x + shift).collect()], &[], 1)
        };
        let (above, below, here) = (at(1e-6), at(-1e-6), at(0.0));
        for (i, found) in here[1].iter().enumerate() {
            let expected = (above[0][i] - below[0][i]) / 2e-6;
            assert!((found - expected).abs() < 1e-8, "{name}: {found} but {expected}");
        }
    }
    check(&Case {
        name: "prelu",
        inputs: &[&[3, 5]],
        parameters: &[&[3, 1]],
        build: |g, x, w| g.prelu(x[0], w[0]),
    });
}

#[test]
fn slopes_beyond_a_bound_are_0_and_far_numbers_stay_finite() {
    let slope = |build: fn(&mut Graph, Id) -> Result<Id>, x: f64| {
        value(
            |graph, inputs| {
                let y = build(graph, inputs[0])?;
                Ok(graph.gradient(y, &[inputs[0]])?[0])
            },
            &[(&[], vec![x])],
            1,
        )[0]
    };
    assert_eq!(slope(|g, x| g.clip(x, [Some(0.0), Some(1.0)]), 0.9), 1.0);
    assert_eq!(slope(|g, x| g.clip(x, [Some(0.0), Some(1.0)]), 1.1), 0.0);
    assert_eq!(slope(|g, x| g.elu(x, 1.0), 1e4), 1.0);
    assert_eq!(slope(|g, x| g.selu(x), -1e4), 0.0);
}

#[test]
fn infinities_and_remainders_are_found() {
    let infinite = f64::INFINITY;
    let x = [(&[4_usize][..], vec![1.0, -infinite, f64::NAN, infinite])];
    assert_eq!(value(|graph, x| graph.is_infinite(x[0]), &x, 1), [0.0, 1.0, 0.0, 1.0]);
    let clipped = value(|graph, x| graph.clip(x[0], [Some(-2.0), Some(2.0)]), &x, 1);
    assert!(clipped[2].is_nan() && (clipped[1], clipped[3]) == (-2.0, 2.0));
    let x = [
        (&[6_usize][..], vec![7.0, -7.0, 7.0, -7.0, 6.0, -6.0]),
        (&[6], vec![3.0, 3.0, -3.0, -3.0, 3.0, 3.0]),
    ];
    let found = value(|graph, x| graph.modulo(x[0], x[1]), &x, 1);
    assert_eq!(found, [1.0, 2.0, -2.0, -1.0, 0.0, 0.0]);
    let below = value(
        |graph, x| {
            let y = graph.log_sigmoid(x[0])?;
            graph.unary(Unary::Negate, y)
        },
        &[(&[2], vec![-1000.0, 1000.0])],
        1,
    );
    near(&below, &[1000.0, 0.0]);
}
