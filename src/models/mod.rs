//! Models: a parameter layout, an initialisation, a differentiated loss.

pub mod mlp;

pub use mlp::{
    Batch, Init, Layout, Loss, Mlp, MlpConfig, Output, StepOptions, StepReport, Tensor, Trainer,
};
