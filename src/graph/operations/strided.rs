//! Strided parts of a value: transposed, sliced, reversed; and their adjoint, which pads.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// Positions of a view's numbers in a whole: number (i, j, …) is at `offset + i·strides[0] + j·strides[1] + …`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) sizes: Vec<usize>,
    pub(crate) strides: Vec<isize>,
    pub(crate) offset: usize,
}

/// The part of a value that a view selects.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Strided {
    pub(crate) view: View,
}

/// Zeros of these sizes, to which the value is added at the view's positions.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct StridedAdd {
    pub(crate) sizes: Vec<usize>,
    pub(crate) view: View,
}

impl View {
    /// Returns the view of a whole value with contiguous numbers.
    pub(crate) fn of(sizes: &[usize]) -> Self {
        let mut strides = vec![1_isize; sizes.len()];
        for axis in (1..sizes.len()).rev() {
            strides[axis - 1] = strides[axis] * sizes[axis] as isize;
        }
        Self { sizes: sizes.to_vec(), strides, offset: 0 }
    }

    /// True if all positions are within `len` numbers.
    fn lies_in(&self, len: usize) -> bool {
        if self.sizes.len() != self.strides.len() {
            return false;
        }
        if self.sizes.contains(&0) {
            return true;
        }
        let (mut low, mut high) = (self.offset as i128, self.offset as i128);
        for (&size, &stride) in self.sizes.iter().zip(&self.strides) {
            let reach = (size as i128 - 1) * stride as i128;
            low += reach.min(0);
            high += reach.max(0);
        }
        low >= 0 && high < len as i128
    }

    /// Calls `work(view number, whole number, stride in the whole, count)` for all runs along the last axis.
    fn runs(&self, mut work: impl FnMut(usize, usize, isize, usize)) {
        let (leading, last, stride) = match (self.sizes.split_last(), self.strides.split_last()) {
            (Some((&last, leading)), Some((&stride, _))) => (leading, last, stride),
            _ => (&[][..], 1, 1),
        };
        let runs: usize = leading.iter().product();
        for run in 0..if last == 0 { 0 } else { runs } {
            let (mut rest, mut at) = (run, self.offset as isize);
            for (&size, &stride) in leading.iter().zip(&self.strides).rev() {
                at += (rest % size) as isize * stride;
                rest /= size;
            }
            work(run * last, at as usize, stride, last);
        }
    }
}

/// Returns the position of number `i` of a run.
fn along(start: usize, stride: isize, i: usize) -> usize {
    start.wrapping_add_signed(stride * i as isize)
}

impl Rule for Strided {
    fn name(&self) -> &'static str {
        "view"
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let shape = inputs[0].with_sizes(&self.view.sizes).checked(self.name())?;
        if !self.view.lies_in(inputs[0].len()) {
            let wanted = format!("a value in which {:?} lies", self.view);
            return Err(Error::shape(self.name(), inputs[0], wanted));
        }
        Ok(vec![shape])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        let sizes = graph.shape(node.inputs[0]).sizes().to_vec();
        Ok(vec![Some(graph.one(StridedAdd { sizes, view: self.view.clone() }, &[d])?)])
    }
}

impl Run for Strided {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let (size, whole) = (call.shapes.outputs[0].len(), call.shapes.inputs[0].len());
        for row in 0..call.count(0) {
            let (out, x) = (
                &mut call.outputs[0][row * size..][..size],
                &call.inputs[0][row * whole..][..whole],
            );
            self.view.runs(|to, from, stride, count| {
                let out = &mut out[to..to + count];
                match stride {
                    1 => out.copy_from_slice(&x[from..from + count]),
                    _ => out
                        .iter_mut()
                        .enumerate()
                        .for_each(|(i, out)| *out = x[along(from, stride, i)]),
                }
            });
        }
    }
}

impl Rule for StridedAdd {
    fn name(&self) -> &'static str {
        "pad"
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let shape = inputs[0].with_sizes(&self.sizes).checked(self.name())?;
        if inputs[0].sizes() != self.view.sizes || !self.view.lies_in(shape.len()) {
            return Err(Error::shape(self.name(), inputs[0], format!("a part of {shape}")));
        }
        Ok(vec![shape])
    }

    fn pullback(&self, graph: &mut Graph, _: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        Ok(vec![Some(graph.one(Strided { view: self.view.clone() }, &[d])?)])
    }
}

impl Run for StridedAdd {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let (whole, size) = (call.shapes.outputs[0].len(), call.shapes.inputs[0].len());
        call.outputs[0].fill(T::ZERO);
        for row in 0..call.count(0) {
            let (out, x) = (
                &mut call.outputs[0][row * whole..][..whole],
                &call.inputs[0][row * size..][..size],
            );
            self.view.runs(|from, to, stride, count| {
                for (i, &x) in x[from..from + count].iter().enumerate() {
                    out[along(to, stride, i)] += x;
                }
            });
        }
    }
}
