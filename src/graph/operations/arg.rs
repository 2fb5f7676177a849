//! Position of the extreme number along an axis.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// Whole numbers up to this limit are exact in single precision.
pub(crate) const MOST_NUMBERED: usize = 1 << 24;

/// The number, from 0, of the largest or smallest element along an axis, which is dropped. Of equal elements, the first counts. NaN
/// counts as the extreme element.
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

    /// A position does not depend smoothly on the numbers: its derivative is 0 except at jumps.
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
