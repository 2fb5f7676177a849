//! Functions of each number.

use crate::exchange::problem::Result;
use crate::graph::{Graph, Id, Unary};

/// Rounds towards 0.
pub(crate) fn truncated(graph: &mut Graph, x: Id) -> Result<Id> {
    let (sign, size) = (graph.unary(Unary::Sign, x)?, graph.unary(Unary::Abs, x)?);
    let whole = graph.unary(Unary::Floor, size)?;
    Ok(graph.mul(sign, whole)?)
}
