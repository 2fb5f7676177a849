//! Conversion of text to tokens and back.

mod cut;
mod huggingface;
mod merge;

use std::path::Path;

use rustc_hash::FxHashMap;

use cut::pieces;

use crate::error::{Error, Result};
use crate::formats::{is_directory, llmc};
use crate::memory;

/// GPT-2's token between texts.
const END: &[u8] = b"<|endoftext|>";
const GPT2_END: u32 = 50256;
/// Memory that the table needs while it is built, twice: once for tiktoken, once for this tokenizer.
const GPT2_ROOM: usize = 64 << 20;

/// Byte-pair encoding: a table of tokens, and the order in which they are merged from shorter ones.
///
/// The merging is tiktoken's: [`Tokenizer::gpt2`] gives the tokens of Python's `tiktoken.get_encoding("gpt2")`, for text and for arbitrary bytes. Its
/// time grows hardly faster than the text. Any thread may use it.
pub struct Tokenizer {
    /// The bytes of each token.
    tokens: Vec<Vec<u8>>,
    /// Merge rank of each token: a single byte, or the bytes of two shorter tokens.
    ranks: FxHashMap<Vec<u8>, u32>,
    /// The tokens by their ranks; `None` if a token's number is its rank.
    order: Option<Vec<u32>>,
    end: Option<u32>,
}

impl Tokenizer {
    /// Returns the tokenizer with GPT-2's 50257 tokens.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory): the table is part of the library, and the crate that builds it cannot report a lack of memory.
    pub fn gpt2() -> Result<Self> {
        memory::headroom(GPT2_ROOM, "GPT-2's tokens")?;
        let mut tokens = (0..GPT2_END)
            .map(|token| tiktoken_rs::r50k_base_singleton().decode_bytes(&[token]))
            .collect::<std::result::Result<Vec<_>, _>>()
            .map_err(|error| Error::Internal(format!("GPT-2's tokens: {error}")))?;
        tokens.push(END.to_vec());
        Self::new(tokens, Some(GPT2_END))
    }

    /// Returns a tokenizer with one token for each different byte of `text`, in ascending order: for small models of small alphabets.
    ///
    /// # Errors
    /// [`Error::Data`] if `text` is empty.
    pub fn of_bytes(text: &[u8]) -> Result<Self> {
        let mut seen = [false; 256];
        text.iter().for_each(|byte| seen[usize::from(*byte)] = true);
        let tokens: Vec<_> = (0..=255).filter(|b| seen[usize::from(*b)]).map(|b| vec![b]).collect();
        if tokens.is_empty() {
            return Err(Error::Data(
                "the text is empty: it has no bytes to make tokens from".into(),
            ));
        }
        Self::new(tokens, None)
    }

    /// Reads an llm.c tokenizer file, or a Hugging Face directory, see [`Tokenizer::load_hugging_face`].
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Format`] if it is another kind of file, or two of its tokens are equal.
    pub fn load(path: &Path) -> Result<Self> {
        if is_directory(path)? {
            let problem = "has no tokenizer.json, nor vocab.json and merges.txt".into();
            let none = || Error::Format { path: path.into(), problem };
            return Self::load_hugging_face(path)?.ok_or_else(none);
        }
        let (tokens, end) = llmc::read_tokenizer(path)?;
        Self::new(tokens, end).map_err(|error| match error {
            Error::Data(problem) => Error::Format { path: path.into(), problem },
            other => other,
        })
    }

    /// Writes an llm.c tokenizer file, whole or not at all.
    ///
    /// # Errors
    /// [`Error::Data`] for a Hugging Face tokenizer whose tokens are not numbered in the order of their merging: the file format cannot store another
    /// order. [`Error::Io`].
    pub fn save(&self, path: &Path) -> Result<()> {
        if self.order.is_some() {
            return Err(Error::Data(
                "the tokenizer's tokens are not numbered in the order of merging, which an llm.c tokenizer file cannot \
                 express: save the model in rootgrad's format, which contains the tokenizer"
                    .into(),
            ));
        }
        llmc::write_tokenizer(path, &self.tokens, self.end)
    }

    /// Returns a tokenizer of these tokens, whose numbers are their ranks; `end` is the token between texts.
    ///
    /// # Errors
    /// [`Error::Data`] for an empty token, two equal tokens, or an `end` that is no token.
    pub fn new(tokens: Vec<Vec<u8>>, end: Option<u32>) -> Result<Self> {
        Self::of_order(tokens, None, end)
    }

    /// Returns a tokenizer of these tokens; `order` lists the tokens that are merged, the first rank first (`None`: all but `end`, by their numbers).
    ///
    /// # Errors
    /// Those [`Error::Data`] of [`Tokenizer::new`], and for an element of `order` that is no token.
    pub(crate) fn of_order(
        tokens: Vec<Vec<u8>>,
        order: Option<Vec<u32>>,
        end: Option<u32>,
    ) -> Result<Self> {
        let count = tokens.len();
        if let Some(end) = end.filter(|end| *end as usize >= count) {
            return Err(Error::Data(format!(
                "declares token {end} as the end of text; it has {count} tokens"
            )));
        }
        if let Some(empty) = tokens.iter().position(Vec::is_empty) {
            return Err(Error::Data(format!("has an empty token {empty}")));
        }
        // An order by the numbers is stored as `None`, so that equal tokenizers have equal fields.
        let all: Vec<u32> = (0..count as u32).filter(|token| Some(*token) != end).collect();
        let order = order.filter(|order| *order != all);
        let mut ranks = FxHashMap::default();
        for (place, &token) in (0..).zip(order.as_ref().unwrap_or(&all)) {
            let bytes = tokens.get(token as usize).ok_or_else(|| {
                Error::Data(format!("merges to token {token}; it has {count} tokens"))
            })?;
            let rank = if order.is_some() { place } else { token };
            if let Some(other) = ranks.insert(bytes.clone(), rank) {
                let other = order.as_ref().map_or(other, |order| order[other as usize]);
                return Err(Error::Data(format!(
                    "has the same bytes for tokens {other} and {token}"
                )));
            }
        }
        Ok(Self { tokens, ranks, order, end })
    }

    /// Returns the number of tokens (V).
    #[must_use]
    pub fn vocabulary(&self) -> usize {
        self.tokens.len()
    }

    /// Returns true if its tokens are GPT-2's.
    #[must_use]
    pub fn is_gpt2(&self) -> bool {
        let same = |(token, bytes): (u32, &Vec<u8>)| {
            let gpt2 = tiktoken_rs::r50k_base_singleton().decode_bytes(&[token]);
            token == GPT2_END || gpt2.is_ok_and(|gpt2| gpt2 == *bytes)
        };
        self.end == Some(GPT2_END)
            && self.order.is_none()
            && self.tokens.len() == GPT2_END as usize + 1
            && (0..).zip(&self.tokens).all(same)
    }

    /// Returns the bytes of every token, in the order of their numbers.
    #[must_use]
    pub fn tokens(&self) -> &[Vec<u8>] {
        &self.tokens
    }

    /// Returns the tokens that are merged, the first rank first, if that is not the order of their numbers.
    pub(crate) fn order(&self) -> Option<&[u32]> {
        self.order.as_deref()
    }

    /// Returns the token between texts, if there is one.
    #[must_use]
    pub fn end_of_text(&self) -> Option<u32> {
        self.end
    }

    /// Returns the tokens of `text`, which may be any bytes. Bytes from the first invalid UTF-8 on are merged without being cut first, as in
    /// tiktoken. `<|endoftext|>` in the text has no special meaning.
    ///
    /// # Errors
    /// [`Error::Data`] if a byte has no token (never with GPT-2's).
    pub fn encode(&self, text: &[u8]) -> Result<Vec<u32>> {
        self.check_bytes(text)?;
        let mut tokens = Vec::new();
        match std::str::from_utf8(text) {
            Ok(text) => pieces(text, |piece| self.merge(piece, &mut tokens)),
            Err(error) => {
                let (start, _) = text.split_at(error.valid_up_to());
                // UNWRAP: `valid_up_to` says that `start` is UTF-8.
                let start = std::str::from_utf8(start).unwrap();
                // The last piece may continue in the bytes that are not UTF-8.
                let mut last: &[u8] = b"";
                pieces(start, |piece| {
                    self.merge(last, &mut tokens);
                    last = piece;
                });
                self.merge(&text[start.len() - last.len()..], &mut tokens);
            }
        }
        Ok(tokens)
    }

    /// Returns the bytes of `tokens`, which need not be UTF-8.
    ///
    /// # Errors
    /// [`Error::Argument`] if a token is not below [`Tokenizer::vocabulary`].
    pub fn decode(&self, tokens: &[u32]) -> Result<Vec<u8>> {
        let mut length = 0;
        for &token in tokens {
            length += self.bytes(token)?.len();
        }
        let mut bytes = memory::with_capacity(length, "the bytes of tokens")?;
        for &token in tokens {
            bytes.extend_from_slice(self.bytes(token)?);
        }
        Ok(bytes)
    }

    /// Returns the bytes of one token.
    ///
    /// # Errors
    /// [`Error::Argument`] if the token is not below [`Tokenizer::vocabulary`].
    pub fn bytes(&self, token: u32) -> Result<&[u8]> {
        self.tokens.get(token as usize).map(Vec::as_slice).ok_or_else(|| {
            Error::argument("token", token, format!("below {}, the vocabulary", self.tokens.len()))
        })
    }

    /// Returns the token of a rank.
    fn of_rank(&self, rank: u32) -> u32 {
        self.order.as_ref().map_or(rank, |order| order[rank as usize])
    }

    fn check_bytes(&self, text: &[u8]) -> Result<()> {
        let mut known = [false; 256];
        for byte in 0..=255_u8 {
            known[usize::from(byte)] = self.ranks.contains_key(&[byte][..]);
        }
        match text.iter().position(|byte| !known[usize::from(*byte)]) {
            None => Ok(()),
            Some(at) => Err(Error::Data(format!(
                "byte {at} of the text, {}, has no token; the tokenizer knows {} tokens of one byte: use the \
                 tokenizer that the model was trained with, or GPT-2's",
                shown(text, at),
                known.iter().filter(|known| **known).count()
            ))),
        }
    }
}

/// Returns the character at byte `at`, or the byte if it is not UTF-8.
fn shown(text: &[u8], at: usize) -> String {
    let first = (at.saturating_sub(3)..=at).rev().find(|start| text[*start] & 0xC0 != 0x80);
    let chunk = text[first.unwrap_or(at)..].utf8_chunks().next();
    match chunk.and_then(|chunk| chunk.valid().chars().next()) {
        Some(character) => format!("{character:?}"),
        None => format!("{:#04X}", text[at]),
    }
}

/// Tokenizers are equal if their tokens, the order of merging, and the token between texts are equal.
impl PartialEq for Tokenizer {
    fn eq(&self, other: &Self) -> bool {
        (&self.tokens, &self.order, self.end) == (&other.tokens, &other.order, other.end)
    }
}

impl Eq for Tokenizer {}

impl std::fmt::Debug for Tokenizer {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Tokenizer").field("vocabulary", &self.tokens.len()).finish_non_exhaustive()
    }
}

#[cfg(test)]
#[path = "tokenizer_tests.rs"]
mod tests;
