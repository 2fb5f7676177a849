//! File formats: tensors with metadata, and the writing of a file whole or not at all.

mod atomic;
mod file;
pub mod huggingface;
pub(crate) mod kind;
pub mod llmc;
mod place;
pub mod safetensors;
mod temporary;
mod transpose;

pub use atomic::{Replacement, check_writable, write_atomically};
pub use file::{failed, is_directory, is_there, open_regular, read_regular};
pub use place::{Place, check_outputs};
pub(crate) use transpose::transpose;
