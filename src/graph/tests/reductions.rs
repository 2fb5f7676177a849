//! Products, norms and variances, and the positions of extremes.

use super::gradients::{Case, check};
use super::{Network, near, numbers, refused, run, value};
use crate::graph::{Graph, Id, Plan};

/// Applies f to the 5 numbers along the middle axis of x (2, 5, 3).
fn along_the_middle(x: &[f64], f: impl Fn(&[f64]) -> f64) -> Vec<f64> {
    let column = |n: usize| (0..5).map(|j| x[n / 3 * 15 + j * 3 + n % 3]).collect::<Vec<f64>>();
    (0..x.len() / 5).map(|n| f(&column(n))).collect()
}

#[test]
fn reductions_are_their_definitions() {
    let rows = 2;
    let x = numbers(rows * 30, 1);
    let of = |build: fn(&mut Graph, Id) -> crate::error::Result<Id>| {
        value(|graph, inputs| build(graph, inputs[0]), &[(&[2, 5, 3], x.clone())], rows)
    };
    let squares = |x: &[f64]| x.iter().map(|x| x * x).sum::<f64>();
    let centred = |x: &[f64]| {
        let mean = x.iter().sum::<f64>() / 5.0;
        x.iter().map(|x| (x - mean).powi(2)).sum::<f64>()
    };
    let all = [
        (of(|g, x| g.product(x, &[1], false)), along_the_middle(&x, |x| x.iter().product())),
        (
            of(|g, x| g.logsumexp(x, &[1], true)),
            along_the_middle(&x, |x| x.iter().map(|x| x.exp()).sum::<f64>().ln()),
        ),
        (
            of(|g, x| g.l1_norm(x, &[-2], false)),
            along_the_middle(&x, |x| x.iter().map(|x| x.abs()).sum()),
        ),
        (of(|g, x| g.l2_norm(x, &[1], true)), along_the_middle(&x, |x| squares(x).sqrt())),
        (of(|g, x| g.variance(x, &[1], false, 0)), along_the_middle(&x, |x| centred(x) / 5.0)),
        (of(|g, x| g.variance(x, &[1], true, 1)), along_the_middle(&x, |x| centred(x) / 4.0)),
    ];
    all.iter().for_each(|(found, expected)| near(found, expected));
    let both = of(|g, x| g.product(x, &[0, 2], false));
    let at = |n: usize, i: usize| x[n / 5 * 30 + i / 3 * 15 + n % 5 * 3 + i % 3];
    let expected = (0..5 * rows).map(|n| (0..6).map(|i| at(n, i)).product());
    near(&both, &expected.collect::<Vec<_>>());
}

#[test]
fn reductions_have_the_gradients_of_their_differences() {
    let cases = [
        Case {
            name: "product",
            inputs: &[&[7, 2]],
            parameters: &[&[2, 3]],
            build: |g, x, w| {
                let a = g.product(x[0], &[0], false)?;
                let b = g.product(w[0], &[0, 1], false)?;
                g.mul(a, b)
            },
        },
        Case {
            name: "logsumexp",
            inputs: &[&[2, 5]],
            parameters: &[],
            build: |g, x, _| g.logsumexp(x[0], &[-1], false),
        },
        Case {
            name: "norms",
            inputs: &[&[2, 5]],
            parameters: &[],
            build: |g, x, _| {
                let one = g.l1_norm(x[0], &[0], true)?;
                let two = g.l2_norm(x[0], &[1], true)?;
                g.mul(one, two)
            },
        },
        Case {
            name: "variance",
            inputs: &[&[2, 5]],
            parameters: &[],
            build: |g, x, _| g.variance(x[0], &[1], false, 1),
        },
        Case {
            name: "the largest, and the smallest along another axis",
            inputs: &[&[4, 5]],
            parameters: &[&[2, 3]],
            build: |g, x, w| {
                let [large, _] = g.top_k(x[0], 3, -1, true)?;
                let [small, _] = g.top_k(large, 2, 0, false)?;
                let [own, _] = g.top_k(w[0], 3, 1, true)?;
                g.mul(small, own)
            },
        },
    ];
    cases.iter().for_each(check);
}

/// Returns the value and ∂(Σ value)/∂x for one row.
fn with_gradient(
    build: fn(&mut Graph, Id) -> crate::error::Result<Id>,
    x: &[f64],
) -> [Vec<f64>; 2] {
    let mut network = Network::new(&[&[x.len()]], &[]);
    let (graph, input) = (&mut network.graph, network.inputs[0]);
    let y = build(graph, input).unwrap();
    let gradient = graph.gradient(y, &[input]).unwrap()[0];
    let plan = Plan::new(graph, &[y, gradient]);
    run(&plan, 1, &[x.to_vec()], &[], 1).try_into().unwrap()
}

#[test]
fn gradients_are_right_at_zeros() {
    let product = |x: &[f64]| with_gradient(|g, x| g.product(x, &[0], false), x);
    assert_eq!(product(&[2.0, 0.0, 5.0]), [vec![0.0], vec![0.0, 10.0, 0.0]]);
    assert_eq!(product(&[2.0, 0.0, 0.0, 3.0]), [vec![0.0], vec![0.0; 4]]);
    assert_eq!(product(&[3.0, 4.0]), [vec![12.0], vec![4.0, 3.0]]);
    // ∂²(x₀ x₁ x₂)/∂x₀∂x₁ = x₂, also where x₀ is 0.
    let second = with_gradient(
        |g, x| {
            let y = g.product(x, &[0], false)?;
            let slope = g.gradient(y, &[x])?[0];
            let slope = g.slice(slope, 0, 1, 2)?;
            g.reshape(slope, &[])
        },
        &[0.0, 4.0, 5.0],
    );
    assert_eq!(second, [vec![0.0], vec![5.0, 0.0, 0.0]]);
    assert_eq!(with_gradient(|g, x| g.l2_norm(x, &[0], false), &[0.0; 3])[1], [0.0; 3]);
    near(&with_gradient(|g, x| g.l2_norm(x, &[0], false), &[3.0, 4.0])[1], &[0.6, 0.8]);
}

#[test]
fn a_logarithm_of_a_sum_neither_overflows_nor_loses_infinities() {
    let of = |x: &[f64]| with_gradient(|g, x| g.logsumexp(x, &[0], false), x)[0][0];
    near(&[of(&[2000.0, 2000.0])], &[2000.0 + 2.0_f64.ln()]);
    near(&[of(&[-2000.0, -3000.0])], &[-2000.0]);
    let infinite = f64::INFINITY;
    assert_eq!(of(&[-infinite, -infinite]), -infinite);
    assert_eq!(of(&[1.0, infinite]), infinite);
    near(&[of(&[1.0, -infinite])], &[1.0]);
    assert!(of(&[1.0, f64::NAN]).is_nan());
}

#[test]
fn places_of_extremes_are_found_the_first_of_equal_ones() {
    let x = [(&[2_usize, 4][..], vec![1.0, 5.0, 5.0, 0.0, 7.0, 5.0, -2.0, -2.0])];
    let of = |largest: bool, axis: isize| {
        value(
            |graph, x| match largest {
                true => graph.arg_max(x[0], axis, true),
                false => graph.arg_min(x[0], axis, false),
            },
            &x,
            1,
        )
    };
    assert_eq!(of(true, 1), [1.0, 0.0]);
    assert_eq!(of(false, -1), [3.0, 2.0]);
    assert_eq!(of(true, 0), [1.0, 0.0, 0.0, 0.0]);
    let none = [(&[3_usize][..], vec![1.0, f64::NAN, f64::NAN])];
    assert_eq!(value(|graph, x| graph.arg_max(x[0], 0, false), &none, 1), [1.0]);
    assert_eq!(value(|graph, x| graph.arg_min(x[0], 0, false), &none, 1), [1.0]);
    assert_eq!(with_gradient(|g, x| g.arg_max(x, 0, false), &[1.0, 2.0])[1], [0.0; 2]);
}

#[test]
fn the_most_extreme_are_those_that_a_stable_sort_puts_first() {
    let (rows, n) = (5, 40);
    // Numbers with one decimal, so that many are equal.
    let x: Vec<f64> = numbers(rows * n, 1).iter().map(|x| (10.0 * x).round()).collect();
    for (k, largest) in [(0, true), (1, false), (3, true), (7, false), (40, true), (40, false)] {
        let mut network = Network::new(&[&[n]], &[]);
        let [values, places] = network.graph.top_k(network.inputs[0], k, 0, largest).unwrap();
        let plan = Plan::new(&network.graph, &[values, places]);
        let found = run::<f32>(&plan, 2, std::slice::from_ref(&x), &[], rows);
        for (row, x) in x.chunks(n).enumerate() {
            let mut order: Vec<usize> = (0..n).collect();
            let sign = if largest { -1.0 } else { 1.0 };
            order.sort_by(|&a, &b| (sign * x[a]).partial_cmp(&(sign * x[b])).unwrap());
            for (i, &place) in order[..k].iter().enumerate() {
                assert_eq!(found[0][row * k + i], x[place] as f32);
                assert_eq!(found[1][row * k + i], place as f32, "{k} {largest}");
            }
        }
    }
    let none = [(&[3_usize][..], vec![1.0, f64::NAN, 2.0])];
    let places = |largest| value(|graph, x| Ok(graph.top_k(x[0], 3, 0, largest)?[1]), &none, 1);
    assert_eq!((places(true), places(false)), (vec![1.0, 2.0, 0.0], vec![0.0, 2.0, 1.0]));
}

#[test]
fn what_cannot_be_reduced_is_reported() {
    let mut network = Network::new(&[&[2, 3], &[0], &[1 << 13, 1 << 12]], &[]);
    let (graph, x) = (&mut network.graph, &network.inputs);
    refused([
        (graph.product(x[0], &[2], false).unwrap_err(), ["product: axis", "2"]),
        (graph.arg_max(x[1], 0, false).unwrap_err(), ["arg_max", "[*, 0]"]),
        (graph.arg_min(x[0], -3, false).unwrap_err(), ["arg_min: axis", "-3"]),
        (graph.top_k(x[0], 4, -1, true).unwrap_err(), ["top_k", "[*, 2, 3]"]),
        (graph.top_k(x[2], 4, -1, true).unwrap_err(), ["top_k", "[*, 8192, 4096]"]),
        (graph.logsumexp(x[1], &[0], false).unwrap_err(), ["max", "[*, 0]"]),
    ]);
    // An empty product is 1.
    let one = value(|graph, x| graph.product(x[0], &[0], false), &[(&[0], vec![])], 2);
    assert_eq!(one, [1.0, 1.0]);
}
