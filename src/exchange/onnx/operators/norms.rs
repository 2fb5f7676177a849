//! Normalisations.

use super::Table;
use super::windows::batch_and_channels;
use crate::exchange::build::norms::batch_norm;
use crate::exchange::build::norms::inverse_deviation;
use crate::exchange::build::norms::of_channels;
use crate::exchange::onnx::context::{Context, Made, float};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Binary, ConvolutionOptions, Graph, Id, Unary};

pub(super) const TABLE: Table = &[
    ("BatchNormalization", batch),
    ("GroupNormalization", group),
    ("InstanceNormalization", instance),
    ("LRN", local_response),
    ("LayerNormalization", layer),
    ("LpNormalization", lp),
    ("MeanVarianceNormalization", mean_variance),
    ("RMSNormalization", root_mean_square),
];

fn batch(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let channels = *from.get(1).ok_or("its input has no channels")?;
    for input in 1..5 {
        if c.sizes(input)? != [channels] {
            let sizes = c.sizes(input)?;
            return Err(format!("input {input} has sizes {sizes:?}; wanted [{channels}]").into());
        }
    }
    c.refuse_unless("training_mode", 0, 0)?;
    // ONNX's momentum is the fraction of the running mean that a training step keeps.
    let momentum = 1.0 - c.float("momentum", 0.9)?;
    if c.version < 9 {
        c.refuse_unless("spatial", 1, 1)?;
    }
    let epsilon = c.float("epsilon", 1e-5)?;
    let (x, scale, shift) = (c.id(0)?, c.id(1)?, c.id(2)?);
    let states = [c.state(3)?, c.state(4)?];
    float(batch_norm(c.graph(), x, states, [Some(scale), Some(shift)], [epsilon, momentum])?)
}

/// Normalises over all axes from an axis on: the value is (outer, inner), with its sizes.
fn layer(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let axis = c.axis(c.int("axis", -1)?, from.len())?;
    c.refuse_unless("stash_type", 1, 1)?;
    let epsilon = c.float("epsilon", 1e-5)?;
    let (x, scale, shift) = (c.id(0)?, c.id(1)?, c.optional(2)?);
    let wanted = c.outputs;
    let graph = c.graph();
    let (outer, inner) = from.split_at(axis);
    let flat = [outer.iter().product(), inner.iter().product()];
    // Weights with the sizes of the normalised axes can be flattened.
    let is_whole =
        |graph: &Graph, w: Id| graph.shape(w).sizes() == inner && !graph.shape(w).is_per_row();
    let all_whole = is_whole(graph, scale) && shift.is_none_or(|shift| is_whole(graph, shift));
    let x_flat = graph.reshape(x, &flat)?;
    let y = if all_whole {
        let scale = graph.reshape(scale, &flat[1..])?;
        let shift = shift.map(|shift| graph.reshape(shift, &flat[1..])).transpose()?;
        let y = graph.layernorm(x_flat, Some(scale), shift, epsilon)?;
        graph.reshape(y, &from)?
    } else {
        let y = graph.layernorm(x_flat, None, None, epsilon)?;
        let y = graph.reshape(y, &from)?;
        let y = graph.mul(y, scale)?;
        shift.map_or(Ok(y), |shift| graph.add(y, shift))?
    };
    let mut made = float(y)?;
    if wanted > 1 {
        let kept = [outer, &vec![1; inner.len()]].concat();
        let (mean, variance) = (graph.mean(x_flat, &[1])?, graph.variance(x_flat, &[1], false, 0)?);
        let inverse = inverse_deviation(graph, variance, epsilon)?;
        for value in [mean, inverse] {
            made.push(Value { id: graph.reshape(value, &kept)?, kind: Kind::Float });
        }
    }
    Ok(made)
}

fn root_mean_square(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let axis = c.axis(c.int("axis", -1)?, from.len())?;
    c.refuse_unless("stash_type", 1, 1)?;
    let epsilon = c.float("epsilon", 1e-5)?;
    let (x, scale) = (c.id(0)?, c.id(1)?);
    let graph = c.graph();
    let (outer, inner) = from.split_at(axis);
    let flat = graph.reshape(x, &[outer.iter().product(), inner.iter().product()])?;
    let is_whole = graph.shape(scale).sizes() == inner && !graph.shape(scale).is_per_row();
    let weights = is_whole.then(|| graph.reshape(scale, &[inner.iter().product()])).transpose()?;
    let y = graph.rms_norm(flat, weights, epsilon)?;
    let y = graph.reshape(y, &from)?;
    float(if is_whole { y } else { graph.mul(y, scale)? })
}

fn group(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let (n, channels, rest) = batch_and_channels(&from)?;
    let groups = usize::try_from(c.int("num_groups", 0)?).unwrap_or(0);
    if groups == 0 || channels == 0 || channels % groups != 0 {
        return Err(format!("it has {groups} groups of {channels} channels").into());
    }
    let epsilon = c.float("epsilon", 1e-5)?;
    let (x, scale, shift) = (c.id(0)?, c.id(1)?, c.id(2)?);
    let by_group = c.version < 21;
    if !by_group {
        c.refuse_unless("stash_type", 1, 1)?;
    }
    let graph = c.graph();
    let is_weights =
        |graph: &Graph, w: Id| graph.shape(w).sizes() == [channels] && !graph.shape(w).is_per_row();
    if !by_group && is_weights(graph, scale) && is_weights(graph, shift) {
        return float(crate::exchange::build::windows::each_item(graph, x, |graph, x| {
            Ok(graph.group_norm(x, groups, Some(scale), Some(shift), epsilon)?)
        })?);
    }
    let inner = channels / groups * rest.iter().product::<usize>();
    let flat = graph.reshape(x, &[n * groups, inner])?;
    let y = graph.layernorm(flat, None, None, epsilon)?;
    // Before version 21, the weights belong to groups.
    let (sizes, beside) = match by_group {
        true => (vec![n, groups, inner], 3),
        false => (from.clone(), from.len()),
    };
    let y = graph.reshape(y, &sizes)?;
    let (scale, shift) = (of_channels(graph, scale, beside)?, of_channels(graph, shift, beside)?);
    let y = graph.mul(y, scale)?;
    let y = graph.add(y, shift)?;
    float(graph.reshape(y, &from)?)
}

fn instance(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let (n, channels, rest) = batch_and_channels(&from)?;
    let epsilon = c.float("epsilon", 1e-5)?;
    let (x, scale, shift) = (c.id(0)?, c.id(1)?, c.id(2)?);
    let graph = c.graph();
    let flat = graph.reshape(x, &[n * channels, rest.iter().product()])?;
    let y = graph.layernorm(flat, None, None, epsilon)?;
    let y = graph.reshape(y, &from)?;
    let (scale, shift) =
        (of_channels(graph, scale, from.len())?, of_channels(graph, shift, from.len())?);
    let y = graph.mul(y, scale)?;
    float(graph.add(y, shift)?)
}

fn mean_variance(c: &mut Context<'_, '_>) -> Made {
    let rank = c.rank(0)?;
    let axes = match c.ints("axes")? {
        Some(axes) => c.axes(axes, rank)?,
        None => c.axes(&[0, 2, 3], rank)?,
    };
    let axes: Vec<isize> = axes.into_iter().map(|axis| axis as isize).collect();
    let x = c.id(0)?;
    let graph = c.graph();
    let mean = graph.mean(x, &axes)?;
    let mut kept = graph.shape(x).sizes().to_vec();
    axes.iter().for_each(|&axis| kept[axis as usize] = 1);
    let mean = graph.reshape(mean, &kept)?;
    let centred = graph.sub(x, mean)?;
    let variance = graph.variance(x, &axes, true, 0)?;
    let deviation = graph.unary(Unary::Sqrt, variance)?;
    let least = graph.scalar(1e-9);
    let deviation = graph.add(deviation, least)?;
    float(graph.div(centred, deviation)?)
}

fn lp(c: &mut Context<'_, '_>) -> Made {
    let (x, rank) = (c.id(0)?, c.rank(0)?);
    let axis = c.axis(c.int("axis", -1)?, rank)? as isize;
    let p = c.int("p", 2)?;
    let graph = c.graph();
    let norm = match p {
        1 => graph.l1_norm(x, &[axis], true)?,
        2 => graph.l2_norm(x, &[axis], true)?,
        p => return Err(format!("attribute 'p' is {p}; wanted 1 or 2").into()),
    };
    // The result is 0 where all numbers are 0.
    let is_zero = graph.unary(Unary::Not, norm)?;
    let norm = graph.add(norm, is_zero)?;
    float(graph.div(x, norm)?)
}

/// Returns x/(bias + α/size Σ x²)^β, summed over neighbouring channels.
fn local_response(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let (n, channels, rest) = batch_and_channels(&from)?;
    let size = usize::try_from(c.int("size", 0)?).ok().filter(|&size| size > 0 && size < 1 << 20);
    let size = size.ok_or("attribute 'size' is missing or not positive")?;
    let (alpha, beta, bias) =
        (c.float("alpha", 1e-4)?, c.float("beta", 0.75)?, c.float("bias", 1.0)?);
    let x = c.id(0)?;
    let graph = c.graph();
    let square = graph.mul(x, x)?;
    let planes = graph.reshape(square, &[n, 1, channels, rest.iter().product()])?;
    // The sum over channels is a convolution along the channels with ones.
    let ones = graph.constant(&[1, 1, size, 1], &vec![1.0; size])?;
    let padding = vec![((size - 1) / 2, size - 1 - (size - 1) / 2), (0, 0)];
    let options = ConvolutionOptions { padding, ..ConvolutionOptions::default() };
    let sum = crate::exchange::build::windows::each_item(graph, planes, |graph, x| {
        Ok(graph.convolution(x, ones, None, &options)?)
    })?;
    let sum = graph.reshape(sum, &from)?;
    let [factor, bias, beta] = [alpha / size as f64, bias, beta].map(|number| graph.scalar(number));
    let scaled = graph.mul(sum, factor)?;
    let base = graph.add(scaled, bias)?;
    let power = graph.binary(Binary::Power, base, beta)?;
    float(graph.div(x, power)?)
}
