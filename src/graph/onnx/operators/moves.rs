//! Reorderings and selections of the same numbers.

use super::Table;
use super::shapes::{made, sizes};
use crate::graph::onnx::context::{Context, Made, Value, one};
use crate::graph::onnx::problem::Result;
use crate::graph::shape::can_be_multiplied;
use crate::graph::{Graph, Id};

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

/// Returns the parts with these numbers along an axis.
pub(in crate::graph) fn take(
    graph: &mut Graph,
    x: Id,
    axis: usize,
    numbers: &[usize],
) -> Result<Id> {
    let size = graph.shape(x).sizes()[axis];
    debug_assert!(numbers.iter().all(|&number| number < size));
    if numbers.len() == size && numbers.iter().enumerate().all(|(place, &number)| place == number) {
        return Ok(x);
    }
    let numbers: Vec<f64> = numbers.iter().map(|&number| number as f64).collect();
    let numbers = graph.constant(&[numbers.len()], &numbers)?;
    super::indices::gathered(graph, x, axis, numbers)
}

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

/// The part of an axis that a slice selects.
pub(in crate::graph) struct Part {
    pub(in crate::graph) start: usize,
    pub(in crate::graph) count: usize,
    pub(in crate::graph) step: isize,
}

impl Part {
    /// Creates a part. Negative numbers count from the end; the part is limited to the axis.
    pub(in crate::graph) fn new(size: usize, start: i64, end: i64, step: i64) -> Result<Self> {
        let whole = size as i64;
        let at = |place: i64| if place < 0 { place.saturating_add(whole) } else { place };
        let (start, end, reach) = match step {
            0 => return Err("its step is 0".into()),
            1.. => {
                let (start, end) = (at(start).clamp(0, whole), at(end).clamp(0, whole));
                (start, end, end - start)
            }
            _ => {
                let last = whole - 1;
                let (start, end) = (at(start).clamp(0, last.max(0)), at(end).clamp(-1, last));
                (start.min(last), end, start.min(last) - end)
            }
        };
        debug_assert!(end <= whole);
        let count = if reach > 0 { (reach as u64).div_ceil(step.unsigned_abs()) } else { 0 };
        // With a single part the step has no effect, and it may be very large.
        let step = if count > 1 { step as isize } else { 1 };
        Ok(Self { start: start.max(0) as usize, count: count as usize, step })
    }
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

/// Pads a value with a number; negative padding cuts the value.
pub(in crate::graph) fn padded(
    graph: &mut Graph,
    x: Id,
    pads: &[(i64, i64)],
    value: f64,
) -> Result<Id> {
    let mut y = x;
    let mut added = Vec::with_capacity(pads.len());
    for (axis, &(low, high)) in pads.iter().enumerate() {
        let size = graph.shape(y).sizes()[axis];
        let cut = |pad: i64| usize::try_from(pad.saturating_neg()).unwrap_or(0);
        let (from, to) = (cut(low), size.checked_sub(cut(high)));
        let to = to.filter(|&to| from <= to).ok_or("it cuts off more than the whole axis")?;
        y = graph.slice(y, axis as isize, from, to)?;
        let add = |pad: i64| usize::try_from(pad).unwrap_or(0);
        added.push((add(low), add(high)));
    }
    let within = graph.shape(y).sizes().to_vec();
    check_padding(&within, &added)?;
    let zeros = graph.pad(y, &added)?;
    if value == 0.0 || zeros == y {
        return Ok(zeros);
    }
    let sizes = graph.shape(zeros).sizes().to_vec();
    let is_within = made(graph, &sizes, |mut place| {
        let is = |axis: usize| {
            let at = place % sizes[axis];
            place /= sizes[axis];
            (added[axis].0..added[axis].0 + within[axis]).contains(&at)
        };
        f64::from(u8::from((0..sizes.len()).rev().all(is)))
    })?;
    let value = graph.scalar(value);
    Ok(graph.select(is_within, zeros, value)?)
}

/// Returns an error for padding that makes a value too large.
fn check_padding(sizes: &[usize], added: &[(usize, usize)]) -> Result<()> {
    let padded = sizes
        .iter()
        .zip(added)
        .map(|(&size, &(low, high))| size.checked_add(low)?.checked_add(high));
    let padded: Option<Vec<usize>> = padded.collect();
    match padded.is_some_and(|padded| can_be_multiplied(&padded)) {
        true => Ok(()),
        false => Err(format!("it adds {added:?} to {sizes:?}").into()),
    }
}

/// Returns the source position for each position along an axis that is padded with numbers of the value itself.
pub(in crate::graph) fn around(
    mode: &str,
    size: usize,
    (low, high): (i64, i64),
) -> Result<Vec<usize>> {
    let (whole, end) = (size as i64, (size as i64).saturating_add(high));
    let count = end.saturating_add(low);
    if size == 0 || count < 0 || count > super::shapes::MOST_MADE as i64 {
        return Err(format!("it adds {low} and {high} to {size}").into());
    }
    let number = |place: i64| match mode {
        "edge" => place.clamp(0, whole - 1),
        "wrap" => place.rem_euclid(whole),
        _ if whole == 1 => 0,
        // Reflection, back and forth.
        _ => {
            let period = 2 * (whole - 1);
            let place = place.rem_euclid(period);
            place.min(period - place)
        }
    };
    Ok((-low..end).map(|place| number(place) as usize).collect())
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
    let is_good = items <= super::windows::MOST_ITEMS
        && items.checked_mul(places).is_some_and(|numbers| numbers <= super::shapes::MOST_MADE);
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
