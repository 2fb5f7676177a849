//! From a model's nodes to a graph's operations.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

use super::context::{Context, Entry, Given, Value};
use super::known::Known;
use super::message::{self, Attribute, Content, Function, Model, Node, Size, Tensor, ValueInfo};
use super::problem::{Problem, Result};
use super::tensor::{Kind, kind_of};
use super::{ImportOptions, Imported, operators};
use crate::graph::{Graph, Id, Initial, Shape};
use crate::memory;

/// Nodes of a model, and operations that they become, at most: more would take long to plan.
pub(in crate::graph) const MOST_NODES: usize = 1 << 15;
pub(in crate::graph) const MOST_OPERATIONS: usize = 1 << 16;
/// Nodes that are looked at, each as often as its function is called, and the names that they read and make, at most.
const MOST_STEPS: usize = 1 << 20;
/// Inputs and outputs of a model or a node, attributes of a node, at most.
const MOST_NAMES: usize = 1 << 12;
const MOST_ATTRIBUTES: usize = 64;
/// Parameters, at most: their names are compared with each other.
const MOST_PARAMETERS: usize = 1 << 14;
/// Functions within functions, and graphs within graphs, at most.
const MOST_LEVELS: usize = 32;
/// Constants of more numbers than this are refused: they would be repeated in every file of the network.
pub(in crate::graph) const MOST_CONSTANT: usize = 1 << 20;

/// What their memory is for.
const TENSORS: &str = "the tensors of the model";

/// How many rows a batch has whose size the file leaves open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::graph) enum Batch {
    One,
    /// All of them are one row of the graph.
    Of(usize),
}

/// A model on its way.
pub(super) struct Import<'m> {
    pub(super) graph: Graph,
    /// By their domains and names.
    functions: HashMap<(&'m str, &'m str), &'m Function<'m>>,
    folder: Option<&'m Path>,
    parameters: Vec<f32>,
    /// What tensors of the file became, by where they are.
    made: HashMap<*const Tensor<'m>, Value>,
    /// Values that were found out already.
    known: Known,
    levels: usize,
    /// What was done of [`MOST_STEPS`] and of [`MOST_COMPUTED`].
    steps: usize,
}

/// The names that nodes see.
#[derive(Default)]
pub(super) struct Scope<'m, 'o> {
    entries: HashMap<&'m str, Entry<'m>>,
    /// Those of the graph around it.
    outer: Option<&'o Scope<'m, 'o>>,
    /// Versions of operators, by their domain.
    operators: &'m [(&'m str, i64)],
    /// What the call of a function says.
    call: Option<&'o [Given<'m>]>,
}

impl<'m> Scope<'m, '_> {
    fn find(&self, name: &str) -> Option<Entry<'m>> {
        self.entries.get(name).copied().or_else(|| self.outer?.find(name))
    }

    /// The version of a domain's operators.
    fn version(&self, domain: &str) -> Option<i64> {
        let same = |other: &str| other == domain || is_onnx(other) && is_onnx(domain);
        self.operators.iter().find(|(other, _)| same(other)).map(|&(_, version)| version)
    }
}

/// Whether it is the domain of ONNX's own operators.
fn is_onnx(domain: &str) -> bool {
    matches!(domain, "" | "ai.onnx")
}

pub(super) fn import(
    model: &Model<'_>,
    folder: Option<&Path>,
    options: &ImportOptions,
    batch: Batch,
) -> Result<Imported> {
    let mut import = Import {
        graph: Graph::new(),
        functions: model.functions.iter().map(|f| ((f.domain, f.name), f)).collect(),
        folder,
        parameters: Vec::new(),
        made: HashMap::new(),
        known: Known::default(),
        levels: 0,
        steps: 0,
    };
    let graph = &model.graph;
    check_count("inputs", graph.inputs.len(), MOST_NAMES)?;
    check_count("outputs", graph.outputs.len().max(options.outputs.len()), MOST_NAMES)?;
    let mut scope = Scope { operators: &model.operators, ..Scope::default() };
    import.initialisers(graph, &mut scope)?;
    import.inputs(graph, options, batch, &mut scope)?;
    let wanted = wanted_outputs(graph, options)?;
    import.nodes(&graph.nodes, &wanted, &mut scope)?;
    let mut outputs = Vec::new();
    for name in wanted {
        let entry = scope.find(name).ok_or_else(|| format!("no node makes its output '{name}'"))?;
        let id = import.value(entry)?.id;
        let shape = Shape::per_row(import.graph.shape(id).sizes());
        outputs.push((name.to_owned(), import.graph.expand(id, &shape)?));
    }
    check_constants(&import.graph, &outputs)?;
    let mut metadata: BTreeMap<String, String> = BTreeMap::new();
    metadata.extend(model.metadata.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())));
    if !model.producer.is_empty() {
        metadata.insert("producer".to_owned(), model.producer.to_owned());
    }
    Ok(Imported { graph: import.graph, outputs, parameters: import.parameters, metadata })
}

/// Refuses more of something than a model has.
fn check_count(what: &str, count: usize, most: usize) -> Result<()> {
    match count <= most {
        true => Ok(()),
        false => Err(format!("it has {count} {what}; wanted at most {most}").into()),
    }
}

/// The outputs that are asked for.
fn wanted_outputs<'m>(
    graph: &'m message::Graph<'m>,
    options: &'m ImportOptions,
) -> Result<Vec<&'m str>> {
    if let Some(name) =
        options.constants.keys().find(|name| !graph.inputs.iter().any(|i| i.name == **name))
    {
        return Err(format!("a constant is given for '{name}'; wanted one of its inputs").into());
    }
    let all = || graph.outputs.iter().map(|output| output.name);
    if let Some(name) = options.outputs.iter().find(|name| !all().any(|known| known == *name)) {
        let known: Vec<&str> = all().collect();
        return Err(format!("it has no output '{name}'; wanted one of {}", known.join(", ")).into());
    }
    match options.outputs.is_empty() {
        true if graph.outputs.is_empty() => Err("it has no outputs".into()),
        true => Ok(all().collect()),
        false => Ok(options.outputs.iter().map(String::as_str).collect()),
    }
}

/// The sizes of inputs that are the batch: those that come first in one of them.
pub(super) fn batch_sizes<'m>(graph: &message::Graph<'m>, options: &ImportOptions) -> Vec<&'m str> {
    let tensors: HashSet<&str> = graph.initialisers.iter().map(|tensor| tensor.name).collect();
    let is_given = |input: &&ValueInfo<'_>| {
        tensors.contains(input.name) || options.constants.contains_key(input.name)
    };
    let inputs = graph.inputs.iter().filter(|input| !is_given(input));
    let first = inputs.filter_map(|input| match input.sizes.as_deref()?.first()? {
        Size::Named(name) if !options.sizes.contains_key(*name) => Some(*name),
        _ => None,
    });
    first.collect()
}

impl<'m> Import<'m> {
    /// The tensors of a graph, which become something once they are read.
    fn initialisers(
        &mut self,
        graph: &'m message::Graph<'m>,
        scope: &mut Scope<'m, '_>,
    ) -> Result<()> {
        if graph.has_sparse {
            return Err("it has tensors in a sparse form; convert them to dense ones".into());
        }
        for tensor in &graph.initialisers {
            if scope.entries.insert(tensor.name, Entry::Tensor(tensor)).is_some() {
                return Err(format!("two of its tensors are named '{}'", tensor.name).into());
            }
        }
        Ok(())
    }

    fn inputs(
        &mut self,
        graph: &'m message::Graph<'m>,
        options: &ImportOptions,
        batch: Batch,
        scope: &mut Scope<'m, '_>,
    ) -> Result<()> {
        let rows = batch_sizes(graph, options);
        for input in &graph.inputs {
            // (Before version 4 of the format, initialisers were listed as inputs, too.)
            if scope.entries.contains_key(input.name) {
                continue;
            }
            let value = self.input(input, options, batch, &rows);
            let value = value.map_err(|p| p.within(format_args!("input '{}'", input.name)))?;
            scope.entries.insert(input.name, Entry::Value(value));
        }
        Ok(())
    }

    fn input(
        &mut self,
        input: &ValueInfo<'m>,
        options: &ImportOptions,
        batch: Batch,
        rows: &[&str],
    ) -> Result<Value> {
        if input.is_no_tensor {
            return Err("it is no tensor; lists, maps and optional values are not taken".into());
        }
        let kind = kind_of(input.data_type)?;
        let count = match batch {
            Batch::One => 1,
            Batch::Of(count) => count,
        };
        let told = input.sizes.as_deref().ok_or("the file does not tell its sizes")?;
        let size = |size: &Size<'m>| match size {
            Size::Known(size) => {
                usize::try_from(*size).map_err(|_| format!("a size is {size}").into())
            }
            Size::Named(name) if options.sizes.contains_key(*name) => Ok(options.sizes[*name]),
            Size::Named(name) if rows.contains(name) => Ok(count),
            Size::Named(name) => Err(open_size(name)),
        };
        let sizes = told.iter().map(size).collect::<Result<Vec<usize>>>()?;
        if let Some(values) = options.constants.get(input.name) {
            return Ok(Value { id: self.graph.constant(&sizes, values)?, kind });
        }
        // A first size of 1 is none: numbers of a row have one size, those of channels two.
        let own = match *sizes {
            [1, ref rest @ ..] if !rest.is_empty() => rest,
            _ => &sizes[..],
        };
        let id = self.graph.input(input.name, own)?;
        Ok(Value { id: self.graph.reshape(id, &sizes)?, kind })
    }

    /// Does nodes, as far as `wanted` needs them.
    fn nodes(
        &mut self,
        nodes: &'m [Node<'m>],
        wanted: &[&'m str],
        scope: &mut Scope<'m, '_>,
    ) -> Result<()> {
        check_count("nodes", nodes.len(), MOST_NODES)?;
        let (needed, steps) = needed(nodes, wanted);
        self.steps = self.steps.saturating_add(steps);
        if self.steps > MOST_STEPS {
            return Err(format!("its functions become more than {MOST_STEPS} nodes").into());
        }
        for (number, node) in nodes.iter().enumerate().filter(|(number, _)| needed[*number]) {
            let values = self.node(node, scope);
            let within = || match node.name {
                "" => format!("node {number} ({})", node.operator),
                name => format!("node '{name}' ({})", node.operator),
            };
            let values = values.map_err(|problem| problem.within(within()))?;
            if self.graph.operations() > MOST_OPERATIONS {
                let text = format!("the model becomes more than {MOST_OPERATIONS} operations");
                return Err(Problem::from(text).within(within()));
            }
            for (&name, entry) in node.outputs.iter().zip(values) {
                if !name.is_empty() && scope.entries.insert(name, entry).is_some() {
                    let text = format!("'{name}' is made a second time");
                    return Err(Problem::from(text).within(within()));
                }
            }
        }
        Ok(())
    }

    fn node(&mut self, node: &'m Node<'m>, scope: &Scope<'m, '_>) -> Result<Vec<Entry<'m>>> {
        check_count("inputs", node.inputs.len(), MOST_NAMES)?;
        check_count("outputs", node.outputs.len(), MOST_NAMES)?;
        check_count("attributes", node.attributes.len(), MOST_ATTRIBUTES)?;
        let mut inputs = Vec::with_capacity(node.inputs.len());
        for &name in &node.inputs {
            let entry = match name {
                "" => None,
                name => Some(scope.find(name).ok_or_else(|| {
                    format!("it reads '{name}', which no input, tensor or node before it is")
                })?),
            };
            inputs.push(entry);
        }
        let attributes = resolved(&node.attributes, scope.call)?;
        if is_onnx(node.domain) && node.operator == "If" {
            return self.branch(&attributes, &inputs, scope);
        }
        if let Some(function) = self.function(node) {
            return self.call(function, &attributes, inputs, scope);
        }
        let version = scope.version(node.domain);
        let domain = if is_onnx(node.domain) { "" } else { node.domain };
        let Some(operator) = operators::find(domain, node.operator) else {
            let of = if domain.is_empty() { String::new() } else { format!(" of '{domain}'") };
            return Err(format!("operator {}{of} is not known here", node.operator).into());
        };
        let version = version
            .ok_or_else(|| format!("the file tells no version of the operators of '{domain}'"))?;
        let outputs = node.outputs.len();
        let mut context = Context::new(self, &attributes, &inputs, outputs, version);
        let values = operator(&mut context)?;
        context.check_all_seen()?;
        let needed =
            node.outputs.iter().rposition(|name| !name.is_empty()).map_or(0, |last| last + 1);
        if values.len() < needed {
            return Err(format!("it has {needed} outputs; wanted at most {}", values.len()).into());
        }
        Ok(values.into_iter().map(Entry::Value).collect())
    }

    fn function(&self, node: &Node<'m>) -> Option<&'m Function<'m>> {
        self.functions.get(&(node.domain, node.operator)).copied()
    }

    /// Goes one level down.
    fn deeper<T>(&mut self, work: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.levels == MOST_LEVELS {
            return Err(format!("it lies more than {MOST_LEVELS} functions or graphs deep").into());
        }
        self.levels += 1;
        let done = work(self);
        self.levels -= 1;
        done
    }

    /// A function of the model's own, with these inputs.
    fn call(
        &mut self,
        function: &'m Function<'m>,
        attributes: &[Given<'m>],
        inputs: Vec<Option<Entry<'m>>>,
        outer: &Scope<'m, '_>,
    ) -> Result<Vec<Entry<'m>>> {
        check_count("attributes", function.defaults.len(), MOST_ATTRIBUTES)?;
        let mut call = attributes.to_vec();
        for default in resolved(&function.defaults, None)? {
            if !attributes.iter().any(|given| given.name == default.name) {
                call.push(default);
            }
        }
        let operators =
            if function.operators.is_empty() { outer.operators } else { &function.operators };
        let mut scope = Scope { operators, call: Some(&call), ..Scope::default() };
        for (&name, entry) in function.inputs.iter().zip(inputs) {
            scope.entries.extend(entry.map(|entry| (name, entry)));
        }
        self.deeper(|import| import.nodes(&function.nodes, &function.outputs, &mut scope))?;
        found(&scope, &function.outputs)
    }

    /// `If`, whose condition must be known.
    fn branch(
        &mut self,
        attributes: &[Given<'m>],
        inputs: &[Option<Entry<'m>>],
        outer: &Scope<'m, '_>,
    ) -> Result<Vec<Entry<'m>>> {
        let condition = inputs.first().copied().flatten().ok_or("it has no condition")?;
        let condition = self
            .known(condition)
            .map_err(|problem| problem.within("its condition decides which nodes there are"))?;
        let name = if condition.first().is_some_and(|&c| c != 0.0) {
            "then_branch"
        } else {
            "else_branch"
        };
        let graph = attributes.iter().find_map(|given| match given.content {
            Content::Graph(graph) if given.name == name => Some(graph),
            _ => None,
        });
        let graph = graph.ok_or_else(|| format!("it has no {name}"))?;
        let mut scope = Scope {
            outer: Some(outer),
            operators: outer.operators,
            call: outer.call,
            ..Scope::default()
        };
        self.initialisers(graph, &mut scope)?;
        let outputs: Vec<&'m str> = graph.outputs.iter().map(|output| output.name).collect();
        self.deeper(|import| import.nodes(&graph.nodes, &outputs, &mut scope))?;
        found(&scope, &outputs)
    }
}

/// What a size is to the user that the file leaves open.
fn open_size(name: &str) -> Problem {
    match name {
        "" => "a size that is not the first is left open, without a name; export the model with a number".into(),
        name => format!("size '{name}' is left open; give it a number in `sizes`").into(),
    }
}

/// The values of these names.
fn found<'m>(scope: &Scope<'m, '_>, names: &[&'m str]) -> Result<Vec<Entry<'m>>> {
    let find = |name: &&'m str| {
        scope.find(name).ok_or_else(|| format!("no node makes its output '{name}'").into())
    };
    names.iter().map(find).collect()
}

/// The attributes of a node; in a function, those of the call where it refers to them.
fn resolved<'m>(
    attributes: &'m [Attribute<'m>],
    call: Option<&[Given<'m>]>,
) -> Result<Vec<Given<'m>>> {
    let mut given = Vec::with_capacity(attributes.len());
    for Attribute { name, reference, content } in attributes {
        match (*reference, call) {
            ("", _) => given.push(Given { name, content }),
            (reference, Some(call)) => {
                let found = call.iter().find(|given| given.name == reference);
                given.extend(found.map(|found| Given { name, content: found.content }));
            }
            _ => {
                return Err(
                    format!("attribute '{name}' refers to a call, and there is none").into()
                );
            }
        }
    }
    Ok(given)
}

/// Of each node whether the wanted values need it; and how many nodes and names were looked at.
fn needed(nodes: &[Node<'_>], wanted: &[&str]) -> (Vec<bool>, usize) {
    let mut names: HashSet<&str> = wanted.iter().copied().collect();
    let mut needed = vec![false; nodes.len()];
    let mut steps = wanted.len();
    for (number, node) in nodes.iter().enumerate().rev() {
        steps += 1 + node.outputs.len();
        needed[number] = node.outputs.iter().any(|output| names.contains(output));
        if needed[number] {
            steps += reads(node, &mut names);
        }
    }
    (needed, steps)
}

/// Adds the names that a node reads, also in its graphs; how many they are.
fn reads<'m>(node: &'m Node<'m>, names: &mut HashSet<&'m str>) -> usize {
    names.extend(&node.inputs);
    let mut steps = node.inputs.len() + node.attributes.len();
    for attribute in &node.attributes {
        if let Content::Graph(graph) = &attribute.content {
            steps += graph.nodes.iter().map(|node| 1 + reads(node, names)).sum::<usize>();
            names.extend(graph.outputs.iter().map(|output| output.name));
            steps += graph.outputs.len();
        }
    }
    steps
}

impl<'m> Import<'m> {
    /// What an entry is in the graph. A tensor of numbers with a size is a parameter; others are constants.
    pub(super) fn value(&mut self, entry: Entry<'m>) -> Result<Value> {
        match entry {
            Entry::Value(value) => Ok(value),
            Entry::Tensor(tensor) => {
                let is_trained = is_float(tensor) && !tensor.sizes.is_empty();
                self.tensor(tensor, if is_trained { Made::Parameter } else { Made::Constant })
            }
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
        let key = std::ptr::from_ref(tensor);
        if let Some(&value) = self.made.get(&key) {
            return Ok(value);
        }
        let sizes = tensor.checked_sizes()?;
        let kind = if is_float(tensor) { Kind::Float } else { kind_of(tensor.data_type)? };
        let numbers = self.numbers(tensor)?;
        // (Copied, and kept by the graph.)
        memory::headroom(4 * numbers.len().min(MOST_CONSTANT) * size_of::<f64>(), TENSORS)?;
        // (A mask of infinities is no parameter.)
        let made =
            if numbers.iter().all(|number| number.is_finite()) { made } else { Made::Constant };
        let id = match made {
            Made::Constant if numbers.len() > MOST_CONSTANT => {
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
                match made {
                    Made::State => self.graph.state(tensor.name, &sizes, Initial::Zeros)?,
                    _ => self.graph.parameter_from(tensor.name, &sizes, Initial::Zeros)?,
                }
            }
        };
        let value = Value { id, kind };
        self.made.insert(key, value);
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

/// Refuses whole numbers that single precision does not hold.
pub(in crate::graph) fn check_constants(graph: &Graph, outputs: &[(String, Id)]) -> Result<()> {
    let outputs: Vec<Id> = outputs.iter().map(|&(_, id)| id).collect();
    let is_lost = |&value: &f64| {
        value.is_finite() && value.fract() == 0.0 && f64::from(value as f32) != value
    };
    match graph.constants_of(&outputs).find(is_lost) {
        Some(value) => {
            Err(format!("it computes with {value}; wanted whole numbers up to 2²⁴").into())
        }
        None => Ok(()),
    }
}

/// What a tensor becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Made {
    Constant,
    Parameter,
    State,
}

/// Whether a tensor holds numbers that are computed with as such: in half, single or double precision.
fn is_float(tensor: &Tensor<'_>) -> bool {
    matches!(tensor.data_type, 1 | 10 | 11 | 16)
}
