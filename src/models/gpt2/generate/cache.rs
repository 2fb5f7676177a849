//! The model's forward pass over new tokens. Earlier tokens are represented by their cached keys and values.

use std::ops::Range;
use std::sync::Arc;

use super::packed::{Packed, Streamed};
use crate::arena::{Arena, parts};
use crate::error::Result;
use crate::kernels::{self, Activation, Context, Place, Precision};
use crate::memory;
use crate::models::gpt2::Weights;
use crate::simd::FlushDenormals;
use crate::threads::Team;

/// Number of rows of prompts that go through the model together, unless one prompt is longer. It is enough for the full
/// speed of the products.
const ROWS: usize = 512;

/// The cached state of a sequence.
#[derive(Debug, Clone, Copy, Default)]
struct Known {
    /// Index of the token at position 0.
    start: usize,
    /// Number of positions whose keys and values are cached.
    positions: usize,
}

/// The new tokens of one sequence.
struct Part<'t> {
    /// Index of the sequence among the active sequences.
    row: usize,
    sequence: usize,
    position: usize,
    tokens: &'t [u32],
}

/// The cache of several sequences of one model, in one allocation.
pub(super) struct Generator<'m> {
    model: Weights<'m>,
    /// Maximum number of positions of a sequence.
    room: usize,
    /// Maximum number of rows of a pass.
    rows: usize,
    arena: Arena,
    /// Lengths of the arena's parts, in the order of [`Generator::new`].
    lengths: [usize; 12],
    precision: Precision,
    /// With bfloat16 products: the positions of the matrices, and the memory that contains them.
    packed: Option<(Packed, Arc<Arena>)>,
    known: Vec<Known>,
}

impl<'m> Generator<'m> {
    /// Creates a generator for sequences of up to `room` positions that begin with prompts of these lengths. Matrix
    /// products are in `precision`.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory).
    #[allow(non_snake_case)]
    pub(super) fn new(
        model: Weights<'m>,
        team: &Team,
        prompts: &[usize],
        room: usize,
        precision: Precision,
    ) -> Result<Self> {
        let config = model.config;
        let (C, S) = (config.channels, prompts.len());
        let total: usize = prompts.iter().map(|&length| length.min(room)).sum();
        // When a full context slides, its last half is processed again.
        let rows = total.min(room.max(ROWS)).max(S).max(room.min(config.max_time / 2));
        let packed = (precision == Precision::Bfloat16).then(|| Packed::of(model, team));
        let packed = packed.transpose()?;
        let lengths = [
            config.layers * S * 2 * room * C, // keys and values, (L, S, H, 2, room, C/H)
            rows * C,                         // input of a block
            rows * C,                         // its middle
            rows * C,                         // normalised
            rows * 3 * C,                     // queries, keys, values
            rows * C,                         // attention
            rows * 4 * C,                     // hidden
            rows * config.heads.max(2),       // statistics
            S * config.heads * room,          // scores
            S * C,                            // the last row of each sequence
            S * config.vocabulary,            // logits
            Context::<f32>::workspace(rows, 4 * C, 0),
        ]
        .map(|length| length.next_multiple_of(32));
        let what = "the keys and values of the sequences";
        let arena = Arena::try_new(lengths.iter().sum(), what)?;
        let known = memory::zeros(S, what)?;
        Ok(Self { model, room, rows, arena, lengths, precision, packed, known })
    }

    /// Processes the new tokens of the sequences `active` (ascending), and computes the logits of the next tokens.
    pub(super) fn advance<'t>(
        &mut self,
        team: &Team,
        active: &[usize],
        tokens: impl Fn(usize) -> &'t [u32],
    ) {
        let _flush = FlushDenormals::new();
        let (mut prompts, mut singles) = (Vec::new(), Vec::new());
        for (row, &sequence) in active.iter().enumerate() {
            let (all, known) = (tokens(sequence), &mut self.known[sequence]);
            if all.len() - known.start > self.room {
                *known = Known { start: all.len() - (self.room / 2).max(1), positions: 0 };
            }
            let position = known.positions;
            known.positions = all.len() - known.start;
            let tokens = &all[known.start + position..];
            let list = if position > 0 && tokens.len() == 1 { &mut singles } else { &mut prompts };
            list.push(Part { row, sequence, position, tokens });
        }
        let mut rest = &prompts[..];
        while !rest.is_empty() {
            let mut rows = 0;
            let fits = |part: &&Part| {
                rows += part.tokens.len();
                rows <= self.rows
            };
            let (group, after) = rest.split_at(rest.iter().take_while(fits).count().max(1));
            self.pass(team, group, false);
            rest = after;
        }
        if !singles.is_empty() {
            self.pass(team, &singles, true);
        }
        self.head(team, active.len());
    }

    /// Runs all blocks for some sequences and stores the last row of each. With `singles` each sequence has one token.
    #[allow(non_snake_case)]
    fn pass(&mut self, team: &Team, group: &[Part<'_>], singles: bool) {
        let (model, config, R) = (self.model, self.model.config, self.room);
        let (C, H, S) = (config.channels, config.heads, self.known.len());
        let place =
            |part: &Part<'_>, t| Place { sequence: part.sequence, position: part.position + t };
        let places =
            group.iter().flat_map(|part| (0..part.tokens.len()).map(move |t| place(part, t)));
        let places: Vec<Place> = places.collect();
        let tokens = group.iter().flat_map(|part| part.tokens);
        let M = places.len();
        let [
            cache,
            x,
            middle,
            normal,
            qkv,
            attended,
            hidden,
            statistics,
            scores,
            last,
            _,
            workspace,
        ] = parts(&mut self.arena, self.lengths);
        let (x, middle, normal) = (&mut x[..M * C], &mut middle[..M * C], &mut normal[..M * C]);
        let (qkv, attended) = (&mut qkv[..3 * M * C], &mut attended[..M * C]);
        let (hidden, scores) =
            (&mut hidden[..4 * M * C], &mut scores[..if singles { M * H * R } else { 0 }]);
        let context = Context::new(team, workspace).with_precision(self.precision);
        let weights = |range: Range<usize>| &model.parameters[range];
        let packed = self.packed.as_ref().map(|(places, values)| (places, &***values));
        let streamed = Streamed { model, packed };
        // For one token of each sequence, a kernel that streams the weights; for prompts, the products of training.
        let product = |out: &mut [f32], x: &[f32], w, b, residual: &[f32], activation| {
            if singles {
                return streamed.product(out, x, w, weights(b), residual, activation, &context, M);
            }
            let (O, I) = (out.len() / M, x.len() / M);
            let (w, b) = (weights(w), weights(b));
            kernels::linear_transposed(
                out,
                &mut [],
                x,
                w,
                b,
                residual,
                activation,
                &context,
                M,
                I,
                O,
            );
        };
        let (wte, wpe) = (model.layout.range(0), model.layout.range(1));
        let (wte, wpe) = (weights(wte), weights(wpe));
        for ((x, place), &token) in x.chunks_exact_mut(C).zip(&places).zip(tokens) {
            let token = &wte[token as usize * C..][..C];
            let position = &wpe[place.position * C..][..C];
            for ((x, &token), &position) in x.iter_mut().zip(token).zip(position) {
                *x = token + position;
            }
        }
        let (identity, gelu) = (Activation::Identity, Activation::Gelu);
        for (layer, cache) in cache.chunks_exact_mut(S * 2 * R * C).take(config.layers).enumerate()
        {
            let p = model.layout.block(layer);
            let kept = &mut statistics[..2 * M];
            kernels::layernorm(normal, kept, x, weights(p.ln1w), weights(p.ln1b), &context, M, C);
            product(qkv, normal, p.qkvw, p.qkvb, &[], identity);
            if singles {
                kernels::attention_cached(attended, scores, cache, qkv, &places, &context, R, C, H);
            } else {
                kernels::cache_keys(cache, qkv, &places, R, C, H);
                let mut first = 0;
                for part in group {
                    let t = part.tokens.len();
                    let out = &mut attended[first * C..(first + t) * C];
                    let qkv = &qkv[3 * first * C..3 * (first + t) * C];
                    let kept = &mut statistics[..t * H];
                    kernels::attention(out, kept, qkv, true, &context, 1, t, C, H);
                    first += t;
                }
            }
            product(middle, attended, p.attprojw, p.attprojb, x, identity);
            let kept = &mut statistics[..2 * M];
            let (w, b) = (weights(p.ln2w), weights(p.ln2b));
            kernels::layernorm(normal, kept, middle, w, b, &context, M, C);
            product(hidden, normal, p.fcw, p.fcb, &[], gelu);
            product(x, hidden, p.fcprojw, p.fcprojb, middle, identity);
        }
        let mut end = 0;
        for part in group {
            end += part.tokens.len();
            last[part.row * C..(part.row + 1) * C].copy_from_slice(&x[(end - 1) * C..end * C]);
        }
    }

    /// Computes the logits of the first `rows` last rows.
    #[allow(non_snake_case)]
    fn head(&mut self, team: &Team, rows: usize) {
        let (model, C, V) = (self.model, self.model.config.channels, self.model.config.vocabulary);
        let [.., normal, _, _, _, statistics, _, last, logits, workspace] =
            parts(&mut self.arena, self.lengths);
        let context = Context::new(team, workspace);
        let packed = self.packed.as_ref().map(|(places, values)| (places, &***values));
        let streamed = Streamed { model, packed };
        let weights = |tensor| &model.parameters[model.layout.range(tensor)];
        let (w, b) = (weights(14), weights(15));
        let (normal, last) = (&mut normal[..rows * C], &last[..rows * C]);
        kernels::layernorm(normal, &mut statistics[..2 * rows], last, w, b, &context, rows, C);
        let (logits, identity) = (&mut logits[..rows * V], Activation::Identity);
        let wte = model.layout.range(0).start..model.layout.range(0).start + V * C;
        streamed.product(logits, normal, wte, &[], &[], identity, &context, rows);
    }

    /// Returns the logits (V) of the next token of active sequence number `row`.
    pub(super) fn logits(&self, row: usize) -> &[f32] {
        let start: usize = self.lengths[..10].iter().sum();
        let v = self.model.config.vocabulary;
        &self.arena[start + row * v..][..v]
    }
}
