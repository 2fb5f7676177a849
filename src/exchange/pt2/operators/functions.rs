//! Elementwise functions that are composed of others.

use std::f64::consts::{FRAC_PI_2, LN_2, LN_10, PI};

use super::Table;
use crate::exchange::build::elementwise::truncated;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Made, float, one};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Binary, Graph, Id, Unary};

pub(super) const TABLE: Table = &[
    ("acosh", |c| of(c, |graph, x| Ok(graph.unary(Unary::Acosh, x)?))),
    ("asinh", |c| of(c, |graph, x| Ok(graph.unary(Unary::Asinh, x)?))),
    ("atanh", |c| of(c, |graph, x| Ok(graph.unary(Unary::Atanh, x)?))),
    ("deg2rad", |c| of(c, |graph, x| times(graph, x, PI / 180.0))),
    ("rad2deg", |c| of(c, |graph, x| times(graph, x, 180.0 / PI))),
    ("exp2", |c| {
        of(c, |graph, x| {
            let two = graph.scalar(2.0);
            Ok(graph.binary(Binary::Power, two, x)?)
        })
    }),
    ("log2", |c| {
        of(c, |graph, x| {
            let log = graph.unary(Unary::Log, x)?;
            times(graph, log, 1.0 / LN_2)
        })
    }),
    ("log10", |c| {
        of(c, |graph, x| {
            let log = graph.unary(Unary::Log, x)?;
            times(graph, log, 1.0 / LN_10)
        })
    }),
    ("erfc", |c| {
        of(c, |graph, x| {
            let (one, erf) = (graph.scalar(1.0), graph.unary(Unary::Erf, x)?);
            Ok(graph.sub(one, erf)?)
        })
    }),
    ("frac", |c| {
        of(c, |graph, x| {
            let whole = truncated(graph, x)?;
            Ok(graph.sub(x, whole)?)
        })
    }),
    ("trunc", |c| of_own_kind(c, truncated)),
    ("fix", |c| of_own_kind(c, truncated)),
    ("sgn", |c| of_own_kind(c, |graph, x| Ok(graph.unary(Unary::Sign, x)?))),
    ("positive", |c| of_own_kind(c, |_, x| Ok(x))),
    ("logit", logit),
    ("isinf", |c| {
        let x = c.id("self")?;
        one(c.graph().is_infinite(x)?, Kind::Bool)
    }),
    ("isfinite", is_finite),
    ("nan_to_num", without_nan),
    ("atan2", |c| of_two(c, angle)),
    ("arctan2", |c| of_two(c, angle)),
    ("hypot", |c| {
        of_two(c, |graph, a, b| {
            let (a, b) = (graph.mul(a, a)?, graph.mul(b, b)?);
            let sum = graph.add(a, b)?;
            Ok(graph.unary(Unary::Sqrt, sum)?)
        })
    }),
    ("logaddexp", |c| {
        // The larger number + ln(1 + e^−distance).
        of_two(c, |graph, a, b| {
            let (larger, apart) = (graph.binary(Binary::Max, a, b)?, graph.sub(a, b)?);
            let apart = graph.unary(Unary::Abs, apart)?;
            let apart = graph.unary(Unary::Negate, apart)?;
            let more = graph.unary(Unary::Softplus, apart)?;
            Ok(graph.add(larger, more)?)
        })
    }),
    ("fmax", |c| of_two(c, |graph, a, b| of_numbers(graph, Binary::Max, a, b))),
    ("fmin", |c| of_two(c, |graph, a, b| of_numbers(graph, Binary::Min, a, b))),
    ("lerp", between),
    ("float_power", |c| {
        let (base, exponent) = (c.id("self")?, c.id("exponent")?);
        float(c.graph().binary(Binary::Power, base, exponent)?)
    }),
    ("threshold", threshold),
    ("softshrink", |c| {
        let (x, most) = (c.id("self")?, c.float("lambd", 0.5)?);
        float(c.graph().shrink(x, most, most)?)
    }),
    ("hardshrink", |c| {
        let (x, most) = (c.id("self")?, c.float("lambd", 0.5)?);
        float(c.graph().shrink(x, most, 0.0)?)
    }),
    ("rrelu", mean_slope),
];

fn of<'m>(c: &mut Context<'_, 'm>, f: fn(&mut Graph, Id) -> Result<Id>) -> Made<'m> {
    let x = c.id("self")?;
    float(f(c.graph(), x)?)
}

/// Applies a function whose result has the kind of its operand.
fn of_own_kind<'m>(c: &mut Context<'_, 'm>, f: fn(&mut Graph, Id) -> Result<Id>) -> Made<'m> {
    let x = c.value("self")?;
    one(f(c.graph(), x.id)?, x.kind)
}

fn of_two<'m>(c: &mut Context<'_, 'm>, f: fn(&mut Graph, Id, Id) -> Result<Id>) -> Made<'m> {
    let (a, b) = (c.id("self")?, c.id("other")?);
    float(f(c.graph(), a, b)?)
}

fn times(graph: &mut Graph, x: Id, factor: f64) -> Result<Id> {
    let factor = graph.scalar(factor);
    Ok(graph.mul(x, factor)?)
}

/// Returns ln(x/(1 − x)); if ε is given, x is limited to ε … 1 − ε.
fn logit<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, epsilon) = (c.id("self")?, c.number("eps")?);
    let graph = c.graph();
    let x = graph.clip(x, [epsilon, epsilon.map(|epsilon| 1.0 - epsilon)])?;
    let one = graph.scalar(1.0);
    let rest = graph.sub(one, x)?;
    let ratio = graph.div(x, rest)?;
    float(graph.unary(Unary::Log, ratio)?)
}

fn is_finite<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let x = c.id("self")?;
    let graph = c.graph();
    let (infinite, none) = (graph.is_infinite(x)?, graph.unary(Unary::IsNan, x)?);
    let either = graph.binary(Binary::Or, infinite, none)?;
    one(graph.unary(Unary::Not, either)?, Kind::Bool)
}

/// Replaces NaN and infinities by other numbers. The defaults are 0 and the largest number in single precision.
fn without_nan<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let most = f64::from(f32::MAX);
    let [nan, high, low] =
        [c.float("nan", 0.0)?, c.float("posinf", most)?, c.float("neginf", -most)?];
    let x = c.value("self")?;
    if x.kind != Kind::Float {
        return one(x.id, x.kind);
    }
    let graph = c.graph();
    let is_nan = graph.unary(Unary::IsNan, x.id)?;
    let [nan, high, low, most, least] =
        [nan, high, low, most, -most].map(|number| graph.scalar(number));
    let is_high = graph.binary(Binary::Greater, x.id, most)?;
    let is_low = graph.binary(Binary::Less, x.id, least)?;
    let y = graph.select(is_high, high, x.id)?;
    let y = graph.select(is_low, low, y)?;
    float(graph.select(is_nan, nan, y)?)
}

/// Returns the angle of the direction (x, y), from −π to π. It is the arc tangent of the ratio whose size is at most 1, plus the rest
/// of the angle. (Both slopes are therefore right everywhere except at the origin, where the angle is 0.)
fn angle(graph: &mut Graph, y: Id, x: Id) -> Result<Id> {
    let [zero, unit, half, whole] = [0.0, 1.0, FRAC_PI_2, PI].map(|number| graph.scalar(number));
    let (width, height) = (graph.unary(Unary::Abs, x)?, graph.unary(Unary::Abs, y)?);
    let is_flat = graph.binary(Binary::GreaterOrEqual, width, height)?;
    let minus_x = graph.unary(Unary::Negate, x)?;
    let (above, below) = (graph.select(is_flat, y, minus_x)?, graph.select(is_flat, x, y)?);
    let is_origin = graph.unary(Unary::Not, below)?;
    let below = graph.select(is_origin, unit, below)?;
    let ratio = graph.div(above, below)?;
    let part = graph.unary(Unary::Atan, ratio)?;
    let (is_left, is_down) =
        (graph.binary(Binary::Less, x, zero)?, graph.binary(Binary::Less, y, zero)?);
    let turn = graph.select(is_left, whole, zero)?;
    let turn = graph.select(is_flat, turn, half)?;
    let back = graph.unary(Unary::Negate, turn)?;
    let turn = graph.select(is_down, back, turn)?;
    Ok(graph.add(part, turn)?)
}

/// Returns the larger or smaller of two numbers; if one of them is NaN, returns the other.
fn of_numbers(graph: &mut Graph, f: Binary, a: Id, b: Id) -> Result<Id> {
    let both = graph.binary(f, a, b)?;
    let (a_is_nan, b_is_nan) = (graph.unary(Unary::IsNan, a)?, graph.unary(Unary::IsNan, b)?);
    let y = graph.select(b_is_nan, a, both)?;
    Ok(graph.select(a_is_nan, b, y)?)
}

/// Returns a + w (b − a).
fn between<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (a, b, weight) = (c.id("self")?, c.id("end")?, c.id("weight")?);
    let graph = c.graph();
    let apart = graph.sub(b, a)?;
    let part = graph.mul(weight, apart)?;
    float(graph.add(a, part)?)
}

/// Returns x above the threshold, else another number.
fn threshold<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, least, other): (Value, Id, Id) = (c.value("self")?, c.id("threshold")?, c.id("value")?);
    let graph = c.graph();
    let is_above = graph.binary(Binary::Greater, x.id, least)?;
    one(graph.select(is_above, x.id, other)?, x.kind)
}

/// Applies a leaky ReLU. At inference, the slope below 0 is the mean of its bounds.
fn mean_slope<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    if c.flag("training", false)? {
        return Err(
            "its slopes are random in training; wanted it exported for use, by model.eval()".into(),
        );
    }
    let (x, low, high) = (c.id("self")?, c.float("lower", 0.125)?, c.float("upper", 1.0 / 3.0)?);
    float(c.graph().leaky_relu(x, (low + high) / 2.0)?)
}
