//! Values selected by index.

use super::shapes::made;
use crate::exchange::problem::Result;
use crate::graph::{Binary, Graph, Id};

/// Returns the parts of x with these numbers along an axis; their sizes replace the axis.
pub(crate) fn gathered(graph: &mut Graph, x: Id, axis: usize, numbers: Id) -> Result<Id> {
    let (rank, places) = (graph.shape(x).rank(), graph.shape(numbers).rank());
    let mut axes: Vec<usize> = (0..rank).collect();
    axes[..=axis].rotate_right(1);
    let first = graph.transpose(x, &axes)?;
    let found = graph.gather(first, numbers)?; // (numbers' sizes, sizes before the axis, sizes after it)
    let mut axes: Vec<usize> = (0..places + rank - 1).collect();
    axes[..places + axis].rotate_left(places);
    Ok(graph.transpose(found, &axes)?)
}

/// Converts numbers that may count from the end to numbers that count from the start.
pub(crate) fn from_start(graph: &mut Graph, numbers: Id, size: usize) -> Result<Id> {
    let (zero, size) = (graph.scalar(0.0), graph.scalar(size as f64));
    let is_negative = graph.binary(Binary::Less, numbers, zero)?;
    let above = graph.add(numbers, size)?;
    Ok(graph.select(is_negative, above, numbers)?)
}

/// Returns, for each axis, the product of the sizes after it.
pub(crate) fn strides(sizes: &[usize]) -> Vec<usize> {
    (0..sizes.len()).map(|axis| sizes[axis + 1..].iter().product()).collect()
}

/// Returns positions in a flattened value of sizes `to`. The parts have the given numbers along an axis, and their own positions along
/// the others.
pub(crate) fn flat_places(graph: &mut Graph, numbers: Id, axis: usize, to: &[usize]) -> Result<Id> {
    let (from, stride) = (graph.shape(numbers).sizes().to_vec(), strides(to));
    let of_others = |place: usize| {
        let mut rest = place;
        let mut sum = 0;
        for other in (0..from.len()).rev() {
            if other != axis {
                sum += rest % from[other] * stride[other];
            }
            rest /= from[other];
        }
        sum as f64
    };
    let others = made(graph, &from, of_others)?;
    let along = graph.scalar(stride[axis] as f64);
    let scaled = graph.mul(numbers, along)?;
    Ok(graph.add(scaled, others)?)
}

/// Returns all numbers of a value in one axis.
pub(crate) fn flat(graph: &mut Graph, x: Id) -> Result<Id> {
    let len = graph.shape(x).len();
    Ok(graph.reshape(x, &[len])?)
}

/// Returns an error for more places than single precision can number.
pub(crate) fn check_places(sizes: &[usize]) -> Result<()> {
    match sizes.iter().product::<usize>() {
        0..=0x100_0000 => Ok(()),
        len => Err(format!("it indexes {len} values; wanted at most 2²⁴").into()),
    }
}
