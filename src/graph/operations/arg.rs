//! Where the extreme number along a size lies.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// Whole numbers up to here are numbers of single precision, each.
pub(crate) const MOST_NUMBERED: usize = 1 << 24;

/// The number, from 0, of the largest or smallest along an axis, which is dropped; of equal ones the first. What is not a
/// number counts as the extreme one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct ArgExtreme {
    pub(crate) axis: usize,
    pub(crate) largest: bool,
}

impl Rule for ArgExtreme {
    fn name(&self) -> &'static str {
        if self.largest { "arg_max" } else { "arg_min" }
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (x, axis) = (inputs[0], self.axis);
        match x.sizes().get(axis) {
            Some(1..=MOST_NUMBERED) => {
                Ok(vec![x.with_sizes(&[&x.sizes()[..axis], &x.sizes()[axis + 1..]].concat())])
            }
            _ => {
                let wanted = format!("1 to {MOST_NUMBERED} numbers along axis {axis}");
                Err(Error::shape(self.name(), x, wanted))
            }
        }
    }

    /// (A place does not change with the numbers, but where it jumps.)
    fn pullback(&self, _: &mut Graph, _: &Node, _: &[Option<Id>]) -> Result<Adjoints> {
        Ok(vec![None])
    }
}

impl Run for ArgExtreme {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let sizes = call.shapes.inputs[0].sizes();
        let (size, inner) = (sizes[self.axis], sizes[self.axis + 1..].iter().product::<usize>());
        let is_none = |x: T| x.partial_cmp(&x).is_none();
        let beats = |a: T, b: T| {
            let further = if self.largest { a > b } else { a < b };
            !is_none(b) && (further || is_none(a))
        };
        let (out, x) = (&mut *call.outputs[0], call.inputs[0]);
        for (place, out) in out.iter_mut().enumerate() {
            let start = place / inner * size * inner + place % inner;
            let at = |number: usize| x[start + number * inner];
            let first = (1..size).fold(0, |best, n| if beats(at(n), at(best)) { n } else { best });
            *out = T::from_f64(first as f64);
        }
    }
}
