//! The kernels of published benchmarks, written anew, with their derivatives.

#[path = "paper/black_scholes.rs"]
mod black_scholes;
#[path = "paper/contraction.rs"]
mod contraction;
#[path = "paper/harness.rs"]
mod harness;
#[path = "paper/look_ups.rs"]
mod look_ups;
#[path = "paper/options.rs"]
mod options;
#[path = "paper/rsbench.rs"]
mod rsbench;
#[path = "paper/xsbench.rs"]
mod xsbench;
