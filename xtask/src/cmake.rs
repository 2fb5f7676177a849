//! Finds CMake and a build tool for it, and builds projects with them.

use crate::env::{Workspace, cc, cxx, output, version, which};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A CMake and its generator.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct CMake {
    /// Path of CMake ≥ 3.16.
    pub program: PathBuf,
    /// Arguments that choose the generator; empty if CMake's default works.
    pub generator: Vec<String>,
}

impl std::fmt::Display for CMake {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.program.display(), self.generator.join(" "))
    }
}

impl CMake {
    /// Finds CMake, and make or ninja for it: those on PATH, else PyPI's in an environment under `target/`.
    pub(crate) fn find(workspace: &Workspace) -> Result<CMake> {
        let recent = |cmake: &PathBuf| {
            output(Command::new(cmake).arg("--version"))
                .is_ok_and(|text| version(&text) >= Some((3, 16)))
        };
        let own = which("cmake").filter(recent);
        choose(own, which("make").is_some(), which("ninja").is_some(), || {
            crate::venv::ensure(workspace, "cmake-env")
        })
    }

    /// Returns the command that configures the CMake project in `source`, so that it finds the installation under `prefix`.
    pub(crate) fn configure(&self, source: &Path, build: &Path, prefix: &Path) -> Result<Command> {
        let mut configure = Command::new(&self.program);
        configure.args(&self.generator).arg("-S").arg(source).arg("-B").arg(build);
        configure.arg(format!("-DCMAKE_PREFIX_PATH={}", prefix.display()));
        configure.arg(format!("-DWANTED_VERSION={}", env!("CARGO_PKG_VERSION")));
        configure.arg("-DCMAKE_BUILD_TYPE=Release").env("CC", cc()?).env("CXX", cxx()?);
        Ok(configure)
    }

    /// Builds a configured project.
    pub(crate) fn build(&self, build: &Path) -> Result<()> {
        output(Command::new(&self.program).arg("--build").arg(build)).map(drop)
    }
}

/// Chooses the result of [`CMake::find`], given the programs on PATH; `fetch` returns the Python of an environment with CMake and
/// ninja.
fn choose(
    own: Option<PathBuf>,
    make: bool,
    ninja: bool,
    fetch: impl FnOnce() -> Result<PathBuf>,
) -> Result<CMake> {
    let generator = |arguments: &[&str]| arguments.iter().map(|&word| word.to_owned()).collect();
    // CMake on Unix generates for make by default, even if make is missing.
    match own {
        Some(program) if make => Ok(CMake { program, generator: Vec::new() }),
        Some(program) if ninja => Ok(CMake { program, generator: generator(&["-G", "Ninja"]) }),
        _ => {
            let python = fetch()?;
            let ninja =
                format!("-DCMAKE_MAKE_PROGRAM={}", python.with_file_name("ninja").display());
            let generator = generator(&["-G", "Ninja", ninja.as_str()]);
            Ok(CMake { program: python.with_file_name("cmake"), generator })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cmake_is_never_left_without_a_build_tool() {
        let own = || Some(PathBuf::from("/usr/bin/cmake"));
        let none = || -> Result<PathBuf> { anyhow::bail!("not to be fetched") };
        let words = |cmake: Result<CMake>| cmake.map(|cmake| cmake.to_string()).unwrap();
        assert_eq!(words(choose(own(), true, true, none)), "/usr/bin/cmake ");
        assert_eq!(words(choose(own(), false, true, none)), "/usr/bin/cmake -G Ninja");
        let fetched = "/env/bin/cmake -G Ninja -DCMAKE_MAKE_PROGRAM=/env/bin/ninja";
        for (own, make) in [(own(), false), (None, false), (None, true)] {
            assert_eq!(words(choose(own, make, false, || Ok("/env/bin/python".into()))), fetched);
        }
    }
}
