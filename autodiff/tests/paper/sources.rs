//! The CUDA C++ of all kernels of published benchmarks, and of their derivatives.

use crate::black_scholes::{d_prices, prices, t_prices};
use crate::contraction::{contraction, d_contraction, t_contraction};
use crate::lulesh_elements::{d_kinematics, d_stress, kinematics, stress, t_kinematics, t_stress};
use crate::lulesh_eos::{d_material, material, t_material};
use crate::lulesh_forces::{d_hourglass, hourglass, t_hourglass};
use crate::lulesh_nodes::{d_motion, d_time_steps, motion, t_motion, t_time_steps, time_steps};
use crate::lulesh_viscosity::{
    d_gradients, d_viscosity, gradients, t_gradients, t_viscosity, viscosity,
};
use crate::rsbench::{d_rs_lookup, rs_lookup, t_rs_lookup};
use crate::xsbench::{d_xs_lookup, t_xs_lookup, xs_lookup, xs_sample};

macro_rules! sources {
    ($($kernel:ident)*) => {
        pub(crate) const ALL: &[&str] = &[$($kernel::CUDA),*];
        /// The same kernels with sums in a fixed order, as far as they have them.
        #[allow(dead_code, reason = "only `kernel_derivatives` uses it")]
        pub(crate) const ORDERED: &[Option<&str>] = &[$($kernel::CUDA_ORDERED),*];
    };
}

sources! {
    xs_sample prices d_prices t_prices contraction d_contraction t_contraction kinematics
    d_kinematics t_kinematics stress d_stress t_stress material d_material t_material hourglass
    d_hourglass t_hourglass motion d_motion t_motion time_steps d_time_steps t_time_steps
    gradients d_gradients t_gradients viscosity d_viscosity t_viscosity rs_lookup d_rs_lookup
    t_rs_lookup xs_lookup d_xs_lookup t_xs_lookup
}
