//! Differentiated functions where the code around them has lints, names, macros and attributes of its own.
#![deny(warnings, unsafe_code, clippy::pedantic, clippy::nursery, unused_qualifications)]
#![deny(unused_results, elided_lifetimes_in_paths, trivial_numeric_casts)]
// Lints that the test functions themselves trigger.
#![allow(
    missing_docs,
    dead_code,
    unreachable_pub,
    clippy::many_single_char_names,
    clippy::float_cmp
)]
#![allow(
    clippy::suboptimal_flops,
    clippy::redundant_pub_crate,
    clippy::missing_const_for_fn,
    clippy::while_float
)]

#[path = "surroundings/expanded.rs"]
mod expanded;
#[path = "surroundings/linted.rs"]
pub mod linted;
#[path = "surroundings/named.rs"]
mod named;
#[path = "surroundings/placed.rs"]
mod placed;
#[path = "surroundings/unprefixed.rs"]
mod unprefixed;

/// Compares each component of `gradient` with the central difference of `f`.
#[track_caller]
fn agrees<const N: usize>(x: [f64; N], gradient: [f64; N], f: impl Fn([f64; N]) -> f64) {
    let h = 1e-5;
    for i in 0..N {
        let at = |h: f64| f(std::array::from_fn(|k| if k == i { x[k] + h } else { x[k] }));
        let want = (at(h) - at(-h)) / (2.0 * h);
        let scale = want.abs().max(1.0);
        assert!((gradient[i] - want).abs() < 1e-8 * scale, "{i}: {} for {want}", gradient[i]);
    }
}

#[test]
fn lints_of_the_code_around_do_not_reach_into_derivatives() {
    use linted::*;
    let spring = Spring::new(0.7, 0.2);
    let mut shadow = Spring::default();
    let (_, d_x) = d_energy(&spring, &mut shadow, 0.9, 1.0);
    agrees([0.7, 0.2, 0.9], [shadow.k, shadow.l, d_x], |[k, l, x]| energy(&Spring::new(k, l), x));
    let (_, d_a, d_x) = d_letters(0.3, 0.5, 1.0);
    agrees([0.3, 0.5], [d_a, d_x], |[a, x]| letters(a, x));
    let mut d_x = [0.0; 2];
    let _ = d_chains(&[0.4, 0.1], &mut d_x, 1.0);
    agrees([0.4, 0.1], d_x, |x| chains(&x));
    assert!((d_by_rule(2.0, 1.0).1 - 12.0).abs() < 1e-15);
}
