//! Derivatives of kernels: right values, and no races.

#[macro_use]
#[path = "kernels/harness.rs"]
mod harness;
#[path = "kernels/cases.rs"]
mod cases;
#[path = "kernels/compiled.rs"]
mod compiled;
#[path = "kernels/edges.rs"]
mod edges;
#[path = "kernels/printed.rs"]
mod printed;
#[path = "kernels/random.rs"]
mod random;
// The kernels of published benchmarks, to compile them for GPUs.
#[path = "paper/black_scholes.rs"]
mod black_scholes;
#[path = "paper/contraction.rs"]
mod contraction;
#[path = "paper/lulesh_elements.rs"]
mod lulesh_elements;
#[path = "paper/lulesh_eos.rs"]
mod lulesh_eos;
#[path = "paper/lulesh_forces.rs"]
mod lulesh_forces;
#[path = "paper/lulesh_nodes.rs"]
mod lulesh_nodes;
#[path = "paper/lulesh_viscosity.rs"]
mod lulesh_viscosity;
#[path = "paper/rsbench.rs"]
mod rsbench;
#[path = "paper/sources.rs"]
mod sources;
#[path = "kernels/structs.rs"]
mod structs;
#[path = "kernels/warps.rs"]
mod warps;
#[path = "paper/xsbench.rs"]
mod xsbench;

use rootgrad_autodiff::kernel::Device;

use cases::{ALL, D_SCALE, d_joint, d_lookup, d_nested, d_pairs, d_product, d_rows};

#[test]
fn derivatives_are_right_and_free_of_races() {
    for case in ALL() {
        case.is_right(&[Device::cpu(), Device::emulator()], 1e-13);
    }
}

#[test]
fn the_source_shows_the_proof() {
    assert_eq!(
        D_SCALE,
        "\
// no two threads use the same element of `x` (indices i): the derivative adds without atomics; it assumes that index \
arithmetic does not overflow.
#[kernel]
fn d_scale(out: Global<f64>, d_out: Global<f64>, x: Global<f64>, d_x: Global<f64>, n: u32, a: f64, d_a: Global<f64>) {
    let mut d_a_here: f64 = 0.0;
    let i: u32 = thread::index_1d();
    if i < n {
        out.set(i, a * x.get(i));
        let seed: f64 = d_out.get(i);
        d_out.set(i, 0.0);
        d_a_here += seed * x.get(i);
        d_x.add(i, seed * a);
    }
    d_a.atomic_add(0, d_a_here);
}
"
    );
}

#[test]
fn atomics_are_left_out_where_all_uses_are_proven_apart() {
    assert!(d_pairs::RUST.contains("d_x.add(2 * i"), "{}", d_pairs::RUST);
    assert!(d_rows::RUST.contains("d_x.add(i * n + k"), "{}", d_rows::RUST);
    let jointly = "(indices 2 * i, i + 1) are not proven apart";
    assert!(d_joint::RUST.contains(jointly), "{}", d_joint::RUST);
    for source in [d_joint::RUST, d_product::RUST, d_lookup::RUST, d_nested::RUST] {
        assert!(source.contains("d_x.atomic_add(") && !source.contains("d_x.add("), "{source}");
    }
}
