//! Networks that cannot be written as a header, and the error messages.

use rootgrad::graph::{Graph, Reduction, Unary};
use rootgrad::kernels::Activation;
use rootgrad::models::{ComposedConfig, Network, TransformerConfig};

use super::mlp;
use super::sets::{Composer, Pool};

#[test]
fn what_a_header_cannot_hold_is_reported_and_an_old_file_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("net.hpp");
    std::fs::write(&path, "old").unwrap();
    let refused = |net: &Network, name: &str, wanted: &[&str]| {
        let reported = net.export_header(&path, name).unwrap_err().to_string();
        assert!(wanted.iter().all(|wanted| reported.contains(wanted)), "{reported}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "old");
    };
    let mut graph = Graph::new();
    let x = graph.input("x", &[4]).unwrap();
    let y = graph.softmax(x, 0).unwrap();
    let softmax = Network::new(ComposedConfig::new(&graph, &[y], 0).unwrap()).unwrap();
    refused(&softmax, "net", &["softmax", "export_onnx"]);
    let w = graph.parameter("w", &[4, 2]).unwrap();
    let y = graph.linear(x, w, None).unwrap();
    let y = graph.unary(Unary::Erf, y).unwrap();
    let erf = Network::new(ComposedConfig::new(&graph, &[y], 0).unwrap()).unwrap();
    refused(&erf, "net", &["the function erf", "export_onnx"]);
    let transformer = Network::new(TransformerConfig::new(4, 3, 1)).unwrap();
    refused(&transformer, "net", &["a transformer", "export_onnx"]);
    refused(&mlp(&[2, 20_000, 1], Activation::Relu), "net", &["20000", "16384", "export_onnx"]);
    let net = mlp(&[2, 4, 1], Activation::Relu);
    refused(&net, "my-net", &["'my-net'", "analysis::higgs"]);
    refused(&net, "class", &["keyword"]);
    net.export_header(&path, "net").unwrap();
    assert!(std::fs::read_to_string(&path).unwrap().contains("namespace net {"));
}

/// Jagged networks that are not deep sets: the message names the problem, with a remedy.
#[test]
fn jagged_networks_that_are_no_deep_sets_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let refused =
        |wanted: &str,
         build: fn(&mut Composer, [rootgrad::graph::Id; 2]) -> rootgrad::graph::Id| {
            let mut composer = Composer::default();
            let jets = composer.jagged("jets", 4, 3);
            let y = build(&mut composer, jets);
            let reported = composer.network(y).export_header(folder.path().join("net.hpp"), "net");
            let reported = reported.unwrap_err().to_string();
            assert!(
                reported.contains(wanted) && reported.contains("export_onnx"),
                "{wanted}: {reported}"
            );
        };
    refused("the operation attention", |c, [x, mask]| {
        let y = c.graph.attention([x, x, x], 1, Some(mask), false).unwrap();
        c.pool(Pool::Mean, y, mask)
    });
    refused("the operation sum over numbers that no mask hides", |c, [x, _]| {
        let y = c.linear(x, 2);
        c.graph.sum(y, &[0]).unwrap()
    });
    refused("the operation max over other numbers than the entries", |c, [x, mask]| {
        let column = c.graph.reshape(mask, &[4, 1]).unwrap();
        let y = c.graph.mul(x, column).unwrap();
        c.graph.reduce(Reduction::Max, y, &[1], false).unwrap()
    });
    refused("the entries of one jagged input with the mask of another", |c, [x, _]| {
        let [_, other] = c.jagged("muons", 4, 2);
        c.pool(Pool::Mean, x, other)
    });
    refused("the operation add", |c, [x, mask]| {
        let y = c.linear(x, 3);
        let y = c.graph.add(x, y).unwrap();
        c.pool(Pool::Mean, y, mask)
    });
    refused("the function erf", |c, [x, mask]| {
        let y = c.unary(Unary::Erf, x);
        c.pool(Pool::Mean, y, mask)
    });
    refused("the operation where", |c, [x, mask]| {
        // A selection by value is not a mask of entries.
        let (pt, least) = (c.graph.slice(x, 1, 0, 1).unwrap(), c.graph.scalar(30.0));
        let hard = c.graph.binary(rootgrad::graph::Binary::Greater, pt, least).unwrap();
        let zero = c.graph.scalar(0.0);
        let y = c.graph.select(hard, x, zero).unwrap();
        c.pool(Pool::Mean, y, mask)
    });
}

#[test]
fn a_transformer_of_jagged_tokens_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let net = Network::new(TransformerConfig::jagged(6, 3, 1)).unwrap();
    let reported = net.export_header(folder.path().join("net.hpp"), "net").unwrap_err().to_string();
    assert!(reported.contains("the network is a transformer;"), "{reported}");
    assert!(reported.contains("masked mean") && reported.contains("export_onnx"), "{reported}");
}
