//! Members: several networks in one that share their weights (TabM, Gorishniy et al., arXiv:2410.24210).

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operations::{Members, Reduction};
use crate::graph::{Graph, Id, Operation, Unary};

/// The quantity whose mean over the members is a network's prediction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MembersMean {
    /// Probabilities of a classifier: the sigmoid of a single output, or the softmax of several.
    #[default]
    Probabilities,
    /// Outputs of a regression.
    Values,
}

impl Graph {
    /// Returns the joint prediction (K) of members (k, K), as the output of a network:
    /// - for [`MembersMean::Probabilities`], the logit of the mean of σ(y) if there is one output, and the logarithm of the mean of
    ///   softmax(y) if there are several;
    /// - for [`MembersMean::Values`], the mean of y.
    ///
    /// Training of a network with this output uses the mean of the members' losses, not the loss of their mean.
    ///
    /// # Errors
    /// [`Error::Shape`] unless `members` has the shape (k, K) for each row.
    pub fn mean_of_members(&mut self, members: Id, of: MembersMean) -> Result<Id> {
        let (count, outputs) = self.members_and_outputs(members)?;
        let mean = match of {
            MembersMean::Values => self.mean(members, &[0])?,
            // The logit is ln p − ln(1 − p), computed from the sums of ln σ(y) and ln σ(−y). No probability is rounded to 0 or 1.
            MembersMean::Probabilities if outputs == 1 => {
                let [for_it, against] = [false, true].map(|negates| -> Result<Id> {
                    let y = if negates { self.unary(Unary::Negate, members)? } else { members };
                    let log = self.log_sigmoid(y)?;
                    self.logsumexp(log, &[0], false)
                });
                self.sub(for_it?, against?)?
            }
            MembersMean::Probabilities => {
                let log = self.log_softmax(members, -1)?;
                let sum = self.logsumexp(log, &[0], false)?;
                let count = self.scalar((count as f64).ln());
                self.sub(sum, count)?
            }
        };
        self.one(Members { of }, &[mean, members])
    }

    /// Returns the standard deviation (K) of the members' predictions (k, K): of their probabilities, or of their values.
    ///
    /// # Errors
    /// Same as [`Graph::mean_of_members`].
    pub fn spread_of_members(&mut self, members: Id, of: MembersMean) -> Result<Id> {
        let (_, outputs) = self.members_and_outputs(members)?;
        let predictions = match (of, outputs) {
            (MembersMean::Values, _) => members,
            (MembersMean::Probabilities, 1) => self.unary(Unary::Sigmoid, members)?,
            (MembersMean::Probabilities, _) => self.softmax(members, -1)?,
        };
        let variance = self.variance(predictions, &[0], false, 0)?;
        self.root_flat_at_zero(variance)
    }

    /// Returns the members (k, K) whose mean a value is, and the averaged quantity.
    pub(crate) fn members_of(&self, y: Id) -> Option<(Id, MembersMean)> {
        match (self.operation_of(y), &self.node_of(y).inputs[..]) {
            (Operation::Members(Members { of }), &[_, members]) => Some((members, *of)),
            _ => None,
        }
    }

    /// True if any value is a mean of members.
    pub(crate) fn has_members(&self) -> bool {
        self.nodes.iter().any(|node| matches!(node.operation, Operation::Members(_)))
    }

    /// Returns k and K of the members' predictions.
    fn members_and_outputs(&self, members: Id) -> Result<(usize, usize)> {
        let shape = self.shape(members);
        match *shape.sizes() {
            [count, outputs] if shape.is_per_row() && count * outputs > 0 => Ok((count, outputs)),
            _ => {
                let wanted =
                    "[*, members, K]: K outputs of each member, as MemberLinear(K) gives them";
                Err(Error::shape("mean_of_members", shape, wanted))
            }
        }
    }

    /// Returns x (k, I) times weights (k, O, I) plus biases (k, O): a separate product for each of k parts → (k, O).
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn linear_of_parts(&mut self, x: Id, weights: Id, bias: Option<Id>) -> Result<Id> {
        let (of_x, of_weights) =
            (self.shape(x).sizes().to_vec(), self.shape(weights).sizes().to_vec());
        let (&[parts, inputs], &[own, _, of]) = (&of_x[..], &of_weights[..]) else {
            let got = format!("{} and {}", self.shape(x), self.shape(weights));
            return Err(Error::shape("linear_of_parts", got, "[*, k, I] and [k, O, I]"));
        };
        if (parts, inputs) != (own, of) {
            let got = format!("{} and {}", self.shape(x), self.shape(weights));
            return Err(Error::shape(
                "linear_of_parts",
                got,
                "equal k and I of [*, k, I] and [k, O, I]",
            ));
        }
        let beside = self.reshape(x, &[parts, 1, inputs])?;
        let products = self.mul(beside, weights)?;
        let sum = self.reduce(Reduction::Sum, products, &[-1], false)?;
        match bias {
            Some(bias) => self.add(sum, bias),
            None => Ok(sum),
        }
    }
}
