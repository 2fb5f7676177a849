//! Finds ROOT: the user's own, else ROOT from PyPI in an environment under `target/`.

use crate::env::{Workspace, output, version, which};
use crate::venv;
use anyhow::{Context, Result};
use fs_err as fs;
use std::ffi::{OsStr, OsString};
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Oldest ROOT whose RDataFrame and PyROOT have the features that the headers use.
const OLDEST: (u32, u32) = (6, 28);
/// Name of the older ROOT's environment under `target/`.
const OLDER: &str = "root-older-env";
/// Versions of the ROOTs from PyPI, as shown to users.
pub(crate) const TESTED: &str = "6.38 and 6.40";

/// A ROOT to run.
#[derive(Debug, Clone)]
pub(crate) struct RootEnv {
    /// Path of `root.exe`: the prompt itself, without the splash-screen launcher.
    pub root_exe: PathBuf,
    /// Program to type to get the prompt. PyPI's `root` is not suitable (see [`put_launcher`]).
    pub prompt: PathBuf,
    /// A Python that can `import ROOT` and `import numpy`; `None` for a ROOT built without PyROOT.
    pub python: Option<PathBuf>,
    /// For example "6.40.00".
    pub version: String,
    /// Environment variables that every program using this ROOT needs.
    pub variables: Vec<(OsString, OsString)>,
}

impl std::fmt::Display for RootEnv {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.version, self.root_exe.display())?;
        if self.python.is_none() { write!(f, ", without PyROOT") } else { Ok(()) }
    }
}

impl RootEnv {
    /// Returns `root.exe -l -b -q` with the variables set; add macros or `-e` expressions.
    pub(crate) fn batch(&self) -> Command {
        let mut command = self.command(&self.root_exe);
        command.args(["-l", "-b", "-q"]);
        command
    }

    /// Returns a Python with PyROOT.
    ///
    /// # Errors
    /// If this ROOT has no PyROOT; the message explains the remedy.
    pub(crate) fn python(&self) -> Result<Command> {
        let python = self.python.as_ref().ok_or_else(|| {
            crate::env::Missing::error(
                format!("PyROOT with numpy for ROOT {}", self.version),
                "use a ROOT built with PyROOT, or take ROOT off PATH to have it from PyPI",
            )
        })?;
        Ok(self.command(python))
    }

    /// Returns a Python with PyROOT, Jupyter's kernel, Dask, scikit-learn and table packages, in a separate environment,
    /// `target/notebook-env`.
    ///
    /// # Errors
    /// Those of [`RootEnv::python`]; [`crate::env::Missing`] without venv or network.
    pub(crate) fn notebook_python(&self, workspace: &Workspace) -> Result<Command> {
        self.python()?;
        // A ROOT found through variables works in any environment. A ROOT that is a Python package must be installed in this one.
        let root: &[&str] = if self.variables.is_empty() { &venv::ROOT[..1] } else { &[] };
        let packages = [root, venv::packages("notebook-env")?].concat();
        let python = venv::with_packages(workspace, "notebook-env", &packages)?;
        let mut command = self.command(&python);
        output(
            command.args(["-c", "import ROOT, numpy, nbclient, ipykernel, sklearn, distributed"]),
        )
        .context("the ROOT in use cannot be imported in target/notebook-env, made with python3")?;
        Ok(self.command(python))
    }

    /// Returns the folders of its headers and libraries, and the C++ standard it was built with (`c++17`).
    ///
    /// # Errors
    /// If its `root-config` does not report them, or they are missing.
    pub(crate) fn to_link(&self) -> Result<(PathBuf, PathBuf, String)> {
        let bin = self.root_exe.parent().context("a root.exe without a folder")?;
        let config = Some(bin.join("root-config")).filter(|path| path.exists());
        let config = config.or_else(|| which("root-config")).context("no root-config")?;
        let ask = |what: &str| output(Command::new(&config).arg(what));
        let home = bin.with_file_name("");
        let asked: (PathBuf, PathBuf) =
            (ask("--incdir")?.trim().into(), ask("--libdir")?.trim().into());
        // (A Python package's root-config names folders that do not exist.)
        let (include, lib) = match asked.0.join("TTree.h").is_file() {
            true => asked,
            false => (home.join("include"), home.join("lib")),
        };
        for file in [include.join("TTree.h"), lib.join("libTree.so")] {
            anyhow::ensure!(file.is_file(), "{} is not there", file.display());
        }
        let flags = ask("--cflags")?;
        let standard = flags.split_whitespace().find_map(|flag| flag.strip_prefix("-std="));
        Ok((include, lib, standard.unwrap_or("c++17").to_owned()))
    }

    /// Returns the folder of its tutorials, with their data.
    ///
    /// # Errors
    /// If it is missing.
    pub(crate) fn tutorials(&self) -> Result<PathBuf> {
        let home = self.root_exe.with_file_name("");
        let home = home.parent().context("a root.exe without a folder")?;
        let places = ["tutorials", "share/doc/root/tutorials", "share/root/tutorials"];
        let found = places.into_iter().map(|place| home.join(place)).find(|path| path.is_dir());
        found.with_context(|| format!("no tutorials of ROOT under {}", home.display()))
    }

    /// Prepares a program that looks for ROOT itself, as in a user's shell: through root-config, or through the Python that imports ROOT.
    pub(crate) fn to_be_found(&self, mut command: Command) -> Command {
        command.env_remove("ROOTSYS");
        if self.variables.is_empty() {
            // For a Python package, name its Python, unless the root-config of another ROOT is on PATH, which must then be bypassed.
            match (which("root-config"), &self.python) {
                (None, Some(python)) => command.env("PYTHON", python),
                _ => command.env("ROOTSYS", self.root_exe.with_file_name("..")),
            };
        }
        command
    }

    /// Returns a command for any program, with the variables set.
    pub(crate) fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }
}

/// Returns the ROOT to use, found (or set up) once per run.
///
/// The order is: `root.exe` on PATH; the ROOT that `python3` on PATH imports; PyPI's under `target/root-env`. A ROOT that does not run or
/// is older than 6.28 is skipped with a message.
///
/// # Errors
/// [`crate::env::Missing`] without Python, venv or network, if ROOT must be fetched.
pub(crate) fn root(workspace: &Workspace) -> Result<RootEnv> {
    static FOUND: OnceLock<RootEnv> = OnceLock::new();
    if let Some(found) = FOUND.get() {
        return Ok(found.clone());
    }
    let found = match own(workspace) {
        Some(found) => found,
        None => {
            let python = from_pypi(workspace)?;
            let mut found =
                from_wheel(&python).context("ROOT from PyPI under target/root-env does not run")?;
            found.prompt = put_launcher(&python, &found.root_exe)?;
            found
        }
    };
    Ok(FOUND.get_or_init(|| found).clone())
}

/// Returns the Python of an environment with PyPI's ROOT, whichever ROOT is in use.
pub(crate) fn from_pypi(workspace: &Workspace) -> Result<PathBuf> {
    venv::ensure(workspace, "root-env")
}

/// Returns PyPI's ROOT in `target/root-env`, whichever ROOT is in use.
pub(crate) fn pypi(workspace: &Workspace) -> Result<RootEnv> {
    from_wheel(&from_pypi(workspace)?)
}

/// Returns PyPI's older ROOT in a separate environment.
pub(crate) fn older(workspace: &Workspace) -> Result<RootEnv> {
    from_wheel(&venv::ensure(workspace, OLDER)?)
}

/// Returns the same ROOT as [`root`], if it is already installed: nothing is fetched.
pub(crate) fn found(workspace: &Workspace) -> Option<RootEnv> {
    let there = venv::existing(workspace, "root-env").is_some();
    if there { root(workspace).ok() } else { own(workspace) }
}

/// Returns the user's own ROOT, if there is a usable one.
fn own(workspace: &Workspace) -> Option<RootEnv> {
    if std::env::var_os("ROOTGRAD_ROOT_FROM_PYPI").is_some() {
        return None; // set to test with PyPI's ROOT on a machine that has its own
    }
    let config = which("root-config").filter(|_| which("root.exe").is_some());
    let found = match config {
        Some(config) => from_config(&config),
        None => from_wheel(&which("python3").filter(|python| has_root(python))?),
    };
    let is_in = |root: &RootEnv, folder: &Path| root.root_exe.starts_with(folder);
    if found.as_ref().is_ok_and(|root| {
        is_in(root, &workspace.target) && !is_in(root, &workspace.target.join(OLDER))
    }) {
        return None; // our own, in an active environment: checked when it was made
    }
    match found.and_then(usable) {
        Ok(root) => Some(root),
        Err(error) => {
            let why = format!("{error:#}");
            let why: Vec<&str> =
                why.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
            eprintln!(
                "note: using ROOT from PyPI, since your own cannot be used: {}",
                why.join("; ")
            );
            None
        }
    }
}

/// Returns the ROOT if it is recent enough and its prompt starts.
fn usable(root: RootEnv) -> Result<RootEnv> {
    anyhow::ensure!(
        version(&root.version) >= Some(OLDEST),
        "ROOT {} ({}) is older than {}.{}",
        root.version,
        root.root_exe.display(),
        OLDEST.0,
        OLDEST.1
    );
    output(&mut root.batch())?;
    Ok(root)
}

/// Returns true if this Python has a ROOT, working or not.
fn has_root(python: &Path) -> bool {
    let code = "import importlib.util as u, sys; sys.exit(u.find_spec('ROOT') is None)";
    output(Command::new(python).args(["-c", code])).is_ok()
}

/// Describes a ROOT by its `root-config`.
fn from_config(config: &Path) -> Result<RootEnv> {
    let ask = |what: &str| -> Result<PathBuf> {
        Ok(output(Command::new(config).arg(what))?.trim().to_owned().into())
    };
    let root_exe = ask("--bindir")?.join("root.exe");
    let lib = ask("--libdir")?;
    let root_exe =
        if root_exe.exists() { root_exe } else { which("root.exe").context("no root.exe")? };
    let splash = root_exe.with_file_name("root");
    let mut root = RootEnv {
        prompt: if splash.exists() { splash } else { root_exe.clone() },
        root_exe,
        python: None,
        version: output(Command::new(config).arg("--version"))?.trim().to_owned(),
        variables: vec![prepended("PYTHONPATH", &lib), prepended("LD_LIBRARY_PATH", &lib)],
    };
    let imports = |python: &PathBuf| {
        output(root.command(python).args(["-c", "import ROOT, numpy; ROOT.gROOT.GetVersion()"]))
            .is_ok()
    };
    root.python = ["python3", "python"].into_iter().filter_map(which).find(imports);
    Ok(root)
}

/// Describes a ROOT installed as a Python package (PyPI's wheel), through the Python that imports it. Its `root-config` is useless here:
/// it names folders of the machine that built it.
fn from_wheel(python: &Path) -> Result<RootEnv> {
    let code =
        "import importlib.util as u; print(u.find_spec('ROOT').submodule_search_locations[0])";
    let home = PathBuf::from(output(Command::new(python).args(["-c", code]))?.trim());
    let root_exe = home.join("bin/root.exe");
    anyhow::ensure!(root_exe.exists(), "{} is not there", root_exe.display());
    let version = output(Command::new(home.join("bin/root-config")).arg("--version"))?;
    let numpy = output(Command::new(python).args(["-c", "import numpy"])).is_ok();
    Ok(RootEnv {
        prompt: root_exe.clone(),
        root_exe,
        python: numpy.then(|| python.to_owned()),
        version: version.trim().to_owned(),
        variables: Vec::new(),
    })
}

/// Replaces the `root` that PyPI's package has put beside `python` by a launcher of `root.exe`, and returns its path. The original is a
/// Python program that waits for root.exe. Ctrl-C in a fit at the prompt would end that program, and with it the session and everything
/// learnt.
fn put_launcher(python: &Path, root_exe: &Path) -> Result<PathBuf> {
    let bin = folder(python)?;
    let home = bin.parent().context("a Python that is in no environment")?;
    let inside = root_exe
        .strip_prefix(home)
        .with_context(|| format!("{} is not in {}", root_exe.display(), home.display()))?;
    let script = format!(
        "#!/bin/sh\n# Put here by `cargo xtask env`, in the place of PyPI's Python program, which Ctrl-C would end.\n\
         exec \"$(dirname \"$(readlink -f \"$0\")\")/../{}\" \"$@\"\n",
        inside.display()
    );
    let path = bin.join("root");
    if fs::read_to_string(&path).is_ok_and(|there| there == script) {
        return Ok(path);
    }
    fs::write(&path, &script)?;
    fs::set_permissions(&path, Permissions::from_mode(0o755))?;
    Ok(path)
}

/// Returns the folder of a program.
pub(crate) fn folder(program: &Path) -> Result<&Path> {
    program.parent().with_context(|| format!("{} has no folder", program.display()))
}

/// Returns the search path `name` with `first` put before its present value.
pub(crate) fn prepended(name: &str, first: &Path) -> (OsString, OsString) {
    (name.into(), join(first, std::env::var_os(name)))
}

/// Returns a search path: `first`, then the rest.
pub(crate) fn join(first: &Path, rest: Option<OsString>) -> OsString {
    let mut value = first.as_os_str().to_owned();
    if let Some(rest) = rest.filter(|rest| !rest.is_empty()) {
        value.push(":");
        value.push(rest);
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes a shell script that can be run.
    fn program(path: &Path, script: &str) {
        fs::write(path, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(path, Permissions::from_mode(0o755)).unwrap();
    }

    /// Checks that the README names the versions that the suites run with.
    #[test]
    fn the_readme_names_the_tested_versions() {
        let readme = include_str!("../../README.md");
        let (major, minor) = OLDEST;
        assert!(readme.contains(&format!("tested with {TESTED}; from {major}.{minor} on")));
    }

    #[test]
    fn the_launcher_is_root_exe_itself_wherever_the_environment_is() {
        let folder = tempfile::tempdir().unwrap();
        let (env, moved) = (folder.path().join("env"), folder.path().join("another env"));
        let root_exe = env.join("lib/ROOT/bin/root.exe");
        for path in [&root_exe, &env.join("bin/root")] {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            program(path, "echo $$ \"$0\" \"$@\"");
        }
        for _ in 0..2 {
            let launcher = put_launcher(&env.join("bin/python"), &root_exe).unwrap();
            assert_eq!(launcher, env.join("bin/root"));
        }
        fs::rename(&env, &moved).unwrap();
        let child = Command::new(moved.join("bin/root"))
            .args(["-l", "a b.C"])
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let id = child.id();
        let printed = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
        // Must be the same process: there must be no other process that a signal could end.
        assert!(printed.starts_with(&format!("{id} ")), "{printed} is not of process {id}");
        assert!(printed.ends_with("/lib/ROOT/bin/root.exe -l a b.C\n"), "{printed}");
    }

    #[test]
    fn an_own_root_is_used_only_if_recent_and_working() {
        let judged = |version: &str, root_exe: &str| {
            let folder = tempfile::tempdir().unwrap();
            let (config, here) = (folder.path().join("root-config"), folder.path().display());
            let script = format!(
                "case $1 in --version) {version};; --bindir) echo {here};; --libdir) echo {here}/lib;; esac"
            );
            program(&config, &script);
            program(&folder.path().join("root.exe"), root_exe);
            let result = from_config(&config).and_then(usable);
            result.map(|root| root.version).map_err(|error| format!("{error:#}"))
        };
        assert_eq!(judged("echo 6.32.04", "exit 0").unwrap(), "6.32.04");
        let old = judged("echo 6.26/10", "exit 0").unwrap_err();
        assert!(old.starts_with("ROOT 6.26/10 (") && old.ends_with("is older than 6.28"), "{old}");
        let library = "echo 'libCore.so: cannot open shared object file' >&2; exit 127";
        let broken = judged("echo 6.32.04", library).unwrap_err();
        assert!(broken.contains("root.exe") && broken.contains("libCore.so"), "{broken}");
        let mute = judged("echo no such option >&2; exit 1", "exit 0").unwrap_err();
        assert!(
            mute.contains("root-config --version") && mute.contains("no such option"),
            "{mute}"
        );
    }
}
