//! Values that follow from their sizes.

use super::Table;
use crate::exchange::build::shapes::{MOST_MADE, made, sizes};
use crate::exchange::pt2::context::{Context, Item, Made, one};
use crate::exchange::value::Kind;
use crate::graph::Shape;

pub(super) const TABLE: Table = &[
    ("zeros", |c| full(c, Some(0.0))),
    ("ones", |c| full(c, Some(1.0))),
    ("full", |c| full(c, None)),
    // The numbers are not specified; 0 is used.
    ("empty", |c| full(c, Some(0.0))),
    ("empty_like", |c| full(c, Some(0.0))),
    ("new_empty", |c| full(c, Some(0.0))),
    ("new_zeros", |c| full(c, Some(0.0))),
    ("new_ones", |c| full(c, Some(1.0))),
    ("new_full", |c| full(c, None)),
    ("zeros_like", |c| full(c, Some(0.0))),
    ("ones_like", |c| full(c, Some(1.0))),
    ("full_like", |c| full(c, None)),
    ("zero", |c| full(c, Some(0.0))),
    ("fill", |c| full(c, None)),
    ("arange", arange),
    ("eye", eye),
    ("scalar_tensor", |c| {
        let (value, kind) = (c.value("s")?, c.kind("dtype")?);
        one(value.id, kind.unwrap_or(Kind::Float))
    }),
    ("item", item),
    ("_local_scalar_dense", item),
];

/// Returns the same number at all positions, with given sizes or those of another value.
fn full<'m>(c: &mut Context<'_, 'm>, number: Option<f64>) -> Made<'m> {
    let own = if c.has("self") { Some(c.value("self")?.kind) } else { None };
    let wanted = match c.has("size") {
        true => sizes(&c.some_ints("size")?)?,
        false => c.sizes("self")?,
    };
    let name = if c.has("value") { "value" } else { "fill_value" };
    let (value, usual) = match number {
        Some(number) => (c.graph().scalar(number), Kind::Float),
        None => {
            let value = c.value(name)?;
            (value.id, value.kind)
        }
    };
    let kind = c.kind("dtype")?.or(own).unwrap_or(usual);
    let shape: Shape = c.graph().shape(value).with_sizes(&wanted);
    one(c.graph().expand(value, &shape)?, kind)
}

fn arange<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let is_whole =
        ["start", "end", "step"].iter().all(|name| !matches!(c.item(name), Ok(Item::Float(_))));
    let (start, step) = (c.float("start", 0.0)?, c.float("step", 1.0)?);
    let end = c.number("end")?.ok_or("it has no end")?;
    let count = ((end - start) / step).ceil().max(0.0);
    if count.is_nan() || count > MOST_MADE as f64 {
        return Err(format!("it makes {count} numbers; wanted at most {MOST_MADE}").into());
    }
    let kind = c.kind("dtype")?.unwrap_or(if is_whole { Kind::Int } else { Kind::Float });
    one(made(c.graph(), &[count as usize], |n| start + n as f64 * step)?, kind)
}

fn eye<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let rows = c.int("n", 0)?;
    let wanted = sizes(&[rows, c.int("m", rows)?])?;
    let (columns, kind) = (wanted[1], c.kind("dtype")?);
    let is_on = |n: usize| f64::from(u8::from(n % columns == n / columns));
    one(made(c.graph(), &wanted, is_on)?, kind.unwrap_or(Kind::Float))
}

/// Returns a known value as a number.
fn item<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let kind = c.value("self")?.kind;
    let number = c.float("self", 0.0)?;
    Ok(vec![match kind {
        Kind::Float => Item::Float(number),
        Kind::Int | Kind::Narrow => Item::Int(number as i64),
        Kind::Bool => Item::Bool(number != 0.0),
    }])
}
