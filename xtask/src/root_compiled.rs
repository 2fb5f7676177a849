//! Tests a C++ program compiled against ROOT, as written by users who have more than a macro.

use crate::cmake::CMake;
use crate::env::{Workspace, folder_here, output, run};
use crate::root::Setup;
use anyhow::{Result, ensure};
use std::path::PathBuf;
use std::process::Command;

/// Suite `compiled`: builds a program that uses RDataFrame, without Cling, by g++ with rootgrad-config's flags and by
/// CMake.
pub(crate) fn compiled(workspace: &Workspace) -> Result<()> {
    let setup = Setup::new(workspace)?;
    let folder = workspace.target.join("cpp/compiled");
    folder_here(&folder)?;
    let source = workspace.root.join("tests/root/compiled");
    let in_shell = |mut command: Command| {
        command.current_dir(&folder);
        setup.root.to_be_found(command)
    };
    let config = setup.prefix.join("bin/rootgrad-config");
    let ask = |options: &[&str]| -> Result<String> {
        output(in_shell(Command::new(&config)).args(options)).map(|text| text.trim().to_owned())
    };
    let version = ask(&["--root", "--version"])?;
    ensure!(version == setup.root.version, "rootgrad-config finds ROOT {version}");
    let cxx = crate::env::cxx()?;
    println!("g++ and rootgrad-config --root --cflags --libs, ROOT {version}");
    let flags = ask(&["--root", "--cflags", "--libs"])?;
    let mut build = Command::new(&cxx);
    build.args(["-Wall", "-Wextra", "-O1"]).arg(source.join("analysis.cpp"));
    build.args(flags.split_whitespace()).args(["-o", "analysis"]).current_dir(&folder);
    output(&mut build)?;
    let analysis = |program: PathBuf, arguments: &[&str]| {
        let mut command = setup.root.command(program);
        run(command.args(arguments).current_dir(&folder))
    };
    analysis(folder.join("analysis"), &[])?;
    analysis(folder.join("analysis"), &["parallel"])?;

    let cmake = CMake::find(workspace)?;
    println!("CMake {cmake}, find_package(rootgrad COMPONENTS rdf)");
    let built = folder.join("cmake");
    output(&mut in_shell(cmake.configure(&source, &built, &setup.prefix)?))?;
    cmake.build(&built)?;
    analysis(folder.join("cmake/analysis"), &["parallel"])
}
