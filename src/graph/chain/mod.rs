//! Recognises deep sets. In such a graph, chains of linear layers act on the numbers of an event and on the entries of its jagged
//! inputs. The results of the entries are pooled. All these results are concatenated, and one more chain leads to the outputs. A
//! perceptron is the simplest deep set.

mod counts;
mod masks;
mod pooled;

use super::elementwise::Elementwise;
use super::operations::Linear;
use super::{Graph, Id, Operation, Reduction, Unary};

/// A result, or a readable text that describes the part of the graph that differs.
type Found<T> = std::result::Result<T, String>;

/// Largest number of concatenated numbers; with more, the generated header would be too large for a compiler.
const MOST_NUMBERS: usize = 1 << 14;

/// A linear layer of a chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Link {
    /// Number of the weights among the parameters.
    pub(crate) weight: usize,
    pub(crate) bias: Option<usize>,
    /// True if the weights have the shape (O, I).
    pub(crate) transposed: bool,
    /// Inputs I and outputs O.
    pub(crate) sizes: [usize; 2],
    /// Functions applied after the layer, in order.
    pub(crate) functions: Vec<Unary>,
}

/// Consecutive layers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Chain {
    /// Functions applied before the first layer, in order.
    pub(crate) functions: Vec<Unary>,
    pub(crate) links: Vec<Link>,
}

impl Chain {
    /// Returns this chain followed by `next`.
    fn then(mut self, next: Self) -> Self {
        let last = self.links.last_mut().map_or(&mut self.functions, |link| &mut link.functions);
        last.extend(next.functions);
        self.links.extend(next.links);
        self
    }

    fn is_empty(&self) -> bool {
        self.functions.is_empty() && self.links.is_empty()
    }
}

/// Source of some numbers of an event.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Source {
    /// All numbers of the input with this number.
    Numbers(usize),
    /// The pooled entries of a jagged input.
    Pooled(Pooled),
    /// A number that depends on the count of entries of the jagged input with this number; one number for each count from 0 to N.
    Count(usize, Vec<f32>),
}

/// Numbers of an event, and the layers that act on them.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Part {
    pub(crate) source: Source,
    pub(crate) chain: Chain,
    /// Numbers of the source, and numbers after the layers.
    pub(crate) sizes: [usize; 2],
}

/// A chain of layers that acts on each entry of a jagged input, and the reduction over the entries in their order.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Pooled {
    /// Number of the input.
    pub(crate) input: usize,
    pub(crate) chain: Chain,
    pub(crate) absent: Absent,
    pub(crate) reduction: Reduction,
    /// Functions applied to the reduced value, in order.
    pub(crate) by_count: Vec<ByCount>,
}

/// Value that the reduction uses for an entry that an event lacks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Absent {
    /// This number.
    Number(f32),
    /// The outputs of the layers for zeros, times 0. (The result may be −0.)
    TimesZero,
}

/// A function of a pooled value and of the count of entries.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum ByCount {
    /// Divides by the number for this count, 0 to N.
    Divide(Vec<f32>),
    Multiply(Vec<f32>),
    /// Uses this number if the event has no entry.
    Empty(f32),
}

/// The parts in order, and the layers that act on all of them.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct DeepSet {
    pub(crate) parts: Vec<Part>,
    pub(crate) head: Chain,
}

impl Graph {
    /// Returns the deep set that computes `output`.
    ///
    /// # Errors
    /// A description of the part of the graph that does not belong to a deep set.
    pub(crate) fn deep_set(&self, output: Id) -> Found<DeepSet> {
        let (head, from) = self.chain_from(output, 1)?;
        let (mut parts, mut open) = (Vec::new(), vec![(Chain::default(), from)]);
        while let Some((chain, at)) = open.pop() {
            let node = self.node_of(at);
            let Operation::Concat(concat) = &node.operation else {
                let sizes = [self.shape(at).len(), self.width(&chain, at)];
                parts.push(Part { source: self.source_of(at)?, chain, sizes });
                continue;
            };
            if !chain.is_empty() {
                return Err("layers between two concatenations".into());
            }
            let shape = self.shape(at);
            if shape.sizes()[..concat.axis].iter().any(|&size| size != 1) {
                return Err(format!("a concatenation of entries to {shape}"));
            }
            if shape.len() > MOST_NUMBERS {
                return Err(format!("a concatenation of {} numbers", shape.len()));
            }
            // In reverse, because the last pushed value is processed first.
            for &value in node.inputs.iter().rev() {
                if !self.shape(value).is_empty() {
                    open.push(self.chain_from(value, 1)?);
                }
            }
        }
        Ok(DeepSet { parts, head })
    }

    /// Returns the number of outputs of a chain that starts from `at`.
    fn width(&self, chain: &Chain, at: Id) -> usize {
        chain.links.last().map_or(self.shape(at).len(), |link| link.sizes[1])
    }

    /// Returns the source of numbers that no layer computes.
    fn source_of(&self, id: Id) -> Found<Source> {
        if let Operation::Input(number) = self.operation_of(id) {
            return Ok(Source::Numbers(*number));
        }
        if let Some((Some(input), values)) = self.counted(id) {
            return Ok(Source::Count(input, values));
        }
        self.pooled_entries(id).map(Source::Pooled)
    }

    /// Returns the layers that lead to `at`, a value of `rows` rows of numbers, and the value from which they start.
    fn chain_from(&self, mut at: Id, rows: usize) -> Found<(Chain, Id)> {
        let (mut links, mut functions) = (Vec::new(), Vec::new());
        loop {
            let node = self.node_of(at);
            match &node.operation {
                // The same numbers in the same order.
                Operation::Reshape(_) => {}
                Operation::Elementwise(Elementwise::Unary(function))
                    if self.counted(at).is_none() =>
                {
                    functions.push(*function);
                }
                Operation::Linear(linear) => {
                    functions.reverse();
                    links.push(self.link(*linear, at, rows, std::mem::take(&mut functions))?);
                }
                _ => break,
            }
            at = node.inputs[0];
        }
        functions.reverse();
        links.reverse();
        Ok((Chain { functions, links }, at))
    }

    /// Returns the layer that computes `at`, with the functions after it.
    fn link(&self, of: Linear, at: Id, rows: usize, functions: Vec<Unary>) -> Found<Link> {
        let node = self.node_of(at);
        let (x, w) = (node.inputs[0], node.inputs[1]);
        let [inputs, outputs] =
            [x, at].map(|id| self.shape(id).sizes().last().copied().unwrap_or(1));
        if !self.shape(x).is_per_row() || self.shape(x).len() != rows * inputs {
            return Err(format!("a layer of values {}", self.shape(x)));
        }
        let parameter = |id: Id| match self.operation_of(id) {
            Operation::Parameter(number) => Ok(*number),
            _ => Err("weights that are computed".to_owned()),
        };
        Ok(Link {
            weight: parameter(w)?,
            bias: node.inputs.get(2).map(|&b| parameter(b)).transpose()?,
            transposed: of.transposed,
            sizes: [inputs, outputs],
            functions,
        })
    }

    /// Returns the value that `id` is a reshape of, or `id`.
    fn unshaped(&self, id: Id) -> Id {
        match self.operation_of(id) {
            Operation::Reshape(_) => self.unshaped(self.node_of(id).inputs[0]),
            _ => id,
        }
    }

    /// Returns a readable name of the operation that computes a value.
    fn instead(&self, id: Id) -> String {
        match self.operation_of(id) {
            Operation::Input(_) => "entries of a jagged input without their mask".into(),
            operation => {
                format!("the operation {}", operation.rule().map_or("constant", |rule| rule.name()))
            }
        }
    }
}
