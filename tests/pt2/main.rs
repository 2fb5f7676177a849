//! Archives of `torch.export` that PyTorch wrote (`models.py`): each is read and gives what PyTorch gave; what is no such archive is
//! refused by a sentence.

mod refusals;

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use rootgrad::graph::onnx::ImportOptions;
use rootgrad::models::{Network, Output};

#[derive(serde::Deserialize)]
struct Reference {
    x: Vec<f32>,
    y: Vec<f32>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pt2")
}

fn import(name: &str) -> Network {
    let path = folder().join(format!("{name}.pt2"));
    Network::import_pt2(path, &ImportOptions::default()).unwrap()
}

#[test]
fn each_model_gives_what_pytorch_gives() {
    let text = std::fs::read_to_string(folder().join("expected.json")).unwrap();
    let references: HashMap<String, Reference> = serde_json::from_str(&text).unwrap();
    assert_eq!(references.len(), 5);
    for (name, Reference { x, y }) in references {
        let network = import(&name);
        let mut found = vec![f32::NAN; y.len()];
        network.predict(&x, network.features(), &mut found, Output::Raw).unwrap();
        let worst = found.iter().zip(&y).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        println!("{name}: {worst:e}");
        assert!(worst <= 1e-5, "{name}: {found:?}, PyTorch {y:?}");
    }
}
