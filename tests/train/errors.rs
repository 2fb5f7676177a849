//! Arguments that a fit refuses: each message names the problem, and the model is unchanged.

use rootgrad::data::{Column, Dataset};
use rootgrad::train::{Epoch, Flow, Loss, Monitor, TrainOptions, fit};
use rootgrad::{Error, Status};

use crate::common::{Rows, bits, net, quiet, two_gaussians};

/// Fits a [2, 4, outputs] network, which must fail; returns the error after checking that the model is unchanged.
fn refused(data: &Dataset, outputs: usize, options: &TrainOptions) -> Error {
    let mut model = net(&[2, 4, outputs], 1);
    let before = bits(&model);
    let error = fit(&mut model, data, None, options, None).unwrap_err();
    assert_eq!(bits(&model), before);
    assert!(model.loss().is_none() && model.columns().is_empty());
    error
}

fn says(error: &Error, status: Status, wanted: &str) {
    let message = error.to_string();
    assert!(message.contains(wanted), "'{message}' should say '{wanted}'");
    assert_eq!(error.status(), status, "{message}");
}

fn sample() -> Rows {
    two_gaussians(200, 1.0, 41)
}

#[test]
fn no_rows() {
    let data = Dataset::new(vec![Column::array("x", 2)]).unwrap();
    says(&refused(&data, 1, &quiet()), Status::Data, "the data set has no rows");
    let data = sample();
    let empty = Dataset::new(data.columns()).unwrap();
    let mut model = net(&[2, 4, 1], 1);
    let error = fit(&mut model, &data.data(), Some(&empty), &quiet(), None).unwrap_err();
    says(&error, Status::Data, "the validation data set has no rows");
}

#[test]
fn nan_and_infinity_are_named_by_column_and_row() {
    let mut rows = sample();
    rows.x[2 * 57 + 1] = f32::NAN;
    let error = refused(&rows.data(), 1, &quiet());
    says(&error, Status::NotFinite, "column 'x1' is NaN at row 57");
    let mut rows = sample();
    rows.target[9] = f32::INFINITY;
    let data = rows.data().with_names("is_signal", "w").unwrap();
    says(&refused(&data, 1, &quiet()), Status::NotFinite, "column 'is_signal' is inf at row 9");
}

#[test]
fn one_class_only() {
    let mut rows = sample();
    rows.target.fill(1.0);
    let data = rows.data().with_names("is_signal", "w").unwrap();
    says(&refused(&data, 1, &quiet()), Status::Data, "target 'is_signal' is 1 in all 200 rows");
    says(&refused(&data, 3, &quiet()), Status::Data, "at least two classes");
    let options = TrainOptions { loss: Some(Loss::Mse), ..quiet() };
    says(&refused(&data, 1, &options), Status::Data, "nothing to learn");
}

#[test]
fn targets_that_do_not_suit_the_loss() {
    let mut rows = sample();
    rows.target[17] = 0.5;
    let data = rows.data();
    let error = refused(&data, 1, &quiet());
    says(&error, Status::Data, "target 'target' is 0.5 at row 17");
    says(&error, Status::Data, "loss(Loss::Mse)");
    let bce = TrainOptions { loss: Some(Loss::BinaryCrossEntropy), ..quiet() };
    says(&refused(&data, 1, &bce), Status::Data, "wanted 0 or 1");
    says(&refused(&data, 3, &quiet()), Status::Data, "a class number, 0 to 2");
    assert!(!refused(&data, 1, &bce).to_string().contains("-1"));
    let mut signs = sample();
    signs.target.iter_mut().for_each(|label| *label = 2.0 * *label - 1.0);
    for (outputs, options) in [(1, quiet()), (1, bce.clone()), (2, quiet())] {
        let error = refused(&signs.data(), outputs, &options);
        says(&error, Status::Data, "labels are -1 and 1, train on `target > 0`");
    }
    for bad in [3.0, -1.0] {
        let mut rows = sample();
        rows.target[0] = bad;
        says(&refused(&rows.data(), 3, &quiet()), Status::Data, "at row 0; wanted a class number");
    }
    let data = sample();
    says(&refused(&data.data(), 3, &bce), Status::Argument, "one output");
    let softmax = TrainOptions { loss: Some(Loss::SoftmaxCrossEntropy), ..quiet() };
    says(&refused(&data.data(), 1, &softmax), Status::Argument, "an output for each class");
}

#[test]
fn weights_that_sum_to_nothing() {
    let with = |weight: &dyn Fn(usize) -> f32| {
        let mut rows = sample();
        rows.weight = Some((0..200).map(weight).collect());
        rows
    };
    let error =
        |rows: &Rows| refused(&rows.data().with_names("y", "gen_weight").unwrap(), 1, &quiet());
    says(
        &error(&with(&|_| 0.0)),
        Status::Data,
        "weights 'gen_weight' of the 160 training rows sum to 0",
    );
    says(&error(&with(&|_| -1.0)), Status::Data, "sum to -160; the sum must be above 0");
    // The weights sum to more than 0, but those of one class do not.
    let rows = with(&|row| if row % 2 == 0 { -0.5 } else { 1.0 });
    says(&error(&rows), Status::Data, "of the training rows with 'y' = 0 sum to -40");
}

#[test]
fn features_and_columns_that_do_not_fit() {
    let columns = vec![Column::scalar("pt"), Column::array("strain", 3)];
    let mut data = Dataset::new(columns).unwrap();
    data.append(&[0.0; 8], 4, &[0.0, 1.0], None).unwrap();
    let error = refused(&data, 1, &quiet());
    says(&error, Status::Shape, "4 features (pt, strain[3]); wanted 2");

    let rows = sample();
    let mut model = net(&[2, 4, 1], 1);
    let options = TrainOptions { epochs: Some(1), ..quiet() };
    let named = |a: &str, b: &str| vec![Column::scalar(a), Column::scalar(b)];
    let data = |columns| Dataset::borrowed(columns, &rows.x, &rows.target, None).unwrap();
    fit(&mut model, &data(named("pt", "eta")), None, &options, None).unwrap();
    let error = fit(&mut model, &data(named("eta", "pt")), None, &options, None).unwrap_err();
    says(&error, Status::Argument, "columns is eta, pt; wanted pt, eta");
    let regression = TrainOptions { loss: Some(Loss::Mse), ..options.clone() };
    let pt_eta = data(named("pt", "eta"));
    let error = fit(&mut model, &pt_eta, None, &regression, None).unwrap_err();
    says(&error, Status::Argument, "as in the model's earlier fit");
    let mut other = net(&[2, 4, 1], 1);
    let swapped = data(named("eta", "pt"));
    let error = fit(&mut other, &pt_eta, Some(&swapped), &options, None).unwrap_err();
    says(&error, Status::Argument, "the validation columns is eta, pt; wanted pt, eta");
}

#[test]
fn options_at_odds_with_the_data() {
    let rows = sample();
    let options = TrainOptions { patience: Some(3), validation_fraction: 0.0, ..quiet() };
    says(&refused(&rows.data(), 1, &options), Status::Argument, "patience is set; wanted none");
    let options = TrainOptions { monitor: Monitor::Metric, validation_fraction: 0.0, ..quiet() };
    let error = refused(&rows.data(), 1, &options);
    says(
        &error,
        Status::Argument,
        "monitor is Monitor::Metric; wanted Monitor::Loss without validation rows",
    );
    let options = TrainOptions { learning_rate: Some(-1.0), ..quiet() };
    says(&refused(&rows.data(), 1, &options), Status::Argument, "learning_rate is -1");
    let two = two_gaussians(2, 1.0, 1);
    says(&refused(&two.data(), 1, &quiet()), Status::Data, "2 rows are too few");
    // The same two rows are accepted if no validation rows are needed.
    let options = TrainOptions { validation_fraction: 0.0, epochs: Some(1), ..quiet() };
    fit(&mut net(&[2, 4, 1], 1), &two.data(), None, &options, None).unwrap();
}

#[test]
fn divergence_is_reported_and_undone() {
    let mut rows = sample();
    for target in &mut rows.target {
        *target *= 1e3;
    }
    rows.target[3] = 1e19;
    let options = TrainOptions {
        loss: Some(Loss::Mse),
        standardize: false,
        optimizer: rootgrad::train::Optimizer::Sgd { momentum: 0.0 },
        learning_rate: Some(1e10),
        ..quiet()
    };
    let error = refused(&rows.data(), 1, &options);
    says(&error, Status::Diverged, "Lower the learning rate (it is 10000000000)");
    says(&error, Status::Diverged, "the model is unchanged");
}

#[test]
fn an_error_of_the_callback_ends_the_fit() {
    let rows = sample();
    let mut model = net(&[2, 4, 1], 1);
    let before = bits(&model);
    let mut calls = 0;
    let mut call = |_: &Epoch| -> rootgrad::Result<Flow> {
        calls += 1;
        if calls < 3 { Ok(Flow::Continue) } else { Err(Error::Data("the plot is on fire".into())) }
    };
    let error = fit(&mut model, &rows.data(), None, &quiet(), Some(&mut call)).unwrap_err();
    says(&error, Status::Callback, "the plot is on fire");
    assert_eq!((calls, bits(&model)), (3, before));
}

#[test]
fn a_checkpoint_that_cannot_be_written_is_reported_at_once() {
    let rows = sample();
    let checkpoint = Some("/proc/no/such/checkpoint".into());
    let options = TrainOptions { checkpoint, epochs: Some(1_000_000), ..quiet() };
    let error = refused(&rows.data(), 1, &options);
    says(&error, Status::Io, "cannot create '/proc/no/such/checkpoint'");
}

#[test]
fn a_spread_too_small_for_f32_names_its_column() {
    let mut rows = two_gaussians(200, 1.0, 5);
    rows.x.iter_mut().skip(1).step_by(2).for_each(|x| *x *= 1e-34);
    let error = refused(&rows.data(), 1, &quiet());
    says(&error, Status::Data, "'x1' varies with a standard deviation of");
    says(&error, Status::Data, "rescale");
}

#[test]
fn a_fitted_network_is_not_drawn_anew() {
    let rows = sample();
    let (mut model, data) = (net(&[2, 4, 1], 1), rows.data());
    fit(&mut model, &data, None, &quiet(), None).unwrap();
    let before = bits(&model);
    let options = TrainOptions { init_from_rows: true, ..quiet() };
    let error = fit(&mut model, &data, None, &options, None).unwrap_err();
    says(
        &error,
        Status::Argument,
        "init_from_rows is true; wanted false: the parameters of this network were trained or loaded",
    );
    assert_eq!(bits(&model), before);
}

#[test]
fn a_metric_that_is_not_a_number_chooses_no_epoch() {
    // The squared errors of the outlier, at a negative weight, outweigh those of all others.
    let train = two_gaussians(200, 1.0, 11);
    let mut test = two_gaussians(40, 1.0, 12);
    test.target[0] = 1e3;
    test.weight = Some((0..40).map(|row| if row == 0 { -1.0 } else { 1.0 }).collect());
    let options = TrainOptions {
        loss: Some(Loss::Mse),
        monitor: Monitor::Metric,
        epochs: Some(2),
        ..quiet()
    };
    let error = fit(&mut net(&[2, 4, 1], 1), &train.data(), Some(&test.data()), &options, None);
    says(&error.unwrap_err(), Status::Data, "the RMSE of the validation rows is NaN");
}
