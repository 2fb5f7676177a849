//! Single steps of recurrent layers: x (N, I), states (N, H).

use super::Table;
use super::matrix::layer;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Item, Made, float};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Graph, Id, Unary};

pub(super) const TABLE: Table = &[
    ("lstm_cell", lstm),
    ("gru_cell", gru),
    ("rnn_tanh_cell", |c| rnn(c, Unary::Tanh)),
    ("rnn_relu_cell", |c| rnn(c, Unary::Relu)),
];

/// Returns the contributions of the input and of the state to all gates, (N, gates · H) each.
fn sides(c: &mut Context<'_, '_>, state: Id) -> Result<[Id; 2]> {
    let (x, w_x, w_h) = (c.id("input")?, c.id("w_ih")?, c.id("w_hh")?);
    let (b_x, b_h) = (c.optional("b_ih")?, c.optional("b_hh")?);
    let graph = c.graph();
    Ok([layer(graph, x, w_x, b_x)?, layer(graph, state, w_h, b_h)?])
}

/// Splits the last axis into equal parts.
fn parts(graph: &mut Graph, x: Id, count: usize) -> Result<Vec<Id>> {
    let width = graph.shape(x).sizes().last().map_or(0, |last| last / count);
    Ok(graph.split(x, -1, &vec![width; count])?)
}

fn lstm<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let states = c.values("hx")?;
    let &[h, cell] = &states[..] else { return Err("it does not have two states".into()) };
    let [x, h] = sides(c, h.id)?;
    let graph = c.graph();
    let all = graph.add(x, h)?;
    let gates = parts(graph, all, 4)?;
    let [input, forget, new, output] = [
        graph.unary(Unary::Sigmoid, gates[0])?,
        graph.unary(Unary::Sigmoid, gates[1])?,
        graph.unary(Unary::Tanh, gates[2])?,
        graph.unary(Unary::Sigmoid, gates[3])?,
    ];
    let (kept, added) = (graph.mul(forget, cell.id)?, graph.mul(input, new)?);
    let cell = graph.add(kept, added)?;
    let size = graph.unary(Unary::Tanh, cell)?;
    let h = graph.mul(output, size)?;
    Ok([h, cell].map(|id| Item::Value(Value { id, kind: Kind::Float })).to_vec())
}

/// Returns (1 − z) n + z h, with n = tanh(x + r h).
fn gru<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let state = c.id("hx")?;
    let [x, h] = sides(c, state)?;
    let graph = c.graph();
    let (x, h) = (parts(graph, x, 3)?, parts(graph, h, 3)?);
    let (reset, update) = (graph.add(x[0], h[0])?, graph.add(x[1], h[1])?);
    let (reset, update) =
        (graph.unary(Unary::Sigmoid, reset)?, graph.unary(Unary::Sigmoid, update)?);
    let old = graph.mul(reset, h[2])?;
    let new = graph.add(x[2], old)?;
    let new = graph.unary(Unary::Tanh, new)?;
    let apart = graph.sub(state, new)?;
    let kept = graph.mul(update, apart)?;
    float(graph.add(new, kept)?)
}

fn rnn<'m>(c: &mut Context<'_, 'm>, f: Unary) -> Made<'m> {
    let state = c.id("hx")?;
    let [x, h] = sides(c, state)?;
    let sum = c.graph().add(x, h)?;
    float(c.graph().unary(f, sum)?)
}
