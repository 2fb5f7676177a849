//! The notes of a fit about its data, and balanced classes.

use rootgrad::models::Network;
use rootgrad::train::{Epoch, Flow, History, Loss, TrainOptions, auc, fit};

use crate::common::{Random, Rows, bits, net, predict, quiet, two_gaussians};

/// Two gaussians; of the signal only one row in `n` is kept.
fn rare_signal(background: usize, n: usize, distance: f64, seed: u64) -> Rows {
    let all = two_gaussians(2 * background, distance, seed);
    let mut rows = Rows::default();
    for row in 0..all.rows() {
        if row % 2 == 0 || (row / 2).is_multiple_of(n) {
            rows.take(&all, row);
        }
    }
    rows
}

fn fitted(rows: &Rows, options: &TrainOptions) -> (Network, History) {
    let mut model = net(&[2, 16, 16, 1], 1);
    let history = fit(&mut model, &rows.data(), None, options, None).unwrap();
    (model, history)
}

#[test]
fn one_signal_in_a_thousand_is_learnt_with_balanced_classes() {
    // The best AUC for means d standard deviations apart is Φ(d/√2): Φ(2/√2) = 0.9214.
    let (distance, best) = (2.0, 0.921_35);
    let rows = rare_signal(40_000, 1000, distance, 51);
    let test = two_gaussians(40_000, distance, 52);
    let options = TrainOptions { epochs: Some(5), ..quiet() };
    let score = |balance_classes| {
        let (model, history) = fitted(&rows, &TrainOptions { balance_classes, ..options.clone() });
        (auc(&predict(&model, &test), &test.target, None), history)
    };
    let ((without, reported), (with, balanced)) = (score(false), score(true));
    println!("AUC {without} without, {with} with balanced classes, at best {best}");
    assert!(with > 0.8, "AUC {with} with balanced classes, at best {best}");
    assert!(with > without + 0.02, "AUC {with} with balanced classes, {without} without");

    let wanted = "the classes of 'target' are 1000 : 1 in rows (0: 40000 rows, 1: 40 rows)";
    assert!(reported.notes[0].starts_with(wanted), "{:?}", reported.notes);
    assert_eq!(reported.notes.len(), 1);
    let wanted = "classes have equal weight: each class of 'target' (0: 40000 rows, 1: 40 rows)";
    assert!(balanced.notes[0].starts_with(wanted), "{:?}", balanced.notes);
    // With equal weights a network that knows nothing has a loss of ln 2; with 1000 : 1 it has 0.008.
    assert!(balanced.epochs[0].train_loss > 0.2 && reported.epochs[4].train_loss < 0.05);
    assert!(balanced.epochs[4].validation_loss > 0.1, "{:?}", balanced.epochs[4]);
}

/// The same fit, in a step's loss and in the validation loss, as with hand-made weights that balance the
/// classes.
#[test]
fn balancing_is_by_the_weights_that_one_would_give() {
    for weighted in [false, true] {
        let mut rows = rare_signal(300, 10, 1.0, 53);
        let own = |row: usize| if row.is_multiple_of(7) { -0.5 } else { 1.0 + (row % 3) as f32 };
        rows.weight = weighted.then(|| (0..rows.rows()).map(own).collect());
        let held_out = rare_signal(300, 4, 1.0, 54);
        let options =
            TrainOptions { epochs: Some(8), batch_size: 1000, balance_classes: true, ..quiet() };
        let mut by_option = net(&[2, 8, 1], 1);
        let data = (rows.data(), held_out.data());
        let got = fit(&mut by_option, &data.0, Some(&data.1), &options, None).unwrap();

        let by_hand = |rows: &Rows| {
            let mut rows = rows.clone();
            let own = rows.weight.clone().unwrap_or(vec![1.0; rows.rows()]);
            let total = |class: f32| -> f64 {
                let pairs = own.iter().zip(&rows.target).filter(|(_, target)| **target == class);
                pairs.map(|(&weight, _)| f64::from(weight)).sum()
            };
            let factors = [1.0 / total(0.0), 1.0 / total(1.0)];
            let weights = own.iter().zip(&rows.target);
            let weights = weights.map(|(w, t)| (f64::from(*w) * factors[*t as usize]) as f32);
            rows.weight = Some(weights.collect());
            rows
        };
        let options = TrainOptions { balance_classes: false, ..options };
        let (rows, held_out) = (by_hand(&rows), by_hand(&held_out));
        let mut by_weight = net(&[2, 8, 1], 1);
        let data = (rows.data(), held_out.data());
        let wanted = fit(&mut by_weight, &data.0, Some(&data.1), &options, None).unwrap();
        // With full batches the order of the rows only affects a sum. (It depends on the bits of the
        // weights.)
        for (got, wanted) in got.epochs.iter().zip(&wanted.epochs) {
            // A pair of rows whose scores are swapped changes the AUC by 10⁻⁴.
            for (got, wanted, apart) in [
                (got.train_loss, wanted.train_loss, 1e-4),
                (got.validation_loss, wanted.validation_loss, 1e-4),
                (got.train_metric, wanted.train_metric, 1e-3),
                (got.validation_metric, wanted.validation_metric, 1e-3),
            ] {
                assert!((got - wanted).abs() < apart, "{got} for {wanted}, weighted {weighted}");
            }
        }
    }
}

#[test]
fn balanced_fits_repeat_in_any_order_on_any_threads_and_resumed() {
    let mut rows = rare_signal(700, 30, 1.0, 55);
    rows.weight = Some((0..rows.rows()).map(|row| 0.1 + (row % 5) as f32).collect());
    let options = TrainOptions {
        epochs: Some(4),
        batch_size: 64,
        threads: 1,
        balance_classes: true,
        ..quiet()
    };
    let (model, history) = fitted(&rows, &options);
    for threads in [1, 2, 3] {
        let again = TrainOptions { threads, ..options.clone() };
        let (other, _) = fitted(&rows.permuted(threads as u64), &again);
        assert_eq!(bits(&other), bits(&model), "{threads} threads");
    }

    let directory = tempfile::tempdir().unwrap();
    let checkpoint = Some(directory.path().join("balanced.safetensors"));
    let options = TrainOptions { checkpoint, resume: true, ..options };
    let mut half = net(&[2, 16, 16, 1], 1);
    let mut stop = |epoch: &Epoch| Ok(if epoch.epoch == 2 { Flow::Stop } else { Flow::Continue });
    fit(&mut half, &rows.data(), None, &options, Some(&mut stop)).unwrap();
    let (resumed, again) = fitted(&rows.permuted(9), &options);
    assert_eq!(bits(&resumed), bits(&model));
    assert_eq!(again.notes, history.notes);
    let other = TrainOptions { balance_classes: false, ..options };
    let error = fit(&mut net(&[2, 16, 16, 1], 1), &rows.data(), None, &other, None).unwrap_err();
    let wanted = "loss is BinaryCrossEntropy; wanted BinaryCrossEntropy with balance_classes, as in the checkpoint";
    assert!(error.to_string().starts_with(wanted), "{error}");
}

#[test]
fn three_classes_are_balanced_a_regression_is_not() {
    // Unit normals at -2, 0, 2 with rows in the ratio 100 : 10 : 1. If balanced, the middle class reaches
    // from -1 to 1.
    let mut random = Random::new(56);
    let mut rows = Rows { features: 1, ..Rows::default() };
    for row in 0..11_100 {
        let class = if row % 111 == 0 { 2 } else { usize::from(row % 11 == 0) };
        rows.x.push((2.0 * class as f64 - 2.0 + random.normal()) as f32);
        rows.target.push(class as f32);
    }
    let options = TrainOptions {
        epochs: Some(20),
        learning_rate: Some(1e-2),
        balance_classes: true,
        ..quiet()
    };
    let mut model = net(&[1, 16, 3], 1);
    let history = fit(&mut model, &rows.data(), None, &options, None).unwrap();
    assert!(history.notes[0].starts_with("classes have equal weight"), "{:?}", history.notes);
    let points = Rows { features: 1, x: vec![-1.6, -0.4, 0.4, 1.6], ..Rows::default() };
    let outputs = predict(&model, &points);
    let best = |row: usize| {
        let row = &outputs[3 * row..][..3];
        (0..3).fold(0, |best, k| if row[k] > row[best] { k } else { best })
    };
    assert_eq!([best(0), best(1), best(2), best(3)], [0, 1, 1, 2], "{outputs:?}");

    let options = TrainOptions { loss: Some(Loss::Mse), ..options };
    let mut model = net(&[1, 16, 1], 1);
    let error = fit(&mut model, &rows.data(), None, &options, None).unwrap_err().to_string();
    assert!(error.starts_with("balance_classes is true; wanted false for a regression"), "{error}");
}

#[test]
fn marks_of_missing_values_are_reported() {
    let mut rows = two_gaussians(2000, 1.5, 57);
    assert!(fitted(&rows, &TrainOptions { epochs: Some(1), ..quiet() }).1.notes.is_empty());
    for row in (0..2000).filter(|row| row % 10 < 3) {
        rows.x[2 * row + 1] = -999.0;
    }
    let reported = fitted(&rows, &TrainOptions { epochs: Some(1), ..quiet() }).1.notes;
    assert_eq!(reported.len(), 1, "{reported:?}");
    let wanted = "column 'x1' is -999 in 30.0 % of the rows, far outside of the rest (-3.";
    assert!(reported[0].starts_with(wanted) && reported[0].contains("Filter"), "{reported:?}");
    // A regression has the same note, and no note about its target.
    let options = TrainOptions { epochs: Some(1), loss: Some(Loss::Mse), ..quiet() };
    assert_eq!(fitted(&rows, &options).1.notes, reported);
}

/// A note appears if the network is worse than a single input; a trained network is not.
#[test]
fn a_network_below_one_of_its_inputs_is_noted() {
    let rows = two_gaussians(4000, 2.0, 57);
    let reported = |learning_rate| {
        let options = TrainOptions { epochs: Some(3), learning_rate, ..quiet() };
        fitted(&rows, &options).1.notes
    };
    let notes = reported(Some(1e-9));
    assert!(notes[0].starts_with("the network's area under the ROC curve, 0."), "{notes:?}");
    assert!(notes[0].contains("that of its input 'x"), "{notes:?}");
    assert!(reported(None).is_empty(), "{:?}", reported(None));
}

/// An input that contains the answer is noted, unless it is the only one.
#[test]
fn an_input_that_separates_the_classes_is_noted() {
    let mut rows = two_gaussians(2000, 1.5, 57);
    let notes = |rows: &Rows| fitted(rows, &TrainOptions { epochs: Some(3), ..quiet() }).1.notes;
    for row in 0..2000 {
        rows.x[2 * row + 1] = 0.3 - 0.1 * rows.target[row];
    }
    let reported = notes(&rows);
    let wanted = "the input 'x1' separates the classes completely by itself on the validation rows: leave it out if it was computed from the target";
    assert_eq!(reported, [wanted]);
    for row in (0..2000).step_by(50) {
        rows.x[2 * row + 1] = 0.2; // background rows with the value of signal
    }
    assert!(!notes(&rows).iter().any(|note| note.contains("separates")));
}
