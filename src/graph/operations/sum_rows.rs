//! The sum over the rows of the batch.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::{Real, reduce};

/// The sum of a value over the rows, in the order of the rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct SumRows;

impl Rule for SumRows {
    fn name(&self) -> &'static str {
        "sum_rows"
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        match inputs[0].is_per_row() {
            true => Ok(vec![Shape::shared(inputs[0].sizes())]),
            false => Err(Error::shape(self.name(), inputs[0], "a value of each row, [*, …]")),
        }
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        let shape = graph.shape(node.inputs[0]).clone();
        Ok(vec![Some(graph.expand(d, &shape)?)])
    }
}

impl Run for SumRows {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let size = call.outputs[0].len();
        if size > 0 {
            reduce::add_column_sums(call.outputs[0], call.inputs[0], call.rows, size);
        }
    }
}
