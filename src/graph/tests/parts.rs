//! Parts of a value and repetitions, compared with the expected numbers.

use super::gradients::{Case, check};
use super::{Network, numbers, refused, value};
use crate::error::Result;
use crate::graph::operations::Split;
use crate::graph::{Graph, Id};

/// Returns the result of a function of the numbers 0 to 11 as (3, 4).
fn of(build: impl FnOnce(&mut Graph, Id) -> Result<Id>) -> Vec<f64> {
    let x = (0..12).map(f64::from).collect();
    value(|graph, x| build(graph, x[0]), &[(&[3, 4], x)], 1)
}

#[test]
fn parts_and_repetitions_are_where_they_are_called_for() {
    assert_eq!(of(|g, x| g.slice_steps(x, 1, 1, 2, 2)), [1.0, 3.0, 5.0, 7.0, 9.0, 11.0]);
    assert_eq!(of(|g, x| g.slice_steps(x, 0, 2, 2, -2))[..5], [8.0, 9.0, 10.0, 11.0, 0.0]);
    assert_eq!(of(|g, x| g.flip(x, -1))[..5], [3.0, 2.0, 1.0, 0.0, 7.0]);
    assert_eq!(of(|g, x| Ok(g.split(x, -1, &[1, 0, 3])?[2]))[..4], [1.0, 2.0, 3.0, 5.0]);
    assert!(of(|g, x| g.slice_steps(x, 0, 9, 0, 5)).is_empty());
    let tiled = of(|g, x| {
        let part = g.slice(x, 1, 0, 2)?;
        g.tile(part, &[1, 2])
    });
    assert_eq!(tiled[..6], [0.0, 1.0, 0.0, 1.0, 4.0, 5.0]);
    let twice = of(|g, x| g.tile(x, &[2, 1]));
    assert_eq!((&twice[..12], &twice[12..]), (&of(|_, x| Ok(x))[..], &of(|_, x| Ok(x))[..]));
    assert_eq!(of(|g, x| g.repeat(x, 1, 2))[..6], [0.0, 0.0, 1.0, 1.0, 2.0, 2.0]);
    assert_eq!(of(|g, x| g.repeat(x, 0, 2))[..8], [0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 3.0]);
    assert!(of(|g, x| g.tile(x, &[0, 1])).is_empty());
}

#[test]
fn many_parts_are_the_whole() {
    let sizes: Vec<usize> = (0..23).map(|n| n % 4).collect();
    let whole = sizes.iter().sum();
    let x = numbers(2 * whole * 2, 1);
    let together = value(
        |graph, x| {
            let parts = graph.split(x[0], 0, &sizes)?;
            assert!(parts.iter().zip(&sizes).all(|(&part, &n)| graph.shape(part).sizes()[0] == n));
            graph.concat(&parts, 0)
        },
        &[(&[whole, 2], x.clone())],
        2,
    );
    assert_eq!(together, x);
}

#[test]
fn parts_and_repetitions_have_the_gradients_of_their_differences() {
    let cases = [
        Case {
            name: "split",
            inputs: &[&[9, 2]],
            parameters: &[],
            build: |g, x, _| {
                let parts = g.split(x[0], 0, &[1, 2, 1, 2, 1, 2])?;
                let a = g.mul(parts[1], parts[0])?;
                let b = g.mul(parts[5], parts[2])?;
                g.mul(a, b)
            },
        },
        Case {
            name: "one part of a split",
            inputs: &[&[3, 4]],
            parameters: &[&[2, 5]],
            build: |g, x, w| {
                let parts = g.split(x[0], 1, &[1, 2, 1])?;
                let shared = g.split(w[0], 1, &[2, 3])?;
                g.matmul(parts[1], shared[1])
            },
        },
        Case {
            name: "steps, tiles and repetitions",
            inputs: &[&[4, 3]],
            parameters: &[&[2, 3]],
            build: |g, x, w| {
                let x = g.slice_steps(x[0], 0, 3, 2, -2)?;
                let x = g.flip(x, 1)?;
                let x = g.repeat(x, 0, 3)?;
                let w = g.tile(w[0], &[3, 2])?;
                let x = g.tile(x, &[1, 2])?;
                g.mul(x, w)
            },
        },
    ];
    cases.iter().for_each(check);
}

#[test]
fn parts_that_there_are_not_are_reported() {
    let mut network = Network::new(&[&[3, 4]], &[]);
    let (graph, x) = (&mut network.graph, network.inputs[0]);
    let split = |graph: &mut Graph, axis, sizes: &[usize]| {
        graph.one(Split { axis, sizes: sizes.to_vec() }, &[x]).unwrap_err()
    };
    refused([
        (graph.split(x, 1, &[2, 1]).unwrap_err(), ["split: sizes", "[2, 1]"]),
        (graph.split(x, 1, &[usize::MAX, 5]).unwrap_err(), ["split: sizes", "parts of 4"]),
        (split(graph, 2, &[1]), ["split", "axis 2"]),
        (split(graph, 1, &[]), ["split", "[*, 3, 4]"]),
        (split(graph, 1, &[4, 1]), ["split", "[4, 1]"]),
        (split(graph, 1, &[usize::MAX, 5]), ["split", "[*, 3, 4]"]),
        (split(graph, 1, &[[4].as_slice(), &[0; 16]].concat()), ["split", "1 to 16 parts"]),
        (graph.slice_steps(x, 1, 0, 3, 2).unwrap_err(), ["slice", "3 parts along axis 1"]),
        (graph.slice_steps(x, 1, 1, 3, -1).unwrap_err(), ["slice", "-1 apart"]),
        (graph.slice_steps(x, 1, 0, 3, isize::MAX).unwrap_err(), ["slice", "[*, 3, 4]"]),
        (graph.flip(x, 2).unwrap_err(), ["flip: axis", "2"]),
        (graph.tile(x, &[2]).unwrap_err(), ["tile: times", "[2]"]),
        (graph.repeat(x, 0, usize::MAX).unwrap_err(), ["repeat", "18446744073709551615"]),
    ]);
}
