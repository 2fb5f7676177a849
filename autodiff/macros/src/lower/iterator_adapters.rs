//! The stages between the source of an iterator chain and its consumer, item by item.

use std::cell::RefCell;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr as Syn, Pat, Stmt as SynStmt};

use crate::ir::{Expr, ExprKind, Place, StmtKind, VarId};

use super::Lower;
use super::chain::{Consumer, Stage};
use super::closure::{Callable, Closure};
use super::inline_closure::Argument;
use super::prelude::OPTIONS;
use super::scope::{Binding, Scope};
use super::stmt::strip;
use super::type_ascription::payload;

impl Lower {
    /// Passes `item` through the stages to the consumer.
    pub(super) fn through(
        &mut self,
        item: Expr,
        stages: &[Stage],
        span: Span,
        consumer: &mut Consumer,
    ) {
        let Some((stage, rest)) = stages.split_first() else { return consumer(self, item) };
        match stage {
            Stage::Filter(f) => {
                let item = self.shareable(item);
                let Some(cond) = self.test(f, &item, span) else { return };
                self.when(cond, span, |l| l.through(item, rest, span, consumer));
            }
            Stage::Map(f) => {
                if let Some(item) = self.apply(f, vec![item], span) {
                    self.through(item, rest, span, consumer);
                }
            }
            Stage::Inspect(f) => {
                let item = self.shareable(item);
                self.apply_effect(f, vec![Argument::Reference(item.clone())], span);
                self.through(item, rest, span, consumer);
            }
            Stage::Copied => {
                if let Some(item) = self.copied(item) {
                    self.through(item, rest, span, consumer);
                }
            }
            Stage::TakeWhile(f) => {
                let item = self.shareable(item);
                let Some(cond) = self.test(f, &item, span) else { return };
                let then = self.in_block(|l| l.through(item, rest, span, consumer));
                let otherwise = self.in_block(|l| l.stop(span));
                self.push(StmtKind::If { cond, then, otherwise }, span);
            }
            Stage::SkipWhile(f, started) => {
                let item = self.shareable(item);
                let cond = self.unset_flag(*started, span);
                self.when(cond, span, |l| {
                    let Some(skip) = l.test(f, &item, span) else { return };
                    let go = l.negated(skip, span);
                    l.assign_var(*started, go, span);
                });
                let flag = self.read(*started, span);
                self.when(flag, span, |l| l.through(item, rest, span, consumer));
            }
            Stage::Enumerate(counter) => {
                let number = self.read(*counter, span);
                let number = self.spill("n", number);
                self.count_up(*counter, span);
                let item = self.expr(ExprKind::Tuple(vec![number, item]), span);
                self.through(item, rest, span, consumer);
            }
            Stage::Zip(other, length, counter) => {
                let item = self.shareable(item);
                let at = self.read(*counter, span);
                let at = self.spill("n", at);
                self.count_up(*counter, span);
                let cond = self.binary_of(at.clone(), syn::parse_quote!(<), length.clone());
                let then = self.in_block(|l| {
                    let Some(other) = l.item(other, at, false, span) else { return };
                    let both = l.expr(ExprKind::Tuple(vec![item, other]), span);
                    l.through(both, rest, span, consumer);
                });
                let otherwise = self.in_block(|l| l.stop(span));
                self.push(StmtKind::If { cond, then, otherwise }, span);
            }
            Stage::Advance(next) => {
                self.count_up(*next, span);
                self.through(item, rest, span, consumer);
            }
            Stage::Take(n, counter) => self.take_stage(n, *counter, item, rest, span, consumer),
            Stage::Skip(n, counter) => {
                let item = self.shareable(item);
                let read = self.read(*counter, span);
                let cond = self.binary_of(read, syn::parse_quote!(>=), n.clone());
                let then = self.in_block(|l| l.through(item, rest, span, consumer));
                let otherwise = self.in_block(|l| l.count_up(*counter, span));
                self.push(StmtKind::If { cond, then, otherwise }, span);
            }
            Stage::StepBy(n, counter) => {
                let item = self.shareable(item);
                let number = self.read(*counter, span);
                let left = self.binary_of(number, syn::parse_quote!(%), n.clone());
                let zero = self.integer(0, span);
                let cond = self.binary_of(left, syn::parse_quote!(==), zero);
                let cond = self.spill("wanted", cond);
                self.count_up(*counter, span);
                self.when(cond, span, |l| l.through(item, rest, span, consumer));
            }
            Stage::FlatMap(f) => self.nested(f, item, rest, span, consumer),
            Stage::FilterMap(c) => {
                let bind = |l: &mut Self| l.bind_arguments(c, vec![item], span);
                self.option_stage(c, bind, &|_| {}, rest, span, consumer);
            }
            Stage::MapWhile(c) => {
                let bind = |l: &mut Self| l.bind_arguments(c, vec![item], span);
                self.option_stage(c, bind, &|l| l.stop(span), rest, span, consumer);
            }
            Stage::Scan(c, state) => {
                let bind = |l: &mut Self| l.bind_scan(c, *state, item, span);
                self.option_stage(c, bind, &|l| l.stop(span), rest, span, consumer);
            }
            Stage::Successors(c, state) => {
                let state = *state;
                let read = self.read(state, span);
                let item = self.spill("item", read);
                let bind = |l: &mut Self| {
                    c.params.first().map(|(pat, ty)| l.bind_reference(pat, ty.as_ref(), &item))
                };
                let mut next = |l: &mut Self, value: Expr| l.assign_var(state, value, span);
                self.option_stage(c, bind, &|l| l.stop(span), &[], span, &mut next);
                self.through(item, rest, span, consumer);
            }
        }
    }

    fn take_stage(
        &mut self,
        n: &Expr,
        counter: VarId,
        item: Expr,
        rest: &[Stage],
        span: Span,
        consumer: &mut Consumer,
    ) {
        let item = self.shareable(item);
        let read = self.read(counter, span);
        let cond = self.binary_of(read, syn::parse_quote!(<), n.clone());
        self.when(cond, span, |l| {
            l.count_up(counter, span);
            l.through(item, rest, span, consumer);
        });
        let read = self.read(counter, span);
        let cond = self.binary_of(read, syn::parse_quote!(>=), n.clone());
        self.when(cond, span, |l| l.stop(span));
    }

    /// The value of `f(&item)`, as a condition.
    pub(super) fn test(&mut self, f: &Callable, item: &Expr, span: Span) -> Option<Expr> {
        let cond = self.apply(f, vec![Argument::Reference(item.clone())], span)?;
        let cond = self.dereferenced(cond);
        Some(if self.is_constant(&cond) { cond } else { self.spill("pass", cond) })
    }

    pub(super) fn negated(&mut self, e: Expr, span: Span) -> Expr {
        self.expr(ExprKind::Unary(syn::UnOp::Not(syn::Token![!](span)), Box::new(e)), span)
    }

    /// Generates a loop over the items of the iterator that the closure returns for `item`.
    fn nested(
        &mut self,
        f: &Callable,
        item: Expr,
        rest: &[Stage],
        span: Span,
        consumer: &mut Consumer,
    ) {
        let Callable::Closure(c) = f else { return };
        let outer: Vec<Scope> = self.scopes.clone();
        self.enter_iterator(c, item, span, &mut |l, inner| {
            let Some(inner) = inner else {
                l.diag.refuse(
                    span,
                    "what this `flat_map` gives",
                    "let the closure give an iterator over a slice or range, or write two loops",
                );
                return;
            };
            l.each(inner, false, span, &mut |l, item| {
                let scopes = std::mem::replace(&mut l.scopes, outer.clone());
                l.through(item, rest, span, &mut *consumer);
                l.scopes = scopes;
            });
        });
    }

    /// Ends the innermost loop after this iteration.
    pub(super) fn stop(&mut self, span: Span) {
        if let Some(flag) = self.innermost_flag() {
            self.set_flag(flag, false, span);
        }
    }

    /// Lowers a closure that returns an `Option`: `Some` passes the item on, `None` runs `none`.
    fn option_stage(
        &mut self,
        c: &Closure,
        bind: impl FnOnce(&mut Self) -> Option<()>,
        none: &dyn Fn(&mut Self),
        rest: &[Stage],
        span: Span,
        consumer: &mut Consumer,
    ) {
        let outer = std::mem::replace(&mut self.scopes, c.scopes.clone());
        self.scopes.push(Scope::new());
        let consumer = RefCell::new(consumer);
        let told = c.output.as_ref().and_then(payload);
        if bind(self).is_some() {
            self.option_ends(&c.body, &|l, value| {
                let value = value.map(|value| l.told_as(value, told.as_ref()));
                let inner = std::mem::replace(&mut l.scopes, outer.clone());
                l.scopes.push(Scope::new());
                match value {
                    Some(value) => l.through(value, rest, span, &mut **consumer.borrow_mut()),
                    None => none(l),
                }
                l.scopes = inner;
            });
        }
        self.scopes = outer;
    }

    /// Binds the parameters of `scan`'s closure: the first one is the state, by reference.
    fn bind_scan(&mut self, c: &Closure, state: VarId, item: Expr, span: Span) -> Option<()> {
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
    fn option_ends(&mut self, e: &Syn, f: &dyn Fn(&mut Self, Option<Expr>)) {
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
                let Some((SynStmt::Expr(last, None), before)) = b.block.stmts.split_last() else {
                    return self.refuse_option(span);
                };
                self.scopes.push(Scope::new());
                before.iter().for_each(|s| self.statement(s));
                self.option_ends(last, f);
                self.scopes.pop();
            }
            Syn::If(i) => {
                let Some((_, otherwise)) = &i.else_branch else {
                    return self.refuse_option(span);
                };
                let block = |block: &syn::Block| {
                    Syn::Block(syn::ExprBlock { attrs: vec![], label: None, block: block.clone() })
                };
                self.if_with(
                    i,
                    |l| l.option_ends(&block(&i.then_branch), f),
                    |l| l.option_ends(otherwise, f),
                );
            }
            Syn::Match(m) => self.match_with(m, |l, body| l.option_ends(body, f)),
            Syn::MethodCall(m) if m.method == "then" && m.args.len() == 1 => {
                let Syn::Closure(c) = strip(&m.args[0]) else { return self.refuse_option(span) };
                let Some(cond) = self.scalar(&m.receiver) else { return };
                self.option_if(cond, |l| l.value(&c.body), f, span);
            }
            Syn::MethodCall(m) if m.method == "then_some" && m.args.len() == 1 => {
                if let Some(said) = self.in_order(m) {
                    return self.option_ends(&said, f);
                }
                // The argument is evaluated in any case.
                let Some(value) = self.value(&m.args[0]) else { return };
                let value = self.shareable(value);
                let Some(cond) = self.scalar(&m.receiver) else { return };
                self.option_if(cond, |_| Some(value), f, span);
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
                let cases: syn::ExprMatch = syn::parse_quote_spanned! {span=>
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
                        Some(syn::parse_quote_spanned!(span=> { let #held = #e; #held }))
                    }
                };
                let Some(ends) = ends else { return };
                self.option_ends(&ends, f);
            }
            _ => self.refuse_option(span),
        }
    }

    fn option_if(
        &mut self,
        cond: Expr,
        value: impl FnOnce(&mut Self) -> Option<Expr>,
        f: &dyn Fn(&mut Self, Option<Expr>),
        span: Span,
    ) {
        let then = self.in_block(|l| {
            if let Some(value) = value(l) {
                f(l, Some(value));
            }
        });
        let otherwise = self.in_block(|l| f(l, None));
        self.push(StmtKind::If { cond, then, otherwise }, span);
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
