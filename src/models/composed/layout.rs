//! The part of a composed network that is known before training: tensors, inputs, and the plan of a prediction.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use super::ComposedConfig;
use crate::arena::{Span, Table};
use crate::data::Collection;
use crate::error::{Error, Result};
use crate::graph::Plan;

/// The table of a composed network's parameters, and how its output is computed.
#[derive(Debug)]
pub struct Layout {
    config: ComposedConfig,
    tensors: Table,
    inputs: Vec<Input>,
    collections: Vec<Collection>,
    pub(super) plan: Plan,
    /// For each tensor, true if it is a state. States are not trained.
    states: Vec<bool>,
    /// Unique number of this layout. It identifies the layout's memory among the plans that a thread caches.
    pub(super) number: u64,
    outputs: usize,
}

/// An input of the graph as a part of a row's features.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::models) struct Input {
    pub(in crate::models) features: Range<usize>,
    /// Number of consecutive values that share a mean and a scale: the values of one channel if the input has several sizes,
    /// otherwise 1. 0 if the values are integer positions (such as indices of a table), which are not standardised.
    share: usize,
}

impl Layout {
    pub(in crate::models) fn new(config: &ComposedConfig) -> Result<Self> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let graph = config.graph();
        graph.headroom()?;
        let mut tensors = Table::new();
        for parameter in graph.parameters() {
            tensors.push_packed(parameter.name.clone(), &parameter.sizes);
        }
        let (mut inputs, mut start) = (Vec::new(), 0);
        let places = graph.numbers_of_places();
        let jagged = graph.jagged_inputs();
        let mut collections = Vec::new();
        for (_, id) in graph.inputs() {
            let shape = graph.shape(*id);
            let features = start..start + shape.len();
            start = features.end;
            if let (true, &[columns, at_most]) = (jagged.contains(id), shape.sizes()) {
                let feature = features.start;
                collections.push(Collection { feature, columns, at_most, sorted_by: None });
            }
            let share = match shape.sizes() {
                _ if places.contains(id) => 0,
                [channels, _, ..] => shape.len() / channels,
                _ => 1,
            };
            inputs.push(Input { features, share });
        }
        let plan = Plan::new(graph, &[config.output()]);
        if plan.couples_rows() {
            let wanted = "an output of each row that does not depend on other rows";
            return Err(Error::argument(
                "the network's output",
                "computed with sum_rows, a sum over rows",
                wanted,
            ));
        }
        Ok(Self {
            plan,
            number: NUMBER.fetch_add(1, Ordering::Relaxed),
            outputs: graph.shape(config.output()).len(),
            config: config.clone(),
            states: graph.parameters().iter().map(|parameter| parameter.next.is_some()).collect(),
            tensors,
            inputs,
            collections,
        })
    }

    pub(in crate::models) fn config(&self) -> &ComposedConfig {
        &self.config
    }

    /// The tensors, in the order of their offsets.
    #[must_use]
    pub fn tensors(&self) -> &[Span] {
        self.tensors.spans()
    }

    /// For each tensor, true if it is a state: a tensor that is not trained but follows the batches.
    pub(in crate::models) fn states(&self) -> &[bool] {
        &self.states
    }

    /// Number of parameters.
    #[must_use]
    pub fn parameters(&self) -> usize {
        self.tensors.len()
    }

    /// Number of features of a row: the values of all inputs, one input after the other.
    #[must_use]
    pub fn features(&self) -> usize {
        self.inputs.last().map_or(0, |input| input.features.end)
    }

    /// Number of outputs, K.
    #[must_use]
    pub fn outputs(&self) -> usize {
        self.outputs
    }

    pub(in crate::models) fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// The jagged inputs: features of a row whose entries may be missing.
    pub(in crate::models) fn collections(&self) -> &[Collection] {
        &self.collections
    }

    /// Replaces the mean and the deviation of every value of a channel by those of the whole channel. If each time step of a
    /// series or each pixel of an image were standardised by itself, a shifted pattern would look different. Integer positions are
    /// left unchanged.
    pub(in crate::models) fn share(&self, mean: &mut [f32], scale: &mut [f32]) {
        for input in &self.inputs {
            // Flags of missing values are the last numbers of the only input; they have neither mean nor scale.
            let features = input.features.start..input.features.end.min(mean.len());
            let (mean, scale) = (&mut mean[features.clone()], &mut scale[features]);
            if input.share == 0 {
                mean.fill(0.0);
                scale.fill(1.0);
                continue;
            }
            for (mean, scale) in
                mean.chunks_exact_mut(input.share).zip(scale.chunks_exact_mut(input.share))
            {
                let n = mean.len() as f64;
                let centre = mean.iter().map(|&mean| f64::from(mean)).sum::<f64>() / n;
                let square = |(&mean, &scale): (&f32, &f32)| {
                    f64::from(scale).powi(2) + (f64::from(mean) - centre).powi(2)
                };
                let variance = mean.iter().zip(&*scale).map(square).sum::<f64>() / n;
                mean.fill(centre as f32);
                scale.fill(variance.sqrt() as f32);
            }
        }
    }
}
