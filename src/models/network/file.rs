//! The model file: parameters, standardisations and metadata, in safetensors.
//!
//! Tensors: those of the [`Layout`] (for an MLP `layers.N.weight` (in, out), `layers.N.bias` (out)), `input.mean` and `input.scale` (F) if the inputs
//! are standardised, `target.mean` and `target.scale` (K) if the targets are. Everything else is JSON, see [`Header`].

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::config::unfitted;
use super::loss_header::LossHeader;
use super::{Config, Function, Layout, Network};
use crate::arena::Arena;
use crate::data::{Collection, Column, Missing, Standardisation};
use crate::error::{Error, Result};
use crate::formats::safetensors::{TensorReader, View, write_tensors};
use crate::graph::GraphText;
use crate::memory;
use crate::models::file::{FORMAT_VERSION, about};
use crate::models::{ComposedConfig, Init, Loss, MlpConfig, TransformerConfig, mlp};

/// Maximum memory for the JSON text of a network and the lists needed to read it, except for 10⁵ columns and more.
pub(super) const LISTS_ROOM: usize = 8 << 20;

/// The JSON text of a model file.
#[derive(Debug, Serialize)]
struct Header {
    format_version: u64,
    library_version: String,
    #[serde(flatten)]
    network: NetworkHeader,
    #[serde(flatten)]
    common: CommonHeader,
}

/// Metadata of every network.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct CommonHeader {
    loss: Option<LossHeader>,
    columns: Vec<ColumnHeader>,
    /// For each collection, the column that its entries are sorted by (an index within the collection); `None` if entries keep their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sorted_by: Vec<Option<usize>>,
    /// Names of the targets of the fit.
    #[serde(default)]
    targets: Vec<String>,
    metadata: BTreeMap<String, String>,
}

/// Metadata of one kind of network, named by that kind in [`KINDS`].
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum NetworkHeader {
    Mlp(MlpHeader),
    Transformer(TransformerHeader),
    Composed(ComposedHeader),
}

const KINDS: [&str; 3] = ["mlp", "transformer", "composed"];

#[derive(Debug, Serialize, Deserialize)]
struct MlpHeader {
    widths: Vec<usize>,
    activation: String,
    init: Option<String>,
    seed: u64,
    /// Table of the layers, for readers other than rootgrad. It follows from widths and activation.
    layers: Vec<LayerHeader>,
    /// Values that mean "missing". Each has an input of the first layer, a flag behind the inputs of the columns: 1 if the value is missing. The
    /// feature itself is then 0 after the standardisation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    missing: Vec<MissingHeader>,
}

#[derive(Debug, Serialize, Deserialize)]
struct MissingHeader {
    feature: usize,
    value: f32,
}

#[derive(Debug, Serialize, Deserialize)]
struct TransformerHeader {
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
    #[serde(default)]
    jagged: bool,
    seed: u64,
}

#[derive(Debug, Serialize, Deserialize)]
struct ComposedHeader {
    graph: GraphText,
    seed: u64,
    /// Marks of missing values, such as -999, as for an Mlp. Their flags are the last numbers of the only input.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    missing: Vec<MissingHeader>,
}

#[derive(Debug, Serialize, Deserialize, PartialEq)]
struct LayerHeader {
    name: String,
    inputs: usize,
    outputs: usize,
    activation: String,
}

#[derive(Debug, Serialize, Deserialize)]
struct ColumnHeader {
    name: String,
    width: usize,
}

impl Network {
    /// Writes the network to a file (safetensors), whole or not at all: if anything fails, an old file with that name is unchanged and no temporary
    /// file remains.
    ///
    /// The same network gives the same bytes.
    ///
    /// # Errors
    /// [`Error::Io`] if the file cannot be written; [`Error::Argument`] for a table network before its first fit.
    pub fn save(&self, path: impl AsRef<Path>) -> Result<()> {
        self.write(path.as_ref(), None, Vec::new())
    }

    /// Reads a network from a file that [`Network::save`] wrote, or a fit's checkpoint.
    ///
    /// # Errors
    /// [`Error::Io`] if the file cannot be read; [`Error::Format`] if it is truncated, damaged, has another format, lacks a tensor, or has a tensor
    /// with a wrong shape or a value that is not finite; [`Error::Version`] if a newer library wrote it; [`Error::Memory`] if the network does not
    /// fit.
    pub fn load(path: impl AsRef<Path>) -> Result<Self> {
        Self::read(&mut TensorReader::open(path.as_ref())?)
    }

    /// Writes the model file. A further field of the JSON text is written if given, and further tensors.
    pub(crate) fn write<'a>(
        &'a self,
        path: &Path,
        field: Option<(&str, serde_json::Value)>,
        more: Vec<View<'a>>,
    ) -> Result<()> {
        self.check_fitted()?;
        memory::headroom(LISTS_ROOM, "the lists of the file")?;
        let internal = |error| Error::Internal(format!("the model's header: {error}"));
        let mut header = serde_json::to_value(Header::of(self)?).map_err(internal)?;
        if let Some((name, value)) = field {
            header[name] = value;
        }
        let tensors = self.layout().tensors().iter();
        let own = tensors.map(|t| View::f32(&*t.name, &t.shape, &self.parameters()[t.range()]));
        let mut views: Vec<View> = own.collect();
        let parts =
            [("input", self.input_standardisation()), ("target", self.target_standardisation())];
        for (name, part) in parts {
            if let Some(Standardisation { mean, scale }) = part {
                views.push(View::f32(format!("{name}.mean"), &[mean.len()], mean));
                views.push(View::f32(format!("{name}.scale"), &[scale.len()], scale));
            }
        }
        views.extend(more);
        write_tensors(path, &header.to_string(), &views)
    }

    /// Reads the network from `file`. Returns no network if anything in the file is wrong.
    pub(crate) fn read(file: &mut TensorReader) -> Result<Self> {
        let (kind, header) = about::<CommonHeader>(file.path(), &file.about, &KINDS)?;
        let network = NetworkHeader::read(kind, file)?;
        let config = network.config(file)?;
        let problem = |error: Error| match error {
            Error::Memory { .. } => error,
            other => file.problem(format!("is damaged: {other}")),
        };
        let layout = config.layout().map_err(problem)?;
        if let (NetworkHeader::Mlp(header), Layout::Function(Function::Mlp(layout))) =
            (&network, &layout)
            && layers(layout) != header.layers
        {
            return Err(file.problem("is damaged: its layer table does not match its widths"));
        }
        // Check all shapes first, so that a header cannot request more memory than the file has.
        for tensor in layout.tensors() {
            file.check(&tensor.name, &tensor.shape)?;
        }
        let mut parameters = Arena::try_new(layout.parameters(), "the network's parameters")?;
        for tensor in layout.tensors() {
            file.read_f32(&tensor.name, &tensor.shape, &mut parameters[tensor.range()])?;
        }
        let mut model = Self::assemble(config, layout, parameters);
        let wrong = |error: Error| file.problem(format!("is damaged: {error}"));
        model.set_missing(network.missing()).map_err(wrong)?;
        let (features, outputs) = (model.features(), model.outputs());
        let input = standardisation(file, "input", features)?;
        let target = standardisation(file, "target", outputs)?;
        let wrong = |error: Error| file.problem(format!("is damaged: {error}"));
        model.set_input_standardisation(input).map_err(wrong)?;
        model.set_target_standardisation(target).map_err(wrong)?;
        header.give(&mut model).map_err(wrong)?;
        Ok(model)
    }
}

impl CommonHeader {
    pub(super) fn of(model: &Network) -> Self {
        let columns = model.columns().iter();
        let column = |c: &Column| ColumnHeader { name: c.name.clone(), width: c.width };
        Self {
            loss: model.loss().map(LossHeader::from),
            columns: columns.map(column).collect(),
            sorted_by: model.collections().iter().map(|of| of.sorted_by).collect(),
            targets: model.target_names().to_vec(),
            metadata: model.metadata().clone(),
        }
    }

    /// Adds columns with these names and widths behind the network's, if the network was fitted.
    pub(super) fn with_columns(mut self, more: Vec<(String, usize)>) -> Self {
        if !self.columns.is_empty() {
            let columns = more.into_iter().map(|(name, width)| ColumnHeader { name, width });
            self.columns.extend(columns);
        }
        self
    }

    /// Applies this metadata to a network.
    ///
    /// # Errors
    /// [`Error::Argument`] or [`Error::Shape`] if the metadata does not suit the network.
    pub(super) fn give(self, model: &mut Network) -> Result<()> {
        let columns = self.columns.into_iter();
        let columns: Vec<_> =
            columns.map(|column| Column { name: column.name, width: column.width }).collect();
        model.set_columns(columns)?;
        if !self.sorted_by.is_empty() {
            let (own, orders) = (model.collections(), &self.sorted_by);
            if own.len() != orders.len() {
                let wanted = format!("as many as the network's collections, {}", own.len());
                return Err(Error::argument("orders of collections", orders.len(), wanted));
            }
            let sorted = |(of, &sorted_by): (&Collection, _)| Collection { sorted_by, ..*of };
            model.set_collections(own.iter().zip(orders).map(sorted).collect())?;
        }
        let loss = self.loss.map(Loss::from);
        loss.map_or(Ok(()), |loss| loss.check(model.outputs()))?;
        model.set_loss(loss);
        model.set_target_names(self.targets)?;
        *model.metadata_mut() = self.metadata;
        Ok(())
    }
}

impl Header {
    fn of(model: &Network) -> Result<Self> {
        Ok(Header {
            format_version: FORMAT_VERSION,
            library_version: env!("CARGO_PKG_VERSION").into(),
            network: NetworkHeader::of(model)?,
            common: CommonHeader::of(model),
        })
    }
}

impl NetworkHeader {
    fn of(model: &Network) -> Result<Self> {
        let missing = || model.missing().iter().map(MissingHeader::of).collect();
        Ok(match (model.config(), model.layout()) {
            (Config::Mlp(config), layout) => Self::Mlp(MlpHeader {
                widths: config.widths.clone(),
                activation: config.activation.to_string(),
                init: config.init.map(|init| match init {
                    Init::He => "he".into(),
                    Init::Xavier => "xavier".into(),
                    Init::Bounded => "bounded".into(),
                }),
                seed: config.seed,
                layers: match layout {
                    Layout::Function(Function::Mlp(layout)) => layers(layout),
                    _ => Vec::new(),
                },
                missing: missing(),
            }),
            (Config::Transformer(config), _) => Self::Transformer(TransformerHeader {
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
                jagged: config.jagged,
                seed: config.seed,
            }),
            (Config::Composed(config), _) => {
                let (graph, seed) = (config.text(), config.seed());
                Self::Composed(ComposedHeader { graph, seed, missing: missing() })
            }
            (Config::Table(_), _) => return Err(unfitted()),
        })
    }

    fn missing(&self) -> Vec<Missing> {
        let header = |&MissingHeader { feature, value }: &_| Missing { feature, value };
        match self {
            Self::Mlp(mlp) => mlp.missing.iter().map(header).collect(),
            Self::Composed(composed) => composed.missing.iter().map(header).collect(),
            Self::Transformer(_) => Vec::new(),
        }
    }

    /// Reads the metadata of a file of one of the [`KINDS`].
    fn read(kind: &'static str, file: &TensorReader) -> Result<Self> {
        let (path, text) = (file.path(), &file.about);
        let (header, layers) = if kind == KINDS[0] {
            let header: MlpHeader = about(path, text, &[kind])?.1;
            let layers = header.widths.len().saturating_sub(1);
            (Self::Mlp(header), layers)
        } else if kind == KINDS[2] {
            let header: ComposedHeader = about(path, text, &[kind])?.1;
            let parameters = header.graph.parameters();
            (Self::Composed(header), parameters)
        } else {
            let header: TransformerHeader = about(path, text, &[kind])?.1;
            let layers = header.layers;
            (Self::Transformer(header), layers)
        };
        // This check comes before the layout is built, whose size grows with the number of layers. Each layer has several tensors.
        let tensors = file.names().len();
        if layers > tensors {
            return Err(file.problem(format!(
                "is damaged: its metadata describe {layers} layers, but it has {tensors} tensors"
            )));
        }
        Ok(header)
    }

    /// Returns the definition that the network was created from.
    fn config(&self, file: &TensorReader) -> Result<Config> {
        let unknown = |what: &str, name: &str| file.problem(format!("has unknown {what} '{name}'"));
        match self {
            Self::Mlp(MlpHeader { widths, activation, init, seed, .. }) => {
                let activation =
                    activation.parse().map_err(|_| unknown("activation", activation))?;
                let init = match init.as_deref() {
                    None => None,
                    Some("he") => Some(Init::He),
                    Some("xavier") => Some(Init::Xavier),
                    Some("bounded") => Some(Init::Bounded),
                    Some(other) => return Err(unknown("initialisation", other)),
                };
                Ok(MlpConfig { widths: widths.clone(), activation, init, seed: *seed }.into())
            }
            Self::Transformer(header) => {
                let (order, pool) = (&header.order, &header.pool);
                Ok(Config::Transformer(TransformerConfig {
                    length: header.length,
                    width: header.width,
                    order: order.parse().map_err(|_| unknown("order of tokens", order))?,
                    outputs: header.outputs,
                    layers: header.layers,
                    heads: header.heads,
                    channels: header.channels,
                    causal: header.causal,
                    positions: header.positions,
                    pool: pool.parse().map_err(|_| unknown("pool", pool))?,
                    jagged: header.jagged,
                    seed: header.seed,
                }))
            }
            Self::Composed(header) => {
                let config = ComposedConfig::read(&header.graph, header.seed);
                config.map(Config::Composed).map_err(|error| match error {
                    Error::Memory { .. } => error,
                    other => file.problem(format!("is damaged: {other}")),
                })
            }
        }
    }
}

impl MissingHeader {
    fn of(&Missing { feature, value }: &Missing) -> Self {
        MissingHeader { feature, value }
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

fn standardisation(
    file: &mut TensorReader,
    name: &str,
    len: usize,
) -> Result<Option<Standardisation>> {
    let (mean, scale) = (format!("{name}.mean"), format!("{name}.scale"));
    if file.shape(&mean).is_none() && file.shape(&scale).is_none() {
        return Ok(None);
    }
    let (mean, scale) = (file.f32(&mean, &[len])?, file.f32(&scale, &[len])?);
    Ok(Some(Standardisation { mean, scale }))
}
