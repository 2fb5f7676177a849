//! Reshapes of the same numbers.

use super::Table;
use crate::exchange::build::shapes::sizes;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Made, one};
use crate::graph::Shape;

pub(super) const TABLE: Table = &[
    ("view", |c| reshape(c, "size")),
    ("_unsafe_view", |c| reshape(c, "size")),
    ("reshape", |c| reshape(c, "shape")),
    ("view_as", |c| like(c, "other")),
    ("reshape_as", |c| like(c, "other")),
    ("flatten", flatten),
    ("unflatten", unflatten),
    ("squeeze", squeeze),
    ("unsqueeze", unsqueeze),
    ("expand", expand),
    ("expand_as", expand_as),
    ("repeat", |c| repeat(c, "repeats")),
    ("tile", |c| repeat(c, "dims")),
];

/// Returns sizes for `len` numbers; one may be −1, which is computed from the others.
fn settled(len: usize, wanted: &[i64]) -> Result<Vec<usize>> {
    let Some(open) = wanted.iter().position(|&size| size == -1) else { return sizes(wanted) };
    let mut to = wanted.to_vec();
    to[open] = 1;
    let mut to = sizes(&to)?;
    let others = to.iter().try_fold(1_usize, |product, &size| product.checked_mul(size));
    match others.filter(|&others| others > 0 && len.is_multiple_of(others)) {
        Some(others) => to[open] = len / others,
        None => return Err(format!("{len} numbers do not become {wanted:?}").into()),
    }
    Ok(to)
}

fn reshape<'m>(c: &mut Context<'_, 'm>, name: &str) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let to = settled(from.iter().product(), &c.some_ints(name)?)?;
    one(c.graph().reshape(x.id, &to)?, x.kind)
}

fn like<'m>(c: &mut Context<'_, 'm>, other: &str) -> Made<'m> {
    let (x, to) = (c.value("self")?, c.sizes(other)?);
    one(c.graph().reshape(x.id, &to)?, x.kind)
}

fn flatten<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let (first, last) = (c.axis("start_dim", 0, from.len())?, c.axis("end_dim", -1, from.len())?);
    let end = (last + 1).min(from.len());
    if first > last {
        return Err(format!("it flattens axes {first} to {last}").into());
    }
    let to = [&from[..first], &[from[first..end].iter().product()], &from[end..]].concat();
    one(c.graph().reshape(x.id, &to)?, x.kind)
}

fn unflatten<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let axis = c.axis("dim", 0, from.len())?;
    let &size = from.get(axis).ok_or("its input is a number")?;
    let parts = settled(size, &c.some_ints("sizes")?)?;
    one(c.graph().reshape(x.id, &[&from[..axis], &parts, &from[axis + 1..]].concat())?, x.kind)
}

/// Removes axes of size 1; other axes are unchanged.
fn squeeze<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let dropped = c.axes("dim", from.len())?;
    let kept = (0..from.len()).filter(|axis| from[*axis] != 1 || !dropped.contains(axis));
    let to: Vec<usize> = kept.map(|axis| from[axis]).collect();
    one(c.graph().reshape(x.id, &to)?, x.kind)
}

fn unsqueeze<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let axis = c.axis("dim", 0, from.len() + 1)?;
    one(c.graph().reshape(x.id, &[&from[..axis], &[1], &from[axis..]].concat())?, x.kind)
}

/// Expands the value; −1 keeps a size.
fn expand<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let mut wanted = c.some_ints("size")?;
    let added = wanted.len().checked_sub(from.len());
    let added = added.ok_or_else(|| format!("{from:?} does not repeat to {wanted:?}"))?;
    for (place, size) in wanted.iter_mut().enumerate().skip(added) {
        if *size == -1 {
            *size = from[place - added] as i64;
        }
    }
    let shape = c.graph().shape(x.id).with_sizes(&sizes(&wanted)?);
    one(c.graph().expand(x.id, &shape)?, x.kind)
}

fn expand_as<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, wanted) = (c.value("self")?, c.sizes("other")?);
    let shape: Shape = c.graph().shape(x.id).with_sizes(&wanted);
    one(c.graph().expand(x.id, &shape)?, x.kind)
}

/// Repeats the value along each axis; additional axes come before its own.
fn repeat<'m>(c: &mut Context<'_, 'm>, name: &str) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let mut times = sizes(&c.some_ints(name)?)?;
    while times.len() < from.len() {
        times.insert(0, 1);
    }
    let whole = [&vec![1; times.len() - from.len()], &from[..]].concat();
    let graph = c.graph();
    let x_of_all = graph.reshape(x.id, &whole)?;
    one(graph.tile(x_of_all, &times)?, x.kind)
}
