//! Sizes of values, and values that follow from sizes.

use super::Table;
use crate::exchange::build::shapes::MOST_MADE;
use crate::exchange::build::shapes::made;
use crate::exchange::build::shapes::sizes;
use crate::exchange::onnx::context::{Context, Made, one};
use crate::exchange::onnx::message::Content;
use crate::exchange::onnx::tensor::kind_of;
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::Graph;
use crate::kernels::elementwise::MOST_SIZES;

pub(super) const TABLE: Table = &[
    ("Constant", constant),
    ("ConstantOfShape", constant_of_shape),
    ("EyeLike", eye_like),
    ("Expand", expand),
    ("Flatten", flatten),
    ("Range", range),
    ("Reshape", reshape),
    ("Shape", shape),
    ("Size", size),
    ("Squeeze", squeeze),
    ("Tile", tile),
    ("Unsqueeze", unsqueeze),
];

/// Adds whole numbers as a value.
fn ints(graph: &mut Graph, numbers: impl IntoIterator<Item = usize>) -> Made {
    let numbers: Vec<f64> = numbers.into_iter().map(|number| number as f64).collect();
    one(graph.constant(&[numbers.len()], &numbers)?, Kind::Int)
}

fn constant(c: &mut Context<'_, '_>) -> Made {
    let list = |c: &mut Context<'_, '_>, numbers: Vec<f64>, kind| {
        one(c.graph().constant(&[numbers.len()], &numbers)?, kind)
    };
    let Some(given) = c.attributes.first() else { return Err("it has no value".into()) };
    c.ignore(given.name); // whatever its name
    match given.content {
        Content::Tensor(tensor) => {
            let (numbers, sizes) = (c.import.numbers(tensor)?, tensor.checked_sizes()?);
            let kind = match tensor.data_type {
                10 | 11 | 16 => Kind::Float,
                // A constant may contain whole numbers of any type.
                2..=5 | 12 | 13 => Kind::Int,
                other => kind_of(other)?,
            };
            one(c.graph().constant(&sizes, &numbers)?, kind)
        }
        Content::Float(value) => one(c.graph().scalar(f64::from(*value)), Kind::Float),
        Content::Int(value) => one(c.graph().scalar(*value as f64), Kind::Int),
        Content::Floats(values) => {
            list(c, values.iter().map(|&value| f64::from(value)).collect(), Kind::Float)
        }
        Content::Ints(values) => {
            list(c, values.iter().map(|&value| value as f64).collect(), Kind::Int)
        }
        _ => Err(format!("its '{}' is neither numbers nor a dense tensor", given.name).into()),
    }
}

fn constant_of_shape(c: &mut Context<'_, '_>) -> Made {
    let wanted = sizes(&c.known_ints(0)?.ok_or("it has no input 0")?)?;
    let (value, kind) = match c.tensor("value")? {
        None => (0.0, Kind::Float),
        Some(tensor) => match c.import.numbers(tensor)?[..] {
            [value] => (value, kind_of(tensor.data_type)?),
            _ => return Err("its value is not one number".into()),
        },
    };
    let value = c.graph().scalar(value);
    let shape = crate::graph::Shape::shared(&wanted);
    one(c.graph().expand(value, &shape)?, kind)
}

fn eye_like(c: &mut Context<'_, '_>) -> Made {
    let &[rows, columns] = &c.sizes(0)?[..] else { return Err("its input is not a matrix".into()) };
    let kind = match c.int("dtype", 0)? {
        0 => c.value(0)?.kind,
        code => kind_of(code)?,
    };
    let k = c.int("k", 0)?;
    let is_on = |n: usize| (n % columns) as i64 == ((n / columns) as i64).saturating_add(k);
    one(made(c.graph(), &[rows, columns], |n| f64::from(u8::from(is_on(n))))?, kind)
}

/// Expands the value; its sizes broadcast with the requested sizes.
fn expand(c: &mut Context<'_, '_>) -> Made {
    let x = c.value(0)?;
    let wanted = sizes(&c.known_ints(1)?.ok_or("it has no input 1")?)?;
    let graph = c.graph();
    let shape = graph.shape(x.id).clone();
    let both = shape.broadcast(&crate::graph::Shape::shared(&wanted));
    let both = both.ok_or_else(|| format!("{shape} does not repeat to {wanted:?}"))?;
    one(graph.expand(x.id, &both)?, x.kind)
}

fn flatten(c: &mut Context<'_, '_>) -> Made {
    let (x, sizes) = (c.value(0)?, c.sizes(0)?);
    let rank = sizes.len();
    let axis = match c.int("axis", 1)? {
        axis if axis == rank as i64 => rank,
        axis => c.axis(axis, rank)?,
    };
    let of = |sizes: &[usize]| sizes.iter().product::<usize>();
    let (before, after) = (of(&sizes[..axis]), of(&sizes[axis..]));
    one(c.graph().reshape(x.id, &[before, after])?, x.kind)
}

fn range(c: &mut Context<'_, '_>) -> Made {
    let kind = c.constant(0)?.kind;
    let mut bounds = [0.0; 3];
    for (input, bound) in bounds.iter_mut().enumerate() {
        *bound = c.known_number(input)?.ok_or_else(|| format!("it has no input {input}"))?;
    }
    let [start, limit, step] = bounds;
    let count = ((limit - start) / step).ceil().max(0.0);
    if !(0.0..=MOST_MADE as f64).contains(&count) {
        return Err(format!("it makes {count} numbers; wanted at most {MOST_MADE}").into());
    }
    one(made(c.graph(), &[count as usize], |n| start + n as f64 * step)?, kind)
}

fn reshape(c: &mut Context<'_, '_>) -> Made {
    let (x, from) = (c.value(0)?, c.sizes(0)?);
    let wanted = match c.ints("shape")? {
        Some(wanted) => wanted.clone(),
        None => c.known_ints(1)?.ok_or("it has no input 1")?,
    };
    let keeps_zeros = c.flag("allowzero", false)?;
    let len: usize = from.iter().product();
    let mut to = Vec::with_capacity(wanted.len());
    let mut open = None;
    for (place, &size) in wanted.iter().enumerate() {
        to.push(match size {
            0 if !keeps_zeros => *from
                .get(place)
                .ok_or("a size of 0 stands for a size that the input does not have")?,
            -1 if open.is_none() => {
                open = Some(place);
                1
            }
            size => sizes(&[size])?[0],
        });
    }
    if let Some(place) = open {
        let others = to.iter().try_fold(1_usize, |product, &size| product.checked_mul(size));
        match others {
            Some(others) if others > 0 && len.is_multiple_of(others) => to[place] = len / others,
            _ => return Err(format!("{from:?} does not become {wanted:?}").into()),
        }
    }
    one(c.graph().reshape(x.id, &to)?, x.kind)
}

fn shape(c: &mut Context<'_, '_>) -> Made {
    let sizes = c.sizes(0)?;
    let rank = sizes.len() as i64;
    let place =
        |at: i64| (if at < 0 { at.saturating_add(rank) } else { at }).clamp(0, rank) as usize;
    let (start, end) = (place(c.int("start", 0)?), place(c.int("end", rank)?));
    ints(c.graph(), sizes[start..end.max(start)].iter().copied())
}

fn size(c: &mut Context<'_, '_>) -> Made {
    let count = c.sizes(0)?.iter().product::<usize>();
    one(c.graph().scalar(count as f64), Kind::Int)
}

fn squeeze(c: &mut Context<'_, '_>) -> Made {
    let (x, from) = (c.value(0)?, c.sizes(0)?);
    let dropped = match c.ints_or_input("axes", 1)? {
        Some(axes) => c.axes(&axes, from.len())?,
        None => (0..from.len()).filter(|&axis| from[axis] == 1).collect(),
    };
    if let Some(&axis) = dropped.iter().find(|&&axis| from[axis] != 1) {
        return Err(format!("axis {axis} of {from:?} is not 1").into());
    }
    let kept = (0..from.len()).filter(|axis| !dropped.contains(axis));
    let to: Vec<usize> = kept.map(|axis| from[axis]).collect();
    one(c.graph().reshape(x.id, &to)?, x.kind)
}

fn unsqueeze(c: &mut Context<'_, '_>) -> Made {
    let (x, from) = (c.value(0)?, c.sizes(0)?);
    let axes = c.ints_or_input("axes", 1)?.ok_or("it has no axes")?;
    let rank = from.len() + axes.len();
    if rank > MOST_SIZES {
        return Err(format!("it has {rank} sizes; wanted at most {MOST_SIZES}").into());
    }
    let axes = c.axes(&axes, rank)?;
    let mut rest = from.iter();
    let size = |axis: usize| match axes.contains(&axis) {
        true => 1,
        false => rest.next().copied().unwrap_or(1),
    };
    let to: Vec<usize> = (0..rank).map(size).collect();
    one(c.graph().reshape(x.id, &to)?, x.kind)
}

fn tile(c: &mut Context<'_, '_>) -> Made {
    let x = c.value(0)?;
    let times = sizes(&c.known_ints(1)?.ok_or("it has no input 1")?)?;
    let tiled = c.graph().tile(x.id, &times)?;
    Ok(vec![Value { id: tiled, kind: x.kind }])
}
