//! What an operation or a layer is called with.

use super::Purpose;
use crate::error::{Error, Result};
use crate::graph::{Graph, Id, LossReduction};

/// Inputs and constants of an operation or a layer, in its order.
#[derive(Debug, Clone, Copy)]
pub struct Arguments<'a> {
    /// The operation or the kind of layer.
    pub(super) name: &'a str,
    pub(super) inputs: &'a [Id],
    pub(super) ints: &'a [i64],
    pub(super) reals: &'a [f64],
    pub(super) purpose: Purpose,
}

impl Arguments<'_> {
    /// Exactly so many inputs.
    pub(super) fn inputs<const N: usize>(&self) -> Result<[Id; N]> {
        self.inputs.try_into().map_err(|_| self.wrong_count(&N.to_string()))
    }

    /// The error of as many tensors as there are.
    pub(super) fn wrong_count(&self, wanted: &str) -> Error {
        Error::argument(format!("{}: number of tensors", self.name), self.inputs.len(), wanted)
    }

    /// The integer of this number.
    pub(super) fn int(&self, number: usize, what: &str) -> Result<i64> {
        self.ints.get(number).copied().ok_or_else(|| self.missing(what))
    }

    /// The size (1 or more) of this number.
    pub(super) fn size(&self, number: usize, what: &str) -> Result<usize> {
        let value = self.int(number, what)?;
        usize::try_from(value)
            .ok()
            .filter(|&size| size > 0)
            .ok_or_else(|| Error::argument(format!("{}: {what}", self.name), value, "1 or more"))
    }

    /// Whether the integer of this number is not 0; `default` without one.
    pub(super) fn flag(&self, number: usize, default: bool) -> bool {
        self.ints.get(number).map_or(default, |&value| value != 0)
    }

    /// How a loss combines the outputs of a row: the first integer.
    pub(super) fn reduction(&self) -> LossReduction {
        if self.flag(0, false) { LossReduction::Each } else { LossReduction::Mean }
    }

    /// The number of this number.
    pub(super) fn real(&self, number: usize, what: &str) -> Result<f64> {
        self.reals.get(number).copied().ok_or_else(|| self.missing(what))
    }

    fn missing(&self, what: &str) -> Error {
        Error::argument(format!("{}: {what}", self.name), "missing", "a value")
    }

    /// An axis as the graph counts it, without the batch.
    pub(super) fn axis(&self, graph: &Graph, x: Id, axis: i64) -> Result<isize> {
        let rank = graph.shape(x).rank() as i64;
        if axis == 0 || axis < -rank || axis > rank {
            let got = if axis == 0 { "0, the batch".to_owned() } else { axis.to_string() };
            let wanted = match (rank, self.purpose) {
                (0, Purpose::Loss) => format!(
                    "no axis: {} is one number already (a loss is the mean over a row's outputs; with the reduction 'each' it is one of \
                     each output)",
                    graph.shape(x)
                ),
                (0, Purpose::Network) => format!("no axis: {} has none", graph.shape(x)),
                _ => format!("1 to {rank} or -{rank} to -1, for {}", graph.shape(x)),
            };
            return Err(Error::argument(format!("{}: axis", self.name), got, wanted));
        }
        Ok(if axis > 0 { axis - 1 } else { axis } as isize)
    }

    /// Sizes from the integer of this number on; one may be −1, what is left of `numbers`.
    pub(super) fn sizes(&self, first: usize, numbers: usize) -> Result<Vec<usize>> {
        let ints = self.ints.get(first..).unwrap_or(&[]);
        let known = ints.iter().filter(|&&size| size != -1);
        let known = known.fold(1, |product: i64, &size| product.saturating_mul(size));
        let size = |&size: &i64| match size {
            -1 if known > 0 => Some(numbers / known as usize),
            size => usize::try_from(size).ok(),
        };
        let sizes: Option<Vec<usize>> = ints.iter().map(size).collect();
        let free = ints.iter().filter(|&&size| size == -1).count();
        sizes.filter(|_| free <= 1).ok_or_else(|| {
            let wanted = "sizes of 0 or more, one of them at most -1: what is left";
            Error::argument(format!("{}: sizes", self.name), format!("{ints:?}"), wanted)
        })
    }
}
