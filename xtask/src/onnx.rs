//! Suite `onnx`: runs rootgrad's ONNX files in third-party run times, and third-party files in rootgrad.

use crate::env::{Workspace, output, run};
use crate::{cpp, venv};
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::process::Command;

/// ONNX with its node tests and models, ONNX Runtime, and packages that contain small pretrained networks. Only the packages
/// themselves are installed, not their dependencies.
const PACKAGES: &[&str] = &[
    "--no-deps",
    "onnx==1.23.2",
    "onnxruntime==1.32.0",
    "numpy==2.4.6",
    "protobuf==7.36.2",
    "ml_dtypes==0.6.0",
    "typing_extensions==4.16.0",
    "flatbuffers==25.12.19",
    "packaging==26.4",
    "basic-pitch==0.4.0",
    "silero-vad==6.2.3",
    "rapidocr-onnxruntime==1.4.4",
    "magika==1.0.3",
];

/// Runs ONNX's own node tests, third-party models, and the files of the C++ test in ONNX Runtime.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    let python = environment(workspace)?;
    let (files, library) = cpp::onnx_files(workspace)?;
    let script = |name: &str| {
        let mut command = Command::new(&python);
        command.arg(workspace.root.join("tests/onnx").join(name)).env("ROOTGRAD_LIBRARY", &library);
        command
    };
    run(script("exported.py").arg(files))?;
    run(&mut script("models.py"))?;
    run(&mut script("nodes.py"))
}

/// Returns ONNX Runtime's shared library, from its Python package.
pub(crate) fn library(workspace: &Workspace) -> Result<PathBuf> {
    const FIND: &str = "import pathlib, onnxruntime; \
        print(*pathlib.Path(onnxruntime.__file__).with_name('capi').glob('libonnxruntime.*'), sep='\\n')";
    let found = output(Command::new(environment(workspace)?).args(["-c", FIND]))?;
    let first = found.lines().next().map(PathBuf::from);
    first.context("the package onnxruntime brings no library of its C interface on this system")
}

fn environment(workspace: &Workspace) -> Result<PathBuf> {
    venv::ensure(workspace, "onnx-env", PACKAGES)
}
