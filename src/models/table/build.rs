//! The graph of a network for a table.

use super::{Knots, TableShape, TableSizes};
use crate::error::Result;
use crate::models::ComposedConfig;
use crate::models::composed::trace::{LayerId, Place, Purpose, Tensor, Trace, new_layer};

/// Inputs are bounded here, in units of their quartiles' difference (RealMLP).
const BOUND: f64 = 3.0;
/// The deviation of the frequencies of embeddings (RealMLP).
const SIGMA: f64 = 0.1;

/// Numbers that stand for a column with knots.
const WIDTH: i64 = 8;

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

    /// The embeddings of columns with knots, one behind the other.
    fn pieces(&mut self, row: Tensor, knots: &[Knots]) -> Result<Option<Tensor>> {
        if knots.is_empty() {
            return Ok(None);
        }
        let mut columns = Vec::new();
        for of in knots {
            let (from, to) = (of.feature as i64, of.feature as i64 + 1);
            columns.push(self.operation("slice", row, &[-1, from, to], &[])?);
        }
        let columns = self.trace.operation("concat", &columns, &[-1], &[], &self.place)?[0];
        let counts = knots.iter().map(|of| of.knots.len() as i64);
        let ints: Vec<i64> = std::iter::once(WIDTH).chain(counts).collect();
        let reals: Vec<f64> = knots.iter().flat_map(|of| &of.knots).copied().collect();
        let id = LayerId { layer: new_layer(), name: "pieces".into(), ..LayerId::default() };
        let kind = "piecewise_linear_embedding";
        let embedded = self.trace.layer(kind, &id, &[columns], &ints, &reals, &self.place)?[0];
        self.operation("flatten", embedded, &[], &[]).map(Some)
    }

    fn operation(&mut self, name: &str, x: Tensor, ints: &[i64], reals: &[f64]) -> Result<Tensor> {
        Ok(self.trace.operation(name, &[x], ints, reals, &self.place)?[0])
    }
}

impl TableSizes {
    /// The network as a graph, made of the layers that any network may be composed of: `scale`, `embedding`, `pieces`, `members`, `layers.N`
    /// and `head` are the names of its parts. `flags` is the number of flags of missing values, which are inputs behind the columns;
    /// columns of `knots` also have a piecewise linear embedding.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for a size out of range, an embedding of one number, a rate outside of
    /// [0, 1), and knots that do not rise or are those of a column that there is not.
    pub fn composed(
        &self,
        shape: &TableShape,
        flags: usize,
        knots: &[Knots],
        seed: u64,
    ) -> Result<ComposedConfig> {
        self.check(shape)?;
        let mut of = Builder { trace: Trace::new(Purpose::Network), place: Place::default() };
        let row = of.trace.input("", &[shape.features + flags])?;
        let x = of.operation("smooth_clip", row, &[], &[BOUND])?;
        let mut x = of.layer("scaling", "scale", x, (&[], &[]))?;
        if self.frequencies > 0 {
            let sizes = [self.frequencies, self.embedding];
            x = of.layer("periodic_embedding", "embedding", x, (&sizes, &[SIGMA]))?;
            x = of.operation("flatten", x, &[], &[])?;
        }
        if let Some(pieces) = of.pieces(row, knots)? {
            x = of.trace.operation("concat", &[x, pieces], &[-1], &[], &of.place)?[0];
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
