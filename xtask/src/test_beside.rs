//! Two processes of `cargo xtask test` side by side: many suites leave one of two cores idle.

use crate::env::run_whole;
use anyhow::Result;
use std::process::Command;

/// Suites that need the sources alone. All others use `target/install`, which one process has to itself.
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

/// Runs the suites of these names in a process of their own, while `others` runs; their output comes when they have
/// ended, in one piece.
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
