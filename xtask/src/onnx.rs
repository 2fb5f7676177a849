//! Suite `onnx`: runs rootgrad's ONNX files in third-party run times, and third-party files in rootgrad.

use crate::env::{Workspace, run};
use crate::{cpp, venv};
use anyhow::Result;
use std::process::Command;

/// Runs ONNX's own node tests, third-party models, and the files of the C++ test in ONNX Runtime.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    let python = venv::ensure(workspace, "onnx-env")?;
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
