//! The reverse pass: adjoints are added to the graph as further operations.

use super::{Graph, Id};
use crate::error::{Error, Result};

impl Graph {
    /// Returns the gradient of `y` with respect to values: ∂(Σ rows y)/∂x for each, in the shape of x. The gradient is zero where `y` does not
    /// depend on x.
    ///
    /// `y` is one number (`[]`), or one number for each row (`[*]`).
    ///
    /// # Errors
    /// [`Error::Shape`] if `y` is not one number; [`Error::Argument`] if an operation has no derivative in the graph (for example the second
    /// derivative of a function like gelu).
    pub fn gradient(&mut self, y: Id, with_respect_to: &[Id]) -> Result<Vec<Id>> {
        if self.shape(y).rank() != 0 {
            let wanted = "one number, [] or [*]: a sum or a mean of it";
            return Err(Error::shape("the value to differentiate", self.shape(y), wanted));
        }
        let (one, shape) = (self.scalar(1.0), self.shape(y).clone());
        let one = self.expand(one, &shape)?;
        self.pullback(&[(y, one)], with_respect_to)
    }

    /// Runs the reverse pass: returns the adjoints of other values, given the adjoints in `seeds`.
    ///
    /// # Errors
    /// Same as [`Graph::gradient`]; [`Error::Shape`] for a seed whose shape differs from its value's.
    pub fn pullback(&mut self, seeds: &[(Id, Id)], with_respect_to: &[Id]) -> Result<Vec<Id>> {
        let count = self.values.len();
        let mut adjoints: Vec<Option<Id>> = vec![None; count];
        for &(value, seed) in seeds {
            if self.shape(value) != self.shape(seed) {
                return Err(Error::shape("seed", self.shape(seed), self.shape(value)));
            }
            self.accumulate(&mut adjoints, value, seed)?;
        }
        let depends = self.depends_on(with_respect_to);
        for number in (0..self.nodes.len().min(depends.len())).rev() {
            if !depends[number] {
                continue;
            }
            let node = self.nodes[number].clone();
            let d: Vec<Option<Id>> =
                node.outputs.iter().map(|&output| adjoints[output.0 as usize]).collect();
            let rule = node.operation.rule();
            let Some(rule) = rule.filter(|_| d.iter().any(Option::is_some)) else { continue };
            let inputs = rule.pullback(self, &node, &d)?;
            for (&input, adjoint) in node.inputs.iter().zip(inputs) {
                if let Some(adjoint) =
                    adjoint.filter(|_| self.wants(&depends, with_respect_to, input))
                {
                    self.accumulate(&mut adjoints, input, adjoint)?;
                }
            }
        }
        let zero = self.scalar(0.0);
        let mut result = Vec::with_capacity(with_respect_to.len());
        for &value in with_respect_to {
            let shape = self.shape(value).clone();
            result.push(match adjoints[value.0 as usize] {
                Some(adjoint) => adjoint,
                None => self.expand(zero, &shape)?,
            });
        }
        Ok(result)
    }

    /// Differentiates a pullback. Given the adjoints `g` of the pullback's results, returns the adjoints of its operands: of `d`, the adjoint of
    /// `composed(inputs)`, and of `inputs`. `composed` writes an operation that has a kernel as a composition of other operations, which are
    /// differentiated twice.
    ///
    /// # Errors
    /// Same as [`Graph::gradient`].
    pub(crate) fn second_pullback(
        &mut self,
        d: Id,
        inputs: &[Id],
        composed: impl FnOnce(&mut Self, &[Id]) -> Result<Id>,
        g: &[Option<Id>],
    ) -> Result<Vec<Id>> {
        // Stand-ins stop the adjoints here: d may itself depend on the inputs.
        let mut stand_ins = Vec::with_capacity(1 + inputs.len());
        for &value in [&[d], inputs].concat().iter() {
            let mut stand_in = self.stop_gradient(value)?;
            // A value that occurs twice needs two stand-ins.
            while stand_ins.contains(&stand_in) {
                stand_in = self.stop_gradient(stand_in)?;
            }
            stand_ins.push(stand_in);
        }
        let y = composed(self, &stand_ins[1..])?;
        let first = self.pullback(&[(y, stand_ins[0])], &stand_ins[1..])?;
        let seeds = first.into_iter().zip(g).filter_map(|(value, &seed)| Some((value, seed?)));
        self.pullback(&seeds.collect::<Vec<_>>(), &stand_ins)
    }

    fn accumulate(&mut self, adjoints: &mut [Option<Id>], value: Id, adjoint: Id) -> Result<()> {
        let slot = value.0 as usize;
        debug_assert_eq!(self.shape(value), self.shape(adjoint), "{:?}", self.node_of(value));
        adjoints[slot] = Some(match adjoints[slot] {
            Some(sum) => self.add(sum, adjoint)?,
            None => adjoint,
        });
        Ok(())
    }

    /// Returns, for each present node, true if it depends on one of the values.
    fn depends_on(&self, values: &[Id]) -> Vec<bool> {
        let mut depends = vec![false; self.nodes.len()];
        for (number, node) in self.nodes.iter().enumerate() {
            depends[number] = node.inputs.iter().any(|&input| {
                values.contains(&input) || depends[self.values[input.0 as usize].node as usize]
            });
        }
        depends
    }

    /// True if a value's adjoint leads to one of the requested adjoints.
    fn wants(&self, depends: &[bool], values: &[Id], value: Id) -> bool {
        values.contains(&value) || depends[self.values[value.0 as usize].node as usize]
    }
}
