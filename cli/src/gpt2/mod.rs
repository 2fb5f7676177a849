//! `rootgrad gpt2`: language models.

mod convert;
mod eval;
mod generate;
mod train;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Subcommand;
use rootgrad::Result;
use rootgrad::data::{Text, Vocabulary};
use rootgrad::models::Gpt2;

/// One command a file.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Train a GPT-2 on a text or an llm.c token file
    #[command(after_help = train::EXAMPLES)]
    Train(Box<train::Options>),
    /// Show the loss of a GPT-2 on a text
    #[command(after_help = eval::EXAMPLES)]
    Eval(eval::Options),
    /// Convert a GPT-2 to another form: ours, llm.c's, Hugging Face's
    #[command(after_help = convert::EXAMPLES)]
    Convert(convert::Options),
    /// Let a GPT-2 go on with a text
    #[command(after_help = generate::EXAMPLES)]
    Generate(Box<generate::Options>),
}

/// Runs the command chosen.
pub(crate) fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Train(options) => train::run(&options),
        Command::Eval(options) => eval::run(&options),
        Command::Convert(options) => convert::run(&options),
        Command::Generate(options) => generate::run(&options),
    }
}

/// The text in a file, with the tokens of `model`, unless others are asked for.
fn text_for(model: &Gpt2, path: &Path, asked: Option<&Vocabulary>) -> Result<Text> {
    let known = model.tokenizer().map(|tokenizer| Vocabulary::Known(tokenizer.clone()));
    let vocabulary = match (asked, known) {
        (Some(asked), _) => asked.clone(),
        (None, Some(known)) => known,
        // Without a tokenizer only token files will do, and the error says so.
        (None, None) => Vocabulary::Size(model.config().vocabulary),
    };
    Text::load(path, &vocabulary)
}

/// The value parser of `--tokenizer`.
fn parse_vocabulary(text: &str) -> std::result::Result<Vocabulary, String> {
    text.parse().map_err(|error: rootgrad::Error| error.to_string())
}

/// Where a file goes that may not be there yet.
fn check_outputs<'a>(paths: impl IntoIterator<Item = Option<&'a PathBuf>>) -> Result<()> {
    paths.into_iter().flatten().try_for_each(|path| rootgrad::formats::check_writable(path))
}
