//! Creates Python environments under `target/`. Incomplete ones are created again, and parallel runs wait for each
//! other.

use crate::env::{Missing, Workspace, output, version, which};
use anyhow::{Context, Result};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Returns the Python that creates environments: `python3` on PATH, ≥ 3.10, with the modules venv and ensurepip.
pub(crate) fn base_python() -> Result<PathBuf> {
    let install = "install it: sudo apt-get install python3 python3-venv (or dnf install python3)";
    let python = which("python3").ok_or_else(|| Missing::error("Python 3 (python3)", install))?;
    let found = output(Command::new(&python).arg("--version"))
        .map_err(|_| Missing::error("a Python 3 that runs (python3)", install))?;
    if version(&found) < Some((3, 10)) {
        return Err(Missing::error(
            format!("Python ≥ 3.10 (python3 is {})", found.trim()),
            install,
        ));
    }
    if output(Command::new(&python).args(["-c", "import venv, ensurepip"])).is_err() {
        return Err(Missing::error(
            "Python's venv module",
            "install it: sudo apt-get install python3-venv (or dnf install python3-pip)",
        ));
    }
    Ok(python)
}

/// Name of the environment of `cargo xtask bench --peers`, which has the complete PyTorch.
pub(crate) const PEERS: &str = "peers-env";
/// Name of the environment with PyTorch and only the parts it needs on a CPU.
pub(crate) const TORCH: &str = "torch-env";

/// Returns the Python of the environment `target/<name>`, if this exists.
pub(crate) fn existing(workspace: &Workspace, name: &str) -> Option<PathBuf> {
    let directory = workspace.target.join(name);
    let python = directory.join("bin/python");
    (directory.join(".complete").is_file() && python.exists()).then_some(python)
}

/// Returns the Python of the environment `target/<name>`, which has `packages` (pip requirements).
///
/// # Errors
/// [`Missing`] without Python, its venv module or the network; otherwise pip's own last lines.
pub(crate) fn ensure(workspace: &Workspace, name: &str, packages: &[&str]) -> Result<PathBuf> {
    fs::create_dir_all(&workspace.target)
        .with_context(|| format!("cannot create {}", workspace.target.display()))?;
    let directory = workspace.target.join(name);
    let lock_path = workspace.target.join(format!("{name}.lock"));
    let lock = File::create(&lock_path)
        .with_context(|| format!("cannot create {}", lock_path.display()))?;
    lock.lock().with_context(|| format!("cannot lock {}", lock_path.display()))?; // released when dropped

    let python = directory.join("bin/python");
    let stamp = directory.join(".complete");
    let (here, wanted) = (directory.to_string_lossy(), packages.join("\n"));
    // The stamp is written last. An environment without the expected stamp is incomplete or outdated.
    let have = fs::read_to_string(&stamp).unwrap_or_default();
    match have.split_once('\n') {
        Some((place, have)) if have == wanted && python.exists() => {
            if place == here {
                return Ok(python);
            }
            fs::remove_file(&stamp)
                .with_context(|| format!("cannot remove {}", stamp.display()))?;
            moved(&directory, place)?;
        }
        _ => make(&directory, packages)?,
    }
    fs::write(&stamp, format!("{here}\n{wanted}"))
        .with_context(|| format!("cannot write {}", stamp.display()))?;
    Ok(python)
}

/// Repairs an environment that was created in the folder `from` (the checkout was copied or moved). The first line of
/// its programs names that folder's Python, and its activation scripts name the folder.
fn moved(directory: &Path, from: &str) -> Result<()> {
    let to = directory.to_string_lossy();
    let programs = fs::read_dir(directory.join("bin"))?.map(|entry| entry.map(|file| file.path()));
    for path in programs.chain([Ok(directory.join("pyvenv.cfg"))]) {
        let path = path?;
        // A link leads out of the environment. A file that is not text does not depend on the folder.
        if path.is_symlink() || !path.is_file() {
            continue;
        }
        if let Ok(text) = fs::read_to_string(&path)
            && text.contains(from)
        {
            fs::write(&path, text.replace(from, &to))
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    Ok(())
}

/// Creates the environment from scratch.
fn make(directory: &Path, packages: &[&str]) -> Result<()> {
    let base = base_python()?;
    if directory.exists() {
        fs::remove_dir_all(directory)
            .with_context(|| format!("cannot remove {}", directory.display()))?;
    }
    println!("setting up {} from PyPI: {}", directory.display(), packages.join(" "));
    output(Command::new(&base).args(["-m", "venv"]).arg(directory)).map_err(|error| {
        Missing::error(
            format!("a working Python venv module ({error:#})"),
            "install it: sudo apt-get install python3-venv",
        )
    })?;
    let mut pip = Command::new(directory.join("bin/python"));
    pip.args(["-m", "pip", "install", "--disable-pip-version-check", "--retries", "2"]);
    pip.args(["--progress-bar", "off"]); // cargo may be showing its own
    // pip's downloads are shown as they happen; its error messages are read below.
    pip.args(packages).stdin(Stdio::null()).stdout(Stdio::inherit()).stderr(Stdio::piped());
    let out = pip.spawn().and_then(|pip| pip.wait_with_output()).context("cannot run pip")?;
    if out.status.success() {
        return Ok(());
    }
    Err(pip_error(&String::from_utf8_lossy(&out.stderr), packages))
}

/// Interprets pip's messages on standard error.
fn pip_error(stderr: &str, packages: &[&str]) -> anyhow::Error {
    const NO_NETWORK: [&str; 5] = [
        "NewConnectionError",
        "NameResolutionError",
        "ConnectTimeoutError",
        "Network is unreachable",
        "ProxyError",
    ];
    let packages = packages.join(" ");
    if NO_NETWORK.iter().any(|sign| stderr.contains(sign)) {
        return Missing::error(
            format!("the network (pip cannot reach PyPI for {packages})"),
            "connect, or set pip's proxy or index (PIP_INDEX_URL)",
        );
    }
    let last: Vec<&str> = stderr.lines().filter(|line| line.starts_with("ERROR")).collect();
    let last = if last.is_empty() { stderr.trim() } else { &last.join("; ") };
    anyhow::anyhow!("pip install {packages}: {last}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn workspace(name: &str) -> Workspace {
        let root =
            std::env::temp_dir().join(format!("rootgrad-venv-{name}-{}", std::process::id()));
        Workspace { target: root.join("target"), root }
    }

    #[test]
    fn an_environment_is_made_once_and_a_half_made_one_again() {
        if let Err(error) = base_python() {
            eprintln!("SKIPPED: {error:#}");
            return;
        }
        let workspace = workspace("once");
        let python = ensure(&workspace, "env", &["pip"]).unwrap(); // pip is already installed: needs no network
        let mark = workspace.target.join("env/mark");
        fs::write(&mark, "").unwrap();
        assert_eq!(ensure(&workspace, "env", &["pip"]).unwrap(), python);
        assert!(mark.exists(), "a complete environment was made again");
        fs::remove_file(workspace.target.join("env/.complete")).unwrap(); // as if pip install had been killed
        ensure(&workspace, "env", &["pip"]).unwrap();
        assert!(!mark.exists(), "a half-made environment was kept");
        fs::remove_dir_all(&workspace.root).unwrap();
    }

    #[test]
    fn an_environment_that_was_copied_uses_nothing_of_the_old_place() {
        if let Err(error) = base_python() {
            eprintln!("SKIPPED: {error:#}");
            return;
        }
        let (old, new) = (workspace("copied-from"), workspace("copied-to"));
        ensure(&old, "env", &["pip"]).unwrap();
        fs::create_dir_all(&new.root).unwrap();
        output(Command::new("cp").arg("-a").args([&old.target, &new.target])).unwrap();
        fs::write(new.target.join("env/mark"), "").unwrap();
        fs::remove_dir_all(&old.root).unwrap();
        let python = ensure(&new, "env", &["pip"]).unwrap();
        assert!(python.starts_with(&new.root));
        assert!(new.target.join("env/mark").exists(), "fetched again, though all was there");
        let said = output(Command::new(python.with_file_name("pip")).arg("--version")).unwrap();
        assert!(said.contains(&*new.root.to_string_lossy()), "{said}");
        fs::remove_dir_all(&new.root).unwrap();
    }

    #[test]
    fn no_network_is_told_from_no_such_package() {
        let offline = "WARNING: Retrying ... NewConnectionError('...: Name or service not known')\nERROR: No matching";
        let error = pip_error(offline, &["ROOT"]);
        assert!(error.downcast_ref::<Missing>().is_some(), "{error:#}");
        let unknown = "ERROR: No matching distribution found for ROOT==9";
        let error = pip_error(unknown, &["ROOT==9"]);
        assert!(error.downcast_ref::<Missing>().is_none());
        assert_eq!(format!("{error:#}"), format!("pip install ROOT==9: {unknown}"));
    }
}
