//! The training of a composed network: its loss and gradient as one plan.

use super::{ComposedConfig, Layout, LossFunction};
use crate::error::{Error, Result};
use crate::graph::{Graph, Id, Plan};
use crate::models::Loss;

/// The plans of training. Their inputs are the network's, then the targets (T), the weight of a row in units of the mean weight and,
/// if the loss wants them, further columns (E).
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

    pub(in crate::models) fn new(
        layout: &Layout,
        loss: Loss,
        function: Option<&LossFunction>,
    ) -> Result<Self> {
        let config = layout.config();
        let mut graph = config.graph().clone();
        let y = config.output();
        let target = graph.input("the target", &[loss.targets(layout.outputs())])?;
        let weight = graph.input("the weight", &[])?;
        let value = match function {
            Some(function) => {
                let mut values = vec![y, target, weight];
                if function.extra() > 0 {
                    values.push(graph.input("the extra columns", &[function.extra()])?);
                }
                function.apply(&mut graph, &values)?
            }
            None => of_row(&mut graph, loss, y, target)?,
        };
        let rows = graph.rows();
        let (total, mean) = match graph.shape(value).is_per_row() {
            true => {
                let weighted = graph.mul(value, weight)?;
                let total = graph.sum_rows(weighted)?;
                (total, graph.div(total, rows)?)
            }
            // (Of the batch it is the mean already.)
            false => (graph.mul(value, rows)?, value),
        };
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
        Loss::Custom { .. } => Err(no_function()),
    }
}

/// A loss of the user's own that is not there.
pub(crate) fn no_function() -> Error {
    let wanted = "the function again, loss(f): it is not a part of the network";
    Error::argument("loss", "that of a function of yours, by an earlier fit", wanted)
}

impl ComposedConfig {
    /// Draws the parameters.
    pub(in crate::models) fn draw(&self, parameters: &mut [f32]) {
        self.graph().draw(self.seed(), parameters);
    }
}
