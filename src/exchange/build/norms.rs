//! Normalisations.

use crate::exchange::problem::Result;
use crate::exchange::value::decimal;
use crate::graph::{Graph, Id, Unary};

/// Reshapes a value (C) to broadcast with values (N, C, …) of this rank.
pub(crate) fn of_channels(graph: &mut Graph, x: Id, rank: usize) -> Result<Id> {
    let mut sizes = vec![1; rank];
    sizes[1] = graph.shape(x).len();
    Ok(graph.reshape(x, &sizes)?)
}

/// Returns 1/√(variance + ε).
pub(crate) fn inverse_deviation(graph: &mut Graph, variance: Id, epsilon: f64) -> Result<Id> {
    let epsilon = graph.scalar(epsilon);
    let sum = graph.add(variance, epsilon)?;
    let root = graph.unary(Unary::Sqrt, sum)?;
    Ok(graph.unary(Unary::Reciprocal, root)?)
}

/// Applies a batch norm to x (N, C, …) with a running mean and variance (C). Further training normalises each batch by its own mean and
/// variance. These move the running ones by the fraction `momentum`. With a momentum of 0, the running mean and variance never change
/// and are used in training, too.
pub(crate) fn batch_norm(
    graph: &mut Graph,
    x: Id,
    states: [Id; 2],
    [scale, shift]: [Option<Id>; 2],
    [epsilon, momentum]: [f64; 2],
) -> Result<Id> {
    let from = graph.shape(x).sizes().to_vec();
    let mut swapped: Vec<usize> = (0..from.len()).collect();
    swapped.swap(0, 1);
    // (C, …) for one row, or (C, N, …) if N is an axis of the row.
    let by_channel = match from[0] {
        1 => graph.reshape(x, &from[1..])?,
        _ => graph.transpose(x, &swapped)?,
    };
    let moves = momentum != 0.0
        && graph.shape(x).is_per_row()
        && states.iter().all(|&state| graph.is_parameter(state));
    let y = match moves {
        // 1 − 0.9 in single precision becomes the decimal 0.1.
        true => {
            let constants = [epsilon, decimal(momentum as f32)];
            graph.batch_norm_by_mode(by_channel, states, scale, shift, constants)?
        }
        false => graph.batch_norm_inference(by_channel, states, scale, shift, epsilon)?,
    };
    Ok(match from[0] {
        1 => graph.reshape(y, &from)?,
        _ => graph.transpose(y, &swapped)?,
    })
}
