//! Table networks: the task is determined in their first fit.

use std::borrow::Cow;

use super::checks::set_mse;
use super::knots::{self, Sample};
use super::{Suits, TrainOptions, missing};
use crate::data::column::feature_name;
use crate::data::{Dataset, MOST_CLASSES, Missing, Standardisation, Survey};
use crate::error::{Error, Result};
use crate::interface::set_to;
use crate::models::network::described;
use crate::models::table::{TableConfig, TableShape};
use crate::models::{Config, Loss, Network};
use crate::threads::Team;

/// Maximum number of classes for a loss that the user sets.
const MOST_OUTPUTS: f32 = 65_536.0;

/// The task of a table network, determined from the targets in its first fit.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Task {
    pub(super) shape: TableShape,
    /// The loss, unless the options have a custom loss or no loss suits the targets.
    pub(super) loss: Option<Loss>,
    /// Note on the choice between classes and values.
    note: Option<String>,
}

impl Task {
    /// Determines the task of `data` with its first `targets` columns as targets; `validated`: other rows validate.
    ///
    /// # Errors
    /// [`Error::Argument`] for other jagged columns than those of the network, [`Error::Data`] for more classes than a network may have outputs.
    pub(super) fn of(
        config: &TableConfig,
        (data, survey, targets): (&Dataset, &Survey, usize),
        validated: bool,
        options: &TrainOptions,
    ) -> Result<Self> {
        check_jagged(config, data)?;
        let (loss, outputs, note) = chosen(config, (data, survey, targets), options)?;
        let regression = match (&options.loss_function, loss) {
            (Some(function), _) => {
                let target = survey.targets().first().filter(|_| function.targets() == 1);
                target.is_none_or(|target| target.no_class(outputs.max(2)).is_some())
            }
            (None, loss) => loss.is_some_and(|loss| !loss.is_classification()),
        };
        let aside = if validated { 0.0 } else { f64::from(options.validation_fraction) };
        let rows = (data.rows() as f64 * (1.0 - aside)).round() as usize;
        let features = data.features();
        Ok(Task { shape: TableShape { rows, features, outputs, regression }, loss, note })
    }
}

/// Refuses jagged columns other than those of the network's configuration.
fn check_jagged(config: &TableConfig, data: &Dataset) -> Result<()> {
    let (own, given) = (&config.collections, data.collections());
    if own.len() == given.len() && own.iter().zip(given).all(|(own, given)| own.is_as(given)) {
        return Ok(());
    }
    if !own.is_empty() {
        let wanted = format!("{}, as the table network was made for", described(own));
        return Err(Error::argument("the jagged columns", described(given), wanted));
    }
    let mut end = 0;
    let column = data.columns().iter().find(|column| {
        end += column.width;
        given[0].feature < end
    });
    let name = column.map_or("", |column| &column.name);
    let wanted = "columns of one number per row, or a table network made for jagged ones: TableConfig().jagged(Jagged{16}, columns)";
    Err(Error::argument(
        "a column of a table network",
        format!("'{name}', which is jagged"),
        wanted,
    ))
}

/// Returns loss, outputs, and a note on a choice that the user may want to change.
fn chosen(
    config: &TableConfig,
    (data, survey, targets): (&Dataset, &Survey, usize),
    options: &TrainOptions,
) -> Result<(Option<Loss>, usize, Option<String>)> {
    let own = |outputs| config.outputs.unwrap_or(outputs);
    if let Some(function) = &options.loss_function {
        return Ok((None, own(function.outputs()), None));
    }
    let (name, target) = (&data.target_names()[0], survey.targets()[0]);
    let (row, largest) = target.largest;
    match options.loss {
        Some(Loss::SoftmaxCrossEntropy) if largest >= MOST_OUTPUTS => Err(Error::Data(format!(
            "target '{name}' is {largest} at row {row}; wanted class numbers below {MOST_OUTPUTS}: number the classes from 0"
        ))),
        // (Targets that are not class numbers are refused in the check of the loss.)
        Some(loss @ Loss::SoftmaxCrossEntropy) => {
            Ok((Some(loss), own((largest.max(1.0) as usize).saturating_add(1)), None))
        }
        Some(loss @ Loss::BinaryCrossEntropy) => Ok((Some(loss), own(1), None)),
        Some(loss) => Ok((Some(loss), own(targets), None)),
        None if targets > 1 => Ok((Some(Loss::Mse), own(targets), None)),
        None if own(1) > 1 => Ok((Some(Loss::SoftmaxCrossEntropy), own(1), None)),
        None if target.not_binary.is_none() => Ok((Some(Loss::BinaryCrossEntropy), 1, None)),
        None if target.is_sign() => Ok((None, 1, None)),
        None => Ok(match target.classes().filter(|_| config.outputs.is_none()) {
            Some(classes) => {
                let note = format!(
                    "target '{name}' has all whole numbers from 0 to {}, so they are {classes} classes; for a regression {}",
                    classes - 1,
                    set_mse()
                );
                (Some(Loss::SoftmaxCrossEntropy), classes, Some(note))
            }
            None => {
                let note = format!(
                    "target '{name}' has other values than the classes 0 and 1, or 0 to K-1 for K up to {MOST_CLASSES}, so the fit is a regression; for \
                     classes {}",
                    set_to("loss", &[Loss::SoftmaxCrossEntropy.into()])
                );
                (Some(Loss::Mse), 1, Some(note))
            }
        }),
    }
}

/// A table network that was built for its first fit.
pub(super) struct Made {
    config: TableConfig,
    shape: TableShape,
    /// The loss that suits the targets.
    pub(super) loss: Option<Loss>,
    note: Option<String>,
}

/// Builds the table network that suits the size and the targets of `data`, with flags for the missing values of the options. `validated`: other rows
/// validate; `fresh`: the fit standardises the inputs.
///
/// # Errors
/// Those of [`Task::of`] and [`missing::found`]; [`Error::Memory`].
pub(super) fn make(
    model: &mut Network,
    config: TableConfig,
    (data, survey): (&Dataset, &Survey),
    (validated, fresh): (bool, bool),
    options: &TrainOptions,
) -> Result<Made> {
    let task = Task::of(&config, (data, survey, data.targets()), validated, options)?;
    let flags = missing::flags(model, data, &options.missing, fresh)?;
    model.make_table(&config, &task.shape, flags.unwrap_or_default(), &[])?;
    Ok(Made { config, shape: task.shape, loss: task.loss, note: task.note })
}

impl Made {
    /// Gives the network embeddings for the columns of `sample` that need one; `inputs` is the network's standardisation. Returns notes on the
    /// choices.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(super) fn embed(
        self,
        model: &mut Network,
        sample: Option<&Sample>,
        inputs: Option<&Standardisation>,
        (suits, team): (&Suits, &Team),
    ) -> Result<Vec<String>> {
        let Made { config, shape, note, .. } = self;
        let (sizes, mut notes) = (config.sizes(&shape), Vec::from_iter(note));
        let search = knots::Search {
            most: sizes.knots,
            rows: shape.rows,
            missing: &Missing::values(model.missing(), shape.features),
            classes: (!shape.regression).then_some(shape.outputs),
        };
        let found = sample.map(|sample| search.find(sample, inputs, team)).transpose()?;
        let knots = found.unwrap_or_default();
        if !knots.is_empty() {
            model.make_table(&config, &shape, model.missing().to_vec(), &knots)?;
        }
        let layers = if sizes.depth == 1 { "layer" } else { "layers" };
        notes.push(format!(
            "table network: {} members of {} {layers} of {}, {} parameters, {} epochs at a rate of {}",
            sizes.members,
            sizes.depth,
            sizes.width,
            with_commas(model.parameters().len()),
            suits.epochs,
            suits.learning_rate
        ));
        if let (Some(sample), false) = (sample, knots.is_empty()) {
            let names = knots.iter().map(|of| feature_name(sample.data.columns(), of.feature));
            let names: Vec<String> = names.collect();
            let text = format!(
                "the target jumps between neighbouring values of {}: {} also a piecewise linear embedding (knots(0) turns it off)",
                names.join(", "),
                if names.len() == 1 { "it has" } else { "they have" }
            );
            model.metadata_mut().insert("table.embedded".into(), names.join(","));
            notes.push(text);
        }
        Ok(notes)
    }
}

/// Formats 1234567 as 1,234,567.
fn with_commas(number: usize) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}

/// Returns a table network before its first fit, and the options of its fits on parts of `data`, with the task of the whole data set. The reason is
/// that the largest class may be missing in a part. Other networks and options are returned unchanged.
///
/// # Errors
/// Those of [`Task::of`].
pub(crate) fn with_task_of<'n>(
    network: &'n Network,
    data: &Dataset,
    options: TrainOptions,
) -> Result<(Cow<'n, Network>, TrainOptions)> {
    // (The fit refuses a data set without rows.)
    let (Config::Table(config), true) = (network.config(), data.rows() > 0) else {
        return Ok((Cow::Borrowed(network), options));
    };
    let task = Task::of(config, (data, &*data.survey()?, data.targets()), false, &options)?;
    let config = TableConfig { outputs: Some(task.shape.outputs), ..config.clone() };
    Ok((
        Cow::Owned(Network::new(config)?),
        TrainOptions { loss: options.loss.or(task.loss), ..options },
    ))
}

/// Returns the number of outputs of `network` after a fit to `data`, whose last `behind` target columns are not targets of the network. It is the
/// number that the network has, or that its first fit chooses.
///
/// # Errors
/// Those of [`Task::of`].
pub(crate) fn outputs_for(
    network: &Network,
    (data, behind): (&Dataset, usize),
    options: &TrainOptions,
) -> Result<usize> {
    let Config::Table(config) = network.config() else { return Ok(network.outputs()) };
    let targets = data.targets().saturating_sub(behind).max(1);
    Ok(Task::of(config, (data, &*data.survey()?, targets), false, options)?.shape.outputs)
}
