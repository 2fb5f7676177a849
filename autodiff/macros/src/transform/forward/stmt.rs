//! Statements that bind and assign.

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::BinOp;

use crate::ir::print::strip;
use crate::ir::{Expr, ExprKind, Kind, Place, Stmt, VarId};

use super::Forward;

impl Forward<'_> {
    pub(super) fn let_stmt(&mut self, var: VarId, init: Option<&Expr>, stmt: &Stmt) -> TokenStream {
        if !self.a.is_active(var) {
            return self.emit().stmt(stmt);
        }
        let Some(init) = init else {
            let primal = self.emit().stmt(stmt);
            let ty = self.a.vars[var].ty.as_ref().map(|t| quote!(: #t));
            let tangents = self.tangents(var);
            let mutable = self.a.vars[var].declared_mut.then(|| quote!(mut));
            return quote!(#primal #(let #mutable #tangents #ty;)*);
        };
        if self.a.vars[var].view.is_some() {
            let primal = self.emit().stmt(stmt);
            let tangents = self.directions(|f, k| f.view_tangent(var, init, k));
            return quote!(#primal #tangents);
        }
        let ty = self.a.vars[var].ty.as_ref().map(|t| quote!(: #t));
        let mutable = self.a.vars[var].declared_mut.then(|| quote!(mut));
        let tangents = self.tangents(var);
        if !self.a.varied(init) {
            let zero = self.zero_as(init).unwrap_or_else(|| self.zero_of(var));
            let primal = self.emit().stmt(stmt);
            return quote!(#primal #(let #mutable #tangents #ty = #zero;)*);
        }
        self.name_once(init);
        let values: Vec<_> = (0..self.width).map(|k| strip(self.tangent(init, k))).collect();
        let unknown = matches!(self.a.vars[var].kind, Kind::Unknown);
        let values = if unknown && self.may_be_integer(init) {
            let name = &self.a.vars[var].name;
            values.into_iter().map(|value| self.tangent_at(value, name)).collect()
        } else {
            values
        };
        let primal = self.emit().stmt(stmt);
        let takes = match &init.kind {
            ExprKind::Struct { .. } | ExprKind::Tuple(_) | ExprKind::Boxed(_) => true,
            ExprKind::Array(es) | ExprKind::VecOf(es) => {
                es.iter().any(|e| !self.a.kind(e).is_float())
            }
            _ => false,
        };
        if takes {
            // Evaluating the value may consume variables that the tangent reads.
            return quote!(#(let #mutable #tangents #ty = #values;)* #primal);
        }
        quote!(#primal #(let #mutable #tangents #ty = #values;)*)
    }

    /// The same reference into the tangent.
    pub(super) fn view_tangent(&mut self, var: VarId, init: &Expr, k: usize) -> TokenStream {
        let name = self.tangent_name(var, k);
        let mutable = self.a.vars[var].declared_mut.then(|| quote!(mut));
        let ty = self.emit().type_of(var);
        let value = match &init.kind {
            ExprKind::Borrow { mutable, place } => {
                let place = self.shadow(place, k);
                if *mutable { quote!(&mut #place) } else { quote!(&#place) }
            }
            ExprKind::Read(place) => {
                let reborrow = place.proj.is_empty() && self.a.vars[var].kind.is_mutable_ref();
                let place = self.shadow(place, k);
                if reborrow { quote!(&mut *#place) } else { place }
            }
            _ => {
                self.diag.refuse(init.span, "this reference", "borrow a place with `&` or `&mut`");
                return TokenStream::new();
            }
        };
        quote!(let #mutable #name #ty = #value;)
    }

    pub(super) fn split_tangent(
        &mut self,
        vars: &[Option<VarId>; 2],
        place: &Place,
        at: &Expr,
        mutable: bool,
        k: usize,
    ) -> TokenStream {
        let shadow = self.shadow(place, k);
        let at = strip(self.emit().expr(at));
        let [a, b] = vars.map(|v| match v {
            Some(v) => {
                let name = self.tangent_name(v, k);
                let mutable = self.a.vars[v].declared_mut.then(|| quote!(mut));
                quote!(#mutable #name)
            }
            None => quote!(_),
        });
        let method =
            if mutable { format_ident!("split_at_mut") } else { format_ident!("split_at") };
        quote!(let (#a, #b) = #shadow.#method(#at);)
    }

    pub(super) fn assign(
        &mut self,
        place: &Place,
        op: Option<&BinOp>,
        value: &Expr,
        stmt: &Stmt,
    ) -> TokenStream {
        let reference = self.a.vars[place.base].view.is_some() && place.proj.is_empty();
        if reference || self.a.place_kind(place).is_ref() {
            self.diag.refuse_reference(place.span);
            return TokenStream::new();
        }
        if !self.a.place_is_active(place) {
            return self.emit().stmt(stmt);
        }
        self.name_unrepeatable_in(place);
        let unknown = matches!(self.a.place_kind(place), Kind::Unknown);
        let integer = unknown && self.of_unknown(value);
        if self.a.varied(value) {
            self.name_once(value);
            let sign = match op {
                None => quote!(=),
                Some(BinOp::Sub(_)) => quote!(-=),
                Some(_) => quote!(+=),
            };
            let whole = unknown && op.is_none();
            let tangents = self.directions(|f, k| {
                let shadow = f.shadow(place, k);
                let tangent = if whole { f.stored(value, k) } else { strip(f.tangent(value, k)) };
                quote!(#shadow #sign #tangent;)
            });
            let primal = self.emit().stmt(stmt);
            if op.is_none() || !integer {
                return quote!(#tangents #primal);
            }
            let integers = self.integers_at(place);
            return quote!(#tangents #primal #integers);
        }
        if op.is_none() {
            return self.assign_constant(place, value, stmt);
        }
        let primal = self.emit().stmt(stmt);
        if integer {
            let integers = self.integers_at(place);
            return quote!(#primal #integers);
        }
        if self.a.place_kind(place).is_float() {
            return primal;
        }
        // A user's type may have this operator too.
        let lib = self.lib;
        let proofs = self.directions(|f, k| {
            let shadow = f.shadow(place, k);
            quote_spanned!(place.span=> #lib::rt::a_scalar(&#shadow);)
        });
        quote!(#primal #proofs)
    }

    /// After an assignment such as `+=`: if the value is an integer, its tangent becomes the integer.
    fn integers_at(&mut self, place: &Place) -> TokenStream {
        self.directions(|f, k| {
            let (shadow, value) = (f.shadow(place, k), f.emit().place(place));
            let tangent = f.tangent_at(shadow.clone(), value);
            quote!(#shadow = #tangent;)
        })
    }

    /// Assignment of a value without derivative: the tangent becomes zero.
    pub(super) fn assign_constant(
        &mut self,
        place: &Place,
        value: &Expr,
        stmt: &Stmt,
    ) -> TokenStream {
        let lib = self.lib;
        let kind = self.a.place_kind(place);
        if let Some(zero) = self.float_zero(&kind) {
            let tangents = self.directions(|f, k| {
                let shadow = f.shadow(place, k);
                quote!(#shadow = #zero;)
            });
            let primal = self.emit().stmt(stmt);
            return quote!(#tangents #primal);
        }
        let name = self.numbered("v", place.span);
        let printed = strip(self.emit().expr(value));
        let tangents = self.directions(|f, k| {
            let shadow = f.shadow(place, k);
            quote!(#shadow = #lib::Differentiable::zero_like(&#name);)
        });
        let place = self.emit().place(place);
        quote!(let #name = #printed; #tangents #place = #name;)
    }
}
