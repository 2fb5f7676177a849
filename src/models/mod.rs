//! Models: a parameter layout, an initialisation, a differentiated loss.

mod file;
pub mod gpt2;
pub mod mlp;

pub use gpt2::{Gpt2, Gpt2Config};
pub use mlp::{
    Batch, Init, Layout, Loss, Mlp, MlpConfig, Output, StepOptions, StepReport, Trainer,
};
