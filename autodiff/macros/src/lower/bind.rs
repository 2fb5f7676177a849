//! Binding of names to values: variables, the parts of patterns, views.

use proc_macro2::Ident;
use syn::spanned::Spanned;
use syn::{Pat, Type};

use crate::ir::{Expr, ExprKind, Kind, Place, Proj, Role, StmtKind, VarId};

use super::Lower;
use super::matched::without_mut;
use super::stmt::{is_name, tells_types};
use super::type_ascription::of_part;

impl Lower {
    /// A value that later statements cannot change: scalars that may change are bound to a variable.
    pub(super) fn fixed(&mut self, value: Expr) -> Expr {
        if self.is_constant(&value) || self.kind(&value).is_ref() {
            value
        } else {
            self.spill("t", value)
        }
    }

    /// Makes `name` refer to the hidden variable `var`.
    pub(super) fn adopt(&mut self, name: &Ident, var: VarId, mutable: bool) {
        let named = self.declare(name, None, Role::Local);
        // Both are the same variable. Look-ups use the later number, so swap the descriptions.
        let unique = self.vars[named].name.clone();
        self.vars[var].name = unique;
        self.vars[var].declared_mut = mutable;
        self.rebind(name, var);
    }

    /// Binds `value` to a pattern.
    pub(super) fn bind(&mut self, pat: &Pat, ty: Option<Type>, value: Expr) {
        let (id, span) = (value.id, value.span);
        match pat {
            Pat::Ident(p)
                if is_name(p)
                    && p.mutability.is_none()
                    && ty.is_none()
                    && self.is_pair_of_references(&value) =>
            {
                self.bind_argument(pat, None, value);
            }
            Pat::Ident(p) if is_name(p) => {
                self.bind_name(&p.ident, ty, p.mutability.is_some(), value);
            }
            Pat::Type(t) => self.bind(&t.pat, Some((*t.ty).clone()), value),
            Pat::Paren(p) => self.bind(&p.pat, ty, value),
            Pat::Wild(_) => {
                let value = self.told_as(value, ty.as_ref());
                if !self.is_constant(&value) || tells_types(&value) {
                    self.push(StmtKind::Effect(value), span);
                }
            }
            Pat::Reference(r) => self.bind_referent(r, ty, value),
            Pat::Tuple(t) => match value.kind {
                // An alias of a tuple type still allows access to the parts.
                ExprKind::Tuple(values)
                    if values.len() == t.elems.len() && !matches!(ty, Some(Type::Path(_))) =>
                {
                    for (i, (pat, value)) in t.elems.iter().zip(values).enumerate() {
                        self.bind(pat, of_part(ty.as_ref(), i), value);
                    }
                }
                kind => self.bind_aggregate(pat, ty, Expr { kind, ..value }),
            },
            Pat::Ident(p) if p.subpat.is_none() => match value.kind {
                ExprKind::Read(place) => {
                    let (mutable, of) = (p.mutability.is_some(), &p.mutability);
                    let borrow = self.expr(ExprKind::Borrow { mutable, place }, span);
                    let ty = ty.map(|ty| syn::parse_quote!(&#of #ty));
                    self.bind_name(&p.ident, ty, false, borrow);
                }
                kind => {
                    let value = self.told_as(Expr { kind, id, span }, ty.as_ref());
                    self.bind_whole(pat, value);
                }
            },
            _ => self.bind_aggregate(pat, ty, value),
        }
    }

    /// Binds the value behind a reference to the pattern `&…`.
    fn bind_referent(&mut self, pat: &syn::PatReference, ty: Option<Type>, value: Expr) {
        let span = value.span;
        let place = match value.kind {
            ExprKind::Borrow { place, .. } => place,
            ExprKind::Read(place) => place.behind(),
            ExprKind::PureCall { .. } => {
                return self.bind_whole(&Pat::Reference(pat.clone()), value);
            }
            _ => {
                let instead = "bind the reference and use `*`";
                return self.diag.refuse(span, "this `&` pattern", instead);
            }
        };
        let inner = self.expr(ExprKind::Read(place), span);
        let ty = ty.map(|ty| match ty {
            Type::Reference(r) => *r.elem,
            ty => ty,
        });
        self.bind(&pat.pat, ty, inner);
    }

    /// Binds the parts of a struct, tuple or array.
    fn bind_aggregate(&mut self, pat: &Pat, ty: Option<Type>, value: Expr) {
        let value = self.told_as(value, ty.as_ref());
        let made = match &value.kind {
            ExprKind::Struct { .. }
            | ExprKind::Tuple(_)
            | ExprKind::Array(_)
            | ExprKind::Boxed(_) => true,
            // An item of a loop by value.
            ExprKind::Method { method, .. } => method == "clone",
            _ => false,
        };
        let value = if made { self.spill("t", value) } else { value };
        if !self.bind_parts(pat, ty.as_ref(), &value) {
            self.bind_whole(pat, value);
        }
    }

    fn bind_whole(&mut self, pat: &Pat, init: Expr) {
        let span = init.span;
        let (fixed, mutable) = without_mut(pat);
        let vars = self.declare_pattern(&fixed);
        let pattern = self.rename(self.longhand(&fixed)).0;
        self.push(StmtKind::LetPattern { pattern, vars, init }, span);
        // A variable that starts without a derivative may get one later.
        for name in mutable {
            if let Some(var) = self.lookup(&name.to_string()) {
                let value = self.read(var, name.span());
                self.bind_name(&name, None, true, value);
            }
        }
    }

    pub(super) fn bind_name(&mut self, name: &Ident, ty: Option<Type>, mutable: bool, value: Expr) {
        let span = value.span;
        if let Some(var) = value.variable().filter(|var| self.unnamed.remove(var)) {
            ty.iter().for_each(|ty| self.learn(var, ty));
            return self.adopt(name, var, mutable || self.vars[var].declared_mut);
        }
        if mutable && self.bind_cursor(name, &value) {
            return;
        }
        let (value, view) = self.view_of(value);
        let known = self.kind(&value);
        let alike =
            copied(&value).is_some_and(|of| self.alike.contains(&of) || self.has_own_type(of));
        let var = self.declare(name, ty, Role::Local);
        if alike {
            self.alike.insert(var);
        }
        let v = &mut self.vars[var];
        v.declared_mut = mutable;
        if matches!(v.kind, Kind::Unknown) || (view.is_some() && !v.kind.is_ref()) {
            v.kind = known;
        }
        v.view = view;
        self.push(StmtKind::Let { var, init: Some(value) }, span);
    }

    /// If `value` is a reference to a place: that place, with indices that cannot change.
    pub(super) fn view_of(&mut self, value: Expr) -> (Expr, Option<Place>) {
        let span = value.span;
        match value.kind {
            ExprKind::Borrow { mutable, place } => {
                let place = self.pin(place);
                let view = Some(place.clone());
                (Expr { kind: ExprKind::Borrow { mutable, place }, ..value }, view)
            }
            ExprKind::Read(ref place) if place.proj.is_empty() && self.kind(&value).is_ref() => {
                let view = place.clone().behind();
                (value, Some(view))
            }
            ExprKind::Method { ref receiver, ref method, .. }
                if method == "as_slice" && matches!(receiver.kind, ExprKind::Read(_)) =>
            {
                let ExprKind::Read(place) = &receiver.kind else { return (value, None) };
                let place = self.pin(place.clone()).part(None, None);
                let view = Some(place.clone());
                (self.expr(ExprKind::Borrow { mutable: false, place }, span), view)
            }
            kind => (Expr { kind, ..value }, None),
        }
    }

    /// Lowers `let (head, tail) = place.split_at(at);`.
    pub(super) fn split(&mut self, t: &syn::PatTuple, m: &syn::ExprMethodCall) -> Option<()> {
        let mutable = m.method == "split_at_mut";
        let place = self.slice_place(&m.receiver)?;
        let at = self.scalar(m.args.first()?)?;
        let mut vars = [None, None];
        for (i, pat) in t.elems.iter().enumerate() {
            let p = match pat {
                Pat::Ident(p) => p,
                Pat::Wild(_) => continue,
                _ => {
                    return self.refused(
                        pat.span(),
                        "a pattern inside a split",
                        "bind it to a name",
                    );
                }
            };
            let var = self.declare(&p.ident, None, Role::Local);
            self.vars[var].declared_mut = p.mutability.is_some();
            vars[i] = Some(var);
        }
        self.halves(vars, place, at, mutable);
        for (pat, var) in t.elems.iter().zip(vars) {
            if let (Pat::Ident(p), Some(var)) = (pat, var)
                && p.mutability.is_some()
            {
                let value = self.read(var, p.ident.span());
                if self.bind_cursor(&p.ident, &value) {
                    self.vars[var].declared_mut = false;
                }
            }
        }
        Some(())
    }

    /// Makes `vars` the two parts of the slice at `place`.
    pub(super) fn halves(
        &mut self,
        vars: [Option<VarId>; 2],
        place: Place,
        at: Expr,
        mutable: bool,
    ) {
        let span = at.span;
        let at = if self.is_constant(&at) { at } else { self.spill("at", at) };
        let whole = self.place_kind(&place);
        for (i, var) in vars.into_iter().enumerate() {
            let Some(var) = var else { continue };
            let (place, bound) = (place.clone(), Some(at.clone()));
            let view = if i == 0 { place.part(None, bound) } else { place.part(bound, None) };
            self.vars[var].kind = Kind::Ref { mutable, to: Box::new(whole.value().clone()) };
            self.vars[var].view = Some(view);
        }
        self.push(StmtKind::Split { vars, place, at, mutable }, span);
    }
}

/// The variable that `value` reads or copies.
fn copied(value: &Expr) -> Option<VarId> {
    match &value.kind {
        ExprKind::Read(place) if place.proj.iter().all(|p| matches!(p, Proj::Deref)) => {
            Some(place.base)
        }
        ExprKind::Method { receiver, method, .. } if method == "clone" => copied(receiver),
        _ => None,
    }
}
