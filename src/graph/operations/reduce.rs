//! Sums and extremes over consecutive axes.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::operations::ArgExtreme;
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;
use crate::kernels::elementwise::Binary;
use crate::simd::{Kernel, Simd, dispatch};

/// Function that reduces many numbers to one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reduction {
    /// Σ x. Over the last axis the sum uses 16 interleaved partial sums, else it runs in order.
    Sum,
    /// The largest number; NaN if any number is NaN.
    Max,
    /// The smallest number; NaN if any number is NaN.
    Min,
}

/// The reduction over the axes `first..end`, which are dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Reduce {
    pub(crate) reduction: Reduction,
    pub(crate) first: usize,
    pub(crate) end: usize,
    /// Distribution of the gradient among equal extremes.
    #[serde(default, skip_serializing_if = "Ties::are_shared")]
    pub(crate) ties: Ties,
}

/// Distribution of the gradient of an extreme if several numbers are equal to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(crate) enum Ties {
    /// Each receives an equal part (PyTorch's `amax`).
    #[default]
    Shared,
    /// The first receives all of it (PyTorch's `max(dim)`).
    First,
}

impl Ties {
    fn are_shared(&self) -> bool {
        *self == Ties::Shared
    }
}

impl Reduce {
    /// Returns the adjoint of x from the adjoint `d` of its extremes `y`; `y` and `d` have sizes of 1 for the dropped axes.
    fn to_extremes(self, graph: &mut Graph, [x, y, d]: [Id; 3]) -> Result<Id> {
        if self.ties == Ties::First {
            return self.to_first(graph, x, d);
        }
        let sizes = graph.shape(y).sizes().to_vec();
        let chosen = graph.binary(Binary::Equal, x, y)?;
        let sum = Reduce { reduction: Reduction::Sum, ties: Ties::Shared, ..self };
        let count = graph.one(sum, &[chosen])?;
        let count = graph.reshape(count, &sizes)?;
        let part = graph.div(d, count)?;
        graph.mul(chosen, part)
    }

    /// Same as `to_extremes`, for [`Ties::First`].
    fn to_first(self, graph: &mut Graph, x: Id, d: Id) -> Result<Id> {
        let sizes = graph.shape(x).sizes().to_vec();
        let (before, rest) = sizes.split_at(self.first);
        let (reduced, after) = rest.split_at(self.end - self.first);
        // The reduced axes become one axis, so that an element has a single number.
        let count: usize = reduced.iter().product();
        let flat = graph.reshape(x, &[before, &[count], after].concat())?;
        let largest = self.reduction == Reduction::Max;
        let number = graph.one(ArgExtreme { axis: self.first, largest }, &[flat])?;
        let one = [before, &[1], after].concat();
        let (number, d) = (graph.reshape(number, &one)?, graph.reshape(d, &one)?);
        let numbers: Vec<f64> = (0..count).map(|number| number as f64).collect();
        let along = [&[count][..], &vec![1; after.len()][..]].concat();
        let numbers = graph.constant(&along, &numbers)?;
        let is_first = graph.binary(Binary::Equal, numbers, number)?;
        let zero = graph.scalar(0.0);
        let d_x = graph.select(is_first, d, zero)?;
        graph.reshape(d_x, &sizes)
    }
}

impl Rule for Reduce {
    fn name(&self) -> &'static str {
        match self.reduction {
            Reduction::Sum => "sum",
            Reduction::Max => "max",
            Reduction::Min => "min",
        }
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (x, Reduce { first, end, .. }) = (inputs[0], *self);
        let wanted = "sizes to reduce over that it has";
        let refusal = || Error::shape(self.name(), x, wanted);
        if first >= end || end > x.rank() {
            return Err(refusal());
        }
        if self.reduction != Reduction::Sum && x.sizes()[first..end].contains(&0) {
            return Err(Error::shape(self.name(), x, "at least one number to choose from"));
        }
        Ok(vec![x.with_sizes(&[&x.sizes()[..first], &x.sizes()[end..]].concat())])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        let (x, y) = (node.inputs[0], node.outputs[0]);
        // The result with sizes of 1 for the dropped axes, so that it broadcasts with x.
        let shape = graph.shape(x).clone();
        let mut sizes = shape.sizes().to_vec();
        sizes[self.first..self.end].fill(1);
        let d = graph.reshape(d, &sizes)?;
        if self.reduction == Reduction::Sum {
            return Ok(vec![Some(graph.expand(d, &shape)?)]);
        }
        let y = graph.reshape(y, &sizes)?;
        Ok(vec![Some(self.to_extremes(graph, [x, y, d])?)])
    }
}

impl Run for Reduce {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let sizes = call.shapes.inputs[0].sizes();
        let size = sizes[self.first..self.end].iter().product();
        let inner = sizes[self.end..].iter().product();
        let (out, x) = (&mut *call.outputs[0], call.inputs[0]);
        let sum = |a: T, b: T| a + b;
        // NaN wins: a comparison with NaN is false.
        let max = |a: T, b: T| if b > a || b.partial_cmp(&b).is_none() { b } else { a };
        let min = |a: T, b: T| if b < a || b.partial_cmp(&b).is_none() { b } else { a };
        match self.reduction {
            Reduction::Sum => {
                dispatch(Fold { out, x, size, inner, start: Some(T::ZERO), both: sum })
            }
            Reduction::Max => dispatch(Fold { out, x, size, inner, start: None, both: max }),
            Reduction::Min => dispatch(Fold { out, x, size, inner, start: None, both: min }),
        }
    }
}

/// Number of partial results for a reduction along the last axis.
const LANES: usize = 16;

/// Reduces x (…, size, N) to out (…, N).
struct Fold<'a, T, F> {
    out: &'a mut [T],
    x: &'a [T],
    size: usize,
    inner: usize,
    /// The result for no numbers, if it is defined.
    start: Option<T>,
    both: F,
}

impl<T: Real, F: Fn(T, T) -> T> Kernel for Fold<'_, T, F> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Fold { out, x, size, inner, start, both } = self;
        if size == 0 || inner == 0 {
            return out.fill(start.unwrap_or(T::ZERO));
        }
        if inner == 1 {
            for (out, x) in out.iter_mut().zip(x.chunks_exact(size)) {
                *out = neighbours(x, &both);
            }
            return;
        }
        for (out, x) in out.chunks_exact_mut(inner).zip(x.chunks_exact(size * inner)) {
            let (first, rest) = x.split_at(inner);
            out.copy_from_slice(first);
            for x in rest.chunks_exact(inner) {
                for (out, &x) in out.iter_mut().zip(x) {
                    *out = both(*out, x);
                }
            }
        }
    }
}

/// Reduces at least one number.
#[inline(always)]
fn neighbours<T: Real>(x: &[T], both: &impl Fn(T, T) -> T) -> T {
    let (chunks, rest) = x.as_chunks::<LANES>();
    let Some((&first, chunks)) = chunks.split_first() else {
        return rest[1..].iter().fold(rest[0], |a, &b| both(a, b));
    };
    let mut lanes = first;
    for chunk in chunks {
        for l in 0..LANES {
            lanes[l] = both(lanes[l], chunk[l]);
        }
    }
    for (lane, &x) in lanes.iter_mut().zip(rest) {
        *lane = both(*lane, x);
    }
    // The partial results are folded in halves until one is left.
    let mut width = LANES / 2;
    while width > 0 {
        for l in 0..width {
            lanes[l] = both(lanes[l], lanes[l + width]);
        }
        width /= 2;
    }
    lanes[0]
}
