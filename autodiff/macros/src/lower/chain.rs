//! Iterator chains as loops: `for` over them, and the methods that consume them.
//!
//! A chain is an indexable [`Source`], followed by stages that may filter the items. It becomes one loop with the stages
//! and the consumer in its body.

use std::rc::Rc;

use proc_macro2::Span;
use quote::ToTokens;
use syn::Expr as Syn;
use syn::spanned::Spanned;

use crate::ir::{Expr, ExprKind, Kind, Role, StmtKind, VarId, kinds};

use super::Lower;
use super::closure::{Callable, Closure};
use super::indexed_iterator::Source;
use super::jump::LoopContext;
use super::stmt::strip;
use super::type_ascription::path_argument;

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

/// An iterator that the engine turns into a loop.
#[derive(Clone)]
pub(super) struct Chain {
    /// The loops, one after the other: there are several after `chain`.
    runs: Vec<Run>,
    /// Location of the iterator, for messages.
    span: Span,
}

/// One loop of a chain.
#[derive(Clone)]
struct Run {
    source: Source,
    stages: Vec<Stage>,
    /// True if an item may end the loop.
    ends_early: bool,
}

impl Chain {
    /// The chain of the items with their indices.
    pub(super) fn numbered(source: Source, span: Span) -> Self {
        Self::of(Source::Enumerate(Box::new(source)), span)
    }

    /// True if the chain becomes several loops, or loops within loops.
    pub(super) fn is_flattened(&self) -> bool {
        let nested = |run: &Run| run.stages.iter().any(|s| matches!(s, Stage::FlatMap(_)));
        !self.is_single() || self.runs.iter().any(nested)
    }

    /// True if the chain becomes one loop.
    pub(super) fn is_single(&self) -> bool {
        self.runs.len() == 1
    }

    /// Asks for no item at all if `n` is 0.
    fn none_if_zero(&mut self, lower: &mut Lower, n: &Expr) {
        let all =
            lower.expr(ExprKind::Constant(quote::quote!(usize::MAX), Kind::Discrete), self.span);
        let (path, kind) = (quote::quote!(usize::saturating_mul), Kind::Discrete);
        let limit = lower.pure_call(path, vec![n.clone(), all], kind, self.span);
        let limit = lower.spill("limit", limit);
        for run in &mut self.runs {
            let source = std::mem::replace(&mut run.source, Source::Constant(Default::default()));
            run.source = Source::Take(Box::new(source), limit.clone());
        }
    }

    fn of(source: Source, span: Span) -> Self {
        Self { runs: vec![Run { source, stages: vec![], ends_early: false }], span }
    }
}

pub(super) type Consumer<'c> = dyn FnMut(&mut Lower, Expr) + 'c;

impl Lower {
    /// True if `e` is an iterator chain that `chain` understands.
    pub(super) fn is_chain(&self, e: &Syn) -> bool {
        if self.is_source(e) || self.chain_of(e).is_some() || self.succession(e).is_some() {
            return true;
        }
        let Syn::MethodCall(m) = strip(e) else { return false };
        if !self.is_chain(&m.receiver) {
            return false;
        }
        match (m.method.to_string().as_str(), m.args.first()) {
            ("take_while" | "take" | "map_while" | "scan", Some(_))
                if self.flattened(&m.receiver) =>
            {
                false
            }
            ("filter_map" | "map_while", Some(f)) => self.is_closure(f),
            ("scan", Some(_)) => m.args.len() == 2 && self.is_closure(&m.args[1]),
            ("chain", Some(other)) => self.is_chain(other) || self.is_slice_like(other),
            ("zip", Some(other)) => {
                self.zips(&m.receiver)
                    && (self.is_source(other) || self.is_slice_like(other) || self.is_made(other))
            }
            ("filter" | "map" | "inspect" | "take_while" | "skip_while", Some(f)) => {
                self.is_callable(f)
            }
            ("flat_map", Some(f)) => matches!(strip(f), Syn::Closure(_)),
            ("copied" | "cloned" | "enumerate" | "into_iter" | "flatten", None)
            | ("take" | "skip" | "step_by", Some(_)) => true,
            _ => false,
        }
    }

    /// Returns the chain of `e`. Statements before the loop are appended to the current block.
    pub(super) fn chain(&mut self, e: &Syn) -> Option<Chain> {
        if self.is_source(e) {
            let source = self.source(e)?;
            return Some(Chain::of(source, e.span()));
        }
        if let Some(chain) = self.chain_of(e) {
            return Some((*chain).clone());
        }
        if let Some((first, next)) = self.succession(e) {
            let mut told = None;
            if let Syn::Call(c) = strip(e)
                && let Syn::Path(path) = strip(&c.func)
            {
                self.presume_maker(path);
                let ty = path_argument(path);
                told = ty.map(|ty| self.ascribed(first, &ty));
            }
            let state = self.value(told.as_ref().unwrap_or(first))?;
            let state = self.spill_var("state", state);
            self.vars[state].declared_mut = true;
            let stages = vec![Stage::Successors(self.closure_named(next)?, state)];
            let source = Source::Repeat(self.truth(true, e.span()));
            let runs = vec![Run { source, stages, ends_early: true }];
            return Some(Chain { runs, span: e.span() });
        }
        let Syn::MethodCall(m) = strip(e) else { return None };
        let mut chain = self.chain(&m.receiver)?;
        let span = m.span();
        let mut ends_early = false;
        let stage = match (m.method.to_string().as_str(), m.args.first()) {
            ("into_iter", None) => return Some(chain),
            ("chain", Some(other)) => {
                let other = self.chain_or_slice(other)?;
                chain.runs.extend(other.runs);
                return Some(chain);
            }
            ("zip", Some(other)) => {
                let other = self.source(other)?;
                let Some(length) = self.source_length(&other, span) else {
                    return self.refused(
                        span,
                        "a `zip` of this with an iterator without end",
                        "bound it",
                    );
                };
                let length = self.spill("length", length);
                ends_early = !self.flattened(&m.receiver);
                Stage::Zip(Rc::new(other), length, self.counter("number", span))
            }
            ("by_ref", None) => Stage::Advance(self.next_of(&m.receiver)?),
            ("filter_map", Some(f)) => Stage::FilterMap(self.closure_named(f)?),
            ("map_while", Some(f)) => {
                ends_early = true;
                Stage::MapWhile(self.closure_named(f)?)
            }
            ("scan", Some(state)) => {
                ends_early = true;
                let state = self.value(state)?;
                let state = self.state(state);
                let state = self.spill_var("state", state);
                self.vars[state].declared_mut = true;
                Stage::Scan(self.closure_named(&m.args[1])?, state)
            }
            ("filter", Some(f)) => Stage::Filter(self.callable(f)?),
            ("map", Some(f)) => Stage::Map(self.callable(f)?),
            ("inspect", Some(f)) => Stage::Inspect(self.callable(f)?),
            ("flat_map", Some(f)) => Stage::FlatMap(self.callable(f)?),
            ("flatten", None) if self.goes_over_options(&m.receiver) => {
                let what = syn::parse_quote_spanned!(span=> |what| what);
                Stage::FilterMap(self.closure_named(&what)?)
            }
            ("flatten", None) => {
                let items = syn::parse_quote_spanned!(span=> |items| items);
                Stage::FlatMap(self.callable(&items)?)
            }
            ("copied" | "cloned", None) => Stage::Copied,
            ("take_while", Some(f)) => {
                ends_early = true;
                Stage::TakeWhile(self.callable(f)?)
            }
            ("skip_while", Some(f)) => {
                let f = self.callable(f)?;
                Stage::SkipWhile(f, self.flag("started", false, span))
            }
            ("enumerate", None) => Stage::Enumerate(self.counter("number", span)),
            ("take", Some(n)) => {
                ends_early = true;
                let n = self.scalar(n)?;
                let limit = self.spill_as("limit", Some(syn::parse_quote!(usize)), n);
                let n = self.read(limit, span);
                if self.may_act(&m.receiver) {
                    chain.none_if_zero(self, &n);
                }
                Stage::Take(n, self.counter("taken", span))
            }
            ("skip", Some(n)) => {
                let n = self.scalar(n)?;
                let n = self.spill("limit", n);
                Stage::Skip(n, self.counter("skipped", span))
            }
            ("step_by", Some(n)) => {
                let n = self.scalar(n)?;
                let n = self.spill("step", n);
                Stage::StepBy(n, self.counter("number", span))
            }
            _ => return None,
        };
        for run in &mut chain.runs {
            run.stages.push(stage.clone());
            run.ends_early |= ends_early;
        }
        Some(chain)
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

    /// Returns the chain of `e`, or of the elements of the slice `e`.
    pub(super) fn chain_or_slice(&mut self, e: &Syn) -> Option<Chain> {
        if self.is_chain(e) {
            return self.chain(e);
        }
        let source = self.source(e)?;
        Some(Chain::of(source, e.span()))
    }

    /// Declares a variable of type `usize` that counts from 0.
    pub(super) fn counter(&mut self, name: &str, span: Span) -> VarId {
        let zero = self.expr(ExprKind::Constant(quote::quote!(0usize), Kind::Discrete), span);
        let var = self.spill_var(name, zero);
        self.vars[var].declared_mut = true;
        var
    }

    pub(super) fn count_up(&mut self, var: VarId, span: Span) {
        let one = self.integer(1, span);
        let op = Some(syn::BinOp::Add(syn::Token![+](span)));
        let place = crate::ir::Place::var(var, span);
        self.push(StmtKind::Assign { place, op, value: one }, span);
    }

    /// Lowers `for pat in e { body }` over slices and chains; `None` if `e` is neither.
    pub(super) fn chain_loop(&mut self, f: &syn::ExprForLoop) -> Option<Option<VarId>> {
        let span = f.span();
        let outer = std::mem::replace(&mut self.by_elements, true);
        let chain = self.chain_or_slice(strip(&f.expr));
        self.by_elements = outer;
        let chain = chain?;
        let stages = || chain.runs.iter().flat_map(|run| &run.stages);
        let nested = stages().any(|s| matches!(s, Stage::FlatMap(_)));
        let refused = if nested && super::control::jumps(&f.body.stmts) {
            Some("a jump out of a loop over `flat_map`")
        } else if chain.runs.len() > 1 && super::jump::leaves(&f.body) {
            Some("a jump out of a loop over `chain`")
        } else {
            None
        };
        if let Some(what) = refused {
            self.diag.refuse(f.expr.span(), what, "write two loops");
            return Some(None);
        }
        let mut jumped = None;
        for run in chain.runs {
            let context = self.open_loop(f.label.as_ref(), &f.body, run.ends_early, None, span);
            jumped = self.run(run, context, span, &mut |l, item| {
                l.bind_argument(&f.pat, None, item);
                l.tail_statements(&f.body.stmts, None, super::control::Body::Loop);
            });
        }
        Some(jumped)
    }

    /// Runs `consumer` for each item of `chain`, in a loop without its own jumps.
    pub(super) fn each(
        &mut self,
        chain: Chain,
        ends_early: bool,
        span: Span,
        consumer: &mut Consumer,
    ) {
        let empty = syn::Block { brace_token: Default::default(), stmts: vec![] };
        for run in chain.runs {
            let context = self.open_loop(None, &empty, ends_early || run.ends_early, None, span);
            self.run(run, context, span, consumer);
        }
    }

    fn run(
        &mut self,
        run: Run,
        context: LoopContext,
        span: Span,
        consumer: &mut Consumer,
    ) -> Option<VarId> {
        let Run { source, stages, .. } = run;
        let direct = source.is_mapped_range();
        let endless = match context.running() {
            Some(_) if self.source_length(&source, span).is_none() => Some(self.counter("n", span)),
            _ => None,
        };
        let iter = match endless {
            Some(_) => None,
            None if direct => Some(self.range_beneath(&source, span)),
            None => Some(self.numbers(&source, span)?),
        };
        let mut pattern = Default::default();
        let (body, context) = self.loop_body(context, |l| {
            let at = if let Some(counter) = endless {
                let at = l.read(counter, span);
                let at = l.spill("i", at);
                l.count_up(counter, span);
                at
            } else {
                let index = l.names.fresh("i", span);
                let var = l.declare(&index, None, Role::Bound);
                l.vars[var].kind = Kind::Discrete;
                pattern = l.vars[var].name.to_token_stream();
                l.read(var, span)
            };
            if let Some(item) = l.item(&source, at, direct, span) {
                l.through(item, &stages, span, consumer);
            }
        });
        let Some(iter) = iter else { return self.close_loop(context, None, body, span) };
        let (running, jumped) = Self::flag_of(&context);
        let id = self.fresh_id();
        self.push(StmtKind::For { pattern, iter, body, running, id }, span);
        jumped
    }

    /// The range `0..length`.
    fn numbers(&mut self, source: &Source, span: Span) -> Option<Expr> {
        let Some(end) = self.source_length(source, span) else {
            return self.refused(span, "a loop without an end", "bound the range");
        };
        let end = self.spill("length", end);
        let start = self.integer(0, span);
        Some(self.range_of(start, end, false, span))
    }

    pub(super) fn range_of(&mut self, start: Expr, end: Expr, inclusive: bool, span: Span) -> Expr {
        let (start, end) = (Some(Box::new(start)), Some(Box::new(end)));
        self.expr(ExprKind::Range { start, end, inclusive }, span)
    }

    fn range_beneath(&mut self, source: &Source, span: Span) -> Expr {
        match source {
            Source::Map(inner, _) => self.range_beneath(inner, span),
            Source::Count { start, end: Some(end), inclusive } => {
                self.range_of(start.clone(), end.clone(), *inclusive, span)
            }
            _ => self.integer(0, span),
        }
    }
}
