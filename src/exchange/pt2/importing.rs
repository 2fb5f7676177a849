//! State of an import: the graph so far, and the meaning of names.

use std::collections::HashMap;

use super::archive::Archive;
use crate::exchange::ImportedTensor;
use crate::exchange::known::Known;
use crate::exchange::problem::Problem;
use crate::exchange::read::MadeBy;
use crate::exchange::value::Value;
use crate::exchange::whole::Whole;
use crate::graph::{Graph, Id};

/// A program during the import.
pub(super) struct Import<'m> {
    pub(super) graph: Graph,
    pub(super) archive: &'m Archive<'m>,
    /// Meanings of names.
    pub(super) items: HashMap<&'m str, Item<'m>>,
    pub(super) parameters: Vec<f32>,
    pub(super) tensors: Vec<ImportedTensor>,
    /// Values of the archive's tensors, by storage and layout.
    pub(super) made: HashMap<(String, Vec<usize>), Value>,
    /// Values that are already known.
    pub(super) known: Known,
    pub(super) whole: Whole,
    /// Values that nodes computed, in the order of the nodes.
    pub(super) made_by: Vec<MadeBy>,
}

/// Meaning of a name.
#[derive(Debug, Clone, Copy)]
pub(super) enum Item<'m> {
    Value(Value),
    /// A complex tensor: real and imaginary part along an additional last axis, which the file does not have.
    Complex(Id),
    /// A tensor of the archive that no operator has read yet.
    Stored(&'m str, Role),
    Int(i64),
    Float(f64),
    Bool(bool),
}

/// Role of an archive's tensor in the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Parameter,
    Constant,
    /// Stored with the network, and not trained.
    State,
}

/// Adds the argument's name to a problem.
pub(super) fn within(problem: Problem, name: &str) -> Problem {
    problem.within(format_args!("argument '{name}'"))
}
