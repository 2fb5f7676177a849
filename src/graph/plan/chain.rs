//! A unit of elementwise functions as a [`Chain`].

use std::collections::HashMap;

use super::units::Unit;
use crate::graph::elementwise::Elementwise;
use crate::graph::{Graph, Id, Operation, Shape};
use crate::kernels::elementwise::{Chain, Operand, Place, Step};

/// The chain of a unit, and the values that it reads.
pub(super) fn compile(graph: &Graph, unit: &Unit) -> (Chain, Vec<Id>) {
    // UNWRAP: called for chains.
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
    /// What is read from outside, and how.
    operands: Vec<(Id, Operand)>,
    /// Of each value that is made here: its register.
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

    /// The register in which an input of a function lies.
    fn register(&self, input: Id) -> usize {
        let operand = || (self.graph.root(input), how(self.graph.shape(input), self.shape));
        // UNWRAP: what the unit makes is made before it is read, what it reads was found.
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
            // Another name for a register, unless it has to be written.
            (_, &[x]) if self.unit.outputs.contains(&value) => Step::Copy(x),
            (_, _) => {
                self.registers.insert(value, inputs[0]);
                return;
            }
        };
        let register = self.push(step);
        self.registers.insert(value, register);
    }

    /// The value of a function of `x`, if this unit makes it.
    fn made(&self, function: Elementwise, x: Id) -> Option<Id> {
        let node = *self.graph.known.get(&(function.into(), vec![x]))?;
        self.unit.nodes.contains(&node).then(|| self.graph.nodes[node as usize].outputs[0])
    }

    /// The step's first register.
    fn push(&mut self, step: Step) -> usize {
        let register = self.operands.len() + self.steps.iter().map(Step::results).sum::<usize>();
        self.steps.push(step);
        register
    }

    /// Where registers lie: outputs where they are wanted, the others in tiles, which are used again.
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
                // (That of a scalar is filled once, and stays.)
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

/// Room for tiles: until which step each is in use.
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

/// How a value of one shape is read for one of another.
fn how(from: &Shape, to: &Shape) -> Operand {
    if from == to {
        return Operand::Whole;
    }
    // Innermost first; a size of 1, or that it lacks, is repeated.
    let mut sizes: Vec<(usize, usize)> = Vec::new();
    let mut push = |size: usize, stride: usize| match sizes.last_mut() {
        // Two sizes that are walked through as one are one.
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
    // (The last size has no end, also where it is one with those before.)
    if let Some((last, _)) = sizes.last_mut() {
        *last = usize::MAX;
    }
    Operand::Repeated(sizes)
}
