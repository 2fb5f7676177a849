//! `rootgrad gpt2 eval`.

use std::path::PathBuf;
use std::process::ExitCode;

use rootgrad::Result;
use rootgrad::data::Vocabulary;
use rootgrad::models::Gpt2;
use rootgrad::train::gpt2::evaluate;

use super::{parse_vocabulary, text_for};
use crate::output;

pub(crate) const EXAMPLES: &str = "\
Examples:
  rootgrad gpt2 eval gpt.safetensors other.txt
  rootgrad gpt2 eval gpt2_124M.bin val.bin --batch-size 4 --sequence-length 64 --batches 20";

/// Arguments of `rootgrad gpt2 eval`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Model: a rootgrad model (.safetensors), an llm.c checkpoint (.bin) or a Hugging Face directory
    model: PathBuf,
    /// Text file, or an llm.c token file
    text: PathBuf,
    /// Tokenizer for the text: bytes, gpt2 or an llm.c tokenizer file [default: the model's own]
    #[arg(long, value_parser = parse_vocabulary, value_name = "NAME")]
    tokenizer: Option<Vocabulary>,
    /// Sequences per batch; the total loss does not depend on it
    #[arg(long, default_value_t = 4, value_name = "B")]
    batch_size: usize,
    /// Tokens per sequence [default: the model's longest sequence]
    #[arg(long, value_name = "T")]
    sequence_length: Option<usize>,
    /// Number of batches, counted from the beginning of the text; 0 for the whole text
    #[arg(long, default_value_t = 0, value_name = "N")]
    batches: usize,
    /// Number of threads, 0 for all cores; the result does not depend on it
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
}

/// Prints the loss and the perplexity.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let mut model = Gpt2::load(&options.model)?;
    let text = text_for(&mut model, &options.text, options.tokenizer.as_ref())?;
    let (b, t) = (options.batch_size, options.sequence_length.unwrap_or(model.config().max_time));
    let found = evaluate(&model, &text, b, t, options.batches, options.threads)?;
    let (loss, targets, all) = (found.loss, found.targets, text.tokens().tokens().len() - 1);
    // The loss in nats per token. The perplexity is the number of equally likely tokens with the same loss.
    let (perplexity, of) = (loss.exp(), if targets < all { "the first " } else { "all " });
    let line = format!("loss {loss:.6}, perplexity {perplexity:.4}, {of}{targets} targets\n");
    output::print(line.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
