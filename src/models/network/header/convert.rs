//! Conversion of a network's layers to those of a header.

use super::text::{Chain, Layer, Part, Pooled, Source};
use super::wanted::wanted;
use crate::data::Collection;
use crate::error::{Error, Result};
use crate::graph::chain::{self, ByCount, DeepSet, Link};
use crate::graph::{Graph, Reduction, Unary};
use crate::models::Network;

/// The layers, and the parts that use them.
pub(super) struct Converted<'a> {
    pub(super) layers: Vec<Layer<'a>>,
    /// Parts of the input; empty if the head reads all features in their order.
    pub(super) parts: Vec<Part>,
    pub(super) head: Chain,
}

impl<'a> Converted<'a> {
    /// Converts the layers of a network; `set` describes them in the network's graph.
    ///
    /// # Errors
    /// [`Error::Argument`] for functions and values that no header can compute.
    pub(super) fn new(net: &'a Network, graph: &Graph, set: &DeepSet) -> Result<Self> {
        let mut converter = Converter { net, layers: Vec::new() };
        let starts = starts(graph);
        let mut parts = Vec::new();
        for part in &set.parts {
            let source = match &part.source {
                chain::Source::Numbers(input) => Source::Numbers(starts[*input]),
                chain::Source::Count(input, values) => {
                    Source::Count(converter.collection(starts[*input])?, values.clone())
                }
                chain::Source::Pooled(pooled) => Source::Pooled(Pooled {
                    of: converter.collection(starts[pooled.input])?,
                    chain: converter.chain(&pooled.chain)?,
                    absent: pooled.absent,
                    reduction: pooled.reduction,
                    by_count: pooled.by_count.clone(),
                }),
            };
            parts.push(Part { source, chain: converter.chain(&part.chain)?, sizes: part.sizes });
        }
        if parts.is_empty() {
            return Err(net.refused(" with no inputs"));
        }
        let head = converter.chain(&set.head)?;
        if head.functions.is_empty() && !head.layers.is_empty() && are_all_features(&parts, net) {
            parts.clear();
        }
        Ok(Self { layers: converter.layers, parts, head })
    }

    /// Returns the number of values in the weights of all layers.
    pub(super) fn numbers(&self) -> usize {
        self.layers.iter().map(|layer| layer.inputs.saturating_mul(layer.outputs)).sum()
    }

    /// Returns the number of values of the widest intermediate result of a row.
    pub(super) fn widest(&self) -> usize {
        let of_layers = self.layers.iter().map(|layer| layer.inputs.max(layer.outputs));
        let of_parts = self.parts.iter().map(Part::widest);
        of_layers.chain(of_parts).max().unwrap_or(0)
    }

    /// Readable description of the layers: `(16 entries of 4 -> 32 relu, mean), 1 number -> 8 gelu
    /// -> 1`.
    pub(super) fn described(&self, features: usize) -> String {
        let parts = self.parts.iter().map(|part| self.part(part));
        let from = match self.parts.is_empty() {
            true => features.to_string(),
            false => parts.collect::<Vec<_>>().join(", "),
        };
        self.chain(from, &self.head)
    }

    fn part(&self, part: &Part) -> String {
        let from = match &part.source {
            Source::Numbers(_) if part.sizes[0] == 1 => "1 number".into(),
            Source::Numbers(_) => format!("{} numbers", part.sizes[0]),
            Source::Count(..) => "the count of entries".into(),
            Source::Pooled(Pooled { of, chain, reduction, by_count, .. }) => {
                let entries = format!("up to {} entries of {}", of.at_most, of.columns);
                let divided = by_count.iter().any(|step| matches!(step, ByCount::Divide(_)));
                let reduced = match reduction {
                    Reduction::Sum if divided => "mean",
                    Reduction::Sum => "sum",
                    Reduction::Max => "maximum",
                    Reduction::Min => "minimum",
                };
                format!("({}, {reduced})", self.chain(entries, chain))
            }
        };
        self.chain(from, &part.chain)
    }

    fn chain(&self, from: String, chain: &Chain) -> String {
        let mut text = [&[&*from], &*chain.functions].concat().join(" ");
        for layer in &self.layers[chain.layers.clone()] {
            let outputs = layer.outputs.to_string();
            text = format!("{text} -> {}", [&[&*outputs], &*layer.functions].concat().join(" "));
        }
        text
    }
}

impl Part {
    /// Number of values of its widest intermediate result, apart from layers.
    fn widest(&self) -> usize {
        let entries = match &self.source {
            Source::Pooled(Pooled { of, .. }) | Source::Count(of, _) => of.features().len(),
            Source::Numbers(_) => 0,
        };
        self.sizes[0].max(self.sizes[1]).max(entries)
    }
}

/// Returns the first feature of each input.
fn starts(graph: &Graph) -> Vec<usize> {
    let start = |from: &mut usize, len: usize| Some(std::mem::replace(from, *from + len));
    let lengths = graph.inputs().iter().map(|(_, id)| graph.shape(*id).len());
    lengths.scan(0, start).collect()
}

/// Returns true if the parts are simply all features in their order.
fn are_all_features(parts: &[Part], net: &Network) -> bool {
    let mut next = 0;
    for part in parts {
        let is_plain = part.chain.functions.is_empty() && part.chain.layers.is_empty();
        match part.source {
            Source::Numbers(first) if is_plain && first == next => next += part.sizes[0],
            _ => return false,
        }
    }
    // Flags are inputs of the graph, too.
    next == net.layout().features()
}

struct Converter<'a> {
    net: &'a Network,
    layers: Vec<Layer<'a>>,
}

impl<'a> Converter<'a> {
    /// Returns the collection that starts at this feature.
    fn collection(&self, feature: usize) -> Result<Collection> {
        let found = self.net.collections().iter().find(|of| of.feature == feature);
        found.copied().ok_or_else(|| self.net.refused(" with a mask that is of no jagged input"))
    }

    fn chain(&mut self, chain: &chain::Chain) -> Result<Chain> {
        let first = self.layers.len();
        for link in &chain.links {
            let layer = self.layer(link)?;
            self.layers.push(layer);
        }
        let layers = first..self.layers.len();
        Ok(Chain { functions: self.functions(&chain.functions)?, layers })
    }

    /// Returns a layer with its weights.
    fn layer(&self, link: &Link) -> Result<Layer<'a>> {
        let net = self.net;
        let numbers = |number: usize| &net.parameters()[net.layout().tensors()[number].range()];
        Ok(Layer {
            inputs: link.sizes[0],
            outputs: link.sizes[1],
            functions: self.functions(&link.functions)?,
            weight: numbers(link.weight),
            transposed: link.transposed,
            bias: link.bias.map_or(&[], numbers),
        })
    }

    /// Returns the names of functions among the kernels.
    fn functions(&self, functions: &[Unary]) -> Result<Vec<&'static str>> {
        let name = |&function: &Unary| match function {
            Unary::Relu | Unary::Gelu | Unary::Silu | Unary::Tanh | Unary::Sigmoid => {
                Ok(function.name())
            }
            other => {
                let got =
                    format!("{} with the function {}", self.net.config().kind(), other.name());
                Err(Error::argument("the network", got, wanted()))
            }
        };
        functions.iter().map(name).collect()
    }
}
