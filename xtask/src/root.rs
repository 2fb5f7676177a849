//! ROOT tests: macros against their `.ref`, the live prompt, ACLiC, PyROOT, and identical bits through all of them.
//!
//! They run in `target/root-tests` with an installed rootgrad (`target/install`), as users have it. The folder is a copy of `tests/root`, of
//! networks of other tests and of `macros`, because ACLiC and the macros write files next to themselves.

use crate::env::{Workspace, files_in, folder_here, output, run, run_whole, side_by_side};
use crate::fmt::ending;
use crate::install;
use crate::root_env::{RootEnv, join, root};
use crate::root_examples::EXAMPLES;
use anyhow::{Context, Result, bail, ensure};
use fs_err as fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Environment in which the tests run.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) root: RootEnv,
    pub(crate) prefix: PathBuf,
    pub(crate) folder: PathBuf,
    /// Folder of real ROOT files, if present.
    pub(crate) data: Option<PathBuf>,
}

impl Setup {
    /// Installs rootgrad and copies the macros.
    pub(crate) fn new(workspace: &Workspace) -> Result<Self> {
        let root = root(workspace)?;
        let prefix = install::for_tests(workspace)?;
        let folder = workspace.target.join("root-tests");
        folder_here(&folder)?;
        for source in ["tests/root", "tests/state", "macros"] {
            for path in files_in(&workspace.root.join(source))? {
                copy_if_changed(&path, &folder)?;
            }
        }
        copy_if_changed(&workspace.root.join("tests/onnx/weights/attention.onnx"), &folder)?;
        let data = workspace.data().ok().map(|data| data.join("root"));
        Ok(Setup { root, prefix, folder, data })
    }

    /// Prepares a program to run in the folder. With `found`, ROOT finds `<rootgrad/…>`.
    pub(crate) fn here(&self, mut command: Command, found: bool) -> Command {
        command.current_dir(&self.folder).env("ROOTGRAD_PREFIX", &self.prefix);
        if let Some(data) = &self.data {
            command.env("ROOTGRAD_DATA", data);
        }
        if found {
            command.env("ROOT_INCLUDE_PATH", self.prefix.join("include"));
        } else {
            command.env_remove("ROOT_INCLUDE_PATH").env_remove("ROOT_LIBRARY_PATH");
        }
        command
    }

    /// Returns the standard output of a macro.
    pub(crate) fn macro_output(&self, call: &str) -> Result<String> {
        let mut command = self.here(self.root.batch(), true);
        output(command.arg(call)).map(|text| normalised(&text))
    }

    /// Returns the output of root.exe for lines typed at its prompt, with no path set beforehand.
    fn typed(&self, lines: &[String]) -> Result<String> {
        let mut command = self.here(self.root.command(&self.root.root_exe), false);
        command.args(["-l", "-b"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().context("cannot run root.exe")?;
        let mut prompt = child.stdin.take().context("root.exe has no standard input")?;
        prompt.write_all((lines.join("\n") + "\n.q\n").as_bytes())?;
        drop(prompt);
        let out = child.wait_with_output()?;
        ensure!(out.status.success(), "root.exe: {}", out.status);
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    }

    /// Returns a Python command with ROOT and the installed package.
    pub(crate) fn python(&self) -> Result<Command> {
        Ok(self.with_package(self.root.python()?))
    }

    /// Adds the installed package to a Python that has ROOT.
    pub(crate) fn with_package(&self, python: Command) -> Command {
        let mut command = self.here(python, false);
        command.env("PYTHONPATH", joined("PYTHONPATH", &self.prefix.join("python"), &self.root));
        command
    }
}

/// Suite `macros`: runs interpreted macros with a `.ref`, and the example macros.
pub(crate) fn macros(workspace: &Workspace) -> Result<()> {
    let setup = Setup::new(workspace)?;
    let references = references(&setup)?.into_iter().map(|name| (name, None));
    let examples = EXAMPLES.map(|(name, example)| (name.to_owned(), Some(example)));
    let all: Vec<_> = references.chain(examples).collect();
    let failed = Mutex::new(Vec::new());
    side_by_side(&all, |(name, example)| {
        let start = Instant::now();
        let ran = match example {
            Some(example) => example(&setup),
            None => compare(&setup, name, ""),
        };
        println!("{name}: {:.1} s", start.elapsed().as_secs_f64());
        if let Err(error) = ran {
            println!("{error:#}");
            failed.lock().unwrap_or_else(PoisonError::into_inner).push(name.clone());
        }
        Ok(())
    })?;
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    ensure!(failed.is_empty(), "macros that do not print what is wanted: {}", failed.join(", "));
    Ok(())
}

/// Suite `aclic`: compiles macros with ACLiC (`m.C+`) and checks for the same outputs. The example macros are also checked to be valid C++ for
/// a compiler.
pub(crate) fn aclic(workspace: &Workspace) -> Result<()> {
    let cxx = crate::env::cxx()?;
    let setup = Setup::new(workspace)?;
    side_by_side(&["train", "errors", "threads"], |name| match *name {
        "train" => loaded(&setup, "train.C+"),
        reference => compare(&setup, reference, "+"),
    })?;
    let examples = "hooks zmumu_mass gpt2_shakespeare gw_classify gw_scan gw_search gw_find gw_compare gw_explain compose jets table \
                    gpt2_tensors onnx evaluate";
    compile(&setup, &cxx, &Vec::from_iter(examples.split(' ')))
}

/// Compiles and loads a macro at ROOT's prompt, without running it.
fn loaded(setup: &Setup, call: &str) -> Result<()> {
    println!("{call}, compiled only");
    let function = call.split('.').next().unwrap_or(call);
    let got = setup.typed(&[
        format!(".I {}/include", setup.prefix.display()),
        format!(".L {call}"),
        format!("std::cout << \"COMPILED \" << bool(&{function}) << std::endl;"),
    ])?;
    ensure!(got.contains("COMPILED 1"), "{call} does not compile: root.exe printed\n{got}");
    Ok(())
}

/// Compiles macros like other C++ files, without ACLiC's dictionaries. Their common header is compiled once.
fn compile(setup: &Setup, cxx: &Path, names: &[&str]) -> Result<()> {
    let config = setup.prefix.join("bin/rootgrad-config");
    let mut ask = setup.root.to_be_found(Command::new(config));
    let flags = output(ask.args(["--root", "--cflags"]))?;
    let compiler = |file: &str| {
        let mut command = Command::new(cxx);
        command.current_dir(&setup.folder).args(flags.split_whitespace()).args(["-x", file]);
        command
    };
    fs::write(setup.folder.join("rootgrad_all.hpp"), "#include <rootgrad/root.hpp>\n")?;
    output(compiler("c++-header").arg("rootgrad_all.hpp"))?;
    side_by_side(names, |name| {
        println!("{name}.C, as C++");
        let mut command = compiler("c++");
        command.args(["-Winvalid-pch", "-Werror=invalid-pch", "-include", "rootgrad_all.hpp"]);
        output(command.arg("-c").arg(format!("{name}.C")).arg("-o").arg(format!("{name}.o")))
            .map(drop)
    })
}

/// Suite `dask`: tests columns, scores and trainings on Dask's workers.
pub(crate) fn dask(workspace: &Workspace) -> Result<()> {
    let setup = Setup::new(workspace)?;
    let python = setup.root.notebook_python(workspace)?.get_program().to_owned();
    let page = workspace.root.join("docs/many-machines.md");
    let scripts: [Vec<PathBuf>; 2] =
        [vec!["test_distributed.py".into(), page], vec!["test_dask_training.py".into()]];
    side_by_side(&scripts, |arguments| {
        run_whole(setup.with_package(setup.root.command(&python)).args(arguments))
    })
}

/// Suite `pyroot`: tests the Python interface in scripts, in scikit-learn and in a notebook's kernel.
pub(crate) fn pyroot(workspace: &Workspace) -> Result<()> {
    let setup = Setup::new(workspace)?;
    let program = |python: Command| python.get_program().to_owned();
    let plain = program(setup.root.python()?);
    let notebook = program(setup.root.notebook_python(workspace)?);
    let mut scripts = Vec::new();
    for path in files_in(&workspace.root.join("tests/root"))? {
        let script = PathBuf::from(path.file_name().unwrap_or_default());
        if script.to_string_lossy().starts_with("test_pyroot") {
            scripts.push((&plain, vec![script]));
        }
    }
    let example = setup.prefix.join("share/rootgrad/examples/notebook.ipynb");
    scripts.push((&notebook, vec!["test_notebook.py".into(), example]));
    for script in ["test_sklearn.py", "test_pyroot_tables.py"] {
        // (the second one also runs above, without the table packages)
        scripts.push((&notebook, vec![script.into()]));
    }
    side_by_side(&scripts, |(python, arguments)| {
        run_whole(setup.with_package(setup.root.command(python)).args(arguments))
    })
}

/// Suite `bits`: checks that one fit gives the same bits in Rust, C++, root.exe (interpreted and compiled) and PyROOT.
pub(crate) fn bits(workspace: &Workspace) -> Result<()> {
    let setup = Setup::new(workspace)?;
    run(install::build(workspace, &install::PROGRAMS).args(["--example", "bits"]))?;
    let wanted = output(&mut Command::new(workspace.target.join("release/examples/bits")))?;
    let first = wanted.lines().next().context("tests/root/bits.rs printed nothing")?;
    // Each interface prints a line for one thread and a line for two.
    let same = |who: &str, text: &str| -> Result<()> {
        let lines: Vec<&str> = text.lines().collect();
        for line in &lines {
            println!("{who:<22} {line}");
        }
        ensure!(lines == [first, first], "{who} gives\n{text}; Rust on one thread gives {first}");
        Ok(())
    };
    same("Rust", &wanted)?;
    let mut build = Command::new(crate::env::cxx()?);
    build.current_dir(&setup.folder).args(["-std=c++17", "-O1", "bits.cpp", "-o", "bits"]);
    build.arg("-I").arg(setup.prefix.join("include")).arg("-L").arg(setup.prefix.join("lib"));
    run(build.arg("-lrootgrad").arg(format!("-Wl,-rpath,{}", setup.prefix.join("lib").display())))?;
    same("C++", &output(&mut Command::new(setup.folder.join("bits")))?)?;
    same("root.exe", &setup.macro_output("bits.C")?)?;
    same("root.exe, ACLiC", &setup.macro_output("bits.C+")?)?;
    let python = output(setup.python()?.arg("bits.py"))?;
    let half = python.match_indices('\n').nth(1).map_or(0, |(at, _)| at + 1);
    same("PyROOT, NumPy arrays", &python[..half])?;
    same("PyROOT, RDataFrame", &python[half..])
}

/// Returns the names of the macros that have a `.ref`.
fn references(setup: &Setup) -> Result<Vec<String>> {
    let files = files_in(&setup.folder)?;
    let files = files.iter().filter(|path| ending(path) == "ref").filter_map(|it| it.file_stem());
    let names: Vec<String> = files.map(|stem| stem.to_string_lossy().into_owned()).collect();
    ensure!(!names.is_empty(), "no .ref file in {}", setup.folder.display());
    Ok(names)
}

/// Runs a macro and compares its output with its `.ref`, line by line.
pub(crate) fn compare(setup: &Setup, name: &str, suffix: &str) -> Result<()> {
    let call = format!("{name}.C{suffix}");
    println!("{call}");
    let got = setup.macro_output(&call)?;
    let wanted = fs::read_to_string(setup.folder.join(format!("{name}.ref")))?;
    if got == wanted {
        return Ok(());
    }
    let lines = |text: &str| -> Vec<String> {
        text.lines().chain(["(nothing)"]).map(str::to_owned).collect()
    };
    let (got, wanted) = (lines(&got), lines(&wanted));
    let same = got.iter().zip(&wanted).take_while(|(got, wanted)| got == wanted).count();
    let [got, wanted] = [got, wanted].map(|lines| lines[same.min(lines.len() - 1)].clone());
    bail!("{call}, line {}:\n  printed: {got}\n  wanted:  {wanted}", same + 1)
}

/// Removes the parts of a macro's output that change from run to run: ROOT's banner, addresses.
fn normalised(text: &str) -> String {
    let mut lines = String::new();
    for line in text.lines().filter(|line| !line.starts_with("Processing ")) {
        if line.is_empty() && lines.is_empty() {
            continue; // still before the banner
        }
        let mut rest = line;
        while let Some(at) = rest.find("0x") {
            let digits = rest[at + 2..].find(|c: char| !c.is_ascii_hexdigit());
            lines.push_str(&rest[..at]);
            lines.push_str("0x…");
            rest = digits.map_or("", |digits| &rest[at + 2 + digits..]);
        }
        lines.push_str(rest);
        lines.push('\n');
    }
    lines
}

/// Copies a file unless an identical copy exists: ACLiC recompiles sources that are newer than their library.
fn copy_if_changed(path: &Path, folder: &Path) -> Result<()> {
    let to = folder.join(path.file_name().context("a path without a name")?);
    let new = fs::read(path)?;
    if fs::read(&to).is_ok_and(|old| old == new) {
        return Ok(());
    }
    Ok(fs::write(&to, new)?)
}

/// Returns a search path variable as ROOT's programs need it, with `first` at the front.
fn joined(name: &str, first: &Path, root: &RootEnv) -> std::ffi::OsString {
    let set = root.variables.iter().find(|(variable, _)| variable == name);
    join(first, set.map(|(_, value)| value.clone()).or_else(|| std::env::var_os(name)))
}

#[cfg(test)]
mod tests {
    use super::normalised;

    #[test]
    fn addresses_and_announcements_do_not_count() {
        let text = "\nProcessing m.C...\nat 0x7ffe12 and 0xab.\n\nend\n";
        assert_eq!(normalised(text), "at 0x… and 0x….\n\nend\n");
    }
}
