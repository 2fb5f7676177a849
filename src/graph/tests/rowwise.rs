//! Operations on runs of numbers: second derivatives, reproducible bits, and graphs in files.

use super::gradients::{Case, check};
use super::{Network, numbers, refused, run};
use crate::error::Result;
use crate::graph::operations::{Norm, NormPullback, Softmax, SoftmaxPullback};
use crate::graph::{Graph, Id, Plan};

/// Returns the gradient of Σ y c (irregular c) with respect to x.
fn slope(graph: &mut Graph, y: Id, x: Id) -> Result<Id> {
    let sizes = graph.shape(y).sizes().to_vec();
    let weights = graph.constant(&sizes, &numbers(sizes.iter().product(), 4))?;
    let product = graph.mul(y, weights)?;
    let axes: Vec<isize> = (0..sizes.len() as isize).collect();
    let sum = graph.sum(product, &axes)?;
    Ok(graph.gradient(sum, &[x])?[0])
}

#[test]
fn gradients_of_gradients_are_those_of_their_differences() {
    let cases = [
        Case {
            name: "softmax",
            inputs: &[&[2, 5]],
            parameters: &[&[5]],
            build: |g, x, w| {
                let product = g.mul(x[0], w[0])?;
                let y = g.softmax(product, -1)?;
                slope(g, y, x[0])
            },
        },
        Case {
            name: "log softmax",
            inputs: &[&[2, 5]],
            parameters: &[&[5]],
            build: |g, x, w| {
                let product = g.mul(x[0], w[0])?;
                let y = g.log_softmax(product, 1)?;
                slope(g, y, x[0])
            },
        },
        Case {
            name: "layer norm",
            inputs: &[&[2, 5]],
            parameters: &[&[5], &[5]],
            build: |g, x, w| {
                let y = g.layernorm(x[0], Some(w[0]), Some(w[1]), 1e-3)?;
                slope(g, y, x[0])
            },
        },
        Case {
            name: "group norm, by its scale",
            inputs: &[&[4, 3]],
            parameters: &[&[4], &[4]],
            build: |g, x, w| {
                let y = g.group_norm(x[0], 2, Some(w[0]), Some(w[1]), 1e-3)?;
                let y = g.mul(y, y)?;
                slope(g, y, w[0])
            },
        },
        Case {
            name: "rms norm without a scale",
            inputs: &[&[2, 5]],
            parameters: &[],
            build: |g, x, _| {
                let y = g.rms_norm(x[0], None, 1e-3)?;
                slope(g, y, x[0])
            },
        },
    ];
    cases.iter().for_each(check);
}

#[test]
fn norms_with_parameters_of_other_sizes_have_the_gradients_of_their_differences() {
    let cases = [
        Case {
            name: "layer norm with a shift alone",
            inputs: &[&[2, 5]],
            parameters: &[&[5]],
            build: |g, x, w| g.layernorm(x[0], None, Some(w[0]), 1e-3),
        },
        Case {
            name: "layer norm with a scale of each place, and one of rows",
            inputs: &[&[2, 5], &[5]],
            parameters: &[&[2, 5]],
            build: |g, x, w| {
                let y = g.layernorm(x[0], Some(w[0]), None, 1e-3)?;
                g.rms_norm(y, Some(x[1]), 1e-3)
            },
        },
        Case {
            name: "layer norm of parameters",
            inputs: &[],
            parameters: &[&[3, 4], &[4], &[4]],
            build: |g, _, w| g.layernorm(w[0], Some(w[1]), Some(w[2]), 1e-3),
        },
        Case {
            name: "group norm of channels without sizes",
            inputs: &[&[6]],
            parameters: &[&[6], &[6]],
            build: |g, x, w| g.group_norm(x[0], 2, Some(w[0]), Some(w[1]), 1e-3),
        },
        Case {
            name: "group norm with a shift alone",
            inputs: &[&[4, 2, 20]],
            parameters: &[&[4]],
            build: |g, x, w| g.group_norm(x[0], 2, None, Some(w[0]), 1e-3),
        },
        Case {
            name: "group norm of long runs",
            inputs: &[&[1, 16, 16]],
            parameters: &[&[1], &[1]],
            build: |g, x, w| g.group_norm(x[0], 1, Some(w[0]), Some(w[1]), 1e-3),
        },
    ];
    cases.iter().for_each(check);
}

#[test]
fn a_norm_of_nothing_is_nothing() {
    let Network { mut graph, inputs: x, parameters: w } =
        Network::new(&[&[4, 0]], &[&[4], &[4], &[0]]);
    let norms = [
        graph.group_norm(x[0], 2, Some(w[0]), Some(w[1]), 1e-3).unwrap(),
        graph.layernorm(x[0], Some(w[2]), None, 1e-3).unwrap(),
        graph.rms_norm(x[0], None, 1e-3).unwrap(),
    ];
    let plan = Plan::new(&graph, &norms);
    assert!(run::<f64>(&plan, 1, &[vec![]], &[0.5; 8], 2).iter().all(Vec::is_empty));
}

/// Plans a network of softmaxes and norms.
fn plan() -> Plan {
    let Network { mut graph, inputs: x, parameters: w } =
        Network::new(&[&[8, 40]], &[&[40, 5], &[8], &[8], &[40], &[40]]);
    let shares = graph.softmax(x[0], -1).unwrap();
    let shares = graph.group_norm(shares, 4, Some(w[1]), Some(w[2]), 1e-5).unwrap();
    let shares = graph.layernorm(shares, Some(w[3]), Some(w[4]), 1e-5).unwrap();
    let few = graph.linear(shares, w[0], None).unwrap();
    let logs = graph.log_softmax(few, -1).unwrap();
    let total = graph.sum(logs, &[0, 1]).unwrap();
    let gradient = graph.gradient(total, &[&x[..], &w[..]].concat()).unwrap();
    Plan::new(&graph, &[&[logs], &gradient[..]].concat())
}

#[test]
fn the_bits_depend_neither_on_threads_nor_on_the_rows_beside() {
    let (plan, rows) = (plan(), 300);
    let (x, w) = (numbers(rows * 320, 1), numbers(296, 2));
    let alone = run::<f32>(&plan, 1, std::slice::from_ref(&x), &w, rows);
    assert!(alone.iter().flatten().all(|number| number.is_finite()));
    for threads in [2, 3] {
        assert!(alone == run::<f32>(&plan, threads, std::slice::from_ref(&x), &w, rows));
    }
    let row = 217;
    let own = run::<f32>(&plan, 1, &[x[row * 320..][..320].to_vec()], &w, 1);
    assert!(own[0] == alone[0][row * 40..][..40] && own[1] == alone[1][row * 320..][..320]);
}

#[test]
fn what_a_file_may_not_hold_is_refused() {
    let Network { mut graph, inputs: x, .. } = Network::new(&[&[4, 3], &[3, 0], &[]], &[]);
    let log = false;
    let norm = |size, run| Norm { size, run, centred: true, epsilon: 1e-5_f64.to_bits() };
    let pullback = NormPullback { norm: norm(3, 1), shift: true };
    let four = graph.parameter("four", &[4]).unwrap();
    let statistics = graph.apply(norm(3, 3), &x[..1]).unwrap()[1];
    refused([
        (graph.one(norm(0, 1), &x[..1]).unwrap_err(), ["norm", "groups of 0"]),
        (graph.one(norm(3, 0), &x[..1]).unwrap_err(), ["norm", "runs of 0"]),
        (graph.one(norm(3, 2), &x[..1]).unwrap_err(), ["norm", "runs of 2"]),
        (graph.one(norm(5, 1), &x[..1]).unwrap_err(), ["norm", "[*, 4, 3]"]),
        (graph.one(norm(3, 1), &[x[0], four]).unwrap_err(), ["norm: parameters", "[4]"]),
        (graph.one(norm(3, usize::MAX / 3 * 3), &[x[0], four]).unwrap_err(), ["norm", "runs"]),
        (graph.one(norm(3, 1), &[x[0], x[2]]).unwrap_err(), ["norm: parameters", "[*]"]),
        (graph.one(pullback, &[x[0], x[0], x[0]]).unwrap_err(), ["norm_pullback", "[*, 4, 3]"]),
        (graph.one(pullback, &[x[0], x[0], statistics]).unwrap_err(), ["norm_pullback", "scale"]),
        (
            graph.one(pullback, &[x[1], x[0], statistics]).unwrap_err(),
            ["norm_pullback", "[*, 3, 0]"],
        ),
    ]);
    refused([
        (graph.one(Softmax { log }, &[x[1]]).unwrap_err(), ["softmax", "[*, 3, 0]"]),
        (graph.one(Softmax { log }, &[x[2]]).unwrap_err(), ["softmax", "[*]"]),
        (graph.one(SoftmaxPullback { log }, &[x[0], x[1]]).unwrap_err(), ["adjoint", "[*, 3, 0]"]),
        (graph.one(SoftmaxPullback { log }, &[x[0]]).unwrap_err(), ["softmax_pullback", "1"]),
    ]);
}
