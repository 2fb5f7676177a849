//! Tests of models that end in probabilities.

use super::*;
use crate::exchange::ImportOptions;
use crate::exchange::onnx::{self, Export};
use crate::graph::{Binary, Graph, Id, Unary};
use crate::models::ComposedConfig;
use std::path::{Path, PathBuf};

/// Weights (2, K) of logits z = x·W + b, and their shifts, for up to 3 outputs.
const WEIGHTS: [[f32; 3]; 2] = [[0.5, -1.5, 2.0], [1.25, 0.75, -0.5]];
const SHIFTS: [f32; 3] = [0.25, -3.0, 1.0];
const X: [f32; 6] = [0.0, 0.0, 2.0, -1.0, -4.0, 8.0];

/// A network of `k` logits, followed by the operations of `end`.
fn network(k: usize, end: impl FnOnce(&mut Graph, Id) -> Result<Id>) -> Network {
    let mut graph = Graph::new();
    let x = graph.input("x", &[2]).unwrap();
    let w = graph.parameter("w", &[2, k]).unwrap();
    let b = graph.parameter("b", &[k]).unwrap();
    let z = graph.linear(x, w, Some(b)).unwrap();
    let y = end(&mut graph, z).unwrap();
    let config = ComposedConfig::new(&graph, &[y], 0).unwrap();
    let numbers: Vec<f32> =
        WEIGHTS.iter().chain([&SHIFTS]).flat_map(|row| row[..k].to_vec()).collect();
    Network::from_parts(config, &numbers).unwrap()
}

/// The logits of X, in double precision.
fn logits(k: usize) -> Vec<Vec<f64>> {
    let logit = |x: &[f32], class: usize| {
        let products = x.iter().zip(&WEIGHTS).map(|(&x, w)| f64::from(x * w[class]));
        f64::from(SHIFTS[class]) + products.sum::<f64>()
    };
    X.chunks(2).map(|x| (0..k).map(|class| logit(x, class)).collect()).collect()
}

fn sigmoid(z: f64) -> f64 {
    1.0 / (1.0 + (-z).exp())
}

fn shares(z: &[f64]) -> Vec<f64> {
    let sum: f64 = z.iter().map(|z| z.exp()).sum();
    z.iter().map(|z| z.exp() / sum).collect()
}

fn given(net: &Network, output: Output) -> Vec<f32> {
    let mut out = vec![0.0; 3 * net.outputs()];
    net.predict(&X, 2, &mut out, output).unwrap();
    out
}

#[track_caller]
fn assert_near(got: &[f32], wanted: &[f64]) {
    let near = |(&got, &wanted): (&f32, &f64)| {
        (f64::from(got) - wanted).abs() <= 1e-5 * (1.0 + wanted.abs())
    };
    assert!(got.len() == wanted.len() && got.iter().zip(wanted).all(near), "{got:?} {wanted:?}");
}

/// The network after a round trip through a file without rootgrad's metadata.
fn theirs(net: &Network) -> Network {
    let config = net.config().composed().unwrap();
    let outputs = [("p".to_owned(), config.output())];
    let (graph, parameters) = (config.graph(), net.parameters());
    let (states, metadata) = (BTreeMap::new(), BTreeMap::new());
    let file = Export { graph, outputs: &outputs, parameters, states, metadata };
    let path = path();
    std::fs::write(&path, onnx::export(&file).unwrap()).unwrap();
    read(&path)
}

/// The network after a round trip through a file of rootgrad's.
fn again(net: &Network, output: Output) -> Network {
    let path = path();
    net.export_onnx(&path, output).unwrap();
    read(&path)
}

fn path() -> PathBuf {
    static NUMBER: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
    let number = NUMBER.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let name = format!("rootgrad-ends-{}-{number}.onnx", std::process::id());
    std::env::temp_dir().join(name)
}

fn read(path: &Path) -> Network {
    let read = Network::import_onnx(path, &ImportOptions::default());
    std::fs::remove_file(path).unwrap();
    read.unwrap()
}

/// Checks that a network that ends in probabilities gives logits after its import, and the probabilities on demand, also after
/// another export.
#[track_caller]
fn is_peeled(net: &Network, raw: &[f64], probabilities: &[f64]) {
    assert_near(&given(net, Output::Raw), probabilities);
    let theirs = theirs(net);
    for net in [again(&theirs, Output::Raw), again(&theirs, Output::Probability), theirs] {
        assert!(!net.gives_probabilities());
        assert_near(&given(&net, Output::Raw), raw);
        assert_near(&given(&net, Output::Probability), probabilities);
    }
}

#[test]
fn a_classifier_that_ends_in_a_sigmoid_gives_its_logit() {
    let net = network(1, |graph, z| graph.unary(Unary::Sigmoid, z));
    let raw = logits(1).concat();
    is_peeled(&net, &raw, &raw.iter().map(|&z| sigmoid(z)).collect::<Vec<_>>());
}

#[test]
fn a_classifier_that_ends_in_a_softmax_gives_its_logits() {
    for k in [2, 3] {
        let net = network(k, |graph, z| graph.softmax(z, -1));
        let shares = logits(k).iter().flat_map(|z| shares(z)).collect::<Vec<_>>();
        is_peeled(&net, &logits(k).concat(), &shares);
    }
}

#[test]
fn a_share_of_a_softmax_of_two_is_a_sigmoid() {
    for class in [0, 1] {
        let net = network(2, |graph, z| {
            let all = graph.softmax(z, -1)?;
            graph.slice(all, 0, class, class + 1)
        });
        let raw: Vec<f64> = logits(2).iter().map(|z| z[class] - z[1 - class]).collect();
        let share: Vec<f64> = logits(2).iter().map(|z| shares(z)[class]).collect();
        is_peeled(&net, &raw, &share);
    }
}

#[test]
fn logarithms_of_a_softmax_are_logits_themselves() {
    let net = theirs(&network(3, |graph, z| graph.log_softmax(z, -1)));
    let shares: Vec<f64> = logits(3).iter().flat_map(|z| shares(z)).collect();
    assert_near(&given(&net, Output::Raw), &shares.iter().map(|p| p.ln()).collect::<Vec<_>>());
    assert_near(&given(&net, Output::Probability), &shares);
}

#[test]
fn probabilities_for_another_reason_are_not_made_probabilities_once_more() {
    type End = fn(&mut Graph, Id) -> Result<Id>;
    let ends: [(usize, End); 4] = [
        (3, |graph, z| graph.unary(Unary::Sigmoid, z)),
        (1, |graph, z| graph.clip(z, [Some(0.0), Some(1.0)])),
        (2, |graph, z| {
            let both = graph.unary(Unary::Sigmoid, z)?;
            let (a, b) = (graph.slice(both, 0, 0, 1)?, graph.slice(both, 0, 1, 2)?);
            graph.binary(Binary::Multiply, a, b)
        }),
        (3, |graph, z| {
            let each = graph.unary(Unary::Sigmoid, z)?;
            graph.mean(each, &[0])
        }),
    ];
    for (k, end) in ends {
        let net = theirs(&network(k, end));
        assert!(net.gives_probabilities());
        let mut out = vec![0.0; 3 * net.outputs()];
        let reported = net.predict(&X, 2, &mut out, Output::Probability).unwrap_err().to_string();
        assert!(reported.contains("numbers between 0 and 1 already, not logits"), "{reported}");
        assert_eq!(given(&net, Output::Raw), given(&network(k, end), Output::Raw));
        // A network fitted as a classifier with outputs between 0 and 1: these are its logits, and the fit applied a sigmoid to
        // them.
        let mut fitted = net.clone();
        fitted.set_loss(Some(Loss::BinaryCrossEntropy));
        fitted.predict(&X, 2, &mut out, Output::Probability).unwrap();
    }
    let free = network(1, |graph, z| graph.unary(Unary::Softplus, z));
    assert!(!free.gives_probabilities());
}

#[test]
fn a_network_of_ours_comes_back_with_the_sigmoid_that_it_ends_in() {
    let net = network(1, |graph, z| graph.unary(Unary::Sigmoid, z));
    let wanted: Vec<f64> = logits(1).concat().into_iter().map(sigmoid).collect();
    for loss in [None, Some(Loss::Mse), Some(Loss::BinaryCrossEntropy)] {
        let mut net = net.clone();
        net.set_loss(loss);
        let again = again(&net, Output::Raw);
        assert_near(&given(&again, Output::Raw), &wanted);
        assert!(again.gives_probabilities() && again.metadata().is_empty());
    }
}
