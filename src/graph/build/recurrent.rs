//! Recurrent layers over (T, I). The product with the inputs of all steps is computed first; then all steps run as one operation.
//!
//! Several layers are applied one after the other. For both directions, apply a second layer to [`Graph::flip`] of the steps, flip its
//! outputs back, and use [`Graph::concat`] to join the two.

use crate::error::{Error, Result};
use crate::graph::operations::{LAST, LAST_CELL, OUTPUTS, Recurrence};
use crate::graph::{Graph, Id, Shape, Unary};
use crate::kernels::recurrent::Cell;

/// Weights of a recurrent layer with I inputs, H outputs and G gates, with PyTorch's layout and names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recurrent {
    /// Weights of the inputs: (G·H, I).
    pub w_ih: Id,
    /// Weights of the state: (G·H, H).
    pub w_hh: Id,
    /// Bias added to the product with the inputs: (G·H).
    pub b_ih: Option<Id>,
    /// Bias added to the product with the state: (G·H).
    pub b_hh: Option<Id>,
}

impl Graph {
    /// Applies a long short-term memory (LSTM): x (T, I) → the outputs (T, H), the last output (H) and the last cell (H). Gates are in
    /// the order input, forget, cell, output: Hochreiter & Schmidhuber, Neural Computation 9 (1997) 1735, with the forget gate of Gers
    /// et al., 12 (2000) 2451. The layer starts from zeros, or from the output and the cell (H) of `initial`.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes, or no step.
    pub fn lstm(
        &mut self,
        x: Id,
        weights: &Recurrent,
        initial: Option<[Id; 2]>,
    ) -> Result<[Id; 3]> {
        let width = self.recurrent_width("lstm", x, weights, 4)?;
        let products = self.input_products("lstm", x, weights, weights.b_hh)?;
        let initial = initial.map_or(Vec::new(), |both| both.to_vec());
        let made = self.recurrence(Cell::Lstm, products, weights, None, initial, width)?;
        Ok([made[OUTPUTS], made[LAST], made[LAST_CELL]])
    }

    /// Applies a gated recurrent unit (GRU): x (T, I) → the outputs (T, H) and the last output (H). Gates are in the order reset,
    /// update, new: Cho et al., arXiv:1406.1078. If `reset_after`, the reset gate acts on the state's product, as in PyTorch (ONNX's
    /// `linear_before_reset`); otherwise on the state, as in the paper. The layer starts from zeros, or from the output (H) of
    /// `initial`.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes, or no step.
    pub fn gru(
        &mut self,
        x: Id,
        weights: &Recurrent,
        initial: Option<Id>,
        reset_after: bool,
    ) -> Result<[Id; 2]> {
        let width = self.recurrent_width("gru", x, weights, 3)?;
        let (mut b_hh, mut bias) = (weights.b_hh, None);
        if let (Some(b), true) = (b_hh, reset_after) {
            // The bias of the product that the reset gate multiplies must be added before the gate.
            self.check_bias("gru", b, 3 * width)?;
            let parts = self.split(b, 0, &[2 * width, width])?;
            b_hh = Some(self.pad(parts[0], &[(0, width)])?);
            bias = Some(parts[1]);
        }
        let products = self.input_products("gru", x, weights, b_hh)?;
        let initial = initial.map_or(Vec::new(), |h| vec![h]);
        let cell = Cell::Gru { reset_after };
        let made = self.recurrence(cell, products, weights, bias, initial, width)?;
        Ok([made[OUTPUTS], made[LAST]])
    }

    /// Applies a recurrent layer without gates, hₜ = f(W xₜ + b + U hₜ₋₁ + c): x (T, I) → the outputs (T, H) and the last output (H);
    /// Elman, Cognitive Science 14 (1990) 179. The layer starts from zeros, or from the output (H) of `initial`.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes, or no step.
    pub fn rnn(
        &mut self,
        x: Id,
        weights: &Recurrent,
        initial: Option<Id>,
        f: Unary,
    ) -> Result<[Id; 2]> {
        let width = self.recurrent_width("rnn", x, weights, 1)?;
        let products = self.input_products("rnn", x, weights, weights.b_hh)?;
        let initial = initial.map_or(Vec::new(), |h| vec![h]);
        let made = self.recurrence(Cell::Rnn(f), products, weights, None, initial, width)?;
        Ok([made[OUTPUTS], made[LAST]])
    }

    /// Returns H, if the inputs are steps and the weights suit `gates` gates.
    fn recurrent_width(
        &self,
        name: &str,
        x: Id,
        weights: &Recurrent,
        gates: usize,
    ) -> Result<usize> {
        let refusal = |what: &str, id: Id, wanted: String| {
            Err(Error::shape(format!("{name}: {what}"), self.shape(id), wanted))
        };
        if !matches!(*self.shape(x).sizes(), [time, _] if time > 0) {
            return refusal("inputs", x, "(T, I), one step or more".to_owned());
        }
        let width = match *self.shape(weights.w_hh).sizes() {
            [rows, width] if width > 0 && rows == gates * width => width,
            _ => return refusal("weights of the state", weights.w_hh, format!("({gates} H, H)")),
        };
        if self.shape(weights.w_ih).sizes().first() != Some(&(gates * width)) {
            let wanted = format!("({}, I), for H = {width}", gates * width);
            return refusal("weights of the inputs", weights.w_ih, wanted);
        }
        Ok(width)
    }

    /// Returns the product with the inputs of all steps (T, G·H), plus `b_ih` and `more`.
    fn input_products(
        &mut self,
        name: &str,
        x: Id,
        weights: &Recurrent,
        more: Option<Id>,
    ) -> Result<Id> {
        let outputs = self.shape(weights.w_ih).sizes()[0];
        for bias in [weights.b_ih, more].into_iter().flatten() {
            self.check_bias(name, bias, outputs)?;
        }
        let bias = match (weights.b_ih, more) {
            (Some(a), Some(b)) => Some(self.add(a, b)?),
            (a, b) => a.or(b),
        };
        self.linear_transposed(x, weights.w_ih, bias)
    }

    fn check_bias(&self, name: &str, bias: Id, outputs: usize) -> Result<()> {
        let wanted = Shape::shared(&[outputs]);
        match *self.shape(bias) == wanted {
            true => Ok(()),
            false => Err(Error::shape(format!("{name}: bias"), self.shape(bias), wanted)),
        }
    }

    /// Runs all steps, starting from the product with the inputs.
    fn recurrence(
        &mut self,
        cell: Cell,
        products: Id,
        weights: &Recurrent,
        bias: Option<Id>,
        mut initial: Vec<Id>,
        width: usize,
    ) -> Result<Vec<Id>> {
        let state = Shape::shared(&[width]);
        if let Some(&other) = initial.iter().find(|&&h| self.shape(h).sizes() != state.sizes()) {
            let what = format!("{}: initial state", cell.name());
            return Err(Error::shape(what, self.shape(other), state));
        }
        // Either all rows share everything, or each row has its own values.
        let (mut products, of_products) = (products, self.shape(products).clone());
        let per_row =
            of_products.is_per_row() || initial.iter().any(|&h| self.shape(h).is_per_row());
        if per_row {
            products = self.expand(products, &Shape::per_row(of_products.sizes()))?;
            for h in &mut initial {
                *h = self.expand(*h, &Shape::per_row(&[width]))?;
            }
        }
        let (has_bias, has_initial) = (bias.is_some(), !initial.is_empty());
        let operands: Vec<Id> =
            [products, weights.w_hh].into_iter().chain(bias).chain(initial).collect();
        self.apply(Recurrence { cell, has_bias, has_initial }, &operands)
    }
}
