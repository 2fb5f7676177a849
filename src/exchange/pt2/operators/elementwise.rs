//! Elementwise functions.

use super::Table;
use crate::exchange::build::elementwise::truncated;
use crate::exchange::build::patterns;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Item, Made, float, one};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Binary, Unary};

pub(super) const TABLE: Table = &[
    ("abs", |c| same(c, Unary::Abs)),
    ("neg", |c| same(c, Unary::Negate)),
    ("sign", |c| same(c, Unary::Sign)),
    ("floor", |c| same(c, Unary::Floor)),
    ("ceil", |c| same(c, Unary::Ceil)),
    ("round", |c| same(c, Unary::Round)),
    ("relu", |c| same(c, Unary::Relu)),
    ("rsqrt", |c| {
        let x = c.id("self")?;
        let root = c.graph().unary(Unary::Sqrt, x)?;
        float(c.graph().unary(Unary::Reciprocal, root)?)
    }),
    ("expm1", exp_less_one),
    ("log1p", log_one_more),
    ("square", |c| {
        let x = c.value("self")?;
        one(c.graph().mul(x.id, x.id)?, x.kind)
    }),
    ("logical_not", |c| of_kind(c, Unary::Not, Kind::Bool)),
    ("bitwise_not", bitwise_not),
    ("isnan", |c| of_kind(c, Unary::IsNan, Kind::Bool)),
    ("add", |c| sum(c, Binary::Add)),
    ("sub", |c| sum(c, Binary::Subtract)),
    ("rsub", rsub),
    ("mul", multiply),
    ("div", divide),
    ("true_divide", divide),
    ("floor_divide", divide),
    ("remainder", remainder),
    ("fmod", |c| two(c, Binary::Remainder)),
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
    ("detach", detach),
    ("detach_", detach),
    ("alias", identity),
    ("lift_fresh", identity),
    ("lift_fresh_copy", identity),
    ("to", convert),
    ("_to_copy", convert),
    ("type_as", convert),
];

/// Returns the joint kind of two kinds of numbers: PyTorch's type promotion. The number of sizes does not matter here.
pub(super) fn joint(a: Kind, b: Kind) -> Kind {
    match (a, b) {
        (Kind::Float, _) | (_, Kind::Float) => Kind::Float,
        (Kind::Bool, Kind::Bool) => Kind::Bool,
        (Kind::Narrow, _) | (_, Kind::Narrow) => Kind::Narrow,
        _ => Kind::Int,
    }
}

/// Applies a function whose result has the kind of its operand.
fn same<'m>(c: &mut Context<'_, 'm>, f: Unary) -> Made<'m> {
    let kind = c.value("self")?.kind;
    of_kind(c, f, kind)
}

fn of_kind<'m>(c: &mut Context<'_, 'm>, f: Unary, kind: Kind) -> Made<'m> {
    let x = c.id("self")?;
    one(c.graph().unary(f, x)?, kind)
}

fn bitwise_not<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    match c.value("self")?.kind {
        Kind::Bool => of_kind(c, Unary::Not, Kind::Bool),
        _ => Err("it works on the bits of numbers; wanted truth values".into()),
    }
}

/// Returns the two operands of a function.
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
        _ => Err("it works on the bits of numbers; wanted truth values".into()),
    }
}

/// Returns a ± α b.
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

/// Returns b − α a.
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
    let kind = joint(a.kind, b.kind);
    let graph = c.graph();
    match mode {
        "" => float(graph.div(a.id, b.id)?),
        "floor" => {
            // The remainder is subtracted first. Otherwise rounding matters: 1/0.1 is 10 in single precision, but 0.1 in single
            // precision fits into 1 only 9 times.
            let left = graph.modulo(a.id, b.id)?;
            let multiple = graph.sub(a.id, left)?;
            let ratio = graph.div(multiple, b.id)?;
            one(graph.unary(Unary::Round, ratio)?, kind)
        }
        "trunc" => {
            let ratio = graph.div(a.id, b.id)?;
            one(truncated(graph, ratio)?, kind)
        }
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

/// Returns x + value · f(a, b).
fn with_product<'m>(c: &mut Context<'_, 'm>, f: Binary) -> Made<'m> {
    let (x, a, b) = (c.id("self")?, c.id("tensor1")?, c.id("tensor2")?);
    let factor = c.float("value", 1.0)?;
    let graph = c.graph();
    let (both, factor) = (graph.binary(f, a, b)?, graph.scalar(factor));
    let both = graph.mul(both, factor)?;
    float(graph.add(x, both)?)
}

fn detach<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let x = c.value("self")?;
    one(c.graph().stop_gradient(x.id)?, x.kind)
}

fn identity<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    Ok(vec![Item::Value(c.value("self")?)])
}

/// Converts the value to another kind: the requested one, or that of another value.
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
        (Kind::Float | Kind::Int, Kind::Narrow) => {
            return Err(
                "a conversion to whole numbers of 8 or 16 bits wraps around; wanted int64".into()
            );
        }
        (Kind::Float | Kind::Int | Kind::Narrow, Kind::Bool) => {
            let is_zero = graph.unary(Unary::Not, x.id)?;
            graph.unary(Unary::Not, is_zero)?
        }
        _ => x.id,
    };
    one(id, kind)
}

/// Returns eˣ − 1 = 2 sinh(x/2) e^(x/2), which keeps its precision near 0. (Below −40 the result is −1.)
fn exp_less_one<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let x = c.id("self")?;
    let graph = c.graph();
    let x = graph.clip(x, [Some(-40.0), None])?;
    let (half, two) = (graph.scalar(0.5), graph.scalar(2.0));
    let half = graph.mul(x, half)?;
    let (sinh, exp) = (graph.unary(Unary::Sinh, half)?, graph.unary(Unary::Exp, half)?);
    let y = graph.mul(sinh, exp)?;
    float(graph.mul(y, two)?)
}

/// Returns ln(1 + x) = 2 artanh(x/(2 + x)), which keeps its precision near 0; from 1 on, ln(1 + x) is computed directly.
fn log_one_more<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let x = c.id("self")?;
    let graph = c.graph();
    let (one, two) = (graph.scalar(1.0), graph.scalar(2.0));
    let (sum, denominator) = (graph.add(x, one)?, graph.add(x, two)?);
    let far = graph.unary(Unary::Log, sum)?;
    let ratio = graph.div(x, denominator)?;
    let near = graph.unary(Unary::Atanh, ratio)?;
    let near = graph.mul(near, two)?;
    let is_near = graph.binary(Binary::Less, x, one)?;
    float(graph.select(is_near, near, far)?)
}
