//! The tokenizer in a Hugging Face directory.

use std::path::Path;

use super::Tokenizer;
use crate::error::{Error, Result};
use crate::formats::huggingface::{self, Merges};

impl Tokenizer {
    /// Reads the tokenizer in a Hugging Face directory: `tokenizer.json`, or `vocab.json` and `merges.txt`; `None` if there are no such files. It
    /// must be a byte-level BPE that cuts texts like GPT-2's.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Format`] if a file is damaged or missing, or describes another kind of tokenizer.
    pub fn load_hugging_face(directory: &Path) -> Result<Option<Self>> {
        let Some(found) = huggingface::read_tokenizer(directory)? else { return Ok(None) };
        let path = found.path.clone();
        let tokenizer = Self::of_merges(found).map_err(|error| match error {
            Error::Data(problem) => Error::Format { path, problem },
            other => other,
        });
        tokenizer.map(Some)
    }

    fn of_merges(found: Merges) -> Result<Self> {
        let Merges { tokens, merges, end, .. } = found;
        let bytes =
            (0..).zip(&tokens).filter(|(_, bytes)| bytes.len() == 1).map(|(token, _)| token);
        // Single bytes come before all tokens that are merged from them.
        let singles: Vec<u32> = bytes.collect();
        let order = singles.iter().copied().chain(merges.iter().map(|merge| merge.made));
        let order: Vec<u32> = order.collect();
        let end = end.filter(|end| !order.contains(end));
        let tokenizer = Self::of_order(tokens, Some(order), end)?;
        // A Hugging Face merge is of two tokens, a merge here of any two whose bytes together are a token's. Both are equivalent if the earlier
        // merges turn a token's bytes into exactly the two tokens that it is merged from.
        for (number, merge) in merges.iter().enumerate() {
            let made = &tokenizer.tokens[merge.made as usize];
            let rank = tokenizer.ranks[made];
            let cut = tokenizer.tokens[merge.left as usize].len();
            if tokenizer.ends(made, rank) != [cut, made.len()] {
                return Err(Error::Data(format!(
                    "has merges that byte-pair encoding does not use: number {number}, to token {}, is never reached",
                    merge.made
                )));
            }
        }
        Ok(tokenizer)
    }
}
