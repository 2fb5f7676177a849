//! The parts of `librootgrad_root.so` that the programs which load it share.

pub mod abi;
pub mod url;
