//! Finds the workspace and tools, and describes the remedy if one is missing; runs commands; creates folders.

use crate::cmake::CMake;
use anyhow::{Context, Result};
use fs_err as fs;
use std::ffi::OsStr;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use walkdir::WalkDir;

/// A missing prerequisite. `cargo xtask test` counts it as a skip; every other error is a failure.
#[derive(Debug)]
pub(crate) struct Missing {
    /// The missing item, e.g. "a C++ compiler (g++)".
    pub what: String,
    /// How to install it, e.g. "sudo apt-get install g++".
    pub install: String,
    /// True if its absence is acceptable even in a run without skips, because it is not part of the project.
    pub optional: bool,
}

impl std::fmt::Display for Missing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} is missing; {}", self.what, self.install)
    }
}

impl std::error::Error for Missing {}

impl Missing {
    /// Returns the error for a missing `what`; `install` is half a sentence that explains how to get it.
    pub(crate) fn error(what: impl Into<String>, install: impl Into<String>) -> anyhow::Error {
        Missing { what: what.into(), install: install.into(), optional: false }.into()
    }
}

/// The source tree and the folder of its products.
pub(crate) struct Workspace {
    /// Top folder of the repository.
    pub root: PathBuf,
    /// `target/`, or the folder in `CARGO_TARGET_DIR`.
    pub target: PathBuf,
}

impl Workspace {
    /// Finds the workspace of the current folder.
    ///
    /// # Errors
    /// If the current folder is in no workspace.
    pub(crate) fn here() -> Result<Self> {
        let folder = std::env::current_dir().context("the current folder cannot be found")?;
        let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let root = root_of(package.as_deref(), &folder)?;
        let target = std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| root.join("target"), |dir| root.join(dir));
        Ok(Workspace { root, target })
    }

    /// Returns the data folder beside the checkout, if it exists. Tests on real data run only with it.
    pub(crate) fn data(&self) -> Result<PathBuf> {
        self.root.join("../shared/data").canonicalize().map_err(|_| {
            let what = "the folder ../shared/data (LIGO strain, CMS samples)".to_owned();
            let install = "tests on it are left out".to_owned();
            Missing { what, install, optional: true }.into()
        })
    }

    /// Returns a `cargo` command with these arguments, in the workspace, with the toolchain that runs this xtask.
    pub(crate) fn cargo<S: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = S>) -> Command {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(arguments).current_dir(&self.root);
        // The surrounding `cargo run` sets these variables. With them, a build of another package would rebuild build scripts.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("CARGO_PKG_") || name == "CARGO_MANIFEST_DIR" {
                command.env_remove(name);
            }
        }
        command
    }
}

/// Returns the workspace of `package`, the folder of this xtask's manifest as the surrounding `cargo run` reports it (`None`
/// if the program was started directly), else the workspace that contains `folder`. It is determined at run time, not at build
/// time: cargo considers a program built in one folder up to date in a copy of that folder.
fn root_of(package: Option<&Path>, folder: &Path) -> Result<PathBuf> {
    let is_root = |path: &&Path| {
        path.join("xtask/Cargo.toml").is_file()
            && fs::read_to_string(path.join("Cargo.toml"))
                .is_ok_and(|manifest| manifest.contains("[workspace]"))
    };
    let package = package.filter(|path| path.ends_with("xtask")).and_then(Path::parent);
    package
        .filter(is_root)
        .or_else(|| folder.ancestors().find(is_root))
        .map(Path::to_owned)
        .with_context(|| {
            format!("{} is not in a checkout of rootgrad: change to one", folder.display())
        })
}

/// Creates `folder`. If it exists but was created at another place (the checkout was copied or moved), it is deleted and
/// created again: files of compilers and CMake contain the folder's full path.
pub(crate) fn folder_here(folder: &Path) -> Result<()> {
    let stamp = folder.join(".place");
    let here = folder.to_string_lossy();
    if !fs::read_to_string(&stamp).is_ok_and(|place| place == here) {
        remove(folder)?;
    }
    fs::create_dir_all(folder)?;
    Ok(fs::write(&stamp, here.as_bytes())?)
}

/// Creates an empty folder; an existing one is removed first.
pub(crate) fn empty(folder: &Path) -> Result<()> {
    remove(folder)?;
    Ok(fs::create_dir_all(folder)?)
}

/// Removes a folder or file if it exists.
pub(crate) fn remove(path: &Path) -> Result<()> {
    let removed = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
    match removed {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// Waits until no other process has locked the file, and locks it until the returned value is dropped. `wait` is called first if another process
/// has.
pub(crate) fn lock(path: &Path, wait: impl FnOnce()) -> Result<fs::File> {
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    let file = fs::File::create(path)?;
    if file.try_lock().is_err() {
        wait();
        file.lock()?;
    }
    Ok(file)
}

/// Returns the files below a folder, in order.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    sorted(WalkDir::new(folder))
}

/// Returns the files in a folder without those of its subfolders, in order.
pub(crate) fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    sorted(WalkDir::new(folder).max_depth(1))
}

fn sorted(tree: WalkDir) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in tree.sort_by_file_name() {
        let entry = entry?;
        if !entry.path().is_dir() {
            files.push(entry.into_path());
        }
    }
    Ok(files)
}

/// Runs `command` and shows its output. A failure is an error that names the command.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let shown = show(command);
    let status = command.status().with_context(|| format!("cannot run {shown}"))?;
    anyhow::ensure!(status.success(), "{shown}: {status}");
    Ok(())
}

/// Runs one of several commands that run at the same time: its output and its seconds are printed together when it ends.
pub(crate) fn run_whole(command: &mut Command) -> Result<()> {
    let start = Instant::now();
    let (shown, status, [out, errors]) = captured(command)?;
    println!("{shown}, {:.1} s\n{out}{errors}", start.elapsed().as_secs_f64());
    anyhow::ensure!(status.success(), "{shown}: {status}");
    Ok(())
}

/// Runs `command` and returns its standard output. A failure is an error with the last lines of its standard error.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let (shown, status, [out, errors]) = captured(command)?;
    let lines: Vec<&str> = errors.lines().collect();
    let tail = lines[lines.len().saturating_sub(15)..].join("\n");
    anyhow::ensure!(status.success(), "{shown}: {status}\n{tail}");
    Ok(out)
}

/// Runs `command` without input. Returns it as it would be typed, its status, and what it printed as output and as errors.
pub(crate) fn captured(command: &mut Command) -> Result<(String, ExitStatus, [String; 2])> {
    let shown = show(command);
    let done =
        command.stdin(Stdio::null()).output().with_context(|| format!("cannot run {shown}"))?;
    let printed =
        [done.stdout, done.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    Ok((shown, done.status, printed))
}

/// Calls `work` on all items, with as many at a time as there are cores. Meant for single-threaded programs, such as
/// compilers.
///
/// # Errors
/// The first error; items not yet started are then skipped.
pub(crate) fn side_by_side<T: Sync>(
    items: &[T],
    work: impl Fn(&T) -> Result<()> + Sync,
) -> Result<()> {
    let (next, failed) = (AtomicUsize::new(0), OnceLock::new());
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    std::thread::scope(|scope| {
        for _ in 0..cores.min(items.len()) {
            scope.spawn(|| {
                while failed.get().is_none()
                    && let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    if let Err(error) = work(item) {
                        let _ = failed.set(error); // an earlier error has priority
                    }
                }
            });
        }
    });
    failed.into_inner().map_or(Ok(()), Err)
}

/// Formats the command as it would be typed.
fn show(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<String> = words
        .map(|word| {
            let word = word.to_string_lossy();
            if word.contains([' ', '"', '(']) { format!("'{word}'") } else { word.into_owned() }
        })
        .collect();
    words.join(" ")
}

/// Returns the full path of a program on PATH; a path with a folder is that of the program itself.
pub(crate) fn which(program: &str) -> Option<PathBuf> {
    use std::os::unix::fs::PermissionsExt;
    let is_program = |path: &PathBuf| {
        path.metadata().is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
    };
    if program.contains('/') {
        return Some(PathBuf::from(program)).filter(is_program);
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(is_program)
}

/// Returns the compiler's default target, e.g. "x86_64-unknown-linux-gnu".
pub(crate) fn host() -> Result<String> {
    let text = output(Command::new("rustc").arg("-vV"))?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc -vV names no host")?.to_owned())
}

/// Returns the first of these programs on PATH; `install` are the words after `apt-get install`.
pub(crate) fn tool(programs: &[&str], what: &str, install: &str) -> Result<PathBuf> {
    let found = programs.iter().find_map(|program| which(program));
    found.ok_or_else(|| Missing::error(what, format!("install it: sudo apt-get install {install}")))
}

/// Returns the C++ compiler: `$CXX`, else g++, c++, clang++.
pub(crate) fn cxx() -> Result<PathBuf> {
    match std::env::var("CXX").ok().filter(|cxx| !cxx.is_empty()) {
        Some(cxx) => which(&cxx).ok_or_else(|| {
            Missing::error(format!("the C++ compiler $CXX = '{cxx}'"), "unset CXX or correct it")
        }),
        None => {
            tool(&["g++", "c++", "clang++"], "a C++ compiler (g++)", "g++ (or dnf install gcc-c++)")
        }
    }
}

/// Returns the C compiler: `$CC`, else gcc, cc, clang.
pub(crate) fn cc() -> Result<PathBuf> {
    let own = std::env::var("CC").unwrap_or_default();
    tool(&[own.as_str(), "gcc", "cc", "clang"], "a C compiler (gcc)", "gcc (or dnf install gcc)")
}

/// Returns the path of `pkg-config` or `pkgconf`.
pub(crate) fn pkg_config() -> Result<PathBuf> {
    tool(&["pkg-config", "pkgconf"], "pkg-config", "pkg-config (or dnf install pkgconf)")
}

/// Returns the first "major.minor" in a program's `--version` text.
pub(crate) fn version(text: &str) -> Option<(u32, u32)> {
    text.split(|c: char| !c.is_ascii_digit() && c != '.').find_map(|word| {
        let mut parts = word.split('.');
        Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    })
}

/// `cargo xtask env`: prints one line for each tool in use and one for each missing tool.
pub(crate) fn report(workspace: &Workspace) -> Result<()> {
    let mut missing = 0;
    let mut line = |name: &str, found: Result<String>| match found {
        Ok(found) => println!("{name:<12} {found}"),
        Err(error) => {
            missing += 1;
            println!("{name:<12} {error:#}");
        }
    };
    let shown = |path: Result<PathBuf>| path.map(|path| path.display().to_string());
    line("C++", shown(cxx()));
    line("C", shown(cc()));
    line("Python", shown(crate::venv::base_python()));
    line("CMake", CMake::find(workspace).map(|cmake| cmake.to_string()));
    line("pkg-config", shown(pkg_config()));
    let root = crate::root_env::root(workspace);
    let prompt = root.as_ref().map(|root| root.prompt.display().to_string()).ok();
    line("ROOT", root.map(|root| root.to_string()));
    if let Some(prompt) = prompt {
        line("its prompt", Ok(prompt));
    }
    line("data", shown(workspace.data()));
    anyhow::ensure!(missing == 0, "{missing} of the above missing");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    #[test]
    fn all_items_are_done_and_the_first_error_is_returned() {
        let (sum, items) = (AtomicUsize::new(0), Vec::from_iter(1..=100));
        let add = |&item: &usize| {
            sum.fetch_add(item, Ordering::Relaxed);
            Ok(())
        };
        side_by_side(&items, add).unwrap();
        side_by_side(&[], add).unwrap();
        assert_eq!(sum.into_inner(), 5050);
        let done = AtomicUsize::new(0);
        let fail = |item: &usize| {
            done.fetch_add(1, Ordering::Relaxed);
            anyhow::bail!("item {item}")
        };
        let error = side_by_side(&items, fail).unwrap_err().to_string();
        let cores = std::thread::available_parallelism().unwrap().get();
        assert!(error.starts_with("item ") && done.into_inner() <= cores, "{error}");
    }

    /// Creates a folder with the files that identify a workspace, and a package in it.
    fn checkout() -> TempDir {
        let root = tempfile::tempdir().unwrap();
        for package in ["xtask", "autodiff/macros"] {
            fs::create_dir_all(root.path().join(package)).unwrap();
            fs::write(root.path().join(package).join("Cargo.toml"), "[package]").unwrap();
        }
        fs::write(root.path().join("Cargo.toml"), "[workspace]\nmembers = [\"xtask\"]").unwrap();
        root
    }

    #[test]
    fn the_workspace_is_that_of_the_current_folder() {
        let checkouts = [checkout(), checkout()];
        let [old, copy] = [0, 1].map(|number| checkouts[number].path());
        let outside = std::env::temp_dir();
        // `cargo xtask` in a copy and in a subfolder of it, and with --manifest-path from outside.
        for folder in [copy, &copy.join("autodiff"), &outside] {
            assert_eq!(root_of(Some(&copy.join("xtask")), folder).unwrap(), copy);
        }
        // The program started directly, with or without a variable that another package's cargo has left.
        for package in [None, Some(old.join("autodiff")), Some(outside.join("xtask"))] {
            let package = package.as_deref();
            assert_eq!(root_of(package, copy).unwrap(), copy);
            assert_eq!(root_of(package, &copy.join("autodiff/macros")).unwrap(), copy);
            let error = root_of(package, &outside).unwrap_err().to_string();
            assert!(error.contains("is not in a checkout of rootgrad"), "{error}");
        }
    }

    #[test]
    fn a_folder_made_elsewhere_is_made_again() {
        let root = checkout();
        let (folder, moved) = (root.path().join("tests"), root.path().join("moved"));
        folder_here(&folder).unwrap();
        fs::write(folder.join("CMakeCache.txt"), "/old").unwrap();
        folder_here(&folder).unwrap();
        assert!(folder.join("CMakeCache.txt").exists(), "a folder in its place was made again");
        fs::rename(&folder, &moved).unwrap();
        folder_here(&moved).unwrap();
        assert!(moved.is_dir() && !moved.join("CMakeCache.txt").exists());
    }

    #[test]
    fn versions_are_read_from_what_programs_print() {
        assert_eq!(version("cmake version 3.25.1\n\nCMake suite"), Some((3, 25)));
        assert_eq!(version("6.40.00"), Some((6, 40)));
        assert_eq!(version("6.32/02"), Some((6, 32)));
        assert_eq!(version("none"), None);
    }

    #[test]
    fn a_missing_tool_is_one_line_with_its_remedy() {
        let error = Missing::error("g++", "install it: sudo apt-get install g++");
        assert_eq!(format!("{error:#}"), "g++ is missing; install it: sudo apt-get install g++");
        assert!(error.downcast_ref::<Missing>().is_some());
    }
}
