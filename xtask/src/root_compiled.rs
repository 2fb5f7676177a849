//! A C++ program compiled against ROOT, as users write who have more than a macro.

use crate::env::{Workspace, output, run, which};
use crate::root::Bench;
use anyhow::{Result, ensure};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Suite `compiled`: a program on RDataFrame that no Cling reads, built by g++ with rootgrad-config's flags and by CMake.
pub(crate) fn compiled(workspace: &Workspace) -> Result<()> {
    let bench = Bench::new(workspace)?;
    let folder = workspace.target.join("cpp/compiled");
    fs::create_dir_all(&folder)?;
    let source = workspace.root.join("tests/root/compiled");
    // ROOT is to be found as a user's shell has it: by root-config, or by the Python that imports it.
    let in_shell = |mut command: Command| {
        command.env_remove("ROOTSYS").current_dir(&folder);
        if bench.root.variables.is_empty() {
            // A Python package: by its Python, unless another ROOT's root-config is on PATH and has to be passed over.
            match (which("root-config"), &bench.root.python) {
                (None, Some(python)) => command.env("PYTHON", python),
                _ => command.env("ROOTSYS", bench.root.root_exe.with_file_name("..")),
            };
        }
        command
    };
    let config = bench.prefix.join("bin/rootgrad-config");
    let ask = |options: &[&str]| -> Result<String> {
        output(in_shell(Command::new(&config)).args(options)).map(|text| text.trim().to_owned())
    };
    let version = ask(&["--root", "--version"])?;
    ensure!(version == bench.root.version, "rootgrad-config finds ROOT {version}");
    let cxx = crate::env::cxx()?;
    println!("g++ and rootgrad-config --root --cflags --libs, ROOT {version}");
    let flags = ask(&["--root", "--cflags", "--libs"])?;
    let mut build = Command::new(&cxx);
    build.args(["-Wall", "-Wextra", "-O1"]).arg(source.join("analysis.cpp"));
    build.args(flags.split_whitespace()).args(["-o", "analysis"]).current_dir(&folder);
    output(&mut build)?;
    let analysis = |program: PathBuf, arguments: &[&str]| {
        let mut command = bench.root.command(program);
        run(command.args(arguments).current_dir(&folder))
    };
    analysis(folder.join("analysis"), &[])?;
    analysis(folder.join("analysis"), &["parallel"])?;

    let cmake = crate::env::cmake(workspace)?;
    println!("CMake {cmake}, find_package(rootgrad COMPONENTS rdf)");
    let mut configure = in_shell(Command::new(&cmake.program));
    configure.args(&cmake.generator).arg("-S").arg(&source).arg("-B").arg(folder.join("cmake"));
    configure.arg(format!("-DCMAKE_PREFIX_PATH={}", bench.prefix.display()));
    output(configure.arg("-DCMAKE_BUILD_TYPE=Release").env("CXX", &cxx))?;
    output(Command::new(&cmake.program).arg("--build").arg(folder.join("cmake")))?;
    analysis(folder.join("cmake/analysis"), &["parallel"])
}
