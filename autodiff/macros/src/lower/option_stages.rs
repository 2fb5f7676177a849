//! The stages of an iterator chain whose closure returns an `Option`.

use std::cell::RefCell;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, Pat, Stmt as SynStmt, parse_quote_spanned};

use crate::ir::{Expr, Place, VarId};

use super::Lower;
use super::chain::Consumer;
use super::closure::Closure;
use super::prelude::OPTIONS;
use super::scope::{Binding, Scope};
use super::stmt::strip;
use super::type_ascription::payload;

/// Lowers the rest of a function for the value of an `Option`.
type Continuation<'r> = dyn Fn(&mut Lower, Option<Expr>) + 'r;

impl Lower {
    /// Replaces the state of `successors` by the next one, then passes on the old state.
    pub(super) fn successors(
        &mut self,
        c: &Closure,
        state: VarId,
        span: Span,
        next: &mut Consumer,
    ) {
        let read = self.read(state, span);
        let item = self.spill("item", read);
        let bind = |l: &mut Self| {
            c.params.first().map(|(pat, ty)| l.bind_reference(pat, ty.as_ref(), &item))
        };
        let assign: &mut Consumer = &mut |l, value| l.assign_var(state, value, span);
        self.option_stage(c, bind, Some(span), assign);
        next(self, item);
    }

    /// Lowers a closure that returns an `Option`: `Some` passes its value to `next`, `None` ends the loop at `end`, if it
    /// is given.
    pub(super) fn option_stage(
        &mut self,
        c: &Closure,
        bind: impl FnOnce(&mut Self) -> Option<()>,
        end: Option<Span>,
        next: &mut Consumer,
    ) {
        let outer = std::mem::replace(&mut self.scopes, c.scopes.clone());
        self.scopes.push(Scope::new());
        let next = RefCell::new(next);
        let told = c.output.as_ref().and_then(payload);
        if bind(self).is_some() {
            self.option_ends(&c.body, &|l, value| {
                let value = value.map(|value| l.told_as(value, told.as_ref()));
                let inner = std::mem::replace(&mut l.scopes, outer.clone());
                l.scopes.push(Scope::new());
                match value {
                    Some(value) => next.borrow_mut()(l, value),
                    None => end.into_iter().for_each(|span| l.stop(span)),
                }
                l.scopes = inner;
            });
        }
        self.scopes = outer;
    }

    /// Binds the parameters of `scan`'s closure: the first one is the state, by reference.
    pub(super) fn bind_scan(
        &mut self,
        c: &Closure,
        state: VarId,
        item: Expr,
        span: Span,
    ) -> Option<()> {
        let [(first, of), (second, ty)] = &c.params[..] else {
            return self.refused(span, "a `scan` with this closure", "give it two parameters");
        };
        let Pat::Ident(name) = first else {
            return self.refused(first.span(), "this pattern of a state", "write a plain name");
        };
        if let Some(syn::Type::Reference(of)) = of {
            self.learn(state, &of.elem);
        }
        let place = Place::var(state, span);
        self.bind_to(&name.ident, Binding::Alias { place, mutable: true });
        self.bind_argument(second, ty.clone(), item);
        Some(())
    }

    /// Passes the value of the `Option` `e` to `f`, in each of its branches.
    fn option_ends(&mut self, e: &Syn, f: &Continuation) {
        let e = strip(e);
        let span = e.span();
        match e {
            Syn::Call(c) if is_named(&c.func, "Some") && c.args.len() == 1 => {
                if let Some(value) = self.value(&c.args[0]) {
                    f(self, Some(value));
                }
            }
            e if is_named(e, "None") => f(self, None),
            Syn::Block(b) if b.label.is_none() && !super::jump::returns(&b.block) => {
                self.option_block(&b.block, f);
            }
            Syn::If(i) => {
                let Some((_, other)) = &i.else_branch else { return self.refuse_option(span) };
                let then = |l: &mut Self| l.option_block(&i.then_branch, f);
                self.if_with(i, then, |l| l.option_ends(other, f));
            }
            Syn::Match(m) => self.match_with(m, |l, body| l.option_ends(body, f)),
            Syn::MethodCall(m) if m.method == "then" && m.args.len() == 1 => {
                let Syn::Closure(c) = strip(&m.args[0]) else { return self.refuse_option(span) };
                let Some(cond) = self.scalar(&m.receiver) else { return };
                self.option_if(cond, |l| l.value(&c.body), f, span);
            }
            Syn::MethodCall(m) if m.method == "then_some" && m.args.len() == 1 => {
                self.then_some(m, f);
            }
            e if self.is_optional(e) => {
                let Some(optional) = self.form(e).and_then(|form| self.optional(form)) else {
                    return;
                };
                let cond = self.present(&optional, span);
                self.option_if(cond, |l| l.held(&optional, span), f, span);
            }
            Syn::Path(_)
            | Syn::Field(_)
            | Syn::Index(_)
            | Syn::Unary(_)
            | Syn::Reference(_)
            | Syn::Call(_) => {
                let held = self.names.fresh("held", span);
                let cases: syn::ExprMatch = parse_quote_spanned! {span=>
                    match #e { Some(#held) => Some(#held), None => None }
                };
                self.match_with(&cases, |l, body| l.option_ends(body, f));
            }
            Syn::MethodCall(m) => {
                let known = m.method == "map" || m.method == "and_then";
                let ends = match OPTIONS.called(m).filter(|_| known) {
                    Some(f) => self.defined(&f, &[&m.receiver, &m.args[0]], span),
                    None => {
                        let held = self.names.fresh("held", span);
                        Some(parse_quote_spanned!(span=> { let #held = #e; #held }))
                    }
                };
                let Some(ends) = ends else { return };
                self.option_ends(&ends, f);
            }
            _ => self.refuse_option(span),
        }
    }

    /// Like [`option_ends`](Self::option_ends), for a block.
    fn option_block(&mut self, block: &syn::Block, f: &Continuation) {
        let Some((SynStmt::Expr(last, None), before)) = block.stmts.split_last() else {
            return self.refuse_option(block.span());
        };
        self.scopes.push(Scope::new());
        before.iter().for_each(|s| self.statement(s));
        self.option_ends(last, f);
        self.scopes.pop();
    }

    /// Like [`option_ends`](Self::option_ends), for `condition.then_some(value)`, which evaluates `value` in any case.
    fn then_some(&mut self, m: &ExprMethodCall, f: &Continuation) {
        if let Some(said) = self.in_order(m) {
            return self.option_ends(&said, f);
        }
        let Some(value) = self.value(&m.args[0]) else { return };
        let value = self.shareable(value);
        let Some(cond) = self.scalar(&m.receiver) else { return };
        self.option_if(cond, |_| Some(value), f, m.span());
    }

    fn option_if(
        &mut self,
        cond: Expr,
        value: impl FnOnce(&mut Self) -> Option<Expr>,
        f: &Continuation,
        span: Span,
    ) {
        let some = |l: &mut Self| {
            if let Some(value) = value(l) {
                f(l, Some(value));
            }
        };
        self.when_else(cond, span, some, |l| f(l, None));
    }

    fn refuse_option(&mut self, span: Span) {
        self.diag.refuse(
            span,
            "a closure that gives its `Option` in this way",
            "write `if … { Some(x) } else { None }`, `condition.then(|| x)`, or `filter` and `map`",
        );
    }
}

fn is_named(e: &Syn, name: &str) -> bool {
    matches!(strip(e), Syn::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == name))
}
