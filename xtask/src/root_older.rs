//! Tests the headers and PyROOT with a ROOT before the newest.

use crate::env::{self, Workspace, output, run, run_whole};
use crate::root::{self, Setup};
use crate::root_env;
use anyhow::{Result, ensure};
use std::ffi::OsString;
use std::process::Command;

/// Macro that calls every function on frames once.
const EVERY_FUNCTION: &str = "frames_once.C";
/// Tests of the Python package, and macros that depend on ROOT's own objects or output; the longest ones first.
const TESTS: [&str; 6] = [
    "test_pyroot.py",
    "test_pyroot_evaluate.py",
    "test_pyroot_interrupt.py",
    "chains",
    "errors",
    "jagged",
];

/// Suite `older`: installs rootgrad for an older ROOT as its user would. All functions on frames must print the same as with the newest ROOT,
/// and the Python package must work.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    let setup = Setup::new(workspace)?;
    let older = root_env::older(workspace)?;
    let prefix = workspace.target.join("install-older");
    let python = older.python()?.get_program().to_owned();
    let mut path = OsString::from(root_env::folder(python.as_ref())?);
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    println!("installing for ROOT {older}");
    let xtask = std::env::current_exe()?;
    let mut install = Command::new(xtask);
    install.arg("install").arg("--prefix").arg(&prefix).env("PATH", &path);
    run(install.current_dir(&workspace.root).env_remove("ROOTGRAD_ROOT_FROM_PYPI"))?;

    let prompt = prefix.join("bin/rootgrad-root");
    let printed = output(Command::new(&prompt).arg("--version").env("PATH", &path))?;
    ensure!(
        printed.contains(&format!("ROOT {} ", older.version)),
        "rootgrad-root printed\n{printed}"
    );
    let with_older = Setup { root: older.clone(), prefix, ..setup.clone() };
    let [wanted, got] = [&setup, &with_older]
        .map(|setup| output(setup.here(setup.root.batch(), true).arg(EVERY_FUNCTION)));
    let (wanted, got) = (wanted?, got?);
    ensure!(got.contains("COMPILED 1"), "with ROOT {older} it printed\n{got}");
    ensure!(got.trim() == wanted.trim(), "with ROOT {older} it printed\n{got}\nwanted\n{wanted}");
    env::side_by_side(&TESTS, |test| match test.ends_with(".py") {
        true => run_whole(with_older.python()?.arg(test)),
        false => root::compare(&with_older, test, ""),
    })
}
