//! Iterator chains as loops: `for` over them, and the methods that consume them.
//!
//! A chain is a [`Source`], whose items have numbers, and stages behind it that let some items through. It becomes one
//! loop with the stages and the consumer in its body.

use proc_macro2::Span;
use quote::ToTokens;
use syn::Expr as Syn;
use syn::spanned::Spanned;

use crate::analysis::{each_stmt, own_exprs};
use crate::ir::{Block, Expr, ExprKind, Kind, Role, StmtKind, VarId};

use super::Lower;
use super::closure::Callable;
use super::jump::LoopContext;
use super::scope::Scope;
use super::source::Source;
use super::stmt::strip;

/// What lets some of the items through, or changes those that came through.
#[derive(Clone)]
enum Stage {
    Filter(Callable),
    Map(Callable),
    Inspect(Callable),
    Copied,
    TakeWhile(Callable),
    /// With the flag that says whether skipping has ended.
    SkipWhile(Callable, VarId),
    /// With the counter.
    Enumerate(VarId),
    Take(Expr, VarId),
    Skip(Expr, VarId),
    FlatMap(Callable),
}

/// An iterator that the engine turns into a loop.
pub(super) struct Chain {
    source: Source,
    stages: Vec<Stage>,
    /// Whether an item may end the loop.
    ends_early: bool,
    /// Of the iterator, for messages.
    span: Span,
}

impl Chain {
    /// Each item with its number.
    pub(super) fn numbered(source: Source, span: Span) -> Self {
        let source = Source::Enumerate(Box::new(source));
        Self { source, stages: vec![], ends_early: false, span }
    }
}

type Consumer<'c> = dyn FnMut(&mut Lower, Expr) + 'c;

impl Lower {
    /// Whether `e` is an iterator chain that `chain` understands.
    pub(super) fn is_chain(&self, e: &Syn) -> bool {
        if self.is_source(e) {
            return true;
        }
        let Syn::MethodCall(m) = strip(e) else { return false };
        if !self.is_chain(&m.receiver) {
            return false;
        }
        match (m.method.to_string().as_str(), m.args.first()) {
            ("take_while" | "take", Some(_)) if flattens(&m.receiver) => false,
            ("filter" | "map" | "inspect" | "take_while" | "skip_while", Some(f)) => {
                self.is_callable(f)
            }
            ("flat_map", Some(f)) => matches!(strip(f), Syn::Closure(_)),
            ("copied" | "cloned" | "enumerate" | "into_iter", None)
            | ("take" | "skip", Some(_)) => true,
            _ => false,
        }
    }

    /// The chain that `e` is; statements before the loop are appended to the current block.
    pub(super) fn chain(&mut self, e: &Syn) -> Option<Chain> {
        if self.is_source(e) {
            let source = self.source(e)?;
            return Some(Chain { source, stages: vec![], ends_early: false, span: e.span() });
        }
        let Syn::MethodCall(m) = strip(e) else { return None };
        let mut chain = self.chain(&m.receiver)?;
        let span = m.span();
        let stage = match (m.method.to_string().as_str(), m.args.first()) {
            ("into_iter", None) => return Some(chain),
            ("filter", Some(f)) => Stage::Filter(self.callable(f)?),
            ("map", Some(f)) => Stage::Map(self.callable(f)?),
            ("inspect", Some(f)) => Stage::Inspect(self.callable(f)?),
            ("flat_map", Some(f)) => Stage::FlatMap(self.callable(f)?),
            ("copied" | "cloned", None) => Stage::Copied,
            ("take_while", Some(f)) => {
                chain.ends_early = true;
                Stage::TakeWhile(self.callable(f)?)
            }
            ("skip_while", Some(f)) => {
                let f = self.callable(f)?;
                Stage::SkipWhile(f, self.flag("started", false, span))
            }
            ("enumerate", None) => Stage::Enumerate(self.counter("number", span)),
            ("take", Some(n)) => {
                chain.ends_early = true;
                let n = self.scalar(n)?;
                let n = self.spill("limit", n);
                Stage::Take(n, self.counter("taken", span))
            }
            ("skip", Some(n)) => {
                let n = self.scalar(n)?;
                let n = self.spill("limit", n);
                Stage::Skip(n, self.counter("skipped", span))
            }
            _ => return None,
        };
        chain.stages.push(stage);
        Some(chain)
    }

    /// A variable of type `usize` that counts from 0.
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

    /// `for pat in e { body }` over slices and chains; `None` if `e` is none.
    pub(super) fn chain_loop(&mut self, f: &syn::ExprForLoop) -> Option<Option<VarId>> {
        let span = f.span();
        let chain = match strip(&f.expr) {
            e if self.is_chain(e) => self.chain(e)?,
            e => {
                let source = self.source(e)?;
                Chain { source, stages: vec![], ends_early: false, span: e.span() }
            }
        };
        let nested = chain.stages.iter().any(|s| matches!(s, Stage::FlatMap(_)));
        if nested && super::control::jumps(&f.body.stmts) {
            self.diag.refuse(
                f.expr.span(),
                "a jump out of a loop over `flat_map`",
                "write two loops",
            );
            return Some(None);
        }
        let context = self.open_loop(f.label.as_ref(), &f.body, chain.ends_early, None, span);
        Some(self.run(chain, context, span, &mut |l, item| {
            l.bind_argument(&f.pat, None, item);
            l.tail_statements(&f.body.stmts, None, super::control::Body::Loop);
        }))
    }

    /// Runs `consumer` for each item of `chain`, in a loop without jumps of its own.
    pub(super) fn each(
        &mut self,
        chain: Chain,
        ends_early: bool,
        span: Span,
        consumer: &mut Consumer,
    ) {
        let empty = syn::Block { brace_token: Default::default(), stmts: vec![] };
        let context = self.open_loop(None, &empty, ends_early || chain.ends_early, None, span);
        self.run(chain, context, span, consumer);
    }

    fn run(
        &mut self,
        chain: Chain,
        context: LoopContext,
        span: Span,
        consumer: &mut Consumer,
    ) -> Option<VarId> {
        let Chain { source, stages, span: written, .. } = chain;
        let direct = source.is_mapped_range();
        let iter =
            if direct { self.range_beneath(&source, span) } else { self.numbers(&source, span)? };
        let mut pattern = Default::default();
        let (body, context) = self.loop_body(context, |l| {
            let index = l.names.fresh("i", span);
            let var = l.declare(&index, None, Role::Bound);
            l.vars[var].kind = Kind::Discrete;
            pattern = l.vars[var].name.to_token_stream();
            let at = l.read(var, span);
            if let Some(item) = l.item(&source, at, direct, span) {
                l.through(item, &stages, span, consumer);
            }
        });
        let mut copied = Vec::new();
        source.copied_places(&mut copied);
        if copied.iter().any(|place| self.writes(&body, self.root(place))) {
            self.diag.refuse(
                written,
                "a loop over a copy of an array that the body may change",
                "loop over the indices, or over a reference to an array of its own",
            );
        }
        let (running, jumped) = Self::flag_of(&context);
        let id = self.fresh_id();
        self.push(StmtKind::For { pattern, iter, body, running, id }, span);
        jumped
    }

    /// Whether `body` may change what `root` holds.
    fn writes(&self, body: &Block, root: VarId) -> bool {
        let mut found = false;
        each_stmt(body, &mut |stmt| {
            if let StmtKind::Assign { place, .. } | StmtKind::Split { place, mutable: true, .. } =
                &stmt.kind
            {
                found |= self.root(place) == root;
            }
            own_exprs(stmt, &mut |e| {
                found |= match &e.kind {
                    ExprKind::Borrow { mutable: true, place } => self.root(place) == root,
                    ExprKind::Opaque { vars, readonly: false, .. } => vars.contains(&root),
                    _ => false,
                };
            });
        });
        found
    }

    /// `0..length`
    fn numbers(&mut self, source: &Source, span: Span) -> Option<Expr> {
        let Some(end) = self.source_length(source, span) else {
            self.diag.refuse(span, "a loop without an end", "bound the range");
            return None;
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

    /// Hands `item` through the stages to the consumer.
    fn through(&mut self, item: Expr, stages: &[Stage], span: Span, consumer: &mut Consumer) {
        let Some((stage, rest)) = stages.split_first() else { return consumer(self, item) };
        match stage {
            Stage::Filter(f) => {
                let item = self.shareable(item);
                let Some(cond) = self.test(f, &item, span) else { return };
                self.guarded_rest(cond, item, rest, span, consumer);
            }
            Stage::Map(f) => {
                if let Some(item) = self.apply(f, vec![item], span) {
                    self.through(item, rest, span, consumer);
                }
            }
            Stage::Inspect(f) => {
                let item = self.shareable(item);
                self.apply_by_ref(f, &item, span);
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
                let flag = self.read(*started, span);
                let cond = self.negated(flag, span);
                let then = self.in_block(|l| {
                    let Some(skip) = l.test(f, &item, span) else { return };
                    let go = l.negated(skip, span);
                    l.assign_var(*started, go, span);
                });
                self.push(StmtKind::If { cond, then, otherwise: Block::default() }, span);
                let flag = self.read(*started, span);
                self.guarded_rest(flag, item, rest, span, consumer);
            }
            Stage::Enumerate(counter) => {
                let number = self.read(*counter, span);
                let number = self.spill("n", number);
                self.count_up(*counter, span);
                let item = self.expr(ExprKind::Tuple(vec![number, item]), span);
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
            Stage::FlatMap(f) => self.nested(f, item, rest, span, consumer),
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
        let then = self.in_block(|l| {
            l.count_up(counter, span);
            l.through(item, rest, span, consumer);
        });
        self.push(StmtKind::If { cond, then, otherwise: Block::default() }, span);
        let read = self.read(counter, span);
        let cond = self.binary_of(read, syn::parse_quote!(>=), n.clone());
        let then = self.in_block(|l| l.stop(span));
        self.push(StmtKind::If { cond, then, otherwise: Block::default() }, span);
    }

    fn guarded_rest(
        &mut self,
        cond: Expr,
        item: Expr,
        rest: &[Stage],
        span: Span,
        consumer: &mut Consumer,
    ) {
        let then = self.in_block(|l| l.through(item, rest, span, consumer));
        self.push(StmtKind::If { cond, then, otherwise: Block::default() }, span);
    }

    /// `f(&item)`, as a condition.
    pub(super) fn test(&mut self, f: &Callable, item: &Expr, span: Span) -> Option<Expr> {
        let cond = self.apply_by_ref(f, item, span)?;
        let cond = self.dereferenced(cond);
        Some(if self.is_constant(&cond) { cond } else { self.spill("pass", cond) })
    }

    pub(super) fn negated(&mut self, e: Expr, span: Span) -> Expr {
        self.expr(ExprKind::Unary(syn::UnOp::Not(syn::Token![!](span)), Box::new(e)), span)
    }

    /// A loop over what the closure gives for `item`.
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

    /// Ends the loop right around after this pass.
    pub(super) fn stop(&mut self, span: Span) {
        if let Some(flag) = self.innermost_flag() {
            let value = self.truth(false, span);
            self.assign_var(flag, value, span);
        }
    }
}

/// Whether a `flat_map` is among the adapters.
pub(super) fn flattens(e: &Syn) -> bool {
    match strip(e) {
        Syn::MethodCall(m) => m.method == "flat_map" || flattens(&m.receiver),
        _ => false,
    }
}
