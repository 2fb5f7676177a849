//! Reductions over all numbers along some axes.

use super::Table;
use crate::exchange::pt2::context::{Context, Item, Made, float, one};
use crate::exchange::value::{Kind, Value};
use crate::graph::{Binary, Graph, Id, Reduction, Unary};

pub(super) const TABLE: Table = &[
    ("mean", |c| reduce(c, Some(Kind::Float), mean)),
    ("sum", |c| {
        reduce(c, None, |graph, x, axes, keep| graph.reduce(Reduction::Sum, x, axes, keep))
    }),
    ("amax", |c| {
        reduce(c, None, |graph, x, axes, keep| graph.reduce(Reduction::Max, x, axes, keep))
    }),
    ("amin", |c| {
        reduce(c, None, |graph, x, axes, keep| graph.reduce(Reduction::Min, x, axes, keep))
    }),
    ("logsumexp", |c| reduce(c, Some(Kind::Float), Graph::logsumexp)),
    ("prod", |c| reduce(c, None, Graph::product)),
    ("any", |c| truth(c, Reduction::Max)),
    ("all", |c| truth(c, Reduction::Min)),
    ("topk", top_k),
    ("sort", top_k),
    ("var", |c| spread(c, false)),
    ("std", |c| spread(c, true)),
    ("max", |c| extreme(c, Reduction::Max)),
    ("min", |c| extreme(c, Reduction::Min)),
    ("argmax", |c| place(c, Graph::arg_max)),
    ("argmin", |c| place(c, Graph::arg_min)),
    ("softmax", |c| along_axis(c, Graph::softmax)),
    ("_softmax", |c| along_axis(c, Graph::softmax)),
    ("log_softmax", |c| along_axis(c, Graph::log_softmax)),
    ("_log_softmax", |c| along_axis(c, Graph::log_softmax)),
    ("cumsum", cumulative_sum),
];

type Reduce = fn(&mut Graph, Id, &[isize], bool) -> crate::Result<Id>;

/// Converts axes to the graph's type.
fn signed(axes: Vec<usize>) -> Vec<isize> {
    axes.into_iter().map(|axis| axis as isize).collect()
}

/// Applies a reduction. The kind of the result is the requested one, or `usual`, or that of a sum, in which truth values are counted.
fn reduce<'m>(c: &mut Context<'_, 'm>, usual: Option<Kind>, f: Reduce) -> Made<'m> {
    let (x, rank) = (c.value("self")?, c.sizes("self")?.len());
    let axes = signed(c.axes("dim", rank)?);
    let keep = c.flag("keepdim", false)?;
    let own = if matches!(x.kind, Kind::Bool | Kind::Narrow) { Kind::Int } else { x.kind };
    let kind = c.kind("dtype")?.or(usual).unwrap_or(own);
    one(f(c.graph(), x.id, &axes, keep)?, kind)
}

fn mean(graph: &mut Graph, x: Id, axes: &[isize], keep: bool) -> crate::Result<Id> {
    let sum = graph.reduce(Reduction::Sum, x, axes, keep)?;
    let count = graph.shape(x).len() as f64 / graph.shape(sum).len().max(1) as f64;
    let inverse = graph.scalar(1.0 / count);
    graph.mul(sum, inverse)
}

/// Returns the variance, or its root.
pub(super) fn spread<'m>(c: &mut Context<'_, 'm>, root: bool) -> Made<'m> {
    let (x, rank) = (c.id("self")?, c.sizes("self")?.len());
    let axes = signed(c.axes("dim", rank)?);
    let keep = c.flag("keepdim", false)?;
    let usual = if c.flag("unbiased", true)? { 1.0 } else { 0.0 };
    let correction = c.float("correction", usual)?;
    if !(0.0..1e6).contains(&correction) || correction.fract() != 0.0 {
        return Err(format!("argument 'correction' is {correction}; wanted a whole number").into());
    }
    let graph = c.graph();
    let variance = graph.variance(x, &axes, keep, correction as usize)?;
    float(if root { graph.root_flat_at_zero(variance)? } else { variance })
}

/// Returns 1 if any number is not 0, or if all are not 0.
fn truth<'m>(c: &mut Context<'_, 'm>, reduction: Reduction) -> Made<'m> {
    let (x, rank) = (c.id("self")?, c.sizes("self")?.len());
    let (axes, keep) = (signed(c.axes("dim", rank)?), c.flag("keepdim", false)?);
    let graph = c.graph();
    let is_zero = graph.unary(Unary::Not, x)?;
    let is = graph.unary(Unary::Not, is_zero)?;
    one(graph.reduce(reduction, is, &axes, keep)?, Kind::Bool)
}

/// Returns the first `k` numbers in order along an axis, or all, and their positions. Of equal numbers, the earlier comes first.
fn top_k<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let axis = c.axis("dim", -1, from.len())?;
    let &size = from.get(axis).ok_or("its input is a number")?;
    let is_sort = !c.has("k");
    c.ignore("sorted"); // otherwise, any order is allowed
    c.ignore("stable");
    let largest = if is_sort { c.flag("descending", false)? } else { c.flag("largest", true)? };
    let k = c.int("k", size as i64)?;
    let k = usize::try_from(k).map_err(|_| format!("k is {k}, of {size}"))?;
    let [values, places] = c.graph().top_k(x.id, k, axis as isize, largest)?;
    let made = [(values, x.kind), (places, Kind::Int)];
    Ok(made.into_iter().map(|(id, kind)| Item::Value(Value { id, kind })).collect())
}

/// Returns the largest or smallest of all numbers, of two values, or along an axis with its position.
fn extreme<'m>(c: &mut Context<'_, 'm>, reduction: Reduction) -> Made<'m> {
    let largest = reduction == Reduction::Max;
    if c.has("other") {
        let (a, b) = (c.value("self")?, c.id("other")?);
        let f = if largest { Binary::Max } else { Binary::Min };
        return one(c.graph().binary(f, a.id, b)?, a.kind);
    }
    let (x, rank) = (c.value("self")?, c.sizes("self")?.len());
    if !c.has("dim") {
        let axes: Vec<isize> = (0..rank as isize).collect();
        return one(c.graph().reduce(reduction, x.id, &axes, false)?, x.kind);
    }
    let (axis, keep) = (c.axis("dim", 0, rank)?, c.flag("keepdim", false)?);
    let (graph, axis) = (c.graph(), axis as isize);
    let number = match largest {
        true => graph.arg_max(x.id, axis, keep)?,
        false => graph.arg_min(x.id, axis, keep)?,
    };
    let value = graph.first_extreme(reduction, x.id, axis, keep)?;
    let number = Value { id: number, kind: Kind::Int };
    Ok(vec![Item::Value(Value { id: value, kind: x.kind }), Item::Value(number)])
}

fn place<'m>(
    c: &mut Context<'_, 'm>,
    f: fn(&mut Graph, Id, isize, bool) -> crate::Result<Id>,
) -> Made<'m> {
    let (x, from) = (c.id("self")?, c.sizes("self")?);
    let keep = c.flag("keepdim", false)?;
    if !c.has("dim") {
        let graph = c.graph();
        let flat = graph.reshape(x, &[from.iter().product()])?;
        let number = f(graph, flat, 0, false)?;
        let sizes = if keep { vec![1; from.len()] } else { Vec::new() };
        return one(graph.reshape(number, &sizes)?, Kind::Int);
    }
    let axis = c.axis("dim", 0, from.len())?;
    one(f(c.graph(), x, axis as isize, keep)?, Kind::Int)
}

fn along_axis<'m>(
    c: &mut Context<'_, 'm>,
    f: fn(&mut Graph, Id, isize) -> crate::Result<Id>,
) -> Made<'m> {
    let (x, rank) = (c.id("self")?, c.sizes("self")?.len());
    c.kind("dtype")?; // computed in single precision in any case
    c.ignore("half_to_float");
    let axis = c.axis("dim", -1, rank)?;
    float(f(c.graph(), x, axis as isize)?)
}

fn cumulative_sum<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, rank) = (c.value("self")?, c.sizes("self")?.len());
    let (axis, kind) = (c.axis("dim", 0, rank)?, c.kind("dtype")?);
    let own = if matches!(x.kind, Kind::Bool | Kind::Narrow) { Kind::Int } else { x.kind };
    one(c.graph().cumulative_sum(x.id, axis as isize, false, false)?, kind.unwrap_or(own))
}
