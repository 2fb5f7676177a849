//! The table of layers. A layer is an operation with its own parameters, whose sizes follow from the input's.

use super::call::Call;
use super::table_layers::{
    member_linear, members, parameter, periodic_embedding, piecewise_linear_embedding, scaling,
};
use super::windows::{convolution, convolution_transposed};
use crate::error::{Error, Result};
use crate::graph::{Id, Initial, Recurrent, Unary};

type Apply = fn(&mut Call) -> Result<Vec<Id>>;

/// Table of the layers: kind, meaning of the integers and numbers, function.
const TABLE: &[(&str, &str, Apply)] = &[
    ("linear", "outputs, bias", linear),
    ("layernorm", "; epsilon", layernorm),
    ("rmsnorm", "; epsilon", rms_norm),
    ("groupnorm", "groups; epsilon", group_norm),
    ("batchnorm", "; epsilon, momentum", batch_norm),
    ("conv1d", "outputs, groups, bias, window, stride, padding, dilation", |call| {
        convolution(call, 1)
    }),
    ("conv2d", "outputs, groups, bias, windows…, strides…, padding…, dilations…", |call| {
        convolution(call, 2)
    }),
    ("conv_transpose1d", "as conv1d, output padding", |call| convolution_transposed(call, 1)),
    ("conv_transpose2d", "as conv2d, output padding…", |call| convolution_transposed(call, 2)),
    ("lstm", "outputs, bias, reverse, last", lstm),
    ("gru", "outputs, bias, reverse, last", gru),
    ("rnn", "outputs, bias, reverse, last, relu", rnn),
    ("attention", "heads, causal, masked, bias", attention),
    ("embedding", "places, width; without an input: the table", embedding),
    ("parameter", "sizes…; number, 0 value, 1 normal, 2 uniform, 3 signs", parameter),
    ("scaling", "", scaling),
    ("periodic_embedding", "frequencies, width; sigma", periodic_embedding),
    (
        "piecewise_linear_embedding",
        "width, knots of each number…; knots…",
        piecewise_linear_embedding,
    ),
    ("members", "members", members),
    ("member_linear", "outputs, bias", member_linear),
];

/// Returns the kind of the layer and its function.
pub(super) fn find(kind: &str) -> Result<(&'static str, Apply)> {
    let found = TABLE.iter().find(|(known, ..)| *known == kind);
    found.map(|&(kind, _, apply)| (kind, apply)).ok_or_else(|| {
        let all: Vec<&str> = TABLE.iter().map(|(kind, ..)| *kind).collect();
        Error::argument("the layer", format!("'{kind}'"), format!("one of {}", all.join(", ")))
    })
}

/// x·w + b along the last size. The third integer is 1 for He's weights, which a table network has.
fn linear(call: &mut Call) -> Result<Vec<Id>> {
    let (x, inputs) = call.input_size(0, "at least one size, [*, …, inputs]")?;
    let outputs = call.arguments.size(0, "outputs")?;
    let [of_weight, of_bias] = match call.arguments.flag(2, false) {
        true => [Initial::He { inputs }, Initial::Zeros],
        false => [Initial::Weights { inputs }, Initial::Bounded { inputs }],
    };
    let weight = call.parameter("weight", &[inputs, outputs], of_weight)?;
    let bias = match call.arguments.flag(1, true) {
        true => Some(call.parameter("bias", &[outputs], of_bias)?),
        false => None,
    };
    Ok(vec![call.graph.linear(x, weight, bias)?])
}

/// Mean 0 and variance 1 over the last size, then scaled and shifted.
fn layernorm(call: &mut Call) -> Result<Vec<Id>> {
    let (x, size) = call.input_size(0, "at least one size, [*, …, channels]")?;
    let epsilon = call.arguments.real(0, "epsilon")?;
    let [weight, bias] = call.scale_and_shift(size)?;
    Ok(vec![call.graph.layernorm(x, Some(weight), Some(bias), epsilon)?])
}

/// Mean square 1 over the last size, then scaled.
fn rms_norm(call: &mut Call) -> Result<Vec<Id>> {
    let (x, size) = call.input_size(0, "at least one size, [*, …, channels]")?;
    let epsilon = call.arguments.real(0, "epsilon")?;
    let weight = call.parameter("weight", &[size], Initial::Ones)?;
    Ok(vec![call.graph.rms_norm(x, Some(weight), epsilon)?])
}

/// Returns the input and its first size.
fn channels(call: &Call) -> Result<(Id, usize)> {
    let [x] = call.arguments.inputs()?;
    let shape = call.graph.shape(x);
    let channels = shape.sizes().first().copied();
    let channels = channels.filter(|_| shape.is_per_row());
    Ok((x, channels.ok_or_else(|| Error::shape("layer: its input", shape, "[*, channels, …]"))?))
}

/// Mean 0 and variance 1 over groups of channels, then scaled and shifted.
fn group_norm(call: &mut Call) -> Result<Vec<Id>> {
    let (x, channels) = channels(call)?;
    let (groups, epsilon) = (call.arguments.size(0, "groups")?, call.arguments.real(0, "epsilon")?);
    let [weight, bias] = call.scale_and_shift(channels)?;
    Ok(vec![call.graph.group_norm(x, groups, Some(weight), Some(bias), epsilon)?])
}

/// Mean 0 and variance 1 of each channel, then scale and shift. In training the statistics are those of the batch; in use they are
/// the running statistics of the training batches.
fn batch_norm(call: &mut Call) -> Result<Vec<Id>> {
    let (x, channels) = channels(call)?;
    let constants = [call.arguments.real(0, "epsilon")?, call.arguments.real(1, "momentum")?];
    let [weight, bias] = call.scale_and_shift(channels)?;
    let mean = call.state("running_mean", &[channels], Initial::Zeros)?;
    let variance = call.state("running_var", &[channels], Initial::Ones)?;
    let states = [mean, variance];
    Ok(vec![call.graph.batch_norm_by_mode(x, states, Some(weight), Some(bias), constants)?])
}

/// Returns the steps (T, inputs) of a recurrent layer in the order in which the layer reads them, and the layer's weights for
/// `gates` gates.
fn recurrent(call: &mut Call, gates: usize) -> Result<(Id, Recurrent)> {
    let (x, inputs) = call.input_size(0, "[*, steps, inputs]")?;
    if call.graph.shape(x).rank() != 2 {
        return Err(Error::shape("layer: its input", call.graph.shape(x), "[*, steps, inputs]"));
    }
    let outputs = call.arguments.size(0, "outputs")?;
    let initial = Initial::Bounded { inputs: outputs };
    let rows = gates.saturating_mul(outputs);
    let w_ih = call.parameter("weight_ih", &[rows, inputs], initial)?;
    let w_hh = call.parameter("weight_hh", &[rows, outputs], initial)?;
    let (mut b_ih, mut b_hh) = (None, None);
    if call.arguments.flag(1, true) {
        b_ih = Some(call.parameter("bias_ih", &[rows], initial)?);
        b_hh = Some(call.parameter("bias_hh", &[rows], initial)?);
    }
    let x = if call.arguments.flag(2, false) { call.graph.flip(x, 0)? } else { x };
    Ok((x, Recurrent { w_ih, w_hh, b_ih, b_hh }))
}

/// Returns the outputs of all steps in the order of the input's steps, or only the output of the last step that the layer read.
fn seen(call: &mut Call, all: Id, last: Id) -> Result<Vec<Id>> {
    Ok(vec![match (call.arguments.flag(3, false), call.arguments.flag(2, false)) {
        (true, _) => last,
        (false, true) => call.graph.flip(all, 0)?,
        (false, false) => all,
    }])
}

fn lstm(call: &mut Call) -> Result<Vec<Id>> {
    let (x, weights) = recurrent(call, 4)?;
    let [all, last, _] = call.graph.lstm(x, &weights, None)?;
    seen(call, all, last)
}

fn gru(call: &mut Call) -> Result<Vec<Id>> {
    let (x, weights) = recurrent(call, 3)?;
    let [all, last] = call.graph.gru(x, &weights, None, true)?;
    seen(call, all, last)
}

fn rnn(call: &mut Call) -> Result<Vec<Id>> {
    let (x, weights) = recurrent(call, 1)?;
    let f = if call.arguments.flag(4, false) { Unary::Relu } else { Unary::Tanh };
    let [all, last] = call.graph.rnn(x, &weights, None, f)?;
    seen(call, all, last)
}

/// Attention of a sequence (T, C) to itself, or of queries to keys and values. The queries, the keys, the values and the result
/// each pass through a linear layer.
fn attention(call: &mut Call) -> Result<Vec<Id>> {
    let (heads, causal) = (call.arguments.size(0, "heads")?, call.arguments.flag(1, false));
    let mut inputs = call.arguments.inputs;
    let mut mask = None;
    if call.arguments.flag(2, false) {
        let split = inputs.split_last();
        let (last, others) = split.ok_or_else(|| call.arguments.wrong_count("a mask too"))?;
        (mask, inputs) = (Some(*last), others);
    }
    let [q, k, v] = match *inputs {
        [x] => [x; 3],
        [q, k, v] => [q, k, v],
        _ => return Err(call.arguments.wrong_count("1, or queries, keys and values")),
    };
    let width = |call: &Call, x: Id| {
        let shape = call.graph.shape(x);
        let width = shape.sizes().last().copied().filter(|_| shape.rank() == 2);
        width.ok_or_else(|| Error::shape("layer: its input", shape, "[*, tokens, channels]"))
    };
    let channels = width(call, q)?;
    let q = project(call, q, ["query.weight", "query.bias"], [channels; 2])?;
    let of_keys = width(call, k)?;
    let k = project(call, k, ["key.weight", "key.bias"], [of_keys, channels])?;
    let of_values = width(call, v)?;
    let v = project(call, v, ["value.weight", "value.bias"], [of_values, channels])?;
    let y = call.graph.attention([q, k, v], heads, mask, causal)?;
    Ok(vec![project(call, y, ["output.weight", "output.bias"], [channels; 2])?])
}

fn project(
    call: &mut Call,
    x: Id,
    [weight, bias]: [&'static str; 2],
    sizes: [usize; 2],
) -> Result<Id> {
    let weight = call.parameter(weight, &sizes, Initial::Weights { inputs: sizes[0] })?;
    let bias = match call.arguments.flag(3, true) {
        true => Some(call.parameter(bias, &sizes[1..], Initial::Zeros)?),
        false => None,
    };
    call.graph.linear(x, weight, bias)
}

/// Returns the row of a table for each number of the input, or the table itself if there is no input.
fn embedding(call: &mut Call) -> Result<Vec<Id>> {
    let sizes = [call.arguments.size(0, "places")?, call.arguments.size(1, "width")?];
    let table = call.parameter("weight", &sizes, Initial::Table)?;
    if call.arguments.inputs.is_empty() {
        return Ok(vec![table]);
    }
    let [numbers] = call.arguments.inputs()?;
    Ok(vec![call.graph.gather(table, numbers)?])
}
