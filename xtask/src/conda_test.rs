//! Suite `conda`: rattler-build makes the package of `recipe/recipe.yaml`, installs it and runs its tests there. Some
//! packages of conda-forge are replaced by stand-ins: tests/conda/check.py lists them, and what the test therefore
//! does not show.

use crate::env::{self, Missing, Workspace, run};
use crate::{root_env, venv};
use anyhow::Result;
use std::process::Command;

/// Suite `conda`.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    if !cfg!(target_os = "linux") {
        return Err(Missing::error("Linux", "the recipe is for no other system"));
    }
    env::pkg_config()?;
    let compilers = [env::cc()?, env::cxx()?];
    let root = root_env::from_pypi(workspace)?;
    let python = venv::ensure(workspace, "conda-env")?;
    let folder = workspace.target.join("conda");
    env::folder_here(&folder)?; // (the stand-ins contain full paths)
    let mut check = Command::new(python);
    check.arg(workspace.root.join("tests/conda/check.py")).arg(&workspace.root).arg(folder);
    run(check.arg(root).args(compilers))
}
