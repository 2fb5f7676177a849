//! Random differentiated programs against dual numbers and finite differences.
//!
//! `cargo run --release -p rootgrad-autodiff --example random_programs -- [count] [seed] [first]` writes programs (see
//! `program` for their grammar), builds and runs them in groups below `target/tmp/random_programs`, says after each
//! group how far it is, and at the end which programs failed: differ, panic or do not build. The same programs come from
//! the same seed; with the number of a `first` one, a run can be taken up where another has stopped, and
//! `1 SEED NUMBER` leaves the source of a single one.
//!
//! Each program is a function with two slices and a scalar as inputs. Its value, what it leaves in the slice it changes,
//! and all its derivatives are compared at four points: by reverse mode, for each third program by reverse mode with the
//! analyses off, and by forward mode, with the same statements over dual numbers (which share nothing with the engine),
//! bit for bit where the primal is concerned, and unless a derivative overflows on the way; and the dual numbers with central differences, where no comparison of
//! floats comes out differently between the points that the difference needs. For each fourth program a Hessian-vector
//! product, through a call of it, is compared in the same way with differences of the dual numbers' gradient, its slope
//! with the gradient, and another product by symmetry.

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
