//! Joint prediction of several members of a network.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::build::MembersMean;
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// Returns its first input (K), the mean of the members' predictions, which are its second input (k, K). The operation keeps the two
/// together until a plan is made, because a training plan applies the loss to each member.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Members {
    pub(crate) of: MembersMean,
}

impl Rule for Members {
    fn name(&self) -> &'static str {
        "mean_of_members"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=2
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (mean, members) = (inputs[0], inputs[1]);
        match (mean.sizes(), members.sizes()) {
            (&[outputs], &[count, own]) if count > 0 && outputs == own && members.is_per_row() => {
                Ok(vec![mean.clone()])
            }
            _ => {
                let got = format!("{mean} of {members}");
                Err(Error::shape("mean_of_members", got, "[*, K] of [*, members, K]"))
            }
        }
    }

    fn pullback(&self, _: &mut Graph, _: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        Ok(vec![d[0], None])
    }
}

impl Run for Members {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        call.outputs[0].copy_from_slice(call.inputs[0]);
    }
}
