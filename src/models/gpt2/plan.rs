//! Which activations a pass keeps, and where they lie.
//!
//! An activation lives from the kernel that writes it to the last one that reads it, in the backward pass if there is
//! one; its shadow from the pullback of its last reader to that of its writer. What lives at different times lies at one
//! place: the shadows of all blocks, and, as far as they are computed again or nobody will go back, their activations.

use std::ops::Range;

use super::layout::{Block, Layout};
use super::{Gpt2Config, LOGITS_KEPT, Recompute};
use crate::kernels::Context;

/// What a pass is for, and so what outlives the block that writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The loss alone.
    Value,
    /// The gradient too.
    Gradient(Recompute),
}

/// One block of the model: where its parameters lie, and in the spans of [`Memory`](super::blocks::Memory) what it
/// computes.
#[derive(Debug, Clone)]
pub(super) struct PlannedBlock {
    pub(super) parameters: Block,
    /// (B, T, C), between the blocks: what it reads; none for the first one, which reads the embedding.
    pub(super) input: Option<Range<usize>>,
    /// (B, T, C), between the blocks: what it gives; none for the last one, whose output is that of all.
    pub(super) output: Option<Range<usize>>,
    /// In the order of [`Plan::activations`].
    pub(super) activations: Range<usize>,
    /// In the order of [`Plan::statistics`].
    pub(super) statistics: Range<usize>,
    /// (B, T, 4·C), or empty where nobody goes back.
    pub(super) slopes: Range<usize>,
}

/// The sizes of a pass and where everything lies.
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
    /// Blocks whose activations live at the same time.
    kept: usize,
    /// Blocks whose outputs do.
    between: usize,
    /// Lengths of a block's activations: normalised (B, T, C), queries, keys and values (B, T, 3·C), heads (B, T, C),
    /// input + attention (B, T, C), normalised again (B, T, C), hidden (B, T, 4·C).
    pub(super) activations: [usize; 6],
    /// Lengths of what a block's kernels keep for their pullbacks: attention's two, (B·T, 2) and (B, H, T), then (B·T, 2).
    pub(super) statistics: [usize; 2],
    /// Lengths of a block's shadows: of input + attention, then of what either of its halves computes.
    pub(super) shadows: [usize; 2],
}

impl Plan {
    /// The plan for `batch` sequences of `time` tokens.
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

    /// The blocks, first to last. They are made as they are asked for: a plan of a million tells its size at once.
    #[allow(non_snake_case)]
    pub(super) fn blocks(&self) -> impl DoubleEndedIterator<Item = PlannedBlock> {
        let (kept, between, M, C) =
            (self.kept, self.between, self.batch * self.time, self.channels);
        // Number n of things of this length, of which `kept` live at the same time.
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

    /// The table of the spans that a pass works in: names and lengths.
    ///
    /// The *stream* is the embedding, the blocks' output and the same normalised, (3, B, T, C). *Between blocks* lies what
    /// goes from one to the next, (…, B, T, C). The *statistics* are those of the last normalisation and of the head,
    /// (2, B·T, 2). Of the *logits* (R, V) are the first rows.
    pub(super) fn spans(&self) -> [(&'static str, usize); 10] {
        let rows = self.batch * self.time;
        let size = rows * self.channels;
        let back = |length: usize| if self.goes_back() { length } else { 0 };
        // As many as lie side by side, whatever the number of blocks.
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
