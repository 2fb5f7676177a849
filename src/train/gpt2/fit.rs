//! The training: steps, validation, and the output in between.

use std::borrow::Cow;
use std::time::Instant;

use super::checkpoint;
use super::csv::Csv;
use super::evaluate::{Scored, check_text, mean_loss};
use super::progress::Display;
use super::sample::Writer;
use super::{Gpt2History, Gpt2Options, Gpt2Sample, Gpt2Step, Order};
use crate::data::{Text, Tokenizer, Tokens};
use crate::error::{Error, Result};
use crate::formats::check_writable;
use crate::interface::option;
use crate::kernels::fingerprint;
use crate::models::Gpt2;
use crate::models::gpt2::{StepOptions, Trainer};
use crate::ranks::Ranks;
use crate::threads::Team;
use crate::train::interrupt::Guard;
use crate::train::rounds::{self, Training};
use crate::train::{self, Flow, Progress, Stop};

/// Called after every step; may end the training.
pub type OnStep<'a> = &'a mut dyn FnMut(&Gpt2Step) -> Result<Flow>;

/// Trains `model` to predict the next token of `text`.
///
/// `validation` is another text with the same tokens for the validation. Without it the last part of `text` validates, see
/// [`Gpt2Options::validation_fraction`]. The model gets the parameters of the last step, and the text's tokenizer if it has none.
///
/// The result depends on the model, the text and the options. It does not depend on the number of threads or the calling language. Measured times
/// differ from run to run.
///
/// # Errors
/// The model is unchanged after any error:
/// - [`Error::Argument`]: an option out of range, or at odds with the model or the checkpoint;
/// - [`Error::Shape`]: the text's vocabulary is not the model's;
/// - [`Error::Data`]: a text too short for one sequence, or of another tokenizer than the model's;
/// - [`Error::Memory`]: not enough for parameters, gradients, moments and activations, see [`Gpt2Options::bytes`];
/// - [`Error::Diverged`]: the loss is not finite any more;
/// - [`Error::Callback`]: an error of `on_step`;
/// - [`Error::Io`], [`Error::Format`], [`Error::Version`]: the checkpoint, the history's file.
///
/// ```
/// use rootgrad::data::{Text, Vocabulary};
/// use rootgrad::models::{Gpt2, Gpt2Config};
/// use rootgrad::train::gpt2::{Gpt2Options, fit};
///
/// let text = Text::of_bytes("the cat sat on the mat. ".repeat(50).as_bytes(), &Vocabulary::Bytes)?;
/// let vocabulary = text.tokens().vocabulary();
/// let mut model = Gpt2::new(
///     Gpt2Config {
///         max_time: 16, vocabulary, padded_vocabulary: vocabulary, layers: 1, heads: 2, channels: 16,
///     },
///     42,
/// )?;
/// let options = Gpt2Options {
///     steps: 60, sequence_length: 16, learning_rate: 1e-2, validate_every: 20, ..Gpt2Options::default()
/// };
/// let history = fit(&mut model, &text, None, &options, None)?;
/// assert!(history.validation_loss() < 1.5); // guessing gives ln 11 = 2.4
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn fit(
    model: &mut Gpt2,
    text: &Text,
    validation: Option<&Text>,
    options: &Gpt2Options,
    on_step: Option<OnStep>,
) -> Result<Gpt2History> {
    let started = Instant::now();
    let ranks = &options.ranks;
    let _reserved = ranks.reserve()?;
    let guard = if options.interruptible { Guard::new() } else { Guard::inactive() };
    let texts = [Some(text), validation];
    let checked = texts.into_iter().flatten().try_for_each(|text| check_text(model, text));
    ranks.together(options.validate().and(checked))?;
    let (training, validation) = ranks.together(split(text, validation, options))?;
    let tokenizer = model.tokenizer().or(text.tokenizer()).cloned();
    let texts = (&*training, validation.as_deref());
    let (team, crowded) = train::ranks::team(options.threads, ranks);
    let run = Run::new(model, texts, tokenizer.as_deref(), options, (guard, team));
    let mut run = ranks.together(run)?;
    run.check_ranks(model)?;
    run.display.notes(crowded.as_slice());
    let mut call = on_step.map(|call| train::ranks::on_all(ranks, call));
    let call = call.as_mut().map(|call| call as OnStep);
    let stop = rounds::run(&mut run, call)?;
    let written = run
        .csv
        .as_mut()
        .filter(|_| stop == Stop::Completed)
        .map_or(Ok(()), |csv| csv.finish(&run.steps));
    ranks.together(written)?;
    let history = run.history(stop, started);
    let trainer = run.trainer;
    trainer.write_to(model)?;
    model.set_tokenizer(tokenizer)?;
    Ok(history)
}

/// Returns the training and the validation text.
fn split<'a>(
    text: &'a Text,
    validation: Option<&'a Text>,
    options: &Gpt2Options,
) -> Result<(Cow<'a, Tokens>, Option<Cow<'a, Tokens>>)> {
    let fraction = f64::from(options.validation_fraction);
    let all = Cow::Borrowed(text.tokens());
    let (training, validation) = match validation {
        _ if options.validate_every == 0 => (all, None),
        Some(validation) => (all, Some(Cow::Borrowed(validation.tokens()))),
        None if fraction == 0.0 => (all, None),
        None => {
            let (training, validation) = text.tokens().split(fraction)?;
            (Cow::Owned(training), Some(Cow::Owned(validation)))
        }
    };
    training.check_time(options.sequence_length)?;
    if let Some(validation) = &validation {
        validation.check_time(options.sequence_length).map_err(|error| match error {
            Error::Data(problem) => Error::Data(format!(
                "in the validation part {problem}, or another {} (0: no validation)",
                option("validation_fraction")
            )),
            other => other,
        })?;
    }
    Ok((training, validation))
}

/// A training under way.
struct Run<'a> {
    options: &'a Gpt2Options,
    /// Tokenizer for the checkpoint.
    tokenizer: Option<&'a Tokenizer>,
    training: &'a Tokens,
    validation: Option<&'a Tokens>,
    guard: Guard,
    team: Team,
    trainer: Trainer,
    batch: Scored,
    /// Loss of a batch of each rank.
    losses: Vec<f64>,
    steps: Vec<Gpt2Step>,
    /// Number of steps made by earlier calls.
    resumed: usize,
    csv: Option<Csv>,
    writer: Option<Writer<'a>>,
    samples: Vec<Gpt2Sample>,
    display: Display,
}

impl<'a> Run<'a> {
    fn new(
        model: &Gpt2,
        (training, validation): (&'a Tokens, Option<&'a Tokens>),
        tokenizer: Option<&'a Tokenizer>,
        options: &'a Gpt2Options,
        (guard, team): (Guard, Team),
    ) -> Result<Self> {
        let (b, t) = (options.batch_size, options.sequence_length);
        [&options.checkpoint, &options.history]
            .into_iter()
            .flatten()
            .try_for_each(|path| check_writable(path))?;
        let trainer = Trainer::recomputing(model, b, t, options.recompute)?;
        let mut trainer = trainer.with_precision(options.precision);
        let mut steps = checkpoint::resume(&mut trainer, training, options)?;
        let resumed = steps.len();
        let writer = Writer::new(tokenizer, training, options)?;
        let first = options.ranks.is_first();
        let csv = options.history.as_deref().filter(|_| first).map(Csv::new);
        let progress = if first { options.progress } else { Progress::Off };
        let display = Display::new(progress, options.steps, &steps);
        steps.reserve(options.steps.saturating_sub(resumed).min(1 << 20));
        let batch = Scored::new(b, t);
        Ok(Run {
            options,
            tokenizer,
            training,
            validation,
            guard,
            team,
            trainer,
            batch,
            losses: vec![0.0; options.ranks.size()],
            steps,
            resumed,
            csv,
            writer,
            samples: Vec::new(),
            display,
        })
    }

    /// Checks that all ranks train the same model on the same texts with the same options.
    fn check_ranks(&self, model: &Gpt2) -> Result<()> {
        let options = Gpt2Options {
            threads: 0,
            ranks: Ranks::default(),
            progress: Progress::Off,
            history: None,
            checkpoint: None,
            ..self.options.clone()
        };
        let text = |tokens: &Tokens| format!("{:016x}", checkpoint::fingerprint(tokens));
        let parameters = fingerprint(model.parameters(), 1, 1);
        self.options.ranks.same(&[
            ("the version of rootgrad", env!("CARGO_PKG_VERSION")),
            ("the model's parameters", &format!("{parameters:016x}")),
            ("the text", &text(self.training)),
            ("the validation text", &self.validation.map_or("none".into(), text)),
            ("the options", &format!("{options:?}")),
            ("the checkpoint", &format!("{} steps", self.resumed)),
        ])
    }

    /// Makes one step, with its validation if it is due; `None` if interrupted, with everything unchanged.
    fn step(&mut self) -> Result<Option<Gpt2Step>> {
        let options = self.options;
        let started = Instant::now();
        let Some(loss) = self.accumulate()? else { return Ok(None) };
        let number = self.steps.len() + 1;
        if !loss.is_finite() {
            return Err(self.diverged("the loss", number, loss));
        }
        let factor = options.schedule.factor(number as u64 - 1, 1, options.steps as u64);
        let learning_rate = f64::from(options.learning_rate) * factor;
        let gradient_norm = self.trainer.update(
            &self.team,
            &StepOptions {
                learning_rate: learning_rate as f32,
                betas: options.betas,
                epsilon: options.epsilon,
                weight_decay: options.weight_decay,
                clip_norm: options.clip_norm,
            },
        );
        if !gradient_norm.is_finite() {
            return Err(self.diverged("the gradient's norm", number, gradient_norm));
        }
        let seconds = started.elapsed().as_secs_f64();
        let tokens = options.tokens_of_step();
        Ok(Some(Gpt2Step {
            step: number,
            tokens: tokens.saturating_mul(number as u64),
            train_loss: loss,
            validation_loss: self.validate(number)?,
            learning_rate,
            gradient_norm,
            seconds,
            tokens_per_second: tokens as f64 / seconds,
        }))
    }

    /// Returns the mean loss of the step's batches and accumulates their gradients; `None` if interrupted. Of so many batches as there are ranks, each
    /// rank has one.
    fn accumulate(&mut self) -> Result<Option<f64>> {
        let (options, count) = (self.options, self.options.accumulation);
        let (ranks, share) = (&options.ranks, 1.0 / count as f32);
        let mut sum = 0.0;
        for start in (0..count).step_by(ranks.size()) {
            if ranks.stop(self.guard.interrupted())? {
                self.trainer.zero_gradient();
                return Ok(None);
            }
            let batches = ranks.size().min(count - start);
            let own = ranks.own(batches).next();
            if let Some(own) = own {
                self.read(start + own);
            }
            let Run { trainer, team, losses, batch: Scored { tokens, targets, .. }, .. } = self;
            let batch = own.map(|_| (&tokens[..], &targets[..]));
            let loss = trainer.accumulate_on(ranks, batches, team, batch, share)?;
            let losses = &mut losses[..batches];
            if let Some(own) = own {
                losses[own] = f64::from(loss);
            }
            ranks.gather_rows(losses, (batches, 1, batches));
            sum = losses.iter().fold(sum, |sum, loss| sum + loss);
        }
        Ok(Some(sum / count as f64))
    }

    /// Reads a batch of the step.
    fn read(&mut self, batch: usize) {
        let options = self.options;
        let number = self.steps.len() as u64 * options.accumulation as u64 + batch as u64;
        let (time, Scored { tokens, targets, .. }) = (options.sequence_length, &mut self.batch);
        match options.order {
            Order::Random => self.training.sample(options.seed, number, time, tokens, targets),
            Order::Consecutive => self.training.consecutive(number, time, tokens, targets),
        }
    }

    /// Returns the validation loss after step `number`, NaN if none is due, or if Ctrl-C comes meanwhile.
    fn validate(&mut self, number: usize) -> Result<f64> {
        let (Some(text), options) = (self.validation, self.options) else { return Ok(f64::NAN) };
        if !number.is_multiple_of(options.validate_every) && number != options.steps {
            return Ok(f64::NAN);
        }
        let Run { trainer, team, batch, guard, .. } = self;
        let interrupted = || guard.interrupted();
        let score = &mut |batch: &mut Scored| {
            trainer.losses(team, &batch.tokens, &batch.targets, &mut batch.losses)
        };
        let found = mean_loss(score, text, batch, options.validation_batches, &interrupted)?;
        match found.map(|found| found.loss) {
            None => Ok(f64::NAN),
            Some(loss) if loss.is_finite() => Ok(loss),
            Some(loss) => Err(self.diverged("the validation loss", number, loss)),
        }
    }

    /// Generates a text after step `number`, if one is due.
    fn sample(&mut self, number: usize) -> Result<()> {
        let Some(writer) = &self.writer else { return Ok(()) };
        if let Some(sample) = writer.write(number, &self.trainer, &self.team)? {
            self.display.sample(&sample);
            self.samples.push(sample);
        }
        Ok(())
    }

    fn diverged(&self, what: &str, step: usize, value: f64) -> Error {
        self.options.common().diverged(
            self.options.learning_rate,
            (what, value),
            &format!("step {step}"),
            ", or warm up for longer",
        )
    }

    fn history(&mut self, stop: Stop, started: Instant) -> Gpt2History {
        self.display.finish(self.steps.last());
        let steps = std::mem::take(&mut self.steps);
        let new = &steps[self.resumed..];
        let seconds: f64 = new.iter().map(|step| step.seconds).sum();
        let tokens = self.options.tokens_of_step() as f64 * new.len() as f64;
        let tokens_per_second = if new.is_empty() { 0.0 } else { tokens / seconds };
        let seconds = started.elapsed().as_secs_f64();
        let samples = std::mem::take(&mut self.samples);
        Gpt2History { steps, samples, stop, tokens_per_second, seconds }
    }
}

impl Training for Run<'_> {
    type Round = Gpt2Step;

    fn finished(&self) -> usize {
        self.steps.len()
    }

    fn wanted(&self) -> (usize, usize) {
        (self.options.steps, self.options.checkpoint_every)
    }

    fn round(&mut self) -> Result<Option<Gpt2Step>> {
        let step = self.step();
        self.options.ranks.together(step)
    }

    fn finish(&mut self, step: Gpt2Step) -> Result<()> {
        self.steps.push(step);
        self.display.step(&step);
        let written = self.csv.as_mut().map_or(Ok(()), |csv| csv.push(&self.steps));
        let written = written.and_then(|()| self.sample(step.step));
        self.options.ranks.together(written)
    }

    fn checkpoint(&mut self) -> Result<()> {
        let Some(path) = &self.options.checkpoint else { return Ok(()) };
        let Run { trainer, tokenizer, steps, training, options, .. } = self;
        let written = match options.ranks.is_first() {
            true => checkpoint::write(path, trainer, *tokenizer, steps, training, options),
            false => Ok(()),
        };
        options.ranks.together(written)
    }
}
