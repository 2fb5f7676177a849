//! State of an import: the graph so far, the meaning of names, and limits.

use std::collections::HashMap;
use std::path::Path;

use super::message::{Function, Given, Model, Tensor};
use super::tensors::{How, Tensors};
use crate::exchange::known::Known;
use crate::exchange::problem::Result;
use crate::exchange::read::MadeBy;
use crate::exchange::value::Value;
use crate::exchange::whole::Whole;
use crate::graph::Graph;

/// Meaning of a name.
#[derive(Debug, Clone, Copy)]
pub(super) enum Entry<'m> {
    Value(Value),
    /// A tensor of the file that no operator has read yet.
    Tensor(&'m Tensor<'m>),
}

/// Largest number of nodes visited, plus the names that they read and write. The nodes of a function count in each call.
pub(super) const MOST_STEPS: usize = 1 << 20;
/// Largest number of inputs and outputs of a model or a node, and of attributes of a node.
pub(super) const MOST_NAMES: usize = 1 << 12;
pub(super) const MOST_ATTRIBUTES: usize = 64;
/// Largest number of parameters: their names are compared with each other.
pub(super) const MOST_PARAMETERS: usize = 1 << 14;
/// Largest nesting depth of functions and of graphs.
pub(super) const MOST_LEVELS: usize = 32;

/// A model during the import.
pub(super) struct Import<'m> {
    pub(super) graph: Graph,
    /// Functions, by their domains and names.
    pub(super) functions: HashMap<(&'m str, &'m str), &'m Function<'m>>,
    pub(super) folder: Option<&'m Path>,
    pub(super) parameters: Vec<f32>,
    pub(super) tensors: Tensors<'m>,
    /// Values that are already known.
    pub(super) known: Known,
    pub(super) whole: Whole,
    /// Values that nodes computed, in the order of the nodes.
    pub(super) made_by: Vec<MadeBy>,
    pub(super) levels: usize,
    /// Number of steps done, for the limit [`MOST_STEPS`].
    pub(super) steps: usize,
}

impl<'m> Import<'m> {
    pub(super) fn new(model: &'m Model<'m>, folder: Option<&'m Path>, how: How) -> Self {
        Self {
            graph: Graph::new(),
            functions: model.functions.iter().map(|f| ((f.domain, f.name), f)).collect(),
            folder,
            parameters: Vec::new(),
            tensors: Tensors::new(how),
            known: Known::default(),
            whole: Whole::default(),
            made_by: Vec::new(),
            levels: 0,
            steps: 0,
        }
    }
}

/// Names that nodes can use.
#[derive(Default)]
pub(super) struct Scope<'m, 'o> {
    pub(super) entries: HashMap<&'m str, Entry<'m>>,
    /// Names of the enclosing graph.
    pub(super) outer: Option<&'o Scope<'m, 'o>>,
    /// Versions of operators for each domain.
    pub(super) operators: &'m [(&'m str, i64)],
    /// Attributes of the function's call.
    pub(super) call: Option<&'o [Given<'m>]>,
}

impl<'m> Scope<'m, '_> {
    pub(super) fn find(&self, name: &str) -> Option<Entry<'m>> {
        self.entries.get(name).copied().or_else(|| self.outer?.find(name))
    }

    /// Returns the version of a domain's operators.
    pub(super) fn version(&self, domain: &str) -> Option<i64> {
        let same = |other: &str| other == domain || is_onnx(other) && is_onnx(domain);
        self.operators.iter().find(|(other, _)| same(other)).map(|&(_, version)| version)
    }
}

/// True for the domain of ONNX's own operators.
pub(super) fn is_onnx(domain: &str) -> bool {
    matches!(domain, "" | "ai.onnx")
}

/// Returns an error if a model has more of something than the limit.
pub(super) fn check_count(what: &str, count: usize, most: usize) -> Result<()> {
    match count <= most {
        true => Ok(()),
        false => Err(format!("it has {count} {what}; wanted at most {most}").into()),
    }
}
