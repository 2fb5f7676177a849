//! What an operation is: the one table of them, and what each has to say of itself.

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

/// The adjoints of a node's inputs, `None` where there is none.
pub(crate) type Adjoints = Vec<Option<Id>>;

/// What an operation says of itself.
pub(crate) trait Rule {
    /// Its name in messages.
    fn name(&self) -> &'static str;

    /// How many values it takes.
    fn arity(&self) -> RangeInclusive<usize> {
        1..=1
    }

    /// Whether it reads its values of all rows of the batch, of which it makes those of some: they are complete before it is done
    /// ([`Graph::of_whole_batch`]).
    fn sees_batch(&self) -> bool {
        false
    }

    /// Whether it is run with nothing in the place of those of its outputs that nobody reads, and does not make them.
    fn skips_unread(&self) -> bool {
        false
    }

    /// An input and an output of as many numbers that the kernel makes of the input's where they lie: the output then begins with
    /// these numbers, and there is nothing in the place of the input. (An output that is skipped is made of nothing.)
    fn in_place(&self) -> Option<(usize, usize)> {
        None
    }

    /// The shapes of what it makes of as many values as it takes. Whatever its constants are (they may come from a file), what
    /// passes here can be run.
    ///
    /// # Errors
    /// [`Error::Shape`](crate::Error::Shape) or [`Error::Argument`](crate::Error::Argument) where the inputs' do not suit it.
    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>>;

    /// The adjoints of the inputs, in terms of those of the outputs.
    ///
    /// # Errors
    /// Where the graph has no operation for it.
    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints>;
}

/// A rule that is computed by a kernel of its own.
pub(crate) trait Run: Rule {
    /// Makes the outputs. Those that all rows share while an input belongs to rows are sums over the rows: they hold what
    /// earlier rows gave, and are added to. The others hold anything.
    fn run<T: Real>(&self, call: Call<'_, '_, T>);

    /// Numbers of scratch that it needs, for any number of rows.
    fn scratch(&self, _shapes: &Shapes) -> usize {
        0
    }

    /// Rows of a block that are worth having, however much memory they take.
    fn rows(&self) -> usize {
        1
    }
}

/// What an operation works on.
pub(crate) struct Call<'a, 'b, T> {
    pub(crate) outputs: &'a mut [&'b mut [T]],
    pub(crate) inputs: &'a [&'b [T]],
    pub(crate) shapes: &'a Shapes,
    /// As long as [`Run::scratch`] wants it; it holds anything.
    pub(crate) scratch: &'a mut [T],
    /// The number of the first row of this part of the batch.
    pub(crate) first: usize,
    /// Rows of this part of the batch.
    pub(crate) rows: usize,
    /// The threads that the kernel may use, where a run has nothing else for them to do; results do not depend on their number.
    pub(crate) team: Option<&'a Team>,
}

/// The shapes of a node's values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shapes {
    pub(crate) outputs: Vec<Shape>,
    pub(crate) inputs: Vec<Shape>,
}

impl<T> Call<'_, '_, T> {
    /// How many values the input of this number has.
    pub(crate) fn count(&self, input: usize) -> usize {
        if self.shapes.inputs[input].is_per_row() { self.rows } else { 1 }
    }
}

/// A value that is known when the graph is made.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Constant {
    pub(crate) sizes: Vec<usize>,
    /// The bits of numbers in double precision.
    pub(crate) bits: Vec<u64>,
}

macro_rules! operations {
    ($($(#[doc = $doc:literal])* $variant:ident;)*) => {
        /// An operation, with its constants.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub(crate) enum Operation {
            /// The input of this number.
            Input(usize),
            /// The parameter of this number.
            Parameter(usize),
            Constant(Constant),
            /// The number of rows of the batch.
            Rows,
            /// The key of a row's random numbers.
            Key,
            /// A function of each number by itself.
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
            /// The operation's rule, unless it is a source.
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

            /// Rows of a block that the kernel is worth having.
            pub(crate) fn rows(&self) -> usize {
                match self {
                    $(Operation::$variant(operation) => operation.rows(),)*
                    _ => 1,
                }
            }

            /// Numbers of scratch that the kernel needs.
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
    /// The gradient of that matrix.
    LinearWeights;
    /// Products of matrices.
    Matmul;
    /// Sums and extremes over sizes.
    Reduce;
    /// The sum over the rows.
    SumRows;
    /// Other sizes.
    Reshape;
    /// A part, in any order.
    Strided;
    /// A value of zeros to which such a part is added.
    StridedAdd;
    /// Values side by side.
    Concat;
    /// Parts by their numbers.
    Gather;
    /// Sums at numbered places.
    ScatterAdd;
    /// Sums up to each.
    CumulativeSum;
    /// Where an extreme lies.
    ArgExtreme;
    /// The k most extreme.
    TopK;
    /// One value in training, another in use.
    ByMode;
    /// The prediction of several members.
    Members;
    /// Sums over the distances to all rows.
    DistanceSums;
    /// The gradient of those.
    DistanceSumsPullback;
    /// What dropout keeps.
    DropoutMask;
    /// Convolutions with shared weights.
    Convolution;
    /// The gradients of their inputs, and transposed convolutions.
    ConvolutionInputs;
    /// The gradients of their weights.
    ConvolutionWeights;
    /// The largest of each window.
    MaxPool;
    /// The gradient of that.
    MaxPoolPullback;
    /// The mean of each window.
    AveragePool;
    /// The gradient of that.
    AveragePoolPullback;
    /// All steps of a recurrent layer.
    Recurrence;
    /// Back through them.
    RecurrencePullback;
    /// Exponentials as parts of their sum, along the last size.
    Softmax;
    /// The gradient of that.
    SoftmaxPullback;
    /// Groups less their mean, in units of their deviation.
    Norm;
    /// The gradients of that.
    NormPullback;
    /// Means of values, by how near keys are to queries.
    Attention;
    /// The gradients of that.
    AttentionPullback;
    /// Parts side by side.
    Split;
    /// Fourier transforms along the last axis.
    Fourier;
    /// Products and quotients of complex numbers.
    ComplexBinary;
    /// Their absolute values.
    ComplexAbs;
    /// Their angles.
    ComplexAngle;
}
