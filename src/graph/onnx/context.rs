//! What an operator is given: its inputs and attributes, and the graph that it adds to.

use std::cell::Cell;

use super::import::Import;
use super::message::{Content, Tensor};
use super::problem::Result;
use super::tensor::Kind;
use crate::graph::{Graph, Id};

/// What a name stands for.
#[derive(Debug, Clone, Copy)]
pub(super) enum Entry<'m> {
    Value(Value),
    /// A tensor of the file that no operator has read yet.
    Tensor(&'m Tensor<'m>),
}

/// A value of the graph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::graph) struct Value {
    pub(in crate::graph) id: Id,
    pub(in crate::graph) kind: Kind,
}

/// An attribute.
#[derive(Debug, Clone, Copy)]
pub(super) struct Given<'m> {
    pub(super) name: &'m str,
    pub(super) content: &'m Content<'m>,
}

/// What an operator works with.
pub(super) struct Context<'c, 'm> {
    pub(super) import: &'c mut Import<'m>,
    pub(super) attributes: &'c [Given<'m>],
    pub(super) inputs: &'c [Option<Entry<'m>>],
    /// How many outputs the node names.
    pub(super) outputs: usize,
    /// Of the domain's operators.
    pub(super) version: i64,
    seen: Seen,
}

/// Which attributes and inputs an operator has looked at: what it has not, it does not know.
#[derive(Default)]
struct Seen {
    attributes: Cell<u64>,
    inputs: Cell<u64>,
}

/// Marks one of a list; those beyond the last bit are taken for seen.
fn mark(seen: &Cell<u64>, number: usize) {
    seen.set(seen.get() | 1_u64.checked_shl(number as u32).unwrap_or(0));
}

fn first_unseen(seen: &Cell<u64>, count: usize) -> Option<usize> {
    (0..count.min(64)).find(|&number| seen.get() >> number & 1 == 0)
}

/// What an operator makes: its outputs, in order.
pub(in crate::graph) type Made = Result<Vec<Value>>;

/// Adds an operator's operations to the graph.
pub(super) type Operator = fn(&mut Context<'_, '_>) -> Made;

macro_rules! attribute {
    ($($(#[doc = $doc:literal])* $name:ident: $kind:ident => $type:ty, $what:literal;)*) => {
        $($(#[doc = $doc])*
        pub(super) fn $name(&self, name: &str) -> Result<Option<$type>> {
            match self.content(name) {
                None => Ok(None),
                Some(Content::$kind(value)) => Ok(Some(value)),
                Some(_) => Err(format!(concat!("attribute '{}' is no ", $what), name).into()),
            }
        })*
    };
}

impl<'c, 'm> Context<'c, 'm> {
    pub(super) fn new(
        import: &'c mut Import<'m>,
        attributes: &'c [Given<'m>],
        inputs: &'c [Option<Entry<'m>>],
        outputs: usize,
        version: i64,
    ) -> Self {
        Self { import, attributes, inputs, outputs, version, seen: Seen::default() }
    }

    /// Refuses what the operator has not looked at.
    pub(super) fn check_all_seen(&self) -> Result<()> {
        if let Some(number) = first_unseen(&self.seen.attributes, self.attributes.len()) {
            return Err(
                format!("attribute '{}' is not known here", self.attributes[number].name).into()
            );
        }
        match first_unseen(&self.seen.inputs, self.inputs.len()) {
            Some(number) if self.inputs[number].is_some() => {
                Err(format!("input {number} is not known here").into())
            }
            _ => Ok(()),
        }
    }

    /// Says that an attribute makes no difference.
    pub(super) fn ignore(&self, name: &str) {
        self.content(name);
    }

    pub(super) fn graph(&mut self) -> &mut Graph {
        &mut self.import.graph
    }

    fn content(&self, name: &str) -> Option<&'m Content<'m>> {
        let number = self.attributes.iter().position(|given| given.name == name)?;
        mark(&self.seen.attributes, number);
        Some(self.attributes[number].content)
    }

    attribute! {
        int_ref: Int => &'m i64, "whole number";
        ints: Ints => &'m Vec<i64>, "list of whole numbers";
        float_ref: Float => &'m f32, "number";
        floats: Floats => &'m Vec<f32>, "list of numbers";
        text_ref: Text => &'m &'m [u8], "text";
        texts: Texts => &'m Vec<&'m [u8]>, "list of texts";
        tensor: Tensor => &'m Box<Tensor<'m>>, "tensor";
    }

    pub(super) fn has_attribute(&self, name: &str) -> bool {
        self.content(name).is_some()
    }

    pub(super) fn int(&self, name: &str, default: i64) -> Result<i64> {
        Ok(self.int_ref(name)?.copied().unwrap_or(default))
    }

    pub(super) fn flag(&self, name: &str, default: bool) -> Result<bool> {
        Ok(self.int(name, i64::from(default))? != 0)
    }

    pub(super) fn float(&self, name: &str, default: f64) -> Result<f64> {
        Ok(self.float_ref(name)?.map_or(default, |&value| decimal(value)))
    }

    pub(super) fn text(&self, name: &str, default: &'m str) -> Result<&'m str> {
        match self.text_ref(name)? {
            None => Ok(default),
            Some(text) => std::str::from_utf8(text)
                .map_err(|_| format!("attribute '{name}' is not UTF-8").into()),
        }
    }

    /// Refuses an attribute that is another than the one that is computed.
    pub(super) fn refuse_unless(&self, name: &str, default: i64, wanted: i64) -> Result<()> {
        match self.int(name, default)? {
            value if value == wanted => Ok(()),
            value => Err(format!("attribute '{name}' is {value}; wanted {wanted}").into()),
        }
    }

    pub(super) fn has(&self, input: usize) -> bool {
        self.inputs.get(input).is_some_and(Option::is_some)
    }

    fn entry(&self, input: usize) -> Result<Entry<'m>> {
        let entry = self.inputs.get(input).copied().flatten();
        mark(&self.seen.inputs, input);
        entry.ok_or_else(|| format!("it has no input {input}").into())
    }

    /// What the input of this number stands for, to be read now.
    fn read(&mut self, input: usize) -> Result<Entry<'m>> {
        self.import.reads(input);
        self.entry(input)
    }

    /// The input of this number.
    pub(super) fn value(&mut self, input: usize) -> Result<Value> {
        let entry = self.read(input)?;
        self.import.value(entry)
    }

    /// The input of this number as an operand of arithmetic: a tensor of one number is a constant, such as a half or a scale.
    pub(super) fn operand(&mut self, input: usize) -> Result<Value> {
        let entry = self.read(input)?;
        match entry {
            Entry::Tensor(tensor) if tensor.len()? == 1 => self.import.constant(entry),
            entry => self.import.value(entry),
        }
    }

    /// The input of this number, unless it is a tensor of the file.
    pub(super) fn made(&self, input: usize) -> Result<Option<Id>> {
        match self.entry(input)? {
            Entry::Value(value) => Ok(Some(value.id)),
            Entry::Tensor(_) => Ok(None),
        }
    }

    pub(super) fn id(&mut self, input: usize) -> Result<Id> {
        Ok(self.value(input)?.id)
    }

    /// The input of this number, if it is given.
    pub(super) fn optional(&mut self, input: usize) -> Result<Option<Id>> {
        if self.has(input) { self.id(input).map(Some) } else { Ok(None) }
    }

    /// The input of this number, a tensor of the file as something that is not trained.
    pub(super) fn constant(&mut self, input: usize) -> Result<Value> {
        let entry = self.read(input)?;
        self.import.constant(entry)
    }

    /// The input of this number, a tensor of the file as something that is kept and not trained.
    pub(super) fn state(&mut self, input: usize) -> Result<Id> {
        let entry = self.read(input)?;
        Ok(self.import.state(entry)?.id)
    }

    /// All inputs, each of which is given.
    pub(super) fn values(&mut self) -> Result<Vec<Value>> {
        (0..self.inputs.len()).map(|input| self.value(input)).collect()
    }

    pub(super) fn sizes(&self, input: usize) -> Result<Vec<usize>> {
        self.import.sizes(self.entry(input)?)
    }

    pub(super) fn rank(&self, input: usize) -> Result<usize> {
        Ok(self.sizes(input)?.len())
    }

    /// The numbers of an input that has to be known before there is any row.
    pub(super) fn known(&mut self, input: usize) -> Result<Vec<f64>> {
        let entry = self.entry(input)?;
        self.import.known(entry).map_err(|problem| problem.within(format_args!("input {input}")))
    }

    /// The numbers of an input that is known, or `None` where it is not given.
    pub(super) fn known_optional(&mut self, input: usize) -> Result<Option<Vec<f64>>> {
        if self.has(input) { self.known(input).map(Some) } else { Ok(None) }
    }

    /// The number that an input is, if it is given and known.
    pub(super) fn known_number(&mut self, input: usize) -> Result<Option<f64>> {
        match self.known_optional(input)?.as_deref() {
            None => Ok(None),
            Some(&[number]) => Ok(Some(number)),
            Some(numbers) => {
                Err(format!("input {input} has {} numbers; wanted one", numbers.len()).into())
            }
        }
    }

    /// The whole numbers of an input that has to be known, or `None` where it is not given.
    pub(super) fn known_ints(&mut self, input: usize) -> Result<Option<Vec<i64>>> {
        let numbers = self.known_optional(input)?;
        // (The largest of 64 bits, which stands for "up to the end", is what it was.)
        Ok(numbers.map(|numbers| numbers.into_iter().map(|number| number as i64).collect()))
    }

    /// Whole numbers that were an attribute, and in newer versions are an input.
    pub(super) fn ints_or_input(&mut self, name: &str, input: usize) -> Result<Option<Vec<i64>>> {
        match self.ints(name)? {
            Some(ints) => Ok(Some(ints.clone())),
            None => self.known_ints(input),
        }
    }

    /// An axis of a value of `rank` sizes.
    pub(super) fn axis(&self, axis: i64, rank: usize) -> Result<usize> {
        let number = if axis < 0 { axis + rank as i64 } else { axis };
        let found = usize::try_from(number).ok().filter(|&number| number < rank);
        found.ok_or_else(|| format!("axis {axis} of {rank} sizes").into())
    }

    /// Axes of a value, each once.
    pub(super) fn axes(&self, axes: &[i64], rank: usize) -> Result<Vec<usize>> {
        let mut found = Vec::with_capacity(axes.len());
        for &axis in axes {
            let axis = self.axis(axis, rank)?;
            if found.contains(&axis) {
                return Err(format!("axis {axis} is given twice").into());
            }
            found.push(axis);
        }
        Ok(found)
    }
}

/// A number of single precision as the decimal that was meant: 1e-5, not 9.99999974e-6.
pub(in crate::graph) fn decimal(value: f32) -> f64 {
    format!("{value:e}").parse().unwrap_or(f64::from(value))
}

/// One output of this kind.
pub(super) fn one(id: Id, kind: Kind) -> Made {
    Ok(vec![Value { id, kind }])
}

/// One output, a number.
pub(super) fn float(id: Id) -> Made {
    one(id, Kind::Float)
}
