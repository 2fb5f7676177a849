//! Variables of definitions in the prelude that hold an item of an iterator, if there is one: `let mut best = None;`.
//! An item may be a reference. It is stored by the indices of its target.

use std::cell::{Cell, OnceCell};
use std::rc::Rc;

use proc_macro2::Span;
use quote::quote;
use syn::Expr as Syn;

use crate::ir::{Expr, ExprKind, Kind, Place, Proj, Stmt, StmtKind, VarId};

use super::Lower;
use super::scope::Binding;
use super::stmt::strip;

/// An `Option` of a definition in the prelude, stored as a flag and variables for its value.
pub(super) struct Slot {
    /// True for `Some`.
    pub(super) flag: VarId,
    /// The parts of the value. They are known when the first item is lowered.
    pub(super) value: OnceCell<Expr>,
    outside: BeforeLoop,
}

/// The place before a loop where the variables of a [`Slot`] are declared.
struct BeforeLoop {
    /// The number of blocks around it.
    depth: usize,
    /// The number of statements before it.
    at: Cell<usize>,
    /// True if a reference may be stored by the indices of its target.
    as_reference: bool,
    span: Span,
}

impl Lower {
    pub(super) fn slot(&mut self, as_reference: bool, span: Span) -> Rc<Slot> {
        let flag = self.flag("found", false, span);
        let (depth, at) = (self.blocks.len(), Cell::new(self.statements()));
        let outside = BeforeLoop { depth, at, as_reference, span };
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
        let names = |b: &Binding| matches!(b, Binding::Item(before) if before.id == value.id);
        if !self.scopes.iter().any(|scope| scope.values().any(names)) {
            self.set_flag(slot.flag, true, span);
        }
        Some(())
    }

    /// Variables for an item and its parts. A reference is stored by the indices of its target, or its target is copied.
    fn variables_for(&mut self, item: &Expr, outside: &BeforeLoop) -> Option<Expr> {
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
        outside: &BeforeLoop,
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
    fn place_for(&mut self, item: &Expr, outside: &BeforeLoop) -> Option<Place> {
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
