//! A number of its own for each expression: what is kept of a value is found by it, and the lowering copies expressions.

use std::collections::HashSet;

use crate::ir::{Block, Expr, ExprId};

use super::walk::Walk;

/// Gives expressions whose number has been seen before a new one; numbers from `next` on are free.
pub(super) fn number(block: &mut Block, mut next: ExprId) {
    let mut seen = HashSet::new();
    let mut renumber = |e: &mut Expr| {
        if !seen.insert(e.id) {
            next += 1;
            e.id = next;
            seen.insert(e.id);
        }
    };
    Walk { expr: &mut renumber, place: &mut |_| {} }.block(block);
}
