//! Attention and masked means, compared with loops over the visible entries.

use super::gradients::{Case, check};
use super::{Network, near, numbers, refused, run, value};
use crate::graph::operations::{Attention, AttentionPullback};
use crate::graph::{Binary, Graph, Id, Operation, Plan};

const T: usize = 3;
const S: usize = 4;
const HEADS: usize = 2;

/// Returns the attention of q (T, 4) on k (S, 4) and v (S, 6) in two heads. `visible` selects pairs of query and key.
fn definition(q: &[f64], k: &[f64], v: &[f64], visible: &dyn Fn(usize, usize) -> bool) -> Vec<f64> {
    let mut y = vec![0.0; T * 6];
    for head in 0..HEADS {
        for t in 0..T {
            let score = |s: usize| {
                (0..2).map(|d| q[t * 4 + head * 2 + d] * k[s * 4 + head * 2 + d]).sum::<f64>()
            };
            let weights: Vec<f64> = (0..S)
                .map(|s| if visible(t, s) { (score(s) / 2.0_f64.sqrt()).exp() } else { 0.0 })
                .collect();
            let sum: f64 = weights.iter().sum();
            for d in (0..3).filter(|_| sum > 0.0) {
                let mixed = (0..S).map(|s| weights[s] * v[s * 6 + head * 3 + d]).sum::<f64>();
                y[t * 6 + head * 3 + d] = mixed / sum;
            }
        }
    }
    y
}

#[test]
fn attention_is_a_mean_over_what_is_seen() {
    let rows = 2;
    let (q, k, v) = (numbers(rows * 12, 1), numbers(rows * 16, 2), numbers(rows * 24, 3));
    let of_keys = [0.0, 1.0, 1.0, 1.0];
    let of_both = [1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0];
    let check = |mask: &[f64], causal: bool, visible: &dyn Fn(usize, usize) -> bool| {
        let inputs = [(&[T, 4][..], q.clone()), (&[S, 4][..], k.clone()), (&[S, 6][..], v.clone())];
        let found = value(
            |graph, x| {
                let sizes = if mask.len() == S { vec![S] } else { vec![T, S] };
                let mask = graph.constant(&sizes[..sizes.len().min(mask.len())], mask);
                graph.attention([x[0], x[1], x[2]], HEADS, mask.ok(), causal)
            },
            &inputs,
            rows,
        );
        let expected = (0..rows)
            .flat_map(|row| definition(&q[row * 12..], &k[row * 16..], &v[row * 24..], visible));
        near(&found, &expected.collect::<Vec<_>>());
    };
    check(&[], false, &|_, _| true);
    check(&[], true, &|t, s| s <= t);
    check(&of_keys, false, &|_, s| of_keys[s] != 0.0);
    // The first query sees no key here.
    check(&of_keys, true, &|t, s| s <= t && of_keys[s] != 0.0);
    check(&of_both, false, &|t, s| of_both[t * S + s] != 0.0);
}

/// Attention over a jagged collection, with a mask for each row.
fn jagged(g: &mut Graph, x: &[Id]) -> crate::error::Result<Id> {
    let zero = g.scalar(0.0);
    let mask = g.binary(Binary::Greater, x[1], zero)?;
    g.attention([x[0]; 3], 2, Some(mask), false)
}

#[test]
fn attention_and_masked_means_have_the_gradients_of_their_differences() {
    let cases = [
        Case {
            name: "attention",
            inputs: &[&[3, 4], &[4, 4]],
            parameters: &[&[4, 6]],
            build: |g, x, w| g.attention([x[0], x[1], w[0]], 2, None, false),
        },
        Case {
            name: "causal attention on parameters, which all queries share",
            inputs: &[&[3, 4]],
            parameters: &[&[4, 4], &[3, 4]],
            build: |g, x, w| {
                let y = g.attention([x[0], w[0], w[0]], 2, None, true)?;
                g.attention([w[1], y, y], 1, None, true)
            },
        },
        Case {
            name: "masked attention",
            inputs: &[&[4, 4], &[4]],
            parameters: &[],
            build: |g, x, _| jagged(g, x),
        },
        Case {
            name: "attention with a mask of each head",
            inputs: &[&[3, 4], &[2, 4], &[2, 6]],
            parameters: &[&[2, 3, 2]],
            build: |g, x, w| {
                let zero = g.scalar(-0.5);
                let mask = g.binary(Binary::Greater, w[0], zero)?;
                g.attention([x[0], x[1], x[2]], 2, Some(mask), false)
            },
        },
        Case {
            name: "attention of parameters, of which each row sees others",
            inputs: &[&[3, 1]],
            parameters: &[&[3, 4]],
            build: |g, x, w| {
                let zero = g.scalar(0.0);
                let mask = g.binary(Binary::Greater, x[0], zero)?;
                g.attention([w[0]; 3], 1, Some(mask), true)
            },
        },
        Case {
            name: "a gradient of attention",
            inputs: &[&[3, 4], &[3]],
            parameters: &[&[3, 4]],
            build: |g, x, w| {
                let y = g.attention([x[0], w[0], x[0]], 2, Some(x[1]), true)?;
                let square = g.mul(y, y)?;
                let sum = g.sum(square, &[0, 1])?;
                Ok(g.gradient(sum, &x[..1])?[0])
            },
        },
        Case {
            name: "masked mean",
            inputs: &[&[2, 4, 3], &[2, 4]],
            parameters: &[],
            build: |g, x, _| {
                let zero = g.scalar(0.0);
                let mask = g.binary(Binary::Greater, x[1], zero)?;
                g.masked_mean(x[0], mask, 1)
            },
        },
    ];
    cases.iter().for_each(check);
}

#[test]
fn what_is_hidden_may_be_anything_and_nothing_seen_is_zero() {
    let mut network = Network::new(&[&[3, 2], &[3]], &[]);
    let (graph, x) = (&mut network.graph, network.inputs.clone());
    let shares = graph.masked_softmax(x[0], x[1], 0);
    assert!(shares.is_err(), "a mask of the last size");
    let mask = graph.reshape(x[1], &[3, 1]).unwrap();
    let shares = graph.masked_softmax(x[0], mask, 0).unwrap();
    let mean = graph.masked_mean(x[0], x[1], 0).unwrap();
    let both = graph.mul(shares, mean).unwrap();
    let sum = graph.sum(both, &[0, 1]).unwrap();
    let gradient = graph.gradient(sum, &x[..1]).unwrap()[0];
    let plan = Plan::new(graph, &[shares, mean, gradient]);
    let (none, infinite) = (f64::NAN, f64::INFINITY);
    let x = vec![
        2000.0, 1000.0, none, infinite, 2000.0, 1000.0, none, infinite, -infinite, 3.0, none, 5.0,
    ];
    let found = run::<f32>(&plan, 1, &[x, vec![1.0, 0.0, 1.0, 0.0, 0.0, 0.0]], &[], 2);
    assert_eq!(found[0][..6], [0.5, 0.5, 0.0, 0.0, 0.5, 0.5]);
    assert_eq!(found[0][6..], [0.0; 6]);
    assert_eq!(found[1], [2000.0, 1000.0, 0.0, 0.0]);
    assert!(found[2].iter().all(|d| d.is_finite()), "{:?}", found[2]);
    assert_eq!((&found[2][2..4], &found[2][6..]), (&[0.0; 2][..], &[0.0; 6][..]));
}

#[test]
fn attention_that_does_not_fit_is_reported() {
    let network = Network::new(&[&[3, 4], &[4, 4], &[5]], &[&[2, 3, 4]]);
    let Network { mut graph, inputs: x, parameters } = network;
    let mut attention =
        |operands: [Id; 3], heads, mask| graph.attention(operands, heads, mask, false).unwrap_err();
    refused([
        (attention([x[2], x[1], x[1]], 2, None), ["attention: query", "[*, 5]"]),
        (attention([x[0], parameters[0], x[1]], 2, None), ["attention: key", "[2, 3, 4]"]),
        (attention([x[0], x[1], x[1]], 3, None), ["attention: heads", "3"]),
        (attention([x[0], x[1], x[1]], 0, None), ["attention: heads", "0"]),
        (attention([x[0], x[1], x[0]], 2, None), ["matmul", "[*, 2, 3, 2]"]),
        (attention([x[0], x[1], x[1]], 2, Some(x[2])), ["masked_softmax: mask", "[*, 5]"]),
    ]);
    refused([
        (graph.masked_mean(x[0], x[2], 0).unwrap_err(), ["masked_mean: mask", "[*, 5]"]),
        (graph.masked_mean(x[0], x[2], 2).unwrap_err(), ["masked_mean: axis", "2"]),
    ]);
}

/// Attention of many positions and its gradients, computed by the operation or by the composition of others.
fn of_many(composed: bool, causal: bool, threads: usize) -> Vec<Vec<f64>> {
    let sizes: &[&[usize]] = &[&[100, 6], &[130, 6], &[130, 4], &[100, 130]];
    let Network { mut graph, inputs: x, .. } = Network::new(sizes, &[]);
    let zero = graph.scalar(0.0);
    let mask = graph.binary(Binary::Greater, x[3], zero).unwrap();
    let made = match composed {
        true => graph.attention_composed([x[0], x[1], x[2]], 2, Some(mask), causal),
        false => graph.attention([x[0], x[1], x[2]], 2, Some(mask), causal),
    };
    let y = made.unwrap();
    let square = graph.mul(y, y).unwrap();
    let sum = graph.sum(square, &[0, 1]).unwrap();
    let gradient = graph.gradient(sum, &x[..3]).unwrap();
    let plan = Plan::new(&graph, &[&[y], &gradient[..]].concat());
    let values: Vec<Vec<f64>> = sizes
        .iter()
        .enumerate()
        .map(|(n, sizes)| numbers(5 * sizes.iter().product::<usize>(), n + 1))
        .collect();
    run::<f64>(&plan, threads, &values, &[], 5)
}

#[test]
fn many_places_are_attended_to_in_tiles_as_they_would_be_at_once() {
    for causal in [false, true] {
        let (found, expected) = (of_many(false, causal, 1), of_many(true, causal, 1));
        found.iter().zip(&expected).for_each(|(found, expected)| near(found, expected));
        assert!(found == of_many(false, causal, 3));
    }
}

#[test]
fn damaged_attention_is_refused() {
    let Network { mut graph, inputs: x, .. } =
        Network::new(&[&[3, 4], &[0, 4], &[3, 2], &[3], &[2, 2]], &[]);
    let of = |heads| Attention { heads, causal: false };
    let back = AttentionPullback { attention: of(2) };
    let made = graph.apply(of(2), &[x[0], x[0], x[2]]).unwrap();
    let mut refusal =
        |operation: Operation, inputs: &[Id]| graph.apply(operation, inputs).unwrap_err();
    refused([
        (refusal(of(0).into(), &[x[0]; 3]), ["attention", "0 heads"]),
        (refusal(of(3).into(), &[x[0]; 3]), ["attention", "3 heads"]),
        (refusal(of(2).into(), &[x[0], x[1], x[1]]), ["attention", "S at least 1"]),
        (refusal(of(2).into(), &[x[0], x[2], x[0]]), ["attention", "[*, 3, 2]"]),
        (refusal(of(2).into(), &[x[0], x[0], x[4]]), ["attention", "[*, 2, 2]"]),
        (refusal(of(2).into(), &[x[0], x[0], x[3]]), ["attention", "[*, 3]"]),
        (refusal(of(2).into(), &[x[0], x[0], x[0], x[0]]), ["attention: mask", "[*, 3, 4]"]),
        (
            refusal(back.into(), &[x[0], x[0], x[0], x[2], made[1]]),
            ["attention_pullback", "[*, 3, 4]"],
        ),
        (
            refusal(back.into(), &[made[0], x[0], x[0], x[2], x[3]]),
            ["attention_pullback", "[*, 3]"],
        ),
    ]);
}
