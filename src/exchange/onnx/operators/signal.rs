//! Fourier transforms.

use super::Table;
use crate::exchange::build::shapes::MOST_MADE;
use crate::exchange::onnx::context::{Context, Made, float};

use crate::exchange::problem::Result;
use crate::graph::{Graph, Id};

pub(super) const TABLE: Table = &[("DFT", transform), ("STFT", short_time_transform)];

/// Largest number of points in a transform: a small file must not need much memory.
const MOST_POINTS: usize = 1 << 16;

/// Returns the real and imaginary parts of a value whose last size is 1 or 2.
fn separated(graph: &mut Graph, x: Id) -> Result<(Id, Option<Id>)> {
    let sizes = graph.shape(x).sizes().to_vec();
    let (&last, rest) = sizes.split_last().ok_or("its input is a number")?;
    let mut part = |n: usize| -> Result<Id> {
        let part = graph.slice(x, -1, n, n + 1)?;
        Ok(graph.reshape(part, rest)?)
    };
    match last {
        1 => Ok((part(0)?, None)),
        2 => Ok((part(0)?, Some(part(1)?))),
        last => {
            Err(format!("its input's last size is {last}; wanted 1 or 2, real and imaginary parts")
                .into())
        }
    }
}

/// Transforms along the last axis before the axis of the parts; values may be real.
fn along_lines(
    graph: &mut Graph,
    x: Id,
    points: usize,
    inverse: bool,
    onesided: bool,
) -> Result<Id> {
    if points > MOST_POINTS {
        return Err(format!("it has {points} points; wanted at most {MOST_POINTS}").into());
    }
    let (re, im) = separated(graph, x)?;
    let count = points / 2 + 1;
    match im {
        None if onesided => return Ok(graph.rfft(re, Some(points))?),
        None => {}
        Some(_) if inverse => return Ok(graph.ifft(x, Some(points))?),
        Some(_) => {
            let whole = graph.fft(x, Some(points))?;
            return Ok(if onesided { graph.slice(whole, -2, 0, count)? } else { whole });
        }
    }
    let zero = graph.scalar(0.0);
    let pairs = graph.complex(re, zero)?;
    Ok(if inverse { graph.ifft(pairs, Some(points))? } else { graph.fft(pairs, Some(points))? })
}

fn transform(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let axis = match c.version < 20 {
        true => c.int("axis", 1)?,
        false => c.known_number(2)?.unwrap_or(-2.0) as i64,
    };
    let axis = c.axis(axis, from.len())?;
    let (inverse, onesided) = (c.flag("inverse", false)?, c.flag("onesided", false)?);
    let points = match c.known_number(1)? {
        Some(points) if points >= 1.0 => points as usize,
        Some(points) => return Err(format!("it has {points} points").into()),
        None => from[axis],
    };
    if axis + 1 == from.len() {
        return Err(format!("it transforms axis {axis} of {from:?}, that of the parts").into());
    }
    if inverse && onesided {
        return Err("half of a spectrum is not transformed back here".into());
    }
    let x = c.id(0)?;
    let graph = c.graph();
    // This permutation is its own inverse.
    let mut axes: Vec<usize> = (0..from.len()).collect();
    axes.swap(axis, from.len() - 2);
    let x = graph.transpose(x, &axes)?;
    let made = along_lines(graph, x, points, inverse, onesided)?;
    float(graph.transpose(made, &axes)?)
}

fn short_time_transform(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let step = c.known_number(1)?.ok_or("it has no step")?;
    let window = if c.has(2) { Some(c.constant(2)?.id) } else { None };
    let length = match (c.known_number(3)?, window) {
        (Some(length), _) => length as usize,
        (None, Some(window)) => c.graph().shape(window).len(),
        (None, None) => return Err("it has neither a window nor a length".into()),
    };
    let onesided = c.flag("onesided", true)?;
    let &[batch, time, ..] = &from[..] else { return Err("its input is not a signal".into()) };
    if step.is_nan() || step < 1.0 || length == 0 || length > time {
        return Err(format!("its frames have {length} of {time} numbers, {step} apart").into());
    }
    let step = step as usize;
    let frames = (time - length) / step + 1;
    if frames.checked_mul(length).is_none_or(|numbers| numbers > MOST_MADE) {
        return Err(format!("it has {frames} frames of {length} numbers").into());
    }
    let x = c.id(0)?;
    let graph = c.graph();
    let with_parts = if from.len() == 2 { graph.reshape(x, &[batch, time, 1])? } else { x };
    let (re, im) = separated(graph, with_parts)?;
    let mut framed = |x: Id| -> Result<Id> {
        let frames = graph.frames(x, length, step)?;
        Ok(match window {
            Some(window) => graph.mul(frames, window)?,
            None => frames,
        })
    };
    let (re, im) = (framed(re)?, im.map(framed).transpose()?);
    let Some(im) = im else {
        let sizes = [graph.shape(re).sizes(), &[1]].concat();
        let x = graph.reshape(re, &sizes)?;
        return float(along_lines(graph, x, length, false, onesided)?);
    };
    let x = graph.complex(re, im)?;
    float(along_lines(graph, x, length, false, onesided)?)
}
