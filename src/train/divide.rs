//! The rows of a data set, divided into training and validation rows, with everything that is found in this pass.

use super::classes::{Class, balanced, classes};
use super::oddities::{self, Looked, Oddity};
use super::part::{Part, Source};
use super::sentinels::{Counts, Mark};
use super::stream;
use crate::data::column::feature_name;
use crate::data::{
    Dataset, InputScaling, RowShape, Split, Standardisation, canonical_order, fingerprint,
};
use crate::error::{Error, Result};
use crate::interface::{Value, set_to};
use crate::models::Loss;
use crate::threads::Team;

/// How rows are divided, and which results are wanted.
#[derive(Clone, Copy)]
pub(super) struct Plan<'a> {
    /// Fraction of the rows that validates.
    pub(super) fraction: f32,
    pub(super) seed: u64,
    pub(super) loss: Loss,
    pub(super) balance: bool,
    /// True if the training rows' features, and their targets, are to be standardised.
    pub(super) standardise: (bool, bool),
    /// The quantities that features are scaled by; targets have [`InputScaling::Standard`].
    pub(super) scaling: InputScaling,
    /// For each feature the value that marks a missing one, NaN if it has none; empty if no feature has any.
    pub(super) missing: &'a [f32],
    /// True if a sample of the training rows is wanted.
    pub(super) sampled: bool,
    /// True for the rows of a validation data set: they stay in canonical order, and no notes are made on them.
    pub(super) validates: bool,
}

impl Plan<'_> {
    /// Returns the name of the rows that are not set aside.
    pub(super) fn what(&self) -> &'static str {
        if self.validates { "validation" } else { "training" }
    }
}

/// Result of the division.
pub(super) struct Divided<'d> {
    /// All rows that are not set aside.
    pub(super) training: Part<'d>,
    pub(super) validation: Option<Part<'d>>,
    /// Hash that identifies these rows.
    pub(super) fingerprint: u64,
    /// Marks of missing values, over all rows.
    pub(super) marks: Vec<Mark>,
    pub(super) oddities: Vec<Oddity>,
    pub(super) classes: Vec<Class>,
    pub(super) inputs: Option<Standardisation>,
    pub(super) targets: Option<Standardisation>,
    /// The first training rows of a data set on disk, if [`Plan::sampled`] asks for them.
    pub(super) sampled: Option<Dataset<'d>>,
}

/// Divides the rows of `data`, wherever they are.
///
/// # Errors
/// [`Error::Data`] for weights that sum to 0 or less, or too few rows to set some aside; [`Error::Memory`]; for rows on disk [`Error::Io`], and
/// [`Error::Interrupted`] if `stop` returns true.
pub(super) fn divide<'d>(
    data: &'d Dataset<'d>,
    plan: &Plan,
    team: &Team,
    stop: &dyn Fn() -> bool,
) -> Result<Divided<'d>> {
    let divided = match data.on_disk(team, stop)? {
        Some(buckets) => stream::divide(data, buckets, plan, team, stop),
        None => held(data, plan, team),
    }?;
    if plan.fraction > 0.0 && divided.validation.is_none() {
        let rows = data.rows();
        return Err(Error::Data(format!(
            "{rows} rows are too few to set a part aside for validation; give more, or {}",
            set_to("validation_fraction", &[Value::Number("0".into())])
        )));
    }
    Ok(divided)
}

/// Divides rows that are all in memory.
fn held<'d>(data: &'d Dataset<'d>, plan: &Plan, team: &Team) -> Result<Divided<'d>> {
    let order = canonical_order(data, team)?;
    let is_classification = plan.loss.is_classification();
    let class = |row: u32| data.target_of(row as usize)[0] as usize;
    let class_of: Option<&dyn Fn(u32) -> usize> =
        if is_classification { Some(&class) } else { None };
    let fingerprint = fingerprint(data, &order);
    if plan.validates {
        return Ok(Divided {
            training: part_in_memory(data, order, plan, plan.what())?,
            validation: None,
            fingerprint,
            marks: Vec::new(),
            oddities: Vec::new(),
            classes: Vec::new(),
            inputs: None,
            targets: None,
            sampled: None,
        });
    }
    let split = Split::new(&order, plan.fraction, plan.seed, class_of);
    let rows = &split.training;
    let inputs = || {
        let shape = RowShape {
            features: data.features(),
            collections: data.collections(),
            missing: plan.missing,
        };
        let name = |feature| feature_name(data.columns(), feature);
        match plan.scaling {
            InputScaling::Standard => Standardisation::of_rows(data.x(), shape, rows, team, &name),
            InputScaling::Robust => {
                Standardisation::by_quantiles(data.x(), shape, rows, team, &name)
            }
        }
    };
    let targets = || {
        let name = |target: usize| data.target_names()[target].clone();
        Standardisation::of_rows(data.target(), RowShape::full(data.targets()), rows, team, &name)
    };
    let inputs = plan.standardise.0.then(inputs).transpose()?;
    let mut counts = Counts::new(data)?;
    counts.add(data, team)?;
    let marks = counts.marks(data, &order)?;
    let looked = Looked {
        counts: &counts,
        data,
        order: &order,
        marks: &marks,
        missing: plan.missing,
        inputs: inputs.as_ref(),
        scaling: plan.scaling,
    };
    Ok(Divided {
        oddities: oddities::find(&looked)?,
        marks,
        inputs,
        targets: plan.standardise.1.then(targets).transpose()?,
        sampled: None,
        fingerprint,
        classes: if is_classification { classes(data, &order) } else { Vec::new() },
        training: part_in_memory(data, split.training, plan, plan.what())?,
        validation: match split.validation.is_empty() {
            true => None,
            false => Some(part_in_memory(data, split.validation, plan, "validation")?),
        },
    })
}

/// Makes a part, with its total weight.
fn part_in_memory<'d>(
    data: &'d Dataset<'d>,
    rows: Vec<u32>,
    plan: &Plan,
    what: &str,
) -> Result<Part<'d>> {
    let weight_of = |row: u32| f64::from(data.weight_of(row as usize));
    let weight: f64 = rows.iter().map(|&row| weight_of(row)).sum();
    let classes = match plan.loss.is_classification() {
        true => classes(data, &rows),
        false => Vec::new(),
    };
    check_weights(data, (rows.len(), weight, &classes), what)?;
    let balanced = if plan.balance { Some(balanced(data, &rows, &classes)?) } else { None };
    let weight = match &balanced {
        Some(weights) => rows.iter().map(|&row| f64::from(weights[row as usize])).sum(),
        None => weight,
    };
    let mean_weight = weight / rows.len() as f64;
    let count = rows.len();
    Ok(Part {
        source: Source::InMemory { data, rows, balanced },
        rows: count,
        classes,
        mean_weight,
    })
}

/// Refuses a part in which the weights of all rows, or of a class, sum to 0 or less. Its size is given as number of rows, Σ w and classes.
pub(super) fn check_weights(
    data: &Dataset,
    (rows, weight, classes): (usize, f64, &[Class]),
    what: &str,
) -> Result<()> {
    let refuse = |of: String, sum: f64| {
        let name = data.weight_name();
        Err(Error::Data(format!("weights '{name}' of {of} sum to {sum}; the sum must be above 0")))
    };
    if weight <= 0.0 {
        return refuse(format!("the {rows} {what} rows"), weight);
    }
    match classes.iter().find(|class| class.weight <= 0.0) {
        Some(class) => {
            let target = &data.target_names()[0];
            refuse(format!("the {what} rows with '{target}' = {}", class.number), class.weight)
        }
        None => Ok(()),
    }
}
