//! Functions of sorted numbers, and pairs of reductions.

use super::Table;
use super::reductions::spread;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Item, Made, float, one};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Graph, Id, Reduction, Unary};

pub(super) const TABLE: Table = &[
    ("median", median),
    ("kthvalue", kth_value),
    ("argsort", places_in_order),
    ("aminmax", smallest_and_largest),
    ("var_mean", |c| with_mean(c, false)),
    ("std_mean", |c| with_mean(c, true)),
    ("count_nonzero", count),
    ("diff", differences),
];

/// Returns the number at this place of the ascending order along an axis, and its position.
fn at_place<'m>(
    c: &mut Context<'_, 'm>,
    (x, axis): (Value, usize),
    place: usize,
    keep: bool,
) -> Made<'m> {
    let graph = c.graph();
    let found = graph.top_k(x.id, place + 1, axis as isize, false)?;
    let mut made = Vec::with_capacity(2);
    for (id, kind) in found.into_iter().zip([x.kind, Kind::Int]) {
        let mut sizes = graph.shape(id).sizes().to_vec();
        let part = graph.slice(id, axis as isize, place, place + 1)?;
        match keep {
            true => sizes[axis] = 1,
            false => drop(sizes.remove(axis)),
        }
        made.push(Item::Value(Value { id: graph.reshape(part, &sizes)?, kind }));
    }
    Ok(made)
}

/// Returns the median; for an even count, the smaller of the two middle numbers, as in PyTorch.
fn median<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    if !c.has("dim") {
        let len: usize = from.iter().product();
        let id = c.graph().reshape(x.id, &[len])?;
        let place = len.checked_sub(1).ok_or("it has no numbers")? / 2;
        return at_place(c, (Value { id, ..x }, 0), place, false);
    }
    let (axis, keep) = (c.axis("dim", 0, from.len())?, c.flag("keepdim", false)?);
    let &size = from.get(axis).ok_or("its input is a number")?;
    let place = size.checked_sub(1).ok_or("it has no numbers")? / 2;
    at_place(c, (x, axis), place, keep)
}

fn kth_value<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from, k) = (c.value("self")?, c.sizes("self")?, c.int("k", 0)?);
    let (axis, keep) = (c.axis("dim", -1, from.len())?, c.flag("keepdim", false)?);
    let &size = from.get(axis).ok_or("its input is a number")?;
    let place = usize::try_from(k.saturating_sub(1)).ok().filter(|&place| place < size);
    at_place(c, (x, axis), place.ok_or_else(|| format!("k is {k}, of {size}"))?, keep)
}

fn places_in_order<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    c.ignore("stable"); // of equal numbers, the earlier comes first in any case
    let (x, from) = (c.id("self")?, c.sizes("self")?);
    let (axis, descending) = (c.axis("dim", -1, from.len())?, c.flag("descending", false)?);
    let &size = from.get(axis).ok_or("its input is a number")?;
    let [_, places] = c.graph().top_k(x, size, axis as isize, descending)?;
    one(places, Kind::Int)
}

/// Returns one axis, or all axes if none is given.
fn axes_of(c: &Context<'_, '_>) -> Result<Vec<isize>> {
    let rank = c.sizes("self")?.len();
    Ok(c.axes("dim", rank)?.into_iter().map(|axis| axis as isize).collect())
}

fn smallest_and_largest<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, axes, keep) = (c.value("self")?, axes_of(c)?, c.flag("keepdim", false)?);
    let mut made = Vec::with_capacity(2);
    for reduction in [Reduction::Min, Reduction::Max] {
        let id = c.graph().reduce(reduction, x.id, &axes, keep)?;
        made.push(Item::Value(Value { id, kind: x.kind }));
    }
    Ok(made)
}

fn with_mean<'m>(c: &mut Context<'_, 'm>, root: bool) -> Made<'m> {
    let mut made = spread(c, root)?;
    let (x, axes, keep) = (c.id("self")?, axes_of(c)?, c.flag("keepdim", false)?);
    let graph = c.graph();
    let sum = graph.reduce(Reduction::Sum, x, &axes, keep)?;
    let count = graph.shape(x).len() as f64 / graph.shape(sum).len().max(1) as f64;
    let inverse = graph.scalar(1.0 / count);
    made.extend(float(graph.mul(sum, inverse)?)?);
    Ok(made)
}

fn count<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, axes) = (c.id("self")?, axes_of(c)?);
    let graph = c.graph();
    let is_zero = graph.unary(Unary::Not, x)?;
    let is = graph.unary(Unary::Not, is_zero)?;
    one(graph.reduce(Reduction::Sum, is, &axes, false)?, Kind::Int)
}

/// Subtracts from each number the one before it, `n` times.
fn differences<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, rank, times) = (c.value("self")?, c.sizes("self")?.len(), c.int("n", 1)?);
    let axis = c.axis("dim", -1, rank)?;
    if !(0..=64).contains(&times) {
        return Err(format!("argument 'n' is {times}; wanted 0 to 64").into());
    }
    let once = |graph: &mut Graph, y: Id| -> Result<Id> {
        let &size = graph.shape(y).sizes().get(axis).ok_or("its input is a number")?;
        let later = graph.slice(y, axis as isize, size.min(1), size)?;
        let before = graph.slice(y, axis as isize, 0, size.saturating_sub(1))?;
        Ok(graph.sub(later, before)?)
    };
    let mut y = x.id;
    for _ in 0..times {
        y = once(c.graph(), y)?;
    }
    one(y, x.kind)
}
