//! PyTorch's operators, by name: <https://docs.pytorch.org/docs/stable/torch.compiler_ir.html>, and operators that are decomposed into
//! these.

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

use super::context::{Context, Made, Operator, float};
use super::target::{base, parts};

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

/// Returns an operator's overload, such as `Tensor`.
fn overload(target: &str) -> &str {
    parts(target).1
}

/// A supported operator.
#[derive(Clone, Copy)]
pub(super) enum Supported {
    /// It is read by this function.
    Read(Operator),
    /// It is the function of one tensor with this name.
    Function(&'static str),
}

impl Supported {
    /// Adds the operator's operations to the graph.
    pub(super) fn read<'m>(self, context: &mut Context<'_, 'm>) -> Made<'m> {
        match self {
            Supported::Read(read) => read(context),
            Supported::Function(name) => {
                let x = context.id("self")?;
                float(context.graph().function(name, x)?)
            }
        }
    }
}

pub(super) fn find(target: &str) -> Option<Supported> {
    static FOUND: OnceLock<HashMap<&str, Operator>> = OnceLock::new();
    let all = || TABLES.iter().copied().flatten().copied().collect();
    let name = base(target);
    let read = FOUND.get_or_init(all).get(name).copied().map(Supported::Read);
    read.or_else(|| Some(Supported::Function(rootgrad_operations::of_torch(name)?.name)))
}

/// Returns the operator for a complex argument.
pub(super) fn find_of_complex(target: &str) -> Option<Supported> {
    let found = complex::OF_COMPLEX.iter().find(|(name, _)| *name == base(target));
    found.map(|&(_, operator)| Supported::Read(operator))
}

#[cfg(test)]
mod tests {
    #[test]
    fn described_operators_are_supported() {
        for it in rootgrad_operations::all() {
            for operator in it.torch {
                let target = format!("torch.ops.aten.{operator}.default");
                let found = super::find(&target).or_else(|| super::find_of_complex(&target));
                assert!(found.is_some(), "{}: {operator}", it.name);
            }
        }
    }
}
