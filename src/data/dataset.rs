//! Rows in memory: features, targets and optional weights.

use std::borrow::Cow;
use std::ops::Range;

use super::collection::{self, Collection, Cut};
use super::column::{Column, count_features, feature_name};
use super::lengths::check_lengths;
use super::names::Names;
use super::spill::Spill;
use super::survey::Survey;
use crate::error::{Error, Result};

/// Maximum number of targets in a row: a network with more outputs would exceed the memory, and each target has a name.
const MOST_TARGETS: usize = 1 << 20;

/// Rows of features with T targets (one by default) and an optional weight each, owned or borrowed.
///
/// Features are `f32`, row-major, (N, F) with F the sum of the columns' widths; targets (N, T).
///
/// ```
/// use rootgrad::data::{Column, Dataset};
///
/// let mut data = Dataset::new(vec![Column::scalar("pt"), Column::scalar("eta")])?;
/// data.append(&[20.0, 0.1, 35.0, -1.2], 2, &[0.0, 1.0], None)?;
/// assert_eq!((data.rows(), data.features()), (2, 2));
///
/// // Two targets a row, for a regression of two values at once.
/// let mut data = Dataset::new(vec![Column::scalar("x")])?.with_names(["px", "py"], "weight")?;
/// data.append(&[1.0, 2.0], 1, &[0.1, 0.2, 0.3, 0.4], None)?;
/// assert_eq!((data.rows(), data.targets()), (2, 2));
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug)]
pub struct Dataset<'a> {
    pub(super) columns: Vec<Column>,
    pub(super) collections: Vec<Collection>,
    pub(super) cut: Cut,
    pub(super) features: usize,
    pub(super) x: Cow<'a, [f32]>,              // (N, F)
    pub(super) target: Cow<'a, [f32]>,         // (N, T)
    pub(super) weight: Option<Cow<'a, [f32]>>, // (N)
    pub(super) target_names: Vec<String>,      // (T)
    pub(super) weight_name: String,
    /// Storage on disk, for a data set with a memory limit; the arrays above contain only the rows that are not on disk.
    pub(super) spill: Option<Box<Spill>>,
}

impl Dataset<'static> {
    /// Returns an empty data set with these feature columns and one target; use [`Dataset::with_names`] for more targets.
    ///
    /// # Errors
    /// [`Error::Argument`] for no column, an empty or repeated name, or a width of 0.
    pub fn new(columns: Vec<Column>) -> Result<Self> {
        let features = count_features(&columns)?;
        Ok(Dataset {
            columns,
            collections: Vec::new(),
            cut: Cut::default(),
            features,
            x: Cow::Owned(Vec::new()),
            target: Cow::Owned(Vec::new()),
            weight: None,
            target_names: vec!["target".into()],
            weight_name: "weight".into(),
            spill: None,
        })
    }
}

impl<'a> Dataset<'a> {
    /// Returns a data set over the caller's arrays, without a copy: `x` (N, F) without gaps, `target` (N), `weight` (N) or none.
    ///
    /// # Errors
    /// [`Error::Shape`] if the lengths do not fit together, and the [`Error::Argument`] of [`Dataset::new`].
    pub fn borrowed(
        columns: Vec<Column>,
        x: &'a [f32],
        target: &'a [f32],
        weight: Option<&'a [f32]>,
    ) -> Result<Self> {
        Self::borrowed_targets(columns, x, target, 1, weight)
    }

    /// Does the same as [`Dataset::borrowed`], with `targets` = T values in a row of `target` (N, T), row-major.
    ///
    /// The targets have the names `target[0]`, `target[1]`, … until [`Dataset::set_names`].
    ///
    /// # Errors
    /// Those of [`Dataset::borrowed`]; [`Error::Argument`] if `targets` is 0 or above 2²⁰.
    pub fn borrowed_targets(
        columns: Vec<Column>,
        x: &'a [f32],
        target: &'a [f32],
        targets: usize,
        weight: Option<&'a [f32]>,
    ) -> Result<Self> {
        let features = count_features(&columns)?;
        let target_names = match targets {
            0 => return Err(Error::argument("targets", 0, "at least 1 per row")),
            1 => vec!["target".into()],
            _ if targets > MOST_TARGETS => {
                let wanted = format!("at most {MOST_TARGETS} per row");
                return Err(Error::argument("targets", targets, wanted));
            }
            _ => (0..targets).map(|t| format!("target[{t}]")).collect(),
        };
        let rows = check_lengths((x, features, features), (target, targets), weight)?;
        if x.len() != rows * features {
            let wanted = format!("{rows} rows of {features} features");
            return Err(Error::shape("x", x.len(), wanted));
        }
        Ok(Dataset {
            columns,
            collections: Vec::new(),
            cut: Cut::default(),
            features,
            x: Cow::Borrowed(x),
            target: Cow::Borrowed(target),
            weight: weight.map(Cow::Borrowed),
            target_names,
            weight_name: "weight".into(),
            spill: None,
        })
    }

    /// Does the same as [`Dataset::set_names`], for a chain of calls.
    ///
    /// # Errors
    /// Those of [`Dataset::set_names`].
    pub fn with_names(
        mut self,
        targets: impl Into<Names>,
        weight: impl Into<String>,
    ) -> Result<Self> {
        self.set_names(targets, weight)?;
        Ok(self)
    }

    /// Names the targets and the weight column; the default names are "target" and "weight". In a data set without rows the number of names
    /// determines the number of targets in a row, T.
    ///
    /// # Errors
    /// [`Error::Shape`] if the rows have another number of targets; [`Error::Argument`] if there is no name, or a name is empty or used twice. The
    /// names are then unchanged.
    pub fn set_names(
        &mut self,
        targets: impl Into<Names>,
        weight: impl Into<String>,
    ) -> Result<()> {
        let names = targets.into().checked("target columns")?;
        if names.len() != self.targets() && self.rows() > 0 {
            let wanted = format!("{}, as many as rows have targets", self.targets());
            return Err(Error::shape("the list of target names", names.len(), wanted));
        }
        if names.len() != self.targets()
            && let Some(spill) = &mut self.spill
        {
            spill.survey = Survey::of_targets(names.len())?;
        }
        self.target_names = names;
        self.weight_name = weight.into();
        Ok(())
    }

    /// Declares the jagged columns: all features of missing entries are NaN ([`pack`](super::pack) writes such rows). `cut` counts the entries that
    /// were left out, which a fit notes.
    ///
    /// # Errors
    /// [`Error::Argument`], [`Error::Shape`] for collections whose features do not match the columns. The collections are then unchanged.
    pub fn set_collections(&mut self, collections: Vec<Collection>, cut: Cut) -> Result<()> {
        if collections != self.collections && self.spill.is_some() && self.rows() > 0 {
            let wanted = "the same as before: rows with a limit of memory are laid out by them";
            return Err(Error::argument("the collections", "others", wanted));
        }
        let widths = self.columns.iter().map(|column| column.width);
        collection::check(&collections, widths, &|number| self.columns[number].name.clone())?;
        (self.collections, self.cut) = (collections, cut);
        Ok(())
    }

    /// Returns the collections of a row, in order; empty if no column is jagged.
    #[must_use]
    pub fn collections(&self) -> &[Collection] {
        &self.collections
    }

    /// Returns the number of entries that were left out.
    #[must_use]
    pub fn cut(&self) -> Cut {
        self.cut
    }

    /// Returns an empty data set with the same columns, names, collections and memory limit, and another number of cut entries.
    ///
    /// # Errors
    /// Those of [`Dataset::limit_memory`].
    pub(crate) fn without_rows(&self, cut: Cut) -> Result<Dataset<'static>> {
        let mut empty = Dataset::new(self.columns.clone())?
            .with_names(self.target_names.as_slice(), self.weight_name.as_str())?;
        empty.set_collections(self.collections.clone(), cut)?;
        if let Some(limit) = self.memory_limit() {
            empty.limit_memory(limit.clone())?;
        }
        Ok(empty)
    }

    /// Returns the number of rows, N.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows_in_memory() + self.spill.as_ref().map_or(0, |spill| spill.rows())
    }

    /// Returns the number of rows that are in memory: all rows, unless [`Dataset::limit_memory`] moved some to disk.
    #[must_use]
    pub fn rows_in_memory(&self) -> usize {
        self.target.len() / self.targets()
    }

    /// Returns the number of targets in a row, T.
    #[must_use]
    pub fn targets(&self) -> usize {
        self.target_names.len()
    }

    /// Returns the number of features in a row, F.
    #[must_use]
    pub fn features(&self) -> usize {
        self.features
    }

    /// Returns the feature columns; their widths sum to F.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// Returns all features, (N, F) row-major, of the rows in memory.
    #[must_use]
    pub fn x(&self) -> &[f32] {
        &self.x
    }

    /// Returns the features of one row in memory, (F).
    ///
    /// # Panics
    /// If `row` ≥ N.
    #[must_use]
    pub fn row(&self, row: usize) -> &[f32] {
        &self.x[row * self.features..][..self.features]
    }

    /// Returns the targets, (N, T) row-major, of the rows in memory.
    #[must_use]
    pub fn target(&self) -> &[f32] {
        &self.target
    }

    /// Returns the targets of one row in memory, (T).
    ///
    /// # Panics
    /// If `row` ≥ N.
    #[must_use]
    pub fn target_of(&self, row: usize) -> &[f32] {
        &self.target[row * self.targets()..][..self.targets()]
    }

    /// Returns the weights, (N), of the rows in memory, if the data set has weights.
    #[must_use]
    pub fn weight(&self) -> Option<&[f32]> {
        self.weight.as_deref()
    }

    /// Returns the weight of one row in memory: 1 without weights.
    ///
    /// # Panics
    /// If there are weights and `row` ≥ N.
    #[must_use]
    pub fn weight_of(&self, row: usize) -> f32 {
        self.weight.as_ref().map_or(1.0, |weight| weight[row])
    }

    /// Returns the names of the targets, (T).
    #[must_use]
    pub fn target_names(&self) -> &[String] {
        &self.target_names
    }

    /// Returns the name of the weight column.
    #[must_use]
    pub fn weight_name(&self) -> &str {
        &self.weight_name
    }

    /// Checks that every value is finite, except for missing entries of jagged columns.
    ///
    /// # Errors
    /// [`Error::NotFinite`] with the column and the first such row.
    pub fn check_finite(&self) -> Result<()> {
        match &self.spill {
            Some(spill) => spill.survey.check_finite(),
            None => self.check_finite_in(0..self.rows_in_memory()),
        }
    }
}

impl Dataset<'_> {
    /// Does the same for some rows in memory, counted from the first of them.
    pub(super) fn check_finite_in(&self, rows: Range<usize>) -> Result<()> {
        let not_finite = |column: String, row: usize, value: f32| Error::NotFinite {
            column,
            row,
            value: f64::from(value),
        };
        let of = |width: usize| rows.start * width..rows.end * width;
        if let Some((row, feature, value)) =
            self.first_feature_not_finite(&self.x[of(self.features)])?
        {
            return Err(not_finite(feature_name(&self.columns, feature), row, value));
        }
        let targets = &self.target[of(self.targets())];
        if let Some(i) = first_not_finite(targets) {
            let (row, target) = (i / self.targets(), i % self.targets());
            return Err(not_finite(self.target_names[target].clone(), row, targets[i]));
        }
        if let Some(weight) = &self.weight
            && let Some(row) = first_not_finite(&weight[rows.clone()])
        {
            return Err(not_finite(self.weight_name.clone(), row, weight[rows.start + row]));
        }
        Ok(())
    }

    /// Returns row, feature and value of the first non-finite feature in `x` outside of jagged columns.
    ///
    /// # Errors
    /// [`Error::NotFinite`] for an entry of a jagged column that is neither finite nor missing.
    fn first_feature_not_finite(&self, x: &[f32]) -> Result<Option<(usize, usize, f32)>> {
        let located = |i: usize| (i / self.features, i % self.features, x[i]);
        if self.collections.is_empty() {
            return Ok(first_not_finite(x).map(located));
        }
        let mut others = vec![true; self.features];
        self.collections.iter().for_each(|of| others[of.features()].fill(false));
        for (number, row) in x.chunks_exact(self.features).enumerate() {
            let mut values = row.iter().zip(&others);
            if let Some(f) = values.position(|(value, other)| *other && !value.is_finite()) {
                return Ok(Some((number, f, row[f])));
            }
            collection::check_entries(&self.collections, &self.columns, row, number)?;
        }
        Ok(None)
    }
}

/// Returns the index of the first NaN or infinity. Blocks are tested on exponent bits without a branch, so that the loop vectorises.
fn first_not_finite(values: &[f32]) -> Option<usize> {
    const EXPONENT: u32 = 0x7f80_0000;
    const BLOCK: usize = 1024;
    for (block, chunk) in values.chunks(BLOCK).enumerate() {
        let bad = chunk.iter().fold(false, |bad, v| bad | (v.to_bits() & EXPONENT == EXPONENT));
        if bad {
            return chunk.iter().position(|v| !v.is_finite()).map(|i| block * BLOCK + i);
        }
    }
    None
}

#[cfg(test)]
#[path = "dataset_tests.rs"]
mod tests;
