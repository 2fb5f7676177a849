//! Adjoints of statements that bind, assign, push and pop.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::BinOp;

use crate::ir::{Expr, Kind, Place, Role, Stmt, VarId};

use super::Reverse;
use super::expr::Seed;

impl Reverse<'_> {
    pub(super) fn let_adjoint(&mut self, var: VarId, init: &Expr, stmt: &Stmt) -> TokenStream {
        if self.a.vars[var].view.is_some() || !self.a.is_active(var) {
            return TokenStream::new();
        }
        let shadow = self.shadow_name(var);
        let scalar = matches!(self.a.vars[var].kind, Kind::Float(_));
        if scalar && self.has_value(var, init, stmt) {
            self.at_hand.insert(init.id, var);
        }
        self.adjoint(init, Seed::new(quote!(#shadow), scalar), stmt)
    }

    /// Takes a seed out of the shadow of an assigned place and leaves zero, in the shape that the place had.
    fn taken_seed(
        &mut self,
        place: &Place,
        value: &Expr,
        shadow: &TokenStream,
        stmt: &Stmt,
    ) -> TokenStream {
        let lib = self.lib;
        if self.is_scalar(place, value) {
            return quote!(::core::mem::take(&mut #shadow));
        }
        if self.a.is_assigned_once(place) || self.a.assigns_scalar(place, false, value) {
            return quote!(#lib::Differentiable::take(&mut #shadow));
        }
        let name = self.kept_shape(place, stmt);
        quote!(#name.replace(&mut #shadow))
    }

    /// Keeps the owner of a place alive, because the forward sweep reads the place's shape: the owner must not have been
    /// moved away. The reverse sweep reads neither the owner nor the references that lead to it.
    fn keep_alive_at(&mut self, place: &Place) {
        self.needed.insert(self.a.root(place));
    }

    /// The variable that stores the shape of a place before the statement that assigns to it. For an integer it stores
    /// the value.
    fn kept_shape(&mut self, place: &Place, stmt: &Stmt) -> Ident {
        self.kept_of(place, stmt, |name, place| quote!(#name.keep(&#place);))
    }

    /// Like [`kept_shape`](Self::kept_shape), stored by the code that `keep` returns.
    fn kept_of(
        &mut self,
        place: &Place,
        stmt: &Stmt,
        keep: impl FnOnce(&Ident, TokenStream) -> TokenStream,
    ) -> Ident {
        let name = self.names.fresh(&format!("shape_{}", self.shapes.len() + 1), place.span);
        self.shapes.push(name.clone());
        self.keep_alive_at(place);
        let printed = self.emit().place(place);
        let before = self.kept.before.entry(stmt.pos).or_default();
        before.extend(keep(&name, printed));
        name
    }

    /// True if the assigned value is certainly a float.
    fn is_scalar(&self, place: &Place, value: &Expr) -> bool {
        self.a.place_kind(place).is_float() || matches!(self.a.kind(value), Kind::Float(_))
    }

    /// The shadow of a vector, as a mutable reference. If the variable is a reference, it is the referenced shadow.
    fn lent(&self, place: &Place, shadow: TokenStream) -> TokenStream {
        let parameter = matches!(self.a.vars[place.base].role, Role::Param(_));
        let reference = parameter && place.proj.is_empty() && self.a.place_kind(place).is_ref();
        if reference { quote!(&mut *#shadow) } else { quote!(&mut #shadow) }
    }

    /// The adjoint of `place.push(value)`.
    pub(super) fn push_adjoint(&mut self, place: &Place, value: &Expr, stmt: &Stmt) -> TokenStream {
        if !self.a.place_is_active(place) {
            return TokenStream::new();
        }
        let shadow = self.shadow(place, stmt);
        let seed = self.numbered("d", place.span);
        let scalar = matches!(self.a.kind(value), Kind::Float(_));
        let body = self.adjoint(value, Seed::new(quote!(#seed), scalar), stmt);
        let (lib, shadow) = (self.lib, self.lent(place, shadow));
        quote!(let #seed = #lib::rt::popped(#shadow); #body)
    }

    /// The adjoint of `place.pop()`: the removed element exists again, and nothing after the `pop` has read it.
    pub(super) fn pop_adjoint(&mut self, place: &Place, stmt: &Stmt) -> TokenStream {
        if !self.a.place_is_active(place) {
            return TokenStream::new();
        }
        let (lib, shadow) = (self.lib, self.shadow(place, stmt));
        let scalar = matches!(self.a.place_kind(place).value(), Kind::Seq(e) if e.is_float());
        if scalar {
            let shadow = self.lent(place, shadow);
            return quote!(#lib::rt::unpopped(#shadow););
        }
        let name = self.kept_of(
            place,
            stmt,
            |name, place| quote!(if let Some(last) = #place.last() { #name.keep(last); }),
        );
        quote!(#shadow.push(#name.zero());)
    }

    pub(super) fn assign(
        &mut self,
        place: &Place,
        op: Option<&BinOp>,
        value: &Expr,
        stmt: &Stmt,
    ) -> TokenStream {
        self.write_guard(place, stmt);
        let reference = self.a.vars[place.base].view.is_some() && place.proj.is_empty();
        if !reference && !self.a.place_kind(place).is_ref() && !self.a.place_is_active(place) {
            return TokenStream::new();
        }
        if reference || self.a.place_kind(place).is_ref() {
            self.diag.refuse_reference(place.span);
            return TokenStream::new();
        }
        let shadow = self.shadow(place, stmt);
        let seed = self.numbered("d", place.span);
        let varied = self.a.varied(value);
        match op {
            None => {
                let taken = self.taken_seed(place, value, &shadow, stmt);
                if !varied {
                    return quote!(let _ = #taken;);
                }
                let scalar = self.is_scalar(place, value);
                let body = self.adjoint(value, Seed::new(quote!(#seed), scalar), stmt);
                quote!(let #seed = #taken; #body)
            }
            Some(_) if !varied && self.a.place_kind(place).is_float() => TokenStream::new(),
            Some(_) if !varied && self.a.assigns_scalar(place, true, value) => {
                // A user-defined type may have this operator too.
                let lib = self.lib;
                quote_spanned!(place.span=> #lib::rt::a_scalar(&#shadow);)
            }
            Some(op) => {
                let scalar = self.is_scalar(place, value);
                let held = if self.a.assigns_scalar(place, true, value) {
                    shadow
                } else {
                    let name = self.kept_shape(place, stmt);
                    quote!(#name.restored(&mut #shadow))
                };
                let mut start = Seed::new(quote!(#seed), scalar);
                start.negative = matches!(op, BinOp::Sub(_));
                let body = self.adjoint(value, start, stmt);
                quote!(let #seed = #held; #body)
            }
        }
    }

    /// The check before a write into a `#[write_once]` buffer.
    fn write_guard(&mut self, place: &Place, stmt: &Stmt) {
        let root = self.a.root(place);
        if !self.a.vars[root].write_once {
            return;
        }
        let guard = self.guard(root);
        let forward = self.emit().place(place);
        let before = self.kept.before.entry(stmt.pos).or_default();
        before.extend(quote!(#guard.write(::core::slice::from_ref(&#forward));));
    }
}
