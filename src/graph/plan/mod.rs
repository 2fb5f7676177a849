//! Plans: the order of a graph's operations, and the memory location of each value.

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

/// A graph prepared for execution with [`Plan::run`].
///
/// A plan contains only operations that the outputs need:
/// - Values that depend on constants alone are computed once, when the memory is allocated.
/// - Elementwise functions are merged, so that data pass through memory once for many functions.
/// - Values of rows share memory with values that are no longer needed.
///
/// A run allocates nothing. Its bits depend neither on the number of threads nor on how a batch is cut into blocks.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Steps that depend on constants alone.
    pub(super) once: Vec<Step>,
    pub(super) phases: Vec<Phase>,
    /// Number of phases before the cut: [`Plan::cut`].
    pub(super) before: usize,
    /// Offsets and values of the constants.
    pub(super) constants: Vec<(usize, Vec<f64>)>,
    /// Offset of the number of rows.
    pub(super) rows: Option<usize>,
    /// Size of the values that rows share, in numbers.
    pub(super) shared: usize,
    /// Numbers per row of the values that are stored for the whole batch.
    pub(super) whole: usize,
    /// Size of the parameters, in numbers.
    pub(super) parameters: usize,
    pub(super) outputs: Arc<[Output]>,
    /// Number of the first output behind the cut.
    pub(super) behind: usize,
    /// Memory for tiles for each thread, in numbers.
    pub(super) tiles: usize,
}

impl Plan {
    /// Returns the plan that computes `outputs`. Operations that differ between training and inference run as at inference.
    #[must_use]
    pub fn new(graph: &Graph, outputs: &[Id]) -> Self {
        Self::with_addends(graph, outputs, outputs.len())
    }

    /// Same as [`Plan::new`], except for outputs from number `first` on that are sums over rows. For these, the sums of the batch's
    /// pieces are not added up at the end of a run: [`Memory::addends`].
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

    /// Returns a plan that runs in two stages. The first stage computes the outputs `before`. [`Plan::run_stretch`] then computes the
    /// outputs `behind`, once the inputs are known that only these outputs read. The [`Wanted`] of a run selects the outputs of the
    /// second stage.
    ///
    /// The outputs behind are numbered from 0. Those with [`Plan::is_given`] are written to buffers of the caller.
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

    /// Returns the phases before the cut, and those behind.
    pub(crate) fn parts(&self) -> [Range<usize>; 2] {
        [0..self.before, self.before..self.phases.len()]
    }

    /// Returns the number of outputs behind the cut.
    pub(crate) fn outputs_behind(&self) -> usize {
        self.outputs.len() - self.behind
    }

    /// True if the output with this number behind the cut is written to a buffer of the caller.
    pub(crate) fn is_given(&self, number: usize) -> bool {
        matches!(self.outputs[self.behind + number].held.place, Place::Given(_))
    }

    /// True if the result of a row depends on other rows.
    #[must_use]
    pub(crate) fn couples_rows(&self) -> bool {
        self.phases.len() > 1
    }

    /// Returns the largest number of pieces into which a phase cuts a batch.
    pub(crate) fn pieces(&self, rows: usize) -> usize {
        self.phases.iter().map(|phase| phase.pieces(rows)).max().unwrap_or(1)
    }

    /// Returns a readable list of the operations in the order in which they run, one per line.
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

/// Returns the outputs as values with memory of their own. Inputs, parameters and constants are copied. From number `first` on, a value
/// that occurs twice is also copied.
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
    /// Returns the value that `id` is a reshape of, or `id`.
    fn root(&self, id: Id) -> Id {
        match self.operation_of(id) {
            Operation::Reshape(_) => self.root(self.node_of(id).inputs[0]),
            _ => id,
        }
    }

    /// Returns a copy of a value.
    fn copy(&mut self, id: Id) -> Id {
        let shape = self.shape(id).clone();
        let key = (Elementwise::Stop.into(), vec![id]);
        match self.known.get(&key) {
            Some(&node) => self.nodes[node as usize].outputs[0],
            None => self.push(key, vec![shape])[0],
        }
    }
}
