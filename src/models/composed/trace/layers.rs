//! The table of layers: operations with parameters of their own, whose sizes follow from the input's.

use super::{Arguments, Layer};
use crate::error::{Error, Result};
use crate::graph::{Graph, Id, Initial};

/// A call of a layer.
pub(super) struct Call<'a> {
    pub(super) graph: &'a mut Graph,
    pub(super) layer: &'a mut Layer,
    pub(super) arguments: Arguments<'a>,
}

type Apply = fn(&mut Call) -> Result<Vec<Id>>;

/// Kind, what its integers and numbers are, and what it does.
const TABLE: &[(&str, &str, Apply)] = &[
    ("linear", "outputs, bias", linear),
    ("layernorm", "; epsilon", layernorm),
    ("embedding", "places, width", embedding),
    ("parameter", "sizes…; 1 for ones, else zeros", parameter),
];

/// The layer's kind and what it does.
pub(super) fn find(kind: &str) -> Result<(&'static str, Apply)> {
    let found = TABLE.iter().find(|(known, ..)| *known == kind);
    found.map(|&(kind, _, apply)| (kind, apply)).ok_or_else(|| {
        let all: Vec<&str> = TABLE.iter().map(|(kind, ..)| *kind).collect();
        Error::argument("the layer", format!("'{kind}'"), format!("one of {}", all.join(", ")))
    })
}

impl Call<'_> {
    fn parameter(&mut self, role: &'static str, sizes: &[usize], initial: Initial) -> Result<Id> {
        self.layer.parameter(self.graph, role, sizes, initial)
    }

    /// The input, and its size along an axis counted from the last (0) on.
    fn input_size(&self, from_last: usize, wanted: &str) -> Result<(Id, usize)> {
        let [x] = self.arguments.inputs()?;
        let shape = self.graph.shape(x);
        let size = shape.sizes().iter().rev().nth(from_last);
        let size = size.ok_or_else(|| Error::shape("layer: its input", shape, wanted))?;
        Ok((x, *size))
    }
}

/// x·w + b along the last size.
fn linear(call: &mut Call) -> Result<Vec<Id>> {
    let (x, inputs) = call.input_size(0, "at least one size, [*, …, inputs]")?;
    let outputs = call.arguments.size(0, "outputs")?;
    let weight = call.parameter("weight", &[inputs, outputs], Initial::Weights { inputs })?;
    let bias = match call.arguments.flag(1, true) {
        true => Some(call.parameter("bias", &[outputs], Initial::Zeros)?),
        false => None,
    };
    Ok(vec![call.graph.linear(x, weight, bias)?])
}

/// Mean 0 and variance 1 over the last size, then scaled and shifted.
fn layernorm(call: &mut Call) -> Result<Vec<Id>> {
    let (x, size) = call.input_size(0, "at least one size, [*, …, channels]")?;
    let epsilon = call.arguments.real(0, "epsilon")?;
    let weight = call.parameter("weight", &[size], Initial::Ones)?;
    let bias = call.parameter("bias", &[size], Initial::Zeros)?;
    Ok(vec![call.graph.layernorm(x, Some(weight), Some(bias), epsilon)?])
}

/// Of a table the part that each number means.
fn embedding(call: &mut Call) -> Result<Vec<Id>> {
    let [numbers] = call.arguments.inputs()?;
    let sizes = [call.arguments.size(0, "places")?, call.arguments.size(1, "width")?];
    let table = call.parameter("weight", &sizes, Initial::Table)?;
    Ok(vec![call.graph.gather(table, numbers)?])
}

/// A trained tensor by itself.
fn parameter(call: &mut Call) -> Result<Vec<Id>> {
    let sizes = call.arguments.sizes(0, 0)?;
    let ones = call.arguments.reals.first() == Some(&1.0);
    Ok(vec![call.parameter("", &sizes, if ones { Initial::Ones } else { Initial::Zeros })?])
}
