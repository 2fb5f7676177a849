//! One description of each operation on tensors: its name, arguments, defaults, meaning, and its names in ONNX and PyTorch.
//!
//! The library finds operations by these names and reads models with them. `cargo xtask header` writes from them the functions of C++ and
//! Python, the table in the C header, and the page `docs/reference/operations.md`.

mod complex;
mod functions;
mod losses;
mod numbers;
mod reductions;
mod shapes;

/// An operation, or a function of C++ and Python that one operation performs.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    /// Its name in C and in messages.
    pub name: &'static str,
    /// Its name in C++ and Python; empty if only an operator such as `a + b` or C has it.
    pub function: &'static str,
    /// The arguments of the function, in order.
    pub arguments: &'static [Argument],
    /// The kind of the result.
    pub result: Type,
    /// Description: its first word is a verb, or the function's value. ASCII, since C++ headers contain it.
    pub text: &'static str,
    /// Names of ONNX operators that compute it.
    pub onnx: &'static [&'static str],
    /// Names of PyTorch operators (`aten`) that compute it.
    pub torch: &'static [&'static str],
    /// The way in which its functions come about.
    pub source: Source,
    /// The operator of C++ and Python, such as `a + b`; empty for none.
    pub operator: &'static str,
    /// The integers of a call in C, if they are not the integers of `arguments` in order; else empty.
    pub integers: &'static str,
}

/// An argument of an operation.
#[derive(Debug, Clone, Copy)]
pub struct Argument {
    /// Its name in C++ and Python, and in messages.
    pub name: &'static str,
    /// Its type.
    pub of: Type,
    /// The default in Python's spelling, `-1`, `0.01`, `False`, `mean`; `None` if it must be given.
    pub default: Option<&'static str>,
}

/// The type of an argument or a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    /// A real tensor.
    Tensor,
    /// A complex tensor; in C the last axis is (real part, imaginary part).
    Complex,
    /// Any number of tensors.
    Tensors,
    /// Two tensors.
    Pair,
    /// An axis: 0 is the batch, -1 the last one.
    Axis,
    /// A whole number.
    Integer,
    /// Any number of whole numbers. In a call they are the last integers.
    Integers,
    /// The numbers of zeros before and after each axis.
    Pairs,
    /// Yes or no.
    Flag,
    /// Yes if reduced axes are kept with size 1.
    Keep,
    /// A number.
    Real,
    /// One of several names.
    Choice(&'static Choice),
}

/// An enumeration.
#[derive(Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name in C++.
    pub name: &'static str,
    /// Its values, from 0, as in C++; in Python in lower case.
    pub values: &'static [&'static str],
    /// Description.
    pub text: &'static str,
}

/// The way in which the functions of an operation come about in C++ and Python.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// Written by `cargo xtask header`.
    Generated,
    /// A reduction along an axis or over all axes: generated as well.
    Reduction,
    /// Written by hand: its arguments have forms of their own in each language.
    Written,
}

impl Operation {
    const fn new(name: &'static str, arguments: &'static [Argument], text: &'static str) -> Self {
        Operation {
            name,
            function: name,
            arguments,
            result: Type::Tensor,
            text,
            onnx: &[],
            torch: &[],
            source: Source::Generated,
            operator: "",
            integers: "",
        }
    }

    const fn called(mut self, function: &'static str) -> Self {
        self.function = function;
        self
    }

    const fn returns(mut self, result: Type) -> Self {
        self.result = result;
        self
    }

    const fn onnx(mut self, names: &'static [&'static str]) -> Self {
        self.onnx = names;
        self
    }

    const fn torch(mut self, names: &'static [&'static str]) -> Self {
        self.torch = names;
        self
    }

    const fn from(mut self, source: Source) -> Self {
        self.source = source;
        self
    }

    const fn integers(mut self, integers: &'static str) -> Self {
        self.integers = integers;
        self
    }

    /// An operator such as `a + b` has no function with a name.
    const fn operator(mut self, operator: &'static str) -> Self {
        self.operator = operator;
        self.function = "";
        self
    }

    /// True if its function belongs to `rootgrad::complex` and `rootgrad.complex`.
    #[must_use]
    pub fn is_complex(&self) -> bool {
        complex::OPERATIONS.iter().any(|it| it.name == self.name)
    }

    /// True if its only argument is a real tensor.
    #[must_use]
    pub fn is_of_one_tensor(&self) -> bool {
        matches!(self.arguments, [Argument { of: Type::Tensor, .. }])
    }
}

impl Argument {
    const fn new(name: &'static str, of: Type) -> Self {
        Argument { name, of, default: None }
    }

    const fn or(mut self, default: &'static str) -> Self {
        self.default = Some(default);
        self
    }
}

const fn tensor(name: &'static str) -> Argument {
    Argument::new(name, Type::Tensor)
}

const fn real(name: &'static str) -> Argument {
    Argument::new(name, Type::Real)
}

const fn integer(name: &'static str) -> Argument {
    Argument::new(name, Type::Integer)
}

const fn flag(name: &'static str, default: &'static str) -> Argument {
    Argument::new(name, Type::Flag).or(default)
}

const X: Argument = tensor("x");
const AXIS: Argument = Argument::new("axis", Type::Axis);
const LAST_AXIS: Argument = AXIS.or("-1");
const KEEP: Argument = Argument::new("keepdims", Type::Keep).or("False");

/// Operations of one kind, with their title on the page.
pub struct Group {
    /// Title.
    pub title: &'static str,
    /// Sentences that hold for all of them.
    pub text: &'static str,
    /// The operations.
    pub operations: &'static [Operation],
}

/// All operations, in the order of the page.
pub const GROUPS: &[Group] = &[
    Group {
        title: "Arithmetic and comparison",
        text: "Operators and functions of two values. Axes of size 1 are broadcast.",
        operations: numbers::TWO,
    },
    Group { title: "Functions of each number", text: "", operations: numbers::ONE },
    Group {
        title: "Activation functions",
        text: "At a kink the gradient is PyTorch's.",
        operations: functions::ACTIVATIONS,
    },
    Group {
        title: "Reductions",
        text: "Along an axis, several axes, or over a row's whole value; in a loss without an axis also over all rows. If several extremes \
               are equal, they share the gradient of `max` or `min` equally.",
        operations: reductions::OPERATIONS,
    },
    Group { title: "Sizes, parts and order", text: "", operations: shapes::OPERATIONS },
    Group {
        title: "Softmax, attention, pools and dropout",
        text: "In `max_pool` the first of equal numbers in a window gets the gradient.",
        operations: functions::OPERATIONS,
    },
    Group {
        title: "Complex values and spectra",
        text: "In C++ `rootgrad::complex`, in Python `rootgrad.complex`. The gradient of a complex value is dL/dRe + i dL/dIm.",
        operations: complex::OPERATIONS,
    },
    Group {
        title: "Losses",
        text: "Each gives one number per event, the mean over its outputs, or with the reduction `each` the loss of each output; `disco` and \
               `expected_significance` give one number per batch.",
        operations: losses::OPERATIONS,
    },
];

/// Returns all operations.
pub fn all() -> impl Iterator<Item = &'static Operation> {
    GROUPS.iter().flat_map(|group| group.operations)
}

/// Returns the first operation with this name: the larger of two numbers for `max`, which is a reduction, too.
#[must_use]
pub fn find(name: &str) -> Option<&'static Operation> {
    all().find(|it| it.name == name)
}

/// Returns the function of one tensor that an ONNX operator computes.
#[must_use]
pub fn of_onnx(operator: &str) -> Option<&'static Operation> {
    all().find(|it| it.is_of_one_tensor() && it.onnx.contains(&operator))
}

/// Returns the function of one tensor that a PyTorch operator computes.
#[must_use]
pub fn of_torch(operator: &str) -> Option<&'static Operation> {
    all().find(|it| it.is_of_one_tensor() && it.torch.contains(&operator))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptions_are_complete_and_ascii() {
        for it in all() {
            assert!(it.text.is_ascii(), "{}: {}", it.name, it.text);
            assert!(it.text.ends_with('.') || it.text.ends_with(')'), "{}: {}", it.name, it.text);
            let defaults = it.arguments.iter().skip_while(|argument| argument.default.is_none());
            assert!(
                defaults.clone().all(|argument| argument.default.is_some())
                    || it.source == Source::Written,
                "{}",
                it.name
            );
        }
    }

    /// An operation is found by its name and the number of its tensors.
    #[test]
    fn no_two_operations_have_one_name_and_as_many_tensors() {
        let key = |it: &Operation| {
            let tensors = it
                .arguments
                .iter()
                .filter(|argument| matches!(argument.of, Type::Tensor | Type::Complex));
            (it.name, tensors.count())
        };
        let mut keys: Vec<_> = all().map(key).collect();
        keys.sort_unstable();
        let twice = keys.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(twice, None);
    }
}
