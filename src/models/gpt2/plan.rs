//! Where the activations of a step lie, in the order in which they are written.

use std::ops::Range;

use super::layout::{Block, Layout};
use super::{Gpt2Config, LOGITS_KEPT};
use crate::kernels::Context;

/// One block of the model: its parameters and activations.
#[derive(Debug, Clone)]
pub(super) struct PlannedBlock {
    pub(super) parameters: Block,
    /// (B, T, C): what the block reads.
    pub(super) input: Range<usize>,
    /// (B, T, C).
    pub(super) ln1: Range<usize>,
    /// (B, T, 3·C).
    pub(super) qkv: Range<usize>,
    /// (B, T, C): heads side by side.
    pub(super) attention: Range<usize>,
    /// (B, T, C): input + attention.
    pub(super) middle: Range<usize>,
    /// (B, T, C).
    pub(super) ln2: Range<usize>,
    /// (B, T, 4·C).
    pub(super) hidden: Range<usize>,
    /// (B, T, C): what the block gives.
    pub(super) output: Range<usize>,
    /// (B·T, 2), in the statistics.
    pub(super) ln1_statistics: Range<usize>,
    /// (B, H, T), in the statistics.
    pub(super) attention_statistics: Range<usize>,
    /// (B·T, 2), in the statistics.
    pub(super) ln2_statistics: Range<usize>,
    /// (B, T, 4·C), in the slopes.
    pub(super) slopes: Range<usize>,
}

/// The sizes of a step and where everything lies: in the parameters, the activations (which have shadows), and what
/// kernels keep for their pullbacks (statistics, slopes of the non-linearity, logits).
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub(super) batch: usize,
    pub(super) time: usize,
    pub(super) channels: usize,
    pub(super) heads: usize,
    pub(super) vocabulary: usize,
    pub(super) wte: Range<usize>,
    pub(super) wpe: Range<usize>,
    pub(super) lnfw: Range<usize>,
    pub(super) lnfb: Range<usize>,
    pub(super) embedded: Range<usize>,
    pub(super) blocks: Vec<PlannedBlock>,
    /// (B, T, C): the last block's output, normalised.
    pub(super) last: Range<usize>,
    /// (B·T, 2).
    pub(super) last_statistics: Range<usize>,
    /// (B·T, 2).
    pub(super) head_statistics: Range<usize>,
    pub(super) activations: usize,
    pub(super) statistics: usize,
    pub(super) slopes: usize,
    pub(super) logits: usize,
    pub(super) workspace: usize,
}

/// Hands out ranges one after the other.
#[derive(Default)]
struct Next(usize);

impl Next {
    fn take(&mut self, len: usize) -> Range<usize> {
        let start = self.0;
        self.0 += len;
        start..self.0
    }
}

impl Plan {
    /// The plan for `batch` sequences of `time` tokens.
    #[allow(non_snake_case)]
    pub(super) fn new(config: &Gpt2Config, layout: &Layout, batch: usize, time: usize) -> Self {
        let (C, M) = (config.channels, batch * time);
        let (mut activations, mut statistics, mut slopes) =
            (Next::default(), Next::default(), Next::default());
        let embedded = activations.take(M * C);
        let mut input = embedded.clone();
        let mut blocks = Vec::with_capacity(config.layers);
        for number in 0..config.layers {
            let block = PlannedBlock {
                parameters: layout.block(number),
                input,
                ln1: activations.take(M * C),
                qkv: activations.take(3 * M * C),
                attention: activations.take(M * C),
                middle: activations.take(M * C),
                ln2: activations.take(M * C),
                hidden: activations.take(4 * M * C),
                output: activations.take(M * C),
                ln1_statistics: statistics.take(2 * M),
                attention_statistics: statistics.take(M * config.heads),
                ln2_statistics: statistics.take(2 * M),
                slopes: slopes.take(4 * M * C),
            };
            input = block.output.clone();
            blocks.push(block);
        }
        let last = activations.take(M * C);
        let kept = M.min(LOGITS_KEPT / (size_of::<f32>() * config.vocabulary));
        Self {
            batch,
            time,
            channels: C,
            heads: config.heads,
            vocabulary: config.vocabulary,
            wte: layout.range(0),
            wpe: layout.range(1),
            lnfw: layout.range(14),
            lnfb: layout.range(15),
            embedded,
            blocks,
            last,
            last_statistics: statistics.take(2 * M),
            head_statistics: statistics.take(2 * M),
            activations: activations.0,
            statistics: statistics.0,
            slopes: slopes.0,
            logits: kept * config.vocabulary,
            workspace: Context::<f32>::workspace(M, 4 * C, config.vocabulary),
        }
    }
}
