//! Consumers of an iterator that choose an item, or make one of all: `reduce`, `max_by`, `min_by`, `find`, `last`,
//! `position`. There may be none.

use proc_macro2::Span;
use quote::quote;
use syn::ExprMethodCall;
use syn::spanned::Spanned;

use crate::ir::{Expr, ExprKind, Kind, Place, Stmt, StmtKind, VarId};

use super::Lower;
use super::chain::flattens;
use super::closure::{Callable, Closure};
use super::optional::What;

impl Lower {
    /// Whether `m` is such a consumer of a chain.
    pub(super) fn selects(&self, m: &ExprMethodCall) -> bool {
        let known = match (m.method.to_string().as_str(), m.args.first()) {
            ("reduce", Some(f)) => self.is_callable(f),
            ("max_by" | "min_by", Some(f)) => self.is_closure(f),
            ("find" | "position", Some(f)) => self.is_callable(f) && !flattens(&m.receiver),
            ("last", None) => true,
            _ => false,
        };
        known && self.is_chain(&m.receiver)
    }

    /// The loop that finds it.
    pub(super) fn selected(&mut self, m: &ExprMethodCall) -> Option<What> {
        let span = m.span();
        let name = m.method.to_string();
        let chain = self.chain(&m.receiver)?;
        let f = match m.args.first() {
            Some(f) => Some(self.callable(f)?),
            None => None,
        };
        let flag = self.flag("found", false, span);
        if name == "position" {
            let counter = self.counter("position", span);
            self.each(chain, true, span, &mut |l, item| {
                let Some(cond) = f.as_ref().and_then(|f| l.apply(f, vec![item], span)) else {
                    return;
                };
                let cond = l.dereferenced(cond);
                let then = l.in_block(|l| l.found(flag, true, span));
                let otherwise = l.in_block(|l| l.count_up(counter, span));
                l.push(StmtKind::If { cond, then, otherwise }, span);
            });
            return Some(What::Found { flag, value: self.read(counter, span) });
        }
        let (start, depth) = (self.statements(), self.blocks.len());
        let (mut kept, mut lets) = (None, Vec::new());
        self.each(chain, name == "find", span, &mut |l, item| {
            let item = l.shareable(item);
            if kept.is_none() {
                kept = l.variables_for(&item, depth, &mut lets, span);
            }
            if let Some(kept) = &kept {
                l.select(&name, f.as_ref(), flag, kept, item, span);
            }
        });
        if let Some(block) = self.blocks.last_mut() {
            block.splice(start..start, lets);
        }
        Some(What::Found { flag, value: kept? })
    }

    /// What becomes of `kept` with the next item.
    fn select(
        &mut self,
        name: &str,
        f: Option<&Callable>,
        flag: VarId,
        kept: &Expr,
        item: Expr,
        span: Span,
    ) {
        match (name, f) {
            ("find", Some(f)) => {
                let Some(cond) = self.test(f, &item, span) else { return };
                let then = self.in_block(|l| {
                    l.keep_item(kept, item, span);
                    l.found(flag, true, span);
                });
                self.push(StmtKind::If { cond, then, otherwise: Default::default() }, span);
            }
            ("reduce", Some(f)) => {
                let (cond, first) = (self.read(flag, span), item.clone());
                let then = self.in_block(|l| {
                    if let Some(value) = l.apply(f, vec![kept.clone(), item], span) {
                        l.keep_item(kept, value, span);
                    }
                });
                let otherwise = self.in_block(|l| {
                    l.keep_item(kept, first, span);
                    l.found(flag, false, span);
                });
                self.push(StmtKind::If { cond, then, otherwise }, span);
            }
            ("max_by" | "min_by", Some(Callable::Closure(c))) => {
                // Of equal ones `max_by` gives the last, `min_by` the first. The first item comes first here too, so that the
                // compiler knows what is compared.
                let found = self.read(flag, span);
                let cond = self.negated(found, span);
                let then = self.in_block(|l| {
                    l.keep_item(kept, item.clone(), span);
                    l.found(flag, false, span);
                });
                let otherwise = self.in_block(|l| {
                    let Some(ordering) = l.compare(c, kept, &item, span) else { return };
                    let greater = quote!(::core::cmp::Ordering::Greater);
                    let greater = l.expr(ExprKind::Constant(greater, Kind::Discrete), span);
                    let op = if name == "max_by" {
                        syn::parse_quote!(!=)
                    } else {
                        syn::parse_quote!(==)
                    };
                    let better = l.binary_of(ordering, op, greater);
                    let cond = l.spill("better", better);
                    let then = l.in_block(|l| l.keep_item(kept, item, span));
                    l.push(StmtKind::If { cond, then, otherwise: Default::default() }, span);
                });
                self.push(StmtKind::If { cond, then, otherwise }, span);
            }
            _ => {
                self.keep_item(kept, item, span);
                self.found(flag, false, span);
            }
        }
    }

    fn compare(
        &mut self,
        c: &std::rc::Rc<Closure>,
        a: &Expr,
        b: &Expr,
        span: Span,
    ) -> Option<Expr> {
        let [(first, _), (second, _)] = &c.params[..] else {
            self.diag.refuse(span, "a comparison with this closure", "give it two parameters");
            return None;
        };
        self.enter(c, span, |l| {
            l.bind_reference(first, a);
            l.bind_reference(second, b);
            l.closure_value(c)
        })
    }

    fn found(&mut self, flag: VarId, stops: bool, span: Span) {
        let value = self.truth(true, span);
        self.assign_var(flag, value, span);
        if stops {
            self.stop(span);
        }
    }

    /// Variables for an item and its parts, declared in the block of depth `depth` by `lets`: behind a reference, for
    /// what it refers to.
    fn variables_for(
        &mut self,
        item: &Expr,
        depth: usize,
        lets: &mut Vec<Stmt>,
        span: Span,
    ) -> Option<Expr> {
        if let ExprKind::Tuple(parts) = &item.kind {
            let parts: Option<Vec<_>> =
                parts.iter().map(|part| self.variables_for(part, depth, lets, span)).collect();
            return Some(self.expr(ExprKind::Tuple(parts?), span));
        }
        let reference = self.kind(item).is_ref();
        let value = self.dereferenced(item.clone());
        let kind = self.kind(&value);
        if reference && !matches!(kind, Kind::Float(_) | Kind::Discrete) {
            self.diag.refuse(
                span,
                "a choice among items of this kind",
                "choose among numbers, or find the index and read through it",
            );
            return None;
        }
        let ty = match &kind {
            Kind::Float(ty) => ty.as_ref().map(|ty| (**ty).clone()),
            _ => None,
        };
        let var = self.declare_hidden("chosen", ty, span);
        let init = self.default_value(span);
        let v = &mut self.vars[var];
        v.kind = kind;
        v.declared_mut = true;
        v.depth = depth - 1;
        let kind = StmtKind::Let { var, init: Some(init) };
        lets.push(Stmt { kind, span, pos: 0, outer_loop: None });
        let place = Place::var(var, span);
        let kind = match reference {
            true => ExprKind::Borrow { mutable: false, place },
            false => ExprKind::Read(place),
        };
        Some(self.expr(kind, span))
    }

    /// Assigns an item to its variables.
    fn keep_item(&mut self, kept: &Expr, item: Expr, span: Span) {
        match (&kept.kind, item.kind) {
            (ExprKind::Tuple(kept), ExprKind::Tuple(parts)) if kept.len() == parts.len() => {
                for (kept, part) in kept.iter().zip(parts) {
                    self.keep_item(kept, part, span);
                }
            }
            (ExprKind::Read(place) | ExprKind::Borrow { place, .. }, kind) => {
                let value = self.dereferenced(Expr { kind, ..item });
                self.assign_var(place.base, value, span);
            }
            _ => self.diag.refuse(span, "a choice among values of this kind", "write the loop"),
        }
    }
}
