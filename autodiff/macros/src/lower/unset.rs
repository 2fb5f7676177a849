//! Variables without a value that are assigned in a loop (which now ends by a flag), or changed in place. The compiler
//! cannot prove that they have a value when they are read. The same is true in the reverse sweep if a branch that jumps
//! skips the assignment. These variables start from an arbitrary value of their type.

use syn::spanned::Spanned;
use syn::{Pat, Type};

use crate::ir::visit::{each_inner, each_stmt};
use crate::ir::{Block, Expr, ExprKind, Role, Stmt, StmtKind, VarId};

use super::Lower;
use super::control::never_returns;

impl Lower {
    /// Lowers `let a;`, `let (a, b);`.
    pub(super) fn declare_later(&mut self, pat: &Pat, ty: Option<Type>) -> Option<()> {
        match pat {
            Pat::Ident(p) => {
                let var = self.declare(&p.ident, ty, Role::Local);
                self.vars[var].declared_mut = p.mutability.is_some();
                self.unset.insert(var);
                self.push(StmtKind::Let { var, init: None }, pat.span());
            }
            Pat::Tuple(t) if ty.is_none() => {
                for pat in &t.elems {
                    self.declare_later(pat, None)?;
                }
            }
            _ => {
                return self.refused(pat.span(), "a pattern without a value", "give it a value");
            }
        }
        Some(())
    }

    /// Gives a value to `let mut x;`, and to variables that are assigned in a later loop.
    pub(super) fn give_defaults(&mut self, block: &mut Block) {
        for at in 0..block.stmts.len() {
            let (before, after) = block.stmts.split_at_mut(at + 1);
            let stmt = &mut before[at];
            if let StmtKind::Let { var, init } = &mut stmt.kind
                && init.is_none()
                && (self.vars[*var].declared_mut
                    || after.iter().any(|s| loops_to(s, *var))
                    || self.unset.contains(var)
                        && !self.is_of_user(*var, after)
                        && after.iter().any(|s| passes_by(s, *var)))
            {
                let ty = self.vars[*var].ty.clone();
                self.vars[*var].declared_mut = true;
                *init = Some(self.default_value(ty.as_ref(), stmt.span));
            }
            stmt.each_block_mut(&mut |block| self.give_defaults(block));
        }
    }

    /// True if the text shows that `var` holds a struct or enum without floats, which may have no value to start from.
    fn is_of_user(&self, var: VarId, after: &[Stmt]) -> bool {
        let discrete = |e: &Expr| self.kind(e).value().is_discrete();
        let made = |value: &Expr| match &value.kind {
            ExprKind::Struct { fields, path, .. } => {
                let of_std = ["Some", "None", "Ok", "Err"].contains(&path.to_string().as_str());
                !of_std && fields.iter().all(|(_, e)| discrete(e))
            }
            ExprKind::Constant(tokens, _) => {
                let names = tokens.clone().into_iter().filter_map(|t| match t {
                    proc_macro2::TokenTree::Ident(name) => Some(name),
                    _ => None,
                });
                names.last().is_some_and(|name| super::user_types::is_variant(&name))
            }
            _ => false,
        };
        let mut found = false;
        let mut look = |stmt: &Stmt| {
            if let StmtKind::Assign { place, value, .. } = &stmt.kind {
                found |= place.variable() == Some(var) && made(value);
            }
        };
        after.iter().for_each(|stmt| {
            look(stmt);
            each_inner(stmt, &mut look);
        });
        found
    }
}

/// True if a statement in `body` assigns `var`.
fn assigns(body: &Block, var: VarId) -> bool {
    let mut found = false;
    each_stmt(body, &mut |s| {
        found |= match &s.kind {
            StmtKind::Assign { place, .. } => place.variable() == Some(var),
            StmtKind::Call { result, .. } => *result == Some(var),
            _ => false,
        };
    });
    found
}

/// True if a branch in `stmt` assigns `var`, and another branch neither does so nor ends the program.
fn passes_by(stmt: &Stmt, var: VarId) -> bool {
    if let StmtKind::Scope(body) = &stmt.kind {
        return body.stmts.iter().any(|s| passes_by(s, var));
    }
    if stmt.is_loop() {
        return false;
    }
    let (with, without): (Vec<_>, Vec<_>) =
        stmt.blocks().into_iter().partition(|b| assigns(b, var));
    !with.is_empty() && !without.iter().all(|b| is_endless(b))
        || with.iter().any(|b| b.stmts.iter().any(|s| passes_by(s, var)))
}

/// True if `block` contains a `panic!` or similar, or the call that the first derivative writes for a shadow with another
/// variant than its value.
fn is_endless(block: &Block) -> bool {
    block.stmts.iter().any(|stmt| match &stmt.kind {
        StmtKind::Effect(Expr { kind: ExprKind::Opaque { tokens, .. }, .. }) => {
            syn::parse2(tokens.clone()).is_ok_and(|mac: syn::Macro| never_returns(&mac))
        }
        StmtKind::Call { call, .. } => call.is_wrong_variant(),
        StmtKind::Scope(inner) => is_endless(inner),
        _ => false,
    })
}

/// True if a loop in `stmt` assigns `var`.
fn loops_to(stmt: &Stmt, var: VarId) -> bool {
    let mut found = false;
    let mut look = |stmt: &Stmt| {
        if let StmtKind::For { body, .. } | StmtKind::While { body, .. } = &stmt.kind {
            found |= assigns(body, var);
        }
    };
    look(stmt);
    each_inner(stmt, &mut look);
    found
}
