//! Values for a model's names: tensors become parameters, states or constants of the graph when they are first read.

use super::importing::{Entry, Import, MOST_PARAMETERS, check_count};
use super::message::Tensor;
use super::tensor::kind_of;
use super::tensors::{has_size, is_float};
use crate::exchange::limits::MOST_CONSTANT;
use crate::exchange::problem::Result;
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::Initial;
use crate::memory;

/// Purpose of their memory, for errors.
const TENSORS: &str = "the tensors of the model";

impl<'m> Import<'m> {
    /// Returns the value of an entry. A tensor of numbers with a size becomes a parameter, other tensors become constants.
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

    /// Records the number of the input that the current node reads next.
    pub(super) fn reads(&mut self, input: usize) {
        if let Some((_, number)) = &mut self.tensors.reader {
            *number = input;
        }
    }

    /// Returns the value of an entry; a tensor of the file becomes a constant.
    pub(super) fn constant(&mut self, entry: Entry<'m>) -> Result<Value> {
        match entry {
            Entry::Value(value) => Ok(value),
            Entry::Tensor(tensor) => self.tensor(tensor, Made::Constant),
        }
    }

    /// Returns the value of an entry; a tensor of the file becomes a state, which a network stores but does not train.
    pub(super) fn state(&mut self, entry: Entry<'m>) -> Result<Value> {
        match entry {
            Entry::Value(value) => Ok(value),
            Entry::Tensor(tensor) => self.tensor(tensor, Made::State),
        }
    }

    fn tensor(&mut self, tensor: &'m Tensor<'m>, made: Made) -> Result<Value> {
        if let Some(value) = self.tensors.value_of(tensor) {
            return Ok(value);
        }
        let sizes = tensor.checked_sizes()?;
        let kind = if is_float(tensor) { Kind::Float } else { kind_of(tensor.data_type)? };
        let numbers = self.numbers(tensor)?;
        // Memory for a copy, and for the numbers in the graph.
        memory::headroom(4 * numbers.len().min(MOST_CONSTANT) * size_of::<f64>(), TENSORS)?;
        // A mask with infinities is not a parameter.
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

    /// Returns the numbers of a tensor, none of which is NaN.
    pub(super) fn numbers(&self, tensor: &Tensor<'m>) -> Result<Vec<f64>> {
        let is_held: usize = tensor.data.iter().map(|(_, field)| field.most_numbers()).sum();
        let len = tensor.len()?;
        // Each number needs at least one byte in the file; the length of an external file is checked separately.
        if !tensor.is_external && len > is_held {
            let text =
                format!("tensor '{}' has {is_held} bytes; wanted {len} numbers", tensor.name);
            return Err(text.into());
        }
        let mut numbers;
        if tensor.is_external {
            memory::check_free(len as u128 * 12, TENSORS)?;
            let bytes = tensor.external_bytes(self.folder, len)?;
            numbers = memory::with_capacity(len, TENSORS)?;
            tensor.each_raw(&bytes, len, &mut |number| numbers.push(number))?;
        } else {
            numbers = memory::with_capacity(len, TENSORS)?;
            tensor.each(|number| numbers.push(number))?;
        }
        if let Some(place) = numbers.iter().position(|number| number.is_nan()) {
            return Err(format!("tensor '{}' is not a number at place {place}", tensor.name).into());
        }
        Ok(numbers)
    }

    /// Returns the numbers of an entry, if they are known without data.
    pub(super) fn known(&mut self, entry: Entry<'m>) -> Result<Vec<f64>> {
        let value = match entry {
            Entry::Tensor(tensor) => return self.numbers(tensor),
            Entry::Value(value) => value,
        };
        self.known.of(&self.graph, value.id)
    }

    /// Returns the sizes of an entry.
    pub(super) fn sizes(&self, entry: Entry<'m>) -> Result<Vec<usize>> {
        match entry {
            Entry::Tensor(tensor) => tensor.checked_sizes(),
            Entry::Value(value) => Ok(self.graph.shape(value.id).sizes().to_vec()),
        }
    }
}

/// Result of reading a tensor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Made {
    Constant,
    Parameter,
    State,
}
