//! Rows in memory: features, targets and, if wanted, a weight each.

use std::borrow::Cow;
use std::ops::Range;

use super::append::check_lengths;
use super::collection::{self, Collection, Cut};
use super::column::{Column, count_features, feature_name};
use super::names::Names;
use super::spill::Spill;
use super::survey::Survey;
use crate::error::{Error, Result};

/// Targets of a row: a network of more outputs has more parameters than memory, and each target has a name.
const MOST_TARGETS: usize = 1 << 20;

/// Rows of features with T targets (one, unless named otherwise) and an optional weight each, owned or borrowed.
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
    /// Of a data set that keeps to a limit of memory; what it holds are then the rows that are not on disk.
    pub(super) spill: Option<Box<Spill>>,
}

impl Dataset<'static> {
    /// An empty data set with these feature columns, and one target; [`Dataset::with_names`] for more.
    ///
    /// # Errors
    /// [`Error::Argument`]: no column, an empty or repeated name, a width of 0.
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
    /// A data set over the caller's arrays, not copied: `x` (N, F) without gaps, `target` (N), `weight` (N) or none.
    ///
    /// # Errors
    /// [`Error::Shape`] if the lengths do not fit together, [`Error::Argument`] as for [`Dataset::new`].
    pub fn borrowed(
        columns: Vec<Column>,
        x: &'a [f32],
        target: &'a [f32],
        weight: Option<&'a [f32]>,
    ) -> Result<Self> {
        Self::borrowed_targets(columns, x, target, 1, weight)
    }

    /// As [`Dataset::borrowed`], with `targets` = T values in a row of `target` (N, T), row-major.
    ///
    /// They are called `target[0]`, `target[1]`, … until [`Dataset::set_names`].
    ///
    /// # Errors
    /// As of [`Dataset::borrowed`]; [`Error::Argument`] if `targets` is 0 or above 2²⁰.
    pub fn borrowed_targets(
        columns: Vec<Column>,
        x: &'a [f32],
        target: &'a [f32],
        targets: usize,
        weight: Option<&'a [f32]>,
    ) -> Result<Self> {
        let features = count_features(&columns)?;
        let target_names = match targets {
            0 => return Err(Error::argument("targets", 0, "at least 1 in a row")),
            1 => vec!["target".into()],
            _ if targets > MOST_TARGETS => {
                let wanted = format!("at most {MOST_TARGETS} in a row");
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

    /// As [`Dataset::set_names`], in a chain.
    ///
    /// # Errors
    /// As of [`Dataset::set_names`].
    pub fn with_names(
        mut self,
        targets: impl Into<Names>,
        weight: impl Into<String>,
    ) -> Result<Self> {
        self.set_names(targets, weight)?;
        Ok(self)
    }

    /// Names the targets and the weight column; they are "target" and "weight" otherwise. In a data set without rows the
    /// number of names decides how many targets a row has, T.
    ///
    /// # Errors
    /// [`Error::Shape`] if rows have another number of targets; [`Error::Argument`] if there is no name, or one is empty
    /// or given twice. The names are then as before.
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

    /// Says which columns are jagged: of the entries that a row lacks all features are NaN ([`pack`](super::pack) lays rows out so);
    /// `cut` is what rows had no place for, of which a fit tells.
    ///
    /// # Errors
    /// [`Error::Argument`], [`Error::Shape`] for collections that do not lie in a row, one behind the other. They are then as before.
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

    /// The collections of a row, in order; none if every row has all its values.
    #[must_use]
    pub fn collections(&self) -> &[Collection] {
        &self.collections
    }

    /// What rows had no place for.
    #[must_use]
    pub fn cut(&self) -> Cut {
        self.cut
    }

    /// Number of rows, N.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.held_rows() + self.spill.as_ref().map_or(0, |spill| spill.rows())
    }

    /// Rows that are held in memory: all of them without [`Dataset::limit_memory`], or within it.
    #[must_use]
    pub fn held_rows(&self) -> usize {
        self.target.len() / self.targets()
    }

    /// Number of targets of a row, T.
    #[must_use]
    pub fn targets(&self) -> usize {
        self.target_names.len()
    }

    /// Number of features of a row, F.
    #[must_use]
    pub fn features(&self) -> usize {
        self.features
    }

    /// The feature columns; their widths sum to F.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// All features, (N, F) row-major, of the rows that are held.
    #[must_use]
    pub fn x(&self) -> &[f32] {
        &self.x
    }

    /// The features of one row that is held, (F).
    ///
    /// # Panics
    /// If `row` ≥ N.
    #[must_use]
    pub fn row(&self, row: usize) -> &[f32] {
        &self.x[row * self.features..][..self.features]
    }

    /// The targets, (N, T) row-major, of the rows that are held.
    #[must_use]
    pub fn target(&self) -> &[f32] {
        &self.target
    }

    /// The targets of one row that is held, (T).
    ///
    /// # Panics
    /// If `row` ≥ N.
    #[must_use]
    pub fn target_of(&self, row: usize) -> &[f32] {
        &self.target[row * self.targets()..][..self.targets()]
    }

    /// The weights, (N), of the rows that are held, if there are any.
    #[must_use]
    pub fn weight(&self) -> Option<&[f32]> {
        self.weight.as_deref()
    }

    /// The weight of one row that is held: 1 without weights.
    ///
    /// # Panics
    /// If there are weights and `row` ≥ N.
    #[must_use]
    pub fn weight_of(&self, row: usize) -> f32 {
        self.weight.as_ref().map_or(1.0, |weight| weight[row])
    }

    /// The targets' names, (T).
    #[must_use]
    pub fn target_names(&self) -> &[String] {
        &self.target_names
    }

    /// The weight's name.
    #[must_use]
    pub fn weight_name(&self) -> &str {
        &self.weight_name
    }

    /// Checks that every value is finite, but for entries of collections that a row lacks.
    ///
    /// # Errors
    /// [`Error::NotFinite`] names the column and the first such row.
    pub fn check_finite(&self) -> Result<()> {
        match &self.spill {
            Some(spill) => spill.survey.check_finite(),
            None => self.check_finite_in(0..self.held_rows()),
        }
    }
}

impl Dataset<'_> {
    /// The same of some rows that are held, counted from the first of them.
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

    /// Row, feature and value of the first feature of no collection in `x` that is not finite.
    ///
    /// # Errors
    /// [`Error::NotFinite`] for an entry of a collection that is neither there nor missing.
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

/// The index of the first NaN or infinity. Blocks are tested on exponent bits without a branch, so that it vectorises.
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
