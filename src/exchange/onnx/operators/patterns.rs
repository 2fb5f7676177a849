//! Recognises operators that together form one operation, because exporters write them separately.

use super::super::context::Context;
use super::super::problem::Result;
use crate::graph::Operation;

/// True if an input is a product with weights.
pub(super) fn is_product(c: &mut Context<'_, '_>, input: usize) -> Result<bool> {
    let made = c.made(input)?;
    Ok(made.is_some_and(|id| matches!(c.graph().operation_of(id), Operation::Linear(_))))
}
