//! A graph made ready to run: which operations there are in which order, and where each value lies.

mod builder;
mod chain;
mod needs;
mod order;
mod phase;
mod places;
mod sink;
mod units;
mod wanted;

use std::ops::Range;
use std::sync::Arc;

use super::modes::Mode;
use super::run::{Output, Phase, Place, Step};
use super::{Graph, Id, Operation};
use crate::graph::elementwise::Elementwise;
use builder::{Asked, Builder};
use units::Units;
pub(crate) use wanted::Wanted;

/// A graph made ready to run: [`Plan::run`].
///
/// Only what the outputs need is in it. What depends on constants alone is computed once, when the memory is made; functions
/// of each number by itself pass through memory once for as many as fit together; values of a row lie over each other where
/// one is no longer needed. A run allocates nothing, and its bits depend neither on the number of threads nor on how a
/// batch is cut into blocks.
#[derive(Debug, Clone)]
pub struct Plan {
    /// What depends on constants alone.
    pub(super) once: Vec<Step>,
    pub(super) phases: Vec<Phase>,
    /// Phases before the cut: [`Plan::cut`].
    pub(super) before: usize,
    /// Where they lie, and what they are.
    pub(super) constants: Vec<(usize, Vec<f64>)>,
    /// Where the number of rows lies.
    pub(super) rows: Option<usize>,
    /// Numbers of the values that rows share.
    pub(super) shared: usize,
    /// Numbers a row of the values that are kept for the whole batch.
    pub(super) whole: usize,
    /// Numbers of the parameters.
    pub(super) parameters: usize,
    pub(super) outputs: Arc<[Output]>,
    /// Number of the first output behind the cut.
    pub(super) behind: usize,
    /// Numbers of room for tiles, for each thread.
    pub(super) tiles: usize,
}

impl Plan {
    /// The plan that makes `outputs`, of what differs between training and use as in use.
    #[must_use]
    pub fn new(graph: &Graph, outputs: &[Id]) -> Self {
        Self::with_addends(graph, outputs, outputs.len())
    }

    /// As [`Plan::new`], but of the outputs from number `first` on that are sums over rows those of pieces of the batch are not
    /// added up at the end of a run: [`Memory::addends`].
    pub(crate) fn with_addends(graph: &Graph, outputs: &[Id], first: usize) -> Self {
        let (mut graph, outputs) = match graph.has_modes() {
            // UNWRAP: the graph's values suited its operations.
            true => graph.resolved(Mode::Use, outputs).unwrap(),
            false => (graph.clone(), outputs.to_vec()),
        };
        let outputs = own(&mut graph, outputs, first);
        let asked = outputs.into_iter().map(|id| (id, Wanted::ALL)).collect();
        Self::of(&graph, &Asked { outputs: asked, addends: first, before: None })
    }

    /// A plan that is run in two goes: the outputs `before` are made first, and [`Plan::run_stretch`] goes on from there to those
    /// `behind` when the inputs are known that only these read. What is wanted of a run says which of them it makes.
    ///
    /// Of the outputs behind, numbered from 0, those that [`Plan::is_given`] are made in a place of the caller's.
    pub(crate) fn cut(graph: &Graph, before: &[Id], behind: &[(Id, Wanted)]) -> Self {
        let (mut graph, count) = (graph.clone(), before.len());
        let all = before.iter().copied().chain(behind.iter().map(|&(id, _)| id)).collect();
        let outputs = own(&mut graph, all, count);
        let wanted = before.iter().map(|_| Wanted::OUTPUTS).chain(behind.iter().map(|of| of.1));
        let outputs: Vec<_> = outputs.into_iter().zip(wanted).collect();
        let addends = outputs.len();
        Self::of(&graph, &Asked { outputs, addends, before: Some(count) })
    }

    fn of(graph: &Graph, asked: &Asked) -> Self {
        let levels = asked.levels(graph);
        let units = Units::new(graph, &levels);
        Builder::new(graph, &levels, &units, asked).build()
    }

    /// The phases before the cut, and those behind.
    pub(crate) fn parts(&self) -> [Range<usize>; 2] {
        [0..self.before, self.before..self.phases.len()]
    }

    /// Outputs behind the cut.
    pub(crate) fn outputs_behind(&self) -> usize {
        self.outputs.len() - self.behind
    }

    /// Whether the output of this number behind the cut is made in a place of the caller's.
    pub(crate) fn is_given(&self, number: usize) -> bool {
        matches!(self.outputs[self.behind + number].held.place, Place::Given(_))
    }

    /// Whether what is made of a row depends on others.
    #[must_use]
    pub(crate) fn couples_rows(&self) -> bool {
        self.phases.len() > 1
    }

    /// The operations in the order in which they run, for people: a line each.
    #[must_use]
    pub fn describe(&self) -> String {
        let mut text = String::new();
        let mut line = |indent: &str, step: &Step| {
            text.push_str(indent);
            text.push_str(&step.to_string());
            text.push('\n');
        };
        self.once.iter().for_each(|step| line("once   ", step));
        for (number, phase) in self.phases.iter().enumerate() {
            phase.prologue.iter().for_each(|step| line(&format!("{number}      "), step));
            phase.steps.iter().for_each(|step| line(&format!("{number} rows "), step));
        }
        text
    }
}

/// The outputs as values that lie in memory of their own: what is given is copied, and so is what is asked for twice from number
/// `first` on.
fn own(graph: &mut Graph, outputs: Vec<Id>, first: usize) -> Vec<Id> {
    let is_given = |graph: &Graph, id| graph.operation_of(graph.root(id)).rule().is_none();
    let mut own: Vec<Id> = Vec::with_capacity(outputs.len());
    for (number, output) in outputs.into_iter().enumerate() {
        let mut id = output;
        if is_given(graph, id) {
            id = graph.copy(id);
        }
        while number >= first && own.iter().any(|&other| graph.root(other) == graph.root(id)) {
            id = graph.copy(id);
        }
        own.push(id);
    }
    own
}

impl Graph {
    /// The value whose numbers `id` has with other sizes.
    fn root(&self, id: Id) -> Id {
        match self.operation_of(id) {
            Operation::Reshape(_) => self.root(self.node_of(id).inputs[0]),
            _ => id,
        }
    }

    /// A copy of a value.
    fn copy(&mut self, id: Id) -> Id {
        let shape = self.shape(id).clone();
        let key = (Elementwise::Stop.into(), vec![id]);
        match self.known.get(&key) {
            Some(&node) => self.nodes[node as usize].outputs[0],
            None => self.push(key, vec![shape])[0],
        }
    }
}
