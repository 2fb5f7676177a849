//! Operations on complex tensors compared with PyTorch's and SciPy's: `tests/reference/complex_torch.json`, made by `complex_torch.py`
//! beside it.

use std::path::Path;

use serde::Deserialize;

use super::{Arguments, Purpose, operations};
use crate::exchange::{ImportOptions, pt2};
use crate::graph::{Graph, Id, Plan, Rows, Window};
use crate::kernels::Real;
use crate::threads::Team;

#[derive(Deserialize)]
struct Reference {
    operations: Vec<Case>,
    windows: Vec<OfWindow>,
    /// `complex.pt2`.
    program: Case,
}

#[derive(Deserialize)]
struct Case {
    name: String,
    ints: Vec<f64>,
    reals: Vec<f64>,
    inputs: Vec<Input>,
    values: Vec<f64>,
    seed: Vec<f64>,
    /// True if the inputs of the operation are in the other order.
    #[serde(default)]
    swapped: bool,
}

#[derive(Deserialize)]
struct Input {
    sizes: Vec<usize>,
    values: Vec<f64>,
    of_rows: bool,
    gradient: Vec<f64>,
}

#[derive(Deserialize)]
struct OfWindow {
    kind: usize,
    length: usize,
    periodic: bool,
    part: Option<f64>,
    values: Vec<f64>,
}

fn reference() -> Reference {
    let text = include_str!("../../../../tests/reference/complex_torch.json");
    serde_json::from_str(text).unwrap()
}

/// Plan with the output of a case, and the gradients of its sum with the seed.
fn plan(case: &Case) -> Plan {
    let mut graph = Graph::new();
    let mut ids: Vec<Id> = Vec::new();
    for (number, input) in case.inputs.iter().enumerate() {
        let name = format!("x{number}");
        ids.push(match input.of_rows {
            true => graph.input(name, &input.sizes[1..]).unwrap(),
            false => graph.parameter(name, &input.sizes).unwrap(),
        });
    }
    let mut inputs = ids.clone();
    if case.swapped {
        inputs.reverse();
    }
    let ints: Vec<i64> = case.ints.iter().map(|&int| int as i64).collect();
    let arguments = Arguments {
        name: &case.name,
        inputs: &inputs,
        ints: &ints,
        reals: &case.reals,
        purpose: Purpose::Network,
    };
    let y = operations::apply(&mut graph, &arguments).unwrap()[0];
    let sizes = graph.shape(y).sizes().to_vec();
    let seed = graph.input("seed", &sizes).unwrap();
    let gradient = graph.pullback(&[(y, seed)], &ids).unwrap();
    Plan::new(&graph, &[&[y], &gradient[..]].concat())
}

fn check<T: Real>(case: &Case, threads: usize, digits: f64) -> Vec<Vec<T>> {
    let of_rows = |input: &&Input| input.of_rows;
    let numbers = |values: &[f64]| values.iter().map(|&x| T::from_f64(x)).collect::<Vec<T>>();
    let mut inputs: Vec<Vec<T>> =
        case.inputs.iter().filter(of_rows).map(|input| numbers(&input.values)).collect();
    inputs.push(numbers(&case.seed));
    let shared = case.inputs.iter().filter(|input| !input.of_rows);
    let parameters: Vec<T> = shared.flat_map(|input| numbers(&input.values)).collect();
    let rows = case.inputs[0].sizes[0];
    let (plan, inputs) = (plan(case), inputs.iter().map(Vec::as_slice).collect::<Vec<_>>());
    let mut memory = plan.memory(rows, threads).unwrap();
    plan.run(&Team::new(threads), &mut memory, &parameters, &Rows(&inputs), rows);
    let right = std::iter::once(&case.values).chain(case.inputs.iter().map(|of| &of.gradient));
    right
        .enumerate()
        .map(|(number, right)| {
            let found = memory.output(number);
            near(&format!("{} {number}", case.name), found, right, digits);
            found.to_vec()
        })
        .collect()
}

fn near<T: Real>(what: &str, found: &[T], right: &[f64], digits: f64) {
    assert_eq!(found.len(), right.len(), "{what}");
    let size = right.iter().fold(0.0_f64, |size, x| size.max(x.abs())).max(1e-3);
    for (number, (found, right)) in found.iter().zip(right).enumerate() {
        let error = (found.to_f64() - right).abs();
        assert!(error < digits * size, "{what}, number {number}: {found}, not {right}");
    }
}

#[test]
fn complex_operations_have_the_values_and_gradients_of_pytorch() {
    let operations = reference().operations;
    assert!(operations.len() > 60);
    for case in &operations {
        check::<f64>(case, 1, 1e-10);
        check::<f32>(case, 1, 1e-5);
    }
}

#[test]
fn complex_operations_have_the_same_bits_on_any_number_of_threads() {
    for case in &reference().operations {
        let bits = |threads: usize| -> Vec<Vec<u32>> {
            let found = check::<f32>(case, threads, 1e-5);
            found.iter().map(|numbers| numbers.iter().map(|x| x.to_bits()).collect()).collect()
        };
        assert_eq!(bits(1), bits(3), "{}", case.name);
    }
}

#[test]
fn a_program_of_complex_operations_has_the_values_and_gradients_of_pytorch() {
    let case = reference().program;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reference/complex.pt2");
    let options = ImportOptions::default();
    let program = pt2::import(&std::fs::read(&path).unwrap(), &path, &options).unwrap();
    let (mut graph, y) = (program.graph, program.outputs[0].1);
    let x = graph.inputs()[0].1;
    let sizes = graph.shape(y).sizes().to_vec();
    let seed = graph.input("seed", &sizes).unwrap();
    let gradient = graph.pullback(&[(y, seed)], &[x]).unwrap();
    let plan = Plan::new(&graph, &[y, gradient[0]]);
    let mut memory = plan.memory(3, 1).unwrap();
    let inputs = [&case.inputs[0].values[..], &case.seed];
    plan.run(Team::alone(), &mut memory, &[], &Rows(&inputs), 3);
    near::<f64>("the program", memory.output(0), &case.values, 1e-10);
    near::<f64>("its gradient", memory.output(1), &case.inputs[0].gradient, 1e-10);
}

#[test]
fn windows_are_those_of_scipy() {
    for OfWindow { kind, length, periodic, part, values } in reference().windows {
        let kinds = [Window::Rectangular, Window::Hann, Window::Hamming, Window::Blackman];
        let window = part.map_or_else(|| kinds[kind], Window::Tukey);
        let found = window.weights(length, periodic).unwrap();
        near(&format!("{window:?} of {length}, {periodic}"), &found, &values, 1e-14);
    }
}
