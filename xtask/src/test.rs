//! `cargo xtask test`: runs suites one by one, or side by side, and prints a table of results.

use crate::env::{Missing, Workspace, run_whole};
use crate::suites::{SUITES, Suite};
use crate::test_times;
use anyhow::Result;
use fs_err as fs;
use std::path::Path;
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
    if !options.side_by_side || !chosen.iter().any(|suite| suite.sources) {
        return one_by_one(workspace, options, &chosen);
    }
    // Two processes at the same time, since many suites leave one of two cores idle. The output of the second is printed after both have ended.
    let (sources, others): (Vec<&Suite>, _) = chosen.into_iter().partition(|suite| suite.sources);
    let mut second = Command::new(std::env::current_exe()?);
    second.arg("test").args(sources.iter().map(|suite| suite.name));
    second.args(options.no_skip.then_some("--no-skip"));
    std::thread::scope(|scope| {
        let sources = scope.spawn(|| run_whole(&mut second));
        let others = one_by_one(workspace, options, &others);
        let sources = sources.join().unwrap_or_else(|_| anyhow::bail!("the second process: panic"));
        others.and(sources)
    })
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
            Outcome::Passed if ci => clear(&workspace.target, suite),
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

/// Removes the products of a suite that has passed, on a machine that is used once: all suites together may fill its disk. This includes
/// test programs, each as large as the library.
fn clear(target: &Path, suite: &Suite) {
    for folder in suite.owns {
        let _ = fs::remove_dir_all(target.join(folder)); // (it may not exist)
    }
    if suite.name != "unit" {
        return;
    }
    let files = fs::read_dir(target.join("debug/deps")).into_iter().flatten().flatten();
    for program in files.filter(|file| file.path().extension().is_none()) {
        let _ = fs::remove_file(program.path());
    }
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
                "macros", "aclic", "compiled", "pyroot", "dask", "prompt", "older", "rootio",
                "mpi", "bits", "demo"
            ]
        );
        assert_eq!(names(&["pyroot", "fmt"]), ["fmt", "pyroot"]);
        assert!(choose(&["rost".to_owned()]).is_err());
    }

    #[test]
    fn a_suite_that_has_passed_leaves_its_libraries() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path();
        let of = |file: &str| target.join("debug/deps").join(file);
        fs::create_dir_all(target.join("asan")).unwrap();
        fs::create_dir_all(target.join("debug/deps")).unwrap();
        for file in ["cli-0123", "librootgrad-0123.rlib"] {
            fs::write(of(file), "").unwrap();
        }
        let passed =
            |name: &str| clear(target, SUITES.iter().find(|suite| suite.name == name).unwrap());
        passed("memory");
        assert!(!target.join("asan").exists() && of("cli-0123").exists());
        passed("unit");
        assert!(!of("cli-0123").exists() && of("librootgrad-0123.rlib").exists());
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
        let elsewhere = Workspace { root: "/nowhere".into(), target: "/nowhere".into() };
        assert!(matches!(judge(crate::suites::data(&elsewhere), true), Outcome::Skipped(_)));
    }

    #[test]
    fn a_failed_suite_fails_the_run_and_a_skipped_one_does_not() {
        let row = |outcome| (&SUITES[0], outcome, 0.0);
        assert!(summary(&[row(Outcome::Passed), row(Outcome::Skipped("no g++".into()))]).is_ok());
        let error = summary(&[row(Outcome::Passed), row(Outcome::Failed("x".into()))]).unwrap_err();
        assert_eq!(error.to_string(), "failed: fmt");
    }
}
