//! The messages of an ONNX file, as slices of the file's bytes. `onnx.proto` of ONNX 1.23 defines the field numbers.

use super::export::STATE;
use super::wire::{Field, Fields};
use crate::exchange::problem::{Problem, Result};

/// Memory for lists of a model, in bytes: a fixed part, and a part per byte of the file. Many messages take only two bytes of the file.
const LISTS: usize = 8 << 20;
const LISTS_PER_BYTE: usize = 4;
/// Metadata key with the layers that a node belongs to.
const SCOPES: &str = "pkg.torch.onnx.name_scopes";
/// Largest nesting depth of graphs.
const MOST_LEVELS: usize = 16;

/// Remaining memory for lists, and remaining nesting depth of graphs.
#[derive(Debug, Clone, Copy)]
struct Budget {
    bytes: usize,
    levels: usize,
}

impl Budget {
    /// Appends to a list, if memory for it remains.
    fn push<T>(&mut self, list: &mut Vec<T>, value: T) -> Result<()> {
        // A list grows to twice the memory that it needs.
        let bytes = 2 * size_of::<T>();
        self.bytes = self.bytes.checked_sub(bytes).ok_or_else(|| {
            Problem::from("it has more entries than a model of its size can need")
        })?;
        list.push(value);
        Ok(())
    }
}

/// A model.
#[derive(Debug, Default)]
pub(super) struct Model<'a> {
    pub(super) producer: &'a str,
    /// Versions of operators for each domain; ONNX's own domain is "".
    pub(super) operators: Vec<(&'a str, i64)>,
    pub(super) graph: Graph<'a>,
    pub(super) functions: Vec<Function<'a>>,
    pub(super) metadata: Vec<(&'a str, &'a str)>,
}

/// A graph: nodes between inputs and outputs.
#[derive(Debug, Clone, Default)]
pub(super) struct Graph<'a> {
    pub(super) nodes: Vec<Node<'a>>,
    pub(super) initialisers: Vec<Tensor<'a>>,
    pub(super) inputs: Vec<ValueInfo<'a>>,
    pub(super) outputs: Vec<ValueInfo<'a>>,
    /// True if the graph has sparse tensors.
    pub(super) has_sparse: bool,
}

/// An operation that is defined by other operations.
#[derive(Debug, Clone, Default)]
pub(super) struct Function<'a> {
    pub(super) name: &'a str,
    pub(super) domain: &'a str,
    pub(super) inputs: Vec<&'a str>,
    pub(super) outputs: Vec<&'a str>,
    pub(super) nodes: Vec<Node<'a>>,
    /// Attributes with default values, used if a call does not set them.
    pub(super) defaults: Vec<Attribute<'a>>,
    pub(super) operators: Vec<(&'a str, i64)>,
}

/// An operation on named values.
#[derive(Debug, Clone, Default)]
pub(super) struct Node<'a> {
    pub(super) name: &'a str,
    pub(super) operator: &'a str,
    pub(super) domain: &'a str,
    /// Inputs; the name "" is for an input that is not given.
    pub(super) inputs: Vec<&'a str>,
    pub(super) outputs: Vec<&'a str>,
    pub(super) attributes: Vec<Attribute<'a>>,
    /// Layers that contain the node, as PyTorch's exporter writes them, or "".
    pub(super) scopes: &'a str,
}

/// A constant of an operation.
#[derive(Debug, Clone, Default)]
pub(super) struct Attribute<'a> {
    pub(super) name: &'a str,
    /// In a function: name of the call's attribute that this attribute refers to.
    pub(super) reference: &'a str,
    pub(super) content: Content<'a>,
}

/// Content of an attribute.
#[derive(Debug, Clone, Default)]
pub(super) enum Content<'a> {
    #[default]
    None,
    Float(f32),
    Int(i64),
    Text(&'a [u8]),
    Tensor(Box<Tensor<'a>>),
    Graph(Box<Graph<'a>>),
    Floats(Vec<f32>),
    Ints(Vec<i64>),
    Texts(Vec<&'a [u8]>),
    /// Content that no supported operation uses.
    Other,
}

/// A tensor, whose numbers are read when they are needed.
#[derive(Debug, Clone, Default)]
pub(super) struct Tensor<'a> {
    pub(super) name: &'a str,
    pub(super) sizes: Vec<i64>,
    pub(super) data_type: i64,
    /// Fields that contain numbers, by [`Data`].
    pub(super) data: Vec<(Data, Field<'a>)>,
    /// Location of the numbers, if they are in another file.
    pub(super) external: Vec<(&'a str, &'a str)>,
    pub(super) is_external: bool,
    /// True if the file marks the tensor as not trained.
    pub(super) is_state: bool,
}

/// Representation of numbers in a field of a tensor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Data {
    Raw,
    Floats,
    Doubles,
    Ints,
    Texts,
}

/// An input or an output.
#[derive(Debug, Clone, Default)]
pub(super) struct ValueInfo<'a> {
    pub(super) name: &'a str,
    pub(super) data_type: i64,
    /// `None` if the file does not give the number of sizes.
    pub(super) sizes: Option<Vec<Size<'a>>>,
    /// True for a list, a map, or an optional value.
    pub(super) is_no_tensor: bool,
}

/// A size of an input or an output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Size<'a> {
    Known(i64),
    /// A size that the file names; the name may be empty.
    Named(&'a str),
}

impl<'a> Model<'a> {
    pub(super) fn read(file: &'a [u8]) -> Result<Self> {
        let bytes = LISTS.saturating_add(file.len().saturating_mul(LISTS_PER_BYTE));
        let budget = &mut Budget { bytes, levels: MOST_LEVELS };
        let (mut model, mut has_graph) = (Model::default(), false);
        for field in Fields::of(file) {
            match field? {
                (2, producer) => model.producer = producer.text()?,
                (7, graph) => {
                    model.graph = Graph::read(graph.bytes()?, budget)?;
                    has_graph = true;
                }
                (8, version) => budget.push(&mut model.operators, operator_set(version)?)?,
                (14, pair) => budget.push(&mut model.metadata, pair_of_texts(pair)?)?,
                (25, function) => {
                    let function = Function::read(function.bytes()?, budget)?;
                    budget.push(&mut model.functions, function)?;
                }
                _ => {}
            }
        }
        if !has_graph {
            return Err("it is not an ONNX model: it has no graph".into());
        }
        Ok(model)
    }
}

/// Reads a domain of operators and its version.
fn operator_set<'a>(field: Field<'a>) -> Result<(&'a str, i64)> {
    let mut set = ("", 0);
    for field in Fields::of(field.bytes()?) {
        match field? {
            (1, domain) => set.0 = domain.text()?,
            (2, version) => set.1 = version.int()?,
            _ => {}
        }
    }
    Ok(set)
}

/// Reads a key and its value.
fn pair_of_texts<'a>(field: Field<'a>) -> Result<(&'a str, &'a str)> {
    let mut pair = ("", "");
    for field in Fields::of(field.bytes()?) {
        match field? {
            (1, key) => pair.0 = key.text()?,
            (2, value) => pair.1 = value.text()?,
            _ => {}
        }
    }
    Ok(pair)
}

impl<'a> Graph<'a> {
    fn read(message: &'a [u8], budget: &mut Budget) -> Result<Self> {
        budget.levels = budget
            .levels
            .checked_sub(1)
            .ok_or_else(|| format!("graphs are nested more than {MOST_LEVELS} deep"))?;
        let mut graph = Graph::default();
        for field in Fields::of(message) {
            let (number, field) = field?;
            match number {
                1 => {
                    let node = Node::read(field.bytes()?, budget)?;
                    budget.push(&mut graph.nodes, node)?;
                }
                5 => {
                    let tensor = Tensor::read(field.bytes()?, budget)?;
                    budget.push(&mut graph.initialisers, tensor)?;
                }
                11 | 12 => {
                    let info = ValueInfo::read(field.bytes()?, budget)?;
                    let list = if number == 11 { &mut graph.inputs } else { &mut graph.outputs };
                    budget.push(list, info)?;
                }
                15 => graph.has_sparse = true,
                _ => {}
            }
        }
        budget.levels += 1;
        Ok(graph)
    }
}

impl<'a> Function<'a> {
    fn read(message: &'a [u8], budget: &mut Budget) -> Result<Self> {
        let mut function = Function::default();
        for field in Fields::of(message) {
            match field? {
                (1, name) => function.name = name.text()?,
                (4, input) => budget.push(&mut function.inputs, input.text()?)?,
                (5, output) => budget.push(&mut function.outputs, output.text()?)?,
                (7, node) => {
                    let node = Node::read(node.bytes()?, budget)?;
                    budget.push(&mut function.nodes, node)?;
                }
                (9, version) => budget.push(&mut function.operators, operator_set(version)?)?,
                (10, domain) => function.domain = domain.text()?,
                (11, attribute) => {
                    let attribute = Attribute::read(attribute.bytes()?, budget)?;
                    budget.push(&mut function.defaults, attribute)?;
                }
                _ => {}
            }
        }
        Ok(function)
    }
}

impl<'a> Node<'a> {
    fn read(message: &'a [u8], budget: &mut Budget) -> Result<Self> {
        let mut node = Node::default();
        for field in Fields::of(message) {
            match field? {
                (1, input) => budget.push(&mut node.inputs, input.text()?)?,
                (2, output) => budget.push(&mut node.outputs, output.text()?)?,
                (3, name) => node.name = name.text()?,
                (4, operator) => node.operator = operator.text()?,
                (5, attribute) => {
                    let attribute = Attribute::read(attribute.bytes()?, budget)?;
                    budget.push(&mut node.attributes, attribute)?;
                }
                (7, domain) => node.domain = domain.text()?,
                // Such entries are usually for people: an entry that is not text is skipped.
                (9, pair) => {
                    if let Ok((SCOPES, scopes)) = pair_of_texts(pair) {
                        node.scopes = scopes;
                    }
                }
                _ => {}
            }
        }
        Ok(node)
    }
}

impl<'a> Attribute<'a> {
    fn read(message: &'a [u8], budget: &mut Budget) -> Result<Self> {
        let (mut name, mut reference, mut kind) = ("", "", 0);
        let (mut float, mut int, mut text): (f32, i64, &[u8]) = (0.0, 0, &[]);
        let (mut tensor, mut graph) = (None, None);
        let (mut floats, mut ints, mut texts) = (Vec::new(), Vec::new(), Vec::new());
        for field in Fields::of(message) {
            let (number, field) = field?;
            match number {
                1 => name = field.text()?,
                2 => float = field.float()?,
                3 => int = field.int()?,
                4 => text = field.bytes()?,
                5 => tensor = Some(Box::new(Tensor::read(field.bytes()?, budget)?)),
                6 => graph = Some(Box::new(Graph::read(field.bytes()?, budget)?)),
                7 => field.each_float(|float| budget.push(&mut floats, float))?,
                8 => field.each_int(|int| budget.push(&mut ints, int))?,
                9 => budget.push(&mut texts, field.bytes()?)?,
                20 => kind = field.int()?,
                21 => reference = field.text()?,
                _ => {}
            }
        }
        let missing = || format!("attribute '{name}' has no value of its kind, {kind}");
        let content = match kind {
            1 => Content::Float(float),
            2 => Content::Int(int),
            3 => Content::Text(text),
            4 => Content::Tensor(tensor.ok_or_else(missing)?),
            5 => Content::Graph(graph.ok_or_else(missing)?),
            6 => Content::Floats(floats),
            7 => Content::Ints(ints),
            8 => Content::Texts(texts),
            _ => Content::Other,
        };
        Ok(Self { name, reference, content })
    }
}

impl<'a> Tensor<'a> {
    fn read(message: &'a [u8], budget: &mut Budget) -> Result<Self> {
        let mut tensor = Tensor::default();
        for field in Fields::of(message) {
            let (number, field) = field?;
            let kind = match number {
                1 => {
                    field.each_int(|size| budget.push(&mut tensor.sizes, size))?;
                    continue;
                }
                4 => Data::Floats,
                5 | 7 | 11 => Data::Ints,
                6 => Data::Texts,
                9 => Data::Raw,
                10 => Data::Doubles,
                _ => {
                    match number {
                        2 => tensor.data_type = field.int()?,
                        8 => tensor.name = field.text()?,
                        12 => tensor.is_state = field.bytes()? == STATE.as_bytes(),
                        13 => budget.push(&mut tensor.external, pair_of_texts(field)?)?,
                        14 => tensor.is_external = field.int()? == 1,
                        _ => {}
                    }
                    continue;
                }
            };
            budget.push(&mut tensor.data, (kind, field))?;
        }
        Ok(tensor)
    }
}

impl<'a> ValueInfo<'a> {
    fn read(message: &'a [u8], budget: &mut Budget) -> Result<Self> {
        let mut info = ValueInfo { is_no_tensor: true, ..ValueInfo::default() };
        for field in Fields::of(message) {
            match field? {
                (1, name) => info.name = name.text()?,
                (2, kind) => {
                    for field in Fields::of(kind.bytes()?) {
                        if let (1, tensor) = field? {
                            info.tensor(tensor.bytes()?, budget)?;
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(info)
    }

    /// Reads the value's type as a tensor.
    fn tensor(&mut self, message: &'a [u8], budget: &mut Budget) -> Result<()> {
        self.is_no_tensor = false;
        for field in Fields::of(message) {
            match field? {
                (1, kind) => self.data_type = kind.int()?,
                (2, shape) => {
                    let mut sizes = Vec::new();
                    for field in Fields::of(shape.bytes()?) {
                        if let (1, size) = field? {
                            budget.push(&mut sizes, Size::read(size.bytes()?)?)?;
                        }
                    }
                    self.sizes = Some(sizes);
                }
                _ => {}
            }
        }
        Ok(())
    }
}

impl<'a> Size<'a> {
    fn read(message: &'a [u8]) -> Result<Self> {
        let mut size = Size::Named("");
        for field in Fields::of(message) {
            match field? {
                (1, value) => size = Size::Known(value.int()?),
                (2, name) => size = Size::Named(name.text()?),
                _ => {}
            }
        }
        // Some exporters write −1 for an open size.
        Ok(if size == Size::Known(-1) { Size::Named("") } else { size })
    }
}

/// An attribute with its name and content.
#[derive(Debug, Clone, Copy)]
pub(super) struct Given<'m> {
    pub(super) name: &'m str,
    pub(super) content: &'m Content<'m>,
}
