//! Selection between training and inference.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// The first value in training, the second at inference. [`Graph::resolved`] replaces the operation by one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct ByMode;

impl Rule for ByMode {
    fn name(&self) -> &'static str {
        "by_mode"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=2
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        match inputs[0] == inputs[1] {
            true => Ok(vec![inputs[0].clone()]),
            false => Err(Error::shape("by_mode: in use", inputs[1], inputs[0])),
        }
    }

    /// A graph that is not resolved behaves as at inference.
    fn pullback(&self, _: &mut Graph, _: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        Ok(vec![None, d[0]])
    }
}

impl Run for ByMode {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        call.outputs[0].copy_from_slice(call.inputs[1]);
    }
}
