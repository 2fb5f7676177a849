//! Activation functions and dropout.

use super::Table;
use super::elementwise::joint;
use crate::exchange::pt2::context::{Context, Item, Made, float, one};
use crate::exchange::value::Value;
use crate::graph::{Binary, Graph, Id, Unary};

pub(super) const TABLE: Table = &[
    ("gelu", gelu),
    ("elu", elu),
    ("celu", |c| with_float(c, "alpha", 1.0, Graph::celu)),
    ("leaky_relu", |c| {
        with_float(c, "negative_slope", 0.01, |graph, x, slope| graph.leaky_relu(x, slope))
    }),
    ("prelu", prelu),
    ("hardtanh", |c| clipped(c, "min_val", "max_val", [Some(-1.0), Some(1.0)])),
    ("relu6", |c| clipped(c, "", "", [Some(0.0), Some(6.0)])),
    ("clamp", |c| clipped(c, "min", "max", [None; 2])),
    ("clip", |c| clipped(c, "min", "max", [None; 2])),
    ("clamp_min", |c| clipped(c, "min", "", [None; 2])),
    ("clamp_max", |c| clipped(c, "", "max", [None; 2])),
    ("hardsigmoid", |c| {
        let x = c.id("self")?;
        float(c.graph().hard_sigmoid(x, 1.0 / 6.0, 0.5)?)
    }),
    ("softplus", softplus),
    ("dropout", |c| dropout(c, false)),
    ("native_dropout", |c| dropout(c, false)),
    ("feature_dropout", |c| dropout(c, true)),
    ("glu", glu),
];

/// Applies a function with a constant of its own.
fn with_float<'m>(
    c: &mut Context<'_, 'm>,
    name: &str,
    default: f64,
    f: fn(&mut Graph, Id, f64) -> crate::Result<Id>,
) -> Made<'m> {
    let (x, constant) = (c.id("self")?, c.float(name, default)?);
    float(f(c.graph(), x, constant)?)
}

fn gelu<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let x = c.id("self")?;
    match c.text("approximate", "none")? {
        "tanh" => float(c.graph().unary(Unary::Gelu, x)?),
        "none" => float(c.graph().gelu_exact(x)?),
        other => {
            Err(format!("argument 'approximate' is '{other}'; wanted 'none' or 'tanh'").into())
        }
    }
}

/// Returns scale · x for x ≥ 0, and scale · α (e^(input_scale · x) − 1) below 0.
fn elu<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let [alpha, scale, inner] =
        [c.float("alpha", 1.0)?, c.float("scale", 1.0)?, c.float("input_scale", 1.0)?];
    if inner != 1.0 {
        return Err(format!("argument 'input_scale' is {inner}; wanted 1").into());
    }
    let x = c.id("self")?;
    let (y, scale) = (c.graph().elu(x, alpha)?, c.graph().scalar(scale));
    float(c.graph().mul(y, scale)?)
}

/// Applies a PReLU; the slopes belong to channels, the second axis.
fn prelu<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, slope, rank) = (c.id("self")?, c.id("weight")?, c.sizes("self")?.len());
    let graph = c.graph();
    let slope = match graph.shape(slope).len() {
        channels if channels > 1 && rank > 1 => {
            let mut sizes = vec![1; rank];
            sizes[1] = channels;
            graph.reshape(slope, &sizes)?
        }
        _ => slope,
    };
    float(graph.prelu(x, slope)?)
}

/// Limits numbers to bounds. If a bound is a tensor, it receives a part of the gradient where a number equals the bound.
fn clipped<'m>(
    c: &mut Context<'_, 'm>,
    low: &str,
    high: &str,
    usual: [Option<f64>; 2],
) -> Made<'m> {
    let x = c.value("self")?;
    let (mut bounds, mut kind, mut are_tensors) = ([None; 2], x.kind, false);
    for (place, name) in [low, high].into_iter().enumerate() {
        if c.has(name) {
            are_tensors |= matches!(c.item(name)?, Item::Value(_) | Item::Stored(..));
            let bound = c.value(name)?;
            kind = joint(kind, bound.kind);
            bounds[place] = Some(bound.id);
        } else if let Some(usual) = usual[place] {
            bounds[place] = Some(c.graph().scalar(usual));
        }
    }
    let graph = c.graph();
    let y = match (are_tensors, bounds) {
        (true, [Some(low), Some(high)]) => graph.clip_between(x.id, [low, high])?,
        (true, [Some(low), None]) => graph.binary(Binary::Max, x.id, low)?,
        (true, [None, Some(high)]) => graph.binary(Binary::Min, x.id, high)?,
        _ => graph.clip_to(x.id, bounds)?,
    };
    one(y, kind)
}

/// Limit above which ln(1 + eˣ) equals x in single precision.
const SOFTPLUS_IS_LINEAR: f64 = 20.0;

/// Returns ln(1 + e^(βx))/β, or x where βx exceeds the threshold.
fn softplus<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, beta) = (c.id("self")?, c.float("beta", 1.0)?);
    let threshold = c.float("threshold", SOFTPLUS_IS_LINEAR)?;
    let graph = c.graph();
    let beta = graph.scalar(beta);
    let scaled = graph.mul(x, beta)?;
    let y = graph.unary(Unary::Softplus, scaled)?;
    let y = graph.div(y, beta)?;
    if threshold >= SOFTPLUS_IS_LINEAR {
        return float(y);
    }
    let threshold = graph.scalar(threshold);
    let is_above = graph.binary(Binary::Greater, scaled, threshold)?;
    float(graph.select(is_above, x, y)?)
}

/// Applies dropout. At inference it changes nothing, also if the program was exported for training; in training it drops numbers, or
/// whole channels.
fn dropout<'m>(c: &mut Context<'_, 'm>, channels: bool) -> Made<'m> {
    let x = c.value(if c.has("input") { "input" } else { "self" })?;
    c.ignore("train");
    let rate = c.float("p", 0.5)?;
    let graph = c.graph();
    let is_dropped = rate > 0.0 && rate < 1.0 && graph.shape(x.id).is_per_row();
    let y = match (is_dropped, channels) {
        (false, _) => x.id,
        (true, false) => {
            let stream = graph.next_stream();
            graph.dropout_in_training(x.id, rate, stream)?
        }
        (true, true) => {
            let mut sizes = graph.shape(x.id).sizes().to_vec();
            sizes.iter_mut().skip(2).for_each(|size| *size = 1);
            let (stream, key) = (graph.next_stream(), graph.key());
            let mask = graph.dropout_mask(key, &sizes, rate, stream)?;
            let dropped = graph.mul(x.id, mask)?;
            graph.by_mode(dropped, x.id)?
        }
    };
    Ok(vec![Item::Value(Value { id: y, kind: x.kind })])
}

/// Returns the first half of an axis, gated by the second half.
fn glu<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, from) = (c.id("self")?, c.sizes("self")?);
    let axis = c.axis("dim", -1, from.len())?;
    let half = from.get(axis).map_or(0, |size| size / 2);
    let graph = c.graph();
    let halves = graph.split(x, axis as isize, &[half; 2])?;
    let gate = graph.unary(Unary::Sigmoid, halves[1])?;
    float(graph.mul(halves[0], gate)?)
}
