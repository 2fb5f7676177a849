//! Files of other programs: models of ONNX and PyTorch as graphs, and graphs as ONNX models.

mod build;
mod check;
#[cfg(test)]
mod kinks_tests;
mod known;
mod limits;
mod model;
pub mod onnx;
mod problem;
pub mod pt2;
mod read;
mod rows;
mod value;
mod whole;
mod work;

pub(crate) use model::TURNED;
pub use model::{DescribedValue, Description, ImportOptions, Imported, ImportedTensor, TensorRole};
