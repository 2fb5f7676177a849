//! The space of a search: dimensions, and the points that are drawn in them.

use std::fmt;
use std::str::FromStr;

use rand_xoshiro::rand_core::Rng;

use crate::error::{Error, Result};
use crate::evaluate::{below, join, stream};
use crate::kernels::Activation;
use crate::models::Network;
use crate::selection::figures::number;
use crate::train::TrainOptions;

/// Maximum number of values in a dimension.
const MOST: usize = 1 << 16;

/// Option or size that a dimension varies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Parameter {
    /// Learning rate, [`TrainOptions::learning_rate`].
    LearningRate,
    /// Weight decay, [`TrainOptions::weight_decay`].
    WeightDecay,
    /// Largest norm of the gradient, [`TrainOptions::clip_norm`].
    ClipNorm,
    /// Rows of a step, [`TrainOptions::batch_size`].
    BatchSize,
    /// Widths between inputs and outputs of an [`Mlp`](crate::models::MlpConfig).
    Hidden,
    /// Activation function, [`MlpConfig::activation`](crate::models::MlpConfig::activation).
    Activation,
}

impl Parameter {
    /// All parameters, with their names.
    pub const ALL: [(Self, &'static str); 6] = [
        (Self::LearningRate, "learning_rate"),
        (Self::WeightDecay, "weight_decay"),
        (Self::ClipNorm, "clip_norm"),
        (Self::BatchSize, "batch_size"),
        (Self::Hidden, "hidden"),
        (Self::Activation, "activation"),
    ];

    /// Returns true if its values are numbers.
    #[must_use]
    pub fn is_number(self) -> bool {
        !matches!(self, Self::Hidden | Self::Activation)
    }
}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own = Self::ALL.iter().find(|(parameter, _)| parameter == self);
        f.write_str(own.map_or("", |(_, name)| name))
    }
}

impl FromStr for Parameter {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self> {
        let found = Self::ALL.iter().find(|(_, own)| *own == name);
        found.map(|(parameter, _)| *parameter).ok_or_else(|| {
            let names: Vec<&str> = Self::ALL.iter().map(|(_, name)| *name).collect();
            let wanted = format!("one of {}", names.join(", "));
            Error::argument("a dimension of the search", format!("'{name}'"), wanted)
        })
    }
}

/// Value of a dimension in a trial.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// Value of a dimension of numbers.
    Number(f64),
    /// Hidden widths.
    Widths(Vec<usize>),
    /// Activation function.
    Activation(Activation),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(value) => f.write_str(&number(*value)),
            Value::Widths(widths) if widths.is_empty() => f.write_str("none"),
            Value::Widths(widths) => {
                let widths: Vec<String> = widths.iter().map(usize::to_string).collect();
                f.write_str(&widths.join("-"))
            }
            Value::Activation(activation) => activation.fmt(f),
        }
    }
}

/// Values of a dimension.
#[derive(Debug, Clone, PartialEq)]
pub enum Values {
    /// Numbers whose logarithms are uniformly distributed.
    Log {
        /// Smallest number, above 0.
        low: f64,
        /// Largest number.
        high: f64,
    },
    /// Any of these values, with equal probabilities.
    Choices(Vec<Value>),
}

/// A dimension of a [`Space`].
#[derive(Debug, Clone, PartialEq)]
pub struct Dimension {
    /// Option or size that is varied.
    pub parameter: Parameter,
    /// Values to draw from.
    pub values: Values,
}

/// Dimensions of a search. Options and sizes that are not searched keep the values of the options and of the network.
///
/// ```
/// use rootgrad::kernels::Activation;
/// use rootgrad::selection::Space;
///
/// let space = Space::new()
///     .log("learning_rate", 1e-4, 1e-1)?
///     .choices("batch_size", &[64.0, 256.0])?
///     .hidden(&[vec![32], vec![64, 64]])?
///     .activations(&[Activation::Relu, Activation::Gelu])?;
/// assert_eq!(space.dimensions().len(), 4);
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Space {
    dimensions: Vec<Dimension>,
}

impl Space {
    /// Returns a space without dimensions.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the dimensions, in the order in which they were added.
    #[must_use]
    pub fn dimensions(&self) -> &[Dimension] {
        &self.dimensions
    }

    /// Adds a dimension of numbers from `low` to `high` whose logarithms are uniformly distributed; whole-number options are rounded.
    ///
    /// # Errors
    /// [`Error::Argument`] for a name that is not a dimension of numbers, or is in the space already, and unless 0 < `low` < `high`.
    pub fn log(self, name: &str, low: f64, high: f64) -> Result<Self> {
        let parameter = numbers(name)?;
        let least =
            if parameter == Parameter::BatchSize { 1.0 } else { f64::from(f32::MIN_POSITIVE) };
        if !(low >= least && low < high && high <= f64::from(f32::MAX)) {
            let wanted = format!("two rising numbers, from {least} on");
            return Err(Error::argument(name, format!("from {low} to {high}"), wanted));
        }
        self.with(parameter, Values::Log { low, high })
    }

    /// Adds a dimension of these numbers.
    ///
    /// # Errors
    /// [`Error::Argument`] for a name that is not a dimension of numbers, or is in the space already, no value, and a value that the option does not
    /// allow.
    pub fn choices(self, name: &str, values: &[f64]) -> Result<Self> {
        let parameter = numbers(name)?;
        let (is_size, may_be_0) =
            (parameter == Parameter::BatchSize, parameter == Parameter::WeightDecay);
        let suits = |value: f64| {
            let whole = !is_size || (value.fract() == 0.0 && value >= 1.0);
            let above = if may_be_0 { value >= 0.0 } else { value >= f64::from(f32::MIN_POSITIVE) };
            whole && above && value <= f64::from(f32::MAX)
        };
        if let Some(value) = values.iter().find(|&&value| !suits(value)) {
            let wanted = match (is_size, may_be_0) {
                (true, _) => "whole numbers, at least 1",
                (_, true) => "finite numbers, 0 or above",
                _ => "finite numbers above 0",
            };
            return Err(Error::argument(name, value, wanted));
        }
        self.with(parameter, Values::Choices(values.iter().map(|&v| Value::Number(v)).collect()))
    }

    /// Adds the dimension `hidden`: lists of widths between inputs and outputs; an empty list is a network without hidden layers.
    ///
    /// # Errors
    /// [`Error::Argument`] for no list, a width of 0, and if the dimension is in the space already.
    pub fn hidden(self, choices: &[Vec<usize>]) -> Result<Self> {
        if choices.iter().any(|widths| widths.contains(&0)) {
            return Err(Error::argument("hidden", format!("{choices:?}"), "widths of at least 1"));
        }
        let values = choices.iter().map(|widths| Value::Widths(widths.clone())).collect();
        self.with(Parameter::Hidden, Values::Choices(values))
    }

    /// Adds the dimension `activation`.
    ///
    /// # Errors
    /// [`Error::Argument`] for no activation, and if the dimension is in the space already.
    pub fn activations(self, choices: &[Activation]) -> Result<Self> {
        let values = choices.iter().map(|&activation| Value::Activation(activation)).collect();
        self.with(Parameter::Activation, Values::Choices(values))
    }

    fn with(mut self, parameter: Parameter, values: Values) -> Result<Self> {
        if self.dimensions.iter().any(|dimension| dimension.parameter == parameter) {
            let wanted = "each dimension once";
            return Err(Error::argument(
                "the search space",
                format!("'{parameter}' twice"),
                wanted,
            ));
        }
        if let Values::Choices(choices) = &values
            && !(1..=MOST).contains(&choices.len())
        {
            let wanted = format!("from 1 to {MOST}");
            return Err(Error::argument(
                format!("the choices of {parameter}"),
                choices.len(),
                wanted,
            ));
        }
        self.dimensions.push(Dimension { parameter, values });
        Ok(self)
    }

    /// Refuses dimensions that `network` does not have, and a space without dimensions.
    ///
    /// # Errors
    /// [`Error::Argument`].
    pub(super) fn check(&self, network: &Network) -> Result<()> {
        if self.dimensions.is_empty() {
            let wanted = "at least one dimension, such as learning_rate";
            return Err(Error::argument("the search space", "empty", wanted));
        }
        let of_layers = self.dimensions.iter().find(|dimension| !dimension.parameter.is_number());
        if let (Some(dimension), None) = (of_layers, network.config().mlp()) {
            let name = format!("the network of a search over {}", dimension.parameter);
            let got = network.config().kind();
            return Err(Error::argument(name, got, "a network of fully connected layers (Mlp)"));
        }
        Ok(())
    }

    /// Returns the point of trial `number`, a value for each dimension; it depends only on the seed, the number and the dimension.
    pub(super) fn point(&self, seed: u64, number: usize) -> Vec<Value> {
        let value = |dimension: &Dimension| {
            let place = Parameter::ALL.iter().position(|(own, _)| *own == dimension.parameter);
            let mut random = stream(join(seed, number as u64), place.unwrap_or(0) as u64);
            match &dimension.values {
                Values::Log { low, high } => {
                    let part = ((random.next_u64() >> 12) as f64 + 0.5) / (1_u64 << 52) as f64;
                    let (from, to) = (libm::log(*low), libm::log(*high));
                    let value = libm::exp(from + part * (to - from)).clamp(*low, *high);
                    Value::Number(match dimension.parameter {
                        Parameter::BatchSize => value.round(),
                        _ => value,
                    })
                }
                Values::Choices(choices) => {
                    choices[below(&mut random, choices.len() as u64) as usize].clone()
                }
            }
        };
        self.dimensions.iter().map(value).collect()
    }

    /// Returns the network and the options at a point.
    ///
    /// # Errors
    /// Those of [`Network::new`] and [`Network::fresh`].
    pub(super) fn apply(
        &self,
        point: &[Value],
        network: &Network,
        options: &TrainOptions,
    ) -> Result<(Network, TrainOptions)> {
        let mut options = options.clone();
        let mut mlp = network.config().mlp().cloned();
        for (Dimension { parameter, .. }, value) in self.dimensions.iter().zip(point) {
            match (parameter, value, &mut mlp) {
                (Parameter::LearningRate, Value::Number(rate), _) => {
                    options.learning_rate = Some(*rate as f32)
                }
                (Parameter::WeightDecay, Value::Number(decay), _) => {
                    options.weight_decay = Some(*decay as f32)
                }
                (Parameter::ClipNorm, Value::Number(norm), _) => {
                    options.clip_norm = Some(*norm as f32)
                }
                (Parameter::BatchSize, Value::Number(size), _) => {
                    options.batch_size = *size as usize
                }
                (Parameter::Hidden, Value::Widths(hidden), Some(mlp)) => {
                    let last = network.outputs();
                    mlp.widths =
                        [mlp.widths[0]].into_iter().chain(hidden.iter().copied()).collect();
                    mlp.widths.push(last);
                }
                (Parameter::Activation, Value::Activation(activation), Some(mlp)) => {
                    mlp.activation = *activation;
                }
                _ => return Err(Error::Internal(format!("{parameter} of a search is {value}"))),
            }
        }
        let network = match mlp {
            Some(mut mlp) => {
                mlp.widths[0] = network.features(); // without flags of missing values
                Network::new(mlp)?
            }
            None => network.fresh(network.config().seed())?,
        };
        Ok((network, options))
    }
}

/// Returns the dimension of numbers with this name.
fn numbers(name: &str) -> Result<Parameter> {
    let parameter: Parameter = name.parse()?;
    if parameter.is_number() {
        return Ok(parameter);
    }
    let names = Parameter::ALL.iter().filter(|(own, _)| own.is_number()).map(|(_, name)| *name);
    let wanted = format!(
        "one of numbers: {}; for widths and non-linearities there are hidden and activations",
        names.collect::<Vec<_>>().join(", ")
    );
    Err(Error::argument("a dimension of the search", format!("'{name}'"), wanted))
}
