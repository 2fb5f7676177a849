//! The training of a composed network: its loss and gradient as one plan.

use super::{ComposedConfig, Layout, LossFunction};
use crate::error::{Error, Result};
use crate::graph::modes::Mode;
use crate::graph::{Graph, Id, LossReduction, MembersMean, Plan};
use crate::models::Loss;

/// Plans of the training. Their inputs are, in this order: the inputs of the network; the keys of the rows, in a step of a network that
/// draws random numbers; the targets (T); the weight of a row in units of the mean weight; further columns (E), if the loss uses them.
#[derive(Debug)]
pub(in crate::models) struct Training {
    /// Computes the output (K) of each row, Σ w l, the new values of the states, and the gradient of Σ w l/B.
    pub(in crate::models) step: Plan,
    /// Computes the output and Σ w l only, with the network in use mode (not training).
    pub(in crate::models) evaluation: Plan,
    /// True if a step takes the keys of the rows as an input.
    pub(in crate::models) has_keys: bool,
    /// For each tensor, the index of the output of `step` with its gradient or, for a state, its new value. `None` for a tensor that
    /// does not change.
    pub(in crate::models) outputs: Vec<Option<usize>>,
}

impl Training {
    pub(in crate::models) const OUTPUT: usize = 0;
    pub(in crate::models) const LOSS: usize = 1;
    const STATES: usize = 2;

    /// Builds the plans for a loss. For each tensor, `trains` is true if the tensor is trained or, for a state, if it follows the
    /// batches.
    pub(in crate::models) fn new(
        layout: &Layout,
        (loss, function): (Loss, Option<&LossFunction>),
        trains: &[bool],
    ) -> Result<Self> {
        let config = layout.config();
        config.graph().headroom()?;
        // A frozen state does not change, and a batch norm then normalises with it as in use.
        let own = config.graph().parameters().iter().zip(trains);
        let states: Vec<Id> = own
            .clone()
            .filter_map(|(of, &trains)| of.next.map(|next| if trains { next } else { of.value }))
            .collect();
        let frozen: Vec<Id> = own.filter(|of| !of.1).map(|(of, _)| of.value).collect();
        let members = config.graph().members_of(config.output());
        check_members(members, loss)?;
        // The predictions that each have a loss: those of the members, or else the output.
        let predictions = members.map_or(config.output(), |(members, _)| members);
        let wanted = [&[config.output(), predictions], &states[..]].concat();
        let (mut graph, made) = config.graph().resolved_but(Mode::Training, &frozen, &wanted)?;
        let has_keys = graph.inputs().len() > config.graph().inputs().len();
        let value = Value { layout, loss, function };
        let (total, mean) = value.of(&mut graph, made[1])?;
        let (states, parameters) = (&made[2..], graph.parameters());
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

/// The components of a loss.
struct Value<'a> {
    layout: &'a Layout,
    loss: Loss,
    function: Option<&'a LossFunction>,
}

impl Value<'_> {
    /// Returns the loss of outputs (K), or of the outputs of members (k, K): Σ w l, and its mean over the batch.
    fn of(&self, graph: &mut Graph, y: Id) -> Result<(Id, Id)> {
        let target = graph.input("the target", &[self.loss.targets(self.layout.outputs())])?;
        let weight = graph.input("the weight", &[])?;
        let value = match self.function {
            Some(function) => {
                let mut values = vec![y, target, weight];
                if function.extra() > 0 {
                    values.push(graph.input("the extra columns", &[function.extra()])?);
                }
                self.of_function(graph, function, &mut values)?
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
            // A loss of the whole batch is already the mean.
            false => (graph.mul(value, rows)?, value),
        })
    }
}

impl Value<'_> {
    /// Applies the user's function to the values, the first of which is the outputs. For outputs of members (k, K) the result is the
    /// mean of the members' losses.
    fn of_function(
        &self,
        graph: &mut Graph,
        function: &LossFunction,
        values: &mut [Id],
    ) -> Result<Id> {
        let (y, outputs) = (values[0], self.layout.outputs());
        let &[members, _] = graph.shape(y).sizes() else { return function.apply(graph, values) };
        let mut losses = Vec::with_capacity(members);
        for part in graph.split(y, 0, &vec![1; members])? {
            values[0] = graph.reshape(part, &[outputs])?;
            losses.push(function.apply(graph, values)?);
        }
        let losses = losses.into_iter().map(Ok).reduce(|sum, loss| graph.add(sum?, loss?));
        // UNWRAP: there is at least one member.
        let (sum, count) = (losses.unwrap()?, graph.scalar(1.0 / members as f64));
        graph.mul(sum, count)
    }
}

/// Refuses means of probabilities in a regression, and means of logits in a classification.
fn check_members(members: Option<(Id, MembersMean)>, loss: Loss) -> Result<()> {
    // A loss function of the user may give the mean any meaning.
    let Some((_, of)) = members.filter(|_| !matches!(loss, Loss::Custom { .. })) else {
        return Ok(());
    };
    match (of, loss.is_classification()) {
        (MembersMean::Probabilities, false) => {
            let wanted = "mean_of_members(y, \"values\") for this regression loss";
            Err(Error::argument("the network's output", "a mean of members' probabilities", wanted))
        }
        (MembersMean::Values, true) => {
            let wanted = "mean_of_members(y, \"probabilities\") for this classification loss";
            Err(Error::argument("the network's output", "a mean of members' values", wanted))
        }
        _ => Ok(()),
    }
}

/// Returns the loss of a row: the mean over the members, if there are several.
fn of_row(graph: &mut Graph, loss: Loss, y: Id, target: Id) -> Result<Id> {
    match loss {
        Loss::BinaryCrossEntropy => graph.binary_cross_entropy(y, target, LossReduction::Mean),
        Loss::SoftmaxCrossEntropy => graph.cross_entropy(y, target, 0.0, LossReduction::Mean),
        Loss::Mse => graph.squared_error(y, target, LossReduction::Mean),
        Loss::Huber(delta) => graph.huber(y, target, delta.into(), LossReduction::Mean),
        Loss::Custom { .. } => Err(no_function()),
    }
}

/// Error for a network whose custom loss function is missing.
pub(crate) fn no_function() -> Error {
    let wanted = "the same function again, loss(f): a network does not store it";
    Error::argument("loss", "a function of yours, from an earlier fit", wanted)
}

impl ComposedConfig {
    /// Draws the initial parameters.
    pub(in crate::models) fn draw(&self, parameters: &mut [f32]) {
        self.graph().draw(self.seed(), parameters);
    }
}
