//! Selection of parts by number.

use super::Table;
use crate::exchange::build::indices::{check_places, flat, flat_places, from_start, gathered};
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Item, Made, float, one};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Binary, Id};

pub(super) const TABLE: Table = &[
    ("embedding", embedding),
    ("gather", gather),
    ("index_select", index_select),
    ("index", index),
];

/// Returns an error for known numbers that are not those of `size` parts.
pub(super) fn check(c: &mut Context<'_, '_>, numbers: Id, size: usize) -> Result<()> {
    let value = Item::Value(Value { id: numbers, kind: Kind::Int });
    let known = c.import.known(value).unwrap_or_default();
    let is_wrong = |number: &f64| *number < -(size as f64) || *number >= size as f64;
    match known.into_iter().find(is_wrong) {
        Some(number) => Err(format!("it reads index {number} of an axis of size {size}").into()),
        None => Ok(()),
    }
}

fn embedding<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    c.ignore("sparse"); // format of the gradient
    if c.flag("scale_grad_by_freq", false)? {
        return Err("its gradients are divided by the frequency of each index (scale_grad_by_freq), which is not supported".into());
    }
    let (table, numbers) = (c.id("weight")?, c.id("indices")?);
    let size = c.sizes("weight")?.first().copied().unwrap_or(0);
    check(c, numbers, size)?;
    let padding = c.int("padding_idx", -1)?;
    let graph = c.graph();
    let y = graph.gather(table, numbers)?;
    if padding < 0 {
        return float(y);
    }
    // The part with the padding number is not trained.
    let (padding, sizes) = (graph.scalar(padding as f64), graph.shape(numbers).sizes().to_vec());
    let is_padding = graph.binary(Binary::Equal, numbers, padding)?;
    let is_padding = graph.reshape(is_padding, &[&sizes[..], &[1]].concat())?;
    let stopped = graph.stop_gradient(y)?;
    float(graph.select(is_padding, stopped, y)?)
}

fn index_select<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from, numbers) = (c.value("self")?, c.sizes("self")?, c.id("index")?);
    let axis = c.axis("dim", 0, from.len())?;
    check(c, numbers, *from.get(axis).ok_or("its input is a number")?)?;
    one(gathered(c.graph(), x.id, axis, numbers)?, x.kind)
}

/// Returns x[numbers] along one axis; the other axes are unchanged.
fn index<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let numbers = c.optional_values("indices")?;
    let mut given = numbers.iter().enumerate().filter_map(|(axis, value)| Some((axis, (*value)?)));
    let (Some((axis, value)), None) = (given.next(), given.next()) else {
        return Err("it takes parts along several axes at once; wanted one".into());
    };
    // 8-bit numbers are also used as truth values.
    if matches!(value.kind, Kind::Bool | Kind::Narrow) {
        return Err("which parts it takes depends on truth values, and so do its sizes".into());
    }
    let &size = from.get(axis).ok_or("its input has fewer sizes")?;
    check(c, value.id, size)?;
    let numbers = from_start(c.graph(), value.id, size)?;
    one(gathered(c.graph(), x.id, axis, numbers)?, x.kind)
}

fn gather<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    c.ignore("sparse_grad");
    let (from, of_numbers) = (c.sizes("self")?, c.sizes("index")?);
    let axis = c.axis("dim", 0, from.len())?;
    let fits = of_numbers.len() == from.len()
        && !from.is_empty()
        && (0..from.len()).all(|other| other == axis || of_numbers[other] <= from[other]);
    if !fits {
        return Err(format!("its indices have sizes {of_numbers:?}, for {from:?}").into());
    }
    check_places(&from)?;
    let (x, numbers) = (c.value("self")?, c.id("index")?);
    check(c, numbers, from[axis])?;
    let graph = c.graph();
    let places = flat_places(graph, numbers, axis, &from)?;
    let table = flat(graph, x.id)?;
    one(graph.gather(table, places)?, x.kind)
}
