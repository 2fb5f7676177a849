//! Numbers that depend only on how many entries of a jagged input an event has.

use crate::graph::elementwise::Elementwise;
use crate::graph::operations::{Reduce, Reduction};
use crate::graph::{Binary, Graph, Id, Operation, Unary};

/// The jagged input that is counted, and a number for each count from 0 to N. For a constant: no input, and one number.
type Counted = (Option<usize>, Vec<f32>);

/// Largest number of operations on a count that are followed: a mean needs three.
const DEPTH: usize = 8;

impl Graph {
    /// Returns the number that `id` is for each count of entries, if `id` depends on the count alone.
    pub(super) fn counted(&self, id: Id) -> Option<Counted> {
        self.counted_within(id, DEPTH)
    }

    fn counted_within(&self, id: Id, depth: usize) -> Option<Counted> {
        let depth = depth.checked_sub(1)?;
        if self.shape(id).len() != 1 {
            return None;
        }
        if let Some(constant) = self.known_scalar(id) {
            return Some((None, vec![constant as f32]));
        }
        let node = self.node_of(id);
        let input = |number: usize| self.counted_within(node.inputs[number], depth);
        match &node.operation {
            Operation::Reduce(Reduce {
                reduction: reduction @ (Reduction::Sum | Reduction::Max),
                ..
            }) => {
                let (input, entries, is_there) = self.mask(node.inputs[0])?;
                let number = |count: usize| match reduction {
                    Reduction::Sum => count as f32,
                    _ => count.min(1) as f32,
                };
                is_there.then(|| (Some(input), (0..=entries).map(number).collect()))
            }
            Operation::Elementwise(Elementwise::Unary(Unary::Not)) if self.mask(id).is_none() => {
                let (of, values) = input(0)?;
                Some((of, values.iter().map(|&value| truth(value == 0.0)).collect()))
            }
            Operation::Elementwise(Elementwise::Binary(f)) if self.mask(id).is_none() => {
                let f = function(*f)?;
                joined([input(0)?, input(1)?], |[a, b]| f(a, b))
            }
            Operation::Elementwise(Elementwise::Where) => {
                let three = [input(0)?, input(1)?, input(2)?];
                joined(three, |[condition, yes, no]| if condition == 0.0 { no } else { yes })
            }
            Operation::Reshape(_) if self.mask(id).is_none() => input(0),
            _ => {
                // With at most one entry, the mask equals the count.
                let (input, entries, is_there) = self.mask(id)?;
                let values = if is_there { [0.0, 1.0] } else { [1.0, 0.0] };
                (entries == 1).then(|| (Some(input), values.to_vec()))
            }
        }
    }
}

fn truth(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

/// Returns the same function as [`Binary`], for numbers that are not NaN.
fn function(f: Binary) -> Option<fn(f32, f32) -> f32> {
    Some(match f {
        Binary::Add => |a, b| a + b,
        Binary::Subtract => |a, b| a - b,
        Binary::Multiply => |a, b| a * b,
        Binary::Divide => |a, b| a / b,
        Binary::Max => |a, b| if a > b { a } else { b },
        Binary::Min => |a, b| if a < b { a } else { b },
        Binary::Less => |a, b| truth(a < b),
        Binary::LessOrEqual => |a, b| truth(a <= b),
        Binary::Greater => |a, b| truth(a > b),
        Binary::GreaterOrEqual => |a, b| truth(a >= b),
        Binary::Equal => |a, b| truth(a == b),
        _ => return None,
    })
}

/// Applies a function to several such numbers, of which at most one input is counted.
fn joined<const N: usize>(of: [Counted; N], f: impl Fn([f32; N]) -> f32) -> Option<Counted> {
    let input = of.iter().find_map(|(input, _)| *input);
    if of.iter().any(|(other, _)| other.is_some() && *other != input) {
        return None;
    }
    let counts = of.iter().map(|(_, values)| values.len()).max()?;
    let at = |values: &Vec<f32>, count: usize| values[count.min(values.len() - 1)];
    let values: Vec<f32> =
        (0..counts).map(|count| f(of.each_ref().map(|(_, values)| at(values, count)))).collect();
    values.iter().all(|value| !value.is_nan()).then_some((input, values))
}
