//! Attention.

use super::Table;
use crate::exchange::build::shapes::made;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Made, float};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Graph, Id};

pub(super) const TABLE: Table = &[("scaled_dot_product_attention", attention)];

/// Returns softmax(q·kᵀ scale + mask)·v: q (…, T, D), k (…, S, D), v (…, S, V).
fn attention<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (dropped, causal) = (c.float("dropout_p", 0.0)?, c.flag("is_causal", false)?);
    if dropped != 0.0 {
        return Err(
            "it drops shares in training; wanted it exported for use, by model.eval()".into()
        );
    }
    let (q, k, v) = (c.id("query")?, c.id("key")?, c.id("value")?);
    let of = [c.sizes("query")?, c.sizes("key")?, c.sizes("value")?];
    let mask = if c.has("attn_mask") { Some(c.value("attn_mask")?) } else { None };
    let scale = c.number("scale")?;
    let [Some(&width), Some(&keys), Some(&queries)] =
        [of[0].last(), of[1].iter().nth_back(1), of[0].iter().nth_back(1)]
    else {
        return Err(format!("its queries and keys have sizes {:?} and {:?}", of[0], of[1]).into());
    };
    let heads = |sizes: &[usize]| sizes.iter().nth_back(2).copied();
    if c.flag("enable_gqa", false)? && heads(&of[0]) != heads(&of[1]) {
        return Err("heads share keys (enable_gqa), which is not supported".into());
    }
    let usual = 1.0 / (width as f64).sqrt();
    let graph = c.graph();
    let is_usual = scale.is_none_or(|scale| (scale - usual).abs() < 1e-9)
        && mask.is_none_or(|mask| mask.kind == Kind::Bool);
    if is_usual && let Some(y) = whole(graph, [q, k, v], mask, causal)? {
        return float(y);
    }
    let axes = |graph: &Graph| {
        let rank = graph.shape(k).rank();
        let mut axes: Vec<usize> = (0..rank).collect();
        axes.swap(rank - 1, rank - 2);
        axes
    };
    let order = axes(graph);
    let transposed = graph.transpose(k, &order)?;
    let scores = graph.matmul(q, transposed)?;
    let scale = graph.scalar(scale.unwrap_or(usual));
    let mut scores = graph.mul(scores, scale)?;
    let lowest = graph.scalar(f64::NEG_INFINITY);
    if causal {
        let seen = made(graph, &[queries, keys], |n| f64::from(u8::from(n % keys <= n / keys)))?;
        scores = graph.select(seen, scores, lowest)?;
    }
    scores = match mask {
        None => scores,
        Some(Value { id, kind: Kind::Bool }) => graph.select(id, scores, lowest)?,
        Some(Value { id, .. }) => graph.add(scores, id)?,
    };
    let shares = graph.softmax(scores, -1)?;
    float(graph.matmul(shares, v)?)
}

/// Returns the attention as a single operation, if possible: for one item (1, H, T, D).
fn whole(graph: &mut Graph, qkv: [Id; 3], mask: Option<Value>, causal: bool) -> Result<Option<Id>> {
    let mut sides = Vec::with_capacity(3);
    let mut count = None;
    for id in qkv {
        let &[1, heads, places, width] = graph.shape(id).sizes() else { return Ok(None) };
        if *count.get_or_insert(heads) != heads || heads == 0 {
            return Ok(None);
        }
        let by_place = graph.transpose(id, &[0, 2, 1, 3])?;
        sides.push(graph.reshape(by_place, &[places, heads * width])?);
    }
    let (&[q, k, v], Some(heads)) = (&sides[..], count) else { return Ok(None) };
    let mask = match mask {
        None => None,
        Some(mask) => {
            let sizes = graph.shape(mask.id).sizes().to_vec();
            let (outer, inner) = sizes.split_at(sizes.len().saturating_sub(2));
            if outer.iter().any(|&size| size != 1) {
                return Ok(None);
            }
            Some(graph.reshape(mask.id, inner)?)
        }
    };
    let y = graph.attention([q, k, v], heads, mask, causal)?;
    let &[places, width] = graph.shape(y).sizes() else { return Ok(None) };
    let by_head = graph.reshape(y, &[1, places, heads, width / heads])?;
    Ok(Some(graph.transpose(by_head, &[0, 2, 1, 3])?))
}
