//! Random programs; more by `cargo run -p rootgrad-autodiff --example random_programs -- 10000 1`.
#![allow(missing_docs, unreachable_pub)]

#[path = "../examples/random_programs/batch.rs"]
mod batch;
#[path = "../examples/random_programs/program/mod.rs"]
mod program;
#[path = "../examples/random_programs/project.rs"]
mod project;

#[test]
fn random_programs_agree_with_dual_numbers() {
    println!("{}", project::run(40, 1, 0).unwrap_or_else(|error| panic!("{error}")));
}
