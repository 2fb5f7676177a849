//! What names of a model stand for, in the graph: tensors become parameters, states or constants when they are first read.

use super::context::{Entry, Value};
use super::import::{Import, MOST_CONSTANT, MOST_PARAMETERS, check_count};
use super::message::Tensor;
use super::problem::Result;
use super::tensor::{Kind, kind_of};
use crate::graph::Initial;
use crate::memory;

/// What their memory is for.
const TENSORS: &str = "the tensors of the model";

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
