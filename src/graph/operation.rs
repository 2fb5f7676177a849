//! The operations of a graph: one table of them, and the rules that each operation implements.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::elementwise::Elementwise;
use super::operations::{
    ArgExtreme, Attention, AttentionPullback, AveragePool, AveragePoolPullback, ByMode, ComplexAbs,
    ComplexAngle, ComplexBinary, Concat, Convolution, ConvolutionInputs, ConvolutionWeights,
    CumulativeSum, DistanceSums, DistanceSumsPullback, DropoutMask, Fourier, Gather, Linear,
    LinearWeights, Matmul, MaxPool, MaxPoolPullback, Members, Norm, NormPullback, Recurrence,
    RecurrencePullback, Reduce, Reshape, ScatterAdd, Softmax, SoftmaxPullback, Split, Strided,
    StridedAdd, SumRows, TopK,
};
use super::{Graph, Id, Node, Shape};
use crate::error::Result;
use crate::kernels::Real;
use crate::threads::Team;

/// Adjoints of a node's inputs; `None` for an input without an adjoint.
pub(crate) type Adjoints = Vec<Option<Id>>;

/// Rule of an operation: name, shapes and derivative.
pub(crate) trait Rule {
    /// Returns the operation's name in messages.
    fn name(&self) -> &'static str;

    /// Returns the allowed number of inputs.
    fn arity(&self) -> RangeInclusive<usize> {
        1..=1
    }

    /// True if the operation reads the values of all rows of the batch to compute those of some rows. The values are complete before the operation
    /// runs ([`Graph::of_whole_batch`]).
    fn sees_batch(&self) -> bool {
        false
    }

    /// True if the kernel may receive empty slices for outputs that nobody reads, and then does not compute them.
    fn skips_unread(&self) -> bool {
        false
    }

    /// Returns an input and an output of equal size, if the kernel computes the output in place of the input. The output then begins with the
    /// input's numbers, and the input's slice is empty. (A skipped output is not computed in place.)
    fn in_place(&self) -> Option<(usize, usize)> {
        None
    }

    /// Returns the shapes of the results for inputs of these shapes; the number of inputs was checked before. Constants may come from a file:
    /// whatever they are, an operation that passes this check can be run.
    ///
    /// # Errors
    /// [`Error::Shape`](crate::Error::Shape) or [`Error::Argument`](crate::Error::Argument) if the inputs' shapes do not suit the operation.
    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>>;

    /// Returns the adjoints of the inputs, in terms of the adjoints `d` of the outputs.
    ///
    /// # Errors
    /// If the graph has no operation for the derivative.
    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints>;
}

/// A rule with a kernel of its own.
pub(crate) trait Run: Rule {
    /// Computes the outputs. An output that all rows share, although an input belongs to rows, is a sum over the rows: it contains the sum of
    /// earlier rows, and the kernel adds to it. The other outputs may contain anything at the start.
    fn run<T: Real>(&self, call: Call<'_, '_, T>);

    /// Returns the scratch memory that the kernel needs, in numbers, for any number of rows.
    fn scratch(&self, _shapes: &Shapes) -> usize {
        0
    }

    /// Returns the number of rows in a block that the kernel needs to be fast, however much memory they take.
    fn rows(&self) -> usize {
        1
    }
}

/// Operands of a kernel call.
pub(crate) struct Call<'a, 'b, T> {
    pub(crate) outputs: &'a mut [&'b mut [T]],
    pub(crate) inputs: &'a [&'b [T]],
    pub(crate) shapes: &'a Shapes,
    /// Scratch memory with the length of [`Run::scratch`]; it may contain anything.
    pub(crate) scratch: &'a mut [T],
    /// Number of the first row of this part of the batch.
    pub(crate) first: usize,
    /// Number of rows in this part of the batch.
    pub(crate) rows: usize,
    /// Threads that the kernel may use, if the run has no other work for them. Results do not depend on their number.
    pub(crate) team: Option<&'a Team>,
}

/// Shapes of a node's values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shapes {
    pub(crate) outputs: Vec<Shape>,
    pub(crate) inputs: Vec<Shape>,
}

impl<T> Call<'_, '_, T> {
    /// Returns the number of rows of this input: 1 for a value that all rows share.
    pub(crate) fn count(&self, input: usize) -> usize {
        if self.shapes.inputs[input].is_per_row() { self.rows } else { 1 }
    }
}

/// A value that is known when the graph is built.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Constant {
    pub(crate) sizes: Vec<usize>,
    /// Bits of the numbers in double precision.
    pub(crate) bits: Vec<u64>,
}

macro_rules! operations {
    ($($(#[doc = $doc:literal])* $variant:ident;)*) => {
        /// An operation, with its constants.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub(crate) enum Operation {
            /// The input with this number.
            Input(usize),
            /// The parameter with this number.
            Parameter(usize),
            Constant(Constant),
            /// The number of rows of the batch.
            Rows,
            /// The key of a row's random numbers.
            Key,
            /// An elementwise function.
            Elementwise(Elementwise),
            $($(#[doc = $doc])* $variant($variant),)*
        }

        impl From<Elementwise> for Operation {
            fn from(operation: Elementwise) -> Self {
                Operation::Elementwise(operation)
            }
        }

        $(impl From<$variant> for Operation {
            fn from(operation: $variant) -> Self {
                Operation::$variant(operation)
            }
        })*

        impl Operation {
            /// Returns the operation's rule, unless the operation is a source.
            pub(crate) fn rule(&self) -> Option<&dyn Rule> {
                match self {
                    Operation::Elementwise(operation) => Some(operation),
                    $(Operation::$variant(operation) => Some(operation),)*
                    _ => None,
                }
            }

            /// Runs the operation's kernel, if it has one of its own.
            pub(crate) fn run<T: Real>(&self, call: Call<'_, '_, T>) {
                match self {
                    $(Operation::$variant(operation) => operation.run(call),)*
                    _ => {}
                }
            }

            /// Returns the number of rows in a block that the kernel needs to be fast.
            pub(crate) fn rows(&self) -> usize {
                match self {
                    $(Operation::$variant(operation) => operation.rows(),)*
                    _ => 1,
                }
            }

            /// Returns the scratch memory that the kernel needs, in numbers.
            pub(crate) fn scratch(&self, shapes: &Shapes) -> usize {
                match self {
                    $(Operation::$variant(operation) => operation.scratch(shapes),)*
                    _ => 0,
                }
            }
        }
    };
}

operations! {
    /// Products of rows with a shared matrix.
    Linear;
    /// Gradient of the matrix of [`Linear`].
    LinearWeights;
    /// Products of matrices.
    Matmul;
    /// Sums and extremes over sizes.
    Reduce;
    /// The sum over the rows.
    SumRows;
    /// The same numbers with other sizes.
    Reshape;
    /// A part of a value, in any order.
    Strided;
    /// A zero value to which a strided part is added.
    StridedAdd;
    /// Values concatenated along a size.
    Concat;
    /// Parts of a value selected by their numbers.
    Gather;
    /// Sums into numbered places.
    ScatterAdd;
    /// Cumulative sums.
    CumulativeSum;
    /// Position of the largest or smallest number.
    ArgExtreme;
    /// The k largest or smallest numbers.
    TopK;
    /// One value in training, another at inference.
    ByMode;
    /// The joint prediction of several members.
    Members;
    /// Sums over the distances to all rows.
    DistanceSums;
    /// Gradient of [`DistanceSums`].
    DistanceSumsPullback;
    /// Mask of the numbers that dropout leaves unchanged.
    DropoutMask;
    /// Convolutions with shared weights.
    Convolution;
    /// Gradients of the inputs of convolutions, and transposed convolutions.
    ConvolutionInputs;
    /// Gradients of the weights of convolutions.
    ConvolutionWeights;
    /// The largest number of each window.
    MaxPool;
    /// Gradient of [`MaxPool`].
    MaxPoolPullback;
    /// The mean of each window.
    AveragePool;
    /// Gradient of [`AveragePool`].
    AveragePoolPullback;
    /// All steps of a recurrent layer.
    Recurrence;
    /// Reverse pass of a recurrent layer.
    RecurrencePullback;
    /// Exponentials divided by their sum, along the last size.
    Softmax;
    /// Gradient of [`Softmax`].
    SoftmaxPullback;
    /// Groups minus their mean, divided by their deviation.
    Norm;
    /// Gradients of [`Norm`].
    NormPullback;
    /// Means of values, weighted by the similarity of keys and queries.
    Attention;
    /// Gradients of [`Attention`].
    AttentionPullback;
    /// Consecutive parts of a value.
    Split;
    /// Fourier transforms along the last axis.
    Fourier;
    /// Products and quotients of complex numbers.
    ComplexBinary;
    /// Absolute values of complex numbers.
    ComplexAbs;
    /// Angles of complex numbers.
    ComplexAngle;
}
