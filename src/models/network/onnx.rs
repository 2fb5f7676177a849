//! Networks from ONNX files.

use std::path::Path;

use super::Network;
use crate::data::Standardisation;
use crate::error::{Error, Result};
use crate::formats::read_regular;
use crate::graph::Id;
use crate::graph::onnx::{self, ImportOptions, Imported};
use crate::memory;
use crate::models::ComposedConfig;

/// Bytes of a file that is read: the format itself allows no more in one.
const MOST_BYTES: u64 = 1 << 31;

impl Network {
    /// Reads an ONNX model of opset 7 or later: a row of it are the numbers of its inputs, one after the other, and the network's
    /// outputs are its outputs, one after the other. It predicts, trains on and is saved as any network.
    ///
    /// Inputs come as they are: the network is one whose parameters expect that, and a fit does not standardise them.
    /// [`onnx::import`] tells which of the file's tensors are parameters, and how the batch is found.
    ///
    /// # Errors
    /// As [`onnx::import`]; [`Error::Io`] if it cannot be read; [`Error::Format`] for a model without inputs.
    pub fn import_onnx(path: impl AsRef<Path>, options: &ImportOptions) -> Result<Self> {
        let path = path.as_ref();
        let file = read_regular(path, MOST_BYTES)?;
        let imported = onnx::import(&file, path, options)?;
        drop(file);
        Self::from_imported(imported).map_err(|error| match error {
            Error::Memory { .. } => error,
            error => {
                let problem = format!("cannot be imported: {error}");
                Error::Format { path: path.to_owned(), problem }
            }
        })
    }

    fn from_imported(imported: Imported) -> Result<Self> {
        let Imported { graph, outputs, parameters, metadata } = imported;
        let ids: Vec<Id> = outputs.iter().map(|&(_, id)| id).collect();
        let config = ComposedConfig::new(&graph, &ids, 0)?;
        // Where each parameter's numbers are, by its name.
        let (mut places, mut start) = (std::collections::HashMap::new(), 0);
        for parameter in graph.parameters() {
            let len = parameter.sizes.iter().product::<usize>();
            places.insert(&*parameter.name, start..start + len);
            start += len;
        }
        let mut own = memory::room(parameters.len(), "the network's parameters")?;
        for parameter in config.graph().parameters() {
            own.extend_from_slice(&parameters[places[&*parameter.name].clone()]);
        }
        let mut network = Self::from_parts(config, &own)?;
        network.set_input_standardisation(Some(Standardisation::identity(network.features())))?;
        network.set_target_standardisation(Some(Standardisation::identity(network.outputs())))?;
        *network.metadata_mut() = metadata;
        Ok(network)
    }
}
