//! How parameters begin: the same bits on every machine for a seed.

use std::collections::HashSet;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use super::elementwise::Elementwise;
use super::operations::Linear;
use super::{Graph, Id, Operation, Parameter, Unary};

/// How a parameter begins.
///
/// Numbers are drawn uniformly, not normally: a uniform number needs no function whose last bit depends on the C library.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Initial {
    /// 0
    Zeros,
    /// 1
    Ones,
    /// Weights of a product: variance 2/inputs if a function that is 0 on one side, such as relu or gelu, follows (He et al.,
    /// arXiv:1502.01852), else 1/inputs.
    Weights {
        /// Numbers that are summed in one output.
        inputs: usize,
    },
    /// A table of parts, as an embedding: standard deviation 0.02.
    Table,
    /// Between ±1/√inputs, as recurrent weights are drawn in PyTorch.
    Bounded {
        /// Numbers that are summed in one output.
        inputs: usize,
    },
}

impl Graph {
    /// Draws the parameters, one after the other.
    pub(crate) fn draw(&self, seed: u64, parameters: &mut [f32]) {
        let mut generator = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut rest = parameters;
        for parameter in &self.parameters {
            let (values, others) = rest.split_at_mut(parameter.sizes.iter().product());
            rest = others;
            // A uniform number on (−a, a) has variance a²/3.
            let bound = match parameter.initial {
                Initial::Zeros | Initial::Ones => {
                    values.fill(if parameter.initial == Initial::Ones { 1.0 } else { 0.0 });
                    continue;
                }
                Initial::Weights { inputs } => {
                    let gain = if self.is_cut_after(parameter.value) { 2.0 } else { 1.0 };
                    (3.0 * gain / inputs.max(1) as f64).sqrt()
                }
                Initial::Table => 0.02 * 3_f64.sqrt(),
                Initial::Bounded { inputs } => (1.0 / inputs.max(1) as f64).sqrt(),
            };
            for value in values {
                *value = (bound * (2.0 * unit(&mut generator) - 1.0)) as f32;
            }
        }
    }

    /// Of each parameter whether it is the weight (inputs, outputs) of a layer: that of a product, and drawn as one. (What is
    /// multiplied without being drawn so may be any matrix.)
    pub(crate) fn are_layer_weights(&self) -> Vec<bool> {
        let multiplied: HashSet<Id> = self
            .nodes
            .iter()
            .filter(|node| node.operation == Linear { transposed: false }.into())
            .map(|node| node.inputs[1])
            .collect();
        let is_drawn = |initial| matches!(initial, Initial::Weights { .. });
        let is = |of: &Parameter| is_drawn(of.initial) && multiplied.contains(&of.value);
        self.parameters.iter().map(is).collect()
    }

    /// Whether what is made of a weight goes through a function that is (nearly) 0 on one side.
    fn is_cut_after(&self, weight: Id) -> bool {
        let (mut made, mut is_multiplied) = (vec![weight], false);
        for (number, node) in self.nodes.iter().enumerate() {
            if !node.inputs.iter().any(|input| made.contains(input)) {
                continue;
            }
            match node.operation {
                Operation::Elementwise(Elementwise::Unary(f)) => {
                    return matches!(
                        f,
                        Unary::Relu | Unary::Gelu | Unary::Silu | Unary::Mish | Unary::Softplus
                    );
                }
                // Other sizes, a bias added.
                Operation::Reshape(_) | Operation::Elementwise(Elementwise::Binary(_)) => {
                    made.extend(&self.nodes[number].outputs);
                }
                // The product itself.
                _ if !is_multiplied => {
                    is_multiplied = true;
                    made.extend(&self.nodes[number].outputs);
                }
                _ => return false,
            }
        }
        false
    }
}

/// A number on (0, 1): the middle of one of 2⁵² equal bins, so that neither end comes up.
fn unit(generator: &mut Xoshiro256PlusPlus) -> f64 {
    ((generator.next_u64() >> 12) as f64 + 0.5) / (1_u64 << 52) as f64
}
