//! Functions of complex numbers. A complex number is a pair along the last axis: its real and its imaginary part.
//!
//! Adjoints are dL/dRe + i dL/dIm of a real L, which is PyTorch's convention. For y = f(z) with a holomorphic f, the adjoint of z is
//! d_y times the conjugate of f′(z).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape, Unary};
use crate::kernels::Real;
use crate::kernels::complex::{
    ComplexFunction, Line, complex_abs, complex_angle, complex_function,
};

/// Returns the sizes of a complex value without the last size of 2.
///
/// # Errors
/// [`Error::Shape`] if its last size is not 2.
pub(crate) fn before_pairs<'a>(name: &str, shape: &'a Shape) -> Result<&'a [usize]> {
    shape.sizes().strip_suffix(&[2]).ok_or_else(|| {
        let wanted = "a complex value (…, 2): real and imaginary part along its last axis";
        Error::shape(name, shape, wanted)
    })
}

/// The product or the quotient of two complex values (…, 2), optionally with the conjugate of the second; sizes of 1 are repeated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct ComplexBinary {
    pub(crate) divides: bool,
    /// True if the second value is conjugated.
    pub(crate) conjugates: bool,
}

impl Rule for ComplexBinary {
    fn name(&self) -> &'static str {
        match (self.divides, self.conjugates) {
            (false, false) => "complex_mul",
            (false, true) => "complex_mul_conjugate",
            (true, false) => "complex_div",
            (true, true) => "complex_div_conjugate",
        }
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=2
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (a, b) = (inputs[0], inputs[1]);
        before_pairs(self.name(), a)?;
        before_pairs(self.name(), b)?;
        let wanted = "sizes that are equal or 1, aligned at the last";
        let refusal = || Error::shape(self.name(), format!("{a} and {b}"), wanted);
        Ok(vec![a.broadcast(b).ok_or_else(refusal)?])
    }

    /// Computes the adjoints. For y = a b: d_a = d b̄, d_b = d ā. For y = a/b: d_a = d/b̄, d_b = −(d/b̄) ȳ. If b̄ replaces b, d_b is
    /// the conjugate of the adjoint of b̄.
    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; 2]) };
        let (a, b, y) = (node.inputs[0], node.inputs[1], node.outputs[0]);
        let other = Self { conjugates: !self.conjugates, ..*self };
        let product = |conjugates| Self { divides: false, conjugates };
        let d_a = graph.one(other, &[d, b])?;
        let d_b = match (self.divides, self.conjugates) {
            (false, false) => graph.one(product(true), &[d, a])?,
            // The conjugate of d ā is a d̄.
            (false, true) => graph.one(product(true), &[a, d])?,
            (true, conjugates) => {
                let back = match conjugates {
                    false => graph.one(product(true), &[d_a, y])?,
                    true => graph.one(product(true), &[y, d_a])?,
                };
                graph.unary(Unary::Negate, back)?
            }
        };
        Ok(vec![Some(graph.unbroadcast(d_a, a)?), Some(graph.unbroadcast(d_b, b)?)])
    }
}

/// Returns the stride of an operand along each axis of the result, in pairs; 0 where the operand is repeated.
fn strides(of: &[usize], result: &[usize]) -> Vec<usize> {
    let missing = result.len() - of.len();
    let mut strides = vec![0; result.len()];
    let mut stride = 1;
    for axis in (0..of.len()).rev() {
        strides[missing + axis] = if of[axis] == 1 { 0 } else { stride };
        stride *= of[axis];
    }
    strides
}

impl Run for ComplexBinary {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let f = ComplexFunction { divides: self.divides, conjugates: self.conjugates };
        let (a, b) = (call.inputs[0].as_chunks().0, call.inputs[1].as_chunks().0);
        let (out, shapes) = (call.outputs[0].as_chunks_mut().0, call.shapes);
        if a.len() == out.len() && b.len() == out.len() {
            let line = |pairs| Line { pairs, is_repeated: false };
            return complex_function(out, f, line(a), line(b));
        }
        let pairs = |shape: &'_ Shape| shape.len() / 2;
        let size = pairs(&shapes.outputs[0]);
        for row in 0..out.len() / size.max(1) {
            let part = |input: usize, all: &'_ [[T; 2]]| -> std::ops::Range<usize> {
                let (own, shape) = (pairs(&shapes.inputs[input]), &shapes.inputs[input]);
                let start = if shape.is_per_row() { row * own } else { 0 };
                start..(start + own).min(all.len())
            };
            let operands = [&a[part(0, a)], &b[part(1, b)]];
            row_of(&mut out[row * size..][..size], f, operands, shapes);
        }
    }
}

/// Computes one row, line after line.
fn row_of<T: Real>(
    out: &mut [[T; 2]],
    f: ComplexFunction,
    operands: [&[[T; 2]]; 2],
    shapes: &crate::graph::operation::Shapes,
) {
    let sizes = |shape: &Shape| shape.sizes().split_last().map_or(vec![], |(_, s)| s.to_vec());
    let result = sizes(&shapes.outputs[0]);
    let [a, b] = [0, 1].map(|input| (operands[input], sizes(&shapes.inputs[input])));
    if a.0.len() == out.len() && b.0.len() == out.len() {
        let line = |pairs| Line { pairs, is_repeated: false };
        return complex_function(out, f, line(a.0), line(b.0));
    }
    let (&last, leading) = result.split_last().unwrap_or((&1, &[]));
    let strides = [strides(&a.1, &result), strides(&b.1, &result)];
    let operands = [a.0, b.0];
    for (line, out) in out.chunks_exact_mut(last.max(1)).enumerate() {
        let lines = [0, 1].map(|input| {
            let (mut rest, mut start) = (line, 0);
            for (&size, &stride) in leading.iter().zip(&strides[input]).rev() {
                start += rest % size * stride;
                rest /= size;
            }
            let is_repeated = strides[input].last().is_none_or(|&stride| stride == 0);
            let len = if is_repeated { 1 } else { last };
            Line { pairs: &operands[input][start..start + len], is_repeated }
        });
        complex_function(out, f, lines[0], lines[1]);
    }
}

/// Absolute value |z| of (…, 2) → (…). The gradient is d z/|z|, and 0 at 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct ComplexAbs;

impl Rule for ComplexAbs {
    fn name(&self) -> &'static str {
        "complex_abs"
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        Ok(vec![inputs[0].with_sizes(before_pairs(self.name(), inputs[0])?)])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        let z = node.inputs[0];
        let (unit, _) = graph.unit_and_size(z)?;
        let d = graph.before_parts(d)?;
        Ok(vec![Some(graph.mul(d, unit)?)])
    }
}

impl Run for ComplexAbs {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        complex_abs(call.outputs[0], call.inputs[0].as_chunks().0);
    }
}

/// Angle of (…, 2) in (−π, π] → (…). The gradient is i d z/|z|², and 0 at 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct ComplexAngle;

impl Rule for ComplexAngle {
    fn name(&self) -> &'static str {
        "complex_angle"
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        Ok(vec![inputs[0].with_sizes(before_pairs(self.name(), inputs[0])?)])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        let (unit, size) = graph.unit_and_size(node.inputs[0])?;
        let d = graph.before_parts(d)?;
        let d = graph.div(d, size)?;
        let along = graph.mul(d, unit)?;
        let i = graph.constant(&[2], &[0.0, 1.0])?;
        Ok(vec![Some(graph.complex_mul(along, i)?)])
    }
}

impl Run for ComplexAngle {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        complex_angle(call.outputs[0], call.inputs[0].as_chunks().0);
    }
}

impl Graph {
    /// Returns z/|z| (…, 2), which is 0 for z = 0, and |z| (…, 1), replaced by 1 for z = 0.
    fn unit_and_size(&mut self, z: Id) -> Result<(Id, Id)> {
        let size = self.complex_abs(z)?;
        let one = self.scalar(1.0);
        let size = self.select(size, size, one)?;
        let size = self.before_parts(size)?;
        Ok((self.div(z, size)?, size))
    }

    /// Returns a real value (…) as (…, 1), so that it is repeated for both parts of a complex value.
    pub(crate) fn before_parts(&mut self, x: Id) -> Result<Id> {
        let sizes = [self.shape(x).sizes(), &[1]].concat();
        self.reshape(x, &sizes)
    }
}
