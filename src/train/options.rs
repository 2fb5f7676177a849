//! The options of a fit, and their ranges.

use std::path::{Path, PathBuf};

use super::ranges::{above_zero, at_least_one, below_one, zero_or_above};
use super::{MissingValue, Monitor, PartRate, Progress, Schedule, Teacher};
use crate::data::InputScaling;
use crate::error::{Error, Result};
use crate::formats::is_there;
use crate::interface::{self, Value, option};
use crate::kernels::optimizer::Optimizer;
use crate::models::{Loss, LossFunction};
use crate::ranks::Ranks;
use crate::threads;

/// The options of a [`fit`](super::fit).
///
/// ```
/// use rootgrad::train::{Schedule, TrainOptions};
///
/// let options = TrainOptions {
///     epochs: Some(30),
///     schedule: Some(Schedule::Cosine { warmup_fraction: 0.05, final_fraction: 0.0 }),
///     patience: Some(5),
///     ..TrainOptions::default()
/// };
/// options.validate()?;
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct TrainOptions {
    /// Passes over the training rows, at least 1. `None`, the default: 20, or more with few rows, so that the fit makes 500 steps.
    pub epochs: Option<usize>,
    /// Rows of a step, at least 1; the last step of an epoch takes the remaining rows. Default 256.
    pub batch_size: usize,
    /// Learning rate, above 0, multiplied by the schedule's factor. `None`, the default: the rate that suits the kind of network.
    pub learning_rate: Option<f32>,
    /// Learning rates of parts of the network, in place of [`learning_rate`](TrainOptions::learning_rate). A name stands for the tensor of this name
    /// and for all tensors that begin with the name and a point (`layers.0` for `layers.0.weight`). The schedule's factor is the same. The rate is at
    /// least 0. A rate of 0 freezes a part: its batch norms keep their running means and variances, and normalise by them.
    /// [`History::notes`](super::History::notes) lists the frozen tensors. If several entries name a tensor, the last one counts. Default none.
    pub parts: Vec<PartRate>,
    /// Optimiser. Default AdamW with β₁ = 0.9, β₂ = 0.999, ε = 10⁻⁸.
    pub optimizer: Optimizer,
    /// Decay of the weight matrices, not of biases, at least 0. It is decoupled with AdamW, and added to the gradient (L2) with Adam and SGD. `None`,
    /// the default: the decay that suits the kind of network.
    pub weight_decay: Option<f32>,
    /// Fraction of all steps, at the end of the fit, in which the weight decay falls to 0 as half a cosine, 0 to 1. Default 0: constant decay.
    pub weight_decay_fade: f32,
    /// The same for the rates of dropout, in networks that have any. Default 0: constant rates.
    pub dropout_fade: f32,
    /// Loss to minimise. `None`, the default, takes the loss of the model's earlier fit. For a new model with one output and targets all 0 or 1 it is
    /// [`Loss::BinaryCrossEntropy`]; with more outputs, [`Loss::SoftmaxCrossEntropy`]. The δ of [`Loss::Huber`] is in standard deviations of the
    /// target; without [`standardize`](TrainOptions::standardize), in the target's units.
    pub loss: Option<Loss>,
    /// Custom loss in place of `loss`; the columns that it needs besides the targets follow the targets in the data. Default none.
    pub loss_function: Option<LossFunction>,
    /// Trained network whose scores of the rows replace the targets (distillation): a small network then becomes nearly as good as a large one. For a
    /// classifier the student learns logits, for a regression values; the signs of weights are ignored. The teacher also scores up
    /// to four copies of each row in which 3 in 10 columns have another row's value, but no more than 250,000 rows in total. Rows on disk are refused.
    /// If [`epochs`](TrainOptions::epochs) is `None`, the fit makes 10,000 steps, in 20 to 100 epochs. Default none.
    pub teacher: Option<Teacher>,
    /// Schedule of the learning rate. `None`, the default: the schedule that suits the kind of network.
    pub schedule: Option<Schedule>,
    /// Largest Euclidean norm of a step's gradient, above 0; longer gradients are scaled down. Default none.
    pub clip_norm: Option<f32>,
    /// Fraction of the rows, 0 to below 1, that validates and does not train; the same fraction of each class. Without effect if a validation data
    /// set is given. Default 0.2; 0 for none.
    pub validation_fraction: f32,
    /// Figure of the validation rows by which the best epoch is chosen, whose parameters the model has after the fit. Default [`Monitor::Loss`].
    pub monitor: Monitor,
    /// Epochs without a better one ([`monitor`](TrainOptions::monitor)) after which the fit ends, at least 1. Default none.
    pub patience: Option<usize>,
    /// Random seed for the split and the shuffling. The initial parameters have the model's own seed. Default 0.
    pub seed: u64,
    /// Number of threads, 0 for all cores, divided among the ranks on this machine. The result does not depend on it. Default 0.
    pub threads: usize,
    /// Processes that train the network together: [`Ranks::mpi`]. All ranks make the same call with the same rows, network and options; the
    /// arithmetic of each batch is divided among them. The result is the same for any number of ranks. Rank 0 writes checkpoints and shows
    /// progress. Default: this process alone.
    pub ranks: Ranks,
    /// True if each rank has other rows, its part of the data set, and likewise of validation rows. The ranks exchange them before the training, so that
    /// each has all. The result is that of one process with all rows. Default false: all ranks have the same rows.
    pub own_rows: bool,
    /// Display of progress. Default [`Progress::Auto`].
    pub progress: Progress,
    /// True if Ctrl-C ends the fit in good order ([`Stop::Interrupted`](super::Stop)), with everything restored to the last finished epoch. Before
    /// the end of the first epoch the model is then unchanged. Default true.
    pub interruptible: bool,
    /// True if the first fit of a model standardises the inputs and, in a regression, the target, to mean 0 and standard deviation 1 on the training
    /// rows. Default true.
    pub standardize: bool,
    /// True if the first fit scales the initial weights of linear layers so that each unit has variance 1 over 1,024 of the rows (Mishkin & Matas,
    /// arXiv:1511.06422). It helps deep networks whose layers shrink or enlarge their inputs. Refused for a network that was fitted. Default false.
    pub init_from_rows: bool,
    /// Quantities by which the first fit scales the inputs, if it [standardises](TrainOptions::standardize). They are mean and standard deviation or,
    /// with [`InputScaling::Robust`], median and quartiles, which far values do not move. (For rows on disk the quantiles are those of 16,384 of
    /// them.) A network may limit far values by [`Graph::smooth_clip`](crate::graph::Graph::smooth_clip). `None`, the default: the scaling that suits
    /// the kind of network.
    pub scaling: Option<InputScaling>,
    /// True if every class of a classification counts the same in the loss. The weights of the training rows of each class (1 without weights) are
    /// scaled so that all classes have the same total, and those of the validation rows likewise. Weights may be negative. Metrics use the weights as
    /// given, so that they keep their meaning. The outputs then assume equally frequent classes: at a probability of 0.5 an event is equally likely
    /// in either class. Refused for a regression. Default false.
    pub balance_classes: bool,
    /// Values that mark a missing value in columns, such as -999. The network replaces such a value by the mean of the values that are present. An
    /// additional input, a flag, marks where it is missing. The first fit gives the network these inputs, with weights that begin at 0; they are
    /// saved with the network, and later fits need no declaration. For an [`Mlp`](crate::models::MlpConfig) or a [table
    /// network](crate::models::table::TableConfig). Default none.
    pub missing: Vec<MissingValue>,
    /// File that stores the state of the fit, so that it can be continued later. It loads as a model too. Default none.
    pub checkpoint: Option<PathBuf>,
    /// Epochs from one checkpoint to the next, at least 1; the end of the fit writes one too. Default 1.
    pub checkpoint_every: usize,
    /// True to continue from the checkpoint, bit for bit as if the fit had never stopped; options that are `None` keep their earlier values. (A
    /// falling schedule depends on the number of epochs: another number makes another fit.) If the file does not exist yet, the fit begins at the
    /// first epoch, so that a batch job can be resubmitted unchanged. Default false.
    pub resume: bool,
}

impl Default for TrainOptions {
    fn default() -> Self {
        TrainOptions {
            epochs: None,
            batch_size: 256,
            learning_rate: None,
            parts: Vec::new(),
            optimizer: Optimizer::default(),
            weight_decay: None,
            weight_decay_fade: 0.0,
            dropout_fade: 0.0,
            loss: None,
            loss_function: None,
            teacher: None,
            schedule: None,
            clip_norm: None,
            validation_fraction: 0.2,
            monitor: Monitor::default(),
            patience: None,
            seed: 0,
            threads: 0,
            ranks: Ranks::default(),
            own_rows: false,
            progress: Progress::default(),
            interruptible: true,
            standardize: true,
            init_from_rows: false,
            scaling: None,
            balance_classes: false,
            missing: Vec::new(),
            checkpoint: None,
            checkpoint_every: 1,
            resume: false,
        }
    }
}

impl TrainOptions {
    /// Checks every option by itself; [`fit`](super::fit) calls it.
    ///
    /// # Errors
    /// [`Error::Argument`] with the option's name, its value and its range.
    pub fn validate(&self) -> Result<()> {
        for (name, number) in [("epochs", self.epochs), ("patience", self.patience)] {
            number.map_or(Ok(()), |number| at_least_one(&option(name), number))?;
        }
        if let (Some(loss), Some(_)) = (self.loss, &self.loss_function) {
            let got = interface::value(&loss.into()) + " and a function";
            return Err(Error::option("loss", got, "either a built-in loss or a function"));
        }
        if let Some(Loss::Huber(delta)) = self.loss {
            above_zero(&interface::argument(("loss", "huber"), &["delta"], "delta"), delta)?;
        }
        for (name, share) in
            [("weight_decay_fade", self.weight_decay_fade), ("dropout_fade", self.dropout_fade)]
        {
            if !(0.0..=1.0).contains(&share) {
                return Err(Error::option(name, share, "a number from 0 to 1"));
            }
        }
        self.check_teacher()?;
        self.parts.iter().try_for_each(PartRate::validate)?;
        self.missing.iter().try_for_each(MissingValue::validate)?;
        match self.optimizer {
            Optimizer::AdamW { beta1, beta2, epsilon }
            | Optimizer::Adam { beta1, beta2, epsilon } => {
                below_one(&option("beta1"), beta1)?;
                below_one(&option("beta2"), beta2)?;
                above_zero(&option("epsilon"), epsilon)?;
            }
            Optimizer::Sgd { momentum } => below_one(&option("momentum"), momentum)?,
        }
        self.common().validate()
    }

    /// Refuses options that have no meaning together with a teacher.
    pub(super) fn check_teacher(&self) -> Result<()> {
        if self.teacher.is_none() {
            return Ok(());
        }
        let got = match (&self.loss, &self.loss_function, self.balance_classes) {
            (None, None, false) => return Ok(()),
            (Some(loss), ..) => format!("given with the loss {loss:?}"),
            (None, Some(_), _) => "given with a loss function".into(),
            (None, None, true) => "given with balance_classes".into(),
        };
        let wanted = "a teacher alone: its scores replace the targets and determine the loss";
        Err(Error::argument("the teacher", got, wanted))
    }

    /// Refuses a teacher where networks are compared by the targets.
    ///
    /// # Errors
    /// [`Error::Argument`].
    pub(super) fn check_no_teacher(&self) -> Result<()> {
        if self.teacher.is_none() {
            return Ok(());
        }
        let wanted = "none but in a fit: model selection, a search for a learning rate and ablation compare networks by the targets";
        Err(Error::argument("the teacher", "given", wanted))
    }

    /// Returns the options that every training has.
    pub(super) fn common(&self) -> Common<'_> {
        Common {
            batch_size: self.batch_size,
            learning_rate: self.learning_rate,
            schedule: self.schedule.as_ref(),
            weight_decay: self.weight_decay,
            clip_norm: self.clip_norm,
            validation_fraction: self.validation_fraction,
            threads: self.threads,
            checkpoint: self.checkpoint.as_deref(),
            checkpoint_every: self.checkpoint_every,
            resume: self.resume,
        }
    }
}

/// The options that a network's fit and a language model's training have in common.
pub(super) struct Common<'a> {
    pub(super) batch_size: usize,
    pub(super) learning_rate: Option<f32>,
    pub(super) schedule: Option<&'a Schedule>,
    pub(super) weight_decay: Option<f32>,
    pub(super) clip_norm: Option<f32>,
    pub(super) validation_fraction: f32,
    pub(super) threads: usize,
    pub(super) checkpoint: Option<&'a Path>,
    pub(super) checkpoint_every: usize,
    pub(super) resume: bool,
}

impl<'a> Common<'a> {
    /// # Errors
    /// [`Error::Argument`] with the name of an option that is out of range.
    pub(super) fn validate(&self) -> Result<()> {
        at_least_one(&option("batch_size"), self.batch_size)?;
        at_least_one(&option("checkpoint_every"), self.checkpoint_every)?;
        self.learning_rate.map_or(Ok(()), |rate| above_zero(&option("learning_rate"), rate))?;
        self.clip_norm.map_or(Ok(()), |norm| above_zero(&option("clip_norm"), norm))?;
        self.weight_decay.map_or(Ok(()), |decay| zero_or_above(&option("weight_decay"), decay))?;
        below_one(&option("validation_fraction"), self.validation_fraction)?;
        self.schedule.map_or(Ok(()), Schedule::validate)?;
        threads::check(self.threads)?;
        if self.resume && self.checkpoint.is_none() {
            let got = interface::value(&Value::Flag(true)) + " without a checkpoint";
            let wanted = format!("the file to continue from: {} too", interface::set("checkpoint"));
            return Err(Error::option("resume", got, wanted));
        }
        Ok(())
    }

    /// Returns the checkpoint to continue from, if `resume` is set and the file exists.
    ///
    /// # Errors
    /// [`Error::Io`] if the file's existence cannot be checked: otherwise an existing checkpoint could be overwritten.
    pub(super) fn resumes(&self) -> Result<Option<&'a Path>> {
        match self.checkpoint.filter(|_| self.resume) {
            Some(path) => Ok(is_there(path)?.then_some(path)),
            None => Ok(None),
        }
    }

    /// Returns the error of a training at a learning `rate` in whose `round` ("epoch 3") `what` became `value`; `advice` is added to the suggestions.
    pub(super) fn diverged(
        &self,
        rate: f32,
        (what, value): (&str, f64),
        round: &str,
        advice: &str,
    ) -> Error {
        let kept = match self.checkpoint {
            Some(path) if path.exists() => {
                format!(" (the checkpoint '{}' may have an earlier state)", path.display())
            }
            _ => String::new(),
        };
        let clip = match self.clip_norm {
            None => format!(", or {}", interface::set("clip_norm")),
            Some(_) => String::new(),
        };
        Error::Diverged(format!(
            "training diverged: {what} became {value} in {round}; the model is unchanged{kept}. Lower the learning rate \
             (it is {rate}){clip}{advice}"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Change of an option by a test.
    type Change<'a> = &'a dyn Fn(&mut TrainOptions, f32);

    /// A denormal number is above 0, but 0 to the kernels: a Huber loss's delta of 10⁻⁴⁵ once ended a fit in a panic.
    #[test]
    fn a_denormal_number_is_not_above_zero() {
        let adam = |epsilon| Optimizer::Adam { beta1: 0.9, beta2: 0.999, epsilon };
        let cases: [(&str, Change); 5] = [
            ("learning_rate", &|o, x| o.learning_rate = Some(x)),
            ("clip_norm", &|o, x| o.clip_norm = Some(x)),
            ("the huber loss's delta", &|o, x| o.loss = Some(Loss::Huber(x))),
            ("epsilon", &|o, x| o.optimizer = adam(x)),
            ("the step schedule's factor", &|o, x| {
                o.schedule = Some(Schedule::Step { every_epochs: 1, factor: x })
            }),
        ];
        for (name, change) in cases {
            for (value, right) in
                [(1e-45, false), (f32::MIN_POSITIVE.next_down(), false), (f32::MIN_POSITIVE, true)]
            {
                let mut options = TrainOptions::default();
                change(&mut options, value);
                let refused = options.validate().map_err(|error| error.to_string());
                let reported = format!("{name} is {value}; wanted at least 1.1754944e-38: ");
                assert_eq!(refused.is_ok(), right, "{name} {value:e}: {refused:?}");
                assert!(right || refused.unwrap_err().starts_with(&reported), "{reported}");
            }
        }
    }

    #[test]
    fn every_option_out_of_range_is_named() {
        let refused = |change: &dyn Fn(&mut TrainOptions)| {
            let mut options = TrainOptions::default();
            options.validate().unwrap();
            change(&mut options);
            options.validate().unwrap_err().to_string()
        };
        let adam = |beta1, beta2, epsilon| Optimizer::Adam { beta1, beta2, epsilon };
        type Change<'a> = &'a dyn Fn(&mut TrainOptions);
        let cases: [(&str, Change); 22] = [
            ("epochs is 0", &|o| o.epochs = Some(0)),
            ("batch_size is 0", &|o| o.batch_size = 0),
            ("checkpoint_every is 0", &|o| o.checkpoint_every = 0),
            ("patience is 0", &|o| o.patience = Some(0)),
            ("learning_rate is 0", &|o| o.learning_rate = Some(0.0)),
            ("learning_rate is NaN", &|o| o.learning_rate = Some(f32::NAN)),
            ("learning_rate is inf", &|o| o.learning_rate = Some(f32::INFINITY)),
            ("clip_norm is -1", &|o| o.clip_norm = Some(-1.0)),
            ("delta is 0", &|o| o.loss = Some(Loss::Huber(0.0))),
            ("weight_decay is -0.1", &|o| o.weight_decay = Some(-0.1)),
            ("weight_decay_fade is 2", &|o| o.weight_decay_fade = 2.0),
            ("dropout_fade is NaN", &|o| o.dropout_fade = f32::NAN),
            ("validation_fraction is 1", &|o| o.validation_fraction = 1.0),
            ("validation_fraction is -0.2", &|o| o.validation_fraction = -0.2),
            ("beta1 is 1", &|o| o.optimizer = adam(1.0, 0.9, 1e-8)),
            ("beta2 is -1", &|o| o.optimizer = adam(0.9, -1.0, 1e-8)),
            ("epsilon is 0", &|o| o.optimizer = adam(0.9, 0.9, 0.0)),
            ("momentum is 1", &|o| o.optimizer = Optimizer::Sgd { momentum: 1.0 }),
            ("warmup_fraction is 2", &|o| {
                o.schedule = Some(Schedule::Cosine { warmup_fraction: 2.0, final_fraction: 0.0 })
            }),
            ("factor is -1", &|o| {
                o.schedule = Some(Schedule::Step { every_epochs: 1, factor: -1.0 })
            }),
            ("threads is 5000", &|o| o.threads = 5000),
            ("resume is true without", &|o| o.resume = true),
        ];
        for (wanted, change) in cases {
            let message = refused(change);
            assert!(message.contains(wanted), "'{message}' should say '{wanted}'");
        }
    }
}
