//! The stages between the source of an iterator chain and its consumer: how a method becomes one, and how it passes on
//! an item.

use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, parse_quote, parse_quote_spanned};

use crate::ir::{Expr, ExprKind, VarId, kinds};

use super::Lower;
use super::chain::{Chain, Consumer};
use super::closure::{Callable, Closure};
use super::indexed_iterator::Source;
use super::inline_closure::Argument;
use super::scope::Scope;
use super::stmt::strip;

/// A stage that filters the items, or changes those that came through.
#[derive(Clone)]
pub(super) enum Stage {
    Filter(Callable),
    Map(Callable),
    Inspect(Callable),
    Copied,
    TakeWhile(Callable),
    /// With the flag that is true once skipping has ended.
    SkipWhile(Callable, VarId),
    /// With the counter.
    Enumerate(VarId),
    Take(Expr, VarId),
    Skip(Expr, VarId),
    StepBy(Expr, VarId),
    /// With the index of the next item of the iterator from which they are taken.
    Advance(VarId),
    FlatMap(Callable),
    FilterMap(Rc<Closure>),
    MapWhile(Rc<Closure>),
    /// With the state.
    Scan(Rc<Closure>, VarId),
    /// With the items of another iterator, their number, and the index of the next one.
    Zip(Rc<Source>, Expr, VarId),
    /// With the state, from which the closure makes the next one.
    Successors(Rc<Closure>, VarId),
}

impl Stage {
    /// True if an item may be the last one.
    pub(super) fn may_end(&self) -> bool {
        matches!(
            self,
            Stage::TakeWhile(_)
                | Stage::Take(..)
                | Stage::MapWhile(_)
                | Stage::Scan(..)
                | Stage::Zip(..)
                | Stage::Successors(..)
        )
    }

    /// True if the item is read by the stage itself, or passed on in a branch.
    fn shares_item(&self) -> bool {
        matches!(
            self,
            Stage::Filter(_)
                | Stage::Inspect(_)
                | Stage::TakeWhile(_)
                | Stage::SkipWhile(..)
                | Stage::Zip(..)
                | Stage::Take(..)
                | Stage::Skip(..)
                | Stage::StepBy(..)
        )
    }
}

/// How a method becomes a stage.
pub(super) enum Adapter {
    /// A stage that calls its argument, a closure or a function.
    Calls(fn(Callable) -> Stage),
    /// A stage whose argument must be a closure.
    Inlines(fn(Rc<Closure>) -> Stage),
    /// Any other stage. The function may append statements to the current block, before the loop.
    Other(fn(&mut Lower, &ExprMethodCall, &mut Chain) -> Option<Stage>),
}

impl Lower {
    /// The adapter `m` of a chain; `None` if its loop cannot contain such a stage.
    pub(super) fn adapter(&self, m: &ExprMethodCall) -> Option<Adapter> {
        let items = &*m.receiver;
        let callable = m.args.first().is_some_and(|f| self.is_callable(f));
        let closure = m.args.first().is_some_and(|f| self.is_closure(f));
        let one_loop = || !self.flattened(items);
        Some(match (m.method.to_string().as_str(), m.args.first()) {
            ("filter", _) if callable => Adapter::Calls(Stage::Filter),
            ("map", _) if callable => Adapter::Calls(Stage::Map),
            ("inspect", _) if callable => Adapter::Calls(Stage::Inspect),
            ("take_while", _) if callable && one_loop() => Adapter::Calls(Stage::TakeWhile),
            ("skip_while", _) if callable => Adapter::Other(|l, m, _| {
                let f = l.callable(&m.args[0])?;
                Some(Stage::SkipWhile(f, l.flag("started", false, m.span())))
            }),
            ("filter_map", _) if closure => Adapter::Inlines(Stage::FilterMap),
            ("map_while", _) if closure && one_loop() => Adapter::Inlines(Stage::MapWhile),
            ("scan", _) if self.scans(m) && one_loop() => Adapter::Other(Lower::scan_stage),
            ("flat_map", Some(f)) if matches!(strip(f), Syn::Closure(_)) => {
                Adapter::Calls(Stage::FlatMap)
            }
            ("flatten", None) if self.goes_over_options(items) => Adapter::Other(|l, m, _| {
                let what = parse_quote_spanned!(m.span()=> |what| what);
                l.closure_named(&what).map(Stage::FilterMap)
            }),
            ("flatten", None) => Adapter::Other(|l, m, _| {
                let items = parse_quote_spanned!(m.span()=> |items| items);
                l.callable(&items).map(Stage::FlatMap)
            }),
            ("copied" | "cloned", None) => Adapter::Other(|_, _, _| Some(Stage::Copied)),
            ("by_ref", None) if self.moves(items) => {
                Adapter::Other(|l, m, _| l.next_of(&m.receiver).map(Stage::Advance))
            }
            ("enumerate", None) => {
                Adapter::Other(|l, m, _| Some(Stage::Enumerate(l.counter("number", m.span()))))
            }
            ("take", Some(_)) if one_loop() => Adapter::Other(Lower::take_stage),
            ("skip", Some(_)) => Adapter::Other(|l, m, _| l.skip_stage(&m.args[0], m.span())),
            ("step_by", Some(_)) => Adapter::Other(|l, m, _| {
                let n = l.scalar(&m.args[0])?;
                let n = l.spill("step", n);
                Some(Stage::StepBy(n, l.counter("number", m.span())))
            }),
            ("zip", Some(other)) if self.zips(items) && self.has_items(other) => {
                Adapter::Other(Lower::zip_stage)
            }
            _ => return None,
        })
    }

    /// True if `m` is `scan` with a state and a closure.
    fn scans(&self, m: &ExprMethodCall) -> bool {
        m.args.len() == 2 && self.is_closure(&m.args[1])
    }

    fn scan_stage(&mut self, m: &ExprMethodCall, _: &mut Chain) -> Option<Stage> {
        let state = self.value(&m.args[0])?;
        let state = self.state(state);
        let state = self.spill_var("state", state);
        self.vars[state].declared_mut = true;
        Some(Stage::Scan(self.closure_named(&m.args[1])?, state))
    }

    fn take_stage(&mut self, m: &ExprMethodCall, chain: &mut Chain) -> Option<Stage> {
        let n = self.scalar(&m.args[0])?;
        let limit = self.spill_as("limit", Some(parse_quote!(usize)), n);
        let n = self.read(limit, m.span());
        if self.may_act(&m.receiver) || chain.advances() {
            chain.none_if_zero(self, &n);
        }
        Some(Stage::Take(n, self.counter("taken", m.span())))
    }

    fn skip_stage(&mut self, n: &Syn, span: Span) -> Option<Stage> {
        let n = self.scalar(n)?;
        let n = self.spill("limit", n);
        Some(Stage::Skip(n, self.counter("skipped", span)))
    }

    fn zip_stage(&mut self, m: &ExprMethodCall, _: &mut Chain) -> Option<Stage> {
        let (span, other) = (m.span(), self.source(&m.args[0])?);
        let Some(length) = self.source_length(&other, span) else {
            return self.refused(span, "a `zip` of this with an iterator without end", "bound it");
        };
        let length = self.spill("length", length);
        Some(Stage::Zip(Rc::new(other), length, self.counter("number", span)))
    }

    /// True if the elements of the variable that `e` iterates over are known to be `Option`s.
    fn goes_over_options(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::MethodCall(m) if !m.method.to_string().contains("map") => {
                self.goes_over_options(&m.receiver)
            }
            Syn::Reference(r) => self.goes_over_options(&r.expr),
            Syn::Path(p) => {
                let ty = self.local(p).and_then(|var| self.vars[var].ty.as_ref());
                ty.and_then(kinds::element_type).is_some_and(|ty| kinds::is_named(ty, "Option"))
            }
            _ => false,
        }
    }

    /// Passes `item` through the stages to the consumer.
    pub(super) fn through(
        &mut self,
        item: Expr,
        stages: &[Stage],
        span: Span,
        consumer: &mut Consumer,
    ) {
        match stages.split_first() {
            None => consumer(self, item),
            Some((stage, rest)) => {
                let next: &mut Consumer = &mut |l, item| l.through(item, rest, span, consumer);
                self.stage(stage, item, span, next);
            }
        }
    }

    /// Passes `item` through one stage to the `next` one. `None` if an error was reported.
    fn stage(&mut self, stage: &Stage, item: Expr, span: Span, next: &mut Consumer) -> Option<()> {
        let item = if stage.shares_item() { self.shareable(item) } else { item };
        match stage {
            Stage::Filter(f) | Stage::TakeWhile(f) => {
                let cond = self.test(f, &item, span)?;
                let end = stage.may_end().then_some(span);
                let stop = |l: &mut Self| end.into_iter().for_each(|span| l.stop(span));
                self.when_else(cond, span, |l| next(l, item), stop);
            }
            Stage::Map(f) => {
                let item = self.apply(f, vec![item], span)?;
                next(self, item);
            }
            Stage::Inspect(f) => {
                self.apply_effect(f, vec![Argument::Reference(item.clone())], span);
                next(self, item);
            }
            Stage::Copied => {
                let item = self.copied(item)?;
                next(self, item);
            }
            Stage::SkipWhile(f, started) => self.skip_while(f, *started, item, span, next),
            Stage::Enumerate(counter) => {
                let number = self.next_number(*counter, span);
                let item = self.expr(ExprKind::Tuple(vec![number, item]), span);
                next(self, item);
            }
            Stage::Zip(other, length, counter) => {
                let at = self.next_number(*counter, span);
                let cond = self.binary_of(at.clone(), parse_quote!(<), length.clone());
                let pair = |l: &mut Self| {
                    let Some(other) = l.item(other, at, false, span) else { return };
                    let pair = l.expr(ExprKind::Tuple(vec![item, other]), span);
                    next(l, pair);
                };
                self.when_else(cond, span, pair, |l| l.stop(span));
            }
            Stage::Advance(index) => {
                self.count_up(*index, span);
                next(self, item);
            }
            Stage::Take(n, counter) => self.take(n, *counter, item, span, next),
            Stage::Skip(n, counter) => {
                let read = self.read(*counter, span);
                let cond = self.binary_of(read, parse_quote!(>=), n.clone());
                self.when_else(cond, span, |l| next(l, item), |l| l.count_up(*counter, span));
            }
            Stage::StepBy(n, counter) => self.step_by(n, *counter, item, span, next),
            Stage::FlatMap(f) => self.flat_map(f, item, span, next),
            Stage::FilterMap(c) | Stage::MapWhile(c) => {
                let end = stage.may_end().then_some(span);
                self.option_stage(c, |l| l.bind_arguments(c, vec![item], span), end, next);
            }
            Stage::Scan(c, state) => {
                self.option_stage(c, |l| l.bind_scan(c, *state, item, span), Some(span), next);
            }
            Stage::Successors(c, state) => self.successors(c, *state, span, next),
        }
        Some(())
    }

    /// The number of the item, which `counter` counts.
    fn next_number(&mut self, counter: VarId, span: Span) -> Expr {
        let number = self.read(counter, span);
        let number = self.spill("n", number);
        self.count_up(counter, span);
        number
    }

    fn skip_while(
        &mut self,
        f: &Callable,
        started: VarId,
        item: Expr,
        span: Span,
        next: &mut Consumer,
    ) {
        let cond = self.unset_flag(started, span);
        self.when(cond, span, |l| {
            let Some(skip) = l.test(f, &item, span) else { return };
            let go = l.negated(skip, span);
            l.assign_var(started, go, span);
        });
        let flag = self.read(started, span);
        self.when(flag, span, |l| next(l, item));
    }

    fn step_by(&mut self, n: &Expr, counter: VarId, item: Expr, span: Span, next: &mut Consumer) {
        let number = self.read(counter, span);
        let left = self.binary_of(number, parse_quote!(%), n.clone());
        let zero = self.integer(0, span);
        let cond = self.binary_of(left, parse_quote!(==), zero);
        let cond = self.spill("wanted", cond);
        self.count_up(counter, span);
        self.when(cond, span, |l| next(l, item));
    }

    fn take(&mut self, n: &Expr, counter: VarId, item: Expr, span: Span, next: &mut Consumer) {
        let read = self.read(counter, span);
        let cond = self.binary_of(read, parse_quote!(<), n.clone());
        self.when(cond, span, |l| {
            l.count_up(counter, span);
            next(l, item);
        });
        let read = self.read(counter, span);
        let cond = self.binary_of(read, parse_quote!(>=), n.clone());
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
    fn flat_map(&mut self, f: &Callable, item: Expr, span: Span, next: &mut Consumer) {
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
                next(l, item);
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
}
