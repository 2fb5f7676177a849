//! Normalisations: numbers minus their mean, divided by their standard deviation, over different sets of numbers.

use crate::error::{Error, Result};
use crate::graph::operations::Norm;
use crate::graph::{Binary, Graph, Id, Shape, Unary};

/// A value that is normalised over the batch, with the statistics that were used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BatchNorm {
    /// The normalised value.
    pub y: Id,
    /// Mean of each channel over the batch: (C).
    pub mean: Id,
    /// Variance of each channel over the batch: (C). Multiplied by N/(N − 1) for N numbers, it is the unbiased estimate; PyTorch stores
    /// a running mean of that estimate.
    pub variance: Id,
}

/// Groups of numbers that are normalised together.
#[derive(Clone, Copy)]
struct Groups {
    /// Numbers in a group.
    size: usize,
    /// Number of consecutive numbers with the same scale and shift.
    run: usize,
    /// Number of scales, and of shifts.
    parameters: usize,
}

impl Graph {
    /// Returns (x − mean)/√(variance + ε) over the last axis, optionally times a scale and plus a shift: Ba, Kiros & Hinton,
    /// arXiv:1607.06450.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn layernorm(
        &mut self,
        x: Id,
        scale: Option<Id>,
        shift: Option<Id>,
        epsilon: f64,
    ) -> Result<Id> {
        let last = self.shape(x).sizes().last().copied().unwrap_or(0);
        self.norm(x, Groups { size: last, run: 1, parameters: last }, true, epsilon, [scale, shift])
    }

    /// Returns x/√(mean of x² + ε) over the last axis, optionally times a scale: Zhang & Sennrich, arXiv:1910.07467.
    ///
    /// # Errors
    /// [`Error::Argument`] for a number without sizes; [`Error::Shape`] for incompatible shapes.
    pub fn rms_norm(&mut self, x: Id, scale: Option<Id>, epsilon: f64) -> Result<Id> {
        let last = self.shape(x).sizes().last().copied().unwrap_or(0);
        self.norm(x, Groups { size: last, run: 1, parameters: last }, false, epsilon, [scale, None])
    }

    /// Normalises x (C, …) in `groups` groups of consecutive channels. Each group is normalised over its channels and all later axes,
    /// as in [`Graph::layernorm`]. Each channel may have a scale and a shift (C): Wu & He, arXiv:1803.08494.
    ///
    /// # Errors
    /// [`Error::Argument`] if C is not a multiple of the groups; [`Error::Shape`] for incompatible shapes.
    pub fn group_norm(
        &mut self,
        x: Id,
        groups: usize,
        scale: Option<Id>,
        shift: Option<Id>,
        epsilon: f64,
    ) -> Result<Id> {
        let sizes = self.shape(x).sizes().to_vec();
        let channels = self.channels("group_norm", x)?;
        if groups == 0 || channels % groups != 0 {
            let wanted = format!("a divisor of the {channels} channels of {}", self.shape(x));
            return Err(Error::argument("group_norm: groups", groups, wanted));
        }
        let (size, run) = (sizes.iter().product::<usize>() / groups, sizes[1..].iter().product());
        let of_channels = Shape::shared(&sizes[..1]);
        let fits = |&parameter: &Id| *self.shape(parameter) == of_channels;
        let fit = [scale, shift].iter().flatten().all(fits) && (scale.is_some() || shift.is_none());
        if fit && size > 0 {
            let groups = Groups { size, run, parameters: channels };
            return self.norm(x, groups, true, epsilon, [scale, shift]);
        }
        let flat = self.reshape(x, &[groups, size])?;
        let y =
            self.norm(flat, Groups { size, run: 1, parameters: size }, true, epsilon, [None; 2])?;
        let y = self.reshape(y, &sizes)?;
        self.scaled_channels(y, scale, shift)
    }

    /// Same as [`Graph::group_norm`] with one group for each channel of x (C, …): Ulyanov, Vedaldi & Lempitsky, arXiv:1607.08022.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes, or a value without sizes.
    pub fn instance_norm(
        &mut self,
        x: Id,
        scale: Option<Id>,
        shift: Option<Id>,
        epsilon: f64,
    ) -> Result<Id> {
        let channels = self.channels("instance_norm", x)?;
        self.group_norm(x, channels, scale, shift, epsilon)
    }

    /// Normalises each channel of x (C, …) over the rows of the batch and all later axes, optionally with a scale and a shift (C). This
    /// is the form for training: Ioffe & Szegedy, arXiv:1502.03167. The variance is computed from the numbers minus their mean, which
    /// needs another pass over all rows: a plan has three phases.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes, or a value that all rows share.
    pub fn batch_norm(
        &mut self,
        x: Id,
        scale: Option<Id>,
        shift: Option<Id>,
        epsilon: f64,
    ) -> Result<BatchNorm> {
        let channels = self.channels("batch_norm", x)?;
        let inner = self.shape(x).len() / channels.max(1);
        let (rows, inner) = (self.rows(), self.scalar(inner as f64));
        let count = self.mul(rows, inner)?;
        let mean_over_batch = |graph: &mut Graph, x: Id| {
            let axes: Vec<isize> = (1..graph.shape(x).rank() as isize).collect();
            let sum = graph.sum(x, &axes)?;
            let sum = graph.sum_rows(sum)?;
            graph.div(sum, count)
        };
        let mean = mean_over_batch(self, x)?;
        let of_channels = self.channelwise(x, mean)?;
        let centred = self.sub(x, of_channels)?;
        let square = self.mul(centred, centred)?;
        let variance = mean_over_batch(self, square)?;
        let inverse = self.inverse_deviation(variance, epsilon)?;
        let inverse = self.channelwise(x, inverse)?;
        let y = self.mul(centred, inverse)?;
        Ok(BatchNorm { y: self.scaled_channels(y, scale, shift)?, mean, variance })
    }

    /// Same as [`Graph::batch_norm`] with a given mean and variance (C): the form for inference.
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes.
    pub fn batch_norm_inference(
        &mut self,
        x: Id,
        [mean, variance]: [Id; 2],
        scale: Option<Id>,
        shift: Option<Id>,
        epsilon: f64,
    ) -> Result<Id> {
        self.channels("batch_norm", x)?;
        let mean = self.channelwise(x, mean)?;
        let centred = self.sub(x, mean)?;
        let inverse = self.inverse_deviation(variance, epsilon)?;
        let inverse = self.channelwise(x, inverse)?;
        let y = self.mul(centred, inverse)?;
        self.scaled_channels(y, scale, shift)
    }

    /// Applies [`Graph::batch_norm`] in training, and [`Graph::batch_norm_inference`] with states (C) at inference. The states follow
    /// the batches' mean and unbiased variance. Each step moves them by the fraction `momentum` towards the batch's value (0.1 in
    /// PyTorch; the momentum of ONNX and Keras is 1 minus this).
    ///
    /// # Errors
    /// Same as [`Graph::batch_norm`]; [`Error::Argument`](crate::Error::Argument) for a state that is not one.
    pub(crate) fn batch_norm_by_mode(
        &mut self,
        x: Id,
        states: [Id; 2],
        scale: Option<Id>,
        shift: Option<Id>,
        [epsilon, momentum]: [f64; 2],
    ) -> Result<Id> {
        let BatchNorm { y, mean, variance } = self.batch_norm(x, scale, shift, epsilon)?;
        let in_use = self.batch_norm_inference(x, states, scale, shift, epsilon)?;
        let channels = self.shape(x).sizes()[0];
        let inner = self.scalar((self.shape(x).len() / channels.max(1)) as f64);
        let (rows, one) = (self.rows(), self.scalar(1.0));
        let count = self.mul(rows, inner)?;
        // The variance of a single number is 0, unbiased or not.
        let less = self.sub(count, one)?;
        let less = self.binary(Binary::Max, less, one)?;
        let unbiased = self.mul(variance, count)?;
        let unbiased = self.div(unbiased, less)?;
        let momentum = self.scalar(momentum);
        for (state, batch) in states.into_iter().zip([mean, unbiased]) {
            // If a layer is called twice, its second batch continues from the state that the first has moved.
            let before = self.next_of(state).unwrap_or(state);
            let difference = self.sub(batch, before)?;
            let step = self.mul(momentum, difference)?;
            let next = self.add(before, step)?;
            self.set_next(state, next)?;
        }
        self.by_mode(y, in_use)
    }

    /// Applies [`Norm`] if there are numbers and the parameters belong to its runs. Otherwise the normalised groups are scaled with
    /// sizes aligned at the last axis.
    fn norm(
        &mut self,
        x: Id,
        Groups { size, run, parameters }: Groups,
        centred: bool,
        epsilon: f64,
        [scale, shift]: [Option<Id>; 2],
    ) -> Result<Id> {
        if self.shape(x).is_empty() || size == 0 {
            let y = self.standardised(x, centred, epsilon)?;
            return self.scaled(y, scale, shift);
        }
        let norm = Norm { size, run, centred, epsilon: epsilon.to_bits() };
        let of_runs = Shape::shared(&[parameters]);
        let given: Vec<Id> = [scale, shift].into_iter().flatten().collect();
        let fits = |&parameter: &Id| *self.shape(parameter) == of_runs;
        if !given.is_empty() && given.iter().all(fits) && scale.is_some() {
            return self.one(norm, &[&[x], &given[..]].concat());
        }
        let y = self.one(Norm { run: size, ..norm }, &[x])?;
        self.scaled(y, scale, shift)
    }

    /// Returns (x − mean)/√(variance + ε) over the last axis; without `centred`, x/√(mean of x² + ε).
    pub(crate) fn standardised(&mut self, x: Id, centred: bool, epsilon: f64) -> Result<Id> {
        let mut x = x;
        if centred {
            let mean = self.mean_kept(x, &[-1])?;
            x = self.sub(x, mean)?;
        }
        let square = self.mul(x, x)?;
        let variance = self.mean_kept(square, &[-1])?;
        let inverse = self.inverse_deviation(variance, epsilon)?;
        self.mul(x, inverse)
    }

    /// Returns 1/√(variance + ε).
    fn inverse_deviation(&mut self, variance: Id, epsilon: f64) -> Result<Id> {
        let epsilon = self.scalar(epsilon);
        let sum = self.add(variance, epsilon)?;
        let root = self.unary(Unary::Sqrt, sum)?;
        self.unary(Unary::Reciprocal, root)
    }

    /// Returns the number of channels of a value (C, …).
    fn channels(&self, name: &str, x: Id) -> Result<usize> {
        let shape = self.shape(x);
        let first = shape.sizes().first().copied();
        first.ok_or_else(|| Error::shape(name, shape, "(C, …), C channels"))
    }

    /// Returns a value (C) of the channels of x (C, …), as (C, 1, …).
    fn channelwise(&mut self, x: Id, value: Id) -> Result<Id> {
        let channels = &self.shape(x).sizes()[..1];
        if self.shape(value).sizes() != channels {
            let wanted = format!("a number for each channel of {}", self.shape(x));
            return Err(Error::shape("a value of channels", self.shape(value), wanted));
        }
        let mut sizes = vec![1; self.shape(x).rank()];
        sizes[0] = channels[0];
        self.reshape(value, &sizes)
    }

    /// Same as [`Graph::scaled`], with a scale and a shift (C) of the channels of y (C, …).
    fn scaled_channels(&mut self, y: Id, scale: Option<Id>, shift: Option<Id>) -> Result<Id> {
        let scale = scale.map(|scale| self.channelwise(y, scale)).transpose()?;
        let shift = shift.map(|shift| self.channelwise(y, shift)).transpose()?;
        self.scaled(y, scale, shift)
    }

    /// Returns y, optionally times a scale and plus a shift.
    fn scaled(&mut self, y: Id, scale: Option<Id>, shift: Option<Id>) -> Result<Id> {
        let y = match scale {
            Some(scale) => self.mul(y, scale)?,
            None => y,
        };
        match shift {
            Some(shift) => self.add(y, shift),
            None => Ok(y),
        }
    }
}
