//! The activations that a pass stores, and their positions in memory.
//!
//! An activation lives from the kernel that writes it to the last kernel that reads it; in training that kernel is in the
//! backward pass. A shadow lives from the pullback of the activation's last reader to that of its writer. Values that live
//! at different times share the same memory: the shadows of all blocks, and the activations that are computed again or
//! that no backward pass needs.

use std::ops::Range;

use super::layout::{Block, Layout};
use super::{Gpt2Config, LOGITS_KEPT, Recompute};
use crate::kernels::Context;

/// The purpose of a pass. It decides which values outlive the block that writes them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The loss alone.
    Value,
    /// The loss and its gradient.
    Gradient(Recompute),
}

/// One block of the model: the positions of its parameters, and of its values in the spans of
/// [`Memory`](super::blocks::Memory).
#[derive(Debug, Clone)]
pub(super) struct PlannedBlock {
    pub(super) parameters: Block,
    /// Input of the block, (B, T, C), in the span between the blocks; `None` for the first block, which reads the
    /// embedding.
    pub(super) input: Option<Range<usize>>,
    /// Output of the block, (B, T, C), in the span between the blocks; `None` for the last block, whose output is that of
    /// all.
    pub(super) output: Option<Range<usize>>,
    /// Activations, in the order of [`Plan::activations`].
    pub(super) activations: Range<usize>,
    /// Statistics, in the order of [`Plan::statistics`].
    pub(super) statistics: Range<usize>,
    /// Slopes, (B, T, 4·C), or empty if there is no backward pass.
    pub(super) slopes: Range<usize>,
}

/// The sizes of a pass and the position of each value.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub(super) purpose: Purpose,
    pub(super) batch: usize,
    pub(super) time: usize,
    pub(super) channels: usize,
    pub(super) heads: usize,
    pub(super) vocabulary: usize,
    pub(super) wte: Range<usize>,
    pub(super) wpe: Range<usize>,
    pub(super) lnfw: Range<usize>,
    pub(super) lnfb: Range<usize>,
    layout: Layout,
    layers: usize,
    /// Number of blocks whose activations live at the same time.
    kept: usize,
    /// Number of blocks whose outputs live at the same time.
    between: usize,
    /// Lengths of a block's activations: normalised (B, T, C), queries, keys and values (B, T, 3·C), heads (B, T, C),
    /// input + attention (B, T, C), normalised again (B, T, C), hidden (B, T, 4·C).
    pub(super) activations: [usize; 6],
    /// Lengths of the values that a block's kernels store for their pullbacks: attention's two, (B·T, 2) and (B, H, T),
    /// then (B·T, 2).
    pub(super) statistics: [usize; 2],
    /// Lengths of a block's shadows: of input + attention, then of the values of one half (both halves share it).
    pub(super) shadows: [usize; 2],
}

impl Plan {
    /// Creates the plan for `batch` sequences of `time` tokens.
    #[allow(non_snake_case)]
    pub(super) fn new(
        config: &Gpt2Config,
        layout: &Layout,
        batch: usize,
        time: usize,
        purpose: Purpose,
    ) -> Self {
        let (C, M, L) = (config.channels, batch * time, config.layers);
        let activations = [M * C, 3 * M * C, M * C, M * C, M * C, 4 * M * C];
        let statistics = [2 * M + M * config.heads, 2 * M];
        let goes_back = purpose != Purpose::Value;
        Self {
            purpose,
            batch,
            time,
            channels: C,
            heads: config.heads,
            vocabulary: config.vocabulary,
            wte: layout.range(0),
            wpe: layout.range(1),
            lnfw: layout.range(14),
            lnfb: layout.range(15),
            layout: layout.clone(),
            layers: L,
            kept: if purpose == Purpose::Gradient(Recompute::Off) { L } else { 1 },
            between: if goes_back { L } else { 1 },
            activations,
            statistics,
            shadows: if goes_back { [M * C, 5 * M * C] } else { [0; 2] },
        }
    }

    /// Returns the blocks, first to last. The iterator creates each one on demand, so a plan of a million blocks reports
    /// its size at once.
    #[allow(non_snake_case)]
    pub(super) fn blocks(&self) -> impl DoubleEndedIterator<Item = PlannedBlock> {
        let (kept, between, M, C) =
            (self.kept, self.between, self.batch * self.time, self.channels);
        // Range of value number n with this length; `kept` such values live at the same time.
        let ring =
            |n: usize, kept: usize, length: usize| n % kept * length..(n % kept + 1) * length;
        (0..self.layers).map(move |number| PlannedBlock {
            parameters: self.layout.block(number),
            input: number.checked_sub(1).map(|before| ring(before, between, M * C)),
            output: (number + 1 < self.layers).then(|| ring(number, between, M * C)),
            activations: ring(number, kept, self.activations.iter().sum()),
            statistics: ring(number, kept, self.statistics.iter().sum()),
            slopes: if self.goes_back() { ring(number, kept, 4 * M * C) } else { 0..0 },
        })
    }

    fn goes_back(&self) -> bool {
        self.purpose != Purpose::Value
    }

    /// Returns the table of the spans that a pass uses: names and lengths.
    ///
    /// The *stream* is the embedding, the blocks' output and the normalised output, (3, B, T, C). *Between blocks*
    /// contains the output of each block that is the input of the next, (…, B, T, C). The *statistics* are those of the
    /// last normalisation and of the head, (2, B·T, 2). Of the *logits* (R, V) only the first rows are stored.
    pub(super) fn spans(&self) -> [(&'static str, usize); 10] {
        let rows = self.batch * self.time;
        let size = rows * self.channels;
        let back = |length: usize| if self.goes_back() { length } else { 0 };
        // Length of the blocks that are stored side by side, whatever the number of blocks.
        let all = |lengths: &[usize]| self.kept * lengths.iter().sum::<usize>();
        let kept = rows.min(LOGITS_KEPT / (size_of::<f32>() * self.vocabulary));
        [
            ("stream", 3 * size),
            ("shadow of the stream", back(3 * size)),
            ("between blocks", self.between.min(self.layers - 1) * size),
            ("activations of blocks", all(&self.activations)),
            ("statistics of blocks", all(&self.statistics)),
            ("slopes of blocks", back(self.kept * 4 * size)),
            ("shadows of a block", self.shadows.iter().sum()),
            ("statistics", 4 * rows),
            ("logits", back(kept * self.vocabulary)),
            ("workspace", Context::<f32>::workspace(rows, 4 * self.channels, self.vocabulary)),
        ]
    }
}
