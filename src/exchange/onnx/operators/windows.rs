//! Pools, and the windows that pools and convolutions share, as ONNX describes them.

use super::Table;
use crate::exchange::build::shapes::{MOST_MADE, made};
use crate::exchange::onnx::context::{Context, Made, float};
use crate::exchange::problem::{Problem, Result};
use crate::exchange::value::Kind;
use crate::exchange::value::Value;
use crate::graph::{Binary, Graph, Id, PoolOptions, Reduction, Unary};

pub(super) const TABLE: Table = &[
    ("AveragePool", average_pool),
    ("GlobalAveragePool", |c| global(c, |graph, x, axes| graph.mean(x, axes))),
    ("GlobalLpPool", global_lp_pool),
    ("GlobalMaxPool", |c| {
        global(c, |graph, x, axes| graph.first_extreme(Reduction::Max, x, axes[0], false))
    }),
    ("LpPool", lp_pool),
    ("MaxPool", max_pool),
];

/// Largest padding: more is refused before it is used in sums.
const MOST_PADDING: usize = 1 << 30;

/// A window over one axis or two.
pub(super) struct Window {
    pub(super) kernel: Vec<usize>,
    pub(super) stride: Vec<usize>,
    pub(super) dilation: Vec<usize>,
    pub(super) padding: Vec<(usize, usize)>,
    /// Further padding that the last position needs, if the number of positions is rounded up.
    beyond: Vec<usize>,
}

impl Window {
    /// Reads a window from a node's attributes, for values of these sizes.
    pub(super) fn of(c: &Context<'_, '_>, kernel: &[usize], sizes: &[usize]) -> Result<Self> {
        let axes = kernel.len();
        if axes != sizes.len() || !(1..=2).contains(&axes) {
            let text =
                format!("its window {kernel:?} moves over {sizes:?}; wanted one or two sizes");
            return Err(text.into());
        }
        let list = |name: &str| -> Result<Vec<usize>> {
            let numbers = match c.ints(name)? {
                None => vec![1; axes],
                Some(numbers) => crate::exchange::build::shapes::sizes(numbers)?,
            };
            let is_good = numbers.len() == axes && numbers.iter().all(|&number| number > 0);
            let refusal =
                || Problem::from(format!("attribute '{name}' is {numbers:?}, for {axes} axes"));
            is_good.then_some(()).ok_or_else(refusal)?;
            Ok(numbers)
        };
        let (stride, dilation) = (list("strides")?, list("dilations")?);
        let padding = padding(c, kernel, &stride, &dilation, sizes)?;
        let mut beyond = vec![0; axes];
        if c.flag("ceil_mode", false)? {
            for axis in 0..axes {
                let (low, high) = padding[axis];
                let reach = (kernel[axis] - 1).saturating_mul(dilation[axis]).saturating_add(1);
                let padded = sizes[axis].saturating_add(low).saturating_add(high);
                let left = padded.checked_sub(reach).ok_or("its window does not fit")?;
                let places = left.div_ceil(stride[axis]);
                // A position that starts in the padding after the end does not count.
                let is_within =
                    places.saturating_mul(stride[axis]) < sizes[axis].saturating_add(low);
                let places = if is_within { places } else { places.saturating_sub(1) };
                beyond[axis] = places.saturating_mul(stride[axis]).saturating_sub(left);
            }
        }
        Ok(Self { kernel: kernel.to_vec(), stride, dilation, padding, beyond })
    }

    /// Returns the padding, including the part for the last position.
    fn all_padding(&self) -> Vec<(usize, usize)> {
        let both = self.padding.iter().zip(&self.beyond);
        both.map(|(&(low, high), beyond)| (low, high + beyond)).collect()
    }

    fn pool(&self, count_padding: bool) -> PoolOptions {
        let (stride, dilation) = (self.stride.clone(), self.dilation.clone());
        PoolOptions { stride, padding: self.all_padding(), dilation, count_padding }
    }

    /// Returns, for each position along an axis of this size, the number of elements of the value that the window covers.
    /// `count_padding` includes the padding.
    fn counts(&self, axis: usize, size: usize, count_padding: bool) -> Result<Vec<f64>> {
        let (low, high) = self.padding[axis];
        let end = if count_padding { low + size + high } else { low + size };
        let begin = if count_padding { 0 } else { low };
        let (kernel, dilation) = (self.kernel[axis], self.dilation[axis]);
        let padded = low + size + high + self.beyond[axis];
        let places = (padded - (kernel - 1) * dilation - 1) / self.stride[axis] + 1;
        if places > MOST_MADE {
            return Err(format!("it has {places} places; wanted at most {MOST_MADE}").into());
        }
        let count = |place: usize| {
            // Returns how many of the window's elements are before an end.
            let before = |end: usize| {
                end.saturating_sub(place * self.stride[axis]).div_ceil(dilation).min(kernel)
            };
            (before(end) - before(begin)) as f64
        };
        Ok((0..places).map(count).collect())
    }
}

/// Returns the padding of a window. With SAME, the number of positions is the size divided by the stride, rounded up.
fn padding(
    c: &Context<'_, '_>,
    kernel: &[usize],
    stride: &[usize],
    dilation: &[usize],
    sizes: &[usize],
) -> Result<Vec<(usize, usize)>> {
    let axes = kernel.len();
    let mode = c.text("auto_pad", "NOTSET")?;
    if matches!(mode, "SAME_UPPER" | "SAME_LOWER") {
        let pair = |axis: usize| {
            let reach = (kernel[axis] - 1).saturating_mul(dilation[axis]).saturating_add(1);
            let places = sizes[axis].div_ceil(stride[axis]);
            let needed =
                places.saturating_sub(1).saturating_mul(stride[axis]).saturating_add(reach);
            let total = needed.saturating_sub(sizes[axis]);
            let (less, more) = (total / 2, total - total / 2);
            if mode == "SAME_UPPER" { (less, more) } else { (more, less) }
        };
        let pads: Vec<(usize, usize)> = (0..axes).map(pair).collect();
        if pads.iter().any(|&(low, high)| low.max(high) > MOST_PADDING) {
            return Err(format!("its window {kernel:?} is much wider than {sizes:?}").into());
        }
        return Ok(pads);
    }
    if !matches!(mode, "NOTSET" | "VALID") {
        return Err(format!("attribute 'auto_pad' is '{mode}'").into());
    }
    match c.ints("pads")?.filter(|_| mode == "NOTSET") {
        None => Ok(vec![(0, 0); axes]),
        Some(pads) if pads.len() == 2 * axes => {
            let pads = crate::exchange::build::shapes::sizes(pads)?;
            if pads.iter().any(|&pad| pad > MOST_PADDING) {
                return Err(format!("attribute 'pads' is {pads:?}").into());
            }
            Ok((0..axes).map(|axis| (pads[axis], pads[axes + axis])).collect())
        }
        Some(pads) => Err(format!("attribute 'pads' is {pads:?}, for {axes} axes").into()),
    }
}

/// Returns N, C, and the sizes after them.
pub(super) fn batch_and_channels(sizes: &[usize]) -> Result<(usize, usize, &[usize])> {
    match sizes {
        [n, c, rest @ ..] if !rest.is_empty() => Ok((*n, *c, rest)),
        _ => Err(format!("its input has sizes {sizes:?}; wanted (N, C, …)").into()),
    }
}

/// Applies a pool to x (N, C, …), to each channel separately.
fn pooled(
    c: &mut Context<'_, '_>,
    f: impl FnOnce(&mut Graph, Id, &Window, &[usize]) -> Result<Id>,
) -> Made {
    let from = c.sizes(0)?;
    let (n, channels, rest) = batch_and_channels(&from)?;
    let kernel = crate::exchange::build::shapes::sizes(
        c.ints("kernel_shape")?.ok_or("it has no kernel_shape")?,
    )?;
    if kernel.contains(&0) {
        return Err(format!("attribute 'kernel_shape' is {kernel:?}").into());
    }
    let window = Window::of(c, &kernel, rest)?;
    let x = c.value(0)?;
    let graph = c.graph();
    let planes = graph.reshape(x.id, &[&[n * channels], rest].concat())?;
    let y = f(graph, planes, &window, rest)?;
    let sizes = [&[n, channels], &graph.shape(y).sizes()[1..]].concat();
    Ok(vec![Value { id: graph.reshape(y, &sizes)?, kind: x.kind }])
}

fn max_pool(c: &mut Context<'_, '_>) -> Made {
    c.ignore("storage_order"); // only for the second output
    if c.outputs > 1 {
        return Err("the second output, the indices of the largest values, is not supported; wanted one output".into());
    }
    pooled(c, |graph, x, window, _| Ok(graph.max_pool(x, &window.kernel, &window.pool(false))?))
}

fn average_pool(c: &mut Context<'_, '_>) -> Made {
    let count_padding = c.flag("count_include_pad", false)?;
    pooled(c, |graph, x, window, rest| {
        if window.beyond.iter().all(|&beyond| beyond == 0) {
            return Ok(graph.average_pool(x, &window.kernel, &window.pool(count_padding))?);
        }
        // The part of the last window beyond the padding never counts.
        let sum = window_sum(graph, x, window)?;
        let counts: Vec<Vec<f64>> = (0..rest.len())
            .map(|axis| window.counts(axis, rest[axis], count_padding))
            .collect::<Result<_>>()?;
        let sizes: Vec<usize> = counts.iter().map(Vec::len).collect();
        let inverse = made(graph, &sizes, |place| match &counts[..] {
            [along] => 1.0 / along[place],
            [down, along, ..] => 1.0 / (down[place / along.len()] * along[place % along.len()]),
            [] => 1.0,
        })?;
        Ok(graph.mul(sum, inverse)?)
    })
}

/// Returns the sum over each window.
fn window_sum(graph: &mut Graph, x: Id, window: &Window) -> Result<Id> {
    let mean = graph.average_pool(x, &window.kernel, &window.pool(true))?;
    let count = graph.scalar(window.kernel.iter().product::<usize>() as f64);
    Ok(graph.mul(mean, count)?)
}

/// Returns |x|ᵖ.
fn magnitude(graph: &mut Graph, x: Id, p: i64) -> Result<Id> {
    let size = graph.unary(Unary::Abs, x)?;
    Ok(match p {
        1 => size,
        2 => graph.mul(size, size)?,
        p => {
            let p = graph.scalar(p as f64);
            graph.binary(Binary::Power, size, p)?
        }
    })
}

/// Returns x to the power of 1/p.
fn root(graph: &mut Graph, x: Id, p: i64) -> Result<Id> {
    Ok(match p {
        1 => x,
        2 => graph.unary(Unary::Sqrt, x)?,
        p => {
            let inverse = graph.scalar(1.0 / p as f64);
            graph.binary(Binary::Power, x, inverse)?
        }
    })
}

fn lp_pool(c: &mut Context<'_, '_>) -> Made {
    let p = c.int("p", 2)?;
    pooled(c, |graph, x, window, _| {
        let powers = magnitude(graph, x, p)?;
        let sum = window_sum(graph, powers, window)?;
        root(graph, sum, p)
    })
}

/// Reduces each channel of x (N, C, …) to one number.
fn global(
    c: &mut Context<'_, '_>,
    f: impl FnOnce(&mut Graph, Id, &[isize]) -> crate::Result<Id>,
) -> Made {
    let from = c.sizes(0)?;
    let (n, channels, rest) = batch_and_channels(&from)?;
    let x = c.id(0)?;
    let graph = c.graph();
    let flat = graph.reshape(x, &[n, channels, rest.iter().product()])?;
    let y = f(graph, flat, &[2])?;
    float(graph.reshape(y, &[&[n, channels], &vec![1; rest.len()][..]].concat())?)
}

fn global_lp_pool(c: &mut Context<'_, '_>) -> Made {
    let p = c.int("p", 2)?;
    let from = c.sizes(0)?;
    let (n, channels, rest) = batch_and_channels(&from)?;
    let x = c.id(0)?;
    let graph = c.graph();
    let flat = graph.reshape(x, &[n, channels, rest.iter().product()])?;
    let powers = magnitude(graph, flat, p)?;
    let sum = graph.sum(powers, &[2])?;
    let y = root(graph, sum, p)?;
    let y = graph.reshape(y, &[&[n, channels], &vec![1; rest.len()][..]].concat())?;
    Ok(vec![Value { id: y, kind: Kind::Float }])
}
