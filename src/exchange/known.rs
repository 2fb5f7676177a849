//! Values that must be known while a model is read: sizes, axes, counts.

use std::collections::HashMap;

use super::problem::Result;
use super::work::work;
use crate::graph::{Graph, Id, Operation, Plan, Rows};
use crate::threads::Team;

/// Largest number of elements in such a value: sizes and axes are few.
pub(crate) const MOST_KNOWN: usize = 1 << 16;
/// Largest amount of computation to find known values, in total.
const MOST_COMPUTED: f64 = 1e8;

/// Known numbers of a graph's values.
#[derive(Default)]
pub(crate) struct Known {
    values: HashMap<Id, Vec<f64>>,
    computed: f64,
}

impl Known {
    /// Returns the numbers of a value, if they are known without data.
    pub(crate) fn of(&mut self, graph: &Graph, id: Id) -> Result<Vec<f64>> {
        if let Operation::Constant(constant) = graph.operation_of(id) {
            return Ok(constant.bits.iter().map(|&bits| f64::from_bits(bits)).collect());
        }
        if let Some(numbers) = self.values.get(&id) {
            return Ok(numbers.clone());
        }
        let shape = graph.shape(id);
        if shape.is_per_row() {
            return Err("it depends on the data; wanted a value that does not".into());
        }
        if shape.len() > MOST_KNOWN {
            let text = format!("it has {} numbers; wanted at most {MOST_KNOWN}", shape.len());
            return Err(text.into());
        }
        // In a separate graph, so that only the operations that the value needs run.
        let mut alone = Graph::new();
        let made = alone.transfer(graph, &[], &[id]);
        let made = made.map_err(|_| "it depends on trained parameters; wanted a constant")?;
        self.computed += work(&alone, &made);
        if self.computed > MOST_COMPUTED {
            let text = format!("it takes more than {MOST_COMPUTED:e} operations to compute");
            return Err(text.into());
        }
        let plan = Plan::new(&alone, &made);
        let mut memory = plan.memory::<f64>(1, 1)?;
        plan.run(Team::alone(), &mut memory, &[], &Rows(&[]), 1);
        let numbers = memory.output(0).to_vec();
        self.values.insert(id, numbers.clone());
        Ok(numbers)
    }
}
