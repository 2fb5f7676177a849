//! Pools along one axis or two.

use super::Table;
use super::convolution::each_axis;
use crate::exchange::problem::{Problem, Result};
use crate::exchange::pt2::context::{Context, Item, Made};
use crate::exchange::value::Value;
use crate::graph::{Graph, Id, PoolOptions};

pub(super) const TABLE: Table = &[
    ("max_pool1d", |c| pool(c, 1, max)),
    ("max_pool2d", |c| pool(c, 2, max)),
    ("max_pool1d_with_indices", |c| pool(c, 1, max)),
    ("max_pool2d_with_indices", |c| pool(c, 2, max)),
    ("avg_pool1d", |c| pool(c, 1, mean)),
    ("avg_pool2d", |c| pool(c, 2, mean)),
    ("adaptive_avg_pool1d", |c| adaptive(c, 1, mean)),
    ("adaptive_avg_pool2d", |c| adaptive(c, 2, mean)),
    ("_adaptive_avg_pool2d", |c| adaptive(c, 2, mean)),
    ("adaptive_max_pool1d", |c| adaptive(c, 1, max)),
    ("adaptive_max_pool2d", |c| adaptive(c, 2, max)),
];

type Pool = fn(&mut Graph, Id, &[usize], &PoolOptions) -> Result<Id>;

fn max(graph: &mut Graph, x: Id, window: &[usize], options: &PoolOptions) -> Result<Id> {
    Ok(graph.max_pool(x, window, options)?)
}

fn mean(graph: &mut Graph, x: Id, window: &[usize], options: &PoolOptions) -> Result<Id> {
    // In a mean, the part of the last window beyond the padding must not count, which is not supported.
    if options.padding.iter().any(|(low, high)| low != high) {
        return Err("its last window reaches beyond the padding; wanted ceil_mode=False".into());
    }
    Ok(graph.average_pool(x, window, options)?)
}

/// Applies `f` to each plane of x (…, places) separately; a plane has `axes` sizes.
fn planes<'m>(
    c: &mut Context<'_, 'm>,
    axes: usize,
    f: impl FnOnce(&mut Graph, Id, &[usize]) -> Result<Id>,
) -> Made<'m> {
    let from = c.sizes("self")?;
    let before = from.len().checked_sub(axes).filter(|before| (1..=2).contains(before));
    let before = before.ok_or_else(|| format!("its input has sizes {from:?}, for {axes} axes"))?;
    let x = c.value("self")?;
    let graph = c.graph();
    let (outer, rest) = from.split_at(before);
    let flat = graph.reshape(x.id, &[&[outer.iter().product()], rest].concat())?;
    let y = f(graph, flat, rest)?;
    let sizes = [outer, &graph.shape(y).sizes()[1..]].concat();
    Ok(vec![Item::Value(Value { id: graph.reshape(y, &sizes)?, kind: x.kind })])
}

/// Returns the further padding at the end that the last window needs, if the number of positions is rounded up. A window that starts in
/// the padding does not count.
fn beyond(size: usize, window: usize, stride: usize, pad: usize) -> Result<usize> {
    let padded = size.saturating_add(2 * pad);
    let left = padded.checked_sub(window).ok_or("its window does not fit")?;
    let mut steps = left.div_ceil(stride);
    if steps.saturating_mul(stride) >= size.saturating_add(pad) {
        steps -= 1;
    }
    Ok(steps.saturating_mul(stride).saturating_sub(left))
}

fn pool<'m>(c: &mut Context<'_, 'm>, axes: usize, f: Pool) -> Made<'m> {
    let window = each_axis(c, "kernel_size", axes, 0)?;
    let mut stride = each_axis(c, "stride", axes, 0)?;
    if stride.contains(&0) {
        stride.clone_from(&window); // the default
    }
    let (pads, dilation) = (each_axis(c, "padding", axes, 0)?, each_axis(c, "dilation", axes, 1)?);
    let (ceil, count_padding) = (c.flag("ceil_mode", false)?, c.flag("count_include_pad", true)?);
    if window.contains(&0) || dilation.contains(&0) {
        return Err(format!("its window is {window:?}, and its dilation {dilation:?}").into());
    }
    planes(c, axes, |graph, x, places| {
        let pair = |axis: usize| {
            let reach = (window[axis] - 1).saturating_mul(dilation[axis]).saturating_add(1);
            let more =
                if ceil { beyond(places[axis], reach, stride[axis], pads[axis])? } else { 0 };
            Ok::<_, Problem>((pads[axis], pads[axis].saturating_add(more)))
        };
        let padding = (0..axes).map(pair).collect::<Result<Vec<_>>>()?;
        let options = PoolOptions {
            stride: stride.clone(),
            padding,
            dilation: dilation.clone(),
            count_padding,
        };
        f(graph, x, &window, &options)
    })
}

/// Pools to the requested number of positions, with adjacent windows of equal size.
fn adaptive<'m>(c: &mut Context<'_, 'm>, axes: usize, f: Pool) -> Made<'m> {
    let wanted = each_axis(c, "output_size", axes, 1)?;
    planes(c, axes, |graph, x, places| {
        if wanted.iter().zip(places).any(|(&to, &from)| to == 0 || from == 0 || from % to != 0) {
            return Err(
                format!("it makes {wanted:?} of {places:?}; wanted windows of one size").into()
            );
        }
        let window: Vec<usize> = places.iter().zip(&wanted).map(|(&from, &to)| from / to).collect();
        f(graph, x, &window, &PoolOptions::default())
    })
}
