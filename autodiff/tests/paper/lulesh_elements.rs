//! Volumes, strains, forces and artificial viscosity of hexahedral elements, as in LULESH 2.0, one element for each thread.
//! Written anew as kernels; the notice of LULESH stands in `lulesh_notice.txt`.

use rootgrad_autodiff::kernel;

/// New volume, its change, a length, and the rate of deformation at the middle of the step.
#[kernel]
#[autodiff_reverse(
    d_kinematics,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Const,
    Const,
    Active
)]
#[autodiff_forward(
    t_kinematics,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Const,
    Const,
    Dual
)]
pub(crate) fn kinematics(
    new_volume: Global<f64>,
    growth: Global<f64>,
    length: Global<f64>,
    strain: Global<f64>,
    dxx: Global<f64>,
    dyy: Global<f64>,
    dzz: Global<f64>,
    x: Global<f64>,
    y: Global<f64>,
    z: Global<f64>,
    xd: Global<f64>,
    yd: Global<f64>,
    zd: Global<f64>,
    first_volume: Global<f64>,
    volume: Global<f64>,
    nodes: Global<u32>,
    n: u32,
    dt: f64,
) {
    struct Corners {
        x: [f64; 8],
        y: [f64; 8],
        z: [f64; 8],
    }
    struct Slopes {
        xi: f64,
        eta: f64,
        zeta: f64,
    }
    fn gather(from: Global<f64>, nodes: Global<u32>, i: u32) -> [f64; 8] {
        let mut values = [0.0f64; 8];
        for k in 0..8 {
            values[k] = from.get(nodes.get(8 * i + k));
        }
        values
    }
    fn triple(c: Corners, a: u32, b: u32, d: u32, e: u32, f: u32, g: u32, h: u32, k: u32) -> f64 {
        // (a - b + d - e) · (f - g) × (h - k)
        let ux = c.x[a] - c.x[b] + c.x[d] - c.x[e];
        let uy = c.y[a] - c.y[b] + c.y[d] - c.y[e];
        let uz = c.z[a] - c.z[b] + c.z[d] - c.z[e];
        let vx = c.x[f] - c.x[g];
        let vy = c.y[f] - c.y[g];
        let vz = c.z[f] - c.z[g];
        let wx = c.x[h] - c.x[k];
        let wy = c.y[h] - c.y[k];
        let wz = c.z[h] - c.z[k];
        ux * (vy * wz - vz * wy) + uy * (vz * wx - vx * wz) + uz * (vx * wy - vy * wx)
    }
    fn size(c: Corners) -> f64 {
        (triple(c, 3, 1, 7, 2, 6, 3, 2, 0)
            + triple(c, 4, 3, 5, 7, 6, 4, 7, 0)
            + triple(c, 1, 4, 2, 5, 6, 1, 5, 0))
            / 12.0
    }
    /// 16 times the square of the area of a face.
    fn area(c: Corners, a: u32, b: u32, d: u32, e: u32) -> f64 {
        let fx = (c.x[d] - c.x[a]) - (c.x[e] - c.x[b]);
        let fy = (c.y[d] - c.y[a]) - (c.y[e] - c.y[b]);
        let fz = (c.z[d] - c.z[a]) - (c.z[e] - c.z[b]);
        let gx = (c.x[d] - c.x[a]) + (c.x[e] - c.x[b]);
        let gy = (c.y[d] - c.y[a]) + (c.y[e] - c.y[b]);
        let gz = (c.z[d] - c.z[a]) + (c.z[e] - c.z[b]);
        let both = fx * gx + fy * gy + fz * gz;
        (fx * fx + fy * fy + fz * fz) * (gx * gx + gy * gy + gz * gz) - both * both
    }
    fn slopes(v: [f64; 8]) -> Slopes {
        let a = v[6] - v[0];
        let b = v[5] - v[3];
        let c = v[7] - v[1];
        let d = v[4] - v[2];
        Slopes {
            xi: 0.125 * (a + b - c - d),
            eta: 0.125 * (a - b + c - d),
            zeta: 0.125 * (a + b + c + d),
        }
    }
    let i = thread::index_1d();
    if i >= n {
        return;
    }
    let mut c = Corners { x: gather(x, nodes, i), y: gather(y, nodes, i), z: gather(z, nodes, i) };
    let v = size(c);
    let relative = v / first_volume.get(i);
    new_volume.set(i, relative);
    growth.set(i, relative - volume.get(i));
    let mut largest = area(c, 0, 1, 2, 3).max(area(c, 4, 5, 6, 7));
    largest = largest.max(area(c, 0, 1, 5, 4)).max(area(c, 1, 2, 6, 5));
    largest = largest.max(area(c, 2, 3, 7, 6)).max(area(c, 3, 0, 4, 7));
    length.set(i, 4.0 * v / largest.sqrt());
    let speed =
        Corners { x: gather(xd, nodes, i), y: gather(yd, nodes, i), z: gather(zd, nodes, i) };
    for k in 0..8 {
        c.x[k] -= 0.5 * dt * speed.x[k];
        c.y[k] -= 0.5 * dt * speed.y[k];
        c.z[k] -= 0.5 * dt * speed.z[k];
    }
    let px = slopes(c.x);
    let py = slopes(c.y);
    let pz = slopes(c.z);
    let x_xi = py.eta * pz.zeta - pz.eta * py.zeta;
    let x_eta = pz.xi * py.zeta - py.xi * pz.zeta;
    let x_zeta = py.xi * pz.eta - pz.xi * py.eta;
    let y_xi = pz.eta * px.zeta - px.eta * pz.zeta;
    let y_eta = px.xi * pz.zeta - pz.xi * px.zeta;
    let y_zeta = pz.xi * px.eta - px.xi * pz.eta;
    let z_xi = px.eta * py.zeta - py.eta * px.zeta;
    let z_eta = py.xi * px.zeta - px.xi * py.zeta;
    let z_zeta = px.xi * py.eta - py.xi * px.eta;
    let determinant = px.eta * x_eta + py.eta * y_eta + pz.eta * z_eta;
    let vx = slopes(speed.x);
    let vy = slopes(speed.y);
    let vz = slopes(speed.z);
    let rate_x = (x_xi * vx.xi + x_eta * vx.eta + x_zeta * vx.zeta) / determinant;
    let rate_y = (y_xi * vy.xi + y_eta * vy.eta + y_zeta * vy.zeta) / determinant;
    let rate_z = (z_xi * vz.xi + z_eta * vz.eta + z_zeta * vz.zeta) / determinant;
    let all = rate_x + rate_y + rate_z;
    strain.set(i, all);
    dxx.set(i, rate_x - all / 3.0);
    dyy.set(i, rate_y - all / 3.0);
    dzz.set(i, rate_z - all / 3.0);
}

/// Forces of pressure and artificial viscosity on the nodes of each element.
#[kernel]
#[autodiff_reverse(
    d_stress, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated,
    Duplicated, Const, Const
)]
#[autodiff_forward(t_stress, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Const, Const)]
pub(crate) fn stress(
    fx: Global<f64>,
    fy: Global<f64>,
    fz: Global<f64>,
    x: Global<f64>,
    y: Global<f64>,
    z: Global<f64>,
    pressure: Global<f64>,
    viscosity: Global<f64>,
    nodes: Global<u32>,
    n: u32,
) {
    /// Corners of the six faces.
    const FACES: [u32; 24] =
        [0, 1, 2, 3, 0, 4, 5, 1, 1, 5, 6, 2, 2, 6, 7, 3, 3, 7, 4, 0, 4, 7, 6, 5];
    let i = thread::index_1d();
    if i >= n {
        return;
    }
    let force = pressure.get(i) + viscosity.get(i);
    for face in 0u32..6 {
        let a = nodes.get(8 * i + FACES[4 * face]);
        let b = nodes.get(8 * i + FACES[4 * face + 1]);
        let c = nodes.get(8 * i + FACES[4 * face + 2]);
        let d = nodes.get(8 * i + FACES[4 * face + 3]);
        // The lines that halve the face.
        let ux = 0.5 * (x.get(d) + x.get(c) - x.get(b) - x.get(a));
        let uy = 0.5 * (y.get(d) + y.get(c) - y.get(b) - y.get(a));
        let uz = 0.5 * (z.get(d) + z.get(c) - z.get(b) - z.get(a));
        let vx = 0.5 * (x.get(c) + x.get(b) - x.get(d) - x.get(a));
        let vy = 0.5 * (y.get(c) + y.get(b) - y.get(d) - y.get(a));
        let vz = 0.5 * (z.get(c) + z.get(b) - z.get(d) - z.get(a));
        let px = 0.25 * force * (uy * vz - uz * vy);
        let py = 0.25 * force * (uz * vx - ux * vz);
        let pz = 0.25 * force * (ux * vy - uy * vx);
        for k in 0..4 {
            let node = nodes.get(8 * i + FACES[4 * face + k]);
            fx.atomic_add(node, px);
            fy.atomic_add(node, py);
            fz.atomic_add(node, pz);
        }
    }
}
