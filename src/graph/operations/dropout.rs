//! Dropout masks.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::{Real, dropout_mask};

/// A dropout mask: key (…) → a mask of these sizes, one for each key. Its numbers are 0, or the factor that compensates for the zeros.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct DropoutMask {
    pub(crate) sizes: Vec<usize>,
    pub(crate) stream: u64,
    /// Bits of the rate in double precision.
    pub(crate) rate: u64,
    /// True if the last number of a key is a factor of the rate.
    #[serde(default)]
    pub(crate) fades: bool,
}

impl Rule for DropoutMask {
    fn name(&self) -> &'static str {
        "dropout"
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let rate = f64::from_bits(self.rate);
        if !(0.0..1.0).contains(&rate) {
            return Err(Error::argument("dropout: rate", rate, "0 or more, less than 1"));
        }
        Ok(vec![inputs[0].with_sizes(&self.sizes)])
    }

    /// The mask is a constant in derivatives.
    fn pullback(&self, _: &mut Graph, _: &Node, _: &[Option<Id>]) -> Result<Adjoints> {
        Ok(vec![None])
    }
}

impl Run for DropoutMask {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let (size, numbers) = (call.shapes.outputs[0].len(), call.shapes.inputs[0].len());
        for row in 0..call.count(0) {
            let mask = &mut call.outputs[0][row * size..][..size];
            let key = &call.inputs[0][row * numbers..][..numbers];
            let (key, factor) = match key.split_last() {
                Some((factor, key)) if self.fades => (key, factor.to_f64().clamp(0.0, 1.0)),
                _ => (key, 1.0),
            };
            dropout_mask(mask, key, self.stream, factor * f64::from_bits(self.rate));
        }
    }
}
