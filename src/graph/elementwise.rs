//! Elementwise functions: their shapes, and their pullbacks in terms of each other.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::operation::{Adjoints, Rule};
use super::{Graph, Id, Node, Shape};
use crate::error::{Error, Result};
use crate::kernels::elementwise::{Binary, Unary};

/// A function that acts on each number separately; values of different sizes are broadcast to a common shape.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Elementwise {
    /// f(x)
    Unary(Unary),
    /// f′(x)
    Slope(Unary),
    /// f(a, b)
    Binary(Binary),
    /// b where a is not 0, c elsewhere.
    Where,
    /// The value, repeated to this shape.
    Expand(Shape),
    /// The value unchanged; no gradient passes through it.
    Stop,
}

impl Elementwise {
    /// True if the function only distinguishes zero from non-zero inputs.
    pub(crate) fn asks_for_truth(&self) -> bool {
        let binary = |f: &Binary| matches!(f, Binary::And | Binary::Or | Binary::Xor);
        match self {
            Elementwise::Unary(f) => *f == Unary::Not,
            Elementwise::Binary(f) => binary(f),
            _ => false,
        }
    }
}

impl Rule for Elementwise {
    fn name(&self) -> &'static str {
        match self {
            Elementwise::Unary(f) | Elementwise::Slope(f) => f.name(),
            Elementwise::Binary(f) => f.name(),
            Elementwise::Where => "where",
            Elementwise::Expand(_) => "expand",
            Elementwise::Stop => "stop_gradient",
        }
    }

    fn arity(&self) -> RangeInclusive<usize> {
        match self {
            Elementwise::Binary(_) => 2..=2,
            Elementwise::Where => 3..=3,
            _ => 1..=1,
        }
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let first = inputs[0].clone();
        let shape = match self {
            Elementwise::Unary(_) | Elementwise::Slope(_) | Elementwise::Stop => Some(first),
            Elementwise::Binary(_) | Elementwise::Where => {
                inputs[1..].iter().try_fold(first, |shape, next| shape.broadcast(next))
            }
            Elementwise::Expand(to) => first.broadcast(to).filter(|shape| shape == to),
        };
        let refusal = || match self {
            Elementwise::Expand(to) => {
                Error::shape("expand", inputs[0], format!("sizes that repeat to {to}"))
            }
            _ => {
                let shapes: Vec<String> = inputs.iter().map(ToString::to_string).collect();
                let wanted = "sizes that are equal or 1, aligned at the last";
                Error::shape(self.name(), shapes.join(" and "), wanted)
            }
        };
        Ok(vec![shape.ok_or_else(refusal)?])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let (Some(d), y) = (d[0], node.outputs[0]) else {
            return Ok(vec![None; node.inputs.len()]);
        };
        let adjoints = match (self, &node.inputs[..]) {
            (Elementwise::Unary(f), &[x]) => vec![unary(graph, *f, x, y, d)?],
            (Elementwise::Binary(f), &[a, b]) => binary(graph, *f, [a, b], y, d)?.to_vec(),
            (Elementwise::Where, &[condition, ..]) => {
                let zero = graph.scalar(0.0);
                let kept = graph.select(condition, d, zero)?;
                vec![None, Some(kept), Some(graph.select(condition, zero, d)?)]
            }
            (Elementwise::Expand(_), _) => vec![Some(d)],
            (Elementwise::Stop, _) => vec![None],
            _ => return Err(no_second_derivative(self.name())),
        };
        let back = |(adjoint, &input): (Option<Id>, &Id)| match adjoint {
            Some(adjoint) => graph.unbroadcast(adjoint, input).map(Some),
            None => Ok(None),
        };
        adjoints.into_iter().zip(&node.inputs).map(back).collect()
    }
}

fn no_second_derivative(name: &str) -> Error {
    let way = "first derivatives, or the function written with exp, log, tanh and arithmetic";
    Error::argument("the function to differentiate twice", name, way)
}

/// Returns the adjoint of x for y = f(x).
fn unary(graph: &mut Graph, f: Unary, x: Id, y: Id, d: Id) -> Result<Option<Id>> {
    Ok(Some(match f {
        Unary::Negate => graph.unary(Unary::Negate, d)?,
        // Derivatives that can be computed from x or y need no slope operation, and they can be differentiated again.
        Unary::Exp => graph.mul(d, y)?,
        Unary::Log => graph.div(d, x)?,
        Unary::Sqrt => {
            let twice = graph.add(y, y)?;
            graph.div(d, twice)?
        }
        Unary::Reciprocal => {
            let square = graph.mul(y, y)?;
            let product = graph.mul(d, square)?;
            graph.unary(Unary::Negate, product)?
        }
        Unary::Relu => {
            let slope = graph.one(Elementwise::Slope(f), &[y])?;
            graph.mul(d, slope)?
        }
        Unary::Elu => {
            // The slope is 1 above 0, else eˣ = y + 1.
            let (zero, one) = (graph.scalar(0.0), graph.scalar(1.0));
            let below = graph.binary(Binary::Min, y, zero)?;
            let slope = graph.add(below, one)?;
            graph.mul(d, slope)?
        }
        Unary::Tanh => {
            let (square, one) = (graph.mul(y, y)?, graph.scalar(1.0));
            let slope = graph.sub(one, square)?;
            graph.mul(d, slope)?
        }
        Unary::Sigmoid => {
            let one = graph.scalar(1.0);
            let other = graph.sub(one, y)?;
            let slope = graph.mul(y, other)?;
            graph.mul(d, slope)?
        }
        Unary::Sign | Unary::Floor | Unary::Ceil | Unary::Round | Unary::Not | Unary::IsNan => {
            return Ok(None);
        }
        _ => {
            let slope = graph.one(Elementwise::Slope(f), &[x])?;
            graph.mul(d, slope)?
        }
    }))
}

/// Returns the adjoints of a and b for y = f(a, b), in the shape of y.
fn binary(graph: &mut Graph, f: Binary, [a, b]: [Id; 2], y: Id, d: Id) -> Result<[Option<Id>; 2]> {
    let adjoints = match f {
        Binary::Add => [d, d],
        Binary::Subtract => [d, graph.unary(Unary::Negate, d)?],
        Binary::Multiply => [graph.mul(d, b)?, graph.mul(d, a)?],
        Binary::Divide => {
            let d_a = graph.div(d, b)?;
            let product = graph.mul(d_a, y)?;
            [d_a, graph.unary(Unary::Negate, product)?]
        }
        Binary::Power => power(graph, [a, b], y, d)?,
        Binary::Max => extreme(graph, Binary::Greater, [a, b], d)?,
        Binary::Min => extreme(graph, Binary::Less, [a, b], d)?,
        Binary::Remainder => {
            // y = a − b trunc(a/b)
            let multiple = graph.sub(a, y)?;
            let quotient = graph.div(multiple, b)?;
            let product = graph.mul(d, quotient)?;
            [d, graph.unary(Unary::Negate, product)?]
        }
        Binary::Less
        | Binary::LessOrEqual
        | Binary::Greater
        | Binary::GreaterOrEqual
        | Binary::Equal
        | Binary::And
        | Binary::Or
        | Binary::Xor => return Ok([None, None]),
    };
    Ok(adjoints.map(Some))
}

/// Returns the adjoints for y = aᵇ: d_a = d b aᵇ⁻¹ and d_b = d y ln a. The latter is 0 where a is 0 (and b ≥ 0, as in PyTorch).
fn power(graph: &mut Graph, [a, b]: [Id; 2], y: Id, d: Id) -> Result<[Id; 2]> {
    let (zero, one) = (graph.scalar(0.0), graph.scalar(1.0));
    let less = graph.sub(b, one)?;
    let lower = graph.binary(Binary::Power, a, less)?;
    let slope = graph.mul(b, lower)?;
    // a⁰ is 1 for every a, also where a⁻¹ is infinite.
    let constant = graph.binary(Binary::Equal, b, zero)?;
    let slope = graph.select(constant, zero, slope)?;
    let d_a = graph.mul(d, slope)?;
    let log = graph.unary(Unary::Log, a)?;
    let product = graph.mul(y, log)?;
    let at_zero = graph.binary(Binary::Equal, a, zero)?;
    let slope = graph.select(at_zero, zero, product)?;
    Ok([d_a, graph.mul(d, slope)?])
}

/// Returns the adjoints of a maximum or minimum: the winning operand receives the gradient; two equal operands receive half each.
fn extreme(graph: &mut Graph, wins: Binary, [a, b]: [Id; 2], d: Id) -> Result<[Id; 2]> {
    let (first, second) = (graph.binary(wins, a, b)?, graph.binary(wins, b, a)?);
    let (equal, half) = (graph.binary(Binary::Equal, a, b)?, graph.scalar(0.5));
    let shared = graph.mul(equal, half)?;
    let share = |graph: &mut Graph, won| -> Result<Id> {
        let part = graph.add(won, shared)?;
        graph.mul(d, part)
    };
    Ok([share(graph, first)?, share(graph, second)?])
}
