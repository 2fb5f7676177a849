//! Elementwise functions.

use super::writer::{Attribute, BOOL, FLOAT, Writer};
use crate::error::{Error, Result};
use crate::graph::elementwise::Elementwise;
use crate::graph::{Binary, Node, Unary};

pub(super) fn write(w: &mut Writer<'_>, f: &Elementwise, node: &Node) -> Result<()> {
    let y = node.outputs[0];
    let rank = w.graph.shape(y).rank();
    let x: Vec<String> = node.inputs.iter().map(|&id| w.aligned(id, rank)).collect();
    let made = match f {
        Elementwise::Unary(f) => unary(w, *f, &x[0]),
        Elementwise::Binary(f) => binary(w, *f, &x[0], &x[1]),
        Elementwise::Where => {
            let condition = w.cast(&x[0], BOOL);
            w.node("Where", &[&condition, &x[1], &x[2]], &[])
        }
        Elementwise::Expand(_) => expanded(w, &x[0], node),
        Elementwise::Stop => w.node("Identity", &[&x[0]], &[]),
        Elementwise::Slope(f) => {
            let wanted = "a function: this is a slope, which a gradient has";
            return Err(Error::argument("an operation of the exported network", f.name(), wanted));
        }
    };
    w.is(y, made);
    Ok(())
}

/// Returns ONNX's name of a function.
pub(super) fn operator(function: &str) -> &'static str {
    let names = rootgrad_operations::find(function).map_or(&[][..], |described| described.onnx);
    names.first().copied().unwrap_or_default()
}

fn unary(w: &mut Writer<'_>, f: Unary, x: &str) -> String {
    match f {
        // `Swish` is newer than the other operators, so it is not used.
        Unary::Silu => {
            let gate = w.node("Sigmoid", &[x], &[]);
            w.node("Mul", &[x, &gate], &[])
        }
        Unary::Gelu => w.node("Gelu", &[x], &[Attribute::Text("approximate", "tanh")]),
        Unary::Not => {
            let truth = w.cast(x, BOOL);
            let not = w.node("Not", &[&truth], &[]);
            w.cast(&not, FLOAT)
        }
        Unary::IsNan => {
            let is = w.node("IsNaN", &[x], &[]);
            w.cast(&is, FLOAT)
        }
        f => w.node(operator(f.name()), &[x], &[]),
    }
}

fn binary(w: &mut Writer<'_>, f: Binary, a: &str, b: &str) -> String {
    let name = operator(f.name());
    match f {
        Binary::Remainder => w.node(name, &[a, b], &[Attribute::Int("fmod", 1)]),
        Binary::Less
        | Binary::LessOrEqual
        | Binary::Greater
        | Binary::GreaterOrEqual
        | Binary::Equal => {
            let truth = w.node(name, &[a, b], &[]);
            w.cast(&truth, FLOAT)
        }
        Binary::And | Binary::Or | Binary::Xor => {
            let (a, b) = (w.cast(a, BOOL), w.cast(b, BOOL));
            let truth = w.node(name, &[&a, &b], &[]);
            w.cast(&truth, FLOAT)
        }
        _ => w.node(name, &[a, b], &[]),
    }
}

/// Writes the repeated value.
fn expanded(w: &mut Writer<'_>, x: &str, node: &Node) -> String {
    let (from, to) = (w.graph.shape(node.inputs[0]), w.graph.shape(node.outputs[0]));
    let sizes: Vec<i64> = to.sizes().iter().map(|&size| size as i64).collect();
    let sizes = match (from.is_per_row(), to.is_per_row()) {
        (true, _) => w.ints(&[&[1], &sizes[..]].concat()), // (the 1 becomes the batch)
        (false, false) => w.ints(&sizes),
        (false, true) => {
            let batch = w.batch();
            let sizes = w.ints(&sizes);
            w.node("Concat", &[&batch, &sizes], &[Attribute::Int("axis", 0)])
        }
    };
    w.node("Expand", &[x, &sizes], &[])
}
