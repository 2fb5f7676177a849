//! Suite `mpi`: trainings on several ranks of MPICH from PyPI, in a shell, in macros and in PyROOT.

use crate::env::{Workspace, empty, run_whole};
use crate::{mpi_shim, root::Setup, venv};
use anyhow::Result;

/// Tests the installed library; see `tests/mpi/test_mpi.py`.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    let setup = Setup::new(workspace)?;
    let python = venv::ensure(workspace, "mpi-env")?;
    // MPICH has an interface of its own besides the ABI of MPI 5: the shim is tested with it.
    let folder = workspace.target.join("mpi-tests");
    empty(&folder)?;
    let shim = mpi_shim::compile(workspace, &python.with_file_name("mpicc"), &folder)?;
    let mut command = setup.with_package(setup.root.command(python));
    command.arg(workspace.root.join("tests/mpi/test_mpi.py")).env("PREFIX", &setup.prefix);
    command.env("SHIM", shim);
    command.env("ROOT_EXE", &setup.root.root_exe);
    command.env("ROOT_PYTHON", setup.root.python()?.get_program());
    run_whole(&mut command)
}
