//! Iterator chains as loops: `for` over them, and the methods that consume them.
//!
//! A chain is an indexable [`Source`], followed by stages that may filter the items. It becomes one loop with the stages
//! and the consumer in its body.

use std::rc::Rc;

use proc_macro2::Span;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprCall, ExprMethodCall};

use crate::ir::{Expr, ExprKind, Kind, Role, StmtKind, VarId};

use super::Lower;
use super::indexed_iterator::Source;
use super::iterator_adapters::{Adapter, Stage};
use super::jump::LoopContext;
use super::stmt::strip;

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

    /// Appends a stage.
    fn then(&mut self, stage: Stage) {
        // In nested loops an item cannot end all of the loops.
        let ends_early = stage.may_end() && !self.is_flattened();
        for run in &mut self.runs {
            run.stages.push(stage.clone());
            run.ends_early |= ends_early;
        }
    }

    /// True if a named iterator goes on behind the items of this chain.
    pub(super) fn advances(&self) -> bool {
        let advances = |stage: &Stage| matches!(stage, Stage::Advance(_));
        self.runs.iter().any(|run| run.stages.iter().any(advances))
    }

    /// Asks for no item at all if `n` is 0.
    pub(super) fn none_if_zero(&mut self, lower: &mut Lower, n: &Expr) {
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

/// The method or source that an expression ends with, if the expression is an iterator chain.
enum Link<'e> {
    /// An indexable iterator.
    Source(&'e Syn),
    /// The name of a chain.
    Named(Rc<Chain>),
    /// `iter::successors(Some(first), next)`, with its first item and its closure.
    Successors(&'e ExprCall, &'e Syn, &'e Syn),
    /// The items of another iterator, after those of a chain.
    Chained(&'e Syn, &'e Syn),
    /// A method that adds a stage to the chain of its receiver.
    Adapter(&'e ExprMethodCall, Adapter),
}

pub(super) type Consumer<'c> = dyn FnMut(&mut Lower, Expr) + 'c;

impl Lower {
    /// The method or source that `e` ends with, if `e` is an iterator chain.
    fn link<'e>(&self, e: &'e Syn) -> Option<Link<'e>> {
        if self.is_source(e) {
            return Some(Link::Source(e));
        }
        if let Some(chain) = self.chain_of(e) {
            return Some(Link::Named(chain));
        }
        match strip(e) {
            Syn::Call(c) => {
                let (first, next) = self.succession(e)?;
                Some(Link::Successors(c, first, next))
            }
            Syn::MethodCall(m) => {
                let items = self.link(&m.receiver)?;
                match (m.method.to_string().as_str(), m.args.first()) {
                    ("into_iter", None) => Some(items),
                    ("chain", Some(other)) => (self.is_chain(other) || self.is_slice_like(other))
                        .then(|| Link::Chained(&m.receiver, other)),
                    _ => Some(Link::Adapter(m, self.adapter(m)?)),
                }
            }
            _ => None,
        }
    }

    /// True if `e` is an iterator chain.
    pub(super) fn is_chain(&self, e: &Syn) -> bool {
        self.link(e).is_some()
    }

    /// Returns the chain of `e`. Statements before the loop are appended to the current block.
    pub(super) fn chain(&mut self, e: &Syn) -> Option<Chain> {
        match self.link(e)? {
            Link::Source(e) => Some(Chain::of(self.source(e)?, e.span())),
            Link::Named(chain) => Some((*chain).clone()),
            Link::Successors(c, first, next) => {
                let state = self.made_of(c, first)?;
                let state = self.spill_var("state", state);
                self.vars[state].declared_mut = true;
                let next = Stage::Successors(self.closure_named(next)?, state);
                let mut chain = Chain::of(Source::Repeat(self.truth(true, e.span())), e.span());
                chain.then(next);
                Some(chain)
            }
            Link::Chained(items, other) => {
                let mut chain = self.chain(items)?;
                chain.runs.extend(self.chain_or_slice(other)?.runs);
                Some(chain)
            }
            Link::Adapter(m, adapter) => {
                let mut chain = self.chain(&m.receiver)?;
                let stage = match adapter {
                    Adapter::Calls(stage) => stage(self.callable(&m.args[0])?),
                    Adapter::Inlines(stage) => stage(self.closure_named(&m.args[0])?),
                    Adapter::Other(stage) => stage(self, m, &mut chain)?,
                };
                chain.then(stage);
                Some(chain)
            }
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
        let endless = context.running.is_some() && self.source_length(&source, span).is_none();
        let endless = endless.then(|| self.counter("n", span));
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
        self.close_for(&context, pattern, iter, body, span)
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
