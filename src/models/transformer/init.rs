//! Initial parameters: the same on every machine for a seed.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::Layout;
use crate::models::mlp::unit;

/// Draws the parameters: weights uniform with variance 1/in, those at the end of a residual branch with 1/(2·L·in);
/// positions and class token with deviation 0.02; gains 1, biases 0.
pub(in crate::models) fn draw(layout: &Layout, seed: u64, parameters: &mut [f32]) {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(seed);
    for tensor in layout.tensors() {
        let values = &mut parameters[tensor.range()];
        let name = tensor.name.rsplit_once('.').map_or(tensor.name.as_str(), |(name, _)| name);
        let ends = name.ends_with("proj");
        let variance = match (&tensor.name, &tensor.shape[..]) {
            (name, _) if *name == "positions" || *name == "class" => 0.02 * 0.02,
            (_, [_, inputs]) if ends => 1.0 / (2 * layout.blocks.len() * inputs) as f64,
            (_, [_, inputs]) => 1.0 / *inputs as f64,
            (name, _) => {
                values.fill(if name.ends_with(".weight") { 1.0 } else { 0.0 });
                continue;
            }
        };
        // A uniform number on (−a, a) has variance a²/3.
        let bound = (3.0 * variance).sqrt();
        for value in values {
            *value = (bound * (2.0 * unit(&mut generator) - 1.0)) as f32;
        }
    }
}
