//! Several networks as one: their mean, their spread, and the network that was not trained on an event.

use crate::error::{Error, Result};
use crate::evaluate::fold_of;
use crate::memory;
use crate::models::{Network, Output};

/// Number of rows that are given to all networks at once.
const ROWS: usize = 256;
/// Maximum number of networks: more would exceed the memory.
pub(super) const MOST: usize = 1 << 20;
/// Name of the memory in errors.
const OUTPUTS: &str = "the outputs of the networks of an ensemble";

/// Assignment of events to folds: [`fold_of`] their id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdFolds {
    /// Names of the columns that form an id, in order.
    pub columns: Vec<String>,
    /// Random seed of the folds.
    pub seed: u64,
}

/// Networks for the same task: from the folds of a cross-validation, or with several seeds.
#[derive(Debug, Clone)]
pub struct Ensemble {
    pub(super) networks: Vec<Network>,
    pub(super) folds: Option<IdFolds>,
}

impl Ensemble {
    /// Returns the ensemble of these networks.
    ///
    /// # Errors
    /// [`Error::Argument`] for no network, or 2²⁰ and more; [`Error::Shape`] if they differ in inputs or outputs; [`Error::Argument`] if they differ
    /// in columns, collections or loss, and for a table network before its first fit.
    pub fn new(networks: Vec<Network>) -> Result<Self> {
        let wanted = format!("at least one, and below {MOST}");
        let Some(first) = networks.first().filter(|_| networks.len() < MOST) else {
            return Err(Error::argument("the networks of an ensemble", networks.len(), wanted));
        };
        networks.iter().try_for_each(Network::check_fitted)?;
        for (number, network) in networks.iter().enumerate().skip(1) {
            let name = format!("network {number} of an ensemble");
            let sizes =
                |of: &Network| format!("{} inputs and {} outputs", of.features(), of.outputs());
            if sizes(network) != sizes(first) {
                let wanted = format!("{}, as the first has", sizes(first));
                return Err(Error::shape(name, sizes(network), wanted));
            }
            if network.columns() != first.columns()
                || network.collections() != first.collections()
                || network.loss().map(|loss| loss.is_classification())
                    != first.loss().map(|loss| loss.is_classification())
            {
                let wanted =
                    "networks with the same columns and loss, as those of a cross-validation are";
                let got = "one with other columns or another loss than the first";
                return Err(Error::argument(name, got, wanted));
            }
        }
        Ok(Ensemble { networks, folds: None })
    }

    /// Returns the ensemble of the networks of folds, in order: network i was not trained on the events whose [`fold_of`] is i.
    ///
    /// # Errors
    /// Those of [`Ensemble::new`]; [`Error::Argument`] for fewer than two networks, or ids without a column.
    pub fn of_folds(networks: Vec<Network>, folds: IdFolds) -> Result<Self> {
        if networks.len() < 2 {
            return Err(Error::argument("folds", networks.len(), "at least 2, a network each"));
        }
        if folds.columns.is_empty() {
            return Err(Error::argument(
                "id columns",
                "none",
                "at least one, such as the event number",
            ));
        }
        Ok(Ensemble { folds: Some(folds), ..Self::new(networks)? })
    }

    /// Returns the networks.
    #[must_use]
    pub fn networks(&self) -> &[Network] {
        &self.networks
    }

    /// Returns the assignment of events to folds, for networks of folds.
    #[must_use]
    pub fn folds(&self) -> Option<&IdFolds> {
        self.folds.as_ref()
    }

    /// Returns the number of inputs, F.
    #[must_use]
    pub fn features(&self) -> usize {
        self.networks[0].features()
    }

    /// Returns the number of outputs, K.
    #[must_use]
    pub fn outputs(&self) -> usize {
        self.networks[0].outputs()
    }

    /// Writes the mean of the networks' outputs for N = `mean.len()` / K rows, and its sample standard deviation over the networks (0 for a single
    /// network), (N, K) both. `x` and `row_stride` are those of [`Network::predict`]. For probabilities the probabilities are averaged, not the
    /// logits.
    ///
    /// The spread shows the dependence on the seed and on the training rows; it is not an uncertainty of the truth.
    ///
    /// # Errors
    /// Those of [`Network::predict`]; [`Error::Shape`] unless `spread` is as long as `mean`; [`Error::Memory`].
    pub fn predict_mean_and_spread(
        &self,
        x: &[f32],
        row_stride: usize,
        mean: &mut [f32],
        spread: &mut [f32],
        output: Output,
    ) -> Result<()> {
        if spread.len() != mean.len() {
            let wanted = format!("{}, as mean", mean.len());
            return Err(Error::shape("spread", spread.len(), wanted));
        }
        let (k, n) = (self.outputs(), self.networks.len());
        self.check_rows(x, row_stride, mean.len())?;
        let size = ROWS.saturating_mul(k).min(mean.len());
        let mut all = memory::zeros(n.saturating_mul(size), OUTPUTS)?;
        let blocks = mean.chunks_mut(ROWS * k).zip(spread.chunks_mut(ROWS * k));
        for (number, (mean, spread)) in blocks.enumerate() {
            let size = mean.len();
            let x = &x[number * ROWS * row_stride..];
            for (network, out) in self.networks.iter().zip(all.chunks_exact_mut(size)) {
                network.predict(x, row_stride, out, output)?;
            }
            for i in 0..size {
                let values = || (0..n).map(|network| f64::from(all[network * size + i]));
                let middle = values().sum::<f64>() / n as f64;
                let squares = values().map(|value| (value - middle).powi(2)).sum::<f64>();
                mean[i] = middle as f32;
                spread[i] = (squares / (n.max(2) - 1) as f64).sqrt() as f32;
            }
        }
        Ok(())
    }

    /// Writes the output of the network that was not trained on an event, chosen by the event's id: `ids` are its columns, (N) each, `out` is (N, K).
    /// An event that was in no fold, such as one of data, also has a fold by its id; for such an event all networks are equally valid.
    ///
    /// # Errors
    /// [`Error::Argument`] for an ensemble that is not of folds; [`Error::Shape`] for ids with another number of columns or rows; [`Error::Memory`];
    /// otherwise those of [`Network::predict`].
    pub fn held_out_predict(
        &self,
        x: &[f32],
        row_stride: usize,
        ids: &[&[i64]],
        out: &mut [f32],
        output: Output,
    ) -> Result<()> {
        let Some(folds) = &self.folds else {
            let wanted = "an ensemble of a cross-validation with folds by id columns, which stores the fold of each network";
            return Err(Error::argument("the ensemble", "one without folds", wanted));
        };
        let (k, features) = (self.outputs(), self.features());
        self.check_rows(x, row_stride, out.len())?;
        let rows = out.len() / k;
        if ids.len() != folds.columns.len() {
            let wanted = format!("{}: {}", folds.columns.len(), folds.columns.join(", "));
            return Err(Error::shape("the id columns", ids.len(), wanted));
        }
        if let Some((column, name)) = ids.iter().zip(&folds.columns).find(|of| of.0.len() != rows) {
            let wanted = format!("{rows}, as there are rows");
            return Err(Error::shape(format!("id column '{name}'"), column.len(), wanted));
        }
        let mut order = self.by_fold(ids, rows, folds.seed)?;
        order.sort_unstable();
        let mut block = memory::zeros(ROWS.min(rows) * features, OUTPUTS)?;
        let mut scores = memory::zeros(ROWS.min(rows) * k, OUTPUTS)?;
        for own in order.chunk_by(|a, b| a.0 == b.0) {
            for own in own.chunks(ROWS) {
                for (&(_, row), to) in own.iter().zip(block.chunks_exact_mut(features)) {
                    to.copy_from_slice(&x[row * row_stride..][..features]);
                }
                let scores = &mut scores[..own.len() * k];
                self.networks[own[0].0 as usize].predict(&block, features, scores, output)?;
                for (&(_, row), scores) in own.iter().zip(scores.chunks_exact(k)) {
                    out[row * k..][..k].copy_from_slice(scores);
                }
            }
        }
        Ok(())
    }

    /// Returns fold and number of each row, sorted by fold.
    fn by_fold(&self, ids: &[&[i64]], rows: usize, seed: u64) -> Result<Vec<(u32, usize)>> {
        let mut order = memory::with_capacity(rows, OUTPUTS)?;
        let mut id = vec![0; ids.len()];
        for row in 0..rows {
            id.iter_mut().zip(ids).for_each(|(id, column)| *id = column[row] as u64);
            order.push((fold_of(&id, self.networks.len() as u32, seed), row));
        }
        Ok(order)
    }

    /// Refuses rows that do not match `len` outputs, before any output is written.
    fn check_rows(&self, x: &[f32], row_stride: usize, len: usize) -> Result<()> {
        let (features, k) = (self.features(), self.outputs());
        if !len.is_multiple_of(k) {
            return Err(Error::shape("out", len, format!("a multiple of {k}, the outputs")));
        }
        let rows = len / k;
        if rows > 1 && row_stride < features {
            let wanted = format!("at least {features}, the networks' inputs");
            return Err(Error::argument("row_stride", row_stride, wanted));
        }
        let needed = match rows {
            0 => 0,
            n => (n - 1).saturating_mul(row_stride).saturating_add(features),
        };
        if x.len() < needed {
            let wanted =
                format!("at least {needed}: {rows} rows of {features} values, {row_stride} apart");
            return Err(Error::shape("x", x.len(), wanted));
        }
        Ok(())
    }
}
