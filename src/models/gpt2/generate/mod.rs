//! Generation of text. Tokens are chosen one after the other; the keys and values of earlier tokens are cached.

mod cache;
mod options;
mod packed;
mod sampler;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use cache::Generator;
pub use options::GenerateOptions;
use sampler::Sampler;

use super::{Gpt2, Weights, check_tokens};
use crate::error::{Error, Result};
use crate::interface::either;
use crate::memory;
use crate::threads::Team;

/// The reason why a sequence ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Finish {
    /// The sequence has `max_new_tokens` new tokens.
    Length,
    /// This stop token came; it is not part of the tokens.
    Stop(u32),
    /// The callback asked to stop.
    Callback,
}

/// The continuation of a prompt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Generated {
    /// New tokens.
    pub tokens: Vec<u32>,
    /// Reason why the sequence ended.
    pub finish: Finish,
}

/// Callback for every new token with the index of its sequence, in the order of the sequences.
pub type OnToken<'a> = &'a mut dyn FnMut(usize, u32) -> Result<ControlFlow<()>>;

impl Gpt2 {
    /// Continues each prompt. The tokens of a prompt do not depend on the other prompts, except through the random
    /// numbers, which depend on the prompt's index. They do not depend on the number of threads.
    ///
    /// Memory: two values for each layer, channel and position of every sequence, and work space. With bfloat16 also half
    /// of the parameters' memory, which the model caches.
    ///
    /// # Errors
    /// [`Error::Argument`] for no prompt or an empty one, a token that is not below V, an option out of range, or more
    /// tokens than fit in the model's longest sequence (unless [`GenerateOptions::slide`]); [`Error::Memory`]; any error
    /// of `on_token`.
    ///
    /// # Example
    /// ```
    /// use rootgrad::models::gpt2::{GenerateOptions, Gpt2, Gpt2Config};
    /// use rootgrad::threads::Team;
    ///
    /// let config = Gpt2Config {
    ///     max_time: 16, vocabulary: 11, padded_vocabulary: 16, layers: 1, heads: 2, channels: 16,
    /// };
    /// let model = Gpt2::new(config, 42)?;
    /// let options = GenerateOptions { max_new_tokens: 5, top_k: Some(4), ..GenerateOptions::default() };
    /// let texts = model.generate(&Team::new(1), &[&[1, 2, 3], &[7]], &options, None)?;
    /// assert!(texts.iter().all(|text| text.tokens.len() == 5));
    /// # Ok::<(), rootgrad::Error>(())
    /// ```
    pub fn generate(
        &self,
        team: &Team,
        prompts: &[&[u32]],
        options: &GenerateOptions,
        on_token: Option<OnToken<'_>>,
    ) -> Result<Vec<Generated>> {
        match (options.below, self.tokenizer()) {
            (None, Some(tokenizer)) => {
                let below = Some(tokenizer.vocabulary());
                let options = GenerateOptions { below, ..options.clone() };
                self.weights().generate(team, prompts, &options, on_token)
            }
            _ => self.weights().generate(team, prompts, options, on_token),
        }
    }

    /// Returns the tokens of a prompt, encoded by the model's tokenizer. An empty prompt gives the end-of-text token,
    /// after which a text begins.
    ///
    /// # Errors
    /// [`Error::Data`] if the model has no tokenizer, the text has a byte that the tokenizer does not know, or the prompt
    /// is empty and the tokenizer has no end of text.
    pub fn prompt(&self, text: &[u8]) -> Result<Vec<u32>> {
        let tokenizer = self.tokenizer().ok_or_else(|| {
            let give = "give it that of its text (set_tokenizer)";
            let give = either(give, give, "give it by --tokenizer");
            Error::Data(format!("the model has no tokenizer: {give}, or tokens as prompt"))
        })?;
        match tokenizer.end_of_text() {
            _ if !text.is_empty() => tokenizer.encode(text),
            Some(end) => Ok(vec![end]),
            None => Err(Error::Data(
                "the prompt is empty, and the model's tokenizer has no end-of-text token to begin with: give a first word"
                    .into(),
            )),
        }
    }
}

impl Weights<'_> {
    /// See [`Gpt2::generate`].
    pub(super) fn generate(
        self,
        team: &Team,
        prompts: &[&[u32]],
        options: &GenerateOptions,
        mut on_token: Option<OnToken<'_>>,
    ) -> Result<Vec<Generated>> {
        self.check(prompts, options)?;
        let lengths: Vec<usize> = prompts.iter().map(|prompt| prompt.len()).collect();
        let longest = lengths
            .iter()
            .max()
            .map_or(0, |longest| longest.saturating_add(options.max_new_tokens));
        let room = longest.min(self.config.max_time);
        let mut generator = Generator::new(self, team, &lengths, room, options.precision)?;
        let vocabulary = self.config.vocabulary;
        let vocabulary = options.below.map_or(vocabulary, |below| below.min(vocabulary));
        // For each text, its tokens and the candidates; and the result of a step for all texts.
        let each = 1024 + longest.saturating_mul(16) + vocabulary.saturating_mul(16);
        memory::headroom(prompts.len().saturating_mul(each), "the texts to write")?;
        let mut texts: Vec<Text> = prompts
            .iter()
            .enumerate()
            .map(|(n, prompt)| Text::new(prompt, Sampler::new(options, vocabulary, n)))
            .collect();
        loop {
            let active = texts.iter().enumerate().filter(|(_, text)| text.finish.is_none());
            let active: Vec<usize> = active.map(|(number, _)| number).collect();
            if active.is_empty() {
                break;
            }
            // The tokens that are not in the cache yet: the whole prompt, then the last token.
            generator.advance(team, &active, |number| &texts[number].tokens);
            for (row, &number) in active.iter().enumerate() {
                let text = &mut texts[number];
                let token = text.sampler.next(&generator.logits(row)[..vocabulary]);
                if options.stop.contains(&token) {
                    text.finish = Some(Finish::Stop(token));
                    continue;
                }
                text.tokens.push(token);
                if text.tokens.len() - text.prompt == options.max_new_tokens {
                    text.finish = Some(Finish::Length);
                }
                if let Some(call) = on_token.as_mut()
                    && call(number, token)?.is_break()
                {
                    return Ok(texts.into_iter().map(Text::into_generated).collect());
                }
            }
        }
        Ok(texts.into_iter().map(Text::into_generated).collect())
    }

    fn check(&self, prompts: &[&[u32]], options: &GenerateOptions) -> Result<()> {
        options.check()?;
        if prompts.is_empty() {
            return Err(Error::argument("prompts", "none", "at least one"));
        }
        let most = self.config.max_time;
        for (n, prompt) in prompts.iter().enumerate() {
            if prompt.is_empty() {
                let wanted = "at least one token: the end-of-text token can begin a text";
                return Err(Error::argument(format!("prompts[{n}]"), "empty", wanted));
            }
            check_tokens(self.config, &format!("prompts[{n}]"), prompt)?;
            // The last token does not go through the model.
            let length = prompt.len().saturating_add(options.max_new_tokens - 1);
            if length > most && !options.slide {
                let got = format!(
                    "{} after the {} of prompts[{n}]",
                    options.max_new_tokens,
                    prompt.len()
                );
                let wanted = match (most + 1).saturating_sub(prompt.len()) {
                    0 => format!(
                        "a prompt of at most {most} tokens, the model's longest sequence, or slide"
                    ),
                    room => {
                        format!("at most {room}: the model's longest sequence is {most}; or slide")
                    }
                };
                return Err(Error::option("max_new_tokens", got, wanted));
            }
        }
        Ok(())
    }
}

/// One sequence that is being generated.
struct Text {
    /// The prompt, then the new tokens.
    tokens: Vec<u32>,
    /// Number of tokens of the prompt.
    prompt: usize,
    sampler: Sampler,
    finish: Option<Finish>,
}

impl Text {
    fn new(prompt: &[u32], sampler: Sampler) -> Self {
        Self { tokens: prompt.to_vec(), prompt: prompt.len(), sampler, finish: None }
    }

    fn into_generated(mut self) -> Generated {
        let tokens = self.tokens.split_off(self.prompt);
        Generated { tokens, finish: self.finish.unwrap_or(Finish::Callback) }
    }
}
