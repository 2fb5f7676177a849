//! Outputs that are probabilities, and the logits behind them.

use std::collections::HashMap;

use super::elementwise::Elementwise;
use super::operations::{Reduction, View};
use super::{Binary, Graph, Id, Node, Operation, Unary};
use crate::error::Result;

/// Tolerance for a mean of probabilities above 1, due to rounding.
const ROUNDING: f64 = 1e-5;

impl Graph {
    /// Returns the logits of a probability. The value must be a sigmoid of one number, a softmax of all its numbers, or one component
    /// of a softmax of two. The logits are the argument of that function, in the value's sizes. `None` for any other value.
    ///
    /// # Errors
    /// None if the values of the graph suited its operations.
    pub(crate) fn logits_of(&mut self, y: Id) -> Result<Option<Id>> {
        let sizes = self.shape(y).sizes().to_vec();
        let len = self.shape(y).len();
        let made = self.unmoved(y);
        let node = self.node_of(made);
        let found = match &node.operation {
            Operation::Elementwise(Elementwise::Unary(Unary::Sigmoid)) if len == 1 => {
                node.inputs[0]
            }
            Operation::Softmax(softmax)
                if !softmax.log && len > 1 && self.shape(made).sizes().last() == Some(&len) =>
            {
                node.inputs[0]
            }
            // σ(a − b) is the softmax component of a.
            Operation::Strided(strided) if len == 1 => {
                let (share, whole) = (strided.view.offset, self.unmoved(node.inputs[0]));
                let of = self.node_of(whole);
                let is_softmax = matches!(&of.operation, Operation::Softmax(of) if !of.log);
                if !is_softmax
                    || self.shape(whole).sizes().last() != Some(&2)
                    || self.shape(whole).len() != 2
                {
                    return Ok(None);
                }
                let logits = self.reshape(of.inputs[0], &[2])?;
                let a = self.slice(logits, 0, share, share + 1)?;
                let b = self.slice(logits, 0, 1 - share, 2 - share)?;
                self.sub(a, b)?
            }
            _ => return Ok(None),
        };
        match self.shape(found).is_per_row() {
            true => self.reshape(found, &sizes).map(Some),
            false => Ok(None),
        }
    }

    /// Returns the value with the same numbers in the same order, before reshapes and similar operations.
    fn unmoved(&self, mut y: Id) -> Id {
        loop {
            let node = self.node_of(y);
            let len = self.shape(y).len();
            let moves = match &node.operation {
                Operation::Reshape(_) | Operation::Elementwise(Elementwise::Expand(_)) => true,
                Operation::Strided(strided) => is_in_order(&strided.view),
                Operation::Concat(_) | Operation::Split(_) => {
                    node.inputs.len() == 1 && node.outputs.len() == 1
                }
                _ => false,
            };
            let same = |id: Id| self.shape(id).len() == len && self.shape(id).is_per_row();
            match node.inputs.first() {
                Some(&input) if moves && same(input) => y = input,
                _ => return y,
            }
        }
    }

    /// Returns the value and the bound of a node that clamps the value to the bound, and the equivalent function: [`Binary::Max`] or
    /// [`Binary::Min`].
    fn bounded(&self, node: &Node) -> Option<(Binary, Id, Id)> {
        let (Operation::Elementwise(Elementwise::Where), &[beyond, bound, value]) =
            (&node.operation, &node.inputs[..])
        else {
            return None;
        };
        // A truth value that was converted appears as a double negation.
        let mut beyond = beyond;
        while self.is_unary(beyond, Unary::Not) {
            let inner = self.node_of(beyond).inputs[0];
            if !self.is_unary(inner, Unary::Not) {
                return None;
            }
            beyond = self.node_of(inner).inputs[0];
        }
        let asked = self.node_of(beyond);
        if asked.inputs != [value, bound] {
            return None;
        }
        match asked.operation {
            Operation::Elementwise(Elementwise::Binary(f)) => match f {
                Binary::Less | Binary::LessOrEqual => Some((Binary::Max, value, bound)),
                Binary::Greater | Binary::GreaterOrEqual => Some((Binary::Min, value, bound)),
                _ => None,
            },
            _ => None,
        }
    }

    /// True if all numbers of a value are between 0 and 1 for every input.
    pub(crate) fn is_between_0_and_1(&self, y: Id) -> bool {
        let mut ranges: HashMap<Id, Range> = HashMap::new();
        for number in self.needed(&[], &[y]) {
            let node = &self.nodes[number];
            let inputs: Vec<Range> = node.inputs.iter().map(|id| ranges[id]).collect();
            let count = || {
                let [from, to] = [node.inputs[0], node.outputs[0]].map(|id| self.shape(id).len());
                from.checked_div(to).unwrap_or(0) as f64
            };
            let range = match self.bounded(node) {
                Some((f, value, bound)) => binary(f, ranges[&value], ranges[&bound]),
                None => range(&node.operation, &inputs, count),
            };
            ranges.extend(node.outputs.iter().map(|&id| (id, range)));
        }
        let [low, high] = ranges[&y];
        low >= 0.0 && high <= 1.0 + ROUNDING
    }
}

/// True if a view contains all numbers of a value in their order.
fn is_in_order(view: &View) -> bool {
    let usual = View::of(&view.sizes).strides;
    let mut same = view.strides.iter().zip(usual).zip(&view.sizes);
    view.offset == 0 && same.all(|((a, b), &size)| *a == b || size == 1)
}

/// The smallest and the largest possible number.
type Range = [f64; 2];

const ANY: Range = [f64::NEG_INFINITY, f64::INFINITY];
const SHARE: Range = [0.0, 1.0];

fn around(of: impl IntoIterator<Item = Range>) -> Range {
    let both = |[low, high]: Range, [a, b]: Range| [low.min(a), high.max(b)];
    of.into_iter().reduce(both).unwrap_or(ANY)
}

/// Returns the range of an operation's results for such inputs; `count` returns how many numbers are added up.
fn range(operation: &Operation, inputs: &[Range], count: impl FnOnce() -> f64) -> Range {
    match operation {
        Operation::Constant(constant) => {
            around(constant.bits.iter().map(|&bits| [f64::from_bits(bits); 2]))
        }
        Operation::Elementwise(f) => elementwise(f, inputs),
        Operation::Softmax(softmax) if !softmax.log => SHARE,
        Operation::ByMode(_) => inputs[1],
        Operation::Members(_) => inputs[0],
        Operation::Reduce(reduce) => match reduce.reduction {
            Reduction::Sum => times(inputs[0], [count(); 2]),
            Reduction::Max | Reduction::Min => inputs[0],
        },
        Operation::StridedAdd(_) => around([inputs[0], [0.0; 2]]),
        Operation::Gather(_) => inputs[0],
        Operation::Reshape(_)
        | Operation::Strided(_)
        | Operation::Concat(_)
        | Operation::Split(_) => around(inputs.iter().copied()),
        Operation::MaxPool(_) if inputs.len() == 1 => inputs[0],
        Operation::AveragePool(_) => around([inputs[0], [0.0; 2]]),
        _ => ANY,
    }
}

fn elementwise(f: &Elementwise, inputs: &[Range]) -> Range {
    let [low, high] = inputs[0];
    match f {
        Elementwise::Expand(_) | Elementwise::Stop => inputs[0],
        Elementwise::Where => around(inputs[1..].iter().copied()),
        Elementwise::Unary(f) => match f {
            Unary::Sigmoid | Unary::Not | Unary::IsNan => SHARE,
            Unary::Tanh => [-1.0, 1.0],
            Unary::Relu => [low.max(0.0), high.max(0.0)],
            Unary::Negate => [-high, -low],
            Unary::Exp => [low.exp(), high.exp()],
            Unary::Sqrt if low >= 0.0 => [low.sqrt(), high.sqrt()],
            Unary::Reciprocal if low >= 0.0 => [1.0 / high, 1.0 / low],
            Unary::Abs if low >= 0.0 => inputs[0],
            Unary::Abs => [0.0, high.max(-low)],
            _ => ANY,
        },
        Elementwise::Binary(f) => binary(*f, inputs[0], inputs[1]),
        Elementwise::Slope(_) => ANY,
    }
}

fn binary(f: Binary, a: Range, b: Range) -> Range {
    match f {
        Binary::Add => [a[0] + b[0], a[1] + b[1]],
        Binary::Subtract => [a[0] - b[1], a[1] - b[0]],
        Binary::Multiply => times(a, b),
        Binary::Divide if b[0] > 0.0 => times(a, [1.0 / b[1], 1.0 / b[0]]),
        Binary::Min => [a[0].min(b[0]), a[1].min(b[1])],
        Binary::Max => [a[0].max(b[0]), a[1].max(b[1])],
        Binary::Less
        | Binary::LessOrEqual
        | Binary::Greater
        | Binary::GreaterOrEqual
        | Binary::Equal
        | Binary::And
        | Binary::Or
        | Binary::Xor => SHARE,
        _ => ANY,
    }
}

fn times(a: Range, b: Range) -> Range {
    // 0 times an infinite bound is 0.
    let product = |x: f64, y: f64| if x == 0.0 || y == 0.0 { 0.0 } else { x * y };
    around(
        [[a[0], b[0]], [a[0], b[1]], [a[1], b[0]], [a[1], b[1]]].map(|[x, y]| [product(x, y); 2]),
    )
}
