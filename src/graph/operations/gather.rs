//! Selection of parts of a value by number, and sums into numbered places: embeddings, messages along the edges of a graph.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::elementwise::Elementwise;
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Operation, Shape};
use crate::kernels::Real;

/// Selection from a table: table (V, …), numbers (…) → for each number, that part of the table. A number outside the table gives NaN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Gather;

/// Sums into places: values (numbers' sizes, …), numbers → (size, …). Each place has the sum of the values with its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct ScatterAdd {
    /// Number of places.
    pub(crate) size: usize,
    /// True if all rows share one result, which is also the sum over the rows.
    pub(crate) shared: bool,
}

/// Returns the place that a number refers to, out of `places`.
fn place<T: Real>(number: T, places: usize) -> Option<usize> {
    let number = number.to_f64();
    // NaN, and negative or fractional numbers, refer to no place.
    (number >= 0.0 && number < places as f64 && number.fract() == 0.0).then_some(number as usize)
}

/// Returns the part of row `row` of a value that has `count` rows.
fn part<T>(values: &[T], count: usize, row: usize) -> &[T] {
    let len = values.len() / count.max(1);
    &values[(row % count.max(1)) * len..][..len]
}

impl Graph {
    /// Returns the inputs that contain the numbers of places, or yes/no values. These must not be rescaled.
    pub(crate) fn numbers_of_places(&self) -> Vec<Id> {
        let mut open: Vec<Id> = Vec::new();
        for node in &self.nodes {
            open.extend(match &node.operation {
                Operation::Gather(_) | Operation::ScatterAdd(_) => &node.inputs[1..],
                Operation::Elementwise(f) if f.asks_for_truth() => &node.inputs[..],
                Operation::Elementwise(Elementwise::Where) => &node.inputs[..1],
                Operation::Attention(_) => &node.inputs[3..],
                _ => &[],
            });
        }
        self.inputs_behind(open, false)
    }

    /// Returns the inputs from which places of a gather or a scatter are computed, for example a number that counts from the end.
    pub(crate) fn inputs_of_places(&self) -> Vec<Id> {
        let chooses = |node: &&Node| {
            matches!(node.operation, Operation::Gather(_) | Operation::ScatterAdd(_))
        };
        let places = self.nodes.iter().filter(chooses).flat_map(|node| &node.inputs[1..]);
        self.inputs_behind(places.copied().collect(), true)
    }

    /// Returns the inputs that these values are. With `computed`, also returns the inputs from which elementwise functions compute
    /// them.
    fn inputs_behind(&self, mut open: Vec<Id>, computed: bool) -> Vec<Id> {
        let (mut found, mut seen) = (Vec::new(), HashSet::new());
        while let Some(value) = open.pop() {
            if !seen.insert(value) {
                continue;
            }
            match self.operation_of(value) {
                Operation::Input(_) => found.push(value),
                // The same numbers with other sizes, or a part of them.
                Operation::Reshape(_)
                | Operation::Strided(_)
                | Operation::Split(_)
                | Operation::Concat(_) => {
                    open.extend(&self.node_of(value).inputs);
                }
                Operation::Elementwise(_) if computed => {
                    open.extend(&self.node_of(value).inputs);
                }
                _ => {}
            }
        }
        found
    }
}

impl Rule for Gather {
    fn name(&self) -> &'static str {
        "gather"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=2
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (table, numbers) = (inputs[0], inputs[1]);
        let Some((_, inner)) = table.sizes().split_first() else {
            return Err(Error::shape("gather: table", table, "at least one size"));
        };
        let either = if table.is_per_row() { table } else { numbers };
        Ok(vec![either.with_sizes(&[numbers.sizes(), inner].concat())])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; 2]) };
        let (table, numbers) = (graph.shape(node.inputs[0]).clone(), node.inputs[1]);
        let scatter = ScatterAdd { size: table.sizes()[0], shared: !table.is_per_row() };
        Ok(vec![Some(graph.one(scatter, &[d, numbers])?), None])
    }
}

impl Run for Gather {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let places = call.shapes.inputs[0].sizes()[0];
        let (inner, numbers) =
            (call.shapes.inputs[0].len() / places.max(1), call.shapes.inputs[1].len());
        let (tables, rows) = (call.count(0), call.count(1));
        for (row, out) in call.outputs[0].chunks_exact_mut((numbers * inner).max(1)).enumerate() {
            let (table, numbers) =
                (part(call.inputs[0], tables, row), part(call.inputs[1], rows, row));
            for (out, &number) in out.chunks_exact_mut(inner.max(1)).zip(numbers) {
                match place(number, places) {
                    Some(place) => out.copy_from_slice(&table[place * inner..][..inner]),
                    None => out.fill(T::from_f64(f64::NAN)),
                }
            }
        }
    }
}

impl Rule for ScatterAdd {
    fn name(&self) -> &'static str {
        "scatter_add"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=2
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (values, numbers) = (inputs[0], inputs[1]);
        let Some(inner) = values.sizes().strip_prefix(numbers.sizes()) else {
            let wanted = format!("sizes that begin with those of the numbers, {numbers}");
            return Err(Error::shape("scatter_add: values", values, wanted));
        };
        let sizes = [&[self.size], inner].concat();
        let per_row = (values.is_per_row() || numbers.is_per_row()) && !self.shared;
        Ok(vec![if per_row { Shape::per_row(&sizes) } else { Shape::shared(&sizes) }])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; 2]) };
        let (values, numbers) = (node.inputs[0], node.inputs[1]);
        let d_values = graph.one(Gather, &[d, numbers])?;
        Ok(vec![Some(graph.unbroadcast(d_values, values)?), None])
    }
}

impl Run for ScatterAdd {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let rows = call.count(0).max(call.count(1));
        let per_row = call.shapes.outputs[0].is_per_row();
        let of_rows = call.shapes.inputs.iter().any(Shape::is_per_row);
        // A sum over rows continues from the sum of earlier rows.
        if per_row || !of_rows {
            call.outputs[0].fill(T::ZERO);
        }
        let len = call.shapes.outputs[0].len();
        let inner = len / self.size.max(1);
        for row in 0..if inner == 0 { 0 } else { rows } {
            let values = part(call.inputs[0], call.count(0), row);
            let numbers = part(call.inputs[1], call.count(1), row);
            let out = &mut call.outputs[0][if per_row { row * len } else { 0 }..][..len];
            for (values, &number) in values.chunks_exact(inner).zip(numbers) {
                let Some(place) = place(number, self.size) else { continue };
                let out = &mut out[place * inner..][..inner];
                out.iter_mut().zip(values).for_each(|(out, &value)| *out += value);
            }
        }
    }
}
