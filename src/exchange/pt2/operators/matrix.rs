//! Products of matrices.

use super::Table;
use crate::exchange::build::matrix::{product, sum_of_products};
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Made, float, one};
use crate::graph::{Graph, Id};

pub(super) const TABLE: Table = &[
    ("linear", linear),
    ("addmm", |c| added(c, "mat1", "mat2")),
    ("baddbmm", |c| added(c, "batch1", "batch2")),
    ("mm", |c| matmul(c, "self", "mat2")),
    ("bmm", |c| matmul(c, "self", "mat2")),
    ("matmul", |c| matmul(c, "self", "other")),
    ("mv", |c| matmul(c, "self", "vec")),
    ("dot", |c| matmul(c, "self", "tensor")),
    ("einsum", einsum),
];

/// Returns x·wᵀ + b, for w (O, I).
pub(super) fn layer(graph: &mut Graph, x: Id, w: Id, b: Option<Id>) -> Result<Id> {
    if graph.shape(w).rank() == 2 && !graph.shape(w).is_per_row() && graph.shape(x).rank() > 0 {
        return Ok(graph.linear_transposed(x, w, b)?);
    }
    let transposed = match graph.shape(w).rank() {
        2 => graph.transpose(w, &[1, 0])?,
        _ => w,
    };
    let y = product(graph, x, transposed)?;
    Ok(b.map_or(Ok(y), |b| graph.add(y, b))?)
}

fn linear<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, w, b) = (c.id("input")?, c.id("weight")?, c.optional("bias")?);
    float(layer(c.graph(), x, w, b)?)
}

fn matmul<'m>(c: &mut Context<'_, 'm>, a: &str, b: &str) -> Made<'m> {
    let (a, b) = (c.value(a)?, c.id(b)?);
    one(product(c.graph(), a.id, b)?, a.kind)
}

/// Returns α a·b + β c.
fn added<'m>(c: &mut Context<'_, 'm>, a: &str, b: &str) -> Made<'m> {
    let (alpha, beta) = (c.float("alpha", 1.0)?, c.float("beta", 1.0)?);
    let (a, b, addend) = (c.id(a)?, c.id(b)?, c.id("self")?);
    let graph = c.graph();
    let [alpha, beta] = [alpha, beta].map(|number| graph.scalar(number));
    let y = product(graph, a, b)?;
    let (y, addend) = (graph.mul(y, alpha)?, graph.mul(addend, beta)?);
    let whole = crate::exchange::build::patterns::biased(graph, y, addend);
    float(whole.unwrap_or_else(|| graph.add(y, addend))?)
}

/// Computes an einsum. The order of products follows the operands; the order in the file, which is optimised, is ignored.
fn einsum<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    c.ignore("path");
    let (equation, values) = (c.text("equation", "")?, c.values("tensors")?);
    let kind = values.first().ok_or("it has no operands")?.kind;
    let ids: Vec<Id> = values.iter().map(|value| value.id).collect();
    one(sum_of_products(c.graph(), equation, &ids)?, kind)
}
