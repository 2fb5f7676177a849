//! All steps of a recurrent layer, and their reverse pass.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{self, Call, Rule, Run, Shapes};
use crate::graph::operations::LinearWeights;
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;
use crate::kernels::recurrent::{self, Adjoints, Cell, Forward, Made, Pullback, ROWS};
use crate::simd::Level;

/// A recurrent layer. Inputs, in order:
/// - the product with the inputs of all steps (T, G·H) and the weights of the state (G·H, H);
/// - optionally a bias (H) of the state's product;
/// - optionally the first state (H), and for an LSTM the first cell (H).
///
/// Results: the outputs (T, H), the last output (H), the state before each step (T, H), and values that the pullback reads (T, K·H). An
/// LSTM also returns the cell before each step (T, H), and the last cell (H).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Recurrence {
    pub(crate) cell: Cell,
    /// True if a bias is added to the product with the state. This is only for a GRU that resets this product; the bias is added to the
    /// new state's part.
    pub(crate) has_bias: bool,
    /// True if the first state is an input; otherwise the state starts at zero.
    pub(crate) has_initial: bool,
}

/// Numbers of the results of a [`Recurrence`].
pub(crate) const OUTPUTS: usize = 0;
pub(crate) const LAST: usize = 1;
const STATES: usize = 2;
const KEPT: usize = 3;
const CELLS: usize = 4;
pub(crate) const LAST_CELL: usize = 5;

/// Gradient of a [`Recurrence`]. Inputs, in order:
/// - the weights, and the values that the recurrence stored for the pullback;
/// - the states (GRU) or the cells (LSTM) before each step;
/// - the adjoints that exist.
///
/// Results: the adjoints of the product with the inputs (T, G·H) and of the first state (H). A GRU that resets its product also returns
/// the adjoint of the product with the state (T, G·H), an LSTM that of the first cell (H).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct RecurrencePullback {
    pub(crate) cell: Cell,
    /// True for each adjoint that exists: of the outputs (T, H), of the last output (H), of the last cell (H).
    pub(crate) d: [bool; 3],
}

/// Returns T and H, given weights (G·H, H) and a value (T, parts·H).
fn steps_and_width(
    name: &str,
    cell: Cell,
    x: &Shape,
    parts: usize,
    w: &Shape,
) -> Result<[usize; 2]> {
    let width = match *w.sizes() {
        [rows, width] if width > 0 && cell.gates().checked_mul(width) == Some(rows) => width,
        _ => 0,
    };
    match *x.sizes() {
        [steps, columns]
            if steps > 0 && width > 0 && !w.is_per_row() && columns == parts * width =>
        {
            Ok([steps, width])
        }
        _ => {
            let gates = cell.gates();
            let wanted =
                format!("(T, {parts} H) of a step or more, and shared weights ({gates} H, H)");
            Err(Error::shape(format!("{name}: {}", cell.name()), format!("{x} and {w}"), wanted))
        }
    }
}

/// True if the values stored for the pullback overwrite the product with the inputs, and if the adjoint of the product overwrites these
/// values.
fn is_in_place(cell: Cell) -> bool {
    cell.kept() == cell.gates()
}

/// Checks that a value has the required shape.
fn expect(name: &str, what: &str, found: &Shape, wanted: Shape) -> Result<()> {
    match *found == wanted {
        true => Ok(()),
        false => Err(Error::shape(format!("{name}: {what}"), found, wanted)),
    }
}

impl Recurrence {
    /// Returns the number of inputs for the initial state.
    fn initials(&self) -> usize {
        if self.has_initial { 1 + usize::from(self.cell.has_cell()) } else { 0 }
    }

    /// Returns the number of the first of these inputs.
    fn first_initial(&self) -> usize {
        2 + usize::from(self.has_bias)
    }
}

impl Rule for Recurrence {
    fn name(&self) -> &'static str {
        "recurrence"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        let count = self.first_initial() + self.initials();
        count..=count
    }

    fn skips_unread(&self) -> bool {
        true
    }

    fn in_place(&self) -> Option<(usize, usize)> {
        is_in_place(self.cell).then_some((0, KEPT))
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (name, x) = (self.name(), inputs[0]);
        let [steps, width] = steps_and_width(name, self.cell, x, self.cell.gates(), inputs[1])?;
        if self.has_bias {
            if !self.cell.parts_products() {
                let wanted = "none, or a GRU that resets its product";
                return Err(Error::argument("recurrence: a bias", self.cell.name(), wanted));
            }
            expect(name, "bias", inputs[2], Shape::shared(&[width]))?;
        }
        for &initial in &inputs[self.first_initial()..] {
            expect(name, "initial state", initial, x.with_sizes(&[width]))?;
        }
        let (one, all) = (x.with_sizes(&[width]), x.with_sizes(&[steps, width]));
        let kept = x.with_sizes(&[steps, self.cell.kept() * width]);
        let mut shapes = vec![all.clone(), one.clone(), all.clone(), kept];
        if self.cell.has_cell() {
            shapes.extend([all, one]);
        }
        Ok(shapes)
    }

    fn pullback(
        &self,
        graph: &mut Graph,
        node: &Node,
        d: &[Option<Id>],
    ) -> Result<operation::Adjoints> {
        let cell = self.cell;
        let last_cell = if cell.has_cell() { d[LAST_CELL] } else { None };
        let found = [d[OUTPUTS], d[LAST], last_cell];
        if found.iter().all(Option::is_none) {
            return Ok(vec![None; node.inputs.len()]);
        }
        let mut operands = vec![node.inputs[1], node.outputs[KEPT]];
        match cell {
            Cell::Lstm => operands.push(node.outputs[CELLS]),
            Cell::Gru { .. } => operands.push(node.outputs[STATES]),
            Cell::Rnn(_) => {}
        }
        operands.extend(found.iter().flatten());
        let back = RecurrencePullback { cell, d: found.map(|d| d.is_some()) };
        let found = graph.apply(back, &operands)?;
        let d_weights = self.weights_adjoint(graph, node, &found)?;
        let mut adjoints = vec![Some(found[0]), Some(d_weights)];
        if self.has_bias {
            let (bias, width) = (node.inputs[2], graph.shape(node.inputs[2]).len());
            let new = graph.slice(found[2], 1, 2 * width, 3 * width)?;
            adjoints.push(Some(graph.unbroadcast(new, bias)?));
        }
        adjoints.extend([Some(found[1]), found.get(2).copied()].into_iter().take(self.initials()));
        Ok(adjoints)
    }
}

impl Recurrence {
    /// Returns the adjoint of the weights from the results `found` of the pullback: one product for all steps of all rows.
    fn weights_adjoint(&self, graph: &mut Graph, node: &Node, found: &[Id]) -> Result<Id> {
        let states = node.outputs[STATES];
        match self.cell {
            Cell::Lstm | Cell::Rnn(_) => graph.one(LinearWeights, &[found[0], states]),
            Cell::Gru { reset_after: true } => graph.one(LinearWeights, &[found[2], states]),
            Cell::Gru { reset_after: false } => {
                // The new state's weights multiply r h, which is the third part of the stored values.
                let width = graph.shape(states).sizes()[1];
                let both = graph.slice(found[0], 1, 0, 2 * width)?;
                let new = graph.slice(found[0], 1, 2 * width, 3 * width)?;
                let reset = graph.slice(node.outputs[KEPT], 1, 2 * width, 3 * width)?;
                let both = graph.one(LinearWeights, &[both, states])?;
                let new = graph.one(LinearWeights, &[new, reset])?;
                graph.concat(&[both, new], 0)
            }
        }
    }
}

impl Run for Recurrence {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let sizes = call.shapes.outputs[OUTPUTS].sizes();
        let first = self.first_initial();
        let initial = |n: usize| if n < self.initials() { call.inputs[first + n] } else { &[] };
        let of = Forward {
            cell: self.cell,
            steps: sizes[0],
            width: sizes[1],
            products: call.inputs[0],
            weights: call.inputs[1],
            bias: if self.has_bias { call.inputs[2] } else { &[] },
            initial: [initial(0), initial(1)],
        };
        let mut outputs = call.outputs.iter_mut();
        let mut next = || outputs.next().map_or(&mut [][..], |output| &mut **output);
        let (outputs, last, states, kept) = (next(), next(), next(), next());
        let (cells, last_cell) = (next(), next());
        recurrent::forward(
            Level::detect(),
            &of,
            Made { outputs, last, states, kept, cells, last_cell },
            call.scratch,
        );
    }

    fn scratch(&self, shapes: &Shapes) -> usize {
        recurrent::scratch(self.cell, shapes.inputs[1].sizes()[1])
    }

    fn rows(&self) -> usize {
        ROWS
    }
}

impl Rule for RecurrencePullback {
    fn name(&self) -> &'static str {
        "recurrence_pullback"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        let adjoints = self.d.iter().filter(|&&is| is).count();
        let count = 2 + usize::from(!matches!(self.cell, Cell::Rnn(_))) + adjoints;
        count..=count
    }

    fn skips_unread(&self) -> bool {
        true
    }

    fn in_place(&self) -> Option<(usize, usize)> {
        is_in_place(self.cell).then_some((1, 0))
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (name, cell, kept) = (self.name(), self.cell, inputs[1]);
        let [steps, width] = steps_and_width(name, cell, kept, cell.kept(), inputs[0])?;
        let (one, all) = (kept.with_sizes(&[width]), kept.with_sizes(&[steps, width]));
        let mut rest = inputs[2..].iter();
        let mut next = |what: &str, wanted: &Shape| match rest.next() {
            Some(&found) => expect(name, what, found, wanted.clone()),
            None => Ok(()),
        };
        if !matches!(cell, Cell::Rnn(_)) {
            next("states", &all)?;
        }
        if self.d[2] && !cell.has_cell() {
            return Err(Error::argument("recurrence_pullback: last cell", cell.name(), "lstm"));
        }
        for (wanted, _) in [&all, &one, &one].into_iter().zip(self.d).filter(|(_, is)| *is) {
            next("adjoint", wanted)?;
        }
        let products = kept.with_sizes(&[steps, cell.gates() * width]);
        let mut shapes = vec![products.clone(), one.clone()];
        shapes.extend(cell.parts_products().then_some(products));
        shapes.extend(cell.has_cell().then_some(one));
        Ok(shapes)
    }

    fn pullback(&self, _: &mut Graph, _: &Node, _: &[Option<Id>]) -> Result<operation::Adjoints> {
        let wanted = "a first derivative: a second one is not available";
        Err(Error::argument(self.cell.name(), "a second derivative", wanted))
    }
}

impl Run for RecurrencePullback {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let (cell, sizes) = (self.cell, call.shapes.inputs[1].sizes());
        let mut inputs = call.inputs[2..].iter().copied();
        let mut next = |is: bool| if is { inputs.next().unwrap_or(&[]) } else { &[] };
        let of = Pullback {
            cell,
            steps: sizes[0],
            width: call.shapes.inputs[0].sizes()[1],
            weights: call.inputs[0],
            kept: call.inputs[1],
            states: next(matches!(cell, Cell::Gru { .. })),
            cells: next(cell.has_cell()),
            d: self.d.map(next),
        };
        let mut outputs = call.outputs.iter_mut();
        let mut next = |is: bool| match outputs.next().filter(|_| is) {
            Some(output) => &mut **output,
            None => &mut [][..],
        };
        let (products, d_h) = (next(true), next(true));
        let (state_products, d_c) = match cell.has_cell() {
            true => (&mut [][..], next(true)),
            false => (next(cell.parts_products()), &mut [][..]),
        };
        let made = Adjoints { products, state_products, initial: [d_h, d_c] };
        recurrent::pullback(Level::detect(), &of, made, call.scratch);
    }

    fn scratch(&self, shapes: &Shapes) -> usize {
        recurrent::scratch(self.cell, shapes.inputs[0].sizes()[1])
    }

    fn rows(&self) -> usize {
        ROWS
    }
}
