//! The sizes of a GPT-2.

use crate::error::{Error, Result};

/// The sizes of a GPT-2: Radford et al., "Language Models are Unsupervised Multitask Learners" (2019).
///
/// # Example
/// ```
/// use rootgrad::models::gpt2::Gpt2Config;
///
/// assert_eq!(Gpt2Config::M124.parameters(), 124_475_904); // with the vocabulary padded to 50,304
/// let small = Gpt2Config { layers: 6, heads: 6, channels: 384, max_time: 256, ..Gpt2Config::M124 };
/// small.check()?;
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Gpt2Config {
    /// Longest sequence, maxT, in tokens.
    pub max_time: usize,
    /// Number of tokens, V.
    pub vocabulary: usize,
    /// Rows of the token embedding, Vp ≥ V; those from V on stay zero.
    pub padded_vocabulary: usize,
    /// Number of blocks, L.
    pub layers: usize,
    /// Number of attention heads, a divisor of C.
    pub heads: usize,
    /// Number of channels, C.
    pub channels: usize,
}

const fn published(layers: usize, heads: usize, channels: usize) -> Gpt2Config {
    let (max_time, vocabulary, padded_vocabulary) = (1024, 50257, 50304);
    Gpt2Config { max_time, vocabulary, padded_vocabulary, layers, heads, channels }
}

/// More parameters would be a mistake, and would overflow sizes: 2⁴⁰ parameters are 4 TB.
const MOST_PARAMETERS: u128 = 1 << 40;
/// A plan has a row for each layer, which is allocated before anything is checked: a mistake must not take all memory.
const MOST_LAYERS: usize = 1 << 16;

impl Gpt2Config {
    /// "GPT-2 small", 124 million parameters.
    pub const M124: Self = published(12, 12, 768);
    /// "GPT-2 medium", 355 million parameters.
    pub const M355: Self = published(24, 16, 1024);
    /// "GPT-2 large", 774 million parameters.
    pub const M774: Self = published(36, 20, 1280);
    /// "GPT-2 XL", 1558 million parameters.
    pub const M1558: Self = published(48, 25, 1600);

    /// Returns the published size with this name: 124M, 355M, 774M or 1558M.
    ///
    /// # Errors
    /// [`Error::Argument`] for another name.
    pub fn named(name: &str) -> Result<Self> {
        match name {
            "124M" => Ok(Self::M124),
            "355M" => Ok(Self::M355),
            "774M" => Ok(Self::M774),
            "1558M" => Ok(Self::M1558),
            _ => Err(Error::argument("size", format!("'{name}'"), "124M, 355M, 774M or 1558M")),
        }
    }

    /// Returns the same sizes with another vocabulary. The rows of the token embedding are padded to a multiple of 128
    /// if it has more than 128 tokens.
    #[must_use]
    pub fn with_vocabulary(self, vocabulary: usize) -> Self {
        let multiple = if vocabulary > 128 { 128 } else { 1 };
        // A vocabulary too large to be padded is left to `check`, which refuses it.
        let padded_vocabulary = vocabulary.checked_next_multiple_of(multiple).unwrap_or(vocabulary);
        Self { vocabulary, padded_vocabulary, ..self }
    }

    /// Checks that such a model can be created.
    ///
    /// # Errors
    /// [`Error::Argument`] for a size of 0, heads that do not divide the channels, fewer padded tokens than tokens, or
    /// more than 2¹⁶ layers or 2⁴⁰ parameters.
    pub fn check(&self) -> Result<()> {
        let sizes = [
            ("max_time", self.max_time),
            ("vocabulary", self.vocabulary),
            ("layers", self.layers),
            ("heads", self.heads),
            ("channels", self.channels),
        ];
        if let Some((name, _)) = sizes.iter().find(|(_, size)| *size == 0) {
            return Err(Error::argument(*name, 0, "at least 1"));
        }
        if !self.channels.is_multiple_of(self.heads) {
            let wanted = format!("a divisor of the {} channels", self.channels);
            return Err(Error::option("heads", self.heads, wanted));
        }
        if self.padded_vocabulary < self.vocabulary || self.vocabulary > u32::MAX as usize {
            let wanted = format!("at least the vocabulary, {}, below 2³²", self.vocabulary);
            return Err(Error::argument("padded_vocabulary", self.padded_vocabulary, wanted));
        }
        if self.layers > MOST_LAYERS {
            return Err(Error::option("layers", self.layers, format!("1 to {MOST_LAYERS}")));
        }
        let [t, v, l, c] = [self.max_time, self.padded_vocabulary, self.layers, self.channels]
            .map(|size| size as u128);
        let most = 1 << 40;
        let small = t <= most && v <= most && c <= 1 << 30;
        if !small || (v + t) * c > MOST_PARAMETERS || l * c * c * 12 > MOST_PARAMETERS {
            let got = format!("of {l} layers, {c} channels, {v} tokens and {t} positions");
            return Err(Error::argument("a model", got, "at most 2⁴⁰ parameters"));
        }
        Ok(())
    }

    /// Number of parameters, padding included.
    #[must_use]
    pub fn parameters(&self) -> usize {
        let c = self.channels;
        let layer = 12 * c * c + 13 * c;
        (self.padded_vocabulary + self.max_time) * c + self.layers * layer + 2 * c
    }
}
