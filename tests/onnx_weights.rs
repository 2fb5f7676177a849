//! Third-party models: which of their tensors are trained, which are constant, and their names.
//! (`tests/onnx/weights.py` made the files and, with ONNX Runtime, the numbers.)

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rootgrad::data::{Column, Dataset};
use rootgrad::exchange::onnx::import;
use rootgrad::exchange::{ImportOptions, TensorRole};
use rootgrad::models::{Loss, Network, Output, StateOptions};
use rootgrad::train::{History, Optimizer, PartRate, TrainOptions, fit};
use serde::Deserialize;

#[derive(Deserialize)]
struct Expected {
    x: Vec<f32>,
    y: Vec<f32>,
}

const ROWS: usize = 4;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/onnx/weights")
}

fn expected() -> BTreeMap<String, Expected> {
    let text = std::fs::read_to_string(folder().join("expected.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn path(name: &str) -> PathBuf {
    folder().join(format!("{name}.onnx"))
}

fn network(name: &str) -> Network {
    Network::import_onnx(path(name), &ImportOptions::default()).unwrap()
}

/// Names and roles of the tensors of a file, sorted.
fn roles(name: &str) -> Vec<(String, &'static str)> {
    let path = path(name);
    let file = std::fs::read(&path).unwrap();
    let model = import(&file, &path, &ImportOptions::default()).unwrap();
    let mut roles: Vec<_> =
        model.tensors.iter().map(|of| (of.name.clone(), of.role.name())).collect();
    roles.sort();
    roles
}

fn named<const N: usize>(roles: [(&str, &'static str); N]) -> Vec<(String, &'static str)> {
    roles.map(|(name, role)| (name.to_owned(), role)).into()
}

/// A fit to targets that the network does not reach yet, with one batch per step.
fn fitted(net: &mut Network, x: &[f32], options: TrainOptions) -> History {
    let (features, outputs) = (net.features(), net.outputs());
    let columns = (0..features).map(|i| Column::scalar(format!("x{i}"))).collect();
    let target: Vec<f32> = (0..x.len() / features * outputs).map(|i| (i % 3) as f32).collect();
    let data = Dataset::borrowed_targets(columns, x, &target, outputs, None).unwrap();
    let options = TrainOptions {
        loss: Some(Loss::Mse),
        optimizer: Optimizer::Sgd { momentum: 0.0 },
        learning_rate: Some(0.05),
        weight_decay: Some(0.0),
        validation_fraction: 0.0,
        batch_size: x.len() / features,
        ..options
    };
    fit(net, &data, None, &options, None).unwrap()
}

/// Returns the tensors that differ between two networks with the same layout.
fn moved(before: &Network, after: &Network) -> Vec<String> {
    let tensors = before.layout().tensors().iter();
    let differs = |range: std::ops::Range<usize>| {
        before.parameters()[range.clone()] != after.parameters()[range]
    };
    let mut names: Vec<String> =
        tensors.filter(|of| differs(of.range())).map(|of| of.name.clone()).collect();
    names.sort();
    names
}

fn values(net: &Network, name: &str) -> Vec<f32> {
    let tensor = net.layout().tensors().iter().find(|tensor| tensor.name == name).unwrap();
    net.parameters()[tensor.range()].to_vec()
}

#[test]
fn outputs_are_those_of_onnx_runtime() {
    for (name, expected) in expected() {
        let net = network(&name);
        let mut y = vec![0.0; expected.y.len()];
        net.predict(&expected.x, net.features(), &mut y, Output::Raw).unwrap();
        for (got, wanted) in y.iter().zip(&expected.y) {
            assert!((got - wanted).abs() < 1e-5, "{name}: {got}, wanted {wanted}");
        }
    }
}

#[test]
fn tensors_are_trained_kept_or_constant() {
    let trained = TensorRole::Trained.name();
    let all = ["k.bias", "k.weight", "q.bias", "q.weight", "v.bias", "v.weight"];
    assert_eq!(roles("attention"), named(all.map(|name| (name, trained))));
    let all = ["encoder.layers.0.weight", "head.weight"];
    assert_eq!(roles("scopes"), named(all.map(|name| (name, trained))));
    let all = ["embed.bias", "embed.weight", "val_5"];
    assert_eq!(roles("biases"), named(all.map(|name| (name, trained))));
    let all = [("b0", trained), ("mean", "state"), ("w0", trained), ("w1", trained)];
    assert_eq!(roles("constants"), named(all));
    let layers = [("0.bias", trained), ("0.weight", trained), ("1.bias", trained)];
    let rest = [("1.weight", trained), ("mean", "state"), ("scale", trained), ("std", "state")];
    assert_eq!(roles("prepared"), [named(layers), named(rest)].concat());
    let weights = [("bn.bias", trained), ("bn.running_mean", "state")];
    let rest = [("bn.running_var", "state"), ("bn.weight", trained)];
    assert_eq!(roles("norm"), [named(weights), named(rest)].concat());
    let layer = [("l.bias", trained), ("l.weight", trained), ("n.bias", trained)];
    let rest = [("n.running_mean", "state"), ("n.running_var", "state"), ("n.weight", trained)];
    assert_eq!(roles("apart"), [named(layer), named(rest)].concat());
}

#[test]
fn a_layer_is_frozen_as_a_whole_and_the_fit_notes_its_tensors() {
    let before = network("attention");
    let mut net = network("attention");
    let options = TrainOptions { parts: vec![PartRate::frozen("q")], ..TrainOptions::default() };
    let history = fitted(&mut net, &expected()["attention"].x, options);
    // A common bias of all keys does not change attention, except for rounding.
    let moved: Vec<String> =
        moved(&before, &net).into_iter().filter(|name| name != "k.bias").collect();
    assert_eq!(moved, ["k.weight", "v.bias", "v.weight"]);
    let note = history.notes.iter().find(|note| note.contains("frozen")).unwrap();
    assert!(note.starts_with("2 of 6 tensors are frozen: "), "{note}");
    assert!(note.contains("q.weight") && note.contains("q.bias"), "{note}");
    // A fit that freezes nothing prints no note about it.
    let history = fitted(&mut net, &expected()["attention"].x, TrainOptions::default());
    assert!(!history.notes.iter().any(|note| note.contains("frozen")));
}

#[test]
fn weights_of_constant_nodes_are_trained_and_what_prepares_the_inputs_is_not() {
    for (name, kept) in [("constants", &["mean"][..]), ("prepared", &["mean", "std"])] {
        let (before, mut net) = (network(name), network(name));
        fitted(&mut net, &expected()[name].x, TrainOptions::default());
        let moved = moved(&before, &net);
        assert!(kept.iter().all(|kept| !moved.iter().any(|name| name == kept)), "{name} {moved:?}");
        assert_eq!(moved.len() + kept.len(), before.layout().tensors().len(), "{name} {moved:?}");
        // After export and import by rootgrad, the roles are the same.
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("again.onnx");
        net.export_onnx(&file, Output::Raw).unwrap();
        let again = Network::import_onnx(&file, &ImportOptions::default()).unwrap();
        let states = |net: &Network| {
            let tensors = net.layout().tensors().iter().enumerate();
            let states = tensors.filter(|(number, _)| net.layout().is_state(*number));
            states.map(|(_, tensor)| tensor.name.clone()).collect::<Vec<_>>()
        };
        assert_eq!(states(&again), kept, "{name}");
    }
}

#[test]
fn a_batch_norm_of_pytorch_normalises_batches_in_training_and_follows_them() {
    let (before, mut net) = (network("norm"), network("norm"));
    let x = &expected()["norm"].x;
    fitted(&mut net, x, TrainOptions { epochs: Some(1), ..TrainOptions::default() });
    for channel in 0..2 {
        let numbers: Vec<f64> = x.iter().skip(channel).step_by(2).map(|&x| f64::from(x)).collect();
        let mean = numbers.iter().sum::<f64>() / ROWS as f64;
        let squares = numbers.iter().map(|x| (x - mean).powi(2)).sum::<f64>();
        // PyTorch's momentum is 0.1, and its variance is that of a sample.
        for (name, batch) in [("mean", mean), ("var", squares / (ROWS - 1) as f64)] {
            let name = format!("bn.running_{name}");
            let [was, is] = [&before, &net].map(|net| f64::from(values(net, &name)[channel]));
            assert!((is - (0.9 * was + 0.1 * batch)).abs() < 1e-6, "{name}: {was} to {is}");
        }
    }
}

#[test]
fn weights_that_an_exporter_turned_are_turned_in_a_state_dict() {
    let net = network("attention");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("state.safetensors");
    let options = StateOptions { standardised: true, ..StateOptions::default() };
    net.save_state(&file, &options).unwrap();
    let bytes = std::fs::read(&file).unwrap();
    // The file's q.weight (outputs, inputs) is the transpose of the network's (inputs, outputs).
    let own = values(&net, "q.weight");
    let turned: Vec<u8> = (0..16).flat_map(|i| own[i % 4 * 4 + i / 4].to_le_bytes()).collect();
    assert!(bytes.windows(64).any(|part| part == turned));
    let mut again = network("attention");
    again.parameters_mut().fill(0.0);
    again.load_state(&file, &options).unwrap();
    assert_eq!(again.parameters(), net.parameters());
}
