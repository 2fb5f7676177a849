//! Runs two processes of `cargo xtask test` at the same time: many suites leave one of two cores idle.

use crate::env::run_whole;
use anyhow::Result;
use std::process::Command;

/// Suites that need only the sources. All others use `target/install`, which one process uses exclusively.
pub(crate) const SOURCES: &[&str] = &[
    "fmt",
    "clippy",
    "unit",
    "release",
    "memory",
    "doc",
    "rustdoc",
    "data",
    "clang-format",
    "header",
];

/// Runs the suites with these names in a separate process while `others` runs. Their output is printed as a whole
/// after they have ended.
///
/// # Errors
/// The error of either; that of `others` if both fail.
pub(crate) fn beside(names: &[&str], others: impl FnOnce() -> Result<()>) -> Result<()> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("test").args(names);
    std::thread::scope(|scope| {
        let sources = scope.spawn(|| run_whole(&mut command));
        let others = others();
        let sources = sources.join().unwrap_or_else(|_| anyhow::bail!("the second process: panic"));
        others.and(sources)
    })
}
