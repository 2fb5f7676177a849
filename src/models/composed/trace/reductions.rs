//! Operations along axes. In a loss the batch is one of the axes.

use super::{Arguments, Purpose};
use crate::error::{Error, Result};
use crate::graph::{Graph, Id, Reduction};

/// Refuses an operation over all rows if the recorded function is a network.
pub(super) fn of_a_loss(arguments: &Arguments) -> Result<()> {
    match arguments.purpose {
        Purpose::Loss => Ok(()),
        Purpose::Network => {
            let got = "over the batch, in a network";
            let wanted = "axes of a row, from 1 on: no row of a network depends on other rows (in a loss it may)";
            Err(Error::argument(format!("{}: axis", arguments.name), got, wanted))
        }
    }
}

/// Returns the axes of a reduction, and true if it also runs over the rows. Without axes the reduction
/// runs over all axes.
fn axes(graph: &Graph, arguments: &Arguments, x: Id) -> Result<(Vec<isize>, bool)> {
    let given = arguments.ints.get(1..).unwrap_or(&[]);
    let shape = graph.shape(x);
    if given.is_empty() {
        let over_rows = arguments.purpose == Purpose::Loss && shape.is_per_row();
        return Ok(((0..shape.rank() as isize).collect(), over_rows));
    }
    let over_rows = given.contains(&0);
    if over_rows {
        of_a_loss(arguments)?;
    }
    let rest = given.iter().filter(|&&axis| axis != 0);
    Ok((rest.map(|&axis| arguments.axis(graph, x, axis)).collect::<Result<_>>()?, over_rows))
}

pub(super) fn reduce(graph: &mut Graph, arguments: &Arguments, reduction: Reduction) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let (axes, over_rows) = axes(graph, arguments, x)?;
    let reduced = graph.reduce(reduction, x, &axes, arguments.flag(0, false))?;
    match (over_rows, reduction) {
        (false, _) => Ok(reduced),
        (true, Reduction::Sum) => graph.sum_rows(reduced),
        (true, _) => {
            let name = format!("{}: axis", arguments.name);
            Err(Error::argument(name, "over the batch", "a sum or a mean over the batch"))
        }
    }
}

pub(super) fn mean(graph: &mut Graph, arguments: &Arguments) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let (axes, over_rows) = axes(graph, arguments, x)?;
    let sum = graph.reduce(Reduction::Sum, x, &axes, arguments.flag(0, false))?;
    let count = graph.shape(x).len() as f64 / (graph.shape(sum).len() as f64).max(1.0);
    let inverse = graph.scalar(1.0 / count);
    let mean = graph.mul(sum, inverse)?;
    if !over_rows {
        return Ok(mean);
    }
    let (sum, rows) = (graph.sum_rows(mean)?, graph.rows());
    graph.div(sum, rows)
}

pub(super) fn along(
    graph: &mut Graph,
    arguments: &Arguments,
    f: fn(&mut Graph, Id, isize) -> Result<Id>,
) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let axis = arguments.axis(graph, x, arguments.int(0, "axis")?)?;
    f(graph, x, axis)
}

/// Applies a reduction over axes of a row; without axes, over all axes of a row.
pub(super) fn within_rows(
    graph: &mut Graph,
    arguments: &Arguments,
    f: impl FnOnce(&mut Graph, Id, &[isize], bool) -> Result<Id>,
) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let (axes, over_rows) = axes(graph, arguments, x)?;
    if over_rows {
        let name = format!("{}: axis", arguments.name);
        return Err(Error::argument(name, "over the batch", "a sum or a mean over the batch"));
    }
    f(graph, x, &axes, arguments.flag(0, false))
}

/// Returns the position of an extreme value along an axis.
pub(super) fn arg(
    graph: &mut Graph,
    arguments: &Arguments,
    f: fn(&mut Graph, Id, isize, bool) -> Result<Id>,
) -> Result<Id> {
    let [x] = arguments.inputs()?;
    let axis = arguments.axis(graph, x, arguments.int(0, "axis")?)?;
    f(graph, x, axis, arguments.flag(1, false))
}

/// Applies a reduction along an axis that ignores the masked values.
pub(super) fn masked(
    graph: &mut Graph,
    arguments: &Arguments,
    f: fn(&mut Graph, Id, Id, isize) -> Result<Id>,
) -> Result<Id> {
    let [x, mask] = arguments.inputs()?;
    let axis = arguments.axis(graph, x, arguments.int(0, "axis")?)?;
    f(graph, x, mask, axis)
}
