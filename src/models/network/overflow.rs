//! Detection of inputs so large that a network's output is not finite.

use super::Network;
use crate::data::column::feature_name;
use crate::error::{Error, Result};

/// Standardised inputs from this size on count as the reason for an output that is not finite: their square, for example in a norm, is beyond
/// or near the limit of a 32-bit float.
const LARGE: f32 = 1e15;

impl Network {
    /// Refuses the first row with outputs (K) that are not finite although its inputs are finite and one of them is too large. For NaN and
    /// infinite inputs the outputs may be anything.
    #[cold]
    pub(super) fn check_overflow(&self, x: &[f32], row_stride: usize, all: &[f32]) -> Result<()> {
        let (features, outputs) = (self.features(), self.outputs());
        for (row, out) in all.chunks_exact(outputs).enumerate() {
            let Some(output) = out.iter().find(|value| !value.is_finite()) else { continue };
            let x = &x[row * row_stride..][..features];
            let Some((feature, size)) = self.largest(x) else { continue };
            if size < LARGE {
                continue;
            }
            let from_mean = match self.input_standardisation() {
                Some(_) if size.is_finite() => {
                    format!(", {size:.1e} standard deviations from the mean of the training")
                }
                Some(_) => {
                    ", further from the mean of the training than a 32-bit float can represent"
                        .into()
                }
                None => String::new(),
            };
            // With a single row, its index carries no information.
            let rows = all.len() / outputs;
            let at = if rows > 1 { format!(" at row {row} of {rows}") } else { String::new() };
            return Err(Error::Data(format!(
                "the network's output is {output}{at}, where '{}' is {:e}{from_mean}: such a number overflows 32-bit floats in the \
                 network; leave such events out, or limit the value",
                feature_name(self.columns(), feature),
                x[feature],
            )));
        }
        Ok(())
    }

    /// Returns the feature that is largest when standardised, and its standardised size. `None` if a feature is not finite, unless it is a
    /// missing entry.
    fn largest(&self, x: &[f32]) -> Option<(usize, f32)> {
        let mut largest = (0, 0.0);
        for (feature, &value) in x.iter().enumerate() {
            let may_be_missing =
                || self.collections().iter().any(|of| of.features().contains(&feature));
            let is_entry = value.is_finite() || value.is_nan() && may_be_missing();
            if !is_entry {
                return None;
            }
            let is_missing =
                self.missing().iter().any(|of| of.feature == feature && of.value == value);
            let standardised = match self.input_standardisation() {
                Some(input) => (value - input.mean[feature]) * (1.0 / input.scale[feature]),
                None => value,
            };
            let size = standardised.abs();
            if !is_missing && size > largest.1 {
                largest = (feature, size);
            }
        }
        Some(largest)
    }
}

#[cfg(test)]
mod tests {
    use crate::data::{Column, Missing, Standardisation};
    use crate::error::Error;
    use crate::kernels::Activation;
    use crate::models::{MlpConfig, Network, Output};

    fn net(columns: &[&str]) -> Network {
        let widths = vec![columns.len(), 8, 8, 1];
        let config = MlpConfig { widths, activation: Activation::Relu, init: None, seed: 1 };
        let mut net = Network::new(config).unwrap();
        net.set_columns(columns.iter().map(|name| Column::scalar(*name)).collect()).unwrap();
        net
    }

    fn predict(net: &Network, x: &[f32], output: Output) -> Result<Vec<f32>, String> {
        let mut out = vec![0.0; x.len() / net.features()];
        match net.predict(x, net.features(), &mut out, output) {
            Ok(()) => Ok(out),
            Err(Error::Data(message)) => Err(message),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_number_that_overflows_is_named_with_row_and_column() {
        let mut net = net(&["pt", "eta"]);
        for scale in [Some(0.5), Some(1e-3)] {
            let standardisation =
                scale.map(|scale| Standardisation { mean: vec![1.0; 2], scale: vec![scale; 2] });
            net.set_input_standardisation(standardisation).unwrap();
            for far in [3.4e38, -3.4e38] {
                for output in [Output::Raw, Output::Probability] {
                    let x = [1.0, 2.0, 0.5, far, f32::NAN, 1.0];
                    let message = predict(&net, &x, output).unwrap_err();
                    let wanted = format!("at row 1 of 3, where 'eta' is {far:e}");
                    assert!(message.contains(&wanted), "{message}");
                    assert!(message.contains("overflows 32-bit floats"), "{message}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_number_gives_none_and_what_is_missing_does_not_count() {
        let mut net = net(&["pt", "eta"]);
        for none in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            let out = predict(&net, &[1.0, 2.0, 0.5, none], Output::Raw).unwrap();
            assert!(out[0].is_finite());
        }
        assert!(predict(&net, &[1.0, f32::NAN], Output::Raw).unwrap()[0].is_nan());
        net.flag_missing(vec![Missing { feature: 1, value: 3e38 }]).unwrap();
        let standardisation = Standardisation { mean: vec![1.0; 2], scale: vec![0.5; 2] };
        net.set_input_standardisation(Some(standardisation)).unwrap();
        assert!(predict(&net, &[1.0, 3e38], Output::Raw).unwrap()[0].is_finite());
        assert!(predict(&net, &[1.0, 2e38], Output::Raw).unwrap_err().contains("'eta' is 2e38"));
    }
}
