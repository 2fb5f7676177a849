//! Options of an import, and a model that was read or described.

use std::collections::BTreeMap;

use crate::graph::{Graph, Id};

/// Metadata key for weights of products that have the shape (inputs, outputs) in the file, but (outputs, inputs) in PyTorch's state
/// dict.
pub(crate) const TURNED: &str = "onnx.turned";

/// Options for reading a model, in addition to its file.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ImportOptions {
    /// Values for sizes to which the file gives a name instead of a number, by name. If the first size of an input has a name that is
    /// not in this map, this size is the batch.
    pub sizes: BTreeMap<String, usize>,
    /// Numbers of inputs that are the same for all rows and never change, such as axes or counts, by name.
    pub constants: BTreeMap<String, Vec<f64>>,
    /// Names of the requested outputs, in the requested order; all outputs if the list is empty.
    pub outputs: Vec<String>,
    /// True to keep a final sigmoid or softmax in the [`Network`](crate::models::Network). Its outputs are then those of the file, as
    /// for a regression between 0 and 1. Otherwise the final function is removed, and the network's outputs are logits.
    pub keep_probability: bool,
}

/// A model that was read as a graph.
#[derive(Debug, Clone, PartialEq)]
pub struct Imported {
    /// Graph with the inputs of the model, without the batch.
    pub graph: Graph,
    /// Names and values of the outputs.
    pub outputs: Vec<(String, Id)>,
    /// Numbers of the graph's parameters, in order.
    pub parameters: Vec<f32>,
    /// Tensors of real numbers that were read from the file, with their roles.
    pub tensors: Vec<ImportedTensor>,
    /// Metadata of the file.
    pub metadata: BTreeMap<String, String>,
}

/// Role of a tensor of a model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TensorRole {
    /// A trained parameter.
    Trained,
    /// A parameter that is not trained: a statistic, which may follow the batches, or a number that prepares the inputs.
    State,
    /// A constant of the graph.
    Constant,
}

impl TensorRole {
    /// Returns `trained`, `state` or `constant`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Trained => "trained",
            Self::State => "state",
            Self::Constant => "constant",
        }
    }
}

/// A tensor of real numbers of a model's file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedTensor {
    /// Name in the network; for a constant, its name in the file.
    pub name: String,
    /// Name in the file.
    pub file_name: String,
    /// Sizes of the tensor.
    pub sizes: Vec<usize>,
    /// Role of the tensor.
    pub role: TensorRole,
}

/// Contents of a model's file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Description {
    /// Inputs, without tensors of the file.
    pub inputs: Vec<DescribedValue>,
    /// Outputs.
    pub outputs: Vec<DescribedValue>,
    /// Number of nodes for each operator, including graphs within nodes and functions. Names include the domain, if it is not ONNX's
    /// own.
    pub operators: BTreeMap<String, usize>,
    /// Names of operators that rootgrad does not support.
    pub unknown: Vec<String>,
    /// Number of real numbers in tensors that have sizes: future parameters, and constants that are not trained.
    pub parameters: usize,
    /// Program that wrote the file.
    pub producer: String,
}

/// An input or an output.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DescribedValue {
    /// Name of the input or output.
    pub name: String,
    /// Data type: `float`, `int64`, …
    pub data_type: String,
    /// Sizes: a number, or the name of a size that the file leaves open.
    pub sizes: Vec<String>,
}
