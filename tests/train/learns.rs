//! Problems with a known best solution in closed form.

use rootgrad::data::{Column, Dataset};
use rootgrad::kernels::Activation;
use rootgrad::kernels::optimizer::Optimizer;
use rootgrad::models::{MlpConfig, Network};
use rootgrad::train::{
    Epoch, Flow, History, Loss, Metric, Monitor, Schedule, Stop, TrainOptions, auc, fit,
};

use crate::common::{Random, Rows, net, predict, quiet, two_gaussians, two_gaussians_logit};

const COSINE: Schedule = Schedule::Cosine { warmup_fraction: 0.05, final_fraction: 0.0 };

/// Root of the mean squared difference of a network's logits from the closed form.
fn logit_error(logits: &[f32], rows: &Rows, distance: f64) -> f64 {
    let pairs = logits.iter().zip(rows.x.chunks(2));
    let square = pairs.map(|(&l, x)| (f64::from(l) - two_gaussians_logit(x, distance)).powi(2));
    (square.sum::<f64>() / logits.len() as f64).sqrt()
}

#[test]
fn two_gaussians_are_distinguished_as_well_as_can_be() {
    // The best AUC for means d standard deviations apart is Φ(d/√2); Φ(1.5/√2) by Python's statistics.NormalDist.
    let (distance, best) = (1.5, 0.855_577_7);
    let train = two_gaussians(40_000, distance, 1);
    let options = TrainOptions {
        epochs: Some(10),
        schedule: Some(COSINE),
        learning_rate: Some(3e-3),
        ..quiet()
    };
    let mut model = net(&[2, 16, 1], 1);
    let history = fit(&mut model, &train.data(), None, &options, None).unwrap();

    let test = two_gaussians(200_000, distance, 2);
    let logits = predict(&model, &test);
    let got = auc(&logits, &test.target, None);
    // The sample's own standard deviation is √(AUC(1-AUC)/50 000) ≈ 0.0016 at most.
    assert!((got - best).abs() < 0.004, "AUC {got}, at best {best}");
    let error = logit_error(&logits, &test, distance);
    assert!(error < 0.15, "logits are {error} from log(p_signal / p_background)");

    assert_eq!((history.metric, history.stop), (Metric::Auc, Stop::Completed));
    assert_eq!(history.epochs.len(), 10);
    let last = history.epochs[history.best_epoch - 1];
    assert!((last.validation_metric - best).abs() < 0.012, "{last:?}");
    assert!((last.train_metric - best).abs() < 0.006, "{last:?}");
    // Training and validation rows have the same distribution, and so should the epoch's losses.
    assert!((last.train_loss - last.validation_loss).abs() < 0.02, "{last:?}");
}

#[test]
fn a_regression_is_right_in_the_targets_units() {
    // y = 91 200 + 2500 x₀ - 1300 x₁ + noise of standard deviation 400: no network predicts better than 400.
    let sample = |rows, seed| {
        let mut random = Random::new(seed);
        let mut out = Rows { features: 2, ..Rows::default() };
        for _ in 0..rows {
            let x = [random.normal() as f32, random.normal() as f32];
            let y = 91_200.0 + 2500.0 * f64::from(x[0]) - 1300.0 * f64::from(x[1]);
            out.x.extend(x);
            out.target.push((y + 400.0 * random.normal()) as f32);
        }
        out
    };
    let (train, test) = (sample(20_000, 1), sample(20_000, 2));
    // δ, in standard deviations of the target, is two of the noise.
    let sigma = (2500f64.powi(2) + 1300f64.powi(2) + 400f64.powi(2)).sqrt();
    for loss in [Loss::Mse, Loss::Huber((800.0 / sigma) as f32)] {
        let options = TrainOptions {
            loss: Some(loss),
            epochs: Some(15),
            learning_rate: Some(3e-3),
            schedule: Some(COSINE),
            ..quiet()
        };
        let mut model = net(&[2, 16, 1], 3);
        let (data, test_data) = (train.data(), test.data());
        let history = fit(&mut model, &data, Some(&test_data), &options, None).unwrap();
        let values = predict(&model, &test);
        let square = values.iter().zip(&test.target).map(|(p, t)| (p - t).powi(2));
        let rmse = (square.map(f64::from).sum::<f64>() / 20_000.0).sqrt();
        assert!((390.0..420.0).contains(&rmse), "{loss:?}: {rmse} for a noise of 400");

        let best = history.epochs[history.best_epoch - 1];
        assert_eq!(history.metric, Metric::Rmse);
        assert!((best.validation_metric - rmse).abs() < 1e-3 * rmse, "{best:?}, found {rmse}");
        if loss == Loss::Mse {
            let wanted = best.validation_loss / rmse.powi(2);
            assert!((wanted - 1.0).abs() < 1e-3, "the loss is the squared RMSE: ratio {wanted}");
        } else {
            // Huber's loss scales as the square of its units.
            let wanted = huber_of_normal(2.0) * 400f64.powi(2);
            let ratio = best.validation_loss / wanted;
            assert!((0.95..1.1).contains(&ratio), "Huber loss {best:?}, wanted {wanted}");
        }
    }
}

/// E[h(z)] for normal z by the trapezoidal rule; h = z²/2 up to δ, δ(|z| - δ/2) beyond.
fn huber_of_normal(delta: f64) -> f64 {
    let step = 1e-3;
    let density = |z: f64| (-0.5 * z * z).exp() / std::f64::consts::TAU.sqrt();
    let h = |z: f64| if z < delta { 0.5 * z * z } else { delta * (z - 0.5 * delta) };
    (0..10_000).map(|i| f64::from(i) * step).map(|z| 2.0 * step * h(z) * density(z)).sum()
}

#[test]
fn three_classes_reach_the_best_accuracy() {
    // Unit normals at -2, 0, 2: the outer ones are right with Φ(1), the middle one with 2Φ(1) - 1.
    let phi = 0.841_344_746;
    let best = (2.0 * phi + 2.0 * phi - 1.0) / 3.0;
    let sample = |rows, seed| {
        let mut random = Random::new(seed);
        let mut out = Rows { features: 1, ..Rows::default() };
        for row in 0..rows {
            let class = row % 3;
            out.x.push((2.0 * f64::from(class) - 2.0 + random.normal()) as f32);
            out.target.push(class as f32);
        }
        out
    };
    let (train, test) = (sample(30_000, 5), sample(60_000, 6));
    let options = TrainOptions {
        epochs: Some(8),
        learning_rate: Some(5e-3),
        schedule: Some(COSINE),
        ..quiet()
    };
    let mut model = net(&[1, 16, 3], 1);
    let history = fit(&mut model, &train.data(), None, &options, None).unwrap();
    let outputs = predict(&model, &test);
    let right = outputs.chunks(3).zip(&test.target).filter(|(o, t)| {
        let best = (0..3).max_by(|&a, &b| o[a].total_cmp(&o[b])).unwrap();
        best == **t as usize
    });
    let accuracy = right.count() as f64 / 60_000.0;
    assert!((accuracy - best).abs() < 0.006, "accuracy {accuracy}, at best {best}");
    assert_eq!(history.metric, Metric::Accuracy);
    let reported = history.epochs[history.best_epoch - 1].validation_metric;
    assert!((reported - best).abs() < 0.02, "reported {reported}, at best {best}");
}

#[test]
fn a_weight_acts_like_so_many_rows() {
    let mut weighted = two_gaussians(600, 1.0, 3);
    weighted.weight = Some((0..600).map(|row| (row % 3 + 1) as f32).collect());
    let mut repeated = Rows::default();
    for row in 0..600 {
        for _ in 0..row % 3 + 1 {
            repeated.take(&weighted, row);
        }
    }
    repeated.weight = None;
    // Full batches: the terms of a step's sum are then the same. An unweighted standardisation would make a difference.
    for optimizer in [Optimizer::default(), Optimizer::Sgd { momentum: 0.9 }] {
        let options = TrainOptions {
            epochs: Some(60),
            batch_size: 10_000,
            learning_rate: Some(1e-2),
            optimizer,
            validation_fraction: 0.0,
            standardize: false,
            ..quiet()
        };
        let fitted = |rows: &Rows| {
            let mut model = net(&[2, 8, 1], 1);
            let history = fit(&mut model, &rows.data(), None, &options, None).unwrap();
            (predict(&model, &weighted), history)
        };
        let ((a, history_a), (b, history_b)) = (fitted(&weighted), fitted(&repeated));
        let apart = a.iter().zip(&b).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        let moved = a.iter().fold(0.0f32, |m, v| m.max(v.abs()));
        assert!(apart < 2e-3 * moved, "{optimizer:?}: outputs up to {moved} are {apart} apart");
        let (a, b) = (history_a.epochs[59], history_b.epochs[59]);
        assert!((a.train_loss - b.train_loss).abs() < 1e-4, "{a:?} {b:?}");
        assert!((a.train_metric - b.train_metric).abs() < 1e-4, "{a:?} {b:?}");
    }
}

#[test]
fn weights_of_any_scale_train_alike() {
    let rows = two_gaussians(1000, 1.0, 3);
    let fitted = |scale: f32| {
        let mut rows = rows.clone();
        rows.weight = Some((0..1000).map(|row| (row % 3 + 1) as f32 * scale).collect());
        let mut model = net(&[2, 8, 1], 1);
        let options = TrainOptions { epochs: Some(20), batch_size: 64, ..quiet() };
        fit(&mut model, &rows.data(), None, &options, None).unwrap().epochs[19]
    };
    let wanted = fitted(1.0);
    // Powers of 2, so that nothing is rounded (4·10⁻⁴⁰, which is not a normal number, and 4·10³⁷); and a unit that rounds. The validation rows
    // and the batches are the same: the order of the rows does not depend on the weights.
    for scale in [2f32.powi(-131), 2f32.powi(125), 1e-9] {
        let got = fitted(scale);
        for (got, wanted) in [
            (got.train_loss, wanted.train_loss),
            (got.validation_loss, wanted.validation_loss),
            (got.train_metric, wanted.train_metric),
            (got.validation_metric, wanted.validation_metric),
        ] {
            assert!((got / wanted - 1.0).abs() < 1e-3, "{got} for {wanted}, weights of {scale:e}");
        }
    }
}

#[test]
fn more_epochs_than_can_be_counted_in_steps() {
    let rows = two_gaussians(1000, 1.0, 3);
    for schedule in [Schedule::Constant, COSINE] {
        let options =
            TrainOptions { epochs: Some(usize::MAX), schedule: Some(schedule), ..quiet() };
        let mut stop = |_: &Epoch| Ok(Flow::Stop);
        let history = fit(&mut net(&[2, 2, 1], 1), &rows.data(), None, &options, Some(&mut stop));
        assert_eq!(history.unwrap().stop, Stop::Callback);
    }
}

#[test]
fn negative_weights_take_a_contamination_away() {
    // Background half of which is contaminated by signal-like rows of weight 1, and as many such rows of weight -1.
    let distance = 1.5;
    let mut rows = two_gaussians(40_000, distance, 7);
    let more = two_gaussians(40_000, distance, 8);
    rows.weight = Some(vec![1.0; 40_000]);
    for row in (1..40_000).step_by(4) {
        rows.x.extend_from_slice(&more.x[row * 2..][..2]);
        rows.target.push(0.0);
        let weight = if row % 8 == 1 { 1.0 } else { -1.0 };
        rows.weight.as_mut().unwrap().push(weight);
    }
    let options = TrainOptions {
        epochs: Some(12),
        schedule: Some(COSINE),
        learning_rate: Some(3e-3),
        ..quiet()
    };
    let test = two_gaussians(50_000, distance, 9);
    let error = |rows: &Rows| {
        let mut model = net(&[2, 16, 1], 1);
        fit(&mut model, &rows.data(), None, &options, None).unwrap();
        logit_error(&predict(&model, &test), &test, distance)
    };
    let with = error(&rows);
    assert!(with < 0.3, "logits {with} from the closed form");
    let weight = rows.weight.as_mut().unwrap();
    weight.iter_mut().for_each(|w| *w = w.abs());
    let without = error(&rows);
    assert!(without > 2.0 * with, "signs must matter: {without} without, {with} with");
}

#[test]
fn early_stopping_restores_the_best_parameters() {
    // Few rows, a large network, a high rate: the network memorises the rows, and its validation loss increases.
    let train = two_gaussians(200, 1.0, 11);
    let test = two_gaussians(2000, 1.0, 12);
    let options = TrainOptions {
        epochs: Some(200),
        batch_size: 32,
        learning_rate: Some(1e-2),
        weight_decay: Some(0.0),
        patience: Some(5),
        ..quiet()
    };
    let mut model = net(&[2, 64, 64, 1], 1);
    let (data, test_data) = (train.data(), test.data());
    let history = fit(&mut model, &data, Some(&test_data), &options, None).unwrap();
    assert_eq!(history.stop, Stop::EarlyStopping);
    assert_eq!(history.epochs.len(), history.best_epoch + 5);
    let least = history.epochs.iter().map(|e| e.validation_loss).fold(f64::INFINITY, f64::min);
    assert_eq!(history.epochs[history.best_epoch - 1].validation_loss, least);

    // The loss of the present model from its logits, by log(1 + exp(∓z)).
    let pairs = predict(&model, &test);
    let losses = pairs.iter().zip(&test.target).map(|(&z, &t)| {
        let z = f64::from(if t > 0.5 { -z } else { z });
        z.exp().ln_1p()
    });
    let loss = losses.sum::<f64>() / 2000.0;
    assert!((loss - least).abs() < 1e-5, "{loss} is not the best epoch's {least}");
}

#[test]
fn array_columns_and_a_second_fit() {
    // A further fit continues from the parameters, and keeps standardisation and columns.
    let rows = two_gaussians(4000, 1.5, 13);
    let columns = vec![Column::array("strain", 2)];
    let data = Dataset::borrowed(columns.clone(), &rows.x, &rows.target, None).unwrap();
    let options = TrainOptions { epochs: Some(2), ..quiet() };
    let mut model = net(&[2, 8, 1], 1);
    let first = fit(&mut model, &data, None, &options, None).unwrap();
    assert_eq!(model.columns(), columns);
    assert_eq!(model.loss(), Some(Loss::BinaryCrossEntropy));
    let standardisation = model.input_standardisation().cloned();
    let second = fit(&mut model, &data, None, &options, None).unwrap();
    assert!(second.epochs[0].train_loss < first.epochs[1].train_loss);
    assert_eq!(model.input_standardisation().cloned(), standardisation);
    let s = standardisation.unwrap();
    assert!((s.mean[0] - 10.0).abs() < 0.2 && (s.scale[1] - 0.1).abs() < 0.03, "{s:?}");
}

/// AUC on the training rows of a deep network whose layers shrink their inputs: weights between ±1/√in have a variance of 1/(3 in).
fn deep(init_from_rows: bool, seed: u64) -> f64 {
    let mut random = Random::new(5);
    let mut rows = Rows { features: 2, ..Rows::default() };
    for _ in 0..4000 {
        let x = [random.normal() as f32, random.normal() as f32];
        rows.x.extend(x);
        rows.target.push(f32::from(x[0] * x[1] > 0.0));
    }
    let widths = [&[2][..], &[16; 30], &[1]].concat();
    let config = MlpConfig { widths, activation: Activation::Tanh, init: None, seed };
    let mut model = Network::new(config).unwrap();
    let options = TrainOptions { epochs: Some(5), init_from_rows, ..quiet() };
    fit(&mut model, &rows.data(), None, &options, None).unwrap();
    auc(&predict(&model, &rows), &rows.target, None)
}

#[test]
fn a_deep_network_learns_if_the_rows_scale_its_weights() {
    for seed in 1..4 {
        let (with, without) = (deep(true, seed), deep(false, seed));
        assert!(with > 0.8 && with > without + 0.1, "seed {seed}: {with}, else {without}");
    }
}

#[test]
fn the_monitor_chooses_the_best_epoch() {
    // Overconfident from the first epochs on, so that the loss rises early while the area goes on changing.
    let (train, test) = (two_gaussians(200, 1.0, 11), two_gaussians(2000, 1.0, 12));
    let fitted = |monitor, loss, patience| {
        let options = TrainOptions {
            epochs: Some(60),
            batch_size: 16,
            learning_rate: Some(3e-2),
            weight_decay: Some(0.0),
            loss,
            monitor,
            patience,
            ..quiet()
        };
        let mut model = net(&[2, 64, 64, 1], 1);
        let history = fit(&mut model, &train.data(), Some(&test.data()), &options, None).unwrap();
        (model, history)
    };
    let (_, by_loss) = fitted(Monitor::Loss, None, None);
    let (model, by_metric) = fitted(Monitor::Metric, None, None);
    let figures = |history: &History| {
        history.epochs.iter().map(|e| [e.validation_loss, e.validation_metric]).collect::<Vec<_>>()
    };
    assert_eq!(figures(&by_loss), figures(&by_metric));
    let best = figures(&by_metric).iter().map(|e| e[1]).fold(0.0, f64::max);
    assert_eq!(by_metric.epochs[by_metric.best_epoch - 1].validation_metric, best);
    assert_ne!(by_metric.best_epoch, by_loss.best_epoch, "the case distinguishes them");
    // The model has that epoch's parameters.
    assert!((auc(&predict(&model, &test), &test.target, None) - best).abs() < 1e-6);

    // A regression prefers the smaller RMSE, and patience counts epochs without a better metric.
    let (_, regression) = fitted(Monitor::Metric, Some(Loss::Huber(0.1)), Some(4));
    let least = figures(&regression).iter().map(|e| e[1]).fold(f64::INFINITY, f64::min);
    assert_eq!(regression.epochs[regression.best_epoch - 1].validation_metric, least);
    assert_eq!(regression.stop, Stop::EarlyStopping);
    assert_eq!(regression.epochs.len(), regression.best_epoch + 4);
}
