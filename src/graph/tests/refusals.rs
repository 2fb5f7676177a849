//! Impossible operations give an error that names the operation and both shapes.

use super::Network;
use crate::graph::{Graph, Plan, Reduction, Shape, Unary};

#[test]
fn shapes_that_do_not_fit_are_reported() {
    let network = Network::new(&[&[16], &[8], &[2, 3]], &[&[4, 5], &[5]]);
    let Network { mut graph, inputs, parameters } = network;
    let (a, b, matrix) = (inputs[0], inputs[1], inputs[2]);
    let (w, bias) = (parameters[0], parameters[1]);
    let errors = [
        graph.add(a, b).unwrap_err(),
        graph.select(a, b, w).unwrap_err(),
        graph.linear(a, w, Some(bias)).unwrap_err(),
        graph.linear(a, b, None).unwrap_err(),
        graph.matmul(matrix, matrix).unwrap_err(),
        graph.reshape(a, &[3, 5]).unwrap_err(),
        graph.expand(a, &Shape::per_row(&[8])).unwrap_err(),
        graph.sum_rows(bias).unwrap_err(),
        graph.sum(a, &[1]).unwrap_err(),
        graph.transpose(matrix, &[0, 0]).unwrap_err(),
        graph.slice(a, 0, 3, 17).unwrap_err(),
        graph.concat(&[matrix, a], 0).unwrap_err(),
        graph.concat(&[], 0).unwrap_err(),
        graph.pad(matrix, &[(1, 1)]).unwrap_err(),
        graph.constant(&[2], &[1.0]).unwrap_err(),
        graph.gradient(a, &[w]).unwrap_err(),
        graph.parameter("w0", &[1]).unwrap_err(),
        graph.input("x0", &[1]).unwrap_err(),
        graph.input("large", &[1 << 40, 1 << 40]).unwrap_err(),
        graph.input("deep", &[1; 9]).unwrap_err(),
    ];
    let reported: Vec<String> = errors.iter().map(ToString::to_string).collect();
    let names = [
        ["add", "[*, 16] and [*, 8]"],
        ["where", "[*, 16] and [*, 8] and [4, 5]"],
        ["linear: inputs", "[*, 16]"],
        ["linear: weights", "[*, 8]"],
        ["matmul", "[*, 2, 3] and [*, 2, 3]"],
        ["reshape", "[*, 16]"],
        ["expand", "[*, 16]"],
        ["sum_rows", "[5]"],
        ["reduce: axis", "1"],
        ["transpose: axes", "[0, 0]"],
        ["slice of axis 0", "3..17"],
        ["concat", "[*, 2, 3], [*, 16]"],
        ["concat: values", "0"],
        ["pad: padding", "[(1, 1)]"],
        ["constant", "1 values"],
        ["the value to differentiate", "[*, 16]"],
        ["a parameter's name", "w0"],
        ["an input's name", "x0"],
        ["input", "1099511627776"],
        ["input", "[*, 1, 1"],
    ];
    for (reported, names) in reported.iter().zip(names) {
        assert!(names.iter().all(|name| reported.contains(name)), "{reported}: {names:?}");
    }
}

#[test]
fn a_second_derivative_that_there_is_not_is_refused_by_name() {
    let mut graph = Graph::new();
    let x = graph.input("x", &[]).unwrap();
    let y = graph.unary(Unary::Gelu, x).unwrap();
    let slope = graph.gradient(y, &[x]).unwrap()[0];
    let error = graph.gradient(slope, &[x]).unwrap_err().to_string();
    assert!(error.contains("gelu"), "{error}");
}

#[test]
fn an_extreme_of_nothing_is_refused_and_a_sum_is_zero() {
    let mut network = Network::new(&[&[3, 0]], &[]);
    let (graph, x) = (&mut network.graph, network.inputs[0]);
    let error = graph.reduce(Reduction::Max, x, &[1], false).unwrap_err().to_string();
    assert!(error.contains("[*, 3, 0]"), "{error}");
    let sum = graph.sum(x, &[1]).unwrap();
    let plan = Plan::new(graph, &[sum]);
    assert_eq!(super::run::<f64>(&plan, 1, &[vec![]], &[], 2)[0], [0.0; 6]);
}

#[test]
fn a_graph_larger_than_memory_is_refused() {
    let mut graph = Graph::new();
    let x = graph.input("x", &[1 << 30]).unwrap();
    let y = graph.unary(Unary::Exp, x).unwrap();
    let plan = Plan::new(&graph, &[y]);
    for rows in [1 << 20, usize::MAX] {
        let error = plan.memory::<f32>(rows, 1).unwrap_err().to_string();
        assert!(error.contains("values of the network"), "{error}");
    }
}
