//! Recognises batch norms in a graph by the operations that they consist of.

use super::elementwise::Elementwise;
use super::operation::Constant;
use super::operations::Reshape;
use super::{Binary, Graph, Id, Node, Operation, Unary};

/// A batch norm at inference: (x − mean)/√(variance + ε), times a scale, plus a shift.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct BatchNormInUse {
    /// Normalised value, (C, …) for each row.
    pub(crate) x: Id,
    /// Parameter (C).
    pub(crate) mean: Id,
    /// Parameter (C).
    pub(crate) variance: Id,
    /// Shape (C).
    pub(crate) scale: Option<Id>,
    /// Shape (C).
    pub(crate) shift: Option<Id>,
    pub(crate) epsilon: f64,
}

impl Graph {
    /// Returns the batch norm at inference whose result is `y`, if the nodes are those that [`Graph::batch_norm_inference`] writes.
    pub(crate) fn batch_norm_in_use(&self, y: Id) -> Option<BatchNormInUse> {
        let shifted = self.both_of(y, Binary::Add).and_then(|(a, shift)| {
            let norm = self.scaled_norm(a)?;
            Some(BatchNormInUse { shift: Some(self.of_channels(shift, norm.x)?), ..norm })
        });
        shifted.or_else(|| self.scaled_norm(y))
    }

    fn scaled_norm(&self, y: Id) -> Option<BatchNormInUse> {
        let (a, b) = self.both_of(y, Binary::Multiply)?;
        if let Some(norm) = self.normalised(a, b) {
            return Some(norm);
        }
        let (centred, inverse) = self.both_of(a, Binary::Multiply)?;
        let norm = self.normalised(centred, inverse)?;
        Some(BatchNormInUse { scale: Some(self.of_channels(b, norm.x)?), ..norm })
    }

    /// Matches (x − mean)/√(variance + ε), given the two factors of the product.
    fn normalised(&self, centred: Id, inverse: Id) -> Option<BatchNormInUse> {
        let (x, mean) = self.both_of(centred, Binary::Subtract)?;
        let inverse = self.of_channels(inverse, x)?;
        let root = self.one_of(inverse, Unary::Reciprocal)?;
        let (variance, epsilon) = self.both_of(self.one_of(root, Unary::Sqrt)?, Binary::Add)?;
        let mean = self.of_channels(mean, x)?;
        let is_norm =
            self.shape(x).is_per_row() && self.is_parameter(mean) && self.is_parameter(variance);
        let epsilon = self.number(epsilon).filter(|_| is_norm)?;
        Some(BatchNormInUse { x, mean, variance, scale: None, shift: None, epsilon })
    }

    /// Returns the momentum of a state that follows the batches: in each training step the state moves by this fraction towards the batch's value.
    /// The momentum is 0 for a state that never changes. It is `None` for a state that changes in another way, and for a value that is not a state.
    pub(crate) fn momentum_of(&self, state: Id) -> Option<f64> {
        let next = self.next_of(state)?;
        if next == state {
            return Some(0.0);
        }
        let (_, step) = self.both_of(next, Binary::Add)?;
        match self.both_of(step, Binary::Multiply) {
            Some((momentum, _)) => self.number(momentum),
            None => self.both_of(step, Binary::Subtract).map(|_| 1.0),
        }
    }

    /// True if a node differs between training and inference because of a batch norm whose statistics are all among `states`.
    pub(super) fn normalises_by(&self, node: &Node, states: &[Id]) -> bool {
        let norm = match node.operation {
            Operation::ByMode(_) => self.batch_norm_in_use(node.inputs[1]),
            _ => None,
        };
        norm.is_some_and(|norm| states.contains(&norm.mean) && states.contains(&norm.variance))
    }

    /// Returns the operands of `y`, if `y` is the binary function `f`.
    fn both_of(&self, y: Id, f: Binary) -> Option<(Id, Id)> {
        match (self.operation_of(y), &self.node_of(y).inputs[..]) {
            (Operation::Elementwise(Elementwise::Binary(own)), &[a, b]) if *own == f => {
                Some((a, b))
            }
            _ => None,
        }
    }

    /// Returns the operand of `y`, if `y` is the unary function `f`.
    fn one_of(&self, y: Id, f: Unary) -> Option<Id> {
        self.is_unary(y, f).then(|| self.node_of(y).inputs[0])
    }

    /// Returns the value (C) behind `beside`, if `beside` has the shape (C, 1, …) that broadcasts with x (C, …).
    fn of_channels(&self, beside: Id, x: Id) -> Option<Id> {
        let value = match self.operation_of(beside) {
            Operation::Reshape(Reshape { .. }) => self.node_of(beside).inputs[0],
            _ => beside,
        };
        let (channels, shape) = (self.shape(x).sizes().first()?, self.shape(value));
        let sizes = self.shape(beside).sizes();
        let is_beside = sizes.len() == self.shape(x).rank() && sizes.first() == Some(channels);
        (is_beside && !shape.is_per_row() && shape.sizes() == [*channels]).then_some(value)
    }

    fn number(&self, id: Id) -> Option<f64> {
        match self.operation_of(id) {
            Operation::Constant(Constant { bits, .. }) if bits.len() == 1 => {
                Some(f64::from_bits(bits[0]))
            }
            _ => None,
        }
    }
}
