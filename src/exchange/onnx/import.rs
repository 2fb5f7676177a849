//! Converts a model's nodes to a graph's operations.

use crate::exchange::limits::Batch;
use crate::exchange::limits::MOST_NODES;
use crate::exchange::limits::MOST_OPERATIONS;
use crate::exchange::limits::check_constants;
use crate::exchange::limits::check_sizes;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use super::calls::resolved;
use super::context::Context;
use crate::exchange::read::{MadeBy, Read};

use super::export::PRODUCER;
use super::importing::{
    Entry, Import, MOST_ATTRIBUTES, MOST_NAMES, MOST_STEPS, Scope, check_count, is_onnx,
};
use super::message::{self, Content, Model, Node};
use super::tensors::{HoldsBack, How, constant_of};
use super::{ImportOptions, Imported, inputs, operators, versions};
use crate::exchange::problem::{Problem, Result};
use crate::graph::{Id, Shape};

/// Reads the model as a graph in which something is trained, if its tensors allow that. Tensors of `Constant` nodes are weights only if
/// nothing else is trained. Parameters that prepare the inputs are trained only if the model has no others.
pub(super) fn import(
    model: &Model<'_>,
    folder: Option<&Path>,
    options: &ImportOptions,
    batch: Batch,
) -> Result<Read> {
    let read = |how| import_as(model, folder, options, batch, how);
    // A file written by rootgrad marks the tensors that are not trained.
    let ours = How { trains_nodes: false, trains_preparation: true };
    if model.producer == PRODUCER {
        return Ok(read(ours)?.read);
    }
    let first = read(How { trains_preparation: false, ..ours })?;
    let mut holds_back = first.holds_back;
    if first.has_trained || holds_back == HoldsBack::default() {
        return Ok(first.read);
    }
    for (trains_nodes, trains_preparation) in [(true, false), (false, true), (true, true)] {
        let is_new =
            (!trains_nodes || holds_back.nodes) && (!trains_preparation || holds_back.preparation);
        let Some(Ok(read)) = is_new.then(|| read(How { trains_nodes, trains_preparation })) else {
            continue;
        };
        if read.has_trained {
            return Ok(read.read);
        }
        holds_back.preparation |= read.holds_back.preparation;
    }
    Ok(first.read)
}

/// A model that was read in one way.
struct Reading {
    read: Read,
    has_trained: bool,
    holds_back: HoldsBack,
}

fn import_as(
    model: &Model<'_>,
    folder: Option<&Path>,
    options: &ImportOptions,
    batch: Batch,
    how: How,
) -> Result<Reading> {
    let mut import = Import::new(model, folder, how);
    let graph = &model.graph;
    check_count("inputs", graph.inputs.len(), MOST_NAMES)?;
    check_count("outputs", graph.outputs.len().max(options.outputs.len()), MOST_NAMES)?;
    versions::check(model)?;
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
    let Import { mut graph, parameters, tensors, made_by, .. } = import;
    let ids: Vec<Id> = outputs.iter().map(|&(_, id)| id).collect();
    let (has_trained, holds_back) = tensors.give_roles(&mut graph, &ids)?;
    let tensors = tensors.list(&mut graph, &mut metadata);
    let imported = Imported { graph, outputs, parameters, tensors, metadata };
    Ok(Reading { read: Read { imported, made: made_by }, has_trained, holds_back })
}

/// Returns the requested outputs.
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
    /// Adds the tensors of a graph; they become parameters, states or constants once they are read.
    pub(super) fn initialisers(
        &mut self,
        graph: &'m message::Graph<'m>,
        scope: &mut Scope<'m, '_>,
    ) -> Result<()> {
        if graph.has_sparse {
            return Err("it has tensors in a sparse form; convert them to dense ones".into());
        }
        for tensor in &graph.initialisers {
            self.tensors.take_name(tensor.name);
            if scope.entries.insert(tensor.name, Entry::Tensor(tensor)).is_some() {
                return Err(format!("two of its tensors are named '{}'", tensor.name).into());
            }
        }
        Ok(())
    }

    /// Processes nodes that `wanted` needs.
    pub(super) fn nodes(
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
            let made = values.iter().filter_map(|entry| match entry {
                Entry::Value(value) => Some(value.id),
                Entry::Tensor(_) => None,
            });
            self.made_by.push(MadeBy { node: within(), values: made.collect() });
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
                    format!("it reads '{name}', which is not an input, a tensor or the output of an earlier node")
                })?),
            };
            inputs.push(entry);
        }
        let attributes = resolved(&node.attributes, scope.call)?;
        if let Some((tensor, name)) =
            constant_of(node, &attributes).filter(|_| is_onnx(node.domain))
        {
            self.tensors.is_of_node(tensor, name);
            return Ok(vec![Entry::Tensor(tensor)]);
        }
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
            return Err(format!("operator {}{of} is not supported", node.operator).into());
        };
        let version =
            version.ok_or("the file does not declare which opset of ONNX's operators it uses")?;
        let outputs = node.outputs.len();
        self.tensors.reader = Some((node, 0));
        let mut context = Context::new(self, &attributes, &inputs, outputs, version);
        let values = operator.read(&mut context)?;
        context.check_all_seen()?;
        self.tensors.reader = None;
        let needed =
            node.outputs.iter().rposition(|name| !name.is_empty()).map_or(0, |last| last + 1);
        if values.len() < needed {
            return Err(format!("it has {needed} outputs; wanted at most {}", values.len()).into());
        }
        let checked = values.into_iter().map(|value| self.whole.checked(&mut self.graph, value));
        checked.map(|value| value.map(Entry::Value)).collect()
    }
}

/// Returns, for each node, true if the wanted values need it; also the number of nodes and names visited.
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

/// Adds the names that a node reads, also in its graphs, and returns their number.
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
