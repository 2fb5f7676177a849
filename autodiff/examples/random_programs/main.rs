//! Compares random differentiated programs with dual numbers and finite differences.
//!
//! `cargo run --release -p rootgrad-autodiff --example random_programs -- [count] [seed] [first]` writes programs (see
//! `program` for their grammar). It builds and runs them in groups below `target/tmp/random_programs`, prints its
//! progress after each group, and finally lists the programs that failed: they differ, panic or do not build. The same
//! seed gives the same programs. With the number of a `first` program, an interrupted run can be continued, and
//! `1 SEED NUMBER` leaves the source of a single program.
//!
//! Each program is a function with two slices and a scalar as inputs. Its value, the final contents of the slice it
//! changes, and all its derivatives are checked at four points. Derivatives in reverse mode, in forward mode and, for
//! each third program, in reverse mode with the analyses off are compared with the same statements over dual numbers,
//! which share nothing with the engine. Primal values must agree bit for bit; derivatives are skipped if one overflows
//! in the computation. The dual numbers are compared with central differences, if no comparison of floats changes its
//! result between the points of the difference. For each fourth program a Hessian-vector product, computed through a
//! call of the program, is compared in the same way with differences of the dual numbers' gradient. Its slope is
//! compared with the gradient, and another product by symmetry.

#[allow(unreachable_pub)]
mod batch;
#[allow(unreachable_pub)]
mod program;
#[allow(unreachable_pub)]
mod project;

fn main() {
    let mut args = std::env::args().skip(1).map(|a| a.parse::<u64>().expect("a number"));
    let (count, seed) = (args.next().unwrap_or(100), args.next().unwrap_or(1));
    match project::run(count, seed, args.next().unwrap_or(0)) {
        Ok(report) => println!("{report}"),
        Err(error) => {
            eprintln!("error: {error}");
            std::process::exit(1);
        }
    }
}
