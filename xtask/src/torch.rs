//! Suite `torch`: tests rootgrad's networks in LibTorch, from C++, Python and PyROOT, against an installed prefix with the shim.
//!
//! The tests run in `target/torch-tests`. `tests/torch` contains
//!
//! ```text
//! *.cpp         a program each, which gets a folder of its own as its argument
//! cmake/        a third-party project, built by CMake and with pkg-config's flags
//! test_*.py     for pytest, in the Python that has torch
//! pyroot_*.py   a script each, in ROOT's Python beside torch
//! ```
//!
//! In addition, the macros named `torch_*.C` in `macros` run in root.exe.

use crate::cmake::CMake;
use crate::cpp::copy_tree;
use crate::env::{self, Missing, Workspace, folder_here, output, run};
use crate::root_env::{join, prepended, root as find_root};
use crate::torch_env::{self, Torch, imports_torch};
use crate::{install, root, root_examples, torch_shim, venv};
use anyhow::{Context, Result, ensure};
use fs_err as fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A part of the suite.
type Part = (&'static str, fn(&Setup) -> Result<()>);

const PARTS: [Part; 6] = [
    ("C++ programs", programs),
    ("a project built by CMake", by_cmake),
    ("the same, by pkg-config's flags", by_pkg_config),
    ("Python", python),
    ("PyROOT", pyroot),
    ("ROOT macros", macros),
];

/// Runs all parts; a part with a missing prerequisite does not stop the others.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    torch_shim::cxx20(workspace)?;
    let torch = torch_env::find(workspace, None)?;
    let prefix = install::for_tests(workspace)?;
    let folder = workspace.target.join("torch-tests");
    folder_here(&folder)?;
    let functions = functions(workspace)?;
    let setup = Setup { workspace, torch, prefix, functions, folder };
    let mut lacks = None;
    let mut judge = |what: &'static str, result: Result<()>| match result {
        Err(error) if error.is::<Missing>() => {
            println!("SKIPPED: {what}: {error:#}");
            lacks = Some(error);
            Ok(())
        }
        other => other.context(what),
    };
    judge("an install without the shim", setup.without_shim())?;
    torch_shim::install(workspace, &setup.prefix, &setup.torch)?;
    for (what, part) in PARTS {
        println!("{what}");
        judge(what, part(&setup))?;
    }
    lacks.map_or(Ok(()), Err)
}

/// Builds a copy of `examples/torch_functions` outside the workspace, as users do: the library of Rust functions that LibTorch
/// calls.
fn functions(workspace: &Workspace) -> Result<PathBuf> {
    const PLACE: &str = "\"../../autodiff\"";
    let folder = tempfile::tempdir()?;
    let copy = folder.path().join("torch_functions");
    copy_tree(&workspace.root.join("examples/torch_functions"), &copy)?;
    fs::copy(workspace.root.join("Cargo.lock"), copy.join("Cargo.lock"))?; // (same versions, so that nothing is fetched)
    let manifest = copy.join("Cargo.toml");
    let text = fs::read_to_string(&manifest)?;
    ensure!(text.contains(PLACE), "{} does not name {PLACE}", manifest.display());
    let autodiff = format!("{:?}", workspace.root.join("autodiff"));
    fs::write(&manifest, text.replace(PLACE, &autodiff))?;
    let target = workspace.target.join("torch-functions");
    let mut build = workspace.cargo(["build", "--release", "--target-dir"]);
    run(build.arg(&target).current_dir(&copy))?;
    Ok(target.join("release/librootgrad_torch_functions.so"))
}

/// Environment in which the tests run.
struct Setup<'a> {
    workspace: &'a Workspace,
    torch: Torch,
    prefix: PathBuf,
    /// Path of the library of `examples/torch_functions`.
    functions: PathBuf,
    folder: PathBuf,
}

impl Setup<'_> {
    /// Returns the files of `tests/torch` whose names have this beginning and end, in order.
    fn sources(&self, begin: &str, end: &str) -> Result<Vec<PathBuf>> {
        let folder = self.workspace.root.join("tests/torch");
        let mut found = env::files_in(&folder)?;
        found.retain(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with(begin) && name.ends_with(end)
        });
        ensure!(!found.is_empty(), "there is no {begin}*{end} in {}", folder.display());
        Ok(found)
    }

    /// Creates an empty folder with this name for a test's files.
    fn scratch(&self, name: &str) -> Result<PathBuf> {
        let folder = self.folder.join("scratch").join(name);
        env::empty(&folder)?;
        Ok(folder)
    }

    /// Checks that an installation without the shim still works, and that CMake's message names the remedy.
    fn without_shim(&self) -> Result<()> {
        let shim = self.prefix.join("lib").join(torch_shim::LIBRARY);
        ensure!(!shim.exists(), "{} was installed without --torch", shim.display());
        let cmake = CMake::find(self.workspace)?;
        let source = self.workspace.root.join("tests/torch/cmake");
        let mut configure = cmake.configure(&source, &self.scratch("no-shim")?, &self.prefix)?;
        let error = output(&mut configure)
            .err()
            .context("CMake found a component that is not installed")?;
        let error = format!("{error:#}").split_whitespace().collect::<Vec<_>>().join(" "); // CMake breaks lines
        ensure!(
            error.contains("without its component 'torch': run cargo xtask install --torch"),
            "CMake printed {error}"
        );
        Ok(())
    }

    /// Passes a test of user-defined functions the path of one library, and the compiler for another.
    fn users_libraries(&self, test: &mut Command) -> Result<()> {
        test.env("ROOTGRAD_TORCH_FUNCTIONS", &self.functions).env("CC", env::cc()?);
        Ok(())
    }

    /// Prepares a command that finds rootgrad's Python package and pytest, with `first` before both, in the folder `scratch`.
    fn with_paths(&self, scratch: &str, mut python: Command, first: &[PathBuf]) -> Result<Command> {
        let pytest = venv::ensure(self.workspace, "pytest-env")?;
        let package =
            output(Command::new(&pytest).args(["-c", "import pytest; print(pytest.__path__[0])"]))?;
        let ours = Path::new(package.trim()).parent().context("a package without a folder")?;
        let (name, mut value) = prepended("PYTHONPATH", ours);
        for path in [&self.prefix.join("python")].into_iter().chain(first) {
            value = join(path, Some(value));
        }
        python.env(name, value).env("ROOTGRAD_PREFIX", &self.prefix);
        self.users_libraries(&mut python)?;
        python.env("PYTHONDONTWRITEBYTECODE", "1").current_dir(self.scratch(scratch)?);
        Ok(python)
    }
}

fn programs(setup: &Setup) -> Result<()> {
    let sources = setup.sources("", ".cpp")?;
    let stem = |source: &Path| source.file_stem().unwrap_or_default().to_os_string();
    env::side_by_side(&sources, |source| {
        println!("compiling {}", source.display());
        let program = setup.folder.join(stem(source));
        compile(&setup.prefix, &setup.torch, &["-O1", "-Werror"], source, &program)
    })?;
    for source in &sources {
        let scratch = setup.scratch(&stem(source).to_string_lossy())?;
        let mut program = Command::new(setup.folder.join(stem(source)));
        setup.users_libraries(&mut program)?;
        run(program.arg(scratch))?;
    }
    Ok(())
}

/// Compiles a program against LibTorch and the shim in `prefix`.
pub(crate) fn compile(
    prefix: &Path,
    torch: &Torch,
    flags: &[&str],
    source: &Path,
    program: &Path,
) -> Result<()> {
    let (lib, theirs) = (prefix.join("lib"), torch.home.join("lib"));
    let mut command = Command::new(env::cxx()?);
    command.args(["-std=c++20", "-Wall", "-Wextra", "-pthread"]).args(flags);
    command.arg("-I").arg(prefix.join("include"));
    for folder in torch.includes() {
        command.arg("-isystem").arg(folder);
    }
    command.arg(source).arg("-o").arg(program).args(["-Wl,--no-as-needed", "-ldl"]);
    for folder in [&lib, &theirs] {
        command.arg("-L").arg(folder).args(["-Xlinker", "-rpath", "-Xlinker"]).arg(folder);
    }
    run(command.args(["-lrootgrad_torch", "-lrootgrad", "-ltorch_cpu", "-lc10"]))
}

/// Builds with CMake and pkg-config from a prefix that was moved.
fn by_cmake(setup: &Setup) -> Result<()> {
    let cmake = CMake::find(setup.workspace)?;
    let moved = setup.folder.join("moved prefix");
    copy_tree(&setup.prefix, &moved)?;
    let build = setup.scratch("cmake")?;
    let source = setup.workspace.root.join("tests/torch/cmake");
    output(&mut cmake.configure(&source, &build, &moved)?)?;
    cmake.build(&build)?;
    run(&mut Command::new(build.join("consumer")))
}

fn by_pkg_config(setup: &Setup) -> Result<()> {
    let mut ask = Command::new(env::pkg_config()?);
    ask.args(["--cflags", "--libs", "rootgrad-torch"]);
    let flags = output(ask.env("PKG_CONFIG_PATH", setup.prefix.join("lib/pkgconfig")))?;
    let program = setup.folder.join("by_pkg_config");
    let mut command = Command::new(env::cxx()?);
    command.arg("-std=c++20").arg(setup.workspace.root.join("tests/torch/cmake/main.cpp"));
    command.arg("-o").arg(&program).args(flags.split_whitespace());
    output(&mut command)?;
    run(Command::new(program).env_remove("LD_LIBRARY_PATH"))
}

fn python(setup: &Setup) -> Result<()> {
    let python = Command::new(setup.torch.python(setup.workspace)?);
    let mut command = setup.with_paths("python", python, &[])?;
    command.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]);
    run(command.args(setup.sources("test_", ".py")?))
}

/// Runs in ROOT's Python, which has no torch of its own, together with the torch of another environment of the same Python.
fn pyroot(setup: &Setup) -> Result<()> {
    let root = find_root(setup.workspace)?;
    let site = setup.torch.home.parent().context("a LibTorch without a folder")?;
    let of_root = root.variables.iter().filter(|(name, _)| name == "PYTHONPATH");
    let first: Vec<PathBuf> = of_root.flat_map(|(_, paths)| std::env::split_paths(paths)).collect();
    let first = [vec![site.to_owned()], first].concat();
    if !imports_torch(&mut setup.with_paths("imports", root.python()?, &first)?) {
        return Err(Missing::error(
            format!(
                "a torch that the Python of ROOT {} can import ({} is none)",
                root.version, setup.torch
            ),
            "name one of the same version of Python: LIBTORCH=…/site-packages/torch",
        ));
    }
    env::side_by_side(&setup.sources("pyroot_", ".py")?, |script| {
        println!("{}", script.display());
        let stem = script.file_stem().unwrap_or_default().to_string_lossy();
        run(setup.with_paths(&stem, root.python()?, &first)?.arg(script))
    })
}

/// Runs the macros in root.exe, interpreted and compiled by ACLiC, on fewer events than their defaults, and checks their figures.
fn macros(setup: &Setup) -> Result<()> {
    let folder = setup.scratch("macros")?;
    for name in ["torch_digits.C", "torch_gw.C"] {
        let from = setup.workspace.root.join("macros").join(name);
        fs::copy(&from, folder.join(name))?;
    }
    let mut simulate = Command::new(setup.prefix.join("bin").join(install::GW.name));
    simulate.args(["simulate", "--quiet", "--no-bank", "--train", "6000", "--validation", "1000"]);
    run(simulate.args(["--test", "4000", "-o", "gw.root"]).current_dir(&folder))?;
    let (root, prefix) = (find_root(setup.workspace)?, setup.prefix.clone());
    let here = root::Setup { root, prefix, folder, data: None };
    for call in ["torch_digits.C(8000, 3)", "torch_digits.C+(8000, 3)"] {
        let printed = root_examples::example(&here, call, "reported right:")?;
        let right = root_examples::number_after(&printed, "reported right:")?;
        ensure!(right > 0.9, "the network of {call} has not learnt: {printed}");
    }
    let printed =
        root_examples::example(&here, "torch_gw.C(\"gw.root\", 2)", "of the test windows:")?;
    let area =
        root_examples::number_after(&printed, "area under the ROC curve of the test windows:")?;
    ensure!(area > 0.75, "the network of torch_gw.C has not learnt: {printed}");
    Ok(())
}
