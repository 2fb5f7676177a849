//! Splitting: consecutive parts of a value along an axis.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::run::MOST_OPERANDS;
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// Parts with these sizes along an axis; together they are the whole axis.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Split {
    pub(crate) axis: usize,
    pub(crate) sizes: Vec<usize>,
}

impl Rule for Split {
    fn name(&self) -> &'static str {
        "split"
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (x, Split { axis, sizes }) = (inputs[0], self);
        let sum = sizes.iter().try_fold(0_usize, |sum, &size| sum.checked_add(size));
        let of_axis = x.sizes().get(*axis).copied();
        if sum != of_axis || sum.is_none() || !(1..=MOST_OPERANDS).contains(&sizes.len()) {
            let wanted = format!("1 to {MOST_OPERANDS} parts {sizes:?} along axis {axis}");
            return Err(Error::shape(self.name(), x, wanted));
        }
        let part = |&size: &usize| {
            let mut sizes = x.sizes().to_vec();
            sizes[*axis] = size;
            x.with_sizes(&sizes)
        };
        Ok(sizes.iter().map(part).collect())
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let mut wanted = d.iter().enumerate().filter_map(|(part, &d)| Some((part, d?)));
        if let (Some((part, d)), None) = (wanted.next(), wanted.next()) {
            let mut padding = vec![(0, 0); graph.shape(d).rank()];
            let [before, after] = [&self.sizes[..part], &self.sizes[part + 1..]];
            padding[self.axis] = (before.iter().sum(), after.iter().sum());
            return Ok(vec![Some(graph.pad(d, &padding)?)]);
        }
        let mut parts = Vec::with_capacity(d.len());
        for (&part, &d) in node.outputs.iter().zip(d) {
            parts.push(match d {
                Some(d) => d,
                None => {
                    let (zero, shape) = (graph.scalar(0.0), graph.shape(part).clone());
                    graph.expand(zero, &shape)?
                }
            });
        }
        Ok(vec![Some(graph.concat(&parts, self.axis as isize)?)])
    }
}

impl Run for Split {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let inner = |shape: &Shape| shape.sizes()[self.axis..].iter().product::<usize>();
        let width = inner(&call.shapes.inputs[0]);
        let mut start = 0;
        for (part, shape) in call.outputs.iter_mut().zip(&call.shapes.outputs) {
            let size = inner(shape);
            if size == 0 {
                continue;
            }
            let wholes = part.chunks_exact_mut(size).zip(call.inputs[0].chunks_exact(width));
            wholes.for_each(|(part, whole)| part.copy_from_slice(&whole[start..start + size]));
            start += size;
        }
    }
}
