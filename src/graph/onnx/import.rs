//! From a model's nodes to a graph's operations.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::Path;

use super::context::{Context, Entry, Given, Value};
use super::known::Known;
use super::message::{self, Attribute, Content, Function, Model, Node, Tensor};
use super::problem::{Problem, Result};
use super::{ImportOptions, Imported, inputs, operators};
use crate::graph::{Graph, Id, Shape};

/// Nodes of a model, and operations that they become, at most: more would take long to plan.
pub(in crate::graph) const MOST_NODES: usize = 1 << 15;
pub(in crate::graph) const MOST_OPERATIONS: usize = 1 << 16;
/// Nodes that are looked at, each as often as its function is called, and the names that they read and make, at most.
const MOST_STEPS: usize = 1 << 20;
/// Inputs and outputs of a model or a node, attributes of a node, at most.
pub(super) const MOST_NAMES: usize = 1 << 12;
const MOST_ATTRIBUTES: usize = 64;
/// Parameters, at most: their names are compared with each other.
pub(super) const MOST_PARAMETERS: usize = 1 << 14;
/// Functions within functions, and graphs within graphs, at most.
const MOST_LEVELS: usize = 32;
/// Constants of more numbers than this are refused: they would be repeated in every file of the network.
pub(in crate::graph) const MOST_CONSTANT: usize = 1 << 20;

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
    pub(super) folder: Option<&'m Path>,
    pub(super) parameters: Vec<f32>,
    /// What tensors of the file became, by where they are.
    pub(super) made: HashMap<*const Tensor<'m>, Value>,
    /// Values that were found out already.
    pub(super) known: Known,
    levels: usize,
    /// What was done of [`MOST_STEPS`] and of [`MOST_COMPUTED`].
    steps: usize,
}

/// The names that nodes see.
#[derive(Default)]
pub(super) struct Scope<'m, 'o> {
    pub(super) entries: HashMap<&'m str, Entry<'m>>,
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
    check_sizes(options, inputs::named_sizes(graph))?;
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
pub(super) fn check_count(what: &str, count: usize, most: usize) -> Result<()> {
    match count <= most {
        true => Ok(()),
        false => Err(format!("it has {count} {what}; wanted at most {most}").into()),
    }
}

/// Refuses numbers of sizes that no input has.
pub(in crate::graph) fn check_sizes<'m>(
    options: &ImportOptions,
    named: impl Iterator<Item = &'m str>,
) -> Result<()> {
    let named: BTreeSet<&str> = named.collect();
    match options.sizes.keys().find(|name| !named.contains(&***name)) {
        None => Ok(()),
        Some(name) if named.is_empty() => {
            Err(format!("a size is given for '{name}'; its inputs leave none open").into())
        }
        Some(name) => {
            let named: Vec<&str> = named.into_iter().collect();
            let known = named.join(", ");
            Err(format!("a size is given for '{name}'; its inputs leave open: {known}").into())
        }
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
