//! Consumers of an iterator that choose an item, or combine all items to one: `reduce`, `max_by`, `min_by`, `find`,
//! `last`, `nth`, `position`. The prelude defines them. The variable of the item that was found is a [`Slot`], since items
//! may be references.

use std::cell::{Cell, OnceCell};
use std::rc::Rc;

use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, Pat, Stmt as SynStmt};

use crate::ir::words::names_in;
use crate::ir::{Expr, ExprKind, Kind, Place, Proj, Stmt, StmtKind, VarId};

use super::Lower;
use super::adapters::flattens;
use super::control::Body;
use super::optional::What;
use super::prelude::ITERATORS;
use super::scope::Binding;
use super::stmt::strip;

/// An `Option` in variables.
pub(super) struct Slot {
    /// True for `Some`.
    pub(super) flag: VarId,
    /// The parts of the value. They are known when the first item is lowered.
    pub(super) value: OnceCell<Expr>,
    outside: Outside,
}

/// The place before a loop where the variables of a [`Slot`] are declared.
struct Outside {
    /// The number of blocks around it.
    depth: usize,
    /// The number of statements before it.
    at: Cell<usize>,
    /// True if a reference may be stored by the indices of its target.
    as_reference: bool,
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
                let named = matches!(strip(&m.receiver), Syn::Path(_));
                !named && self.iterator_of(&m.receiver).is_none() && !flattens(&m.receiver)
            }
            _ => false,
        };
        known && self.is_chain(&m.receiver)
    }

    /// Generates the loop that finds the item.
    pub(super) fn selected(&mut self, m: &ExprMethodCall) -> Option<What> {
        let m = &self.advancing(m);
        if let Some(other) = self.other_method(m) {
            return self.selected(&other);
        }
        let best = self.loop_of(m)?;
        let slot = self.slot_of(&best)?;
        Some(What::Found { flag: slot.flag, value: slot.value.get()?.clone() })
    }

    /// Lowers the definition of `m` in the prelude: `let mut best = None; for item in items { … } best`. Returns the
    /// name of the result.
    pub(super) fn loop_of(&mut self, m: &ExprMethodCall) -> Option<Syn> {
        let span = m.span();
        let args: Vec<&Syn> = std::iter::once(&*m.receiver).chain(&m.args).collect();
        let Syn::Block(b) = self.defined(&ITERATORS.called(m)?, &args, span)? else { return None };
        let [before @ .., SynStmt::Expr(Syn::ForLoop(each), _), SynStmt::Expr(result, None)] =
            &b.block.stmts[..]
        else {
            return None;
        };
        let chain = self.chain(&each.expr)?;
        // The items of several loops are not in one place, nor is what `reduce` computes.
        let as_reference = m.method != "reduce" && chain.is_single();
        for stmt in before {
            match stmt {
                SynStmt::Local(l) if l.init.as_ref().is_some_and(|init| is_none(&init.expr)) => {
                    let slot = self.slot(as_reference, span);
                    self.bind_named(&l.pat, Binding::Slot(slot));
                }
                stmt => self.statement(stmt),
            }
        }
        let names = names_in(each.body.to_token_stream());
        self.each(chain, super::jump::leaves(&each.body), span, &mut |l, item| {
            l.bind_item(&each.pat, item, &names);
            l.tail_statements(&each.body.stmts, None, Body::Loop);
        });
        Some(result.clone())
    }

    /// Binds `pat` to an item. If it is used once in the code with these names, it has no variable.
    fn bind_item(&mut self, pat: &Pat, item: Expr, names: &[String]) {
        match (pat, item.kind) {
            (Pat::Tuple(t), ExprKind::Tuple(parts)) => {
                t.elems.iter().zip(parts).for_each(|(pat, part)| self.bind_item(pat, part, names));
            }
            (Pat::Ident(p), kind) => {
                let mut item = Expr { kind, ..item };
                if names.iter().filter(|name| p.ident == name).count() > 1 {
                    item = self.lasting(item);
                }
                self.bind_to(&p.ident, Binding::Value(item));
            }
            _ => {}
        }
    }

    /// Makes the name that `pat` is stand for `binding`.
    fn bind_named(&mut self, pat: &Pat, binding: Binding) {
        if let Pat::Ident(p) = pat {
            self.bind_to(&p.ident, binding);
        }
    }

    fn slot(&mut self, as_reference: bool, span: Span) -> Rc<Slot> {
        let flag = self.flag("found", false, span);
        let (depth, at) = (self.blocks.len(), Cell::new(self.statements()));
        let outside = Outside { depth, at, as_reference, span };
        Rc::new(Slot { flag, value: OnceCell::new(), outside })
    }

    /// The slot that `e` names.
    pub(super) fn slot_of(&self, e: &Syn) -> Option<Rc<Slot>> {
        let Syn::Path(p) = strip(e) else { return None };
        match self.binding_of(p)? {
            Binding::Slot(slot) => Some(slot.clone()),
            _ => None,
        }
    }

    /// Lowers `best = Some(item);` for a slot.
    pub(super) fn fill_slot(&mut self, slot: &Slot, some: &Syn, span: Span) -> Option<()> {
        let Syn::Call(some) = some else { return None };
        let item = self.value(some.args.first()?)?;
        let value = match slot.value.get() {
            Some(value) => value,
            None => {
                let value = self.variables_for(&item, &slot.outside)?;
                slot.value.get_or_init(|| value)
            }
        };
        self.keep_item(value, item, span);
        // In `Some(before) => …` the flag is set already.
        let names = |b: &Binding| matches!(b, Binding::Value(before) if before.id == value.id);
        if !self.scopes.iter().any(|scope| scope.values().any(names)) {
            self.set_flag(slot.flag, true, span);
        }
        Some(())
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

    /// Variables for an item and its parts. A reference is stored by the indices of its target, or its target is copied.
    fn variables_for(&mut self, item: &Expr, outside: &Outside) -> Option<Expr> {
        let span = outside.span;
        if let ExprKind::Tuple(parts) = &item.kind {
            let parts: Option<Vec<_>> =
                parts.iter().map(|part| self.variables_for(part, outside)).collect();
            return Some(self.expr(ExprKind::Tuple(parts?), span));
        }
        let reference = self.kind(item).is_ref();
        if reference
            && outside.as_reference
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
        outside: &Outside,
    ) -> VarId {
        let var = self.declare_hidden("chosen", ty, outside.span);
        let v = &mut self.vars[var];
        v.kind = kind;
        v.declared_mut = true;
        v.depth = outside.depth - 1;
        let kind = StmtKind::Let { var, init: Some(init) };
        let at = outside.at.replace(outside.at.get() + 1);
        self.blocks[outside.depth - 1].insert(at, Stmt::new(kind, outside.span));
        var
    }

    /// The place that `item` refers to, with variables for its indices. `None` if the place is not declared outside of
    /// the loop.
    fn place_for(&mut self, item: &Expr, outside: &Outside) -> Option<Place> {
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
                let same = matches!(&value.kind, ExprKind::Read(of) if of.base == place.base && of.proj.is_empty());
                if !same {
                    self.assign_var(place.base, value, span);
                }
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

fn is_none(e: &Syn) -> bool {
    matches!(e, Syn::Path(p) if p.path.is_ident("None"))
}
