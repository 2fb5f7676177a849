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

/// Subcommands of `rootgrad gpt2`, one file each.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Train a GPT-2 on a text or an llm.c token file
    #[command(after_help = train::EXAMPLES)]
    Train(Box<train::Options>),
    /// Show the loss of a GPT-2 on a text
    #[command(after_help = eval::EXAMPLES)]
    Eval(eval::Options),
    /// Convert a GPT-2 between the formats of rootgrad, llm.c and Hugging Face
    #[command(after_help = convert::EXAMPLES)]
    Convert(convert::Options),
    /// Continue a text with a GPT-2
    #[command(after_help = generate::EXAMPLES)]
    Generate(Box<generate::Options>),
}

/// Runs the chosen command.
pub(crate) fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Train(options) => train::run(*options),
        Command::Eval(options) => eval::run(&options),
        Command::Convert(options) => convert::run(&options),
        Command::Generate(options) => generate::run(&options),
    }
}

/// Loads the text of a file, in the tokens of `model` or in those of the tokenizer `asked` for. A model without a
/// tokenizer then gets the latter.
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

/// Parses the value of `--tokenizer`.
fn parse_vocabulary(text: &str) -> std::result::Result<Vocabulary, String> {
    text.parse().map_err(|error: rootgrad::Error| error.to_string())
}
