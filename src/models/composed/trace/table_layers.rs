//! Layers of networks on tables: members that share weights, embeddings of numbers, a factor for each column.

use std::f64::consts::{PI, TAU};

use super::Arguments;
use super::layers::Call;
use crate::error::{Error, Result};
use crate::graph::{Graph, Id, Initial, MembersMean, Unary};

/// One of the initial distributions that the interfaces name by a number.
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

/// A trained tensor by itself.
pub(super) fn parameter(call: &mut Call) -> Result<Vec<Id>> {
    let sizes = call.arguments.sizes(0, 0)?;
    let initial = initial(&call.arguments)?;
    Ok(vec![call.parameter("", &sizes, initial)?])
}

/// x (…, n) times a factor of each number along the last size.
pub(super) fn scaling(call: &mut Call) -> Result<Vec<Id>> {
    let (x, inputs) = call.input_size(0, "at least one size, [*, …, n]")?;
    let weight = call.parameter("weight", &[inputs], Initial::Ones)?;
    Ok(vec![call.graph.mul(x, weight)?])
}

/// The numbers (n) of each row.
fn numbers(call: &Call) -> Result<(Id, usize)> {
    let [x] = call.arguments.inputs()?;
    let shape = call.graph.shape(x);
    match *shape.sizes() {
        [n] if shape.is_per_row() => Ok((x, n)),
        _ => Err(Error::shape("layer: its input", shape, "[*, n]: use flatten(x) before it")),
    }
}

/// x (n) times random signs (k, n), which are trained → (k, n): the inputs of k members.
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

/// x (n) → (n, width): of each number the number itself, and width − 1 sums over cos(2π f x + b) with F trained frequencies f and phases b
/// of its own (PBLD of RealMLP, arXiv:2407.04491); with a width of 0 the number and the F cosines themselves, (n, 1 + F).
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

/// The prediction of members (k, K): integer 0 for probabilities, 1 for values.
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
