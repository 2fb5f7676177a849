//! A transformer on rows: a row's numbers are cut into tokens (an event's particles, patches of a strain), which GPT-2's
//! blocks turn into one vector, and a last layer into the outputs.

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

/// How a row's F = N·P numbers are cut into N tokens of P numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TokenOrder {
    /// P numbers that follow each other are a token: patches of a time series, or particle after particle.
    #[default]
    Patches,
    /// N numbers that follow each other are one feature of all tokens, as array columns give them: all `pt`, then all
    /// `eta`, then all `phi`.
    Columns,
}

/// Which vector of the last block's the outputs are made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Pool {
    /// The mean over all tokens.
    #[default]
    Mean,
    /// The last token's; of causal attention the only one that has seen all.
    Last,
    /// A class token's, learned, which stands after the others.
    Class,
}

macro_rules! named {
    ($kind:ident, $what:literal, $($variant:ident $name:literal),*) => {
        impl $kind {
            /// All of them, with their names.
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

/// What defines an untrained transformer: blocks as GPT-2's (layer normalisation first, GELU, 4·C hidden), on tokens that
/// are vectors of numbers.
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
    /// TokenOrder of a row, N.
    pub length: usize,
    /// Numbers of a token, P.
    pub width: usize,
    /// How a row is cut into tokens.
    pub order: TokenOrder,
    /// Outputs, K.
    pub outputs: usize,
    /// Blocks, L.
    pub layers: usize,
    /// Heads of the attention, a divisor of C.
    pub heads: usize,
    /// Channels, C.
    pub channels: usize,
    /// Whether a token sees only those before it and itself.
    pub causal: bool,
    /// Whether each position has a learned vector. Without, and without `causal`, the order of the tokens does not matter.
    pub positions: bool,
    /// From which vector the outputs are made.
    pub pool: Pool,
    /// Whether a row may lack tokens: `length` is then how many it has at most, in [`TokenOrder::Columns`], and those it lacks are
    /// NaN. They are never seen: not by attention, and not by the pool, whose last token is the last one there.
    pub jagged: bool,
    /// The seed of the initial weights.
    pub seed: u64,
}

impl TransformerConfig {
    /// `length` tokens of `width` numbers each, and `outputs` outputs; 2 blocks of 4 heads and 64 channels, each token sees
    /// all, with positions, the mean over the tokens, seed 0.
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

    /// Up to `length` tokens of `width` numbers each, as an event has particles: as [`TransformerConfig::new`], jagged, and without
    /// positions, so that the order of the tokens does not matter.
    #[must_use]
    pub fn jagged(length: usize, width: usize, outputs: usize) -> Self {
        let order = TokenOrder::Columns;
        Self { order, positions: false, jagged: true, ..Self::new(length, width, outputs) }
    }

    /// Checks that such a network can be made.
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
            return Err(Error::argument("heads", self.heads, wanted));
        }
        if self.jagged && self.order != TokenOrder::Columns {
            let wanted = "columns: a jagged column has its entries one behind the other";
            return Err(Error::argument("order", self.order, wanted));
        }
        let [n, p, l, c] = [self.length, self.width, self.layers, self.channels].map(|n| n as u128);
        if l * 12 * c * c + (n + p + self.outputs as u128) * c > 1 << 40 {
            return Err(Error::argument("sizes", format!("{self:?}"), "at most 2⁴⁰ parameters"));
        }
        Ok(())
    }
}
