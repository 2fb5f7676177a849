//! Recognises masks of jagged inputs, and values to which masks are applied.

use super::Absent;
use crate::graph::elementwise::Elementwise;
use crate::graph::operations::{Reduce, Reduction};
use crate::graph::{Binary, Graph, Id, Operation, Unary};

/// Largest number of operations followed between a jagged input and its mask, so that a long chain in a file takes no time.
const MOST_STEPS: usize = 16;

/// A value (N, …) whose absent entries are replaced by a mask.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Masked {
    /// The number of the jagged input.
    pub(super) input: usize,
    /// N.
    pub(super) entries: usize,
    /// The value of entries that are present.
    pub(super) x: Id,
    pub(super) absent: Absent,
}

impl Graph {
    /// Returns the number of a jagged input, its columns P and its entries N, if `id` is such an input.
    fn jagged(&self, id: Id) -> Option<(usize, [usize; 2])> {
        let id = self.unshaped(id);
        let (Operation::Input(number), &[columns, entries]) =
            (self.operation_of(id), self.shape(id).sizes())
        else {
            return None;
        };
        Some((*number, [columns, entries]))
    }

    /// Returns the jagged input that `id`, (P, N), tests for NaN.
    fn asks(&self, id: Id) -> Option<(usize, [usize; 2])> {
        let id = self.unshaped(id);
        self.is_unary(id, Unary::IsNan).then(|| self.jagged(self.node_of(id).inputs[0]))?
    }

    /// Returns the jagged input whose mask is `id`, and the number of its entries. The flag is true if the mask is 1 for present
    /// entries, false if it is 1 for absent entries.
    pub(super) fn mask(&self, id: Id) -> Option<(usize, usize, bool)> {
        let (mut at, mut is_there) = (id, false);
        for _ in 0..MOST_STEPS {
            let node = self.node_of(at);
            let of_input = match (&node.operation, &node.inputs[..]) {
                (Operation::Elementwise(Elementwise::Unary(Unary::Not)), _) => {
                    is_there = !is_there;
                    None
                }
                // A mask is 0 or 1, so this comparison does not change it.
                (Operation::Elementwise(Elementwise::Binary(Binary::Greater)), &[_, least])
                    if self
                        .known_scalar(least)
                        .is_some_and(|least| (0.0..1.0).contains(&least)) =>
                {
                    None
                }
                (Operation::Reshape(_), _) => None,
                (Operation::Elementwise(Elementwise::Unary(Unary::IsNan)), _) => {
                    let (number, [columns, entries]) = self.asks(at)?;
                    (columns == 1).then_some((number, entries))
                }
                (
                    Operation::Reduce(Reduce {
                        reduction: Reduction::Max, first: 0, end: 1, ..
                    }),
                    &[x],
                ) => {
                    let (number, [columns, entries]) = self.asks(x)?;
                    (self.shape(x).sizes() == [columns, entries]).then_some((number, entries))
                }
                _ => return None,
            };
            if let Some((number, entries)) = of_input {
                return Some((number, entries, is_there));
            }
            at = *node.inputs.first()?;
        }
        None
    }

    /// Decomposes `id`, if it is a value to which the mask of a jagged input is applied.
    pub(super) fn masked(&self, id: Id) -> Option<Masked> {
        let id = self.unshaped(id);
        let node = self.node_of(id);
        let (mask, x, absent) = match (&node.operation, &node.inputs[..]) {
            (Operation::Elementwise(Elementwise::Where), &[condition, yes, no]) => {
                let (x, absent) = if self.mask(condition)?.2 { (yes, no) } else { (no, yes) };
                (condition, x, Absent::Number(self.known_scalar(absent)? as f32))
            }
            (Operation::Elementwise(Elementwise::Binary(Binary::Multiply)), &[a, b]) => {
                let is_factor = |&id: &Id| self.mask(id).is_some_and(|(.., is_there)| is_there);
                let mask = [b, a].into_iter().find(is_factor)?;
                (mask, if mask == b { a } else { b }, Absent::TimesZero)
            }
            _ => return None,
        };
        let (input, entries, _) = self.mask(mask)?;
        let fits =
            self.shape(x).len() == self.shape(id).len() && self.is_of_entries(id, mask, entries);
        fits.then_some(Masked { input, entries, x, absent })
    }

    /// True if a mask of N numbers covers the leading sizes of `id`, whose product is N, and is repeated along the other sizes.
    fn is_of_entries(&self, id: Id, mask: Id, entries: usize) -> bool {
        let (sizes, of_mask) = (self.shape(id).sizes(), self.shape(mask).sizes());
        let Some(lacking) = sizes.len().checked_sub(of_mask.len()) else { return false };
        let own = |axis: usize| if axis < lacking { 1 } else { of_mask[axis - lacking] };
        (0..=sizes.len()).any(|end| {
            sizes[..end].iter().product::<usize>() == entries
                && (0..end).all(|axis| own(axis) == sizes[axis])
                && (end..sizes.len()).all(|axis| own(axis) == 1)
        })
    }

    /// Returns the jagged input whose entries, (N, P) with 0 for NaN, are `id`.
    pub(super) fn entries_of(&self, id: Id) -> Option<usize> {
        let turned = self.matrix_of_transposed(id);
        let x = turned.unwrap_or(id);
        let node = self.node_of(self.unshaped(x));
        let (Operation::Elementwise(Elementwise::Where), &[condition, zero, values]) =
            (&node.operation, &node.inputs[..])
        else {
            return None;
        };
        let ((number, [columns, entries]), (other, _)) =
            (self.jagged(values)?, self.asks(condition)?);
        let is_zero = self.known_scalar(zero).is_some_and(|zero| zero.to_bits() == 0);
        let is_turned = match turned {
            Some(_) => self.shape(x).sizes() == [columns, entries],
            None => columns == 1 || entries == 1,
        };
        (number == other && is_zero && is_turned).then_some(number)
    }
}
