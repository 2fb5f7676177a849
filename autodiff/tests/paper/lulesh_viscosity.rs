//! Artificial viscosity with a monotonic limiter, as in LULESH 2.0, one element for each thread. Written anew as kernels;
//! the notice of LULESH stands in `lulesh_notice.txt`.

use rootgrad_autodiff::kernel;

/// Velocity gradients and lengths of the elements along their three axes.
#[kernel]
#[autodiff_reverse(
    d_gradients,
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
    Const
)]
#[autodiff_forward(
    t_gradients,
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
    Const
)]
pub(crate) fn gradients(
    delv_xi: Global<f64>,
    delv_eta: Global<f64>,
    delv_zeta: Global<f64>,
    delx_xi: Global<f64>,
    delx_eta: Global<f64>,
    delx_zeta: Global<f64>,
    x: Global<f64>,
    y: Global<f64>,
    z: Global<f64>,
    xd: Global<f64>,
    yd: Global<f64>,
    zd: Global<f64>,
    first_volume: Global<f64>,
    new_volume: Global<f64>,
    nodes: Global<u32>,
    n: u32,
) {
    const TINY: f64 = 1e-36;
    /// Corners of the far face of each axis, then of the near one.
    const FACES: [u32; 24] =
        [1, 2, 6, 5, 0, 3, 7, 4, 3, 2, 6, 7, 0, 1, 5, 4, 4, 5, 6, 7, 0, 1, 2, 3];
    struct Vector {
        x: f64,
        y: f64,
        z: f64,
    }
    fn mean(from: Global<f64>, nodes: Global<u32>, i: u32, axis: u32) -> f64 {
        let mut sum = 0.0f64;
        for k in 0..4 {
            let far = nodes.get(8 * i + FACES[8 * axis + k]);
            let near = nodes.get(8 * i + FACES[8 * axis + 4 + k]);
            sum += from.get(far) - from.get(near);
        }
        0.25 * sum
    }
    fn cross(a: Vector, b: Vector) -> Vector {
        Vector { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x }
    }
    fn dot(a: Vector, b: Vector) -> f64 {
        a.x * b.x + a.y * b.y + a.z * b.z
    }
    /// The edge or the velocity from the near to the far face.
    fn across(
        x: Global<f64>,
        y: Global<f64>,
        z: Global<f64>,
        nodes: Global<u32>,
        i: u32,
        axis: u32,
    ) -> Vector {
        Vector {
            x: mean(x, nodes, i, axis),
            y: mean(y, nodes, i, axis),
            z: mean(z, nodes, i, axis),
        }
    }
    let i = thread::index_1d();
    if i >= n {
        return;
    }
    let volume = first_volume.get(i) * new_volume.get(i);
    let along_xi = across(x, y, z, nodes, i, 0);
    let along_eta = across(x, y, z, nodes, i, 1);
    let along_zeta = across(x, y, z, nodes, i, 2);
    let face_xi = cross(along_eta, along_zeta);
    let face_eta = cross(along_zeta, along_xi);
    let face_zeta = cross(along_xi, along_eta);
    delx_xi.set(i, volume / (dot(face_xi, face_xi) + TINY).sqrt());
    delx_eta.set(i, volume / (dot(face_eta, face_eta) + TINY).sqrt());
    delx_zeta.set(i, volume / (dot(face_zeta, face_zeta) + TINY).sqrt());
    delv_xi.set(i, dot(face_xi, across(xd, yd, zd, nodes, i, 0)) / (volume + TINY));
    delv_eta.set(i, dot(face_eta, across(xd, yd, zd, nodes, i, 1)) / (volume + TINY));
    delv_zeta.set(i, dot(face_zeta, across(xd, yd, zd, nodes, i, 2)) / (volume + TINY));
}

/// Linear and quadratic viscosity from the gradients of an element and of its neighbours. For side k of an element, two
/// bits of `sides` are 1 in a plane of symmetry and 2 at a free surface.
#[kernel]
#[autodiff_reverse(
    d_viscosity,
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
    Const,
    Const
)]
#[autodiff_forward(
    t_viscosity,
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
    Const,
    Const
)]
pub(crate) fn viscosity(
    quadratic: Global<f64>,
    linear: Global<f64>,
    delv_xi: Global<f64>,
    delv_eta: Global<f64>,
    delv_zeta: Global<f64>,
    delx_xi: Global<f64>,
    delx_eta: Global<f64>,
    delx_zeta: Global<f64>,
    strain: Global<f64>,
    mass: Global<f64>,
    first_volume: Global<f64>,
    new_volume: Global<f64>,
    neighbours: Global<u32>,
    sides: Global<u32>,
    elements: Global<u32>,
    n: u32,
) {
    const TINY: f64 = 1e-36;
    const LIMITER: f64 = 2.0;
    const STEEPEST: f64 = 1.0;
    const LINEAR: f64 = 0.5;
    const QUADRATIC: f64 = 2.0 / 3.0;
    /// The gradient of a neighbour.
    fn beyond(v: Global<f64>, own: f64, neighbour: u32, side: u32) -> f64 {
        if side == 0 {
            v.get(neighbour)
        } else if side == 1 {
            own
        } else {
            0.0
        }
    }
    fn limited(v: Global<f64>, at: u32, low: u32, high: u32, sides: u32) -> f64 {
        let own = v.get(at);
        let norm = 1.0 / (own + TINY);
        let before = beyond(v, own, low, sides & 3) * norm;
        let after = beyond(v, own, high, (sides >> 2) & 3) * norm;
        let mean = 0.5 * (before + after);
        let first = if LIMITER * before < mean { LIMITER * before } else { mean };
        let second = if LIMITER * after < first { LIMITER * after } else { first };
        let natural = if second < 0.0 { 0.0 } else { second };
        if natural > STEEPEST { STEEPEST } else { natural }
    }
    fn shrinking(v: f64) -> f64 {
        if v > 0.0 { 0.0 } else { v }
    }
    let k = thread::index_1d();
    if k >= n {
        return;
    }
    let i = elements.get(k);
    let bits = sides.get(i);
    let xi = limited(delv_xi, i, neighbours.get(6 * i), neighbours.get(6 * i + 1), bits & 15);
    let eta = limited(
        delv_eta,
        i,
        neighbours.get(6 * i + 2),
        neighbours.get(6 * i + 3),
        (bits >> 4) & 15,
    );
    let zeta = limited(
        delv_zeta,
        i,
        neighbours.get(6 * i + 4),
        neighbours.get(6 * i + 5),
        (bits >> 8) & 15,
    );
    let a = shrinking(delv_xi.get(i) * delx_xi.get(i));
    let b = shrinking(delv_eta.get(i) * delx_eta.get(i));
    let c = shrinking(delv_zeta.get(i) * delx_zeta.get(i));
    let density = mass.get(i) / (first_volume.get(i) * new_volume.get(i));
    let first = -LINEAR * density * (a * (1.0 - xi) + b * (1.0 - eta) + c * (1.0 - zeta));
    let second = QUADRATIC
        * density
        * (a * a * (1.0 - xi * xi) + b * b * (1.0 - eta * eta) + c * c * (1.0 - zeta * zeta));
    let expands = strain.get(i) > 0.0;
    linear.set(i, if expands { 0.0 } else { first });
    quadratic.set(i, if expands { 0.0 } else { second });
}
