//! Context of an operator: its arguments, and the graph that it extends.

use std::cell::Cell;

pub(super) use super::importing::Item;
use super::importing::{Import, Role, within};
use super::schema::{Argument, Node, OptionalTensor, SymInt};
use crate::exchange::problem::Result;
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Graph, Id};

/// Result of an operator: its outputs, in order.
pub(super) type Made<'m> = Result<Vec<Item<'m>>>;

/// Function that adds an operator's operations to the graph.
pub(super) type Operator = for<'c, 'm> fn(&mut Context<'c, 'm>) -> Made<'m>;

/// Context that an operator works in.
pub(super) struct Context<'c, 'm> {
    pub(super) import: &'c mut Import<'m>,
    pub(super) node: &'m Node<'m>,
    /// Arguments that the operator has read, as bits. The operator does not support the others.
    seen: Cell<u64>,
}

/// Arguments that do not affect the result of any operator.
const IGNORED: &[&str] = &[
    "copy",
    "cudnn_enable",
    "cudnn_enabled",
    "device",
    "generator",
    "implicit",
    "layout",
    "memory_format",
    "non_blocking",
    "pin_memory",
];

impl<'c, 'm> Context<'c, 'm> {
    pub(super) fn new(import: &'c mut Import<'m>, node: &'m Node<'m>) -> Self {
        Self { import, node, seen: Cell::new(0) }
    }

    /// Returns an error if there is an argument that the operator has not read.
    pub(super) fn check_all_seen(&self) -> Result<()> {
        let is_unseen = |&(number, given): &(usize, &super::schema::Given<'m>)| {
            let is_seen = number >= 64 || self.seen.get() >> number & 1 == 1;
            !is_seen && !IGNORED.contains(&&*given.name) && !matches!(given.arg, Argument::None)
        };
        match self.node.inputs.iter().enumerate().find(is_unseen) {
            Some((_, given)) => Err(format!("argument '{}' is not supported", given.name).into()),
            None => Ok(()),
        }
    }

    pub(super) fn graph(&mut self) -> &mut Graph {
        &mut self.import.graph
    }

    /// Returns the argument with this name, if it is given.
    pub(super) fn argument(&self, name: &str) -> Option<&'m Argument<'m>> {
        let number = self.node.inputs.iter().position(|given| given.name == name)?;
        self.seen.set(self.seen.get() | 1_u64.checked_shl(number as u32).unwrap_or(0));
        Some(&self.node.inputs[number].arg).filter(|argument| !matches!(argument, Argument::None))
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.argument(name).is_some()
    }

    /// Marks an argument as read, because it does not affect the result.
    pub(super) fn ignore(&self, name: &str) {
        self.argument(name);
    }

    fn wrong<T>(&self, name: &str, wanted: &str) -> Result<T> {
        match self.argument(name) {
            Some(Argument::Other(kind)) => {
                Err(format!("argument '{name}' is {kind}; wanted {wanted}").into())
            }
            Some(_) => Err(format!("argument '{name}' is not a {wanted}").into()),
            None => Err(format!("it has no argument '{name}'").into()),
        }
    }

    fn int_of(&self, int: &SymInt<'m>) -> Result<i64> {
        match int {
            SymInt::Int(int) => Ok(*int),
            SymInt::Name(name) => match self.import.item(name)? {
                Item::Int(int) => Ok(int),
                Item::Bool(is) => Ok(i64::from(is)),
                _ => Err(format!(
                    "'{name}' is not a whole number that is known before there is any row"
                )
                .into()),
            },
        }
    }

    /// Returns the argument with this name: a tensor or a number.
    pub(super) fn item(&self, name: &str) -> Result<Item<'m>> {
        match self.argument(name) {
            Some(Argument::Tensor(tensor)) => self.import.item(&tensor.name),
            Some(Argument::Int(int)) => self.int_of(int).map(Item::Int),
            Some(Argument::Float(number)) => Ok(Item::Float(*number)),
            Some(Argument::Bool(is)) => Ok(Item::Bool(*is)),
            Some(Argument::Symbol(name)) => self.import.item(name),
            _ => self.wrong(name, "tensor or number"),
        }
    }

    pub(super) fn value(&mut self, name: &str) -> Result<Value> {
        let item = self.item(name)?;
        self.import.value(item)
    }

    pub(super) fn id(&mut self, name: &str) -> Result<Id> {
        Ok(self.value(name)?.id)
    }

    /// Returns the argument with this name as a complex tensor (…, 2).
    pub(super) fn complex(&mut self, name: &str) -> Result<Id> {
        if let Item::Complex(id) = self.item(name)? {
            return Ok(id);
        }
        let id = self.id(name)?;
        let zero = self.graph().scalar(0.0);
        Ok(self.graph().complex(id, zero)?)
    }

    /// Returns the argument with this name, if it is given.
    pub(super) fn optional(&mut self, name: &str) -> Result<Option<Id>> {
        if self.has(name) { self.id(name).map(Some) } else { Ok(None) }
    }

    /// Returns the argument with this name; a tensor of the archive becomes a state, which is stored but not trained.
    pub(super) fn state(&mut self, name: &str) -> Result<Id> {
        match self.item(name)? {
            Item::Stored(stored, _) => Ok(self.import.stored(stored, Role::State)?.id),
            item => Ok(self.import.value(item)?.id),
        }
    }

    /// Returns the list of tensors with this name.
    pub(super) fn values(&mut self, name: &str) -> Result<Vec<Value>> {
        let Some(Argument::Tensors(tensors)) = self.argument(name) else {
            return self.wrong(name, "list of tensors");
        };
        let value = |tensor: &super::schema::Tensor<'m>| {
            let item = self.import.item(&tensor.name)?;
            self.import.value(item)
        };
        tensors.iter().map(value).collect()
    }

    /// Returns the list of tensors with this name; elements may be missing.
    pub(super) fn optional_values(&mut self, name: &str) -> Result<Vec<Option<Value>>> {
        let Some(Argument::OptionalTensors(tensors)) = self.argument(name) else {
            return Ok(self.values(name)?.into_iter().map(Some).collect());
        };
        let value = |tensor: &OptionalTensor<'m>| match tensor {
            OptionalTensor::None(_) => Ok(None),
            OptionalTensor::Tensor(tensor) => {
                let item = self.import.item(&tensor.name)?;
                self.import.value(item).map(Some)
            }
        };
        tensors.iter().map(value).collect()
    }

    pub(super) fn sizes(&self, name: &str) -> Result<Vec<usize>> {
        self.import.sizes(self.item(name)?)
    }

    /// Returns whole numbers, if they are given; a single number becomes a list of one.
    pub(super) fn ints(&self, name: &str) -> Result<Option<Vec<i64>>> {
        match self.argument(name) {
            None => Ok(None),
            Some(Argument::Ints(ints)) => Ok(Some(ints.clone())),
            Some(Argument::SymInts(ints)) => {
                ints.iter().map(|int| self.int_of(int)).collect::<Result<_>>().map(Some)
            }
            Some(Argument::Int(int)) => Ok(Some(vec![self.int_of(int)?])),
            // An empty list has no type.
            Some(Argument::Tensors(tensors)) if tensors.is_empty() => Ok(Some(Vec::new())),
            Some(_) => self.wrong(name, "list of whole numbers"),
        }
    }

    /// Returns whole numbers that must be given.
    pub(super) fn some_ints(&self, name: &str) -> Result<Vec<i64>> {
        self.ints(name)?.map_or_else(|| self.wrong(name, "list of whole numbers"), Ok)
    }

    pub(super) fn int(&self, name: &str, default: i64) -> Result<i64> {
        match self.argument(name) {
            None => Ok(default),
            Some(Argument::Int(int)) => self.int_of(int),
            Some(_) => self.wrong(name, "whole number"),
        }
    }

    pub(super) fn flag(&self, name: &str, default: bool) -> Result<bool> {
        match self.argument(name) {
            None => Ok(default),
            Some(Argument::Bool(is)) => Ok(*is),
            Some(_) => self.wrong(name, "truth value"),
        }
    }

    pub(super) fn text(&self, name: &str, default: &'m str) -> Result<&'m str> {
        match self.argument(name) {
            None => Ok(default),
            Some(Argument::Text(text)) => Ok(text),
            Some(_) => self.wrong(name, "text"),
        }
    }

    /// Returns a number, if it is given; a tensor must be known.
    pub(super) fn number(&mut self, name: &str) -> Result<Option<f64>> {
        if !self.has(name) {
            return Ok(None);
        }
        let item = self.item(name)?;
        let numbers = self.import.known(item).map_err(|problem| within(problem, name))?;
        match numbers[..] {
            [number] => Ok(Some(number)),
            _ => Err(format!("argument '{name}' has {} numbers; wanted one", numbers.len()).into()),
        }
    }

    pub(super) fn float(&mut self, name: &str, default: f64) -> Result<f64> {
        Ok(self.number(name)?.unwrap_or(default))
    }

    /// Returns the data type of the result, if it is given.
    pub(super) fn kind(&self, name: &str) -> Result<Option<Kind>> {
        match self.argument(name) {
            None => Ok(None),
            Some(Argument::Type(code)) => super::archive::kind_of(*code).map(Some),
            Some(_) => self.wrong(name, "type of numbers"),
        }
    }

    /// Returns the number of an axis for a value with `rank` sizes; a number counts as one axis.
    pub(super) fn axis_of(&self, axis: i64, rank: usize) -> Result<usize> {
        let number = if axis < 0 { axis.saturating_add(rank.max(1) as i64) } else { axis };
        let found = usize::try_from(number).ok().filter(|&number| number < rank.max(1));
        found.ok_or_else(|| format!("axis {axis} of {rank} sizes").into())
    }

    pub(super) fn axis(&self, name: &str, default: i64, rank: usize) -> Result<usize> {
        self.axis_of(self.int(name, default)?, rank)
    }

    /// Returns the numbers of axes, each of which must occur once; all axes if none is given.
    pub(super) fn axes(&self, name: &str, rank: usize) -> Result<Vec<usize>> {
        let axes = self.ints(name)?.filter(|axes| !axes.is_empty());
        let Some(axes) = axes else { return Ok((0..rank).collect()) };
        let mut found = Vec::with_capacity(axes.len());
        for axis in axes {
            let axis = self.axis_of(axis, rank)?;
            if found.contains(&axis) {
                return Err(format!("axis {axis} is given twice").into());
            }
            found.push(axis);
        }
        found.retain(|_| rank > 0);
        Ok(found)
    }
}

/// Returns one output of this kind.
pub(super) fn one<'m>(id: Id, kind: Kind) -> Made<'m> {
    Ok(vec![Item::Value(Value { id, kind })])
}

/// Returns one output of real numbers.
pub(super) fn float<'m>(id: Id) -> Made<'m> {
    one(id, Kind::Float)
}
