//! The training of a composed network: its loss and gradient as one plan.

use super::{ComposedConfig, Layout};
use crate::error::Result;
use crate::graph::{Graph, Id, Plan};
use crate::models::Loss;

/// The plans of training. Their inputs are the network's, then the targets (T) and the weight of a row in units of the mean
/// weight.
#[derive(Debug)]
pub(in crate::models) struct Training {
    /// Makes the output (K) of each row, Σ w l, and from [`Training::GRADIENT`] on the gradient of Σ w l/B with respect to each
    /// parameter.
    pub(in crate::models) step: Plan,
    /// Makes the first two.
    pub(in crate::models) evaluation: Plan,
}

impl Training {
    pub(in crate::models) const OUTPUT: usize = 0;
    pub(in crate::models) const LOSS: usize = 1;
    pub(in crate::models) const GRADIENT: usize = 2;

    pub(in crate::models) fn new(layout: &Layout, loss: Loss) -> Result<Self> {
        let config = layout.config();
        let mut graph = config.graph().clone();
        let y = config.output();
        let target = graph.input("the target", &[loss.targets(layout.outputs())])?;
        let weight = graph.input("the weight", &[])?;
        let of_row = of_row(&mut graph, loss, y, target)?;
        let weighted = graph.mul(of_row, weight)?;
        let total = graph.sum_rows(weighted)?;
        let rows = graph.rows();
        let mean = graph.div(total, rows)?;
        let parameters: Vec<Id> =
            graph.parameters().iter().map(|parameter| parameter.value).collect();
        let evaluation = Plan::new(&graph, &[y, total]);
        let gradient = graph.gradient(mean, &parameters)?;
        let outputs = [&[y, total], &gradient[..]].concat();
        Ok(Self { step: Plan::with_addends(&graph, &outputs, Self::GRADIENT), evaluation })
    }
}

/// The loss of a row.
fn of_row(graph: &mut Graph, loss: Loss, y: Id, target: Id) -> Result<Id> {
    match loss {
        Loss::BinaryCrossEntropy => graph.binary_cross_entropy(y, target),
        Loss::SoftmaxCrossEntropy => graph.cross_entropy(y, target, 0.0),
        Loss::Mse => graph.squared_error(y, target),
        Loss::Huber(delta) => graph.huber(y, target, delta.into()),
    }
}

impl ComposedConfig {
    /// Draws the parameters.
    pub(in crate::models) fn draw(&self, parameters: &mut [f32]) {
        self.graph().draw(self.seed(), parameters);
    }
}
