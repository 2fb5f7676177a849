//! What must be right before the first step: the data, the loss, the split, the standardisation.

use super::classes::{self, balanced, classes};
use super::{Metric, TrainOptions, notes};
use crate::data::column::feature_name;
use crate::data::{
    Collection, Column, Dataset, Split, Standardisation, canonical_order, fingerprint,
};
use crate::error::{Error, Result};
use crate::models::composed::no_function;
use crate::models::network::described;
use crate::models::{Batch, Loss, LossFunction, Network};
use crate::threads::Team;

/// Rows of a data set that train, or that validate.
pub(super) struct Part<'d> {
    pub(super) data: &'d Dataset<'d>,
    pub(super) rows: Vec<u32>,
    /// (N), in the place of the data's weights, if its classes are balanced.
    balanced: Option<Vec<f32>>,
    /// Σ w, above 0.
    weight: f64,
}

impl Part<'_> {
    /// Some of the rows, weights in units of the part's mean.
    pub(super) fn batch<'a>(&'a self, rows: &'a [u32]) -> Batch<'a> {
        Batch {
            x: self.data.x(),
            target: self.data.target(),
            weight: self.balanced.as_deref().or(self.data.weight()),
            mean_weight: self.weight / self.rows.len() as f64,
            rows,
        }
    }
}

/// A checked problem.
pub(super) struct Problem<'d> {
    pub(super) training: Part<'d>,
    pub(super) validation: Option<Part<'d>>,
    pub(super) loss: Loss,
    pub(super) metric: Metric,
    /// Tells these rows from others.
    pub(super) fingerprint: u64,
    /// What a user should know of the data.
    pub(super) notes: Vec<String>,
}

/// Checks data and options against each other and against `model`, splits the rows, and gives `model` its loss, its
/// columns and, if it has none and the options want it, its standardisation.
///
/// # Errors
/// Whatever is wrong with the data; `model` is then half-changed.
pub(super) fn prepare<'d>(
    model: &mut Network,
    data: &'d Dataset<'d>,
    validation: Option<&'d Dataset<'d>>,
    options: &TrainOptions,
    team: &Team,
) -> Result<Problem<'d>> {
    check_columns(model, data, "the data set")?;
    check_rows(data, "the data set")?;
    let loss = choose_loss(model, data, options)?;
    classes::check(options.balance_classes, loss)?;
    check_target_names(model, own_targets(data, loss), "the data set")?;
    check_targets(data, loss, model.outputs(), "the data set")?;
    check_variety(data, loss)?;
    if let Some(validation) = validation {
        check_columns(model, validation, "the validation data set")?;
        if validation.columns() != data.columns() {
            let got = names(validation.columns());
            return Err(Error::argument("the validation columns", got, names(data.columns())));
        }
        check_rows(validation, "the validation data set")?;
        if data.targets() > 1 && validation.target_names() != data.target_names() {
            let got = validation.target_names().join(", ");
            return Err(Error::argument(
                "the validation targets",
                got,
                data.target_names().join(", "),
            ));
        }
        check_targets(validation, loss, model.outputs(), "the validation data set")?;
    }

    let order = canonical_order(data, team)?;
    let mut fingerprint = self::fingerprint(data, &order);
    let fraction = if validation.is_some() { 0.0 } else { options.validation_fraction };
    let class = |row: u32| data.target_of(row as usize)[0] as usize;
    let class_of: Option<&dyn Fn(u32) -> usize> =
        if loss.is_classification() { Some(&class) } else { None };
    let split = Split::new(&order, fraction, options.seed, class_of);
    if fraction > 0.0 && split.validation.is_empty() {
        let rows = data.rows();
        return Err(Error::Data(format!(
            "{rows} rows are too few to set a part aside for validation; give more, or set validation_fraction to 0"
        )));
    }

    let part = |data, rows, what| part(data, rows, (loss, options.balance_classes), what);
    let training = part(data, split.training, "training")?;
    let validation = match validation {
        Some(given) => {
            let rows = canonical_order(given, team)?;
            fingerprint ^= self::fingerprint(given, &rows).rotate_left(1);
            Some(part(given, rows, "validation")?)
        }
        None if split.validation.is_empty() => None,
        None => Some(part(data, split.validation, "validation")?),
    };
    if options.patience.is_some() && validation.is_none() {
        let wanted =
            "none without validation rows: set validation_fraction, or give validation data";
        return Err(Error::argument("patience", "set", wanted));
    }
    let fresh = model.loss().is_none();
    model.set_columns(data.columns().to_vec())?;
    model.set_collections(data.collections().to_vec())?;
    model.set_loss(Some(loss));
    model.set_target_names(own_targets(data, loss).to_vec())?;
    if options.standardize && fresh {
        standardise(model, &training, loss, team)?;
    }
    let metric = match loss {
        Loss::BinaryCrossEntropy => Metric::Auc,
        Loss::SoftmaxCrossEntropy => Metric::Accuracy,
        Loss::Custom { is_classification: true, .. } => match model.outputs() {
            1 => Metric::Auc,
            _ => Metric::Accuracy,
        },
        Loss::Custom { targets, .. } if targets != model.outputs() => Metric::Loss,
        Loss::Mse | Loss::Huber(_) | Loss::Custom { .. } => Metric::Rmse,
    };
    let notes = notes::of(data, &order, loss, options, team)?;
    Ok(Problem { training, validation, loss, metric, fingerprint, notes })
}

/// Standardises inputs, and the targets of a regression, on the training rows, unless the network's parameters came with a
/// standardisation that they expect.
fn standardise(model: &mut Network, training: &Part, loss: Loss, team: &Team) -> Result<()> {
    let (data, rows) = (training.data, &training.rows);
    if model.input_standardisation().is_none() {
        let name = |feature| feature_name(data.columns(), feature);
        let input = Standardisation::of_rows(
            data.x(),
            (data.features(), data.collections()),
            rows,
            team,
            &name,
        )?;
        model.set_input_standardisation(Some(model.shared(input)))?;
    }
    // (What an output of a function of the user's is, nobody else knows.)
    if matches!(loss, Loss::Mse | Loss::Huber(_)) && model.target_standardisation().is_none() {
        let name = |target: usize| data.target_names()[target].clone();
        let targets = data.targets();
        let target = Standardisation::of_rows(data.target(), (targets, &[]), rows, team, &name)?;
        model.set_target_standardisation(Some(target))?;
    }
    Ok(())
}

fn names(columns: &[Column]) -> String {
    let name = |column: &Column| match column.width {
        1 => column.name.clone(),
        width => format!("{}[{width}]", column.name),
    };
    columns.iter().map(name).collect::<Vec<_>>().join(", ")
}

fn check_columns(model: &Network, data: &Dataset, what: &str) -> Result<()> {
    if data.features() != model.features() {
        let columns = names(data.columns());
        let got = format!("{} features ({columns})", data.features());
        let wanted = format!("{}, the width of the network's first layer", model.features());
        return Err(Error::shape(what, got, wanted));
    }
    if !model.columns().is_empty() && model.columns() != data.columns() {
        let wanted = format!("{}, as in the model's earlier fit", names(model.columns()));
        return Err(Error::argument(format!("{what}'s columns"), names(data.columns()), wanted));
    }
    check_collections(model, data, what)
}

/// Refuses jagged columns that the network has no input for, columns that are none where it has, and another order of entries.
fn check_collections(model: &Network, data: &Dataset, what: &str) -> Result<()> {
    let (own, given) = (model.collections(), data.collections());
    let name = format!("{what}'s columns");
    if own.len() != given.len() || !own.iter().zip(given).all(|(own, given)| own.is_as(given)) {
        let wanted = format!("{}, as the network has inputs for", described(own));
        return Err(Error::argument(name, described(given), wanted));
    }
    if model.loss().is_some()
        && let Some((own, given)) = own.iter().zip(given).find(|(own, given)| own != given)
    {
        let order = |of: &Collection| match of.sorted_by {
            Some(key) => format!("entries sorted by column {key}"),
            None => "entries as they come".into(),
        };
        let wanted = format!("{}, as in the model's earlier fit", order(own));
        return Err(Error::argument(name, order(given), wanted));
    }
    Ok(())
}

/// Refuses other targets than those of an earlier fit. One target may be named otherwise: that is a matter of taste.
fn check_target_names(model: &Network, names: &[String], what: &str) -> Result<()> {
    let had = model.target_names();
    if had.len() > 1 && had != names {
        let wanted = format!("{}, as in the model's earlier fit", had.join(", "));
        let got = names.join(", ");
        return Err(Error::argument(format!("{what}'s targets"), got, wanted));
    }
    Ok(())
}

fn check_rows(data: &Dataset, what: &str) -> Result<()> {
    if data.rows() == 0 {
        return Err(Error::Data(format!("{what} has no rows: nothing passed the selection?")));
    }
    data.check_finite()
}

/// The names of the targets, without those of a loss's further columns.
fn own_targets<'a>(data: &'a Dataset, loss: Loss) -> &'a [String] {
    match loss {
        Loss::Custom { targets, .. } => &data.target_names()[..targets],
        _ => data.target_names(),
    }
}

/// What a loss of the user's own is for these data.
fn custom_loss(model: &Network, data: &Dataset, function: &LossFunction) -> Result<Loss> {
    let (outputs, targets, extra) = (function.outputs(), function.targets(), function.extra());
    if outputs != model.outputs() {
        let wanted = format!("{outputs}, for which the loss was made");
        return Err(Error::argument("the network's outputs", model.outputs(), wanted));
    }
    if data.targets() != targets + extra {
        let got = format!("{} a row ({})", data.targets(), data.target_names().join(", "));
        let wanted = format!("{targets} targets and {extra} further columns, as the loss has them");
        return Err(Error::shape("the targets of the data set", got, wanted));
    }
    let classes = outputs.max(2) as f32;
    let is_class = |target: f32| target.fract() == 0.0 && target >= 0.0 && target < classes;
    let is_classification =
        targets == 1 && (0..data.rows()).all(|row| is_class(data.target_of(row)[0]));
    Ok(Loss::Custom { targets, is_classification })
}

fn choose_loss(model: &Network, data: &Dataset, options: &TrainOptions) -> Result<Loss> {
    if let Some(function) = &options.loss_function {
        return custom_loss(model, data, function);
    }
    let loss = match (options.loss.or(model.loss()), model.outputs()) {
        (Some(loss), _) => loss,
        (None, _) if data.targets() > 1 => {
            return Err(Error::Data(format!(
                "there are {} targets, '{}': for a regression of them set loss(Loss::Mse) or loss(Loss::Huber); a \
                 classifier has one, the class number",
                data.targets(),
                data.target_names().join("', '")
            )));
        }
        (None, 1) => match first_not(data, |t| t == 0.0 || t == 1.0) {
            None => Loss::BinaryCrossEntropy,
            Some((row, target)) => {
                let name = &data.target_names()[0];
                return Err(Error::Data(format!(
                    "target '{name}' is {target} at row {row}, so this is no yes-or-no question; \
                     for a regression set loss(Loss::Mse) or loss(Loss::Huber); for K classes, numbered from 0, \
                     give the network K outputs"
                )));
            }
        },
        (None, _) => Loss::SoftmaxCrossEntropy,
    };
    if let (Some(wanted), Some(had)) = (options.loss, model.loss())
        && wanted.is_classification() != had.is_classification()
    {
        let had = if had.is_classification() { "a classification" } else { "a regression" };
        let wanted = format!("one for {had}, as in the model's earlier fit; or a new model");
        return Err(Error::argument("loss", format!("{:?}", options.loss), wanted));
    }
    if let Loss::Custom { .. } = loss {
        return Err(no_function());
    }
    loss.check(model.outputs())?;
    Ok(loss)
}

/// The first row whose (one) target is not `wanted`.
fn first_not(data: &Dataset, wanted: impl Fn(f32) -> bool) -> Option<(usize, f32)> {
    let mut targets = data.target().iter().copied().enumerate();
    targets.find(|&(_, target)| !wanted(target))
}

fn check_targets(data: &Dataset, loss: Loss, outputs: usize, what: &str) -> Result<()> {
    if let Loss::Custom { .. } = loss {
        return Ok(()); // the function's matter
    }
    let wanted = loss.targets(outputs);
    if data.targets() != wanted {
        let names = data.target_names().join(", ");
        let got = format!("{} a row ({names})", data.targets());
        let wanted = match loss.is_classification() {
            true => "1 a row: the class".to_string(),
            false => format!("{wanted} a row: one for each output of the network"),
        };
        return Err(Error::shape(format!("the targets of {what}"), got, wanted));
    }
    let (bad, wanted) = match loss {
        Loss::BinaryCrossEntropy => (
            first_not(data, |t| t == 0.0 || t == 1.0),
            "0 or 1 for binary cross-entropy; for a regression set loss(Loss::Mse)".to_string(),
        ),
        Loss::SoftmaxCrossEntropy => (
            first_not(data, |t| t.fract() == 0.0 && t >= 0.0 && t < outputs as f32),
            format!("a class number, 0 to {}: the network has {outputs} outputs", outputs - 1),
        ),
        Loss::Mse | Loss::Huber(_) | Loss::Custom { .. } => (None, String::new()),
    };
    let Some((row, target)) = bad else { return Ok(()) };
    let name = &data.target_names()[0];
    Err(Error::Data(format!("target '{name}' of {what} is {target} at row {row}; wanted {wanted}")))
}

/// Refuses a target that is the same everywhere.
fn check_variety(data: &Dataset, loss: Loss) -> Result<()> {
    for (target, name) in own_targets(data, loss).iter().enumerate() {
        let mut values = data.target().iter().skip(target).step_by(data.targets());
        let first = data.target()[target];
        if values.any(|&value| value != first) {
            continue;
        }
        let missing = match loss.is_classification() {
            true => "a classifier needs rows of at least two classes",
            false => "there is nothing to learn",
        };
        let rows = data.rows();
        return Err(Error::Data(format!(
            "target '{name}' is {first} in all {rows} rows; {missing}"
        )));
    }
    Ok(())
}

/// A part with its total weight; the total, and that of every class, must be above 0.
fn part<'d>(
    data: &'d Dataset<'d>,
    rows: Vec<u32>,
    (loss, balance): (Loss, bool),
    what: &str,
) -> Result<Part<'d>> {
    let weight_of = |row: u32| f64::from(data.weight_of(row as usize));
    let weight: f64 = rows.iter().map(|&row| weight_of(row)).sum();
    let refuse = |of: String, sum: f64| {
        let name = data.weight_name();
        Err(Error::Data(format!("weights '{name}' of {of} sum to {sum}; the sum must be above 0")))
    };
    if weight <= 0.0 {
        return refuse(format!("the {} {what} rows", rows.len()), weight);
    }
    if !loss.is_classification() || !balance && data.weight().is_none() {
        return Ok(Part { data, rows, balanced: None, weight });
    }
    let classes = classes(data, &rows);
    if let Some(class) = classes.iter().find(|class| class.weight <= 0.0) {
        let target = &data.target_names()[0];
        return refuse(format!("the {what} rows with '{target}' = {}", class.number), class.weight);
    }
    let balanced = if balance { Some(balanced(data, &rows, &classes)?) } else { None };
    let weight = match &balanced {
        Some(weights) => rows.iter().map(|&row| f64::from(weights[row as usize])).sum(),
        None => weight,
    };
    Ok(Part { data, rows, balanced, weight })
}
