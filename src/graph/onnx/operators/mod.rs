//! The operators of ONNX, by name: <https://onnx.ai/onnx/operators>.

mod attention;
mod convolution;
pub(in crate::graph) mod elementwise;
pub(in crate::graph) mod indices;
mod losses;
pub(in crate::graph) mod matrix;
pub(in crate::graph) mod moves;
pub(in crate::graph) mod norms;
pub(in crate::graph) mod patterns;
mod recurrent;
mod reductions;
pub(in crate::graph) mod resize;
pub(in crate::graph) mod shapes;
mod signal;
pub(in crate::graph) mod windows;

use std::collections::HashMap;
use std::sync::OnceLock;

use super::context::Operator;

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

/// Returns the operator with this name in a domain; ONNX's own domain is "".
pub(super) fn find(domain: &str, name: &str) -> Option<Operator> {
    static FOUND: OnceLock<HashMap<&str, Operator>> = OnceLock::new();
    if !domain.is_empty() {
        return None;
    }
    let all = || TABLES.iter().copied().flatten().copied().collect();
    FOUND.get_or_init(all).get(name).copied()
}

/// Returns all names.
#[cfg(test)]
pub(super) fn names() -> Vec<&'static str> {
    TABLES.iter().copied().flatten().map(|&(name, _)| name).collect()
}
