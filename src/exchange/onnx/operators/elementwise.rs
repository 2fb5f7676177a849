//! Elementwise functions.

use super::{Table, patterns};
use crate::exchange::build::elementwise::truncated;
use crate::exchange::onnx::context::{Context, Made, float, one};
use crate::exchange::onnx::tensor::kind_of;
use crate::exchange::problem::Result;
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Binary, Graph, Id, Unary};

pub(super) const TABLE: Table = &[
    ("Abs", |c| same(c, Unary::Abs)),
    ("Neg", |c| same(c, Unary::Negate)),
    ("Sign", |c| same(c, Unary::Sign)),
    ("Relu", |c| same(c, Unary::Relu)),
    ("Not", |c| of_kind(c, Unary::Not, Kind::Bool)),
    ("IsNaN", |c| of_kind(c, Unary::IsNan, Kind::Bool)),
    ("IsInf", is_infinite),
    ("Add", |c| arithmetic(c, Binary::Add)),
    ("Sub", |c| arithmetic(c, Binary::Subtract)),
    ("Mul", |c| arithmetic(c, Binary::Multiply)),
    ("Div", divide),
    ("Mod", modulo),
    ("Pow", power),
    ("Less", |c| compare(c, Binary::Less)),
    ("LessOrEqual", |c| compare(c, Binary::LessOrEqual)),
    ("Greater", |c| compare(c, Binary::Greater)),
    ("GreaterOrEqual", |c| compare(c, Binary::GreaterOrEqual)),
    ("Equal", |c| compare(c, Binary::Equal)),
    ("And", |c| compare(c, Binary::And)),
    ("Or", |c| compare(c, Binary::Or)),
    ("Xor", |c| compare(c, Binary::Xor)),
    ("Max", |c| all(c, Binary::Max)),
    ("Min", |c| all(c, Binary::Min)),
    ("Sum", |c| all(c, Binary::Add)),
    ("Mean", mean),
    ("Where", select),
    ("Clip", clip),
    ("Elu", |c| with_float(c, "alpha", 1.0, Graph::elu)),
    ("Celu", |c| with_float(c, "alpha", 1.0, Graph::celu)),
    ("LeakyRelu", |c| with_float(c, "alpha", 0.01, Graph::leaky_relu)),
    ("ThresholdedRelu", |c| with_float(c, "alpha", 1.0, Graph::thresholded_relu)),
    ("Selu", selu),
    ("PRelu", prelu),
    ("HardSigmoid", hard_sigmoid),
    ("Swish", swish),
    ("Gelu", gelu),
    ("Shrink", shrink),
    ("SwiGLU", swiglu),
    ("Cast", cast),
    ("CastLike", cast_like),
    ("Identity", identity),
    ("Dropout", dropout),
];

fn unary(c: &mut Context<'_, '_>, f: Unary) -> Made {
    of_kind(c, f, Kind::Float)
}

/// Applies a function whose result has the kind of its operand.
fn same(c: &mut Context<'_, '_>, f: Unary) -> Made {
    let kind = c.value(0)?.kind;
    of_kind(c, f, kind)
}

fn of_kind(c: &mut Context<'_, '_>, f: Unary, kind: Kind) -> Made {
    let x = c.id(0)?;
    one(c.graph().unary(f, x)?, kind)
}

/// Returns the two operands, or an error before version 7, where `axis` defined how sizes are repeated.
fn operands(c: &mut Context<'_, '_>) -> Result<[Value; 2]> {
    if c.version < 7 {
        return Err(
            "operators before version 7 are not supported; convert the model to a newer version"
                .into(),
        );
    }
    Ok([c.operand(0)?, c.operand(1)?])
}

fn arithmetic(c: &mut Context<'_, '_>, f: Binary) -> Made {
    let [a, b] = match f {
        // The bias of a layer with one output is also a single number.
        Binary::Add if patterns::is_product(c, 0)? || patterns::is_product(c, 1)? => {
            [c.value(0)?, c.value(1)?]
        }
        _ => operands(c)?,
    };
    let (graph, pairs) = (c.graph(), [(a.id, b.id), (b.id, a.id)]);
    let whole = match f {
        Binary::Add => pairs
            .iter()
            .find_map(|&(x, bias)| crate::exchange::build::patterns::biased(graph, x, bias)),
        Binary::Multiply => pairs
            .iter()
            .find_map(|&(x, gate)| crate::exchange::build::patterns::gated(graph, x, gate)),
        _ => None,
    };
    match whole {
        Some(y) => one(y?, a.kind),
        None => one(graph.binary(f, a.id, b.id)?, a.kind),
    }
}

fn compare(c: &mut Context<'_, '_>, f: Binary) -> Made {
    let [a, b] = operands(c)?;
    one(c.graph().binary(f, a.id, b.id)?, Kind::Bool)
}

fn divide(c: &mut Context<'_, '_>) -> Made {
    let [a, b] = operands(c)?;
    let ratio = c.graph().div(a.id, b.id)?;
    match a.kind {
        Kind::Float => float(ratio),
        kind => one(truncated(c.graph(), ratio)?, kind),
    }
}

fn modulo(c: &mut Context<'_, '_>) -> Made {
    let [a, b] = operands(c)?;
    let y = match c.flag("fmod", false)? {
        true => c.graph().binary(Binary::Remainder, a.id, b.id)?,
        false => c.graph().modulo(a.id, b.id)?,
    };
    one(y, a.kind)
}

fn power(c: &mut Context<'_, '_>) -> Made {
    let a = c.value(0)?;
    let b = c.constant(1)?; // an exponent is not trained
    let exponent = match c.graph().shape(b.id).len() {
        1 => c.known(1).ok(),
        _ => None,
    };
    let graph = c.graph();
    let shape = graph.shape(a.id).clone();
    let repeats = graph.shape(b.id).rank() <= shape.rank();
    let y = match exponent.as_deref() {
        Some([2.0]) if repeats => graph.mul(a.id, a.id)?,
        Some([0.5]) if repeats => graph.unary(Unary::Sqrt, a.id)?,
        _ => graph.binary(Binary::Power, a.id, b.id)?,
    };
    match a.kind {
        Kind::Float => float(y),
        kind => one(truncated(graph, y)?, kind),
    }
}

/// Applies a function to any number of values.
fn all(c: &mut Context<'_, '_>, f: Binary) -> Made {
    let values = c.values()?;
    let (first, others) = values.split_first().ok_or("it has no inputs")?;
    let mut y = first.id;
    for other in others {
        y = c.graph().binary(f, y, other.id)?;
    }
    one(y, first.kind)
}

fn mean(c: &mut Context<'_, '_>) -> Made {
    let count = c.inputs.len() as f64;
    let sum = all(c, Binary::Add)?[0];
    let inverse = c.graph().scalar(1.0 / count);
    float(c.graph().mul(sum.id, inverse)?)
}

fn select(c: &mut Context<'_, '_>) -> Made {
    let (condition, yes, no) = (c.id(0)?, c.value(1)?, c.id(2)?);
    one(c.graph().select(condition, yes.id, no)?, yes.kind)
}

fn clip(c: &mut Context<'_, '_>) -> Made {
    let x = c.value(0)?;
    let mut bounds = [None; 2];
    for (place, name) in ["min", "max"].into_iter().enumerate() {
        bounds[place] = match c.float_ref(name)? {
            Some(&bound) => Some(c.graph().scalar(f64::from(bound))),
            None if c.has(place + 1) => Some(c.constant(place + 1)?.id),
            None => None,
        };
    }
    one(c.graph().clip_to(x.id, bounds)?, x.kind)
}

/// Applies a function with a constant of its own.
fn with_float(
    c: &mut Context<'_, '_>,
    name: &str,
    default: f64,
    f: fn(&mut Graph, Id, f64) -> crate::Result<Id>,
) -> Made {
    let (x, constant) = (c.id(0)?, c.float(name, default)?);
    float(f(c.graph(), x, constant)?)
}

fn selu(c: &mut Context<'_, '_>) -> Made {
    let x = c.id(0)?;
    let alpha = c.float("alpha", 1.673_263_192_176_818_8)?;
    let gamma = c.float("gamma", 1.050_700_902_938_842_8)?;
    let graph = c.graph();
    let (y, gamma) = (graph.elu(x, alpha)?, graph.scalar(gamma));
    float(graph.mul(y, gamma)?)
}

fn prelu(c: &mut Context<'_, '_>) -> Made {
    let (x, slope) = (c.value(0)?, c.id(1)?);
    one(c.graph().prelu(x.id, slope)?, x.kind)
}

fn hard_sigmoid(c: &mut Context<'_, '_>) -> Made {
    let (x, alpha, beta) = (c.id(0)?, c.float("alpha", 0.2)?, c.float("beta", 0.5)?);
    float(c.graph().hard_sigmoid(x, alpha, beta)?)
}

fn swish(c: &mut Context<'_, '_>) -> Made {
    let (x, alpha) = (c.id(0)?, c.float("alpha", 1.0)?);
    let graph = c.graph();
    if alpha == 1.0 {
        return float(graph.unary(Unary::Silu, x)?);
    }
    let alpha = graph.scalar(alpha);
    let scaled = graph.mul(x, alpha)?;
    let gate = graph.unary(Unary::Sigmoid, scaled)?;
    float(graph.mul(x, gate)?)
}

fn gelu(c: &mut Context<'_, '_>) -> Made {
    let x = c.id(0)?;
    match c.text("approximate", "none")? {
        "tanh" => unary(c, Unary::Gelu),
        "none" => float(c.graph().gelu_exact(x)?),
        other => {
            Err(format!("attribute 'approximate' is '{other}'; wanted 'none' or 'tanh'").into())
        }
    }
}

fn shrink(c: &mut Context<'_, '_>) -> Made {
    let (x, threshold, bias) = (c.id(0)?, c.float("lambd", 0.5)?, c.float("bias", 0.0)?);
    float(c.graph().shrink(x, threshold, bias)?)
}

fn is_infinite(c: &mut Context<'_, '_>) -> Made {
    let x = c.id(0)?;
    let (negative, positive) = (c.flag("detect_negative", true)?, c.flag("detect_positive", true)?);
    let graph = c.graph();
    let (is, zero) = (graph.is_infinite(x)?, graph.scalar(0.0));
    let wanted = match (negative, positive) {
        (true, true) => return one(is, Kind::Bool),
        (true, false) => graph.binary(Binary::Less, x, zero)?,
        (false, true) => graph.binary(Binary::Greater, x, zero)?,
        (false, false) => graph.binary(Binary::Less, zero, zero)?,
    };
    one(graph.binary(Binary::And, is, wanted)?, Kind::Bool)
}

/// Returns x₁ swish(x₀, α), where x₀ and x₁ are the halves of the last axis, or two inputs.
fn swiglu(c: &mut Context<'_, '_>) -> Made {
    let alpha = c.float("alpha", 1.0)?;
    let (gate, linear) = match c.inputs.len() {
        2 => (c.id(0)?, c.id(1)?),
        _ => {
            let x = c.id(0)?;
            let graph = c.graph();
            let half = graph.shape(x).sizes().last().map_or(0, |last| last / 2);
            let halves = graph.split(x, -1, &[half; 2])?;
            (halves[0], halves[1])
        }
    };
    let graph = c.graph();
    let alpha = graph.scalar(alpha);
    let scaled = graph.mul(gate, alpha)?;
    let shares = graph.unary(Unary::Sigmoid, scaled)?;
    let swish = graph.mul(gate, shares)?;
    float(graph.mul(swish, linear)?)
}

/// Converts the value to numbers of another kind.
fn converted(graph: &mut Graph, x: Value, to: Kind) -> Made {
    let id = match (x.kind, to) {
        (from, to) if from == to => x.id,
        (_, Kind::Float) | (Kind::Bool, _) => x.id,
        (_, Kind::Bool) => {
            let is_zero = graph.unary(Unary::Not, x.id)?;
            graph.unary(Unary::Not, is_zero)?
        }
        (Kind::Narrow, Kind::Int) => x.id,
        (_, Kind::Int) => truncated(graph, x.id)?,
        (_, Kind::Narrow) => {
            return Err("a cast to whole numbers of 8 or 16 bits or without a sign wraps around; wanted int64".into());
        }
    };
    one(id, to)
}

fn cast(c: &mut Context<'_, '_>) -> Made {
    c.ignore("saturate"); // only for eight-bit types
    c.ignore("round_mode");
    let x = c.value(0)?;
    let to = kind_of(c.int("to", 0)?)?;
    converted(c.graph(), x, to)
}

fn cast_like(c: &mut Context<'_, '_>) -> Made {
    c.ignore("saturate");
    c.ignore("round_mode");
    let (x, like) = (c.value(0)?, c.value(1)?);
    converted(c.graph(), x, like.kind)
}

fn identity(c: &mut Context<'_, '_>) -> Made {
    Ok(vec![c.value(0)?])
}

/// At inference, dropout changes nothing, and neither does a file's mask.
fn dropout(c: &mut Context<'_, '_>) -> Made {
    let x = c.value(0)?;
    c.ignore("seed");
    let trains = c.known_number(2)?.is_some_and(|mode| mode != 0.0);
    let rate = match c.float_ref("ratio")? {
        Some(&rate) => f64::from(rate),
        None => c.known_number(1)?.unwrap_or(0.5),
    };
    let graph = c.graph();
    let ones = |graph: &mut Graph| {
        let (one, shape) = (graph.scalar(1.0), graph.shape(x.id).clone());
        graph.expand(one, &shape)
    };
    match (trains, rate) {
        (false, _) => {
            // A dropout rate for training becomes part of the graph.
            let y = match rate > 0.0 && rate < 1.0 && graph.shape(x.id).is_per_row() {
                true => {
                    let stream = graph.next_stream();
                    graph.dropout_in_training(x.id, rate, stream)?
                }
                false => x.id,
            };
            Ok(vec![Value { id: y, ..x }, Value { id: ones(graph)?, kind: Kind::Bool }])
        }
        (true, 0.0) => Ok(vec![x, Value { id: ones(graph)?, kind: Kind::Bool }]),
        (true, _) => Err("it drops numbers also in prediction, not only in training".into()),
    }
}
