//! Tests of graphs: values compared with their definitions, gradients with central differences, and the guarantees of plans.

mod activations;
mod attention;
mod complex;
mod convolutions;
mod cuts;
mod distances;
mod dropout;
mod gradients;
mod losses;
mod members;
mod norms;
mod parts;
mod plans;
mod pytorch;
mod recurrent;
mod reductions;
mod refusals;
mod rowwise;
mod values;

use super::{Graph, Id, Plan, Rows};
use crate::error::{Error, Result};
use crate::kernels::Real;
use crate::threads::Team;

/// Returns irregular numbers in (−1.4, 1.4), none of them 0.
fn numbers(count: usize, seed: usize) -> Vec<f64> {
    (0..count).map(|i| ((i * 7919 + seed * 104_729) % 997) as f64 / 356.0 - 1.4 + 1e-3).collect()
}

/// Compares numbers to 12 digits.
fn near(found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len());
    for (i, (found, expected)) in found.iter().zip(expected).enumerate() {
        let error = (found - expected).abs();
        assert!(error < 1e-12 * (1.0 + expected.abs()), "number {i}: {found}, not {expected}");
    }
}

/// Checks that messages contain these parts.
fn refused<const N: usize>(errors: [(Error, [&str; 2]); N]) {
    for (error, parts) in errors {
        let reported = error.to_string();
        assert!(parts.iter().all(|part| reported.contains(part)), "{reported}: {parts:?}");
    }
}

/// A graph with inputs and parameters of the requested shapes.
pub(crate) struct Network {
    pub(crate) graph: Graph,
    pub(crate) inputs: Vec<Id>,
    pub(crate) parameters: Vec<Id>,
}

impl Network {
    pub(crate) fn new(inputs: &[&[usize]], parameters: &[&[usize]]) -> Self {
        let mut graph = Graph::new();
        let inputs = inputs
            .iter()
            .enumerate()
            .map(|(n, sizes)| graph.input(format!("x{n}"), sizes).unwrap())
            .collect();
        let parameter =
            |(n, sizes): (usize, &&[usize])| graph.parameter(format!("w{n}"), sizes).unwrap();
        let parameters = parameters.iter().enumerate().map(parameter).collect();
        Self { graph, inputs, parameters }
    }
}

/// Returns the outputs for `rows` rows of inputs.
pub(crate) fn run<T: Real>(
    plan: &Plan,
    threads: usize,
    inputs: &[Vec<f64>],
    parameters: &[f64],
    rows: usize,
) -> Vec<Vec<T>> {
    let convert =
        |values: &[f64]| values.iter().map(|&value| T::from_f64(value)).collect::<Vec<T>>();
    let inputs: Vec<Vec<T>> = inputs.iter().map(|values| convert(values)).collect();
    let inputs: Vec<&[T]> = inputs.iter().map(Vec::as_slice).collect();
    let mut memory = plan.memory(rows, threads).unwrap();
    plan.run(&Team::new(threads), &mut memory, &convert(parameters), &Rows(&inputs), rows);
    (0..plan.outputs.len()).map(|number| memory.output(number).to_vec()).collect()
}

/// Returns one output, in double precision on one thread.
fn value(
    build: impl FnOnce(&mut Graph, &[Id]) -> Result<Id>,
    inputs: &[(&[usize], Vec<f64>)],
    rows: usize,
) -> Vec<f64> {
    let sizes: Vec<&[usize]> = inputs.iter().map(|(sizes, _)| *sizes).collect();
    let mut network = Network::new(&sizes, &[]);
    let y = build(&mut network.graph, &network.inputs).unwrap();
    let plan = Plan::new(&network.graph, &[y]);
    let values: Vec<Vec<f64>> = inputs.iter().map(|(_, values)| values.clone()).collect();
    run(&plan, 1, &values, &[], rows).remove(0)
}
