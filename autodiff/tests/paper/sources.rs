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

pub(crate) const ALL: [&str; 37] = [
    xs_sample::CUDA,
    prices::CUDA,
    d_prices::CUDA,
    t_prices::CUDA,
    contraction::CUDA,
    d_contraction::CUDA,
    t_contraction::CUDA,
    kinematics::CUDA,
    d_kinematics::CUDA,
    t_kinematics::CUDA,
    stress::CUDA,
    d_stress::CUDA,
    t_stress::CUDA,
    material::CUDA,
    d_material::CUDA,
    t_material::CUDA,
    hourglass::CUDA,
    d_hourglass::CUDA,
    t_hourglass::CUDA,
    motion::CUDA,
    d_motion::CUDA,
    t_motion::CUDA,
    time_steps::CUDA,
    d_time_steps::CUDA,
    t_time_steps::CUDA,
    gradients::CUDA,
    d_gradients::CUDA,
    t_gradients::CUDA,
    viscosity::CUDA,
    d_viscosity::CUDA,
    t_viscosity::CUDA,
    rs_lookup::CUDA,
    d_rs_lookup::CUDA,
    t_rs_lookup::CUDA,
    xs_lookup::CUDA,
    d_xs_lookup::CUDA,
    t_xs_lookup::CUDA,
];
