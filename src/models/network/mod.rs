//! A network on rows of columns: its parameters, and the data needed to apply it to raw columns.

mod absent;
#[cfg(feature = "ndarray")]
mod array;
mod config;
mod differentiable;
mod file;
mod first_rows;
mod fresh;
mod function;
mod header;
mod layout;
mod loss_header;
mod missing;
mod onnx;
#[cfg(test)]
mod onnx_tests;
mod overflow;
mod parts;
mod predict;
mod pt2;
mod spread;
mod state;
mod summary;
mod table;
#[cfg(test)]
mod tests;
mod trainer;

use std::collections::BTreeMap;

use crate::arena::Arena;
use crate::data::{Collection, Column, Missing, Names, Standardisation, count_features};
use crate::error::{Error, Result};
use crate::kernels::Affine;
use crate::models::Loss;

pub use absent::{Absent, ExportOptions};
pub use config::Config;
pub use differentiable::{Differentiable, ForwardOptions, Gradient, Pass, Precision, Tape};
pub use function::Function;
pub use layout::Layout;
pub(crate) use parts::{is_part, parts};
pub use predict::Output;
pub use state::StateOptions;
pub(crate) use trainer::Setup;
pub use trainer::{Batch, StepOptions, StepReport, Trainer};

/// A network: a multi-layer perceptron, a transformer, a network composed of tensors or one for a table. It owns its parameters, in one allocation,
/// and the data needed to apply it to raw columns (standardisations, column names).
///
/// # Example
/// ```
/// use rootgrad::kernels::Activation;
/// use rootgrad::models::{MlpConfig, Network, Output};
///
/// let config = MlpConfig { widths: vec![2, 8, 1], activation: Activation::Gelu, init: None, seed: 42 };
/// let net = Network::new(config)?;
/// let (x, mut score) = ([0.5, -1.0, 2.0, 0.25], [0.0; 2]);
/// net.predict(&x, 2, &mut score, Output::Probability)?;
/// assert!(score.iter().all(|p| (0.0..=1.0).contains(p)));
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug)]
pub struct Network {
    config: Config,
    layout: Layout,
    parameters: Arena,
    input: Option<Standardisation>,
    /// Shift and factor of `input` and `missing`, in the form that the gathering kernel reads.
    affine: Option<Affine>,
    /// Marks of missing values, such as -999. The network has a further input for each, a flag that is 1 where the value is missing.
    missing: Vec<Missing>,
    target: Option<Standardisation>,
    loss: Option<Loss>,
    columns: Vec<Column>,
    collections: Vec<Collection>,
    target_names: Vec<String>,
    metadata: BTreeMap<String, String>,
    /// True if the network's own outputs are probabilities: numbers between 0 and 1, whatever the inputs are.
    gives_probabilities: bool,
}

impl Network {
    /// Creates a network with weights drawn from the seed: the same bits on every machine.
    ///
    /// # Errors
    /// [`Error::Argument`] for invalid sizes (an MLP with fewer than two widths or a width of 0; see
    /// [`TransformerConfig::check`](crate::models::TransformerConfig::check)), [`Error::Memory`] for more parameters than fit.
    pub fn new(config: impl Into<Config>) -> Result<Self> {
        let config = config.into();
        let layout = config.layout()?;
        let mut parameters = Arena::try_new(layout.parameters(), "the network's parameters")?;
        config.draw(&layout, &mut parameters);
        Ok(Self::assemble(config, layout, parameters))
    }

    /// Creates a network with these parameters, in the order of [`Layout::tensors`].
    ///
    /// # Errors
    /// [`Error::Argument`] for bad sizes or a parameter that is not finite, [`Error::Shape`] for a wrong number of
    /// parameters.
    pub fn from_parts(config: impl Into<Config>, parameters: &[f32]) -> Result<Self> {
        let config = config.into();
        let layout = config.layout()?;
        if parameters.len() != layout.parameters() {
            return Err(Error::shape("parameters", parameters.len(), layout.parameters()));
        }
        for tensor in layout.tensors() {
            if let Some(i) = parameters[tensor.range()].iter().position(|p| !p.is_finite()) {
                let name = format!("{}[{i}]", tensor.name);
                return Err(Error::argument(
                    name,
                    parameters[tensor.offset + i],
                    "a finite number",
                ));
            }
        }
        let parameters = Arena::from_slice(parameters);
        Ok(Self::assemble(config, layout, parameters))
    }

    /// Returns a copy, with an error if memory is short; [`Clone`] does not check this.
    ///
    /// # Errors
    /// [`Error::Memory`] if the machine does not have enough for a second network of this size.
    pub fn try_clone(&self) -> Result<Self> {
        let parameters =
            Arena::try_from_slice(&self.parameters, "the parameters of a copy of the network")?;
        Ok(self.with_parameters(parameters))
    }

    /// Returns a network that differs only in its parameters.
    fn with_parameters(&self, parameters: Arena) -> Self {
        Self {
            config: self.config.clone(),
            layout: self.layout.clone(),
            parameters,
            input: self.input.clone(),
            affine: self.affine.clone(),
            missing: self.missing.clone(),
            target: self.target.clone(),
            loss: self.loss,
            columns: self.columns.clone(),
            collections: self.collections.clone(),
            target_names: self.target_names.clone(),
            metadata: self.metadata.clone(),
            gives_probabilities: self.gives_probabilities,
        }
    }

    fn assemble(config: Config, layout: Layout, parameters: Arena) -> Self {
        let collections = match &config {
            Config::Table(of) => of.collections.clone(),
            _ => layout.collections().to_vec(),
        };
        let gives_probabilities = match &config {
            Config::Composed(of) => of.graph().is_between_0_and_1(of.output()),
            Config::Mlp(_) | Config::Transformer(_) | Config::Table(_) => false,
        };
        Self {
            config,
            gives_probabilities,
            layout,
            collections,
            parameters,
            input: None,
            affine: None,
            missing: Vec::new(),
            target: None,
            loss: None,
            columns: Vec::new(),
            target_names: Vec::new(),
            metadata: BTreeMap::new(),
        }
    }

    /// Returns the definition that the network was created from.
    #[must_use]
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Returns the table of its parameters.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Number of inputs, F, without the flags of [missing](Network::missing) values; 0 for a table network before its first fit.
    #[must_use]
    pub fn features(&self) -> usize {
        self.layout.features() - self.missing.len()
    }

    /// Number of outputs, K; 0 for a table network before its first fit.
    #[must_use]
    pub fn outputs(&self) -> usize {
        self.layout.outputs()
    }

    /// All parameters, in the order of [`Layout::tensors`].
    #[must_use]
    pub fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    /// Returns all parameters for modification.
    pub fn parameters_mut(&mut self) -> &mut [f32] {
        &mut self.parameters
    }

    /// Returns shift and scale of the inputs, applied before the first layer. A fit sets them.
    #[must_use]
    pub fn input_standardisation(&self) -> Option<&Standardisation> {
        self.input.as_ref()
    }

    /// Sets the shift and scale of the inputs.
    ///
    /// # Errors
    /// [`Error::Shape`] unless there are F means and scales, [`Error::Argument`] if one is not usable.
    pub fn set_input_standardisation(&mut self, input: Option<Standardisation>) -> Result<()> {
        if let Some(input) = &input {
            input.check("input standardisation", self.features())?;
        }
        self.input = input;
        self.set_affine();
        Ok(())
    }

    /// Returns the standardisation of inputs in the form that this network needs: the tokens of a transformer share theirs, and so do the numbers of
    /// a channel.
    pub(crate) fn shared(&self, mut input: Standardisation) -> Standardisation {
        self.layout.share(&mut input.mean, &mut input.scale);
        input
    }

    /// Returns shift and scale of a regression's targets. A fit sets them, and [`predict`](Network::predict) undoes them.
    #[must_use]
    pub fn target_standardisation(&self) -> Option<&Standardisation> {
        self.target.as_ref()
    }

    /// Sets the shift and scale of the targets.
    ///
    /// # Errors
    /// [`Error::Shape`] unless there are K means and scales, [`Error::Argument`] if one is not usable.
    pub fn set_target_standardisation(&mut self, target: Option<Standardisation>) -> Result<()> {
        if let Some(target) = &target {
            target.check("target standardisation", self.outputs())?;
        }
        self.target = target;
        Ok(())
    }

    /// Returns the loss of the fit; `None` before a fit.
    #[must_use]
    pub fn loss(&self) -> Option<Loss> {
        self.loss
    }

    /// Sets the loss, which defines the meaning of [`Output::Probability`].
    pub fn set_loss(&mut self, loss: Option<Loss>) {
        self.loss = loss;
    }

    /// Returns the columns that make up the F inputs; empty before a fit.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// Names the inputs.
    ///
    /// # Errors
    /// [`Error::Shape`] unless the columns' widths sum to F (no column at all is allowed), [`Error::Argument`] for an
    /// empty or repeated name or a width of 0.
    pub fn set_columns(&mut self, columns: Vec<Column>) -> Result<()> {
        let width = if columns.is_empty() { self.features() } else { count_features(&columns)? };
        if width != self.features() {
            let wanted = format!("{}, the network's inputs", self.features());
            return Err(Error::shape("the columns' total width", width, wanted));
        }
        self.columns = columns;
        Ok(())
    }

    /// Returns the jagged inputs (features of a row whose entries may be missing) and the order of their entries in the last fit.
    #[must_use]
    pub fn collections(&self) -> &[Collection] {
        &self.collections
    }

    /// Sets the order of the entries of jagged inputs.
    ///
    /// # Errors
    /// [`Error::Argument`] if they are not the network's collections.
    pub fn set_collections(&mut self, collections: Vec<Collection>) -> Result<()> {
        let own = &self.collections;
        let fits = own.len() == collections.len()
            && own.iter().zip(&collections).all(|(own, given)| own.is_as(given));
        if !fits {
            let wanted = format!("{}, the jagged inputs of the network", described(own));
            return Err(Error::argument(
                "the jagged columns of a row",
                described(&collections),
                wanted,
            ));
        }
        for of in &collections {
            if let Some(key) = of.sorted_by.filter(|&key| key >= of.columns) {
                let wanted = format!("one of the {} columns, counted from 0", of.columns);
                return Err(Error::argument("the column that entries are sorted by", key, wanted));
            }
        }
        self.collections = collections;
        Ok(())
    }

    /// Returns the names of the targets of the fit: of the class, or of each output of a regression; empty before a fit.
    #[must_use]
    pub fn target_names(&self) -> &[String] {
        &self.target_names
    }

    /// Sets the names of the network's targets.
    ///
    /// # Errors
    /// [`Error::Shape`] unless there are [`Loss::targets`] names (none at all is allowed), [`Error::Argument`] for an empty
    /// or repeated name.
    pub fn set_target_names(&mut self, names: Vec<String>) -> Result<()> {
        if !names.is_empty() {
            let wanted = self.loss.map_or(names.len(), |loss| loss.targets(self.outputs()));
            if names.len() != wanted {
                return Err(Error::shape("the list of target names", names.len(), wanted));
            }
            Names::from(&names[..]).checked("target names")?;
        }
        self.target_names = names;
        Ok(())
    }

    /// Returns true if every output is by itself a number between 0 and 1, for example after a clip or a product of sigmoids. A classification loss
    /// and [`Output::Probability`] would apply a sigmoid or a softmax to such outputs once more.
    #[must_use]
    pub fn gives_probabilities(&self) -> bool {
        self.gives_probabilities
    }

    /// Returns the free text about the network's fit, which is stored in the model file.
    #[must_use]
    pub fn metadata(&self) -> &BTreeMap<String, String> {
        &self.metadata
    }

    /// Returns the free text for modification.
    pub fn metadata_mut(&mut self) -> &mut BTreeMap<String, String> {
        &mut self.metadata
    }
}

/// Text about collections for messages: `4 columns of at most 16 entries starting at feature 2`.
pub(crate) fn described(collections: &[Collection]) -> String {
    if collections.is_empty() {
        return "none".into();
    }
    let text = |of: &Collection| {
        let Collection { feature, columns, at_most, .. } = of;
        format!("{columns} columns of at most {at_most} entries starting at feature {feature}")
    };
    collections.iter().map(text).collect::<Vec<_>>().join(", ")
}

impl Clone for Network {
    fn clone(&self) -> Self {
        self.with_parameters(self.parameters.clone())
    }
}
