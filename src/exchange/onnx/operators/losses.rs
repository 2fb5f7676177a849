//! Losses that a model may contain.

use super::Table;
use crate::exchange::onnx::context::{Context, Made, float};
use crate::exchange::problem::Result;
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Binary, Graph, Id, Reduction, Unary};

pub(super) const TABLE: Table = &[
    ("NegativeLogLikelihoodLoss", negative_log_likelihood),
    ("SoftmaxCrossEntropyLoss", softmax_cross_entropy),
];

/// Computes the loss −w[class] x[class] of log-probabilities x (N, C, …) and classes (N, …).
fn loss(c: &mut Context<'_, '_>, log_shares: Id) -> Result<Id> {
    let from = c.graph().shape(log_shares).sizes().to_vec();
    let channels = *from.get(1).ok_or("its input has no classes")?;
    let (classes, weights) = (c.id(1)?, c.optional(2)?);
    let ignored = c.int_ref("ignore_index")?.copied();
    let reduction = c.text("reduction", "mean")?;
    let graph = c.graph();
    // One-hot classes: (N, C, …).
    let mut sizes = from.clone();
    sizes[1] = 1;
    let of_classes = graph.reshape(classes, &sizes)?;
    let mut along = vec![1; from.len()];
    along[1] = channels;
    let numbers = crate::exchange::build::shapes::made(graph, &along, |n| n as f64)?;
    let is_class = graph.binary(Binary::Equal, of_classes, numbers)?;
    let zero = graph.scalar(0.0);
    let chosen = graph.select(is_class, log_shares, zero)?;
    let chosen = graph.reduce(Reduction::Sum, chosen, &[1], false)?;
    let negative = graph.unary(Unary::Negate, chosen)?;
    // Weight of each class: (N, …).
    let mut weight = match weights {
        Some(weights) => {
            let weights = graph.reshape(weights, &along)?;
            let chosen = graph.select(is_class, weights, zero)?;
            Some(graph.reduce(Reduction::Sum, chosen, &[1], false)?)
        }
        None => None,
    };
    if let Some(ignored) = ignored {
        let (ignored, one) = (graph.scalar(ignored as f64), graph.scalar(1.0));
        let is_ignored = graph.binary(Binary::Equal, classes, ignored)?;
        weight = Some(graph.select(is_ignored, zero, weight.unwrap_or(one))?);
    }
    let each = match weight {
        // An ignored number may be infinite.
        Some(weight) => {
            let product = graph.mul(negative, weight)?;
            graph.select(weight, product, zero)?
        }
        None => negative,
    };
    reduced(graph, each, weight, reduction)
}

/// Reduces the losses to one number, as `reduction` requests.
fn reduced(graph: &mut Graph, each: Id, weight: Option<Id>, reduction: &str) -> Result<Id> {
    let axes: Vec<isize> = (0..graph.shape(each).rank() as isize).collect();
    match (reduction, weight) {
        ("none", _) => Ok(each),
        ("sum", _) => Ok(graph.sum(each, &axes)?),
        ("mean", None) => Ok(graph.mean(each, &axes)?),
        ("mean", Some(weight)) => {
            let (sum, weights) = (graph.sum(each, &axes)?, graph.sum(weight, &axes)?);
            Ok(graph.div(sum, weights)?)
        }
        _ => Err(format!("attribute 'reduction' is '{reduction}'").into()),
    }
}

fn negative_log_likelihood(c: &mut Context<'_, '_>) -> Made {
    let x = c.id(0)?;
    float(loss(c, x)?)
}

fn softmax_cross_entropy(c: &mut Context<'_, '_>) -> Made {
    let x = c.id(0)?;
    let log_shares = c.graph().log_softmax(x, 1)?;
    let loss = loss(c, log_shares)?;
    Ok([loss, log_shares].map(|id| Value { id, kind: Kind::Float }).to_vec())
}
