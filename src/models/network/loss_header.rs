//! The representation of losses in model files.

use serde::{Deserialize, Serialize};

use crate::models::Loss;

/// A loss as written in a model file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum LossHeader {
    BinaryCrossEntropy,
    SoftmaxCrossEntropy,
    Mse,
    /// Huber's loss; δ is in standard deviations of the target, if the target is standardised.
    Huber(f32),
    /// A loss function of the user.
    Custom {
        targets: usize,
        is_classification: bool,
    },
}

impl From<Loss> for LossHeader {
    fn from(loss: Loss) -> Self {
        match loss {
            Loss::BinaryCrossEntropy => LossHeader::BinaryCrossEntropy,
            Loss::SoftmaxCrossEntropy => LossHeader::SoftmaxCrossEntropy,
            Loss::Mse => LossHeader::Mse,
            Loss::Huber(delta) => LossHeader::Huber(delta),
            Loss::Custom { targets, is_classification } => {
                LossHeader::Custom { targets, is_classification }
            }
        }
    }
}

impl From<LossHeader> for Loss {
    fn from(loss: LossHeader) -> Self {
        match loss {
            LossHeader::BinaryCrossEntropy => Loss::BinaryCrossEntropy,
            LossHeader::SoftmaxCrossEntropy => Loss::SoftmaxCrossEntropy,
            LossHeader::Mse => Loss::Mse,
            LossHeader::Huber(delta) => Loss::Huber(delta),
            LossHeader::Custom { targets, is_classification } => {
                Loss::Custom { targets, is_classification }
            }
        }
    }
}
