//! Normalisation of groups of consecutive numbers, with a scale and a shift.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;
use crate::kernels::rowwise::norm::{self, Form, STATISTICS};

/// Normalisation of each group of x: (x − mean)/√(variance + ε), optionally times a scale and plus a shift (P) that all rows share. A
/// second result stores each group's mean and 1/√…. Each parameter applies to one run of numbers; after the last parameter, the first
/// is used again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Norm {
    /// Numbers in a group.
    pub(crate) size: usize,
    /// Number of consecutive numbers with the same scale and shift.
    pub(crate) run: usize,
    /// True if the mean is subtracted; otherwise the mean counts as 0.
    pub(crate) centred: bool,
    /// Bits of ε.
    pub(crate) epsilon: u64,
}

/// Gradient of [`Norm`]. Inputs: the adjoint of the result, x, the means and 1/√… of its groups, and optionally the scale. Results: the
/// adjoints of x, the scale and the shift. If x belongs to rows, the last two adjoints are given for each row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct NormPullback {
    pub(crate) norm: Norm,
    /// True if there is a shift.
    pub(crate) shift: bool,
}

impl Norm {
    fn form(self) -> Form {
        let Norm { size, run, centred, epsilon } = self;
        Form { size, run, centred, epsilon: f64::from_bits(epsilon) }
    }

    /// Checks that the value consists of whole groups, and that the parameters suit them.
    fn check(self, name: &str, x: &Shape, parameters: &[&Shape]) -> Result<()> {
        let Norm { size, run, .. } = self;
        if size == 0 || run == 0 || !size.is_multiple_of(run) || !x.len().is_multiple_of(size) {
            let wanted = format!("groups of {size} numbers in runs of {run}");
            return Err(Error::shape(name, x, wanted));
        }
        for &shape in parameters {
            // One parameter for each run. Together they cover whole groups, and x is one or several such periods.
            let count = shape.len();
            let period = count.checked_mul(run).filter(|&period| period > 0);
            let fits = |period| period % size == 0 && x.len().is_multiple_of(period);
            if shape.is_per_row() || shape.rank() != 1 || !period.is_some_and(fits) {
                let wanted = format!("a number for each {run} of {x}, in groups of {size}");
                return Err(Error::shape(format!("{name}: parameters"), shape, wanted));
            }
            if shape != parameters[0] {
                return Err(Error::shape(format!("{name}: shift"), shape, parameters[0]));
            }
        }
        Ok(())
    }

    fn statistics(self, x: &Shape) -> Shape {
        x.with_sizes(&[x.len() / self.size, STATISTICS])
    }

    /// Returns the normalised value, computed by other operations whose derivatives can be differentiated; `parameters` are the scale
    /// and the shift.
    fn composed(self, graph: &mut Graph, x: Id, parameters: &[Id]) -> Result<Id> {
        let shape = graph.shape(x).clone();
        let groups = graph.reshape(x, &[shape.len() / self.size, self.size])?;
        let y = graph.standardised(groups, self.centred, f64::from_bits(self.epsilon))?;
        let count = parameters.first().map_or(1, |&scale| graph.shape(scale).len());
        let run = if parameters.is_empty() { shape.len() } else { self.run };
        let mut y = graph.reshape(y, &[shape.len() / (count * run).max(1), count, run])?;
        for (number, &parameter) in parameters.iter().enumerate() {
            let parameter = graph.reshape(parameter, &[count, 1])?;
            y = if number == 0 { graph.mul(y, parameter)? } else { graph.add(y, parameter)? };
        }
        graph.reshape(y, shape.sizes())
    }
}

impl Rule for Norm {
    fn name(&self) -> &'static str {
        "norm"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        1..=3
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let x = inputs[0];
        self.check(self.name(), x, &inputs[1..])?;
        Ok(vec![x.clone(), self.statistics(x)])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; node.inputs.len()]) };
        let mut operands = vec![d, node.inputs[0], node.outputs[1]];
        operands.extend(node.inputs.get(1));
        let shift = node.inputs.len() > 2;
        let parts = graph.apply(NormPullback { norm: *self, shift }, &operands)?;
        let whole = |(&part, &input)| graph.unbroadcast(part, input).map(Some);
        parts.iter().zip(&node.inputs).map(whole).collect()
    }
}

impl Run for Norm {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let [y, statistics] = call.outputs else { unreachable!("a value and its statistics") };
        let x = call.inputs[0];
        let [scale, shift] = [1, 2].map(|input| call.inputs.get(input).copied());
        norm::Norm { y, statistics, x, scale, shift, form: self.form() }.make();
    }
}

impl Rule for NormPullback {
    fn name(&self) -> &'static str {
        "norm_pullback"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        3..=4
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let x = inputs[1];
        self.norm.check(self.name(), x, &inputs[3..])?;
        for (shape, wanted) in [(inputs[0], x), (inputs[2], &self.norm.statistics(x))] {
            if shape != wanted {
                return Err(Error::shape(self.name(), shape, wanted));
            }
        }
        if self.shift && inputs.len() == 3 {
            return Err(Error::argument(self.name(), "a shift", "one beside a scale"));
        }
        let parameters = inputs.get(3).map(|scale| x.with_sizes(scale.sizes()));
        let shift = parameters.clone().filter(|_| self.shift);
        Ok([x.clone()].into_iter().chain(parameters).chain(shift).collect())
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let (norm, inputs) = (self.norm, &node.inputs);
        let mut operands = vec![inputs[1]];
        // Expanded to a value of each row, as the adjoints are.
        for part in &node.outputs[1..] {
            let shape = graph.shape(*part).clone();
            let zero = graph.scalar(0.0);
            let parameter = if operands.len() == 1 { inputs[3] } else { zero };
            operands.push(graph.expand(parameter, &shape)?);
        }
        let composed = |graph: &mut Graph, of: &[Id]| norm.composed(graph, of[0], &of[1..]);
        let adjoints = graph.second_pullback(inputs[0], &operands, composed, d)?;
        let mut all = vec![Some(adjoints[0]), Some(adjoints[1]), None];
        if let Some(&scale) = inputs.get(3) {
            all.push(Some(graph.unbroadcast(adjoints[2], scale)?));
        }
        Ok(all)
    }
}

impl Run for NormPullback {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let form = self.norm.form();
        let lens = call.shapes.inputs[1].len();
        let groups = call.shapes.inputs[2].len();
        let scale = call.inputs.get(3).copied();
        let count = scale.map_or(0, <[T]>::len);
        let [d, x, statistics] = [0, 1, 2].map(|input| call.inputs[input]);
        for row in 0..if lens == 0 { 0 } else { call.count(1) } {
            let mut parts = call.outputs.iter_mut().enumerate().map(|(number, part)| {
                let len = if number == 0 { lens } else { count };
                &mut part[row * len..][..len]
            });
            let mut part = || parts.next().unwrap_or_default();
            let (d_x, d_scale, d_shift) = (part(), part(), part());
            let own = row * lens..(row + 1) * lens;
            let (d, x) = (&d[own.clone()], &x[own]);
            let statistics = &statistics[row * groups..][..groups];
            norm::NormPullback { d_x, d_scale, d_shift, d, x, statistics, scale, form }.make();
        }
    }
}
