//! Initial parameters: the same on every machine for a seed.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::layout::Layout;

/// The distribution of the initial parameters.
///
/// All distributions are uniform, not normal: a uniform number needs no function whose last bit depends on the C library.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Init {
    /// Variance 2/in for hidden layers (He et al., arXiv:1502.01852) and 1/in for the last, which has no
    /// non-linearity; biases 0.
    He,
    /// Variance 2/(in + out): Glorot & Bengio, AISTATS 2010; biases 0.
    Xavier,
    /// Weights and biases between ±1/√in, a variance of 1/(3 in), as PyTorch's linear layers begin. This is the default: of the three
    /// it gives the best results on tables, with every activation and width that was tried (`docs/networks.md`).
    #[default]
    Bounded,
}

/// Draws the parameters of `layout` from `seed`.
pub(in crate::models) fn draw(layout: &Layout, init: Init, seed: u64, parameters: &mut [f32]) {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(seed);
    let count = layout.layers().len();
    for (n, layer) in layout.layers().iter().enumerate() {
        let (inputs, outputs) = (layer.inputs as f64, layer.outputs as f64);
        let variance = match init {
            Init::He if n + 1 == count => 1.0 / inputs,
            Init::He => 2.0 / inputs,
            Init::Xavier => 2.0 / (inputs + outputs),
            Init::Bounded => 1.0 / (3.0 * inputs),
        };
        // A uniform number on (−a, a) has variance a²/3.
        let bound = (3.0 * variance).sqrt();
        let mut uniform = |values: &mut [f32]| {
            for value in values {
                *value = (bound * (2.0 * unit(&mut generator) - 1.0)) as f32;
            }
        };
        uniform(&mut parameters[layer.weight.clone()]);
        match init {
            Init::Bounded => uniform(&mut parameters[layer.bias.clone()]),
            Init::He | Init::Xavier => parameters[layer.bias.clone()].fill(0.0),
        }
    }
}

/// Returns a number on (0, 1): the middle of one of 2⁵² equal bins, so that 0 and 1 never occur.
pub(in crate::models) fn unit(generator: &mut Xoshiro256PlusPlus) -> f64 {
    ((generator.next_u64() >> 12) as f64 + 0.5) / (1_u64 << 52) as f64
}
