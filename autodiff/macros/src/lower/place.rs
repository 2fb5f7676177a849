//! Places: variables, their fields, elements and parts.

use proc_macro2::Span;
use quote::quote;
use syn::{Expr as Syn, Type, UnOp};

use crate::ir::std_names::Property;
use crate::ir::{Expr, ExprKind, Kind, Place, Proj, Role, VarId, methods};

use super::Lower;
use super::indexed_iterator::is_constant_name;
use super::stmt::strip;

impl Lower {
    /// The place that `e` names. A value that is no place is bound to a variable first.
    pub(super) fn place(&mut self, e: &Syn) -> Option<Place> {
        let span = syn::spanned::Spanned::span(e);
        if let Some(known) = self.stands_for(e) {
            return Some(match known.kind {
                ExprKind::Borrow { place, .. } | ExprKind::Read(place) => Place { span, ..place },
                _ => Place::var(self.spill_var("t", known), span),
            });
        }
        match e {
            Syn::Path(p) if self.local(p).is_some() => {
                self.local(p).map(|var| Place::var(var, span))
            }
            Syn::Paren(_) | Syn::Group(_) => self.place(strip(e)),
            Syn::Field(f) => {
                let place = self.place(&f.base)?.then(Proj::Field(f.member.clone()));
                Some(Place { span, ..place })
            }
            Syn::Unary(u) if matches!(u.op, UnOp::Deref(_)) => {
                if let Some(Expr { kind: ExprKind::Borrow { place, .. }, .. }) =
                    self.stands_for(&u.expr)
                {
                    return Some(Place { span, ..place });
                }
                match strip(&u.expr) {
                    made @ (Syn::MethodCall(_) | Syn::Call(_)) => {
                        let value = self.value(made)?;
                        Some(self.place_behind(value, span))
                    }
                    e => {
                        let place = self.place(e)?;
                        Some(self.behind(place, span))
                    }
                }
            }
            Syn::Index(i) => {
                let mut place = self.place(&i.expr)?;
                let start = self.statements();
                let proj = self.index(&i.index)?;
                let later = self.split_off(start);
                if !later.is_empty() {
                    // An index further left is evaluated first.
                    place = self.pin(place);
                }
                self.append(later);
                Some(Place { span, ..place.then(proj) })
            }
            Syn::Path(p) if self.binding_of(p).is_none() && is_constant_name(p) => {
                // A `static` cannot be moved.
                let kind = Kind::Ref { mutable: false, to: Box::new(Kind::Unknown) };
                let lent = self.expr(ExprKind::Constant(quote!(&#p), kind), span);
                Some(self.place_of(lent).behind())
            }
            _ => {
                let value = self.value(e)?;
                Some(self.place_of(value))
            }
        }
    }

    /// The place of a value: the target of a reference, or a variable bound to the value.
    pub(super) fn place_of(&mut self, value: Expr) -> Place {
        let span = value.span;
        match value.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => place,
            ref kind => {
                let copy = matches!(kind, ExprKind::Method { method, .. } if method == "clone" || method == "to_vec");
                let var = self.spill_var("t", value);
                // `for v in x.to_vec().iter_mut()` changes the copy.
                self.vars[var].declared_mut |= copy;
                Place::var(var, span)
            }
        }
    }

    /// The target of the reference `value`.
    pub(super) fn place_behind(&mut self, value: Expr, span: Span) -> Place {
        if let ExprKind::Borrow { place, .. } = value.kind {
            return Place { span, ..place };
        }
        let place = self.place_of(value);
        self.behind(place, span)
    }

    fn behind(&self, place: Place, span: Span) -> Place {
        // `peek` returns a reference to an item that may already be a reference. Here both are one reference.
        let is_value = |kind: Kind| matches!(kind, Kind::Float(_) | Kind::Discrete);
        let place = if is_value(self.place_kind(&place)) { place } else { place.behind() };
        Place { span, ..place }
    }

    /// The place itself, or the target of the reference in it.
    pub(super) fn behind_reference(&self, place: Place) -> Place {
        if self.place_kind(&place).is_ref() { place.behind() } else { place }
    }

    /// The place that `value` reads or refers to. The flag is `Some` behind a reference, and true if that is mutable.
    pub(super) fn place_and_reference(&self, value: &Expr) -> Option<(Place, Option<bool>)> {
        match &value.kind {
            ExprKind::Borrow { mutable, place } => Some((place.clone(), Some(*mutable))),
            ExprKind::Read(place) => match self.place_kind(place) {
                Kind::Ref { mutable, .. } => Some((place.clone().behind(), Some(mutable))),
                _ => Some((place.clone(), None)),
            },
            _ => None,
        }
    }

    fn index(&mut self, e: &Syn) -> Option<Proj> {
        // A value computed for an index is an integer.
        let operators = std::mem::take(&mut self.operators);
        let index = self.value(e);
        self.operators = operators;
        let mut index = index?;
        if let Some(range) = self.named_range(&index) {
            self.counts_elements(&index);
            index = range;
        }
        Some(match index.kind {
            ExprKind::Range { start, end, inclusive: false } => Proj::Part(start, end),
            _ => Proj::Index(Box::new(index)),
        })
    }

    /// The variable that a path of one segment names.
    pub(super) fn local(&self, path: &syn::ExprPath) -> Option<VarId> {
        if path.qself.is_some() {
            return None;
        }
        path.path.get_ident().and_then(|name| self.lookup(&name.to_string()))
    }

    /// The variable that `e` names.
    pub(super) fn named(&self, e: &Syn) -> Option<VarId> {
        match strip(e) {
            Syn::Path(p) => self.local(p),
            _ => None,
        }
    }

    /// Replaces the indices of a place that is stored by ones that cannot change.
    pub(super) fn pin(&mut self, mut place: Place) -> Place {
        for proj in &mut place.proj {
            match proj {
                Proj::Index(e) => self.pin_expr(e),
                Proj::Part(a, b) => a.iter_mut().chain(b).for_each(|e| self.pin_expr(e)),
                Proj::Field(_) | Proj::Deref | Proj::Bound(_) => {}
            }
        }
        place
    }

    fn pin_expr(&mut self, e: &mut Expr) {
        // A range is not `Copy`.
        if let ExprKind::Range { start, end, .. } = &mut e.kind {
            return start.iter_mut().chain(end).for_each(|bound| self.pin_expr(bound));
        }
        if !self.is_constant(e) {
            let pinned = self.spill("at", e.clone());
            *e = pinned;
        }
    }

    /// True if `e` has the same value at every evaluation while its variables live.
    pub(super) fn is_constant(&self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Read(place) => self.is_constant_place(place),
            ExprKind::Borrow { mutable, place } => !mutable && self.is_constant_place(place),
            ExprKind::Method { receiver, method, args, .. } => {
                // The length of a slice cannot change, even if its elements do.
                let length =
                    method == "len" && receiver.variable().is_some_and(|var| self.is_slice(var));
                methods::is_pure(&method.to_string())
                    && (length || self.is_constant(receiver))
                    && args.iter().all(|e| self.is_constant(e))
            }
            ExprKind::Array(_)
            | ExprKind::VecOf(_)
            | ExprKind::Tuple(_)
            | ExprKind::Repeat { .. }
            | ExprKind::Opaque { .. } => false,
            _ => !e.any_operand(|e| !self.is_constant(e)),
        }
    }

    /// True if the variable is a parameter that refers to a slice or array.
    fn is_slice(&self, var: VarId) -> bool {
        let v = &self.vars[var];
        matches!(v.role, Role::Param(_))
            && !v.declared_mut
            && matches!(&v.ty, Some(Type::Reference(r)) if matches!(&*r.elem, Type::Slice(_) | Type::Array(_)))
    }

    fn is_constant_place(&self, place: &Place) -> bool {
        let base = &self.vars[place.base];
        let frozen = !base.declared_mut && !base.kind.is_mutable_ref();
        // A view of mutable memory, or a reference of unknown mutability in a field, may change.
        let root = base.view.as_ref().map_or(place.base, |v| self.root(v));
        let root = &self.vars[root];
        let shared = !root.declared_mut && !root.kind.is_mutable_ref();
        let known = place.proj.is_empty()
            || matches!(root.role, Role::Param(_))
            || base.role == Role::Bound
            || !matches!(base.kind, Kind::Unknown);
        frozen
            && shared
            && known
            && place.proj.iter().all(|p| match p {
                Proj::Index(e) => self.is_constant(e),
                Proj::Part(a, b) => a.iter().chain(b).all(|e| self.is_constant(e)),
                Proj::Field(_) | Proj::Deref | Proj::Bound(_) => true,
            })
    }

    /// True if the place is in a `Const` parameter, or in a variable that a loop or pattern bound to a part of one.
    pub(super) fn is_inactive(&self, place: &Place) -> bool {
        match self.vars[self.root(place)].role {
            Role::Param(activity) => activity.is_const(),
            Role::Bound => true,
            Role::Local => false,
        }
    }

    /// The variable that owns the target of a view.
    pub(super) fn root(&self, place: &Place) -> VarId {
        place.root(&self.vars)
    }
}

/// True if `e` is a variable or a part of one.
pub(super) fn names_memory(e: &Syn) -> bool {
    match strip(e) {
        Syn::Path(p) => p.path.get_ident().is_some(),
        Syn::Field(f) => names_memory(&f.base),
        Syn::Index(i) => names_memory(&i.expr),
        Syn::Unary(u) => matches!(u.op, syn::UnOp::Deref(_)) && names_memory(&u.expr),
        _ => false,
    }
}

/// True if `e` names a place, or is a value that may be a struct: the receiver of a struct's method.
pub(super) fn is_place(e: &Syn) -> bool {
    match strip(e) {
        Syn::Path(p) => p.path.get_ident().is_some(),
        Syn::Field(f) => is_place(&f.base),
        Syn::Index(i) => is_place(&i.expr),
        Syn::Unary(u) => matches!(u.op, syn::UnOp::Deref(_)) && is_place(&u.expr),
        Syn::MethodCall(m) => {
            let name = m.method.to_string();
            let gives = Property::Gives.has(&name);
            let own = methods::arity(&name).is_some_and(|arity| arity != m.args.len());
            (takes(m) || gives || own || !methods::is_pure(&name))
                && !takes_closure(m)
                && (gives || is_place(&m.receiver))
        }
        Syn::Call(_) | Syn::Struct(_) => true,
        _ => false,
    }
}

/// True for `Option::take`, which changes its receiver. `Iterator::take` has an argument.
pub(super) fn takes(m: &syn::ExprMethodCall) -> bool {
    m.method == "take" && m.args.is_empty()
}

pub(super) fn takes_closure(m: &syn::ExprMethodCall) -> bool {
    m.args.iter().any(|a| matches!(a, Syn::Closure(_)))
}

/// True if the first method of `e` takes its receiver by `&`.
pub(super) fn begins_looking(e: &Syn) -> bool {
    let Syn::MethodCall(m) = strip(e) else { return false };
    match strip(&m.receiver) {
        inner @ Syn::MethodCall(_) => begins_looking(inner),
        _ => methods::only_looks(&m.method.to_string()) && !takes(m),
    }
}
