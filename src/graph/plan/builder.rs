//! Places values that outlive a phase, and assembles the parts of a plan.

use super::needs::Needs;
use super::order::Levels;
use super::phase::Places;
use super::places::Offsets;
use super::units::{Unit, Units};
use super::{Plan, Wanted};
use crate::graph::run::{Output, Place, Step, Stored};
use crate::graph::{Graph, Id, Operation};

/// Request for a plan.
pub(super) struct Asked {
    /// Requested values, and the kind of each.
    pub(super) outputs: Vec<(Id, Wanted)>,
    /// Number of the first output whose addends are requested.
    pub(super) addends: usize,
    /// Number of outputs before the cut, if there is a cut.
    pub(super) before: Option<usize>,
}

impl Asked {
    /// Returns the phase of each operation that the outputs need.
    pub(super) fn levels(&self, graph: &Graph) -> Levels {
        let outputs: Vec<Id> = self.outputs.iter().map(|of| of.0).collect();
        Levels::new(graph, &outputs, self.before.unwrap_or(outputs.len()))
    }
}

/// A plan under construction.
pub(super) struct Builder<'a> {
    pub(super) graph: &'a Graph,
    pub(super) levels: &'a Levels,
    pub(super) units: &'a Units,
    pub(super) asked: &'a Asked,
    pub(super) needs: Needs,
    /// Place of each root value that is used beyond one phase.
    pub(super) places: Vec<Option<Place>>,
    shared: Offsets,
    whole: usize,
}

impl<'a> Builder<'a> {
    pub(super) fn new(
        graph: &'a Graph,
        levels: &'a Levels,
        units: &'a Units,
        asked: &'a Asked,
    ) -> Self {
        let needs = Needs::new(graph, asked.outputs.iter().copied());
        let places = vec![None; graph.values.len()];
        Self { graph, levels, units, asked, needs, places, shared: Offsets::default(), whole: 0 }
    }

    pub(super) fn build(mut self) -> Plan {
        let (constants, rows) = self.place_sources();
        self.place_kept_values();
        let once = self.steps(self.units.of(None, false), &Places::none());
        let phases = (0..self.levels.count).map(|level| self.phase(level)).collect::<Vec<_>>();
        let parameters =
            self.graph.parameters.iter().map(|parameter| parameter.sizes.iter().product::<usize>());
        let tiles = |steps: &[Step]| steps.iter().map(Step::tiles).max().unwrap_or(0);
        let all = phases.iter().flat_map(|phase| [tiles(&phase.prologue), tiles(&phase.steps)]);
        let output = |&(id, _): &(Id, Wanted)| {
            // UNWRAP: each output has a place.
            let place = self.places[self.graph.root(id).0 as usize].unwrap();
            let shape = self.graph.shape(id);
            let addends = phases.last().and_then(|phase| phase.sum_of(place));
            let addends = addends.filter(|sum| sum.is_apart).map(|sum| sum.from);
            let held = Stored { place, len: shape.len() };
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
            outputs: self.asked.outputs.iter().map(output).collect(),
            before: self.levels.before,
            behind: self.asked.before.unwrap_or(self.asked.outputs.len()),
            phases,
        }
    }

    /// Assigns places to parameters, constants and the number of rows.
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

    /// Assigns places to values that rows share, and to values of rows that another phase or the caller reads.
    fn place_kept_values(&mut self) {
        for unit in &self.units.all {
            for &value in &unit.outputs {
                let shape = self.graph.shape(value);
                if let Some(number) = self.given(value, unit) {
                    self.places[value.0 as usize] = Some(Place::Given(number));
                    continue;
                }
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

    /// Returns the number, among the outputs behind the cut, of an output that can be written directly to the caller's buffer. This is
    /// a value of rows, or a sum over them, that nobody else reads and whose unit serves nothing else.
    fn given(&self, value: Id, unit: &Unit) -> Option<usize> {
        let before = self.asked.before?;
        let number = self.levels.outputs.iter().position(|&output| output == value)?;
        let behind = number.checked_sub(before)?;
        let is_unread = self.units.readers[value.0 as usize].is_empty();
        let is_alone = self.needs.of(&unit.nodes) == self.asked.outputs[number].1;
        (unit.of_rows && is_unread && is_alone).then_some(behind)
    }

    /// True if a value is not computed, because nobody reads it.
    pub(super) fn is_skipped(&self, value: Id) -> bool {
        let rule = self.graph.operation_of(value).rule();
        rule.is_some_and(|rule| rule.skips_unread())
            && self.units.readers[value.0 as usize].is_empty()
            && !self.levels.outputs.contains(&value)
    }

    /// True if a value of rows outlives its phase.
    fn is_kept(&self, value: Id, unit: &Unit) -> bool {
        let readers = &self.units.readers[value.0 as usize];
        self.levels.outputs.contains(&value)
            || readers.iter().any(|&reader| self.units.all[reader].level != unit.level)
    }
}
