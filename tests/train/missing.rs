//! Values that mean "missing": the mean replaces them, and the network gets a flag.

use rootgrad::data::{Column, Dataset, MemoryLimit, Missing};
use rootgrad::exchange::ImportOptions;
use rootgrad::kernels::Activation;
use rootgrad::models::{
    Differentiable, MlpConfig, Network, Output, StateOptions, TransformerConfig,
};
use rootgrad::train::{Epoch, Flow, History, MissingValue, TrainOptions, auc, fit};

use crate::common::{
    ModelFile, Random, Rows, bits, net, predict, quiet, two_gaussians, two_gaussians_logit,
};

const NONE: f32 = -999.0;

/// Two gaussians; a fraction of the second feature is missing, different for signal and background.
fn with_gaps(rows: usize, distance: f64, [background, signal]: [f64; 2], seed: u64) -> Rows {
    let (mut rows, mut random) = (two_gaussians(rows, distance, seed), Random::new(seed + 1));
    for row in 0..rows.rows() {
        let share = if rows.target[row] == 1.0 { signal } else { background };
        if random.uniform() <= share {
            rows.x[2 * row + 1] = NONE;
        }
    }
    rows
}

/// The logit in closed form, from the present features and from the presence of the second one.
fn logit(x: &[f32], distance: f64, [background, signal]: [f64; 2]) -> f64 {
    if x[1] == NONE {
        return two_gaussians_logit(&[x[0], -3.0], distance) + (signal / background).ln();
    }
    two_gaussians_logit(x, distance) + ((1.0 - signal) / (1.0 - background)).ln()
}

fn options() -> TrainOptions {
    TrainOptions { epochs: Some(3), missing: vec![MissingValue::of("x1", NONE)], ..quiet() }
}

fn fitted(rows: &Rows, options: &TrainOptions) -> (Network, History) {
    let mut model = net(&[2, 16, 16, 1], 1);
    let history = fit(&mut model, &rows.data(), None, options, None).unwrap();
    (model, history)
}

#[test]
fn what_is_there_and_what_is_missing_are_both_learnt() {
    let (distance, shares) = (1.5, [0.2, 0.5]);
    let rows = with_gaps(40_000, distance, shares, 3);
    let test = with_gaps(40_000, distance, shares, 5);
    let best: Vec<f32> = test.x.chunks(2).map(|x| logit(x, distance, shares) as f32).collect();
    let best = auc(&best, &test.target, None);
    let (model, history) = fitted(&rows, &TrainOptions { epochs: Some(10), ..options() });
    let got = auc(&predict(&model, &test), &test.target, None);
    assert!(got > best - 0.003, "AUC {got}; at best {best}");
    let wanted = "missing values are replaced by the mean of the others, and a flag marks them for the network: 'x1' (-999 in 3";
    assert!(history.notes[0].starts_with(wanted), "{:?}", history.notes);
    assert_eq!(history.notes.len(), 1);
    assert_eq!(model.features(), 2);
    assert!(model.summary().starts_with("input        [*, 2] and a flag of missing values\n"));
}

/// The network of three inputs with these parameters, applied to inputs that are made by hand.
#[test]
fn a_prediction_is_that_of_the_wider_network_on_the_mean_and_a_flag() {
    let rows = with_gaps(3000, 1.0, [0.3, 0.3], 7);
    let (model, _) = fitted(&rows, &options());
    let config =
        MlpConfig { widths: vec![3, 16, 16, 1], activation: Activation::Gelu, init: None, seed: 1 };
    let wide = Network::from_parts(config, model.parameters()).unwrap();
    let input = model.input_standardisation().unwrap();
    let x = rows.x.chunks(2).flat_map(|x| {
        let value = |f: usize| (x[f] - input.mean[f]) * (1.0 / input.scale[f]);
        let missing = x[1] == NONE;
        [value(0), if missing { 0.0 } else { value(1) }, f32::from(missing)]
    });
    let wide_rows = Rows { features: 3, x: x.collect(), target: rows.target.clone(), weight: None };
    assert_eq!(predict(&model, &rows), predict(&wide, &wide_rows));
    // Mean and deviation are those of the present values.
    let there: Vec<f64> =
        rows.x.chunks(2).filter(|x| x[1] != NONE).map(|x| f64::from(x[1])).collect();
    let mean = there.iter().sum::<f64>() / there.len() as f64;
    assert!((f64::from(input.mean[1]) - mean).abs() < 0.01, "{} {mean}", input.mean[1]);
    assert!((input.scale[1] - 0.1).abs() < 0.02, "{}", input.scale[1]);
}

#[test]
fn a_first_fit_begins_with_the_network_that_was_there() {
    let (rows, mut model) = (with_gaps(500, 1.0, [0.3, 0.3], 7), net(&[2, 16, 1], 1));
    // One step with a negligible rate: a row with both features gives the same result.
    let options = TrainOptions {
        epochs: Some(1),
        learning_rate: Some(1e-30),
        weight_decay: Some(0.0),
        ..options()
    };
    let mut widened = net(&[2, 16, 1], 1);
    fit(&mut widened, &rows.data(), None, &options, None).unwrap();
    let flags = &widened.parameters()[2 * 16..3 * 16];
    assert!(flags.iter().all(|weight| weight.abs() < 1e-20), "{flags:?}");
    model.set_input_standardisation(widened.input_standardisation().cloned()).unwrap();
    let x = [10.0, -3.05];
    let (mut before, mut after) = ([0.0], [0.0]);
    model.predict(&x, 2, &mut before, Output::Raw).unwrap();
    widened.predict(&x, 2, &mut after, Output::Raw).unwrap();
    assert!((before[0] - after[0]).abs() < 1e-5 * before[0].abs(), "{before:?} {after:?}");
}

/// Large layers and a batch of one piece: the fit then runs as a graph.
#[test]
fn large_layers_have_flags_too() {
    let (distance, shares) = (1.5, [0.2, 0.5]);
    let rows = with_gaps(4000, distance, shares, 3);
    let mut model = net(&[2, 192, 192, 1], 1);
    assert!(model.parameters().len() >= 1 << 15);
    let options = TrainOptions { epochs: Some(8), batch_size: 32, ..options() };
    let history = fit(&mut model, &rows.data(), None, &options, None).unwrap();
    let last = history.epochs.last().unwrap();
    let best: Vec<f32> = rows.x.chunks(2).map(|x| logit(x, distance, shares) as f32).collect();
    let best = auc(&best, &rows.target, None);
    assert!(last.validation_metric > best - 0.03, "{} at best {best}", last.validation_metric);
    assert!(model.parameters()[2 * 192..3 * 192].iter().all(|weight| *weight != 0.0));
}

#[test]
fn rows_to_validate_on_have_flags_too() {
    let (train, test) =
        (with_gaps(3000, 1.5, [0.2, 0.5], 21), with_gaps(3000, 1.5, [0.2, 0.5], 23));
    let mut model = net(&[2, 16, 1], 1);
    let history = fit(&mut model, &train.data(), Some(&test.data()), &options(), None).unwrap();
    let own = auc(&predict(&model, &test), &test.target, None);
    let reported = history.epochs[history.best_epoch - 1].validation_metric;
    assert!((own - reported).abs() < 1e-12, "{own} {reported}");
}

#[test]
fn a_part_is_taken_with_its_flags() {
    let rows = with_gaps(1000, 1.0, [0.2, 0.4], 25);
    let (model, _) = fitted(&rows, &options());
    let mut fresh = net(&[2, 16, 16, 1], 9);
    for part in ["layers.0", "layers.1", "layers.2"] {
        fresh.take_part(&model, part).unwrap();
    }
    assert_eq!(fresh.missing(), model.missing());
    assert_eq!(predict(&fresh, &rows), predict(&model, &rows));
    // Flags of other features, and a network whose third input is a feature.
    let other = TrainOptions { missing: vec![MissingValue::of("x0", NONE)], ..options() };
    let (mut other, _) = fitted(&rows, &other);
    let before = bits(&other);
    let error = other.take_part(&model, "layers.0").unwrap_err().to_string();
    assert!(error.contains("1 flags of missing values; wanted 1, as this network has"), "{error}");
    assert_eq!(bits(&other), before);
    let error = net(&[3, 16, 16, 1], 9).take_part(&model, "layers").unwrap_err().to_string();
    assert!(error.contains("not fitted yet, of 2 features"), "{error}");
}

#[test]
fn fits_repeat_in_any_order_on_any_threads_resumed_and_from_disk() {
    let rows = with_gaps(3000, 1.0, [0.2, 0.4], 9);
    let options = TrainOptions { epochs: Some(4), batch_size: 64, threads: 1, ..options() };
    let (model, history) = fitted(&rows, &options);
    for threads in [1, 2, 3] {
        let again = TrainOptions { threads, ..options.clone() };
        let (other, _) = fitted(&rows.permuted(threads as u64), &again);
        assert_eq!(bits(&other), bits(&model), "{threads} threads");
    }
    let directory = tempfile::tempdir().unwrap();
    let checkpoint = Some(directory.path().join("gaps.safetensors"));
    let options = TrainOptions { checkpoint, resume: true, ..options };
    let mut half = net(&[2, 16, 16, 1], 1);
    let mut stop = |epoch: &Epoch| Ok(if epoch.epoch == 2 { Flow::Stop } else { Flow::Continue });
    fit(&mut half, &rows.data(), None, &options, Some(&mut stop)).unwrap();
    let (resumed, again) = fitted(&rows.permuted(9), &options);
    assert_eq!((bits(&resumed), &again.notes), (bits(&model), &history.notes));
    let other = TrainOptions { missing: vec![MissingValue::of("x0", NONE)], ..options };
    let error = fit(&mut net(&[2, 16, 16, 1], 1), &rows.data(), None, &other, None).unwrap_err();
    let wanted = "the network is [2, 16, 16, 1] gelu, missing -999 in feature 0; wanted [2, 16, 16, 1] gelu, missing -999 in \
                  feature 1, as in the checkpoint";
    assert!(error.to_string().starts_with(wanted), "{error}");
}

#[test]
fn rows_on_disk_are_standardised_by_what_is_there() {
    let rows = with_gaps(100_000, 1.0, [0.2, 0.4], 11);
    let mut data = Dataset::new(rows.columns()).unwrap();
    data.limit_memory(MemoryLimit::new(1_000_000, None).unwrap()).unwrap();
    data.append(&rows.x, 2, &rows.target, None).unwrap();
    let mut model = net(&[2, 16, 16, 1], 1);
    let history =
        fit(&mut model, &data, None, &TrainOptions { epochs: Some(1), ..options() }, None).unwrap();
    assert!(history.notes[0].contains("for the network: 'x1' (-999 in 3"), "{:?}", history.notes);
    let (held, _) = fitted(&rows, &TrainOptions { epochs: Some(1), ..options() });
    let [on_disk, held] = [&model, &held].map(|model| model.input_standardisation().unwrap());
    for f in 0..2 {
        let (mean, scale) = (held.mean[f], held.scale[f]);
        assert!((on_disk.mean[f] - mean).abs() < 0.02 * scale, "{on_disk:?} {held:?}");
        assert!((on_disk.scale[f] / scale - 1.0).abs() < 0.02, "{on_disk:?} {held:?}");
    }
}

#[test]
fn the_network_keeps_its_flags() {
    let rows = with_gaps(2000, 1.0, [0.2, 0.4], 13);
    let (model, _) = fitted(&rows, &options());
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("gaps.safetensors");
    model.save(&path).unwrap();
    let mut loaded = Network::load(&path).unwrap();
    assert_eq!(loaded.missing(), [Missing { feature: 1, value: NONE }]);
    assert_eq!(predict(&loaded, &rows), predict(&model, &rows));
    assert_eq!((loaded.features(), loaded.columns().len()), (2, 2));
    // Later fits need not declare the values again; other values are refused, and the model is
    // unchanged.
    let before = bits(&loaded);
    let other = TrainOptions { missing: vec![MissingValue::of("x1", -1.0)], ..options() };
    let error = fit(&mut loaded, &rows.data(), None, &other, None).unwrap_err().to_string();
    let wanted =
        "the option missing is -1 for x1; wanted -999 for x1, as in the model's earlier fit";
    assert!(error.starts_with(wanted), "{error}");
    assert_eq!(bits(&loaded), before);
    let none = TrainOptions { missing: Vec::new(), ..options() };
    fit(&mut loaded, &rows.data(), None, &none, None).unwrap();
    fit(&mut loaded, &rows.data(), None, &options(), None).unwrap();
    assert_eq!(loaded.missing().len(), 1);
    for (from, to) in [
        ("\"feature\":1", "\"feature\":2"),
        ("-999.0", "1e39"),
        ("{\"feature\":1", "{\"feature\":1,\"value\":0.0},{\"feature\":1"),
    ] {
        let mut file = ModelFile::read(&path);
        assert!(file.about.contains(from), "{from} in {}", file.about);
        file.about = file.about.replace(from, to);
        file.write();
        let error = Network::load(&path).unwrap_err().to_string();
        assert!(error.contains("damaged"), "{error}");
        model.save(&path).unwrap();
    }
}

#[test]
fn an_exported_network_has_the_flags_in_its_graph() {
    let rows = with_gaps(2000, 1.0, [0.2, 0.4], 13);
    let all =
        TrainOptions { missing: vec![MissingValue { column: None, value: NONE }], ..options() };
    for options in [options(), all] {
        let (model, _) = fitted(&rows, &options);
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("gaps.onnx");
        model.export_onnx(&path, Output::Raw).unwrap();
        let imported = Network::import_onnx(&path, &ImportOptions::default()).unwrap();
        assert_eq!(imported.features(), 2);
        for (a, b) in predict(&imported, &rows).iter().zip(predict(&model, &rows)) {
            assert!((a - b).abs() < 1e-5 * (1.0 + b.abs()), "{a} {b}");
        }
        let path = directory.path().join("state.safetensors");
        let state =
            model.save_state(path, &StateOptions { standardised: true, ..StateOptions::default() });
        let differentiable = Differentiable::new(&model, 1);
        for error in [state.unwrap_err(), differentiable.unwrap_err()] {
            assert!(error.to_string().contains("one that flags missing values"), "{error}");
        }
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let rows = with_gaps(200, 1.0, [0.2, 0.4], 15);
    let refused = |missing: &[MissingValue], wanted: &str| {
        let mut model = net(&[2, 4, 1], 1);
        let before = bits(&model);
        let options = TrainOptions { missing: missing.to_vec(), ..options() };
        let error = fit(&mut model, &rows.data(), None, &options, None).unwrap_err().to_string();
        assert!(error.contains(wanted), "{error}");
        assert_eq!((bits(&model), model.features()), (before, 2));
    };
    let of = MissingValue::of;
    refused(&[of("x2", NONE)], "no column 'x2'");
    refused(&[of("x1", f32::NAN)], "missing is NaN; wanted a finite number");
    refused(&[of("x1", -1.0), of("x1", NONE)], "-1 and -999 for 'x1'; wanted one value");
    refused(
        &[of("x1", -1.0), MissingValue { column: None, value: NONE }],
        "-1 and -999 for 'x1'; wanted one value",
    );
    let no_means = TrainOptions { standardize: false, ..options() };
    let error = fit(&mut net(&[2, 4, 1], 1), &rows.data(), None, &no_means, None).unwrap_err();
    assert!(error.to_string().contains("wanted standardize, and a network"), "{error}");
    let mut model = Network::new(TransformerConfig::new(2, 1, 1)).unwrap();
    let error = fit(&mut model, &rows.data(), None, &options(), None).unwrap_err().to_string();
    assert!(
        error.contains("is a transformer; wanted an Mlp") && error.contains("Define"),
        "{error}"
    );
}

#[test]
fn every_value_of_an_array_has_a_flag() {
    let gaps = with_gaps(2000, 1.0, [0.2, 0.4], 17);
    let mut data = Dataset::new(vec![Column::array("jet_pt", 2)]).unwrap();
    data.append(&gaps.x, 2, &gaps.target, None).unwrap();
    let mut model = net(&[2, 8, 1], 1);
    let missing = vec![MissingValue::of("jet_pt", NONE)];
    fit(&mut model, &data, None, &TrainOptions { missing, ..options() }, None).unwrap();
    let features: Vec<usize> = model.missing().iter().map(|of| of.feature).collect();
    assert_eq!((features, model.layout().tensors()[0].shape.clone()), (vec![0, 1], vec![4, 8]));
}
