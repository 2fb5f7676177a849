//! Consumers of an iterator that choose an item, or combine all items to one: `reduce`, `max_by`, `min_by`, `find`,
//! `last`, `nth`, `position`. The result is optional.

use proc_macro2::Span;
use quote::quote;
use syn::ExprMethodCall;
use syn::spanned::Spanned;

use crate::ir::{Expr, ExprKind, Kind, Place, Proj, Stmt, StmtKind, VarId};

use super::Lower;
use super::adapters::flattens;
use super::closure::Callable;
use super::optional::What;

/// Declarations of the variables of a choice: before the loop.
struct Outside {
    /// The number of blocks around these declarations.
    depth: usize,
    lets: Vec<Stmt>,
    span: Span,
}

impl Lower {
    /// True if `m` is such a consumer of a chain.
    pub(super) fn selects(&self, m: &ExprMethodCall) -> bool {
        let known = match (m.method.to_string().as_str(), m.args.first()) {
            ("reduce" | "max_by" | "min_by", Some(f)) => self.is_callable(f),
            ("find" | "position", Some(f)) => self.is_callable(f) && !flattens(&m.receiver),
            ("find_map", Some(f)) => {
                self.is_closure(f) && !flattens(&m.receiver) && !self.moves(&m.receiver)
            }
            ("nth", Some(_)) => !flattens(&m.receiver),
            ("last", None) => true,
            // The receiver has no name, so it is not used afterwards.
            ("next", None) => {
                let named = matches!(super::stmt::strip(&m.receiver), syn::Expr::Path(_));
                !named && self.iterator_of(&m.receiver).is_none() && !flattens(&m.receiver)
            }
            _ => false,
        };
        known && self.is_chain(&m.receiver)
    }

    /// Generates the loop that finds the item.
    pub(super) fn selected(&mut self, m: &ExprMethodCall) -> Option<What> {
        let span = m.span();
        let mut name = m.method.to_string();
        let items = &m.receiver;
        let moves = ["find", "nth", "position"].contains(&name.as_str()) && self.moves(items);
        if !moves && let Some(other) = self.other_method(m) {
            return self.selected(&other);
        }
        let mut chain = self.chain(items)?;
        if moves {
            self.advance_with(&mut chain, items);
        }
        let f = match m.args.first() {
            Some(n) if name == "nth" => {
                chain.skip(self, n)?;
                name = "find".to_owned();
                Some(self.callable(&syn::parse_quote_spanned!(span=> |_| true))?)
            }
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
        // The items of several loops are not in one place.
        let as_reference = name != "reduce" && chain.is_single();
        let start = self.statements();
        let mut outside = Outside { depth: self.blocks.len(), lets: Vec::new(), span };
        let mut kept = None;
        self.each(chain, name == "find", span, &mut |l, item| {
            let item = l.lasting(item);
            if kept.is_none() {
                kept = l.variables_for(&item, as_reference, &mut outside);
            }
            if let Some(kept) = &kept {
                l.select(&name, f.as_ref(), flag, kept, item, span);
            }
        });
        if let Some(block) = self.blocks.last_mut() {
            block.splice(start..start, outside.lets);
        }
        Some(What::Found { flag, value: kept? })
    }

    /// Returns `item` in a form that can be used several times and does not borrow mutable memory.
    fn lasting(&mut self, item: Expr) -> Expr {
        match item.kind {
            ExprKind::Borrow { mutable: true, place } => {
                let place = self.pin(place);
                Expr { kind: ExprKind::Borrow { mutable: true, place }, ..item }
            }
            ExprKind::Tuple(parts) => {
                let parts = parts.into_iter().map(|part| self.lasting(part)).collect();
                Expr { kind: ExprKind::Tuple(parts), ..item }
            }
            kind => self.shareable(Expr { kind, ..item }),
        }
    }

    /// Updates `kept` with the next item.
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
                self.when(cond, span, |l| {
                    l.keep_item(kept, item, span);
                    l.found(flag, true, span);
                });
            }
            ("reduce", Some(f)) => self.after_first(flag, kept, item, span, |l, item| {
                if let Some(value) = l.apply(f, vec![kept.clone(), item], span) {
                    l.keep_item(kept, value, span);
                }
            }),
            // Among equal items `max_by` returns the last, `min_by` the first.
            ("max_by" | "min_by", Some(f)) => {
                self.after_first(flag, kept, item, span, |l, item| {
                    let Some(ordering) = l.compare(f, kept, &item, span) else { return };
                    let greater = quote!(::core::cmp::Ordering::Greater);
                    let greater = l.expr(ExprKind::Constant(greater, Kind::Discrete), span);
                    let op = if name == "max_by" {
                        syn::parse_quote!(!=)
                    } else {
                        syn::parse_quote!(==)
                    };
                    let better = l.binary_of(ordering, op, greater);
                    let cond = l.spill("better", better);
                    l.when(cond, span, |l| l.keep_item(kept, item, span));
                })
            }
            _ => {
                self.keep_item(kept, item, span);
                self.found(flag, false, span);
            }
        }
    }

    /// Stores the first item; `others` handles later ones. The first item comes first in the code too, so that the
    /// compiler knows the type of the stored item.
    fn after_first(
        &mut self,
        flag: VarId,
        kept: &Expr,
        item: Expr,
        span: Span,
        others: impl FnOnce(&mut Self, Expr),
    ) {
        let cond = self.unset_flag(flag, span);
        let then = self.in_block(|l| {
            l.keep_item(kept, item.clone(), span);
            l.found(flag, false, span);
        });
        let otherwise = self.in_block(|l| others(l, item));
        self.push(StmtKind::If { cond, then, otherwise }, span);
    }

    fn compare(&mut self, f: &Callable, a: &Expr, b: &Expr, span: Span) -> Option<Expr> {
        let Callable::Closure(c) = f else {
            let referred = |l: &mut Self, e: &Expr| match &e.kind {
                ExprKind::Read(place) if !l.kind(e).is_ref() => {
                    let place = place.clone();
                    l.expr(ExprKind::Borrow { mutable: false, place }, span)
                }
                _ => e.clone(),
            };
            let args = vec![referred(self, a), referred(self, b)];
            return self.apply(f, args, span);
        };
        let [(first, of_first), (second, of_second)] = &c.params[..] else {
            return self.refused(span, "a comparison with this closure", "give it two parameters");
        };
        self.enter(c, span, |l| {
            l.bind_reference(first, of_first.as_ref(), a);
            l.bind_reference(second, of_second.as_ref(), b);
            l.closure_value(c)
        })
    }

    fn found(&mut self, flag: VarId, stops: bool, span: Span) {
        self.set_flag(flag, true, span);
        if stops {
            self.stop(span);
        }
    }

    /// Variables for an item and its parts. If `as_reference` is true, a reference may be stored by the indices of its
    /// target. Otherwise its target is copied.
    fn variables_for(
        &mut self,
        item: &Expr,
        as_reference: bool,
        outside: &mut Outside,
    ) -> Option<Expr> {
        let span = outside.span;
        if let ExprKind::Tuple(parts) = &item.kind {
            let parts: Option<Vec<_>> =
                parts.iter().map(|part| self.variables_for(part, as_reference, outside)).collect();
            return Some(self.expr(ExprKind::Tuple(parts?), span));
        }
        let reference = self.kind(item).is_ref();
        if reference
            && as_reference
            && let Some(place) = self.place_for(item, outside)
        {
            let mutable = self.kind(item).is_mutable_ref();
            return Some(self.expr(ExprKind::Borrow { mutable, place }, span));
        }
        let exclusive = self.kind(item).is_mutable_ref();
        let value = self.dereferenced(item.clone());
        let kind = self.kind(&value);
        if exclusive || (reference && !matches!(kind, Kind::Float(_) | Kind::Discrete)) {
            return self.refused(
                span,
                "a choice among items of this kind",
                "choose among numbers, or find the index and read through it",
            );
        }
        let ty = match &kind {
            Kind::Float(ty) => ty.as_ref().map(|ty| (**ty).clone()),
            _ => None,
        };
        let init = self.default_value(None, span);
        let place = Place::var(self.outer_variable(ty, kind, init, outside), span);
        let kind = match reference {
            true => ExprKind::Borrow { mutable: false, place },
            false => ExprKind::Read(place),
        };
        Some(self.expr(kind, span))
    }

    fn outer_variable(
        &mut self,
        ty: Option<syn::Type>,
        kind: Kind,
        init: Expr,
        outside: &mut Outside,
    ) -> VarId {
        let var = self.declare_hidden("chosen", ty, outside.span);
        let v = &mut self.vars[var];
        v.kind = kind;
        v.declared_mut = true;
        v.depth = outside.depth - 1;
        let kind = StmtKind::Let { var, init: Some(init) };
        outside.lets.push(Stmt::new(kind, outside.span));
        var
    }

    /// The place that `item` refers to, with variables for its indices. `None` if the place is not declared outside of
    /// the loop.
    fn place_for(&mut self, item: &Expr, outside: &mut Outside) -> Option<Place> {
        let mut place = self.referred(item)?;
        let within = |l: &Self, e: &Expr| {
            let mut within = false;
            crate::ir::visit::each_expr(e, &mut |e| {
                if let ExprKind::Read(p) = &e.kind {
                    within |= l.vars[p.base].depth >= outside.depth;
                }
            });
            within
        };
        if self.vars[place.base].depth >= outside.depth
            || place.proj.iter().any(|p| matches!(p, Proj::Bound(_)))
        {
            return None;
        }
        let mut bounds: Vec<&mut Expr> = bounds_of(&mut place).collect();
        bounds.retain(|e| within(self, e));
        for bound in bounds {
            let zero = self.expr(ExprKind::Constant(quote!(0usize), Kind::Discrete), outside.span);
            let ty = Some(syn::parse_quote!(usize));
            let var = self.outer_variable(ty, Kind::Discrete, zero, outside);
            *bound = self.read(var, outside.span);
        }
        Some(place)
    }

    /// The place that a reference refers to, without views.
    fn referred(&self, item: &Expr) -> Option<Place> {
        let place = match &item.kind {
            ExprKind::Borrow { place, .. } | ExprKind::Read(place) => self.resolved(place),
            _ => return None,
        };
        let viewed = match &item.kind {
            ExprKind::Read(_) => self.vars[place.base].kind.is_ref() && place.proj.is_empty(),
            _ => false,
        };
        (!viewed).then_some(place)
    }

    /// Assigns an item to its variables.
    fn keep_item(&mut self, kept: &Expr, item: Expr, span: Span) {
        match (&kept.kind, item.kind) {
            (ExprKind::Tuple(kept), ExprKind::Tuple(parts)) if kept.len() == parts.len() => {
                for (kept, part) in kept.iter().zip(parts) {
                    self.keep_item(kept, part, span);
                }
            }
            (ExprKind::Borrow { place, .. }, kind) if !place.proj.is_empty() => {
                let from = self.referred(&Expr { kind, ..item });
                let alike =
                    |from: &Place| from.base == place.base && from.proj.len() == place.proj.len();
                let (Some(mut from), mut to) = (from.filter(alike), place.clone()) else {
                    let what = "a choice among items of different places";
                    return self.diag.refuse(span, what, "choose among numbers: `.copied()`");
                };
                for (to, from) in bounds_of(&mut to).zip(bounds_of(&mut from)) {
                    if let ExprKind::Read(Place { base, proj, .. }) = &to.kind
                        && proj.is_empty()
                        && !matches!(&from.kind, ExprKind::Read(p) if p.base == *base)
                    {
                        self.assign_var(*base, from.clone(), span);
                    }
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

/// The indices and bounds in a place.
fn bounds_of(place: &mut Place) -> impl Iterator<Item = &mut Expr> {
    place.proj.iter_mut().flat_map(|proj| match proj {
        Proj::Index(at) => vec![&mut **at],
        Proj::Part(a, b) => a.iter_mut().chain(b).map(|e| &mut **e).collect(),
        Proj::Field(_) | Proj::Deref | Proj::Bound(_) => vec![],
    })
}
