//! A fit that is stopped and resumed ends with the same bits as one that is not stopped.

use std::path::Path;

use rootgrad::kernels::optimizer::Optimizer;
use rootgrad::models::Network;
use rootgrad::train::{Epoch, Flow, History, Loss, Monitor, Schedule, Stop, TrainOptions, fit};
use rootgrad::{Error, Result};

use crate::common::{ModelFile, bits, net, quiet, two_gaussians};

/// Returns the bits of the parameters, and a history without its times.
fn result(model: &Network, history: &History) -> (Vec<u32>, Vec<[u64; 6]>, usize, Stop) {
    let row = |e: &Epoch| {
        let figures = [e.train_loss, e.validation_loss, e.train_metric, e.validation_metric];
        let [a, b, c, d] = figures.map(f64::to_bits);
        [e.epoch as u64, a, b, c, d, e.learning_rate.to_bits()]
    };
    let epochs = history.epochs.iter().map(row).collect();
    (bits(model), epochs, history.best_epoch, history.stop)
}

fn cases() -> Vec<TrainOptions> {
    let base =
        TrainOptions { batch_size: 64, learning_rate: Some(1e-2), epochs: Some(10), ..quiet() };
    vec![
        base.clone(),
        TrainOptions {
            schedule: Some(Schedule::Cosine { warmup_fraction: 0.2, final_fraction: 0.0 }),
            ..base.clone()
        },
        TrainOptions { optimizer: Optimizer::Sgd { momentum: 0.9 }, ..base.clone() },
        TrainOptions { monitor: Monitor::Metric, patience: Some(20), ..base.clone() },
        TrainOptions { validation_fraction: 0.0, clip_norm: Some(0.1), ..base.clone() },
        TrainOptions { loss: Some(Loss::Huber(0.3)), ..base.clone() },
        TrainOptions { patience: Some(3), learning_rate: Some(5e-2), epochs: Some(60), ..base },
    ]
}

#[test]
fn ten_epochs_are_five_and_five() {
    let rows = two_gaussians(500, 1.0, 31);
    let directory = tempfile::tempdir().unwrap();
    for (n, options) in cases().into_iter().enumerate() {
        let mut whole = net(&[2, 16, 16, 1], 1);
        let history = fit(&mut whole, &rows.data(), None, &options, None).unwrap();
        let wanted = result(&whole, &history);

        let checkpoint = Some(directory.path().join(format!("{n}.safetensors")));
        let options = TrainOptions { checkpoint, resume: true, ..options };
        let mut first = net(&[2, 16, 16, 1], 1);
        let mut stop =
            |epoch: &Epoch| Ok(if epoch.epoch == 5 { Flow::Stop } else { Flow::Continue });
        let history = fit(&mut first, &rows.data(), None, &options, Some(&mut stop)).unwrap();
        assert_eq!((history.stop, history.epochs.len()), (Stop::Callback, 5), "case {n}");
        // Another model object with another seed, and the rows in another order: only the file matters.
        let mut second = net(&[2, 16, 16, 1], 99);
        let rows = rows.permuted(n as u64);
        let history = fit(&mut second, &rows.data(), None, &options, None).unwrap();
        assert!(result(&second, &history) == wanted, "case {n}: {options:?}");

        // If the fit is complete, resuming only returns the result again.
        let mut third = net(&[2, 16, 16, 1], 98);
        let history = fit(&mut third, &rows.data(), None, &options, None).unwrap();
        assert!(result(&third, &history) == wanted, "case {n}, a third time");
    }
}

#[test]
fn more_epochs_and_more_patience_go_on_after_the_end() {
    let rows = two_gaussians(300, 1.0, 32);
    let directory = tempfile::tempdir().unwrap();
    let long = TrainOptions {
        batch_size: 32,
        learning_rate: Some(1e-2),
        schedule: Some(Schedule::Constant), // the same for any number of epochs
        epochs: Some(40),
        patience: Some(12),
        ..quiet()
    };
    let mut whole = net(&[2, 32, 32, 1], 1);
    let history = fit(&mut whole, &rows.data(), None, &long, None).unwrap();
    let wanted = result(&whole, &history);

    for (n, (epochs, patience)) in [(5, 12), (40, 2)].into_iter().enumerate() {
        let checkpoint = Some(directory.path().join(format!("{n}")));
        let short = TrainOptions {
            epochs: Some(epochs),
            patience: Some(patience),
            checkpoint: checkpoint.clone(),
            checkpoint_every: 7,
            ..long.clone()
        };
        let mut model = net(&[2, 32, 32, 1], 1);
        let history = fit(&mut model, &rows.data(), None, &short, None).unwrap();
        assert!(history.epochs.len() < wanted.1.len(), "the short fit must stop earlier");
        if epochs == 40 {
            assert_eq!(history.stop, Stop::EarlyStopping);
        }
        let options = TrainOptions { checkpoint, resume: true, ..long.clone() };
        let history = fit(&mut model, &rows.data(), None, &options, None).unwrap();
        assert!(result(&model, &history) == wanted, "{epochs} epochs, patience {patience}");
    }
}

#[test]
fn a_killed_fit_goes_on_from_its_last_checkpoint() {
    // The callback fails after epoch 7, as a kill would; the checkpoints are those of epochs 3 and 6.
    let rows = two_gaussians(500, 1.0, 33);
    let directory = tempfile::tempdir().unwrap();
    let plain = TrainOptions { epochs: Some(10), batch_size: 64, ..quiet() };
    let mut whole = net(&[2, 8, 1], 1);
    let history = fit(&mut whole, &rows.data(), None, &plain, None).unwrap();
    let wanted = result(&whole, &history);

    let checkpoint = Some(directory.path().join("c.safetensors"));
    let options = TrainOptions { checkpoint, checkpoint_every: 3, resume: true, ..plain };
    let mut model = net(&[2, 8, 1], 1);
    let before = bits(&model);
    let mut kill = |epoch: &Epoch| match epoch.epoch {
        7 => Err(Error::Callback("killed".into())),
        _ => Ok(Flow::Continue),
    };
    let error = fit(&mut model, &rows.data(), None, &options, Some(&mut kill)).unwrap_err();
    assert_eq!(error.to_string(), "killed");
    assert_eq!(bits(&model), before, "an error leaves the model as it was");

    let mut epochs = Vec::new();
    let mut watch = |epoch: &Epoch| -> Result<Flow> {
        epochs.push(epoch.epoch);
        Ok(Flow::Continue)
    };
    let history = fit(&mut model, &rows.data(), None, &options, Some(&mut watch)).unwrap();
    assert!(result(&model, &history) == wanted);
    assert_eq!(epochs, [7, 8, 9, 10]);
}

#[test]
fn a_checkpoint_is_a_model_of_the_best_parameters() {
    let rows = two_gaussians(500, 1.0, 34);
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("c.safetensors");
    let options = TrainOptions { epochs: Some(6), checkpoint: Some(path.clone()), ..quiet() };
    let mut model = net(&[2, 8, 1], 1);
    fit(&mut model, &rows.data(), None, &options, None).unwrap();
    let loaded = Network::load(&path).unwrap();
    assert_eq!(bits(&loaded), bits(&model));
    assert_eq!((loaded.columns(), loaded.loss()), (model.columns(), model.loss()));
    assert_eq!(loaded.metadata(), model.metadata());
}

#[test]
fn a_checkpoint_of_another_fit_is_refused_by_name() {
    let rows = two_gaussians(500, 1.0, 35);
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("c.safetensors");
    let options =
        TrainOptions { epochs: Some(2), checkpoint: Some(path.clone()), resume: true, ..quiet() };
    fit(&mut net(&[2, 8, 1], 1), &rows.data(), None, &options, None).unwrap();

    let refused = |widths: &[usize], seed: u64, options: &TrainOptions| {
        let rows = two_gaussians(500, 1.0, seed);
        let mut model = net(widths, 1);
        let before = bits(&model);
        let error = fit(&mut model, &rows.data(), None, options, None).unwrap_err();
        assert_eq!(bits(&model), before);
        error.to_string()
    };
    let check = |message: String, wanted: &str| {
        assert!(message.starts_with(wanted), "'{message}' should begin with '{wanted}'");
        assert!(message.contains("c.safetensors"), "{message}");
    };
    check(refused(&[2, 9, 1], 35, &options), "the network is [2, 9, 1] gelu");
    check(refused(&[2, 8, 1], 36, &options), "the data is 400 training");
    let other = TrainOptions { batch_size: 100, ..options.clone() };
    check(refused(&[2, 8, 1], 35, &other), "batch_size is 100; wanted 256");
    let other = TrainOptions { seed: 3, ..options.clone() };
    check(refused(&[2, 8, 1], 35, &other), "seed is 3; wanted 0");
    let other = TrainOptions { optimizer: Optimizer::Sgd { momentum: 0.5 }, ..options.clone() };
    check(refused(&[2, 8, 1], 35, &other), "optimizer is Sgd");

    let model = net(&[2, 8, 1], 1);
    model.save(&path).unwrap();
    check(
        refused(&[2, 8, 1], 35, &options),
        &format!("'{}' is a model, not a check", path.display()),
    );
    std::fs::write(&path, b"rubbish").unwrap();
    check(refused(&[2, 8, 1], 35, &options), &format!("'{}' is", path.display()));
}

#[test]
fn every_damaged_checkpoint_is_refused() {
    let rows = two_gaussians(40, 1.0, 37);
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("c");
    let checkpoint = Some(path.clone());
    let options = TrainOptions { epochs: Some(2), checkpoint, resume: true, threads: 1, ..quiet() };
    fit(&mut net(&[2, 2, 1], 1), &rows.data(), None, &options, None).unwrap();
    let whole = std::fs::read(&path).unwrap();
    let try_with = |path: &Path, bytes: &[u8]| {
        std::fs::write(path, bytes).unwrap();
        let mut model = net(&[2, 2, 1], 1);
        fit(&mut model, &rows.data(), None, &options, None).map(|_| ())
    };
    for length in 0..whole.len() {
        assert!(try_with(&path, &whole[..length]).is_err(), "cut to {length} bytes");
    }
    let tensors = 8 + u64::from_le_bytes(whole[..8].try_into().unwrap()) as usize;
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x10; // only in the header may it be in a name without meaning
        let outcome = try_with(&path, &bytes);
        assert!(outcome.is_err() || at < tensors, "byte {at} of {}", whole.len());
    }
}

#[test]
fn a_checkpoint_whose_parts_do_not_fit_together_is_refused() {
    let rows = two_gaussians(40, 1.0, 37);
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("c");
    let checkpoint = Some(path.clone());
    let options = TrainOptions { epochs: Some(2), checkpoint, resume: true, threads: 1, ..quiet() };
    let written = |widths: &[usize]| {
        let options = TrainOptions { resume: false, ..options.clone() };
        fit(&mut net(widths, 1), &rows.data(), None, &options, None).unwrap();
        ModelFile::read(&path)
    };
    let check = |file: &ModelFile, wanted: &str| {
        file.write();
        let mut model = net(&[2, 2, 1], 1);
        let error = fit(&mut model, &rows.data(), None, &options, None).unwrap_err();
        assert!(matches!(error, Error::Format { .. }), "{error:?}");
        assert!(error.to_string().contains(wanted), "{error}");
    };
    for (from, to, wanted) in [
        ("the network", "the netwerk", "the network of its training is missing"),
        ("the data", "the date", "the data of its training is missing"),
        (r#""steps":2"#, r#""steps":18446744073709551615"#, "its steps do not match"),
        (r#""has_best":true"#, r#""has_best":false"#, "its best epoch is not"),
        (r#""best_epoch":"#, r#""best_epoch":7"#, "its best epoch is not"),
    ] {
        let mut file = written(&[2, 2, 1]);
        assert!(file.about.contains(from), "{}", file.about);
        file.about = file.about.replace(from, to);
        check(&file, wanted);
    }

    // Another network's best parameters with this network's present ones.
    let present = written(&[2, 2, 1]);
    let mut file = written(&[2, 3, 1]);
    file.about = file.about.replace("[2, 3, 1]", "[2, 2, 1]");
    for (name, len) in [("train.parameters", 9), ("train.moments", 18)] {
        file.set(name, &[len], present.tensors[name].1.clone());
    }
    check(&file, "its best network does not match");
}

/// Options that the caller does not set are the checkpoint's, also for a model that was loaded from it. A falling rate over another number of
/// epochs is noted.
#[test]
fn options_left_to_the_fit_are_those_that_it_began_with() {
    let rows = two_gaussians(400, 1.0, 33);
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("fit.safetensors");
    let mut whole = net(&[2, 8, 1], 1);
    let history = fit(&mut whole, &rows.data(), None, &quiet(), None).unwrap();
    assert!(history.epochs.len() > 20, "few rows get more epochs: {}", history.epochs.len());

    let options = TrainOptions { checkpoint: Some(path.clone()), resume: true, ..quiet() };
    let mut stop = |epoch: &Epoch| Ok(if epoch.epoch == 5 { Flow::Stop } else { Flow::Continue });
    fit(&mut net(&[2, 8, 1], 1), &rows.data(), None, &options, Some(&mut stop)).unwrap();
    let mut loaded = Network::load(&path).unwrap();
    let resumed = fit(&mut loaded, &rows.data(), None, &options, None).unwrap();
    assert!(result(&loaded, &resumed) == result(&whole, &history));
    assert!(resumed.notes.is_empty(), "{:?}", resumed.notes);
    let longer = TrainOptions { epochs: Some(400), ..options };
    let noted = fit(&mut loaded, &rows.data(), None, &longer, None).unwrap().notes;
    assert!(noted[0].starts_with("the checkpoint's fit had epochs = "), "{noted:?}");
}
