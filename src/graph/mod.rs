//! Networks and losses as graphs of operations: shapes are inferred while one is built, gradients are more of the graph,
//! and a [`Plan`] runs it in one allocation.
//!
//! A value belongs to each row (`[*, 16]`), or all rows share it (`[16]`: parameters, constants, sums over the batch). The
//! batch is not among the sizes; the one operation that crosses rows is the sum over them ([`Graph::sum_rows`]). What
//! reads such a sum and belongs to rows again (batch normalisation, a correlation in a loss) cuts the plan into *phases*:
//! all rows pass through one before the next begins.

mod batch_norms;
mod build;
pub(crate) mod chain;
mod elementwise;
mod initial;
mod losses;
pub(crate) mod modes;
pub mod onnx;
mod operation;
mod operations;
mod plan;
mod probability;
pub mod pt2;
mod reverse;
mod run;
mod shape;
#[cfg(test)]
mod tests;
mod text;
mod transfer;

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::memory;

pub use build::convolution::{ConvolutionOptions, PoolOptions};
pub use build::{
    Band, BatchNorm, MembersMean, QTransformOptions, Recurrent, SpectrumAverage, SpectrumOptions,
    Window,
};
pub use initial::Initial;
pub use losses::LossReduction;
pub(crate) use operation::Operation;
pub use operations::Reduction;
pub use plan::Plan;
pub(crate) use plan::Wanted;
pub(crate) use run::{Given, Stretch};
pub use run::{Memory, Rows, Source};
pub use shape::Shape;
pub(crate) use text::GraphText;

pub use crate::kernels::elementwise::{Binary, Unary};

/// What a graph's memory is for, and what its reverse pass and its plan take: at first, and for each operation.
const LISTS: &str = "the lists of a network";
const LISTS_ROOM: usize = 1 << 20;
const OPERATION_ROOM: usize = 8 << 10;

/// A value in a [`Graph`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Id(u32);

impl Id {
    /// Its number in its graph.
    pub(crate) fn number(self) -> u32 {
        self.0
    }
}

/// A value: which node makes it, and its shape.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Value {
    node: u32,
    shape: Shape,
}

/// An operation on values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Node {
    operation: Operation,
    inputs: Vec<Id>,
    outputs: Vec<Id>,
}

/// What a network is trained in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    /// Unique: `head.weight`.
    pub name: String,
    /// Its sizes.
    pub sizes: Vec<usize>,
    /// How it begins.
    pub initial: Initial,
    /// What it is in the graph.
    pub value: Id,
    /// Of a state, which is not trained: what it becomes by a step of training.
    pub(crate) next: Option<Id>,
}

/// A graph of operations, in an order in which they can be run.
///
/// What is asked for twice is made once: equal operations on equal values are one.
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
    nodes: Vec<Node>,
    values: Vec<Value>,
    /// Nodes by what they do, so that none is made twice.
    known: HashMap<(Operation, Vec<Id>), u32>,
    inputs: Vec<(String, Id)>,
    parameters: Vec<Parameter>,
}

impl Graph {
    /// An empty graph.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A value that every row brings along.
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

    /// A value that is trained, from zeros on.
    ///
    /// # Errors
    /// As [`Graph::parameter_from`].
    pub fn parameter(&mut self, name: impl Into<String>, sizes: &[usize]) -> Result<Id> {
        self.parameter_from(name, sizes, Initial::Zeros)
    }

    /// A value that is trained, and how it begins.
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

    /// The number of rows of the batch, as a value `[]`.
    pub fn rows(&mut self) -> Id {
        self.source(Operation::Rows, Shape::shared(&[]))
    }

    /// The inputs: names and values.
    #[must_use]
    pub fn inputs(&self) -> &[(String, Id)] {
        &self.inputs
    }

    /// The parameters, in the order in which they lie in memory, one after the other.
    #[must_use]
    pub fn parameters(&self) -> &[Parameter] {
        &self.parameters
    }

    /// Gives a parameter another name, which no other has.
    pub(crate) fn rename(&mut self, number: usize, name: String) {
        self.parameters[number].name = name;
    }

    /// The value of this number.
    pub(crate) fn id(&self, number: u32) -> Option<Id> {
        ((number as usize) < self.values.len()).then_some(Id(number))
    }

    /// How many operations it has, sources among them.
    pub(crate) fn operations(&self) -> usize {
        self.nodes.len()
    }

    /// The shape of a value.
    #[must_use]
    pub fn shape(&self, id: Id) -> &Shape {
        &self.values[id.0 as usize].shape
    }

    /// The node that makes a value.
    fn node_of(&self, id: Id) -> &Node {
        &self.nodes[self.values[id.0 as usize].node as usize]
    }

    /// The number of the node that makes a value.
    fn node_number(&self, id: Id) -> usize {
        self.values[id.0 as usize].node as usize
    }

    /// The operation that makes a value.
    fn operation_of(&self, id: Id) -> &Operation {
        &self.node_of(id).operation
    }

    /// Whether a value is a parameter.
    fn is_parameter(&self, id: Id) -> bool {
        matches!(self.operation_of(id), Operation::Parameter(_))
    }

    /// Whether a value is this function of another.
    fn is_unary(&self, id: Id, f: Unary) -> bool {
        *self.operation_of(id) == Operation::Elementwise(elementwise::Elementwise::Unary(f))
    }

    /// A node without inputs.
    fn source(&mut self, operation: Operation, shape: Shape) -> Id {
        let key = (operation, Vec::new());
        match self.known.get(&key) {
            Some(&node) => self.nodes[node as usize].outputs[0],
            None => self.push(key, vec![shape])[0],
        }
    }

    /// The values that `operation` makes of `inputs`.
    ///
    /// # Errors
    /// [`Error::Shape`] where the shapes do not suit the operation.
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
        // UNWRAP: sources are made by `source`.
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

    /// Makes sure of the memory that lists take while a plan is made of the graph, whose reverse pass and plan take theirs
    /// for granted.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(crate) fn headroom(&self) -> Result<()> {
        let tables = |node: &Node| match &node.operation {
            // (One more of the way back.)
            Operation::Fourier(fourier) => 2 * fourier.bytes(),
            _ => 0,
        };
        let tables: usize = self.nodes.iter().map(tables).sum();
        memory::headroom(LISTS_ROOM + OPERATION_ROOM * self.nodes.len() + tables, LISTS)
    }

    /// The one value that `operation` makes.
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
