//! Layers of networks on tables: members that share weights, embeddings of numbers, a factor for each column.

use std::f64::consts::{PI, TAU};

use super::Arguments;
use super::call::Call;
use crate::error::{Error, Result};
use crate::graph::{Graph, Id, Initial, MembersMean, Unary};

/// Returns the initial distribution that the constants select: number 0 is its parameter, number 1 its kind.
fn initial(arguments: &Arguments) -> Result<Initial> {
    let number = arguments.reals.first().copied().unwrap_or(0.0);
    Ok(match arguments.reals.get(1).map_or(0.0, |&kind| kind) {
        0.0 if number == 0.0 => Initial::Zeros,
        0.0 if number == 1.0 => Initial::Ones,
        0.0 => Initial::Value { value: number },
        1.0 => Initial::Normal { deviation: number },
        2.0 => Initial::Uniform { bound: number },
        3.0 => Initial::Signs,
        other => {
            let wanted = "0 (a value), 1 (normal), 2 (uniform) or 3 (signs)";
            return Err(Error::argument("parameter: the initial distribution", other, wanted));
        }
    })
}

/// Creates a trained tensor that is not part of another layer.
pub(super) fn parameter(call: &mut Call) -> Result<Vec<Id>> {
    let sizes = call.arguments.sizes(0, 0)?;
    let initial = initial(&call.arguments)?;
    Ok(vec![call.parameter("", &sizes, initial)?])
}

/// Multiplies x (…, n) by a trained factor of each number along the last size.
pub(super) fn scaling(call: &mut Call) -> Result<Vec<Id>> {
    let (x, inputs) = call.input_size(0, "at least one size, [*, …, n]")?;
    let weight = call.parameter("weight", &[inputs], Initial::Ones)?;
    Ok(vec![call.graph.mul(x, weight)?])
}

/// Returns the input, and the count n of its numbers in each row.
fn numbers(call: &Call) -> Result<(Id, usize)> {
    let [x] = call.arguments.inputs()?;
    let shape = call.graph.shape(x);
    match *shape.sizes() {
        [n] if shape.is_per_row() => Ok((x, n)),
        _ => Err(Error::shape("layer: its input", shape, "[*, n]: use flatten(x) before it")),
    }
}

/// Multiplies x (n) by trained random signs (k, n) → (k, n): the inputs of k members.
pub(super) fn members(call: &mut Call) -> Result<Vec<Id>> {
    let (x, n) = numbers(call)?;
    let members = call.arguments.size(0, "members")?;
    let weight = call.parameter("weight", &[members, n], Initial::Signs)?;
    let beside = call.graph.reshape(x, &[1, n])?;
    Ok(vec![call.graph.mul(beside, weight)?])
}

/// x (k, I) times a weight of each member, (k, O, I), plus its bias → (k, O).
pub(super) fn member_linear(call: &mut Call) -> Result<Vec<Id>> {
    let [x] = call.arguments.inputs()?;
    let outputs = call.arguments.size(0, "outputs")?;
    let &[members, inputs] = call.graph.shape(x).sizes() else {
        return Err(Error::shape("layer: its input", call.graph.shape(x), "[*, members, n]"));
    };
    let sizes = [members, outputs, inputs];
    let weight = call.parameter("weight", &sizes, Initial::Bounded { inputs })?;
    let bias = match call.arguments.flag(1, true) {
        true => Some(call.parameter("bias", &[members, outputs], Initial::Zeros)?),
        false => None,
    };
    Ok(vec![call.graph.linear_of_parts(x, weight, bias)?])
}

/// Periodic embedding, x (n) → (n, width). For each number: the number itself, and width − 1 sums over cos(2π f x + b) with F trained
/// frequencies f and phases b of this number (PBLD of RealMLP, arXiv:2407.04491). With a width of 0: the number itself and the F cosines,
/// (n, 1 + F).
pub(super) fn periodic_embedding(call: &mut Call) -> Result<Vec<Id>> {
    let (x, n) = numbers(call)?;
    let frequencies = call.arguments.size(0, "frequencies")?;
    let width = call.arguments.int(1, "width")?;
    let width = usize::try_from(width).ok().filter(|&width| width != 1).ok_or_else(|| {
        let wanted =
            "0 for the cosines themselves, or at least 2: the number and one sum of cosines";
        Error::argument("periodic_embedding: width", width, wanted)
    })?;
    let deviation = call.arguments.real(0, "sigma")?;
    let sizes = [n, frequencies];
    let frequency = call.parameter("frequency", &sizes, Initial::Normal { deviation })?;
    let phase = call.parameter("phase", &sizes, Initial::Uniform { bound: PI })?;
    let graph = &mut *call.graph;
    let (number, turn) = (graph.reshape(x, &[n, 1])?, graph.scalar(TAU));
    let (angle, frequency) = (number, graph.mul(frequency, turn)?);
    let angle = graph.mul(angle, frequency)?;
    let angle = graph.add(angle, phase)?;
    let mut periodic = graph.unary(Unary::Cos, angle)?;
    if width > 0 {
        let initial = Initial::Bounded { inputs: frequencies };
        let weight = call.parameter("weight", &[n, width - 1, frequencies], initial)?;
        let bias = call.parameter("bias", &[n, width - 1], initial)?;
        periodic = call.graph.linear_of_parts(periodic, weight, Some(bias))?;
    }
    Ok(vec![call.graph.concat(&[number, periodic], 1)?])
}

/// Returns the knots of each of n numbers. `counts` has the number of knots of each: at least two, in rising order.
fn knots<'c>(call: &Call<'c>, counts: &[i64], n: usize) -> Result<Vec<&'c [f64]>> {
    let refused = |what: String, got: String, wanted: &str| {
        Err(Error::argument(format!("piecewise_linear_embedding: {what}"), got, wanted))
    };
    if counts.len() != n {
        let got = counts.len().to_string();
        return refused("lists of knots".into(), got, &format!("{n}, one for each number"));
    }
    let (mut all, mut rest) = (Vec::new(), call.arguments.reals);
    for (number, &count) in counts.iter().enumerate() {
        let at_hand =
            usize::try_from(count).ok().filter(|&count| (2..=rest.len()).contains(&count));
        let Some(count) = at_hand else {
            let what = format!("the count of number {number}'s knots");
            return refused(what, count.to_string(), "at least 2, and no more than are given");
        };
        let (own, others) = rest.split_at(count);
        rest = others;
        // The network divides by differences of 32-bit floats, so these must not be 0.
        let rises = |pair: &[f64]| {
            let step = pair[1] as f32 - pair[0] as f32;
            step > 0.0 && (1.0 / step).is_finite() && step.is_finite()
        };
        if let Some(at) = own.windows(2).position(|pair| !rises(pair)) {
            let got = format!("{}, {}", own[at], own[at + 1]);
            let what = format!("knots {at} and {} of number {number}", at + 1);
            return refused(what, got, "finite numbers that rise, also as 32-bit floats");
        }
        all.push(own);
    }
    if !rest.is_empty() {
        let got = format!("{} more numbers than the counts", rest.len());
        return refused("the knots".into(), got, "as many as the counts declare");
    }
    Ok(all)
}

/// Piecewise linear embedding, x (n) → (n, width). For each number: width functions that are linear between its knots t and constant
/// beyond them: b + Σⱼ wⱼ min(max((x − tⱼ)/(tⱼ₊₁ − tⱼ), 0), 1) (Gorishniy et al., arXiv:2203.05556). Weights and biases begin with 0. A
/// column with few distinct values has these values as knots: then each value has its own outputs.
pub(super) fn piecewise_linear_embedding(call: &mut Call) -> Result<Vec<Id>> {
    let (x, n) = numbers(call)?;
    let width = call.arguments.size(0, "width")?;
    let counts = call.arguments.ints.get(1..).unwrap_or_default();
    let knots = knots(call, counts, n)?;
    let pieces = knots.iter().map(|of| of.len() - 1).max().unwrap_or(1);
    // A number with fewer pieces than another is filled up with pieces that are 0 for every x.
    let (mut starts, mut slopes) = (vec![0.0; n * pieces], vec![0.0; n * pieces]);
    for (number, of) in knots.iter().enumerate() {
        for (piece, pair) in of.windows(2).enumerate() {
            starts[number * pieces + piece] = pair[0];
            slopes[number * pieces + piece] = 1.0 / (pair[1] - pair[0]);
        }
    }
    let graph = &mut *call.graph;
    let x = graph.reshape(x, &[n, 1])?;
    let starts = graph.constant(&[n, pieces], &starts)?;
    let slopes = graph.constant(&[n, pieces], &slopes)?;
    let beyond = graph.sub(x, starts)?;
    let parts = graph.mul(beyond, slopes)?;
    let parts = graph.clip(parts, [Some(0.0), Some(1.0)])?;
    let weight = call.parameter("weight", &[n, width, pieces], Initial::Zeros)?;
    let bias = call.parameter("bias", &[n, width], Initial::Zeros)?;
    Ok(vec![call.graph.linear_of_parts(parts, weight, Some(bias))?])
}

/// Returns the prediction of members (k, K). The integer is 0 for the mean of probabilities, 1 for the mean of values.
pub(super) fn mean_of_members(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    let [members] = arguments.inputs()?;
    let of = match arguments.int(0, "of")? {
        0 => MembersMean::Probabilities,
        1 => MembersMean::Values,
        other => {
            let wanted = "0 (probabilities) or 1 (values)";
            return Err(Error::argument("mean_of_members: of", other, wanted));
        }
    };
    graph.mean_of_members(members, of)
}
