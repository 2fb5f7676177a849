//! Functions of each number by itself.

use super::Table;
use crate::graph::onnx::context::Value;
use crate::graph::onnx::operators::elementwise::truncated;
use crate::graph::onnx::operators::patterns;
use crate::graph::onnx::problem::Result;
use crate::graph::onnx::tensor::Kind;
use crate::graph::pt2::context::{Context, Item, Made, float, one};
use crate::graph::{Binary, Graph, Id, Unary};

pub(super) const TABLE: Table = &[
    ("abs", |c| same(c, Unary::Abs)),
    ("neg", |c| same(c, Unary::Negate)),
    ("sign", |c| same(c, Unary::Sign)),
    ("floor", |c| same(c, Unary::Floor)),
    ("ceil", |c| same(c, Unary::Ceil)),
    ("round", |c| same(c, Unary::Round)),
    ("relu", |c| same(c, Unary::Relu)),
    ("reciprocal", |c| unary(c, Unary::Reciprocal)),
    ("sqrt", |c| unary(c, Unary::Sqrt)),
    ("rsqrt", |c| {
        let x = c.id("self")?;
        let root = c.graph().unary(Unary::Sqrt, x)?;
        float(c.graph().unary(Unary::Reciprocal, root)?)
    }),
    ("exp", |c| unary(c, Unary::Exp)),
    ("log", |c| unary(c, Unary::Log)),
    ("tanh", |c| unary(c, Unary::Tanh)),
    ("sigmoid", |c| unary(c, Unary::Sigmoid)),
    ("silu", |c| unary(c, Unary::Silu)),
    ("mish", |c| unary(c, Unary::Mish)),
    ("erf", |c| unary(c, Unary::Erf)),
    ("sin", |c| unary(c, Unary::Sin)),
    ("cos", |c| unary(c, Unary::Cos)),
    ("tan", |c| unary(c, Unary::Tan)),
    ("asin", |c| unary(c, Unary::Asin)),
    ("acos", |c| unary(c, Unary::Acos)),
    ("atan", |c| unary(c, Unary::Atan)),
    ("sinh", |c| unary(c, Unary::Sinh)),
    ("cosh", |c| unary(c, Unary::Cosh)),
    ("square", |c| {
        let x = c.value("self")?;
        one(c.graph().mul(x.id, x.id)?, x.kind)
    }),
    ("logical_not", |c| of_kind(c, Unary::Not, Kind::Bool)),
    ("bitwise_not", bitwise_not),
    ("isnan", |c| of_kind(c, Unary::IsNan, Kind::Bool)),
    ("gelu", gelu),
    ("elu", elu),
    ("celu", |c| with_float(c, "alpha", 1.0, Graph::celu)),
    ("selu", |c| {
        let x = c.id("self")?;
        float(c.graph().selu(x)?)
    }),
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
    ("hardswish", |c| {
        let x = c.id("self")?;
        float(c.graph().hard_swish(x)?)
    }),
    ("log_sigmoid", |c| {
        let x = c.id("self")?;
        float(c.graph().log_sigmoid(x)?)
    }),
    ("softplus", softplus),
    ("add", |c| sum(c, Binary::Add)),
    ("sub", |c| sum(c, Binary::Subtract)),
    ("rsub", rsub),
    ("mul", multiply),
    ("div", divide),
    ("true_divide", divide),
    ("floor_divide", divide),
    ("remainder", remainder),
    ("pow", power),
    ("maximum", |c| two(c, Binary::Max)),
    ("minimum", |c| two(c, Binary::Min)),
    ("eq", |c| compare(c, Binary::Equal)),
    ("ne", |c| {
        let [a, b] = [c.id("self")?, c.id("other")?];
        let is = c.graph().binary(Binary::Equal, a, b)?;
        one(c.graph().unary(Unary::Not, is)?, Kind::Bool)
    }),
    ("lt", |c| compare(c, Binary::Less)),
    ("le", |c| compare(c, Binary::LessOrEqual)),
    ("gt", |c| compare(c, Binary::Greater)),
    ("ge", |c| compare(c, Binary::GreaterOrEqual)),
    ("logical_and", |c| compare(c, Binary::And)),
    ("logical_or", |c| compare(c, Binary::Or)),
    ("logical_xor", |c| compare(c, Binary::Xor)),
    ("bitwise_and", |c| bitwise(c, Binary::And)),
    ("__and__", |c| bitwise(c, Binary::And)),
    ("bitwise_or", |c| bitwise(c, Binary::Or)),
    ("__or__", |c| bitwise(c, Binary::Or)),
    ("bitwise_xor", |c| bitwise(c, Binary::Xor)),
    ("where", select),
    ("masked_fill", masked_fill),
    ("addcmul", |c| with_product(c, Binary::Multiply)),
    ("addcdiv", |c| with_product(c, Binary::Divide)),
    ("clone", identity),
    ("contiguous", identity),
    ("detach", |c| {
        let x = c.value("self")?;
        one(c.graph().stop_gradient(x.id)?, x.kind)
    }),
    ("alias", identity),
    ("lift_fresh", identity),
    ("lift_fresh_copy", identity),
    ("to", convert),
    ("_to_copy", convert),
    ("type_as", convert),
    ("dropout", |c| dropout(c, "train")),
    ("native_dropout", |c| dropout(c, "train")),
];

/// What two kinds of numbers become together: PyTorch's promotion of types, in which numbers of few sizes count as little as others.
fn joint(a: Kind, b: Kind) -> Kind {
    match (a, b) {
        (Kind::Float, _) | (_, Kind::Float) => Kind::Float,
        (Kind::Bool, Kind::Bool) => Kind::Bool,
        _ => Kind::Int,
    }
}

fn unary<'m>(c: &mut Context<'_, 'm>, f: Unary) -> Made<'m> {
    of_kind(c, f, Kind::Float)
}

/// A function that gives numbers of the kind that it takes.
fn same<'m>(c: &mut Context<'_, 'm>, f: Unary) -> Made<'m> {
    let kind = c.value("self")?.kind;
    of_kind(c, f, kind)
}

fn of_kind<'m>(c: &mut Context<'_, 'm>, f: Unary, kind: Kind) -> Made<'m> {
    let x = c.id("self")?;
    one(c.graph().unary(f, x)?, kind)
}

/// A function with a constant of its own.
fn with_float<'m>(
    c: &mut Context<'_, 'm>,
    name: &str,
    default: f64,
    f: fn(&mut Graph, Id, f64) -> crate::Result<Id>,
) -> Made<'m> {
    let (x, constant) = (c.id("self")?, c.float(name, default)?);
    float(f(c.graph(), x, constant)?)
}

fn bitwise_not<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    match c.value("self")?.kind {
        Kind::Bool => of_kind(c, Unary::Not, Kind::Bool),
        _ => Err("it is of the bits of numbers; wanted truth values".into()),
    }
}

fn gelu<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let x = c.id("self")?;
    match c.text("approximate", "none")? {
        "tanh" => unary(c, Unary::Gelu),
        "none" => float(c.graph().gelu_exact(x)?),
        other => {
            Err(format!("argument 'approximate' is '{other}'; wanted 'none' or 'tanh'").into())
        }
    }
}

/// scale · (x, or α (e^(input_scale · x) − 1) below 0)
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

/// The slopes are those of channels, the second size.
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

/// Numbers between bounds, which may be tensors.
fn clipped<'m>(
    c: &mut Context<'_, 'm>,
    low: &str,
    high: &str,
    usual: [Option<f64>; 2],
) -> Made<'m> {
    let x = c.value("self")?;
    let (mut y, mut kind) = (x.id, x.kind);
    let bounds = [(low, Binary::Less), (high, Binary::Greater)];
    for ((name, beyond), usual) in bounds.into_iter().zip(usual) {
        let bound = match c.has(name) {
            true => c.value(name)?,
            false => match usual {
                Some(usual) => Value { id: c.graph().scalar(usual), kind: Kind::Bool },
                None => continue,
            },
        };
        let is_beyond = c.graph().binary(beyond, y, bound.id)?;
        y = c.graph().select(is_beyond, bound.id, y)?;
        kind = joint(kind, bound.kind);
    }
    one(y, kind)
}

/// ln(1 + e^(βx))/β, beyond a threshold x.
fn softplus<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, beta) = (c.id("self")?, c.float("beta", 1.0)?);
    c.float("threshold", 20.0)?; // where the two are the same in single precision
    let graph = c.graph();
    let beta = graph.scalar(beta);
    let scaled = graph.mul(x, beta)?;
    let y = graph.unary(Unary::Softplus, scaled)?;
    float(graph.div(y, beta)?)
}

/// The two operands of a function.
fn operands(c: &mut Context<'_, '_>) -> Result<[Value; 2]> {
    Ok([c.value("self")?, c.value("other")?])
}

fn two<'m>(c: &mut Context<'_, 'm>, f: Binary) -> Made<'m> {
    let [a, b] = operands(c)?;
    one(c.graph().binary(f, a.id, b.id)?, joint(a.kind, b.kind))
}

fn compare<'m>(c: &mut Context<'_, 'm>, f: Binary) -> Made<'m> {
    let [a, b] = operands(c)?;
    one(c.graph().binary(f, a.id, b.id)?, Kind::Bool)
}

fn bitwise<'m>(c: &mut Context<'_, 'm>, f: Binary) -> Made<'m> {
    match operands(c)? {
        [Value { kind: Kind::Bool, .. }, Value { kind: Kind::Bool, .. }] => compare(c, f),
        _ => Err("it is of the bits of numbers; wanted truth values".into()),
    }
}

/// a ± α b
fn sum<'m>(c: &mut Context<'_, 'm>, f: Binary) -> Made<'m> {
    let ([a, b], alpha) = (operands(c)?, c.float("alpha", 1.0)?);
    let graph = c.graph();
    let alpha = graph.scalar(alpha);
    let scaled = graph.mul(b.id, alpha)?;
    let pairs = [(a.id, scaled), (scaled, a.id)];
    let whole = match f {
        Binary::Add => pairs.iter().find_map(|&(x, bias)| patterns::biased(graph, x, bias)),
        _ => None,
    };
    let y = whole.unwrap_or_else(|| graph.binary(f, a.id, scaled))?;
    one(y, joint(a.kind, b.kind))
}

/// b − α a
fn rsub<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let ([a, b], alpha) = (operands(c)?, c.float("alpha", 1.0)?);
    let graph = c.graph();
    let alpha = graph.scalar(alpha);
    let scaled = graph.mul(a.id, alpha)?;
    one(graph.sub(b.id, scaled)?, joint(a.kind, b.kind))
}

fn multiply<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let [a, b] = operands(c)?;
    let graph = c.graph();
    let pairs = [(a.id, b.id), (b.id, a.id)];
    let whole = pairs.iter().find_map(|&(x, gate)| patterns::gated(graph, x, gate));
    let y = whole.unwrap_or_else(|| graph.mul(a.id, b.id))?;
    one(y, joint(a.kind, b.kind))
}

fn divide<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let [a, b] = operands(c)?;
    let is_floor = super::base(&c.node.target) == "floor_divide";
    let mode = c.text("rounding_mode", if is_floor { "floor" } else { "" })?;
    let ratio = c.graph().div(a.id, b.id)?;
    let kind = joint(a.kind, b.kind);
    match mode {
        "" => float(ratio),
        "floor" => one(c.graph().unary(Unary::Floor, ratio)?, kind),
        "trunc" => one(truncated(c.graph(), ratio)?, kind),
        other => Err(format!("argument 'rounding_mode' is '{other}'").into()),
    }
}

fn remainder<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let [a, b] = operands(c)?;
    one(c.graph().modulo(a.id, b.id)?, joint(a.kind, b.kind))
}

fn power<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (a, b) = (c.value("self")?, c.value("exponent")?);
    let exponent = match c.item("exponent")? {
        Item::Int(exponent) => Some(exponent as f64),
        Item::Float(exponent) => Some(exponent),
        _ => None,
    };
    let graph = c.graph();
    let y = match exponent {
        Some(1.0) => a.id,
        Some(2.0) => graph.mul(a.id, a.id)?,
        Some(3.0) => {
            let square = graph.mul(a.id, a.id)?;
            graph.mul(square, a.id)?
        }
        Some(0.5) => graph.unary(Unary::Sqrt, a.id)?,
        _ => graph.binary(Binary::Power, a.id, b.id)?,
    };
    one(y, joint(a.kind, b.kind))
}

fn select<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (condition, [yes, no]) = (c.id("condition")?, operands(c)?);
    one(c.graph().select(condition, yes.id, no.id)?, joint(yes.kind, no.kind))
}

fn masked_fill<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, mask, number) = (c.value("self")?, c.id("mask")?, c.id("value")?);
    one(c.graph().select(mask, number, x.id)?, x.kind)
}

/// x + value · f(a, b)
fn with_product<'m>(c: &mut Context<'_, 'm>, f: Binary) -> Made<'m> {
    let (x, a, b) = (c.id("self")?, c.id("tensor1")?, c.id("tensor2")?);
    let factor = c.float("value", 1.0)?;
    let graph = c.graph();
    let (both, factor) = (graph.binary(f, a, b)?, graph.scalar(factor));
    let both = graph.mul(both, factor)?;
    float(graph.add(x, both)?)
}

fn identity<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    Ok(vec![Item::Value(c.value("self")?)])
}

/// The value as numbers of another kind: that which is told, or that of another value.
fn convert<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let x = c.value("self")?;
    let kind = match c.has("other") {
        true => Some(c.value("other")?.kind),
        false => c.kind("dtype")?,
    };
    let graph = c.graph();
    let kind = kind.unwrap_or(x.kind);
    let id = match (x.kind, kind) {
        (Kind::Float, Kind::Int) => truncated(graph, x.id)?,
        (Kind::Float | Kind::Int, Kind::Bool) => {
            let is_zero = graph.unary(Unary::Not, x.id)?;
            graph.unary(Unary::Not, is_zero)?
        }
        _ => x.id,
    };
    one(id, kind)
}

/// In use it leaves all as it is, whatever the program was exported for; in training it drops.
fn dropout<'m>(c: &mut Context<'_, 'm>, train: &str) -> Made<'m> {
    let x = c.value(if c.has("input") { "input" } else { "self" })?;
    c.ignore(train);
    let rate = c.float("p", 0.5)?;
    let graph = c.graph();
    let y = match rate > 0.0 && rate < 1.0 && graph.shape(x.id).is_per_row() {
        true => {
            let stream = graph.next_stream();
            graph.dropout_in_training(x.id, rate, stream)?
        }
        false => x.id,
    };
    Ok(vec![Item::Value(Value { id: y, kind: x.kind })])
}
