//! `rootgrad gpt2`: language models.

mod convert;
mod eval;
mod generate;
mod train;

use std::path::Path;
use std::process::ExitCode;

use clap::Subcommand;
use rootgrad::data::{Text, Vocabulary};
use rootgrad::formats::llmc;
use rootgrad::models::Gpt2;
use rootgrad::{Error, Result};

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

/// The text in a file, with the tokens of `model`, unless others are asked for, which a model that has none takes.
fn text_for(model: &mut Gpt2, path: &Path, asked: Option<&Vocabulary>) -> Result<Text> {
    let known = model.tokenizer().map(|tokenizer| Vocabulary::Known(tokenizer.clone()));
    let vocabulary = match (asked, known) {
        (Some(asked), _) => asked.clone(),
        (None, Some(known)) => known,
        (None, None) if llmc::is_tokens(path)? => Vocabulary::Size(model.config().vocabulary),
        (None, None) => {
            let wanted =
                "gpt2, bytes or an llm.c tokenizer file: the model has none, and a text needs one";
            return Err(Error::argument("--tokenizer", "not given", wanted));
        }
    };
    let text = Text::load(path, &vocabulary)?;
    if model.tokenizer().is_none() && asked.is_some() {
        model.set_tokenizer(text.tokenizer().cloned())?;
    }
    Ok(text)
}

/// The value parser of `--tokenizer`.
fn parse_vocabulary(text: &str) -> std::result::Result<Vocabulary, String> {
    text.parse().map_err(|error: rootgrad::Error| error.to_string())
}
