//! The operators of ONNX, by name: <https://onnx.ai/onnx/operators>.

mod attention;
mod convolution;
pub(crate) mod elementwise;
pub(crate) mod indices;
mod losses;
pub(crate) mod matrix;
pub(crate) mod moves;
pub(crate) mod norms;
pub(crate) mod patterns;
mod recurrent;
mod reductions;
pub(crate) mod resize;
pub(crate) mod shapes;
mod signal;
pub(crate) mod windows;

use std::collections::HashMap;
use std::sync::OnceLock;

use super::context::{Context, Made, Operator, float};

/// Operators of a group, by name.
type Table = &'static [(&'static str, Operator)];

const TABLES: &[Table] = &[
    attention::TABLE,
    convolution::TABLE,
    elementwise::TABLE,
    indices::TABLE,
    losses::TABLE,
    matrix::TABLE,
    moves::TABLE,
    norms::TABLE,
    recurrent::TABLE,
    reductions::TABLE,
    resize::TABLE,
    shapes::TABLE,
    signal::TABLE,
    windows::TABLE,
];

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
    pub(super) fn read(self, context: &mut Context<'_, '_>) -> Made {
        match self {
            Supported::Read(read) => read(context),
            Supported::Function(name) => {
                let x = context.id(0)?;
                float(context.graph().function(name, x)?)
            }
        }
    }
}

/// Returns the operator with this name in a domain; ONNX's own domain is "".
pub(super) fn find(domain: &str, name: &str) -> Option<Supported> {
    static FOUND: OnceLock<HashMap<&str, Operator>> = OnceLock::new();
    if !domain.is_empty() {
        return None;
    }
    let all = || TABLES.iter().copied().flatten().copied().collect();
    let read = FOUND.get_or_init(all).get(name).copied().map(Supported::Read);
    read.or_else(|| Some(Supported::Function(rootgrad_operations::of_onnx(name)?.name)))
}

/// Returns all names.
#[cfg(test)]
pub(super) fn names() -> Vec<&'static str> {
    let functions = rootgrad_operations::all().filter(|it| it.is_of_one_tensor());
    let functions = functions.flat_map(|it| it.onnx).copied();
    let read = TABLES.iter().copied().flatten().map(|&(name, _)| name);
    read.chain(functions).collect::<std::collections::BTreeSet<_>>().into_iter().collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn described_operators_are_supported() {
        for it in rootgrad_operations::all() {
            for operator in it.onnx {
                assert!(super::find("", operator).is_some(), "{}: {operator}", it.name);
            }
        }
    }
}
