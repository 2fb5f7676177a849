//! XSBench and RSBench: values against plain Rust that was written independently of the kernels, and derivatives.

use rootgrad_autodiff::kernel::{Buffer, Device};

use crate::harness::{Problem, devices, numbers};
use crate::rsbench::{d_rs_lookup, rs_lookup, t_rs_lookup};
use crate::xsbench::{d_xs_lookup, t_xs_lookup, xs_lookup, xs_sample};

const NUCLIDES: usize = 9;
const MATERIALS: usize = 12;
/// Most nuclides of a material.
const MOST: usize = 6;
const LOOKUPS: usize = 200;

/// Energies and materials of the look-ups.
fn samples() -> (Vec<f64>, Vec<u32>) {
    let (energies, materials) = (Buffer::zeros(LOOKUPS), Buffer::zeros(LOOKUPS));
    xs_sample::launch(&Device::cpu(), 7, 32, &energies, &materials, LOOKUPS as u32).unwrap();
    (energies.to_vec(), materials.to_vec())
}

/// Numbers of nuclides of each material, and the nuclides, with gaps.
fn compositions() -> (Vec<u32>, Vec<u32>) {
    let counts: Vec<u32> = (0..MATERIALS).map(|m| 1 + (m * 5 % MOST) as u32).collect();
    let nuclides = (0..MATERIALS * MOST).map(|k| (k * 7 % NUCLIDES) as u32).collect();
    (counts, nuclides)
}

/// The nuclides of a material with their concentrations.
fn parts(material: u32, concentrations: &[f64]) -> Vec<(usize, f64)> {
    let (counts, nuclides) = compositions();
    let first = material as usize * MOST;
    let at = first..first + counts[material as usize] as usize;
    at.map(|k| (nuclides[k] as usize, concentrations[k])).collect()
}

#[test]
fn samples_are_those_of_the_generator() {
    let mut seed = 1070u64;
    let mut next = || {
        seed = ((u128::from(seed) * 2806196910506780709 + 1) % (1 << 63)) as u64;
        seed as f64 / (1u64 << 63) as f64
    };
    // Upper ends of the materials 1 to 11; all above belong to the first one.
    let shares = [52, 275, 134, 154, 64, 66, 55, 8, 15, 25, 13];
    let ends: Vec<f64> =
        (1..=11).map(|n| f64::from(shares[..n].iter().sum::<u32>()) * 1e-3).collect();
    let (energies, materials) = samples();
    for (energy, material) in energies.into_iter().zip(materials) {
        assert_eq!(energy, next());
        let roll = next();
        let wanted = ends.iter().position(|end| roll < *end).map_or(0, |n| n as u32 + 1);
        assert_eq!(material, wanted, "{roll}");
    }
}

const LENGTH: usize = 11;

/// Grids of points: energies in their order, and five cross sections each.
fn points() -> Vec<f64> {
    let mut all = Vec::new();
    for nuclide in 0..NUCLIDES as u64 {
        let mut energies = numbers(LENGTH, 10 + nuclide);
        energies.sort_by(f64::total_cmp);
        (energies[0], energies[LENGTH - 1]) = (0.0, 1.0);
        let sections = numbers(5 * LENGTH, 50 + nuclide);
        for (energy, sections) in energies.iter().zip(sections.chunks(5)) {
            all.push(*energy);
            all.extend(sections);
        }
    }
    all
}

#[test]
fn xsbench_has_right_values_and_derivatives() {
    let (energies, materials) = samples();
    let (counts, nuclides) = compositions();
    let (points, concentrations) = (points(), numbers(MATERIALS * MOST, 3));
    let mut wanted = Vec::new();
    for (energy, material) in energies.iter().zip(&materials) {
        let mut sums = [0.0; 5];
        for (nuclide, share) in parts(*material, &concentrations) {
            let grid: Vec<&[f64]> = points.chunks(6).skip(nuclide * LENGTH).take(LENGTH).collect();
            let upper = grid.partition_point(|point| point[0] <= *energy).clamp(1, LENGTH - 1);
            let (low, high) = (grid[upper - 1], grid[upper]);
            let t = (energy - low[0]) / (high[0] - low[0]);
            for k in 0..5 {
                sums[k] += share * (low[k + 1] * (1.0 - t) + high[k + 1] * t);
            }
        }
        wanted.extend(sums);
    }
    let (materials, counts, nuclides) =
        (Buffer::from(materials), Buffer::from(counts), Buffer::from(nuclides));
    let (m, c, u) = (&materials, &counts, &nuclides);
    let sizes = (LOOKUPS as u32, MOST as u32, LENGTH as u32);
    let problem = Problem {
        name: "xs_lookup",
        buffers: vec![
            vec![0.5; 5 * LOOKUPS],
            points.clone(),
            concentrations.clone(),
            energies.clone(),
        ],
        primal: &|d, b| {
            let (lookups, most, length) = sizes;
            xs_lookup::launch(d, 7, 32, &b[0], &b[1], &b[2], &b[3], m, c, u, lookups, most, length)
        },
        forward: &|d, b, t| {
            let (lookups, most, length) = sizes;
            t_xs_lookup::launch(
                d, 7, 32, &b[0], &t[0], &b[1], &t[1], &b[2], &t[2], &b[3], &t[3], m, c, u, lookups,
                most, length,
            )
        },
        reverse: &|d, b, t| {
            let (lookups, most, length) = sizes;
            d_xs_lookup::launch(
                d, 7, 32, &b[0], &t[0], &b[1], &t[1], &b[2], &t[2], &b[3], &t[3], m, c, u, lookups,
                most, length, 6,
            )
        },
    };
    for (device, entries) in devices() {
        problem.has_values(
            &device,
            &[wanted.clone(), points.clone(), concentrations.clone(), energies.clone()],
            1e-13,
        );
        problem.has_right_derivatives(&device, entries);
    }
}

/// A complex number.
type C = (f64, f64);

fn mul(a: C, b: C) -> C {
    (a.0 * b.0 - a.1 * b.1, a.1 * b.0 + a.0 * b.1)
}

fn inverse(a: C) -> C {
    let (r, angle) = (a.0.hypot(a.1), a.1.atan2(a.0));
    (angle.cos() / r, -angle.sin() / r)
}

/// The Faddeeva function as the benchmark approximates it: i z Σ aₖ / (z² - bₖ) far from the origin.
fn faddeeva(z: C) -> C {
    let z2 = mul(z, z);
    if z.0.hypot(z.1) >= 6.0 {
        let terms = [
            (0.512_424_224_754_768_5, 0.275_255_128_608_410_95),
            (0.051_765_358_792_987_82, 2.724_744_871_391_589),
        ];
        let sum = terms.iter().fold((0.0, 0.0), |s: C, (a, b)| {
            let q = inverse((z2.0 - b, z2.1));
            (s.0 + a * q.0, s.1 + a * q.1)
        });
        return mul((-z.1, z.0), sum);
    }
    let size = (1.0 - 12.0 * z.1 / 4096.0).powi(4096);
    let e = (size * (12.0 * z.0).cos(), size * (12.0 * z.0).sin());
    let weights = [
        2.758402e-01,
        2.245740e-01,
        1.594149e-01,
        9.866577e-02,
        5.324414e-02,
        2.505215e-02,
        1.027747e-02,
        3.676164e-03,
        1.146494e-03,
        3.117570e-04,
    ];
    let left = [
        9.869604, 39.47842, 88.82644, 157.9137, 246.7401, 355.3058, 483.6106, 631.6547, 799.4380,
        986.9604,
    ];
    let mut sum = mul((e.1, 1.0 - e.0), inverse((12.0 * z.0, 12.0 * z.1)));
    for n in 0..10 {
        let sign = if n % 2 == 0 { -1.0 } else { 1.0 };
        let term =
            mul((sign * e.0 - 1.0, sign * e.1), inverse((left[n] - 144.0 * z2.0, -144.0 * z2.1)));
        let term = mul(mul((0.0, 81.2433 * weights[n]), z), term);
        sum = (sum.0 + term.0, sum.1 + term.1);
    }
    sum
}

const POLES: usize = 7;
const WINDOWS: usize = 3;

/// Buffers with derivatives after `out`: poles, windows, radii, concentrations, energies.
struct Resonances {
    poles: Vec<f64>,
    levels: Vec<u32>,
    ranges: Vec<u32>,
    window_counts: Vec<u32>,
}

fn resonances() -> Resonances {
    let scale = [152.5, 152.5, 152.5, 1.0, 152.5, 1.0, 152.5, 1.0];
    let raw = numbers(NUCLIDES * POLES * 8, 21);
    let mut poles: Vec<f64> = raw.iter().enumerate().map(|(n, v)| v * scale[n % 8]).collect();
    // Some poles are near, where the series is used.
    poles.chunks_mut(40).for_each(|p| (p[0], p[1]) = (p[0] * 0.05, p[1] * 0.005));
    Resonances {
        poles,
        levels: (0..NUCLIDES * POLES).map(|n| (n * 3 % 4) as u32).collect(),
        ranges: (0..NUCLIDES * WINDOWS)
            .flat_map(|w| [[0u32, 3], [3, 5], [5, 7]][w % WINDOWS])
            .collect(),
        window_counts: (0..NUCLIDES).map(|n| 1 + (n % WINDOWS) as u32).collect(),
    }
}

fn rs_wanted(r: &Resonances, inputs: &[Vec<f64>], materials: &[u32], broadened: bool) -> Vec<f64> {
    let (windows, radii, concentrations, energies) =
        (&inputs[2], &inputs[3], &inputs[4], &inputs[5]);
    let mut out = Vec::new();
    for (&energy, &material) in energies.iter().zip(materials) {
        let mut sums = [0.0; 3];
        for (nuclide, share) in parts(material, concentrations) {
            let window =
                nuclide * WINDOWS + (energy * f64::from(r.window_counts[nuclide])) as usize;
            let phase = |l: usize| {
                let phi = radii[nuclide * 4 + l] * energy.sqrt();
                let shift = match l {
                    0 => 0.0,
                    1 => -phi.atan(),
                    2 => (3.0 * phi / (3.0 - phi * phi)).atan(),
                    _ => (phi * (15.0 - phi * phi) / (15.0 - 6.0 * phi * phi)).atan(),
                };
                ((2.0 * (phi - shift)).cos(), -(2.0 * (phi - shift)).sin())
            };
            for k in 0..3 {
                sums[k] += share * energy * windows[3 * window + k];
            }
            for p in r.ranges[2 * window] as usize..r.ranges[2 * window + 1] as usize {
                let at = nuclide * POLES + p;
                let pole: Vec<C> =
                    r.poles[8 * at..8 * at + 8].chunks(2).map(|c| (c[0], c[1])).collect();
                let w = if broadened {
                    faddeeva(((energy - pole[0].0) / 2.0, -pole[0].1 / 2.0))
                } else {
                    mul((0.0, 1.0 / energy), inverse((pole[0].0 - energy.sqrt(), pole[0].1)))
                };
                sums[0] += share * mul(pole[1], mul(w, phase(r.levels[at] as usize))).0;
                sums[1] += share * mul(pole[2], w).0;
                sums[2] += share * mul(pole[3], w).0;
            }
        }
        out.extend([sums[0], sums[1], sums[2], sums[0] - sums[1]]);
    }
    out
}

fn rsbench(broadened: u32) {
    let (energies, materials) = samples();
    let (counts, nuclides) = compositions();
    let r = resonances();
    let buffers = vec![
        vec![0.5; 4 * LOOKUPS],
        r.poles.clone(),
        numbers(NUCLIDES * WINDOWS * 3, 22),
        numbers(NUCLIDES * 4, 23),
        numbers(MATERIALS * MOST, 24),
        energies,
    ];
    let wanted = rs_wanted(&r, &buffers, &materials, broadened == 1);
    let integers =
        [materials, counts, nuclides, r.levels, r.ranges, r.window_counts].map(Buffer::from);
    let [m, c, u, l, w, k] = &integers;
    let n = LOOKUPS as u32;
    let problem = Problem {
        name: "rs_lookup",
        buffers: buffers.clone(),
        primal: &|d, b| {
            rs_lookup::launch(
                d, 7, 32, &b[0], &b[1], &b[2], &b[3], &b[4], &b[5], m, c, u, l, w, k, n, 6, 7, 3,
                broadened,
            )
        },
        forward: &|d, b, t| {
            t_rs_lookup::launch(
                d, 7, 32, &b[0], &t[0], &b[1], &t[1], &b[2], &t[2], &b[3], &t[3], &b[4], &t[4],
                &b[5], &t[5], m, c, u, l, w, k, n, 6, 7, 3, broadened,
            )
        },
        reverse: &|d, b, t| {
            d_rs_lookup::launch(
                d, 7, 32, &b[0], &t[0], &b[1], &t[1], &b[2], &t[2], &b[3], &t[3], &b[4], &t[4],
                &b[5], &t[5], m, c, u, l, w, k, n, 6, 7, 3, broadened, 4000,
            )
        },
    };
    let mut all = vec![wanted];
    all.extend(buffers[1..].iter().cloned());
    for (device, entries) in devices() {
        problem.has_values(&device, &all, 1e-10);
        problem.has_right_derivatives(&device, entries);
    }
}

#[test]
fn rsbench_has_right_values_and_derivatives() {
    rsbench(0);
}

#[test]
fn rsbench_with_broadened_resonances_has_right_values_and_derivatives() {
    rsbench(1);
}
