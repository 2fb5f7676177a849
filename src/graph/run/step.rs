//! One step of a plan, on a block of rows.

use std::fmt;

use super::buffers::{Buffers, Part, Place, Stored};
use crate::graph::Operation;
use crate::graph::operation::{Call, Rule, Shapes};
use crate::graph::plan::Wanted;
use crate::kernels::Real;
use crate::kernels::elementwise::Chain;

/// Largest number of values that one step reads, or that it writes.
pub(crate) const MOST_OPERANDS: usize = 16;

/// The work of a step.
#[derive(Debug, Clone)]
pub(crate) enum Work {
    Chain(Chain),
    Operation(Operation, Shapes),
}

/// One operation, or several that pass through memory together.
#[derive(Debug, Clone)]
pub(crate) struct Step {
    pub(crate) work: Work,
    pub(crate) outputs: Vec<Stored>,
    pub(crate) inputs: Vec<Stored>,
    /// Results of a run that need this step.
    pub(crate) needed: Wanted,
}

impl Step {
    /// Returns the memory for tiles or scratch, in numbers.
    pub(crate) fn tiles(&self) -> usize {
        match &self.work {
            Work::Chain(chain) => chain.workspace(),
            Work::Operation(operation, shapes) => operation.scratch(shapes),
        }
    }

    /// Returns the number of rows in a block that the step needs to be fast.
    pub(crate) fn rows(&self) -> usize {
        match &self.work {
            Work::Chain(_) => 1,
            Work::Operation(operation, _) => operation.rows(),
        }
    }

    /// Returns how many numbers the step reads and writes for `rows` rows.
    pub(super) fn numbers(&self, rows: usize) -> usize {
        let of = |held: &Stored| if held.place.is_per_row() { held.len * rows } else { held.len };
        self.outputs.iter().chain(&self.inputs).map(of).sum()
    }

    /// True if each row depends only on itself and on values that all rows share.
    pub(super) fn is_by_row(&self) -> bool {
        !self.sees_batch() && self.outputs.iter().all(|held| held.place.is_per_row())
    }

    /// True if the step reads values of all rows.
    fn sees_batch(&self) -> bool {
        match &self.work {
            Work::Operation(operation, _) => operation.rule().is_some_and(Rule::sees_batch),
            Work::Chain(_) => false,
        }
    }

    /// Returns the input in whose place an output is computed: [`Rule::in_place`].
    fn in_place(&self) -> Option<(usize, usize)> {
        let Work::Operation(operation, _) = &self.work else { return None };
        let both = operation.rule()?.in_place()?;
        (self.outputs[both.1].len > 0).then_some(both)
    }

    /// Runs the step.
    ///
    /// # Safety
    /// Only this thread may use the slot's block, the piece's sums and these rows. Values that rows share are only written while no other thread is
    /// running.
    pub(super) unsafe fn run<T: Real>(&self, buffers: &Buffers<'_, T>, part: &Part<'_>) {
        let mut inputs: [&[T]; MOST_OPERANDS] = [&[]; MOST_OPERANDS];
        let (sees_batch, in_place) = (self.sees_batch(), self.in_place());
        let taken = in_place
            .filter(|&(input, output)| self.inputs[input].place == self.outputs[output].place);
        for (number, (slice, held)) in inputs.iter_mut().zip(&self.inputs).enumerate() {
            if taken.is_some_and(|(input, _)| input == number) {
                continue;
            }
            let lent = match held.place {
                Place::Parameter(start) => Some(&buffers.parameters[start..start + held.len]),
                Place::Input { input, .. } => buffers
                    .lent(input)
                    .map(|all| &all[part.rows.start * held.len..part.rows.end * held.len]),
                _ => None,
            };
            *slice = lent.unwrap_or_else(|| {
                let spot = match held.place {
                    Place::Whole(_) if sees_batch => buffers.whole(held, 0..part.all_rows),
                    _ => buffers.place(held, part),
                };
                // SAFETY: guaranteed by the caller; a step's outputs are stored elsewhere, except the one that was left out.
                unsafe { spot.get() }
            });
        }
        let mut outputs: [&mut [T]; MOST_OPERANDS] = std::array::from_fn(|_| &mut [][..]);
        for (slice, held) in outputs.iter_mut().zip(&self.outputs) {
            // SAFETY: guaranteed by the caller; the plan never lets two values of a step overlap.
            *slice = unsafe { buffers.place(held, part).get_mut() };
        }
        if let (Some((input, output)), None) = (in_place, taken) {
            outputs[output].copy_from_slice(std::mem::take(&mut inputs[input]));
        }
        let (outputs, inputs) = (&mut outputs[..self.outputs.len()], &inputs[..self.inputs.len()]);
        let start = buffers.layout.tiles(part.tiles);
        // SAFETY: a slot's tiles are used by one thread at a time.
        let scratch = unsafe { buffers.cells.get_mut(start..start + self.tiles()) };
        match &self.work {
            Work::Chain(chain) => chain.run(outputs, inputs, scratch),
            Work::Operation(operation, shapes) => {
                let (first, rows, team) = (part.rows.start, part.rows.len(), part.team);
                operation.run(Call { outputs, inputs, shapes, scratch, first, rows, team });
            }
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lens = |values: &[Stored]| {
            values
                .iter()
                .map(|held| format!("{:?}×{}", held.place, held.len))
                .collect::<Vec<_>>()
                .join(", ")
        };
        match &self.work {
            Work::Chain(chain) => write!(f, "chain {:?}", chain.steps)?,
            // UNWRAP: an operation with a kernel has a rule.
            Work::Operation(operation, _) => write!(f, "{}", operation.rule().unwrap().name())?,
        }
        write!(f, "  {} ← {}", lens(&self.outputs), lens(&self.inputs))
    }
}
