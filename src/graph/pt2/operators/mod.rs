//! PyTorch's operators, by name: <https://docs.pytorch.org/docs/stable/torch.compiler_ir.html>, and those that are taken apart into these.

mod activations;
mod attention;
mod cells;
mod complex;
mod convolution;
mod distances;
mod elementwise;
mod functions;
mod images;
mod indices;
mod made;
mod matrix;
mod moves;
mod norms;
mod order;
mod pools;
mod recurrent;
mod reductions;
mod resizing;
mod scatter;
mod shapes;
mod symbols;
mod windows;

use std::collections::HashMap;
use std::sync::OnceLock;

use super::context::Operator;

/// Operators of a group, by name.
type Table = &'static [(&'static str, Operator)];

const TABLES: &[Table] = &[
    activations::TABLE,
    attention::TABLE,
    cells::TABLE,
    complex::TABLE,
    convolution::TABLE,
    distances::TABLE,
    elementwise::TABLE,
    functions::TABLE,
    images::TABLE,
    indices::TABLE,
    made::TABLE,
    matrix::TABLE,
    moves::TABLE,
    norms::TABLE,
    order::TABLE,
    pools::TABLE,
    recurrent::TABLE,
    reductions::TABLE,
    resizing::TABLE,
    scatter::TABLE,
    shapes::TABLE,
    symbols::TABLE,
    windows::TABLE,
];

/// What an operator is called in a message: `aten.linear.default` of `torch.ops.aten.linear.default`.
pub(super) fn short(target: &str) -> &str {
    target.strip_prefix("torch.ops.").unwrap_or(target)
}

/// The name of an operator of PyTorch's own, and which of those of this name it is; or a function of Python on sizes.
fn parts(target: &str) -> (&str, &str) {
    let target = short(target);
    match target.strip_prefix("aten.") {
        Some(aten) => aten.split_once('.').unwrap_or((aten, "default")),
        None => (target, ""),
    }
}

/// Whether an operator changes what it is given: it has a name as `relu_`. (`detach_` changes no number, nor does `__and__`.)
pub(super) fn is_in_place(target: &str) -> bool {
    let (name, overload) = parts(target);
    name.ends_with('_') && !name.starts_with("__") && !overload.is_empty() && name != "detach_"
}

/// The name of an operator; one that works in place is that of its result.
pub(super) fn base(target: &str) -> &str {
    let (name, _) = parts(target);
    if is_in_place(target) { &name[..name.len() - 1] } else { name }
}

/// Which of the operators of its name it is, such as `Tensor`.
fn overload(target: &str) -> &str {
    parts(target).1
}

pub(super) fn find(target: &str) -> Option<Operator> {
    static FOUND: OnceLock<HashMap<&str, Operator>> = OnceLock::new();
    let all = || TABLES.iter().copied().flatten().copied().collect();
    FOUND.get_or_init(all).get(base(target)).copied()
}

/// The operator of an argument that is complex.
pub(super) fn find_of_complex(target: &str) -> Option<Operator> {
    let found = complex::OF_COMPLEX.iter().find(|(name, _)| *name == base(target));
    found.map(|&(_, operator)| operator)
}
