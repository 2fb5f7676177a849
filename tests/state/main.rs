//! State dicts that PyTorch wrote (`models.py`): networks with the same layers read them, give PyTorch's outputs, and write them back
//! with the same bits. State dicts that do not fit are refused with a message that names the problem.

mod networks;
mod refusals;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use networks::network;
use rootgrad::data::{Column, Dataset};
use rootgrad::kernels::Activation;
use rootgrad::models::{MlpConfig, Network, Output, StateOptions};
use rootgrad::train::{Progress, TrainOptions, fit};
use safetensors::SafeTensors;
use safetensors::tensor::Dtype;

#[derive(serde::Deserialize)]
struct Reference {
    x: Vec<f32>,
    y: Vec<f32>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/state")
}

fn of(name: &str) -> PathBuf {
    folder().join(format!("{name}.safetensors"))
}

fn references() -> BTreeMap<String, Reference> {
    let text = std::fs::read_to_string(folder().join("expected.json")).unwrap();
    let references: BTreeMap<String, Reference> = serde_json::from_str(&text).unwrap();
    assert_eq!(references.len(), 9);
    references
}

fn loaded(name: &str) -> Network {
    let (mut net, options) = network(name);
    net.load_state(of(name), &options).unwrap();
    net
}

fn predicted(net: &Network, x: &[f32]) -> Vec<f32> {
    let features = net.features();
    let mut y = vec![f32::NAN; x.len() / features * net.outputs()];
    net.predict(x, features, &mut y, Output::Raw).unwrap();
    y
}

/// Returns the difference between the outputs and PyTorch's.
fn off(net: &Network, Reference { x, y }: &Reference) -> f32 {
    let found = predicted(net, x);
    assert_eq!(found.len(), y.len());
    found.iter().zip(y).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
}

#[test]
fn each_network_gives_what_pytorch_gives() {
    for (name, reference) in references() {
        let (untouched, _) = network(&name);
        assert!(off(&untouched, &reference) > 1e-2, "{name}: its own weights give that, too");
        let off = off(&loaded(&name), &reference);
        assert!(off <= 1e-5, "{name}: {off} off");
    }
}

/// Returns the tensors of a file, read by another implementation: type, shape, bytes.
fn tensors(path: &Path) -> BTreeMap<String, (Dtype, Vec<usize>, Vec<u8>)> {
    let bytes = std::fs::read(path).unwrap();
    let file = SafeTensors::deserialize(&bytes).unwrap();
    let tensor = |name: &str| {
        let view = file.tensor(name).unwrap();
        (view.dtype(), view.shape().to_vec(), view.data().to_vec())
    };
    file.names().into_iter().map(|name| (name.to_owned(), tensor(name))).collect()
}

#[test]
fn what_was_read_is_written_back_to_the_same_bits() {
    let temporary = tempfile::tempdir().unwrap();
    let kept = std::env::var_os("ROOTGRAD_STATES").map(PathBuf::from);
    let to = kept.as_deref().unwrap_or(temporary.path());
    std::fs::create_dir_all(to).unwrap();
    for name in references().keys() {
        let (net, path) = (loaded(name), to.join(format!("{name}.safetensors")));
        net.save_state(&path, &network(name).1).unwrap();
        if name == "types" {
            continue; // this case is tested below
        }
        assert_eq!(tensors(&path), tensors(&of(name)), "{name}");
        // The statistics of batch norms survive a model file, too.
        let own = temporary.path().join("own");
        net.save(&own).unwrap();
        Network::load(&own).unwrap().save_state(&path, &network(name).1).unwrap();
        assert_eq!(tensors(&path), tensors(&of(name)), "{name}, saved and loaded");
    }
}

#[test]
fn numbers_of_other_types_become_those_of_32_bits() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a");
    loaded("types").save_state(&path, &StateOptions::default()).unwrap();
    let (theirs, ours) = (tensors(&of("types")), tensors(&path));
    let kinds: Vec<Dtype> = theirs.values().map(|(kind, ..)| *kind).collect();
    assert_eq!(kinds, [Dtype::BF16, Dtype::F16, Dtype::F32, Dtype::F64]);
    for (name, (kind, shape, bytes)) in theirs {
        let wanted: Vec<f32> = match kind {
            Dtype::F64 => {
                bytes.as_chunks().0.iter().map(|&b| f64::from_le_bytes(b) as f32).collect()
            }
            Dtype::F32 => bytes.as_chunks().0.iter().map(|&b| f32::from_le_bytes(b)).collect(),
            // A bfloat16 is the upper half of a float.
            Dtype::BF16 => {
                bytes.as_chunks().0.iter().map(|&[a, b]| f32::from_le_bytes([0, 0, a, b])).collect()
            }
            _ => bytes.as_chunks().0.iter().map(|&b| widened(u16::from_le_bytes(b))).collect(),
        };
        let bytes = wanted.iter().flat_map(|value| value.to_le_bytes()).collect();
        assert_eq!(ours[&name], (Dtype::F32, shape, bytes), "{name}");
    }
}

/// Returns a normal number of half precision, IEEE 754: 1 + 5 + 10 bits.
fn widened(bits: u16) -> f32 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f32::from(bits & 1023) / 1024.0);
    assert!((1..31).contains(&exponent), "the reference has normal numbers");
    let sign = if bits >> 15 == 1 { -1.0 } else { 1.0 };
    sign * (1.0 + fraction) * 2_f32.powi(exponent - 15)
}

#[test]
fn an_mlp_takes_them_too_and_a_prefix_is_put_before() {
    let config =
        MlpConfig { widths: vec![4, 8, 8, 2], activation: Activation::Relu, init: None, seed: 1 };
    let mut net = Network::new(config).unwrap();
    let (_, options) = network("mlp");
    net.load_state(of("mlp"), &options).unwrap();
    assert!(off(&net, &references()["mlp"]) <= 1e-5);

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a");
    let inner = StateOptions { prefix: "model.".into(), ..options };
    net.save_state(&path, &inner).unwrap();
    let names: Vec<String> = tensors(&path).into_keys().collect();
    assert_eq!(names[0], "model.layers.0.bias");
    let (mut other, _) = network("mlp");
    other.load_state(&path, &inner).unwrap();
    assert_eq!(other.parameters(), net.parameters());
}

#[test]
fn a_part_at_the_root_and_a_tensor_by_its_whole_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a");
    let pair = |ours: &str, theirs: &str| (ours.to_owned(), theirs.to_owned());
    let names = vec![
        pair("layers.0", ""),
        pair("layers.1.weight", "w"),
        pair("layers.1", "b.*"),
        pair("layers.2.bias", "last"),
    ];
    let options = StateOptions { names, ..StateOptions::default() };
    let net = loaded("mlp");
    net.save_state(&path, &options).unwrap();
    let names: Vec<String> = tensors(&path).into_keys().collect();
    assert_eq!(names, ["b.bias", "bias", "last", "layers.2.weight", "w", "weight"]);
    let (mut other, _) = network("mlp");
    other.load_state(&path, &options).unwrap();
    assert_eq!(other.parameters(), net.parameters());
}

/// Trains a little, on 40 rows with a mean far from 0.
fn trained(net: &mut Network) {
    let features = net.features();
    let x: Vec<f32> = (0..40 * features).map(|i| 3.0 + (i as f32 * 0.7).sin()).collect();
    let target: Vec<f32> = x.chunks(features).map(|x| f32::from(x[0] > 3.0)).collect();
    let data = Dataset::borrowed(vec![Column::array("x", features)], &x, &target, None).unwrap();
    let options = TrainOptions {
        epochs: Some(2),
        batch_size: 8,
        threads: 1,
        progress: Progress::Off,
        ..TrainOptions::default()
    };
    fit(net, &data, None, &options, None).unwrap();
}

#[test]
fn a_tuned_network_is_handed_back_and_takes_inputs_as_pytorch_does() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a");
    let mut net = loaded("strain");
    let before = net.parameters().to_vec();
    trained(&mut net);
    assert_ne!(net.parameters(), before);
    // No standardisation was applied: a new network with these weights gives the same bits.
    net.save_state(&path, &StateOptions::default()).unwrap();
    let (mut fresh, options) = network("strain");
    fresh.load_state(&path, &options).unwrap();
    let x = &references()["strain"].x;
    assert_eq!(predicted(&fresh, x), predicted(&net, x));
    assert_eq!(tensors(&path)["bn.num_batches_tracked"].2, 3_i64.to_le_bytes());
}

#[test]
fn a_standardised_network_is_handed_on_only_if_one_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a");
    let (mut net, options) = network("strain");
    trained(&mut net);
    let refused = [net.save_state(&path, &options), net.clone().load_state(of("strain"), &options)];
    for result in refused {
        let text = result.unwrap_err().to_string();
        assert!(text.contains("standardised its inputs") && text.contains("export_onnx"), "{text}");
    }
    assert!(!path.exists());
    let options = StateOptions { standardised: true, ..options };
    net.save_state(&path, &options).unwrap();
    let bytes = std::fs::read(&path).unwrap();
    let (_, header) = SafeTensors::read_metadata(&bytes).unwrap();
    let notes = header.metadata().as_ref().unwrap();
    let reported: Vec<f32> = serde_json::from_str(&notes["input.mean"]).unwrap();
    assert_eq!(reported, net.input_standardisation().unwrap().mean);
    assert_eq!(tensors(&path)["bn.num_batches_tracked"].2, 0_i64.to_le_bytes());
    let mut other = net.clone();
    other.parameters_mut().fill(0.5);
    other.load_state(&path, &options).unwrap();
    assert_eq!(other.parameters(), net.parameters());
    assert_eq!(other.input_standardisation(), net.input_standardisation());
}
