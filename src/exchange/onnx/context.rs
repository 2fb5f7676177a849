//! Context of an operator: its inputs and attributes, and the graph that it extends.

use crate::exchange::value::Value;
use std::cell::Cell;

use super::importing::{Entry, Import};
use super::message::{Content, Given, Tensor};
use crate::exchange::problem::Result;
use crate::exchange::value::Kind;
use crate::graph::{Graph, Id};

/// Context that an operator works in.
pub(super) struct Context<'c, 'm> {
    pub(super) import: &'c mut Import<'m>,
    pub(super) attributes: &'c [Given<'m>],
    pub(super) inputs: &'c [Option<Entry<'m>>],
    /// Number of outputs that the node names.
    pub(super) outputs: usize,
    /// Version of the domain's operators.
    pub(super) version: i64,
    seen: Seen,
}

/// Attributes and inputs that an operator has read. The operator does not support the others.
#[derive(Default)]
struct Seen {
    attributes: Cell<u64>,
    inputs: Cell<u64>,
}

/// Marks an element of a list as read; elements beyond the last bit always count as read.
fn mark(seen: &Cell<u64>, number: usize) {
    seen.set(seen.get() | 1_u64.checked_shl(number as u32).unwrap_or(0));
}

fn first_unseen(seen: &Cell<u64>, count: usize) -> Option<usize> {
    (0..count.min(64)).find(|&number| seen.get() >> number & 1 == 0)
}

/// Result of an operator: its outputs, in order.
pub(crate) type Made = Result<Vec<Value>>;

/// Function that adds an operator's operations to the graph.
pub(super) type Operator = fn(&mut Context<'_, '_>) -> Made;

macro_rules! attribute {
    ($($(#[doc = $doc:literal])* $name:ident: $kind:ident => $type:ty, $what:literal;)*) => {
        $($(#[doc = $doc])*
        pub(super) fn $name(&self, name: &str) -> Result<Option<$type>> {
            match self.content(name) {
                None => Ok(None),
                Some(Content::$kind(value)) => Ok(Some(value)),
                Some(_) => Err(format!(concat!("attribute '{}' is not a ", $what), name).into()),
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

    /// Returns an error if there is an attribute or an input that the operator has not read.
    pub(super) fn check_all_seen(&self) -> Result<()> {
        if let Some(number) = first_unseen(&self.seen.attributes, self.attributes.len()) {
            return Err(
                format!("attribute '{}' is not supported", self.attributes[number].name).into()
            );
        }
        match first_unseen(&self.seen.inputs, self.inputs.len()) {
            Some(number) if self.inputs[number].is_some() => {
                Err(format!("input {number} is not supported").into())
            }
            _ => Ok(()),
        }
    }

    /// Marks an attribute as read, because it does not affect the result.
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
        Ok(self.float_ref(name)?.map_or(default, |&value| crate::exchange::value::decimal(value)))
    }

    pub(super) fn text(&self, name: &str, default: &'m str) -> Result<&'m str> {
        match self.text_ref(name)? {
            None => Ok(default),
            Some(text) => std::str::from_utf8(text)
                .map_err(|_| format!("attribute '{name}' is not UTF-8").into()),
        }
    }

    /// Returns an error for an attribute with a value that is not supported.
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

    /// Returns the entry of this input, and records that it is read now.
    fn read(&mut self, input: usize) -> Result<Entry<'m>> {
        self.import.reads(input);
        self.entry(input)
    }

    /// Returns the input with this number.
    pub(super) fn value(&mut self, input: usize) -> Result<Value> {
        let entry = self.read(input)?;
        self.import.value(entry)
    }

    /// Returns the input as an operand of arithmetic: a tensor of one number, such as a half or a scale, becomes a constant.
    pub(super) fn operand(&mut self, input: usize) -> Result<Value> {
        let entry = self.read(input)?;
        match entry {
            Entry::Tensor(tensor) if tensor.len()? == 1 => self.import.constant(entry),
            entry => self.import.value(entry),
        }
    }

    /// Returns the input, unless it is a tensor of the file.
    pub(super) fn made(&self, input: usize) -> Result<Option<Id>> {
        match self.entry(input)? {
            Entry::Value(value) => Ok(Some(value.id)),
            Entry::Tensor(_) => Ok(None),
        }
    }

    pub(super) fn id(&mut self, input: usize) -> Result<Id> {
        Ok(self.value(input)?.id)
    }

    /// Returns the input, if it is given.
    pub(super) fn optional(&mut self, input: usize) -> Result<Option<Id>> {
        if self.has(input) { self.id(input).map(Some) } else { Ok(None) }
    }

    /// Returns the input; a tensor of the file becomes a constant, which is not trained.
    pub(super) fn constant(&mut self, input: usize) -> Result<Value> {
        let entry = self.read(input)?;
        self.import.constant(entry)
    }

    /// Returns the input; a tensor of the file becomes a state, which is stored but not trained.
    pub(super) fn state(&mut self, input: usize) -> Result<Id> {
        let entry = self.read(input)?;
        Ok(self.import.state(entry)?.id)
    }

    /// Returns all inputs; each must be given.
    pub(super) fn values(&mut self) -> Result<Vec<Value>> {
        (0..self.inputs.len()).map(|input| self.value(input)).collect()
    }

    pub(super) fn sizes(&self, input: usize) -> Result<Vec<usize>> {
        self.import.sizes(self.entry(input)?)
    }

    pub(super) fn rank(&self, input: usize) -> Result<usize> {
        Ok(self.sizes(input)?.len())
    }

    /// Returns the numbers of an input that must be known without data.
    pub(super) fn known(&mut self, input: usize) -> Result<Vec<f64>> {
        let entry = self.entry(input)?;
        self.import.known(entry).map_err(|problem| problem.within(format_args!("input {input}")))
    }

    /// Returns the numbers of a known input, or `None` if the input is not given.
    pub(super) fn known_optional(&mut self, input: usize) -> Result<Option<Vec<f64>>> {
        if self.has(input) { self.known(input).map(Some) } else { Ok(None) }
    }

    /// Returns the number in an input, if the input is given and known.
    pub(super) fn known_number(&mut self, input: usize) -> Result<Option<f64>> {
        match self.known_optional(input)?.as_deref() {
            None => Ok(None),
            Some(&[number]) => Ok(Some(number)),
            Some(numbers) => {
                Err(format!("input {input} has {} numbers; wanted one", numbers.len()).into())
            }
        }
    }

    /// Returns the whole numbers of an input that must be known, or `None` if the input is not given.
    pub(super) fn known_ints(&mut self, input: usize) -> Result<Option<Vec<i64>>> {
        let numbers = self.known_optional(input)?;
        // The largest 64-bit number, which means "up to the end", keeps its value in this conversion.
        Ok(numbers.map(|numbers| numbers.into_iter().map(|number| number as i64).collect()))
    }

    /// Returns whole numbers from an attribute, or in newer versions from an input.
    pub(super) fn ints_or_input(&mut self, name: &str, input: usize) -> Result<Option<Vec<i64>>> {
        match self.ints(name)? {
            Some(ints) => Ok(Some(ints.clone())),
            None => self.known_ints(input),
        }
    }

    /// Returns the number of an axis for a value with `rank` sizes.
    pub(super) fn axis(&self, axis: i64, rank: usize) -> Result<usize> {
        let number = if axis < 0 { axis + rank as i64 } else { axis };
        let found = usize::try_from(number).ok().filter(|&number| number < rank);
        found.ok_or_else(|| format!("axis {axis} of {rank} sizes").into())
    }

    /// Returns the numbers of axes, each of which must occur once.
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

/// Returns one output of this kind.
pub(super) fn one(id: Id, kind: Kind) -> Made {
    Ok(vec![Value { id, kind }])
}

/// Returns one output of real numbers.
pub(super) fn float(id: Id) -> Made {
    one(id, Kind::Float)
}
