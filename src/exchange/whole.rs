//! Whole numbers in single precision, which are exact up to 2²⁴, and whole numbers of 8 and 16 bits, which wrap around.
//!
//! A sum or product of whole numbers that may exceed the limit is refused if this happens for small inputs, such as in a hash of
//! identifiers. If only large inputs exceed the limit, the result becomes infinite instead of wrong.

use std::collections::HashMap;

use super::problem::Result;
use super::value::{Kind, Value};
use crate::graph::elementwise::Elementwise;
use crate::graph::{Binary, Graph, Id, Operation, Reduction, Unary};

/// Largest limit below which all whole numbers are exact in single precision.
const MOST: f64 = (1 << 24) as f64;
/// Largest magnitude of an input that counts as small.
const SMALL: f64 = 16.0;
/// Largest number of values, and of levels, that are visited to find the bound of a value.
const MOST_LOOKED_AT: usize = 256;
const MOST_LEVELS: usize = 32;

/// Largest magnitude of a whole number: for small inputs, and for all inputs that are exact.
#[derive(Debug, Clone, Copy)]
struct Bound {
    small: f64,
    any: f64,
}

/// Bound of a value about which nothing is known, such as an input.
const OPEN: Bound = Bound { small: SMALL, any: MOST };

impl Bound {
    fn new(number: f64) -> Self {
        Self { small: number, any: number }
    }

    fn with(self, other: Self, f: impl Fn(f64, f64) -> f64) -> Self {
        Self { small: f(self.small, other.small), any: f(self.any, other.any) }
    }

    fn times(self, count: usize) -> Self {
        self.with(Self::new(count as f64), |a, b| a * b)
    }
}

/// Known bounds of the whole numbers in a graph.
#[derive(Default)]
pub(crate) struct Whole {
    bounds: HashMap<Id, Bound>,
}

impl Whole {
    /// Checks a value that an operator of a file computed. If its whole numbers may become too large, the returned value is infinite
    /// wherever they do.
    pub(crate) fn checked(&mut self, graph: &mut Graph, value: Value) -> Result<Value> {
        if !matches!(value.kind, Kind::Int | Kind::Narrow) {
            return Ok(value);
        }
        let bound = self.bound(graph, value.id, &mut { MOST_LOOKED_AT });
        if !graph.shape(value.id).is_per_row() || !computes(graph, value.id, MOST_LEVELS) {
            return Ok(value);
        }
        if value.kind == Kind::Narrow {
            return Err(
                "it computes whole numbers of 8 or 16 bits or without a sign, which wrap around; cast them to int64 or float first".into()
            );
        }
        if bound.small > MOST {
            return Err(format!(
                "its whole numbers may become as large as {} for inputs up to {SMALL}, and they are computed in single precision, which \
                 holds whole numbers up to 2²⁴ = {MOST}; compute them before the model, or in float",
                bound.small
            )
            .into());
        }
        if bound.any <= MOST {
            return Ok(value);
        }
        // Division by 1 if the number is exact, by 0 otherwise.
        let (size, most) = (graph.unary(Unary::Abs, value.id)?, graph.scalar(MOST));
        let is_exact = graph.binary(Binary::LessOrEqual, size, most)?;
        let id = graph.div(value.id, is_exact)?;
        self.bounds.insert(id, Bound { small: bound.small, any: MOST });
        Ok(Value { id, ..value })
    }

    /// Returns the bound of a value; visits at most `left` other values.
    fn bound(&mut self, graph: &Graph, id: Id, left: &mut usize) -> Bound {
        if let Some(&bound) = self.bounds.get(&id) {
            return bound;
        }
        let Some(rest) = left.checked_sub(1) else { return OPEN };
        *left = rest;
        let bound = self.bound_of(graph, id, left);
        if *left > 0 {
            self.bounds.insert(id, bound);
        }
        bound
    }

    fn bound_of(&mut self, graph: &Graph, id: Id, left: &mut usize) -> Bound {
        let inputs = &graph.node_of(id).inputs[..];
        let len = |input: usize| graph.shape(inputs[input]).len();
        match graph.operation_of(id) {
            Operation::Constant(constant) => {
                let numbers = constant.bits.iter().map(|&bits| f64::from_bits(bits).abs());
                Bound::new(numbers.filter(|number| number.is_finite()).fold(0.0, f64::max))
            }
            Operation::Elementwise(f) => self.bound_of_function(graph, f, inputs, left),
            Operation::Reduce(reduce) if reduce.reduction == Reduction::Sum => {
                let count = len(0) / graph.shape(id).len().max(1);
                self.bound(graph, inputs[0], left).times(count)
            }
            Operation::CumulativeSum(_) | Operation::ScatterAdd(_) => {
                self.bound(graph, inputs[0], left).times(len(0))
            }
            Operation::Matmul(_) | Operation::Linear(_) => {
                let last = graph.shape(inputs[0]).sizes().last().copied().unwrap_or(1);
                let product = self.largest(graph, &inputs[..1], left);
                product.with(self.bound(graph, inputs[1], left), |a, b| a * b).times(last)
            }
            Operation::Reduce(_)
            | Operation::Reshape(_)
            | Operation::Strided(_)
            | Operation::Gather(_) => self.bound(graph, inputs[0], left),
            Operation::Concat(_) => self.largest(graph, inputs, left),
            Operation::ArgExtreme(_) => Bound::new(len(0) as f64),
            _ => OPEN,
        }
    }

    fn bound_of_function(
        &mut self,
        graph: &Graph,
        f: &Elementwise,
        inputs: &[Id],
        left: &mut usize,
    ) -> Bound {
        let mut both = |f: fn(f64, f64) -> f64| {
            let (a, b) = (self.bound(graph, inputs[0], left), self.bound(graph, inputs[1], left));
            a.with(b, f)
        };
        match f {
            Elementwise::Unary(Unary::Sign | Unary::Not | Unary::IsNan) => Bound::new(1.0),
            Elementwise::Unary(
                Unary::Abs
                | Unary::Negate
                | Unary::Floor
                | Unary::Ceil
                | Unary::Round
                | Unary::Relu,
            )
            | Elementwise::Expand(_)
            | Elementwise::Stop => self.bound(graph, inputs[0], left),
            Elementwise::Where => self.largest(graph, &inputs[1..], left),
            Elementwise::Binary(f) => match f {
                Binary::Add | Binary::Subtract => both(|a, b| a + b),
                Binary::Multiply => both(|a, b| a * b),
                // An exponent may also be an input, and may be small where a base is not: the result is checked when the model runs.
                Binary::Power => {
                    let bound = both(|a, b| a.max(1.0).powf(b));
                    Bound { small: bound.small.min(MOST), ..bound }
                }
                Binary::Max | Binary::Min => both(f64::max),
                // For whole divisors, the quotient and the remainder are at most as large as the dividend.
                Binary::Divide | Binary::Remainder => self.bound(graph, inputs[0], left),
                _ => Bound::new(1.0),
            },
            _ => OPEN,
        }
    }

    fn largest(&mut self, graph: &Graph, of: &[Id], left: &mut usize) -> Bound {
        let each = of.iter().map(|&id| self.bound(graph, id, left));
        each.fold(Bound::new(0.0), |a, b| a.with(b, f64::max))
    }
}

/// True if a value is the result of arithmetic, which may exceed its operands.
fn computes(graph: &Graph, id: Id, levels: usize) -> bool {
    let Some(levels) = levels.checked_sub(1) else { return false };
    match graph.operation_of(id) {
        Operation::Elementwise(Elementwise::Binary(f)) => {
            matches!(f, Binary::Add | Binary::Subtract | Binary::Multiply | Binary::Power)
        }
        Operation::Elementwise(Elementwise::Unary(Unary::Negate)) => true,
        Operation::Reduce(reduce) => reduce.reduction == Reduction::Sum,
        Operation::CumulativeSum(_)
        | Operation::ScatterAdd(_)
        | Operation::Matmul(_)
        | Operation::Linear(_) => true,
        Operation::Reshape(_) | Operation::Strided(_) => {
            computes(graph, graph.node_of(id).inputs[0], levels)
        }
        _ => false,
    }
}
