//! Reorderings and selections of the same numbers.

use super::Table;
use crate::exchange::build::moves::Part;
use crate::exchange::build::moves::around;
use crate::exchange::build::moves::padded;
use crate::exchange::build::moves::take;
use crate::exchange::build::shapes::{made, sizes};
use crate::exchange::onnx::context::{Context, Made, one};
use crate::exchange::problem::Result;
use crate::exchange::value::Value;
use crate::graph::Id;

pub(super) const TABLE: Table = &[
    ("CenterCropPad", center_crop_pad),
    ("Compress", compress),
    ("Concat", concat),
    ("DepthToSpace", depth_to_space),
    ("Pad", pad),
    ("ReverseSequence", reverse_sequence),
    ("Slice", slice),
    ("SpaceToDepth", space_to_depth),
    ("Split", split),
    ("Transpose", transpose),
    ("Trilu", trilu),
];

fn transpose(c: &mut Context<'_, '_>) -> Made {
    let (x, rank) = (c.value(0)?, c.rank(0)?);
    let axes = match c.ints("perm")? {
        Some(axes) => c.axes(axes, rank)?,
        None => (0..rank).rev().collect(),
    };
    one(c.graph().transpose(x.id, &axes)?, x.kind)
}

fn concat(c: &mut Context<'_, '_>) -> Made {
    let values = c.values()?;
    let first = *values.first().ok_or("it has no inputs")?;
    let rank = c.rank(0)?;
    let axis = c.axis(c.int("axis", 1)?, rank)?;
    let ids: Vec<Id> = values.iter().map(|value| value.id).collect();
    one(c.graph().concat(&ids, axis as isize)?, first.kind)
}

fn split(c: &mut Context<'_, '_>) -> Made {
    let (x, from) = (c.value(0)?, c.sizes(0)?);
    let axis = c.axis(c.int("axis", 0)?, from.len())?;
    let parts = match c.ints_or_input("split", 1)? {
        Some(parts) if parts.len() > c.outputs.max(1) => {
            return Err(format!("it has {} parts and {} outputs", parts.len(), c.outputs).into());
        }
        Some(parts) => sizes(&parts)?,
        None => {
            let count = usize::try_from(c.int("num_outputs", c.outputs as i64)?).unwrap_or(0);
            if count == 0 || count > c.outputs.max(1) {
                return Err(format!("it has {count} parts and {} outputs", c.outputs).into());
            }
            // The last part may be smaller.
            let each = from[axis].div_ceil(count);
            let start = |part: usize| (part * each).min(from[axis]);
            (0..count).map(|part| start(part + 1) - start(part)).collect()
        }
    };
    let parts = c.graph().split(x.id, axis as isize, &parts)?;
    Ok(parts.into_iter().map(|id| Value { id, kind: x.kind }).collect())
}

fn slice(c: &mut Context<'_, '_>) -> Made {
    let (x, from) = (c.value(0)?, c.sizes(0)?);
    let starts = c.ints_or_input("starts", 1)?.ok_or("it has no starts")?;
    let ends = c.ints_or_input("ends", 2)?.ok_or("it has no ends")?;
    let axes = match c.ints_or_input("axes", 3)? {
        Some(axes) => c.axes(&axes, from.len())?,
        None => (0..from.len()).collect(),
    };
    let steps = c.known_ints(4)?.unwrap_or_else(|| vec![1; starts.len()]);
    if starts.len() != ends.len() || starts.len() != steps.len() || starts.len() > axes.len() {
        return Err("its starts, ends, axes and steps differ in number".into());
    }
    let mut y = x.id;
    for (place, &axis) in axes.iter().enumerate().take(starts.len()) {
        let part = Part::new(from[axis], starts[place], ends[place], steps[place])?;
        y = c.graph().slice_steps(y, axis as isize, part.start, part.count, part.step)?;
    }
    one(y, x.kind)
}

fn pad(c: &mut Context<'_, '_>) -> Made {
    let (x, from) = (c.value(0)?, c.sizes(0)?);
    let pads = match c.ints("pads")? {
        Some(pads) => pads.clone(),
        None => c.known_ints(1)?.ok_or("it has no pads")?,
    };
    let axes = match c.known_ints(3)? {
        Some(axes) => c.axes(&axes, from.len())?,
        None => (0..from.len()).collect(),
    };
    if pads.len() != 2 * axes.len() {
        return Err(format!(
            "it has {} pads; wanted two for each of {} axes",
            pads.len(),
            axes.len()
        )
        .into());
    }
    let mut each = vec![(0, 0); from.len()];
    for (place, &axis) in axes.iter().enumerate() {
        each[axis] = (pads[place], pads[axes.len() + place]);
    }
    let value = match c.float_ref("value")? {
        Some(&value) => f64::from(value),
        None => c.known_number(2)?.unwrap_or(0.0),
    };
    let mode = c.text("mode", "constant")?;
    let y = match mode {
        "constant" => padded(c.graph(), x.id, &each, value)?,
        "edge" | "reflect" | "wrap" => {
            let mut y = x.id;
            for (axis, &pair) in each.iter().enumerate() {
                let numbers = around(mode, from[axis], pair)?;
                y = take(c.graph(), y, axis, &numbers)?;
            }
            y
        }
        other => return Err(format!("attribute 'mode' is '{other}'").into()),
    };
    one(y, x.kind)
}

fn center_crop_pad(c: &mut Context<'_, '_>) -> Made {
    let (x, from) = (c.value(0)?, c.sizes(0)?);
    let wanted = c.known_ints(1)?.ok_or("it has no input 1")?;
    let axes = match c.ints("axes")? {
        Some(axes) => c.axes(axes, from.len())?,
        None => (0..from.len()).collect(),
    };
    if wanted.len() != axes.len() {
        return Err("its sizes and axes differ in number".into());
    }
    let mut pads = vec![(0, 0); from.len()];
    for (&axis, size) in axes.iter().zip(sizes(&wanted)?) {
        let more = size as i64 - from[axis] as i64;
        // If an odd number is added or cut, the smaller part is at the start.
        let first = if more >= 0 { more / 2 } else { -(-more / 2) };
        pads[axis] = (first, more - first);
    }
    one(padded(c.graph(), x.id, &pads, 0.0)?, x.kind)
}

fn compress(c: &mut Context<'_, '_>) -> Made {
    let (x, from) = (c.value(0)?, c.sizes(0)?);
    let condition = c.known(1)?;
    let (id, axis) = match c.int_ref("axis")? {
        Some(&axis) => (x.id, c.axis(axis, from.len())?),
        None => {
            let flat = from.iter().product();
            (c.graph().reshape(x.id, &[flat])?, 0)
        }
    };
    let size = c.graph().shape(id).sizes()[axis];
    let kept: Vec<usize> = (0..condition.len()).filter(|&n| condition[n] != 0.0).collect();
    if kept.last().is_some_and(|&last| last >= size) {
        return Err(format!("its condition is longer than axis {axis}, {size}").into());
    }
    one(take(c.graph(), id, axis, &kept)?, x.kind)
}

/// Returns the block size of a conversion between space and channels, and the sizes (N, C, H, W).
fn block(c: &Context<'_, '_>) -> Result<([usize; 4], usize)> {
    let sizes: [usize; 4] =
        c.sizes(0)?.try_into().map_err(|_| "its input does not have four sizes")?;
    match c.int("blocksize", 0)? {
        block @ 1..=0x1_0000 => Ok((sizes, block as usize)),
        block => Err(format!("attribute 'blocksize' is {block}").into()),
    }
}

fn depth_to_space(c: &mut Context<'_, '_>) -> Made {
    let ([n, channels, h, w], b) = block(c)?;
    let depth = channels / (b * b);
    let x = c.value(0)?;
    let mode = c.text("mode", "DCR")?;
    let (sizes, axes) = match mode {
        "DCR" => ([n, b, b, depth, h, w], [0, 3, 4, 1, 5, 2]),
        "CRD" => ([n, depth, b, b, h, w], [0, 1, 4, 2, 5, 3]),
        other => return Err(format!("attribute 'mode' is '{other}'").into()),
    };
    let graph = c.graph();
    let y = graph.reshape(x.id, &sizes)?;
    let y = graph.transpose(y, &axes)?;
    one(graph.reshape(y, &[n, depth, h * b, w * b])?, x.kind)
}

fn space_to_depth(c: &mut Context<'_, '_>) -> Made {
    let ([n, channels, h, w], b) = block(c)?;
    let x = c.value(0)?;
    let axes = match c.text("mode", "DCR")? {
        "DCR" => [0, 3, 5, 1, 2, 4],
        "CRD" => [0, 1, 3, 5, 2, 4],
        other => return Err(format!("attribute 'mode' is '{other}'").into()),
    };
    let graph = c.graph();
    let y = graph.reshape(x.id, &[n, channels, h / b, b, w / b, b])?;
    let y = graph.transpose(y, &axes)?;
    one(graph.reshape(y, &[n, channels * b * b, h / b, w / b])?, x.kind)
}

/// Returns an error if there are too many items to process separately, each with a table of `places`.
pub(super) fn check_parts(items: usize, places: usize) -> Result<()> {
    let is_good = items <= crate::exchange::build::windows::MOST_ITEMS
        && items
            .checked_mul(places)
            .is_some_and(|numbers| numbers <= crate::exchange::build::shapes::MOST_MADE);
    match is_good {
        true => Ok(()),
        false => Err(format!("it has {items} items of {places} places by themselves").into()),
    }
}

fn reverse_sequence(c: &mut Context<'_, '_>) -> Made {
    let (x, from) = (c.value(0)?, c.sizes(0)?);
    let lengths = c.known_ints(1)?.ok_or("it has no lengths")?;
    let batch = c.axis(c.int("batch_axis", 1)?, from.len())?;
    let time = c.axis(c.int("time_axis", 0)?, from.len())?;
    if batch == time || lengths.len() != from[batch] {
        return Err(format!("it has {} lengths for {from:?}", lengths.len()).into());
    }
    check_parts(lengths.len(), from[time])?;
    let mut parts = Vec::with_capacity(lengths.len());
    for (number, length) in sizes(&lengths)?.into_iter().enumerate() {
        if length > from[time] {
            return Err(format!("a length is {length}; wanted at most {}", from[time]).into());
        }
        let order: Vec<usize> = (0..length).rev().chain(length..from[time]).collect();
        let part = c.graph().slice(x.id, batch as isize, number, number + 1)?;
        parts.push(take(c.graph(), part, time, &order)?);
    }
    one(c.graph().concat(&parts, batch as isize)?, x.kind)
}

fn trilu(c: &mut Context<'_, '_>) -> Made {
    let (x, from) = (c.value(0)?, c.sizes(0)?);
    let &[.., rows, columns] = &from[..] else { return Err("its input is not a matrix".into()) };
    let k = c.known_number(1)?.unwrap_or(0.0);
    let is_upper = c.flag("upper", true)?;
    let graph = c.graph();
    let mask = made(graph, &[rows, columns], |n| {
        let right = (n % columns) as f64 - (n / columns) as f64;
        f64::from(u8::from(if is_upper { right >= k } else { right <= k }))
    })?;
    let zero = graph.scalar(0.0);
    one(graph.select(mask, x.id, zero)?, x.kind)
}
