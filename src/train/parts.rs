//! Learning rates of parts of a network.

use super::ranges::zero_or_above;
use crate::arena::Span;
use crate::error::{Error, Result};
use crate::models::network::{is_part, parts};

/// The learning rate of a part of a network.
#[derive(Debug, Clone, PartialEq)]
pub struct PartRate {
    /// Name of a tensor, or the beginning of tensor names up to a point.
    pub name: String,
    /// Learning rate, at least 0; 0 freezes the part.
    pub learning_rate: f32,
}

impl PartRate {
    /// Returns a rate of 0 for a part: it is not trained.
    #[must_use]
    pub fn frozen(name: impl Into<String>) -> Self {
        PartRate { name: name.into(), learning_rate: 0.0 }
    }

    pub(super) fn validate(&self) -> Result<()> {
        zero_or_above(&format!("the learning rate of '{}'", self.name), self.learning_rate)
    }
}

/// Returns the learning rate of each tensor in units of the fit's rate, `of_all`.
pub(super) fn relative_rates(all: &[PartRate], tensors: &[Span], of_all: f32) -> Result<Vec<f32>> {
    let mut rates = vec![1.0; tensors.len()];
    for part in all {
        let mut found = false;
        for (rate, tensor) in rates.iter_mut().zip(tensors) {
            if is_part(&tensor.name, &part.name) {
                found = true;
                *rate = part.learning_rate / of_all;
            }
        }
        if !found {
            let wanted = format!("one of {}", parts(tensors));
            return Err(Error::argument("a part of the network", &part.name, wanted));
        }
    }
    Ok(rates)
}
