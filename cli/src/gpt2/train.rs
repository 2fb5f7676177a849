//! `rootgrad gpt2 train`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rootgrad::data::{Text, Vocabulary};
use rootgrad::kernels::Precision;
use rootgrad::models::gpt2::{GenerateOptions, Recompute};
use rootgrad::models::{Gpt2, Gpt2Config};
use rootgrad::ranks::Ranks;
use rootgrad::train::Schedule;
use rootgrad::train::gpt2::{self, Gpt2History, Gpt2Options, Order, Sample};
use rootgrad::{Error, Result};

use super::{parse_vocabulary, text_for};
use crate::fit::{FitOptions, nothing_done, status};

pub(crate) const EXAMPLES: &str = "\
Examples:
  rootgrad gpt2 train tinyshakespeare.txt -o gpt.safetensors --layers 4 --heads 4 --channels 128 \\
      --sequence-length 64 --batch-size 16 --steps 2000 --learning-rate 1e-3 --history loss.csv
  rootgrad gpt2 train train.bin --validation val.bin --model gpt2_124M.bin -o tuned.safetensors --steps 200
  rootgrad gpt2 train book.txt --tokenizer gpt2 --size 124M -o book.safetensors --checkpoint book.ckpt --resume
  mpiexec -n 4 rootgrad gpt2 train book.txt --size 124M --accumulation 8 -o book.safetensors     # two batches of a step on each process";

/// Arguments of `rootgrad gpt2 train`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Text file, or an llm.c token file
    text: PathBuf,
    /// Validation text or token file, instead of the last part of TEXT
    #[arg(long, value_name = "FILE")]
    validation: Option<PathBuf>,
    /// Tokenizer: bytes (one token per distinct byte), gpt2 or an llm.c tokenizer file [default: the model's own; without one, gpt2 for a token file,
    /// else bytes]
    #[arg(long, value_parser = parse_vocabulary, value_name = "NAME")]
    tokenizer: Option<Vocabulary>,

    /// Model to continue training: a rootgrad model, an llm.c checkpoint (.bin) or a Hugging Face directory [default: a new model]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["size", "layers", "heads", "channels", "max_time"], help_heading = "Model")]
    model: Option<PathBuf>,
    /// Published model size: 124M, 355M, 774M or 1558M
    #[arg(long, value_parser = parse_size, conflicts_with_all = ["layers", "heads", "channels"], help_heading = "Model")]
    size: Option<Gpt2Config>,
    /// Number of blocks
    #[arg(long, default_value_t = 4, value_name = "N", help_heading = "Model")]
    layers: usize,
    /// Number of attention heads; must divide the channels
    #[arg(long, default_value_t = 4, value_name = "N", help_heading = "Model")]
    heads: usize,
    /// Number of channels
    #[arg(long, default_value_t = 128, value_name = "N", help_heading = "Model")]
    channels: usize,
    /// Longest sequence of the model [default: that of --size, else --sequence-length]
    #[arg(long, value_name = "T", help_heading = "Model")]
    max_time: Option<usize>,

    /// Number of training steps
    #[arg(long, default_value_t = 1000, value_name = "N", help_heading = "Training")]
    steps: usize,
    /// Sequences per batch
    #[arg(long, default_value_t = 4, value_name = "B", help_heading = "Training")]
    batch_size: usize,
    /// Tokens per sequence
    #[arg(long, default_value_t = 64, value_name = "T", help_heading = "Training")]
    sequence_length: usize,
    /// Batches per step; their gradients are averaged
    #[arg(long, default_value_t = 1, value_name = "N", help_heading = "Training")]
    accumulation: usize,
    /// Order of the sequences: random (they begin anywhere) or consecutive (like llm.c)
    #[arg(long, default_value = "random", value_parser = parse_order, value_name = "ORDER", help_heading = "Training")]
    order: Order,
    /// Precision of the matrix products: float32, or bfloat16 (faster on a processor with AVX512-BF16)
    #[arg(long, default_value_t, value_name = "PRECISION", help_heading = "Training")]
    precision: Precision,
    /// Recompute activations in the backward pass: off or layers (less memory, more time, same result)
    #[arg(long, default_value_t, value_name = "WHICH", help_heading = "Training")]
    recompute: Recompute,
    /// Peak learning rate
    #[arg(long, default_value_t = 3e-4, value_name = "RATE", help_heading = "Training")]
    learning_rate: f32,
    /// Learning rate schedule: constant, cosine:WARMUP:FINAL, linear:WARMUP:FINAL or wsd:WARMUP:DECAY:FINAL. WARMUP and DECAY are fractions of all
    /// steps, FINAL is a fraction of the rate; trailing values are optional
    #[arg(
        long,
        default_value = "cosine:0.05:0.1",
        value_name = "SCHEDULE",
        help_heading = "Training"
    )]
    schedule: Schedule,
    /// AdamW's decay of the mean gradient (beta1)
    #[arg(long, default_value_t = 0.9, value_name = "BETA", help_heading = "Training")]
    beta1: f32,
    /// AdamW's decay of the mean squared gradient (beta2)
    #[arg(long, default_value_t = 0.95, value_name = "BETA", help_heading = "Training")]
    beta2: f32,
    /// Weight decay of the weight matrices (not of biases and gains)
    #[arg(long, default_value_t = 0.1, value_name = "DECAY", help_heading = "Training")]
    weight_decay: f32,
    /// Largest gradient norm of a step (gradient clipping); 0 for no limit
    #[arg(long, default_value_t = 1.0, value_name = "NORM", help_heading = "Training")]
    clip_norm: f32,
    /// Fraction of the text, at its end, for validation instead of training; 0 for none
    #[arg(long, default_value_t = 0.1, value_name = "FRACTION", help_heading = "Training")]
    validation_fraction: f32,
    /// Steps between validations; 0 for no validation
    #[arg(long, default_value_t = 100, value_name = "N", help_heading = "Training")]
    validate_every: usize,
    /// Batches per validation; 0 for all
    #[arg(long, default_value_t = 20, value_name = "N", help_heading = "Training")]
    validation_batches: usize,
    /// Steps between sample texts written by the model; 0 for no samples
    #[arg(long, default_value_t = 0, value_name = "N", help_heading = "Training")]
    sample_every: usize,
    /// Prompt of the sample texts
    #[arg(long, default_value = "", value_name = "TEXT", help_heading = "Training")]
    sample_prompt: String,
    /// Length of a sample text in tokens
    #[arg(long, default_value_t = 200, value_name = "N", help_heading = "Training")]
    sample_tokens: usize,
    /// Sampling temperature of the sample texts: below 1 favours likely tokens, 0 always takes the likeliest
    #[arg(long, default_value_t = 0.8, value_name = "T", help_heading = "Training")]
    sample_temperature: f32,
    /// Random seed of the initial weights and the order: the same seed gives the same model, bit for bit
    #[arg(long, default_value_t = 0, value_name = "SEED", help_heading = "Training")]
    seed: u64,
    /// Steps between checkpoints
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

/// Reads the text, trains and saves the model. The exit status is 130 after Ctrl-C and 143 after SIGTERM; the model trained so far is saved in both
/// cases.
pub(crate) fn run(mut options: Options) -> Result<ExitCode> {
    let ranks = options.fit.ranks()?;
    ranks.together(train(&options, &ranks))
}

fn train(options: &Options, ranks: &Ranks) -> Result<ExitCode> {
    let inputs = [Some(&*options.text), options.validation.as_deref()];
    options.fit.check(&inputs.into_iter().flatten().collect::<Vec<_>>())?;
    let train = Gpt2Options { ranks: ranks.clone(), ..train_options(options) };
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
    let history = gpt2::fit(&mut model, &text, validation.as_ref(), &train, None)?;
    if history.steps.is_empty() {
        return Ok(nothing_done("step"));
    }
    if ranks.is_first() {
        model.save(&options.fit.output)?;
    }
    if !options.fit.quiet {
        report(&history, &options.fit.output);
    }
    Ok(status(history.stop))
}

/// Returns the initial model, and the text in its tokens.
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
    // Check the memory first: drawing the weights of a large model takes long.
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
        // `!=` passes a negative limit or NaN on, so that it is refused
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

/// Prints the model, the text and the memory needed before the training starts.
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
