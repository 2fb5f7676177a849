//! PyTorch networks, read from the files that its exporter writes: outputs, and the gradient of every parameter.
//! (`tests/onnx/gradients.py` made the files and the numbers.)

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rootgrad::exchange::onnx::import;
use rootgrad::exchange::{ImportOptions, TensorRole};
use rootgrad::models::{Network, Output};
use serde::Deserialize;

#[path = "reference/gradients.rs"]
mod gradients;

use gradients::gradients;

#[derive(Deserialize)]
struct Expected {
    x: Vec<f32>,
    y: Vec<f32>,
    gradients: BTreeMap<String, Vec<f32>>,
}

const ROWS: usize = 5;
/// Tolerances: for outputs relative to the largest of them, for gradients ‖Δ‖/‖expected‖.
const OUTPUTS: f32 = 1e-5;
const GRADIENTS: f32 = 1e-4;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/onnx/gradients")
}

/// The outputs of ONNX Runtime for models of a few operators (`tests/onnx/operators.py`).
#[derive(Deserialize)]
struct Computed {
    x: Vec<f32>,
    y: Vec<f32>,
}

#[test]
fn operators_give_what_onnx_runtime_gives() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/onnx/operators");
    let text = std::fs::read_to_string(folder.join("expected.json")).unwrap();
    let expected: BTreeMap<String, Computed> = serde_json::from_str(&text).unwrap();
    assert!(expected.len() >= 11);
    for (name, Computed { x, y }) in expected {
        let path = folder.join(format!("{name}.onnx"));
        let net = Network::import_onnx(&path, &ImportOptions::default()).unwrap();
        let rows = x.len() / net.features();
        assert_eq!(rows * net.outputs(), y.len(), "{name}");
        let mut found = vec![f32::NAN; y.len()];
        net.predict(&x, net.features(), &mut found, Output::Raw).unwrap();
        // Half precision has 11 binary digits.
        let tolerance = if name == "half" { 2e-3 } else { 1e-5 };
        for (a, b) in found.iter().zip(&y) {
            assert!((a - b).abs() <= tolerance * (1.0 + b.abs()), "{name}: {found:?}, {y:?}");
        }
    }
}

fn norm(values: impl Iterator<Item = f32>) -> f32 {
    values.map(|value| f64::from(value).powi(2)).sum::<f64>().sqrt() as f32
}

#[test]
fn networks_of_pytorch_have_its_outputs_and_gradients() {
    let files = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().unwrap() == "onnx").collect();
    files.sort();
    assert!(files.len() >= 12, "{files:?}");
    for path in files {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path.with_extension("json")).unwrap();
        let expected: Expected = serde_json::from_str(&text).unwrap();
        let net = Network::import_onnx(&path, &ImportOptions::default()).unwrap();
        let mut y = vec![0.0; expected.y.len()];
        net.predict(&expected.x, net.features(), &mut y, Output::Raw).unwrap();
        let largest = expected.y.iter().fold(0.0_f32, |most, y| most.max(y.abs()));
        for (got, wanted) in y.iter().zip(&expected.y) {
            assert!((got - wanted).abs() <= OUTPUTS * largest, "{name}: {got}, wanted {wanted}");
        }
        let file = std::fs::read(&path).unwrap();
        let model = import(&file, &path, &ImportOptions::default()).unwrap();
        // Names that the exporter invented differ here. The statistics of a batch normalisation are stored, but not
        // trained.
        let trained = model.tensors.iter().filter(|tensor| tensor.role == TensorRole::Trained);
        let names: BTreeMap<String, String> =
            trained.map(|tensor| (tensor.file_name.clone(), tensor.name.clone())).collect();
        let found = gradients(model, &expected.x, ROWS);
        assert!(names.keys().eq(expected.gradients.keys()), "{name}: {names:?}");
        for (tensor, wanted) in expected.gradients.iter().map(|(file, of)| (&names[file], of)) {
            let apart = norm(found[tensor].iter().zip(wanted).map(|(a, b)| a - b));
            let (size, all) = (norm(wanted.iter().copied()), norm(expected.y.iter().copied()));
            // A gradient that is 0 except for rounding has no digits to compare.
            assert!(
                apart <= GRADIENTS * size.max(1e-3 * all),
                "{name}, {tensor}: {apart} of {size}"
            );
        }
    }
}
