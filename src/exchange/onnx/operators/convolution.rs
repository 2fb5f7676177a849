//! Convolutions along one axis or two.

use super::Table;
use super::windows::{Window, batch_and_channels};
use crate::exchange::build::windows::each_item;
use crate::exchange::onnx::context::{Context, Made, float};

use crate::exchange::problem::Result;
use crate::graph::{ConvolutionOptions, Id};

pub(super) const TABLE: Table = &[
    ("CausalConvWithState", causal_convolution),
    ("Conv", convolution),
    ("ConvTranspose", transposed),
];

/// Returns the sizes of weights after their channels; the attribute may repeat them.
fn kernel(c: &Context<'_, '_>) -> Result<Vec<usize>> {
    let weights = c.sizes(1)?;
    let kernel = weights.get(2..).unwrap_or_default().to_vec();
    match c.ints("kernel_shape")? {
        Some(reported) if crate::exchange::build::shapes::sizes(reported)? != kernel => Err(
            format!("attribute 'kernel_shape' is {reported:?}, and its weights are {weights:?}")
                .into(),
        ),
        _ if kernel.contains(&0) => Err(format!("its weights are {weights:?}").into()),
        _ => Ok(kernel),
    }
}

fn groups(c: &Context<'_, '_>) -> Result<usize> {
    let groups = c.int("group", 1)?;
    usize::try_from(groups)
        .ok()
        .filter(|&groups| groups > 0)
        .ok_or_else(|| format!("attribute 'group' is {groups}").into())
}

/// Returns the weights, or an error if they are not the same for all rows.
fn check_weights(c: &mut Context<'_, '_>) -> Result<Id> {
    let w = c.id(1)?;
    match c.graph().shape(w).is_per_row() {
        true => {
            Err("its weights depend on the data; wanted weights that are the same for all rows"
                .into())
        }
        false => Ok(w),
    }
}

fn convolution(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let (_, _, rest) = batch_and_channels(&from)?;
    let window = Window::of(c, &kernel(c)?, rest)?;
    let options = ConvolutionOptions {
        stride: window.stride,
        padding: window.padding,
        dilation: window.dilation,
        groups: groups(c)?,
    };
    let (x, w, b) = (c.id(0)?, check_weights(c)?, c.optional(2)?);
    float(each_item(c.graph(), x, |graph, x| Ok(graph.convolution(x, w, b, &options)?))?)
}

fn transposed(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let (_, _, rest) = batch_and_channels(&from)?;
    let (kernel, axes) = (kernel(c)?, rest.len());
    let window = Window::of(c, &kernel, rest)?;
    let mut more = match c.ints("output_padding")? {
        Some(more) => crate::exchange::build::shapes::sizes(more)?,
        None => vec![0; axes],
    };
    if more.len() != axes || more.iter().any(|&more| more > 1 << 30) {
        return Err(format!("attribute 'output_padding' is {more:?}, for {axes} axes").into());
    }
    let mode = c.text("auto_pad", "NOTSET")?;
    let is_same = mode.starts_with("SAME");
    // Returns the output size without padding.
    let whole = |axis: usize| {
        let reach = (kernel[axis] - 1).saturating_mul(window.dilation[axis]).saturating_add(1);
        rest[axis].saturating_sub(1).saturating_mul(window.stride[axis]).saturating_add(reach)
    };
    let mut padding = if is_same { vec![(0, 0); axes] } else { window.padding.clone() };
    let wanted = match c.ints("output_shape")? {
        // Some files include N and C.
        Some(reported) if reported.len() >= axes => {
            Some(crate::exchange::build::shapes::sizes(&reported[reported.len() - axes..])?)
        }
        Some(reported) => return Err(format!("attribute 'output_shape' is {reported:?}").into()),
        None if is_same => {
            Some((0..axes).map(|axis| rest[axis].saturating_mul(window.stride[axis])).collect())
        }
        None => None,
    };
    if let Some(wanted) = wanted {
        for axis in 0..axes {
            // A larger output is cut on both sides; a smaller output is extended at the end.
            let all = whole(axis).saturating_add(more[axis]);
            let total = all.saturating_sub(wanted[axis]);
            more[axis] += wanted[axis].saturating_sub(all).min(1 << 30);
            let (less, rest) = (total / 2, total - total / 2);
            padding[axis] = if mode == "SAME_UPPER" { (less, rest) } else { (rest, less) };
        }
    }
    let options = ConvolutionOptions {
        stride: window.stride,
        padding,
        dilation: window.dilation,
        groups: groups(c)?,
    };
    let (x, w, b) = (c.id(0)?, check_weights(c)?, c.optional(2)?);
    float(each_item(c.graph(), x, |graph, x| {
        Ok(graph.convolution_transposed(x, w, b, &options, &more)?)
    })?)
}

/// Convolves each channel separately over the previous values (the state) and x: x (N, C, T), w (C, 1, k), b (C), state (N, C, k − 1) →
/// (N, C, T) and the last k − 1 numbers.
fn causal_convolution(c: &mut Context<'_, '_>) -> Made {
    let from = c.sizes(0)?;
    let (n, channels, rest) = batch_and_channels(&from)?;
    let kernel = kernel(c)?;
    let (&[time], &[width]) = (rest, &kernel[..]) else {
        let text = format!("its input has sizes {from:?}, its window {kernel:?}; wanted (N, C, T)");
        return Err(text.into());
    };
    let activation = c.text("activation", "none")?;
    let (x, w, b, state) = (c.id(0)?, check_weights(c)?, c.optional(2)?, c.optional(3)?);
    let before = width - 1;
    let graph = c.graph();
    let state = match state {
        Some(state) => state,
        None => {
            let (zero, shape) =
                (graph.scalar(0.0), graph.shape(x).with_sizes(&[n, channels, before]));
            graph.expand(zero, &shape)?
        }
    };
    let all = if before == 0 { x } else { graph.concat(&[state, x], 2)? };
    let options = ConvolutionOptions { groups: channels, ..ConvolutionOptions::default() };
    let y = each_item(graph, all, |graph, x| Ok(graph.convolution(x, w, b, &options)?))?;
    let y = match activation {
        "none" => y,
        "silu" | "swish" => graph.unary(crate::graph::Unary::Silu, y)?,
        other => return Err(format!("attribute 'activation' is '{other}'").into()),
    };
    let last = graph.slice(all, 2, time, time + before)?;
    let mut made = float(y)?;
    made.extend(float(last)?);
    Ok(made)
}
