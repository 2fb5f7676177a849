//! Networks and losses as graphs of operations. Shapes are inferred while the graph is built, gradients are added as further operations, and a
//! [`Plan`] runs the graph in one allocation.
//!
//! A value belongs to each row (`[*, 16]`), or all rows share it (`[16]`: parameters, constants, sums over the batch). The batch is not among the
//! sizes. The only operation that combines rows is the sum over them ([`Graph::sum_rows`]). Some operations read such a sum and belong to rows
//! again (batch normalisation, a correlation in a loss). They cut the plan into *phases*: all rows pass through one phase before the next begins.

pub(crate) mod batch_norms;
mod build;
pub(crate) mod chain;
pub(crate) mod elementwise;
mod initial;
mod losses;
pub(crate) mod modes;
pub(crate) mod operation;
pub(crate) mod operations;
mod plan;
mod probability;
mod reverse;
mod run;
pub(crate) mod shape;
#[cfg(test)]
pub(crate) mod tests;
mod text;
mod transfer;

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::memory;

#[cfg(test)]
pub(crate) use build::activations::COMPOSED;
pub use build::convolution::{ConvolutionOptions, PoolOptions};
pub use build::{
    Band, BatchNorm, MembersMean, QTransformOptions, Recurrent, SpectrumAverage, SpectrumOptions,
    Window,
};
pub use initial::Initial;
pub(crate) use initial::LinearLayer;
pub use losses::LossReduction;
pub(crate) use operation::Operation;
pub use operations::Reduction;
pub use plan::Plan;
pub(crate) use plan::Wanted;
pub(crate) use run::{Given, Stretch, pieces};
pub use run::{Memory, Rows, Source};
pub use shape::Shape;
pub(crate) use text::GraphText;

pub use crate::kernels::elementwise::{Binary, Unary};

/// Name of a graph's lists in memory errors, and the bytes that a graph, its reverse pass and its plan need: a fixed part, then per operation.
const LISTS: &str = "the lists of a network";
const LISTS_ROOM: usize = 1 << 20;
const OPERATION_ROOM: usize = 8 << 10;

/// Identifies a value in a [`Graph`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Id(u32);

impl Id {
    /// Returns the number of the value in its graph.
    pub(crate) fn number(self) -> u32 {
        self.0
    }
}

/// A value: the node that computes it, and its shape.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Value {
    node: u32,
    pub(crate) shape: Shape,
}

/// An operation on values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Node {
    pub(crate) operation: Operation,
    pub(crate) inputs: Vec<Id>,
    pub(crate) outputs: Vec<Id>,
}

/// A trainable parameter, or a state that training updates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    /// Unique name, such as `head.weight`.
    pub name: String,
    /// Sizes of the parameter.
    pub sizes: Vec<usize>,
    /// Initial distribution.
    pub initial: Initial,
    /// Value of the parameter in the graph.
    pub value: Id,
    /// For a state, which is not trained: its value after a training step.
    pub(crate) next: Option<Id>,
}

/// A graph of operations, in an order in which they can be run.
///
/// Equal operations on equal values are stored once.
///
/// # Example
/// ```
/// use rootgrad::graph::{Graph, Plan, Rows, Shape};
/// use rootgrad::threads::Team;
///
/// let mut graph = Graph::new();
/// let x = graph.input("x", &[2])?;
/// let w = graph.parameter("w", &[2])?;
/// let product = graph.mul(x, w)?;
/// let y = graph.sum(product, &[0])?; // Σ wᵢ xᵢ of each row
/// let total = graph.sum_rows(y)?;
/// let gradient = graph.gradient(total, &[w])?;
/// assert_eq!(graph.shape(gradient[0]), &Shape::shared(&[2]));
///
/// let plan = Plan::new(&graph, &[y, gradient[0]]);
/// let mut memory = plan.memory(3, 1)?;
/// let x = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
/// plan.run(Team::alone(), &mut memory, &[10.0, 1.0], &Rows(&[&x]), 3);
/// assert_eq!(memory.output(0), [12.0_f64, 34.0, 56.0]);
/// assert_eq!(memory.output(1), [9.0, 12.0]);
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Graph {
    pub(crate) nodes: Vec<Node>,
    pub(crate) values: Vec<Value>,
    /// Nodes by operation and inputs, so that no node is added twice.
    known: HashMap<(Operation, Vec<Id>), u32>,
    inputs: Vec<(String, Id)>,
    pub(crate) parameters: Vec<Parameter>,
}

impl Graph {
    /// Returns an empty graph.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an input: a value that each row provides.
    ///
    /// # Errors
    /// [`Error::Argument`] for a name that another input has; [`Error::Shape`] for too many sizes or numbers.
    pub fn input(&mut self, name: impl Into<String>, sizes: &[usize]) -> Result<Id> {
        let name = name.into();
        if self.inputs.iter().any(|(other, _)| *other == name) {
            return Err(Error::argument("an input's name", name, "a name that no other has"));
        }
        let shape = Shape::per_row(sizes).checked("input")?;
        let id = self.source(Operation::Input(self.inputs.len()), shape);
        self.inputs.push((name, id));
        Ok(id)
    }

    /// Adds a trainable parameter that starts at zero.
    ///
    /// # Errors
    /// Same as [`Graph::parameter_from`].
    pub fn parameter(&mut self, name: impl Into<String>, sizes: &[usize]) -> Result<Id> {
        self.parameter_from(name, sizes, Initial::Zeros)
    }

    /// Adds a trainable parameter with the given initial distribution.
    ///
    /// # Errors
    /// [`Error::Argument`] for a name that another parameter has, or an initial number that is not finite or a negative deviation or
    /// bound; [`Error::Shape`] for too many sizes or numbers.
    pub fn parameter_from(
        &mut self,
        name: impl Into<String>,
        sizes: &[usize],
        initial: Initial,
    ) -> Result<Id> {
        let name = name.into();
        if self.parameters.iter().any(|parameter| parameter.name == name) {
            return Err(Error::argument("a parameter's name", name, "a name that no other has"));
        }
        initial.check()?;
        let shape = Shape::shared(sizes).checked("parameter")?;
        let value = self.source(Operation::Parameter(self.parameters.len()), shape);
        self.parameters.push(Parameter { name, sizes: sizes.to_vec(), initial, value, next: None });
        Ok(value)
    }

    /// Returns the number of rows of the batch, as a value `[]`.
    pub fn rows(&mut self) -> Id {
        self.source(Operation::Rows, Shape::shared(&[]))
    }

    /// Returns the names and values of the inputs.
    #[must_use]
    pub fn inputs(&self) -> &[(String, Id)] {
        &self.inputs
    }

    /// Returns the parameters in the order in which they follow each other in memory.
    #[must_use]
    pub fn parameters(&self) -> &[Parameter] {
        &self.parameters
    }

    /// Renames a parameter; the new name must not be in use.
    pub(crate) fn rename(&mut self, number: usize, name: String) {
        self.parameters[number].name = name;
    }

    /// Returns the value with this number.
    pub(crate) fn id(&self, number: u32) -> Option<Id> {
        ((number as usize) < self.values.len()).then_some(Id(number))
    }

    /// Returns the number of operations, including inputs, parameters and constants.
    pub(crate) fn operations(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the shape of a value.
    #[must_use]
    pub fn shape(&self, id: Id) -> &Shape {
        &self.values[id.0 as usize].shape
    }

    /// Returns the node that computes a value.
    pub(crate) fn node_of(&self, id: Id) -> &Node {
        &self.nodes[self.values[id.0 as usize].node as usize]
    }

    /// Returns the number of the node that computes a value.
    pub(crate) fn node_number(&self, id: Id) -> usize {
        self.values[id.0 as usize].node as usize
    }

    /// Returns the operation that computes a value.
    pub(crate) fn operation_of(&self, id: Id) -> &Operation {
        &self.node_of(id).operation
    }

    /// True if a value is a parameter.
    pub(crate) fn is_parameter(&self, id: Id) -> bool {
        matches!(self.operation_of(id), Operation::Parameter(_))
    }

    /// True if a value is the function `f` of another value.
    pub(crate) fn is_unary(&self, id: Id, f: Unary) -> bool {
        *self.operation_of(id) == Operation::Elementwise(elementwise::Elementwise::Unary(f))
    }

    /// Adds a node without inputs.
    fn source(&mut self, operation: Operation, shape: Shape) -> Id {
        let key = (operation, Vec::new());
        match self.known.get(&key) {
            Some(&node) => self.nodes[node as usize].outputs[0],
            None => self.push(key, vec![shape])[0],
        }
    }

    /// Applies `operation` to `inputs` and returns the resulting values.
    ///
    /// # Errors
    /// [`Error::Shape`] if the shapes do not suit the operation.
    pub(crate) fn apply(
        &mut self,
        operation: impl Into<Operation>,
        inputs: &[Id],
    ) -> Result<Vec<Id>> {
        let key = (operation.into(), inputs.to_vec());
        if let Some(&node) = self.known.get(&key) {
            return Ok(self.nodes[node as usize].outputs.clone());
        }
        let shapes: Vec<&Shape> = inputs.iter().map(|&id| self.shape(id)).collect();
        // UNWRAP: sources are added by `source`.
        let rule = key.0.rule().unwrap();
        if !rule.arity().contains(&inputs.len()) {
            let (name, wanted) = (rule.name(), rule.arity());
            let wanted = format!("{} to {}", wanted.start(), wanted.end());
            return Err(Error::argument(format!("{name}: values"), inputs.len(), wanted));
        }
        let shapes = rule.shapes(&shapes)?;
        let shapes: Vec<Shape> =
            shapes.into_iter().map(|shape| shape.checked(rule.name())).collect::<Result<_>>()?;
        memory::reserve(&mut self.nodes, 1, LISTS)?;
        memory::reserve(&mut self.values, shapes.len(), LISTS)?;
        let bytes = (self.known.len() * size_of::<(Operation, Vec<Id>, u32)>()) as u128;
        self.known.try_reserve(1).map_err(|_| memory::refused(bytes, LISTS))?;
        Ok(self.push(key, shapes))
    }

    /// Checks that memory is available for the lists that planning the graph needs. The reverse pass and the plan allocate their lists without
    /// further checks.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(crate) fn headroom(&self) -> Result<()> {
        let tables = |node: &Node| match &node.operation {
            // Once more for the reverse pass.
            Operation::Fourier(fourier) => 2 * fourier.bytes(),
            _ => 0,
        };
        let tables: usize = self.nodes.iter().map(tables).sum();
        memory::headroom(LISTS_ROOM + OPERATION_ROOM * self.nodes.len() + tables, LISTS)
    }

    /// Applies an operation that has a single result.
    pub(crate) fn one(&mut self, operation: impl Into<Operation>, inputs: &[Id]) -> Result<Id> {
        Ok(self.apply(operation, inputs)?[0])
    }

    fn push(&mut self, key: (Operation, Vec<Id>), shapes: Vec<Shape>) -> Vec<Id> {
        let node = self.nodes.len() as u32;
        let first = self.values.len() as u32;
        let outputs: Vec<Id> = (first..first + shapes.len() as u32).map(Id).collect();
        self.values.extend(shapes.into_iter().map(|shape| Value { node, shape }));
        self.nodes.push(Node {
            operation: key.0.clone(),
            inputs: key.1.clone(),
            outputs: outputs.clone(),
        });
        self.known.insert(key, node);
        outputs
    }
}
