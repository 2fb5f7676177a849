//! The training of a composed network: its loss and gradient as one plan.

use super::{ComposedConfig, Layout, LossFunction};
use crate::error::{Error, Result};
use crate::graph::modes::Mode;
use crate::graph::{Graph, Id, Plan};
use crate::models::Loss;

/// The plans of training. Their inputs are the network's; then, in a step of a network that draws random numbers, the rows' keys; then
/// the targets (T), the weight of a row in units of the mean weight and, if the loss wants them, further columns (E).
#[derive(Debug)]
pub(in crate::models) struct Training {
    /// Makes the output (K) of each row, Σ w l, what the states become, and the gradient of Σ w l/B.
    pub(in crate::models) step: Plan,
    /// Makes the first two, of the network in use.
    pub(in crate::models) evaluation: Plan,
    /// Whether a step has the rows' keys.
    pub(in crate::models) has_keys: bool,
    /// Of each tensor the number of the step's output that is what it becomes (of a state) or its gradient; none of what stays as it
    /// is.
    pub(in crate::models) outputs: Vec<Option<usize>>,
}

impl Training {
    pub(in crate::models) const OUTPUT: usize = 0;
    pub(in crate::models) const LOSS: usize = 1;
    const STATES: usize = 2;

    /// The plans for a loss; `trains` says of each tensor whether it is trained, or as a state follows the batches.
    pub(in crate::models) fn new(
        layout: &Layout,
        (loss, function): (Loss, Option<&LossFunction>),
        trains: &[bool],
    ) -> Result<Self> {
        let config = layout.config();
        config.graph().headroom()?;
        // (A state that is frozen stays as it is, and a batch norm normalises by it as in use.)
        let own = config.graph().parameters().iter().zip(trains);
        let states: Vec<Id> = own
            .clone()
            .filter_map(|(of, &trains)| of.next.map(|next| if trains { next } else { of.value }))
            .collect();
        let frozen: Vec<Id> = own.filter(|of| !of.1).map(|(of, _)| of.value).collect();
        let wanted = [&[config.output()], &states[..]].concat();
        let (mut graph, made) = config.graph().resolved_but(Mode::Training, &frozen, &wanted)?;
        let has_keys = graph.inputs().len() > config.graph().inputs().len();
        let value = Value { layout, loss, function };
        let (total, mean) = value.of(&mut graph, made[0])?;
        let (states, parameters) = (&made[1..], graph.parameters());
        let is_trained = |number: usize| trains[number] && !layout.states()[number];
        let trained = (0..parameters.len()).filter(|&number| is_trained(number));
        let trained: Vec<Id> = trained.map(|number| parameters[number].value).collect();
        let (mut state, mut gradient) = (Self::STATES.., Self::STATES + states.len()..);
        let outputs = (0..trains.len()).map(|number| match layout.states()[number] {
            true => state.next(),
            false => is_trained(number).then(|| gradient.next()).flatten(),
        });
        let outputs = outputs.collect();
        let gradient = graph.gradient(mean, &trained)?;
        let all = [&[made[0], total], states, &gradient[..]].concat();
        let step = Plan::with_addends(&graph, &all, Self::STATES + states.len());
        let (mut graph, made) = config.graph().resolved(Mode::Use, &[config.output()])?;
        let (total, _) = value.of(&mut graph, made[0])?;
        Ok(Self { step, evaluation: Plan::new(&graph, &[made[0], total]), has_keys, outputs })
    }
}

/// What a loss is made of.
struct Value<'a> {
    layout: &'a Layout,
    loss: Loss,
    function: Option<&'a LossFunction>,
}

impl Value<'_> {
    /// Of outputs (K): Σ w l, and the mean over the batch.
    fn of(&self, graph: &mut Graph, y: Id) -> Result<(Id, Id)> {
        let target = graph.input("the target", &[self.loss.targets(self.layout.outputs())])?;
        let weight = graph.input("the weight", &[])?;
        let value = match self.function {
            Some(function) => {
                let mut values = vec![y, target, weight];
                if function.extra() > 0 {
                    values.push(graph.input("the extra columns", &[function.extra()])?);
                }
                function.apply(graph, &values)?
            }
            None => of_row(graph, self.loss, y, target)?,
        };
        let rows = graph.rows();
        Ok(match graph.shape(value).is_per_row() {
            true => {
                let weighted = graph.mul(value, weight)?;
                let total = graph.sum_rows(weighted)?;
                (total, graph.div(total, rows)?)
            }
            // (Of the batch it is the mean already.)
            false => (graph.mul(value, rows)?, value),
        })
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
