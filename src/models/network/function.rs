//! Networks whose loss is a Rust function with a compiler-generated gradient.

use crate::arena::Span;
use crate::kernels::Context;
use crate::models::{Loss, mlp, transformer};
use crate::threads::Team;

/// The positions of such a network's parameters, and the computation of its loss.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Function {
    /// Fully connected layers.
    Mlp(mlp::Layout),
    /// Blocks of attention over tokens.
    Transformer(Box<transformer::Layout>),
}

/// The gathered values of a block of B rows, standardised.
pub(super) struct Rows<'a> {
    /// Features, (B, F).
    pub(super) x: &'a [f32],
    /// Targets, (B, T): a class number, or standardised values.
    pub(super) target: &'a [f32],
    /// Weights, (B), in units of the mean weight.
    pub(super) weight: &'a [f32],
}

/// Memory for a block of rows, with the lengths of [`Function::sizes`].
pub(super) struct Buffers<'a> {
    pub(super) activations: &'a mut [f32],
    pub(super) statistics: &'a mut [f32],
    pub(super) slopes: &'a mut [f32],
    pub(super) workspace: &'a mut [f32],
}

/// Returns Huber's δ.
fn delta(loss: Loss) -> f32 {
    match loss {
        Loss::Huber(delta) => delta,
        _ => 1.0,
    }
}

impl Function {
    /// Returns the tensors, in the order of their offsets.
    pub(super) fn tensors(&self) -> &[Span] {
        match self {
            Self::Mlp(layout) => layout.tensors(),
            Self::Transformer(layout) => layout.tensors(),
        }
    }

    /// Returns the number of parameters.
    pub(super) fn parameters(&self) -> usize {
        match self {
            Self::Mlp(layout) => layout.parameters(),
            Self::Transformer(layout) => layout.parameters(),
        }
    }

    /// Returns the number of features of a row.
    pub(super) fn features(&self) -> usize {
        match self {
            Self::Mlp(layout) => layout.features(),
            Self::Transformer(layout) => layout.features(),
        }
    }

    /// Returns the number of outputs of a row.
    pub(super) fn outputs(&self) -> usize {
        match self {
            Self::Mlp(layout) => layout.outputs(),
            Self::Transformer(layout) => layout.outputs(),
        }
    }

    /// Returns the number of vectors of each row that go through the layers.
    pub(super) fn time(&self) -> usize {
        match self {
            Self::Mlp(_) => 1,
            Self::Transformer(layout) => layout.time(),
        }
    }

    /// Returns the lengths of activations, statistics, slopes and work space for `rows` rows. The outputs are the
    /// last part of the activations.
    pub(super) fn sizes(&self, rows: usize) -> [usize; 4] {
        match self {
            Self::Mlp(layout) => {
                let activations = rows * layout.activations();
                [activations, 0, activations, 0]
            }
            Self::Transformer(layout) => {
                let [activations, statistics, slopes, workspace] = layout.sizes(rows);
                [rows * activations, rows * statistics, rows * slopes, workspace]
            }
        }
    }

    /// Arranges the numbers of gathered rows in the order that the loss expects.
    pub(super) fn arrange(&self, x: &mut [f32], workspace: &mut [f32]) {
        if let Self::Transformer(layout) = self {
            layout.arrange(x, workspace);
        }
    }

    /// Returns the weighted sum of the losses of the rows.
    pub(super) fn loss(
        &self,
        team: &Team,
        parameters: &[f32],
        rows: &Rows<'_>,
        buffers: Buffers<'_>,
        loss: Loss,
    ) -> f32 {
        let Rows { x, target, weight } = *rows;
        let Buffers { activations, statistics, slopes, workspace } = buffers;
        match self {
            Self::Mlp(layout) => mlp::weighted_loss(
                parameters,
                x,
                target,
                weight,
                activations,
                slopes,
                layout.layers(),
                loss,
                delta(loss),
            ),
            Self::Transformer(layout) => transformer::weighted_loss(
                parameters,
                x,
                target,
                weight,
                activations,
                statistics,
                slopes,
                layout,
                loss,
                delta(loss),
                &Context::new(team, workspace),
            ),
        }
    }

    /// Computes [`Function::loss`] and adds `seed` times its gradient to `gradient`. `d_activations` is as long as
    /// the activations.
    pub(super) fn loss_pullback(
        &self,
        team: &Team,
        (parameters, gradient): (&[f32], &mut [f32]),
        rows: &Rows<'_>,
        buffers: Buffers<'_>,
        d_activations: &mut [f32],
        loss: Loss,
        seed: f32,
    ) -> f32 {
        let Rows { x, target, weight } = *rows;
        let Buffers { activations, statistics, slopes, workspace } = buffers;
        match self {
            Self::Mlp(layout) => mlp::weighted_loss_pullback(
                parameters,
                gradient,
                x,
                target,
                weight,
                activations,
                d_activations,
                slopes,
                layout.layers(),
                loss,
                delta(loss),
                seed,
            ),
            Self::Transformer(layout) => transformer::weighted_loss_pullback(
                parameters,
                gradient,
                x,
                target,
                weight,
                activations,
                d_activations,
                statistics,
                slopes,
                layout,
                loss,
                delta(loss),
                &Context::new(team, workspace),
                seed,
            ),
        }
    }
}
