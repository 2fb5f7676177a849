//! `cargo xtask rootio`: builds `librootgrad_root.so`, with which `rootgrad` reads any ROOT file. Its package in `rootio/`
//! is not a member of the workspace, because it needs a ROOT to build.
//!
//! ```text
//! PREFIX/lib/librootgrad_root.so    finds ROOT where it was
//! ```
//!
//! `cargo xtask install` does the same if there is a ROOT.

use crate::env::{self, Workspace, output, run as run_command};
use crate::install::replace;
use crate::root_env::{RootEnv, root};
use anyhow::{Context, Result};
use fs_err as fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// File name of the library in `PREFIX/lib`.
pub(crate) const LIBRARY: &str = "librootgrad_root.so";
/// Path of the package's manifest in the workspace.
pub(crate) const MANIFEST: &str = "rootio/Cargo.toml";

/// Python code that loads the library given as argument and resolves all its symbols.
const LOADS: &str = "import ctypes, os, sys; ctypes.CDLL(sys.argv[1], mode=os.RTLD_NOW)";

/// `cargo xtask rootio`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Folder in which rootgrad is installed: the library goes to PREFIX/lib [default: it stays in target/rootio]
    #[arg(long)]
    prefix: Option<PathBuf>,
}

/// Builds the library against the ROOT in use, which is fetched if it is missing, and installs it.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let root = root(workspace)?;
    let library = match &options.prefix {
        Some(prefix) => install(workspace, prefix, &root)?,
        None => build(workspace, &root)?,
    };
    println!("{}, against ROOT {root}", library.display());
    Ok(())
}

/// Builds the library and installs it under `prefix`; returns its path.
pub(crate) fn install(workspace: &Workspace, prefix: &Path, root: &RootEnv) -> Result<PathBuf> {
    let built = build(workspace, root)?;
    let lib = prefix.join("lib");
    fs::create_dir_all(&lib)?;
    let library = lib.join(LIBRARY);
    replace(&library, |new| fs::copy(&built, new).map(drop))?;
    Ok(library)
}

/// Builds the library and checks that it loads; returns its path.
pub(crate) fn build(workspace: &Workspace, root: &RootEnv) -> Result<PathBuf> {
    let cxx = env::cxx()?;
    let folder = workspace.target.join("rootio");
    let mut command = cargo(workspace, root, "build")?;
    run_command(command.arg("--release").env("CXX", cxx))?;
    let library = folder.join("release").join(LIBRARY);
    let python = crate::venv::base_python()?;
    output(Command::new(python).args(["-c", LOADS]).arg(&library)).with_context(|| {
        format!(
            "{LIBRARY} was built but does not load: ROOT {root} is incomplete, or another ROOT comes before it (LD_LIBRARY_PATH)"
        )
    })?;
    Ok(library)
}

/// Returns the command `cargo <what>` for the package, against this ROOT.
pub(crate) fn cargo(workspace: &Workspace, root: &RootEnv, what: &str) -> Result<Command> {
    let (include, lib, standard) = root.to_link().with_context(|| {
        format!("ROOT {root} has no headers and libraries to build {LIBRARY} against")
    })?;
    let mut command = workspace.cargo([what, "--locked", "--manifest-path", MANIFEST]);
    command.arg("--target-dir").arg(workspace.target.join("rootio"));
    command.env("ROOTGRAD_ROOT_INCLUDE", include).env("ROOTGRAD_ROOT_LIB", lib);
    command.env("ROOTGRAD_ROOT_STANDARD", standard);
    Ok(command)
}
