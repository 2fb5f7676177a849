//! Training of a GPT-2 on a text: batches, validation, history, checkpoints, Ctrl-C.

mod checkpoint;
mod csv;
mod evaluate;
mod fit;
mod history;
mod options;
mod progress;
#[cfg(test)]
mod ranks_tests;
mod sample;

pub use evaluate::{Evaluation, evaluate};
pub use fit::{OnStep, fit};
pub use history::{Gpt2History, Gpt2Step};
pub use options::{Gpt2Options, Order, Sample};
pub use sample::Gpt2Sample;
