//! The arguments of an operation or a layer.

use super::Purpose;
use crate::error::{Error, Result};
use crate::graph::{Graph, Id, LossReduction};

/// Function that adds an operation to a graph.
pub(super) type Apply = fn(&mut Graph, &Arguments) -> Result<Id>;

/// Inputs and constants of an operation or a layer, in the order of the call.
#[derive(Debug, Clone, Copy)]
pub struct Arguments<'a> {
    /// Name of the operation, or kind of the layer.
    pub(super) name: &'a str,
    pub(super) inputs: &'a [Id],
    pub(super) ints: &'a [i64],
    pub(super) reals: &'a [f64],
    pub(super) purpose: Purpose,
}

impl Arguments<'_> {
    /// Returns the inputs if there are exactly `N`.
    pub(super) fn inputs<const N: usize>(&self) -> Result<[Id; N]> {
        self.inputs.try_into().map_err(|_| self.wrong_count(&N.to_string()))
    }

    /// Error for a wrong number of tensors.
    pub(super) fn wrong_count(&self, wanted: &str) -> Error {
        Error::argument(format!("{}: number of tensors", self.name), self.inputs.len(), wanted)
    }

    /// Returns integer number `number`.
    pub(super) fn int(&self, number: usize, what: &str) -> Result<i64> {
        self.ints.get(number).copied().ok_or_else(|| self.missing(what))
    }

    /// Returns integer number `number` as a size (1 or more).
    pub(super) fn size(&self, number: usize, what: &str) -> Result<usize> {
        let value = self.int(number, what)?;
        usize::try_from(value)
            .ok()
            .filter(|&size| size > 0)
            .ok_or_else(|| Error::argument(format!("{}: {what}", self.name), value, "1 or more"))
    }

    /// Returns true if integer number `number` is not 0; `default` if it is missing.
    pub(super) fn flag(&self, number: usize, default: bool) -> bool {
        self.ints.get(number).map_or(default, |&value| value != 0)
    }

    /// Returns the reduction of a loss over the outputs of a row: the first integer.
    pub(super) fn reduction(&self) -> LossReduction {
        if self.flag(0, false) { LossReduction::Each } else { LossReduction::Mean }
    }

    /// Returns real number `number`.
    pub(super) fn real(&self, number: usize, what: &str) -> Result<f64> {
        self.reals.get(number).copied().ok_or_else(|| self.missing(what))
    }

    fn missing(&self, what: &str) -> Error {
        Error::argument(format!("{}: {what}", self.name), "missing", "a value")
    }

    /// Converts an axis to the graph's convention, which does not count the batch.
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

    /// Returns the sizes from integer number `first` on. One of them may be −1: it is computed from
    /// `numbers`.
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
