//! The graph of a network for a table.

use super::{TableShape, TableSizes};
use crate::error::Result;
use crate::models::ComposedConfig;
use crate::models::composed::trace::{LayerId, Place, Purpose, Tensor, Trace, new_layer};

/// Inputs are bounded here, in units of their quartiles' difference (RealMLP).
const BOUND: f64 = 3.0;
/// The deviation of the frequencies of embeddings (RealMLP).
const SIGMA: f64 = 0.1;

/// A trace, and the place that errors name: none, since no code of the user's made the layers.
struct Builder {
    trace: Trace,
    place: Place,
}

impl Builder {
    fn layer(
        &mut self,
        kind: &str,
        name: &str,
        x: Tensor,
        (ints, reals): (&[usize], &[f64]),
    ) -> Result<Tensor> {
        let id = LayerId { layer: new_layer(), name: name.into(), ..LayerId::default() };
        let ints: Vec<i64> = ints.iter().map(|&size| size as i64).collect();
        Ok(self.trace.layer(kind, &id, &[x], &ints, reals, &self.place)?[0])
    }

    fn operation(&mut self, name: &str, x: Tensor, ints: &[i64], reals: &[f64]) -> Result<Tensor> {
        Ok(self.trace.operation(name, &[x], ints, reals, &self.place)?[0])
    }
}

impl TableSizes {
    /// The network as a graph, made of the layers that any network may be composed of: `scale`, `embedding`, `members`, `layers.N` and
    /// `head` are the names of its parts. `flags` is the number of flags of missing values, which are inputs behind the columns.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for a size out of range, an embedding of one number and a rate outside of
    /// [0, 1).
    pub fn composed(&self, shape: &TableShape, flags: usize, seed: u64) -> Result<ComposedConfig> {
        self.check(shape)?;
        let mut of = Builder { trace: Trace::new(Purpose::Network), place: Place::default() };
        let x = of.trace.input("", &[shape.features + flags])?;
        let x = of.operation("smooth_clip", x, &[], &[BOUND])?;
        let mut x = of.layer("scaling", "scale", x, (&[], &[]))?;
        if self.frequencies > 0 {
            let sizes = [self.frequencies, self.embedding];
            x = of.layer("periodic_embedding", "embedding", x, (&sizes, &[SIGMA]))?;
            x = of.operation("flatten", x, &[], &[])?;
        }
        x = of.layer("members", "members", x, (&[self.members], &[]))?;
        for number in 0..self.depth {
            x = of.layer("linear", &format!("layers.{number}"), x, (&[self.width], &[]))?;
            x = of.operation("gelu", x, &[], &[])?;
            x = of.operation("dropout", x, &[], &[self.dropout])?;
        }
        let y = of.layer("member_linear", "head", x, (&[shape.outputs], &[]))?;
        let y = of.operation("mean_of_members", y, &[shape.regression.into()], &[])?;
        of.trace.compile(&[y], seed)
    }
}
