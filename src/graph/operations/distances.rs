//! Sums over the distances of each row to all rows of the batch.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;
use crate::kernels::distances::{Rows, SUMS, distance_sums, distance_sums_pullback};

/// Sums over distances. Inputs: x, y, p, a number of each row. With a = |x − xⱼ| and b = |y − yⱼ|, the result (5) contains Σⱼ pⱼ times
/// a, b, a b, a² and b².
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct DistanceSums;

/// Gradient of [`DistanceSums`]: x, y, p, and the adjoints (5) of their sums → the adjoints (3) of x, y, p.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct DistanceSumsPullback;

/// Checks that the first three inputs are a number of each row.
fn check(name: &str, inputs: &[&Shape]) -> Result<()> {
    let number = Shape::per_row(&[]);
    match inputs[..3].iter().find(|&&shape| *shape != number) {
        Some(shape) => Err(Error::shape(name, shape, number)),
        None => Ok(()),
    }
}

impl Rule for DistanceSums {
    fn name(&self) -> &'static str {
        "distance_sums"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        3..=3
    }

    fn sees_batch(&self) -> bool {
        true
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        check(self.name(), inputs)?;
        Ok(vec![Shape::per_row(&[SUMS])])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; 3]) };
        let d = graph.of_whole_batch(d)?;
        let [x, y, p] = [0, 1, 2].map(|input| node.inputs[input]);
        let all = graph.one(DistanceSumsPullback, &[x, y, p, d])?;
        let adjoint = |n: usize| {
            let part = graph.slice(all, 0, n, n + 1)?;
            Ok(Some(graph.reshape(part, &[])?))
        };
        (0..3).map(adjoint).collect()
    }
}

impl Run for DistanceSums {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let [x, y, p] = [0, 1, 2].map(|input| call.inputs[input]);
        distance_sums(call.outputs[0], Rows { x, y, p }, call.first);
    }
}

impl Rule for DistanceSumsPullback {
    fn name(&self) -> &'static str {
        "distance_sums_pullback"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        4..=4
    }

    fn sees_batch(&self) -> bool {
        true
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        check(self.name(), inputs)?;
        match *inputs[3] == Shape::per_row(&[SUMS]) {
            true => Ok(vec![Shape::per_row(&[3])]),
            false => Err(Error::shape(self.name(), inputs[3], Shape::per_row(&[SUMS]))),
        }
    }

    fn pullback(&self, _: &mut Graph, _: &Node, _: &[Option<Id>]) -> Result<Adjoints> {
        let wanted = "a first derivative: a second one is not available";
        Err(Error::argument("distance_sums", "a second derivative", wanted))
    }
}

impl Run for DistanceSumsPullback {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let [x, y, p] = [0, 1, 2].map(|input| call.inputs[input]);
        distance_sums_pullback(call.outputs[0], Rows { x, y, p }, call.inputs[3], call.first);
    }
}
