//! Limits of models that are read.

use std::collections::BTreeSet;

use super::ImportOptions;
use super::problem::Result;
use crate::graph::{Graph, Id};

/// Largest number of nodes in a model, and of the operations that they become: more would take long to plan.
pub(crate) const MOST_NODES: usize = 1 << 15;

pub(crate) const MOST_OPERATIONS: usize = 1 << 16;

/// Largest size of a constant: a larger one is refused, because each file of the network would contain a copy of it.
pub(crate) const MOST_CONSTANT: usize = 1 << 20;

/// Number of rows in a batch whose size the file leaves open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Batch {
    One,
    /// All rows together form one row of the graph.
    Of(usize),
}

/// Returns an error for names in `sizes` that no input uses.
pub(crate) fn check_sizes<'m>(
    options: &ImportOptions,
    named: impl Iterator<Item = &'m str>,
) -> Result<()> {
    let named: BTreeSet<&str> = named.collect();
    match options.sizes.keys().find(|name| !named.contains(&***name)) {
        None => Ok(()),
        Some(name) if named.is_empty() => {
            Err(format!("a size is given for '{name}'; its inputs leave none open").into())
        }
        Some(name) => {
            let named: Vec<&str> = named.into_iter().collect();
            let known = named.join(", ");
            Err(format!("a size is given for '{name}'; its inputs leave open: {known}").into())
        }
    }
}

/// Returns an error for whole numbers that are not exact in single precision.
pub(crate) fn check_constants(graph: &Graph, outputs: &[(String, Id)]) -> Result<()> {
    let outputs: Vec<Id> = outputs.iter().map(|&(_, id)| id).collect();
    let is_lost = |&value: &f64| {
        value.is_finite() && value.fract() == 0.0 && f64::from(value as f32) != value
    };
    match graph.constants_of(&outputs).find(is_lost) {
        Some(value) => {
            Err(format!("it computes with {value}; wanted whole numbers up to 2²⁴").into())
        }
        None => Ok(()),
    }
}
