//! Steps of a phase, and locations of its values.

use super::builder::Builder;
use super::chain;
use super::places::{self, Lifetime, Offsets};
use super::units::Unit;
use super::wanted::Wanted;
use crate::graph::operation::Shapes;
use crate::graph::run::{Filled, Home, Kept, Phase, Place, Step, Stored, Sum, Work};
use crate::graph::{Id, Operation};

impl Builder<'_> {
    pub(super) fn phase(&self, level: usize) -> Phase {
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
                let to = self.home(value);
                let (is_apart, needed) = (self.is_apart(value, level), self.needs.of(&unit.nodes));
                sums.push(Sum { from, to, len, is_apart, needed });
                places.sums.push((value, from));
            }
        }
        let prologue = self.steps(self.units.of(Some(level), false), &Places::none());
        let steps = self.steps(order, &places);
        let filled = inputs.iter().map(|&(input, value)| {
            let (at, len) = (places.block_of(value), self.graph.shape(value).len());
            Filled { input, at, len, needed: self.readers_need(value, level) }
        });
        let kept = self.kept(level);
        Phase::new(prologue, steps, filled.collect(), block, sums, sums_len.end(), kept)
    }

    /// Returns the values of rows that are stored for the whole batch, of the units of a phase.
    fn kept(&self, level: usize) -> Vec<Kept> {
        let own = self.units.all.iter().filter(|unit| unit.level == Some(level));
        let value = |&value: &Id| match self.places[value.0 as usize] {
            Some(Place::Whole(at)) => Some(Kept { at, len: self.graph.shape(value).len() }),
            _ => None,
        };
        own.flat_map(|unit| &unit.outputs).filter_map(value).collect()
    }

    /// Returns the destination of the sum over all rows.
    fn home(&self, sum: Id) -> Home {
        match self.places[sum.0 as usize] {
            Some(Place::Shared(to)) => Home::Shared(to),
            Some(Place::Given(number)) => Home::Given(number),
            // Values that rows share already have a place.
            _ => unreachable!("a sum without a place"),
        }
    }

    /// Returns the results of a run for which a phase reads an input.
    fn readers_need(&self, input: Id, level: usize) -> Wanted {
        let readers =
            self.units.readers[input.0 as usize].iter().map(|&unit| &self.units.all[unit]);
        let own = readers.filter(|unit| unit.level == Some(level));
        own.fold(Wanted::NOTHING, |all, unit| all | self.needs.of(&unit.nodes))
    }

    /// True if the addends of a sum over rows are requested. (Those of earlier phases are overwritten by the last phase.)
    fn is_apart(&self, value: Id, level: usize) -> bool {
        let position = self.levels.outputs.iter().position(|&output| output == value);
        let is_read = !self.units.readers[value.0 as usize].is_empty();
        level + 1 == self.levels.count && !is_read && position >= Some(self.asked.addends)
    }

    /// Returns the numbers and values of the inputs that these units read.
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

    /// Returns the offsets of a phase's values in a block, and the numbers per row of the block.
    fn block(&self, order: &[&Unit], inputs: &[(usize, Id)]) -> (Vec<(Id, usize)>, usize) {
        // For each value, the number of its memory range. A value that replaces another uses the other's range.
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
                let buffers = rooms.iter().find(|(other, _)| Some(*other) == replaced);
                // An input may be in the caller's memory, which must not be overwritten.
                let is_own = |&&(_, buffers): &&(Id, usize)| buffers >= inputs.len();
                match buffers.filter(is_own).filter(|&&(_, buffers)| spans[buffers].end == step) {
                    Some(&(_, buffers)) => {
                        spans[buffers].end = own.end;
                        rooms.push((value, buffers));
                    }
                    None => {
                        spans.push(own);
                        rooms.push((value, spans.len() - 1));
                    }
                }
            }
        }
        let (offsets, len) = places::arrange(&spans);
        (rooms.into_iter().map(|(value, buffers)| (value, offsets[buffers])).collect(), len)
    }

    /// Returns the value that an operation overwrites with `value`, if the operation reads that value only once.
    fn replaced(&self, unit: &Unit, value: Id) -> Option<Id> {
        let node = &self.graph.nodes[unit.nodes[0] as usize];
        let (input, output) = node.operation.rule()?.in_place()?;
        let from = self.graph.root(node.inputs[input]);
        let reads = node.inputs.iter().filter(|&&input| self.graph.root(input) == from).count();
        let is_alike = self.graph.shape(from).len() == self.graph.shape(value).len();
        (node.outputs[output] == value && reads == 1 && is_alike).then_some(from)
    }

    pub(super) fn steps(&self, order: Vec<&Unit>, places: &Places) -> Vec<Step> {
        order.into_iter().map(|unit| self.step(unit, places)).collect()
    }

    fn step(&self, unit: &Unit, places: &Places) -> Step {
        let held = |value: Id, of_rows: bool| {
            if of_rows && self.is_skipped(value) {
                return Stored { place: Place::Block(0), len: 0 };
            }
            let place = match places.sums.iter().find(|&&(sum, _)| sum == value && of_rows) {
                Some(&(_, from)) => Place::Sum { from, to: self.home(value) },
                None => self.places[value.0 as usize]
                    .unwrap_or_else(|| self.place_in_block(value, places)),
            };
            Stored { place, len: self.graph.shape(value).len() }
        };
        let needed = self.needs.of(&unit.nodes);
        let outputs = unit.outputs.iter().map(|&value| held(value, true)).collect();
        if unit.shape.is_some() {
            let (chain, operands) = chain::compile(self.graph, unit);
            let inputs = operands.iter().map(|&value| held(value, false)).collect();
            return Step { work: Work::Chain(chain), outputs, inputs, needed };
        }
        let node = &self.graph.nodes[unit.nodes[0] as usize];
        let shapes = |ids: &[Id]| ids.iter().map(|&id| self.graph.shape(id).clone()).collect();
        let shapes = Shapes { outputs: shapes(&node.outputs), inputs: shapes(&node.inputs) };
        let roots = node.inputs.iter().map(|&id| self.graph.root(id));
        let inputs = roots.map(|value| held(value, false)).collect();
        Step { work: Work::Operation(node.operation.clone(), shapes), outputs, inputs, needed }
    }

    fn place_in_block(&self, value: Id, places: &Places) -> Place {
        let at = places.block_of(value);
        match *self.graph.operation_of(value) {
            Operation::Input(input) => Place::Input { input, at },
            _ => Place::Block(at),
        }
    }
}

/// Locations of the values of one phase.
pub(super) struct Places {
    /// Offsets in a block, per row.
    block: Vec<(Id, usize)>,
    /// Offsets of the sums over rows among the sums of a piece.
    sums: Vec<(Id, usize)>,
}

impl Places {
    pub(super) fn none() -> Self {
        Self { block: Vec::new(), sums: Vec::new() }
    }

    fn block_of(&self, value: Id) -> usize {
        // UNWRAP: a value without another place has an offset in the block.
        self.block.iter().find(|&&(other, _)| other == value).map(|&(_, offset)| offset).unwrap()
    }
}
