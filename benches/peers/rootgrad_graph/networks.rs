//! The networks of `cargo xtask bench graph` and `bench torch`. Parameters have the same names as in `torch_graph.py`.

use rootgrad::graph::{ConvolutionOptions, Graph, Id, Initial, PoolOptions, Recurrent, Unary};
use rootgrad::kernels::Activation;
use rootgrad::models::{ComposedConfig, MlpConfig, Network};
use rootgrad::{Error, Result};

/// ε of all norms, the same as PyTorch's.
const EPSILON: f64 = 1e-5;

/// A graph built layer by layer, as by the C++ and Python interfaces.
#[derive(Default)]
struct Net {
    graph: Graph,
}

impl Net {
    fn linear(&mut self, name: &str, x: Id, outputs: usize) -> Result<Id> {
        let inputs = self.graph.shape(x).sizes().last().copied().unwrap_or(0);
        let initial = Initial::Weights { inputs };
        let w = self.graph.parameter_from(format!("{name}.weight"), &[inputs, outputs], initial)?;
        let b = self.graph.parameter(format!("{name}.bias"), &[outputs])?;
        self.graph.linear(x, w, Some(b))
    }

    /// Adds a convolution of x (C, T) without padding.
    fn conv1d(&mut self, name: &str, x: Id, outputs: usize, window: usize) -> Result<Id> {
        let sizes = [outputs, self.graph.shape(x).sizes()[0], window];
        let initial = Initial::Weights { inputs: sizes[1] * window };
        let w = self.graph.parameter_from(format!("{name}.weight"), &sizes, initial)?;
        let b = self.graph.parameter(format!("{name}.bias"), &[outputs])?;
        self.graph.convolution(x, w, Some(b), &ConvolutionOptions::default())
    }

    /// Adds a convolution of x (C, H, W) without bias that preserves its sizes, except for the stride, and normalises in
    /// 8 groups.
    fn conv2d_normalised(
        &mut self,
        [name, norm]: [&str; 2],
        x: Id,
        outputs: usize,
        window: usize,
        stride: usize,
    ) -> Result<Id> {
        let sizes = [outputs, self.graph.shape(x).sizes()[0], window, window];
        let initial = Initial::Weights { inputs: sizes[1] * window * window };
        let w = self.graph.parameter_from(format!("{name}.weight"), &sizes, initial)?;
        let options = ConvolutionOptions {
            stride: vec![stride; 2],
            padding: vec![(window / 2, window / 2); 2],
            ..ConvolutionOptions::default()
        };
        let y = self.graph.convolution(x, w, None, &options)?;
        let [scale, shift] = self.scale_and_shift(norm, outputs)?;
        self.graph.group_norm(y, 8, Some(scale), Some(shift), EPSILON)
    }

    fn layernorm(&mut self, name: &str, x: Id) -> Result<Id> {
        let channels = self.graph.shape(x).sizes().last().copied().unwrap_or(0);
        let [scale, shift] = self.scale_and_shift(name, channels)?;
        self.graph.layernorm(x, Some(scale), Some(shift), EPSILON)
    }

    fn scale_and_shift(&mut self, name: &str, channels: usize) -> Result<[Id; 2]> {
        let scale =
            self.graph.parameter_from(format!("{name}.weight"), &[channels], Initial::Ones)?;
        Ok([scale, self.graph.parameter(format!("{name}.bias"), &[channels])?])
    }

    fn max_pool(&mut self, x: Id, window: usize) -> Result<Id> {
        self.graph.max_pool(x, &[window], &PoolOptions::default())
    }

    fn relu(&mut self, x: Id) -> Result<Id> {
        self.graph.unary(Unary::Relu, x)
    }

    fn gelu(&mut self, x: Id) -> Result<Id> {
        self.graph.unary(Unary::Gelu, x)
    }

    /// Builds a convolutional network for whitened strain: George & Huerta, arXiv:1701.00008, deeper and with narrower
    /// windows.
    fn strain(&mut self) -> Result<Id> {
        let mut x = self.graph.input("strain", &[1, 2048])?;
        let layers = [(8, 64), (8, 32), (16, 32), (16, 16), (32, 16), (32, 16)];
        for (n, (channels, window)) in layers.into_iter().enumerate() {
            x = self.conv1d(&format!("convolutions.{n}"), x, channels, window)?;
            if n % 2 == 1 {
                x = self.max_pool(x, [4, 3, 2][n / 2])?;
            }
            x = self.graph.elu(x, 1.0)?;
        }
        x = self.graph.reshape(x, &[1856])?;
        for (n, outputs) in [64, 64].into_iter().enumerate() {
            x = self.linear(&format!("dense.{n}"), x, outputs)?;
            x = self.graph.elu(x, 1.0)?;
        }
        self.linear("dense.2", x, 2)
    }

    fn tagger(&mut self) -> Result<Id> {
        let x = self.graph.input("samples", &[1, 256])?;
        let x = self.conv1d("first", x, 16, 17)?;
        let x = self.gelu(x)?;
        let x = self.max_pool(x, 4)?;
        let x = self.conv1d("second", x, 32, 9)?;
        let x = self.gelu(x)?;
        let x = self.graph.global_average_pool(x)?;
        self.linear("head", x, 1)
    }

    /// Builds a sum over particles that does not depend on their order: Zaheer et al., arXiv:1703.06114.
    fn deep_set(&mut self) -> Result<Id> {
        let mut x = self.graph.input("particles", &[20, 4])?;
        let mask = self.graph.input("mask", &[20])?;
        for name in ["first", "second"] {
            x = self.linear(name, x, 64)?;
            x = self.relu(x)?;
        }
        let x = self.graph.masked_mean(x, mask, 0)?;
        self.linear("head", x, 1)
    }

    /// Builds the network of He et al., arXiv:1512.03385, with group norm instead of batch norm.
    fn resnet8(&mut self) -> Result<Id> {
        let x = self.graph.input("image", &[1, 28, 28])?;
        let x = self.conv2d_normalised(["stem", "norm"], x, 16, 3, 1)?;
        let mut x = self.relu(x)?;
        for (n, (outputs, stride)) in [(16, 1), (32, 2), (64, 2)].into_iter().enumerate() {
            let name = |part: &str| format!("blocks.{n}.{part}");
            let names = [&name("first"), &name("norm1")];
            let y = self.conv2d_normalised(names.map(String::as_str), x, outputs, 3, stride)?;
            let y = self.relu(y)?;
            let names = [&name("second"), &name("norm2")];
            let y = self.conv2d_normalised(names.map(String::as_str), y, outputs, 3, 1)?;
            if stride > 1 {
                let names = [&name("shortcut"), &name("norm3")];
                x = self.conv2d_normalised(names.map(String::as_str), x, outputs, 1, stride)?;
            }
            let sum = self.graph.add(y, x)?;
            x = self.relu(sum)?;
        }
        let x = self.graph.global_average_pool(x)?;
        self.linear("head", x, 10)
    }

    fn lstm(&mut self) -> Result<Id> {
        let (inputs, width) = (8, 64);
        let x = self.graph.input("steps", &[50, inputs])?;
        let mut tensor = |name: &str, sizes: &[usize]| {
            let initial = Initial::Bounded { inputs: width };
            self.graph.parameter_from(format!("lstm.{name}_l0"), sizes, initial)
        };
        let weights = Recurrent {
            w_ih: tensor("weight_ih", &[4 * width, inputs])?,
            w_hh: tensor("weight_hh", &[4 * width, width])?,
            b_ih: Some(tensor("bias_ih", &[4 * width])?),
            b_hh: Some(tensor("bias_hh", &[4 * width])?),
        };
        let [_, last, _] = self.graph.lstm(x, &weights, None)?;
        self.linear("head", last, 1)
    }

    /// Builds a block that normalises first: Xiong et al., arXiv:2002.04745.
    fn attention(&mut self) -> Result<Id> {
        let width = 64;
        let x = self.graph.input("tokens", &[32, width])?;
        let y = self.layernorm("norm1", x)?;
        let q = self.linear("query", y, width)?;
        let k = self.linear("key", y, width)?;
        let v = self.linear("value", y, width)?;
        let y = self.graph.attention([q, k, v], 4, None, false)?;
        let y = self.linear("output", y, width)?;
        let x = self.graph.add(x, y)?;
        let y = self.layernorm("norm2", x)?;
        let y = self.linear("up", y, 4 * width)?;
        let y = self.gelu(y)?;
        let y = self.linear("down", y, width)?;
        let x = self.graph.add(x, y)?;
        let x = self.graph.mean(x, &[0])?;
        self.linear("head", x, 1)
    }

    fn mlp(&mut self, widths: &[usize]) -> Result<Id> {
        let mut x = self.graph.input("x", &widths[..1])?;
        for (n, &outputs) in widths[1..].iter().enumerate() {
            x = self.linear(&format!("layers.{n}"), x, outputs)?;
            if n + 2 < widths.len() {
                x = self.relu(x)?;
            }
        }
        Ok(x)
    }
}

/// Returns the widths of the case's perceptron, if it is one.
pub(crate) fn widths(case: &str) -> Option<&'static [usize]> {
    match case {
        "mlp28" => Some(&[28, 64, 64, 1]),
        "mlp784" => Some(&[784, 128, 10]),
        "mlp256" => Some(&[256, 128, 64, 1]),
        "one" => Some(&[8, 1]),
        _ => None,
    }
}

/// Returns the network with this name, composed of tensors.
pub(crate) fn composed(case: &str) -> Result<Network> {
    let mut net = Net::default();
    let output = match (case, widths(case)) {
        (_, Some(widths)) => net.mlp(widths),
        ("gw64" | "gw256", _) => net.strain(),
        ("tagger", _) => net.tagger(),
        ("deepset", _) => net.deep_set(),
        ("resnet8", _) => net.resnet8(),
        ("lstm", _) => net.lstm(),
        ("attention", _) => net.attention(),
        _ => Err(Error::argument("the case", case, "one of bench graph's")),
    }?;
    Network::new(ComposedConfig::new(&net.graph, &[output], 1)?)
}

/// Returns the built-in perceptron with these parameters, which have the same order as in the composed one.
pub(crate) fn built_in(case: &str, parameters: &[f32]) -> Result<Network> {
    let widths = widths(case)
        .ok_or_else(|| Error::argument("the built-in network's case", case, "a perceptron"))?;
    let activation = Activation::Relu;
    let config = MlpConfig { widths: widths.to_vec(), activation, init: None, seed: 1 };
    Network::from_parts(config, parameters)
}
