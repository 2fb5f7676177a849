//! The conditions of `if`: expressions, patterns (`if let`), and several of these (`if let Some(x) = a && x > 0.0`).

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{BinOp, Expr as Syn};

use crate::ir::{StmtKind, VarId};

use super::Lower;
use super::control::wild_pattern;
use super::stmt::strip;

/// The conditions joined by `&&`, if one of them is a `let`; otherwise the whole condition.
pub(super) fn conditions(e: &Syn) -> Vec<&Syn> {
    fn split<'e>(e: &'e Syn, into: &mut Vec<&'e Syn>) {
        match strip(e) {
            Syn::Binary(b) if matches!(b.op, BinOp::And(_)) => {
                split(&b.left, into);
                split(&b.right, into);
            }
            e => into.push(e),
        }
    }
    let mut all = Vec::new();
    split(e, &mut all);
    if all.iter().any(|e| matches!(e, Syn::Let(_))) { all } else { vec![e] }
}

impl Lower {
    pub(super) fn if_with(
        &mut self,
        i: &syn::ExprIf,
        then: impl FnOnce(&mut Self),
        otherwise: impl FnOnce(&mut Self),
    ) {
        let span = i.span();
        let conditions = conditions(&i.cond);
        if let [condition] = conditions[..] {
            return self.if_one(condition, then, otherwise, span);
        }
        let taken = self.flag("taken", false, span);
        self.flagged = true;
        let mut then = Some(then);
        self.nested_ifs(&conditions, taken, span, &mut |l| {
            if let Some(then) = then.take() {
                then(l);
            }
        });
        let cond = self.unset_flag(taken, span);
        self.when(cond, span, otherwise);
    }

    /// Nests one `if` in the other. The flag `taken` becomes true if all conditions hold.
    fn nested_ifs(
        &mut self,
        conditions: &[&Syn],
        taken: VarId,
        span: Span,
        then: &mut dyn FnMut(&mut Self),
    ) {
        let Some((condition, others)) = conditions.split_first() else {
            self.set_flag(taken, true, span);
            return then(self);
        };
        self.if_one(condition, |l| l.nested_ifs(others, taken, span, then), |_| {}, span);
    }

    fn if_one(
        &mut self,
        condition: &Syn,
        then: impl FnOnce(&mut Self),
        otherwise: impl FnOnce(&mut Self),
        span: Span,
    ) {
        let Syn::Let(condition) = condition else {
            let Some(cond) = self.scalar(condition) else { return };
            return self.when_else(cond, span, then, otherwise);
        };
        if let Some(subject) = self.subject(&condition.expr, &[&condition.pat]) {
            let cond = self.matches(&subject, &condition.pat, span);
            let then = |l: &mut Self| {
                l.bind_case(&subject, &condition.pat, span);
                then(l);
            };
            return self.when_else(cond, span, then, otherwise);
        }
        let Some(scrutinee) = self.scrutinee(&condition.expr) else { return };
        let some = self.arm(&condition.pat, None, &scrutinee, then);
        let none = self.arm(&wild_pattern(span), None, &scrutinee, otherwise);
        self.push(StmtKind::Match { scrutinee, arms: vec![some, none] }, span);
    }
}
