//! Gradients of a third-party network, for comparison with those of its original framework.

use std::collections::BTreeMap;

use rootgrad::exchange::Imported;
use rootgrad::graph::{Id, Plan, Rows};
use rootgrad::threads::Team;

/// Returns the gradients of ½ Σ y² over all rows of `x`, by the parameters' names.
pub(crate) fn gradients(model: Imported, x: &[f32], rows: usize) -> BTreeMap<String, Vec<f32>> {
    let mut graph = model.graph;
    let y = model.outputs[0].1;
    let square = graph.mul(y, y).unwrap();
    let axes: Vec<isize> = (0..graph.shape(square).rank() as isize).collect();
    let sum = graph.sum(square, &axes).unwrap();
    let (total, half) = (graph.sum_rows(sum).unwrap(), graph.scalar(0.5));
    let loss = graph.mul(total, half).unwrap();
    let names: Vec<String> = graph.parameters().iter().map(|p| p.name.clone()).collect();
    let values: Vec<Id> = graph.parameters().iter().map(|p| p.value).collect();
    let found = graph.gradient(loss, &values).unwrap();
    let plan = Plan::new(&graph, &found);
    let mut memory = plan.memory(rows, 1).unwrap();
    plan.run(Team::alone(), &mut memory, &model.parameters, &Rows(&[x]), rows);
    names.into_iter().enumerate().map(|(n, name)| (name, memory.output(n).to_vec())).collect()
}
