//! Initial parameters: the same on every machine for a seed.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::Layout;
use crate::models::mlp::unit;

/// Standard deviation of positions and class token.
const DEVIATION: f64 = 0.02;

/// Draws the parameters: weights and biases of layers uniform between ±1/√inputs, as PyTorch's linear layers begin; positions and class
/// token with deviation 0.02; scales of the norms 1, their shifts 0. `docs/networks.md` has the measurement.
pub(in crate::models) fn draw(layout: &Layout, seed: u64, parameters: &mut [f32]) {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(seed);
    // Name and inputs of the last layer with a matrix: its bias follows.
    let mut layer = (String::new(), 0);
    for tensor in layout.tensors() {
        let values = &mut parameters[tensor.range()];
        let (name, part) = tensor.name.rsplit_once('.').unwrap_or((&tensor.name, ""));
        let bound = match (name, &tensor.shape[..]) {
            // A uniform number on (−a, a) has variance a²/3.
            ("positions" | "class", _) => 3f64.sqrt() * DEVIATION,
            (_, &[_, inputs]) => {
                layer = (name.to_owned(), inputs);
                1.0 / (inputs as f64).sqrt()
            }
            _ if name == layer.0 => 1.0 / (layer.1 as f64).sqrt(),
            _ => {
                values.fill(if part == "weight" { 1.0 } else { 0.0 });
                continue;
            }
        };
        for value in values {
            *value = (bound * (2.0 * unit(&mut generator) - 1.0)) as f32;
        }
    }
}
