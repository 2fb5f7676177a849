//! Checks and preparations before the first step: the data, the loss, the split, the standardisation.

use super::checks::{
    check_columns, check_rows, check_target_names, check_targets, check_variety, choose_loss,
    names, own_targets,
};
use super::classes;
use super::divide::{Plan, divide};
use super::part::{Part, Source};
use super::parts::relative_rates;
use super::suits::is_new;
use super::{Metric, Monitor, Suits, TrainOptions, missing, notes, oddities, table};
use crate::data::{Dataset, InputScaling, LISTS, MemoryLimit, Missing};
use crate::error::{Error, Result};
use crate::interface::{self, Value, either};
use crate::memory;
use crate::models::{Config, Loss, LossFunction, Network};
use crate::threads::Team;

/// Number of rows that scale the initial weights, if the options want it.
const FIRST_ROWS: usize = 1024;

/// A checked problem.
pub(super) struct Problem<'d> {
    pub(super) training: Part<'d>,
    pub(super) validation: Option<Part<'d>>,
    pub(super) loss: Loss,
    pub(super) metric: Metric,
    /// The options that depend on the network and the rows.
    pub(super) suits: Suits,
    /// Hash that identifies these rows.
    pub(super) fingerprint: u64,
    /// Notes for the user on the data.
    pub(super) notes: Vec<String>,
}

/// Checks data and options against each other and against `model`, splits the rows, and gives `model` its loss, its
/// columns and, if it has none and the options want it, its standardisation.
///
/// # Errors
/// Any error of the data; [`Error::Interrupted`] if `stop` returns true; `model` is then half-changed.
pub(super) fn prepare<'d>(
    model: &mut Network,
    data: &'d Dataset<'d>,
    validation: Option<&'d Dataset<'d>>,
    options: &TrainOptions,
    team: &Team,
    stop: &dyn Fn() -> bool,
) -> Result<Problem<'d>> {
    let table = match model.config() {
        Config::Table(config) => Some(config.clone()),
        _ => None,
    };
    if table.is_none() {
        check_columns(model, data, "the data set")?;
    }
    let survey = data.survey()?;
    check_rows(data, &survey, "the data set")?;
    let fresh = options.standardize && model.loss().is_none();
    let takes_flags = model.takes_flags();
    let given = (validation.is_some(), fresh);
    let made = |config| table::make(model, config, (data, &survey), given, options);
    let table = table.map(made).transpose()?;
    let suitable = table.as_ref().and_then(|made| made.loss);
    let suits = Suits::of(model, data.rows(), options)?;
    let loss = choose_loss(model, data, &survey, options, suitable)?;
    classes::check(options.balance_classes, loss)?;
    check_target_names(model, own_targets(data, loss), "the data set")?;
    check_targets((data, &survey), loss, model.outputs(), "the data set")?;
    check_variety(data, &survey, loss)?;
    if let Some(validation) = validation {
        check_validation(model, data, validation, loss)?;
    }
    if validation.is_none() && options.validation_fraction == 0.0 {
        check_without_validation(options)?;
    }

    if options.init_from_rows && !is_new(model)? {
        let why = ": the parameters of this network were trained or loaded, and stay";
        return Err(Error::flag("init_from_rows", why));
    }
    missing::give(model, data, &options.missing, fresh)?;
    // (The meaning of a custom loss's outputs is unknown, so its targets are not standardised.)
    let in_units = matches!(loss, Loss::Mse | Loss::Huber(_));
    let plan = Plan {
        fraction: if validation.is_some() { 0.0 } else { options.validation_fraction },
        seed: options.seed,
        loss,
        balance: options.balance_classes,
        standardise: (
            // The network's parameters may have come with a standardisation that they expect.
            fresh && model.input_standardisation().is_none(),
            fresh && in_units && model.target_standardisation().is_none(),
        ),
        scaling: suits.scaling,
        missing: &Missing::values(model.missing(), data.features()),
        sampled: table.is_some() || options.init_from_rows,
        validates: false,
    };
    let mut divided = divide(data, &plan, team, stop)?;
    if let Some(validation) = validation {
        let plan = Plan { standardise: (false, false), validates: true, ..plan };
        let given = divide(validation, &plan, team, stop)?;
        divided.fingerprint ^= given.fingerprint.rotate_left(1);
        divided.validation = Some(given.training);
    }
    let choices = match table {
        Some(made) => {
            let sample = divided.training.sample(divided.sampled.as_ref());
            made.embed(model, sample.as_ref(), divided.inputs.as_ref(), (&suits, team))?
        }
        None => Vec::new(),
    };
    model.set_columns(data.columns().to_vec())?;
    model.set_collections(data.collections().to_vec())?;
    let recorded = options.loss_function.as_ref().and_then(LossFunction::recorded);
    model.set_loss(Some(recorded.unwrap_or(loss)));
    let names = own_targets(data, loss).to_vec();
    model.set_target_names(if recorded.is_some() { Vec::new() } else { names })?;
    if let Some(inputs) = divided.inputs {
        model.set_input_standardisation(Some(model.shared(inputs)))?;
        if suits.scaling == InputScaling::Robust {
            model.metadata_mut().insert("fit.scaling".into(), "robust".into());
        }
    }
    if options.init_from_rows
        && let Some(sample) = divided.training.sample(divided.sampled.as_ref())
    {
        let rows = &sample.rows[..sample.rows.len().min(FIRST_ROWS)];
        let mut x = memory::with_capacity(rows.len() * data.features(), "the first rows")?;
        rows.iter().for_each(|&row| x.extend_from_slice(sample.data.row(row as usize)));
        model.scale_by_rows(&x, rows.len())?;
    }
    if let Some(targets) = divided.targets {
        model.set_target_standardisation(Some(targets))?;
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
    let gives_probabilities = model.gives_probabilities();
    let known = notes::Known { missing: model.missing(), takes_flags, gives_probabilities };
    let mut notes = choices;
    notes.extend(notes::of(data, (&divided.marks, &divided.classes), known, loss, options));
    notes.extend(oddities::of_columns(data, &divided.oddities));
    notes.extend(oddities::of_targets(data, &survey, loss));
    notes.extend(validation.and_then(|validation| notes::cut(validation, "validation ")));
    let tensors = model.layout().tensors();
    notes.extend(notes::frozen(
        tensors,
        &relative_rates(&options.parts, tensors, suits.learning_rate)?,
    ));
    notes.extend(on_disk(&divided.training, data, ""));
    if let (Some(part), Some(data)) = (&divided.validation, validation) {
        notes.extend(on_disk(part, data, "validation "));
    }
    Ok(Problem {
        training: divided.training,
        validation: divided.validation,
        loss,
        metric,
        suits,
        fingerprint: divided.fingerprint,
        notes,
    })
}

/// Notes that rows are on disk because they exceed the memory limit.
fn on_disk(part: &Part, data: &Dataset, what: &str) -> Option<String> {
    let (Source::Streamed(streamed), Some(limit)) = (&part.source, data.memory_limit()) else {
        return None;
    };
    Some(format!(
        "{} {what}rows need {} including the fit's own lists, more than memory = {}: they are in a scratch file in '{}' and are read \
         in every epoch",
        data.rows(),
        MemoryLimit::written(data.rows().saturating_mul(data.row_bytes() + LISTS)),
        MemoryLimit::written(limit.bytes()),
        streamed.folder().display()
    ))
}

/// Checks a validation data set against the model and against the training data.
fn check_validation(
    model: &Network,
    data: &Dataset,
    validation: &Dataset,
    loss: Loss,
) -> Result<()> {
    const WHAT: &str = "the validation data set";
    check_columns(model, validation, WHAT)?;
    if validation.columns() != data.columns() {
        let got = names(validation.columns());
        return Err(Error::argument("the validation columns", got, names(data.columns())));
    }
    let survey = validation.survey()?;
    check_rows(validation, &survey, WHAT)?;
    if data.targets() > 1 && validation.target_names() != data.target_names() {
        let got = validation.target_names().join(", ");
        return Err(Error::argument("the validation targets", got, data.target_names().join(", ")));
    }
    if let Loss::Custom { is_classification: true, .. } = loss
        && let Some((row, target)) = survey.targets()[0].no_class(model.outputs().max(2))
    {
        let name = &validation.target_names()[0];
        return Err(Error::Data(format!(
            "target '{name}' of {WHAT} is {target} at row {row}; wanted a class, as in the training rows"
        )));
    }
    check_targets((validation, &survey), loss, model.outputs(), WHAT)
}

/// Refuses options that need validation rows.
fn check_without_validation(options: &TrainOptions) -> Result<()> {
    let remedy = format!(
        "without validation rows: {}, or give {}",
        interface::set("validation_fraction"),
        either("validation data", "validation", "--validation")
    );
    if options.patience.is_some() {
        let got = either("set", "set", "given");
        return Err(Error::option("patience", got, format!("none {remedy}")));
    }
    if options.monitor == Monitor::Metric {
        let value = |variant| interface::value(&Value::choice("Monitor", variant));
        let wanted = format!("{} {remedy}", value("Loss"));
        return Err(Error::option("monitor", value("Metric"), wanted));
    }
    Ok(())
}
