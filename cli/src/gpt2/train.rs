//! `rootgrad gpt2 train`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rootgrad::data::{Text, Vocabulary};
use rootgrad::kernels::Precision;
use rootgrad::models::gpt2::{GenerateOptions, Recompute};
use rootgrad::models::{Gpt2, Gpt2Config};
use rootgrad::train::Schedule;
use rootgrad::train::gpt2::{Gpt2History, Gpt2Options, Order, Sample, fit};
use rootgrad::{Error, Result};

use super::{parse_vocabulary, text_for};
use crate::fit::{FitOptions, nothing_done, status};

pub(crate) const EXAMPLES: &str = "\
Examples:
  rootgrad gpt2 train tinyshakespeare.txt -o gpt.safetensors --layers 4 --heads 4 --channels 128 \\
      --sequence-length 64 --batch-size 16 --steps 2000 --learning-rate 1e-3 --history loss.csv
  rootgrad gpt2 train train.bin --validation val.bin --model gpt2_124M.bin -o tuned.safetensors --steps 200
  rootgrad gpt2 train book.txt --tokenizer gpt2 --size 124M -o book.safetensors --checkpoint book.ckpt --resume";

/// Arguments of `rootgrad gpt2 train`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Text, or an llm.c token file
    text: PathBuf,
    /// Another text, or token file, to validate on, instead of the last part of TEXT
    #[arg(long, value_name = "FILE")]
    validation: Option<PathBuf>,
    /// What makes the text's tokens: bytes (one for each different byte), gpt2, or an llm.c tokenizer file; if not given, as the model has it, else bytes, or gpt2 for a token file
    #[arg(long, value_parser = parse_vocabulary, value_name = "NAME")]
    tokenizer: Option<Vocabulary>,

    /// Model to go on from: ours, an llm.c checkpoint (.bin) or a directory of Hugging Face's; a new one if not given
    #[arg(long, value_name = "FILE", conflicts_with_all = ["size", "layers", "heads", "channels", "max_time"], help_heading = "Model")]
    model: Option<PathBuf>,
    /// One of the published sizes: 124M, 355M, 774M or 1558M
    #[arg(long, value_parser = parse_size, conflicts_with_all = ["layers", "heads", "channels"], help_heading = "Model")]
    size: Option<Gpt2Config>,
    /// Blocks
    #[arg(long, default_value_t = 4, value_name = "N", help_heading = "Model")]
    layers: usize,
    /// Heads of the attention, a divisor of the channels
    #[arg(long, default_value_t = 4, value_name = "N", help_heading = "Model")]
    heads: usize,
    /// Channels
    #[arg(long, default_value_t = 128, value_name = "N", help_heading = "Model")]
    channels: usize,
    /// Longest sequence of the model; if not given, as with --size, else the length trained on
    #[arg(long, value_name = "T", help_heading = "Model")]
    max_time: Option<usize>,

    /// Steps
    #[arg(long, default_value_t = 1000, value_name = "N", help_heading = "Training")]
    steps: usize,
    /// Sequences of a batch
    #[arg(long, default_value_t = 4, value_name = "B", help_heading = "Training")]
    batch_size: usize,
    /// Tokens of a sequence
    #[arg(long, default_value_t = 64, value_name = "T", help_heading = "Training")]
    sequence_length: usize,
    /// Batches of a step, whose gradients are averaged
    #[arg(long, default_value_t = 1, value_name = "N", help_heading = "Training")]
    accumulation: usize,
    /// random (sequences begin anywhere) or consecutive (as llm.c's)
    #[arg(long, default_value = "random", value_parser = parse_order, value_name = "ORDER", help_heading = "Training")]
    order: Order,
    /// Of the matrix products: float32 or bfloat16 (faster on a processor with AVX512-BF16)
    #[arg(long, default_value_t, value_name = "PRECISION", help_heading = "Training")]
    precision: Precision,
    /// Activations computed again in the backward pass: off or layers (less memory, more time, the same result)
    #[arg(long, default_value_t, value_name = "WHICH", help_heading = "Training")]
    recompute: Recompute,
    /// Learning rate at its highest
    #[arg(long, default_value_t = 3e-4, value_name = "RATE", help_heading = "Training")]
    learning_rate: f32,
    /// constant, cosine:WARMUP:FINAL, linear:WARMUP:FINAL, wsd:WARMUP:DECAY:FINAL: fractions of all steps, FINAL of the rate; each may be left out from the end
    #[arg(
        long,
        default_value = "cosine:0.05:0.1",
        value_name = "SCHEDULE",
        help_heading = "Training"
    )]
    schedule: Schedule,
    /// Decay of AdamW's mean gradient
    #[arg(long, default_value_t = 0.9, value_name = "BETA", help_heading = "Training")]
    beta1: f32,
    /// Decay of AdamW's mean squared gradient
    #[arg(long, default_value_t = 0.95, value_name = "BETA", help_heading = "Training")]
    beta2: f32,
    /// Decay of the weight matrices (not of biases and gains)
    #[arg(long, default_value_t = 0.1, value_name = "DECAY", help_heading = "Training")]
    weight_decay: f32,
    /// Largest norm of a step's gradient; 0 for no limit
    #[arg(long, default_value_t = 1.0, value_name = "NORM", help_heading = "Training")]
    clip_norm: f32,
    /// Last part of the text that validates and does not train; 0 for none
    #[arg(long, default_value_t = 0.1, value_name = "FRACTION", help_heading = "Training")]
    validation_fraction: f32,
    /// Steps from one validation to the next; 0 for none
    #[arg(long, default_value_t = 100, value_name = "N", help_heading = "Training")]
    validate_every: usize,
    /// Batches of a validation; 0 for all
    #[arg(long, default_value_t = 20, value_name = "N", help_heading = "Training")]
    validation_batches: usize,
    /// Steps from one text that the model writes to the next; 0 for none
    #[arg(long, default_value_t = 0, value_name = "N", help_heading = "Training")]
    sample_every: usize,
    /// How it begins
    #[arg(long, default_value = "", value_name = "TEXT", help_heading = "Training")]
    sample_prompt: String,
    /// Its tokens
    #[arg(long, default_value_t = 200, value_name = "N", help_heading = "Training")]
    sample_tokens: usize,
    /// What its logits are divided by: below 1 likely tokens get likelier; 0 takes the likeliest always
    #[arg(long, default_value_t = 0.8, value_name = "T", help_heading = "Training")]
    sample_temperature: f32,
    /// Seed of initial weights and order: the same seed gives the same model, bit for bit
    #[arg(long, default_value_t = 0, value_name = "SEED", help_heading = "Training")]
    seed: u64,
    /// Steps from one checkpoint to the next
    #[arg(long, default_value_t = 1000, value_name = "N", help_heading = "Training")]
    checkpoint_every: usize,
    #[command(flatten)]
    fit: FitOptions,
}

fn parse_size(text: &str) -> std::result::Result<Gpt2Config, String> {
    Gpt2Config::named(text).map_err(|error| error.to_string())
}

fn parse_order(text: &str) -> std::result::Result<Order, String> {
    match text {
        "random" => Ok(Order::Random),
        "consecutive" => Ok(Order::Consecutive),
        _ => Err("wanted random or consecutive".to_owned()),
    }
}

/// Reads, trains, saves. Exit status 130 if Ctrl-C ended it, 143 if SIGTERM did (what was trained so far is saved all the same).
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let inputs = [Some(&*options.text), options.validation.as_deref()];
    options.fit.check(&inputs.into_iter().flatten().collect::<Vec<_>>())?;
    let train = train_options(options);
    train.validate()?;
    let (mut model, text) = model_and_text(options, &train)?;
    let validation = match &options.validation {
        None => None,
        Some(path) => {
            let known = text.tokenizer().cloned().map(Vocabulary::Known);
            Some(text_for(&mut model, path, known.as_ref())?)
        }
    };
    let bytes = train.bytes(model.config())?;
    if !options.fit.quiet {
        announce(&model, &text, bytes);
    }
    let history = fit(&mut model, &text, validation.as_ref(), &train, None)?;
    if history.steps.is_empty() {
        return Ok(nothing_done("step"));
    }
    model.save(&options.fit.output)?;
    if !options.fit.quiet {
        report(&history, &options.fit.output);
    }
    Ok(status(history.stop))
}

/// The model to begin with, and the text in its tokens.
fn model_and_text(options: &Options, train: &Gpt2Options) -> Result<(Gpt2, Text)> {
    if let Some(path) = &options.model {
        let mut model = Gpt2::load(path)?;
        let text = text_for(&mut model, &options.text, options.tokenizer.as_ref())?;
        return Ok((model, text));
    }
    let vocabulary = options.tokenizer.clone().unwrap_or_default();
    let text = Text::load(&options.text, &vocabulary)?;
    let (v, t) = (text.tokens().vocabulary(), options.max_time);
    let config = match options.size {
        Some(size) => {
            Gpt2Config { max_time: t.unwrap_or(size.max_time), ..size }.with_vocabulary(v)
        }
        None => Gpt2Config {
            max_time: t.unwrap_or(options.sequence_length),
            layers: options.layers,
            heads: options.heads,
            channels: options.channels,
            ..Gpt2Config::M124
        }
        .with_vocabulary(v),
    };
    if options.sequence_length > config.max_time {
        let wanted = format!("at most the model's longest sequence, {}", config.max_time);
        return Err(Error::argument("--sequence-length", options.sequence_length, wanted));
    }
    // Drawing a large model takes long, to tell then that it cannot be trained.
    train.check_memory(&config)?;
    Ok((Gpt2::new(config, options.seed)?, text))
}

fn train_options(options: &Options) -> Gpt2Options {
    Gpt2Options {
        steps: options.steps,
        batch_size: options.batch_size,
        sequence_length: options.sequence_length,
        accumulation: options.accumulation,
        order: options.order,
        precision: options.precision,
        recompute: options.recompute,
        learning_rate: options.learning_rate,
        schedule: options.schedule,
        betas: (options.beta1, options.beta2),
        weight_decay: options.weight_decay,
        // `!=`: a negative limit or NaN goes on to be refused
        clip_norm: (options.clip_norm != 0.0).then_some(options.clip_norm),
        validation_fraction: options.validation_fraction,
        validate_every: options.validate_every,
        validation_batches: options.validation_batches,
        sample: (options.sample_every > 0).then(|| sample(options)),
        seed: options.seed,
        threads: options.fit.threads,
        progress: options.fit.progress(),
        history: options.fit.history.clone(),
        checkpoint: options.fit.checkpoint.clone(),
        checkpoint_every: options.checkpoint_every,
        resume: options.fit.resume,
        ..Gpt2Options::default()
    }
}

fn sample(options: &Options) -> Sample {
    let generate = GenerateOptions {
        max_new_tokens: options.sample_tokens,
        temperature: options.sample_temperature,
        ..Sample::default().options
    };
    Sample { every: options.sample_every, prompt: options.sample_prompt.clone(), options: generate }
}

/// What is about to be trained, and what it takes.
fn announce(model: &Gpt2, text: &Text, bytes: u64) {
    let c = model.config();
    eprintln!(
        "{} tokens of {} kinds; {} layers, {} heads, {} channels: {} parameters; training takes {:.2} GB of memory",
        text.tokens().tokens().len(),
        c.vocabulary,
        c.layers,
        c.heads,
        c.channels,
        c.parameters(),
        bytes as f64 / 1e9
    );
}

fn report(history: &Gpt2History, output: &Path) {
    let Some(last) = history.steps.last() else { return };
    let validation = match history.validation_loss() {
        loss if loss.is_nan() => String::new(),
        loss => format!("validation loss {loss:.6}; "),
    };
    eprintln!(
        "{}: {} steps in {:.1} s, {:.0} tokens/s; training loss {:.6}; {validation}in {}",
        history.stop,
        last.step,
        history.seconds,
        history.tokens_per_second,
        last.train_loss,
        output.display()
    );
}
