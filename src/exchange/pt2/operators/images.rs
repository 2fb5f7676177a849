//! Rearrangements of images and series: channels as positions, windows, diagonals.

use super::Table;
use super::convolution::each_axis;
use crate::exchange::build::moves::{padded, take};
use crate::exchange::build::shapes::MOST_MADE;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Made, one};

pub(super) const TABLE: Table = &[
    ("pixel_shuffle", pixel_shuffle),
    ("pixel_unshuffle", pixel_unshuffle),
    ("channel_shuffle", channel_shuffle),
    ("unfold", unfold),
    ("im2col", columns),
    ("diagonal", diagonal),
    ("repeat_interleave", repeat_each),
];

/// Returns a scale factor of sizes, 1 or more.
fn factor(c: &Context<'_, '_>, name: &str) -> Result<usize> {
    let factor = c.int(name, 0)?;
    let some = usize::try_from(factor).ok().filter(|factor| (1..1 << 20).contains(factor));
    some.ok_or_else(|| format!("argument '{name}' is {factor}; wanted 1 or more").into())
}

/// Returns the product of the sizes before the last three, and the last three: channels, height, width.
fn planes(from: &[usize]) -> Result<(usize, [usize; 3])> {
    match *from {
        [ref outer @ .., channels, height, width] => {
            Ok((outer.iter().product(), [channels, height, width]))
        }
        _ => Err(format!("its input has sizes {from:?}; wanted channels, height and width").into()),
    }
}

/// Converts (…, C r², H, W) → (…, C, H r, W r).
fn pixel_shuffle<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from, r) = (c.value("self")?, c.sizes("self")?, factor(c, "upscale_factor")?);
    let (outer, [channels, height, width]) = planes(&from)?;
    if channels % (r * r) != 0 {
        return Err(format!("its {channels} channels are not a multiple of {r}²").into());
    }
    let graph = c.graph();
    let apart = graph.reshape(x.id, &[outer, channels / (r * r), r, r, height, width])?;
    let moved = graph.transpose(apart, &[0, 1, 4, 2, 5, 3])?;
    let to = [&from[..from.len() - 3], &[channels / (r * r), height * r, width * r]].concat();
    one(graph.reshape(moved, &to)?, x.kind)
}

/// Converts (…, C, H r, W r) → (…, C r², H, W).
fn pixel_unshuffle<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from, r) = (c.value("self")?, c.sizes("self")?, factor(c, "downscale_factor")?);
    let (outer, [channels, height, width]) = planes(&from)?;
    if height % r != 0 || width % r != 0 {
        return Err(format!("its height {height} or width {width} is not a multiple of {r}").into());
    }
    let graph = c.graph();
    let apart = graph.reshape(x.id, &[outer, channels, height / r, r, width / r, r])?;
    let moved = graph.transpose(apart, &[0, 1, 3, 5, 2, 4])?;
    let to = [&from[..from.len() - 3], &[channels.saturating_mul(r * r), height / r, width / r]]
        .concat();
    one(graph.reshape(moved, &to)?, x.kind)
}

/// Reorders channels (N, g k, …) as (k, g).
fn channel_shuffle<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from, groups) = (c.value("self")?, c.sizes("self")?, factor(c, "groups")?);
    let &[items, channels, ref rest @ ..] = &from[..] else {
        return Err("its input has no channels".into());
    };
    if channels % groups != 0 {
        return Err(format!("its {channels} channels are not a multiple of {groups}").into());
    }
    let graph = c.graph();
    let inner = rest.iter().product();
    let apart = graph.reshape(x.id, &[items, groups, channels / groups, inner])?;
    let moved = graph.transpose(apart, &[0, 2, 1, 3])?;
    one(graph.reshape(moved, &from)?, x.kind)
}

/// Returns the positions of windows along an axis, one window after the other.
fn places(windows: usize, step: usize, size: usize, dilation: usize) -> Result<Vec<usize>> {
    match windows.checked_mul(size).filter(|&count| count <= MOST_MADE) {
        Some(count) => Ok((0..count).map(|n| n / size * step + n % size * dilation).collect()),
        None => Err(format!("it makes {windows} windows of {size}").into()),
    }
}

/// Replaces an axis by windows along it; the numbers of a window form a new last axis.
fn unfold<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let axis = c.axis("dimension", 0, from.len())?;
    let (size, step) = (factor(c, "size")?, factor(c, "step")?);
    let &whole = from.get(axis).ok_or("its input is a number")?;
    let left = whole.checked_sub(size).ok_or_else(|| format!("it takes {size} of {whole}"))?;
    let windows = left / step + 1;
    let graph = c.graph();
    let taken = take(graph, x.id, axis, &places(windows, step, size, 1)?)?;
    let apart = [&from[..axis], &[windows, size], &from[axis + 1..]].concat();
    let taken = graph.reshape(taken, &apart)?;
    let mut axes: Vec<usize> = (0..apart.len()).filter(|&other| other != axis + 1).collect();
    axes.push(axis + 1);
    one(graph.transpose(taken, &axes)?, x.kind)
}

/// Returns the windows of images (N, C, H, W) as columns: (N, C · window, windows).
fn columns<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let [kernel, dilation, stride] = [
        each_axis(c, "kernel_size", 2, 0)?,
        each_axis(c, "dilation", 2, 1)?,
        each_axis(c, "stride", 2, 1)?,
    ];
    let padding = each_axis(c, "padding", 2, 0)?;
    let &[items, channels, height, width] = &from[..] else {
        return Err(format!(
            "its input has sizes {from:?}; wanted items, channels, height and width"
        )
        .into());
    };
    if [&kernel, &dilation, &stride].iter().any(|numbers| numbers.contains(&0)) {
        return Err("its window, dilation or stride is 0".into());
    }
    let pads: Vec<(i64, i64)> =
        [0, 0, padding[0], padding[1]].iter().map(|&pad| (pad as i64, pad as i64)).collect();
    let mut y = padded(c.graph(), x.id, &pads, 0.0)?;
    let mut windows = [0; 2];
    for (number, size) in [height, width].into_iter().enumerate() {
        let reach = (kernel[number] - 1).saturating_mul(dilation[number]).saturating_add(1);
        let left = size.saturating_add(2 * padding[number]).checked_sub(reach);
        windows[number] = left.ok_or("its window does not fit")? / stride[number] + 1;
        let at = places(windows[number], stride[number], kernel[number], dilation[number])?;
        y = take(c.graph(), y, 2 + number, &at)?;
    }
    let graph = c.graph();
    let apart = [items, channels, windows[0], kernel[0], windows[1], kernel[1]];
    let y = graph.reshape(y, &apart)?;
    let y = graph.transpose(y, &[0, 1, 3, 5, 2, 4])?;
    let to = [items, channels.saturating_mul(kernel[0] * kernel[1]), windows[0] * windows[1]];
    one(graph.reshape(y, &to)?, x.kind)
}

/// Replaces two axes by a last axis with the numbers of a diagonal.
fn diagonal<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    let (a, b) = (c.axis("dim1", 0, from.len())?, c.axis("dim2", 1, from.len())?);
    let offset = c.int("offset", 0)?;
    if a == b || from.len() < 2 {
        return Err(format!("its input has sizes {from:?}; wanted two different axes").into());
    }
    let (rows, columns) = (from[a], from[b]);
    let down = usize::try_from(offset.saturating_neg()).unwrap_or(0);
    let right = usize::try_from(offset).unwrap_or(0);
    let count = rows.saturating_sub(down).min(columns.saturating_sub(right));
    let at: Vec<usize> = (0..count).map(|n| (n + down) * columns + n + right).collect();
    let mut axes: Vec<usize> = (0..from.len()).filter(|axis| ![a, b].contains(axis)).collect();
    let outer: Vec<usize> = axes.iter().map(|&axis| from[axis]).collect();
    axes.extend([a, b]);
    let graph = c.graph();
    let moved = graph.transpose(x.id, &axes)?;
    let flat = graph.reshape(moved, &[&outer[..], &[rows * columns]].concat())?;
    one(take(graph, flat, outer.len(), &at)?, x.kind)
}

/// Repeats each part along an axis; without an axis, each number.
fn repeat_each<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.value("self")?, c.sizes("self")?);
    c.ignore("output_size"); // determined by the repetitions
    let times = factor(c, "repeats")?;
    let is_flat = !c.has("dim");
    let axis = if is_flat { 0 } else { c.axis("dim", 0, from.len())? };
    let graph = c.graph();
    let y = if is_flat { graph.reshape(x.id, &[from.iter().product()])? } else { x.id };
    let &size = graph.shape(y).sizes().get(axis).ok_or("its input is a number")?;
    let at = places(size, 1, times, 0)?;
    one(take(graph, y, axis, &at)?, x.kind)
}
