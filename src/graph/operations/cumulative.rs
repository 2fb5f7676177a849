//! Cumulative sums.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// Cumulative sum along an axis: each number plus all numbers before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct CumulativeSum {
    pub(crate) axis: usize,
    /// True if a sum excludes the number at its own position.
    pub(crate) exclusive: bool,
    /// True if the sums run from the last number to the first.
    pub(crate) reverse: bool,
}

impl Rule for CumulativeSum {
    fn name(&self) -> &'static str {
        "cumulative_sum"
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        match self.axis < inputs[0].rank() {
            true => Ok(vec![inputs[0].clone()]),
            false => Err(Error::shape(self.name(), inputs[0], format!("an axis {}", self.axis))),
        }
    }

    fn pullback(&self, graph: &mut Graph, _: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        Ok(vec![Some(graph.one(CumulativeSum { reverse: !self.reverse, ..*self }, &[d])?)])
    }
}

impl Run for CumulativeSum {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let sizes = call.shapes.inputs[0].sizes();
        let (size, inner) = (sizes[self.axis], sizes[self.axis + 1..].iter().product::<usize>());
        let (out, x) = (&mut *call.outputs[0], call.inputs[0]);
        for start in (0..x.len()).step_by((size * inner).max(1)) {
            for i in 0..inner {
                let mut sum = T::ZERO;
                for step in 0..size {
                    let step = if self.reverse { size - 1 - step } else { step };
                    let at = start + step * inner + i;
                    let next = sum + x[at];
                    out[at] = if self.exclusive { sum } else { next };
                    sum = next;
                }
            }
        }
    }
}
