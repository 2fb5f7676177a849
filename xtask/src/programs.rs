//! Tests the installed programs, and the library of one of them.

use crate::env::{Workspace, output, run};
use crate::install;
use anyhow::{Result, ensure};
use fs_err as fs;
use std::path::Path;
use std::process::Command;

/// Suite `programs`: checks that the programs in PREFIX/bin work without ROOT. They simulate data into a tree, train a network on it and inspect the
/// network.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    let prefix = install::for_tests(workspace)?;
    exports(&prefix.join("lib").join(install::GW_LIBRARY.file), "rootgrad_gw_")?;
    let bin = prefix.join("bin");
    let (gw, rootgrad) = (bin.join(install::GW.name), bin.join(install::ROOTGRAD.name));
    let folder = workspace.target.join("program-tests");
    fs::create_dir_all(&folder)?;
    let on = |program: &Path, arguments: &[&str]| {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(&folder);
        command
    };
    let size = ["--train", "2000", "--validation", "0", "--test", "10"];
    let kind = ["--train-snr", "12:20", "--no-bank"];
    run(on(&gw, &["simulate", "-o", "gw.root"]).args(size).args(kind))?;
    let train = ["train", "gw.root:train", "--features", "strain", "--target", "label"];
    let more = ["--epochs", "10", "-o", "gw.safetensors", "--history", "gw.csv"];
    run(on(&rootgrad, &train).args(more))?;
    let shown = output(&mut on(&rootgrad, &["inspect", "gw.safetensors"]))?;
    ensure!(shown.contains("strain") && shown.contains("256"), "inspect printed\n{shown}");
    let predict = ["predict", "gw.safetensors", "gw.root:test", "-o", "gw-scores.csv"];
    run(&mut on(&rootgrad, &predict))?;
    let scores = fs::read_to_string(folder.join("gw-scores.csv"))?;
    ensure!(scores.lines().count() == 11, "10 rows gave these scores:\n{scores}");
    Ok(())
}

/// Checks that a library exports only functions whose names begin with `prefix`. A library that contains a copy of rootgrad must not export it: the
/// calls of one copy would reach the other.
fn exports(library: &Path, prefix: &str) -> Result<()> {
    let mut nm = Command::new("nm");
    let listed = output(nm.args(["-D", "--defined-only", "--format=posix"]).arg(library))?;
    let names: Vec<&str> = listed.lines().filter_map(|line| line.split(' ').next()).collect();
    let (own, others): (Vec<&str>, Vec<&str>) =
        names.into_iter().partition(|name| name.starts_with(prefix));
    ensure!(!own.is_empty(), "{} exports no {prefix}…", library.display());
    ensure!(others.is_empty(), "{} exports {}", library.display(), others.join(", "));
    Ok(())
}
