//! The one table of a GPT-2's parameters, in the order and under the names of llm.c.

use std::ops::Range;

use super::Gpt2Config;

/// One parameter tensor. The tensors of the blocks are stacked; L is the first dimension.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tensor {
    /// Name, as in llm.c: `wte`, `wpe`, `ln1w`, … `lnfb`.
    pub name: &'static str,
    /// Shape, outermost dimension first.
    pub shape: Vec<usize>,
    /// Index of its first element in the parameters.
    pub offset: usize,
    /// True if it consists of matrices, to which weight decay applies.
    pub is_matrix: bool,
}

impl Tensor {
    /// Number of elements.
    #[must_use]
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Returns true if the tensor has no element; this never happens for a layout's tensors.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns its indices in the parameters.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.offset..self.offset + self.len()
    }
}

/// Positions of the parameters of one block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) ln1w: Range<usize>,
    pub(super) ln1b: Range<usize>,
    pub(super) qkvw: Range<usize>,
    pub(super) qkvb: Range<usize>,
    pub(super) attprojw: Range<usize>,
    pub(super) attprojb: Range<usize>,
    pub(super) ln2w: Range<usize>,
    pub(super) ln2b: Range<usize>,
    pub(super) fcw: Range<usize>,
    pub(super) fcb: Range<usize>,
    pub(super) fcprojw: Range<usize>,
    pub(super) fcprojb: Range<usize>,
}

/// The table of a GPT-2's parameters, without gaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    tensors: Vec<Tensor>,
}

/// Name, shape, and true for matrices, of every tensor.
#[allow(non_snake_case)]
fn table(c: &Gpt2Config) -> [(&'static str, Vec<usize>, bool); 16] {
    let (V, T, L, C) = (c.padded_vocabulary, c.max_time, c.layers, c.channels);
    [
        ("wte", vec![V, C], true),
        ("wpe", vec![T, C], true),
        ("ln1w", vec![L, C], false),
        ("ln1b", vec![L, C], false),
        ("qkvw", vec![L, 3 * C, C], true),
        ("qkvb", vec![L, 3 * C], false),
        ("attprojw", vec![L, C, C], true),
        ("attprojb", vec![L, C], false),
        ("ln2w", vec![L, C], false),
        ("ln2b", vec![L, C], false),
        ("fcw", vec![L, 4 * C, C], true),
        ("fcb", vec![L, 4 * C], false),
        ("fcprojw", vec![L, C, 4 * C], true),
        ("fcprojb", vec![L, C], false),
        ("lnfw", vec![C], false),
        ("lnfb", vec![C], false),
    ]
}

impl Layout {
    /// Returns the layout of a checked configuration.
    #[must_use]
    pub(super) fn new(config: &Gpt2Config) -> Self {
        let mut offset = 0;
        let tensors = table(config).into_iter().map(|(name, shape, is_matrix)| {
            let tensor = Tensor { name, shape, offset, is_matrix };
            offset = tensor.range().end;
            tensor
        });
        Self { tensors: tensors.collect() }
    }

    /// The sixteen tensors, in the order of their offsets.
    #[must_use]
    pub fn tensors(&self) -> &[Tensor] {
        &self.tensors
    }

    /// Returns the tensor with this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Tensor> {
        self.tensors.iter().find(|tensor| tensor.name == name)
    }

    /// Number of parameters.
    #[must_use]
    pub fn parameters(&self) -> usize {
        self.tensors.last().map_or(0, |tensor| tensor.range().end)
    }

    /// Returns the range of tensor number `tensor` of the table in the parameters.
    pub(super) fn range(&self, tensor: usize) -> Range<usize> {
        self.tensors[tensor].range()
    }

    /// Returns the positions of the parameters of block `number`.
    pub(super) fn block(&self, number: usize) -> Block {
        // The part of a stacked tensor that belongs to this block.
        let part = |tensor: usize| {
            let tensor = &self.tensors[tensor];
            let size = tensor.len() / tensor.shape[0];
            tensor.offset + number * size..tensor.offset + (number + 1) * size
        };
        Block {
            ln1w: part(2),
            ln1b: part(3),
            qkvw: part(4),
            qkvb: part(5),
            attprojw: part(6),
            attprojb: part(7),
            ln2w: part(8),
            ln2b: part(9),
            fcw: part(10),
            fcb: part(11),
            fcprojw: part(12),
            fcprojb: part(13),
        }
    }
}
