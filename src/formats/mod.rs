//! Files: tensors with metadata, and writing a file whole or not at all.

mod atomic;
mod file;
pub mod huggingface;
pub mod llmc;
pub mod safetensors;

pub use atomic::{check_writable, write_atomically};
pub use file::{failed, open_regular, read_regular};
