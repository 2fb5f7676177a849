//! Suite `wheel`: `tests/wheel/check.py` installs the wheel of `cargo xtask wheel --local` in an environment with PyPI's ROOT.

use crate::cmake::CMake;
use crate::env::{self, Workspace, cc, cxx, run};
use crate::{root_env, venv, wheel};
use anyhow::Result;
use fs_err as fs;
use std::process::Command;

/// Suite `wheel`.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    let (cmake, mypy) = (CMake::find(workspace)?, venv::ensure(workspace, "types-env")?);
    let python = root_env::from_pypi(workspace)?;
    let folder = workspace.target.join("wheel-tests");
    env::remove(&folder)?;
    let wheel = wheel::of_release(workspace, &folder)?;
    println!("{}, {:.1} MB", wheel.display(), fs::metadata(&wheel)?.len() as f64 / 1e6);
    let mut check = Command::new(venv::base_python()?);
    check.arg(workspace.root.join("tests/wheel/check.py")).args([&wheel, &python, &mypy]);
    check.args([&workspace.root, &folder, &cc()?, &cxx()?, &cmake.program]).args(&cmake.generator);
    run(&mut check)
}
