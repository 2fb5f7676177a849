//! `cargo xtask test`: all tests, as one table of suites.

use crate::env::{Missing, Workspace, run as run_command};
use crate::{
    conda_test, cpp, cuda, demo, env, fmt, fuzz, header, install, mpi_test, onnx, root,
    root_compiled, root_older, root_prompt, rootio_test, site, test_beside, test_disk, test_times,
    torch, wheel_test,
};
use anyhow::Result;
use std::process::Command;
use std::time::Instant;

/// `cargo xtask test`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Suites or groups to run (`--list` shows them) [default: all]
    suites: Vec<String>,
    /// List the suites and stop
    #[arg(long)]
    list: bool,
    /// Treat a suite skipped for a missing tool as a failure (also with CI=1 or CI=true); real data, which is not part of the
    /// project, may still be missing
    #[arg(long)]
    no_skip: bool,
    /// Run the suites that need only the sources in a second process at the same time: for a machine with 16 GB or more
    #[arg(long)]
    side_by_side: bool,
}

/// One line of the table. `run` fails with [`Missing`] if a prerequisite is missing; this counts as a skip.
struct Suite {
    group: &'static str,
    name: &'static str,
    what: &'static str,
    run: fn(&Workspace) -> Result<()>,
}

/// All suites, ordered so that quick ones that find most faults come first.
const SUITES: &[Suite] = &[
    Suite { group: "rust", name: "fmt", what: "Rust is formatted", run: fmt::check_rust },
    Suite { group: "rust", name: "clippy", what: "lints, warnings denied", run: clippy },
    Suite {
        group: "rust",
        name: "unit",
        what: "unit and integration tests, command line",
        run: unit,
    },
    Suite {
        group: "rust",
        name: "release",
        what: "derivatives as optimised code, without debug assertions",
        run: release,
    },
    Suite {
        group: "rust",
        name: "memory",
        what: "the tapes' unsafe code, under Miri or else AddressSanitizer",
        run: memory,
    },
    Suite { group: "rust", name: "doc", what: "examples in the documentation", run: doc_tests },
    Suite {
        group: "rust",
        name: "rustdoc",
        what: "documentation builds without warnings",
        run: rustdoc,
    },
    Suite {
        group: "rust",
        name: "data",
        what: "real data is there for the tests that use it",
        run: data,
    },
    Suite {
        group: "cpp",
        name: "clang-format",
        what: "C and C++ are formatted",
        run: fmt::check_cpp,
    },
    Suite {
        group: "cpp",
        name: "header",
        what: "C header in step with the sources",
        run: header::check,
    },
    Suite {
        group: "cpp",
        name: "sanitizers",
        what: "C, C++ under ASan and UBSan",
        run: cpp::sanitizers,
    },
    Suite {
        group: "cpp",
        name: "fuzz",
        what: "random calls of the C interface, damaged files",
        run: fuzz::suite,
    },
    Suite {
        group: "cpp",
        name: "onnx",
        what: "ONNX files both ways, beside ONNX Runtime",
        run: onnx::suite,
    },
    Suite {
        group: "cpp",
        name: "cmake",
        what: "CMake find_package consumer",
        run: cpp::cmake_consumer,
    },
    Suite {
        group: "cpp",
        name: "pkg-config",
        what: "pkg-config consumer",
        run: cpp::pkg_config_consumer,
    },
    Suite {
        group: "cpp",
        name: "programs",
        what: "installed command-line programs",
        run: install::programs,
    },
    Suite { group: "cuda", name: "cuda-compile", what: "kernels by NVRTC", run: cuda::compile },
    Suite { group: "cuda", name: "cuda-run", what: "kernels without a GPU", run: cuda::simulate },
    Suite { group: "gpu", name: "gpu", what: "kernels on a GPU", run: cuda::gpu },
    Suite {
        group: "torch",
        name: "torch",
        what: "networks in LibTorch, from C++, Python and PyROOT",
        run: torch::suite,
    },
    Suite { group: "root", name: "macros", what: "ROOT macros, interpreted", run: root::macros },
    Suite { group: "root", name: "aclic", what: "ROOT macros, compiled (ACLiC)", run: root::aclic },
    Suite {
        group: "root",
        name: "compiled",
        what: "a C++ program on RDataFrame, by g++ and CMake",
        run: root_compiled::compiled,
    },
    Suite {
        group: "root",
        name: "pyroot",
        what: "PyROOT, in scripts, in scikit-learn, on Dask's workers and in a notebook",
        run: root::pyroot,
    },
    Suite {
        group: "root",
        name: "prompt",
        what: "loading, mistakes, Ctrl-C and errors at ROOT's prompt",
        run: root_prompt::prompt,
    },
    Suite {
        group: "root",
        name: "older",
        what: "a ROOT before the newest: all functions on frames, Python",
        run: root_older::suite,
    },
    Suite {
        group: "root",
        name: "rootio",
        what: "any ROOT file in the command-line program, beside uproot",
        run: rootio_test::suite,
    },
    Suite {
        group: "root",
        name: "mpi",
        what: "one training on several ranks of MPI",
        run: mpi_test::suite,
    },
    Suite {
        group: "package",
        name: "wheel",
        what: "the wheel beside PyPI's ROOT, moved, uninstalled",
        run: wheel_test::suite,
    },
    Suite {
        group: "package",
        name: "conda",
        what: "the conda recipe, by rattler-build with stand-ins for conda-forge",
        run: conda_test::suite,
    },
    Suite { group: "root", name: "bits", what: "the same bits in every language", run: root::bits },
    Suite {
        group: "root",
        name: "demo",
        what: "gravitational-wave demo, on real strain if it is there",
        run: demo::test,
    },
    Suite {
        group: "site",
        name: "site",
        what: "the documents' site: no warning, no dead link, every snippet runs",
        run: site::suite,
    },
    Suite {
        group: "site",
        name: "browser",
        what: "the site in a headless browser",
        run: site::browser,
    },
];

/// Result of a suite.
enum Outcome {
    Passed,
    Skipped(String),
    Failed(String),
}

/// Runs the chosen suites.
///
/// # Errors
/// If a suite failed, or one was skipped although skips are not allowed.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let chosen = choose(&options.suites)?;
    if options.list {
        for suite in chosen {
            println!("{:<5} {:<12} {}", suite.group, suite.name, suite.what);
        }
        return Ok(());
    }
    if !options.side_by_side {
        return one_by_one(workspace, options, &chosen);
    }
    let (sources, others): (Vec<_>, Vec<_>) =
        chosen.into_iter().partition(|suite| test_beside::SOURCES.contains(&suite.name));
    let names: Vec<&str> = sources.iter().map(|suite| suite.name).collect();
    let more = if options.no_skip { &["--no-skip"][..] } else { &[] };
    test_beside::beside(&[&names, more].concat(), || one_by_one(workspace, options, &others))
}

/// Runs these suites and shows the output of each as it comes, then prints the table.
fn one_by_one(workspace: &Workspace, options: &Options, suites: &[&Suite]) -> Result<()> {
    let ci = std::env::var("CI").is_ok_and(|ci| ci == "1" || ci == "true");
    let no_skip = options.no_skip || ci;
    let mut rows = Vec::new();
    for &suite in suites {
        println!("\n── {} · {}: {}", suite.group, suite.name, suite.what);
        let start = Instant::now();
        let outcome = judge((suite.run)(workspace), no_skip);
        match &outcome {
            Outcome::Passed if ci => test_disk::clear(&workspace.target, suite.name),
            Outcome::Passed => {}
            Outcome::Skipped(why) => println!("SKIPPED {}: {why}", suite.name),
            Outcome::Failed(why) => println!("FAILED {}: {why}", suite.name),
        }
        rows.push((suite, outcome, start.elapsed().as_secs_f64()));
    }
    summary(&rows)
}

/// Converts a suite's result into an outcome.
fn judge(result: Result<()>, no_skip: bool) -> Outcome {
    let Err(error) = result else { return Outcome::Passed };
    match error.chain().find_map(|cause| cause.downcast_ref::<Missing>()) {
        Some(missing) if missing.optional || !no_skip => Outcome::Skipped(missing.to_string()),
        _ => Outcome::Failed(format!("{error:#}")),
    }
}

/// Returns the named suites, in the table's order.
fn choose(names: &[String]) -> Result<Vec<&'static Suite>> {
    for name in names {
        if !SUITES.iter().any(|suite| suite.name == name || suite.group == name) {
            let known: Vec<&str> = SUITES.iter().map(|suite| suite.name).collect();
            anyhow::bail!(
                "no suite or group '{name}'; groups: rust, cpp, cuda, gpu, torch, root, package, site; suites: {}",
                known.join(", ")
            );
        }
    }
    let wanted = |suite: &Suite| names.iter().any(|name| suite.name == name || suite.group == name);
    Ok(SUITES.iter().filter(|suite| names.is_empty() || wanted(suite)).collect())
}

/// Prints the table; returns an error if a suite failed.
fn summary(rows: &[(&Suite, Outcome, f64)]) -> Result<()> {
    println!();
    let (mut failed, mut skipped) = (Vec::new(), 0);
    for (suite, outcome, seconds) in rows {
        let slower = test_times::slower(suite.name, *seconds);
        let (word, why) = match outcome {
            Outcome::Passed => ("ok", slower.as_deref().unwrap_or("")),
            Outcome::Skipped(why) => {
                skipped += 1;
                ("SKIPPED", why.as_str())
            }
            Outcome::Failed(why) => {
                failed.push(suite.name);
                ("FAILED", why.lines().next().unwrap_or(""))
            }
        };
        println!("{:<5} {:<12} {word:<8}{seconds:>7.1} s  {why}", suite.group, suite.name);
    }
    let total: f64 = rows.iter().map(|(_, _, seconds)| seconds).sum();
    let passed = rows.len() - failed.len() - skipped;
    println!("{passed} passed, {} failed, {skipped} skipped in {total:.0} s", failed.len());
    anyhow::ensure!(failed.is_empty(), "failed: {}", failed.join(", "));
    Ok(())
}

fn clippy(workspace: &Workspace) -> Result<()> {
    let arguments = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    run_command(&mut workspace.cargo(arguments))
}

fn unit(workspace: &Workspace) -> Result<()> {
    // Examples are left out: `clippy` already checks that they compile.
    const WHAT: [&str; 5] = ["--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"];
    env::cxx()?; // cargo needs a linker
    if env::which("cargo-nextest").is_some() {
        let run = ["nextest", "run"].into_iter().chain(WHAT);
        return run_command(&mut workspace.cargo(run));
    }
    println!(
        "cargo-nextest is missing: using cargo test, which is slower (cargo install cargo-nextest)"
    );
    run_command(&mut workspace.cargo(["test"].into_iter().chain(WHAT)))
}

/// Tests of autodiff that also run as optimised code: those of the corpus, of taped code, and of each pass.
const OPTIMISED: [&str; 10] = [
    "corpus",
    "corpus_more",
    "checkpoint",
    "forward",
    "jumps",
    "loops",
    "mlp",
    "second_order",
    "slices",
    "tape_memory",
];

/// Runs tests of autodiff once more without debug assertions and overflow checks, which those of `unit` have. Uses a low
/// optimisation level: there is much code that runs only for a second, and full optimisation takes ten minutes.
fn release(workspace: &Workspace) -> Result<()> {
    let mut command = workspace.cargo(["test", "--release", "-p", "rootgrad-autodiff", "--lib"]);
    for test in OPTIMISED {
        command.args(["--test", test]);
    }
    for setting in ["opt-level=1", "codegen-units=16", "debug=false"] {
        command.arg("--config").arg(format!("profile.release.package.rootgrad-autodiff.{setting}"));
    }
    run_command(&mut command)
}

/// Runs the tests of the tapes' memory, the only place in autodiff with unsafe code. Uses Miri if a nightly toolchain has it,
/// otherwise AddressSanitizer, whose runtime comes with the stable toolchain; leaks are errors.
fn memory(workspace: &Workspace) -> Result<()> {
    let tests = ["-p", "rootgrad-autodiff", "--lib", "--test", "tape_memory"];
    let nightly = || {
        let mut command = Command::new("rustup");
        command.args(["run", "nightly", "cargo", "miri"]).current_dir(&workspace.root);
        command
    };
    let has_miri = nightly().arg("--version").output().is_ok_and(|found| found.status.success());
    if has_miri {
        println!("under Miri");
        return run_command(nightly().arg("test").args(tests));
    }
    let host = env::host()?;
    if !["linux-gnu", "apple-darwin"].iter().any(|system| host.ends_with(system)) {
        let install = "rustup toolchain install nightly --component miri";
        return Err(Missing::error("Miri, and AddressSanitizer on this system,", install));
    }
    println!("no Miri (rustup toolchain install nightly --component miri): under AddressSanitizer");
    let mut command = workspace.cargo(["test", "--target", &host]);
    // Uses a separate folder: build scripts look for this variable, so in the shared folder everything would be rebuilt.
    command.arg("--target-dir").arg(workspace.target.join("asan"));
    // The flag is unstable. RUSTC_BOOTSTRAP makes the stable compiler accept it.
    command.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", "-Zsanitizer=address");
    run_command(command.args(tests).env("ASAN_OPTIONS", "detect_leaks=1"))
}

fn doc_tests(workspace: &Workspace) -> Result<()> {
    run_command(&mut workspace.cargo(["test", "--doc", "--workspace"]))
}

fn rustdoc(workspace: &Workspace) -> Result<()> {
    let mut command = workspace.cargo(["doc", "--workspace", "--no-deps"]);
    run_command(command.env("RUSTDOCFLAGS", "-D warnings"))
}

fn data(workspace: &Workspace) -> Result<()> {
    println!("{}", workspace.data()?.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suites_are_chosen_by_name_and_by_group() {
        let names = |wanted: &[&str]| -> Vec<&str> {
            let wanted: Vec<String> = wanted.iter().map(|&name| name.to_owned()).collect();
            choose(&wanted).unwrap().iter().map(|suite| suite.name).collect()
        };
        assert_eq!(names(&[]).len(), SUITES.len());
        assert_eq!(
            names(&["root"]),
            [
                "macros", "aclic", "compiled", "pyroot", "prompt", "older", "rootio", "mpi",
                "bits", "demo"
            ]
        );
        assert_eq!(names(&["pyroot", "fmt"]), ["fmt", "pyroot"]);
        assert!(choose(&["rost".to_owned()]).is_err());
    }

    #[test]
    fn lists_beside_the_table_name_its_suites() {
        let is_suite = |name: &str| SUITES.iter().any(|suite| suite.name == name);
        assert!(test_disk::OWN.iter().all(|(name, _)| is_suite(name)));
        assert!(test_beside::SOURCES.iter().all(|name| is_suite(name)));
    }

    #[test]
    fn contributing_md_has_a_row_for_each_suite() {
        let mut suites: Vec<&str> = SUITES.iter().map(|suite| suite.name).collect();
        let mut rows: Vec<&str> = test_times::rows().into_iter().map(|(name, _)| name).collect();
        suites.sort_unstable();
        rows.sort_unstable();
        assert_eq!(rows, suites);
    }

    #[test]
    fn a_missing_tool_is_a_skip_and_in_ci_a_failure() {
        use anyhow::Context;
        let missing = || Err(Missing::error("g++", "install it")).context("building");
        assert!(matches!(judge(missing(), false), Outcome::Skipped(_)));
        assert!(matches!(judge(missing(), true), Outcome::Failed(_)));
        assert!(matches!(judge(Err(anyhow::anyhow!("wrong result")), false), Outcome::Failed(_)));
        assert!(matches!(judge(Ok(()), true), Outcome::Passed));
        let elsewhere = env::Workspace { root: "/nowhere".into(), target: "/nowhere".into() };
        assert!(matches!(judge(data(&elsewhere), true), Outcome::Skipped(_)));
    }

    #[test]
    fn a_failed_suite_fails_the_run_and_a_skipped_one_does_not() {
        let row = |outcome| (&SUITES[0], outcome, 0.0);
        assert!(summary(&[row(Outcome::Passed), row(Outcome::Skipped("no g++".into()))]).is_ok());
        let error = summary(&[row(Outcome::Passed), row(Outcome::Failed("x".into()))]).unwrap_err();
        assert_eq!(error.to_string(), "failed: fmt");
    }
}
