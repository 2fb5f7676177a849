//! Regressions of several values at once.

use rootgrad::data::{Column, Dataset};
use rootgrad::models::Network;
use rootgrad::train::{Epoch, Flow, Loss, Metric, Schedule, TrainOptions, fit};
use rootgrad::{Error, Status};

use crate::common::{ModelFile, Random, Rows, bits, net, predict, quiet};

/// The lower limit of any network's error: the noise of each target, in its own units.
const NOISE: [f64; 2] = [0.5, 300.0];

/// Two targets with very different units, each linear in x with its own noise.
fn sample(rows: usize, seed: u64) -> Rows {
    let mut random = Random::new(seed);
    let mut out = Rows { features: 2, ..Rows::default() };
    for _ in 0..rows {
        let (a, b) = (random.normal(), random.normal());
        out.x.extend([a as f32, b as f32]);
        out.target.push((50.0 + 3.0 * a - 2.0 * b + NOISE[0] * random.normal()) as f32);
        out.target.push((1e4 - 2000.0 * b + NOISE[1] * random.normal()) as f32);
    }
    out
}

fn options(loss: Loss) -> TrainOptions {
    let schedule = Schedule::Cosine { warmup_fraction: 0.05, final_fraction: 0.0 };
    TrainOptions {
        loss: Some(loss),
        epochs: Some(12),
        learning_rate: Some(3e-3),
        schedule: Some(schedule),
        ..quiet()
    }
}

#[test]
fn each_target_is_right_in_its_own_units() {
    let (train, test) = (sample(20_000, 1), sample(20_000, 2));
    for loss in [Loss::Mse, Loss::Huber(0.5)] {
        let mut model = net(&[2, 16, 2], 3);
        let (data, held_out) = (train.data(), test.data());
        let history = fit(&mut model, &data, Some(&held_out), &options(loss), None).unwrap();
        let values = predict(&model, &test);
        let rmse = |k: usize| {
            let pairs = values.iter().zip(&test.target).skip(k).step_by(2);
            let square = pairs.map(|(p, t)| (f64::from(*p) - f64::from(*t)).powi(2));
            (square.sum::<f64>() / 20_000.0).sqrt()
        };
        for k in 0..2 {
            let (got, noise) = (rmse(k), NOISE[k]);
            assert!(
                (0.97..1.08).contains(&(got / noise)),
                "{loss:?}: {got} for a noise of {noise}"
            );
            let reported = history.output_rmse[k];
            assert!(
                (reported / got - 1.0).abs() < 1e-4,
                "{loss:?}: reported {reported}, found {got}"
            );
        }
        let best = history.epochs[history.best_epoch - 1];
        assert_eq!((history.metric, history.output_rmse.len()), (Metric::Rmse, 2));
        let both = ((rmse(0).powi(2) + rmse(1).powi(2)) / 2.0).sqrt();
        assert!((best.validation_metric / both - 1.0).abs() < 1e-4, "{best:?}, found {both}");
        if loss == Loss::Mse {
            // Σ_k (residual variance over total variance) / K: the remaining part of each target's unit variance.
            let total = [NOISE[0].powi(2) + 9.0 + 4.0, NOISE[1].powi(2) + 4e6];
            let left = (0..2).map(|k| rmse(k).powi(2) / total[k]).sum::<f64>() / 2.0;
            assert!((best.validation_loss / left - 1.0).abs() < 0.03, "{best:?}, by hand {left}");
        }
        assert_eq!(model.metadata()["fit.rmse.target[1]"], history.output_rmse[1].to_string());
    }
}

#[test]
fn without_validation_rows_the_rmse_is_that_of_the_training_rows() {
    for outputs in [1, 2] {
        let mut rows = sample(2000, 4);
        if outputs == 1 {
            rows.target = rows.target.iter().copied().step_by(2).collect();
        }
        let mut model = net(&[2, 8, outputs], 3);
        let options = TrainOptions { validation_fraction: 0.0, ..options(Loss::Mse) };
        let history = fit(&mut model, &rows.data(), None, &options, None).unwrap();
        let pairs: Vec<_> = predict(&model, &rows).into_iter().zip(rows.target).collect();
        for (k, reported) in history.output_rmse.iter().enumerate() {
            let square = pairs.iter().skip(k).step_by(outputs);
            let square = square.map(|(p, t)| f64::from(p - t).powi(2)).sum::<f64>();
            let found = (square / 2000.0).sqrt();
            assert!(
                (reported / found - 1.0).abs() < 1e-5,
                "{outputs} outputs: {reported}, found {found}"
            );
        }
        assert_eq!(history.output_rmse.len(), outputs);
    }
}

#[test]
fn row_order_threads_and_a_stop_in_between_do_not_matter() {
    let mut rows = sample(1500, 5);
    rows.weight = Some((0..1500).map(|i| 0.5 + (i % 3) as f32).collect());
    let base = TrainOptions { epochs: Some(4), batch_size: 300, threads: 1, ..options(Loss::Mse) };
    let fitted = |rows: &Rows, options: &TrainOptions| {
        let mut model = net(&[2, 12, 2], 7);
        let history = fit(&mut model, &rows.data(), None, options, None).unwrap();
        let losses: Vec<f64> = history.epochs.iter().map(|e| e.validation_loss).collect();
        (bits(&model), losses, history.output_rmse)
    };
    let wanted = fitted(&rows, &base);
    let three = TrainOptions { threads: 3, ..base.clone() };
    assert_eq!(fitted(&rows.permuted(1), &three), wanted);

    let directory = tempfile::tempdir().unwrap();
    let checkpoint = Some(directory.path().join("fit.safetensors"));
    let resuming = TrainOptions { checkpoint, resume: true, ..base };
    let mut stop = |epoch: &Epoch| Ok(if epoch.epoch == 2 { Flow::Stop } else { Flow::Continue });
    fit(&mut net(&[2, 12, 2], 7), &rows.data(), None, &resuming, Some(&mut stop)).unwrap();
    assert_eq!(fitted(&rows.permuted(2), &resuming), wanted);

    // The second target determines the order of rows that are otherwise equal, and is part of a checkpoint's
    // identity.
    rows.target[1] += 1.0;
    let error = fit(&mut net(&[2, 12, 2], 7), &rows.data(), None, &resuming, None).unwrap_err();
    assert!(error.to_string().contains("the data"), "{error}");
}

#[test]
fn the_model_file_has_every_target() {
    let rows = sample(300, 6);
    let named = rows.data().with_names(["px", "py"], "weight").unwrap();
    let mut model = net(&[2, 4, 2], 1);
    fit(&mut model, &named, None, &TrainOptions { epochs: Some(1), ..options(Loss::Mse) }, None)
        .unwrap();
    assert_eq!(model.target_names(), ["px", "py"]);
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("net.safetensors");
    model.save(&path).unwrap();
    let loaded = Network::load(&path).unwrap();
    assert_eq!((bits(&loaded), loaded.target_names()), (bits(&model), model.target_names()));
    assert_eq!(loaded.target_standardisation().unwrap().mean.len(), 2);

    let mut file = ModelFile::read(&path);
    file.about = file.about.replace(r#"["px","py"]"#, r#"["px"]"#);
    file.write();
    let error = Network::load(&path).unwrap_err();
    assert_eq!(error.status(), Status::Format);
    assert!(error.to_string().contains("the list of target names has shape 1"), "{error}");
}

#[test]
fn what_does_not_fit_is_refused() {
    let refused = |data: &Dataset, outputs: usize, loss: Option<Loss>| -> Error {
        let mut model = net(&[2, 4, outputs], 1);
        let before = bits(&model);
        let error =
            fit(&mut model, data, None, &TrainOptions { loss, ..quiet() }, None).unwrap_err();
        assert_eq!(bits(&model), before);
        error
    };
    let says = |error: Error, status: Status, wanted: &str| {
        assert!(error.to_string().contains(wanted), "'{error}' should say '{wanted}'");
        assert_eq!(error.status(), status);
    };
    let rows = sample(100, 7);
    let data = rows.data().with_names(["px", "py"], "weight").unwrap();
    says(refused(&data, 2, None), Status::Data, "2 targets, 'px', 'py'");
    says(refused(&data, 2, None), Status::Data, "loss(Loss::Mse)");
    let softmax = Some(Loss::SoftmaxCrossEntropy);
    says(refused(&data, 2, softmax), Status::Shape, "wanted 1 per row: the class");
    let wanted = "2 per row (px, py); wanted 3 per row: one for each output";
    says(refused(&data, 3, Some(Loss::Mse)), Status::Shape, wanted);
    says(
        refused(&data, 1, Some(Loss::Mse)),
        Status::Shape,
        "wanted 1 per row: one for each output",
    );

    let mut constant = rows.clone();
    constant.target.iter_mut().skip(1).step_by(2).for_each(|t| *t = 4.0);
    let constant = constant.data().with_names(["px", "py"], "weight").unwrap();
    says(refused(&constant, 2, Some(Loss::Mse)), Status::Data, "target 'py' is 4 in all 100 rows");
    let mut infinite = rows.clone();
    infinite.target[2 * 31 + 1] = f32::INFINITY;
    let infinite = infinite.data().with_names(["px", "py"], "weight").unwrap();
    says(refused(&infinite, 2, Some(Loss::Mse)), Status::NotFinite, "'py' is inf at row 31");

    let mut model = net(&[2, 4, 2], 1);
    let once = TrainOptions { epochs: Some(1), ..options(Loss::Mse) };
    fit(&mut model, &data, None, &once, None).unwrap();
    let swapped = rows.data().with_names(["py", "px"], "weight").unwrap();
    let error = fit(&mut model, &swapped, None, &once, None).unwrap_err();
    says(error, Status::Argument, "targets is py, px; wanted px, py");
    let error = fit(&mut net(&[2, 4, 2], 1), &data, Some(&swapped), &once, None).unwrap_err();
    says(error, Status::Argument, "the validation targets is py, px; wanted px, py");
    let empty = Dataset::new(vec![Column::array("x", 2)]).unwrap();
    assert!(empty.with_names(["px", "px"], "weight").is_err());
}
