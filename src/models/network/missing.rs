//! Values that mean "missing", such as -999: the network gets a flag, and the mean replaces the value.

use super::{Config, Function, Layout, Network};
use crate::arena::Arena;
use crate::data::{Missing, Standardisation};
use crate::error::{Error, Result};
use crate::kernels::Affine;
use crate::models::mlp;

impl Network {
    /// Returns the input values that mean "missing", as declared in the fit. After the standardisation such a value is 0, the mean
    /// of the values that are present. An input behind the F inputs is 1 if the value is missing, else 0: one flag for each mark,
    /// in this order. The caller's rows have F values.
    #[must_use]
    pub fn missing(&self) -> &[Missing] {
        &self.missing
    }

    /// Returns true if a fit can add flags: for a network of layers or for a table that was not fitted yet.
    pub(crate) fn takes_flags(&self) -> bool {
        matches!(self.config, Config::Mlp(_) | Config::Table(_)) && self.loss.is_none()
    }

    /// Text of the sizes without flags, and of the flags, for messages.
    pub(crate) fn shape(&self) -> String {
        let mut text = match &self.config {
            Config::Mlp(config) => {
                let mut config = config.clone();
                config.widths[0] = self.features();
                Config::Mlp(config).shape()
            }
            other => other.shape(),
        };
        for Missing { feature, value } in &self.missing {
            text += &format!(", missing {value} in feature {feature}");
        }
        text
    }

    /// Adds an input with weights 0 to the first layer for each of `missing`. The outputs for rows without missing values do not
    /// change.
    ///
    /// # Errors
    /// [`Error::Argument`] for a network that is not an MLP or already has such inputs; [`Error::Memory`]. The network is then
    /// unchanged.
    pub(crate) fn flag_missing(&mut self, missing: Vec<Missing>) -> Result<()> {
        let mut config = match &self.config {
            Config::Mlp(config) if self.missing.is_empty() => config.clone(),
            other => {
                let got = match other {
                    Config::Mlp(_) => "an Mlp that has flags already",
                    Config::Transformer(_) => "a transformer",
                    Config::Composed(_) => "one composed of tensors",
                    Config::Table(_) => "a table network, whose flags come with its sizes",
                };
                let wanted = "an Mlp or a Table before its first fit, which gets the flags as further inputs; for another network Define columns: one that is 1 where a value is \
                              missing, and one with another value in its place";
                return Err(Error::argument(
                    "the network of a fit with missing values",
                    got,
                    wanted,
                ));
            }
        };
        config.widths[0] += missing.len();
        let layout = mlp::Layout::new(&config.widths, config.activation)?;
        let mut parameters = Arena::try_new(layout.parameters(), "the network's parameters")?;
        // The first tensor is (inputs, outputs): the rows of the flags come behind those of the features.
        let first = self.features() * config.widths[1];
        let rest = first + missing.len() * config.widths[1];
        parameters[..first].copy_from_slice(&self.parameters[..first]);
        parameters[rest..].copy_from_slice(&self.parameters[first..]);
        self.config = Config::Mlp(config);
        self.layout = Layout::Function(Function::Mlp(layout));
        self.parameters = parameters;
        self.missing = missing;
        self.set_affine();
        Ok(())
    }

    /// Sets the marks of a network whose layout already contains the flags, as read from a file.
    ///
    /// # Errors
    /// [`Error::Argument`] for more flags than inputs, a feature that does not exist or occurs twice, a value that is not finite.
    pub(super) fn set_missing(&mut self, missing: Vec<Missing>) -> Result<()> {
        if missing.is_empty() && self.missing.is_empty() {
            return Ok(());
        }
        let features = self.layout.features().checked_sub(missing.len()).filter(|&some| some > 0);
        let Some(features) = features else {
            let wanted = format!("fewer than the network's {} inputs", self.layout.features());
            return Err(Error::argument("missing values", missing.len(), wanted));
        };
        if let Config::Composed(config) = &self.config {
            let graph = config.graph();
            let sizes = |(_, id): &(String, _)| graph.shape(*id).sizes().len();
            if graph.inputs().len() != 1 || graph.inputs().iter().any(|input| sizes(input) != 1) {
                let got = format!("given for a network of the inputs {}", config.inputs());
                return Err(Error::argument("missing values", got, "one input, of one size"));
            }
        }
        if !missing.is_sorted_by_key(|of| of.feature) {
            let wanted = "in the order of the features";
            return Err(Error::argument("missing values", "in another order", wanted));
        }
        let mut seen = vec![false; features];
        for &Missing { feature, value } in &missing {
            if !value.is_finite() {
                return Err(Error::argument("a missing value", value, "a finite number"));
            }
            if feature >= features || std::mem::replace(&mut seen[feature], true) {
                let wanted = format!("one of {features}, each once");
                return Err(Error::argument("the feature of a missing value", feature, wanted));
            }
        }
        self.missing = missing;
        self.set_affine();
        Ok(())
    }

    /// Computes `affine` from `input` and `missing`.
    pub(super) fn set_affine(&mut self) {
        let affine = |s: &Standardisation| Affine::new(&s.mean, &s.scale, &self.missing);
        self.affine = match (&self.input, &*self.missing) {
            (Some(input), _) => Some(affine(input)),
            (None, []) => None,
            (None, _) => Some(affine(&Standardisation::identity(self.features()))),
        };
    }
}
