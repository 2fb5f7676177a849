//! Recurrent layers: several layers one after the other, in one direction or in both.

use super::Table;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Item, Made};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Graph, Id, Recurrent, Unary};

pub(super) const TABLE: Table = &[
    ("lstm", |c| {
        recurrent(c, 2, |graph, x, weights, initial| {
            let initial =
                <[Id; 2]>::try_from(initial).map_err(|_| "it does not have two initial states")?;
            let [y, h, cell] = graph.lstm(x, weights, Some(initial))?;
            Ok((y, vec![h, cell]))
        })
    }),
    ("gru", |c| {
        recurrent(c, 1, |graph, x, weights, initial| {
            let [y, h] = graph.gru(x, weights, initial.first().copied(), true)?;
            Ok((y, vec![h]))
        })
    }),
    ("rnn_tanh", |c| {
        recurrent(c, 1, |graph, x, weights, initial| rnn(graph, x, weights, initial, Unary::Tanh))
    }),
    ("rnn_relu", |c| {
        recurrent(c, 1, |graph, x, weights, initial| rnn(graph, x, weights, initial, Unary::Relu))
    }),
];

/// Function that runs a layer on steps (T, I) from its initial states (H); returns the outputs (T, H) and the last states (H).
type Cell = fn(&mut Graph, Id, &Recurrent, &[Id]) -> Result<(Id, Vec<Id>)>;

fn rnn(
    graph: &mut Graph,
    x: Id,
    weights: &Recurrent,
    initial: &[Id],
    f: Unary,
) -> Result<(Id, Vec<Id>)> {
    let [y, h] = graph.rnn(x, weights, initial.first().copied(), f)?;
    Ok((y, vec![h]))
}

/// Properties that all layers share.
struct Stack {
    layers: usize,
    directions: usize,
    batch_first: bool,
    /// Numbers of items, steps and inputs; an input without a batch has one item.
    sizes: [usize; 3],
    is_batch: bool,
    /// Dropout rate between layers in training.
    rate: f64,
    weights: Vec<Recurrent>,
}

/// Largest number of items in a batch, because each needs operations of its own.
const MOST_ITEMS: usize = 4096;

impl Stack {
    fn of(c: &mut Context<'_, '_>) -> Result<Self> {
        let layers = usize::try_from(c.int("num_layers", 1)?).unwrap_or(0);
        let directions = 1 + usize::from(c.flag("bidirectional", false)?);
        let (batch_first, has_biases) =
            (c.flag("batch_first", false)?, c.flag("has_biases", true)?);
        c.ignore("train"); // dropout only acts in training in any case
        let rate = c.float("dropout", 0.0)?;
        let from = c.sizes("input")?;
        let (sizes, is_batch) = match (&from[..], batch_first) {
            (&[time, inputs], _) => ([1, time, inputs], false),
            (&[items, time, inputs], true) | (&[time, items, inputs], false) => {
                ([items, time, inputs], true)
            }
            _ => return Err(format!("its input has sizes {from:?}; wanted steps of items").into()),
        };
        if !(1..=MOST_ITEMS).contains(&sizes[0]) || sizes[1] == 0 {
            return Err(format!("it has {} items of {} steps", sizes[0], sizes[1]).into());
        }
        let params: Vec<Id> = c.values("params")?.iter().map(|value| value.id).collect();
        let each = if has_biases { 4 } else { 2 };
        if layers == 0 || layers.checked_mul(directions * each) != Some(params.len()) {
            let text = format!(
                "it has {} weights for {layers} layers in {directions} directions",
                params.len()
            );
            return Err(text.into());
        }
        if params.iter().any(|&id| c.graph().shape(id).is_per_row()) {
            return Err(
                "its weights depend on the data; wanted weights that are the same for all rows"
                    .into(),
            );
        }
        let weights = params.chunks_exact(each).map(|of| Recurrent {
            w_ih: of[0],
            w_hh: of[1],
            b_ih: of.get(2).copied(),
            b_hh: of.get(3).copied(),
        });
        Ok(Self {
            layers,
            directions,
            batch_first,
            sizes,
            is_batch,
            rate,
            weights: weights.collect(),
        })
    }

    /// Returns the steps (T, I) of an item.
    fn item(&self, graph: &mut Graph, x: Id, item: usize) -> Result<Id> {
        let [items, time, inputs] = self.sizes;
        let x = match self.is_batch {
            true if items > 1 => graph.slice(x, isize::from(!self.batch_first), item, item + 1)?,
            _ => x,
        };
        Ok(graph.reshape(x, &[time, inputs])?)
    }

    /// Returns the initial state (H) for a layer's direction and an item, from (layers · directions, items, H).
    fn state(&self, graph: &mut Graph, states: Id, part: usize, item: usize) -> Result<Id> {
        let sizes = graph.shape(states).sizes().to_vec();
        let wanted = [self.weights.len(), self.sizes[0]];
        let (outer, width) = sizes.split_at(sizes.len().saturating_sub(1));
        if outer != &wanted[..outer.len().min(2)] || outer.len() != 1 + usize::from(self.is_batch) {
            return Err(format!(
                "its initial states have sizes {sizes:?}; wanted {wanted:?} of them"
            )
            .into());
        }
        let state = graph.slice(states, 0, part, part + 1)?;
        let state = if self.is_batch { graph.slice(state, 1, item, item + 1)? } else { state };
        Ok(graph.reshape(state, width)?)
    }

    /// Runs all layers for an item: returns the outputs (T, directions · H), and the last states of each layer and direction.
    fn run(
        &self,
        graph: &mut Graph,
        x: Id,
        initial: &[Id],
        item: usize,
        cell: Cell,
    ) -> Result<(Id, Vec<Vec<Id>>)> {
        let mut steps = self.item(graph, x, item)?;
        let mut ends = Vec::with_capacity(self.weights.len());
        for layer in 0..self.layers {
            let mut sides = Vec::with_capacity(self.directions);
            for direction in 0..self.directions {
                let part = layer * self.directions + direction;
                let states = initial.iter().map(|&states| self.state(graph, states, part, item));
                let states = states.collect::<Result<Vec<Id>>>()?;
                let back = direction == 1;
                let x = if back { graph.flip(steps, 0)? } else { steps };
                let (y, last) = cell(graph, x, &self.weights[part], &states)?;
                sides.push(if back { graph.flip(y, 0)? } else { y });
                ends.push(last);
            }
            steps = if sides.len() == 1 { sides[0] } else { graph.concat(&sides, 1)? };
            if layer + 1 < self.layers
                && self.rate > 0.0
                && self.rate < 1.0
                && graph.shape(steps).is_per_row()
            {
                let stream = graph.next_stream();
                steps = graph.dropout_in_training(steps, self.rate, stream)?;
            }
        }
        Ok((steps, ends))
    }
}

fn recurrent<'m>(c: &mut Context<'_, 'm>, states: usize, cell: Cell) -> Made<'m> {
    let x = c.id("input")?;
    let initial = match states {
        1 => vec![c.id("hx")?],
        _ => c.values("hx")?.iter().map(|value| value.id).collect(),
    };
    let stack = Stack::of(c)?;
    let graph = c.graph();
    let (mut outputs, mut last) = (Vec::new(), vec![Vec::new(); states]);
    for item in 0..stack.sizes[0] {
        let (y, ends) = stack.run(graph, x, &initial, item, cell)?;
        let &[time, width] = graph.shape(y).sizes() else { return Err("it has no outputs".into()) };
        let sizes = match (stack.is_batch, stack.batch_first) {
            (false, _) => vec![time, width],
            (true, true) => vec![1, time, width],
            (true, false) => vec![time, 1, width],
        };
        outputs.push(graph.reshape(y, &sizes)?);
        for (number, list) in last.iter_mut().enumerate() {
            // Shape (layers · directions, 1, H).
            let mut parts = Vec::with_capacity(ends.len());
            for end in &ends {
                let width = graph.shape(end[number]).len();
                let sizes = if stack.is_batch { &[1, 1, width][..] } else { &[1, width] };
                parts.push(graph.reshape(end[number], sizes)?);
            }
            list.push(graph.concat(&parts, 0)?);
        }
    }
    let joined = |graph: &mut Graph, parts: &[Id], axis: isize| match parts {
        [one] => Ok(*one),
        parts => graph.concat(parts, axis),
    };
    let mut made = vec![joined(graph, &outputs, isize::from(!stack.batch_first))?];
    for list in &last {
        made.push(joined(graph, list, 1)?);
    }
    Ok(made.into_iter().map(|id| Item::Value(Value { id, kind: Kind::Float })).collect())
}
