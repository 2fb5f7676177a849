//! The table of a network's parameters (names, shapes, offsets), and the positions of its activations.

use std::ops::Range;

use crate::arena::{Span, Table};
use crate::error::{Error, Result};
use crate::graph::{Graph, Unary};
use crate::kernels::Activation;
use crate::models::ComposedConfig;

/// One dense layer: its sizes, and the positions of its parameters and activations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layer {
    /// Number of inputs, I.
    pub inputs: usize,
    /// Number of outputs, O.
    pub outputs: usize,
    /// Activation after the layer; identity for the last layer.
    pub activation: Activation,
    /// Range of the weight (I, O) in the parameters.
    pub weight: Range<usize>,
    /// Range of the bias (O) in the parameters.
    pub bias: Range<usize>,
    /// Number of outputs of all layers before this one. With B rows, this layer's outputs are at `before·B .. (before +
    /// O)·B`.
    pub before: usize,
}

/// The table of a network's parameters without gaps: `layers.N.weight`, (in, out) row-major, and `layers.N.bias`, (out),
/// for N from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    tensors: Table,
    layers: Vec<Layer>,
    activations: usize,
}

/// More parameters would be a mistake, and would overflow sizes: 2⁴⁰ parameters are 4 TB.
const MOST_PARAMETERS: usize = 1 << 40;

impl Layout {
    /// Returns the same network as a graph, with its parameters in the same order.
    ///
    /// # Errors
    /// None in practice: the layout belongs to a valid network.
    pub(in crate::models) fn composed(&self) -> Result<ComposedConfig> {
        let mut graph = Graph::new();
        let mut x = graph.input("x", &[self.features()])?;
        for (layer, tensors) in self.layers().iter().zip(self.tensors().chunks_exact(2)) {
            let w = graph.parameter(tensors[0].name.clone(), &tensors[0].shape)?;
            let b = graph.parameter(tensors[1].name.clone(), &tensors[1].shape)?;
            x = graph.linear(x, w, Some(b))?;
            x = match layer.activation {
                Activation::Identity => x,
                Activation::Relu => graph.unary(Unary::Relu, x)?,
                Activation::Gelu => graph.unary(Unary::Gelu, x)?,
                Activation::Silu => graph.unary(Unary::Silu, x)?,
                Activation::Tanh => graph.unary(Unary::Tanh, x)?,
                Activation::Sigmoid => graph.unary(Unary::Sigmoid, x)?,
            };
        }
        ComposedConfig::new(&graph, &[x], 0)
    }

    /// Creates the layout of a network with these widths, from the inputs to the outputs.
    ///
    /// # Errors
    /// [`Error::Argument`] with fewer than two widths, a width of 0, or more than 2⁴⁰ parameters.
    pub fn new(widths: &[usize], activation: Activation) -> Result<Self> {
        let wanted =
            "at least two widths, inputs and outputs, such as [4, 64, 64, 1]; each at least 1";
        if widths.len() < 2 || widths.contains(&0) {
            return Err(Error::argument("widths", format!("{widths:?}"), wanted));
        }
        let mut layout = Layout { tensors: Table::new(), layers: Vec::new(), activations: 0 };
        for (n, pair) in widths.windows(2).enumerate() {
            let (inputs, outputs) = (pair[0], pair[1]);
            let size = inputs.checked_mul(outputs).and_then(|w| w.checked_add(outputs));
            let size = size.and_then(|s| s.checked_add(layout.parameters()));
            if size.is_none_or(|s| s > MOST_PARAMETERS) {
                let wanted = "widths of at most 2⁴⁰ parameters";
                return Err(Error::argument("widths", format!("{widths:?}"), wanted));
            }
            let weight =
                layout.tensors.push_packed(format!("layers.{n}.weight"), &[inputs, outputs]);
            let bias = layout.tensors.push_packed(format!("layers.{n}.bias"), &[outputs]);
            let last = n + 2 == widths.len();
            layout.layers.push(Layer {
                inputs,
                outputs,
                activation: if last { Activation::Identity } else { activation },
                weight,
                bias,
                before: layout.activations,
            });
            layout.activations += outputs;
        }
        Ok(layout)
    }

    /// The tensors, in the order of their offsets in [`Network::parameters`](crate::models::Network::parameters).
    #[must_use]
    pub fn tensors(&self) -> &[Span] {
        self.tensors.spans()
    }

    /// The layers, from the inputs to the outputs.
    #[must_use]
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// Number of parameters.
    #[must_use]
    pub fn parameters(&self) -> usize {
        self.tensors.len()
    }

    /// Number of outputs of all layers together, for one row.
    #[must_use]
    pub fn activations(&self) -> usize {
        self.activations
    }

    /// Number of inputs of the first layer.
    #[must_use]
    pub fn features(&self) -> usize {
        self.layers[0].inputs
    }

    /// Number of outputs of the last layer.
    #[must_use]
    pub fn outputs(&self) -> usize {
        self.layers[self.layers.len() - 1].outputs
    }
}
