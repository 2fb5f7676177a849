//! Softmax over the last size, and its logarithm.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::operations::Reduction;
use crate::graph::{Graph, Id, Node, Shape, Unary};
use crate::kernels::Real;
use crate::kernels::rowwise::softmax;

/// Softmax: x (…, N) → exp(x)/Σ exp(x), or its logarithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Softmax {
    pub(crate) log: bool,
}

/// Gradient of [`Softmax`]: y and its adjoint d → the adjoint of x. This is y (d − Σ d y), or d − exp(y) Σ d for the logarithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct SoftmaxPullback {
    pub(crate) log: bool,
}

/// Returns the last size, which must not be 0.
fn size(name: &str, x: &Shape) -> Result<usize> {
    let last = x.sizes().last().copied().filter(|&last| last > 0);
    last.ok_or_else(|| Error::shape(name, x, "at least one number along the last size"))
}

impl Rule for Softmax {
    fn name(&self) -> &'static str {
        if self.log { "log_softmax" } else { "softmax" }
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        size(self.name(), inputs[0])?;
        Ok(vec![inputs[0].clone()])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        Ok(vec![Some(graph.one(SoftmaxPullback { log: self.log }, &[node.outputs[0], d])?)])
    }
}

impl Run for Softmax {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        // UNWRAP: the shapes were checked when the node was added.
        let size = size(self.name(), &call.shapes.inputs[0]).unwrap();
        softmax::softmax(call.outputs[0], call.inputs[0], size, self.log);
    }
}

impl Rule for SoftmaxPullback {
    fn name(&self) -> &'static str {
        if self.log { "log_softmax_pullback" } else { "softmax_pullback" }
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=2
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        size(self.name(), inputs[0])?;
        match inputs[0] == inputs[1] {
            true => Ok(vec![inputs[0].clone()]),
            false => Err(Error::shape(format!("{}: adjoint", self.name()), inputs[1], inputs[0])),
        }
    }

    /// Computes the adjoints from the adjoint g of the result. The adjoint of d is the same function of g. The adjoint of y is g (d − Σ
    /// d y) − d Σ g y, or −exp(y) g Σ d for the logarithm.
    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(g) = d[0] else { return Ok(vec![None; 2]) };
        let [y, d] = [0, 1].map(|input| node.inputs[input]);
        let sum = |graph: &mut Graph, x: Id| graph.reduce(Reduction::Sum, x, &[-1], true);
        if self.log {
            let shares = graph.unary(Unary::Exp, y)?;
            let of_g = graph.mul(shares, g)?;
            let (all, all_g) = (sum(graph, d)?, sum(graph, of_g)?);
            let product = graph.mul(of_g, all)?;
            return Ok(vec![
                Some(graph.unary(Unary::Negate, product)?),
                Some(graph.sub(g, all_g)?),
            ]);
        }
        let (of_d, of_g) = (graph.mul(d, y)?, graph.mul(g, y)?);
        let (all_d, all_g) = (sum(graph, of_d)?, sum(graph, of_g)?);
        let centred = graph.sub(d, all_d)?;
        let (first, second) = (graph.mul(g, centred)?, graph.mul(d, all_g)?);
        Ok(vec![Some(graph.sub(first, second)?), Some(graph.one(*self, &[y, g])?)])
    }
}

impl Run for SoftmaxPullback {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        // UNWRAP: the shapes were checked when the node was added.
        let size = size(self.name(), &call.shapes.inputs[0]).unwrap();
        let [y, d] = [0, 1].map(|input| call.inputs[input]);
        softmax::softmax_pullback(call.outputs[0], y, d, size, self.log);
    }
}
