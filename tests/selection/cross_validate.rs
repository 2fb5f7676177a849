//! No row is scored by a network that has seen it.

use rootgrad::Error;
use rootgrad::evaluate::Folds;
use rootgrad::graph::Unary;
use rootgrad::models::{LossFunction, Network};
use rootgrad::selection::{CrossValidation, cross_validate};
use rootgrad::train::{Loss, Metric, MissingValue, TrainOptions, auc, fit};

use crate::common::{Random, Rows, net, permutation, predict, quiet, two_classes};
use crate::subset::on_disk;

/// Labels that are independent of the features: half of them 1.
fn random_labels(rows: usize, features: usize, seed: u64) -> Rows {
    let mut out = two_classes(rows, features, 0.0, seed);
    let order = permutation(rows, seed + 1);
    out.target = order.iter().map(|row| (row % 2) as f32).collect();
    out
}

/// Enough epochs and parameters to memorise some hundred rows.
fn by_heart() -> TrainOptions {
    TrainOptions {
        epochs: Some(60),
        batch_size: 32,
        learning_rate: Some(1e-2),
        weight_decay: Some(0.0),
        validation_fraction: 0.0,
        ..quiet()
    }
}

/// Standard deviation of the area under the ROC curve of `n` signal and as many background rows whose scores are random (Mann & Whitney):
/// √((2n + 1) / (12 n²)).
fn chance(n: f64) -> f64 {
    ((2.0 * n + 1.0) / (12.0 * n * n)).sqrt()
}

fn mean_auc(validated: &CrossValidation, rows: &Rows) -> f64 {
    let of = |fold: u32| {
        let rows_of: Vec<usize> = validated.folds.held_out(fold).collect();
        let score: Vec<f32> = rows_of.iter().map(|&row| validated.outputs[row]).collect();
        let label: Vec<f32> = rows_of.iter().map(|&row| rows.target[row]).collect();
        auc(&score, &label, None)
    };
    let folds = validated.folds.folds();
    (0..folds).map(of).sum::<f64>() / f64::from(folds)
}

#[test]
fn a_network_that_learns_by_heart_knows_nothing_of_held_out_rows() {
    let rows = random_labels(400, 8, 3);
    let event: Vec<i64> = (0..400).map(|i| 1000 + 3 * i).collect();
    let folds = Folds::by_id(&[&event], 4, 11).unwrap();
    let model = net(&[8, 64, 64, 1], 1);
    let validated = cross_validate(&model, &rows.data(), &folds, &by_heart(), None).unwrap();
    let far = (mean_auc(&validated, &rows) - 0.5).abs();
    assert!(far < 4.0 * chance(200.0), "{far}");
    assert!((validated.mean - mean_auc(&validated, &rows)).abs() < 1e-12);
    for (fold, own) in (0..4).zip(&validated.networks) {
        let scores = predict(own, &rows);
        let of = |seen: bool| {
            let rows_of = (0..400).filter(|&row| (folds.of_rows()[row] != fold) == seen);
            let rows_of: Vec<usize> = rows_of.collect();
            let score: Vec<f32> = rows_of.iter().map(|&row| scores[row]).collect();
            let label: Vec<f32> = rows_of.iter().map(|&row| rows.target[row]).collect();
            auc(&score, &label, None)
        };
        assert!(of(true) > 0.99, "fold {fold}: {} of the rows that it has seen", of(true));
        assert!((of(false) - validated.metrics[fold as usize]).abs() < 1e-12);
        for row in folds.held_out(fold) {
            assert_eq!(validated.outputs[row].to_bits(), scores[row].to_bits(), "row {row}");
        }
    }
}

/// Two rows of each event, which differ only by a little noise. If they are in different folds, a network has already seen the twin of a
/// row that it scores.
#[test]
fn rows_of_an_event_share_a_fold_and_do_not_betray_each_other() {
    let events = random_labels(200, 8, 5);
    let mut random = Random::new(6);
    let order: Vec<usize> = (0..400).map(|row| row / 2).collect();
    let mut rows = events.ordered(&order);
    rows.x.iter_mut().for_each(|x| *x += (1e-3 * random.normal()) as f32);
    let event: Vec<i64> = (0..400).map(|row| row / 2).collect();
    let model = net(&[8, 64, 64, 1], 2);
    let by = |folds: &Folds| {
        let validated = cross_validate(&model, &rows.data(), folds, &by_heart(), None).unwrap();
        mean_auc(&validated, &rows)
    };
    let by_event = by(&Folds::by_id(&[&event], 4, 1).unwrap());
    let by_row = by(&Folds::stratified(&rows.target, 4, 1).unwrap());
    assert!((by_event - 0.5).abs() < 4.0 * chance(100.0), "{by_event}"); // 200 different rows
    assert!(by_row > 0.75, "{by_row}: the twin of three rows in four is known");
}

#[test]
fn metrics_are_those_of_the_outputs_whatever_the_order_and_the_threads() {
    let mut rows = two_classes(300, 3, 1.0, 7);
    rows.weight = Some((0..300).map(|row| 0.5 + (row % 4) as f32).collect());
    let event: Vec<i64> = (0..300).collect();
    let model = net(&[3, 8, 1], 1);
    let options = TrainOptions { epochs: Some(5), batch_size: 32, threads: 1, ..quiet() };
    let mut seen = Vec::new();
    let mut on_fold = |fold: usize, history: &rootgrad::train::History| {
        seen.push((fold, history.epochs.len()));
        Ok(())
    };
    let folds = Folds::by_id(&[&event], 3, 2).unwrap();
    let first = cross_validate(&model, &rows.data(), &folds, &options, Some(&mut on_fold)).unwrap();
    assert_eq!(seen, [(0, 5), (1, 5), (2, 5)]);
    let weight = rows.weight.as_ref().unwrap();
    for fold in 0..3 {
        let of = |from: &[f32]| folds.held_out(fold).map(|row| from[row]).collect::<Vec<f32>>();
        let wanted = auc(&of(&first.outputs), &of(&rows.target), Some(&of(weight)));
        assert!((first.metrics[fold as usize] - wanted).abs() < 1e-12);
    }
    let [a, b, c] = first.metrics[..] else { panic!("three folds") };
    let mean = (a + b + c) / 3.0;
    let deviation = (((a - mean).powi(2) + (b - mean).powi(2) + (c - mean).powi(2)) / 2.0).sqrt();
    assert!((first.mean - mean).abs() < 1e-12 && (first.deviation - deviation).abs() < 1e-12);
    assert_ne!(first.networks[0].config().seed(), first.networks[1].config().seed());

    let order = permutation(300, 8);
    let event: Vec<i64> = order.iter().map(|&row| row as i64).collect();
    let folds = Folds::by_id(&[&event], 3, 2).unwrap();
    let rows = rows.ordered(&order);
    let options = TrainOptions { threads: 3, ..options };
    let again = cross_validate(&model, &rows.data(), &folds, &options, None).unwrap();
    for (place, &row) in order.iter().enumerate() {
        assert_eq!(again.outputs[place].to_bits(), first.outputs[row].to_bits(), "row {row}");
    }
}

#[test]
fn classes_and_regressions_have_their_own_metrics() {
    let rows = two_classes(300, 2, 2.0, 9);
    let folds = Folds::stratified(&rows.target, 3, 1).unwrap();
    let options =
        TrainOptions { epochs: Some(4), batch_size: 32, learning_rate: Some(1e-2), ..quiet() };
    let classes =
        cross_validate(&net(&[2, 8, 2], 1), &rows.data(), &folds, &options, None).unwrap();
    assert_eq!((classes.metric, classes.outputs.len()), (Metric::Accuracy, 600));
    let options = TrainOptions { loss: Some(Loss::Mse), ..options };
    let values = cross_validate(&net(&[2, 8, 1], 1), &rows.data(), &folds, &options, None).unwrap();
    assert_eq!(values.metric, Metric::Rmse);
    for fold in 0..3 {
        let own: Vec<usize> = folds.held_out(fold).collect();
        let right = own.iter().filter(|&&row| {
            let [first, second] = classes.outputs[2 * row..][..2] else { panic!("two outputs") };
            (second > first) == (rows.target[row] == 1.0)
        });
        let accuracy = right.count() as f64 / own.len() as f64;
        assert!((classes.metrics[fold as usize] - accuracy).abs() < 1e-12);
        let square = |&row: &usize| f64::from(values.outputs[row] - rows.target[row]).powi(2);
        let rmse = (own.iter().map(square).sum::<f64>() / own.len() as f64).sqrt();
        assert!((values.metrics[fold as usize] / rmse - 1.0).abs() < 1e-6);
    }
}

/// A network that also predicts its uncertainty: the outputs are a mean μ and the logarithm s of a variance, the loss is s + (t - μ)² e⁻ˢ.
#[test]
fn a_loss_of_ones_own_is_measured_where_nothing_else_is_known() {
    let loss = LossFunction::new(2, 1, 0, |graph, [y, t, _, _]| {
        let (mean, s) = (graph.slice(y, 0, 0, 1)?, graph.slice(y, 0, 1, 2)?);
        let error = graph.sub(t, mean)?;
        let square = graph.mul(error, error)?;
        let minus = graph.unary(Unary::Negate, s)?;
        let precision = graph.unary(Unary::Exp, minus)?;
        let scaled = graph.mul(square, precision)?;
        graph.add(s, scaled)
    })
    .unwrap();
    let mut rows = two_classes(300, 2, 0.0, 9);
    (0..300).for_each(|row| rows.target[row] = 0.3 + 0.5 * rows.x[2 * row]);
    rows.weight = Some((0..300).map(|row| 1.0 + (row % 3) as f32).collect());
    let folds = Folds::by_id(&[&(0..300).collect::<Vec<i64>>()], 3, 1).unwrap();
    let options =
        TrainOptions { epochs: Some(4), batch_size: 32, loss_function: Some(loss), ..quiet() };
    let validated = cross_validate(&net(&[2, 8, 2], 1), &rows.data(), &folds, &options, None);
    let validated = validated.unwrap();
    assert_eq!(validated.metric, Metric::Loss);
    for fold in 0..3 {
        let (mut sum, mut weight) = (0.0, 0.0);
        for row in folds.held_out(fold) {
            let [mean, s] = validated.outputs[2 * row..][..2] else { panic!("two outputs") };
            let own = f64::from(rows.weight.as_ref().unwrap()[row]);
            let square = f64::from(rows.target[row] - mean).powi(2);
            sum += own * (f64::from(s) + square * f64::from(-s).exp());
            weight += own;
        }
        let (got, wanted) = (validated.metrics[fold as usize], sum / weight);
        assert!((got - wanted).abs() < 1e-5 * wanted.abs().max(1.0), "{got}, wanted {wanted}");
    }
}

#[test]
fn what_the_network_was_fitted_with_is_inherited() {
    let mut rows = two_classes(240, 2, 2.0, 9);
    (0..240).step_by(5).for_each(|row| rows.x[2 * row + 1] = -999.0);
    let mut fitted = net(&[2, 4, 1], 1);
    let missing = vec![MissingValue::of("x1", -999.0)];
    let plain = TrainOptions { epochs: Some(2), ..quiet() };
    let options = TrainOptions { loss: Some(Loss::Mse), missing, ..plain.clone() };
    fit(&mut fitted, &rows.data(), None, &options, None).unwrap();
    let folds = Folds::stratified(&rows.target, 2, 1).unwrap();
    let validated = cross_validate(&fitted, &rows.data(), &folds, &plain, None).unwrap();
    assert_eq!(validated.metric, Metric::Rmse);
    assert!(validated.networks.iter().all(|own| own.missing() == fitted.missing()));
}

#[test]
fn what_cannot_be_validated_is_reported_before_anything_is_trained() {
    let rows = two_classes(60, 2, 1.0, 1);
    let model = net(&[2, 4, 1], 1);
    let message = |model: &Network, rows: &Rows, folds: &Folds, options: &TrainOptions| {
        let mut never = |_: usize, _: &rootgrad::train::History| -> rootgrad::Result<()> {
            panic!("a fold was trained")
        };
        let refused = cross_validate(model, &rows.data(), folds, options, Some(&mut never));
        refused.unwrap_err().to_string()
    };
    let folds = Folds::stratified(&rows.target, 3, 1).unwrap();
    let fewer = rows.ordered(&(0..59).collect::<Vec<_>>());
    let reported = message(&model, &fewer, &folds, &quiet());
    assert!(reported.contains("the rows of the folds has shape 60; wanted 59"), "{reported}");
    let options = TrainOptions { checkpoint: Some("c".into()), ..quiet() };
    assert!(message(&model, &rows, &folds, &options).contains("checkpoint is c; wanted none"));
    // The ids are the classes: each fold has one of them.
    let label: Vec<i64> = rows.target.iter().map(|&label| label as i64).collect();
    let by_class = (0..).find_map(|seed| Folds::by_id(&[&label], 2, seed).ok()).unwrap();
    let reported = message(&model, &rows, &by_class, &quiet());
    assert!(reported.starts_with("fold 0 of 2 has no AUC"), "{reported}");
    // The message counts the row among the caller's rows.
    let mut damaged = rows.clone();
    damaged.x[2 * 41 + 1] = f32::NAN;
    let reported = message(&model, &damaged, &folds, &quiet());
    assert!(reported.contains("column 'x1' is NaN at row 41"), "{reported}");

    let rows = two_classes(20_000, 8, 1.0, 1);
    let folds = Folds::stratified(&rows.target, 2, 1).unwrap();
    let refused = cross_validate(&net(&[8, 4, 1], 1), &on_disk(&rows), &folds, &quiet(), None);
    assert!(refused.unwrap_err().to_string().contains("the data set of a cross-validation"));
}

#[test]
fn an_error_of_the_callback_ends_it() {
    let rows = two_classes(60, 2, 1.0, 1);
    let folds = Folds::stratified(&rows.target, 3, 1).unwrap();
    let mut calls = 0;
    let mut on_fold = |_: usize, _: &rootgrad::train::History| {
        calls += 1;
        Err(Error::Callback("enough".into()))
    };
    let options = TrainOptions { epochs: Some(1), ..quiet() };
    let stopped =
        cross_validate(&net(&[2, 4, 1], 1), &rows.data(), &folds, &options, Some(&mut on_fold));
    assert_eq!(stopped.unwrap_err().to_string(), "enough");
    assert_eq!(calls, 1);
}
