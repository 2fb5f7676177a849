//! Forces of a mesh of hexahedra, element by element: a method reads the nodes of an element, the loop adds to the forces
//! in another field of the same struct.

use super::{Of, Scaled};
use rootgrad_autodiff::{Differentiable, autodiff_forward, autodiff_reverse, differentiable};

#[derive(Clone, Differentiable)]
struct Mesh {
    nodes: Vec<[f64; 3]>,
    elements: Vec<[usize; 8]>,
    forces: Vec<[f64; 3]>,
}

#[differentiable]
impl Mesh {
    /// The volume spanned by the edges at the first corner, and the deviation of the diagonals from 1.
    fn energy(&self, e: usize) -> f64 {
        let corner = self.elements[e];
        let (o, a, b, c) = (corner[0], corner[1], corner[3], corner[4]);
        let mut edges = [[0.0; 3]; 3];
        for k in 0..3 {
            edges[0][k] = self.nodes[a][k] - self.nodes[o][k];
            edges[1][k] = self.nodes[b][k] - self.nodes[o][k];
            edges[2][k] = self.nodes[c][k] - self.nodes[o][k];
        }
        let volume = edges[0][0] * (edges[1][1] * edges[2][2] - edges[1][2] * edges[2][1])
            + edges[0][1] * (edges[1][2] * edges[2][0] - edges[1][0] * edges[2][2])
            + edges[0][2] * (edges[1][0] * edges[2][1] - edges[1][1] * edges[2][0]);
        let mut strain = 0.0;
        for d in 0..4 {
            let (p, q) = (corner[d], corner[7 - d]);
            let mut length = 0.0;
            for k in 0..3 {
                let s = self.nodes[p][k] - self.nodes[q][k];
                length += s * s;
            }
            strain += (length.sqrt() - 1.0) * (length.sqrt() - 1.0);
        }
        volume * volume + 0.5 * strain
    }

    fn load(&mut self) {
        for e in 0..self.elements.len() {
            let energy = self.energy(e);
            for i in 0..8 {
                let node = self.elements[e][i];
                self.forces[node][i % 3] += 0.125 * energy;
            }
        }
    }
}

#[autodiff_reverse(d_work, Duplicated, Active)]
#[autodiff_forward(t_work, Dual, Dual)]
fn work(mesh: &Mesh) -> f64 {
    let mut mesh = mesh.clone();
    mesh.load();
    let mut sum = 0.0;
    for f in &mesh.forces {
        sum += f[0] * f[0] + f[1] * f[1] + f[2] * f[2];
    }
    sum
}

/// A row of `size` elements. Each has four nodes of its own and shares four nodes with the next element.
pub fn case(size: usize) -> Box<dyn Scaled> {
    let x = super::numbers(12 * (size + 1), 4);
    let nodes = x.chunks(3).map(|p| [p[0], p[1], p[2]]).collect();
    let elements = (0..size).map(|e| std::array::from_fn(|i| 4 * e + i)).collect();
    Of::boxed(
        Mesh { nodes, elements, forces: vec![[0.0; 3]; 4 * (size + 1)] },
        work,
        |mesh, d| {
            d_work(mesh, d, 1.0);
        },
        t_work,
    )
}
