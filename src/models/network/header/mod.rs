//! Networks as headers of C++ that stand alone.

mod names;
mod text;

use std::path::Path;

use super::Network;
use super::file::LISTS_ROOM;
use crate::data::column::feature_name;
use crate::error::{Error, Result};
use crate::formats::write_atomically;
use crate::graph::modes::Mode;
use crate::graph::{Link, Unary};
use crate::memory;
use crate::models::Config;
use text::{Layer, Text};

/// g++ 12 takes 7 s and 0.5 GB for a quarter of it.
const MOST_PARAMETERS: usize = 1 << 22;
/// What is between two layers of a row lies on the stack.
const MOST_WIDTH: usize = 1 << 14;

impl Network {
    /// Writes the network as a header of C++17, whole or not at all: weights, standardisation and all that is computed are in it; it
    /// needs nothing but the standard library. `name::predict` there gives the bits of [`Network::predict`], of one row or many, on any
    /// processor; it allocates nothing, and is safe to call from any number of threads.
    ///
    /// `name` is the namespace of the header: `higgs`, or `analysis::higgs`.
    ///
    /// # Errors
    /// [`Error::Argument`] for another name, and for a network that is no chain of linear layers with relu, gelu, silu, tanh or sigmoid
    /// behind them ([`Network::export_onnx`] writes those), or has more than 2²² parameters or a layer wider than 2¹⁴;
    /// [`Error::Io`]; [`Error::Memory`].
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
        memory::headroom(LISTS_ROOM + 8 * self.features(), "the lists of the header")?;
        let links = self.links()?;
        let layers = links.iter().map(|link| self.layer(link)).collect::<Result<Vec<_>>>()?;
        let widest = layers.iter().map(|layer| layer.inputs.max(layer.outputs)).max();
        for (what, got, most) in [
            ("parameters", self.parameters().len(), MOST_PARAMETERS),
            ("values in a layer", widest.unwrap_or(0), MOST_WIDTH),
        ] {
            if got > most {
                let wanted = format!("at most {most} of a network in a header; {WAY_OUT}");
                return Err(Error::argument(format!("the network's {what}"), got, wanted));
            }
        }
        let regression = self.loss().is_some_and(|loss| !loss.is_classification());
        let text = Text {
            name,
            about: self.about(&layers),
            features: (0..self.features()).map(|f| feature_name(self.columns(), f)).collect(),
            shift: self.affine.as_ref().map_or(&[], |affine| affine.shifts()),
            factor: self.affine.as_ref().map_or(&[], |affine| affine.factors()),
            missing: self.missing().iter().map(|m| (m.feature, m.value)).collect(),
            layers,
            target: self.target_standardisation().map(|s| [&*s.scale, &*s.mean]),
            probability: !regression,
        };
        write_atomically(path.as_ref(), |file| text.write(file))
    }

    /// The layers.
    fn links(&self) -> Result<Vec<Link>> {
        let refused = |got: String| Error::argument("the network", got, WANTED);
        if let Config::Transformer(_) = self.config() {
            return Err(refused(self.config().kind().into()));
        }
        if !self.collections().is_empty() {
            return Err(refused(super::described(self.collections())));
        }
        let config = self.config().composed()?;
        let (graph, output) = config.graph().resolved(Mode::Use, &[config.output()])?;
        graph
            .chain(output[0])
            .map_err(|instead| refused(format!("{} with {instead}", self.config().kind())))
    }

    /// A layer's numbers.
    fn layer(&self, link: &Link) -> Result<Layer<'_>> {
        let numbers = |number: usize| &self.parameters()[self.layout().tensors()[number].range()];
        let functions = link.functions.iter().map(|&function| match function {
            Unary::Relu => Ok("relu"),
            Unary::Gelu => Ok("gelu"),
            Unary::Silu => Ok("silu"),
            Unary::Tanh => Ok("tanh"),
            Unary::Sigmoid => Ok("sigmoid"),
            other => {
                let got = format!("{} with the function {}", self.config().kind(), other.name());
                Err(Error::argument("the network", got, WANTED))
            }
        });
        Ok(Layer {
            inputs: link.sizes[0],
            outputs: link.sizes[1],
            functions: functions.collect::<Result<_>>()?,
            weight: numbers(link.weight),
            transposed: link.transposed,
            bias: link.bias.map_or(&[], numbers),
        })
    }

    /// Lines about the network for people.
    fn about(&self, layers: &[Layer<'_>]) -> Vec<String> {
        let mut chain = self.features().to_string();
        for layer in layers {
            chain = format!(
                "{chain} -> {}",
                [&[&*layer.outputs.to_string()], &*layer.functions].concat().join(" ")
            );
        }
        let seed = match self.config() {
            Config::Mlp(config) => config.seed,
            Config::Transformer(config) => config.seed,
            Config::Composed(config) => config.seed(),
        };
        let standardised = match (self.affine.is_some(), self.target.is_some()) {
            (true, true) => "; inputs are standardised, outputs in the target's units",
            (true, false) => "; inputs are standardised",
            (false, true) => "; outputs in the target's units",
            (false, false) => "",
        };
        let mut lines = vec![
            format!("Layers: {chain}{standardised}."),
            format!("{} parameters, begun from seed {seed}.", self.parameters().len()),
        ];
        if !self.target_names().is_empty() {
            lines.push(format!("Fitted to {}.", text::List(self.target_names())));
        }
        lines
    }
}

const WAY_OUT: &str = "export_onnx writes all of them, for ONNX Runtime or SOFIE";
const WANTED: &str = "a chain of linear layers with relu, gelu, silu, tanh or sigmoid behind them, such as an Mlp; export_onnx \
                      writes all networks, for ONNX Runtime or SOFIE";
