//! The kernels of published benchmarks, written anew, with their derivatives.

#[path = "paper/black_scholes.rs"]
mod black_scholes;
#[path = "paper/contraction.rs"]
mod contraction;
#[macro_use]
#[path = "paper/harness.rs"]
mod harness;
#[path = "paper/look_ups.rs"]
mod look_ups;
#[path = "paper/lulesh.rs"]
mod lulesh;
#[path = "paper/lulesh_elements.rs"]
mod lulesh_elements;
#[path = "paper/lulesh_eos.rs"]
mod lulesh_eos;
#[path = "paper/lulesh_forces.rs"]
mod lulesh_forces;
#[path = "paper/lulesh_more.rs"]
mod lulesh_more;
#[path = "paper/lulesh_nodes.rs"]
mod lulesh_nodes;
#[path = "paper/lulesh_viscosity.rs"]
mod lulesh_viscosity;
#[path = "paper/mesh.rs"]
mod mesh;
#[path = "paper/options.rs"]
mod options;
#[path = "paper/rsbench.rs"]
mod rsbench;
#[path = "paper/xsbench.rs"]
mod xsbench;
