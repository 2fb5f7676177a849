//! Values such as -999 that mark a missing value in a column.

use std::ops::Range;

use crate::data::column::feature_name;
use crate::data::{Dataset, Missing, unknown_column};
use crate::error::{Error, Result};
use crate::models::Network;

/// Name of the option in errors.
const OPTION: &str = "the option missing";

/// A value that marks a missing value in a column.
#[derive(Debug, Clone, PartialEq)]
pub struct MissingValue {
    /// Name of the column; `None` for all columns that are not jagged.
    pub column: Option<String>,
    /// A finite number.
    pub value: f32,
}

impl MissingValue {
    /// Returns the missing value of a column.
    #[must_use]
    pub fn of(column: impl Into<String>, value: f32) -> Self {
        MissingValue { column: Some(column.into()), value }
    }

    pub(super) fn validate(&self) -> Result<()> {
        if self.value.is_finite() {
            return Ok(());
        }
        let wanted = "a finite number: rows with NaN or infinity are rejected, Define another value for them";
        Err(Error::argument(OPTION, self.value, wanted))
    }
}

/// Gives the model of a first fit the [`flags`] for `wanted`.
///
/// # Errors
/// Those of [`flags`]; [`Error::Argument`] for a network that supports no flags.
pub(super) fn give(
    model: &mut Network,
    data: &Dataset,
    wanted: &[MissingValue],
    standardises: bool,
) -> Result<()> {
    let flags = flags(model, data, wanted, standardises)?;
    flags.map_or(Ok(()), |flags| model.flag_missing(flags))
}

/// Returns a flag for each feature named by `wanted`, in the order of features, for the model of a first fit; none for a model that has these flags.
/// `standardises` is true if this fit computes means.
///
/// # Errors
/// [`Error::Argument`] for a column that does not exist, is jagged or has two missing values; if this fit computes no means of the inputs; or if the
/// model was fitted with other missing values.
pub(super) fn flags(
    model: &Network,
    data: &Dataset,
    wanted: &[MissingValue],
    standardises: bool,
) -> Result<Option<Vec<Missing>>> {
    if wanted.is_empty() {
        return Ok(None);
    }
    let found = found(data, wanted)?;
    if found == model.missing() {
        return Ok(None);
    }
    if model.loss().is_some() || !model.missing().is_empty() {
        let wanted = format!("{}, as in the model's earlier fit", reported(model.missing(), data));
        return Err(Error::argument(OPTION, reported(&found, data), wanted));
    }
    if !standardises || model.input_standardisation().is_some() {
        let got = "given for a fit that does not compute a standardisation";
        let wanted = "standardize, and a network without a standardisation: a missing value is replaced by the mean of the others";
        return Err(Error::argument(OPTION, got, wanted));
    }
    Ok(Some(found))
}

/// Returns the features that `wanted` names, in order.
fn found(data: &Dataset, wanted: &[MissingValue]) -> Result<Vec<Missing>> {
    let mut values: Vec<Option<f32>> = vec![None; data.features()];
    for MissingValue { column, value } in wanted {
        for (name, features) in meant(data, column.as_deref())? {
            for known in &mut values[features] {
                if let Some(known) = known.filter(|known| known != value) {
                    let got = format!("{known} and {value} for '{name}'");
                    return Err(Error::argument(OPTION, got, "one value for a column"));
                }
                *known = Some(*value);
            }
        }
    }
    let each = values.into_iter().enumerate();
    Ok(each.filter_map(|(feature, value)| Some(Missing { feature, value: value? })).collect())
}

/// Returns the column of a name, or all columns that are not jagged, with their features.
fn meant<'d>(data: &'d Dataset, name: Option<&str>) -> Result<Vec<(&'d str, Range<usize>)>> {
    let mut start = 0;
    let mut columns = data.columns().iter().map(|column| {
        start += column.width;
        (&*column.name, start - column.width..start)
    });
    let is_jagged = |features: &Range<usize>| {
        data.collections().iter().any(|of| of.features().contains(&features.start))
    };
    let Some(name) = name else {
        let found: Vec<_> = columns.filter(|(_, features)| !is_jagged(features)).collect();
        if found.is_empty() {
            let wanted = "at least one column that is not jagged: missing entries of jagged columns are left out anyway";
            return Err(Error::argument(OPTION, "given for all columns", wanted));
        }
        return Ok(found);
    };
    let Some(found) = columns.find(|(column, _)| *column == name) else {
        let names = data.columns().iter().map(|column| column.name.as_str());
        return Err(unknown_column(name, names));
    };
    if is_jagged(&found.1) {
        let wanted =
            "a column that is not jagged: missing entries of jagged columns are left out anyway";
        return Err(Error::argument(OPTION, format!("given for '{name}'"), wanted));
    }
    Ok(vec![found])
}

/// Text for messages: "-999 for m_jj, n_jets".
fn reported(missing: &[Missing], data: &Dataset) -> String {
    if missing.is_empty() {
        return "none".into();
    }
    let each = missing
        .iter()
        .map(|of| format!("{} for {}", of.value, feature_name(data.columns(), of.feature)));
    each.collect::<Vec<_>>().join(", ")
}
