//! Operations that move values, with axes and positions as users count them.

use super::Arguments;
use crate::error::{Error, Result};
use crate::graph::{Graph, Id};

pub(super) fn transpose(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let rank = graph.shape(x).rank();
    let given = arguments.ints.iter().map(|&axis| {
        let axis = arguments.axis(graph, x, axis)?;
        Ok(axis.rem_euclid(rank as isize) as usize)
    });
    let axes: Vec<usize> = given.collect::<Result<_>>()?;
    // Default axes: the last two.
    let axes = match (axes.is_empty(), rank) {
        (true, 2..) => (0..rank - 2).chain([rank - 1, rank - 2]).collect(),
        _ => axes,
    };
    graph.transpose(x, &axes)
}

/// Negative positions count from the end. A position beyond the end is the end.
pub(super) fn slice(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let axis = arguments.axis(graph, x, arguments.int(0, "axis")?)?;
    let rank = graph.shape(x).rank() as isize;
    let size = graph.shape(x).sizes()[axis.rem_euclid(rank) as usize] as i64;
    let position = |number, what| -> Result<usize> {
        let value = arguments.int(number, what)?;
        Ok((if value < 0 { value + size } else { value }).clamp(0, size) as usize)
    };
    let (from, to) = (position(1, "from")?, position(2, "to")?);
    graph.slice(x, axis, from, to.max(from))
}

pub(super) fn pad(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let pairs: Option<Vec<(usize, usize)>> = arguments
        .ints
        .chunks(2)
        .map(|pair| match *pair {
            [before, after] => Some((usize::try_from(before).ok()?, usize::try_from(after).ok()?)),
            _ => None,
        })
        .collect();
    let pairs = pairs.ok_or_else(|| {
        let wanted = "two numbers, 0 or more, for each axis of a row";
        Error::argument("pad: padding", format!("{:?}", arguments.ints), wanted)
    })?;
    graph.pad(x, &pairs)
}

/// Splits a tensor into parts of these sizes along an axis, which is the first integer. One size
/// may be −1: it is the remainder.
pub(super) fn split(graph: &mut Graph, arguments: &Arguments) -> Result<Vec<Id>> {
    let [x] = arguments.inputs()?;
    let axis = arguments.axis(graph, x, arguments.int(0, "axis")?)?;
    let rank = graph.shape(x).rank() as isize;
    let size = graph.shape(x).sizes()[axis.rem_euclid(rank) as usize];
    let given = &arguments.ints[1..];
    let known = given.iter().filter(|&&part| part != -1);
    let known = known.fold(0, |sum: i64, &part| sum.saturating_add(part));
    let part = |&part: &i64| match part {
        -1 => (size as i64).checked_sub(known).and_then(|left| usize::try_from(left).ok()),
        part => usize::try_from(part).ok(),
    };
    let sizes: Option<Vec<usize>> = given.iter().map(part).collect();
    let sizes = sizes.filter(|_| given.iter().filter(|&&part| part == -1).count() <= 1);
    let sizes = sizes.ok_or_else(|| {
        let wanted = format!("parts of {size}, one of them at most -1: what is left");
        Error::argument("split: sizes", format!("{given:?}"), wanted)
    })?;
    graph.split(x, axis, &sizes)
}

/// Returns the k largest or smallest values along an axis, and their positions.
pub(super) fn top_k(graph: &mut Graph, arguments: &Arguments) -> Result<Vec<Id>> {
    let [x] = arguments.inputs()?;
    let (k, axis) = (arguments.size(0, "k")?, arguments.int(1, "axis")?);
    let axis = arguments.axis(graph, x, axis)?;
    Ok(graph.top_k(x, k, axis, arguments.flag(2, true))?.to_vec())
}
