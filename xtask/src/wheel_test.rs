//! Suite `wheel`: installs the wheel of `cargo xtask wheel --local` in an environment with PyPI's ROOT, with no variable
//! set. Tests the prompt, macros, PyROOT and compiled programs; again after the environment was moved; and the state after
//! uninstalling.

use crate::env::{Workspace, output, run};
use crate::{cpp, root_env, wheel};
use anyhow::{Context, Result, ensure};
use fs_err as fs;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A Python environment with PyPI's ROOT and the packages that pip adds.
struct Venv {
    folder: PathBuf,
    packages: PathBuf,
}

impl Venv {
    /// Creates one with the packages of `from`, the Python of another environment. Files are hard-linked, not copied.
    fn of(from: &Path, folder: PathBuf) -> Result<Self> {
        output(Command::new(from).args(["-m", "venv", "--without-pip"]).arg(&folder))?;
        let lib = "import sysconfig; print(sysconfig.get_path('purelib'))";
        let theirs = output(Command::new(from).args(["-c", lib]))?;
        let packages = output(Command::new(folder.join("bin/python")).args(["-c", lib]))?;
        let packages = PathBuf::from(packages.trim());
        for entry in fs::read_dir(theirs.trim())? {
            let path = entry?.path();
            let copy = |how: &str| output(Command::new("cp").arg(how).arg(&path).arg(&packages));
            copy("-al").or_else(|_| copy("-a"))?; // (another file system does not allow hard links)
        }
        Ok(Venv { folder, packages })
    }

    /// Returns a command that runs without our or ROOT's environment variables, in a folder without our files.
    fn run(&self, program: impl AsRef<Path>) -> Command {
        let mut command = Command::new(self.folder.join(program));
        command.current_dir(&self.folder);
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("ROOT") {
                command.env_remove(name);
            }
        }
        for name in ["LD_LIBRARY_PATH", "PYTHONPATH", "PYTHON", "CLING_MODULEMAP_FILES"] {
            command.env_remove(name);
        }
        command
    }

    fn pip(&self, words: &[&str]) -> Result<String> {
        output(
            self.run("bin/python").args(["-m", "pip", "--disable-pip-version-check"]).args(words),
        )
    }

    /// Returns the output of root.exe for lines typed at its prompt.
    fn typed(&self, lines: &[&str]) -> Result<String> {
        let mut command = self.run(self.packages.join("ROOT/bin/root.exe"));
        command.args(["-l", "-b"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().context("cannot run root.exe")?;
        let mut prompt = child.stdin.take().context("root.exe has no standard input")?;
        prompt.write_all((lines.join("\n") + "\n.q\n").as_bytes())?;
        drop(prompt);
        let out = child.wait_with_output()?;
        ensure!(out.status.success(), "root.exe: {}", out.status);
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    }

    /// Returns every file, except those that Python and ROOT write themselves.
    fn files(&self) -> Result<BTreeSet<PathBuf>> {
        let mut files = BTreeSet::new();
        let mut folders = vec![self.folder.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder)? {
                let path = entry?.path();
                if path.is_dir() && !path.is_symlink() {
                    folders.push(path);
                } else if !path.to_string_lossy().contains("/__pycache__/") {
                    files.insert(path);
                }
            }
        }
        Ok(files)
    }
}

/// Suite `wheel`.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    let python = root_env::from_pypi(workspace)?;
    let folder = workspace.target.join("wheel-tests");
    crate::env::remove(&folder)?;
    let wheel = wheel::of_release(workspace, &folder)?;
    println!("{}, {:.1} MB", wheel.display(), fs::metadata(&wheel)?.len() as f64 / 1e6);
    let mut venv = Venv::of(&python, folder.join("env"))?;
    let before = venv.files()?;
    let path = wheel.to_str().context("a path that is not UTF-8")?;
    venv.pip(&["install", "--no-index", "--no-deps", path])?;
    println!("prompt, macro, PyROOT: nothing set, nothing typed before");
    at_the_prompt(&venv)?;
    println!("type hints");
    let mypy = crate::venv::ensure(workspace, "types-env")?;
    let mut checked = Command::new(mypy);
    checked.args([
        "-m",
        "mypy",
        "--warn-unused-ignores",
        "--follow-imports=silent",
        "--cache-dir=/dev/null",
        "--python-executable",
    ]);
    checked.arg(venv.folder.join("bin/python")).arg(workspace.root.join("tests/type_hints.py"));
    output(checked.current_dir(&folder))?;
    println!("programs in C and C++");
    compiled(workspace, &venv, &folder)?;
    println!("the same after the environment was moved");
    let moved = folder.join("moved env");
    fs::rename(&venv.folder, &moved)?;
    let packages = moved.join(venv.packages.strip_prefix(&venv.folder)?);
    venv = Venv { folder: moved.clone(), packages };
    at_the_prompt(&venv)?;
    println!("pip uninstall");
    venv.pip(&["uninstall", "--yes", "rootgrad"])?;
    let here = |path: &PathBuf| path.strip_prefix(folder.join("env")).map(|path| moved.join(path));
    let before = before.iter().map(here).collect::<Result<BTreeSet<_>, _>>()?;
    let after = venv.files()?;
    let left: Vec<_> = after.difference(&before).collect();
    let gone: Vec<_> = before.difference(&after).collect();
    ensure!(left.is_empty() && gone.is_empty(), "uninstalling left {left:?} and took {gone:?}");
    let rest = venv.packages.join("rootgrad");
    ensure!(!rest.join("lib").exists(), "uninstalling left folders in {}", rest.display());
    Ok(())
}

/// Tests ROOT's prompt, a macro with the header, and PyROOT through ROOT and through the package.
fn at_the_prompt(venv: &Venv) -> Result<()> {
    let source = "#include <rootgrad/root.hpp>\nvoid first() { rootgrad::Mlp net({4, 8, 1});\n\
                  std::cout << \"MACRO \" << net.parameter_count() << std::endl; }\n";
    let file = venv.folder.join("first.C");
    fs::write(&file, source)?;
    // 4·8 + 8 + 8·1 + 1 parameters
    let printed = venv.typed(&["rootgrad::Mlp net({4, 8, 1})", ".x first.C"])?;
    for wanted in ["Mlp [4, 8, 1], 49 parameters", "MACRO 49"] {
        ensure!(printed.contains(wanted), "root.exe printed\n{printed}");
    }
    let printed = venv.typed(&[".x first.C"])?;
    ensure!(printed.contains("MACRO 49"), "root.exe printed\n{printed}");
    fs::remove_file(file)?;
    let code = "import ROOT, numpy\n\
                print('ROOT', ROOT.rootgrad.Mlp([4, 8, 1]).parameter_count())\n\
                import rootgrad\n\
                x = numpy.linspace(-1, 1, 200, dtype='float32').reshape(100, 2)\n\
                net = rootgrad.Mlp([2, 8, 1], seed=1)\n\
                rootgrad.fit(net, x, (x[:, 0] > 0).astype('float32'), epochs=2, progress='off')\n\
                print('PYTHON', net.predict(x).shape, rootgrad.__version__)";
    let printed = output(venv.run("bin/python").args(["-W", "ignore", "-c", code]))?;
    let wanted = format!("PYTHON (100,) {}", env!("CARGO_PKG_VERSION"));
    ensure!(printed.contains("ROOT 49") && printed.contains(&wanted), "Python printed\n{printed}");
    let version = output(venv.run("bin/rootgrad").args(["config", "--root", "--version"]))?;
    ensure!(version.starts_with("6."), "rootgrad config --root --version printed {version}");
    Ok(())
}

/// Tests a program built with `rootgrad config`, and a CMake project.
fn compiled(workspace: &Workspace, venv: &Venv, folder: &Path) -> Result<()> {
    let flags = output(venv.run("bin/rootgrad").args(["config", "--cflags", "--libs"]))?;
    let source = workspace.root.join("tests/cpp/consumer");
    let program = folder.join("program");
    let mut build = Command::new(crate::env::cxx()?);
    build.arg("-std=c++17").arg(source.join("main.cpp")).arg("-o").arg(&program);
    output(build.args(flags.split_whitespace()))?;
    run(&mut Command::new(&program))?;
    let cmake = crate::env::cmake(workspace)?;
    let built = folder.join("cmake");
    output(&mut cpp::configure(&cmake, &source, &built, &venv.packages.join("rootgrad"))?)?;
    output(Command::new(&cmake.program).arg("--build").arg(&built))?;
    ["consumer_cpp", "consumer_c"]
        .iter()
        .try_for_each(|name| run(&mut Command::new(built.join(name))))
}
