//! A mesh of hexahedra whose nodes are moved by random distances.

use crate::harness::numbers;

pub(crate) struct Mesh {
    pub(crate) elements: usize,
    pub(crate) nodes: usize,
    /// The eight nodes of each element.
    pub(crate) corners: Vec<u32>,
    /// Coordinates of the nodes, by axis.
    pub(crate) places: [Vec<f64>; 3],
    /// Bit k: the node lies in the plane where coordinate k is 0.
    pub(crate) fixed: Vec<u32>,
    /// The elements before and after each one along the axes, in the order -x, +x, -y, +y, -z, +z.
    pub(crate) neighbours: [Vec<u32>; 6],
    /// Two bits for each of the six sides: 1 for a plane of symmetry, 2 for a free surface.
    pub(crate) sides: Vec<u32>,
}

/// A mesh of n × n × n elements in a cube.
pub(crate) fn mesh(n: usize) -> Mesh {
    let wide = n + 1;
    let node = |i, j, k| ((k * wide + j) * wide + i) as u32;
    let element = |i, j, k| ((k * n + j) * n + i) as u32;
    let steps =
        [(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)];
    let mut m = Mesh {
        elements: n.pow(3),
        nodes: wide.pow(3),
        corners: Vec::new(),
        places: Default::default(),
        fixed: Vec::new(),
        neighbours: Default::default(),
        sides: Vec::new(),
    };
    let mut noise = numbers(3 * wide.pow(3), 77).into_iter().map(|v| (v - 0.5) * 0.3);
    for k in 0..wide {
        for j in 0..wide {
            for i in 0..wide {
                for (axis, at) in [i, j, k].into_iter().enumerate() {
                    let place = (at as f64 + noise.next().unwrap()) * 1.125 / n as f64;
                    m.places[axis].push(place);
                }
                let bit = |at, bit| if at == 0 { bit } else { 0 };
                m.fixed.push(bit(i, 1) | bit(j, 2) | bit(k, 4));
                if i < n && j < n && k < n {
                    m.corners.extend(steps.map(|(a, b, c)| node(i + a, j + b, k + c)));
                    let at = [i, j, k];
                    let mut sides = 0;
                    for axis in 0..3 {
                        let mut of = [at, at];
                        of[0][axis] = at[axis].saturating_sub(1);
                        of[1][axis] = (at[axis] + 1).min(n - 1);
                        for side in 0..2 {
                            let [a, b, c] = of[side];
                            m.neighbours[2 * axis + side].push(element(a, b, c));
                        }
                        sides |= if at[axis] == 0 { 1 << (4 * axis) } else { 0 };
                        sides |= if at[axis] == n - 1 { 2 << (4 * axis + 2) } else { 0 };
                    }
                    m.sides.push(sides);
                }
            }
        }
    }
    m
}

pub(crate) type V = [f64; 3];

pub(crate) fn minus(a: V, b: V) -> V {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

pub(crate) fn dot(a: V, b: V) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub(crate) fn cross(a: V, b: V) -> V {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// Values at the corners of an element, from one buffer for each axis.
pub(crate) fn at_corners(mesh: &Mesh, element: usize, values: &[Vec<f64>]) -> [V; 8] {
    std::array::from_fn(|k| {
        let node = mesh.corners[8 * element + k] as usize;
        [values[0][node], values[1][node], values[2][node]]
    })
}

/// Signs of the corners in the reference cube.
const SIGNS: [V; 8] = [
    [-1.0, -1.0, -1.0],
    [1.0, -1.0, -1.0],
    [1.0, 1.0, -1.0],
    [-1.0, 1.0, -1.0],
    [-1.0, -1.0, 1.0],
    [1.0, -1.0, 1.0],
    [1.0, 1.0, 1.0],
    [-1.0, 1.0, 1.0],
];

/// Derivatives of the trilinear map by the three coordinates of the reference cube.
pub(crate) fn jacobian(corners: &[V; 8], at: V) -> [V; 3] {
    std::array::from_fn(|axis| {
        let mut sum = [0.0; 3];
        for (corner, sign) in corners.iter().zip(SIGNS) {
            let mut weight = sign[axis] / 8.0;
            for other in (0..3).filter(|o| *o != axis) {
                weight *= 1.0 + sign[other] * at[other];
            }
            sum.iter_mut().zip(corner).for_each(|(s, c)| *s += weight * c);
        }
        sum
    })
}

pub(crate) fn determinant(j: [V; 3]) -> f64 {
    dot(j[0], cross(j[1], j[2]))
}

/// The volume, by Gauss's quadrature of the determinant, which is exact.
pub(crate) fn size(corners: &[V; 8]) -> f64 {
    let points = SIGNS.map(|s| s.map(|v| v / 3f64.sqrt()));
    points.into_iter().map(|at| determinant(jacobian(corners, at))).sum()
}
