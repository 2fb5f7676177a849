//! Hourglass forces and artificial viscosity of LULESH 2.0: values against plain Rust that was written independently of
//! the kernels, and derivatives.

use rootgrad_autodiff::kernel::Buffer;

use crate::harness::{Problem, devices, numbers};
use crate::lulesh_forces::{d_hourglass, hourglass, t_hourglass};
use crate::lulesh_viscosity::{
    d_gradients, d_viscosity, gradients, t_gradients, t_viscosity, viscosity,
};
use crate::mesh::{Mesh, V, at_corners, cross, dot, mesh, size};

fn between(len: usize, seed: u64, low: f64, high: f64) -> Vec<f64> {
    numbers(len, seed).iter().map(|v| low + (high - low) * v).collect()
}

/// The derivative of an element's volume by the place of a corner. The volume is linear in each coordinate, so that a
/// difference is exact.
fn slope(corners: &[V; 8], k: usize) -> V {
    std::array::from_fn(|axis| {
        let moved = |by: f64| {
            let mut c = *corners;
            c[k][axis] += by;
            size(&c)
        };
        (moved(0.5) - moved(-0.5)) / 1.0
    })
}

#[test]
fn hourglass_forces_have_right_values_and_derivatives() {
    let m = mesh(3);
    let n = m.elements;
    let mut b: Vec<_> = (0..3).map(|k| between(m.nodes, k, -1.0, 1.0)).collect();
    b.extend(m.places.to_vec());
    b.extend((3..6).map(|k| between(m.nodes, k, -1.0, 1.0)));
    b.extend(
        [(0.03, 0.06), (0.8, 1.2), (0.5, 1.5), (0.01, 0.1)]
            .map(|(l, h)| between(n, (l * 1e3) as u64, l, h)),
    );
    let mut wanted = b.clone();
    // Signs of the modes: products of two, and of all three, reference coordinates.
    let sign = |k: usize| {
        let x = if k % 4 == 1 || k % 4 == 2 { 1.0 } else { -1.0 };
        let y = if k % 4 >= 2 { 1.0 } else { -1.0 };
        (x, y, if k >= 4 { 1.0 } else { -1.0 })
    };
    type Mode = fn((f64, f64, f64)) -> f64;
    let modes: [Mode; 4] =
        [|(_, y, z)| y * z, |(x, _, z)| x * z, |(x, y, _)| x * y, |(x, y, z)| -x * y * z];
    for i in 0..n {
        let (corners, speeds) = (at_corners(&m, i, &b[3..]), at_corners(&m, i, &b[6..]));
        let volume = b[9][i] * b[10][i];
        let factor = -0.03 * b[11][i] * b[12][i] / volume.powf(1.0 / 3.0);
        for mode in modes {
            let mut moment = [0.0; 3];
            for k in 0..8 {
                moment.iter_mut().zip(corners[k]).for_each(|(m, c)| *m += mode(sign(k)) * c);
            }
            let shape: [f64; 8] =
                std::array::from_fn(|k| mode(sign(k)) - dot(slope(&corners, k), moment) / volume);
            for axis in 0..3 {
                let amount: f64 = (0..8).map(|k| shape[k] * speeds[k][axis]).sum();
                for k in 0..8 {
                    wanted[axis][m.corners[8 * i + k] as usize] += factor * shape[k] * amount;
                }
            }
        }
    }
    let corners = Buffer::from(m.corners);
    let (c, n) = (&corners, n as u32);
    let problem = Problem {
        name: "hourglass",
        buffers: b,
        primal: &|d, b| values!(hourglass(d, 1, 32), b, [0 1 2 3 4 5 6 7 8 9 10 11 12], c, n),
        forward: &|d, b, t| pairs!(t_hourglass(d, 1, 32), b, t, [0 1 2 3 4 5 6 7 8 9 10 11 12], c, n),
        reverse: &|d, b, t| pairs!(d_hourglass(d, 1, 32), b, t, [0 1 2 3 4 5 6 7 8 9 10 11 12], c, n),
    };
    for (device, entries) in devices() {
        problem.has_values(&device, &wanted, 1e-11);
        problem.has_right_derivatives(&device, entries);
    }
}

/// The vector from the mean of the near corners to that of the far ones.
fn across(values: &[V; 8], axis: usize) -> V {
    let is_far = |k: usize| match axis {
        0 => k % 4 == 1 || k % 4 == 2,
        1 => k % 4 >= 2,
        _ => k >= 4,
    };
    std::array::from_fn(|c| {
        (0..8).map(|k| if is_far(k) { values[k][c] } else { -values[k][c] }).sum::<f64>() / 4.0
    })
}

#[test]
fn velocity_gradients_have_right_values_and_derivatives() {
    let m = mesh(4);
    let n = m.elements;
    let mut b = vec![vec![0.5; n]; 6];
    b.extend(m.places.to_vec());
    b.extend((0..3).map(|k| between(m.nodes, 10 + k, -1.0, 1.0)));
    b.extend([between(n, 20, 0.01, 0.03), between(n, 21, 0.8, 1.2)]);
    let mut wanted = b.clone();
    for i in 0..n {
        let (corners, speeds) = (at_corners(&m, i, &b[6..]), at_corners(&m, i, &b[9..]));
        let volume = b[12][i] * b[13][i];
        for axis in 0..3 {
            let face = cross(across(&corners, (axis + 1) % 3), across(&corners, (axis + 2) % 3));
            wanted[axis][i] = dot(face, across(&speeds, axis)) / volume;
            wanted[3 + axis][i] = volume / dot(face, face).sqrt();
        }
    }
    let corners = Buffer::from(m.corners);
    let (c, n) = (&corners, n as u32);
    let problem = Problem {
        name: "gradients",
        buffers: b,
        primal: &|d, b| values!(gradients(d, 2, 32), b, [0 1 2 3 4 5 6 7 8 9 10 11 12 13], c, n),
        forward: &|d, b, t| pairs!(t_gradients(d, 2, 32), b, t, [0 1 2 3 4 5 6 7 8 9 10 11 12 13], c, n),
        reverse: &|d, b, t| pairs!(d_gradients(d, 2, 32), b, t, [0 1 2 3 4 5 6 7 8 9 10 11 12 13], c, n),
    };
    for (device, entries) in devices() {
        problem.has_values(&device, &wanted, 1e-12);
        problem.has_right_derivatives(&device, entries);
    }
}

/// The limiter of one axis.
fn limiter(m: &Mesh, v: &[f64], i: usize, axis: usize) -> f64 {
    let ratio = |side: usize| match m.sides[i] >> (4 * axis + 2 * side) & 3 {
        0 => v[m.neighbours[2 * axis + side][i] as usize] / v[i],
        1 => 1.0,
        _ => 0.0,
    };
    let (before, after) = (ratio(0), ratio(1));
    ((before + after) / 2.0).min(2.0 * before).min(2.0 * after).clamp(0.0, 1.0)
}

#[test]
fn monotonic_viscosity_has_right_values_and_derivatives() {
    let m = mesh(5);
    let n = m.elements;
    let mut b = vec![vec![0.5; n]; 2];
    b.extend((0..3).map(|k| between(n, k, -1.0, 0.3)));
    b.extend((3..6).map(|k| between(n, k, 0.1, 0.3)));
    b.extend([
        between(n, 6, -1.0, 0.3),
        between(n, 7, 0.5, 1.0),
        between(n, 8, 0.5, 1.0),
        between(n, 9, 0.8, 1.2),
    ]);
    let elements: Vec<u32> = (0..n as u32 / 2).map(|k| (k * 62 + 1) % n as u32).collect();
    let mut wanted = b.clone();
    for &i in &elements {
        let i = i as usize;
        let density = b[9][i] / (b[10][i] * b[11][i]);
        let (mut first, mut second) = (0.0, 0.0);
        for axis in (0..3).filter(|_| b[8][i] <= 0.0) {
            let phi = limiter(&m, &b[2 + axis], i, axis);
            let step = (b[2 + axis][i] * b[5 + axis][i]).min(0.0);
            first -= 0.5 * density * step * (1.0 - phi);
            second += 2.0 / 3.0 * density * step * step * (1.0 - phi * phi);
        }
        (wanted[0][i], wanted[1][i]) = (second, first);
    }
    let around = (0..n).flat_map(|i| (0..6).map(move |side| (i, side)));
    let around: Vec<u32> = around.map(|(i, side)| m.neighbours[side][i]).collect();
    let count = elements.len() as u32;
    let [around, sides, elements] = [around, m.sides.clone(), elements].map(Buffer::from);
    let (a, s, e) = (&around, &sides, &elements);
    let problem = Problem {
        name: "viscosity",
        buffers: b,
        primal: &|d, b| values!(viscosity(d, 2, 32), b, [0 1 2 3 4 5 6 7 8 9 10 11], a, s, e, count),
        forward: &|d, b, t| pairs!(t_viscosity(d, 2, 32), b, t, [0 1 2 3 4 5 6 7 8 9 10 11], a, s, e, count),
        reverse: &|d, b, t| pairs!(d_viscosity(d, 2, 32), b, t, [0 1 2 3 4 5 6 7 8 9 10 11], a, s, e, count),
    };
    for (device, entries) in devices() {
        problem.has_values(&device, &wanted, 1e-12);
        problem.has_right_derivatives(&device, entries);
    }
}
