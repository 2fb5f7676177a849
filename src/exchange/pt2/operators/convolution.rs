//! Convolutions along one axis or two.

use super::Table;
use crate::exchange::build::shapes::sizes;
use crate::exchange::build::windows::each_item;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Made, float};
use crate::graph::ConvolutionOptions;

pub(super) const TABLE: Table = &[
    ("conv1d", |c| convolution(c, Some(1), false)),
    ("conv2d", |c| convolution(c, Some(2), false)),
    ("conv_transpose1d", |c| convolution(c, Some(1), true)),
    ("conv_transpose2d", |c| convolution(c, Some(2), true)),
    ("convolution", any_convolution),
    ("_convolution", any_convolution),
];

/// Returns the numbers of an argument, one for each axis; a single number is used for all axes.
pub(super) fn each_axis(
    c: &Context<'_, '_>,
    name: &str,
    axes: usize,
    default: i64,
) -> Result<Vec<usize>> {
    let numbers =
        c.ints(name)?.filter(|numbers| !numbers.is_empty()).unwrap_or_else(|| vec![default]);
    let numbers = if numbers.len() == 1 { vec![numbers[0]; axes] } else { numbers };
    // A number larger than any value's size is refused before it is used in sums.
    if numbers.len() != axes || numbers.iter().any(|&number| number > 1 << 30) {
        return Err(format!("argument '{name}' is {numbers:?}, for {axes} axes").into());
    }
    sizes(&numbers)
}

fn any_convolution<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    ["benchmark", "deterministic", "allow_tf32"].iter().for_each(|name| c.ignore(name));
    let transposed = c.flag("transposed", false)?;
    convolution(c, None, transposed)
}

/// Returns the zeros before the first and after the last number along each axis.
fn padding(
    c: &Context<'_, '_>,
    kernel: &[usize],
    dilation: &[usize],
) -> Result<Vec<(usize, usize)>> {
    let mode = match c.argument("padding") {
        Some(crate::exchange::pt2::schema::Argument::Text(mode)) => mode,
        _ => {
            let both = each_axis(c, "padding", kernel.len(), 0)?;
            return Ok(both.into_iter().map(|pad| (pad, pad)).collect());
        }
    };
    match &**mode {
        "valid" => Ok(vec![(0, 0); kernel.len()]),
        "same" => {
            // If the total padding is odd, the larger part comes after the last number.
            let total = |(&size, &dilation): (&usize, &usize)| {
                size.saturating_sub(1).saturating_mul(dilation)
            };
            let totals = kernel.iter().zip(dilation).map(total);
            Ok(totals.map(|total| (total / 2, total - total / 2)).collect())
        }
        other => Err(format!("argument 'padding' is '{other}'").into()),
    }
}

fn convolution<'m>(c: &mut Context<'_, 'm>, axes: Option<usize>, transposed: bool) -> Made<'m> {
    let input = if c.has("input") { "input" } else { "self" };
    let (from, weights) = (c.sizes(input)?, c.sizes("weight")?);
    let axes = axes.unwrap_or(weights.len().saturating_sub(2));
    if weights.len() != axes + 2
        || !(1..=2).contains(&axes)
        || !(axes + 1..=axes + 2).contains(&from.len())
    {
        return Err(format!(
            "its input has sizes {from:?} and its weights {weights:?}; wanted one or two axes"
        )
        .into());
    }
    let (kernel, stride, dilation) =
        (&weights[2..], each_axis(c, "stride", axes, 1)?, each_axis(c, "dilation", axes, 1)?);
    let is_zero = |numbers: &[usize]| numbers.contains(&0);
    if is_zero(kernel) || is_zero(&stride) || is_zero(&dilation) {
        return Err(format!(
            "its window is {kernel:?}, its stride {stride:?} and its dilation {dilation:?}"
        )
        .into());
    }
    let groups = usize::try_from(c.int("groups", 1)?).unwrap_or(0);
    let options =
        ConvolutionOptions { padding: padding(c, kernel, &dilation)?, stride, dilation, groups };
    let more = each_axis(c, "output_padding", axes, 0)?;
    let (x, w, b) = (c.id(input)?, c.id("weight")?, c.optional("bias")?);
    let graph = c.graph();
    if graph.shape(w).is_per_row() {
        return Err(
            "its weights depend on the data; wanted weights that are the same for all rows".into(),
        );
    }
    // An input without a batch is a single item.
    let is_one = from.len() == axes + 1;
    let items = if is_one { graph.reshape(x, &[&[1], &from[..]].concat())? } else { x };
    let y = each_item(graph, items, |graph, x| {
        Ok(match transposed {
            true => graph.convolution_transposed(x, w, b, &options, &more)?,
            false => graph.convolution(x, w, b, &options)?,
        })
    })?;
    let to = graph.shape(y).sizes()[usize::from(is_one)..].to_vec();
    float(graph.reshape(y, &to)?)
}
