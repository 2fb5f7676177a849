//! `if`, `match`, blocks, and the jumps that can be written without a jump.

use proc_macro2::Span;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Expr as Syn, Pat, Stmt as SynStmt};

use crate::ir::refusals::Construct;
use crate::ir::std_names::Property;
use crate::ir::{Expr, StmtKind, VarId};

use super::Lower;
use super::jump::Escapes;
use super::scope::Scope;

/// Kind of body that a list of statements is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Body {
    /// Body of a function. Its value is stored in the variable, if there is one.
    Function(Option<VarId>),
    Loop,
}

impl Body {
    fn result(self) -> Option<VarId> {
        match self {
            Body::Function(result) => result,
            Body::Loop => None,
        }
    }
}

/// True if a jump leaves the statements.
pub(super) fn jumps(stmts: &[SynStmt]) -> bool {
    Escapes::of(|v| stmts.iter().for_each(|s| v.visit_stmt(s))).any()
}

/// The continuation of a statement: the rest of its block, in that block's scopes, and the code that follows the block.
pub(super) struct Rest<'a> {
    stmts: &'a [SynStmt],
    scopes: Vec<Scope>,
    next: Option<&'a Rest<'a>>,
}

impl Rest<'_> {
    fn is_empty(rest: Option<&Rest>) -> bool {
        rest.is_none_or(|r| r.stmts.is_empty() && Rest::is_empty(r.next))
    }
}

/// Maximum number of copies of the statements after a branch. Beyond it, a flag guards these statements instead.
const COPIES: usize = 16;

impl Lower {
    /// The statements of a function's or loop's body, where `return` and `continue` may end a branch. The code after the
    /// branching statement moves into the branches that do not jump.
    pub(super) fn tail_statements(&mut self, stmts: &[SynStmt], rest: Option<&Rest>, body: Body) {
        for (i, stmt) in stmts.iter().enumerate() {
            let after = &stmts[i + 1..];
            if let Some(hoisted) = self.hoisted(stmt, after) {
                return self.tail_statements(&hoisted, rest, body);
            }
            let SynStmt::Expr(e, semicolon) = stmt else {
                self.statement(stmt);
                continue;
            };
            let last = after.is_empty() && semicolon.is_none() && Rest::is_empty(rest);
            match e {
                Syn::Return(r) if body != Body::Loop => {
                    self.give(r.expr.as_deref(), body.result());
                    return self.skip(0, e.span());
                }
                Syn::Return(_) | Syn::Continue(_) | Syn::Break(_) => return self.jump_statement(e),
                // The value of `break` is the function's value, like that of `return`.
                Syn::Loop(l) if last && body.result().is_some() => {
                    return self.last_loop(l, body.result());
                }
                Syn::ForLoop(_) | Syn::While(_) | Syn::Loop(_) => {
                    let Some(jumped) = self.loop_statement(e) else { continue };
                    let cond = self.unset_flag(jumped, e.span());
                    return self.when(cond, e.span(), |l| l.tail_statements(after, rest, body));
                }
                Syn::If(_) | Syn::Match(_) | Syn::Block(_)
                    if Escapes::of(|v| v.visit_expr(e)).any() =>
                {
                    return self.branching(e, after, rest, body);
                }
                _ if last && body.result().is_some() => return self.give(Some(e), body.result()),
                _ => self.statement(stmt),
            }
        }
        self.follow(rest, body);
    }

    /// Lowers a branching statement that a jump leaves, and the code after it. The code is copied into the branches that
    /// do not jump. If that would be too many copies, it is lowered once, behind a flag.
    fn branching(&mut self, e: &Syn, after: &[SynStmt], rest: Option<&Rest>, body: Body) {
        let rest = Rest { stmts: after, scopes: self.scopes.clone(), next: rest };
        let copies = super::ends::ends(e).saturating_sub(1);
        if self.copies + copies <= COPIES || Rest::is_empty(Some(&rest)) {
            self.copies += copies;
            return self.jumping(e, &rest, body);
        }
        let span = e.span();
        let flag = self.flag("going", true, span);
        self.flagged = true;
        self.skips.push((self.loops.len(), flag));
        let nothing = Rest { stmts: &[], scopes: Vec::new(), next: None };
        // As in a loop: a branch that ends here without a jump does not give the function's value.
        self.jumping(e, &nothing, Body::Loop);
        self.skips.pop();
        let cond = self.read(flag, span);
        self.when(cond, span, |l| l.follow(Some(&rest), body));
    }

    /// Lowers a jump out of everything inside loop number `level`: code that a flag guards there is skipped.
    pub(super) fn skip(&mut self, level: usize, span: Span) {
        let skipped: Vec<_> =
            self.skips.iter().filter(|(depth, _)| *depth >= level).map(|(_, flag)| *flag).collect();
        for flag in skipped {
            self.set_flag(flag, false, span);
        }
    }

    fn follow(&mut self, rest: Option<&Rest>, body: Body) {
        let Some(rest) = rest.filter(|r| !Rest::is_empty(Some(r))) else { return };
        let inner = std::mem::replace(&mut self.scopes, rest.scopes.clone());
        self.scopes.push(Scope::new());
        self.tail_statements(rest.stmts, rest.next, body);
        self.scopes = inner;
    }

    /// Assigns the value of an expression to `result`, or evaluates it for its effect.
    pub(super) fn give(&mut self, value: Option<&Syn>, result: Option<VarId>) {
        match (value, result) {
            (Some(e), Some(var)) => self.value_into(e, var),
            (Some(e), None) => self.expr_statement(e),
            (None, _) => {}
        }
    }

    fn jumping(&mut self, e: &Syn, rest: &Rest, body: Body) {
        let span = e.span();
        match e {
            Syn::If(i) => self.if_with(
                i,
                |l| l.tail_statements(&i.then_branch.stmts, Some(rest), body),
                |l| match &i.else_branch {
                    None => l.follow(Some(rest), body),
                    Some((_, e)) => l.tail_statements(&as_statements(e), Some(rest), body),
                },
            ),
            Syn::Match(m) => self.match_with(m, |l, arm| {
                l.tail_statements(&as_statements(arm), Some(rest), body);
            }),
            Syn::Block(b) => {
                let body = self.in_block(|l| l.tail_statements(&b.block.stmts, Some(rest), body));
                self.push(StmtKind::Scope(body), span);
            }
            _ => {}
        }
    }

    /// Lowers `if`, `match` or a block as a value.
    pub(super) fn branches(&mut self, e: &Syn) -> Option<Expr> {
        match e {
            Syn::Block(b) if b.label.is_none() => {
                return self.scoped_value(&b.block.stmts, e.span());
            }
            Syn::Block(b) => return self.loop_value(&super::hoist::as_loop(b, true)),
            _ => {}
        }
        let (at, span) = (self.statements(), e.span());
        let var = self.hidden_result(span);
        let flagged = std::mem::take(&mut self.flagged);
        self.value_into(e, var);
        if self.flagged {
            let default = self.default_value(None, span);
            self.set_default(at, var, default);
        }
        self.flagged |= flagged;
        Some(self.read(var, span))
    }

    /// A block's value. Its statements are appended to the current block.
    fn scoped_value(&mut self, stmts: &[SynStmt], span: Span) -> Option<Expr> {
        self.scopes.push(Scope::new());
        let value = self.block_value(stmts, span);
        self.scopes.pop();
        value
    }

    /// The value of a list of statements, which are appended to the current block.
    pub(super) fn block_value(&mut self, stmts: &[SynStmt], span: Span) -> Option<Expr> {
        let Some((SynStmt::Expr(e, None), before)) = stmts.split_last() else {
            return self.refused(span, "a block without a value here", "end it with an expression");
        };
        let hint = self.hint.take();
        before.iter().for_each(|s| self.statement(s));
        self.hint = hint;
        self.value(e)
    }

    /// Assigns the value of `e` to `var`.
    pub(super) fn value_into(&mut self, e: &Syn, var: VarId) {
        let span = e.span();
        match e {
            Syn::If(i) => {
                let Some((_, otherwise)) = &i.else_branch else {
                    self.diag.refuse(span, "an `if` without `else` as a value", "add the `else`");
                    return;
                };
                self.if_with(
                    i,
                    |l| l.block_into(&i.then_branch.stmts, var, span),
                    |l| l.value_into(otherwise, var),
                );
            }
            Syn::Match(m) => self.match_with(m, |l, body| l.value_into(body, var)),
            Syn::Block(b) if b.label.is_none() => {
                let body = self.in_block(|l| l.block_into(&b.block.stmts, var, span));
                self.push(StmtKind::Scope(body), span);
            }
            Syn::Macro(m) if never_returns(&m.mac) => {
                let effect = self.opaque(m.mac.to_token_stream(), span, true, Construct::Macro);
                self.push(StmtKind::Effect(effect), span);
            }
            Syn::Paren(p) => self.value_into(&p.expr, var),
            _ => {
                self.hint = self.vars[var].ty.clone();
                if let Some(value) = self.value(e) {
                    self.assign_var(var, value, span);
                }
            }
        }
    }

    fn block_into(&mut self, stmts: &[SynStmt], var: VarId, span: Span) {
        match stmts.split_last() {
            Some((SynStmt::Expr(e, None), before)) => {
                before.iter().for_each(|s| self.statement(s));
                self.value_into(e, var);
            }
            Some((SynStmt::Macro(m), _)) if never_returns(&m.mac) => {
                stmts.iter().for_each(|s| self.statement(s));
            }
            _ => {
                self.diag.refuse(
                    span,
                    "a branch without a value here",
                    "end it with an expression",
                );
            }
        }
    }
}

/// Splits `pattern if guard` into its two parts.
pub(super) fn guarded(pat: &Pat) -> (&Pat, Option<&Syn>) {
    match pat {
        Pat::Guard(g) => (&g.pat, Some(&g.guard)),
        pat => (pat, None),
    }
}

fn as_statements(e: &Syn) -> Vec<SynStmt> {
    match e {
        Syn::Block(b) if b.label.is_none() => b.block.stmts.clone(),
        e => vec![SynStmt::Expr(e.clone(), None)],
    }
}

/// The pattern `_`.
pub(super) fn wild_pattern(span: Span) -> Pat {
    Pat::Wild(syn::PatWild { attrs: Vec::new(), underscore_token: syn::Token![_](span) })
}

pub(super) fn never_returns(mac: &syn::Macro) -> bool {
    super::macros::is(mac, Property::Diverges)
}
