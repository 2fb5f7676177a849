//! The k largest or smallest numbers along the last axis.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::operations::arg::MOST_NUMBERED;
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// Selection of extremes: x (…, N) → the k most extreme numbers (…, k), the most extreme first, and their positions from 0. Of equal
/// numbers, the earlier comes first. NaN counts as larger than all numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct TopK {
    pub(crate) k: usize,
    pub(crate) largest: bool,
}

impl Rule for TopK {
    fn name(&self) -> &'static str {
        "top_k"
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let x = inputs[0];
        let Some((_, leading)) = x.sizes().split_last().filter(|&(&last, _)| self.k <= last) else {
            let wanted = format!("at least {} along the last size", self.k);
            return Err(Error::shape(self.name(), x, wanted));
        };
        // The pullback numbers all elements of a row, and these numbers must be exact in single precision.
        if x.len() > MOST_NUMBERED {
            return Err(Error::shape(self.name(), x, format!("at most {MOST_NUMBERED} numbers")));
        }
        let shape = x.with_sizes(&[leading, &[self.k]].concat());
        Ok(vec![shape.clone(), shape])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        let sizes = graph.shape(node.inputs[0]).sizes().to_vec();
        let len: usize = sizes.iter().product();
        // UNWRAP: `shapes` checked that there is a last axis.
        let (&last, leading) = sizes.split_last().unwrap();
        // Positions among all elements of the row: the start of each run along the last axis is added.
        let starts: Vec<f64> = (0..len).step_by(last.max(1)).map(|start| start as f64).collect();
        let starts = graph.constant(&[leading, &[1]].concat(), &starts)?;
        let numbers = graph.add(node.outputs[1], starts)?;
        let chosen = graph.shape(numbers).len();
        let (numbers, d) = (graph.reshape(numbers, &[chosen])?, graph.reshape(d, &[chosen])?);
        let sum = graph.scatter_add(d, numbers, len)?;
        Ok(vec![Some(graph.reshape(sum, &sizes)?)])
    }
}

impl Run for TopK {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let (k, last) = (self.k, call.shapes.inputs[0].sizes().last().copied().unwrap_or(0));
        let [values, numbers] = call.outputs else { unreachable!("values and numbers") };
        let chosen = values.chunks_exact_mut(k.max(1)).zip(numbers.chunks_exact_mut(k.max(1)));
        for (x, (values, numbers)) in call.inputs[0].chunks_exact(last.max(1)).zip(chosen) {
            self.choose(x, values, numbers);
        }
    }
}

impl TopK {
    /// Inserts each number in order among those chosen so far.
    fn choose<T: Real>(self, x: &[T], values: &mut [T], numbers: &mut [T]) {
        let k = self.k;
        for (number, &x) in x.iter().enumerate() {
            let held = number.min(k);
            if held == k && !self.is_ahead(x, values[k - 1]) {
                continue;
            }
            let at = values[..held].partition_point(|&other| !self.is_ahead(x, other));
            let end = (held + 1).min(k);
            values.copy_within(at..end - 1, at + 1);
            numbers.copy_within(at..end - 1, at + 1);
            (values[at], numbers[at]) = (x, T::from_f64(number as f64));
        }
    }

    fn is_ahead<T: Real>(self, a: T, b: T) -> bool {
        let is_none = |x: T| x.partial_cmp(&x).is_none();
        match self.largest {
            true => a > b || is_none(a) && !is_none(b),
            false => a < b || is_none(b) && !is_none(a),
        }
    }
}
