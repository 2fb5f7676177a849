//! `cargo xtask install`: installs the release library and everything around it under a prefix.
//!
//! ```text
//! PREFIX/lib/librootgrad.so -> librootgrad.so.0 -> librootgrad.so.0.1.0
//! PREFIX/lib/cmake/rootgrad/, PREFIX/lib/pkgconfig/rootgrad.pc
//! PREFIX/include/rootgrad/        root.hpp among them, which knows where the library is
//! PREFIX/python/rootgrad/         the PyROOT package
//! PREFIX/share/rootgrad/          rootlogon.C, macros/, examples/
//! PREFIX/lib/rootgrad.rootmap     and further files for `rootgrad::…` at the prompt without any setup: [`autoload`]
//! PREFIX/lib/librootgrad_gw.so    the functions of the program gw, for rootgrad/gw.hpp
//! PREFIX/lib/librootgrad_frames.so the functions on frames, compiled for the ROOT that is found: [`frames`]
//! PREFIX/bin/                     rootgrad-root (ROOT's prompt), rootgrad-config; rootgrad (train, predict, inspect without ROOT), gw (data for the macros gw_*.C)
//! ```
//!
//! If a ROOT is found, the library of [`rootio`] is installed as well; with `--torch`, the files of [`torch_shim`], with `--mpi`, the library of
//! [`mpi_shim`].

use crate::env::{Workspace, lock, run as run_command};
use crate::{autoload, frames, mpi_shim, root_env, rootio, torch_env, torch_shim};
use anyhow::{Context, Result, anyhow, bail};
use fs_err as fs;
use fs_err::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// `cargo xtask install`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Install under this folder: PREFIX/lib, PREFIX/include, …
    #[arg(long)]
    prefix: PathBuf,
    /// Also install the LibTorch shim, built against the LibTorch in PATH (a libtorch folder, or a Python's site-packages/torch). Without PATH: that
    /// of $LIBTORCH, $Torch_DIR, $CMAKE_PREFIX_PATH or python3, else PyPI's. Needs a C++20 compiler
    #[arg(long, value_name = "PATH", num_args = 0..=1)]
    torch: Option<Option<PathBuf>>,
    /// Also install the shim for an MPI library without the ABI of MPI 5, such as Open MPI 4, by its C compiler. Without MPICC: the mpicc in PATH
    #[arg(long, value_name = "MPICC", num_args = 0..=1, default_missing_value = "mpicc")]
    mpi: Option<String>,
    /// Register rootgrad with the ROOT that is found: a file in its lib folder and links in its lib and include folders, which lead to PREFIX.
    /// `rootgrad::…` and #include <rootgrad/root.hpp> then work without any setup
    #[arg(long)]
    into_root: bool,
}

/// Files of an installation and of a wheel: a file or folder of the repository, and its place under the prefix. In files named `….in` the
/// placeholders of [`Placeholders`] are replaced, and the ending is removed.
pub(crate) const CONTENTS: &[(&str, &str)] = &[
    ("include/rootgrad", "include/rootgrad"),
    ("root/root.hpp.in", "include/rootgrad/root.hpp.in"),
    ("root/face.hpp.in", "include/rootgrad/detail/face.hpp.in"),
    ("root/cmake", "lib/cmake/rootgrad"),
    ("root/pkgconfig", "lib/pkgconfig"),
    ("root/rootgrad-config.in", "bin/rootgrad-config.in"),
    ("root/rootgrad-root.in", "bin/rootgrad-root.in"),
    ("macros", "share/rootgrad/macros"),
    ("examples/notebook.ipynb", "share/rootgrad/examples/notebook.ipynb"),
];

/// Files of an installation alone. (A wheel has them in other places.)
const MORE_CONTENTS: &[(&str, &str)] = &[
    ("root/rootlogon.C.in", "share/rootgrad/rootlogon.C.in"),
    ("root/prompt/rootgrad.rootmap", "lib/rootgrad.rootmap"),
    ("root/prompt/librootgradDict_rdict.pcm", "lib/librootgradDict_rdict.pcm"),
    ("python/rootgrad", "python/rootgrad"),
];

/// A program: the names of its package and of its executable, and its library, if it has one.
pub(crate) struct Program {
    package: &'static str,
    pub(crate) name: &'static str,
    library: Option<Library>,
}

/// A library: the names of its package, of the file that cargo builds, and of the installed file. (The package rootgrad-gw has the name of the latter.)
pub(crate) struct Library {
    package: &'static str,
    built: &'static str,
    pub(crate) file: &'static str,
}

/// The command-line program, which trains, predicts and inspects without ROOT.
pub(crate) const ROOTGRAD: Program =
    Program { package: "rootgrad-cli", name: "rootgrad", library: None };
/// Simulates and whitens the data of the macros gw_*.C. Its functions are also a library, for gw.hpp.
pub(crate) const GW: Program =
    Program { package: "rootgrad-gw", name: "gw", library: Some(GW_LIBRARY) };
pub(crate) const GW_LIBRARY: Library = Library {
    package: "rootgrad-gw-abi",
    built: "librootgrad_gw_abi.so",
    file: "librootgrad_gw.so",
};

pub(crate) const PROGRAMS: [Program; 2] = [GW, ROOTGRAD];

const VERSION: &str = env!("CARGO_PKG_VERSION");
const MAJOR: &str = env!("CARGO_PKG_VERSION_MAJOR");

/// Builds the release library and the programs, and installs everything.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    // Checked first, so that an error is reported before the long build.
    let torch = match &options.torch {
        Some(given) => {
            torch_shim::cxx20(workspace)?;
            Some(torch_env::find(workspace, given.as_deref())?)
        }
        None => None,
    };
    let mpicc = options.mpi.as_deref().map(mpi_shim::compiler).transpose()?;
    let root = options.into_root.then(|| root_env::root(workspace)).transpose()?;
    let prefix = into(workspace, &options.prefix, &PROGRAMS)?;
    if let Some(torch) = &torch {
        torch_shim::install(workspace, &prefix, torch)?;
    }
    if let Some(mpicc) = &mpicc {
        println!(
            "MPI shim:   {}",
            mpi_shim::compile(workspace, mpicc, &prefix.join("lib"))?.display()
        );
    }
    let shown = prefix.display();
    println!("installed rootgrad {VERSION} in {shown}");
    println!(
        "  root:       {shown}/bin/rootgrad-root -l {shown}/share/rootgrad/macros/train.C, or in ROOT's prompt #include \"{shown}/include/rootgrad/root.hpp\""
    );
    println!("  python:     PYTHONPATH={shown}/python");
    println!("  cmake:      -DCMAKE_PREFIX_PATH={shown}");
    println!("  pkg-config: PKG_CONFIG_PATH={shown}/lib/pkgconfig");
    println!("  g++:        $({shown}/bin/rootgrad-config --root --cflags --libs)");
    println!("  jupyter:    {shown}/share/rootgrad/examples/notebook.ipynb");
    println!(
        "  shell:      {shown}/bin/rootgrad train|predict|inspect, {shown}/bin/gw simulate|whiten|train|compare|search|explain"
    );
    println!("  ROOT files: {}", root_files(workspace, &prefix));
    match root {
        Some(root) => {
            let made = autoload::into_root(&prefix, &root)?;
            let made = made.map(|path| path.display().to_string()).join(", ");
            println!("  prompt:     ROOT {root} finds all by {made}");
        }
        None => println!(
            "  prompt:     ROOT_LIBRARY_PATH={shown}/lib, and ROOT finds rootgrad::… by itself; or --into-root"
        ),
    }
    let shim = prefix.join("lib").join(torch_shim::LIBRARY);
    match torch {
        Some(torch) => println!(
            "  torch:      {}, against {torch}; find_package(rootgrad COMPONENTS torch), pkg-config rootgrad-torch",
            shim.display()
        ),
        None if shim.exists() => {
            println!("note: {} is of an earlier install: --torch builds it again", shim.display());
        }
        None => {}
    }
    Ok(())
}

/// Installs the reader of ROOT files, if a ROOT is found, and returns a message about the files that `rootgrad` can read. A failure is not an error:
/// the rest is useful without it.
fn root_files(workspace: &Workspace, prefix: &Path) -> String {
    const OWN: &str = "those that ROOT before 6.36 wrote as TTrees";
    let Some(root) = root_env::found(workspace) else {
        return format!(
            "{OWN}; all, once ROOT is on PATH at `cargo xtask install` or `cargo xtask rootio --prefix …`"
        );
    };
    match rootio::install(workspace, prefix, &root) {
        Ok(library) => format!("all, by {} and ROOT {root}", library.display()),
        Err(error) => {
            format!("{OWN}; not all, since {} could not be built: {error:#}", rootio::LIBRARY)
        }
    }
}

/// Installs for other chores: builds the library and `programs`, installs everything under `prefix` and returns its full path. Existing files are
/// replaced one by one, so that a program running from there is not disturbed.
pub(crate) fn into(workspace: &Workspace, prefix: &Path, programs: &[Program]) -> Result<PathBuf> {
    if !cfg!(target_os = "linux") {
        bail!("cargo xtask install knows Linux only so far: the library's names differ elsewhere");
    }
    crate::env::cxx()?; // cargo needs a linker
    println!("building the library and the programs, release profile");
    let mut build = build(workspace, programs);
    run_command(build.args(["--package", "rootgrad", "--features", "rootgrad/io"]))?;
    let release = workspace.target.join("release");
    let built = release.join("librootgrad.so");
    if !built.is_file() {
        bail!("cargo left no {}: is a build target other than this machine set?", built.display());
    }
    fs::create_dir_all(prefix)?;
    let prefix = prefix.canonicalize()?;
    library(&built, &prefix.join("lib"))?;
    let (face, report) = frames::install(workspace, &prefix)?;
    println!("frames: {report}");
    let again = format!("cargo xtask install --prefix {}", prefix.display());
    let values = face.placeholders(Placeholders::new(&prefix)?, LOAD_FACE, FACE_IS_THERE, &again);
    let values = values.with("@ROOTGRAD_FRAMES@", &prefix.join("lib").join(frames::LIBRARY))?;
    let values = values.with("@ROOTGRAD_FACE@", &prefix.join("lib").join(autoload::FACE))?;
    let values = values.with("@ROOTGRAD_MODULE@", &prefix.join("lib").join(autoload::MODULE))?;
    let bin = prefix.join("bin");
    fs::create_dir_all(&bin)?;
    for Program { name, library, .. } in programs {
        replace(&bin.join(name), |new| fs::copy(release.join(name), new).map(drop))?;
        if let Some(Library { built, file, .. }) = library {
            let to = prefix.join("lib").join(file);
            replace(&to, |new| fs::copy(release.join(built), new).map(drop))?;
        }
    }
    for (from, to) in CONTENTS.iter().chain(MORE_CONTENTS) {
        let from = workspace.root.join(from);
        if !from.exists() {
            bail!("{} is missing from the source tree", from.display());
        }
        copy_filled(&from, &prefix.join(to), &values)?;
    }
    let module = prefix.join("lib/pkgconfig/rootgrad-frames.pc");
    if face.exists() {
        let template = workspace.root.join("root/frames/rootgrad-frames.pc.in");
        copy_filled(&template, &module.with_extension("pc.in"), &values)?;
    } else {
        let _ = fs::remove_file(&module); // from an earlier installation
    }
    autoload::install(workspace, &prefix)?;
    Ok(prefix)
}

/// Returns the `cargo build` command for these programs. Every build of the programs and the library uses this command, because cargo's features
/// depend on the chosen packages. With other features the library and many dependencies would be recompiled.
pub(crate) fn build(workspace: &Workspace, programs: &[Program]) -> Command {
    let mut build = workspace.cargo(["build", "--release"]);
    for program in programs {
        build.args(["--package", program.package]);
        build.args(program.library.iter().flat_map(|library| ["--package", library.package]));
    }
    build
}

/// Returns the install prefix of the tests, `target/install`. It is created once per run of xtask, and again after a ROOT was fetched, because the
/// installation then has more files.
pub(crate) fn for_tests(workspace: &Workspace) -> Result<PathBuf> {
    static DONE: Mutex<Option<(bool, Result<PathBuf, String>)>> = Mutex::new(None);
    crate::env::cxx()?; // checked here, so that the error stays one of a missing tool
    let install = || -> Result<PathBuf> {
        let prefix = workspace.target.join("install");
        crate::env::remove(&prefix)?;
        into(workspace, &prefix, &PROGRAMS)
    };
    let fetched = crate::venv::existing(workspace, "root-env").is_some();
    lock_prefix(workspace)?;
    let mut done = DONE.lock().unwrap_or_else(PoisonError::into_inner);
    let installed = match done.take().filter(|(before, _)| *before == fetched) {
        Some((_, installed)) => installed,
        None => install().map_err(|error| format!("{error:#}")),
    };
    let (_, installed) = done.insert((fetched, installed));
    installed.clone().map_err(|message| anyhow!("cannot install: {message}"))
}

/// Locks `target/install` for this process until it ends: another run would replace it while the suites use it.
fn lock_prefix(workspace: &Workspace) -> Result<()> {
    static LOCK: Mutex<Option<fs::File>> = Mutex::new(None);
    let mut locked = LOCK.lock().unwrap_or_else(PoisonError::into_inner);
    if locked.is_none() {
        let wait = || println!("waiting for another cargo xtask, which uses target/install");
        *locked = Some(lock(&workspace.target.join("install.lock"), wait)?);
    }
    Ok(())
}

/// Installs the library under its full name, and the two links to it.
fn library(built: &Path, folder: &Path) -> Result<()> {
    let full = format!("librootgrad.so.{VERSION}");
    fs::create_dir_all(folder)?;
    replace(&folder.join(&full), |new| fs::copy(built, new).map(drop))?;
    let soname = format!("librootgrad.so.{MAJOR}");
    replace(&folder.join(&soname), |new| symlink(&full, new))?;
    replace(&folder.join("librootgrad.so"), |new| symlink(&soname, new))
}

/// Copies a file, or the files of a folder. Placeholders in templates are replaced.
pub(crate) fn copy_filled(from: &Path, to: &Path, values: &Placeholders) -> Result<()> {
    if from.is_dir() {
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            let name = entry.file_name();
            if name != "__pycache__" {
                copy_filled(&entry.path(), &to.join(name), values)?;
            }
        }
        return Ok(());
    }
    let folder = to.parent().context("a place without a folder")?;
    fs::create_dir_all(folder)?;
    if to.extension().is_none_or(|ending| ending != "in") {
        return replace(to, |new| fs::copy(from, new).map(drop));
    }
    let text = fs::read_to_string(from)?;
    let text = values.fill(&text).with_context(|| format!("in {}", from.display()))?;
    let mode = fs::metadata(from)?.permissions(); // a script must stay executable
    replace(&to.with_extension(""), |new| {
        fs::write(new, &text)?;
        fs::set_permissions(new, mode)
    })
}

/// Writes a file beside `path` with `write`, then renames it. A process that has the old file open keeps it.
pub(crate) fn replace(path: &Path, write: impl FnOnce(&Path) -> std::io::Result<()>) -> Result<()> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    let new = PathBuf::from(new);
    let _ = fs::remove_file(&new); // left by an interrupted install
    Ok(write(&new).and_then(|()| fs::rename(&new, path))?)
}

/// Placeholders of the templates and their values.
pub(crate) struct Placeholders(Vec<(&'static str, String)>);

/// Code with which `root.hpp` loads the library from its installed place. A bare name is looked up only in ROOT's own search path, and if the library
/// is not found, the rest of the header is ignored. After the installation was moved, only ROOT's search path has the new place.
const LOAD: &str = r#"#if defined(__CLING__) && !defined(ROOTGRAD_AT_PROMPT) // (where ROOT loads this by itself, the library comes along)
#if __has_include("@ROOTGRAD_LIBRARY@")
#pragma cling load("@ROOTGRAD_LIBRARY@")
#else
#pragma cling load("librootgrad.so") // rootgrad was moved: set ROOT_LIBRARY_PATH to its folder lib, or install it again
#endif
#endif
"#;

/// Code with which `face.hpp` loads the compiled functions on frames in the same way, and the condition that they exist.
const LOAD_FACE: &str = r#"#if defined(ROOTGRAD_ERROR_HPP) && __has_include("@ROOTGRAD_FACE@")
#pragma cling load("@ROOTGRAD_FACE@")
#elif __has_include("@ROOTGRAD_MODULE@")
#pragma cling load("@ROOTGRAD_MODULE@")
#else
#pragma cling load("librootgradFace.so") // rootgrad was moved, as above
#endif"#;
const FACE_IS_THERE: &str =
    r#"__has_include("@ROOTGRAD_FRAMES@") || __has_include("../../lib/librootgrad_frames.so")"#;

impl Placeholders {
    /// Placeholders for an installation under `prefix`.
    pub(crate) fn new(prefix: &Path) -> Result<Self> {
        Placeholders::common(format!("librootgrad.so.{VERSION}"), LOAD)
            .with("@ROOTGRAD_PREFIX@", prefix)?
            .with("@ROOTGRAD_LIBRARY@", &prefix.join("lib/librootgrad.so"))?
            .with("@ROOTGRAD_INCLUDE@", &prefix.join("include"))
    }

    /// Placeholders that are not paths, such as the library's file name and the code with which `root.hpp` loads it.
    pub(crate) fn common(library: String, load: &str) -> Self {
        Placeholders(vec![
            ("@ROOTGRAD_VERSION@", VERSION.to_owned()),
            ("@ROOTGRAD_VERSION_MAJOR@", MAJOR.to_owned()),
            ("@ROOTGRAD_VERSION_MINOR@", env!("CARGO_PKG_VERSION_MINOR").to_owned()),
            ("@ROOTGRAD_TESTED_ROOTS@", root_env::TESTED.to_owned()),
            ("@ROOTGRAD_LIBRARY_NAME@", library),
            ("@ROOTGRAD_LOAD@", load.to_owned()), // before the placeholder that it contains
        ])
    }

    /// Adds a placeholder for a path.
    pub(crate) fn with(mut self, word: &'static str, path: &Path) -> Result<Self> {
        let text = path.to_str().with_context(|| format!("{} is not UTF-8", path.display()))?;
        if text.contains(['"', '\\', '\n']) {
            bail!("{text} contains a quote or a backslash: choose another place");
        }
        self.0.push((word, text.to_owned()));
        Ok(self)
    }

    /// Adds a placeholder.
    pub(crate) fn and(mut self, word: &'static str, meaning: &str) -> Self {
        self.0.push((word, meaning.to_owned()));
        self
    }

    /// Adds a placeholder whose value may contain others.
    pub(crate) fn first(mut self, word: &'static str, meaning: &str) -> Self {
        self.0.insert(0, (word, meaning.to_owned()));
        self
    }

    fn fill(&self, template: &str) -> Result<String> {
        let mut text = template.to_owned();
        for (word, meaning) in &self.0 {
            text = text.replace(word, meaning);
        }
        match text.find("@ROOTGRAD_") {
            None => Ok(text),
            Some(at) => {
                bail!("unknown placeholder {}", text[at..].chars().take(30).collect::<String>())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_are_filled_and_unknown_words_refused() {
        let values = Placeholders::new(Path::new("/opt/my root")).unwrap();
        assert_eq!(
            values.fill("load(\"@ROOTGRAD_LIBRARY@\") // @ROOTGRAD_VERSION@").unwrap(),
            format!("load(\"/opt/my root/lib/librootgrad.so\") // {VERSION}")
        );
        assert!(values.fill("@ROOTGRAD_COLOUR@").unwrap_err().to_string().contains("COLOUR"));
        assert!(Placeholders::new(Path::new("/opt/\"quoted\"")).is_err());
    }

    #[test]
    fn a_tree_is_copied_and_copied_again() {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("from"), folder.path().join("to"));
        fs::create_dir_all(from.join("inner/__pycache__")).unwrap();
        fs::write(from.join("inner/a.txt"), "a @ROOTGRAD_VERSION@").unwrap();
        fs::write(from.join("inner/b.hpp.in"), "b @ROOTGRAD_VERSION@").unwrap();
        let values = Placeholders::new(&to).unwrap();
        for _ in 0..2 {
            copy_filled(&from, &to, &values).unwrap();
        }
        let read = |name: &str| fs::read_to_string(to.join(name)).unwrap();
        assert_eq!(read("inner/a.txt"), "a @ROOTGRAD_VERSION@");
        assert_eq!(read("inner/b.hpp"), format!("b {VERSION}"));
        let names: Vec<_> = fs::read_dir(to.join("inner")).unwrap().collect();
        assert_eq!(names.len(), 2);
    }
}
