//! y = x·w + b with weights that all rows share, and the gradient of the weights.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::gemm::{Begin, Sizes, add_weights_by, multiply};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// A linear layer: x (…, I), w (I, O), and optionally b (O) → (…, O).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Linear {
    /// True if w has the shape (O, I).
    pub(crate) transposed: bool,
}

impl Linear {
    /// Returns I and O.
    fn inputs_outputs(self, weights: &Shape) -> (usize, usize) {
        let (first, second) = (weights.sizes()[0], weights.sizes()[1]);
        if self.transposed { (second, first) } else { (first, second) }
    }
}

impl Rule for Linear {
    fn name(&self) -> &'static str {
        "linear"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=3
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (x, w) = (inputs[0], inputs[1]);
        if w.is_per_row() || w.rank() != 2 {
            return Err(Error::shape("linear: weights", w, "two sizes, the same for all rows"));
        }
        let (i, o) = self.inputs_outputs(w);
        let Some((&last, leading)) = x.sizes().split_last().filter(|&(&last, _)| last == i) else {
            let wanted = format!("a last size of {i}, for weights {w}");
            return Err(Error::shape("linear: inputs", x, wanted));
        };
        debug_assert_eq!(last, i);
        if let Some(b) = inputs.get(2).filter(|&&b| *b != Shape::shared(&[o])) {
            return Err(Error::shape("linear: bias", b, Shape::shared(&[o])));
        }
        Ok(vec![x.with_sizes(&[leading, &[o]].concat())])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; node.inputs.len()]) };
        let (x, w) = (node.inputs[0], node.inputs[1]);
        let d_x = graph.one(Linear { transposed: !self.transposed }, &[d, w])?;
        let operands = if self.transposed { [d, x] } else { [x, d] };
        let mut adjoints = vec![Some(d_x), Some(graph.one(LinearWeights, &operands)?)];
        if let Some(&b) = node.inputs.get(2) {
            adjoints.push(Some(graph.unbroadcast(d, b)?));
        }
        Ok(adjoints)
    }
}

impl Run for Linear {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        if call.outputs[0].is_empty() {
            return; // (Without outputs, the length does not determine the number of rows.)
        }
        let (k, n) = self.inputs_outputs(&call.shapes.inputs[1]);
        let m = call.outputs[0].len() / n.max(1);
        let begin = call.inputs.get(2).map_or(Begin::Zero, |bias| Begin::Row(bias));
        let sizes = Sizes { m, n, k, transpose_a: false, transpose_b: self.transposed };
        multiply(call.outputs[0], begin, call.inputs[0], call.inputs[1], sizes);
    }
}

/// Gradient of the weights: a (…, I), b (…, O) → Σ aᵀ·b (I, O), over all rows and leading sizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct LinearWeights;

impl Rule for LinearWeights {
    fn name(&self) -> &'static str {
        "linear_weights"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=2
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (a, b) = (inputs[0], inputs[1]);
        match (a.sizes().split_last(), b.sizes().split_last()) {
            (Some((&i, leading)), Some((&o, others)))
                if leading == others && a.is_per_row() == b.is_per_row() =>
            {
                Ok(vec![Shape::shared(&[i, o])])
            }
            _ => {
                let wanted = "the same sizes but the last";
                Err(Error::shape(self.name(), format!("{a} and {b}"), wanted))
            }
        }
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; 2]) };
        let (a, b) = (node.inputs[0], node.inputs[1]);
        let d_a = graph.one(Linear { transposed: true }, &[b, d])?;
        Ok(vec![Some(d_a), Some(graph.one(Linear { transposed: false }, &[a, d])?)])
    }
}

impl Run for LinearWeights {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        if call.outputs[0].is_empty() {
            return;
        }
        let [m, n] = [call.shapes.outputs[0].sizes()[0], call.shapes.outputs[0].sizes()[1]];
        let k = call.inputs[0].len() / m.max(1);
        // For values of rows the result adds to the sum over earlier rows; for shared values it is complete.
        let begin = if call.shapes.inputs[0].is_per_row() { Begin::Stored } else { Begin::Zero };
        if let (Begin::Stored, Some(team)) = (begin, call.team) {
            return add_weights_by(
                team,
                call.outputs[0],
                call.inputs[0],
                call.inputs[1],
                [m, n, k],
            );
        }
        let sizes = Sizes { m, n, k, transpose_a: true, transpose_b: false };
        multiply(call.outputs[0], begin, call.inputs[0], call.inputs[1], sizes);
    }
}
