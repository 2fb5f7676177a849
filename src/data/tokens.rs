//! A text as tokens, and the sequences for the steps of a training.

use std::path::Path;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::error::{Error, Result};
use crate::formats::llmc;
use crate::memory;

use super::Tokenizer;

/// A text as tokens below a vocabulary's size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tokens {
    tokens: Vec<u16>,
    vocabulary: usize,
}

impl Tokens {
    /// Returns a text of these tokens, which must be below `vocabulary`.
    ///
    /// # Errors
    /// [`Error::Argument`] if the vocabulary has more than 65536 tokens; [`Error::Data`] if there are fewer than 2 tokens (a target is the next
    /// token), or a token is not below `vocabulary`, with its position.
    pub fn new(tokens: Vec<u16>, vocabulary: usize) -> Result<Self> {
        if vocabulary == 0 || vocabulary > 1 << 16 {
            return Err(Error::argument("vocabulary", vocabulary, "1 to 65536"));
        }
        if tokens.len() < 2 {
            return Err(Error::Data(format!(
                "the text has {} tokens; wanted at least 2: one as input and one to predict",
                tokens.len()
            )));
        }
        match tokens.iter().position(|t| usize::from(*t) >= vocabulary) {
            None => Ok(Self { tokens, vocabulary }),
            Some(at) => Err(Error::Data(format!(
                "token {} at place {at} is not below the vocabulary of {vocabulary}; was the text tokenized for \
                 another model?",
                tokens[at]
            ))),
        }
    }

    /// Converts a text to tokens.
    ///
    /// # Errors
    /// Those of [`Tokenizer::encode`] and [`Tokens::new`].
    pub fn of_text(text: &[u8], tokenizer: &Tokenizer) -> Result<Self> {
        let vocabulary = tokenizer.vocabulary();
        if vocabulary > 1 << 16 {
            return Err(Error::argument("vocabulary", vocabulary, "1 to 65536"));
        }
        // The conversion loses nothing: all tokens are below the vocabulary's size.
        Self::new(tokenizer.encode(text)?.into_iter().map(|t| t as u16).collect(), vocabulary)
    }

    /// Reads an llm.c token file, whose tokens must be below `vocabulary`.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Format`] if it is another kind of file, has fewer than 2 tokens or a token that is not below `vocabulary`.
    pub fn load(path: &Path, vocabulary: usize) -> Result<Self> {
        Self::new(llmc::read_tokens(path)?, vocabulary).map_err(|error| match error {
            Error::Data(problem) => Error::Format {
                path: path.into(),
                problem: format!("cannot be learned from: {problem}"),
            },
            other => other,
        })
    }

    /// Writes an llm.c token file, whole or not at all.
    ///
    /// # Errors
    /// [`Error::Argument`] for more than 2³¹ − 1 tokens; [`Error::Io`].
    pub fn save(&self, path: &Path) -> Result<()> {
        llmc::write_tokens(path, &self.tokens)
    }

    /// Returns the tokens.
    #[must_use]
    pub fn tokens(&self) -> &[u16] {
        &self.tokens
    }

    /// Returns the size of the vocabulary (V).
    #[must_use]
    pub fn vocabulary(&self) -> usize {
        self.vocabulary
    }

    /// Returns the first part, and the last `fraction` of the text, for the validation.
    ///
    /// # Errors
    /// [`Error::Argument`] if `fraction` is not between 0 and 1; [`Error::Data`] if a part has fewer than 2 tokens.
    pub fn split(&self, fraction: f64) -> Result<(Self, Self)> {
        if !(fraction > 0.0 && fraction < 1.0) {
            return Err(Error::argument("validation fraction", fraction, "between 0 and 1"));
        }
        const WHAT: &str = "the parts of a text";
        let last = (self.tokens.len() as f64 * fraction).round() as usize;
        let (train, validation) = self.tokens.split_at(self.tokens.len() - last);
        if train.len().min(validation.len()) < 2 {
            return Err(Error::Data(format!(
                "of the text's {} tokens, {} would be for training and {} for validation; wanted at least 2 of each: use a longer text, \
                 or another validation fraction",
                self.tokens.len(),
                train.len(),
                validation.len()
            )));
        }
        Ok((
            Self::new(memory::copied(train, WHAT)?, self.vocabulary)?,
            Self::new(memory::copied(validation, WHAT)?, self.vocabulary)?,
        ))
    }

    /// Checks that the text is long enough for a sequence of `time` tokens, each with its next token.
    ///
    /// # Errors
    /// [`Error::Data`].
    pub fn check_time(&self, time: usize) -> Result<()> {
        if time == 0 {
            return Err(Error::option("sequence_length", time, "at least 1"));
        }
        if self.tokens.len() <= time {
            return Err(Error::Data(format!(
                "the text has {} tokens; sequences of {time} and the token that follows need {}: use shorter \
                 sequences or a longer text",
                self.tokens.len(),
                time.saturating_add(1)
            )));
        }
        Ok(())
    }

    /// Fills a batch with sequences that begin anywhere, chosen by `seed` and `step` alone: a training resumed at a step gets the same sequences.
    ///
    /// `inputs` and `targets` are (B, T); a target is the next token.
    ///
    /// # Panics
    /// If lengths differ or are no multiple of `time`, or the text is too short, see [`Tokens::check_time`].
    pub fn sample(
        &self,
        seed: u64,
        step: u64,
        time: usize,
        inputs: &mut [u32],
        targets: &mut [u32],
    ) {
        let mut random =
            Xoshiro256PlusPlus::seed_from_u64(seed ^ step.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let starts = (self.tokens.len() - time) as u64;
        for (x, y) in inputs.chunks_exact_mut(time).zip(targets.chunks_exact_mut(time)) {
            // Multiply and shift: as uniform as 64 bits allow.
            let start = ((u128::from(random.next_u64()) * u128::from(starts)) >> 64) as usize;
            self.sequence(start, x, y);
        }
    }

    /// Fills a batch with consecutive sequences from batch number `batch` on, as in llm.c's loader; after the last whole batch it starts again from
    /// the beginning.
    ///
    /// # Panics
    /// Those of [`Tokens::sample`].
    pub fn consecutive(&self, batch: u64, time: usize, inputs: &mut [u32], targets: &mut [u32]) {
        let size = inputs.len();
        let whole = ((self.tokens.len() - 1) / size).max(1) as u64;
        let start = (batch % whole) as usize * size;
        for (n, (x, y)) in
            inputs.chunks_exact_mut(time).zip(targets.chunks_exact_mut(time)).enumerate()
        {
            // A text shorter than one batch is repeated.
            let start = (start + n * time) % (self.tokens.len() - time);
            self.sequence(start, x, y);
        }
    }

    /// Returns the number of sequences of `time` tokens in the text, each with its next tokens; the last one may be shorter.
    #[must_use]
    pub fn sequences(&self, time: usize) -> usize {
        (self.tokens.len() - 1).div_ceil(time)
    }

    /// Fills a batch with consecutive sequences from batch number `batch` on, up to the end of the text. Returns the number of targets that belong to
    /// the text, which are the first ones; after the end the batch is filled with token 0.
    ///
    /// # Panics
    /// If lengths differ or are no multiple of `time`.
    pub fn in_order(
        &self,
        batch: usize,
        time: usize,
        inputs: &mut [u32],
        targets: &mut [u32],
    ) -> usize {
        assert!(inputs.len() == targets.len() && inputs.len().is_multiple_of(time), "(B, T)");
        let start = batch.saturating_mul(inputs.len()).min(self.tokens.len() - 1);
        let count = inputs.len().min(self.tokens.len() - 1 - start);
        self.sequence(start, &mut inputs[..count], &mut targets[..count]);
        inputs[count..].fill(0);
        targets[count..].fill(0);
        count
    }

    fn sequence(&self, start: usize, x: &mut [u32], y: &mut [u32]) {
        let tokens = &self.tokens[start..=start + x.len()];
        for (t, (x, y)) in x.iter_mut().zip(y).enumerate() {
            (*x, *y) = (u32::from(tokens[t]), u32::from(tokens[t + 1]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text() -> Tokens {
        Tokens::new((0..50).collect(), 50).unwrap()
    }

    #[test]
    fn targets_follow_inputs_and_a_step_gives_its_batch_again() {
        let text = text();
        let (mut x, mut y) = ([0; 12], [0; 12]);
        let mut starts = std::collections::HashSet::new();
        for step in 0..200 {
            text.sample(7, step, 4, &mut x, &mut y);
            for (x, y) in x.chunks(4).zip(y.chunks(4)) {
                starts.insert(x[0]);
                assert!((0..4).all(|t| x[t] == x[0] + t as u32 && y[t] == x[t] + 1));
            }
        }
        assert_eq!(starts.len(), 46, "every start must come up");
        let (mut again, mut targets) = ([0; 12], [0; 12]);
        text.sample(7, 199, 4, &mut again, &mut targets);
        assert_eq!((again, targets), (x, y));
        text.sample(8, 199, 4, &mut again, &mut targets);
        assert_ne!(again, x);
    }

    #[test]
    fn consecutive_batches_cover_the_text_in_order() {
        let (mut x, mut y) = ([0; 12], [0; 12]);
        let mut seen = Vec::new();
        for batch in 0..4 {
            text().consecutive(batch, 4, &mut x, &mut y);
            seen.extend(x);
        }
        assert_eq!(seen, (0..48).collect::<Vec<_>>());
        text().consecutive(4, 4, &mut x, &mut y);
        assert_eq!(x, std::array::from_fn(|t| t as u32), "it begins again");
    }

    #[test]
    fn batches_in_order_have_each_target_once_and_end_with_the_text() {
        for (size, time) in [(4, 4), (12, 4), (12, 12), (64, 64), (64, 8), (49, 7), (48, 6)] {
            let (mut x, mut y) = (vec![7; size], vec![7; size]);
            let mut seen = Vec::new();
            for batch in 0..text().sequences(time).div_ceil(size / time) {
                let count = text().in_order(batch, time, &mut x, &mut y);
                assert!(count > 0);
                assert!((0..count).all(|t| y[t] == x[t] + 1));
                assert!(x[count..].iter().chain(&y[count..]).all(|token| *token == 0));
                seen.extend_from_slice(&y[..count]);
            }
            assert_eq!(seen, (1..50).collect::<Vec<_>>(), "{size}, {time}");
            assert_eq!(text().in_order(50, time, &mut x, &mut y), 0);
        }
    }

    #[test]
    fn what_cannot_be_learned_from_is_named() {
        let error = |tokens: Vec<u16>| Tokens::new(tokens, 50).unwrap_err().to_string();
        assert!(error(vec![]).contains("has 0 tokens; wanted at least 2"));
        assert!(
            error(vec![1, 50]).contains("token 50 at place 1 is not below the vocabulary of 50")
        );
        assert!(text().check_time(49).is_ok());
        assert!(text().check_time(50).unwrap_err().to_string().contains("need 51"));
        assert!(text().check_time(usize::MAX).is_err()); // the message counts one more token
        assert!(text().split(1.0).is_err());
        let (train, validation) = text().split(0.1).unwrap();
        assert_eq!((train.tokens().len(), validation.tokens()), (45, &[45, 46, 47, 48, 49][..]));
    }

    #[test]
    fn a_file_of_another_models_tokens_is_refused() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("text.bin");
        text().save(&path).unwrap();
        assert_eq!(Tokens::load(&path, 50).unwrap(), text());
        let error = Tokens::load(&path, 20).unwrap_err().to_string();
        assert!(
            error.contains("text.bin' cannot be learned from: token 20 at place 20"),
            "{error}"
        );
    }
}
