//! Recurrent layers.

use super::Table;
use crate::exchange::onnx::context::{Context, Made};
use crate::exchange::problem::{Problem, Result};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Graph, Id, Recurrent, Unary};

pub(super) const TABLE: Table = &[("GRU", gru), ("LSTM", lstm), ("RNN", rnn)];

/// Properties that all kinds of recurrent layers have.
struct Layer {
    x: Id,
    /// Number of directions: 1 or 2.
    directions: usize,
    /// True if the first direction runs backwards.
    reverse: bool,
    time: usize,
    batch: usize,
    width: usize,
    inputs: usize,
    /// True for (N, T, I) and (N, D, H) instead of (T, N, I) and (D, N, H).
    batch_first: bool,
}

impl Layer {
    fn of(c: &mut Context<'_, '_>, gates: usize) -> Result<Self> {
        let (x, w, r) = (c.sizes(0)?, c.sizes(1)?, c.sizes(2)?);
        let (directions, reverse) = match c.text("direction", "forward")? {
            "forward" => (1, false),
            "reverse" => (1, true),
            "bidirectional" => (2, false),
            other => return Err(format!("attribute 'direction' is '{other}'").into()),
        };
        let batch_first = c.flag("layout", false)?;
        let [first, second, inputs] = x[..] else {
            return Err(format!("its input has sizes {x:?}; wanted (T, N, I)").into());
        };
        let (time, batch) = if batch_first { (second, first) } else { (first, second) };
        let width = r.last().copied().unwrap_or(0);
        if w != [directions, gates * width, inputs]
            || r != [directions, gates * width, width]
            || width == 0
        {
            let text = format!(
                "its weights are {w:?} and {r:?}, for {directions} directions of {gates} gates"
            );
            return Err(text.into());
        }
        if c.int("hidden_size", width as i64)? != width as i64 {
            return Err(format!("attribute 'hidden_size' differs from its weights' {width}").into());
        }
        if c.has_attribute("clip") {
            return Err("its gates are clipped, which is not supported".into());
        }
        c.refuse_unless("input_forget", 0, 0)?;
        if let Some(lengths) = c.known_ints(4).map_err(|p| p.within("the lengths of sequences"))?
            && lengths.iter().any(|&length| length != time as i64)
        {
            return Err(
                "its sequences end before their last step; wanted as many steps in each".into()
            );
        }
        let x = c.id(0)?;
        if [1, 2, 3]
            .iter()
            .any(|&n| c.has(n) && c.id(n).is_ok_and(|id| c.graph().shape(id).is_per_row()))
        {
            return Err(
                "its weights depend on the data; wanted weights that are the same for all rows"
                    .into(),
            );
        }
        Ok(Self { x, directions, reverse, time, batch, width, inputs, batch_first })
    }

    /// Returns the functions of the gates for each direction; the default is `usual`.
    fn activations(&self, c: &Context<'_, '_>, usual: &[&str]) -> Result<Vec<Vec<String>>> {
        let found: Vec<String> = match c.texts("activations")? {
            None => usual
                .iter()
                .cycle()
                .take(usual.len() * self.directions)
                .map(|&f| f.to_owned())
                .collect(),
            Some(texts) => {
                texts.iter().map(|text| String::from_utf8_lossy(text).into_owned()).collect()
            }
        };
        match found.len() == usual.len() * self.directions {
            true => Ok(found.chunks(usual.len()).map(<[String]>::to_vec).collect()),
            false => Err(format!("attribute 'activations' is {found:?}").into()),
        }
    }

    /// Returns an error if gates have other functions than the usual ones.
    fn check_activations(&self, c: &Context<'_, '_>, usual: &[&str]) -> Result<()> {
        match self.activations(c, usual)?.into_iter().find(|found| found != usual) {
            Some(found) => Err(format!("its functions are {found:?}; wanted {usual:?}").into()),
            None => Ok(()),
        }
    }

    /// Returns the weights of a direction, with the gates in another order.
    fn weights(
        &self,
        c: &mut Context<'_, '_>,
        direction: usize,
        order: &[usize],
    ) -> Result<Recurrent> {
        let (w, r, b) = (c.id(1)?, c.id(2)?, c.optional(3)?);
        let (width, inputs, gates) = (self.width, self.inputs, order.len());
        let graph = c.graph();
        let mut part = |x: Id, from: usize, sizes: &[usize]| -> Result<Id> {
            let of = graph.slice(x, 0, direction, direction + 1)?;
            let of = graph.slice(of, 1, from, from + gates * width)?;
            let of = graph.reshape(of, sizes)?;
            let parts = graph.split(of, 0, &vec![width; gates])?;
            let parts: Vec<Id> = order.iter().map(|&gate| parts[gate]).collect();
            Ok(graph.concat(&parts, 0)?)
        };
        let rows = gates * width;
        Ok(Recurrent {
            w_ih: part(w, 0, &[rows, inputs])?,
            w_hh: part(r, 0, &[rows, width])?,
            b_ih: b.map(|b| part(b, 0, &[rows])).transpose()?,
            b_hh: b.map(|b| part(b, rows, &[rows])).transpose()?,
        })
    }

    /// Returns the initial state (H) of an item in a direction, from (D, N, H).
    fn state(&self, graph: &mut Graph, states: Id, direction: usize, item: usize) -> Result<Id> {
        let (outer, inner) = if self.batch_first { (item, direction) } else { (direction, item) };
        let state = graph.slice(states, 0, outer, outer + 1)?;
        let state = graph.slice(state, 1, inner, inner + 1)?;
        Ok(graph.reshape(state, &[self.width])?)
    }

    /// Returns the steps (T, I) of an item, in the order of a direction.
    fn steps(&self, graph: &mut Graph, item: usize, back: bool) -> Result<Id> {
        let axis = if self.batch_first { 0 } else { 1 };
        let x = graph.slice(self.x, axis, item, item + 1)?;
        let x = graph.reshape(x, &[self.time, self.inputs])?;
        Ok(if back { graph.flip(x, 0)? } else { x })
    }

    /// Runs the layer. For the steps of an item in a direction, `cell` returns the outputs (T, H) and the last states (H).
    fn run(
        &self,
        c: &mut Context<'_, '_>,
        states: usize,
        mut cell: impl FnMut(&mut Context<'_, '_>, Id, usize, usize) -> Result<(Id, Vec<Id>)>,
    ) -> Made {
        if !(1..=4096).contains(&self.batch) || self.time == 0 {
            return Err(format!("it has {} items of {} steps", self.batch, self.time).into());
        }
        let Self { time, batch, width, directions, .. } = *self;
        let (mut outputs, mut last) = (Vec::new(), vec![Vec::new(); states]);
        for direction in 0..directions {
            let back = self.reverse || direction == 1;
            for item in 0..batch {
                let steps = self.steps(c.graph(), item, back)?;
                let (y, ends) = cell(c, steps, direction, item)?;
                let graph = c.graph();
                let y = if back { graph.flip(y, 0)? } else { y };
                outputs.push(graph.reshape(y, &[1, 1, time, width])?);
                for (list, end) in last.iter_mut().zip(ends) {
                    list.push(graph.reshape(end, &[1, 1, width])?);
                }
            }
        }
        let graph = c.graph();
        // Combines the parts as (D, N, …).
        let mut gathered = |parts: &[Id]| -> Result<Id> {
            let rows = parts
                .chunks(batch)
                .map(|row| graph.concat(row, 1))
                .collect::<crate::Result<Vec<Id>>>()?;
            Ok(graph.concat(&rows, 0)?)
        };
        let y = gathered(&outputs)?; // (D, N, T, H)
        let last = last.iter().map(|list| gathered(list)).collect::<Result<Vec<Id>>>()?;
        let axes = if self.batch_first { [1, 2, 0, 3] } else { [2, 0, 1, 3] };
        let mut made = vec![graph.transpose(y, &axes)?];
        for state in last {
            made.push(if self.batch_first { graph.transpose(state, &[1, 0, 2])? } else { state });
        }
        Ok(made.into_iter().map(|id| Value { id, kind: Kind::Float }).collect())
    }
}

fn lstm(c: &mut Context<'_, '_>) -> Made {
    let layer = Layer::of(c, 4)?;
    layer.check_activations(c, &["Sigmoid", "Tanh", "Tanh"])?;
    if c.has(7) {
        return Err("its gates see the cell (peepholes), which is not supported".into());
    }
    // ONNX's order is input, output, forget, cell.
    let order = [0, 2, 3, 1];
    let weights = directions(c, &layer, &order)?;
    let (h, cell) = (c.optional(5)?, c.optional(6)?);
    layer.run(c, 2, |c, x, direction, item| {
        let graph = c.graph();
        let mut state = |states: Option<Id>| -> Result<Option<Id>> {
            states.map(|states| layer.state(graph, states, direction, item)).transpose()
        };
        let initial = match (state(h)?, state(cell)?) {
            (None, None) => None,
            (h, cell) => {
                let zeros = graph.constant(&[layer.width], &vec![0.0; layer.width])?;
                Some([h.unwrap_or(zeros), cell.unwrap_or(zeros)])
            }
        };
        let [y, h, cell] = graph.lstm(x, &weights[direction], initial)?;
        Ok((y, vec![h, cell]))
    })
}

/// Returns the weights of each direction.
fn directions(c: &mut Context<'_, '_>, layer: &Layer, order: &[usize]) -> Result<Vec<Recurrent>> {
    (0..layer.directions).map(|direction| layer.weights(c, direction, order)).collect()
}

fn gru(c: &mut Context<'_, '_>) -> Made {
    let layer = Layer::of(c, 3)?;
    layer.check_activations(c, &["Sigmoid", "Tanh"])?;
    let reset_after = c.flag("linear_before_reset", false)?;
    // ONNX's order is update, reset, hidden.
    let weights = directions(c, &layer, &[1, 0, 2])?;
    let h = c.optional(5)?;
    layer.run(c, 1, |c, x, direction, item| {
        let graph = c.graph();
        let initial = h.map(|h| layer.state(graph, h, direction, item)).transpose()?;
        let [y, last] = graph.gru(x, &weights[direction], initial, reset_after)?;
        Ok((y, vec![last]))
    })
}

fn rnn(c: &mut Context<'_, '_>) -> Made {
    let layer = Layer::of(c, 1)?;
    let functions = layer.activations(c, &["Tanh"])?.concat();
    let functions: Vec<Unary> =
        functions.iter().map(|name| function(name)).collect::<Result<_>>()?;
    let weights = directions(c, &layer, &[0])?;
    let h = c.optional(5)?;
    layer.run(c, 1, |c, x, direction, item| {
        let graph = c.graph();
        let initial = h.map(|h| layer.state(graph, h, direction, item)).transpose()?;
        let [y, last] = graph.rnn(x, &weights[direction], initial, functions[direction])?;
        Ok((y, vec![last]))
    })
}

fn function(name: &str) -> Result<Unary> {
    match name {
        "Tanh" => Ok(Unary::Tanh),
        "Relu" => Ok(Unary::Relu),
        "Sigmoid" => Ok(Unary::Sigmoid),
        "Softsign" => Ok(Unary::Softsign),
        "Softplus" => Ok(Unary::Softplus),
        other => {
            Err(Problem::from(format!("its function is '{other}'; wanted one without constants")))
        }
    }
}
