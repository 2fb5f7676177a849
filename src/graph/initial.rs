//! Initial values of parameters: a seed gives the same bits on every machine.

use std::collections::HashSet;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use super::operations::Linear;
use super::{Graph, Id, Parameter};
use crate::error::{Error, Result};

/// Initial distribution of a parameter. Numbers are drawn from the network's seed. All functions used are this library's own, so the bits are the
/// same on every machine.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Initial {
    /// 0
    Zeros,
    /// 1
    Ones,
    /// Weights of a layer: uniform between ±1/√inputs, a variance of 1/(3 inputs), as PyTorch's layers begin. It gives the best networks of
    /// those that were tried (`docs/networks.md`).
    Weights {
        /// Number of terms that are summed in one output.
        inputs: usize,
    },
    /// Weights of a layer before a function that is 0 on one side, such as relu: variance 2/inputs (He et al., arXiv:1502.01852).
    He {
        /// Number of terms that are summed in one output.
        inputs: usize,
    },
    /// An embedding table: standard deviation 0.02.
    Table,
    /// Uniform between ±1/√inputs, as PyTorch draws recurrent weights.
    Bounded {
        /// Number of terms that are summed in one output.
        inputs: usize,
    },
    /// The same number everywhere.
    Value {
        /// A finite number.
        value: f64,
    },
    /// A normal distribution around 0.
    Normal {
        /// Standard deviation, a finite number of 0 or more.
        deviation: f64,
    },
    /// A uniform distribution between −bound and bound.
    Uniform {
        /// A finite number of 0 or more.
        bound: f64,
    },
    /// 1 or −1, each with probability ½.
    Signs,
}

/// `Eq` is valid because no number is NaN: [`Graph::parameter_from`] checks them.
impl Eq for Initial {}

impl Initial {
    /// Checks the numbers of the distribution.
    ///
    /// # Errors
    /// [`Error::Argument`] for a number that is not allowed for the distribution.
    pub(super) fn check(self) -> Result<()> {
        let (name, number) = match self {
            Initial::Value { value } => ("value", value),
            Initial::Normal { deviation } => ("deviation", deviation),
            Initial::Uniform { bound } => ("bound", bound),
            _ => return Ok(()),
        };
        let signed = matches!(self, Initial::Value { .. });
        // Parameters are 32-bit floats; a number drawn from a normal distribution is at most 8.6 deviations from 0.
        if number.abs() <= f64::from(f32::MAX) / 16.0 && (signed || number >= 0.0) {
            return Ok(());
        }
        let wanted = if signed { "a finite number" } else { "a finite number of 0 or more" };
        Err(Error::argument(format!("parameter: the initial {name}"), number, wanted))
    }
}

/// Product with the weights (inputs, outputs) of a layer.
const PRODUCT: Linear = Linear { transposed: false };

/// A linear layer of a graph.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LinearLayer {
    /// Number of the weights among the parameters.
    pub(crate) weight: usize,
    /// Value that the layer computes.
    pub(crate) output: Id,
}

impl Graph {
    /// Draws all parameters in order.
    pub(crate) fn draw(&self, seed: u64, parameters: &mut [f32]) {
        let mut generator = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut rest = parameters;
        for parameter in &self.parameters {
            let (values, others) = rest.split_at_mut(parameter.sizes.iter().product());
            rest = others;
            let mut uniform = |bound: f64| {
                for value in &mut *values {
                    *value = (bound * (2.0 * unit(&mut generator) - 1.0)) as f32;
                }
            };
            // A uniform number on (−a, a) has variance a²/3.
            match parameter.initial {
                Initial::Zeros => values.fill(0.0),
                Initial::Ones => values.fill(1.0),
                Initial::Value { value } => values.fill(value as f32),
                Initial::He { inputs } => uniform((6.0 / inputs.max(1) as f64).sqrt()),
                Initial::Table => uniform(0.02 * 3_f64.sqrt()),
                Initial::Weights { inputs } | Initial::Bounded { inputs } => {
                    uniform((1.0 / inputs.max(1) as f64).sqrt());
                }
                Initial::Uniform { bound } => uniform(bound),
                Initial::Normal { deviation } => values
                    .iter_mut()
                    .for_each(|value| *value = (deviation * normal(&mut generator)) as f32),
                Initial::Signs => values
                    .iter_mut()
                    .for_each(|value| *value = if unit(&mut generator) < 0.5 { -1.0 } else { 1.0 }),
            }
        }
    }

    /// Returns the linear layers with weights of their own, in the order in which they are computed. `all`: also those whose weights the graph
    /// does not draw.
    pub(crate) fn linear_layers(&self, all: bool) -> Vec<LinearLayer> {
        let drawn = self.are_layer_weights();
        let is_weight = |number: usize| all || drawn[number];
        let mut found: Vec<LinearLayer> = Vec::new();
        for node in self.nodes.iter().filter(|node| node.operation == PRODUCT.into()) {
            let (factor, output) = (node.inputs[1], node.outputs[0]);
            let number = self.parameters.iter().position(|of| of.value == factor);
            let own = number.filter(|&weight| is_weight(weight) && self.shape(output).is_per_row());
            let Some(weight) = own else { continue };
            if found.iter().all(|other| other.weight != weight) {
                found.push(LinearLayer { weight, output });
            }
        }
        found
    }

    /// Returns, for each parameter, true if it is the weight (inputs, outputs) of a layer. Such a weight is a factor of a product and is drawn as
    /// [`Initial::Weights`] or [`Initial::He`]. (A factor that is drawn in another way may be any matrix.)
    pub(crate) fn are_layer_weights(&self) -> Vec<bool> {
        let multiplied: HashSet<Id> = self
            .nodes
            .iter()
            .filter(|node| node.operation == PRODUCT.into())
            .map(|node| node.inputs[1])
            .collect();
        let is_drawn = |initial| matches!(initial, Initial::Weights { .. } | Initial::He { .. });
        let is = |of: &Parameter| is_drawn(of.initial) && multiplied.contains(&of.value);
        self.parameters.iter().map(is).collect()
    }
}

/// Returns a number in (0, 1): the middle of one of 2⁵² equal bins, so that neither end occurs.
fn unit(generator: &mut Xoshiro256PlusPlus) -> f64 {
    ((generator.next_u64() >> 12) as f64 + 0.5) / (1_u64 << 52) as f64
}

/// Returns a number from the standard normal distribution (Box & Muller, Ann. Math. Stat. 29 (1958) 610).
fn normal(generator: &mut Xoshiro256PlusPlus) -> f64 {
    let (radius, angle) = (unit(generator), unit(generator));
    (-2.0 * libm::log(radius)).sqrt() * libm::cos(std::f64::consts::TAU * angle)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(initial: Initial, seed: u64) -> Vec<f32> {
        let mut graph = Graph::new();
        graph.parameter_from("w", &[20_000], initial).unwrap();
        let mut values = vec![0.0; 20_000];
        graph.draw(seed, &mut values);
        values
    }

    /// Checks that mean, variance and fourth moment of the drawn numbers agree with the distribution within five standard errors.
    #[test]
    fn distributions_have_their_moments() {
        // Distribution, variance, E x⁴, variance of x⁴ in units of the variance to the fourth power.
        for (initial, variance, fourth, of_fourth) in [
            (Initial::Normal { deviation: 0.3 }, 0.09, 3.0, 96.0),
            (Initial::Uniform { bound: 2.0 }, 4.0 / 3.0, 1.8, 9.0 - 3.24),
            (Initial::Weights { inputs: 12 }, 1.0 / 36.0, 1.8, 9.0 - 3.24),
            (Initial::He { inputs: 12 }, 1.0 / 6.0, 1.8, 9.0 - 3.24),
            (Initial::Signs, 1.0, 1.0, 0.0),
        ] {
            let values: Vec<f64> = drawn(initial, 3).into_iter().map(f64::from).collect();
            let n = values.len() as f64;
            let moment = |power| values.iter().map(|x: &f64| x.powi(power)).sum::<f64>() / n;
            let (one, two, four) = (moment(1), moment(2) / variance, moment(4) / variance.powi(2));
            assert!(one.abs() < 5.0 * (variance / n).sqrt(), "{initial:?}: mean {one}");
            assert!(
                (two - 1.0).abs() <= 5.0 * ((fourth - 1.0) / n).sqrt() + 1e-6,
                "{initial:?} {two}"
            );
            assert!(
                (four - fourth).abs() <= 5.0 * (of_fourth / n).sqrt() + 1e-6,
                "{initial:?} {four}"
            );
        }
        assert!(drawn(Initial::Signs, 1).iter().all(|sign| sign.abs() == 1.0));
        assert_eq!(drawn(Initial::Value { value: -0.25 }, 1)[7], -0.25);
    }

    #[test]
    fn the_seed_alone_decides() {
        let normal = Initial::Normal { deviation: 1.0 };
        assert_eq!(drawn(normal, 5), drawn(normal, 5));
        assert_ne!(drawn(normal, 5), drawn(normal, 6));
    }

    #[test]
    fn numbers_of_no_distribution_are_refused() {
        let refused =
            |initial| Graph::new().parameter_from("w", &[2], initial).unwrap_err().to_string();
        let negative = refused(Initial::Normal { deviation: -1.0 });
        assert!(
            negative.contains("initial deviation is -1; wanted a finite number of 0"),
            "{negative}"
        );
        assert!(refused(Initial::Uniform { bound: f64::INFINITY }).contains("bound is inf"));
        assert!(refused(Initial::Value { value: f64::NAN }).contains("value is NaN"));
    }
}
