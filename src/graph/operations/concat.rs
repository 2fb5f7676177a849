//! Concatenation of values.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::run::MOST_OPERANDS;
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// Concatenates values along an axis. The values may differ in the size of this axis only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Concat {
    pub(crate) axis: usize,
}

impl Rule for Concat {
    fn name(&self) -> &'static str {
        "concat"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        1..=MOST_OPERANDS
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let axis = self.axis;
        let others = |shape: &Shape| {
            let mut sizes = shape.sizes().to_vec();
            (axis < sizes.len()).then(|| (sizes.remove(axis), shape.is_per_row(), sizes))
        };
        let all: Option<Vec<_>> = inputs.iter().map(|shape| others(shape)).collect();
        let all = all
            .filter(|all| all.windows(2).all(|two| (two[0].1, &two[0].2) == (two[1].1, &two[1].2)));
        let Some(all) = all.filter(|all| !all.is_empty()) else {
            let shapes: Vec<String> = inputs.iter().map(ToString::to_string).collect();
            let wanted = format!("the same sizes but that of axis {axis}");
            return Err(Error::shape(self.name(), shapes.join(", "), wanted));
        };
        let mut sizes = inputs[0].sizes().to_vec();
        sizes[axis] = all.iter().map(|(size, ..)| size).sum();
        Ok(vec![inputs[0].with_sizes(&sizes)])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; node.inputs.len()]) };
        let mut from = 0;
        let mut part = |&input: &Id| {
            let size = graph.shape(input).sizes()[self.axis];
            from += size;
            graph.slice(d, self.axis as isize, from - size, from).map(Some)
        };
        node.inputs.iter().map(&mut part).collect()
    }
}

impl Run for Concat {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let inner = |shape: &Shape| shape.sizes()[self.axis..].iter().product::<usize>();
        let width = inner(&call.shapes.outputs[0]);
        let mut start = 0;
        for (input, shape) in call.inputs.iter().zip(&call.shapes.inputs) {
            let part = inner(shape);
            if part == 0 {
                continue;
            }
            let rows = call.outputs[0].chunks_exact_mut(width).zip(input.chunks_exact(part));
            rows.for_each(|(out, x)| out[start..start + part].copy_from_slice(x));
            start += part;
        }
    }
}
