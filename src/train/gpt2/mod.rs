//! Training of a GPT-2 on a text: batches, validation, history, checkpoints, Ctrl-C.

mod checkpoint;
mod csv;
mod fit;
mod history;
mod options;
mod progress;

pub use fit::{OnStep, evaluate, fit};
pub use history::{Gpt2History, Gpt2Step};
pub use options::{Gpt2Options, Order};
