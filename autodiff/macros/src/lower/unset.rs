//! Variables without a value that get theirs in a loop, which a flag ends now, or that are changed in place: the compiler
//! does not see that they have one when they are read. They start from any value of their type.

use crate::analysis::{each_inner, each_stmt};
use crate::ir::{Block, Stmt, StmtKind, VarId};

use super::Lower;

impl Lower {
    /// Gives `let mut x;`, and what gets its value in a loop after it, a value.
    pub(super) fn give_defaults(&mut self, block: &mut Block) {
        for at in 0..block.stmts.len() {
            let (before, after) = block.stmts.split_at_mut(at + 1);
            let stmt = &mut before[at];
            match &mut stmt.kind {
                StmtKind::Let { var, init }
                    if init.is_none()
                        && (self.vars[*var].declared_mut
                            || after.iter().any(|s| loops_to(s, *var))) =>
                {
                    let ty = self.vars[*var].ty.clone();
                    self.vars[*var].declared_mut = true;
                    *init = Some(self.default_value(ty.as_ref(), stmt.span));
                }
                StmtKind::If { then, otherwise, .. } => {
                    self.give_defaults(then);
                    self.give_defaults(otherwise);
                }
                StmtKind::Match { arms, .. } => {
                    arms.iter_mut().for_each(|arm| self.give_defaults(&mut arm.body));
                }
                StmtKind::For { body, .. }
                | StmtKind::While { body, .. }
                | StmtKind::Scope(body) => {
                    self.give_defaults(body);
                }
                _ => {}
            }
        }
    }
}

/// Whether a loop in `stmt` assigns `var`.
fn loops_to(stmt: &Stmt, var: VarId) -> bool {
    let assigns = |body: &Block| {
        let mut found = false;
        each_stmt(body, &mut |s| {
            found |= match &s.kind {
                StmtKind::Assign { place, .. } => place.base == var && place.proj.is_empty(),
                StmtKind::Call { result, .. } => *result == Some(var),
                _ => false,
            };
        });
        found
    };
    let mut found = false;
    let mut look = |stmt: &Stmt| {
        if let StmtKind::For { body, .. } | StmtKind::While { body, .. } = &stmt.kind {
            found |= assigns(body);
        }
    };
    look(stmt);
    each_inner(stmt, &mut look);
    found
}
