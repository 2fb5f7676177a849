//! Normalisations.

use super::Table;
use crate::exchange::build::norms::{batch_norm, inverse_deviation, of_channels};
use crate::exchange::build::shapes::sizes;
use crate::exchange::build::windows::each_item;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Item, Made, float};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Graph, Id};

pub(super) const TABLE: Table = &[
    ("batch_norm", batch),
    ("_native_batch_norm_legit_no_training", batch),
    ("_native_batch_norm_legit", batch),
    ("native_batch_norm", batch),
    ("layer_norm", layer),
    ("native_layer_norm", layer),
    ("group_norm", |c| group(c, "num_groups")),
    ("native_group_norm", |c| group(c, "group")),
    ("instance_norm", instance),
    ("rms_norm", root_mean_square),
];

/// Applies a batch norm. At inference it uses the running mean and variance. In training it uses those of the batch, and the running
/// ones follow them, also if the program was exported for inference.
fn batch<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let from = c.sizes("input")?;
    let channels = *from.get(1).ok_or("its input has no channels")?;
    c.ignore("training");
    let (momentum, epsilon) = (c.float("momentum", 0.1)?, c.float("eps", 1e-5)?);
    if !c.has("running_mean") || !c.has("running_var") {
        return over_items(c, &from, epsilon);
    }
    let states = [c.state("running_mean")?, c.state("running_var")?];
    let (x, scale, shift) = (c.id("input")?, c.optional("weight")?, c.optional("bias")?);
    let graph = c.graph();
    for value in states.into_iter().chain(scale).chain(shift) {
        if graph.shape(value).sizes() != [channels] {
            let shape = graph.shape(value);
            return Err(format!(
                "a mean, variance, weight or bias is {shape}; wanted [{channels}]"
            )
            .into());
        }
    }
    float(batch_norm(graph, x, states, [scale, shift], [epsilon, momentum])?)
}

/// Normalises by the mean and variance of the items themselves, for each channel of x (N, C, …). (Rows of a batch then affect each
/// other, unless they are among the channels.)
fn over_items<'m>(c: &mut Context<'_, 'm>, from: &[usize], epsilon: f64) -> Made<'m> {
    let (x, scale, shift) = (c.id("input")?, c.optional("weight")?, c.optional("bias")?);
    let graph = c.graph();
    let mut axes: Vec<usize> = (0..from.len()).collect();
    axes.swap(0, 1);
    let by_channel = graph.transpose(x, &axes)?;
    let sizes = graph.shape(by_channel).sizes().to_vec();
    let flat = graph.reshape(by_channel, &[sizes[0], sizes[1..].iter().product()])?;
    let y = graph.layernorm(flat, None, None, epsilon)?;
    let y = graph.reshape(y, &sizes)?;
    let mut y = graph.transpose(y, &axes)?;
    if let Some(scale) = scale {
        let scale = of_channels(graph, scale, from.len())?;
        y = graph.mul(y, scale)?;
    }
    if let Some(shift) = shift {
        let shift = of_channels(graph, shift, from.len())?;
        y = graph.add(y, shift)?;
    }
    float(y)
}

/// The value as (outer, inner), normalised over the last axes, with flattened weights.
struct Flat {
    x: Id,
    inner: usize,
    from: Vec<usize>,
    /// Product of the sizes that are not normalised over.
    outer: usize,
}

impl Flat {
    fn of(c: &mut Context<'_, '_>) -> Result<Self> {
        let (from, inner) = (c.sizes("input")?, sizes(&c.some_ints("normalized_shape")?)?);
        let outer = from.strip_suffix(&inner[..]).filter(|_| !inner.is_empty());
        let outer = outer.ok_or_else(|| format!("it normalises {inner:?} of {from:?}"))?;
        let (outer, flat) = (outer.len(), [outer.iter().product(), inner.iter().product()]);
        let x = c.id("input")?;
        let x = c.graph().reshape(x, &flat)?;
        Ok(Self { x, inner: flat[1], from, outer })
    }

    fn weights(&self, c: &mut Context<'_, '_>, name: &str) -> Result<Option<Id>> {
        let Some(weights) = c.optional(name)? else { return Ok(None) };
        Ok(Some(c.graph().reshape(weights, &[self.inner])?))
    }
}

fn layer<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let epsilon = c.float("eps", 1e-5)?;
    let flat = Flat::of(c)?;
    let (scale, shift) = (flat.weights(c, "weight")?, flat.weights(c, "bias")?);
    let wanted = c.node.outputs.len();
    let graph = c.graph();
    let y = graph.layernorm(flat.x, scale, shift, epsilon)?;
    let mut made = vec![graph.reshape(y, &flat.from)?];
    if wanted > 1 {
        let (mean, variance) = (graph.mean(flat.x, &[1])?, graph.variance(flat.x, &[1], false, 0)?);
        let inverse = inverse_deviation(graph, variance, epsilon)?;
        let (outer, inner) = flat.from.split_at(flat.outer);
        let kept = [outer, &vec![1; inner.len()]].concat();
        made.extend([graph.reshape(mean, &kept)?, graph.reshape(inverse, &kept)?]);
    }
    Ok(made.into_iter().map(|id| Item::Value(Value { id, kind: Kind::Float })).collect())
}

fn root_mean_square<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let epsilon = c.float("eps", f64::from(f32::EPSILON))?;
    let flat = Flat::of(c)?;
    let scale = flat.weights(c, "weight")?;
    let graph = c.graph();
    let y = graph.rms_norm(flat.x, scale, epsilon)?;
    float(graph.reshape(y, &flat.from)?)
}

/// Normalises each item (C, …) separately, in groups of channels.
fn grouped(
    graph: &mut Graph,
    x: Id,
    groups: usize,
    [scale, shift]: [Option<Id>; 2],
    epsilon: f64,
) -> Result<Id> {
    each_item(graph, x, |graph, x| Ok(graph.group_norm(x, groups, scale, shift, epsilon)?))
}

fn group<'m>(c: &mut Context<'_, 'm>, name: &str) -> Made<'m> {
    let groups = usize::try_from(c.int(name, 0)?).unwrap_or(0);
    ["N", "C", "HxW"].iter().for_each(|name| c.ignore(name)); // follow from its sizes
    let epsilon = c.float("eps", 1e-5)?;
    let (x, scale, shift) = (c.id("input")?, c.optional("weight")?, c.optional("bias")?);
    if c.sizes("input")?.len() < 2 {
        return Err("its input has no channels".into());
    }
    float(grouped(c.graph(), x, groups, [scale, shift], epsilon)?)
}

fn instance<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    if !c.flag("use_input_stats", true)? {
        return Err("it uses a running mean; wanted track_running_stats=False".into());
    }
    ["running_mean", "running_var", "momentum"].iter().for_each(|name| c.ignore(name));
    let epsilon = c.float("eps", 1e-5)?;
    let (x, scale, shift) = (c.id("input")?, c.optional("weight")?, c.optional("bias")?);
    let from = c.sizes("input")?;
    let channels = *from.get(1).ok_or("its input has no channels")?;
    float(grouped(c.graph(), x, channels, [scale, shift], epsilon)?)
}
