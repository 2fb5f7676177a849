//! ROOT tests: macros against their `.ref`, the live prompt, ACLiC, PyROOT, and the same bits through all of them.
//!
//! They run in `target/root-tests`, a copy of `tests/root` and `macros`, since ACLiC and the macros write beside
//! themselves; against an installed rootgrad (`target/install`), as a user has it.

use crate::env::{Workspace, output, run};
use crate::install;
use crate::root_env::{RootEnv, root};
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where the tests run, with what.
struct Bench {
    root: RootEnv,
    prefix: PathBuf,
    folder: PathBuf,
}

impl Bench {
    /// Installs rootgrad and copies the macros.
    fn new(workspace: &Workspace) -> Result<Self> {
        let root = root(workspace)?;
        let prefix = install::for_tests(workspace)?;
        let folder = workspace.target.join("root-tests");
        fs::create_dir_all(&folder)?;
        for source in ["tests/root", "macros"] {
            for entry in fs::read_dir(workspace.root.join(source))? {
                let path = entry?.path();
                if path.is_file() {
                    copy_if_changed(&path, &folder)?;
                }
            }
        }
        Ok(Bench { root, prefix, folder })
    }

    /// A program in the folder; ROOT finds `<rootgrad/…>` if `found`.
    fn here(&self, mut command: Command, found: bool) -> Command {
        command.current_dir(&self.folder).env("ROOTGRAD_PREFIX", &self.prefix);
        if found {
            command.env("ROOT_INCLUDE_PATH", self.prefix.join("include"));
        } else {
            command.env_remove("ROOT_INCLUDE_PATH");
        }
        command
    }

    /// What a macro prints on standard output.
    fn macro_output(&self, call: &str) -> Result<String> {
        let mut command = self.here(self.root.batch(), true);
        output(command.arg(call)).map(|text| normalised(&text))
    }

    /// What root.exe prints when these lines are typed at its prompt, with no path set beforehand.
    fn typed(&self, lines: &[String]) -> Result<String> {
        let mut command = self.here(self.root.command(&self.root.root_exe), false);
        command.args(["-l", "-b"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().context("cannot run root.exe")?;
        let mut prompt = child.stdin.take().context("root.exe has no standard input")?;
        for line in lines {
            writeln!(prompt, "{line}")?;
        }
        writeln!(prompt, ".q")?;
        drop(prompt);
        let out = child.wait_with_output()?;
        ensure!(out.status.success(), "root.exe: {}", out.status);
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    }

    /// Python with ROOT and with the installed package.
    fn python(&self) -> Result<Command> {
        let mut command = self.here(self.root.python()?, false);
        command.env("PYTHONPATH", joined("PYTHONPATH", &self.prefix.join("python"), &self.root));
        Ok(command)
    }
}

/// Suite `macros`: interpreted macros with a `.ref`, and the examples that users copy.
pub(crate) fn macros(workspace: &Workspace) -> Result<()> {
    let bench = Bench::new(workspace)?;
    let mut failed = Vec::new();
    for reference in references(&bench)? {
        if let Err(error) = compare(&bench, &reference, "") {
            println!("{error:#}");
            failed.push(reference);
        }
    }
    example(&bench, "train.C(20000)", "area under the ROC curve on other events: 0.9")?;
    match workspace.data() {
        Ok(data) => {
            let file = data.join("root/Zmumu.root");
            let call = format!("zmumu_mass.C(\"{}\", 20000, 3)", file.display());
            example(&bench, &call, "closed formula   0.136 GeV")?;
        }
        Err(error) => eprintln!("SKIPPED: zmumu_mass.C: {error}"),
    }
    ensure!(failed.is_empty(), "macros whose output is not their .ref: {}", failed.join(", "));
    Ok(())
}

/// Suite `prompt`: all ways to load the library, Ctrl-C, errors that nobody catches.
pub(crate) fn prompt(workspace: &Workspace) -> Result<()> {
    let bench = Bench::new(workspace)?;
    loading(&bench)?;
    let mut python = bench.here(bench.root.python()?, true);
    run(python.arg("test_interrupt.py").env("ROOT_EXE", &bench.root.root_exe))
}

/// Suite `aclic`: macros compiled by ACLiC (`m.C+`), the same outputs.
pub(crate) fn aclic(workspace: &Workspace) -> Result<()> {
    crate::env::cxx()?;
    let bench = Bench::new(workspace)?;
    for reference in ["errors", "threads"] {
        compare(&bench, reference, "+")?;
    }
    Ok(())
}

/// Suite `pyroot`: the Python face.
pub(crate) fn pyroot(workspace: &Workspace) -> Result<()> {
    let bench = Bench::new(workspace)?;
    run(bench.python()?.arg("test_pyroot.py"))
}

/// Suite `bits`: one fit in Rust, C++, root.exe (interpreted and compiled) and PyROOT gives the same bits.
pub(crate) fn bits(workspace: &Workspace) -> Result<()> {
    let bench = Bench::new(workspace)?;
    let wanted =
        output(&mut workspace.cargo(["run", "--release", "--quiet", "--example", "bits"]))?;
    let same = |who: &str, got: &str| -> Result<()> {
        println!("{who:<22} {}", got.trim());
        ensure!(got.trim() == wanted.trim(), "{who} gives {got}; Rust gives {wanted}");
        Ok(())
    };
    same("Rust", &wanted)?;
    let mut build = Command::new(crate::env::cxx()?);
    build.current_dir(&bench.folder).args(["-std=c++17", "-O1", "bits.cpp", "-o", "bits"]);
    build.arg("-I").arg(bench.prefix.join("include")).arg("-L").arg(bench.prefix.join("lib"));
    run(build.arg("-lrootgrad").arg(format!("-Wl,-rpath,{}", bench.prefix.join("lib").display())))?;
    same("C++", &output(&mut Command::new(bench.folder.join("bits")))?)?;
    same("root.exe", &bench.macro_output("bits.C")?)?;
    same("root.exe, ACLiC", &bench.macro_output("bits.C+")?)?;
    let python = output(bench.python()?.arg("bits.py"))?;
    for (line, who) in python.lines().zip(["PyROOT, NumPy arrays", "PyROOT, RDataFrame"]) {
        same(who, line)?;
    }
    ensure!(python.lines().count() == 2, "bits.py printed {python}");
    Ok(())
}

/// The names of the macros that have a `.ref`.
fn references(bench: &Bench) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(&bench.folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "ref")
            && let Some(stem) = path.file_stem()
        {
            names.push(stem.to_string_lossy().into_owned());
        }
    }
    names.sort();
    ensure!(!names.is_empty(), "no .ref file in {}", bench.folder.display());
    Ok(names)
}

/// Runs a macro and compares what it prints with its `.ref`, line by line.
fn compare(bench: &Bench, name: &str, suffix: &str) -> Result<()> {
    let call = format!("{name}.C{suffix}");
    println!("{call}");
    let got = bench.macro_output(&call)?;
    let wanted = fs::read_to_string(bench.folder.join(format!("{name}.ref")))?;
    if got == wanted {
        return Ok(());
    }
    let (mut got_lines, mut wanted_lines) = (got.lines(), wanted.lines());
    for line in 1.. {
        match (got_lines.next(), wanted_lines.next()) {
            (a, b) if a == b && a.is_some() => {}
            (a, b) => bail!(
                "{call}, line {line}:\n  printed: {}\n  wanted:  {}",
                a.unwrap_or("(nothing)"),
                b.unwrap_or("(nothing)")
            ),
        }
    }
    Ok(())
}

/// Runs an example macro, whose output must hold `words`.
fn example(bench: &Bench, call: &str, words: &str) -> Result<()> {
    println!("{call}");
    let got = bench.macro_output(call)?;
    ensure!(got.contains(words), "{call} printed\n{got}\nwithout '{words}'");
    Ok(())
}

/// Every documented way to have the library at the prompt.
fn loading(bench: &Bench) -> Result<()> {
    let prefix = bench.prefix.display();
    let use_it = "rootgrad::Mlp net({2, 3, 1}); std::cout << \"LOADED \" << net.parameter_count() << std::endl;";
    let ways: [(&str, Vec<String>); 4] = [
        (
            ".L librootgrad.so, then the header",
            vec![
                format!(".I {prefix}/include"),
                format!(".L {prefix}/lib/librootgrad.so"),
                "#include <rootgrad/rootgrad.hpp>".into(),
            ],
        ),
        (
            "R__LOAD_LIBRARY",
            vec![
                "R__ADD_INCLUDE_PATH($ROOTGRAD_PREFIX/include)".into(),
                "R__ADD_LIBRARY_PATH($ROOTGRAD_PREFIX/lib)".into(),
                "R__LOAD_LIBRARY(librootgrad)".into(),
                "#include <rootgrad/rootgrad.hpp>".into(),
            ],
        ),
        (
            "rootlogon.C, then <rootgrad/root.hpp>",
            vec![
                format!(".x {prefix}/share/rootgrad/rootlogon.C"),
                "#include <rootgrad/root.hpp>".into(),
            ],
        ),
        (
            "root.hpp by its full name",
            vec![format!("#include \"{prefix}/include/rootgrad/root.hpp\"")],
        ),
    ];
    for (way, mut lines) in ways {
        println!("{way}");
        lines.push(use_it.into());
        let got = bench.typed(&lines)?;
        // 2·3 + 3 + 3·1 + 1 parameters
        ensure!(got.contains("LOADED 13"), "{way}: root.exe printed\n{got}");
    }
    Ok(())
}

/// A macro's output without what changes from run to run: ROOT's announcement, addresses.
fn normalised(text: &str) -> String {
    let mut lines = String::new();
    for line in text.lines().filter(|line| !line.starts_with("Processing ")) {
        if line.is_empty() && lines.is_empty() {
            continue; // before the announcement
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

/// Copies a file unless the same is there: ACLiC compiles anew what is younger than its library.
fn copy_if_changed(path: &Path, folder: &Path) -> Result<()> {
    let to = folder.join(path.file_name().context("a path without a name")?);
    let new = fs::read(path)?;
    if fs::read(&to).is_ok_and(|old| old == new) {
        return Ok(());
    }
    fs::write(&to, new).with_context(|| format!("cannot write {}", to.display()))
}

/// A search path variable as ROOT's programs need it, with `first` before.
fn joined(name: &str, first: &Path, root: &RootEnv) -> std::ffi::OsString {
    let set = root.variables.iter().find(|(variable, _)| variable == name);
    let rest = set.map(|(_, value)| value.clone()).or_else(|| std::env::var_os(name));
    let mut value = first.as_os_str().to_owned();
    if let Some(rest) = rest.filter(|rest| !rest.is_empty()) {
        value.push(":");
        value.push(rest);
    }
    value
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
