//! Compiles a unit of elementwise functions into a [`Chain`].

use std::collections::HashMap;

use super::units::Unit;
use crate::graph::elementwise::Elementwise;
use crate::graph::{Graph, Id, Operation, Shape};
use crate::kernels::elementwise::{Chain, Operand, Place, Step};

/// Returns the chain of a unit, and the values that the chain reads.
pub(super) fn compile(graph: &Graph, unit: &Unit) -> (Chain, Vec<Id>) {
    // UNWRAP: only called for chains.
    let shape = unit.shape.as_ref().unwrap();
    let mut compiler = Compiler {
        graph,
        unit,
        shape,
        operands: Vec::new(),
        registers: HashMap::new(),
        steps: Vec::new(),
    };
    compiler.find_operands();
    for &node in &unit.nodes {
        compiler.compile(node);
    }
    let places = compiler.places();
    let (roots, operands) = compiler.operands.into_iter().unzip();
    (Chain { operands, steps: compiler.steps, places }, roots)
}

struct Compiler<'a> {
    graph: &'a Graph,
    unit: &'a Unit,
    shape: &'a Shape,
    /// Values from outside that the chain reads, and their layout.
    operands: Vec<(Id, Operand)>,
    /// Register of each value that the chain computes.
    registers: HashMap<Id, usize>,
    steps: Vec<Step>,
}

impl Compiler<'_> {
    fn makes(&self, id: Id) -> bool {
        self.unit.nodes.contains(&self.graph.values[id.0 as usize].node)
    }

    fn find_operands(&mut self) {
        for &node in &self.unit.nodes {
            for &input in &self.graph.nodes[node as usize].inputs {
                let operand = (self.graph.root(input), how(self.graph.shape(input), self.shape));
                if !self.makes(input) && !self.operands.contains(&operand) {
                    self.operands.push(operand);
                }
            }
        }
    }

    /// Returns the register of a function's input.
    fn register(&self, input: Id) -> usize {
        let operand = || (self.graph.root(input), how(self.graph.shape(input), self.shape));
        // UNWRAP: values of the unit are computed before they are read; values from outside are among the operands.
        match self.registers.get(&input) {
            Some(&register) => register,
            None => self.operands.iter().position(|known| *known == operand()).unwrap(),
        }
    }

    fn compile(&mut self, number: u32) {
        let node = &self.graph.nodes[number as usize];
        let value = node.outputs[0];
        if self.registers.contains_key(&value) {
            return;
        }
        let inputs: Vec<usize> = node.inputs.iter().map(|&input| self.register(input)).collect();
        let Operation::Elementwise(function) = &node.operation else {
            unreachable!("a chain is of functions")
        };
        let step = match (function, &inputs[..]) {
            (Elementwise::Unary(f) | Elementwise::Slope(f), &[x]) => {
                let [y, slope] = [Elementwise::Unary(*f), Elementwise::Slope(*f)]
                    .map(|function| self.made(function, node.inputs[0]));
                if let (Some(y), Some(slope)) = (y, slope) {
                    let register = self.push(Step::WithSlope(*f, x));
                    self.registers.extend([(y, register), (slope, register + 1)]);
                    return;
                }
                match function {
                    Elementwise::Unary(_) => Step::Unary(*f, x),
                    _ => Step::Slope(*f, x),
                }
            }
            (Elementwise::Binary(f), &[a, b]) => Step::Binary(*f, [a, b]),
            (Elementwise::Where, &[condition, a, b]) => Step::Where([condition, a, b]),
            // Only gives a register another name, unless the value must be written.
            (_, &[x]) if self.unit.outputs.contains(&value) => Step::Copy(x),
            (_, _) => {
                self.registers.insert(value, inputs[0]);
                return;
            }
        };
        let register = self.push(step);
        self.registers.insert(value, register);
    }

    /// Returns the value of a function of `x`, if this unit computes it.
    fn made(&self, function: Elementwise, x: Id) -> Option<Id> {
        let node = *self.graph.known.get(&(function.into(), vec![x]))?;
        self.unit.nodes.contains(&node).then(|| self.graph.nodes[node as usize].outputs[0])
    }

    /// Adds a step and returns its first register.
    fn push(&mut self, step: Step) -> usize {
        let register = self.operands.len() + self.steps.iter().map(Step::results).sum::<usize>();
        self.steps.push(step);
        register
    }

    /// Assigns places to registers. Outputs go to their final places, the others to tiles, which are reused.
    fn places(&self) -> Vec<Place> {
        let count = self.operands.len() + self.steps.iter().map(Step::results).sum::<usize>();
        let mut last = vec![0; count];
        for (number, step) in self.steps.iter().enumerate() {
            step.reads().for_each(|register| last[register] = number);
        }
        let mut tiles = Tiles::default();
        let mut places = Vec::with_capacity(count);
        for (number, (_, operand)) in self.operands.iter().enumerate() {
            places.push(match operand {
                Operand::Whole => Place::Operand(number),
                // The tile of a scalar is filled once and stays valid.
                Operand::Repeated(_) => Place::Tile(tiles.take(if operand.is_scalar() {
                    usize::MAX
                } else {
                    last[number]
                })),
            });
        }
        for (number, step) in self.steps.iter().enumerate() {
            for _ in 0..step.results() {
                let register = places.len();
                let value = self
                    .registers
                    .iter()
                    .find(|&(value, &of)| of == register && self.unit.outputs.contains(value));
                let output = value.and_then(|(value, _)| {
                    self.unit.outputs.iter().position(|output| output == value)
                });
                places.push(match output {
                    Some(output) => Place::Output(output),
                    None => Place::Tile(tiles.take(last[register].max(number))),
                });
            }
            tiles.free_after(number);
        }
        places
    }
}

/// Memory for tiles: the step until which each tile is in use.
#[derive(Default)]
struct Tiles(Vec<Option<usize>>);

impl Tiles {
    fn take(&mut self, until: usize) -> usize {
        let free = self.0.iter().position(Option::is_none).unwrap_or(self.0.len());
        if free == self.0.len() {
            self.0.push(None);
        }
        self.0[free] = Some(until);
        free
    }

    fn free_after(&mut self, step: usize) {
        self.0.iter_mut().filter(|until| **until == Some(step)).for_each(|until| *until = None);
    }
}

/// Returns how a value of one shape is read for a result of another shape.
fn how(from: &Shape, to: &Shape) -> Operand {
    if from == to {
        return Operand::Whole;
    }
    // Innermost first. A size that is 1 or missing is repeated.
    let mut sizes: Vec<(usize, usize)> = Vec::new();
    let mut push = |size: usize, stride: usize| match sizes.last_mut() {
        // Two sizes that can be traversed as one are merged.
        Some((last, walked)) if stride == *last * *walked => *last = last.saturating_mul(size),
        _ => sizes.push((size, stride)),
    };
    let mut stride = 1;
    for (axis, &size) in to.sizes().iter().enumerate().rev() {
        let own = (axis + from.rank()).checked_sub(to.rank()).map_or(1, |axis| from.sizes()[axis]);
        if size != 1 {
            push(size, if own == 1 { 0 } else { stride });
        }
        stride *= own;
    }
    let rows = if from.is_per_row() { stride } else { 0 };
    push(usize::MAX, rows);
    // The last size is unbounded, also if it was merged with others.
    if let Some((last, _)) = sizes.last_mut() {
        *last = usize::MAX;
    }
    Operand::Repeated(sizes)
}
