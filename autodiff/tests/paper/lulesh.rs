//! LULESH 2.0: values against plain Rust that was written independently of the kernels, and derivatives.

use rootgrad_autodiff::kernel::Buffer;

use crate::harness::{Problem, devices, numbers};
use crate::lulesh_elements::{d_kinematics, d_stress, kinematics, stress, t_kinematics, t_stress};
use crate::lulesh_eos::{d_material, material, t_material};
use crate::lulesh_nodes::{d_motion, d_time_steps, motion, t_motion, t_time_steps, time_steps};
use crate::mesh::{V, at_corners, cross, determinant, dot, jacobian, mesh, minus, size};

/// Numbers between the bounds.
fn between(len: usize, seed: u64, low: f64, high: f64) -> Vec<f64> {
    numbers(len, seed).iter().map(|v| low + (high - low) * v).collect()
}

/// A state of one element after the equation of state: energy, pressure, viscosity, sound speed.
fn evaluated(e: f64, p: f64, q: f64, v: f64, dv: f64, qq: f64, ql: f64) -> [f64; 4] {
    let pressure = |e: f64, v: f64| {
        let p = 2.0 / 3.0 * e / v;
        if p < 1e-7 { 0.0 } else { p }
    };
    let sound =
        |e: f64, v: f64, p: f64| (2.0 / 3.0 * (e + v * p)).max(0.3333333e-18f64.powi(2)).sqrt();
    let viscosity = |e, v, p| if dv > 0.0 { 0.0 } else { sound(e, v, p) * ql + qq };
    let cut = |e: f64| if e.abs() < 1e-7 { 0.0 } else { e };
    let middle = v - dv / 2.0;
    let e1 = e - dv / 2.0 * (p + q);
    let p1 = pressure(e1, middle);
    let q1 = viscosity(e1, middle, p1);
    let e2 = cut(e1 + dv / 2.0 * (3.0 * (p + q) - 4.0 * (p1 + q1)));
    let p2 = pressure(e2, v);
    let q2 = viscosity(e2, v, p2);
    let e3 = cut(e2 - dv / 6.0 * (7.0 * (p + q) - 8.0 * (p1 + q1) + p2 + q2));
    let p3 = pressure(e3, v);
    let q3 = viscosity(e3, v, p3);
    [e3, p3, if q3.abs() < 1e-7 { 0.0 } else { q3 }, sound(e3, v, p3)]
}

/// Checks the values; with `smooth`, the derivatives. They have none where energies and volumes are cut off.
fn equation_of_state(smooth: bool) {
    let n = 150;
    let mut b = vec![
        between(n, 1, 0.5, 3.0),
        between(n, 2, 0.1, 1.0),
        between(n, 3, 0.0, 0.2),
        between(n, 4, 0.8, 1.2),
        between(n, 5, 0.5, 1.5),
        between(n, 6, 0.7, 1.3),
        between(n, 7, -0.2, 0.1),
        between(n, 8, 0.01, 0.1),
        between(n, 9, 0.01, 0.1),
    ];
    let mut unmoved = Vec::new();
    // The elements of the region are half of all, in another order; some have no energy, some do not move.
    let elements: Vec<u32> = (0..n as u32 / 2).map(|k| (k * 62 + 1) % n as u32).collect();
    for k in (0..n).step_by(10).filter(|_| !smooth) {
        (b[0][k], b[1][k]) = (0.0, 0.0);
        b[5][(k + 3) % n] = 1.0 + 1e-11;
        unmoved.push((k + 3) % n);
    }
    let repeats: Vec<u32> = (0..n as u32 / 2).map(|k| 1 + k % 3).collect();
    let mut wanted = b.clone();
    for &k in &elements {
        let k = k as usize;
        let [e, p, q, s] = evaluated(b[0][k], b[1][k], b[2][k], b[5][k], b[6][k], b[7][k], b[8][k]);
        (wanted[0][k], wanted[1][k], wanted[2][k], wanted[3][k], wanted[4][k]) =
            (e, p, q, b[5][k], s);
    }
    for k in unmoved.into_iter().filter(|k| elements.contains(&(*k as u32))) {
        wanted[3][k] = 1.0;
    }
    let m = elements.len() as u32;
    let (elements, repeats) = (Buffer::from(elements), Buffer::from(repeats));
    let (l, r) = (&elements, &repeats);
    let problem = Problem {
        name: "material",
        buffers: b,
        primal: &|d, b| values!(material(d, 3, 32), b, [0 1 2 3 4 5 6 7 8], l, r, m),
        forward: &|d, b, t| pairs!(t_material(d, 3, 32), b, t, [0 1 2 3 4 5 6 7 8], l, r, m),
        reverse: &|d, b, t| pairs!(d_material(d, 3, 32), b, t, [0 1 2 3 4 5 6 7 8], l, r, m, 3),
    };
    for (device, entries) in devices() {
        problem.has_values(&device, &wanted, 1e-13);
        if smooth {
            problem.has_right_derivatives(&device, entries);
        }
    }
}

#[test]
fn the_equation_of_state_has_right_values_and_derivatives() {
    equation_of_state(true);
    equation_of_state(false);
}

#[test]
fn nodes_move_as_newton_wants() {
    let m = mesh(4);
    let n = m.nodes;
    let mut b = m.places.to_vec();
    b.extend((0..9).map(|k| between(n, 10 + k, -1.0, 1.0)));
    b.extend([between(n, 30, 0.5, 2.0), vec![0.01]]);
    let mut wanted = b.clone();
    for i in 0..n {
        for axis in 0..3 {
            let a = if m.fixed[i] >> axis & 1 == 1 { 0.0 } else { b[9 + axis][i] / b[12][i] };
            let v = b[3 + axis][i] + 0.01 * a;
            (wanted[6 + axis][i], wanted[3 + axis][i]) = (a, v);
            wanted[axis][i] += 0.01 * v;
        }
    }
    let fixed = Buffer::from(m.fixed);
    let (f, n) = (&fixed, n as u32);
    let problem = Problem {
        name: "motion",
        buffers: b,
        primal: &|d, b| values!(motion(d, 4, 32), b, [0 1 2 3 4 5 6 7 8 9 10 11 12], f, n, b[13].to_vec()[0]),
        forward: &|d, b, t| {
            let (dt, t_dt) = (b[13].to_vec()[0], t[13].to_vec()[0]);
            pairs!(t_motion(d, 4, 32), b, t, [0 1 2 3 4 5 6 7 8 9 10 11 12], f, n, dt, t_dt)
        },
        reverse: &|d, b, t| pairs!(d_motion(d, 4, 32), b, t, [0 1 2 3 4 5 6 7 8 9 10 11 12], f, n, b[13].to_vec()[0], &t[13]),
    };
    for (device, entries) in devices() {
        problem.has_values(&device, &wanted, 1e-13);
        problem.has_right_derivatives(&device, entries);
    }
}

#[test]
fn time_steps_are_the_smallest_of_each_block() {
    let n = 150;
    let mut strain = between(n, 3, -1.0, 1.0);
    (0..n).step_by(7).for_each(|k| strain[k] = 0.0);
    let b =
        vec![vec![0.5; 3], vec![0.5; 3], between(n, 1, 0.5, 2.0), strain, between(n, 4, 0.1, 0.3)];
    let mut wanted = b.clone();
    (wanted[0], wanted[1]) = (vec![1e20; 3], vec![1e20; 3]);
    for i in 0..n {
        let (sound, rate, size) = (b[2][i], b[3][i], b[4][i]);
        let quadratic = 16.0 * size * rate.min(0.0);
        if rate != 0.0 {
            wanted[0][i / 64] = wanted[0][i / 64].min(size / sound.hypot(quadratic));
            wanted[1][i / 64] = wanted[1][i / 64].min(0.1 / rate.abs());
        }
    }
    let n = n as u32;
    let problem = Problem {
        name: "time_steps",
        buffers: b,
        primal: &|d, b| values!(time_steps(d, 3, 64), b, [0 1 2 3 4], n),
        forward: &|d, b, t| pairs!(t_time_steps(d, 3, 64), b, t, [0 1 2 3 4], n),
        reverse: &|d, b, t| pairs!(d_time_steps(d, 3, 64), b, t, [0 1 2 3 4], n, 40),
    };
    for (device, entries) in devices() {
        problem.has_values(&device, &wanted, 1e-13);
        problem.has_right_derivatives(&device, entries);
    }
}

/// The rate of deformation in the centre of an element: ∂v/∂x by the inverse of the Jacobian.
fn rates(corners: &[V; 8], speeds: &[V; 8]) -> V {
    let (j, v) = (jacobian(corners, [0.0; 3]), jacobian(speeds, [0.0; 3]));
    let inverse = [cross(j[1], j[2]), cross(j[2], j[0]), cross(j[0], j[1])];
    std::array::from_fn(|axis| {
        (0..3).map(|k| inverse[k][axis] * v[k][axis]).sum::<f64>() / determinant(j)
    })
}

/// Corners of the six faces, in turn, seen from within.
const FACES: [[usize; 4]; 6] =
    [[0, 1, 2, 3], [4, 7, 6, 5], [0, 4, 5, 1], [1, 5, 6, 2], [2, 6, 7, 3], [3, 7, 4, 0]];

#[test]
fn kinematics_have_right_values_and_derivatives() {
    let m = mesh(4);
    let (n, dt) = (m.elements, 0.01);
    let mut b = vec![vec![0.5; n]; 7];
    b.extend(m.places.to_vec());
    b.extend((0..3).map(|k| between(m.nodes, 40 + k, -1.0, 1.0)));
    b.extend([between(n, 50, 0.01, 0.03), between(n, 51, 0.8, 1.2), vec![dt]]);
    let mut wanted = b.clone();
    for i in 0..n {
        let (corners, speeds) = (at_corners(&m, i, &b[7..]), at_corners(&m, i, &b[10..]));
        let volume = size(&corners);
        let area = |f: [usize; 4]| {
            let across =
                cross(minus(corners[f[2]], corners[f[0]]), minus(corners[f[3]], corners[f[1]]));
            2.0 * dot(across, across).sqrt()
        };
        let largest = FACES.map(area).into_iter().fold(0.0, f64::max);
        let middle = std::array::from_fn(|k| {
            std::array::from_fn(|axis| corners[k][axis] - dt / 2.0 * speeds[k][axis])
        });
        let d = rates(&middle, &speeds);
        let all: f64 = d.iter().sum();
        let relative = volume / b[13][i];
        let values = [
            relative,
            relative - b[14][i],
            4.0 * volume / largest,
            all,
            d[0] - all / 3.0,
            d[1] - all / 3.0,
            d[2] - all / 3.0,
        ];
        values.into_iter().enumerate().for_each(|(k, v)| wanted[k][i] = v);
    }
    let corners = Buffer::from(m.corners);
    let (c, n) = (&corners, n as u32);
    let problem = Problem {
        name: "kinematics",
        buffers: b,
        primal: &|d, b| values!(kinematics(d, 2, 32), b, [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14], c, n, b[15].to_vec()[0]),
        forward: &|d, b, t| {
            let (dt, t_dt) = (b[15].to_vec()[0], t[15].to_vec()[0]);
            pairs!(t_kinematics(d, 2, 32), b, t, [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14], c, n, dt, t_dt)
        },
        reverse: &|d, b, t| {
            let dt = b[15].to_vec()[0];
            pairs!(d_kinematics(d, 2, 32), b, t, [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14], c, n, dt, &t[15])
        },
    };
    for (device, entries) in devices() {
        problem.has_values(&device, &wanted, 1e-12);
        problem.has_right_derivatives(&device, entries);
    }
}

#[test]
fn stress_has_right_values_and_derivatives() {
    let m = mesh(4);
    let n = m.elements;
    let mut b: Vec<_> = (0..3).map(|k| between(m.nodes, 60 + k, -1.0, 1.0)).collect();
    b.extend(m.places.to_vec());
    b.extend([between(n, 70, 0.1, 1.0), between(n, 71, 0.0, 0.2)]);
    let mut wanted = b.clone();
    for i in 0..n {
        let corners = at_corners(&m, i, &b[3..]);
        for face in FACES {
            // The vector of the area is half the cross product of the diagonals; each corner takes a quarter.
            let [p, q, r, s] = face.map(|k| corners[k]);
            let inwards = cross(minus(r, p), minus(s, q));
            for (k, axis) in face.iter().flat_map(|k| [(k, 0), (k, 1), (k, 2)]) {
                let node = m.corners[8 * i + k] as usize;
                wanted[axis][node] -= (b[6][i] + b[7][i]) * inwards[axis] / 8.0;
            }
        }
    }
    let corners = Buffer::from(m.corners);
    let (c, n) = (&corners, n as u32);
    let problem = Problem {
        name: "stress",
        buffers: b,
        primal: &|d, b| values!(stress(d, 2, 32), b, [0 1 2 3 4 5 6 7], c, n),
        forward: &|d, b, t| pairs!(t_stress(d, 2, 32), b, t, [0 1 2 3 4 5 6 7], c, n),
        reverse: &|d, b, t| pairs!(d_stress(d, 2, 32), b, t, [0 1 2 3 4 5 6 7], c, n),
    };
    for (device, entries) in devices() {
        problem.has_values(&device, &wanted, 1e-12);
        problem.has_right_derivatives(&device, entries);
    }
}
