//! Adjoints of `match`: the same arm is taken again, with the parts of the shadow bound by the same pattern.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::visit_mut::{self, VisitMut};
use syn::{Pat, parse::Parser};

use crate::ir::print::strip;
use crate::ir::visit::{each_stmt, places_of};
use crate::ir::words::bound_names;
use crate::ir::{Arm, Expr, ExprKind, Kind, Place, Proj, Stmt, VarId};

use super::Reverse;

/// Turns a pattern on a value into one on `&mut` its shadow, with other names. Only the shape is compared.
pub(crate) struct OnShadow(pub Vec<(String, Option<Ident>)>);

impl VisitMut for OnShadow {
    fn visit_field_pat_mut(&mut self, field: &mut syn::FieldPat) {
        // `Point { x }` becomes `Point { x: d_x }`.
        field.colon_token.get_or_insert_default();
        visit_mut::visit_field_pat_mut(self, field);
    }

    fn visit_pat_mut(&mut self, pat: &mut Pat) {
        match pat {
            Pat::Lit(_) | Pat::Range(_) => *pat = Pat::Wild(wild()),
            Pat::Reference(r) => {
                let inner = (*r.pat).clone();
                *pat = inner;
                return self.visit_pat_mut(pat);
            }
            Pat::Ident(p) => {
                let known = self.0.iter().find(|(name, _)| p.ident == *name);
                match known {
                    Some((_, Some(shadow))) => {
                        p.ident = shadow.clone();
                        p.by_ref = None;
                        p.mutability = None;
                    }
                    Some((_, None)) => {
                        let sub = p.subpat.take().map(|(_, sub)| *sub);
                        *pat = sub.unwrap_or_else(|| Pat::Wild(wild()));
                    }
                    None => {}
                }
            }
            _ => {}
        }
        visit_mut::visit_pat_mut(self, pat);
    }
}

/// A pattern in the form required after `let`.
pub(crate) fn alone(pat: &Pat) -> TokenStream {
    match pat {
        Pat::Or(_) => quote!((#pat)),
        pat => pat.to_token_stream(),
    }
}

/// Location where a pattern names a value and also parts of it, if both are `named`. Both shadows cannot be borrowed at
/// the same time.
fn whole_and_parts(pat: &Pat, named: &dyn Fn(&syn::PatIdent) -> bool) -> Option<Span> {
    let found = bound_names(pat).into_iter().find(|whole| {
        let Some((_, parts)) = whole.subpat.as_ref().filter(|_| named(whole)) else { return false };
        bound_names(parts).into_iter().any(named)
    });
    found.map(|whole| whole.ident.span())
}

fn wild() -> syn::PatWild {
    syn::PatWild { attrs: Vec::new(), underscore_token: Default::default() }
}

impl Reverse<'_> {
    pub(super) fn match_adjoint(
        &mut self,
        scrutinee: &Expr,
        arms: &[Arm],
        stmt: &Stmt,
    ) -> TokenStream {
        let place = self.matched_place(scrutinee);
        for arm in arms {
            self.separate(arm, place.as_ref());
        }
        let bodies: Vec<_> = arms.iter().map(|arm| self.block(&arm.body)).collect();
        if bodies.iter().all(TokenStream::is_empty) {
            return TokenStream::new();
        }
        let value = self.matched(scrutinee, stmt);
        let mut printed = TokenStream::new();
        for (arm, body) in arms.iter().zip(bodies) {
            let pattern = &arm.pattern;
            let guard = arm.guard.as_ref().map(|guard| {
                if !self.a.found_again(guard, stmt) {
                    self.diag.refuse(
                        guard.span,
                        "a guard on values that change",
                        "write an `if` inside the arm",
                    );
                }
                self.demand(guard);
                let guard = strip(self.emit().expr(guard));
                quote!(if #guard)
            });
            let body = match &place {
                Some(place) => self.on_shadow(arm, place, body, stmt),
                None => body,
            };
            let told = self.parts_again(pattern, &arm.vars, scrutinee);
            let body = quote!(#told #body);
            printed.extend(quote!(#pattern #guard => { #body }));
        }
        quote!(match #value { #printed })
    }

    /// The matched place, if its shadow is needed.
    fn matched_place(&self, scrutinee: &Expr) -> Option<Place> {
        let place = match &scrutinee.kind {
            ExprKind::Method { receiver, .. } => receiver.read()?,
            _ => scrutinee.place()?,
        };
        let place = place.clone();
        if !self.a.place_is_active(&place) {
            return None;
        }
        let borrowed = matches!(scrutinee.kind, ExprKind::Borrow { .. });
        Some(if borrowed { place } else { self.a.behind_reference(place) })
    }

    /// The scrutinee in the reverse sweep: the original place if it is unchanged, or a copy.
    fn matched(&mut self, scrutinee: &Expr, stmt: &Stmt) -> TokenStream {
        self.demand(scrutinee);
        if self.a.available(scrutinee, stmt) {
            return strip(self.emit().matched(scrutinee));
        }
        let lying = matches!(&scrutinee.kind, ExprKind::Read(place) if self.lies_elsewhere(place));
        let (place, borrow, method) = match &scrutinee.kind {
            ExprKind::Borrow { place, .. } => (place, true, None),
            ExprKind::Read(place) if lying => (place, true, None),
            ExprKind::Read(place) if self.a.place_kind(place).is_ref() => (place, false, None),
            ExprKind::Method { receiver, method, .. } if method == "as_ref" => {
                match &receiver.kind {
                    ExprKind::Read(place) => (place, true, Some(quote!(.as_ref()))),
                    _ => return strip(self.value(scrutinee, stmt)),
                }
            }
            _ => return strip(self.value(scrutinee, stmt)),
        };
        let printed = self.emit().place(place);
        let view = if borrow { quote!(&#printed) } else { quote!(&*#printed) };
        let site = self.new_site(stmt, stmt.span);
        self.stores(&Kind::Unknown);
        let name = self.numbered("v", stmt.span);
        self.takes.push(quote!(let #name = #site.take();));
        let before = self.kept.before.entry(stmt.pos).or_default();
        before.extend(quote!(#site.keep_owned(#view);));
        match method {
            Some(method) => quote!(#name #method),
            None if lying => quote!(#name),
            None => quote!(&#name),
        }
    }

    /// True if a value of unknown type is in a slice or behind a reference. It is matched in place, because it cannot be
    /// moved.
    fn lies_elsewhere(&self, place: &Place) -> bool {
        let behind = |p: &Proj| matches!(p, Proj::Index(_) | Proj::Deref);
        matches!(self.a.place_kind(place), Kind::Unknown)
            && (place.proj.iter().any(behind)
                || !place.proj.is_empty() && self.a.vars[place.base].kind.is_ref())
    }

    /// Decides if the shadows of an arm's variables are parts of the scrutinee's shadow. They are separate values if the
    /// arm also uses the scrutinee in other ways.
    fn separate(&mut self, arm: &Arm, place: Option<&Place>) {
        let Some(place) = place else { return };
        let root = self.a.root(place);
        let own = |p: &Place| self.passes_through(p.base, &arm.vars) || self.is_copy(p.base);
        let mut mentioned = false;
        each_stmt(&arm.body, &mut |s| {
            places_of(s, &mut |p| {
                mentioned |= self.a.root(p) == root && !own(p) && !self.a.in_other_fields(p, place);
            });
        });
        if !mentioned {
            return;
        }
        for &var in &arm.vars {
            if self.a.vars[var].kind.is_mutable_ref() && self.a.changes_while_bound(var) {
                self.diag.refuse(
                    self.a.vars[var].name.span(),
                    "a part bound by `&mut` in an arm that uses the whole as well",
                    "write the part with its path, or the whole, not both",
                );
            }
            self.copied.insert(var);
        }
    }

    /// True if `var`, which a pattern has bound to a part, has a shadow separate from that of the whole.
    fn is_copy(&self, var: VarId) -> bool {
        self.copied.contains(&var)
            || self.a.vars[var].view.as_ref().is_some_and(|v| self.is_copy(v.base))
    }

    /// True if `var` is one of `bound`, or a view into one of them.
    fn passes_through(&self, var: VarId, bound: &[VarId]) -> bool {
        bound.contains(&var)
            || self.a.vars[var].view.as_ref().is_some_and(|v| self.passes_through(v.base, bound))
    }

    /// The adjoint of an arm, with the shadows of the variables that the pattern binds.
    fn on_shadow(
        &mut self,
        arm: &Arm,
        place: &Place,
        body: TokenStream,
        stmt: &Stmt,
    ) -> TokenStream {
        let wanted: Vec<VarId> =
            arm.vars.iter().copied().filter(|v| self.shadows.contains_key(v)).collect();
        let Ok(pattern) = Pat::parse_multi_with_leading_vert.parse2(arm.pattern.clone()) else {
            return body;
        };
        if wanted.is_empty() {
            return body;
        }
        let lib = self.lib;
        let whole = self.shadow(place, stmt);
        let (mut start, mut end) = (TokenStream::new(), TokenStream::new());
        let mut names = Vec::new();
        let mut copies = false;
        for &var in &arm.vars {
            let v = &self.a.vars[var];
            let (name, by_reference) = (v.name.clone(), matches!(v.kind, Kind::Ref { .. }));
            let text = name.to_string();
            if !wanted.contains(&var) {
                names.push((text, None));
                continue;
            }
            let shadow = self.shadow_name(var);
            if !self.copied.contains(&var) {
                names.push((text, Some(shadow)));
                continue;
            }
            copies = true;
            self.needed.insert(var);
            let part = self.numbered("d", name.span());
            let reference = (!by_reference).then(|| quote!(&));
            start.extend(quote!(let mut #shadow = #lib::rt::Part::zero_owned(#reference #name);));
            end.extend(quote!(#lib::rt::Part::add_owned(#part, &#shadow);));
            names.push((text, Some(part)));
        }
        let named = |p: &syn::PatIdent| {
            names.iter().any(|(name, shadow)| p.ident == *name && shadow.is_some())
        };
        if let Some(whole) = whole_and_parts(&pattern, &named) {
            self.diag.refuse(
                whole,
                "a name for the whole (`s @ …`) beside names for its parts, all with derivatives",
                "give names to the parts alone, and read the whole by what is matched: a variable",
            );
            return body;
        }
        let mut on_shadow = pattern;
        OnShadow(names).visit_pat_mut(&mut on_shadow);
        let on_shadow = alone(&on_shadow);
        let parts = quote!(let #on_shadow = &mut #whole else { #lib::rt::wrong_variant() };);
        if copies { quote!(#start #body #parts #end) } else { quote!(#parts #body) }
    }
}
