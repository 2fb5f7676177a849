//! Attention, and rotary position embeddings.

use super::Table;
use crate::exchange::build::moves::padded;
use crate::exchange::build::shapes::made;
use crate::exchange::onnx::context::{Context, Made, float};
use crate::exchange::problem::Result;
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Binary, Graph, Id, Unary};

pub(super) const TABLE: Table = &[("Attention", attention), ("RotaryEmbedding", rotary_embedding)];

/// Splits (N, T, H·D) into heads: (N, H, T, D).
fn in_heads(graph: &mut Graph, x: Id, heads: i64) -> Result<Id> {
    let &[n, t, width] = graph.shape(x).sizes() else { return Ok(x) };
    let heads = usize::try_from(heads).ok().filter(|&heads| heads > 0 && width % heads == 0);
    let heads = heads
        .ok_or_else(|| format!("{width} channels cannot be divided into heads of equal size"))?;
    let x = graph.reshape(x, &[n, t, heads, width / heads])?;
    Ok(graph.transpose(x, &[0, 2, 1, 3])?)
}

/// Sizes of an attention: N items, H heads, T queries and S keys.
struct Sizes {
    n: usize,
    h: usize,
    t: usize,
    s: usize,
}

fn sizes_of(graph: &Graph, q: Id, k: Id) -> Result<Sizes> {
    match (graph.shape(q).sizes(), graph.shape(k).sizes()) {
        (&[n, h, t, _], &[_, _, s, _]) => Ok(Sizes { n, h, t, s }),
        (q, k) => Err(format!("its queries and keys have sizes {q:?} and {k:?}").into()),
    }
}

fn attention(c: &mut Context<'_, '_>) -> Made {
    if !matches!(c.int("softmax_precision", 1)?, 1 | 10 | 16) {
        return Err("its softmax needs more than single precision".into());
    }
    let is_flat = c.rank(0)? == 3;
    if let Some(y) = whole(c)? {
        return float(y);
    }
    let (heads, key_heads) = (c.int("q_num_heads", 0)?, c.int("kv_num_heads", 0)?);
    let (q, k, v) = (c.id(0)?, c.id(1)?, c.id(2)?);
    let past = (c.optional(4)?, c.optional(5)?);
    let graph = c.graph();
    let (q, mut k, mut v) = (
        in_heads(graph, q, heads)?,
        in_heads(graph, k, key_heads)?,
        in_heads(graph, v, key_heads)?,
    );
    let mut before = 0;
    if let (Some(past_key), Some(past_value)) = past {
        before = graph.shape(past_key).sizes().get(2).copied().unwrap_or(0);
        k = graph.concat(&[past_key, k], 2)?;
        v = graph.concat(&[past_value, v], 2)?;
    }
    let present = [k, v];
    let sizes = sizes_of(graph, q, k)?;
    let key_heads = graph.shape(k).sizes()[1];
    if key_heads == 0 || sizes.h % key_heads != 0 {
        return Err(format!("it has {} heads of queries and {key_heads} of keys", sizes.h).into());
    }
    let k = graph.repeat(k, 1, sizes.h / key_heads)?;
    let v = graph.repeat(v, 1, sizes.h / key_heads)?;
    let channels = graph.shape(q).sizes()[3];
    let scale = c.float("scale", (channels as f64).sqrt().recip())?;
    let cap = c.float("softcap", 0.0)?;
    let graph = c.graph();
    let keys = graph.transpose(k, &[0, 1, 3, 2])?;
    let product = graph.matmul(q, keys)?;
    let scale = graph.scalar(scale);
    let scores = graph.mul(product, scale)?; // (N, H, T, S)
    let capped = if cap > 0.0 { softly_capped(graph, scores, cap)? } else { scores };
    let (bias, visible) = masks(c, &sizes, before)?;
    let graph = c.graph();
    let biased = bias.map_or(Ok(capped), |bias| graph.add(capped, bias))?;
    let (shares, shown) = match visible {
        Some(visible) => {
            let lowest = graph.scalar(f64::NEG_INFINITY);
            let shown = graph.select(visible, biased, lowest)?;
            (graph.masked_softmax(biased, visible, -1)?, shown)
        }
        None => (graph.softmax(biased, -1)?, biased),
    };
    let mut y = graph.matmul(shares, v)?; // (N, H, T, D)
    if is_flat {
        let width = graph.shape(y).sizes()[3];
        y = graph.transpose(y, &[0, 2, 1, 3])?;
        y = graph.reshape(y, &[sizes.n, sizes.t, sizes.h * width])?;
    }
    let reported = match c.int("qk_matmul_output_mode", 0)? {
        0 => scores,
        1 => capped,
        2 => shown,
        3 => shares,
        mode => return Err(format!("attribute 'qk_matmul_output_mode' is {mode}").into()),
    };
    Ok([y, present[0], present[1], reported].map(|id| Value { id, kind: Kind::Float }).to_vec())
}

/// Returns the attention as a single operation, if possible: for one item, with equal numbers of heads for keys and queries, and the
/// usual scale.
fn whole(c: &mut Context<'_, '_>) -> Result<Option<Id>> {
    let others =
        ["scale", "softcap", "qk_matmul_output_mode", "left_window_size", "right_window_size"];
    let is_usual =
        !others.iter().any(|name| c.has_attribute(name)) && ![4, 5, 6].iter().any(|&n| c.has(n));
    let (heads, key_heads) = (c.int("q_num_heads", 0)?, c.int("kv_num_heads", 0)?);
    let sizes = [c.sizes(0)?, c.sizes(1)?, c.sizes(2)?];
    let is_one = sizes.iter().all(|sizes| sizes.len() == 3 && sizes[0] == 1);
    if !is_usual || c.outputs > 1 || !is_one || heads != key_heads || heads < 1 {
        return Ok(None);
    }
    let mask = match c.has(3) {
        true => Some(c.constant(3)?),
        false => None,
    };
    if mask.is_some_and(|mask| mask.kind != Kind::Bool) {
        return Ok(None);
    }
    let causal = c.flag("is_causal", false)?;
    let ids = [c.id(0)?, c.id(1)?, c.id(2)?];
    let graph = c.graph();
    let mask = match mask.map(|mask| (mask.id, graph.shape(mask.id).sizes().to_vec())) {
        None => None,
        Some((mask, of)) if of.len() == 4 && of[0] == 1 => Some(graph.reshape(mask, &of[1..])?),
        Some((mask, of)) if of.len() == 2 || of.len() == 3 => Some(mask),
        Some(_) => return Ok(None),
    };
    // A mask shorter than the keys hides the remaining keys.
    let keys = sizes[1][1];
    if mask.is_some_and(|mask| graph.shape(mask).sizes().last() != Some(&keys)) {
        return Ok(None);
    }
    let mut items = ids;
    for (id, sizes) in items.iter_mut().zip(&sizes) {
        *id = graph.reshape(*id, &sizes[1..])?;
    }
    let y = graph.attention(items, heads as usize, mask, causal)?;
    let to = [&[1], graph.shape(y).sizes()].concat();
    Ok(Some(graph.reshape(y, &to)?))
}

/// Returns cap tanh(x/cap).
fn softly_capped(graph: &mut Graph, x: Id, cap: f64) -> Result<Id> {
    let cap = graph.scalar(cap);
    let small = graph.div(x, cap)?;
    let bounded = graph.unary(Unary::Tanh, small)?;
    Ok(graph.mul(bounded, cap)?)
}

/// Returns the bias of the scores, and the mask of the keys that a query sees.
fn masks(
    c: &mut Context<'_, '_>,
    sizes: &Sizes,
    before: usize,
) -> Result<(Option<Id>, Option<Id>)> {
    let &Sizes { n, t, s, .. } = sizes;
    let lengths = c.known_ints(6)?;
    if lengths.as_ref().is_some_and(|lengths| lengths.len() != n) {
        return Err("it does not have a length for each item".into());
    }
    if let Some(length) =
        lengths.iter().flatten().find(|&&length| !(0..=s as i64).contains(&length))
    {
        return Err(format!("a length is {length}; wanted 0 to {s}").into());
    }
    let (causal, left, right) = (
        c.flag("is_causal", false)?,
        c.int("left_window_size", -1)?,
        c.int("right_window_size", -1)?,
    );
    let (mut bias, mut visible) = (None, None);
    if c.has(3) {
        let mask = c.constant(3)?;
        let missing = s as i64 - c.sizes(3)?.last().map_or(1, |&last| last as i64);
        let graph = c.graph();
        let mut pads = vec![(0, 0); graph.shape(mask.id).rank()];
        if let Some(last) = pads.last_mut() {
            last.1 = missing.max(0);
        }
        match mask.kind {
            Kind::Bool => visible = Some(padded(graph, mask.id, &pads, 0.0)?),
            _ => {
                let mask = padded(graph, mask.id, &pads, f64::NEG_INFINITY)?;
                let lowest = graph.scalar(f64::NEG_INFINITY);
                bias = Some(mask);
                visible = Some(graph.binary(Binary::Greater, mask, lowest)?);
            }
        }
    }
    // Distance from the first key to each item's first query.
    let offsets: Vec<i64> = match &lengths {
        Some(lengths) if before == 0 => lengths.iter().map(|length| length - t as i64).collect(),
        _ => vec![before as i64],
    };
    let is_seen = |item: usize, query: usize, key: usize| {
        let ahead = key as i64 - (query as i64 + offsets[item % offsets.len()]);
        (!causal || ahead <= 0)
            && (left < 0 || -ahead <= left)
            && (right < 0 || ahead <= right)
            && lengths.as_ref().is_none_or(|lengths| (key as i64) < lengths[item])
    };
    if causal || left >= 0 || right >= 0 || lengths.is_some() {
        let items = if lengths.is_some() { n } else { 1 };
        let graph = c.graph();
        let seen = made(graph, &[items, 1, t, s], |place| {
            f64::from(u8::from(is_seen(place / (t * s), place / s % t, place % s)))
        })?;
        visible = Some(match visible {
            Some(visible) => graph.binary(Binary::And, visible, seen)?,
            None => seen,
        });
    }
    Ok((bias, visible))
}

/// Rotates pairs of channels by an angle that depends on the position.
fn rotary_embedding(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let heads = c.int("num_heads", 0)?;
    let turned = usize::try_from(c.int("rotary_embedding_dim", 0)?).unwrap_or(0);
    let interleaved = c.flag("interleaved", false)?;
    let x = c.id(0)?;
    let (mut cosines, mut sines) = (c.constant(1)?.id, c.constant(2)?.id);
    let places = if c.has(3) { Some(c.constant(3)?.id) } else { None };
    let graph = c.graph();
    let x = in_heads(graph, x, heads)?; // (N, H, T, D)
    let &[n, h, t, d] = graph.shape(x).sizes() else {
        return Err(format!("its input has sizes {from:?}").into());
    };
    let turned = if turned == 0 { d } else { turned };
    if turned > d || turned % 2 != 0 {
        return Err(format!("it rotates {turned} of {d} channels").into());
    }
    let half = turned / 2;
    if let Some(places) = places {
        cosines = graph.gather(cosines, places)?;
        sines = graph.gather(sines, places)?;
    }
    for table in [&mut cosines, &mut sines] {
        let items = graph.shape(*table).len() / (t * half).max(1);
        *table = graph.reshape(*table, &[items, 1, t, half])?;
    }
    let (first, second) = match interleaved {
        false => (graph.slice(x, 3, 0, half)?, graph.slice(x, 3, half, turned)?),
        true => (graph.slice_steps(x, 3, 0, half, 2)?, graph.slice_steps(x, 3, 1, half, 2)?),
    };
    let (ca, sb) = (graph.mul(cosines, first)?, graph.mul(sines, second)?);
    let (sa, cb) = (graph.mul(sines, first)?, graph.mul(cosines, second)?);
    let (real, imaginary) = (graph.sub(ca, sb)?, graph.add(sa, cb)?);
    let pairs = match interleaved {
        false => graph.concat(&[real, imaginary], 3)?,
        true => {
            let of = [n, h, t, half, 1];
            let (real, imaginary) = (graph.reshape(real, &of)?, graph.reshape(imaginary, &of)?);
            let both = graph.concat(&[real, imaginary], 4)?;
            graph.reshape(both, &[n, h, t, turned])?
        }
    };
    let rest = graph.slice(x, 3, turned, d)?;
    let y = if turned == d { pairs } else { graph.concat(&[pairs, rest], 3)? };
    if from.len() == 4 {
        return float(y);
    }
    let y = graph.transpose(y, &[0, 2, 1, 3])?;
    float(graph.reshape(y, &from)?)
}
