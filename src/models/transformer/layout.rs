//! The table of a transformer's parameters, and the positions of a row's activations.

use std::ops::Range;

use super::{Pool, TokenOrder, TransformerConfig};
use crate::arena::{Span, Table};
use crate::error::Result;
use crate::kernels::Context;

/// One block: its parameters, and its activations in units of a row (times B for a block of B rows).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) ln1w: Range<usize>,
    pub(super) ln1b: Range<usize>,
    pub(super) qkvw: Range<usize>,
    pub(super) qkvb: Range<usize>,
    pub(super) attprojw: Range<usize>,
    pub(super) attprojb: Range<usize>,
    pub(super) ln2w: Range<usize>,
    pub(super) ln2b: Range<usize>,
    pub(super) fcw: Range<usize>,
    pub(super) fcb: Range<usize>,
    pub(super) fcprojw: Range<usize>,
    pub(super) fcprojb: Range<usize>,
    /// Input of the block, (T, C). The following activations have the same shape, except qkv (T, 3·C) and hidden (T, 4·C).
    pub(super) input: Range<usize>,
    pub(super) ln1: Range<usize>,
    pub(super) qkv: Range<usize>,
    pub(super) attention: Range<usize>,
    pub(super) middle: Range<usize>,
    pub(super) ln2: Range<usize>,
    pub(super) hidden: Range<usize>,
    pub(super) output: Range<usize>,
    /// Ranges of (T, 2), (H, T), (T, 2) in the statistics.
    pub(super) ln1_statistics: Range<usize>,
    pub(super) attention_statistics: Range<usize>,
    pub(super) ln2_statistics: Range<usize>,
    /// Range of (T, 4·C) in the slopes.
    pub(super) slopes: Range<usize>,
}

/// The table of a transformer's parameters without gaps. Weights are (out, in), row-major: `embedding.weight` (C, P),
/// `embedding.bias` (C), `positions` (N, C) and `class` (C) if there are any; for each block N from 0 `blocks.N.ln1.weight`,
/// `….bias` (C), `….qkv.weight` (3·C, C), `….qkv.bias`, `….attproj.*` (C, C), `….ln2.*`, `….fc.*` (4·C, C), `….fcproj.*`
/// (C, 4·C); `ln.weight`, `ln.bias`, `head.weight` (K, C), `head.bias` (K).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    pub(super) tensors: Table,
    /// Number of tokens N, numbers of a token P, and number of vectors T, which includes the class token.
    pub(super) tokens: usize,
    pub(super) width: usize,
    pub(super) time: usize,
    pub(super) channels: usize,
    pub(super) heads: usize,
    pub(super) outputs: usize,
    pub(super) causal: bool,
    pub(super) mean: bool,
    columns: bool,
    pub(super) embedding: (Range<usize>, Range<usize>),
    pub(super) positions: Range<usize>,
    pub(super) class: Range<usize>,
    pub(super) blocks: Vec<Block>,
    pub(super) ln: (Range<usize>, Range<usize>),
    pub(super) head: (Range<usize>, Range<usize>),
    /// Range of (N, C) in units of a row, as for all that follow.
    pub(super) embedded: Range<usize>,
    /// (T, C).
    pub(super) sequence: Range<usize>,
    /// (T, C).
    pub(super) last: Range<usize>,
    /// (C).
    pub(super) pooled: Range<usize>,
    /// (K).
    pub(super) output: Range<usize>,
    pub(super) last_statistics: Range<usize>,
    statistics: usize,
    slopes: usize,
}

/// Assigns ranges one after the other.
#[derive(Default)]
struct Next(usize);

impl Next {
    fn take(&mut self, len: usize) -> Range<usize> {
        self.0 += len;
        self.0 - len..self.0
    }
}

impl Layout {
    /// Creates the layout of a transformer.
    ///
    /// # Errors
    /// Those of [`TransformerConfig::check`].
    #[allow(non_snake_case)]
    pub(in crate::models) fn new(config: &TransformerConfig) -> Result<Self> {
        config.check()?;
        let (N, P, C, K) = (config.length, config.width, config.channels, config.outputs);
        let (H, T) = (config.heads, N + usize::from(config.pool == Pool::Class));
        let mut tensors = Table::new();
        let (mut activations, mut statistics, mut slopes) =
            (Next::default(), Next::default(), Next::default());
        let embedding = pair(&mut tensors, "embedding", &[C, P]);
        let mut optional = |there: bool, name: &str, shape: &[usize]| match there {
            true => tensors.push_packed(name, shape),
            false => 0..0,
        };
        let positions = optional(config.positions, "positions", &[N, C]);
        let class = optional(config.pool == Pool::Class, "class", &[C]);
        let embedded = activations.take(N * C);
        let sequence = activations.take(T * C);
        let mut input = sequence.clone();
        let mut blocks = Vec::with_capacity(config.layers);
        for n in 0..config.layers {
            let mut pair =
                |name, shape: &[usize]| pair(&mut tensors, &format!("blocks.{n}.{name}"), shape);
            let (ln1w, ln1b) = pair("ln1", &[C]);
            let (qkvw, qkvb) = pair("qkv", &[3 * C, C]);
            let (attprojw, attprojb) = pair("attproj", &[C, C]);
            let (ln2w, ln2b) = pair("ln2", &[C]);
            let (fcw, fcb) = pair("fc", &[4 * C, C]);
            let (fcprojw, fcprojb) = pair("fcproj", &[C, 4 * C]);
            let block = Block {
                ln1w,
                ln1b,
                qkvw,
                qkvb,
                attprojw,
                attprojb,
                ln2w,
                ln2b,
                fcw,
                fcb,
                fcprojw,
                fcprojb,
                input,
                ln1: activations.take(T * C),
                qkv: activations.take(3 * T * C),
                attention: activations.take(T * C),
                middle: activations.take(T * C),
                ln2: activations.take(T * C),
                hidden: activations.take(4 * T * C),
                output: activations.take(T * C),
                ln1_statistics: statistics.take(2 * T),
                attention_statistics: statistics.take(H * T),
                ln2_statistics: statistics.take(2 * T),
                slopes: slopes.take(4 * T * C),
            };
            input = block.output.clone();
            blocks.push(block);
        }
        let (ln, head) = (pair(&mut tensors, "ln", &[C]), pair(&mut tensors, "head", &[K, C]));
        Ok(Self {
            tensors,
            tokens: N,
            width: P,
            time: T,
            channels: C,
            heads: H,
            outputs: K,
            causal: config.causal,
            mean: config.pool == Pool::Mean,
            columns: config.order == TokenOrder::Columns,
            embedding,
            positions,
            class,
            blocks,
            ln,
            head,
            embedded,
            sequence,
            last: activations.take(T * C),
            pooled: activations.take(C),
            output: activations.take(K),
            last_statistics: statistics.take(2 * T),
            statistics: statistics.0,
            slopes: slopes.0,
        })
    }

    /// The tensors, in the order of their offsets.
    #[must_use]
    pub fn tensors(&self) -> &[Span] {
        self.tensors.spans()
    }

    /// Number of parameters.
    #[must_use]
    pub fn parameters(&self) -> usize {
        self.tensors.len()
    }

    /// Number of features of a row, N·P.
    #[must_use]
    pub fn features(&self) -> usize {
        self.tokens * self.width
    }

    /// Number of outputs, K.
    #[must_use]
    pub fn outputs(&self) -> usize {
        self.outputs
    }

    /// Number of tokens of a row that go through the blocks, including a class token.
    pub(in crate::models) fn time(&self) -> usize {
        self.time
    }

    /// Returns the lengths of activations, statistics and slopes of a row, and of the work space for `rows` rows.
    pub(in crate::models) fn sizes(&self, rows: usize) -> [usize; 4] {
        let widest = (4 * self.channels).max(self.width).max(self.outputs);
        let workspace = Context::<f32>::workspace(rows * self.time, widest, 0);
        [self.output.end, self.statistics, self.slopes, workspace.max(self.features())]
    }

    /// Arranges the numbers of rows (B, N·P) in the order of tokens; `room` is a buffer for one row.
    pub(in crate::models) fn arrange(&self, x: &mut [f32], room: &mut [f32]) {
        if !self.columns {
            return;
        }
        for row in x.chunks_exact_mut(self.features()) {
            let room = &mut room[..row.len()];
            room.copy_from_slice(row);
            for (t, token) in row.chunks_exact_mut(self.width).enumerate() {
                for (p, value) in token.iter_mut().enumerate() {
                    *value = room[p * self.tokens + t];
                }
            }
        }
    }
}

impl Layout {
    /// Gives each of a token's P numbers the mean and the deviation over all tokens. If each token were standardised by
    /// itself, the order of the tokens would matter.
    pub(in crate::models) fn share(&self, mean: &mut [f32], scale: &mut [f32]) {
        let at = |t: usize, p: usize| match self.columns {
            true => p * self.tokens + t,
            false => t * self.width + p,
        };
        let n = self.tokens as f64;
        for p in 0..self.width {
            let own = || (0..self.tokens).map(|t| at(t, p));
            let centre = own().map(|i| f64::from(mean[i])).sum::<f64>() / n;
            let square =
                |i: usize| f64::from(scale[i]).powi(2) + (f64::from(mean[i]) - centre).powi(2);
            let deviation = (own().map(square).sum::<f64>() / n).sqrt();
            for i in own() {
                (mean[i], scale[i]) = (centre as f32, deviation as f32);
            }
        }
    }
}

/// Adds a weight and its bias; a layer normalisation's weight has one dimension.
fn pair(tensors: &mut Table, name: &str, shape: &[usize]) -> (Range<usize>, Range<usize>) {
    let weight = tensors.push_packed(format!("{name}.weight"), shape);
    (weight, tensors.push_packed(format!("{name}.bias"), &shape[..1]))
}
