//! Recurrent layers over (T, I): the product with the inputs of all steps at once, then step after step.
//!
//! Several layers are one after the other; both directions are one on [`Graph::flip`] of the steps, its outputs flipped back and
//! [`Graph::concat`] of the two.

use crate::error::{Error, Result};
use crate::graph::{Graph, Id, Shape, Unary};

/// The weights of a recurrent layer of I inputs, H outputs and G gates, laid out and named as PyTorch has them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recurrent {
    /// Of the inputs: (G·H, I).
    pub w_ih: Id,
    /// Of the state: (G·H, H).
    pub w_hh: Id,
    /// Added to the product with the inputs: (G·H).
    pub b_ih: Option<Id>,
    /// Added to the product with the state: (G·H).
    pub b_hh: Option<Id>,
}

impl Graph {
    /// A long short-term memory, x (T, I) → the outputs (T, H), the last one (H) and the last cell (H); gates are in the order
    /// input, forget, cell, output: Hochreiter & Schmidhuber, Neural Computation 9 (1997) 1735, with the forget gate of Gers
    /// et al., 12 (2000) 2451. It begins with zeros, or the output and the cell (H) of `initial`.
    ///
    /// # Errors
    /// [`Error::Shape`] for shapes that do not go together, or no step.
    pub fn lstm(
        &mut self,
        x: Id,
        weights: &Recurrent,
        initial: Option<[Id; 2]>,
    ) -> Result<[Id; 3]> {
        let (steps, width) = self.input_products("lstm", x, weights, 4)?;
        let mut h = self.first_state("lstm", initial.map(|[h, _]| h), width)?;
        let mut c = self.first_state("lstm", initial.map(|[_, c]| c), width)?;
        let mut outputs = Vec::with_capacity(steps.len());
        for step in steps {
            let product = self.linear_transposed(h, weights.w_hh, weights.b_hh)?;
            let sum = self.add(step, product)?;
            let gates = self.split(sum, 0, &[width; 4])?;
            let [input, forget, output] =
                [gates[0], gates[1], gates[3]].map(|gate| self.unary(Unary::Sigmoid, gate));
            let cell = self.unary(Unary::Tanh, gates[2])?;
            let (new, kept) = (self.mul(input?, cell)?, self.mul(forget?, c)?);
            c = self.add(kept, new)?;
            let shown = self.unary(Unary::Tanh, c)?;
            h = self.mul(output?, shown)?;
            outputs.push(h);
        }
        Ok([self.stacked(&outputs, width)?, h, c])
    }

    /// A gated recurrent unit, x (T, I) → the outputs (T, H) and the last one (H); gates are in the order reset, update, new:
    /// Cho et al., arXiv:1406.1078. If `reset_after`, the reset gate acts on the state's product, as in PyTorch (ONNX's
    /// `linear_before_reset`), else on the state, as in the paper. It begins with zeros, or the output (H) of `initial`.
    ///
    /// # Errors
    /// [`Error::Shape`] for shapes that do not go together, or no step.
    pub fn gru(
        &mut self,
        x: Id,
        weights: &Recurrent,
        initial: Option<Id>,
        reset_after: bool,
    ) -> Result<[Id; 2]> {
        let (steps, width) = self.input_products("gru", x, weights, 3)?;
        let mut h = self.first_state("gru", initial, width)?;
        // The gates that the state enters as it is, and the new state's part.
        let now = if reset_after { 3 } else { 2 };
        let sizes = [now * width, (3 - now) * width];
        let parts = |graph: &mut Graph, value| graph.split(value, 0, &sizes);
        let w = parts(self, weights.w_hh)?;
        let b = weights.b_hh.map(|b| parts(self, b)).transpose()?;
        let b = |part: usize| b.as_ref().map(|b| b[part]);
        let mut outputs = Vec::with_capacity(steps.len());
        for step in steps {
            let of_input = self.split(step, 0, &[width; 3])?;
            let product = self.linear_transposed(h, w[0], b(0))?;
            let of_state = self.split(product, 0, &[width; 3][..now])?;
            let [reset, update] = [0, 1].map(|gate| {
                let sum = self.add(of_input[gate], of_state[gate])?;
                self.unary(Unary::Sigmoid, sum)
            });
            let remembered = match of_state.get(2) {
                Some(&product) => self.mul(reset?, product)?,
                None => {
                    let state = self.mul(reset?, h)?;
                    self.linear_transposed(state, w[1], b(1))?
                }
            };
            let sum = self.add(of_input[2], remembered)?;
            let new = self.unary(Unary::Tanh, sum)?;
            // (1 − z) n + z h
            let difference = self.sub(h, new)?;
            let kept = self.mul(update?, difference)?;
            h = self.add(new, kept)?;
            outputs.push(h);
        }
        Ok([self.stacked(&outputs, width)?, h])
    }

    /// A recurrent layer without gates, hₜ = f(W xₜ + b + U hₜ₋₁ + c), x (T, I) → the outputs (T, H) and the last one (H):
    /// Elman, Cognitive Science 14 (1990) 179. It begins with zeros, or the output (H) of `initial`.
    ///
    /// # Errors
    /// [`Error::Shape`] for shapes that do not go together, or no step.
    pub fn rnn(
        &mut self,
        x: Id,
        weights: &Recurrent,
        initial: Option<Id>,
        f: Unary,
    ) -> Result<[Id; 2]> {
        let (steps, width) = self.input_products("rnn", x, weights, 1)?;
        let mut h = self.first_state("rnn", initial, width)?;
        let mut outputs = Vec::with_capacity(steps.len());
        for step in steps {
            let product = self.linear_transposed(h, weights.w_hh, weights.b_hh)?;
            let sum = self.add(step, product)?;
            h = self.unary(f, sum)?;
            outputs.push(h);
        }
        Ok([self.stacked(&outputs, width)?, h])
    }

    /// The product with the inputs (G·H) of each step, and H.
    fn input_products(
        &mut self,
        name: &str,
        x: Id,
        weights: &Recurrent,
        gates: usize,
    ) -> Result<(Vec<Id>, usize)> {
        let refusal = |what: &str, id: Id, wanted: String| {
            Err(Error::shape(format!("{name}: {what}"), self.shape(id), wanted))
        };
        let time = match *self.shape(x).sizes() {
            [time, _] if time > 0 => time,
            _ => return refusal("inputs", x, "(T, I), one step or more".to_owned()),
        };
        let width = match *self.shape(weights.w_hh).sizes() {
            [rows, width] if rows == gates * width => width,
            _ => return refusal("weights of the state", weights.w_hh, format!("({gates} H, H)")),
        };
        if self.shape(weights.w_ih).sizes().first() != Some(&(gates * width)) {
            let wanted = format!("({}, I), for H = {width}", gates * width);
            return refusal("weights of the inputs", weights.w_ih, wanted);
        }
        let product = self.linear_transposed(x, weights.w_ih, weights.b_ih)?; // (T, G·H)
        let steps = self.split(product, 0, &vec![1; time])?;
        let flat = steps.into_iter().map(|step| self.reshape(step, &[gates * width]));
        Ok((flat.collect::<Result<_>>()?, width))
    }

    /// The state that is given, or zeros.
    fn first_state(&mut self, name: &str, state: Option<Id>, width: usize) -> Result<Id> {
        let wanted = Shape::shared(&[width]);
        match state {
            Some(state) if self.shape(state).sizes() == wanted.sizes() => Ok(state),
            Some(state) => {
                Err(Error::shape(format!("{name}: initial state"), self.shape(state), wanted))
            }
            None => {
                let zero = self.scalar(0.0);
                self.expand(zero, &wanted)
            }
        }
    }

    /// The outputs (H) of all steps as (T, H).
    fn stacked(&mut self, outputs: &[Id], width: usize) -> Result<Id> {
        let rows = outputs.iter().map(|&output| self.reshape(output, &[1, width]));
        let rows = rows.collect::<Result<Vec<_>>>()?;
        self.concat(&rows, 0)
    }
}
