//! Convolutions of values (C, H, W) with weights that all rows share, and their gradients. Each of the three operations is the pullback
//! of another.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run, Shapes};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;
use crate::kernels::convolution::Geometry;
use crate::kernels::window::Window;

/// A convolution: x (C, H, W), w (O, C/groups, kh, kw), and optionally b (O) → (O, H′, W′).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Convolution {
    pub(crate) window: Window,
    pub(crate) groups: usize,
}

/// The gradient of a convolution's inputs, or a transposed convolution: d (O, H′, W′), w (O, C/groups, kh, kw) → (C, H, W).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct ConvolutionInputs {
    pub(crate) window: Window,
    pub(crate) groups: usize,
    /// H and W of the result. With a stride, several sizes are possible.
    pub(crate) sizes: [usize; 2],
}

/// The gradient of a convolution's weights: x (C, H, W), d (O, H′, W′) → (O, C/groups, kh, kw), the sum over all rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct ConvolutionWeights {
    pub(crate) window: Window,
    pub(crate) groups: usize,
}

/// Returns the error for unsuitable operands, with the shapes that are required.
fn refusal(name: &str, operands: [&Shape; 2], groups: usize, window: &Window) -> Error {
    let wanted = format!(
        "values (C, H, W) and shared weights (O, C/groups, kh, kw), {groups} groups that divide C and O, and a window \
         that fits: {window}"
    );
    Error::shape(name, format!("{} and {}", operands[0], operands[1]), wanted)
}

/// Returns the number of channels, and their sizes.
fn channels(shape: &Shape) -> Option<(usize, [usize; 2])> {
    match *shape.sizes() {
        [channels, height, width] => Some((channels, [height, width])),
        _ => None,
    }
}

/// Returns the outputs and the inputs per group, if the weights suit the window.
fn weights(shape: &Shape, window: &Window) -> Option<(usize, usize)> {
    match *shape.sizes() {
        [outputs, inputs, height, width] if [height, width] == window.kernel => {
            (!shape.is_per_row()).then_some((outputs, inputs))
        }
        _ => None,
    }
}

impl Convolution {
    fn geometry(&self, x: &Shape, w: &Shape) -> Option<Geometry> {
        let ((inputs, sizes), (outputs, per_group)) = (channels(x)?, weights(w, &self.window)?);
        let geometry = Geometry::new(inputs, outputs, self.groups, sizes, self.window)?;
        (per_group.checked_mul(self.groups) == Some(inputs)).then_some(geometry)
    }
}

impl Rule for Convolution {
    fn name(&self) -> &'static str {
        "convolution"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=3
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (x, w) = (inputs[0], inputs[1]);
        let refusal = || refusal(self.name(), [x, w], self.groups, &self.window);
        let geometry = self.geometry(x, w).ok_or_else(refusal)?;
        let (o, [height, width]) = (geometry.outputs, geometry.places());
        if let Some(b) = inputs.get(2).filter(|&&b| *b != Shape::shared(&[o])) {
            return Err(Error::shape("convolution: bias", b, Shape::shared(&[o])));
        }
        Ok(vec![x.with_sizes(&[o, height, width])])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; node.inputs.len()]) };
        let (x, w) = (node.inputs[0], node.inputs[1]);
        let Convolution { window, groups } = *self;
        let sizes = graph.shape(x).sizes();
        let to_x = ConvolutionInputs { window, groups, sizes: [sizes[1], sizes[2]] };
        let d_x = graph.one(to_x, &[d, w])?;
        let d_w = graph.one(ConvolutionWeights { window, groups }, &[x, d])?;
        let mut adjoints = vec![Some(d_x), Some(d_w)];
        if let Some(&b) = node.inputs.get(2) {
            let d_b = graph.sum(d, &[1, 2])?;
            adjoints.push(Some(graph.unbroadcast(d_b, b)?));
        }
        Ok(adjoints)
    }
}

impl Run for Convolution {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let (inputs, shapes) = (call.inputs, &call.shapes.inputs);
        // UNWRAP: the shapes were checked when the node was added.
        let geometry = self.geometry(&shapes[0], &shapes[1]).unwrap();
        let bias = inputs.get(2).copied().unwrap_or(&[]);
        T::convolution(call.outputs[0], inputs[0], inputs[1], bias, &geometry, call.scratch);
    }

    fn scratch(&self, shapes: &Shapes) -> usize {
        let geometry = self.geometry(&shapes.inputs[0], &shapes.inputs[1]);
        geometry.map_or(0, |geometry| geometry.scratch())
    }
}

impl ConvolutionInputs {
    fn geometry(&self, d: &Shape, w: &Shape) -> Option<Geometry> {
        let ((outputs, places), (of_weights, per_group)) =
            (channels(d)?, weights(w, &self.window)?);
        let inputs = per_group.checked_mul(self.groups)?;
        let geometry = Geometry::new(inputs, outputs, self.groups, self.sizes, self.window)?;
        (of_weights == outputs && geometry.places() == places).then_some(geometry)
    }
}

impl Rule for ConvolutionInputs {
    fn name(&self) -> &'static str {
        "convolution_inputs"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=2
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (d, w) = (inputs[0], inputs[1]);
        let refusal = || refusal(self.name(), [d, w], self.groups, &self.window);
        let geometry = self.geometry(d, w).ok_or_else(refusal)?;
        Ok(vec![d.with_sizes(&[geometry.inputs, self.sizes[0], self.sizes[1]])])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; 2]) };
        let (y, w) = (node.inputs[0], node.inputs[1]);
        let ConvolutionInputs { window, groups, .. } = *self;
        let d_y = graph.one(Convolution { window, groups }, &[d, w])?;
        let d_w = graph.one(ConvolutionWeights { window, groups }, &[d, y])?;
        Ok(vec![Some(d_y), Some(d_w)])
    }
}

impl Run for ConvolutionInputs {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let (inputs, shapes) = (call.inputs, &call.shapes.inputs);
        // UNWRAP: the shapes were checked when the node was added.
        let geometry = self.geometry(&shapes[0], &shapes[1]).unwrap();
        T::convolution_inputs(call.outputs[0], inputs[0], inputs[1], &geometry, call.scratch);
    }

    fn scratch(&self, shapes: &Shapes) -> usize {
        let geometry = self.geometry(&shapes.inputs[0], &shapes.inputs[1]);
        geometry.map_or(0, |geometry| geometry.scratch())
    }
}

impl ConvolutionWeights {
    fn geometry(&self, x: &Shape, d: &Shape) -> Option<Geometry> {
        let ((inputs, sizes), (outputs, places)) = (channels(x)?, channels(d)?);
        let geometry = Geometry::new(inputs, outputs, self.groups, sizes, self.window)?;
        (geometry.places() == places && x.is_per_row() == d.is_per_row()).then_some(geometry)
    }
}

impl Rule for ConvolutionWeights {
    fn name(&self) -> &'static str {
        "convolution_weights"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=2
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (x, d) = (inputs[0], inputs[1]);
        let geometry = self.geometry(x, d).ok_or_else(|| {
            let wanted =
                format!("(C, H, W) and (O, H′, W′), the places of a window {}", self.window);
            Error::shape(self.name(), format!("{x} and {d}"), wanted)
        })?;
        let [height, width] = self.window.kernel;
        let per_group = geometry.inputs / self.groups;
        Ok(vec![Shape::shared(&[geometry.outputs, per_group, height, width])])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; 2]) };
        let (x, y) = (node.inputs[0], node.inputs[1]);
        let ConvolutionWeights { window, groups } = *self;
        let sizes = graph.shape(x).sizes();
        let to_x = ConvolutionInputs { window, groups, sizes: [sizes[1], sizes[2]] };
        let d_x = graph.one(to_x, &[y, d])?;
        Ok(vec![Some(d_x), Some(graph.one(Convolution { window, groups }, &[x, d])?)])
    }
}

impl Run for ConvolutionWeights {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let (inputs, shapes) = (call.inputs, &call.shapes.inputs);
        // UNWRAP: the shapes were checked when the node was added.
        let geometry = self.geometry(&shapes[0], &shapes[1]).unwrap();
        // For values of rows the result adds to the sum over earlier rows; for shared values it is complete.
        if !shapes[0].is_per_row() {
            call.outputs[0].fill(T::ZERO);
        }
        T::convolution_weights(call.outputs[0], inputs[0], inputs[1], &geometry, call.scratch);
    }

    fn scratch(&self, shapes: &Shapes) -> usize {
        let geometry = self.geometry(&shapes.inputs[0], &shapes.inputs[1]);
        geometry.map_or(0, |geometry| geometry.scratch())
    }
}
