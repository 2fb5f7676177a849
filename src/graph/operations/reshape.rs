//! Reshaping: other sizes for the same numbers.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// The same numbers in the same order, with these sizes. A plan copies no data for it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Reshape {
    pub(crate) sizes: Vec<usize>,
}

impl Rule for Reshape {
    fn name(&self) -> &'static str {
        "reshape"
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let shape = inputs[0].with_sizes(&self.sizes).checked(self.name())?;
        if shape.len() != inputs[0].len() {
            let wanted = format!("{} numbers, for {shape}", shape.len());
            return Err(Error::shape(self.name(), inputs[0], wanted));
        }
        Ok(vec![shape])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        let sizes = graph.shape(node.inputs[0]).sizes().to_vec();
        Ok(vec![Some(graph.reshape(d, &sizes)?)])
    }
}

impl Run for Reshape {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        call.outputs[0].copy_from_slice(call.inputs[0]);
    }
}
