//! The same architecture with newly drawn weights.

use rootgrad::exchange::ImportOptions;
use rootgrad::graph::{Graph, Initial, Unary};
use rootgrad::models::{ComposedConfig, Network, Output, TransformerConfig};
use rootgrad::train::{MissingValue, TrainOptions, fit};

use crate::common::{bits, net, quiet, two_classes};

#[test]
fn a_fitted_mlp_with_missing_values_gives_back_its_architecture() {
    let mut rows = two_classes(200, 3, 2.0, 1);
    (0..200).step_by(7).for_each(|row| rows.x[3 * row] = -999.0);
    let mut fitted = net(&[3, 8, 1], 5);
    let missing = vec![MissingValue::of("x0", -999.0)];
    let options = TrainOptions { epochs: Some(2), missing, ..quiet() };
    fit(&mut fitted, &rows.data(), None, &options, None).unwrap();
    assert_eq!(fitted.layout().features(), 4, "the flag is an input");

    let fresh = fitted.fresh(9).unwrap();
    assert_eq!(bits(&fresh), bits(&net(&[3, 8, 1], 9)));
    assert_eq!((fresh.features(), fresh.layout().features()), (3, 3));
    assert!(fresh.loss().is_none() && fresh.input_standardisation().is_none());
    assert!(fresh.columns().is_empty() && fresh.missing().is_empty());
    assert!(fresh.target_names().is_empty() && fresh.metadata().is_empty());
    assert_eq!(fresh.config(), net(&[3, 8, 1], 9).config());
    // It can be fitted as the first one; from the same seed the result is the same.
    let mut again = fitted.fresh(5).unwrap();
    fit(&mut again, &rows.data(), None, &options, None).unwrap();
    assert_eq!(bits(&again), bits(&fitted));
}

#[test]
fn transformers_are_drawn_anew() {
    for config in [TransformerConfig::new(4, 3, 1), TransformerConfig::jagged(5, 2, 1)] {
        let config = TransformerConfig { layers: 1, channels: 8, heads: 2, ..config };
        let first = Network::new(config.clone()).unwrap();
        let wanted = Network::new(TransformerConfig { seed: 3, ..config }).unwrap();
        assert_ne!(bits(&first), bits(&wanted));
        assert_eq!(bits(&first.fresh(3).unwrap()), bits(&wanted));
        assert_eq!(first.fresh(3).unwrap().collections(), wanted.collections());
    }
}

/// A layer whose weights are initialised by `initial`, with a bias of 0.
fn composed(initial: Initial, seed: u64) -> Network {
    let mut graph = Graph::new();
    let x = graph.input("x", &[4]).unwrap();
    let weight = graph.parameter_from("weight", &[4, 2], initial).unwrap();
    let bias = graph.parameter_from("bias", &[2], Initial::Zeros).unwrap();
    let y = graph.linear(x, weight, Some(bias)).unwrap();
    let y = graph.unary(Unary::Gelu, y).unwrap();
    Network::new(ComposedConfig::new(&graph, &[y], seed).unwrap()).unwrap()
}

#[test]
fn a_composed_network_is_drawn_as_its_parameters_say() {
    let weights = Initial::Weights { inputs: 4 };
    let (first, wanted) = (composed(weights, 1), composed(weights, 8));
    assert_ne!(bits(&first), bits(&wanted));
    assert_eq!(bits(&first.fresh(8).unwrap()), bits(&wanted));
    // Ones are a valid initial value; so is a network without parameters to draw.
    assert_eq!(
        bits(&composed(Initial::Ones, 1).fresh(8).unwrap()),
        bits(&composed(Initial::Ones, 1))
    );
}

#[test]
fn what_nobody_knows_how_to_draw_is_refused() {
    let message = composed(Initial::Zeros, 1).fresh(2).unwrap_err().to_string();
    assert!(
        message
            .contains("the network to be initialised again is one whose parameters all begin at 0")
    );
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("net.onnx");
    net(&[3, 4, 1], 1).export_onnx(&path, Output::Raw).unwrap();
    let imported = Network::import_onnx(&path, &ImportOptions::default()).unwrap();
    let message = imported.fresh(2).unwrap_err().to_string();
    assert!(message.contains("build the network from layers"), "{message}");
}
