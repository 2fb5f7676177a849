//! Gradients at kinks of a function, or where several numbers are equally large, compared with PyTorch's. The table
//! `tests/reference/kinks.json` was written by `kinks.py` beside it, which also wrote the functions as an archive of `torch.export` and
//! as an ONNX file.

use std::path::Path;

use serde::Deserialize;

use crate::error::Result;
use crate::exchange::{ImportOptions, Imported, onnx, pt2};
use crate::graph::tests::{Network, run};
use crate::graph::{Binary, Graph, Id, LossReduction, Plan, PoolOptions, Reduction, Unary};
use crate::kernels::elementwise::value_and_slope;
use crate::kernels::{Activation, Real};
use crate::simd::Level;

/// A row of the table.
#[derive(Deserialize)]
struct Row {
    function: String,
    /// Files that contain the function.
    r#in: Vec<String>,
    inputs: Vec<Vec<f64>>,
    outputs: Vec<f64>,
    gradients: Vec<Vec<f64>>,
}

fn table() -> Vec<Row> {
    let text = include_str!("../../tests/reference/kinks.json");
    let rows: Vec<Row> = serde_json::from_str(text).unwrap();
    assert!(rows.len() > 45);
    rows
}

fn near(what: &str, found: &[f64], expected: &[f64]) {
    // PyTorch's numbers are in single precision.
    let is_near = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-6 * (1.0 + b.abs());
    let is = found.len() == expected.len() && found.iter().zip(expected).all(is_near);
    assert!(is, "{what}: {found:?}, PyTorch {expected:?}");
}

fn function(name: &str, g: &mut Graph, x: &[Id]) -> Option<Result<Id>> {
    Some(match name {
        "relu6" => g.clip(x[0], [Some(0.0), Some(6.0)]),
        "hardtanh" => g.clip(x[0], [Some(-1.0), Some(1.0)]),
        "clip" => g.clip(x[0], [Some(-0.5), Some(2.0)]),
        "clip to a point" => g.clip(x[0], [Some(1.0); 2]),
        "clip below" => g.clip(x[0], [Some(1.0), None]),
        "clip above" => g.clip(x[0], [None, Some(1.0)]),
        "clip between" | "clip between bounds that cross" => g.clip_between(x[0], [x[1], x[2]]),
        "hard_sigmoid" => g.hard_sigmoid(x[0], 1.0 / 6.0, 0.5),
        "hard_swish" => g.hard_swish(x[0]),
        "leaky_relu" => g.leaky_relu(x[0], 0.25),
        "prelu" => g.prelu(x[0], x[1]),
        "elu" => g.elu(x[0], 0.75),
        "elu of 1" => g.elu(x[0], 1.0),
        "selu" => g.selu(x[0]),
        "celu" => g.celu(x[0], 0.75),
        "thresholded_relu" => g.thresholded_relu(x[0], 0.5),
        "hard shrink" => g.shrink(x[0], 0.5, 0.0),
        "soft shrink" => g.shrink(x[0], 0.5, 0.5),
        "modulo" => g.modulo(x[0], x[1]),
        "where" => {
            g.binary(Binary::Greater, x[0], x[1]).and_then(|greater| g.select(greater, x[0], x[1]))
        }
        _ => match (Unary::ALL.iter().find(|f| f.1 == name), &x) {
            (Some(&(f, ..)), [x]) => g.unary(f, *x),
            _ => g.binary(Binary::ALL.iter().find(|f| f.1 == name)?.0, x[0], *x.get(1)?),
        },
    })
}

fn reduction(name: &str, g: &mut Graph, x: Id) -> Option<Result<Id>> {
    let planes = |g: &mut Graph| g.shape(x).len();
    Some(match name {
        "largest" | "largest of all" => g.reduce(Reduction::Max, x, &[0], false),
        "smallest" => g.reduce(Reduction::Min, x, &[0], true),
        "largest over two axes" => {
            g.reshape(x, &[2, 2, 2]).and_then(|x| g.reduce(Reduction::Max, x, &[0, -1], true))
        }
        "first of the largest" => g.first_extreme(Reduction::Max, x, 0, false),
        "first of the smallest" => g.first_extreme(Reduction::Min, x, -1, true),
        "first of the largest, inner axis" => {
            g.reshape(x, &[3, 2]).and_then(|x| g.first_extreme(Reduction::Max, x, 0, false))
        }
        "max_pool" | "max_pool of windows that overlap" | "global max_pool" => {
            let (window, stride) = match name {
                "max_pool" => (2, 2),
                "global max_pool" => (4, 4),
                _ => (3, 1),
            };
            let sizes = [1, planes(g)];
            let options = PoolOptions { stride: vec![stride], ..PoolOptions::default() };
            g.reshape(x, &sizes).and_then(|x| g.max_pool(x, &[window], &options))
        }
        "l1_norm" => g.l1_norm(x, &[0], false),
        "l2_norm" => g.l2_norm(x, &[0], false),
        "deviation" => g.variance(x, &[0], false, 1).and_then(|x| g.root_flat_at_zero(x)),
        _ => return None,
    })
}

fn loss(name: &str, g: &mut Graph, y: Id) -> Option<Result<Id>> {
    let (zero, one) = (g.scalar(0.0), g.scalar(1.0));
    Some(match name {
        "hinge" => g.hinge(y, one, LossReduction::Mean),
        // The mean over the outputs of a row.
        "huber" => g.huber(y, zero, 1.0, LossReduction::Mean).and_then(|mean| {
            let count = g.scalar(3.0);
            g.mul(mean, count)
        }),
        "quantile" => g.quantile(y, zero, 0.25, LossReduction::Mean),
        _ => return None,
    })
}

/// Returns the gradient of the sum of y with respect to each of these values.
fn gradients(graph: &mut Graph, y: Id, by: &[Id]) -> Vec<Id> {
    let axes: Vec<isize> = (0..graph.shape(y).rank() as isize).collect();
    let sum = graph.sum(y, &axes).unwrap();
    graph.gradient(sum, by).unwrap()
}

fn check<T: Real + Into<f64>>(row: &Row) {
    let name = &row.function;
    let sizes: Vec<Vec<usize>> = row.inputs.iter().map(|values| vec![values.len()]).collect();
    let sizes: Vec<&[usize]> = sizes.iter().map(Vec::as_slice).collect();
    let Network { mut graph, inputs, .. } = Network::new(&sizes, &[]);
    let made = function(name, &mut graph, &inputs)
        .or_else(|| reduction(name, &mut graph, inputs[0]))
        .or_else(|| loss(name, &mut graph, inputs[0]));
    let y = made.unwrap_or_else(|| panic!("no function {name}")).unwrap();
    let by = gradients(&mut graph, y, &inputs);
    let plan = Plan::new(&graph, &[&[y][..], &by].concat());
    let found = run::<T>(&plan, 1, &row.inputs, &[], 1);
    let found: Vec<Vec<f64>> =
        found.into_iter().map(|x| x.into_iter().map(Into::into).collect()).collect();
    if !["huber"].contains(&name.as_str()) {
        near(name, &found[0], &row.outputs);
    }
    for (number, expected) in row.gradients.iter().enumerate() {
        near(&format!("{name}: gradient {number}"), &found[number + 1], expected);
    }
}

#[test]
fn gradients_at_kinks_are_those_of_pytorch() {
    for row in table() {
        check::<f64>(&row);
        check::<f32>(&row);
    }
}

/// Checks each row of the table as stored in a file, with all functions in one module with one input.
fn check_file(file: &str, read: impl Fn(&[u8], &Path) -> Imported) {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reference/kinks").with_extension(file);
    let model = read(&std::fs::read(&path).unwrap(), &path);
    let mut graph = model.graph;
    let (x, y) = (graph.inputs()[0].1, model.outputs[0].1);
    let by = gradients(&mut graph, y, &[x]);
    let rows: Vec<Row> =
        table().into_iter().filter(|row| row.r#in.iter().any(|name| name == file)).collect();
    assert!(rows.len() > 30, "{file}");
    let values: Vec<f64> = rows.iter().flat_map(|row| row.inputs.concat()).collect();
    let found = run::<f64>(&Plan::new(&graph, &[y, by[0]]), 1, &[values], &[], 1);
    let (mut outputs, mut gradient) = (&found[0][..], &found[1][..]);
    for row in rows {
        let (name, expected) = (format!("{file}, {}", row.function), row.gradients.concat());
        let y = outputs.split_off(..row.outputs.len()).unwrap();
        near(&name, y, &row.outputs);
        let d_x = gradient.split_off(..expected.len()).unwrap();
        near(&format!("{name}: gradient"), d_x, &expected);
    }
    assert!(outputs.is_empty() && gradient.is_empty(), "{file}");
}

#[test]
fn imported_functions_have_the_gradients_of_pytorch_at_kinks() {
    let options = ImportOptions::default();
    check_file("pt2", |file, path| pt2::import(file, path, &options).unwrap());
    check_file("onnx", |file, path| onnx::import(file, path, &options).unwrap());
}

/// Checks the kernels that chains and layers use, with each instruction set.
#[test]
fn slopes_at_a_kink_are_the_same_with_any_instructions() {
    for level in Level::all() {
        for (f, x, expected) in [
            (Unary::Relu, 0.0_f32, 0.0),
            (Unary::Relu, -0.0, 0.0),
            (Unary::Abs, 0.0, 0.0),
            (Unary::Elu, 0.0, 1.0),
            (Unary::Softsign, 0.0, 1.0),
        ] {
            // More numbers than a register, and a remainder.
            let (mut y, mut slope) = ([1.0; 37], [f32::NAN; 37]);
            value_and_slope(level, f, &[x; 37], &mut y, &mut slope);
            assert_eq!((y, slope), ([0.0; 37], [expected; 37]), "{} {level:?}", f.name());
        }
    }
    assert_eq!(Activation::Relu.slope_from_output(0.0), 0.0);
    assert_eq!(Activation::Relu.apply(0.0), (0.0, 0.0));
}
