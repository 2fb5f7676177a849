//! Networks as self-contained C++ headers.

mod columns;
mod convert;
mod names;
mod text;
mod wanted;

use std::path::Path;

use super::Network;
use super::file::LISTS_ROOM;
use crate::data::column::feature_name;
use crate::error::{Error, Result};
use crate::formats::write_atomically;
use crate::graph::Graph;
use crate::graph::chain::DeepSet;
use crate::graph::modes::Mode;
use crate::memory;
use crate::models::Config;
use convert::Converted;
use text::Text;
use wanted::{export_onnx, wanted};

/// g++ 12 takes 7 s and 0.5 GB for a quarter of this number.
const MOST_PARAMETERS: usize = 1 << 22;
/// The intermediate results of a row are on the stack.
const MOST_WIDTH: usize = 1 << 14;
/// Each concatenated value needs its own function.
const MOST_PARTS: usize = 1 << 8;

impl Network {
    /// Writes the network as a C++17 header, whole or not at all. The header contains weights, standardisation and the whole
    /// computation; it needs only the standard library. Its function `name::predict` gives the bits of [`Network::predict`], for one
    /// row or many, on any processor. It allocates nothing, and any number of threads may call it.
    ///
    /// The network must be a chain of linear layers, each followed by relu, gelu, silu, tanh or sigmoid, such as an MLP, or a deep set.
    /// In a deep set each entry of a jagged input goes through such a chain, and the entries then through a masked mean, sum, maximum
    /// or minimum. The results and the other numbers of an event are concatenated and go through a chain to the outputs. The header of
    /// a network with jagged inputs also has `name::predict({jet_pt, jet_eta, met})`. It takes each column of an event unchanged, a
    /// vector of any length or a number, and sorts and cuts the entries as [`pack`](crate::data::pack) does.
    ///
    /// `name` is the namespace of the header: `higgs`, or `analysis::higgs`.
    ///
    /// # Errors
    /// [`Error::Argument`] for another name; for other networks, such as transformers ([`Network::export_onnx`] writes those); and
    /// for networks with more than 2²² parameters, a layer wider than 2¹⁴ or more than 256 concatenated values; [`Error::Io`];
    /// [`Error::Memory`].
    ///
    /// # Example
    /// ```
    /// use rootgrad::kernels::Activation;
    /// use rootgrad::models::{MlpConfig, Network};
    ///
    /// let config = MlpConfig { widths: vec![2, 8, 1], activation: Activation::Gelu, init: None, seed: 42 };
    /// let path = std::env::temp_dir().join(format!("rootgrad-{}.hpp", std::process::id()));
    /// Network::new(config)?.export_header(&path, "higgs")?;
    /// assert!(std::fs::read_to_string(&path)?.contains("namespace higgs {"));
    /// # std::fs::remove_file(&path)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn export_header(&self, path: impl AsRef<Path>, name: &str) -> Result<()> {
        names::check(name)?;
        self.check_fitted()?;
        memory::headroom(LISTS_ROOM + 8 * self.features(), "the lists of the header")?;
        let (graph, set) = self.deep_set()?;
        let converted = Converted::new(self, &graph, &set)?;
        for (what, got, most) in [
            ("parameters", converted.numbers(), MOST_PARAMETERS),
            ("values in a layer", converted.widest(), MOST_WIDTH),
            ("concatenated values", set.parts.len(), MOST_PARTS),
        ] {
            if got > most {
                let wanted = format!(
                    "at most {most} of a network in a header; {} writes all of them, for ONNX Runtime or SOFIE",
                    export_onnx()
                );
                return Err(Error::argument(format!("the network's {what}"), got, wanted));
            }
        }
        let regression = self.loss().is_some_and(|loss| !loss.is_classification());
        let text = Text {
            name,
            about: self.about(&converted),
            features: (0..self.features()).map(|f| feature_name(self.columns(), f)).collect(),
            outputs: self.outputs(),
            shift: self.affine.as_ref().map_or(&[], |affine| affine.shifts()),
            factor: self.affine.as_ref().map_or(&[], |affine| affine.factors()),
            missing: self.missing().iter().map(|m| (m.feature, m.value)).collect(),
            layers: converted.layers,
            parts: converted.parts,
            head: converted.head,
            columns: columns::of_events(self),
            target: self.target_standardisation().map(|s| [&*s.scale, &*s.mean]),
            probability: !regression,
        };
        write_atomically(path.as_ref(), |file| text.write(file))
    }

    /// Finds the layers in the graph of a prediction; returns the graph and the layers.
    fn deep_set(&self) -> Result<(Graph, DeepSet)> {
        if let Config::Transformer(_) = self.config() {
            return Err(self.refused(""));
        }
        let config = self.config().composed()?;
        let (graph, output) = config.graph().resolved(Mode::Use, &[config.output()])?;
        let set = graph.deep_set(output[0]);
        let set = set.map_err(|instead| self.refused(&format!(" with {instead}")))?;
        Ok((graph, set))
    }

    /// Error for a network that no header supports.
    fn refused(&self, instead: &str) -> Error {
        Error::argument("the network", format!("{}{instead}", self.config().kind()), wanted())
    }

    /// Readable lines about the network.
    fn about(&self, converted: &Converted<'_>) -> Vec<String> {
        let seed = self.config().seed();
        let standardised = match (self.affine.is_some(), self.target.is_some()) {
            (true, true) => "; inputs are standardised, outputs in the target's units",
            (true, false) => "; inputs are standardised",
            (false, true) => "; outputs in the target's units",
            (false, false) => "",
        };
        let mut lines = vec![
            format!("Layers: {}{standardised}.", converted.described(self.features())),
            format!("{} parameters, begun from seed {seed}.", self.parameters().len()),
        ];
        if !self.target_names().is_empty() {
            lines.push(format!("Fitted to {}.", text::List(self.target_names())));
        }
        lines
    }
}
