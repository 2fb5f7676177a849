//! Numbers of statements and expressions.

use std::collections::HashSet;

use crate::ir::visit::Walk;
use crate::ir::{Block, Expr, ExprId};

/// Gives expressions with a number that occurred before a new one: stored values are found by it, and the lowering copies
/// expressions. Numbers after `next` are free.
pub(super) fn number(block: &mut Block, mut next: ExprId) {
    let mut seen = HashSet::new();
    let mut renumber = |e: &mut Expr| {
        if !seen.insert(e.id) {
            next += 1;
            e.id = next;
            seen.insert(e.id);
        }
    };
    Walk { expr: &mut renumber, place: &mut |_| {} }.stmts(&mut block.stmts);
}

/// Gives each statement its position in program order and the outermost loop around it.
pub(super) fn positions(block: &mut Block, pos: &mut usize, outer_loop: Option<usize>) {
    for stmt in &mut block.stmts {
        *pos += 1;
        stmt.pos = *pos;
        stmt.outer_loop = outer_loop;
        let outer_loop = outer_loop.or(stmt.is_loop().then_some(stmt.pos));
        stmt.each_block_mut(&mut |block| positions(block, pos, outer_loop));
    }
}
