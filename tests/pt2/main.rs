//! `torch.export` archives written by PyTorch (`models.py`): each is read and gives PyTorch's results, including gradients. Anything
//! else is refused with a clear message.

#[path = "../reference/gradients.rs"]
mod gradients;
mod refusals;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use gradients::gradients;
use rootgrad::exchange::ImportOptions;
use rootgrad::exchange::pt2::import;
use rootgrad::models::{Network, Output};

#[derive(serde::Deserialize)]
struct Reference {
    x: Vec<f32>,
    y: Vec<f32>,
    /// For each parameter's gradient g: its norm, and Σ gᵢ cos i.
    gradients: BTreeMap<String, [f64; 2]>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pt2")
}

/// The results of PyTorch for the archives of a folder, by their names.
fn references(folder: &Path, count: usize) -> BTreeMap<String, Reference> {
    let text = std::fs::read_to_string(folder.join("expected.json")).unwrap();
    let references: BTreeMap<String, Reference> = serde_json::from_str(&text).unwrap();
    assert_eq!(references.len(), count);
    references
}

/// References of models, and of PyTorch's functions (`functions.py`).
fn all_references() -> Vec<(PathBuf, Reference)> {
    let functions = folder().join("functions");
    let of = |folder: PathBuf, count| {
        let named = references(&folder, count).into_iter();
        named.map(move |(name, reference)| (folder.join(format!("{name}.pt2")), reference))
    };
    of(folder(), 5).chain(of(functions, 11)).collect()
}

fn network(name: &str) -> Network {
    let path = folder().join(format!("{name}.pt2"));
    Network::import_pt2(path, &ImportOptions::default()).unwrap()
}

fn predicted(network: &Network, x: &[f32]) -> Vec<f32> {
    let features = network.features();
    let mut y = vec![f32::NAN; x.len() / features * network.outputs()];
    network.predict(x, features, &mut y, Output::Raw).unwrap();
    y
}

#[test]
fn each_program_gives_what_pytorch_gives() {
    for (path, Reference { x, y, .. }) in all_references() {
        let name = path.display();
        let network = Network::import_pt2(&path, &ImportOptions::default()).unwrap();
        let found = predicted(&network, &x);
        assert_eq!(found.len(), y.len(), "{name}");
        for (place, (a, b)) in found.iter().zip(&y).enumerate() {
            assert!((a - b).abs() <= 1e-5 * (1.0 + b.abs()), "{name}: {place}: {a}, PyTorch {b}");
        }
    }
}

#[test]
fn a_last_sigmoid_is_left_off() {
    #[derive(serde::Deserialize)]
    struct Ends {
        x: Vec<f32>,
        logit: Vec<f32>,
        probability: Vec<f32>,
    }
    let text = std::fs::read_to_string(folder().join("probability.json")).unwrap();
    let Ends { x, logit, probability } = serde_json::from_str(&text).unwrap();
    let network = network("probability");
    for (output, wanted) in [(Output::Raw, logit), (Output::Probability, probability)] {
        let mut y = vec![f32::NAN; wanted.len()];
        network.predict(&x, 3, &mut y, output).unwrap();
        for (a, b) in y.iter().zip(&wanted) {
            assert!((a - b).abs() <= 1e-6 * (1.0 + b.abs()), "{output:?}: {a}, PyTorch {b}");
        }
    }
}

#[test]
fn each_parameter_has_the_gradient_that_pytorch_gives() {
    for (path, Reference { x, gradients: expected, .. }) in all_references() {
        let name = path.display();
        let options = ImportOptions::default();
        let rows = x.len() / Network::import_pt2(&path, &options).unwrap().features();
        let file = std::fs::read(&path).unwrap();
        let found = gradients(import(&file, &path, &options).unwrap(), &x, rows);
        for (parameter, [norm, sum]) in expected {
            let g = found[&parameter].iter().map(|&value| f64::from(value));
            let of_g = g.clone().map(|value| value * value).sum::<f64>().sqrt();
            let cosines = g.enumerate().map(|(i, value)| value * (i as f64).cos()).sum::<f64>();
            let near = |a: f64, b: f64| (a - b).abs() <= 2e-5 * (norm + 1e-3);
            let reported = format!("{name}, {parameter}: {of_g}, {cosines}; PyTorch {norm}, {sum}");
            assert!(near(of_g, norm) && near(cosines, sum), "{reported}");
        }
    }
}

#[test]
fn a_network_of_pytorch_is_saved_and_handed_on() {
    let folder = tempfile::tempdir().unwrap();
    for (name, Reference { x, y, .. }) in references(&self::folder(), 5) {
        let network = network(&name);
        let (own, onnx) = (folder.path().join("net.safetensors"), folder.path().join("net.onnx"));
        network.save(&own).unwrap();
        assert_eq!(predicted(&Network::load(&own).unwrap(), &x), predicted(&network, &x), "{name}");
        network.export_onnx(&onnx, Output::Raw).unwrap();
        let back = predicted(&Network::import_onnx(&onnx, &ImportOptions::default()).unwrap(), &x);
        assert!(back.iter().zip(&y).all(|(a, b)| (a - b).abs() <= 1e-5), "{name}: {back:?}, {y:?}");
    }
}
