//! Model files: ours (safetensors), or ONNX by their ending.

use std::path::Path;

use rootgrad::Result;
use rootgrad::graph::onnx::ImportOptions;
use rootgrad::models::{Network, Output};

/// Whether a file is an ONNX model by its name.
pub(crate) fn is_onnx(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("onnx"))
}

/// The network in a file.
pub(crate) fn load(path: &Path) -> Result<Network> {
    match is_onnx(path) {
        true => Network::import_onnx(path, &ImportOptions::default()),
        false => Network::load(path),
    }
}

/// Writes the network; as an ONNX model it gives logits.
pub(crate) fn save(net: &Network, path: &Path) -> Result<()> {
    match is_onnx(path) {
        true => net.export_onnx(path, Output::Raw),
        false => net.save(path),
    }
}
