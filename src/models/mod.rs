//! Models: a parameter layout, an initialisation, a differentiated loss.

pub mod composed;
pub(crate) mod file;
pub mod gpt2;
pub mod mlp;
pub mod network;
pub mod table;
pub mod transformer;

pub use composed::{ComposedConfig, LossFunction};
pub use gpt2::{Gpt2, Gpt2Config};
pub use mlp::{Init, Loss, MlpConfig};
pub use network::{
    Absent, Batch, Config, Differentiable, ExportOptions, ForwardOptions, Gradient, Layout,
    Network, Output, Pass, Precision, StateOptions, StepOptions, StepReport, Tape, Trainer,
};
pub use transformer::{Pool, TokenOrder, TransformerConfig};
