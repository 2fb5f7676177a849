//! Operations on runs of numbers: gradients of gradients, bits, and what a file may hold.

use super::gradients::{Case, check};
use super::{Network, numbers, refused, run};
use crate::error::Result;
use crate::graph::operations::{Softmax, SoftmaxPullback};
use crate::graph::{Graph, Id, Plan};

/// The gradient of Σ y c (irregular c) with respect to x.
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
    ];
    cases.iter().for_each(check);
}

/// A network that softmaxes runs of 5 and of 40.
fn plan() -> Plan {
    let Network { mut graph, inputs: x, parameters: w } = Network::new(&[&[8, 40]], &[&[40, 5]]);
    let shares = graph.softmax(x[0], -1).unwrap();
    let few = graph.linear(shares, w[0], None).unwrap();
    let logs = graph.log_softmax(few, -1).unwrap();
    let total = graph.sum(logs, &[0, 1]).unwrap();
    let gradient = graph.gradient(total, &[x[0], w[0]]).unwrap();
    Plan::new(&graph, &[&[logs], &gradient[..]].concat())
}

#[test]
fn the_bits_depend_neither_on_threads_nor_on_the_rows_beside() {
    let (plan, rows) = (plan(), 300);
    let (x, w) = (numbers(rows * 320, 1), numbers(200, 2));
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
    refused([
        (graph.one(Softmax { log }, &[x[1]]).unwrap_err(), ["softmax", "[*, 3, 0]"]),
        (graph.one(Softmax { log }, &[x[2]]).unwrap_err(), ["softmax", "[*]"]),
        (graph.one(SoftmaxPullback { log }, &[x[0], x[1]]).unwrap_err(), ["adjoint", "[*, 3, 0]"]),
        (graph.one(SoftmaxPullback { log }, &[x[0]]).unwrap_err(), ["softmax_pullback", "1"]),
    ]);
}
