//! Text that the model generates during its training, to show its progress.

use super::{Gpt2Options, Sample};
use crate::data::{Tokenizer, Tokens};
use crate::error::{Error, Result};
use crate::models::gpt2::Trainer;
use crate::threads::Team;

/// A generated text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gpt2Sample {
    /// Number of the step after which the text was generated.
    pub step: usize,
    /// The text, with its beginning; invalid UTF-8 is replaced.
    pub text: String,
}

/// Generates texts with the parameters of a training.
pub(super) struct Writer<'a> {
    sample: &'a Sample,
    tokenizer: &'a Tokenizer,
    steps: usize,
    prompt: Vec<u32>,
}

impl<'a> Writer<'a> {
    /// Returns a writer, if the options want one.
    ///
    /// # Errors
    /// [`Error::Argument`] for an option out of range or a prompt without a tokenizer; [`Error::Data`] for a prompt without tokens.
    pub(super) fn new(
        tokenizer: Option<&'a Tokenizer>,
        text: &Tokens,
        options: &'a Gpt2Options,
    ) -> Result<Option<Self>> {
        let Some(sample) = &options.sample else { return Ok(None) };
        let tokenizer = tokenizer.ok_or_else(|| {
            let wanted = "none: neither the text nor the model has a tokenizer";
            Error::argument("sample", "set", wanted)
        })?;
        let prompt = match (sample.prompt.as_str(), tokenizer.end_of_text()) {
            ("", Some(end)) => vec![end],
            ("", None) => vec![u32::from(text.tokens()[0])],
            (prompt, _) => tokenizer.encode(prompt.as_bytes())?,
        };
        Ok(Some(Self { sample, tokenizer, steps: options.steps, prompt }))
    }

    /// Generates the text after step `number`, if one is due.
    pub(super) fn write(
        &self,
        number: usize,
        trainer: &Trainer,
        team: &Team,
    ) -> Result<Option<Gpt2Sample>> {
        if !number.is_multiple_of(self.sample.every) && number != self.steps {
            return Ok(None);
        }
        let mut options = self.sample.options.clone();
        options.below = options.below.or(Some(self.tokenizer.vocabulary()));
        let written = trainer.generate(team, &[&self.prompt[..]], &options, None)?;
        let begin = if self.sample.prompt.is_empty() { &[][..] } else { &self.prompt };
        let mut bytes = self.tokenizer.decode(begin)?;
        bytes.extend(self.tokenizer.decode(&written[0].tokens)?);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Ok(Some(Gpt2Sample { step: number, text }))
    }
}
