//! A transformer on rows. A row's numbers are cut into tokens (an event's particles, patches of a strain). GPT-2's blocks reduce
//! the tokens to one vector, and a last layer computes the outputs.

mod graph;
mod init;
#[cfg(test)]
mod jagged_tests;
mod layout;
mod loss;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use crate::error::{Error, Result};

pub(super) use init::draw;
pub use layout::Layout;
pub(super) use loss::{weighted_loss, weighted_loss_pullback};

/// The way in which a row's F = N·P numbers are cut into N tokens of P numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TokenOrder {
    /// Each token is P consecutive numbers: patches of a time series, or one particle after the other.
    #[default]
    Patches,
    /// Each feature is N consecutive numbers, one for each token, as in array columns: all `pt`, then all `eta`, then all `phi`.
    Columns,
}

/// The vector of the last block from which the outputs are computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Pool {
    /// The mean over all tokens.
    #[default]
    Mean,
    /// The vector of the last token. With causal attention it is the only token that sees all others.
    Last,
    /// The vector of a learned class token, which comes after the others.
    Class,
}

macro_rules! named {
    ($kind:ident, $what:literal, $($variant:ident $name:literal),*) => {
        impl $kind {
            /// All variants, with their names.
            pub const ALL: &'static [(Self, &'static str)] = &[$((Self::$variant, $name)),*];
        }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Self::$variant => $name),* })
            }
        }

        impl FromStr for $kind {
            type Err = Error;

            fn from_str(name: &str) -> Result<Self> {
                let found = Self::ALL.iter().find(|(_, n)| name.eq_ignore_ascii_case(n));
                found.map(|(value, _)| *value).ok_or_else(|| {
                    let names: Vec<&str> = Self::ALL.iter().map(|(_, name)| *name).collect();
                    Error::argument($what, format!("'{name}'"), format!("one of {}", names.join(", ")))
                })
            }
        }
    };
}

named!(TokenOrder, "order", Patches "patches", Columns "columns");
named!(Pool, "pool", Mean "mean", Last "last", Class "class");

/// Definition of an untrained transformer: GPT-2's blocks (layer normalisation first, GELU, 4·C hidden) on tokens that are vectors
/// of numbers.
///
/// # Example
/// ```
/// use rootgrad::models::{Network, Output, Pool, TokenOrder, TransformerConfig};
///
/// // Up to 20 particles of an event with pt, eta and phi each, in any order: no positions.
/// let config = TransformerConfig {
///     layers: 2, heads: 4, channels: 32, positions: false, order: TokenOrder::Columns,
///     ..TransformerConfig::new(20, 3, 1)
/// };
/// let net = Network::new(config)?;
/// assert_eq!(net.features(), 60);
/// let (event, mut score) = (vec![0.5; 60], [0.0]);
/// net.predict(&event, 60, &mut score, Output::Probability)?;
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TransformerConfig {
    /// Number of tokens of a row, N.
    pub length: usize,
    /// Number of values of a token, P.
    pub width: usize,
    /// Order of the numbers of a row.
    pub order: TokenOrder,
    /// Number of outputs, K.
    pub outputs: usize,
    /// Number of blocks, L.
    pub layers: usize,
    /// Number of attention heads, a divisor of C.
    pub heads: usize,
    /// Number of channels, C.
    pub channels: usize,
    /// True if a token sees only itself and the tokens before it.
    pub causal: bool,
    /// True if each position has a learned vector. Without positions and without `causal`, the order of the tokens does not matter.
    pub positions: bool,
    /// Vector from which the outputs are computed.
    pub pool: Pool,
    /// True if a row may lack tokens. `length` is then the maximum number of tokens, in [`TokenOrder::Columns`], and absent tokens
    /// are NaN. Neither the attention nor the pool reads absent tokens; the pool's last token is the last present one.
    pub jagged: bool,
    /// Random seed of the initial weights.
    pub seed: u64,
}

impl TransformerConfig {
    /// Returns the definition for `length` tokens of `width` numbers each and `outputs` outputs. It has 2 blocks of 4 heads and 64
    /// channels, positions, the mean over the tokens, and seed 0; each token sees all tokens.
    #[must_use]
    pub fn new(length: usize, width: usize, outputs: usize) -> Self {
        Self {
            length,
            width,
            order: TokenOrder::Patches,
            outputs,
            layers: 2,
            heads: 4,
            channels: 64,
            causal: false,
            positions: true,
            pool: Pool::Mean,
            jagged: false,
            seed: 0,
        }
    }

    /// Returns the definition for up to `length` tokens of `width` numbers each, such as the particles of an event. It is that of
    /// [`TransformerConfig::new`], but jagged and without positions, so that the order of the tokens does not matter.
    #[must_use]
    pub fn jagged(length: usize, width: usize, outputs: usize) -> Self {
        let order = TokenOrder::Columns;
        Self { order, positions: false, jagged: true, ..Self::new(length, width, outputs) }
    }

    /// Checks that such a network can be created.
    ///
    /// # Errors
    /// [`Error::Argument`] for a size of 0 or above 2²⁰, heads that do not divide the channels, more than 2⁴⁰
    /// parameters, or patches that are jagged.
    pub fn check(&self) -> Result<()> {
        let sizes = [
            ("length", self.length),
            ("width", self.width),
            ("outputs", self.outputs),
            ("layers", self.layers),
            ("heads", self.heads),
            ("channels", self.channels),
        ];
        if let Some(&(name, size)) = sizes.iter().find(|(_, n)| !(1..=1 << 20).contains(n)) {
            return Err(Error::argument(name, size, "1 to 2²⁰"));
        }
        if !self.channels.is_multiple_of(self.heads) {
            let wanted = format!("a divisor of the {} channels", self.channels);
            return Err(Error::option("heads", self.heads, wanted));
        }
        if self.jagged && self.order != TokenOrder::Columns {
            let wanted = "columns: a jagged column has its entries one after the other";
            return Err(Error::argument("order", self.order, wanted));
        }
        let [n, p, l, c] = [self.length, self.width, self.layers, self.channels].map(|n| n as u128);
        if l * 12 * c * c + (n + p + self.outputs as u128) * c > 1 << 40 {
            return Err(Error::argument("sizes", format!("{self:?}"), "at most 2⁴⁰ parameters"));
        }
        Ok(())
    }
}
