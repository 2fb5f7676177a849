//! Derivatives of host functions: allocations, copies and launches.

#[path = "paper/harness.rs"]
#[allow(dead_code, unused_macros)]
mod harness;
#[path = "kernels/hosts.rs"]
#[allow(dead_code)]
mod hosts;
#[path = "paper/lulesh_elements.rs"]
#[allow(dead_code)]
mod lulesh_elements;
#[path = "paper/lulesh_nodes.rs"]
#[allow(dead_code)]
mod lulesh_nodes;
#[path = "paper/mesh.rs"]
#[allow(dead_code)]
mod mesh;
#[path = "kernels/random.rs"]
mod random;

use rootgrad_autodiff::kernel::{Buffer, Device, LaunchError};
use rootgrad_autodiff::{kernel, kernel_host};

use hosts::{add, d_heat, d_mixture, dot, numbers, step};
use lulesh_elements::{stress, t_stress};
use lulesh_nodes::{motion, t_motion};

fn devices() -> [Device; 3] {
    [Device::cpu(), Device::emulator(), Device::cpu().stream().unwrap()]
}

#[test]
fn time_steps_that_exchange_buffers_have_right_derivatives() {
    devices().iter().for_each(hosts::heat_is_right);
}

#[test]
fn copies_and_launches_of_all_kinds_have_right_derivatives() {
    devices().iter().for_each(hosts::mixture_is_right);
}

#[test]
fn streams_of_a_host_function_are_those_of_its_derivative() {
    devices().iter().for_each(hosts::halves_are_right);
}

/// Steps of LULESH: forces of the stress, then motion, in place in buffers of the caller.
#[kernel_host]
#[autodiff_reverse(
    d_steps, Const, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated,
    Duplicated, Const, Duplicated, Const, Const, Active, Const
)]
fn steps(
    device: &Device,
    x: &Buffer<f64>,
    y: &Buffer<f64>,
    z: &Buffer<f64>,
    xd: &Buffer<f64>,
    yd: &Buffer<f64>,
    zd: &Buffer<f64>,
    pressure: &[f64],
    viscosity: &Buffer<f64>,
    mass: &Buffer<f64>,
    corners: &Buffer<u32>,
    fixed: &Buffer<u32>,
    dt: f64,
    count: u32,
) -> Result<(), LaunchError> {
    let (nodes, elements) = (x.len(), pressure.len());
    let fx = Buffer::zeros(nodes);
    let fy = Buffer::zeros(nodes);
    let fz = Buffer::zeros(nodes);
    let pressure = Buffer::from(pressure);
    for _ in 0..count {
        fx.fill(0.0);
        fy.fill(0.0);
        fz.fill(0.0);
        let n = elements as u32;
        stress::launch(
            device,
            n.div_ceil(32),
            32,
            &fx,
            &fy,
            &fz,
            x,
            y,
            z,
            &pressure,
            viscosity,
            corners,
            n,
        )?;
        let xdd = Buffer::zeros(nodes);
        let ydd = Buffer::zeros(nodes);
        let zdd = Buffer::zeros(nodes);
        let n = nodes as u32;
        motion::launch(
            device,
            n.div_ceil(32),
            32,
            x,
            y,
            z,
            xd,
            yd,
            zd,
            &xdd,
            &ydd,
            &zdd,
            &fx,
            &fy,
            &fz,
            mass,
            fixed,
            n,
            dt,
        )?;
    }
    Ok(())
}

/// Values and tangents of x, y, z, xd, yd, zd, pressure, viscosity and mass after the steps.
fn steps_by_hand(
    device: &Device,
    v: &[Vec<f64>],
    t: &[Vec<f64>],
    m: &mesh::Mesh,
    [dt, t_dt]: [f64; 2],
) -> [Vec<Vec<f64>>; 2] {
    let (b, t) = (harness::buffers(v), harness::buffers(t));
    let (corners, fixed) = (Buffer::from(&m.corners[..]), Buffer::from(&m.fixed[..]));
    for _ in 0..3 {
        let f: Vec<Buffer<f64>> = (0..12).map(|_| Buffer::zeros(m.nodes)).collect();
        let n = m.elements as u32;
        t_stress::launch(
            device,
            n.div_ceil(32),
            32,
            &f[0],
            &f[1],
            &f[2],
            &f[3],
            &f[4],
            &f[5],
            &b[0],
            &t[0],
            &b[1],
            &t[1],
            &b[2],
            &t[2],
            &b[6],
            &t[6],
            &b[7],
            &t[7],
            &corners,
            n,
        )
        .unwrap();
        let n = m.nodes as u32;
        t_motion::launch(
            device,
            n.div_ceil(32),
            32,
            &b[0],
            &t[0],
            &b[1],
            &t[1],
            &b[2],
            &t[2],
            &b[3],
            &t[3],
            &b[4],
            &t[4],
            &b[5],
            &t[5],
            &f[6],
            &f[7],
            &f[8],
            &f[9],
            &f[10],
            &f[11],
            &f[0],
            &f[1],
            &f[2],
            &f[3],
            &f[4],
            &f[5],
            &b[8],
            &t[8],
            &fixed,
            n,
            dt,
            t_dt,
        )
        .unwrap();
    }
    [b, t].map(|all| all[..6].iter().map(Buffer::to_vec).collect())
}

#[test]
fn steps_of_lulesh_have_right_derivatives() {
    let m = mesh::mesh(3);
    let (nodes, elements) = (m.nodes, m.elements);
    let lengths = [nodes, nodes, nodes, nodes, nodes, nodes, elements, elements, nodes];
    let random = |seed: u64| -> Vec<Vec<f64>> {
        lengths.iter().zip(seed..).map(|(len, seed)| numbers(*len, seed)).collect()
    };
    let (mut v, mut t, u) = (random(1), random(30), random(60));
    v[..3].clone_from_slice(&m.places);
    v[6..].iter_mut().flatten().for_each(|value| *value += 1.5);
    // The viscosity is constant.
    t[7].fill(0.0);
    let (corners, fixed) = (Buffer::from(&m.corners[..]), Buffer::from(&m.fixed[..]));
    let ([dt, t_dt], device) = ([0.01, 0.4], Device::cpu());
    for device in [device.clone(), Device::emulator()] {
        let [values, tangents] = steps_by_hand(&device, &v, &t, &m, [dt, t_dt]);
        let (b, d) = (harness::buffers(&v), harness::buffers(&u));
        let (mut d_pressure, mut d_dt) = (vec![0.0; elements], 0.0);
        let d_mass = Buffer::zeros(nodes);
        d_steps(
            &device,
            &b[0],
            &d[0],
            &b[1],
            &d[1],
            &b[2],
            &d[2],
            &b[3],
            &d[3],
            &b[4],
            &d[4],
            &b[5],
            &d[5],
            &v[6],
            &mut d_pressure,
            &b[7],
            &b[8],
            &d_mass,
            &corners,
            &fixed,
            dt,
            &mut d_dt,
            3,
        )
        .unwrap();
        let again = harness::buffers(&v);
        steps(
            &device, &again[0], &again[1], &again[2], &again[3], &again[4], &again[5], &v[6],
            &again[7], &again[8], &corners, &fixed, dt, 3,
        )
        .unwrap();
        for n in 0..6 {
            assert_eq!(again[n].to_vec(), values[n]);
            assert_eq!(b[n].to_vec(), values[n]);
        }
        let [jv, size] = dot(&tangents, &u[..6]);
        let mut gradient: Vec<_> = d[..6].iter().map(Buffer::to_vec).collect();
        gradient.extend([d_pressure, d_mass.to_vec(), vec![d_dt]]);
        let moved = [&t[..7], &t[8..], &[vec![t_dt]]].concat();
        let [jtu, _] = dot(&moved, &gradient);
        assert!((jv - jtu).abs() <= 1e-12 * size, "{jv} {jtu} {size}");
        assert_eq!(device.reports(), []);
    }
}

/// The adjoint of a copy adds: one buffer goes to two slices, and one slice to two buffers.
#[kernel_host]
#[autodiff_reverse(d_copies, Duplicated, Duplicated, Duplicated)]
fn copies(first: &mut [f32], second: &mut [f32], x: &[f32]) -> Result<(), LaunchError> {
    let a = Buffer::from(x);
    let b = Buffer::zeros(x.len());
    b.copy_from(x)?;
    a.copy_to(first)?;
    a.copy_to(second)?;
    b.copy_to(&mut second[1..])
}

#[test]
fn the_adjoint_of_a_copy_adds() {
    let x = [1.0, 2.0];
    let ([mut first, mut d_first], [mut second, mut d_second]) =
        ([[0.0; 2], [1.0, 10.0]], [[0.0; 2], [100.0, 1000.0]]);
    let mut d_x = [5.0, 5.0];
    // The last copy has one element too many.
    let short =
        d_copies(&mut first, &mut d_first, &mut second, &mut d_second, &x, &mut d_x).unwrap_err();
    assert_eq!(short, LaunchError::Copy { from: 2, to: 1 });
    assert_eq!(
        short.to_string(),
        "a copy has 2 elements, but its target 1; pass a part of the slice (`&x[a..b]`) or a buffer of the same length"
    );
    let (mut second, mut d_second) = ([0.0; 3], [0.0, 1000.0, 100.0]);
    d_halves(&mut first, &mut d_first, &mut second, &mut d_second, &x, &mut d_x).unwrap();
    assert_eq!((first, second), ([1.0, 2.0], [1.0, 1.0, 2.0]));
    // first[i] and second[i + 1] are x[i]; second[0] is x[0], too.
    assert_eq!(d_x, [5.0 + 1.0 + 1000.0, 5.0 + 10.0 + 100.0]);
    assert_eq!((d_first, d_second), ([0.0; 2], [0.0; 3]));
}

/// The second copy overwrites a part of what the first one has written.
#[kernel_host]
#[autodiff_reverse(d_halves, Duplicated, Duplicated, Duplicated)]
fn halves(first: &mut [f32], second: &mut [f32], x: &[f32]) -> Result<(), LaunchError> {
    let a = Buffer::from(x);
    a.copy_to(first)?;
    a.copy_to(&mut second[..2])?;
    let b = Buffer::zeros(2);
    b.copy_from(x)?;
    b.copy_to(&mut second[1..=2])?;
    Ok(())
}

#[kernel_host]
#[autodiff_reverse(d_to_constant, Const, Duplicated, Duplicated)]
fn to_constant(device: &Device, y: &mut [f64], x: &[f64]) -> Result<(), LaunchError> {
    let n = x.len() as u32;
    let weights = Buffer::zeros(n as usize);
    let other = Buffer::zeros(n as usize);
    step::launch(device, 1, 32, &weights, &other, &other, n, 0.1)?;
    weights.copy_from(y)?;
    let sum = Buffer::zeros(n as usize);
    add::launch(device, 1, 32, &sum, &other, &weights, n, 1.0)
}

#[kernel_host]
#[autodiff_reverse(d_in_place, Const, Duplicated)]
fn in_place(device: &Device, x: &Buffer<f64>) -> Result<(), LaunchError> {
    let weights = Buffer::zeros(3);
    add::launch(device, 1, 32, x, x, &weights, 3, 1.0)
}

#[test]
fn what_has_no_derivative_is_an_error() {
    let device = Device::cpu();
    let (mut y, mut d_y, mut d_x) = ([1.0; 3], [0.0; 3], [0.0; 3]);
    let refused = d_to_constant(&device, &mut y, &mut d_y, &[1.0; 3], &mut d_x).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "`weights` of the kernel `add` has no derivative, but the buffer passed for it carries one; declare `weights` as \
         `Duplicated` in the kernel's first `#[autodiff_reverse]`"
    );
    let (x, d_x) = (Buffer::from([1.0; 3]), Buffer::zeros(3));
    in_place(&device, &x).unwrap();
    let refused = d_in_place(&device, &x, &d_x).unwrap_err().to_string();
    assert!(
        refused.starts_with("`sum` and `x` are the same buffer, and the kernel writes one"),
        "{refused}"
    );
    let refused = d_in_place(&device, &x, &x).unwrap_err().to_string();
    assert!(refused.starts_with("`x` and `d_x` are the same buffer"), "{refused}");
    let refused = d_in_place(&device, &x, &Buffer::zeros(2)).unwrap_err().to_string();
    assert!(refused.starts_with("`d_x` has 2 elements, but `x` has 3"), "{refused}");
    let mut d_end = [0.0; 2];
    let refused = d_heat(
        &device,
        &mut [0.0; 3],
        &mut d_end,
        &[0.0; 3],
        &mut [0.0; 3],
        &[0.0; 3],
        &mut [0.0; 3],
        1.0,
        &mut 0.0,
        1,
    );
    assert!(
        refused.unwrap_err().to_string().starts_with("`d_end` has 2 elements, but `end` has 3")
    );
    // An error of a launch in the middle leaves the function.
    let (work, weights) = (Buffer::zeros(3), Buffer::zeros(2));
    let (mut d_y, mut d_twice, mut d_x) = (vec![0.0; 7], vec![0.0; 3], vec![0.0; 6]);
    let refused = d_mixture(
        &device,
        &mut [0.0; 7],
        &mut d_y,
        &mut [0.0; 3],
        &mut d_twice,
        &mut [0.0; 3],
        &[0.0; 6],
        &mut d_x,
        &work,
        &Buffer::zeros(3),
        &weights,
        1.0,
        &mut 0.0,
        2,
    );
    assert!(refused.unwrap_err().to_string().contains("weights has 2 elements"));
}

/// A kernel that only reads two names of one buffer.
#[kernel]
#[autodiff_reverse(d_product, Duplicated, Duplicated, Duplicated)]
fn product(out: Global<f64>, a: Global<f64>, b: Global<f64>) {
    let i = thread::index_1d();
    out.set(i, a.get(i % 3) * b.get(i % 3));
}

#[kernel_host]
#[autodiff_reverse(d_square, Const, Duplicated, Duplicated)]
fn square(device: &Device, y: &mut [f64], x: &[f64]) -> Result<(), LaunchError> {
    let count = x.len() as u32;
    let a = Buffer::from(x);
    let b = Buffer::zeros(x.len());
    product::launch(device, 1, count, &b, &a, &a)?;
    b.copy_to(y)
}

/// `add(a, a)`.
#[test]
fn one_buffer_that_is_only_read_counts_twice() {
    let (mut y, mut d_y, mut d_x) = ([0.0; 3], [1.0, 1.0, 2.0], [0.0; 3]);
    d_square(&Device::cpu(), &mut y, &mut d_y, &[1.0, 2.0, 3.0], &mut d_x).unwrap();
    assert_eq!((y, d_x), ([1.0, 4.0, 9.0], [2.0, 4.0, 12.0]));
}

/// Kernels and host functions may stand within a function, where modules cannot name each other by a path.
#[test]
fn kernels_within_a_function_have_derivatives() {
    #[kernel]
    #[autodiff_reverse(d_scale, Duplicated, Const)]
    #[autodiff_forward(t_scale, Dual, Const)]
    fn scale(x: Global<f64>, a: f64) {
        let i = thread::index_1d();
        x.set(i, a * x.get(i));
    }
    #[kernel_host]
    #[autodiff_reverse(d_twice, Duplicated, Duplicated)]
    fn twice(y: &mut [f64], x: &[f64]) -> Result<(), LaunchError> {
        let device = Device::cpu();
        let b = Buffer::from(x);
        scale::launch(&device, 1, 3, &b, 3.0)?;
        scale::launch(&device, 1, 3, &b, 3.0)?;
        b.copy_to(y)
    }
    let (mut y, mut d_y, mut d_x) = ([0.0; 3], [1.0, 2.0, 3.0], [0.0; 3]);
    d_twice(&mut y, &mut d_y, &[1.0, -1.0, 0.5], &mut d_x).unwrap();
    assert_eq!((y, d_x), ([9.0, -9.0, 4.5], [9.0, 18.0, 27.0]));
    let (b, d_b) = (Buffer::from(&[1.0, 2.0][..]), Buffer::from(&[1.0, 1.0][..]));
    d_scale::launch(&Device::cpu(), 1, 2, &b, &d_b, 3.0).unwrap();
    assert_eq!(d_b.to_vec(), [3.0, 3.0]);
    t_scale::launch(&Device::cpu(), 1, 2, &b, &d_b, 2.0).unwrap();
    assert_eq!(d_b.to_vec(), [6.0, 6.0]);
}
