//! Operations on each item of a batch.

use crate::exchange::problem::Result;
use crate::graph::{Graph, Id};

/// Largest number of items in a batch whose size the file gives.
pub(crate) const MOST_ITEMS: usize = 4096;

/// Applies `f` to each item (…) of x (N, …), and joins the results along the first axis.
pub(crate) fn each_item(
    graph: &mut Graph,
    x: Id,
    mut f: impl FnMut(&mut Graph, Id) -> Result<Id>,
) -> Result<Id> {
    let sizes = graph.shape(x).sizes().to_vec();
    let count = sizes[0];
    if !(1..=MOST_ITEMS).contains(&count) {
        return Err(format!("its batch has {count} items; wanted 1 to {MOST_ITEMS}").into());
    }
    let mut items = Vec::with_capacity(count);
    for number in 0..count {
        let item = graph.slice(x, 0, number, number + 1)?;
        let item = graph.reshape(item, &sizes[1..])?;
        let y = f(graph, item)?;
        let with_batch = [&[1], graph.shape(y).sizes()].concat();
        items.push(graph.reshape(y, &with_batch)?);
    }
    Ok(graph.concat(&items, 0)?)
}
