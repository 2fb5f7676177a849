//! Norms of any order, and distances.

use super::Table;
use crate::exchange::build::shapes::MOST_MADE;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Made, float};
use crate::graph::{Binary, Graph, Id, Reduction, Unary};

pub(super) const TABLE: Table = &[
    ("linalg_vector_norm", |c| {
        let (order, rank) = (c.float("ord", 2.0)?, c.sizes("self")?.len());
        let axes: Vec<isize> = c.axes("dim", rank)?.into_iter().map(|axis| axis as isize).collect();
        let (x, keep) = (c.id("self")?, c.flag("keepdim", false)?);
        c.kind("dtype")?; // computed in single precision in any case
        float(norm(c.graph(), x, order, &axes, keep)?)
    }),
    ("linalg_matrix_norm", matrix_norm),
    ("_weight_norm", weights_of_length),
    ("cdist", all_distances),
    ("_cdist_forward", all_distances),
    ("pairwise_distance", distances),
    ("cosine_similarity", cosines),
];

/// Returns (Σ |x|^p)^(1/p) over axes; for p = ∞ the largest |x|. Where all numbers are 0, the gradient is 0.
fn norm(graph: &mut Graph, x: Id, order: f64, axes: &[isize], keep: bool) -> Result<Id> {
    let size = |graph: &mut Graph| graph.unary(Unary::Abs, x);
    Ok(match order {
        1.0 => graph.l1_norm(x, axes, keep)?,
        2.0 => graph.l2_norm(x, axes, keep)?,
        f64::INFINITY => {
            let size = size(graph)?;
            graph.reduce(Reduction::Max, size, axes, keep)?
        }
        f64::NEG_INFINITY => {
            let size = size(graph)?;
            graph.reduce(Reduction::Min, size, axes, keep)?
        }
        order if order > 1.0 => {
            let (power, root) = (graph.scalar(order), graph.scalar(1.0 / order));
            let (zero, unit) = (graph.scalar(0.0), graph.scalar(1.0));
            let size = size(graph)?;
            let powers = graph.binary(Binary::Power, size, power)?;
            let sum = graph.reduce(Reduction::Sum, powers, axes, keep)?;
            // At 0, the slope of a root is infinite; the root of another number is computed there.
            let is_zero = graph.unary(Unary::Not, sum)?;
            let positive = graph.select(is_zero, unit, sum)?;
            let y = graph.binary(Binary::Power, positive, root)?;
            graph.select(is_zero, zero, y)?
        }
        order => {
            return Err(
                format!("a norm of order {order} is not supported; wanted 1 or more").into()
            );
        }
    })
}

fn matrix_norm<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    match c.text("ord", "fro")? {
        "fro" => {}
        other => return Err(format!("argument 'ord' is '{other}'; wanted 'fro'").into()),
    }
    let (x, rank) = (c.id("self")?, c.sizes("self")?.len());
    let axes = match c.has("dim") {
        true => c.axes("dim", rank)?.into_iter().map(|axis| axis as isize).collect(),
        false => vec![-2, -1],
    };
    let keep = c.flag("keepdim", false)?;
    c.kind("dtype")?;
    float(norm(c.graph(), x, 2.0, &axes, keep)?)
}

/// Returns v g/‖v‖, where the norms are over all axes but one.
fn weights_of_length<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (v, g, rank) = (c.id("v")?, c.id("g")?, c.sizes("v")?.len());
    let kept = c.axis("dim", 0, rank)?;
    let axes: Vec<isize> =
        (0..rank).filter(|&axis| axis != kept).map(|axis| axis as isize).collect();
    let graph = c.graph();
    let length = graph.l2_norm(v, &axes, true)?;
    let factor = graph.div(g, length)?;
    float(graph.mul(v, factor)?)
}

/// Returns the distances between each of x1 (…, P, M) and each of x2 (…, R, M): (…, P, R).
fn all_distances<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    c.ignore("compute_mode"); // computed from differences in any case
    let (a, b, order) = (c.id("x1")?, c.id("x2")?, c.float("p", 2.0)?);
    let (of_a, of_b) = (c.sizes("x1")?, c.sizes("x2")?);
    let ([outer_a @ .., p, m], [outer_b @ .., r, of_r]) = (&of_a[..], &of_b[..]) else {
        return Err(format!("its points have sizes {of_a:?} and {of_b:?}").into());
    };
    let pairs = of_a.iter().product::<usize>().checked_mul(*r);
    if m != of_r || pairs.is_none_or(|pairs| pairs > MOST_MADE) {
        return Err(format!("its points have sizes {of_a:?} and {of_b:?}").into());
    }
    let graph = c.graph();
    let a = graph.reshape(a, &[outer_a, &[*p, 1, *m]].concat())?;
    let b = graph.reshape(b, &[outer_b, &[1, *r, *m]].concat())?;
    let apart = graph.sub(a, b)?;
    float(norm(graph, apart, order, &[-1], false)?)
}

/// Returns ‖x1 − x2 + ε‖ along the last axis.
fn distances<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (a, b) = (c.id("x1")?, c.id("x2")?);
    let (order, epsilon) = (c.float("p", 2.0)?, c.float("eps", 1e-6)?);
    let keep = c.flag("keepdim", false)?;
    let graph = c.graph();
    let (apart, epsilon) = (graph.sub(a, b)?, graph.scalar(epsilon));
    let apart = graph.add(apart, epsilon)?;
    float(norm(graph, apart, order, &[-1], keep)?)
}

/// Returns x1·x2/(‖x1‖ ‖x2‖), where each norm is at least ε.
fn cosines<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (a, b, epsilon) = (c.id("x1")?, c.id("x2")?, c.float("eps", 1e-8)?);
    let rank = c.sizes("x1")?.len().max(c.sizes("x2")?.len());
    let axis = [c.axis("dim", 1, rank)? as isize];
    let graph = c.graph();
    let epsilon = graph.scalar(epsilon);
    let mut sides = [a, b];
    for side in &mut sides {
        let length = graph.l2_norm(*side, &axis, true)?;
        let length = graph.binary(Binary::Max, length, epsilon)?;
        *side = graph.div(*side, length)?;
    }
    let product = graph.mul(sides[0], sides[1])?;
    float(graph.sum(product, &axis)?)
}
