//! Products of matrices.

use super::Table;
use crate::exchange::build::matrix::product;
use crate::exchange::build::matrix::sum_of_products;
use crate::exchange::onnx::context::{Context, Made, float, one};

use crate::graph::Id;

pub(super) const TABLE: Table = &[("Einsum", einsum), ("Gemm", gemm), ("MatMul", matmul)];

fn matmul(c: &mut Context<'_, '_>) -> Made {
    let (a, b) = (c.value(0)?, c.id(1)?);
    one(product(c.graph(), a.id, b)?, a.kind)
}

/// Returns α a·b + β c.
fn gemm(c: &mut Context<'_, '_>) -> Made {
    let (alpha, beta) = (c.float("alpha", 1.0)?, c.float("beta", 1.0)?);
    let (transpose_a, transpose_b) = (c.flag("transA", false)?, c.flag("transB", false)?);
    for input in 0..2 {
        if c.rank(input)? != 2 {
            return Err(
                format!("input {input} has sizes {:?}; wanted a matrix", c.sizes(input)?).into()
            );
        }
    }
    let (a, b, addend) = (c.id(0)?, c.id(1)?, c.optional(2)?);
    let graph = c.graph();
    let a = if transpose_a { graph.transpose(a, &[1, 0])? } else { a };
    let outputs = graph.shape(b).sizes()[usize::from(!transpose_b)];
    let is_weights = !graph.shape(b).is_per_row();
    // A bias with the sizes of a layer's bias becomes part of its product.
    let bias = addend.filter(|&id| {
        let flat = graph.shape(id).sizes() == [outputs] || graph.shape(id).sizes() == [1, outputs];
        is_weights && alpha == 1.0 && beta == 1.0 && flat && !graph.shape(id).is_per_row()
    });
    let flat_bias = bias.map(|id| graph.reshape(id, &[outputs])).transpose()?;
    let y = match (is_weights, transpose_b) {
        (true, true) => graph.linear_transposed(a, b, flat_bias)?,
        (true, false) => graph.linear(a, b, flat_bias)?,
        (false, transposed) => {
            let b = if transposed { graph.transpose(b, &[1, 0])? } else { b };
            graph.matmul(a, b)?
        }
    };
    let Some(addend) = addend.filter(|_| bias.is_none()) else {
        let alpha = graph.scalar(alpha);
        return float(graph.mul(y, alpha)?);
    };
    let [alpha, beta] = [alpha, beta].map(|number| graph.scalar(number));
    let (y, addend) = (graph.mul(y, alpha)?, graph.mul(addend, beta)?);
    float(graph.add(y, addend)?)
}

/// Computes sums of products, with letters for the axes.
fn einsum(c: &mut Context<'_, '_>) -> Made {
    let equation = c.text("equation", "")?;
    let values = c.values()?;
    let kind = values.first().ok_or("it has no operands")?.kind;
    let ids: Vec<Id> = values.iter().map(|value| value.id).collect();
    one(sum_of_products(c.graph(), equation, &ids)?, kind)
}
