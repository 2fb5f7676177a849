//! Initial weights that suit the first rows: Mishkin & Matas, "All you need is a good init", arXiv:1511.06422.

use super::{Config, Network, Output};
use crate::error::{Error, Result};
use crate::graph::{Id, LinearLayer};
use crate::memory;
use crate::models::ComposedConfig;

/// Variance, in units of the squared mean, of 32-bit values that differ by rounding only.
const ROUNDING: f64 = 1e-12;

impl Network {
    /// Scales the initial weights of the linear layers, one layer after the other, so that each unit has variance 1 over some rows of the data.
    /// Weights of other layers, biases, and units that have the same value for all rows are left unchanged.
    ///
    /// Shape: `x` (`rows`, F), in the user's units.
    ///
    /// # Errors
    /// [`Error::Argument`] without such a layer; [`Error::Memory`]; those of [`Network::predict`].
    pub(crate) fn scale_by_rows(&mut self, x: &[f32], rows: usize) -> Result<()> {
        let layout = self.layout.composed(&self.config)?;
        let config = layout.config();
        // (The graph of an `Mlp` or of a transformer does not say how its parameters are drawn.)
        let layers = config.graph().linear_layers(!matches!(self.config, Config::Composed(_)));
        if layers.is_empty() {
            let why = ": the network has no linear layer with initial weights";
            return Err(Error::flag("init_from_rows", why));
        }
        for layer in layers {
            let variances = self.variances(config, layer, (x, rows))?;
            let weight = self.layout.tensors()[layer.weight].range();
            for values in self.parameters[weight].chunks_exact_mut(variances.len()) {
                for (value, variance) in values.iter_mut().zip(&variances) {
                    *value = (f64::from(*value) / variance.sqrt()) as f32;
                }
            }
        }
        Ok(())
    }

    /// Returns the variance of each unit of a layer over the rows, and over the places to which the layer is applied; 1 for a unit without any.
    fn variances(
        &self,
        config: &ComposedConfig,
        layer: LinearLayer,
        (x, rows): (&[f32], usize),
    ) -> Result<Vec<f64>> {
        let part = self.until(config, layer.output)?;
        let mut outputs = memory::zeros(rows * part.outputs(), "the outputs of a layer")?;
        part.predict(x, x.len() / rows, &mut outputs, Output::Raw)?;
        let units = config.graph().parameters()[layer.weight].sizes[1];
        let count = (outputs.len() / units) as f64;
        let mean_of = |value: &dyn Fn(usize, f64) -> f64| {
            let mut means = vec![0.0; units];
            for values in outputs.chunks_exact(units) {
                for (unit, (mean, &output)) in means.iter_mut().zip(values).enumerate() {
                    *mean += value(unit, output.into()) / count;
                }
            }
            means
        };
        let means = mean_of(&|_, output| output);
        let mut variances = mean_of(&|unit, output| (output - means[unit]).powi(2));
        for (variance, mean) in variances.iter_mut().zip(&means) {
            // (Equal values have a small variance by rounding.)
            if *variance <= ROUNDING * mean * mean {
                *variance = 1.0;
            }
        }
        Ok(variances)
    }

    /// Returns the part of the network that computes a value, with the parameters of this one.
    fn until(&self, config: &ComposedConfig, output: Id) -> Result<Network> {
        let mut part = Network::new(ComposedConfig::new(config.graph(), &[output], 0)?)?;
        part.set_missing(self.missing.clone())?;
        part.set_input_standardisation(self.input.clone())?;
        let tensors = part.layout.tensors().to_vec();
        for tensor in tensors {
            let own = self.layout.tensors().iter().find(|own| own.name == tensor.name);
            if let Some(own) = own {
                part.parameters[tensor.range()].copy_from_slice(&self.parameters[own.range()]);
            }
        }
        Ok(part)
    }
}

#[cfg(test)]
mod tests {
    use crate::graph::{Graph, Initial, Unary};
    use crate::models::{ComposedConfig, Network, Output};

    /// Two layers with weights that are much too large, applied to two places of each row.
    fn network() -> Network {
        let mut graph = Graph::new();
        let x = graph.input("x", &[2, 3]).unwrap();
        let he = |inputs| Initial::He { inputs };
        let first = graph.parameter_from("first", &[3, 4], he(3)).unwrap();
        let second = graph.parameter_from("second", &[4, 5], he(4)).unwrap();
        let hidden = graph.linear(x, first, None).unwrap();
        let hidden = graph.unary(Unary::Tanh, hidden).unwrap();
        let y = graph.linear(hidden, second, None).unwrap();
        let mut net = Network::new(ComposedConfig::new(&graph, &[y], 42).unwrap()).unwrap();
        net.parameters_mut().iter_mut().for_each(|weight| *weight *= 100.0);
        net
    }

    fn rows() -> Vec<f32> {
        (0..600).map(|i| ((i * i) as f32 * 0.37).sin() * 3.0).collect()
    }

    #[test]
    fn every_unit_has_variance_1() {
        let (mut net, x) = (network(), rows());
        net.scale_by_rows(&x, 100).unwrap();
        let mut y = vec![0.0; 1000];
        net.predict(&x, 6, &mut y, Output::Raw).unwrap();
        for unit in 0..5 {
            let values: Vec<f64> = y.iter().skip(unit).step_by(5).map(|&y| f64::from(y)).collect();
            let mean = values.iter().sum::<f64>() / 200.0;
            let variance = values.iter().map(|y| (y - mean).powi(2)).sum::<f64>() / 200.0;
            assert!((variance - 1.0).abs() < 1e-5, "unit {unit}: {variance}");
        }
        // The first layer too: tanh of values around 300 would be ±1, and the second layer's factors equal.
        let first: f32 =
            net.parameters()[..12].iter().map(|weight| weight.abs()).sum::<f32>() / 12.0;
        assert!((0.05..1.0).contains(&first), "{first}");
    }

    #[test]
    fn units_that_do_not_vary_stay() {
        let (mut net, before) = (network(), network());
        net.scale_by_rows(&[1.0; 60], 10).unwrap();
        assert_eq!(net.parameters(), before.parameters());
    }
}
