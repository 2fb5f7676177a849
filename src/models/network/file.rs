//! The model file: parameters, standardisations and what they mean, in safetensors.
//!
//! Tensors: those of the [`Layout`] (of an MLP `layers.N.weight` (in, out), `layers.N.bias` (out)), `input.mean` and `input.scale` (F) if the inputs are
//! standardised, `target.mean` and `target.scale` (K) if the targets are. Everything else is JSON, see [`Header`].

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{Config, Layout, Network};
use crate::data::{Column, Standardisation};
use crate::error::{Error, Result};
use crate::formats::safetensors::TensorFile;
use crate::models::file::{FORMAT_VERSION, about};
use crate::models::{Init, Loss, MlpConfig, TransformerConfig, mlp};

/// The JSON text of a model file.
#[derive(Debug, Serialize, Deserialize)]
struct Header {
    format_version: u64,
    library_version: String,
    #[serde(flatten)]
    network: NetworkHeader,
    loss: Option<LossHeader>,
    columns: Vec<ColumnHeader>,
    /// Names of what the network was fitted to.
    #[serde(default)]
    targets: Vec<String>,
    metadata: BTreeMap<String, String>,
}

/// What is of one kind of network.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum NetworkHeader {
    Mlp {
        widths: Vec<usize>,
        activation: String,
        init: Option<String>,
        seed: u64,
        /// The layer table, which follows from widths and activation: for readers that are not rootgrad.
        layers: Vec<LayerHeader>,
    },
    Transformer {
        length: usize,
        width: usize,
        order: String,
        outputs: usize,
        layers: usize,
        heads: usize,
        channels: usize,
        causal: bool,
        positions: bool,
        pool: String,
        seed: u64,
    },
}

#[derive(Debug, Serialize, Deserialize, PartialEq)]
struct LayerHeader {
    name: String,
    inputs: usize,
    outputs: usize,
    activation: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum LossHeader {
    BinaryCrossEntropy,
    SoftmaxCrossEntropy,
    Mse,
    /// δ in standard deviations of the target, if that is standardised.
    Huber(f32),
}

#[derive(Debug, Serialize, Deserialize)]
struct ColumnHeader {
    name: String,
    width: usize,
}

impl Network {
    /// Writes the network to a file (safetensors), whole or not at all: if anything fails, an old file of that name stays
    /// as it was and no temporary file is left.
    ///
    /// The same network gives the same bytes.
    ///
    /// # Errors
    /// [`Error::Io`] if the file cannot be written.
    pub fn save(&self, path: impl AsRef<Path>) -> Result<()> {
        self.to_file(path.as_ref(), None)?.write()
    }

    /// Reads a network from a file that [`Network::save`] wrote, or a fit's checkpoint.
    ///
    /// # Errors
    /// [`Error::Io`] if it cannot be read; [`Error::Format`] if it is truncated, of another format, lacks a tensor, has
    /// one of a wrong shape or a value that is not finite; [`Error::Version`] if a newer library wrote it.
    pub fn load(path: impl AsRef<Path>) -> Result<Self> {
        Self::from_file(&TensorFile::read(path.as_ref())?)
    }

    /// The model file, with a further field of the JSON text, if given.
    pub(crate) fn to_file(
        &self,
        path: &Path,
        more: Option<(&str, serde_json::Value)>,
    ) -> Result<TensorFile> {
        let internal = |error| Error::Internal(format!("the model's header: {error}"));
        let mut header = serde_json::to_value(Header::of(self)).map_err(internal)?;
        if let Some((name, value)) = more {
            header[name] = value;
        }
        let mut file = TensorFile::new(path, header.to_string());
        for tensor in self.layout().tensors() {
            file.insert_f32(&tensor.name, &tensor.shape, &self.parameters()[tensor.range()]);
        }
        let parts =
            [("input", self.input_standardisation()), ("target", self.target_standardisation())];
        for (name, part) in parts {
            if let Some(Standardisation { mean, scale }) = part {
                file.insert_f32(format!("{name}.mean"), &[mean.len()], mean);
                file.insert_f32(format!("{name}.scale"), &[scale.len()], scale);
            }
        }
        Ok(file)
    }

    /// The network in `file`, and nothing if anything is wrong with it.
    pub(crate) fn from_file(file: &TensorFile) -> Result<Self> {
        let header = Header::read(file)?;
        let wrong = |error: Error| file.problem(format!("is damaged: {error}"));
        let config = header.network.config(file)?;
        let layout = config.layout().map_err(wrong)?;
        if let (NetworkHeader::Mlp { layers, .. }, Layout::Mlp(layout)) = (&header.network, &layout)
            && self::layers(layout) != *layers
        {
            return Err(file.problem("is damaged: its layer table does not follow from its widths"));
        }
        // Shapes are checked tensor by tensor, so a header cannot ask for more memory than the file has.
        let mut parameters = Vec::new();
        for tensor in layout.tensors() {
            parameters.extend_from_slice(file.f32(&tensor.name, &tensor.shape)?);
        }
        let mut model = Network::from_parts(config, &parameters).map_err(wrong)?;
        let (features, outputs) = (model.features(), model.outputs());
        let input = standardisation(file, "input", features)?;
        let target = standardisation(file, "target", outputs)?;
        model.set_input_standardisation(input).map_err(wrong)?;
        model.set_target_standardisation(target).map_err(wrong)?;
        let columns = header.columns.into_iter();
        let columns: Vec<_> =
            columns.map(|column| Column { name: column.name, width: column.width }).collect();
        model.set_columns(columns).map_err(wrong)?;
        let loss = header.loss.map(Loss::from);
        loss.map_or(Ok(()), |loss| loss.check(outputs)).map_err(wrong)?;
        model.set_loss(loss);
        model.set_target_names(header.targets).map_err(wrong)?;
        *model.metadata_mut() = header.metadata;
        Ok(model)
    }
}

impl Header {
    fn of(model: &Network) -> Self {
        Header {
            format_version: FORMAT_VERSION,
            library_version: env!("CARGO_PKG_VERSION").into(),
            network: NetworkHeader::of(model),
            loss: model.loss().map(LossHeader::from),
            columns: model
                .columns()
                .iter()
                .map(|column| ColumnHeader { name: column.name.clone(), width: column.width })
                .collect(),
            targets: model.target_names().to_vec(),
            metadata: model.metadata().clone(),
        }
    }

    fn read(file: &TensorFile) -> Result<Self> {
        let damaged = |error| file.problem(format!("has damaged 'rootgrad' metadata: {error}"));
        let about = about(file.path(), &file.about, &["mlp", "transformer"])?;
        serde_json::from_value(about).map_err(damaged)
    }
}

impl NetworkHeader {
    fn of(model: &Network) -> Self {
        match (model.config(), model.layout()) {
            (Config::Mlp(config), layout) => Self::Mlp {
                widths: config.widths.clone(),
                activation: config.activation.to_string(),
                init: config.init.map(|init| match init {
                    Init::He => "he".into(),
                    Init::Xavier => "xavier".into(),
                }),
                seed: config.seed,
                layers: match layout {
                    Layout::Mlp(layout) => layers(layout),
                    Layout::Transformer(_) => Vec::new(),
                },
            },
            (Config::Transformer(config), _) => Self::Transformer {
                length: config.length,
                width: config.width,
                order: config.order.to_string(),
                outputs: config.outputs,
                layers: config.layers,
                heads: config.heads,
                channels: config.channels,
                causal: config.causal,
                positions: config.positions,
                pool: config.pool.to_string(),
                seed: config.seed,
            },
        }
    }

    /// What the network was made from.
    fn config(&self, file: &TensorFile) -> Result<Config> {
        let unknown = |what: &str, name: &str| file.problem(format!("has unknown {what} '{name}'"));
        match self {
            Self::Mlp { widths, activation, init, seed, .. } => {
                let activation =
                    activation.parse().map_err(|_| unknown("activation", activation))?;
                let init = match init.as_deref() {
                    None => None,
                    Some("he") => Some(Init::He),
                    Some("xavier") => Some(Init::Xavier),
                    Some(other) => return Err(unknown("initialisation", other)),
                };
                Ok(MlpConfig { widths: widths.clone(), activation, init, seed: *seed }.into())
            }
            &Self::Transformer {
                length,
                width,
                ref order,
                outputs,
                layers,
                heads,
                channels,
                causal,
                positions,
                ref pool,
                seed,
            } => {
                let order = order.parse().map_err(|_| unknown("order of tokens", order))?;
                let pool = pool.parse().map_err(|_| unknown("pool", pool))?;
                Ok(Config::Transformer(TransformerConfig {
                    length,
                    width,
                    order,
                    outputs,
                    layers,
                    heads,
                    channels,
                    causal,
                    positions,
                    pool,
                    seed,
                }))
            }
        }
    }
}

fn layers(layout: &mlp::Layout) -> Vec<LayerHeader> {
    let layers = layout.layers().iter().enumerate();
    let header = layers.map(|(n, layer)| LayerHeader {
        name: format!("layers.{n}"),
        inputs: layer.inputs,
        outputs: layer.outputs,
        activation: layer.activation.to_string(),
    });
    header.collect()
}

fn standardisation(file: &TensorFile, name: &str, len: usize) -> Result<Option<Standardisation>> {
    let (mean, scale) = (format!("{name}.mean"), format!("{name}.scale"));
    if !file.tensors.contains_key(&mean) && !file.tensors.contains_key(&scale) {
        return Ok(None);
    }
    let (mean, scale) = (file.f32(&mean, &[len])?.to_vec(), file.f32(&scale, &[len])?.to_vec());
    Ok(Some(Standardisation { mean, scale }))
}

impl From<Loss> for LossHeader {
    fn from(loss: Loss) -> Self {
        match loss {
            Loss::BinaryCrossEntropy => LossHeader::BinaryCrossEntropy,
            Loss::SoftmaxCrossEntropy => LossHeader::SoftmaxCrossEntropy,
            Loss::Mse => LossHeader::Mse,
            Loss::Huber(delta) => LossHeader::Huber(delta),
        }
    }
}

impl From<LossHeader> for Loss {
    fn from(loss: LossHeader) -> Self {
        match loss {
            LossHeader::BinaryCrossEntropy => Loss::BinaryCrossEntropy,
            LossHeader::SoftmaxCrossEntropy => Loss::SoftmaxCrossEntropy,
            LossHeader::Mse => Loss::Mse,
            LossHeader::Huber(delta) => Loss::Huber(delta),
        }
    }
}
