//! The fit of a network.

use super::own_rows::joined;
use super::run::{OnEpoch, run};
use super::taught::taught;
use super::{History, TrainOptions};
use crate::data::Dataset;
use crate::error::Result;
use crate::models::Network;

/// Trains `model` on the rows of `data`.
///
/// `data` has the network's F features in a row. Rows validate if `validation` is given, or if
/// [`validation_fraction`](TrainOptions::validation_fraction) sets some of `data` aside. With validation rows the model gets the parameters of the
/// best epoch ([`monitor`](TrainOptions::monitor)), otherwise those of the last epoch.
///
/// The first fit of a model standardises (see [`TrainOptions::standardize`]) and stores the column names in the model. A further fit continues from
/// the model's parameters, with the same standardisation and loss.
///
/// A batch's loss is Σ w l / (B w̄), with w̄ the mean weight of all training rows, so that a row counts the same in every batch. Weights may be
/// negative, but their total must be above 0.
///
/// The result depends on the *set* of rows, the options and the model's seed. It does not depend on the rows' order, the number of threads or the
/// calling language. Measured times differ from run to run. If a memory limit puts rows on disk ([`Dataset::limit_memory`]), their order depends on
/// the limit, too.
///
/// # Errors
/// The model is unchanged after any error:
/// - [`Error::Argument`](crate::Error::Argument): an option out of range, or at odds with the data, the model or the checkpoint;
/// - [`Error::Shape`](crate::Error::Shape): the data's features are not the network's;
/// - [`Error::NotFinite`](crate::Error::NotFinite): NaN or infinity in the data, with column and row;
/// - [`Error::Data`](crate::Error::Data): no rows, one class only, targets that do not suit the loss, weights that sum to 0 or less;
/// - [`Error::Diverged`](crate::Error::Diverged): the loss is not finite any more;
/// - [`Error::Memory`](crate::Error::Memory): not enough for the parameters, their gradients and the copies kept for Ctrl-C and of the best epoch;
/// - [`Error::Callback`](crate::Error::Callback): an error of `on_epoch`;
/// - [`Error::Io`](crate::Error::Io), [`Error::Format`](crate::Error::Format), [`Error::Version`](crate::Error::Version): the checkpoint; [`Error::Io`](crate::Error::Io): the scratch file of rows on disk;
/// - [`Error::Interrupted`](crate::Error::Interrupted): Ctrl-C while rows on disk were prepared.
///
/// ```
/// use rootgrad::data::{Column, Dataset};
/// use rootgrad::kernels::Activation;
/// use rootgrad::models::{MlpConfig, Network};
/// use rootgrad::train::{TrainOptions, fit};
///
/// // Is the point above the diagonal?
/// let x: Vec<f32> = (0..400).flat_map(|i| [(i % 20) as f32 + 0.5, (i / 20) as f32]).collect();
/// let above: Vec<f32> = x.chunks(2).map(|p| f32::from(p[1] > p[0])).collect();
/// let data = Dataset::borrowed(vec![Column::array("x", 2)], &x, &above, None)?;
///
/// let config = MlpConfig { widths: vec![2, 8, 1], activation: Activation::Gelu, init: None, seed: 1 };
/// let mut net = Network::new(config)?;
/// let options =
///     TrainOptions { epochs: Some(30), batch_size: 32, learning_rate: Some(1e-2), ..TrainOptions::default() };
/// let history = fit(&mut net, &data, None, &options, None)?;
/// assert!(history.epochs[history.best_epoch - 1].validation_metric > 0.98);
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn fit(
    model: &mut Network,
    data: &Dataset,
    validation: Option<&Dataset>,
    options: &TrainOptions,
    on_epoch: Option<OnEpoch>,
) -> Result<History> {
    options.validate()?;
    let joined = joined((data, validation), options)?;
    let (data, validation) = match &joined {
        Some((data, validation)) => (data, validation.as_ref()),
        None => (data, validation),
    };
    match &options.teacher {
        Some(teacher) => taught((model, teacher), (data, validation), options, on_epoch),
        None => run(model, data, validation, options, on_epoch),
    }
}
