//! Random differentiated programs against dual numbers and finite differences.
//!
//! `cargo run -p rootgrad-autodiff --example random_programs -- [count] [seed] [first]` writes programs (see `program`
//! for their grammar), builds and runs them in batches below `target/tmp/random_programs`, and fails at the first
//! difference. The same programs come from the same seed; with the number of a `first` one, a run can be taken up where
//! another has stopped.
//!
//! Each program is a function with two slices and a scalar as inputs. Its value, what it leaves in the slice it changes,
//! and all its derivatives are compared at four points: by reverse mode, by reverse mode with the analyses off, and by
//! forward mode, with the same statements over dual numbers (which share nothing with the engine), bit for bit where
//! the primal is concerned; and the dual numbers with central differences, where no comparison of floats comes out
//! differently between the points that the difference needs.

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
