//! Whole numbers in single precision, which are exact up to 2²⁴, and whole numbers of 8 and 16 bits, which wrap around.
//!
//! A sum or product of whole numbers that may exceed the limit is refused if this happens for small inputs, such as in a hash of
//! identifiers. If only large inputs exceed the limit, the result becomes infinite instead of wrong.

use std::collections::HashMap;

use super::context::Value;
use super::problem::Result;
use super::tensor::Kind;
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
pub(in crate::graph) struct Whole {
    bounds: HashMap<Id, Bound>,
}

impl Whole {
    /// Checks a value that an operator of a file computed. If its whole numbers may become too large, the returned value is infinite
    /// wherever they do.
    pub(in crate::graph) fn checked(&mut self, graph: &mut Graph, value: Value) -> Result<Value> {
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

#[cfg(test)]
mod tests {
    use super::super::tests::{
        Is, Named, Write, ints, model, node, output, read, refusal, run, value,
    };
    use super::super::{ImportOptions, Imported};

    const INT64: i64 = 7;
    const UINT8: i64 = 2;

    /// Writes nodes of whole numbers x (N, 1) of this type; the last node computes y.
    fn parts(data_type: i64, more: Vec<Write>) -> Vec<Write> {
        let mut parts = vec![value(11, "x", data_type, &[Named("N"), Is(1)])];
        parts.extend(more);
        parts.push(output("y"));
        parts
    }

    fn accepted(parts: Vec<Write>) -> Imported {
        read(&model(parts), &ImportOptions::default()).unwrap()
    }

    #[test]
    fn whole_numbers_that_grow_beyond_single_precision_are_refused() {
        // A hash: (x · 7919 · 1049) mod 1009. In single precision, 811 would become 810.
        let told = refusal(parts(
            INT64,
            vec![
                ints("a", &[7919]),
                ints("b", &[1049]),
                ints("c", &[1009]),
                node("Mul", &["x", "a"], &["p"], &[]),
                node("Mul", &["p", "b"], &["q"], &[]),
                node("Mod", &["q", "c"], &["y"], &[]),
            ],
        ));
        assert!(told.contains("node 1 (Mul)"), "{told}");
        assert!(told.contains("as large as 132912496 for inputs up to 16"), "{told}");
        // GPS seconds since the start of a run: in single precision, 334 would become 384.
        let told = refusal(parts(
            INT64,
            vec![ints("begin", &[1_135_136_000]), node("Sub", &["x", "begin"], &["y"], &[])],
        ));
        assert!(told.contains("single precision, which holds whole numbers up to 2²⁴"), "{told}");
    }

    #[test]
    fn whole_numbers_that_may_grow_are_exact_or_infinite() {
        let model = accepted(parts(
            INT64,
            vec![
                ints("thousand", &[1000]),
                ints("one", &[1]),
                node("Mul", &["x", "thousand"], &["p"], &[]),
                node("Add", &["p", "one"], &["y"], &[]),
            ],
        ));
        // 16778001 is odd, and above 2²⁴.
        assert_eq!(
            run(&model, &[3.0, 16_776.0, 16_778.0], 3),
            [3001.0, 16_776_001.0, f32::INFINITY]
        );
    }

    #[test]
    fn whole_numbers_that_stay_small_are_left_alone() {
        let whole = node("CumSum", &["mask", "axis"], &["y"], &[]);
        let model = accepted(vec![
            value(11, "x", INT64, &[Named("N"), Is(3)]),
            ints("pad", &[1]),
            ints("axis", &[1]),
            node("Equal", &["x", "pad"], &["is"], &[]),
            node("Cast", &["is"], &["mask"], &[("to", INT64)]),
            whole,
            output("y"),
        ]);
        assert_eq!(run(&model, &[1.0, 5.0, 1.0], 1), [1.0, 1.0, 2.0]);
        assert!(model.graph.operations() < 8, "{}", model.graph.operations());
    }

    #[test]
    fn arithmetic_of_8_bits_is_refused_and_casts_are_not() {
        let told = refusal(parts(UINT8, vec![node("Add", &["x", "x"], &["y"], &[])]));
        assert!(
            told.contains("whole numbers of 8 or 16 bits or without a sign, which wrap around"),
            "{told}"
        );
        let casts = vec![
            node("Cast", &["x"], &["whole"], &[("to", INT64)]),
            node("Add", &["whole", "whole"], &["y"], &[]),
        ];
        assert_eq!(run(&accepted(parts(UINT8, casts)), &[200.0], 1), [400.0]);
        let told = refusal(parts(INT64, vec![node("Cast", &["x"], &["y"], &[("to", UINT8)])]));
        assert!(told.contains("wraps around; wanted int64"), "{told}");
    }
}
