//! Parts by their numbers.

use super::Table;
use crate::graph::Id;
use crate::graph::onnx::operators::indices::{
    check_places, flat, flat_places, from_start, gathered,
};
use crate::graph::onnx::problem::Result;
use crate::graph::pt2::context::{Context, Made, float, one};

pub(super) const TABLE: Table = &[
    ("embedding", embedding),
    ("gather", gather),
    ("index_select", index_select),
    ("index", index),
];

/// Refuses numbers that are known and none of `size` parts.
fn check(c: &mut Context<'_, '_>, numbers: Id, size: usize) -> Result<()> {
    let value = crate::graph::onnx::context::Value {
        id: numbers,
        kind: crate::graph::onnx::tensor::Kind::Int,
    };
    let known = c.import.known(crate::graph::pt2::context::Item::Value(value)).unwrap_or_default();
    let is_wrong = |number: &f64| *number < -(size as f64) || *number >= size as f64;
    match known.into_iter().find(is_wrong) {
        Some(number) => Err(format!("it wants part {number} of {size}").into()),
        None => Ok(()),
    }
}

fn embedding<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    // (They change gradients only, which are those of the whole table here.)
    ["padding_idx", "scale_grad_by_freq", "sparse"].iter().for_each(|name| c.ignore(name));
    let (table, numbers) = (c.id("weight")?, c.id("indices")?);
    let size = c.sizes("weight")?.first().copied().unwrap_or(0);
    check(c, numbers, size)?;
    float(c.graph().gather(table, numbers)?)
}

fn index_select<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from, numbers) = (c.value("self")?, c.sizes("self")?, c.id("index")?);
    let axis = c.axis("dim", 0, from.len())?;
    check(c, numbers, *from.get(axis).ok_or("its input is a number")?)?;
    one(gathered(c.graph(), x.id, axis, numbers)?, x.kind)
}

/// x[numbers] along one axis; others are left open.
fn index<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let numbers = c.optional_values("indices")?;
    let mut given = numbers.iter().enumerate().filter_map(|(axis, value)| Some((axis, (*value)?)));
    let (Some((axis, value)), None) = (given.next(), given.next()) else {
        return Err("it takes parts along several axes at once; wanted one".into());
    };
    if value.kind == crate::graph::onnx::tensor::Kind::Bool {
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
        return Err(format!("its numbers have sizes {of_numbers:?}, for {from:?}").into());
    }
    check_places(&from)?;
    let (x, numbers) = (c.value("self")?, c.id("index")?);
    check(c, numbers, from[axis])?;
    let graph = c.graph();
    let places = flat_places(graph, numbers, axis, &from)?;
    let table = flat(graph, x.id)?;
    one(graph.gather(table, places)?, x.kind)
}
