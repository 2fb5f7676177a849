//! Reorderings and selections of the same numbers.

use super::Table;
use crate::exchange::build::moves::{Part, around, padded, take};
use crate::exchange::build::shapes::{made, sizes};
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Item, Made, one};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;

pub(super) const TABLE: Table = &[
    ("permute", permute),
    ("transpose", |c| swap(c, "dim0", "dim1")),
    ("swapaxes", |c| swap(c, "axis0", "axis1")),
    ("t", |c| reversed(c, true)),
    ("numpy_T", |c| reversed(c, false)),
    ("mT", |c| {
        let rank = c.sizes("self")?.len();
        let mut axes: Vec<usize> = (0..rank).collect();
        rank.checked_sub(2).ok_or("its input is not a matrix")?;
        axes.swap(rank - 1, rank - 2);
        transposed(c, &axes)
    }),
    ("movedim", move_axes),
    ("cat", concat),
    ("concat", concat),
    ("stack", stack),
    ("split", split),
    ("split_with_sizes", split),
    ("chunk", chunk),
    ("unbind", unbind),
    ("slice", slice),
    ("narrow", narrow),
    ("select", select),
    ("flip", flip),
    ("roll", roll),
    ("pad", |c| {
        let mode = c.text("mode", "constant")?;
        pad(c, mode)
    }),
    ("constant_pad_nd", |c| pad(c, "constant")),
    ("reflection_pad1d", |c| around_pad(c, "reflect")),
    ("reflection_pad2d", |c| around_pad(c, "reflect")),
    ("replication_pad1d", |c| around_pad(c, "replicate")),
    ("replication_pad2d", |c| around_pad(c, "replicate")),
    ("tril", |c| triangle(c, false)),
    ("triu", |c| triangle(c, true)),
];

fn transposed<'m>(c: &mut Context<'_, 'm>, axes: &[usize]) -> Made<'m> {
    let x = c.value("self")?;
    one(c.graph().transpose(x.id, axes)?, x.kind)
}

fn permute<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let rank = c.sizes("self")?.len();
    let axes = c.axes("dims", rank)?;
    transposed(c, &axes)
}

fn swap<'m>(c: &mut Context<'_, 'm>, a: &str, b: &str) -> Made<'m> {
    let rank = c.sizes("self")?.len();
    let (a, b) = (c.axis(a, 0, rank)?, c.axis(b, 0, rank)?);
    let mut axes: Vec<usize> = (0..rank).collect();
    if rank > 0 {
        axes.swap(a, b);
    }
    transposed(c, &axes)
}

fn reversed<'m>(c: &mut Context<'_, 'm>, is_matrix: bool) -> Made<'m> {
    let rank = c.sizes("self")?.len();
    if is_matrix && rank > 2 {
        return Err(format!("its input has {rank} sizes; wanted a matrix").into());
    }
    let axes: Vec<usize> = (0..rank).rev().collect();
    transposed(c, &axes)
}

fn move_axes<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let rank = c.sizes("self")?.len();
    let (from, to) = (c.axes("source", rank)?, c.axes("destination", rank)?);
    if from.len() != to.len() {
        return Err(format!("it moves {from:?} to {to:?}").into());
    }
    let mut rest = (0..rank).filter(|axis| !from.contains(axis));
    let mut axes = Vec::with_capacity(rank);
    for axis in 0..rank {
        let moved = to.iter().position(|&place| place == axis).map(|number| from[number]);
        axes.extend(moved.or_else(|| rest.next()));
    }
    transposed(c, &axes)
}

/// Returns the kind of a concatenation of several values.
fn kind_of_all(values: &[Value]) -> Kind {
    let kinds = values.iter().map(|value| value.kind);
    kinds.reduce(super::elementwise::joint).unwrap_or(Kind::Float)
}

fn concat<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let values = c.values("tensors")?;
    let first = *values.first().ok_or("it has no tensors")?;
    let rank = c.graph().shape(first.id).rank();
    let axis = c.axis("dim", 0, rank)?;
    let ids: Vec<_> = values.iter().map(|value| value.id).collect();
    one(c.graph().concat(&ids, axis as isize)?, kind_of_all(&values))
}

fn stack<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let values = c.values("tensors")?;
    let first = *values.first().ok_or("it has no tensors")?;
    let from = c.graph().shape(first.id).sizes().to_vec();
    let axis = c.axis("dim", 0, from.len() + 1)?;
    let with_one = [&from[..axis], &[1], &from[axis..]].concat();
    let graph = c.graph();
    let parts = values
        .iter()
        .map(|value| graph.reshape(value.id, &with_one))
        .collect::<crate::Result<Vec<_>>>()?;
    one(graph.concat(&parts, axis as isize)?, kind_of_all(&values))
}

/// Splits an axis into parts of these sizes.
fn cut<'m>(c: &mut Context<'_, 'm>, axis: usize, parts: &[usize]) -> Made<'m> {
    let x = c.value("self")?;
    let parts = c.graph().split(x.id, axis as isize, parts)?;
    Ok(parts.into_iter().map(|id| Item::Value(Value { id, kind: x.kind })).collect())
}

/// Splits an axis into equal parts; the last may be smaller.
fn equal(size: usize, each: usize) -> Result<Vec<usize>> {
    match each {
        0 => Err("a part has no size".into()),
        _ if size == 0 => Ok(vec![0]),
        each => Ok((0..size.div_ceil(each)).map(|part| each.min(size - part * each)).collect()),
    }
}

/// Returns the size of an axis.
fn along(c: &Context<'_, '_>, axis: usize) -> Result<usize> {
    c.sizes("self")?.get(axis).copied().ok_or_else(|| "its input is a number".into())
}

fn split<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let rank = c.sizes("self")?.len();
    let axis = c.axis("dim", 0, rank)?;
    let parts = match c.has("split_sizes") {
        true => sizes(&c.some_ints("split_sizes")?)?,
        false => {
            let reported = sizes(&c.some_ints("split_size")?)?;
            let is_one = super::overload(&c.node.target) == "Tensor";
            match reported[..] {
                [each] if is_one => equal(along(c, axis)?, each)?,
                _ => reported,
            }
        }
    };
    cut(c, axis, &parts)
}

fn chunk<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let rank = c.sizes("self")?.len();
    let axis = c.axis("dim", 0, rank)?;
    let count = usize::try_from(c.int("chunks", 1)?).ok().filter(|&count| count > 0);
    let count = count.ok_or("it makes no parts")?;
    let size = along(c, axis)?;
    let parts = equal(size, size.div_ceil(count).max(1))?;
    cut(c, axis, &parts)
}

fn unbind<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let axis = c.axis("dim", 0, from.len())?;
    let size = along(c, axis)?;
    if size > c.node.outputs.iter().map(|output| output.names().len()).sum::<usize>() {
        return Err(format!("it makes {size} parts, more than it names").into());
    }
    let rest = [&from[..axis], &from[axis + 1..]].concat();
    let graph = c.graph();
    let parts = graph.split(x.id, axis as isize, &vec![1; size])?;
    let part = |id| Ok(Item::Value(Value { id: graph.reshape(id, &rest)?, kind: x.kind }));
    parts.into_iter().map(part).collect()
}

fn slice<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, rank) = (c.value("self")?, c.sizes("self")?.len());
    let axis = c.axis("dim", 0, rank)?;
    let (start, end) = (c.int("start", 0)?, c.int("end", i64::MAX)?);
    let part = Part::new(along(c, axis)?, start, end, c.int("step", 1)?.max(0))?;
    one(c.graph().slice_steps(x.id, axis as isize, part.start, part.count, part.step)?, x.kind)
}

fn narrow<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, rank) = (c.value("self")?, c.sizes("self")?.len());
    let axis = c.axis("dim", 0, rank)?;
    let (start, length) = (c.int("start", 0)?, c.int("length", 0)?);
    let size = along(c, axis)? as i64;
    let start = if start < 0 { start.saturating_add(size) } else { start };
    let end = start.checked_add(length).filter(|&end| start >= 0 && length >= 0 && end <= size);
    let end = end.ok_or_else(|| format!("it takes {length} from {start} of {size}"))?;
    one(c.graph().slice(x.id, axis as isize, start as usize, end as usize)?, x.kind)
}

fn select<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let axis = c.axis("dim", 0, from.len())?;
    let (index, size) = (c.int("index", 0)?, along(c, axis)?);
    let place = c.axis_of(index, size).ok().filter(|&place| place < size);
    let place = place.ok_or_else(|| format!("it reads index {index} of an axis of size {size}"))?;
    let graph = c.graph();
    let part = graph.slice(x.id, axis as isize, place, place + 1)?;
    one(graph.reshape(part, &[&from[..axis], &from[axis + 1..]].concat())?, x.kind)
}

fn flip<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, rank) = (c.value("self")?, c.sizes("self")?.len());
    let is_none = c.some_ints("dims")?.is_empty();
    let axes = if is_none { Vec::new() } else { c.axes("dims", rank)? };
    let mut y = x.id;
    for axis in axes {
        y = c.graph().flip(y, axis as isize)?;
    }
    one(y, x.kind)
}

/// Shifts each part along its axis, with the last parts moved to the front. Without an axis, all axes are shifted as one.
fn roll<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let shifts = c.some_ints("shifts")?;
    let axes = match c.ints("dims")?.filter(|dims| !dims.is_empty()) {
        Some(dims) => {
            dims.iter().map(|&dim| c.axis_of(dim, from.len())).collect::<Result<Vec<_>>>()?
        }
        None => vec![0],
    };
    let is_flat = !c.has("dims") || c.ints("dims")?.is_some_and(|dims| dims.is_empty());
    if shifts.len() != axes.len() {
        return Err(format!("it moves {axes:?} by {shifts:?}").into());
    }
    let graph = c.graph();
    let mut y = if is_flat { graph.reshape(x.id, &[from.iter().product()])? } else { x.id };
    for (&axis, &shift) in axes.iter().zip(&shifts) {
        let Some(&size) = graph.shape(y).sizes().get(axis).filter(|&&size| size > 0) else {
            continue;
        };
        let begin = (-shift.rem_euclid(size as i64)).rem_euclid(size as i64) as usize;
        let (first, last) =
            (graph.slice(y, axis as isize, begin, size)?, graph.slice(y, axis as isize, 0, begin)?);
        y = if begin == 0 { y } else { graph.concat(&[first, last], axis as isize)? };
    }
    one(c.graph().reshape(y, &from)?, x.kind)
}

/// Returns the padding before and after along each axis; the file's list starts with the last axis.
fn each_pad(c: &Context<'_, '_>, name: &str, rank: usize) -> Result<Vec<(i64, i64)>> {
    let pads = c.some_ints(name)?;
    if pads.len() % 2 != 0 || pads.len() > 2 * rank {
        return Err(format!("it adds {pads:?} to a value of {rank} sizes").into());
    }
    let mut each = vec![(0, 0); rank];
    for (number, pair) in pads.chunks_exact(2).enumerate() {
        each[rank - 1 - number] = (pair[0], pair[1]);
    }
    Ok(each)
}

fn pad<'m>(c: &mut Context<'_, 'm>, mode: &str) -> Made<'m> {
    if mode != "constant" {
        c.ignore("value");
        return with_around(c, "pad", mode);
    }
    let (x, rank) = (c.value("self")?, c.sizes("self")?.len());
    let (each, value) = (each_pad(c, "pad", rank)?, c.float("value", 0.0)?);
    one(padded(c.graph(), x.id, &each, value)?, x.kind)
}

fn around_pad<'m>(c: &mut Context<'_, 'm>, mode: &str) -> Made<'m> {
    with_around(c, "padding", mode)
}

/// Pads the value with its own numbers.
fn with_around<'m>(c: &mut Context<'_, 'm>, name: &str, mode: &str) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let mode = match mode {
        "reflect" => "reflect",
        "replicate" => "edge",
        "circular" => "wrap",
        other => return Err(format!("argument 'mode' is '{other}'").into()),
    };
    let mut y = x.id;
    for (axis, pair) in each_pad(c, name, from.len())?.into_iter().enumerate() {
        let numbers = around(mode, from[axis], pair)?;
        y = take(c.graph(), y, axis, &numbers)?;
    }
    one(y, x.kind)
}

fn triangle<'m>(c: &mut Context<'_, 'm>, upper: bool) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let diagonal = c.int("diagonal", 0)? as f64;
    let &[.., rows, columns] = &from[..] else { return Err("its input is not a matrix".into()) };
    let graph = c.graph();
    let mask = made(graph, &[rows, columns], |n| {
        let right = (n % columns) as f64 - (n / columns) as f64;
        f64::from(u8::from(if upper { right >= diagonal } else { right <= diagonal }))
    })?;
    let zero = graph.scalar(0.0);
    one(graph.select(mask, x.id, zero)?, x.kind)
}
