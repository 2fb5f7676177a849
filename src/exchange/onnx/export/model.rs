//! A graph to write, and marks in the files that rootgrad writes.

use std::collections::BTreeMap;

use crate::graph::{Graph, Id};

/// Producer name in the files that rootgrad writes.
pub(in crate::exchange::onnx) const PRODUCER: &str = "rootgrad";

/// Description of a tensor that is not trained.
pub(in crate::exchange::onnx) const STATE: &str = "state";

/// A graph to write.
#[derive(Debug)]
pub struct Export<'a> {
    /// Graph without operations that differ between training and inference.
    pub graph: &'a Graph,
    /// Names and values of the outputs, each of which belongs to a row.
    pub outputs: &'a [(String, Id)],
    /// Numbers of the parameters.
    pub parameters: &'a [f32],
    /// Names of the parameters that are not trained, with their momentum: the fraction of the way to a batch's value by which a
    /// training step moves them. The momentum is 0 for a state that never changes.
    pub states: BTreeMap<String, f64>,
    /// Metadata that is stored in the file.
    pub metadata: BTreeMap<String, String>,
}
