//! A call of a layer.

use super::{Arguments, Layer};
use crate::error::{Error, Result};
use crate::graph::{Graph, Id, Initial};

/// A call of a layer.
pub(super) struct Call<'a> {
    pub(super) graph: &'a mut Graph,
    pub(super) layer: &'a mut Layer,
    pub(super) arguments: Arguments<'a>,
}

impl Call<'_> {
    pub(super) fn parameter(
        &mut self,
        role: &'static str,
        sizes: &[usize],
        initial: Initial,
    ) -> Result<Id> {
        let make = |graph: &mut Graph, name| graph.parameter_from(name, sizes, initial);
        self.layer.tensor(self.graph, role, sizes, make)
    }

    pub(super) fn state(
        &mut self,
        role: &'static str,
        sizes: &[usize],
        initial: Initial,
    ) -> Result<Id> {
        let make = |graph: &mut Graph, name| graph.state(name, sizes, initial);
        self.layer.tensor(self.graph, role, sizes, make)
    }

    /// Creates a scale and a shift of channels, initially 1 and 0.
    pub(super) fn scale_and_shift(&mut self, channels: usize) -> Result<[Id; 2]> {
        let scale = self.parameter("weight", &[channels], Initial::Ones)?;
        Ok([scale, self.parameter("bias", &[channels], Initial::Zeros)?])
    }

    /// Returns the input and its size along an axis. Axes are counted from the last one, which is 0.
    pub(super) fn input_size(&self, from_last: usize, wanted: &str) -> Result<(Id, usize)> {
        let [x] = self.arguments.inputs()?;
        let shape = self.graph.shape(x);
        let size = shape.sizes().iter().rev().nth(from_last);
        let size = size.ok_or_else(|| Error::shape("layer: its input", shape, wanted))?;
        Ok((x, *size))
    }
}
