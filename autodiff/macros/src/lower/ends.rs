//! Number of places where a statement that may jump also ends without a jump.

use syn::{Expr as Syn, Stmt as SynStmt};

use super::control::never_returns;

/// The number of paths through `e` that reach the code after it.
pub(super) fn ends(e: &Syn) -> usize {
    match e {
        Syn::Return(_) | Syn::Break(_) | Syn::Continue(_) => 0,
        Syn::Macro(m) if never_returns(&m.mac) => 0,
        Syn::Block(b) if b.label.is_none() => of_block(&b.block.stmts),
        Syn::If(i) => {
            let then = of_block(&i.then_branch.stmts);
            then + i.else_branch.as_ref().map_or(1, |(_, e)| ends(e))
        }
        Syn::Match(m) => m.arms.iter().map(|a| ends(&a.body)).sum(),
        _ => 1,
    }
}

/// The numbers of branches in sequence multiply, because the code after the first branch is copied.
fn of_block(stmts: &[SynStmt]) -> usize {
    let mut ways = 1usize;
    for stmt in stmts {
        match stmt {
            SynStmt::Expr(e, _) if super::control::jumps(std::slice::from_ref(stmt)) => {
                ways = ways.saturating_mul(ends(e));
            }
            SynStmt::Expr(e, _) if ends(e) == 0 => return 0,
            SynStmt::Macro(m) if never_returns(&m.mac) => return 0,
            _ => {}
        }
    }
    ways
}
