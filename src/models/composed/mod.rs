//! A network composed of tensors: a graph of operations, made ready for training and for prediction.

mod layout;
mod loss;
mod loss_function;
mod predict;
mod reverse;
#[cfg(test)]
mod tests;
pub mod trace;

use std::sync::Arc;

use crate::error::{Error, Result};
use crate::graph::{Graph, GraphText, Id};

pub(in crate::models) use layout::Input;
pub use layout::Layout;
pub(in crate::models) use loss::Training;
pub(crate) use loss::no_function;
pub use loss_function::LossFunction;
pub(in crate::models) use reverse::Reverse;

/// Definition of an untrained network composed of tensors: a graph from inputs to outputs, and the seed of its parameters.
///
/// # Example
/// ```
/// use rootgrad::graph::{Graph, Initial, Unary};
/// use rootgrad::models::{ComposedConfig, Network, Output};
///
/// // The mean of a layer over 5 particles of 3 numbers: the order of the particles does not matter.
/// let mut graph = Graph::new();
/// let x = graph.input("particles", &[5, 3])?;
/// let weight = graph.parameter_from("weight", &[3, 1], Initial::Weights { inputs: 3 })?;
/// let y = graph.linear(x, weight, None)?;
/// let y = graph.unary(Unary::Gelu, y)?;
/// let y = graph.mean(y, &[0])?;
///
/// let net = Network::new(ComposedConfig::new(&graph, &[y], 42)?)?;
/// assert_eq!((net.features(), net.outputs()), (15, 1));
/// let mut score = [0.0];
/// net.predict(&[0.5; 15], 15, &mut score, Output::Probability)?;
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComposedConfig {
    graph: Arc<Graph>,
    /// One value of each row, (K).
    output: Id,
    seed: u64,
}

/// Names that a model file uses for other tensors. Parameters cannot have these names.
const TAKEN: [&str; 4] = ["input.mean", "input.scale", "target.mean", "target.scale"];

impl ComposedConfig {
    /// Creates the network from the part of `graph` that leads to `outputs`. The outputs are values of each row and follow each
    /// other in a row of the network's output. All inputs of the graph become inputs of the network, in order. Of the parameters
    /// only those that the outputs need are included.
    ///
    /// # Errors
    /// [`Error::Argument`] without inputs or outputs, for a parameter's name that a model file has another use for, or for a
    /// [mean of members](Graph::mean_of_members) that is not the only output;
    /// [`Error::Shape`] for an output that all rows share or that has no numbers, and for inputs without numbers.
    pub fn new(graph: &Graph, outputs: &[Id], seed: u64) -> Result<Self> {
        if outputs.is_empty() {
            return Err(Error::argument("the network's outputs", 0, "at least one"));
        }
        for &output in outputs {
            let shape = graph.shape(output);
            if !shape.is_per_row() || shape.is_empty() {
                return Err(Error::shape(
                    "the network's output",
                    shape,
                    "numbers of each row, [*, …]",
                ));
            }
        }
        let mut own = Graph::new();
        let mut known = Vec::new();
        for (name, id) in graph.inputs() {
            let shape = graph.shape(*id);
            if shape.is_empty() {
                let wanted = "an input with at least one number";
                return Err(Error::shape(format!("the network's input '{name}'"), shape, wanted));
            }
            known.push((*id, own.input(name.clone(), shape.sizes())?));
        }
        if known.is_empty() {
            return Err(Error::argument("the network's inputs", 0, "at least one"));
        }
        for number in graph.parameters_of(outputs) {
            let parameter = &graph.parameters()[number];
            let (name, initial) = (parameter.name.clone(), parameter.initial);
            if TAKEN.contains(&name.as_str()) {
                let wanted = "another name: model files store the standardisation under this one";
                return Err(Error::argument("a parameter's name", name, wanted));
            }
            known.push((parameter.value, own.parameter_from(name, &parameter.sizes, initial)?));
        }
        let states = graph.states_of(outputs);
        let nexts = states.iter().map(|&(_, next)| next);
        let wanted: Vec<Id> = outputs.iter().copied().chain(nexts).collect();
        let made = own.transfer_with_own_streams(graph, &known, &wanted)?;
        let (outputs, nexts) = made.split_at(outputs.len());
        for (&(state, _), &next) in states.iter().zip(nexts) {
            let own_state = known.iter().find(|&&(there, _)| there == state);
            if let Some(&(_, state)) = own_state {
                own.set_next(state, next)?;
            }
        }
        let output = side_by_side(&mut own, outputs)?;
        if own.has_members() && own.members_of(output).is_none() {
            let wanted = "the network's only output, with nothing after it: the loss of each member is computed there";
            return Err(Error::argument("mean_of_members", "followed by other operations", wanted));
        }
        Ok(Self { graph: Arc::new(own), output, seed })
    }

    /// Returns the network that computes the spread of the members' predictions: [`Graph::spread_of_members`].
    ///
    /// # Errors
    /// [`Error::Argument`] for a network without members.
    pub(in crate::models) fn spread(&self) -> Result<Self> {
        let Some((members, of)) = self.graph.members_of(self.output) else {
            let wanted = "one that ends in mean_of_members";
            return Err(Error::argument("the network of a spread", "one without members", wanted));
        };
        self.graph.headroom()?;
        let mut graph = (*self.graph).clone();
        let spread = graph.spread_of_members(members, of)?;
        Self::new(&graph, &[spread], self.seed)
    }

    /// Creates the network from the graph text of a file.
    pub(in crate::models) fn read(text: &GraphText, seed: u64) -> Result<Self> {
        let (graph, outputs) = text.read()?;
        Self::new(&graph, &outputs, seed)
    }

    /// Returns the text of the graph for a file.
    pub(in crate::models) fn text(&self) -> GraphText {
        GraphText::of(&self.graph, &[self.output])
    }

    /// Readable list of the inputs with their sizes: `momenta [*, 3, 5], kind [*]`.
    #[must_use]
    pub fn inputs(&self) -> String {
        let inputs = self.graph.inputs().iter();
        let text = |(name, id): &(String, Id)| format!("{name} {}", self.graph.shape(*id));
        inputs.map(text).collect::<Vec<_>>().join(", ")
    }

    /// Graph of the network.
    #[must_use]
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The network's output in the graph: (K) for each row.
    #[must_use]
    pub fn output(&self) -> Id {
        self.output
    }

    /// Random seed of the parameters.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the same network with another seed.
    #[must_use]
    pub fn with_seed(&self, seed: u64) -> Self {
        Self { graph: self.graph.clone(), output: self.output, seed }
    }
}

/// Concatenates values into one axis.
fn side_by_side(graph: &mut Graph, values: &[Id]) -> Result<Id> {
    let mut flat = Vec::new();
    for &value in values {
        let len = graph.shape(value).len();
        flat.push(graph.reshape(value, &[len])?);
    }
    graph.concat(&flat, 0)
}
