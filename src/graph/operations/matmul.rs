//! Products of matrices, one for each combination of the leading sizes.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::gemm::{Begin, Sizes, multiply};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// Matrix product: a (…, M, K), b (…, K, N) → (…, M, N), with the same leading sizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Matmul {
    /// True if a has the shape (…, K, M).
    pub(crate) transpose_a: bool,
    /// True if b has the shape (…, N, K).
    pub(crate) transpose_b: bool,
}

impl Matmul {
    fn sizes(self, a: &Shape, b: &Shape) -> Option<Sizes> {
        let last = |shape: &Shape, transposed: bool| match *shape.sizes() {
            [.., rows, columns] if transposed => Some((columns, rows)),
            [.., rows, columns] => Some((rows, columns)),
            _ => None,
        };
        let ((m, k), (inner, n)) = (last(a, self.transpose_a)?, last(b, self.transpose_b)?);
        let Matmul { transpose_a, transpose_b } = self;
        (k == inner).then_some(Sizes { m, n, k, transpose_a, transpose_b })
    }
}

impl Rule for Matmul {
    fn name(&self) -> &'static str {
        "matmul"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=2
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (a, b) = (inputs[0], inputs[1]);
        let refusal = || {
            let wanted = "(…, M, K) and (…, K, N) with the same leading sizes";
            Error::shape(self.name(), format!("{a} and {b}"), wanted)
        };
        let sizes = self.sizes(a, b).ok_or_else(refusal)?;
        let leading = &a.sizes()[..a.rank() - 2];
        if leading != &b.sizes()[..b.rank() - 2] {
            return Err(refusal());
        }
        let sizes = [leading, &[sizes.m, sizes.n]].concat();
        let either = if a.is_per_row() { a } else { b };
        Ok(vec![either.with_sizes(&sizes)])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; 2]) };
        let (a, b) = (node.inputs[0], node.inputs[1]);
        let product = |graph: &mut Graph, a, transpose_a, b, transpose_b| {
            graph.one(Matmul { transpose_a, transpose_b }, &[a, b])
        };
        let d_a = match self.transpose_a {
            false => product(graph, d, false, b, !self.transpose_b)?,
            true => product(graph, b, self.transpose_b, d, true)?,
        };
        let d_b = match self.transpose_b {
            false => product(graph, a, !self.transpose_a, d, false)?,
            true => product(graph, d, true, a, self.transpose_a)?,
        };
        Ok(vec![Some(graph.unbroadcast(d_a, a)?), Some(graph.unbroadcast(d_b, b)?)])
    }
}

impl Run for Matmul {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let (a, b) = (&call.shapes.inputs[0], &call.shapes.inputs[1]);
        // UNWRAP: the shapes were checked when the node was added.
        let sizes = self.sizes(a, b).unwrap();
        let Sizes { m, n, k, .. } = sizes;
        let products = a.len().checked_div(m * k).unwrap_or(0);
        let (count_a, count_b) = (call.count(0), call.count(1));
        for (number, c) in call.outputs[0].chunks_exact_mut((m * n).max(1)).enumerate() {
            let (row, product) = (number / products.max(1), number % products.max(1));
            let part = |count: usize, size: usize| ((row % count) * products + product) * size;
            let a = &call.inputs[0][part(count_a, m * k)..][..m * k];
            let b = &call.inputs[1][part(count_b, k * n)..][..k * n];
            multiply(c, Begin::Zero, a, b, sizes);
        }
    }
}
