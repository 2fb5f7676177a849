//! Checks that the data, the model and the options of a fit go together.

use crate::data::{Collection, Column, Dataset, Survey};
use crate::error::{Error, Result};
use crate::interface::{self, either, set_to};
use crate::models::composed::no_function;
use crate::models::network::described;
use crate::models::{Loss, LossFunction, Network};
use crate::train::{TrainOptions, oddities};

pub(super) fn names(columns: &[Column]) -> String {
    let name = |column: &Column| match column.width {
        1 => column.name.clone(),
        width => format!("{}[{width}]", column.name),
    };
    columns.iter().map(name).collect::<Vec<_>>().join(", ")
}

pub(super) fn check_columns(model: &Network, data: &Dataset, what: &str) -> Result<()> {
    check_features(model, data, what)?;
    if !model.columns().is_empty() && model.columns() != data.columns() {
        let wanted = format!("{}, as in the model's earlier fit", names(model.columns()));
        return Err(Error::argument(format!("{what}'s columns"), names(data.columns()), wanted));
    }
    Ok(())
}

/// Refuses columns of an earlier fit in other positions than in that fit; columns with other names may replace them.
pub(crate) fn check_places(model: &Network, data: &Dataset, what: &str) -> Result<()> {
    check_features(model, data, what)?;
    let place = |column: &Column| model.columns().iter().position(|own| own.name == column.name);
    let misplaced = |(i, column): (usize, &Column)| place(column).is_some_and(|own| own != i);
    if data.columns().iter().enumerate().any(misplaced) {
        let wanted = format!("{}, as in the model's earlier fit", names(model.columns()));
        return Err(Error::argument(format!("{what}'s columns"), names(data.columns()), wanted));
    }
    Ok(())
}

fn check_features(model: &Network, data: &Dataset, what: &str) -> Result<()> {
    if data.features() != model.features() {
        let columns = names(data.columns());
        let got = format!("{} features ({columns})", data.features());
        let wanted = format!("{}, the width of the network's first layer", model.features());
        return Err(Error::shape(what, got, wanted));
    }
    check_collections(model, data, what)
}

/// Refuses jagged columns where the network has none, plain columns where it has jagged ones, and another sorting of entries.
fn check_collections(model: &Network, data: &Dataset, what: &str) -> Result<()> {
    let (own, given) = (model.collections(), data.collections());
    let name = format!("{what}'s jagged columns");
    if own.len() != given.len() || !own.iter().zip(given).all(|(own, given)| own.is_as(given)) {
        let wanted = format!("{}, the jagged inputs of the network", described(own));
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

/// Refuses other targets than those of an earlier fit. A single target may have another name.
pub(super) fn check_target_names(model: &Network, names: &[String], what: &str) -> Result<()> {
    let had = model.target_names();
    if had.len() > 1 && had != names {
        let wanted = format!("{}, as in the model's earlier fit", had.join(", "));
        let got = names.join(", ");
        return Err(Error::argument(format!("{what}'s targets"), got, wanted));
    }
    Ok(())
}

pub(super) fn check_rows(data: &Dataset, survey: &Survey, what: &str) -> Result<()> {
    if data.rows() == 0 {
        return Err(Error::Data(format!("{what} has no rows: nothing passed the selection?")));
    }
    survey.check_finite()
}

/// Returns the names of the targets, without the additional columns of a custom loss.
pub(super) fn own_targets<'a>(data: &'a Dataset, loss: Loss) -> &'a [String] {
    match loss {
        Loss::Custom { targets, .. } => &data.target_names()[..targets],
        _ => data.target_names(),
    }
}

/// Returns a custom loss for these data.
fn custom_loss(
    model: &Network,
    data: &Dataset,
    survey: &Survey,
    function: &LossFunction,
) -> Result<Loss> {
    let (outputs, targets, extra) = (function.outputs(), function.targets(), function.extra());
    if outputs != model.outputs() {
        let wanted = format!("{outputs}, for which the loss was made");
        return Err(Error::argument("the network's outputs", model.outputs(), wanted));
    }
    if data.targets() != targets + extra {
        let got = format!("{} per row ({})", data.targets(), data.target_names().join(", "));
        let wanted = format!("{targets} targets and {extra} further columns, as the loss has them");
        return Err(Error::shape("the targets of the data set", got, wanted));
    }
    let is_classification = targets == 1 && survey.targets()[0].no_class(outputs.max(2)).is_none();
    Ok(Loss::Custom { targets, is_classification })
}

/// Returns the loss: that of the options, else of an earlier fit, else `suitable` if the caller gives one, else the one that suits targets and
/// outputs.
pub(super) fn choose_loss(
    model: &Network,
    data: &Dataset,
    survey: &Survey,
    options: &TrainOptions,
    suitable: Option<Loss>,
) -> Result<Loss> {
    if let Some(function) = &options.loss_function {
        return custom_loss(model, data, survey, function);
    }
    let loss = match (options.loss.or(model.loss()).or(suitable), model.outputs()) {
        (Some(loss), _) => loss,
        (None, _) if data.targets() > 1 => {
            return Err(Error::Data(format!(
                "there are {} targets, '{}': for a regression of them {}; a classifier has one, the class number",
                data.targets(),
                data.target_names().join("', '"),
                set_regression()
            )));
        }
        (None, 1) => match survey.targets()[0].not_binary {
            None => Loss::BinaryCrossEntropy,
            Some((row, target)) => {
                let name = &data.target_names()[0];
                return Err(Error::Data(format!(
                    "target '{name}' is {target} at row {row}, so this is not a classification \
                     into 0 and 1; for a regression {}; for K classes, numbered from 0, {}{}",
                    set_regression(),
                    either(K_OUTPUTS, K_OUTPUTS, "give --classes K"),
                    mapped(name, target)
                )));
            }
        },
        (None, _) => Loss::SoftmaxCrossEntropy,
    };
    if let (Some(wanted), Some(had)) = (options.loss, model.loss())
        && wanted.is_classification() != had.is_classification()
    {
        let had = if had.is_classification() { "a classification" } else { "a regression" };
        let got = interface::value(&wanted.into());
        let wanted = format!("one for {had}, as in the model's earlier fit; or a new model");
        return Err(Error::option("loss", got, wanted));
    }
    if let Loss::Custom { .. } = loss {
        return Err(no_function());
    }
    loss.check(model.outputs())?;
    Ok(loss)
}

pub(super) fn check_targets(
    (data, survey): (&Dataset, &Survey),
    loss: Loss,
    outputs: usize,
    what: &str,
) -> Result<()> {
    if let Loss::Custom { .. } = loss {
        return Ok(()); // the function checks its targets
    }
    let wanted = loss.targets(outputs);
    if data.targets() != wanted {
        let names = data.target_names().join(", ");
        let got = format!("{} per row ({names})", data.targets());
        let wanted = match loss.is_classification() {
            true => "1 per row: the class".to_string(),
            false => format!("{wanted} per row: one for each output of the network"),
        };
        return Err(Error::shape(format!("the targets of {what}"), got, wanted));
    }
    let (bad, wanted) = match loss {
        Loss::BinaryCrossEntropy => (
            survey.targets()[0].not_binary,
            format!("0 or 1 for binary cross-entropy; for a regression {}", set_mse()),
        ),
        Loss::SoftmaxCrossEntropy => (
            survey.targets()[0].no_class(outputs),
            format!("a class number, 0 to {}: the network has {outputs} outputs", outputs - 1),
        ),
        Loss::Mse | Loss::Huber(_) | Loss::Custom { .. } => (None, String::new()),
    };
    let Some((row, target)) = bad else { return Ok(()) };
    let name = &data.target_names()[0];
    let mapped = mapped(name, target);
    Err(Error::Data(format!(
        "target '{name}' of {what} is {target} at row {row}; wanted {wanted}{mapped}"
    )))
}

/// Advice for several classes.
const K_OUTPUTS: &str = "give the network K outputs";

/// Returns the advice for a regression.
fn set_regression() -> String {
    set_to("loss", &[Loss::Mse.into(), Loss::Huber(1.0).into()])
}

/// Returns the advice for the regression that is most common.
pub(super) fn set_mse() -> String {
    set_to("loss", &[Loss::Mse.into()])
}

/// Returns the advice how to map labels of which one is -1.
fn mapped(name: &str, target: f32) -> String {
    if target != -1.0 {
        return String::new();
    }
    format!("; if the labels are -1 and 1, train on `{name} > 0`, which is 0 and 1")
}

/// Refuses a target that has the same value in all rows.
pub(super) fn check_variety(data: &Dataset, survey: &Survey, loss: Loss) -> Result<()> {
    for (target, name) in survey.targets().iter().zip(own_targets(data, loss)) {
        if target.varies {
            continue;
        }
        let first = target.first;
        let missing = match loss.is_classification() {
            true => "a classifier needs rows of at least two classes",
            false => "there is nothing to learn",
        };
        let rows = data.rows();
        let merged = oddities::merged(first).map_or(String::new(), |why| format!(" ({why})"));
        return Err(Error::Data(format!(
            "target '{name}' is {first} in all {rows} rows; {missing}{merged}"
        )));
    }
    Ok(())
}
