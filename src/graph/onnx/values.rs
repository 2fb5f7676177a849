//! What names of a model stand for, in the graph: tensors become parameters, states or constants when they are first read.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::context::{Entry, Given, Value};
use super::import::{Import, MOST_CONSTANT, MOST_PARAMETERS, check_count};
use super::message::{Content, Node, Tensor};
use super::problem::Result;
use super::tensor::{Kind, kind_of};
use super::{ImportedTensor, TURNED, TensorRole, names, roles};
use crate::graph::{Graph, Id, Initial, Parameter};
use crate::memory;

/// What their memory is for.
const TENSORS: &str = "the tensors of the model";

impl<'m> Import<'m> {
    /// What an entry is in the graph. A tensor of numbers with a size is a parameter; others are constants.
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

    /// Says that the node that is read next for reads its input of this number.
    pub(super) fn reads(&mut self, input: usize) {
        if let Some((_, number)) = &mut self.tensors.reader {
            *number = input;
        }
    }

    /// What an entry is in the graph, a tensor of the file as a constant.
    pub(super) fn constant(&mut self, entry: Entry<'m>) -> Result<Value> {
        match entry {
            Entry::Value(value) => Ok(value),
            Entry::Tensor(tensor) => self.tensor(tensor, Made::Constant),
        }
    }

    /// What an entry is in the graph, a tensor of the file as a state, which a network keeps and does not train.
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
        // (Copied, and kept by the graph.)
        memory::headroom(4 * numbers.len().min(MOST_CONSTANT) * size_of::<f64>(), TENSORS)?;
        // (A mask of infinities is no parameter.)
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

    /// The numbers of a tensor, none of which is NaN.
    pub(super) fn numbers(&self, tensor: &Tensor<'m>) -> Result<Vec<f64>> {
        let is_held: usize = tensor.data.iter().map(|(_, field)| field.most_numbers()).sum();
        let len = tensor.len()?;
        // Each number takes a byte of the file, or the file beside it is as long.
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

    /// The numbers of an entry, if they are known before there is any row.
    pub(super) fn known(&mut self, entry: Entry<'m>) -> Result<Vec<f64>> {
        let value = match entry {
            Entry::Tensor(tensor) => return self.numbers(tensor),
            Entry::Value(value) => value,
        };
        self.known.of(&self.graph, value.id)
    }

    /// The sizes of an entry.
    pub(super) fn sizes(&self, entry: Entry<'m>) -> Result<Vec<usize>> {
        match entry {
            Entry::Tensor(tensor) => tensor.checked_sizes(),
            Entry::Value(value) => Ok(self.graph.shape(value.id).sizes().to_vec()),
        }
    }
}

/// What a tensor becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Made {
    Constant,
    Parameter,
    State,
}

/// What of a file is trained, of that which may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct How {
    /// Tensors of `Constant` nodes.
    pub(super) trains_nodes: bool,
    /// What only prepares the inputs.
    pub(super) trains_preparation: bool,
}

/// What was not trained because of [`How`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct HoldsBack {
    pub(super) nodes: bool,
    pub(super) preparation: bool,
}

/// The tensors of a file as they are read.
pub(super) struct Tensors<'m> {
    how: How,
    /// What they became, by where they are.
    made: HashMap<*const Tensor<'m>, Value>,
    /// Those of real numbers with a size, in the order in which they were read: names in the file, sizes and values.
    list: Vec<(&'m str, Vec<usize>, Id)>,
    /// Names that parameters cannot be given.
    taken: HashSet<String>,
    /// The names of those that nodes hold.
    of_nodes: HashMap<*const Tensor<'m>, &'m str>,
    /// Parameters of layers, whatever is done with them.
    layers: HashSet<Id>,
    holds_back: HoldsBack,
    /// The node that reads, and which of its inputs.
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

    /// Keeps a name for the tensor that has it.
    pub(super) fn take_name(&mut self, name: &str) {
        self.taken.insert(name.to_owned());
    }

    /// Says that a node holds a tensor, whose name is then that of the node's output.
    pub(super) fn is_of_node(&mut self, tensor: &'m Tensor<'m>, name: &'m str) {
        self.of_nodes.insert(std::ptr::from_ref(tensor), name);
    }

    fn is_in_node(&self, tensor: &'m Tensor<'m>) -> bool {
        self.of_nodes.contains_key(&std::ptr::from_ref(tensor))
    }

    fn file_name(&self, tensor: &'m Tensor<'m>) -> &'m str {
        self.of_nodes.get(&std::ptr::from_ref(tensor)).copied().unwrap_or(tensor.name)
    }

    /// Whether a tensor that might be trained is not, since a node holds it.
    fn is_held_back(&mut self, tensor: &'m Tensor<'m>) -> bool {
        let is = !self.how.trains_nodes && self.is_in_node(tensor);
        self.holds_back.nodes |= is;
        is
    }

    /// Whether a tensor is not trained by its name, or as the file says.
    fn is_kept(&self, tensor: &'m Tensor<'m>) -> bool {
        tensor.is_state || names::is_statistic(self.file_name(tensor))
    }

    /// The name of a parameter.
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

    /// Makes states of what only prepares the inputs. Whether anything is trained then, and what is not.
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

    /// All tensors that were read, with the names and roles that they have in the graph in the end.
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

/// The tensor of real numbers that a `Constant` node holds, and its name.
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

/// Whether a tensor holds numbers that are computed with as such: in half, single or double precision.
fn is_float(tensor: &Tensor<'_>) -> bool {
    matches!(tensor.data_type, 1 | 10 | 11 | 16)
}

/// Whether a tensor may be trained.
fn has_size(tensor: &Tensor<'_>) -> bool {
    is_float(tensor) && !tensor.sizes.is_empty()
}
