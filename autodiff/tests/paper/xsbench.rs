//! Cross sections of neutrons in a reactor by look-up in grids of energies, as in XSBench; written anew as kernels.
//!
//! The algorithm is that of XSBench, whose licence is:
//!
//! The MIT License (MIT). Copyright (c) 2012-2021 Argonne National Laboratory
//!
//! Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
//! documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
//! rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
//! persons to whom the Software is furnished to do so, subject to the following conditions:
//!
//! The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
//! Software.
//!
//! THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
//! WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
//! COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
//! OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

use rootgrad_autodiff::kernel;

/// Energies and materials of the particles: two numbers of a linear congruential generator for each look-up.
#[kernel]
pub(crate) fn xs_sample(energies: Global<f64>, materials: Global<u32>, lookups: u32) {
    const MODULUS: u64 = 9223372036854775808;
    const FACTOR: u64 = 2806196910506780709;
    const SEED: u64 = 1070;
    const SHARES: [f64; 12] =
        [0.140, 0.052, 0.275, 0.134, 0.154, 0.064, 0.066, 0.055, 0.008, 0.015, 0.025, 0.013];
    fn next(seed: u64) -> u64 {
        (FACTOR * seed + 1) % MODULUS
    }
    fn uniform(seed: u64) -> f64 {
        (seed as f64) / (MODULUS as f64)
    }
    /// The seed after `steps` steps.
    fn forward(seed: u64, steps: u64) -> u64 {
        let mut n = steps;
        let mut a = FACTOR;
        let mut c = 1u64;
        let mut a_new = 1u64;
        let mut c_new = 0u64;
        while n > 0 {
            if n & 1 == 1 {
                a_new *= a;
                c_new = c_new * a + c;
            }
            c *= a + 1;
            a *= a;
            n >>= 1;
        }
        (a_new * seed + c_new) % MODULUS
    }
    let i = thread::index_1d();
    if i >= lookups {
        return;
    }
    let first = next(forward(SEED, 2 * (i as u64)));
    let roll = uniform(next(first));
    energies.set(i, uniform(first));
    // As in the original, the share of the first material is left out.
    let mut material = 0u32;
    let mut found = 12u32;
    let mut running = 0.0f64;
    while material < 12 && found == 12 {
        if material > 0 {
            running += SHARES[material];
        }
        if roll < running {
            found = material;
        }
        material += 1;
    }
    materials.set(i, if found < 12 { found } else { 0 });
}

/// Macroscopic cross sections of the five channels: those of the material's nuclides, interpolated in their grids and
/// weighted by concentration. A point of a grid is its energy and five cross sections.
#[kernel]
#[autodiff_reverse(
    d_xs_lookup,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const
)]
#[autodiff_forward(t_xs_lookup, Dual, Dual, Dual, Dual, Const, Const, Const, Const, Const, Const)]
pub(crate) fn xs_lookup(
    out: Global<f64>,
    points: Global<f64>,
    concentrations: Global<f64>,
    energies: Global<f64>,
    materials: Global<u32>,
    counts: Global<u32>,
    nuclides: Global<u32>,
    lookups: u32,
    most: u32,
    length: u32,
) {
    const CHANNELS: u32 = 5;
    const WIDTH: u32 = 6;
    /// The number of the last point below the energy, by bisection.
    fn search(points: Global<f64>, first: u32, length: u32, energy: f64) -> u32 {
        let mut low = 0u32;
        let mut high = length - 1;
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if points.get((first + middle) * WIDTH) > energy {
                high = middle;
            } else {
                low = middle;
            }
        }
        low
    }
    let i = thread::index_1d();
    if i >= lookups {
        return;
    }
    let energy = energies.get(i);
    let material = materials.get(i);
    let mut macroscopic = [0.0f64; CHANNELS];
    for j in 0..counts.get(material) {
        let first = nuclides.get(material * most + j) * length;
        let low = (first + search(points, first, length, energy)) * WIDTH;
        let high = low + WIDTH;
        let f = (points.get(high) - energy) / (points.get(high) - points.get(low));
        let share = concentrations.get(material * most + j);
        for k in 0..CHANNELS {
            let upper = points.get(high + 1 + k);
            macroscopic[k] += share * (upper - f * (upper - points.get(low + 1 + k)));
        }
    }
    for k in 0..CHANNELS {
        out.set(i * CHANNELS + k, macroscopic[k]);
    }
}
