//! A graph made ready to run: which operations there are in which order, and where each value lies.

mod chain;
mod order;
mod places;
mod sink;
mod units;

use super::modes::Mode;
use super::operation::Shapes;
use super::run::{Held, Output, Phase, Place, Step, Sum, Work};
use super::{Graph, Id, Operation};
use crate::graph::elementwise::Elementwise;
use order::Levels;
use places::{Lifetime, Offsets};
use units::{Unit, Units};

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
    pub(super) outputs: Vec<Output>,
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
        // What is given is copied: an output lies in the plan's own memory. So is what is asked for twice, if its addends are.
        let is_given = |graph: &Graph, id| graph.operation_of(graph.root(id)).rule().is_none();
        let mut own: Vec<Id> = Vec::with_capacity(outputs.len());
        for (number, output) in outputs.into_iter().enumerate() {
            let mut id = output;
            if is_given(&graph, id) {
                id = graph.copy(id);
            }
            while number >= first && own.iter().any(|&other| graph.root(other) == graph.root(id)) {
                id = graph.copy(id);
            }
            own.push(id);
        }
        let levels = Levels::new(&graph, &own);
        let units = Units::new(&graph, &levels);
        Builder::new(&graph, &levels, &units, &own, first).build()
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

/// A plan while it is made.
struct Builder<'a> {
    graph: &'a Graph,
    levels: &'a Levels,
    units: &'a Units,
    outputs: &'a [Id],
    /// Number of the first output whose addends are wanted.
    addends: usize,
    /// Of each root value: where it lies, if it is not of one phase only.
    places: Vec<Option<Place>>,
    shared: Offsets,
    whole: usize,
}

impl<'a> Builder<'a> {
    fn new(
        graph: &'a Graph,
        levels: &'a Levels,
        units: &'a Units,
        outputs: &'a [Id],
        addends: usize,
    ) -> Self {
        let places = vec![None; graph.values.len()];
        Self {
            graph,
            levels,
            units,
            outputs,
            addends,
            places,
            shared: Offsets::default(),
            whole: 0,
        }
    }

    fn build(mut self) -> Plan {
        let (constants, rows) = self.place_sources();
        self.place_kept_values();
        let once = self.steps(self.units.of(None, false), &Places::none());
        let phases = (0..self.levels.count).map(|level| self.phase(level)).collect::<Vec<_>>();
        let parameters =
            self.graph.parameters.iter().map(|parameter| parameter.sizes.iter().product::<usize>());
        let tiles = |steps: &[Step]| steps.iter().map(Step::tiles).max().unwrap_or(0);
        let all = phases.iter().flat_map(|phase| [tiles(&phase.prologue), tiles(&phase.steps)]);
        let output = |&id: &Id| {
            // UNWRAP: outputs were given a place.
            let place = self.places[self.graph.root(id).0 as usize].unwrap();
            let shape = self.graph.shape(id);
            let addends = phases.last().and_then(|phase| phase.sum_of(place));
            let addends = addends.filter(|sum| sum.is_apart).map(|sum| sum.from);
            let held = Held { place, len: shape.len() };
            Output { held, per_row: shape.is_per_row(), addends }
        };
        Plan {
            tiles: all.chain([tiles(&once)]).max().unwrap_or(0),
            once,
            constants,
            rows,
            shared: self.shared.end(),
            whole: self.whole,
            parameters: parameters.sum(),
            outputs: self.outputs.iter().map(output).collect(),
            phases,
        }
    }

    /// Places for parameters, constants and the number of rows.
    fn place_sources(&mut self) -> (Vec<(usize, Vec<f64>)>, Option<usize>) {
        let (mut constants, mut rows, mut parameter) = (Vec::new(), None, 0);
        let mut starts = Vec::new();
        for parameters in &self.graph.parameters {
            starts.push(parameter);
            parameter += parameters.sizes.iter().product::<usize>();
        }
        for (node, of) in self.graph.nodes.iter().zip(&self.levels.of) {
            let value = node.outputs[0].0 as usize;
            if of.is_none() {
                continue;
            }
            match &node.operation {
                Operation::Parameter(number) => {
                    self.places[value] = Some(Place::Parameter(starts[*number]));
                }
                Operation::Constant(constant) => {
                    let offset = self.shared.push(constant.bits.len());
                    let values = constant.bits.iter().map(|&bits| f64::from_bits(bits)).collect();
                    constants.push((offset, values));
                    self.places[value] = Some(Place::Shared(offset));
                }
                Operation::Rows => {
                    let offset = self.shared.push(1);
                    rows = Some(offset);
                    self.places[value] = Some(Place::Shared(offset));
                }
                _ => {}
            }
        }
        (constants, rows)
    }

    /// Places for values that rows share, and for those of rows that another phase or the caller reads.
    fn place_kept_values(&mut self) {
        for unit in &self.units.all {
            for &value in &unit.outputs {
                let shape = self.graph.shape(value);
                let place = match shape.is_per_row() {
                    false => Place::Shared(self.shared.push(shape.len())),
                    true if self.is_kept(value, unit) => {
                        self.whole += shape.len();
                        Place::Whole(self.whole - shape.len())
                    }
                    true => continue,
                };
                self.places[value.0 as usize] = Some(place);
            }
        }
    }

    /// Whether a value is not made, since nobody reads it.
    fn is_skipped(&self, value: Id) -> bool {
        let rule = self.graph.operation_of(value).rule();
        rule.is_some_and(|rule| rule.skips_unread())
            && self.units.readers[value.0 as usize].is_empty()
            && !self.levels.outputs.contains(&value)
    }

    /// Whether a value of rows outlives its phase.
    fn is_kept(&self, value: Id, unit: &Unit) -> bool {
        let readers = &self.units.readers[value.0 as usize];
        self.levels.outputs.contains(&value)
            || readers.iter().any(|&reader| self.units.all[reader].level != unit.level)
    }

    fn phase(&self, level: usize) -> Phase {
        let order = self.units.of(Some(level), true);
        let inputs = self.inputs(&order);
        let (block_places, block) = self.block(&order, &inputs);
        let (mut sums, mut sums_len) = (Vec::new(), Offsets::default());
        let mut places = Places { block: block_places, sums: Vec::new() };
        for unit in &order {
            for &value in
                unit.outputs.iter().filter(|&&value| !self.graph.shape(value).is_per_row())
            {
                let len = self.graph.shape(value).len();
                let from = sums_len.push(len);
                if let Some(Place::Shared(to)) = self.places[value.0 as usize] {
                    sums.push(Sum { from, to, len, is_apart: self.is_apart(value, level) });
                }
                places.sums.push((value, from));
            }
        }
        let prologue = self.steps(self.units.of(Some(level), false), &Places::none());
        let steps = self.steps(order, &places);
        let filled = inputs.iter().map(|&(number, value)| {
            (number, places.block_of(value), self.graph.shape(value).len())
        });
        Phase::new(prologue, steps, filled.collect(), block, sums, sums_len.end())
    }

    /// Whether a sum over rows is wanted in addends. (Earlier phases' are overwritten by those of the last.)
    fn is_apart(&self, value: Id, level: usize) -> bool {
        let position = self.outputs.iter().position(|&output| self.graph.root(output) == value);
        let is_read = !self.units.readers[value.0 as usize].is_empty();
        level + 1 == self.levels.count && !is_read && position >= Some(self.addends)
    }

    /// The inputs that some of these units read: numbers and values.
    fn inputs(&self, order: &[&Unit]) -> Vec<(usize, Id)> {
        let mut inputs: Vec<(usize, Id)> = Vec::new();
        for &value in order.iter().flat_map(|unit| &unit.inputs) {
            if let Operation::Input(number) = *self.graph.operation_of(value)
                && !inputs.contains(&(number, value))
            {
                inputs.push((number, value));
            }
        }
        inputs
    }

    /// Where the values of one phase lie in a block, and how many numbers a row of the block has.
    fn block(&self, order: &[&Unit], inputs: &[(usize, Id)]) -> (Vec<(Id, usize)>, usize) {
        // Of each value: the number of its room, which is another's whose place it takes.
        let (mut spans, mut rooms): (Vec<Lifetime>, Vec<(Id, usize)>) = (Vec::new(), Vec::new());
        let life = |value: Id, start| {
            let last = order.iter().rposition(|unit| unit.inputs.contains(&value));
            let end = last.unwrap_or(start).max(start);
            Lifetime { start, end, len: self.graph.shape(value).len() }
        };
        for (number, &(_, value)) in inputs.iter().enumerate() {
            spans.push(life(value, 0));
            rooms.push((value, number));
        }
        for (step, unit) in order.iter().enumerate() {
            let own = unit.outputs.iter().filter(|&&value| {
                let is_placed = self.places[value.0 as usize].is_some();
                self.graph.shape(value).is_per_row() && !is_placed && !self.is_skipped(value)
            });
            for &value in own {
                let own = life(value, step);
                let replaced = self.replaced(unit, value);
                let room = rooms.iter().find(|(other, _)| Some(*other) == replaced);
                match room.filter(|&&(_, room)| spans[room].end == step) {
                    Some(&(_, room)) => {
                        spans[room].end = own.end;
                        rooms.push((value, room));
                    }
                    None => {
                        spans.push(own);
                        rooms.push((value, spans.len() - 1));
                    }
                }
            }
        }
        let (offsets, len) = places::arrange(&spans);
        (rooms.into_iter().map(|(value, room)| (value, offsets[room])).collect(), len)
    }

    /// The value that an operation makes `value` of where it lies, if it reads that once.
    fn replaced(&self, unit: &Unit, value: Id) -> Option<Id> {
        let node = &self.graph.nodes[unit.nodes[0] as usize];
        let (input, output) = node.operation.rule()?.in_place()?;
        let from = self.graph.root(node.inputs[input]);
        let reads = node.inputs.iter().filter(|&&input| self.graph.root(input) == from).count();
        let is_alike = self.graph.shape(from).len() == self.graph.shape(value).len();
        (node.outputs[output] == value && reads == 1 && is_alike).then_some(from)
    }

    fn steps(&self, order: Vec<&Unit>, places: &Places) -> Vec<Step> {
        order.into_iter().map(|unit| self.step(unit, places)).collect()
    }

    fn step(&self, unit: &Unit, places: &Places) -> Step {
        let held = |value: Id, of_rows: bool| {
            if of_rows && self.is_skipped(value) {
                return Held { place: Place::Block(0), len: 0 };
            }
            let place = match places.sums.iter().find(|&&(sum, _)| sum == value && of_rows) {
                Some(&(_, from)) => {
                    // UNWRAP: shared values have a place.
                    let Some(Place::Shared(to)) = self.places[value.0 as usize] else {
                        unreachable!()
                    };
                    Place::Sum { from, to }
                }
                None => self.places[value.0 as usize]
                    .unwrap_or_else(|| Place::Block(places.block_of(value))),
            };
            Held { place, len: self.graph.shape(value).len() }
        };
        let outputs = unit.outputs.iter().map(|&value| held(value, true)).collect();
        if unit.shape.is_some() {
            let (chain, operands) = chain::compile(self.graph, unit);
            let inputs = operands.iter().map(|&value| held(value, false)).collect();
            return Step { work: Work::Chain(chain), outputs, inputs };
        }
        let node = &self.graph.nodes[unit.nodes[0] as usize];
        let shapes = |ids: &[Id]| ids.iter().map(|&id| self.graph.shape(id).clone()).collect();
        let shapes = Shapes { outputs: shapes(&node.outputs), inputs: shapes(&node.inputs) };
        let roots = node.inputs.iter().map(|&id| self.graph.root(id));
        let inputs = roots.map(|value| held(value, false)).collect();
        Step { work: Work::Operation(node.operation.clone(), shapes), outputs, inputs }
    }
}

/// Where the values of one phase lie.
struct Places {
    /// In a block of rows: numbers of a row before them.
    block: Vec<(Id, usize)>,
    /// Sums over rows, among those of a piece.
    sums: Vec<(Id, usize)>,
}

impl Places {
    fn none() -> Self {
        Self { block: Vec::new(), sums: Vec::new() }
    }

    fn block_of(&self, value: Id) -> usize {
        // UNWRAP: a value that has no other place was given one here.
        self.block.iter().find(|&&(other, _)| other == value).map(|&(_, offset)| offset).unwrap()
    }
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
