//! Values for a model's names: tensors become parameters, states or constants of the graph when they are first read.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::context::{Entry, Given};
use super::import::{Import, MOST_PARAMETERS, check_count};
use super::message::{Content, Node, Tensor};
use super::tensor::kind_of;
use super::{names, roles};
use crate::exchange::limits::MOST_CONSTANT;
use crate::exchange::problem::Result;
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::exchange::{ImportedTensor, TURNED, TensorRole};
use crate::graph::{Graph, Id, Initial, Parameter};
use crate::memory;

/// Purpose of their memory, for errors.
const TENSORS: &str = "the tensors of the model";

impl<'m> Import<'m> {
    /// Returns the value of an entry. A tensor of numbers with a size becomes a parameter, other tensors become constants.
    pub(super) fn value(&mut self, entry: Entry<'m>) -> Result<Value> {
        match entry {
            Entry::Value(value) => Ok(value),
            Entry::Tensor(tensor) => {
                let made = match has_size(tensor) {
                    true if self.tensors.is_held_back(tensor) => Made::Constant,
                    true => Made::Parameter,
                    false => Made::Constant,
                };
                self.tensor(tensor, made)
            }
        }
    }

    /// Records the number of the input that the current node reads next.
    pub(super) fn reads(&mut self, input: usize) {
        if let Some((_, number)) = &mut self.tensors.reader {
            *number = input;
        }
    }

    /// Returns the value of an entry; a tensor of the file becomes a constant.
    pub(super) fn constant(&mut self, entry: Entry<'m>) -> Result<Value> {
        match entry {
            Entry::Value(value) => Ok(value),
            Entry::Tensor(tensor) => self.tensor(tensor, Made::Constant),
        }
    }

    /// Returns the value of an entry; a tensor of the file becomes a state, which a network stores but does not train.
    pub(super) fn state(&mut self, entry: Entry<'m>) -> Result<Value> {
        match entry {
            Entry::Value(value) => Ok(value),
            Entry::Tensor(tensor) => self.tensor(tensor, Made::State),
        }
    }

    fn tensor(&mut self, tensor: &'m Tensor<'m>, made: Made) -> Result<Value> {
        if let Some(&value) = self.tensors.made.get(&std::ptr::from_ref(tensor)) {
            return Ok(value);
        }
        let sizes = tensor.checked_sizes()?;
        let kind = if is_float(tensor) { Kind::Float } else { kind_of(tensor.data_type)? };
        let numbers = self.numbers(tensor)?;
        // Memory for a copy, and for the numbers in the graph.
        memory::headroom(4 * numbers.len().min(MOST_CONSTANT) * size_of::<f64>(), TENSORS)?;
        // A mask with infinities is not a parameter.
        let is_finite = numbers.iter().all(|number| number.is_finite());
        let made = match made {
            _ if !is_finite => Made::Constant,
            Made::Parameter if self.tensors.is_kept(tensor) => Made::State,
            made => made,
        };
        let id = match made {
            Made::Constant if numbers.len() > MOST_CONSTANT && !self.tensors.is_in_node(tensor) => {
                let text = format!(
                    "constant '{}' has {} numbers; wanted at most {MOST_CONSTANT}",
                    tensor.name,
                    numbers.len()
                );
                return Err(text.into());
            }
            Made::Constant => self.graph.constant(&sizes, &numbers)?,
            Made::Parameter | Made::State => {
                check_count("parameters", self.graph.parameters().len() + 1, MOST_PARAMETERS)?;
                self.parameters.try_reserve(numbers.len()).map_err(|_| {
                    memory::refused(numbers.len() as u128 * 4, "the network's parameters")
                })?;
                self.parameters.extend(numbers.iter().map(|&number| number as f32));
                let name = self.tensors.own_name(tensor);
                match made {
                    Made::State => self.graph.state(name, &sizes, Initial::Zeros)?,
                    _ => self.graph.parameter_from(name, &sizes, Initial::Zeros)?,
                }
            }
        };
        let value = Value { id, kind };
        self.tensors.became(tensor, value, sizes);
        Ok(value)
    }

    /// Returns the numbers of a tensor, none of which is NaN.
    pub(super) fn numbers(&self, tensor: &Tensor<'m>) -> Result<Vec<f64>> {
        let is_held: usize = tensor.data.iter().map(|(_, field)| field.most_numbers()).sum();
        let len = tensor.len()?;
        // Each number needs at least one byte in the file; the length of an external file is checked separately.
        if !tensor.is_external && len > is_held {
            let text =
                format!("tensor '{}' has {is_held} bytes; wanted {len} numbers", tensor.name);
            return Err(text.into());
        }
        let mut numbers;
        if tensor.is_external {
            memory::check_free(len as u128 * 12, TENSORS)?;
            let bytes = tensor.external_bytes(self.folder, len)?;
            numbers = memory::room(len, TENSORS)?;
            tensor.each_raw(&bytes, len, &mut |number| numbers.push(number))?;
        } else {
            numbers = memory::room(len, TENSORS)?;
            tensor.each(|number| numbers.push(number))?;
        }
        if let Some(place) = numbers.iter().position(|number| number.is_nan()) {
            return Err(format!("tensor '{}' is not a number at place {place}", tensor.name).into());
        }
        Ok(numbers)
    }

    /// Returns the numbers of an entry, if they are known without data.
    pub(super) fn known(&mut self, entry: Entry<'m>) -> Result<Vec<f64>> {
        let value = match entry {
            Entry::Tensor(tensor) => return self.numbers(tensor),
            Entry::Value(value) => value,
        };
        self.known.of(&self.graph, value.id)
    }

    /// Returns the sizes of an entry.
    pub(super) fn sizes(&self, entry: Entry<'m>) -> Result<Vec<usize>> {
        match entry {
            Entry::Tensor(tensor) => tensor.checked_sizes(),
            Entry::Value(value) => Ok(self.graph.shape(value.id).sizes().to_vec()),
        }
    }
}

/// Result of reading a tensor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Made {
    Constant,
    Parameter,
    State,
}

/// Selection of tensors to train, among those that can be trained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct How {
    /// True to train tensors of `Constant` nodes.
    pub(super) trains_nodes: bool,
    /// True to train parameters that only prepare the inputs.
    pub(super) trains_preparation: bool,
}

/// Kinds of tensors that were not trained because of [`How`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct HoldsBack {
    pub(super) nodes: bool,
    pub(super) preparation: bool,
}

/// The tensors of a file, as they are read.
pub(super) struct Tensors<'m> {
    how: How,
    /// Values of tensors, by the tensors' addresses.
    made: HashMap<*const Tensor<'m>, Value>,
    /// Tensors of real numbers with a size, in reading order: names in the file, sizes and values.
    list: Vec<(&'m str, Vec<usize>, Id)>,
    /// Names that new parameters must not use.
    taken: HashSet<String>,
    /// Names of the tensors that nodes contain.
    of_nodes: HashMap<*const Tensor<'m>, &'m str>,
    /// Parameters of layers, however they are used.
    layers: HashSet<Id>,
    holds_back: HoldsBack,
    /// Node that reads now, and the number of its input.
    pub(super) reader: Option<(&'m Node<'m>, usize)>,
}

impl<'m> Tensors<'m> {
    pub(super) fn new(how: How) -> Self {
        Self {
            how,
            made: HashMap::new(),
            list: Vec::new(),
            taken: HashSet::new(),
            of_nodes: HashMap::new(),
            layers: HashSet::new(),
            holds_back: HoldsBack::default(),
            reader: None,
        }
    }

    /// Reserves a name for the tensor that has it.
    pub(super) fn take_name(&mut self, name: &str) {
        self.taken.insert(name.to_owned());
    }

    /// Records that a node contains a tensor; the tensor then has the name of the node's output.
    pub(super) fn is_of_node(&mut self, tensor: &'m Tensor<'m>, name: &'m str) {
        self.of_nodes.insert(std::ptr::from_ref(tensor), name);
    }

    fn is_in_node(&self, tensor: &'m Tensor<'m>) -> bool {
        self.of_nodes.contains_key(&std::ptr::from_ref(tensor))
    }

    fn file_name(&self, tensor: &'m Tensor<'m>) -> &'m str {
        self.of_nodes.get(&std::ptr::from_ref(tensor)).copied().unwrap_or(tensor.name)
    }

    /// True if a tensor could be trained, but is not because a node contains it.
    fn is_held_back(&mut self, tensor: &'m Tensor<'m>) -> bool {
        let is = !self.how.trains_nodes && self.is_in_node(tensor);
        self.holds_back.nodes |= is;
        is
    }

    /// True if a tensor is not trained because of its name, or because the file marks it.
    fn is_kept(&self, tensor: &'m Tensor<'m>) -> bool {
        tensor.is_state || names::is_statistic(self.file_name(tensor))
    }

    /// Returns a new, unique name for a parameter.
    fn own_name(&mut self, tensor: &'m Tensor<'m>) -> String {
        let name = names::name_of(self.file_name(tensor), self.reader, &self.taken);
        self.taken.insert(name.clone());
        name
    }

    fn became(&mut self, tensor: &'m Tensor<'m>, value: Value, sizes: Vec<usize>) {
        self.made.insert(std::ptr::from_ref(tensor), value);
        if has_size(tensor) {
            self.list.push((self.file_name(tensor), sizes, value.id));
        }
        let operator = self.reader.map_or("", |(node, _)| node.operator);
        if operator.ends_with("Normalization") || operator == "PRelu" {
            self.layers.insert(value.id);
        }
    }

    /// Turns parameters that only prepare the inputs into states. Returns true if anything is trained then, and the kinds that are not
    /// trained.
    pub(super) fn give_roles(
        &self,
        graph: &mut Graph,
        outputs: &[Id],
    ) -> Result<(bool, HoldsBack)> {
        let mut holds_back = self.holds_back;
        if !self.how.trains_preparation {
            let preparing = roles::preparing(graph, outputs, &self.layers);
            holds_back.preparation = !preparing.is_empty();
            roles::keep(graph, &preparing)?;
        }
        Ok((roles::has_trained(graph, outputs), holds_back))
    }

    /// Returns all tensors that were read, with their final names and roles in the graph.
    pub(super) fn list(
        mut self,
        graph: &mut Graph,
        metadata: &mut BTreeMap<String, String>,
    ) -> Vec<ImportedTensor> {
        roles::name_by_biases(graph, &mut self.taken);
        let parameters: HashMap<Id, &Parameter> =
            graph.parameters().iter().map(|parameter| (parameter.value, parameter)).collect();
        let of_products = roles::of_products(graph);
        let mut turned: Vec<String> = Vec::new();
        let mut list = Vec::new();
        for (file_name, sizes, id) in self.list {
            let (name, role) = match parameters.get(&id) {
                None => (file_name, TensorRole::Constant),
                Some(of) if of.next.is_some() => (&*of.name, TensorRole::State),
                Some(of) => (&*of.name, TensorRole::Trained),
            };
            if name != file_name && name.ends_with(".weight") && of_products.contains(&id) {
                turned.push(name.to_owned());
            }
            let (name, file_name) = (name.to_owned(), file_name.to_owned());
            list.push(ImportedTensor { name, file_name, sizes, role });
        }
        if !turned.is_empty() {
            metadata.insert(TURNED.to_owned(), turned.join(" "));
        }
        list
    }
}

/// Returns the tensor of real numbers that a `Constant` node contains, and its name.
pub(super) fn constant_of<'m>(
    node: &'m Node<'m>,
    attributes: &[Given<'m>],
) -> Option<(&'m Tensor<'m>, &'m str)> {
    let (&[name], "Constant") = (&node.outputs[..], node.operator) else { return None };
    match attributes {
        [Given { content: Content::Tensor(tensor), .. }] if has_size(tensor) => {
            Some((tensor, name))
        }
        _ => None,
    }
}

/// True if a tensor contains real numbers in half (float16 or bfloat16), single or double precision.
fn is_float(tensor: &Tensor<'_>) -> bool {
    matches!(tensor.data_type, 1 | 10 | 11 | 16)
}

/// True if a tensor can be trained.
fn has_size(tensor: &Tensor<'_>) -> bool {
    is_float(tensor) && !tensor.sizes.is_empty()
}
