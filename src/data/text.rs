//! Texts in files, and their conversion to tokens.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use super::{Tokenizer, Tokens};
use crate::error::{Error, Result};
use crate::formats::{llmc, read_regular, safetensors};
use crate::memory;

/// Vocabulary of a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Vocabulary {
    /// [`Vocabulary::Bytes`] for a plain text; GPT-2's for an llm.c token file.
    #[default]
    Auto,
    /// One token for each different byte of the text: for small models.
    Bytes,
    /// GPT-2's 50257 tokens.
    Gpt2,
    /// Tokens of an llm.c tokenizer file.
    File(PathBuf),
    /// Tokens of another text, or of a model.
    Known(Arc<Tokenizer>),
    /// So many tokens, whose bytes are unknown. For token files.
    Size(usize),
}

impl FromStr for Vocabulary {
    type Err = Error;

    /// Parses `auto`, `bytes`, `gpt2`, or the path of an llm.c tokenizer file.
    fn from_str(text: &str) -> Result<Self> {
        Ok(match text {
            "" => return Err(Error::argument("tokenizer", "empty", "auto, bytes, gpt2 or a file")),
            "auto" => Vocabulary::Auto,
            "bytes" => Vocabulary::Bytes,
            "gpt2" => Vocabulary::Gpt2,
            path => Vocabulary::File(path.into()),
        })
    }
}

/// Bytes that a tokenizer of a text's bytes needs, besides the text.
const TOKENIZER_ROOM: usize = 8 << 20;

/// A training text: its tokens, and its tokenizer if known.
///
/// ```
/// use rootgrad::data::{Text, Vocabulary};
///
/// let text = Text::of_bytes(b"to be or not to be", &Vocabulary::Bytes)?;
/// assert_eq!(text.tokens().vocabulary(), 7); // blank, b, e, n, o, r, t
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    tokens: Tokens,
    tokenizer: Option<Arc<Tokenizer>>,
}

impl Text {
    /// Reads a text, or an llm.c token file.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Memory`]. [`Error::Format`] if it is no regular file, has too few tokens, a byte that the tokenizer does not have, or
    /// a token that is not below the vocabulary's size. [`Error::Argument`] for a vocabulary that does not fit the file.
    pub fn load(path: impl AsRef<Path>, vocabulary: &Vocabulary) -> Result<Self> {
        let path = path.as_ref();
        if llmc::is_tokens(path)? {
            return Self::load_tokens(path, vocabulary);
        }
        let bytes = read_regular(path, u64::MAX)?;
        let model = safetensors::is_one(&bytes).then_some("safetensors file");
        if let Some(kind) = llmc::kind(path)?.or(model)
            && *vocabulary != Vocabulary::Bytes
        {
            let problem = format!(
                "is not a text but a {kind}; the tokenizer \"bytes\" accepts it nevertheless"
            );
            return Err(Error::Format { path: path.to_path_buf(), problem });
        }
        Self::of_bytes(&bytes, vocabulary).map_err(|error| match error {
            Error::Data(problem) => Error::Format {
                path: path.to_path_buf(),
                problem: format!("cannot be learned from: {problem}"),
            },
            other => other,
        })
    }

    fn load_tokens(path: &Path, vocabulary: &Vocabulary) -> Result<Self> {
        let tokenizer = match vocabulary {
            Vocabulary::Auto => Some(Arc::new(Tokenizer::gpt2()?)),
            Vocabulary::Bytes => {
                let wanted =
                    format!("that of '{}', which contains tokens, not bytes", path.display());
                return Err(Error::argument("tokenizer", "bytes", wanted));
            }
            Vocabulary::Size(_) => None,
            other => Some(other.tokenizer(&[])?),
        };
        let size = match (vocabulary, &tokenizer) {
            (Vocabulary::Size(size), _) => *size,
            (_, Some(tokenizer)) => tokenizer.vocabulary(),
            (_, None) => 0,
        };
        Ok(Self { tokens: Tokens::load(path, size)?, tokenizer })
    }

    /// Converts a text, which may be any bytes, to tokens.
    ///
    /// # Errors
    /// [`Error::Data`] if it has fewer than two tokens or a byte that the tokenizer does not have; [`Error::Io`], [`Error::Format`] for the
    /// tokenizer's file.
    pub fn of_bytes(text: &[u8], vocabulary: &Vocabulary) -> Result<Self> {
        // Tokens are first numbers of 4 bytes and then of 2, and the tokenizer's list of them grows by doubling.
        let bytes = text.len().saturating_mul(12).saturating_add(TOKENIZER_ROOM);
        memory::headroom(bytes, "the tokens of the file")?;
        let tokenizer = vocabulary.tokenizer(text)?;
        Ok(Self { tokens: Tokens::of_text(text, &tokenizer)?, tokenizer: Some(tokenizer) })
    }

    /// Returns a text of these tokens, without a tokenizer.
    #[must_use]
    pub fn of_tokens(tokens: Tokens) -> Self {
        Self { tokens, tokenizer: None }
    }

    /// Returns the tokens.
    #[must_use]
    pub fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    /// Returns the tokenizer, if known.
    #[must_use]
    pub fn tokenizer(&self) -> Option<&Arc<Tokenizer>> {
        self.tokenizer.as_ref()
    }

    /// Returns the first part, and the last `fraction` of the text.
    ///
    /// # Errors
    /// Those of [`Tokens::split`].
    pub fn split(&self, fraction: f64) -> Result<(Self, Self)> {
        let (first, last) = self.tokens.split(fraction)?;
        let text = |tokens| Self { tokens, tokenizer: self.tokenizer.clone() };
        Ok((text(first), text(last)))
    }
}

impl Vocabulary {
    /// Returns the tokenizer for `text`.
    fn tokenizer(&self, text: &[u8]) -> Result<Arc<Tokenizer>> {
        Ok(match self {
            Vocabulary::Auto | Vocabulary::Bytes => Arc::new(Tokenizer::of_bytes(text)?),
            Vocabulary::Gpt2 => Arc::new(Tokenizer::gpt2()?),
            Vocabulary::File(path) => Arc::new(Tokenizer::load(path)?),
            Vocabulary::Known(tokenizer) => tokenizer.clone(),
            Vocabulary::Size(size) => {
                let wanted = "a tokenizer: a size alone is enough for token files only";
                return Err(Error::argument("the vocabulary", format!("a size, {size}"), wanted));
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_and_token_files_are_distinguished() {
        let directory = tempfile::tempdir().unwrap();
        let at = |name: &str| directory.path().join(name);
        std::fs::write(at("abba.txt"), "abba").unwrap();
        let text = Text::load(at("abba.txt"), &Vocabulary::Auto).unwrap();
        assert_eq!(text.tokens().tokens(), [0, 1, 1, 0]);
        text.tokens().save(&at("abba.bin")).unwrap();
        let again = Text::load(at("abba.bin"), &Vocabulary::Size(2)).unwrap();
        assert_eq!((again.tokens(), again.tokenizer()), (text.tokens(), None));
        let known = Vocabulary::Known(text.tokenizer().unwrap().clone());
        assert_eq!(Text::load(at("abba.bin"), &known).unwrap(), text);
        let gpt2 = Text::load(at("abba.bin"), &Vocabulary::Auto).unwrap();
        assert_eq!(gpt2.tokens().vocabulary(), 50257);
        let tables = [(at("m.safetensors"), "a safetensors file"), (at("t.bin"), "a tokenizer")];
        crate::formats::safetensors::write_tensors(&tables[0].0, "{}", &[]).unwrap();
        llmc::write_tokenizer(&tables[1].0, &["a"], None).unwrap();
        for (path, kind) in tables {
            let error = Text::load(&path, &Vocabulary::Auto).unwrap_err().to_string();
            assert!(error.contains(&format!("is not a text but {kind}")), "{error}");
            assert!(Text::load(&path, &Vocabulary::Bytes).is_ok());
        }
        let (first, last) = text.split(0.5).unwrap();
        assert_eq!((first.tokens().tokens(), last.tokens().tokens()), (&[0, 1][..], &[1, 0][..]));
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("text");
        let error = |content: &str, vocabulary: &Vocabulary| {
            std::fs::write(&path, content).unwrap();
            Text::load(&path, vocabulary).unwrap_err().to_string()
        };
        let known = Vocabulary::Known(Arc::new(Tokenizer::of_bytes(b"ab").unwrap()));
        let empty = error("", &Vocabulary::Auto);
        assert!(empty.contains("text' cannot be learned from: the text is empty"), "{empty}");
        let short = error("a", &Vocabulary::Auto);
        assert!(short.contains("the text has 1 tokens; wanted at least 2"), "{short}");
        let unknown = error("abc", &known);
        assert!(unknown.contains("byte 2 of the text, 'c', has no token"), "{unknown}");
        assert!(
            error("ab", &Vocabulary::Size(2))
                .contains("a size alone is enough for token files only")
        );
        Tokens::new(vec![0, 1, 2], 3).unwrap().save(&path).unwrap();
        let error = |vocabulary| Text::load(&path, &vocabulary).unwrap_err().to_string();
        assert!(error(Vocabulary::Bytes).contains("contains tokens, not bytes"));
        assert!(error(known).contains("token 2 at place 2 is not below the vocabulary of 2"));
        assert!(error("none.bin".parse().unwrap()).contains("cannot read 'none.bin'"));
    }
}
