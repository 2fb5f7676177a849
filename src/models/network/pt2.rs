//! Networks from PyTorch's archives.

use std::path::Path;

use super::Network;
use super::onnx::MOST_BYTES;
use crate::error::Result;
use crate::formats::read_regular;
use crate::graph::onnx::ImportOptions;
use crate::graph::pt2;

impl Network {
    /// Reads a program that `torch.export.save` wrote (`.pt2`, of PyTorch 2.9 or later): a row of it are the numbers of its inputs, one
    /// after the other, and the network's outputs are its outputs, one after the other. It predicts, trains on and is saved as any
    /// network, and as one of [`Network::import_onnx`] its inputs are not standardised. [`pt2::import`] tells what is trained.
    ///
    /// # Errors
    /// As [`pt2::import`]; [`Error::Io`](crate::Error::Io) if it cannot be read; [`Error::Format`](crate::Error::Format) for a
    /// program without inputs.
    pub fn import_pt2(path: impl AsRef<Path>, options: &ImportOptions) -> Result<Self> {
        let path = path.as_ref();
        let file = read_regular(path, MOST_BYTES)?;
        let imported = pt2::import(&file, path, options)?;
        drop(file);
        Self::from_imported(imported, path, options)
    }
}
