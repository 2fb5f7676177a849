//! Options of a fit as a C struct.

use super::handles::{self, rootgrad_loss_function_t, rootgrad_network_t};
use super::network::NetworkObject;
use super::option_lists::{self, rootgrad_missing_t, rootgrad_part_t};
use super::{
    arguments, arguments::Out, codes, enums, fence, ranks, rootgrad_status_t,
    schedule::ScheduleNumbers, trace,
};
use crate::error::{Error, Result};
use crate::models::LossFunction;
use crate::train::{Monitor, Optimizer, Progress, Schedule, TrainOptions};
use codes::{Decode, decode, unknown};
use enums::{rootgrad_monitor, rootgrad_optimizer, rootgrad_progress};
use std::ffi::c_char;
use std::path::PathBuf;

/// Options of a fit. Fill it with `rootgrad_train_options_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_train_options_t {
    /// Size of this struct in bytes, as set by `rootgrad_train_options_default`; another value is an error.
    pub struct_size: usize,
    /// Number of passes over the training part, at least 1; `(size_t)-1`, the default: 20, or for few rows the number that gives
    /// 500 steps.
    pub epochs: usize,
    /// Number of rows in a step; at least 1.
    pub batch_size: usize,
    /// Highest learning rate of the schedule, above 0; `-INFINITY`, the default, for the one that suits the kind of network.
    pub learning_rate: f32,
    /// Optimiser, a `rootgrad_optimizer`.
    pub optimizer: i32,
    /// Decay of the mean gradient (AdamW, Adam), in [0, 1).
    pub beta1: f32,
    /// Decay of the mean squared gradient (AdamW, Adam), in [0, 1).
    pub beta2: f32,
    /// Number added to the square root of the mean squared gradient (AdamW, Adam).
    pub epsilon: f32,
    /// Momentum of stochastic gradient descent, in [0, 1).
    pub momentum: f32,
    /// Weight decay of the weight matrices, at least 0: decoupled in AdamW, added to the gradient in the others. `-INFINITY`, the
    /// default, lets the library choose: 0.1 in the first fit of a table network, else 0.01.
    pub weight_decay: f32,
    /// Loss, a `rootgrad_loss`.
    pub loss: i32,
    /// Residual above which the Huber loss is linear, in standard deviations of the target (in its units without `standardize`);
    /// above 0.
    pub huber_delta: f32,
    /// Learning rate schedule, a `rootgrad_schedule`.
    pub schedule: i32,
    /// Fraction of all steps for the rise (cosine, linear, wsd), in [0, 1].
    pub warmup_fraction: f32,
    /// Fraction of all steps for the decay of the wsd schedule, in [0, 1].
    pub decay_fraction: f32,
    /// Final rate (cosine, linear, wsd), as a fraction of `learning_rate`, in [0, 1].
    pub final_fraction: f32,
    /// Factor of the step schedule.
    pub step_factor: f32,
    /// Number of epochs after which the step schedule multiplies the rate; at least 1.
    pub step_every_epochs: usize,
    /// Largest norm (2-norm) of a step's gradient: a larger gradient is scaled down to it; 0 for no limit.
    pub clip_norm: f32,
    /// Fraction of the rows used for validation, in [0, 1); ignored if validation rows are given.
    pub validation_fraction: f32,
    /// Number of epochs without a better one (`monitor`) after which the fit ends; 0 for no early stop.
    pub patience: usize,
    /// Random seed for the split and the shuffling.
    pub seed: u64,
    /// Number of threads; 0 for all. The result's bits do not depend on it.
    pub threads: usize,
    /// Progress bar, a `rootgrad_progress`.
    pub progress: i32,
    /// 1 if Ctrl-C may end the fit (with the best parameters so far); else 0.
    pub interruptible: i32,
    /// 1 to standardise the features to mean 0 and standard deviation 1; else 0.
    pub standardize: i32,
    /// 1 to continue from the checkpoint; else 0.
    pub resume: i32,
    /// File of the checkpoints, NUL-terminated; NULL for none. Read only during the fit's call.
    pub checkpoint: *const c_char,
    /// Number of epochs between checkpoints; at least 1.
    pub checkpoint_every: usize,
    /// A user-defined loss instead of `loss`; NULL for none. In the rows, the columns that it needs besides the targets follow
    /// the targets. Read only during the fit's call.
    pub loss_function: *const rootgrad_loss_function_t,
    /// `n_parts` parts of the network with their own learning rates. If several match a tensor, the last one counts. Read only
    /// during the fit's call.
    pub parts: *const rootgrad_part_t,
    /// Number of `parts`.
    pub n_parts: usize,
    /// 1 to give every class of a classification the same total weight in the loss, else 0; 1 is an error for a regression. The
    /// outputs then assume equally frequent classes; metrics use the given weights.
    pub balance_classes: i32,
    /// Statistics that the features are scaled by, if `standardize` is 1: a `rootgrad_input_scaling`.
    pub scaling: i32,
    /// `n_missing` values that mark missing numbers in a column. The network, an `Mlp` or a table network, replaces such a value
    /// by the mean of the others and has an additional input, a flag. Other networks are an error. The first fit adds these
    /// inputs, and the network keeps them. Read only during the fit's call.
    pub missing: *const rootgrad_missing_t,
    /// Number of `missing`.
    pub n_missing: usize,
    /// Fraction of all steps, at the end, during which the weight decay falls to 0 as half a cosine, in [0, 1]; 0: constant.
    pub weight_decay_fade: f32,
    /// Same as `weight_decay_fade` for the dropout rates, in networks that have dropout.
    pub dropout_fade: f32,
    /// A trained network whose scores of the rows replace the targets (distillation); NULL for none. `loss` must then be
    /// `ROOTGRAD_LOSS_AUTO`. The parameters at the time of the call are used.
    pub teacher: *const rootgrad_network_t,
    /// Processes that train the network together: a `rootgrad_communicator`, or a number of
    /// `rootgrad_communicator_new`. All make the same call with the same rows, network
    /// and options. The result's bits do not depend on their number. Process 0 writes checkpoints and shows progress.
    pub communicator: i32,
    /// 1 to scale the initial weights of linear layers so that each unit has variance 1 over 1,024 of the rows (Mishkin & Matas,
    /// arXiv:1511.06422); an error for a network that was fitted. Else 0.
    pub init_from_rows: i32,
    /// Figure of the validation rows by which the best epoch is chosen and to which `patience` refers, a `rootgrad_monitor`.
    pub monitor: i32,
    /// 1 if each process of the `communicator` has other rows, its part of the data set, and likewise of validation rows: they
    /// exchange them before the training. 0 if all have the same rows.
    pub own_rows: i32,
}

/// Writes the default options, which suit most fits, to `*out` (those of `TrainOptions::default()` in Rust). Thread safe.
///
/// Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_train_options_default(
    struct_size: usize,
    out: *mut rootgrad_train_options_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::sized("out", out, struct_size)?;
        // SAFETY: this function's contract.
        unsafe { out.write(rootgrad_train_options_t::from(&TrainOptions::default())) };
        Ok(())
    })
}

/// Values for options that are not set.
const AUTO_EPOCHS: usize = usize::MAX;
const AUTO_RATE: f32 = f32::NEG_INFINITY;

/// Parameters of the optimisers other than the default one.
const MOMENTUM: f32 = 0.9;
const ADAM: (f32, f32, f32) = (0.9, 0.999, 1e-8);

impl From<&TrainOptions> for rootgrad_train_options_t {
    /// Leaves out the checkpoint's path: nothing would own its memory.
    fn from(options: &TrainOptions) -> Self {
        let (optimizer, (beta1, beta2, epsilon), momentum) = match options.optimizer {
            Optimizer::AdamW { beta1, beta2, epsilon } => {
                (rootgrad_optimizer::AdamW, (beta1, beta2, epsilon), MOMENTUM)
            }
            Optimizer::Adam { beta1, beta2, epsilon } => {
                (rootgrad_optimizer::Adam, (beta1, beta2, epsilon), MOMENTUM)
            }
            Optimizer::Sgd { momentum } => (rootgrad_optimizer::Sgd, ADAM, momentum),
        };
        let schedule = ScheduleNumbers::from(options.schedule);
        rootgrad_train_options_t {
            struct_size: size_of::<rootgrad_train_options_t>(),
            epochs: options.epochs.unwrap_or(AUTO_EPOCHS),
            batch_size: options.batch_size,
            learning_rate: options.learning_rate.unwrap_or(AUTO_RATE),
            optimizer: optimizer as i32,
            beta1,
            beta2,
            epsilon,
            momentum,
            weight_decay: options.weight_decay.unwrap_or(AUTO_RATE),
            loss: codes::loss_code(options.loss) as i32,
            huber_delta: 1.0,
            schedule: schedule.kind,
            warmup_fraction: schedule.warmup_fraction,
            decay_fraction: schedule.decay_fraction,
            final_fraction: schedule.final_fraction,
            step_every_epochs: schedule.step_every,
            step_factor: schedule.step_factor,
            clip_norm: options.clip_norm.unwrap_or(0.0),
            validation_fraction: options.validation_fraction,
            patience: options.patience.unwrap_or(0),
            seed: options.seed,
            threads: options.threads,
            progress: rootgrad_progress::from(options.progress) as i32,
            interruptible: options.interruptible.into(),
            standardize: options.standardize.into(),
            resume: options.resume.into(),
            checkpoint: std::ptr::null(),
            checkpoint_every: options.checkpoint_every,
            loss_function: std::ptr::null(),
            parts: std::ptr::null(),
            n_parts: 0,
            balance_classes: options.balance_classes.into(),
            scaling: codes::input_scaling_code(options.scaling) as i32,
            missing: std::ptr::null(),
            n_missing: 0,
            weight_decay_fade: options.weight_decay_fade,
            dropout_fade: options.dropout_fade,
            teacher: std::ptr::null(),
            communicator: ranks::code(&options.ranks),
            init_from_rows: options.init_from_rows.into(),
            monitor: rootgrad_monitor::from(options.monitor) as i32,
            own_rows: options.own_rows.into(),
        }
    }
}

impl rootgrad_train_options_t {
    /// The Rust options; the fit checks their ranges.
    ///
    /// # Safety
    /// `checkpoint`, unless null, is NUL-terminated; `parts` points to `n_parts` parts, whose names are NUL-terminated, and
    /// `missing` to `n_missing` values, whose columns are NUL-terminated or null.
    pub(super) unsafe fn decode(&self) -> Result<TrainOptions> {
        check_layout::<Self>(self.struct_size, 0, "rootgrad_train_options_default")?;
        let loss_function = match self.loss_function.is_null() {
            true => None,
            false => Some(LossFunction::clone(&*trace::loss_function(self.loss_function)?)),
        };
        let teacher = match self.teacher.is_null() {
            true => None,
            false => {
                Some(handles::get::<NetworkObject>(self.teacher, "teacher")?.snapshot().into())
            }
        };
        Ok(TrainOptions {
            epochs: (self.epochs != AUTO_EPOCHS).then_some(self.epochs),
            batch_size: self.batch_size,
            learning_rate: (self.learning_rate != AUTO_RATE).then_some(self.learning_rate),
            // SAFETY: the caller's promise.
            parts: unsafe { option_lists::parts(self.parts, self.n_parts) }?,
            optimizer: self.optimizer()?,
            weight_decay: (self.weight_decay != AUTO_RATE).then_some(self.weight_decay),
            weight_decay_fade: self.weight_decay_fade,
            dropout_fade: self.dropout_fade,
            loss: codes::loss(self.loss, self.huber_delta, loss_function.is_some())?,
            loss_function,
            teacher,
            schedule: self.schedule()?,
            // `!=` and not `>`: a NaN or a negative limit is passed on to the fit, which refuses it
            clip_norm: (self.clip_norm != 0.0).then_some(self.clip_norm),
            validation_fraction: self.validation_fraction,
            monitor: Monitor::decode(self.monitor)?,
            patience: (self.patience > 0).then_some(self.patience),
            seed: self.seed,
            threads: self.threads,
            ranks: ranks::decode(self.communicator)?,
            own_rows: truth("own_rows", self.own_rows)?,
            progress: Progress::decode(self.progress)?,
            interruptible: truth("interruptible", self.interruptible)?,
            standardize: truth("standardize", self.standardize)?,
            init_from_rows: truth("init_from_rows", self.init_from_rows)?,
            scaling: codes::input_scaling(self.scaling)?,
            balance_classes: truth("balance_classes", self.balance_classes)?,
            // SAFETY: the caller's promise.
            missing: unsafe { option_lists::missing(self.missing, self.n_missing) }?,
            // SAFETY: the caller's promise.
            checkpoint: unsafe { optional_path("options.checkpoint", self.checkpoint) }?,
            checkpoint_every: self.checkpoint_every,
            resume: truth("resume", self.resume)?,
        })
    }

    fn optimizer(&self) -> Result<Optimizer> {
        let Self { beta1, beta2, epsilon, momentum, .. } = *self;
        decode!("optimizer", self.optimizer, rootgrad_optimizer {
            AdamW => Optimizer::AdamW { beta1, beta2, epsilon },
            Adam => Optimizer::Adam { beta1, beta2, epsilon },
            Sgd => Optimizer::Sgd { momentum },
        })
    }

    fn schedule(&self) -> Result<Option<Schedule>> {
        let numbers = ScheduleNumbers {
            kind: self.schedule,
            warmup_fraction: self.warmup_fraction,
            decay_fraction: self.decay_fraction,
            final_fraction: self.final_fraction,
            step_every: self.step_every_epochs,
            step_factor: self.step_factor,
        };
        numbers.decode()
    }
}

/// Checks the layout of an options struct of type `T` by its size and its reserved field, as set by its `default` function. The
/// structs have no padding, so a new field either replaces a reserved one or makes the struct larger. So a header with options
/// that this library does not know is an error.
pub fn check_layout<T>(struct_size: usize, reserved: i32, default: &str) -> Result<()> {
    let size = size_of::<T>();
    if struct_size != size {
        let wanted = format!("{size}: call {default} first");
        return Err(Error::argument("options.struct_size", struct_size, wanted));
    }
    if reserved != 0 {
        let wanted = format!("0, as {default} leaves it: this library has no more options");
        return Err(Error::argument("options.reserved", reserved, wanted));
    }
    Ok(())
}

/// Returns the path of an optional file.
///
/// # Safety
/// A pointer that is not null points to a NUL-terminated string.
pub unsafe fn optional_path(name: &'static str, pointer: *const c_char) -> Result<Option<PathBuf>> {
    // SAFETY: the caller's promise.
    (!pointer.is_null()).then(|| unsafe { arguments::path(name, pointer) }).transpose()
}

/// Returns the truth value of a number, 0 or 1.
pub fn truth(name: &str, value: i32) -> Result<bool> {
    match value {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Error::argument(name, value, "0 or 1")),
    }
}

#[cfg(test)]
mod tests {
    use super::enums::rootgrad_schedule;
    use super::*;

    fn default() -> rootgrad_train_options_t {
        let mut options = std::mem::MaybeUninit::uninit();
        // SAFETY: writable; written when the status is 0.
        unsafe {
            assert_eq!(
                rootgrad_train_options_default(
                    size_of::<rootgrad_train_options_t>(),
                    options.as_mut_ptr()
                ),
                0
            );
            options.assume_init()
        }
    }

    #[test]
    fn the_defaults_are_those_of_rust() {
        // SAFETY: no checkpoint.
        let options = unsafe { default().decode() }.unwrap();
        assert_eq!(format!("{options:?}"), format!("{:?}", TrainOptions::default()));
    }

    #[test]
    fn every_choice_is_checked() {
        type Spoil = fn(&mut rootgrad_train_options_t);
        let cases: [(&str, Spoil); 13] = [
            ("struct_size", |o| o.struct_size = 8),
            ("scaling", |o| o.scaling = 3),
            ("monitor", |o| o.monitor = 2),
            ("own_rows", |o| o.own_rows = 2),
            ("communicator", |o| o.communicator = 2),
            ("init_from_rows", |o| o.init_from_rows = 2),
            ("balance_classes", |o| o.balance_classes = 2),
            ("optimizer", |o| o.optimizer = 3),
            ("schedule", |o| o.schedule = 6),
            ("loss", |o| o.loss = 99),
            ("progress", |o| o.progress = 3),
            ("interruptible", |o| o.interruptible = 2),
            ("resume", |o| o.resume = -1),
        ];
        for (name, spoil) in cases {
            let mut options = default();
            spoil(&mut options);
            // SAFETY: no checkpoint.
            let error = unsafe { options.decode() }.unwrap_err();
            assert_eq!(error.status() as i32, 1);
            assert!(error.to_string().contains(name), "{error}");
        }
    }

    #[test]
    fn choices_arrive_with_their_numbers() {
        let mut options = default();
        options.optimizer = rootgrad_optimizer::Sgd as i32;
        options.momentum = 0.5;
        options.schedule = rootgrad_schedule::Step as i32;
        (options.step_every_epochs, options.step_factor) = (7, 0.25);
        (options.loss, options.huber_delta) = (enums::rootgrad_loss::Huber as i32, 2.5);
        (options.clip_norm, options.patience, options.balance_classes) = (3.0, 4, 1);
        options.checkpoint = c"run.ckpt".as_ptr();
        // SAFETY: the checkpoint is a C string.
        let options = unsafe { options.decode() }.unwrap();
        let text = format!("{options:?}");
        for part in [
            "Sgd { momentum: 0.5 }",
            "Step { every_epochs: 7, factor: 0.25 }",
            "loss: Some(Huber(2.5))",
            "clip_norm: Some(3.0)",
            "patience: Some(4)",
            "balance_classes: true",
            "checkpoint: Some(\"run.ckpt\")",
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
    }

    #[test]
    fn schedules_go_there_and_back() {
        for schedule in [
            Schedule::Constant,
            Schedule::Cosine { warmup_fraction: 0.25, final_fraction: 0.125 },
            Schedule::Linear { warmup_fraction: 0.25, final_fraction: 0.125 },
            Schedule::Wsd { warmup_fraction: 0.25, decay_fraction: 0.5, final_fraction: 0.125 },
            Schedule::Step { every_epochs: 7, factor: 0.25 },
        ] {
            let raw = rootgrad_train_options_t::from(&TrainOptions {
                schedule: Some(schedule),
                ..TrainOptions::default()
            });
            assert_eq!(raw.schedule().unwrap(), Some(schedule));
        }
    }
}
