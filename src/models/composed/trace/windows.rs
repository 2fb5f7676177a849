//! Convolutions and pools, with windows as the interfaces pass them.

use super::Arguments;
use super::call::Call;
use crate::error::{Error, Result};
use crate::graph::{ConvolutionOptions, Graph, Id, Initial, PoolOptions};

/// A window over one axis or two. For each axis: its size, its stride, the zeros on either side, and the dilation (distance between
/// its numbers).
struct Window {
    kernel: Vec<usize>,
    stride: Vec<usize>,
    padding: Vec<(usize, usize)>,
    dilation: Vec<usize>,
}

/// Padding that gives as many positions as input numbers, for a stride of 1.
const SAME: i64 = -1;

impl Window {
    /// Reads the window from the integers: one for each axis and property, from integer `first` on.
    fn read(arguments: &Arguments, first: usize, axes: usize) -> Result<Self> {
        let part = |part: usize| (0..axes).map(move |axis| first + part * axes + axis);
        let sizes = |number: usize, what: &str| -> Result<Vec<usize>> {
            part(number).map(|position| arguments.size(position, what)).collect()
        };
        let (kernel, stride, dilation) =
            (sizes(0, "window")?, sizes(1, "stride")?, sizes(3, "dilation")?);
        let mut padding = Vec::new();
        for (axis, position) in part(2).enumerate() {
            let both = arguments.int(position, "padding")?;
            padding.push(match usize::try_from(both) {
                Ok(both) => (both, both),
                Err(_) if both == SAME => {
                    let all = dilation[axis].saturating_mul(kernel[axis] - 1);
                    (all / 2, all - all / 2)
                }
                Err(_) => {
                    let name = format!("{}: padding", arguments.name);
                    return Err(Error::argument(name, both, "0 or more, or -1 for the same size"));
                }
            });
        }
        Ok(Window { kernel, stride, padding, dilation })
    }

    fn for_pools(self, count_padding: bool) -> (Vec<usize>, PoolOptions) {
        let Window { kernel, stride, padding, dilation } = self;
        (kernel, PoolOptions { stride, padding, dilation, count_padding })
    }
}

pub(super) fn max_pool(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let (window, options) = pool(arguments)?.for_pools(false);
    graph.max_pool(x, &window, &options)
}

pub(super) fn average_pool(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let window = pool(arguments)?;
    let count_padding = arguments.flag(1 + 4 * window.kernel.len(), false);
    let (window, options) = window.for_pools(count_padding);
    graph.average_pool(x, &window, &options)
}

/// Returns the window of a pool. The first integer is the number of its axes.
fn pool(arguments: &Arguments) -> Result<Window> {
    let axes = arguments.size(0, "axes")?;
    if axes > 2 {
        let name = format!("{}: window", arguments.name);
        return Err(Error::argument(name, format!("{axes} sizes"), "one or two"));
    }
    Window::read(arguments, 1, axes)
}

/// A convolution along `axes` axes. Its integers are outputs, groups, bias (0 or 1), and the window.
pub(super) fn convolution(call: &mut Call, axes: usize) -> Result<Vec<Id>> {
    let (x, channels) = channels(call, axes)?;
    let outputs = call.arguments.size(0, "outputs")?;
    let groups = call.arguments.size(1, "groups")?;
    let window = Window::read(&call.arguments, 3, axes)?;
    divides(call, groups, channels, outputs)?;
    let sizes = [&[outputs, channels / groups], &window.kernel[..]].concat();
    let inputs = sizes[1..].iter().fold(1, |product: usize, &size| product.saturating_mul(size));
    let weight = call.parameter("weight", &sizes, Initial::Weights { inputs })?;
    let bias = bias(call, outputs, inputs)?;
    let Window { stride, padding, dilation, .. } = window;
    let options = ConvolutionOptions { stride, padding, dilation, groups };
    Ok(vec![call.graph.convolution(x, weight, bias, &options)?])
}

/// A transposed convolution. Its integers are those of [`convolution`], then the output padding, which the stride leaves
/// undetermined.
pub(super) fn convolution_transposed(call: &mut Call, axes: usize) -> Result<Vec<Id>> {
    let (x, channels) = channels(call, axes)?;
    let outputs = call.arguments.size(0, "outputs")?;
    let groups = call.arguments.size(1, "groups")?;
    let window = Window::read(&call.arguments, 3, axes)?;
    divides(call, groups, channels, outputs)?;
    let more = call.arguments.ints.get(3 + 4 * axes..).unwrap_or(&[]);
    let more = more.iter().map(|&more| usize::try_from(more).ok()).collect::<Option<Vec<_>>>();
    let more = more.ok_or_else(|| {
        Error::argument("transposed convolution: output padding", "below 0", "0 or more")
    })?;
    let sizes = [&[channels, outputs / groups], &window.kernel[..]].concat();
    let taps = window.kernel.iter().fold(1, |product: usize, &size| product.saturating_mul(size));
    let strides =
        window.stride.iter().fold(1, |product: usize, &size| product.saturating_mul(size));
    // Each output is a sum over this many taps.
    let inputs = (channels / groups).saturating_mul(taps.div_ceil(strides));
    let weight = call.parameter("weight", &sizes, Initial::Weights { inputs })?;
    let bias = bias(call, outputs, inputs)?;
    let Window { stride, padding, dilation, .. } = window;
    let options = ConvolutionOptions { stride, padding, dilation, groups };
    Ok(vec![call.graph.convolution_transposed(x, weight, bias, &options, &more)?])
}

/// Returns the input and its number of channels.
fn channels(call: &Call, axes: usize) -> Result<(Id, usize)> {
    let [x] = call.arguments.inputs()?;
    let shape = call.graph.shape(x);
    match shape.sizes() {
        &[channels, ..] if shape.rank() == axes + 1 => Ok((x, channels)),
        _ => {
            let wanted = match axes {
                1 => "[*, channels, length]: a reshape to {1, length} gives one channel",
                _ => {
                    "[*, channels, height, width]: a reshape to {1, height, width} gives one channel"
                }
            };
            Err(Error::shape("layer: its input", shape, wanted))
        }
    }
}

fn divides(call: &Call, groups: usize, channels: usize, outputs: usize) -> Result<()> {
    if channels.is_multiple_of(groups) && outputs.is_multiple_of(groups) {
        return Ok(());
    }
    let wanted = format!("a divisor of {channels} channels and of {outputs} outputs");
    Err(Error::argument(format!("{}: groups", call.arguments.name), groups, wanted))
}

fn bias(call: &mut Call, outputs: usize, inputs: usize) -> Result<Option<Id>> {
    match call.arguments.flag(2, true) {
        true => Ok(Some(call.parameter("bias", &[outputs], Initial::Bounded { inputs })?)),
        false => Ok(None),
    }
}
