//! Nodes, names and numbers of a model while it is written.

use std::collections::{BTreeMap, HashMap};

use super::model::{Export, PRODUCER, STATE};
use crate::error::Result;
use crate::exchange::onnx::wire::Message;
use crate::graph::operation::Constant;
use crate::graph::{Graph, Id};
use crate::memory;

/// Version of the file format: that of ONNX 1.16.
const FORMAT: i64 = 10;
/// Smallest opset version that a file uses.
const OPERATORS: i64 = 20;
/// Codes of data types.
pub(super) const FLOAT: i64 = 1;
pub(super) const INT64: i64 = 7;
pub(super) const BOOL: i64 = 9;

/// An attribute of a node.
pub(super) enum Attribute<'a> {
    Int(&'a str, i64),
    Float(&'a str, f32),
    Ints(&'a str, &'a [i64]),
    Text(&'a str, &'a str),
    Texts(&'a str, &'a [&'a str]),
}

pub(super) struct Writer<'g> {
    pub(super) graph: &'g Graph,
    nodes: Message,
    initialisers: Message,
    inputs: Message,
    outputs: Message,
    names: HashMap<Id, String>,
    /// Names of lists of whole numbers that are written already.
    numbers: HashMap<Vec<i64>, String>,
    made: usize,
    operators: i64,
    /// Momentum of each state in a training step.
    states: &'g BTreeMap<String, f64>,
}

impl<'g> Writer<'g> {
    /// Starts a model with its inputs and parameters.
    pub(super) fn new(model: &'g Export<'_>) -> Result<Self> {
        let Export { graph, parameters, ref states, .. } = *model;
        // The bytes are written once here, and copied twice: into the graph and into the model.
        let bytes = 3 * (size_of_val(parameters) + 64 * graph.parameters().len());
        memory::headroom(bytes, "the bytes of the ONNX file")?;
        let mut writer = Self {
            graph,
            nodes: Message::default(),
            initialisers: Message::default(),
            inputs: Message::default(),
            outputs: Message::default(),
            names: HashMap::new(),
            numbers: HashMap::new(),
            made: 0,
            operators: OPERATORS,
            states,
        };
        for (name, id) in graph.inputs() {
            writer.names.insert(*id, name.clone());
            let sizes = graph.shape(*id).sizes();
            value(&mut writer.inputs, 11, name, sizes);
        }
        let mut rest = parameters;
        for parameter in graph.parameters() {
            let (own, others) = rest.split_at(parameter.sizes.iter().product());
            rest = others;
            writer.names.insert(parameter.value, parameter.name.clone());
            let is_state = states.contains_key(&parameter.name);
            writer.initialisers.message(5, |tensor| {
                floats(tensor, &parameter.name, &parameter.sizes, own);
                if is_state {
                    tensor.text(12, STATE);
                }
            });
        }
        Ok(writer)
    }

    /// Returns the name of a value that is written.
    pub(super) fn name(&self, id: Id) -> String {
        self.names.get(&id).cloned().unwrap_or_default()
    }

    /// Returns the momentum of the state with this value.
    pub(super) fn momentum(&self, state: Id) -> f64 {
        self.names.get(&state).and_then(|name| self.states.get(name)).copied().unwrap_or(0.0)
    }

    /// Sets the name of a value.
    pub(super) fn is(&mut self, id: Id, name: String) {
        self.names.insert(id, name);
    }

    /// Returns a name that is not in use.
    fn fresh(&mut self) -> String {
        loop {
            self.made += 1;
            let name = format!("v{}", self.made);
            let is_taken = self.graph.inputs().iter().any(|(other, _)| *other == name)
                || self.graph.parameters().iter().any(|parameter| parameter.name == name);
            if !is_taken {
                return name;
            }
        }
    }

    /// Requires at least this version of the operators.
    pub(super) fn needs(&mut self, version: i64) {
        self.operators = self.operators.max(version);
    }

    /// Writes a node with several outputs, and returns their names.
    pub(super) fn nodes(
        &mut self,
        operator: &str,
        inputs: &[&str],
        attributes: &[Attribute<'_>],
        count: usize,
    ) -> Vec<String> {
        let outputs: Vec<String> = (0..count).map(|_| self.fresh()).collect();
        self.nodes.message(1, |node| {
            inputs.iter().for_each(|name| node.text(1, name));
            outputs.iter().for_each(|name| node.text(2, name));
            node.text(3, &outputs[0]);
            node.text(4, operator);
            attributes
                .iter()
                .for_each(|attribute| node.message(5, |message| attribute.write(message)));
        });
        outputs
    }

    /// Writes a node with one output, and returns its name.
    pub(super) fn node(
        &mut self,
        operator: &str,
        inputs: &[&str],
        attributes: &[Attribute<'_>],
    ) -> String {
        self.nodes(operator, inputs, attributes, 1).swap_remove(0)
    }

    /// Writes whole numbers as a one-dimensional value.
    pub(super) fn ints(&mut self, numbers: &[i64]) -> String {
        if let Some(name) = self.numbers.get(numbers) {
            return name.clone();
        }
        let name = self.fresh();
        self.initialisers.message(5, |tensor| {
            tensor.int(1, numbers.len() as i64);
            tensor.int(2, INT64);
            tensor.text(8, &name);
            let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
            tensor.bytes(9, &bytes);
        });
        self.numbers.insert(numbers.to_vec(), name.clone());
        name
    }

    /// Writes numbers that are not trained.
    pub(super) fn floats(&mut self, sizes: &[usize], values: &[f32]) -> String {
        let name = self.fresh();
        self.nodes.message(1, |node| {
            node.text(2, &name);
            node.text(3, &name);
            node.text(4, "Constant");
            node.message(5, |attribute| {
                attribute.text(1, "value");
                attribute.message(5, |tensor| floats(tensor, "", sizes, values));
                attribute.int(20, 4);
            });
        });
        name
    }

    pub(super) fn constant(&mut self, id: Id, constant: &Constant) {
        let values: Vec<f32> =
            constant.bits.iter().map(|&bits| f64::from_bits(bits) as f32).collect();
        let name = self.floats(&constant.sizes, &values);
        self.is(id, name);
    }

    /// Writes a value with other sizes, given without the batch.
    pub(super) fn reshaped(&mut self, x: &str, per_row: bool, sizes: &[usize]) -> String {
        let batch = if per_row { &[0][..] } else { &[] }; // 0: unchanged
        let sizes: Vec<i64> =
            batch.iter().copied().chain(sizes.iter().map(|&size| size as i64)).collect();
        let sizes = self.ints(&sizes);
        self.node("Reshape", &[x, &sizes], &[])
    }

    /// Writes the value with sizes of 1 before its own, so that it has `rank` sizes without the batch; sizes are aligned at the last.
    pub(super) fn aligned(&mut self, id: Id, rank: usize) -> String {
        let (name, shape) = (self.name(id), self.graph.shape(id));
        if !shape.is_per_row() || shape.rank() >= rank {
            return name;
        }
        let ones = vec![1; rank - shape.rank()];
        let sizes = [&ones, shape.sizes()].concat();
        self.reshaped(&name, true, &sizes)
    }

    /// Writes the size of the batch, as a one-dimensional value.
    pub(super) fn batch(&mut self) -> String {
        let first = self.graph.inputs()[0].0.clone();
        self.node("Shape", &[&first], &[Attribute::Int("start", 0), Attribute::Int("end", 1)])
    }

    /// Writes a conversion of the value to another type.
    pub(super) fn cast(&mut self, x: &str, to: i64) -> String {
        self.node("Cast", &[x], &[Attribute::Int("to", to)])
    }

    pub(super) fn output(&mut self, name: &str, id: Id) {
        let from = self.name(id);
        self.nodes.message(1, |node| {
            node.text(1, &from);
            node.text(2, name);
            node.text(3, name);
            node.text(4, "Identity");
        });
        value(&mut self.outputs, 12, name, self.graph.shape(id).sizes());
    }

    /// Returns the bytes of the model.
    pub(super) fn finish(self, metadata: &BTreeMap<String, String>) -> Result<Vec<u8>> {
        let parts = [&self.nodes.0, &self.initialisers.0, &self.inputs.0, &self.outputs.0];
        let bytes: usize = parts.iter().map(|part| part.len()).sum();
        let mut graph = memory::with_capacity(bytes + 64, "the bytes of the ONNX file")?;
        let mut file = Message(memory::with_capacity(bytes + 256, "the bytes of the ONNX file")?);
        graph.extend_from_slice(&self.nodes.0);
        let mut graph = Message(graph);
        graph.text(2, "rootgrad");
        parts[1..].iter().for_each(|part| graph.0.extend_from_slice(part));
        file.int(1, FORMAT);
        file.text(2, PRODUCER);
        file.text(3, env!("CARGO_PKG_VERSION"));
        file.bytes(7, &graph.0);
        file.message(8, |set| set.int(2, self.operators));
        for (key, value) in metadata {
            file.message(14, |pair| {
                pair.text(1, key);
                pair.text(2, value);
            });
        }
        Ok(file.0)
    }
}

impl Attribute<'_> {
    fn write(&self, message: &mut Message) {
        let name = match self {
            Attribute::Int(name, _)
            | Attribute::Float(name, _)
            | Attribute::Ints(name, _)
            | Attribute::Text(name, _)
            | Attribute::Texts(name, _) => name,
        };
        message.text(1, name);
        match self {
            Attribute::Int(_, value) => message.int(3, *value),
            Attribute::Float(_, value) => message.float(2, *value),
            Attribute::Ints(_, values) => values.iter().for_each(|&value| message.int(8, value)),
            Attribute::Text(_, text) => message.text(4, text),
            Attribute::Texts(_, texts) => texts.iter().for_each(|text| message.text(9, text)),
        }
        message.int(
            20,
            match self {
                Attribute::Float(..) => 1,
                Attribute::Int(..) => 2,
                Attribute::Text(..) => 3,
                Attribute::Ints(..) => 7,
                Attribute::Texts(..) => 8,
            },
        );
    }
}

/// Writes a tensor of numbers in single precision.
fn floats(tensor: &mut Message, name: &str, sizes: &[usize], values: &[f32]) {
    sizes.iter().for_each(|&size| tensor.int(1, size as i64));
    tensor.int(2, FLOAT);
    if !name.is_empty() {
        tensor.text(8, name);
    }
    let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    tensor.bytes(9, &bytes);
}

/// Writes an input or output (N, …).
fn value(graph: &mut Message, field: u32, name: &str, sizes: &[usize]) {
    graph.message(field, |info| {
        info.text(1, name);
        info.message(2, |kind| {
            kind.message(1, |tensor| {
                tensor.int(1, FLOAT);
                tensor.message(2, |shape| {
                    shape.message(1, |size| size.text(2, "N"));
                    sizes
                        .iter()
                        .for_each(|&known| shape.message(1, |size| size.int(1, known as i64)));
                });
            });
        });
    });
}
