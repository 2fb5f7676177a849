//! Custom loss functions.

use std::sync::Arc;

use crate::error::{Error, Result};
use crate::graph::{Graph, Id};
use crate::models::Loss;

/// A loss written as a graph. It is a function of a network's outputs (K), the targets (T), the weight and further columns (E) of a
/// row. Its value is one number for each row, or one number for all rows of a batch.
///
/// Train a network with it by [`TrainOptions::loss_function`](crate::train::TrainOptions::loss_function). If the loss is one number
/// for each row, training minimises the mean weighted by the rows' weights. If it is one number for the batch, training minimises
/// that number unchanged; the function itself must then apply the weights.
///
/// # Example
/// ```
/// use rootgrad::models::LossFunction;
///
/// // The square of the error, beyond 1 only; one output and one target.
/// let loss = LossFunction::new(1, 1, 0, |graph, [y, t, _, _]| {
///     let error = graph.sub(y, t)?;
///     let square = graph.mul(error, error)?;
///     let one = graph.scalar(1.0);
///     let beyond = graph.sub(square, one)?;
///     graph.unary(rootgrad::graph::Unary::Relu, beyond)
/// })?;
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct LossFunction {
    graph: Arc<Graph>,
    /// The value of the loss: one number for each row, or one for all rows.
    value: Id,
    outputs: usize,
    targets: usize,
    extra: usize,
    /// Loss that the network records after a fit with this function, if it is not `Custom`.
    recorded: Option<Loss>,
}

impl LossFunction {
    /// Builds the loss by calling `f` with the outputs (K), the targets (T), the weight () and further columns (E) of a row.
    ///
    /// # Errors
    /// Any error of `f`, and those of [`LossFunction::of_graph`].
    pub fn new(
        outputs: usize,
        targets: usize,
        extra: usize,
        f: impl FnOnce(&mut Graph, [Id; 4]) -> Result<Id>,
    ) -> Result<Self> {
        let mut graph = Graph::new();
        let (y, t) = (graph.input("output", &[outputs])?, graph.input("target", &[targets])?);
        let weight = graph.input("weight", &[])?;
        // Without extra columns the rows need no such input.
        let columns = match extra {
            0 => graph.scalar(0.0),
            _ => graph.input("extra", &[extra])?,
        };
        let value = f(&mut graph, [y, t, weight, columns])?;
        Self::of_graph(graph, value)
    }

    /// Takes the value `value` of a graph as the loss. The inputs of the graph are the outputs (K), the targets (T), the weight ()
    /// and, if there are further columns, these columns (E).
    ///
    /// # Errors
    /// [`Error::Argument`] for other inputs, and for a loss with parameters; [`Error::Shape`] unless the loss is one number of each
    /// row or one of all.
    pub fn of_graph(mut graph: Graph, value: Id) -> Result<Self> {
        let sizes: Vec<Vec<usize>> =
            graph.inputs().iter().map(|(_, id)| graph.shape(*id).sizes().to_vec()).collect();
        let extra = match &sizes[..] {
            [_, _, _] => 0,
            [_, _, _, columns] if columns.len() == 1 => columns[0],
            _ => {
                let wanted = "output (K), target (T), weight () and perhaps further columns (E)";
                return Err(Error::argument("the loss's inputs", format!("{sizes:?}"), wanted));
            }
        };
        let (&[outputs], &[targets], []) = (&sizes[0][..], &sizes[1][..], &sizes[2][..]) else {
            let wanted = "output (K), target (T), weight () and perhaps further columns (E)";
            return Err(Error::argument("the loss's inputs", format!("{sizes:?}"), wanted));
        };
        if !graph.parameters_of(&[value]).is_empty() {
            let wanted = "a function without parameters: what is trained belongs to the network";
            return Err(Error::argument("the loss", "with layers", wanted));
        }
        let shape = graph.shape(value);
        if shape.len() != 1 {
            let wanted = "one number of each row, [*], as of mean(loss, -1), or one of all, [], as of mean(loss)";
            return Err(Error::shape("the loss", shape, wanted));
        }
        let value = graph.reshape(value, &[])?;
        Ok(Self { graph: Arc::new(graph), value, outputs, targets, extra, recorded: None })
    }

    /// Returns the same function, but a network fitted with it records `loss`. The recorded loss decides if the outputs are logits
    /// or values.
    pub(crate) fn standing_for(self, loss: Loss) -> Self {
        LossFunction { recorded: Some(loss), ..self }
    }

    /// Loss that the network records after a fit with this function, if it is not `Custom`.
    pub(crate) fn recorded(&self) -> Option<Loss> {
        self.recorded
    }

    /// Number of outputs of the network, K.
    #[must_use]
    pub fn outputs(&self) -> usize {
        self.outputs
    }

    /// Number of targets of a row, T.
    #[must_use]
    pub fn targets(&self) -> usize {
        self.targets
    }

    /// Number of further columns, E, which follow the targets of a row.
    #[must_use]
    pub fn extra(&self) -> usize {
        self.extra
    }

    /// Returns true if the loss is one number for all rows of a batch.
    #[must_use]
    pub fn is_of_batch(&self) -> bool {
        !self.graph.shape(self.value).is_per_row()
    }

    /// Text that identifies the function: different functions have different texts.
    pub(crate) fn text(&self) -> String {
        format!("{:?}", crate::graph::GraphText::of(&self.graph, &[self.value]))
    }

    /// Adds the loss of these values to another graph and returns its value.
    pub(super) fn apply(&self, graph: &mut Graph, values: &[Id]) -> Result<Id> {
        let inputs = self.graph.inputs().iter().zip(values);
        let known: Vec<(Id, Id)> = inputs.map(|((_, there), &here)| (*there, here)).collect();
        Ok(graph.transfer(&self.graph, &known, &[self.value])?[0])
    }
}
