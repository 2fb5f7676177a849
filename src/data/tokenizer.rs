//! Text to tokens and back.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::path::Path;

use rustc_hash::FxHashMap;
use tiktoken_rs::CoreBPE;

use crate::error::{Error, Result};
use crate::formats::llmc;
use crate::memory;

/// How GPT-2 cuts a text before it merges bytes (Radford et al. 2019, `encoder.py`).
const PATTERN: &str = r"'(?:[sdmt]|ll|ve|re)| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+";
/// GPT-2's token between texts.
const END: &[u8] = b"<|endoftext|>";
const GPT2_END: u32 = 50256;
/// What the table takes while it is made, twice: once for tiktoken, once for us.
const GPT2_ROOM: usize = 64 << 20;

/// Byte-pair encoding: a table of tokens in which a token's number is also its rank in merging.
///
/// The merging is tiktoken's; [`Tokenizer::gpt2`] gives what Python's `tiktoken.get_encoding("gpt2")` gives, for text
/// and for arbitrary bytes. Any thread may use it.
pub struct Tokenizer {
    /// The bytes of each token.
    tokens: Vec<Vec<u8>>,
    /// The inverse, without the end of text.
    ranks: FxHashMap<Vec<u8>, u32>,
    bpe: CoreBPE,
    end: Option<u32>,
}

impl Tokenizer {
    /// GPT-2's 50257 tokens.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory): the table is part of the library, and its making takes memory for granted.
    pub fn gpt2() -> Result<Self> {
        memory::headroom(GPT2_ROOM, "GPT-2's tokens")?;
        let mut tokens = (0..GPT2_END)
            .map(|token| tiktoken_rs::r50k_base_singleton().decode_bytes(&[token]))
            .collect::<std::result::Result<Vec<_>, _>>()
            .map_err(|error| Error::Internal(format!("GPT-2's tokens: {error}")))?;
        tokens.push(END.to_vec());
        Self::new(tokens, Some(GPT2_END))
    }

    /// One token for each different byte of `text`, in ascending order: for small models of small alphabets.
    ///
    /// # Errors
    /// [`Error::Data`] if `text` is empty.
    pub fn of_bytes(text: &[u8]) -> Result<Self> {
        let mut seen = [false; 256];
        text.iter().for_each(|byte| seen[usize::from(*byte)] = true);
        let tokens: Vec<_> = (0..=255).filter(|b| seen[usize::from(*b)]).map(|b| vec![b]).collect();
        if tokens.is_empty() {
            return Err(Error::Data("the text is empty: it has no bytes to make tokens of".into()));
        }
        Self::new(tokens, None)
    }

    /// Reads an llm.c tokenizer file.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Format`] if it is no such file, or two of its tokens are the same.
    pub fn load(path: &Path) -> Result<Self> {
        let (tokens, end) = llmc::read_tokenizer(path)?;
        Self::new(tokens, end).map_err(|error| match error {
            Error::Data(problem) => Error::Format { path: path.into(), problem },
            other => other,
        })
    }

    /// Writes an llm.c tokenizer file, whole or not at all.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn save(&self, path: &Path) -> Result<()> {
        llmc::write_tokenizer(path, &self.tokens, self.end)
    }

    /// A tokenizer of these tokens, the number of each being its rank; `end` is the one between texts.
    ///
    /// # Errors
    /// [`Error::Data`] for an empty token, two that are the same, or an end that is no token.
    pub fn new(tokens: Vec<Vec<u8>>, end: Option<u32>) -> Result<Self> {
        if let Some(end) = end
            && end as usize >= tokens.len()
        {
            return Err(Error::Data(format!(
                "says that token {end} ends a text; it has {} tokens",
                tokens.len()
            )));
        }
        let mut ranks = FxHashMap::default();
        for (token, bytes) in (0..).zip(&tokens) {
            if bytes.is_empty() {
                return Err(Error::Data(format!("has an empty token {token}")));
            }
            if Some(token) != end
                && let Some(other) = ranks.insert(bytes.clone(), token)
            {
                return Err(Error::Data(format!(
                    "has the same bytes for tokens {other} and {token}"
                )));
            }
        }
        let bpe = CoreBPE::new(ranks.clone(), FxHashMap::default(), PATTERN)
            .map_err(|error| Error::Internal(format!("the tokenizer's pattern: {error}")))?;
        Ok(Self { tokens, ranks, bpe, end })
    }

    /// The number of tokens (V).
    #[must_use]
    pub fn vocabulary(&self) -> usize {
        self.tokens.len()
    }

    /// Whether its tokens are GPT-2's.
    #[must_use]
    pub fn is_gpt2(&self) -> bool {
        let same = |(token, bytes): (u32, &Vec<u8>)| {
            let gpt2 = tiktoken_rs::r50k_base_singleton().decode_bytes(&[token]);
            token == GPT2_END || gpt2.is_ok_and(|gpt2| gpt2 == *bytes)
        };
        self.end == Some(GPT2_END)
            && self.tokens.len() == GPT2_END as usize + 1
            && (0..).zip(&self.tokens).all(same)
    }

    /// The bytes of every token, in the order of their numbers.
    #[must_use]
    pub fn tokens(&self) -> &[Vec<u8>] {
        &self.tokens
    }

    /// The token between texts, if there is one.
    #[must_use]
    pub fn end_of_text(&self) -> Option<u32> {
        self.end
    }

    /// The tokens of `text`, which may be any bytes: where it stops being UTF-8 it is merged without being cut first,
    /// as tiktoken does. `<|endoftext|>` in it is text like any other.
    ///
    /// # Errors
    /// [`Error::Data`] if there is no token for a byte (never with GPT-2's), or the text cannot be cut (tens of
    /// thousands of blanks in a row).
    pub fn encode(&self, text: &[u8]) -> Result<Vec<u32>> {
        self.check_bytes(text)?;
        match std::str::from_utf8(text) {
            Ok(text) => Ok(self.encode_str(text)?.0),
            Err(error) => {
                let (start, rest) = text.split_at(error.valid_up_to());
                // UNWRAP: `valid_up_to` says that `start` is UTF-8.
                let (mut tokens, last) = self.encode_str(std::str::from_utf8(start).unwrap())?;
                // The last piece may go on in the bytes that are no text.
                let tail = tokens.split_off(tokens.len() - last);
                let mut bytes = self.decode(&tail)?;
                bytes.extend_from_slice(rest);
                tokens.extend(self.merge(&bytes));
                Ok(tokens)
            }
        }
    }

    /// The bytes of `tokens`, which need not be UTF-8.
    ///
    /// # Errors
    /// [`Error::Argument`] if one is not below [`Tokenizer::vocabulary`].
    pub fn decode(&self, tokens: &[u32]) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        for &token in tokens {
            bytes.extend_from_slice(self.bytes(token)?);
        }
        Ok(bytes)
    }

    /// The bytes of one token.
    ///
    /// # Errors
    /// [`Error::Argument`] if it is not below [`Tokenizer::vocabulary`].
    pub fn bytes(&self, token: u32) -> Result<&[u8]> {
        self.tokens.get(token as usize).map(Vec::as_slice).ok_or_else(|| {
            Error::argument("token", token, format!("below {}, the vocabulary", self.tokens.len()))
        })
    }

    /// The tokens, and how many of them are of the last piece.
    fn encode_str(&self, text: &str) -> Result<(Vec<u32>, usize)> {
        self.bpe
            .encode(text, &HashSet::new())
            .map_err(|error| Error::Data(format!("the text cannot be cut into tokens: {error}")))
    }

    /// Merges neighbours, the lowest rank first and of equals the leftmost, as long as the two are a token: O(n log n).
    fn merge(&self, bytes: &[u8]) -> Vec<u32> {
        if let Some(token) = self.ranks.get(bytes) {
            return vec![*token];
        }
        let n = bytes.len();
        // Part `i` is bytes[i..end[i]] if `end[i]` > i; `start[j]` is where the part that ends at j begins.
        let mut end: Vec<usize> = (1..=n).collect();
        let mut start: Vec<usize> = (0..=n).map(|j| j.saturating_sub(1)).collect();
        let mut pairs = BinaryHeap::new();
        let rank = |from: usize, to: usize| self.ranks.get(&bytes[from..to]).copied();
        let candidates = (0..n.saturating_sub(1)).map(|i| (i, i + 2));
        pairs.extend(candidates.filter_map(|(i, j)| rank(i, j).map(|r| Reverse((r, i, j)))));
        while let Some(Reverse((_, i, j))) = pairs.pop() {
            let middle = end[i];
            if middle <= i || middle >= n || end[middle] != j {
                continue; // one of the two has become part of another
            }
            end[i] = j;
            end[middle] = 0;
            start[j] = i;
            if j < n {
                pairs.extend(rank(i, end[j]).map(|r| Reverse((r, i, end[j]))));
            }
            if i > 0 {
                pairs.extend(rank(start[i], j).map(|r| Reverse((r, start[i], j))));
            }
        }
        let mut tokens = Vec::new();
        let mut at = 0;
        while at < n {
            tokens.push(self.ranks[&bytes[at..end[at]]]);
            at = end[at];
        }
        tokens
    }

    fn check_bytes(&self, text: &[u8]) -> Result<()> {
        let mut known = [false; 256];
        for byte in 0..=255_u8 {
            known[usize::from(byte)] = self.ranks.contains_key(&[byte][..]);
        }
        match text.iter().position(|byte| !known[usize::from(*byte)]) {
            None => Ok(()),
            Some(at) => Err(Error::Data(format!(
                "byte {at} of the text, {:?}, has no token; the tokenizer knows {} tokens of one byte: use the \
                 tokenizer that the model was trained with, or GPT-2's",
                char::from(text[at]),
                known.iter().filter(|known| **known).count()
            ))),
        }
    }
}

/// Tokenizers are the same if their tokens are, and what ends a text.
impl PartialEq for Tokenizer {
    fn eq(&self, other: &Self) -> bool {
        (&self.tokens, self.end) == (&other.tokens, other.end)
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
