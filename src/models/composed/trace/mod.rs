//! The graph that is recorded while a user's function runs. The interfaces of all languages call these functions: operations and layers
//! by name, source positions of the user's code for error messages, names for parameters.
//!
//! In this module the batch counts as an axis, as users write axes: axis 0 is the rows, axis 1 is the first size of a row's value, −1 is
//! the last.

mod arguments;
mod call;
mod complex;
#[cfg(test)]
mod complex_tests;
mod layers;
mod moves;
mod operations;
mod reductions;
mod table_layers;
#[cfg(test)]
mod tests;
mod windows;

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};

use super::{ComposedConfig, LossFunction};
use crate::error::{Error, Result};
use crate::graph::{Graph, Id, Shape};

pub use arguments::Arguments;

/// A position in the user's source code.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Place {
    /// Name of the file, without folders; empty if it is not known.
    pub file: String,
    /// Line number, counted from 1.
    pub line: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.file.is_empty() {
            true => f.write_str("an unknown place"),
            false => write!(f, "{}:{}", self.file, self.line),
        }
    }
}

/// The identity of a layer, beside its kind and sizes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LayerId {
    /// Unique number of the layer, from [`new_layer`].
    pub layer: u64,
    /// Number of the copy: 0 for the original. A network cannot contain two copies of the same layer.
    pub copy: u64,
    /// Source position at which the layer was created.
    pub made: Place,
    /// Name of the layer; empty if it has none.
    pub name: String,
}

/// Returns a new number that no layer, and no copy of a layer, has yet.
#[must_use]
pub fn new_layer() -> u64 {
    static NEXT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// The purpose of a recorded function.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A network: the result of a row cannot depend on other rows.
    Network,
    /// A loss: it may be one number for all rows.
    Loss,
}

/// A tensor of a trace: the number of the trace and the number of the value.
pub type Tensor = u64;

/// A graph that an interface is recording.
#[derive(Debug)]
pub struct Trace {
    number: u32,
    purpose: Purpose,
    graph: Graph,
    layers: HashMap<u64, Layer>,
    /// Names of layers that were named before their first call.
    names: HashMap<u64, String>,
    /// Source position of the first operation that made each value.
    places: HashMap<Id, Place>,
}

/// A layer that was called at least once.
#[derive(Debug)]
struct Layer {
    kind: &'static str,
    id: LayerId,
    /// Roles of the parameters, and their indices in the graph.
    parameters: Vec<(&'static str, usize)>,
}

impl Trace {
    /// Creates an empty trace.
    #[must_use]
    pub fn new(purpose: Purpose) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        Self {
            number: NEXT.fetch_add(1, Ordering::Relaxed),
            purpose,
            graph: Graph::new(),
            layers: HashMap::new(),
            names: HashMap::new(),
            places: HashMap::new(),
        }
    }

    /// Unique number of this trace.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Adds an input: a value that every row provides.
    ///
    /// # Errors
    /// Those of [`Graph::input`].
    pub fn input(&mut self, name: &str, sizes: &[usize]) -> Result<Tensor> {
        let id = self.graph.input(self.input_name(name), sizes)?;
        Ok(self.tensor(id))
    }

    /// Adds a jagged input: every row provides up to `entries` entries of `columns` numbers each. Returns the entries (N, P), 0 where an
    /// entry is absent, and a mask (N), 1 where an entry is present.
    ///
    /// # Errors
    /// Those of [`Graph::jagged_input`].
    pub fn jagged_input(
        &mut self,
        name: &str,
        entries: usize,
        columns: usize,
    ) -> Result<[Tensor; 2]> {
        let name = self.input_name(name);
        let made = self.graph.jagged_input(name, [entries, columns])?;
        Ok(made.map(|id| self.tensor(id)))
    }

    fn input_name(&self, name: &str) -> String {
        match name {
            "" => format!("x{}", self.graph.inputs().len()),
            name => name.to_owned(),
        }
    }

    /// Adds constant values.
    ///
    /// # Errors
    /// Those of [`Graph::constant`].
    pub fn constant(&mut self, sizes: &[usize], values: &[f64]) -> Result<Tensor> {
        let id = self.graph.constant(sizes, values)?;
        Ok(self.tensor(id))
    }

    /// Returns the shape of a tensor.
    ///
    /// # Errors
    /// [`Error::Argument`] for a tensor of another trace.
    pub fn shape(&self, tensor: Tensor) -> Result<&Shape> {
        Ok(self.graph.shape(self.value(tensor)?))
    }

    /// Names a layer, unless it already has a name. Used for layers that are members of a struct.
    pub fn name(&mut self, layer: u64, name: &str) {
        self.names.entry(layer).or_insert_with(|| name.to_owned());
    }

    /// Applies an operation.
    ///
    /// # Errors
    /// [`Error::Argument`] for an unknown name of an operation (the message suggests the nearest name), for a tensor of another trace,
    /// and for constants that the operation does not take; [`Error::Shape`] for shapes that do not suit the operation. The message
    /// contains the positions in the user's code.
    pub fn operation(
        &mut self,
        name: &str,
        inputs: &[Tensor],
        ints: &[i64],
        reals: &[f64],
        place: &Place,
    ) -> Result<Vec<Tensor>> {
        let inputs = self.values(name, inputs)?;
        let purpose = self.purpose;
        let arguments = Arguments { name, inputs: &inputs, ints, reals, purpose };
        let made = operations::apply(&mut self.graph, &arguments);
        let made =
            made.map_err(|error| self.located(error, &format!("{name} ({place})"), &inputs))?;
        Ok(self.tensors(made, place))
    }

    /// Calls a layer. The first call creates its parameters.
    ///
    /// # Errors
    /// Those of [`Trace::operation`]; [`Error::Argument`] for a second copy of a layer, and for a layer that was called with other sizes
    /// before.
    pub fn layer(
        &mut self,
        kind: &str,
        id: &LayerId,
        inputs: &[Tensor],
        ints: &[i64],
        reals: &[f64],
        place: &Place,
    ) -> Result<Vec<Tensor>> {
        let inputs = self.values(kind, inputs)?;
        let (kind, apply) = layers::find(kind)?;
        let layer = self.layers.entry(id.layer);
        let layer = layer.or_insert_with(|| Layer { kind, id: id.clone(), parameters: Vec::new() });
        if layer.id.copy != id.copy {
            let got = format!("used together with its copy ({place})");
            let wanted = "only one of them: for the same weights use it by reference (const auto &) or write share(layer); for \
                          separate weights construct a second one";
            return Err(Error::argument(describe(kind, id), got, wanted));
        }
        let purpose = self.purpose;
        let arguments = Arguments { name: kind, inputs: &inputs, ints, reals, purpose };
        let made = apply(&mut call::Call { graph: &mut self.graph, layer, arguments });
        let what = format!("{} called at {place}", describe(kind, id));
        let made = made.map_err(|error| self.located(error, &what, &inputs))?;
        Ok(self.tensors(made, place))
    }

    /// Returns the network with these outputs. Parameters of layers without a name are numbered in the order of the path from the
    /// inputs, not in the order of the calls: `linear0.weight`.
    ///
    /// # Errors
    /// Those of [`ComposedConfig::new`]; [`Error::Argument`] for a tensor of another trace and for two layers with the same name.
    pub fn compile(mut self, outputs: &[Tensor], seed: u64) -> Result<ComposedConfig> {
        let outputs = self.values("compile", outputs)?;
        self.name_parameters(&outputs)?;
        ComposedConfig::new(&self.graph, &outputs, seed)
    }

    /// Returns the loss whose result is this value.
    ///
    /// # Errors
    /// Those of [`LossFunction::of_graph`]; [`Error::Argument`] for a tensor of another trace.
    pub fn loss(self, value: Tensor) -> Result<LossFunction> {
        let value = self.value(value)?;
        LossFunction::of_graph(self.graph, value)
    }

    fn name_parameters(&mut self, outputs: &[Id]) -> Result<()> {
        let mut names: HashMap<u64, String> = HashMap::new();
        let mut counts: HashMap<&str, usize> = HashMap::new();
        let owner = |number: usize| {
            let of = |layer: &&Layer| layer.parameters.iter().any(|&(_, own)| own == number);
            self.layers.values().find(of)
        };
        let mut renamed = Vec::new();
        for number in self.graph.parameters_of(outputs) {
            // UNWRAP: only layers make parameters here.
            let layer = owner(number).unwrap();
            let given = Some(&layer.id.name).filter(|name| !name.is_empty());
            let given = given.or_else(|| self.names.get(&layer.id.layer));
            let name = names.entry(layer.id.layer).or_insert_with(|| match given {
                Some(name) => name.clone(),
                None => {
                    let count = counts.entry(layer.kind).or_default();
                    *count += 1;
                    format!("{}{}", layer.kind, *count - 1)
                }
            });
            let role = layer.parameters.iter().find(|&&(_, own)| own == number);
            let full = match role.map_or("", |&(role, _)| role) {
                "" => name.clone(),
                role => format!("{name}.{role}"),
            };
            renamed.push((number, full, describe(layer.kind, &layer.id)));
        }
        for (i, (_, name, layer)) in renamed.iter().enumerate() {
            if let Some((.., other)) = renamed[..i].iter().find(|(_, other, _)| other == name) {
                let wanted = format!("another name than that of {other}");
                return Err(Error::argument(layer.clone(), format!("named '{name}'"), wanted));
            }
        }
        renamed.into_iter().for_each(|(number, name, _)| self.graph.rename(number, name));
        Ok(())
    }

    fn tensor(&self, id: Id) -> Tensor {
        u64::from(self.number) << 32 | u64::from(id.number())
    }

    fn tensors(&mut self, made: Vec<Id>, place: &Place) -> Vec<Tensor> {
        for &id in &made {
            self.places.entry(id).or_insert_with(|| place.clone());
        }
        made.into_iter().map(|id| self.tensor(id)).collect()
    }

    fn value(&self, tensor: Tensor) -> Result<Id> {
        let (trace, number) = ((tensor >> 32) as u32, tensor as u32);
        let problem = match (trace == self.number, tensor) {
            (true, _) => match self.graph.id(number) {
                Some(id) => return Ok(id),
                None => "one that this function did not create",
            },
            (false, 0) => "one without a value (default-constructed)",
            (false, _) => "one of another network, or stored in an earlier compile",
        };
        let wanted = "one computed from this function's arguments, while it is observed";
        Err(Error::argument("the Tensor", problem, wanted))
    }

    fn values(&self, what: &str, tensors: &[Tensor]) -> Result<Vec<Id>> {
        let value = |&tensor| {
            self.value(tensor).map_err(|error| match error {
                Error::Argument { name, got, wanted } => {
                    Error::Argument { name: format!("{what}: {name}"), got, wanted }
                }
                other => other,
            })
        };
        tensors.iter().map(value).collect()
    }

    /// Adds to the error the source positions of the values that it is about.
    fn located(&self, error: Error, what: &str, inputs: &[Id]) -> Error {
        let made: Vec<String> = inputs
            .iter()
            .filter_map(|id| {
                let place = self.places.get(id).filter(|place| !place.file.is_empty())?;
                Some(format!("{} was made at {place}", self.graph.shape(*id)))
            })
            .collect();
        let made = if made.is_empty() { String::new() } else { format!(" ({})", made.join(", ")) };
        // The messages of operations begin with the operation's name, which `what` already contains.
        let named = |name: String| match name.split_once(": ") {
            Some((_, part)) => format!("{what}: {part}"),
            None => what.to_owned(),
        };
        match error {
            Error::Shape { name, got, wanted } => {
                Error::Shape { name: named(name), got, wanted: wanted + &made }
            }
            Error::Argument { name, got, wanted } => {
                Error::Argument { name: named(name), got, wanted: wanted + &made }
            }
            other => other,
        }
    }
}

/// Readable description of a layer for messages: `conv1d 'c1' (made at tagger.C:3)`.
fn describe(kind: &str, id: &LayerId) -> String {
    let name = if id.name.is_empty() { String::new() } else { format!(" '{}'", id.name) };
    match id.made.file.is_empty() {
        true => format!("{kind}{name}"),
        false => format!("{kind}{name} (made at {})", id.made),
    }
}

impl Layer {
    /// Returns the parameter or state with this role; the first call creates it.
    fn tensor(
        &mut self,
        graph: &mut Graph,
        role: &'static str,
        sizes: &[usize],
        make: impl FnOnce(&mut Graph, String) -> Result<Id>,
    ) -> Result<Id> {
        if let Some(&(_, number)) = self.parameters.iter().find(|&&(known, _)| known == role) {
            let parameter = &graph.parameters()[number];
            return match parameter.sizes == sizes {
                true => Ok(parameter.value),
                false => {
                    let got = format!("{sizes:?} by the shape of its input");
                    let wanted = format!("{:?}, as in its first call", parameter.sizes);
                    Err(Error::argument(format!("{}: {role}", self.kind), got, wanted))
                }
            };
        }
        let number = graph.parameters().len();
        // The parameter gets a temporary unique name until all names are known.
        let id = make(graph, format!("#{number}"))?;
        self.parameters.push((role, number));
        Ok(id)
    }
}
