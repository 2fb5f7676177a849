//! Initial parameters: the same on every machine for a seed.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::{Gpt2Config, Layout};

/// Standard deviation of the weights, as published.
const DEVIATION: f64 = 0.02;

/// Draws the parameters: weights nearly normal with deviation 0.02, those at the end of a residual branch with
/// 0.02/√(2L); gains 1, biases and padding 0.
pub(super) fn draw(config: &Gpt2Config, layout: &Layout, seed: u64, parameters: &mut [f32]) {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(seed);
    for tensor in layout.tensors() {
        let values = &mut parameters[tensor.range()];
        if !tensor.is_matrix {
            values.fill(if tensor.name.starts_with("ln") && tensor.name.ends_with('w') {
                1.0
            } else {
                0.0
            });
            continue;
        }
        let deviation = match tensor.name {
            "attprojw" | "fcprojw" => DEVIATION / (2.0 * config.layers as f64).sqrt(),
            _ => DEVIATION,
        };
        let drawn =
            if tensor.name == "wte" { config.vocabulary * config.channels } else { values.len() };
        for value in &mut values[..drawn] {
            *value = (deviation * normal(&mut generator)) as f32;
        }
        values[drawn..].fill(0.0);
    }
}

/// Returns a random number with mean 0 and variance 1: the scaled sum of four uniform ones. A true normal number would
/// need functions whose last bit depends on the C library.
fn normal(generator: &mut Xoshiro256PlusPlus) -> f64 {
    let bits = generator.next_u64();
    let sum: f64 = (0..4).map(|i| ((bits >> (16 * i)) & 0xffff) as f64 + 0.5).sum();
    // Four uniform numbers on (0, 1) have mean 2 and variance 1/3.
    (sum / 65536.0 - 2.0) * 3.0_f64.sqrt()
}
