//! Recognises reductions over the entries of a jagged input.

use super::masks::Masked;
use super::{Absent, ByCount, Chain, Found, Pooled};
use crate::graph::elementwise::Elementwise;
use crate::graph::operations::{Reduce, Reduction};
use crate::graph::{Binary, Graph, Id, Operation};

impl Graph {
    /// Returns the entries and the reduction that compute `id`.
    pub(super) fn pooled_entries(&self, id: Id) -> Found<Pooled> {
        let (mut at, mut by_count, mut counted) = (id, Vec::new(), Vec::new());
        let (masked, reduction) = loop {
            at = self.unshaped(at);
            if let Some(found) = self.reduced(at)? {
                break found;
            }
            let Some((x, input, step)) = self.by_count(at) else { return Err(self.instead(at)) };
            by_count.push(step);
            counted.extend(input);
            at = x;
        };
        if counted.iter().any(|&input| input != masked.input) {
            return Err("the entries of one jagged input with the count of another".into());
        }
        by_count.reverse();
        let Masked { input, absent, .. } = masked;
        Ok(Pooled { input, chain: self.of_entries(&masked)?, absent, reduction, by_count })
    }

    /// Returns masked entries, and the reduction that computes `id` from them.
    fn reduced(&self, id: Id) -> Found<Option<(Masked, Reduction)>> {
        // The reduction of a single entry needs no operation.
        if let Some(masked) = self.masked(id).filter(|masked| masked.entries == 1) {
            return Ok(Some((masked, Reduction::Sum)));
        }
        let Operation::Reduce(Reduce { reduction, first, end, .. }) = *self.operation_of(id) else {
            return Ok(None);
        };
        let x = self.node_of(id).inputs[0];
        let sizes = self.shape(x).sizes();
        let [before, reduced] =
            [&sizes[..first], &sizes[first..end]].map(|sizes| sizes.iter().product::<usize>());
        match self.masked(x) {
            Some(masked) if before == 1 && reduced == masked.entries => {
                Ok(Some((masked, reduction)))
            }
            Some(_) => Err(format!(
                "the operation {} over other numbers than the entries",
                name(reduction)
            )),
            None => {
                Err(format!("the operation {} over numbers that no mask hides", name(reduction)))
            }
        }
    }

    /// Returns the value and the function of it and a count of entries that compute `id`, with the number of the counted input.
    fn by_count(&self, id: Id) -> Option<(Id, Option<usize>, ByCount)> {
        let node = self.node_of(id);
        let is_whole = |x: Id| self.shape(x).len() == self.shape(id).len();
        let found = match (&node.operation, &node.inputs[..]) {
            (Operation::Elementwise(Elementwise::Binary(Binary::Divide)), &[x, by]) => {
                let (input, values) = self.counted(by)?;
                (x, input, ByCount::Divide(values))
            }
            (Operation::Elementwise(Elementwise::Binary(Binary::Multiply)), &[a, b]) => {
                let (x, by) = if self.counted(b).is_some() { (a, b) } else { (b, a) };
                let (input, values) = self.counted(by)?;
                (x, input, ByCount::Multiply(values))
            }
            (Operation::Elementwise(Elementwise::Where), &[condition, yes, no]) => {
                let (input, values) = self.counted(condition)?;
                let (&none, some) = values.split_first()?;
                let is = |is_there: bool| some.iter().all(|&value| (value != 0.0) == is_there);
                let (x, empty) = match none == 0.0 {
                    true if is(true) => (yes, no),
                    false if is(false) => (no, yes),
                    _ => return None,
                };
                (x, Some(input?), ByCount::Empty(self.known_scalar(empty)? as f32))
            }
            _ => return None,
        };
        is_whole(found.0).then_some(found)
    }

    /// Returns the layers that act on each entry.
    fn of_entries(&self, masked: &Masked) -> Found<Chain> {
        let (mut chain, mut at) = self.chain_from(masked.x, masked.entries)?;
        loop {
            match self.entries_of(at) {
                Some(input) if input == masked.input => return Ok(chain),
                Some(_) => {
                    return Err("the entries of one jagged input with the mask of another".into());
                }
                None => {}
            }
            // A value that is masked between layers is also masked after them, so the inner mask has no effect.
            let hidden = |within: &Masked| {
                within.input == masked.input && masked.absent != Absent::TimesZero
            };
            let Some(within) = self.masked(at).filter(hidden) else { return Err(self.instead(at)) };
            let (before, from) = self.chain_from(within.x, masked.entries)?;
            chain = before.then(chain);
            at = from;
        }
    }
}

fn name(reduction: Reduction) -> &'static str {
    match reduction {
        Reduction::Sum => "sum",
        Reduction::Max => "max",
        Reduction::Min => "min",
    }
}
