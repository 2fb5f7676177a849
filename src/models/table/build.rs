//! The graph of a network for a table.

use std::f64::consts::{PI, TAU};

use super::{Knots, TableInputs, TableShape, TableSizes};
use crate::data::Collection;
use crate::error::Result;
use crate::models::ComposedConfig;
use crate::models::composed::trace::{LayerId, Place, Purpose, Tensor, Trace, new_layer};

/// Bound of the inputs, in units of the difference of their quartiles (RealMLP).
const BOUND: f64 = 3.0;
/// Standard deviation of the frequencies of embeddings (RealMLP).
const SIGMA: f64 = 0.1;

/// Number of values that represent a column with knots.
const WIDTH: i64 = 8;
/// Third integer of a linear layer: He's initial weights. Tables were measured with them.
const HE: usize = 1;

/// A number below every output of a layer: the maximum over no entries.
const ABSENT: f64 = -1.0;

/// Returns the index of a column with knots among the plain columns.
pub(super) fn place(of: &Knots, collections: &[Collection]) -> usize {
    let before = collections.iter().filter(|collection| collection.feature < of.feature);
    of.feature.saturating_sub(before.map(|collection| collection.features().len()).sum())
}

/// A trace, and the source position for error messages. The position is empty, since no user code created the layers.
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

    /// Returns the embeddings of columns with knots, concatenated.
    fn pieces(&mut self, row: Tensor, inputs: TableInputs) -> Result<Option<Tensor>> {
        let knots = inputs.knots;
        if knots.is_empty() {
            return Ok(None);
        }
        let mut columns = Vec::new();
        for of in knots {
            let from = place(of, inputs.collections);
            let (from, to) = (from as i64, from as i64 + 1);
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

impl Builder {
    fn of_several(&mut self, name: &str, x: &[Tensor], ints: &[i64]) -> Result<Tensor> {
        Ok(self.trace.operation(name, x, ints, &[], &self.place)?[0])
    }

    /// Adds the inputs, in the order of a row's features. Returns all plain columns with the flags, concatenated (`None` if there are none),
    /// and the entries and masks of the collections.
    fn inputs(
        &mut self,
        features: usize,
        inputs: &TableInputs,
    ) -> Result<(Option<Tensor>, Vec<[Tensor; 2]>)> {
        let (mut plain, mut entries, mut end) = (Vec::new(), Vec::new(), 0);
        for of in inputs.collections {
            if of.feature > end {
                plain.push(self.trace.input("", &[of.feature - end])?);
            }
            entries.push(self.trace.jagged_input("", of.at_most, of.columns)?);
            end = of.features().end;
        }
        let rest = (features + inputs.flags).saturating_sub(end);
        if rest > 0 {
            plain.push(self.trace.input("", &[rest])?);
        }
        let plain = match plain[..] {
            [] => None,
            [one] => Some(one),
            _ => Some(self.of_several("concat", &plain, &[-1])?),
        };
        Ok((plain, entries))
    }

    /// Returns the values of a collection (2 width + 1). Two layers transform each of its entries (N, P); the values are the mean and the
    /// maximum over the entries, and the fraction of the places that are taken.
    fn pooled(
        &mut self,
        number: usize,
        (of, [entries, mask]): (&Collection, [Tensor; 2]),
        sizes: &TableSizes,
    ) -> Result<Tensor> {
        let (n, p, f) = (of.at_most, of.columns, sizes.frequencies);
        let name = |part: &str| format!("jagged{number}.{part}");
        let x = self.operation("smooth_clip", entries, &[], &[BOUND])?;
        let mut x = self.layer("scaling", &name("scale"), x, (&[], &[]))?;
        if f > 0 {
            let sigma = [SIGMA * TAU, 1.0];
            let frequency = self.parameter(&name("frequency"), &[p, f], &sigma)?;
            let phase = self.parameter(&name("phase"), &[p, f], &[PI, 2.0])?;
            let one = self.operation("reshape", x, &[n as i64, p as i64, 1], &[])?;
            let angle = self.of_several("mul", &[one, frequency], &[])?;
            let angle = self.of_several("add", &[angle, phase], &[])?;
            let cosines = self.operation("cos", angle, &[], &[])?;
            let all = self.of_several("concat", &[one, cosines], &[-1])?;
            x = self.operation("reshape", all, &[n as i64, (p * (1 + f)) as i64], &[])?;
        }
        for layer in 0..2 {
            let name = name(&format!("layers.{layer}"));
            x = self.layer("linear", &name, x, (&[sizes.width, 1, HE], &[]))?;
            x = self.operation("gelu", x, &[], &[])?;
        }
        let mean = self.of_several("masked_mean", &[x, mask], &[1])?;
        let column = self.operation("reshape", mask, &[n as i64, 1], &[])?;
        let least = self.trace.constant(&[], &[ABSENT])?;
        let there = self.of_several("where", &[column, x, least], &[])?;
        let most = self.of_several("max", &[there], &[0, 1])?;
        let taken = self.of_several("mean", &[mask], &[1, 1])?;
        self.of_several("concat", &[mean, most, taken], &[-1])
    }

    /// Adds a trained tensor whose initial distribution is `initial`.
    fn parameter(&mut self, name: &str, sizes: &[usize], initial: &[f64]) -> Result<Tensor> {
        let id = LayerId { layer: new_layer(), name: name.into(), ..LayerId::default() };
        let ints: Vec<i64> = sizes.iter().map(|&size| size as i64).collect();
        Ok(self.trace.layer("parameter", &id, &[], &ints, initial, &self.place)?[0])
    }
}

impl TableSizes {
    /// Returns the network as a graph of the layers that any network may use. The names of its parts are `scale`, `embedding`, `pieces`,
    /// `jagged0`, …, `members`, `layers.N` and `head`.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for a size out of range, an embedding of one number, a rate outside of [0, 1), knots that do
    /// not rise or belong to a column that does not exist, and jagged columns that are not within a row.
    pub fn composed(
        &self,
        shape: &TableShape,
        inputs: TableInputs,
        seed: u64,
    ) -> Result<ComposedConfig> {
        self.check(shape)?;
        let mut of = Builder { trace: Trace::new(Purpose::Network), place: Place::default() };
        let (plain, entries) = of.inputs(shape.features, &inputs)?;
        let mut parts = Vec::new();
        if let Some(row) = plain {
            parts.extend(of.columns(row, inputs, self)?);
        }
        for (number, collection) in inputs.collections.iter().zip(entries).enumerate() {
            parts.push(of.pooled(number, collection, self)?);
        }
        let mut x = match parts[..] {
            [one] => one,
            _ => of.of_several("concat", &parts, &[-1])?,
        };
        x = of.layer("members", "members", x, (&[self.members], &[]))?;
        for number in 0..self.depth {
            x = of.layer("linear", &format!("layers.{number}"), x, (&[self.width, 1, HE], &[]))?;
            x = of.operation("gelu", x, &[], &[])?;
            x = of.operation("dropout", x, &[], &[self.dropout])?;
        }
        let y = of.layer("member_linear", "head", x, (&[shape.outputs], &[]))?;
        let y = of.operation("mean_of_members", y, &[shape.regression.into()], &[])?;
        of.trace.compile(&[y], seed)
    }
}

impl Builder {
    /// Returns the plain columns, scaled, with their embeddings.
    fn columns(
        &mut self,
        row: Tensor,
        inputs: TableInputs,
        sizes: &TableSizes,
    ) -> Result<Vec<Tensor>> {
        let x = self.operation("smooth_clip", row, &[], &[BOUND])?;
        let mut x = self.layer("scaling", "scale", x, (&[], &[]))?;
        if sizes.frequencies > 0 {
            let sizes = [sizes.frequencies, sizes.embedding];
            x = self.layer("periodic_embedding", "embedding", x, (&sizes, &[SIGMA]))?;
            x = self.operation("flatten", x, &[], &[])?;
        }
        Ok(std::iter::once(x).chain(self.pieces(row, inputs)?).collect())
    }
}
