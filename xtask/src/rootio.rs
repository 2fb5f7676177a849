//! `cargo xtask rootio`: `librootgrad_root.so`, by which `rootgrad` reads any ROOT file: the package in `rootio/`, which is
//! no member of the workspace since it needs a ROOT to be built.
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
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The library's name in `PREFIX/lib`.
pub(crate) const LIBRARY: &str = "librootgrad_root.so";
/// The package's, below the workspace.
pub(crate) const MANIFEST: &str = "rootio/Cargo.toml";

/// Loads the library that is its argument, all of it at once.
const LOADS: &str = "import ctypes, os, sys; ctypes.CDLL(sys.argv[1], mode=os.RTLD_NOW)";

/// `cargo xtask rootio`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Where rootgrad is installed: the library goes to PREFIX/lib; without it, it stays in target/rootio
    #[arg(long)]
    prefix: Option<PathBuf>,
}

/// Builds the library against the ROOT in use, which is fetched if there is none, and lays it down.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let root = root(workspace)?;
    let library = match &options.prefix {
        Some(prefix) => install(workspace, prefix, &root)?,
        None => build(workspace, &root)?,
    };
    println!("{}, against ROOT {root}", library.display());
    Ok(())
}

/// Builds the library and lays it down under `prefix`; gives its path.
pub(crate) fn install(workspace: &Workspace, prefix: &Path, root: &RootEnv) -> Result<PathBuf> {
    let built = build(workspace, root)?;
    let lib = prefix.join("lib");
    fs::create_dir_all(&lib).with_context(|| format!("cannot create {}", lib.display()))?;
    let library = lib.join(LIBRARY);
    replace(&library, |new| fs::copy(&built, new).map(drop))?;
    Ok(library)
}

/// Builds the library, and looks whether it loads; gives its path.
pub(crate) fn build(workspace: &Workspace, root: &RootEnv) -> Result<PathBuf> {
    let cxx = env::cxx()?;
    let folder = workspace.target.join("rootio");
    let mut command = cargo(workspace, root, "build")?;
    run_command(command.arg("--release").env("CXX", cxx))?;
    let library = folder.join("release").join(LIBRARY);
    let python = crate::venv::base_python()?;
    output(Command::new(python).args(["-c", LOADS]).arg(&library)).with_context(|| {
        format!(
            "{LIBRARY} was built but does not load: ROOT {root} is not whole, or another comes before it (LD_LIBRARY_PATH)"
        )
    })?;
    Ok(library)
}

/// `cargo <what>` of the package, against this ROOT.
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
