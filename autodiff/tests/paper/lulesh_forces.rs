//! Forces against the hourglass modes of hexahedral elements by Flanagan and Belytschko, as in LULESH 2.0, one element for
//! each thread. Written anew as a kernel; the notice of LULESH stands in `lulesh_notice.txt`.

use rootgrad_autodiff::kernel;

#[kernel]
#[autodiff_reverse(
    d_hourglass,
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
    Const
)]
#[autodiff_forward(
    t_hourglass,
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
    Const
)]
pub(crate) fn hourglass(
    fx: Global<f64>,
    fy: Global<f64>,
    fz: Global<f64>,
    x: Global<f64>,
    y: Global<f64>,
    z: Global<f64>,
    xd: Global<f64>,
    yd: Global<f64>,
    zd: Global<f64>,
    first_volume: Global<f64>,
    volume: Global<f64>,
    sound: Global<f64>,
    mass: Global<f64>,
    nodes: Global<u32>,
    n: u32,
) {
    const COEFFICIENT: f64 = 3.0;
    /// The four modes: signs of the corners.
    const MODES: [f64; 32] = [
        1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0,
        1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0,
    ];
    /// Six corners for each corner; they determine the derivative of the volume by its place.
    const AROUND: [u32; 48] = [
        1, 2, 3, 4, 5, 7, 2, 3, 0, 5, 6, 4, 3, 0, 1, 6, 7, 5, 0, 1, 2, 7, 4, 6, 7, 6, 5, 0, 3, 1,
        4, 7, 6, 1, 0, 2, 5, 4, 7, 2, 1, 3, 6, 5, 4, 3, 2, 0,
    ];
    fn gather(from: Global<f64>, nodes: Global<u32>, i: u32) -> [f64; 8] {
        let mut values = [0.0f64; 8];
        for k in 0..8 {
            values[k] = from.get(nodes.get(8 * i + k));
        }
        values
    }
    /// Twelve times the derivative of the volume along an axis from the other two coordinates, in cyclic order.
    fn slope(u: [f64; 8], v: [f64; 8], corner: u32) -> f64 {
        let a = AROUND[6 * corner];
        let b = AROUND[6 * corner + 1];
        let c = AROUND[6 * corner + 2];
        let d = AROUND[6 * corner + 3];
        let e = AROUND[6 * corner + 4];
        let f = AROUND[6 * corner + 5];
        (u[b] + u[c]) * (v[a] + v[b]) - (u[a] + u[b]) * (v[b] + v[c])
            + (u[a] + u[e]) * (v[d] + v[e])
            - (u[d] + u[e]) * (v[a] + v[e])
            - (u[c] + u[f]) * (v[d] + v[f])
            + (u[d] + u[f]) * (v[c] + v[f])
    }
    /// The component of the corners' values along a mode.
    fn along(mode: u32, values: [f64; 8]) -> f64 {
        let mut sum = 0.0f64;
        for k in 0..8 {
            sum += MODES[8 * mode + k] * values[k];
        }
        sum
    }
    fn scatter(
        to: Global<f64>,
        nodes: Global<u32>,
        i: u32,
        speed: [f64; 8],
        shape: [f64; 32],
        factor: f64,
    ) {
        for mode in 0u32..4 {
            let mut amount = 0.0f64;
            for k in 0..8 {
                amount += shape[8 * mode + k] * speed[k];
            }
            let force = factor * amount;
            for k in 0..8 {
                to.atomic_add(nodes.get(8 * i + k), force * shape[8 * mode + k]);
            }
        }
    }
    let i = thread::index_1d();
    if i >= n {
        return;
    }
    let px = gather(x, nodes, i);
    let py = gather(y, nodes, i);
    let pz = gather(z, nodes, i);
    let size = first_volume.get(i) * volume.get(i);
    let mut shape = [0.0f64; 32];
    for mode in 0u32..4 {
        let mx = along(mode, px);
        let my = along(mode, py);
        let mz = along(mode, pz);
        for k in 0..8 {
            let linear = slope(py, pz, k) * mx + slope(pz, px, k) * my + slope(px, py, k) * mz;
            shape[8 * mode + k] = MODES[8 * mode + k] - linear / (12.0 * size);
        }
    }
    let factor = -COEFFICIENT * 0.01 * sound.get(i) * mass.get(i) / size.cbrt();
    scatter(fx, nodes, i, gather(xd, nodes, i), shape, factor);
    scatter(fy, nodes, i, gather(yd, nodes, i), shape, factor);
    scatter(fz, nodes, i, gather(zd, nodes, i), shape, factor);
}
