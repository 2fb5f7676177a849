//! One pass over a batch: its memory, and the functions that run in it.

use std::cell::RefCell;

use super::blocks::Memory;
use super::loss::{mean_loss, mean_loss_pullback};
use super::plan::{Plan, Purpose};
use super::{Gpt2Config, Layout, check_tokens};
use crate::arena::{Table, spans};
use crate::error::{Error, Result};
use crate::kernels::{self, Activation, Context, Precision};
use crate::simd::FlushDenormals;
use crate::threads::Team;
use std::ops::Range;

/// Passes over batches of one size, in the caller's memory.
#[derive(Debug, Clone)]
pub(super) struct Pass {
    config: Gpt2Config,
    plan: Plan,
    /// Spans in the order of [`Plan::spans`], from [`Pass::start`] on.
    spans: [Range<usize>; 10],
    start: usize,
    pub(super) precision: Precision,
}

impl Pass {
    /// Creates a pass over `batch` sequences of `time` tokens. Its spans are appended to `table`.
    ///
    /// # Errors
    /// [`Error::Argument`] for sizes that the model cannot have.
    pub(super) fn new(
        table: &mut Table,
        config: &Gpt2Config,
        layout: &Layout,
        (batch, time): (usize, usize),
        purpose: Purpose,
    ) -> Result<Self> {
        check_sizes(config, batch, time)?;
        let plan = Plan::new(config, layout, batch, time, purpose);
        let spans = plan.spans().map(|(name, length)| table.push(name, &[length]));
        let start = spans[0].start;
        let spans = spans.map(|span| span.start - start..span.end - start);
        Ok(Self { config: *config, plan, spans, start, precision: Precision::default() })
    }

    /// Returns the start of the pass's memory in an allocation for the table.
    pub(super) fn start(&self) -> usize {
        self.start
    }

    /// Returns the shape of a batch, (B, T).
    pub(super) fn shape(&self) -> (usize, usize) {
        (self.plan.batch, self.plan.time)
    }

    /// Checks a batch.
    ///
    /// # Errors
    /// [`Error::Shape`] unless there are B·T tokens and targets, [`Error::Argument`] for one that is not below V.
    fn check(&self, tokens: &[u32], targets: &[u32]) -> Result<()> {
        let (batch, time) = self.shape();
        for (name, tokens) in [("tokens", tokens), ("targets", targets)] {
            if tokens.len() != batch * time {
                let wanted = format!("({batch}, {time}), {} tokens", batch * time);
                return Err(Error::shape(name, tokens.len(), wanted));
            }
            check_tokens(&self.config, name, tokens)?;
        }
        Ok(())
    }

    /// Returns the mean loss. Here and below, `memory` has the length of the table's rest from [`Pass::start`]
    /// on.
    ///
    /// # Errors
    /// Those of [`Pass::check`].
    pub(super) fn loss(
        &self,
        memory: &mut [f32],
        parameters: &[f32],
        (tokens, targets): (&[u32], &[u32]),
        team: &Team,
    ) -> Result<f32> {
        self.check(tokens, targets)?;
        let _flush = FlushDenormals::new();
        let [stream, _, between, activations, kept, slopes, shadows, statistics, logits, workspace] =
            spans(memory, self.spans.clone());
        let context = Context::new(team, workspace).with_precision(self.precision);
        let blocks = Memory { between, activations, statistics: kept, slopes, shadows };
        let (blocks, plan) = (RefCell::new(blocks), &self.plan);
        Ok(mean_loss(
            parameters, stream, statistics, logits, tokens, targets, &blocks, plan, &context,
        ))
    }

    /// Writes the loss of each target, (B, T), to `losses`.
    ///
    /// # Errors
    /// Those of [`Pass::check`]; [`Error::Shape`] if `losses` has another length.
    pub(super) fn losses(
        &self,
        memory: &mut [f32],
        parameters: &[f32],
        batch: (&[u32], &[u32]),
        team: &Team,
        losses: &mut [f64],
    ) -> Result<()> {
        let rows = self.plan.batch * self.plan.time;
        if losses.len() != rows {
            return Err(Error::shape("losses", losses.len(), rows));
        }
        self.loss(memory, parameters, batch, team)?;
        let [.., statistics, _, _] = spans(memory, self.spans.clone());
        // The head stores ln Σ eᶻ and the target's z. The loss of a target is their difference.
        let kept = statistics[2 * rows..].as_chunks().0;
        for (loss, &[log_sum, target]) in losses.iter_mut().zip(kept) {
            *loss = f64::from(log_sum) - f64::from(target);
        }
        Ok(())
    }

    /// Returns the mean loss and writes `share` times its gradient to `gradient`.
    ///
    /// # Errors
    /// Those of [`Pass::check`].
    pub(super) fn gradient(
        &self,
        memory: &mut [f32],
        parameters: &[f32],
        gradient: &mut [f32],
        (tokens, targets): (&[u32], &[u32]),
        team: &Team,
        share: f32,
    ) -> Result<f32> {
        self.check(tokens, targets)?;
        let _flush = FlushDenormals::new();
        let [
            stream,
            d_stream,
            between,
            activations,
            kept,
            slopes,
            shadows,
            statistics,
            logits,
            workspace,
        ] = spans(memory, self.spans.clone());
        let context = Context::overwriting(team, workspace).with_precision(self.precision);
        let blocks = Memory { between, activations, statistics: kept, slopes, shadows };
        Ok(mean_loss_pullback(
            parameters,
            gradient,
            stream,
            d_stream,
            statistics,
            logits,
            tokens,
            targets,
            &RefCell::new(blocks),
            &self.plan,
            &context,
            share,
        ))
    }

    /// Writes the logits, (B, T, V), to `logits`.
    ///
    /// # Errors
    /// Those of [`Pass::check`]; [`Error::Shape`] if `logits` has another length.
    pub(super) fn logits(
        &self,
        memory: &mut [f32],
        parameters: &[f32],
        tokens: &[u32],
        team: &Team,
        logits: &mut [f32],
    ) -> Result<()> {
        let (m, c, v) = (tokens.len(), self.plan.channels, self.plan.vocabulary);
        if logits.len() != m * v {
            return Err(Error::shape("logits", logits.len(), m * v));
        }
        self.loss(memory, parameters, (tokens, tokens), team)?;
        let [stream, .., workspace] = spans(memory, self.spans.clone());
        let wte = &parameters[self.plan.wte.start..][..v * c];
        let context = Context::new(team, workspace).with_precision(self.precision);
        let (last, zeros, identity) = (&stream[2 * m * c..], vec![0.0; v], Activation::Identity);
        kernels::linear_transposed(
            logits,
            &mut [],
            last,
            wte,
            &zeros,
            &[],
            identity,
            &context,
            m,
            c,
            v,
        );
        Ok(())
    }
}

fn check_sizes(config: &Gpt2Config, batch: usize, time: usize) -> Result<()> {
    config.check()?;
    if batch == 0 {
        return Err(Error::option("batch_size", 0, "at least 1"));
    }
    if time == 0 || time > config.max_time {
        let wanted = format!("1 to {}, the model's longest sequence", config.max_time);
        return Err(Error::option("sequence_length", time, wanted));
    }
    if batch.checked_mul(time).is_none_or(|tokens| tokens > 1 << 24) {
        return Err(Error::option("batch_size", batch, "at most 2²⁴ tokens in a batch"));
    }
    Ok(())
}
