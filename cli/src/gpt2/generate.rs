//! `rootgrad gpt2 generate`.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use rootgrad::data::{Tokenizer, Vocabulary};
use rootgrad::formats::read_regular;
use rootgrad::kernels::Precision;
use rootgrad::models::Gpt2;
use rootgrad::models::gpt2::GenerateOptions;
use rootgrad::threads::Team;
use rootgrad::{Error, Result};

use super::parse_vocabulary;
use crate::output::print;

pub(crate) const EXAMPLES: &str = "\
Examples:
  rootgrad gpt2 generate gpt.safetensors --prompt 'ROMEO:' --tokens 300
  rootgrad gpt2 generate ~/models/gpt2 --tokenizer gpt2 --prompt 'The muon is' --top-k 50 --temperature 0.8
  rootgrad gpt2 generate gpt.safetensors --prompt-file act1.txt --tokens 5000 > act2.txt";

/// Largest accepted number of samples; more is taken for a mistake.
const MOST_SAMPLES: usize = 1 << 16;
/// Largest accepted prompt, in bytes. A model sees at most the last thousand tokens of it.
const LONGEST_PROMPT: u64 = 64 << 20;

/// Arguments of `rootgrad gpt2 generate`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Model: a rootgrad model (.safetensors), an llm.c checkpoint (.bin) or a Hugging Face directory
    model: PathBuf,
    /// Text to continue; without a prompt the model starts a new text
    #[arg(long, value_name = "TEXT")]
    prompt: Option<String>,
    /// File with the text to continue; may contain any bytes
    #[arg(long, value_name = "FILE", conflicts_with = "prompt")]
    prompt_file: Option<PathBuf>,
    /// Largest number of new tokens
    #[arg(long, visible_alias = "max-new-tokens", default_value_t = 128, value_name = "N")]
    tokens: usize,
    /// Sampling temperature, which divides the logits: below 1 favours likely tokens, 0 always takes the likeliest
    #[arg(long, default_value_t = 1.0, value_name = "T")]
    temperature: f32,
    /// Sample from the K likeliest tokens only
    #[arg(long, value_name = "K")]
    top_k: Option<usize>,
    /// Sample only from the smallest set of likeliest tokens whose probabilities sum to at least P
    #[arg(long, value_name = "P")]
    top_p: Option<f32>,
    /// Random seed: the same seed gives the same text, with any number of threads
    #[arg(long, default_value_t = 42, value_name = "SEED")]
    seed: u64,
    /// Number of texts to write, each with its own random numbers
    #[arg(long, default_value_t = 1, value_name = "N")]
    samples: usize,
    /// Continue after the end-of-text token
    #[arg(long)]
    ignore_end: bool,
    /// Refuse a text longer than the model's longest sequence; by default the first half of a full sequence is dropped
    #[arg(long)]
    no_slide: bool,
    /// Tokenizer for the prompt: gpt2 or an llm.c tokenizer file [default: the model's own]
    #[arg(long, value_parser = parse_vocabulary, value_name = "NAME")]
    tokenizer: Option<Vocabulary>,
    /// Precision of the matrix products: float32, or bfloat16 (about half the time per token)
    #[arg(long, default_value_t, value_name = "PRECISION")]
    precision: Precision,
    /// Number of threads, 0 for all cores; the result does not depend on it
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
    /// Do not print the speed to standard error
    #[arg(long, short)]
    quiet: bool,
}

/// Writes the prompt and its continuation token by token. Several samples are written one after the other, each as a
/// whole.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    if !(1..=MOST_SAMPLES).contains(&options.samples) {
        return Err(Error::argument("--samples", options.samples, format!("1 to {MOST_SAMPLES}")));
    }
    let team = Team::checked(options.threads)?;
    let mut model = Gpt2::load(&options.model)?;
    if let Some(vocabulary) = &options.tokenizer {
        let tokenizer = match vocabulary {
            Vocabulary::Gpt2 => Tokenizer::gpt2()?,
            Vocabulary::File(path) => Tokenizer::load(path)?,
            _ => return Err(Error::argument("--tokenizer", "bytes or auto", "gpt2 or a file")),
        };
        model.set_tokenizer(Some(Arc::new(tokenizer)))?;
    }
    let tokenizer = tokenizer(&model, &options.model)?;
    let prompt = match (&options.prompt, &options.prompt_file) {
        (_, Some(path)) => read_regular(path, LONGEST_PROMPT)?,
        (text, None) => text.clone().unwrap_or_default().into_bytes(),
    };
    let tokens = model.prompt(&prompt)?;
    let generate = GenerateOptions {
        max_new_tokens: options.tokens,
        temperature: options.temperature,
        top_k: options.top_k,
        top_p: options.top_p,
        seed: options.seed,
        below: None,
        stop: tokenizer.end_of_text().filter(|_| !options.ignore_end).into_iter().collect(),
        slide: !options.no_slide,
        precision: options.precision,
    };
    let streams = options.samples == 1;
    // The prompt is printed together with the first token, so an error before that is the only output.
    let mut begin = Some(&prompt[..]).filter(|_| streams);
    let mut read = true;
    let started = Instant::now();
    let mut on_token = |_: usize, token: u32| -> Result<ControlFlow<()>> {
        if streams && read {
            let bytes = [begin.take().unwrap_or_default(), tokenizer.bytes(token)?].concat();
            read = print(&bytes)?;
        }
        Ok(if read { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
    };
    let prompts = vec![&tokens[..]; options.samples];
    let texts = model.generate(&team, &prompts, &generate, Some(&mut on_token))?;
    let seconds = started.elapsed().as_secs_f64();
    if streams {
        print(&[begin.unwrap_or_default(), b"\n"].concat())?;
    } else {
        for (n, text) in texts.iter().enumerate() {
            let title = format!("--- {} of {}\n", n + 1, options.samples);
            let parts = [title.as_bytes(), &prompt, &tokenizer.decode(&text.tokens)?, b"\n"];
            if !print(&parts.concat())? {
                break;
            }
        }
    }
    if !options.quiet {
        let count: usize = texts.iter().map(|text| text.tokens.len()).sum();
        eprintln!("{count} tokens, {:.1} tokens/s", count as f64 / seconds);
    }
    Ok(ExitCode::SUCCESS)
}

fn tokenizer(model: &Gpt2, path: &Path) -> Result<Arc<Tokenizer>> {
    model.tokenizer().cloned().ok_or_else(|| Error::Format {
        path: path.to_path_buf(),
        problem:
            "has no tokenizer: give --tokenizer gpt2, or --tokenizer with an llm.c tokenizer file"
                .into(),
    })
}
