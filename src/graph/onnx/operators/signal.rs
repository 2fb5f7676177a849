//! Fourier transforms, as products with their matrices.

use std::f64::consts::TAU;

use super::Table;
use super::shapes::{MOST_MADE, made};
use crate::graph::onnx::context::{Context, Made, float};
use crate::graph::onnx::problem::Result;
use crate::graph::{Graph, Id};

pub(super) const TABLE: Table = &[("DFT", transform), ("STFT", short_time_transform)];

/// Points of a transform, at most: its matrix has as many rows and columns.
const MOST_POINTS: usize = 2048;

/// Real and imaginary part of a transform along the last size.
fn parts(
    graph: &mut Graph,
    x: Id,
    imaginary: Option<Id>,
    points: usize,
    count: usize,
    sign: f64,
) -> Result<[Id; 2]> {
    let length = *graph.shape(x).sizes().last().unwrap_or(&0);
    if points == 0 || points > MOST_POINTS || length != points {
        return Err(format!(
            "it transforms {length} numbers to {points}; wanted at most {MOST_POINTS}"
        )
        .into());
    }
    // (Whole turns are taken off first, so that no digit is lost.)
    let angle = |n: usize| TAU * ((n / count * (n % count)) % points) as f64 / points as f64;
    let cosines = made(graph, &[points, count], |n| angle(n).cos())?;
    let sines = made(graph, &[points, count], |n| sign * angle(n).sin())?;
    let (re, im) = (graph.matmul(x, cosines)?, graph.matmul(x, sines)?);
    let Some(imaginary) = imaginary else { return Ok([re, im]) };
    let (re_of_i, im_of_i) = (graph.matmul(imaginary, sines)?, graph.matmul(imaginary, cosines)?);
    Ok([graph.sub(re, re_of_i)?, graph.add(im, im_of_i)?])
}

/// Real and imaginary parts as a last size of two.
fn interleaved(graph: &mut Graph, [re, im]: [Id; 2]) -> Result<Id> {
    let sizes = [graph.shape(re).sizes(), &[1]].concat();
    let (re, im) = (graph.reshape(re, &sizes)?, graph.reshape(im, &sizes)?);
    Ok(graph.concat(&[re, im], -1)?)
}

/// Real and imaginary parts of a value whose last size is 1 or 2.
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
    if axis + 1 == from.len() || points > MOST_POINTS {
        return Err(format!("it transforms axis {axis} of {from:?} to {points} points").into());
    }
    let x = c.id(0)?;
    let graph = c.graph();
    let (re, im) = separated(graph, x)?;
    if inverse && onesided {
        return Err("half of a spectrum is not transformed back here".into());
    }
    let rank = from.len() - 1;
    let mut axes: Vec<usize> = (0..rank).collect();
    axes.swap(axis, rank - 1);
    let mut along = |x: Id| -> Result<Id> {
        let mut pads = vec![(0, 0); rank];
        pads[axis].1 = points as i64 - from[axis] as i64;
        let x = super::moves::padded(graph, x, &pads, 0.0)?;
        Ok(graph.transpose(x, &axes)?)
    };
    let re = along(re)?;
    let im = im.map(along).transpose()?;
    let count = if onesided { points / 2 + 1 } else { points };
    let mut both = parts(graph, re, im, points, count, if inverse { 1.0 } else { -1.0 })?;
    for part in &mut both {
        if inverse {
            let scale = graph.scalar(1.0 / points as f64);
            *part = graph.mul(*part, scale)?;
        }
        *part = graph.transpose(*part, &axes)?;
    }
    float(interleaved(graph, both)?)
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
    let &[batch, time, ..] = &from[..] else { return Err("its input is no signal".into()) };
    if step.is_nan() || step < 1.0 || length == 0 || length > time.min(MOST_POINTS) {
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
    let places: Vec<usize> = (0..frames * length).map(|n| n / length * step + n % length).collect();
    let mut framed = |x: Id| -> Result<Id> {
        let x = super::moves::take(graph, x, 1, &places)?;
        let x = graph.reshape(x, &[batch, frames, length])?;
        Ok(match window {
            Some(window) => graph.mul(x, window)?,
            None => x,
        })
    };
    let re = framed(re)?;
    let im = im.map(framed).transpose()?;
    let count = if onesided { length / 2 + 1 } else { length };
    let both = parts(graph, re, im, length, count, -1.0)?;
    float(interleaved(graph, both)?)
}
