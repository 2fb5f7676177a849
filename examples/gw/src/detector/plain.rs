//! Networks that begin at random, for comparison with the detector that begins as a bank: a convolutional network and a transformer over patches.

use super::Setting;
use super::model::{Model, Values, initial};
use crate::Result;
use rootgrad::graph::{ConvolutionOptions, Graph, Id, Initial, PoolOptions, Unary};

/// Layers of the convolutional network: output channels, length of the kernel, and the pool after it (1: none). With the dense layers these are the
/// sizes of the network of Schäfer, Zelenka, Nitz, Ohme & Brügmann (arXiv:2106.03741), which adapts that of Gabbard et al. (arXiv:1712.06041). It has
/// no dropout, because no window of noise is seen twice, and no normalisation of the input, whose noise has a variance of 1.
const CONVOLUTIONS: [(usize, usize, usize); 6] =
    [(8, 64, 1), (8, 32, 4), (16, 32, 1), (16, 16, 3), (32, 16, 1), (32, 16, 2)];
/// Widths of the dense layers after them; a last one has the logit.
const DENSE: [usize; 2] = [64, 64];

/// Samples of a patch in each detector.
const PATCH: usize = 16;
/// Numbers of a token, attention heads, blocks, and the width of a block's hidden layer.
const WIDTH: usize = 48;
const HEADS: usize = 4;
const BLOCKS: usize = 3;
const HIDDEN: usize = 4 * WIDTH;
/// Added to variances before division, as in PyTorch.
const SMALL: f64 = 1e-5;

/// Returns an untrained convolutional network; both detectors are channels of its first layer.
///
/// # Errors
/// A setting out of range.
pub fn convolutional(setting: Setting, seed: u64) -> Result<Model> {
    Builder::new(setting)?.model(seed, |builder, strain| {
        let (mut x, mut channels) = (strain, setting.detectors);
        for (number, (to, kernel, pool)) in CONVOLUTIONS.into_iter().enumerate() {
            let name = format!("convolution.{number}");
            let w = builder.weights(&name, &[to, channels, kernel], channels * kernel)?;
            let b = builder.graph.parameter(format!("{name}.bias"), &[to])?;
            x = builder.graph.convolution(x, w, Some(b), &ConvolutionOptions::default())?;
            if pool > 1 {
                x = builder.graph.max_pool(x, &[pool], &PoolOptions::default())?;
            }
            x = builder.graph.unary(Unary::Elu, x)?;
            channels = to;
        }
        x = builder.graph.flatten(x)?;
        for (number, width) in DENSE.into_iter().enumerate() {
            x = builder.linear(&format!("dense.{number}"), x, width)?;
            x = builder.graph.unary(Unary::Elu, x)?;
        }
        builder.linear("last", x, 1)
    })
}

/// Returns an untrained transformer. A token is a patch of 16 samples (15.6 ms) of all detectors; a trained vector for each place is added.
///
/// # Errors
/// A setting out of range.
pub fn transformer(setting: Setting, seed: u64) -> Result<Model> {
    Builder::new(setting)?.model(seed, |builder, strain| {
        let (detectors, patches) = (setting.detectors, setting.systems.samples() / PATCH);
        let x = builder.graph.reshape(strain, &[detectors, patches, PATCH])?;
        let x = builder.graph.transpose(x, &[1, 0, 2])?;
        let x = builder.graph.reshape(x, &[patches, detectors * PATCH])?;
        let x = builder.linear("patch", x, WIDTH)?;
        let places = Initial::Uniform { bound: 0.5 };
        let places = builder.graph.parameter_from("place", &[patches, WIDTH], places)?;
        let mut x = builder.graph.add(x, places)?;
        for number in 0..BLOCKS {
            x = builder.block(&format!("block.{number}"), x)?;
        }
        let x = builder.normalised("last", x)?;
        let x = builder.graph.mean(x, &[0])?;
        builder.linear("logit", x, 1)
    })
}

struct Builder {
    graph: Graph,
    setting: Setting,
    strain: Id,
    label: Id,
}

impl Builder {
    fn new(setting: Setting) -> Result<Self> {
        setting.check()?;
        let mut graph = Graph::new();
        let strain = graph.input("strain", &[setting.detectors, setting.systems.samples()])?;
        let label = graph.input("label", &[])?;
        Ok(Self { graph, setting, strain, label })
    }

    /// Builds the model whose logit (1) is computed from the strain.
    fn model(
        mut self,
        seed: u64,
        logit: impl FnOnce(&mut Self, Id) -> Result<Id>,
    ) -> Result<Model> {
        let strain = self.strain;
        let logit = logit(&mut self, strain)?;
        let logit = self.graph.reshape(logit, &[])?;
        let parameters = initial(&self.graph, seed, |_| None);
        let values = Values { strain, label: self.label, logit, through: logit };
        Ok(Model::new(self.graph, self.setting, values, parameters))
    }

    /// Adds weights that are uniform between ±1/√inputs, as in PyTorch.
    fn weights(&mut self, name: &str, sizes: &[usize], inputs: usize) -> Result<Id> {
        let initial = Initial::Uniform { bound: (inputs as f64).sqrt().recip() };
        Ok(self.graph.parameter_from(format!("{name}.weight"), sizes, initial)?)
    }

    /// Adds a layer x·w + b: (…, inputs) → (…, width).
    fn linear(&mut self, name: &str, x: Id, width: usize) -> Result<Id> {
        let inputs = self.graph.shape(x).sizes().last().copied().unwrap_or(1);
        let w = self.weights(name, &[inputs, width], inputs)?;
        let b = self.graph.parameter(format!("{name}.bias"), &[width])?;
        Ok(self.graph.linear(x, w, Some(b))?)
    }

    /// Adds a layer norm with scale and shift.
    fn normalised(&mut self, name: &str, x: Id) -> Result<Id> {
        let one = Initial::Value { value: 1.0 };
        let scale = self.graph.parameter_from(format!("{name}.scale"), &[WIDTH], one)?;
        let shift = self.graph.parameter(format!("{name}.shift"), &[WIDTH])?;
        Ok(self.graph.layernorm(x, Some(scale), Some(shift), SMALL)?)
    }

    /// Adds attention among the tokens and a layer on each, both after a norm and added to their input (Xiong et al., arXiv:2002.04745).
    fn block(&mut self, name: &str, x: Id) -> Result<Id> {
        let y = self.normalised(&format!("{name}.attention"), x)?;
        let [q, k, v] =
            ["query", "key", "value"].map(|part| self.linear(&format!("{name}.{part}"), y, WIDTH));
        let mixed = self.graph.attention([q?, k?, v?], HEADS, None, false)?;
        let mixed = self.linear(&format!("{name}.mixed"), mixed, WIDTH)?;
        let x = self.graph.add(x, mixed)?;
        let y = self.normalised(&format!("{name}.layer"), x)?;
        let y = self.linear(&format!("{name}.hidden"), y, HIDDEN)?;
        let y = self.graph.unary(Unary::Gelu, y)?;
        let y = self.linear(&format!("{name}.out"), y, WIDTH)?;
        Ok(self.graph.add(x, y)?)
    }
}
