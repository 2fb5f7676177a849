//! The kernels with buffers of each size.

use rootgrad_autodiff::kernel::Buffer;

use crate::Case;
use crate::by_hand;
use crate::{black_scholes, contraction, lulesh_eos, rsbench, xsbench};

type Make = fn(u32) -> Case;

/// Name, sizes and case. Sizes are lengths of an index, numbers of options and look-ups, and elements along an edge.
pub(crate) const ALL: [(&str, &[u32], Make); 5] = [
    ("contraction", &[8, 12, 16, 20, 24, 32, 40], contractions),
    ("black_scholes", &[1_000, 10_000, 100_000, 1_000_000], options),
    ("xsbench", &[1_000, 10_000, 100_000], nuclide_grids),
    ("rsbench", &[1_000, 10_000, 100_000], poles),
    ("lulesh_eos", &[10, 20, 30, 45, 60, 90], elements),
];

const BLOCK: u32 = 128;

/// Numbers between the bounds, without a pattern.
fn between(len: usize, seed: u64, low: f64, high: f64) -> Vec<f64> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        low + (high - low) * (state >> 11) as f64 / (1u64 << 53) as f64
    };
    std::iter::repeat_with(next).take(len).collect()
}

fn numbers(len: usize, seed: u64) -> Buffer<f64> {
    Buffer::from(between(len, seed, 0.1, 1.1))
}

fn zeros_like<const N: usize>(buffers: &[Buffer<f64>; N]) -> [Buffer<f64>; N] {
    buffers.each_ref().map(|b| Buffer::zeros(b.len()))
}

/// No bytes, for a derivative whose source has no tape.
fn none_stored(cuda: &str) -> u64 {
    assert!(!cuda.contains("tape_"));
    0
}

fn contractions(n: u32) -> Case {
    let (three, four) = (n.pow(3) as usize, n.pow(4) as usize);
    let v = [Buffer::zeros(four), numbers(three, 1), numbers(three, 2)];
    let (s, w, blocks) = (zeros_like(&v), v.clone(), n.pow(4).div_ceil(BLOCK));
    let by_hand = by_hand::Contraction {
        n: n as usize,
        c: vec![0.0; four],
        d_c: vec![0.0; four],
        inputs: [v[1].to_vec(), v[2].to_vec()],
        shadows: [vec![0.0; three], vec![0.0; three]],
    };
    Case {
        seeds: vec![s[0].clone()],
        inputs: v[1..].to_vec(),
        shadows: s[1..].to_vec(),
        tape_bytes: none_stored(contraction::d_contraction::CUDA),
        by_hand: Some(Box::new(by_hand)),
        primal: Box::new(move |d| {
            contraction::contraction::launch(d, blocks, BLOCK, &v[0], &v[1], &v[2], n)
                .expect("a launch"); // UNWRAP: a kernel that is not launched has no time
        }),
        gradient: Box::new(move |d| {
            let launched = contraction::d_contraction::launch(
                d, blocks, BLOCK, &w[0], &s[0], &w[1], &s[1], &w[2], &s[2], n,
            );
            launched.expect("a launch"); // UNWRAP: a kernel that is not launched has no time
        }),
    }
}

fn options(n: u32) -> Case {
    let len = n as usize;
    let ranges =
        [(0.0, 1.0), (0.0, 1.0), (5.0, 30.0), (1.0, 100.0), (0.25, 10.0), (0.01, 0.05), (0.1, 0.6)];
    let v: [Buffer<f64>; 7] =
        std::array::from_fn(|k| Buffer::from(between(len, k as u64, ranges[k].0, ranges[k].1)));
    let (s, w, blocks) = (zeros_like(&v), v.clone(), n.div_ceil(BLOCK));
    let by_hand = by_hand::Options {
        prices: [vec![0.0; len], vec![0.0; len]],
        seeds: [vec![0.0; len], vec![0.0; len]],
        inputs: std::array::from_fn(|k| v[k + 2].to_vec()),
        shadows: std::array::from_fn(|_| vec![0.0; len]),
    };
    Case {
        seeds: s[..2].to_vec(),
        inputs: v[2..].to_vec(),
        shadows: s[2..].to_vec(),
        tape_bytes: none_stored(black_scholes::d_prices::CUDA),
        by_hand: Some(Box::new(by_hand)),
        primal: Box::new(move |d| {
            let launched = black_scholes::prices::launch(
                d, blocks, BLOCK, &v[0], &v[1], &v[2], &v[3], &v[4], &v[5], &v[6], n,
            );
            launched.expect("a launch"); // UNWRAP: a kernel that is not launched has no time
        }),
        gradient: Box::new(move |d| {
            let launched = black_scholes::d_prices::launch(
                d, blocks, BLOCK, &w[0], &s[0], &w[1], &s[1], &w[2], &s[2], &w[3], &s[3], &w[4],
                &s[4], &w[5], &s[5], &w[6], &s[6], n,
            );
            launched.expect("a launch"); // UNWRAP: a kernel that is not launched has no time
        }),
    }
}

/// Nuclides of the reactor, materials and most nuclides of a material, as in the small model of Hoogenboom and Martin.
const NUCLIDES: u32 = 68;
const MATERIALS: u32 = 12;
const MOST: u32 = 34;
const COUNTS: [u32; 12] = [34, 5, 4, 4, 27, 21, 21, 21, 21, 21, 9, 9];

/// Materials of the look-ups, numbers of nuclides, and nuclides of the materials; energies.
fn samples(lookups: u32) -> ([Buffer<u32>; 3], Buffer<f64>) {
    let (energies, materials) = (Buffer::zeros(lookups as usize), Buffer::zeros(lookups as usize));
    let device = rootgrad_autodiff::kernel::Device::cpu();
    xsbench::xs_sample::launch(
        &device,
        lookups.div_ceil(BLOCK),
        BLOCK,
        &energies,
        &materials,
        lookups,
    )
    .expect("a launch"); // UNWRAP: a kernel that is not launched has no time
    let nuclides = (0..MATERIALS * MOST).map(|k| k * 29 % NUCLIDES).collect::<Vec<_>>();
    ([materials, Buffer::from(COUNTS), Buffer::from(nuclides)], energies)
}

fn nuclide_grids(lookups: u32) -> Case {
    const LENGTH: u32 = 1000;
    let (integers, energies) = samples(lookups);
    let mut points = Vec::new();
    for nuclide in 0..u64::from(NUCLIDES) {
        let mut grid = between(LENGTH as usize, nuclide, 0.0, 1.0);
        grid.sort_by(f64::total_cmp);
        let sections = between(5 * LENGTH as usize, 100 + nuclide, 0.0, 1.0);
        for (energy, sections) in grid.iter().zip(sections.chunks(5)) {
            points.push(*energy);
            points.extend(sections);
        }
    }
    let v = [
        Buffer::zeros(5 * lookups as usize),
        Buffer::from(points),
        numbers((MATERIALS * MOST) as usize, 3),
        energies,
    ];
    let (s, w, j, blocks) = (zeros_like(&v), v.clone(), integers.clone(), lookups.div_ceil(BLOCK));
    Case {
        seeds: vec![s[0].clone()],
        inputs: Vec::new(),
        shadows: s[1..].to_vec(),
        tape_bytes: xsbench::d_xs_lookup::tape_bytes(blocks, BLOCK, MOST),
        by_hand: None,
        primal: Box::new(move |d| {
            let [m, c, u] = &integers;
            let launched = xsbench::xs_lookup::launch(
                d, blocks, BLOCK, &v[0], &v[1], &v[2], &v[3], m, c, u, lookups, MOST, LENGTH,
            );
            launched.expect("a launch"); // UNWRAP: a kernel that is not launched has no time
        }),
        gradient: Box::new(move |d| {
            let [m, c, u] = &j;
            let launched = xsbench::d_xs_lookup::launch(
                d, blocks, BLOCK, &w[0], &s[0], &w[1], &s[1], &w[2], &s[2], &w[3], &s[3], m, c, u,
                lookups, MOST, LENGTH, MOST,
            );
            launched.expect("a launch"); // UNWRAP: a kernel that is not launched has no time
        }),
    }
}

fn poles(lookups: u32) -> Case {
    const WINDOWS: u32 = 100;
    const POLES: u32 = 1000;
    let ([m, c, u], energies) = samples(lookups);
    let scale = [152.5, 152.5, 152.5, 1.0, 152.5, 1.0, 152.5, 1.0];
    let raw = between((NUCLIDES * POLES * 8) as usize, 21, 0.0, 1.0);
    let poles: Vec<_> = raw.iter().enumerate().map(|(k, v)| v * scale[k % 8]).collect();
    let ranges = (0..NUCLIDES * WINDOWS).flat_map(|w| [w % WINDOWS * 10, w % WINDOWS * 10 + 9]);
    let levels = (0..NUCLIDES * POLES).map(|k| k * 3 % 4).collect::<Vec<_>>();
    let integers = [
        m,
        c,
        u,
        Buffer::from(levels),
        Buffer::from(ranges.collect::<Vec<_>>()),
        Buffer::from(vec![WINDOWS; NUCLIDES as usize]),
    ];
    let v = [
        Buffer::zeros(4 * lookups as usize),
        Buffer::from(poles),
        numbers((NUCLIDES * WINDOWS * 3) as usize, 22),
        numbers((NUCLIDES * 4) as usize, 23),
        numbers((MATERIALS * MOST) as usize, 24),
        energies,
    ];
    let (s, w, j, blocks) = (zeros_like(&v), v.clone(), integers.clone(), lookups.div_ceil(BLOCK));
    Case {
        seeds: vec![s[0].clone()],
        inputs: Vec::new(),
        shadows: s[1..].to_vec(),
        tape_bytes: rsbench::d_rs_lookup::tape_bytes(blocks, BLOCK, 8000),
        by_hand: None,
        primal: Box::new(move |d| {
            let [m, c, u, l, r, k] = &integers;
            let launched = rsbench::rs_lookup::launch(
                d, blocks, BLOCK, &v[0], &v[1], &v[2], &v[3], &v[4], &v[5], m, c, u, l, r, k,
                lookups, MOST, POLES, WINDOWS, 1,
            );
            launched.expect("a launch"); // UNWRAP: a kernel that is not launched has no time
        }),
        gradient: Box::new(move |d| {
            let [m, c, u, l, r, k] = &j;
            let launched = rsbench::d_rs_lookup::launch(
                d, blocks, BLOCK, &w[0], &s[0], &w[1], &s[1], &w[2], &s[2], &w[3], &s[3], &w[4],
                &s[4], &w[5], &s[5], m, c, u, l, r, k, lookups, MOST, POLES, WINDOWS, 1, 8000,
            );
            launched.expect("a launch"); // UNWRAP: a kernel that is not launched has no time
        }),
    }
}

fn elements(edge: u32) -> Case {
    let n = edge.pow(3);
    let ranges = [
        (0.5, 3.0),
        (0.1, 1.0),
        (0.0, 0.2),
        (0.8, 1.2),
        (0.5, 1.5),
        (0.7, 1.3),
        (-0.2, 0.1),
        (0.01, 0.1),
        (0.01, 0.1),
    ];
    let v: [Buffer<f64>; 9] = std::array::from_fn(|k| {
        Buffer::from(between(n as usize, k as u64, ranges[k].0, ranges[k].1))
    });
    let l = Buffer::from((0..n).collect::<Vec<_>>());
    let r = Buffer::from(vec![1u32; n as usize]);
    let (s, w, l2, r2, blocks) =
        (zeros_like(&v), v.clone(), l.clone(), r.clone(), n.div_ceil(BLOCK));
    Case {
        seeds: s[..5].to_vec(),
        inputs: Vec::new(),
        shadows: s[5..].to_vec(),
        tape_bytes: lulesh_eos::d_material::tape_bytes(blocks, BLOCK, 1),
        by_hand: None,
        primal: Box::new(move |d| {
            let launched = lulesh_eos::material::launch(
                d, blocks, BLOCK, &v[0], &v[1], &v[2], &v[3], &v[4], &v[5], &v[6], &v[7], &v[8],
                &l, &r, n,
            );
            launched.expect("a launch"); // UNWRAP: a kernel that is not launched has no time
        }),
        gradient: Box::new(move |d| {
            let launched = lulesh_eos::d_material::launch(
                d, blocks, BLOCK, &w[0], &s[0], &w[1], &s[1], &w[2], &s[2], &w[3], &s[3], &w[4],
                &s[4], &w[5], &s[5], &w[6], &s[6], &w[7], &s[7], &w[8], &s[8], &l2, &r2, n, 1,
            );
            launched.expect("a launch"); // UNWRAP: a kernel that is not launched has no time
        }),
    }
}
