//! The tensors of a file during its import: their values, names and roles.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::message::{Content, Given, Node, Tensor};
use super::{names, roles};
use crate::exchange::problem::Result;
use crate::exchange::value::Value;
use crate::exchange::{ImportedTensor, TURNED, TensorRole};
use crate::graph::{Graph, Id, Parameter};

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

    /// Returns the value of a tensor that was read.
    pub(super) fn value_of(&self, tensor: &'m Tensor<'m>) -> Option<Value> {
        self.made.get(&std::ptr::from_ref(tensor)).copied()
    }

    /// Reserves a name for the tensor that has it.
    pub(super) fn take_name(&mut self, name: &str) {
        self.taken.insert(name.to_owned());
    }

    /// Records that a node contains a tensor; the tensor then has the name of the node's output.
    pub(super) fn is_of_node(&mut self, tensor: &'m Tensor<'m>, name: &'m str) {
        self.of_nodes.insert(std::ptr::from_ref(tensor), name);
    }

    pub(super) fn is_in_node(&self, tensor: &'m Tensor<'m>) -> bool {
        self.of_nodes.contains_key(&std::ptr::from_ref(tensor))
    }

    fn file_name(&self, tensor: &'m Tensor<'m>) -> &'m str {
        self.of_nodes.get(&std::ptr::from_ref(tensor)).copied().unwrap_or(tensor.name)
    }

    /// True if a tensor could be trained, but is not because a node contains it.
    pub(super) fn is_held_back(&mut self, tensor: &'m Tensor<'m>) -> bool {
        let is = !self.how.trains_nodes && self.is_in_node(tensor);
        self.holds_back.nodes |= is;
        is
    }

    /// True if a tensor is not trained because of its name, or because the file marks it.
    pub(super) fn is_kept(&self, tensor: &'m Tensor<'m>) -> bool {
        tensor.is_state || names::is_statistic(self.file_name(tensor))
    }

    /// Returns a new, unique name for a parameter.
    pub(super) fn own_name(&mut self, tensor: &'m Tensor<'m>) -> String {
        let name = names::name_of(self.file_name(tensor), self.reader, &self.taken);
        self.taken.insert(name.clone());
        name
    }

    pub(super) fn became(&mut self, tensor: &'m Tensor<'m>, value: Value, sizes: Vec<usize>) {
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
pub(super) fn is_float(tensor: &Tensor<'_>) -> bool {
    matches!(tensor.data_type, 1 | 10 | 11 | 16)
}

/// True if a tensor can be trained.
pub(super) fn has_size(tensor: &Tensor<'_>) -> bool {
    is_float(tensor) && !tensor.sizes.is_empty()
}
