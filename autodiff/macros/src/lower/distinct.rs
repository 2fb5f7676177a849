//! A unique number for each expression: stored values are found by it, and the lowering copies expressions.

use std::collections::HashSet;

use crate::ir::{Block, Expr, ExprId};

use super::walk::Walk;

/// Gives expressions with a number that occurred before a new one. Numbers after `next` are free.
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
