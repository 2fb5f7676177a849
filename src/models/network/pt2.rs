//! Reading networks from PyTorch's archives.

use std::path::Path;

use super::Network;
use super::onnx::MOST_BYTES;
use crate::error::Result;
use crate::exchange::ImportOptions;
use crate::exchange::pt2;
use crate::formats::read_regular;

impl Network {
    /// Reads a program that `torch.export.save` wrote (`.pt2`, of PyTorch 2.9 or later). A row of the network is the numbers of the
    /// program's inputs, one after the other; the network's outputs are the program's outputs, one after the other. The network
    /// predicts, trains and is saved as any network. As for [`Network::import_onnx`], its inputs are not standardised. [`pt2::import`]
    /// documents which tensors are trained.
    ///
    /// # Errors
    /// Those of [`pt2::import`]; [`Error::Io`](crate::Error::Io) if the file cannot be read; [`Error::Format`](crate::Error::Format)
    /// for a program without inputs.
    pub fn import_pt2(path: impl AsRef<Path>, options: &ImportOptions) -> Result<Self> {
        let path = path.as_ref();
        let file = read_regular(path, MOST_BYTES)?;
        let imported = pt2::import(&file, path, options)?;
        drop(file);
        Self::from_imported(imported, path, options)
    }
}
