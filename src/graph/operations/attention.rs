//! Multi-head attention of queries on keys.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run, Shapes};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;
use crate::kernels::rowwise::attention::{self, Mask, STATISTICS, Sizes};

/// Attention. Inputs: q (T, C), k (S, C), v (S, V), and optionally a mask that broadcasts to (H, T, S). Result: softmax(q·kᵀ/√(C/H))·v
/// of each head, (T, V). A second result (H, T, 2) stores the statistics of the softmax for the pullback. A query ignores keys whose
/// mask is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Attention {
    pub(crate) heads: usize,
    /// True if queries ignore later keys.
    pub(crate) causal: bool,
}

/// Gradient of [`Attention`]: the adjoint of the result, q, k, v, the statistics of the softmax, and optionally the mask → the adjoints
/// of q, k and v. They belong to rows if any input does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct AttentionPullback {
    pub(crate) attention: Attention,
}

impl Attention {
    fn sizes(self, [q, k, v]: [&Shape; 3]) -> Option<Sizes> {
        let (&[queries, channels], &[keys, of_keys]) = (q.sizes(), k.sizes()) else { return None };
        let &[places, width] = v.sizes() else { return None };
        let heads = self.heads;
        let fits = channels == of_keys && keys == places && keys > 0 && heads > 0;
        (fits && channels.is_multiple_of(heads) && width.is_multiple_of(heads)).then_some(Sizes {
            heads,
            queries,
            keys,
            channels,
            width,
        })
    }

    /// Returns the sizes, and a shape that belongs to rows if any of the inputs does.
    fn check(self, name: &str, qkv: [&Shape; 3], mask: Option<&Shape>) -> Result<(Sizes, Shape)> {
        let Some(sizes) = self.sizes(qkv) else {
            let heads = self.heads;
            let wanted = format!("(T, C), (S, C) and (S, V), S at least 1, in {heads} heads");
            let [q, k, v] = qkv;
            return Err(Error::shape(name, format!("{q}, {k} and {v}"), wanted));
        };
        let of_scores = [sizes.heads, sizes.queries, sizes.keys];
        let scores = Shape::shared(&of_scores).checked(name)?;
        if let Some(mask) = mask
            && scores.broadcast(mask).is_none_or(|both| both.sizes() != of_scores)
        {
            let wanted = format!("sizes that repeat to those of {scores}");
            return Err(Error::shape(format!("{name}: mask"), mask, wanted));
        }
        let mut all = qkv.into_iter().chain(mask);
        let of_rows = all.find(|shape| shape.is_per_row()).unwrap_or(qkv[0]);
        Ok((sizes, of_rows.clone()))
    }
}

/// Returns queries, keys, values and mask of one row; `first` and `mask` are their numbers among a call's inputs.
fn of_row<'a, T: Real>(
    attention: Attention,
    call: &Call<'_, 'a, T>,
    [first, mask]: [usize; 2],
    row: usize,
) -> attention::Attention<'a, T> {
    let [q, k, v] = [0, 1, 2].map(|number| part(call, first + number, row));
    let Shapes { inputs, .. } = call.shapes;
    // UNWRAP: the shapes were checked when the node was added.
    let sizes = attention.sizes([0, 1, 2].map(|number| &inputs[first + number])).unwrap();
    let mask = inputs.get(mask).map(|shape| {
        let (mut strides, mut stride) = ([0; 3], 1);
        for (own, &size) in strides.iter_mut().rev().zip(shape.sizes().iter().rev()) {
            *own = if size == 1 { 0 } else { stride };
            stride *= size;
        }
        Mask { values: part(call, mask, row), strides }
    });
    attention::Attention { sizes, q, k, v, mask, causal: attention.causal }
}

/// Returns one row's part of an input.
fn part<'a, T: Real>(call: &Call<'_, 'a, T>, input: usize, row: usize) -> &'a [T] {
    let len = call.shapes.inputs[input].len();
    &call.inputs[input][row % call.count(input).max(1) * len..][..len]
}

impl Rule for Attention {
    fn name(&self) -> &'static str {
        "attention"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        3..=4
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let qkv = [inputs[0], inputs[1], inputs[2]];
        let (sizes, of_rows) = self.check(self.name(), qkv, inputs.get(3).copied())?;
        let Sizes { heads, queries, width, .. } = sizes;
        let statistics = of_rows.with_sizes(&[heads, queries, STATISTICS]);
        Ok(vec![of_rows.with_sizes(&[queries, width]), statistics])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let mut adjoints = vec![None; node.inputs.len()];
        let Some(d) = d[0] else { return Ok(adjoints) };
        let (qkv, mask) = node.inputs.split_at(3);
        let operands = [&[d], qkv, &node.outputs[1..], mask].concat();
        let parts = graph.apply(AttentionPullback { attention: *self }, &operands)?;
        for ((adjoint, part), &input) in adjoints.iter_mut().zip(parts).zip(qkv) {
            *adjoint = Some(graph.unbroadcast(part, input)?);
        }
        Ok(adjoints)
    }
}

impl Run for Attention {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let [y, statistics] = [0, 1].map(|output| call.shapes.outputs[output].len());
        let rows = if call.shapes.outputs[0].is_per_row() { call.rows } else { 1 };
        for row in 0..rows {
            let attention = of_row(*self, &call, [0, 3], row);
            let [all_y, all_statistics] = &mut *call.outputs else { unreachable!("two outputs") };
            let y = &mut all_y[row * y..][..y];
            let statistics = &mut all_statistics[row * statistics..][..statistics];
            attention.make(y, statistics, call.scratch);
        }
    }

    fn scratch(&self, shapes: &Shapes) -> usize {
        let sizes = self.sizes([0, 1, 2].map(|number| &shapes.inputs[number]));
        sizes.map_or(0, Sizes::scratch)
    }
}

impl Rule for AttentionPullback {
    fn name(&self) -> &'static str {
        "attention_pullback"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        5..=6
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let qkv = [inputs[1], inputs[2], inputs[3]];
        let (sizes, of_rows) = self.attention.check(self.name(), qkv, inputs.get(5).copied())?;
        let Sizes { heads, queries, width, .. } = sizes;
        let wanted = [&[queries, width][..], &[heads, queries, STATISTICS]];
        for (&shape, sizes) in [inputs[0], inputs[4]].iter().zip(wanted) {
            if *shape != of_rows.with_sizes(sizes) {
                return Err(Error::shape(self.name(), shape, of_rows.with_sizes(sizes)));
            }
        }
        Ok(qkv.map(|shape| of_rows.with_sizes(shape.sizes())).to_vec())
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let (inputs, mask) = (&node.inputs, node.inputs.get(5).copied());
        let mut operands = Vec::with_capacity(3);
        // Expanded to a value of each row, as the adjoints are.
        for (&input, &output) in inputs[1..4].iter().zip(&node.outputs) {
            let shape = graph.shape(output).clone();
            operands.push(graph.expand(input, &shape)?);
        }
        let Attention { heads, causal } = self.attention;
        let composed = |graph: &mut Graph, of: &[Id]| {
            graph.attention_composed([of[0], of[1], of[2]], heads, mask, causal)
        };
        let found = graph.second_pullback(inputs[0], &operands, composed, d)?;
        let mut adjoints = vec![Some(found[0])];
        for (&adjoint, &input) in found[1..].iter().zip(&inputs[1..4]) {
            adjoints.push(Some(graph.unbroadcast(adjoint, input)?));
        }
        adjoints.resize(inputs.len(), None);
        Ok(adjoints)
    }
}

impl Run for AttentionPullback {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let lens = [0, 1, 2].map(|output| call.shapes.outputs[output].len());
        let statistics = call.shapes.inputs[4].len();
        let rows = if call.shapes.outputs[0].is_per_row() { call.rows } else { 1 };
        for row in 0..rows {
            let attention = of_row(self.attention, &call, [1, 5], row);
            let (d, statistics) =
                (part(&call, 0, row), &call.inputs[4][row * statistics..][..statistics]);
            let [q, k, v] = &mut *call.outputs else { unreachable!("three outputs") };
            let to = attention::Adjoints {
                q: &mut q[row * lens[0]..][..lens[0]],
                k: &mut k[row * lens[1]..][..lens[1]],
                v: &mut v[row * lens[2]..][..lens[2]],
            };
            attention.pullback(to, d, statistics, call.scratch);
        }
    }

    fn scratch(&self, shapes: &Shapes) -> usize {
        let sizes = self.attention.sizes([1, 2, 3].map(|number| &shapes.inputs[number]));
        sizes.map_or(0, Sizes::scratch)
    }
}
