//! Tests at ROOT's prompt: the ways to load the library, installations that were moved or are faulty, mistakes, Ctrl-C.

use crate::env::{Workspace, cc, run, run_whole, side_by_side};
use crate::root::Setup;
use crate::{autoload, venv};
use anyhow::Result;
use fs_err as fs;

/// Suite `prompt`: runs `tests/root/test_prompt.py` and `test_installations.py`, then the tests of Ctrl-C.
pub(crate) fn prompt(workspace: &Workspace) -> Result<()> {
    let setup = Setup::new(workspace)?;
    let entries = setup.folder.join("into-root");
    let [include, lib] = ["include", "lib"].map(|name| entries.join(name));
    for folder in [&include, &lib] {
        fs::create_dir_all(folder)?;
    }
    autoload::entries(&setup.prefix, &include, &lib)?;
    for script in ["test_prompt.py", "test_installations.py"] {
        let mut python = setup.here(setup.root.command(venv::base_python()?), false);
        python.arg(script).env("ROOT_EXE", &setup.root.root_exe).env("CC", cc()?);
        python.env("ROOT_LIB", setup.root.to_link()?.1).env("ROOT_ENTRIES", &entries);
        python.envs(setup.root.python.iter().map(|python| ("ROOT_PYTHON", python)));
        run(&mut python)?;
    }
    ctrl_c(&setup)
}

/// Checks Ctrl-C at the prompt, and in terminals that run the two documented programs.
fn ctrl_c(setup: &Setup) -> Result<()> {
    let ours = setup.prefix.join("bin/rootgrad-root");
    let scripts = [
        ("test_interrupt.py", "ROOT_EXE", &setup.root.root_exe),
        ("test_terminal.py", "ROOT_PROMPT", &setup.root.prompt),
        ("test_terminal.py", "ROOT_PROMPT", &ours),
    ];
    side_by_side(&scripts, |(script, variable, program)| {
        println!("Ctrl-C: {script}, {}", program.display());
        let mut python = setup.root.to_be_found(setup.here(setup.root.python()?, true));
        run_whole(python.arg(script).env(variable, program))
    })
}
