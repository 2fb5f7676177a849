//! Converts a program's nodes to a graph's operations.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::aliases::Aliases;
use super::archive::{Archive, kind_of};
use super::context::Context;
use super::importing::{Import, Item, Role};
use super::operators;
use super::schema::{Argument, Node, Program, Size, Spec, SymInt};
use super::target::is_in_place;
use crate::exchange::known::Known;
use crate::exchange::limits::{
    Batch, MOST_CONSTANT, MOST_NODES, MOST_OPERATIONS, check_constants, check_sizes,
};
use crate::exchange::problem::Result;
use crate::exchange::read::{MadeBy, Read};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::exchange::whole::Whole;
use crate::exchange::{ImportOptions, Imported, ImportedTensor, TensorRole};
use crate::graph::{Graph, Id, Initial, Shape};
use crate::memory;

pub(super) fn import(archive: &Archive<'_>, options: &ImportOptions, batch: Batch) -> Result<Read> {
    let program = &archive.program;
    let mut import = Import {
        graph: Graph::new(),
        archive,
        items: HashMap::new(),
        parameters: Vec::new(),
        tensors: Vec::new(),
        made: HashMap::new(),
        known: Known::default(),
        whole: Whole::default(),
        made_by: Vec::new(),
    };
    check_sizes(options, named_sizes(program))?;
    import.inputs(options, batch)?;
    let wanted = wanted_outputs(program, options)?;
    import.nodes(&program.graph_module.graph.nodes, &wanted)?;
    let mut outputs = Vec::new();
    for name in wanted {
        let Value { id, .. } = import.value(import.item(name)?)?;
        let shape = Shape::per_row(import.graph.shape(id).sizes());
        outputs.push((name.to_owned(), import.graph.expand(id, &shape)?));
    }
    check_constants(&import.graph, &outputs)?;
    let mut metadata = BTreeMap::new();
    if !program.torch_version.is_empty() {
        metadata.insert("producer".to_owned(), format!("pytorch {}", program.torch_version));
    }
    let Import { graph, parameters, tensors, made_by, .. } = import;
    let imported = Imported { graph, outputs, parameters, tensors, metadata };
    Ok(Read { imported, made: made_by })
}

/// Returns the requested outputs.
fn wanted_outputs<'m>(
    program: &'m Program<'m>,
    options: &'m ImportOptions,
) -> Result<Vec<&'m str>> {
    let signature = &program.graph_module.signature;
    if let Some(name) =
        options.constants.keys().find(|name| !inputs(program).any(|(input, _)| input == **name))
    {
        return Err(format!("a constant is given for '{name}'; wanted one of its inputs").into());
    }
    let outputs = signature.output_specs.iter().filter_map(|spec| spec.user_output.as_ref());
    let all: Vec<&str> = outputs.flat_map(|output| output.arg.names()).collect();
    if let Some(name) = options.outputs.iter().find(|name| !all.contains(&&***name)) {
        return Err(format!("it has no output '{name}'; wanted one of {}", all.join(", ")).into());
    }
    match options.outputs.is_empty() {
        true if all.is_empty() => Err("it has no outputs".into()),
        true => Ok(all),
        false => Ok(options.outputs.iter().map(String::as_str).collect()),
    }
}

/// Returns the input tensors of the program, and their sizes.
fn inputs<'m>(program: &'m Program<'m>) -> impl Iterator<Item = (&'m str, &'m [Size<'m>])> {
    let specs = program.graph_module.signature.input_specs.iter();
    let tensors = specs.filter_map(|spec| match &spec.user_input.as_ref()?.arg {
        Argument::Tensor(tensor) => Some(&*tensor.name),
        _ => None,
    });
    let metas = &program.graph_module.graph.tensor_values;
    tensors.map(|name| (name, metas.get(name).map_or(&[][..], |meta| &meta.sizes)))
}

/// Returns the names of the sizes that inputs leave open.
fn named_sizes<'m>(program: &'m Program<'m>) -> impl Iterator<Item = &'m str> {
    inputs(program).flat_map(|(_, sizes)| sizes).filter_map(|size| match size {
        Size::Expression(size) => Some(size.symbol()),
        Size::Int(_) => None,
    })
}

/// Returns the names of sizes that are the batch: open sizes that are the first of an input.
pub(super) fn batch_sizes<'m>(program: &'m Program<'m>, options: &ImportOptions) -> Vec<&'m str> {
    let inputs = inputs(program).filter(|(name, _)| !options.constants.contains_key(*name));
    let first = inputs.filter_map(|(_, sizes)| match sizes.first()? {
        Size::Expression(size) if !options.sizes.contains_key(size.symbol()) => Some(size.symbol()),
        _ => None,
    });
    first.collect()
}

impl<'m> Import<'m> {
    /// Adds the program's inputs: tensors of the archive, which become parameters, states or constants once they are read, and the
    /// actual inputs.
    fn inputs(&mut self, options: &ImportOptions, batch: Batch) -> Result<()> {
        let program = &self.archive.program;
        let rows = batch_sizes(program, options);
        for Spec { user_input, parameter, buffer, tensor_constant } in
            &program.graph_module.signature.input_specs
        {
            let roles = [
                (parameter, Role::Parameter),
                (buffer, Role::Constant),
                (tensor_constant, Role::Constant),
            ];
            for (stored, role) in roles {
                if let Some(stored) = stored {
                    self.items.insert(&stored.arg.name, Item::Stored(&stored.name, role));
                }
            }
            if let Some(Argument::Int(SymInt::Name(name))) =
                user_input.as_ref().map(|input| &input.arg)
            {
                let number = options.constants.get(&**name).and_then(|values| values.first());
                let number = number.ok_or_else(|| {
                    format!("input '{name}' is a whole number; give it in `constants`")
                })?;
                self.items.insert(name, Item::Int(*number as i64));
            }
        }
        for (name, sizes) in inputs(program) {
            let value = self.input(name, sizes, options, batch, &rows);
            let value = value.map_err(|problem| problem.within(format_args!("input '{name}'")))?;
            self.items.insert(name, Item::Value(value));
        }
        Ok(())
    }

    fn input(
        &mut self,
        name: &str,
        sizes: &[Size<'m>],
        options: &ImportOptions,
        batch: Batch,
        rows: &[&str],
    ) -> Result<Value> {
        let meta = self.archive.program.graph_module.graph.tensor_values.get(name);
        let kind = kind_of(meta.ok_or("the program does not give its sizes")?.dtype)?;
        let count = match batch {
            Batch::One => 1,
            Batch::Of(count) => count,
        };
        let size = |size: &Size<'m>| match size {
            Size::Int(size) => {
                usize::try_from(*size).map_err(|_| format!("a size is {size}").into())
            }
            Size::Expression(size) => match size.symbol() {
                symbol if options.sizes.contains_key(symbol) => Ok(options.sizes[symbol]),
                symbol if rows.contains(&symbol) => Ok(count),
                symbol => {
                    Err(format!("size '{symbol}' is left open; give it a number in `sizes`").into())
                }
            },
        };
        let sizes = sizes.iter().map(size).collect::<Result<Vec<usize>>>()?;
        if let Some(values) = options.constants.get(name) {
            return Ok(Value { id: self.graph.constant(&sizes, values)?, kind });
        }
        // A first size of 1 is left out: a row of plain numbers has one size, one of channels has two.
        let own = match *sizes {
            [1, ref rest @ ..] if !rest.is_empty() => rest,
            _ => &sizes[..],
        };
        let id = self.graph.input(name, own)?;
        Ok(Value { id: self.graph.reshape(id, &sizes)?, kind })
    }

    /// Processes nodes that `wanted` needs.
    fn nodes(&mut self, nodes: &'m [Node<'m>], wanted: &[&'m str]) -> Result<()> {
        if nodes.len() > MOST_NODES {
            return Err(format!("it has {} nodes; wanted at most {MOST_NODES}", nodes.len()).into());
        }
        let aliases = Aliases::of(nodes);
        let needs = Needs::of(nodes, wanted, &aliases);
        for (number, node) in nodes.iter().enumerate().filter(|(number, _)| needs.nodes[*number]) {
            let operator = super::target::short(&node.target);
            let made = |output: &'m Argument<'m>| output.names().first().copied();
            let within = match node.name.as_deref().or_else(|| made(node.outputs.first()?)) {
                Some(name) => format!("node '{name}' ({operator})"),
                None => format!("node {number} ({operator})"),
            };
            let values = self
                .node(number, node, &aliases, &needs)
                .map_err(|problem| problem.within(&within))?;
            self.made_by.push(MadeBy { node: within, values });
        }
        Ok(())
    }

    fn node(
        &mut self,
        number: usize,
        node: &'m Node<'m>,
        aliases: &Aliases<'m>,
        needs: &Needs<'m>,
    ) -> Result<Vec<Id>> {
        let names = node.inputs.iter().flat_map(|input| input.arg.names());
        let is_complex = |name| matches!(self.items.get(name), Some(Item::Complex(_)));
        let operator = match names.into_iter().any(is_complex) {
            true => operators::find_of_complex(&node.target)
                .ok_or("it is not supported for complex tensors")?,
            false => operators::find(&node.target).ok_or("it is not supported")?,
        };
        let mut context = Context::new(self, node);
        let mut items = operator.read(&mut context)?;
        context.check_all_seen()?;
        for item in &mut items {
            if let Item::Value(value) = item {
                *value = self.whole.checked(&mut self.graph, *value)?;
            }
        }
        let made = items.iter().filter_map(|item| match item {
            Item::Value(value) => Some(value.id),
            Item::Complex(id) => Some(*id),
            _ => None,
        });
        let made = made.collect();
        let mut items = items.into_iter();
        if self.graph.operations() > MOST_OPERATIONS {
            return Err(format!("the model becomes more than {MOST_OPERATIONS} operations").into());
        }
        if is_in_place(&node.target)
            && let Some(item) = items.as_slice().first().copied()
        {
            let changed = node.inputs.first().map_or_else(Vec::new, |input| input.arg.names());
            let Some(changed) = changed.first() else {
                return Err("it does not change a tensor".into());
            };
            self.items.insert(changed, item);
            // A view that is created later is a view of the changed tensor.
            for (other, made, is_same) in aliases.others(changed) {
                if is_same && made < number {
                    self.items.insert(other, item);
                } else if made < number && needs.last.get(other).is_some_and(|&last| last > number)
                {
                    return Err(format!(
                        "it changes a tensor in place, of which '{other}' is a view that is read later"
                    )
                    .into());
                }
            }
        }
        // An output of `None` also takes a position.
        for output in &node.outputs {
            let names = output.names();
            if names.is_empty() && !matches!(output, Argument::Tensors(_)) {
                items.next();
            }
            for name in names {
                match items.next() {
                    Some(item) => drop(self.items.insert(name, item)),
                    None if needs.last.contains_key(name) => {
                        return Err(format!("its output '{name}' is not supported").into());
                    }
                    None => {}
                }
            }
        }
        Ok(made)
    }

    /// Returns the meaning of a name.
    pub(super) fn item(&self, name: &str) -> Result<Item<'m>> {
        let found = self.items.get(name).copied();
        found.ok_or_else(|| {
            format!("it reads '{name}', which is not an input, a tensor or the output of an earlier node").into()
        })
    }

    /// Returns the value of an item in the graph.
    pub(super) fn value(&mut self, item: Item<'m>) -> Result<Value> {
        let (number, kind) = match item {
            Item::Value(value) => return Ok(value),
            Item::Complex(_) => {
                return Err(
                    "it reads a complex tensor; wanted a real one, of abs or torch.view_as_real"
                        .into(),
                );
            }
            Item::Stored(name, role) => return self.stored(name, role),
            Item::Int(number) => (number as f64, Kind::Int),
            Item::Float(number) => (number, Kind::Float),
            Item::Bool(is) => (f64::from(u8::from(is)), Kind::Bool),
        };
        Ok(Value { id: self.graph.scalar(number), kind })
    }

    /// Returns the value of an archive's tensor in the graph.
    pub(super) fn stored(&mut self, name: &'m str, role: Role) -> Result<Value> {
        self.tensor(name, role).map_err(|problem| problem.within(format_args!("tensor '{name}'")))
    }

    fn tensor(&mut self, name: &'m str, role: Role) -> Result<Value> {
        let stored = self.archive.tensor(name)?;
        let place = stored.place()?;
        if let Some(&value) = self.made.get(&place) {
            return Ok(value);
        }
        let (kind, sizes, numbers) = (stored.kind()?, stored.sizes()?, stored.numbers()?);
        // A mask with infinities is not a parameter, and neither is a count.
        let role = match kind {
            Kind::Float if numbers.iter().all(|number| number.is_finite()) => role,
            _ => Role::Constant,
        };
        let id = match role {
            Role::Constant if numbers.len() <= MOST_CONSTANT => {
                self.graph.constant(&sizes, &numbers)?
            }
            Role::Constant if kind != Kind::Float => {
                return Err(format!(
                    "it has {} numbers; wanted at most {MOST_CONSTANT}",
                    numbers.len()
                )
                .into());
            }
            role => {
                let refused =
                    |_| memory::refused(numbers.len() as u128 * 4, "the network's parameters");
                self.parameters.try_reserve(numbers.len()).map_err(refused)?;
                self.parameters.extend(numbers.iter().map(|&number| number as f32));
                match role {
                    Role::Parameter => self.graph.parameter_from(name, &sizes, Initial::Zeros)?,
                    _ => self.graph.state(name, &sizes, Initial::Zeros)?,
                }
            }
        };
        let role = match role {
            Role::Parameter => TensorRole::Trained,
            _ if self.graph.next_of(id).is_some() => TensorRole::State,
            _ => TensorRole::Constant,
        };
        if kind == Kind::Float && !sizes.is_empty() {
            let name = name.to_owned();
            self.tensors.push(ImportedTensor { file_name: name.clone(), name, sizes, role });
        }
        let value = Value { id, kind };
        self.made.insert(place, value);
        Ok(value)
    }

    /// Returns the sizes of an item.
    pub(super) fn sizes(&self, item: Item<'m>) -> Result<Vec<usize>> {
        match item {
            Item::Stored(name, _) => self.archive.tensor(name)?.sizes(),
            Item::Value(value) => Ok(self.graph.shape(value.id).sizes().to_vec()),
            Item::Complex(id) => {
                let sizes = self.graph.shape(id).sizes();
                Ok(sizes[..sizes.len() - 1].to_vec())
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Returns the numbers of an item, if they are known without data.
    pub(super) fn known(&mut self, item: Item<'m>) -> Result<Vec<f64>> {
        match item {
            Item::Value(value) => self.known.of(&self.graph, value.id),
            Item::Complex(_) => {
                Err("it is a complex tensor, whose numbers have to be known".into())
            }
            Item::Stored(name, _) => self.archive.tensor(name)?.numbers(),
            Item::Int(number) => Ok(vec![number as f64]),
            Item::Float(number) => Ok(vec![number]),
            Item::Bool(is) => Ok(vec![f64::from(u8::from(is))]),
        }
    }
}

/// Nodes and names that the requested outputs need.
struct Needs<'m> {
    nodes: Vec<bool>,
    /// Number of the last node that reads each name; for an output, a number after all nodes.
    last: HashMap<&'m str, usize>,
}

impl<'m> Needs<'m> {
    fn of(nodes: &'m [Node<'m>], wanted: &[&'m str], aliases: &Aliases<'m>) -> Self {
        let mut last: HashMap<&'m str, usize> =
            wanted.iter().map(|&name| (name, nodes.len())).collect();
        // A name, and other names of the same numbers.
        let shared =
            |name: &'m str| [name].into_iter().chain(aliases.others(name).map(|(other, ..)| other));
        let mut read: HashSet<&'m str> = wanted.iter().flat_map(|&name| shared(name)).collect();
        let mut needed = vec![false; nodes.len()];
        for (number, node) in nodes.iter().enumerate().rev() {
            let made = node.outputs.iter().flat_map(|output| output.names());
            let changed = node.inputs.first().filter(|_| is_in_place(&node.target));
            let changed = changed.into_iter().flat_map(|input| input.arg.names());
            needed[number] = made.into_iter().any(|name| last.contains_key(name))
                || changed.into_iter().any(|name| read.contains(name));
            if needed[number] {
                for name in node.inputs.iter().flat_map(|input| input.arg.names()) {
                    last.entry(name).or_insert(number);
                    read.extend(shared(name));
                }
            }
        }
        Self { nodes: needed, last }
    }
}
