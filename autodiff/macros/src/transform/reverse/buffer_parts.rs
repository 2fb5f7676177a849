//! Arguments of a call that are parts of one buffer of scalars: their shadows are borrowed together.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ir::{Call, Expr, Kind, Stmt, VarId};

use super::Reverse;

impl Reverse<'_> {
    /// True if the variable is a buffer of scalars, whose parts are found by their addresses.
    pub(super) fn is_buffer(&self, root: VarId) -> bool {
        let v = &self.a.vars[root];
        let array = match &v.ty {
            Some(syn::Type::Reference(r)) => matches!(&*r.elem, syn::Type::Array(_)),
            Some(ty) => matches!(ty, syn::Type::Array(_)),
            None => false,
        };
        !array
            && matches!(v.kind.value(), Kind::Seq(element) if matches!(**element, Kind::Float(_)))
    }

    /// Several shadows that are parts of one buffer.
    pub(super) fn with_parts(
        &mut self,
        root: VarId,
        parts: &[(Ident, TokenStream)],
        body: &TokenStream,
    ) -> TokenStream {
        let lib = self.lib;
        let shadow = self.shadow_name(root);
        let shadow = if self.a.vars[root].kind.is_ref() {
            quote!(&mut *#shadow)
        } else {
            quote!(&mut #shadow)
        };
        let names = parts.iter().map(|(name, _)| name);
        let spans = parts.iter().map(|(_, span)| span);
        quote!(#lib::rt::with_parts(#shadow, [#(#spans),*], |[#(#names),*]| #body))
    }

    /// The elements of `root` that the argument `arg` covers: found again, or kept if `root` is gone.
    pub(super) fn span_in(
        &mut self,
        root: VarId,
        arg: &Expr,
        view: &TokenStream,
        call: &Call,
        stmt: &Stmt,
    ) -> TokenStream {
        let lib = self.lib;
        let v = &self.a.vars[root];
        let base = &v.name;
        let borrow = (!v.kind.is_ref()).then(|| quote!(&));
        let span = quote!(#lib::rt::span_of(#borrow #base, #view));
        if !self.a.is_mutated(root) || self.a.base_available(root) {
            self.demand(arg);
            self.needed.insert(root);
            return span;
        }
        let site = self.new_site(stmt, stmt.span);
        let name = self.numbered("v", stmt.span);
        self.takes.push(quote!(let #name = #site.take();));
        self.around(call).before.extend(quote!(#site.keep(#span);));
        quote!(#name)
    }
}
