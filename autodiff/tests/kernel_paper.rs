//! The kernels of published benchmarks, written anew, with their derivatives.

#[path = "paper/black_scholes.rs"]
mod black_scholes;
#[path = "paper/contraction.rs"]
mod contraction;
#[cfg(feature = "cuda")]
#[allow(dead_code, reason = "`kernel_cuda` uses all of it")]
#[path = "kernels/driver/mod.rs"]
mod driver;
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
#[path = "kernels/random.rs"]
mod random;
#[path = "paper/rsbench.rs"]
mod rsbench;
#[cfg(feature = "cuda")]
#[path = "paper/sources.rs"]
mod sources;
#[path = "paper/xsbench.rs"]
mod xsbench;

/// The tests of the other modules that use `harness::devices`.
#[cfg(feature = "cuda")]
#[test]
fn benchmarks_run_on_the_stand_in_for_the_driver() {
    let Some(at) = driver::StandIn::new("stand-in-paper", sources::ALL) else {
        println!("SKIPPED: no g++ on this machine; nothing ran on the stand-in for the driver");
        return;
    };
    for test in [
        "look_ups::xsbench_has_right_values_and_derivatives",
        "look_ups::rsbench_has_right_values_and_derivatives",
        "look_ups::rsbench_with_broadened_resonances_has_right_values_and_derivatives",
        "lulesh::the_equation_of_state_has_right_values_and_derivatives",
        "lulesh::nodes_move_as_newton_wants",
        "lulesh::time_steps_are_the_smallest_of_each_block",
        "lulesh::kinematics_have_right_values_and_derivatives",
        "lulesh::stress_has_right_values_and_derivatives",
        "lulesh_more::hourglass_forces_have_right_values_and_derivatives",
        "lulesh_more::velocity_gradients_have_right_values_and_derivatives",
        "lulesh_more::monotonic_viscosity_has_right_values_and_derivatives",
        "options::prices_have_right_derivatives",
        "options::contractions_have_right_values_and_derivatives",
    ] {
        let calls = at.process(test).with("ROOTGRAD_GPU", "1").run();
        assert_eq!(calls.last().map(String::as_str), Some("left 0"), "{calls:?}");
        let launches = calls.iter().filter(|call| call.starts_with("launch")).count();
        assert!(launches >= 3, "{test}: {calls:?}");
    }
}
