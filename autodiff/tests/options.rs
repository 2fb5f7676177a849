//! Elements that a slice may lack, a stack that is read, and references that move through a slice, mixed with jumps.
#![allow(missing_docs, clippy::all, clippy::pedantic, unused_assignments)]

mod common;

use rootgrad_autodiff::autodiff_reverse;

#[autodiff_reverse(d_ends, Duplicated, Active)]
fn ends(x: &[f64]) -> f64 {
    let Some((h, t)) = x.split_first() else { return 0.0 };
    let mut y = *h;
    if let Some(v) = t.first() {
        y *= v * v;
    } else if let Some(v) = x.last() {
        y += v;
    }
    match t {
        [] => y,
        [a] => y * a,
        [a, .., b] => y * a + b * b,
    }
}

#[autodiff_reverse(d_monotone_stack, Duplicated, Active)]
fn monotone_stack(x: &[f64]) -> f64 {
    let mut stack = vec![x[0]];
    for v in x {
        while let Some(top) = stack.last() {
            if *top > *v {
                stack.pop();
            } else {
                break;
            }
        }
        stack.push(v * x[0]);
    }
    stack.iter().map(|v| v * v).sum()
}

#[autodiff_reverse(d_pairs, Duplicated, Active)]
fn pairs(x: &[f64]) -> f64 {
    let mut rest = x;
    let mut y = 1.0;
    while rest.len() >= 2 {
        let (two, tail) = rest.split_at(2);
        let [p, q] = two else { break };
        y = y * p + q * y.sin();
        rest = tail;
        if y > 100.0 {
            break;
        }
    }
    y + rest.iter().sum::<f64>()
}

#[autodiff_reverse(d_products, Duplicated, Active)]
fn products(x: &[f64]) -> f64 {
    let best = x.windows(2).map(|w| w[0] * w[1]).fold(f64::NEG_INFINITY, f64::max);
    let (i, v) = x
        .iter()
        .map(|v| v * best)
        .enumerate()
        .min_by(|a, b| a.1.partial_cmp(&b.1).unwrap())
        .unwrap();
    v * x[i]
        + x.iter()
            .rev()
            .scan(1.0, |p, v| {
                *p *= v;
                Some(*p)
            })
            .take(3)
            .sum::<f64>()
}

#[autodiff_reverse(d_parts, Duplicated, Active)]
fn parts(x: &[f64]) -> f64 {
    let mut w = x.to_vec();
    w.reverse();
    w[1..].rotate_left(1);
    let (lo, hi) = w.split_at(2);
    let mut cursor = lo;
    let mut y = 0.0;
    for k in 0..lo.len() {
        cursor = &lo[k..];
        y += cursor[0] * hi[0] * y + cursor.iter().product::<f64>();
    }
    y
}
const X: [f64; 5] = [0.3, 0.8, 1.4, -0.7, 0.9];

#[test]
fn a_missing_element_takes_the_other_branch() {
    common::check(&X, ends, d_ends);
    common::check(&X[..1], ends, d_ends);
    common::check(&X[..2], ends, d_ends);
}

#[test]
fn a_stack_is_looked_at_and_popped() {
    common::check(&X, monotone_stack, d_monotone_stack);
}

#[test]
fn a_walk_by_pairs_may_be_left() {
    common::check(&X, pairs, d_pairs);
    common::check(&X[..4], pairs, d_pairs);
}

#[test]
fn a_product_is_chosen_by_comparison() {
    common::check(&X, products, d_products);
}

#[test]
fn parts_of_a_rearranged_vector_are_visited() {
    common::check(&X, parts, d_parts);
}
