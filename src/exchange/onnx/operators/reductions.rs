//! Reductions over all numbers along some axes.

use super::Table;
use crate::exchange::onnx::context::{Context, Made, float, one};

use crate::exchange::problem::Result;
use crate::graph::{Graph, Id, Reduction, Unary};

pub(super) const TABLE: Table = &[
    ("CumSum", cumulative_sum),
    ("Hardmax", |c| along_axis(c, super::indices::hardmax)),
    ("LogSoftmax", |c| along_axis(c, |graph, x, axis| Ok(graph.log_softmax(x, axis as isize)?))),
    ("ReduceL1", |c| reduce(c, Graph::l1_norm)),
    ("ReduceL2", |c| reduce(c, Graph::l2_norm)),
    ("ReduceLogSum", |c| reduce(c, log_sum)),
    ("ReduceLogSumExp", |c| reduce(c, Graph::logsumexp)),
    ("ReduceMax", |c| {
        reduce(c, |graph, x, axes, keep| graph.reduce(Reduction::Max, x, axes, keep))
    }),
    ("ReduceMean", |c| reduce(c, mean)),
    ("ReduceMin", |c| {
        reduce(c, |graph, x, axes, keep| graph.reduce(Reduction::Min, x, axes, keep))
    }),
    ("ReduceProd", |c| reduce(c, Graph::product)),
    ("ReduceSum", |c| {
        reduce(c, |graph, x, axes, keep| graph.reduce(Reduction::Sum, x, axes, keep))
    }),
    ("ReduceSumSquare", |c| reduce(c, sum_square)),
    ("Softmax", |c| along_axis(c, |graph, x, axis| Ok(graph.softmax(x, axis as isize)?))),
];

type Reduce = fn(&mut Graph, Id, &[isize], bool) -> crate::Result<Id>;

fn reduce(c: &mut Context<'_, '_>, f: Reduce) -> Made {
    let (x, rank) = (c.value(0)?, c.rank(0)?);
    let axes = c.ints_or_input("axes", 1)?.unwrap_or_default();
    let none_is_none = c.flag("noop_with_empty_axes", false)?;
    let axes = match axes.is_empty() {
        // An empty list means all axes, or no axes if a flag is set. Without axes, each number is reduced separately.
        true if none_is_none => Vec::new(),
        true => (0..rank).collect(),
        false => c.axes(&axes, rank)?,
    };
    let axes: Vec<isize> = axes.into_iter().map(|axis| axis as isize).collect();
    let keep = c.flag("keepdims", true)?;
    one(f(c.graph(), x.id, &axes, keep)?, x.kind)
}

fn mean(graph: &mut Graph, x: Id, axes: &[isize], keep: bool) -> crate::Result<Id> {
    let sum = graph.reduce(Reduction::Sum, x, axes, keep)?;
    let count = graph.shape(x).len() as f64 / graph.shape(sum).len().max(1) as f64;
    let inverse = graph.scalar(1.0 / count);
    graph.mul(sum, inverse)
}

fn log_sum(graph: &mut Graph, x: Id, axes: &[isize], keep: bool) -> crate::Result<Id> {
    let sum = graph.reduce(Reduction::Sum, x, axes, keep)?;
    graph.unary(Unary::Log, sum)
}

fn sum_square(graph: &mut Graph, x: Id, axes: &[isize], keep: bool) -> crate::Result<Id> {
    let square = graph.mul(x, x)?;
    graph.reduce(Reduction::Sum, square, axes, keep)
}

/// Applies a function along one axis; before version 13, along that axis and all later ones, combined into one.
fn along_axis(
    c: &mut Context<'_, '_>,
    f: impl FnOnce(&mut Graph, Id, usize) -> Result<Id>,
) -> Made {
    let (x, from) = (c.id(0)?, c.sizes(0)?);
    let is_one = c.version >= 13;
    let axis = c.axis(c.int("axis", if is_one { -1 } else { 1 })?, from.len())?;
    if is_one {
        return float(f(c.graph(), x, axis)?);
    }
    let graph = c.graph();
    let (before, after) = from.split_at(axis);
    let flat = graph.reshape(x, &[before.iter().product(), after.iter().product()])?;
    let y = f(graph, flat, 1)?;
    float(graph.reshape(y, &from)?)
}

fn cumulative_sum(c: &mut Context<'_, '_>) -> Made {
    let (x, rank) = (c.value(0)?, c.rank(0)?);
    let axis = c.known_number(1)?.ok_or("it has no axis")?;
    let axis = c.axis(axis as i64, rank)? as isize;
    let (exclusive, reverse) = (c.flag("exclusive", false)?, c.flag("reverse", false)?);
    one(c.graph().cumulative_sum(x.id, axis, exclusive, reverse)?, x.kind)
}
