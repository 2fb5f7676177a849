//! Adjoints of composed values: each part takes its part of the seed.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::{Expr, ExprKind, Kind, Stmt};

use super::Reverse;
use super::expr::Seed;

impl Reverse<'_> {
    /// The parts of a struct, tuple or array take the parts of the seed.
    pub(super) fn parts(&mut self, e: &Expr, seed: &Seed, stmt: &Stmt) -> TokenStream {
        let tokens = &seed.tokens;
        let mut out = TokenStream::new();
        match &e.kind {
            ExprKind::Array(es) | ExprKind::VecOf(es) => {
                for (i, e) in es.iter().enumerate() {
                    let i = proc_macro2::Literal::usize_unsuffixed(i);
                    out.extend(self.part(e, quote!(#tokens[#i]), stmt));
                }
            }
            ExprKind::Tuple(es) => {
                for (i, e) in es.iter().enumerate() {
                    let i = proc_macro2::Literal::usize_unsuffixed(i);
                    out.extend(self.part(e, quote!(#tokens.#i), stmt));
                }
            }
            ExprKind::Repeat { value, .. } => {
                let item = self.numbered("d", e.span);
                let body = self.part(value, quote!((*#item)), stmt);
                out.extend(quote!(for #item in #tokens.iter() { #body }));
            }
            ExprKind::Boxed(inner) => out.extend(self.part(inner, quote!((*#tokens)), stmt)),
            ExprKind::Struct { path, fields, rest: None, call } => {
                out.extend(self.variant(path, fields, *call, tokens, stmt));
            }
            ExprKind::Struct { fields, rest: Some(rest), .. } => {
                out.extend(self.updated(fields, rest, seed, stmt));
            }
            _ => {}
        }
        out
    }

    /// The adjoint of `Path { a: x, ..rest }`: the fields take their parts of the seed, and `rest` the remaining ones.
    fn updated(
        &mut self,
        fields: &[(syn::Member, Expr)],
        rest: &Expr,
        seed: &Seed,
        stmt: &Stmt,
    ) -> TokenStream {
        let (lib, own, tokens) = (self.lib, self.numbered("d", rest.span), &seed.tokens);
        // A given field is replaced by a zero of the shape that `rest` has there: its vectors may have another length,
        // its enums another variant.
        let shadow = self.rest_shadow(rest, stmt);
        let mut out = quote!(let mut #own = ::core::clone::Clone::clone(&#tokens););
        for (member, e) in fields {
            let part = self.numbered("d", e.span);
            let scalar = matches!(self.a.kind(e), Kind::Float(_));
            let taken = match &shadow {
                _ if scalar => quote!(::core::mem::take(&mut #own.#member)),
                None => quote!(#lib::Differentiable::take(&mut #own.#member)),
                Some(shadow) => {
                    let zero = quote!(#lib::Differentiable::zero_like(&#shadow.#member));
                    quote!(::core::mem::replace(&mut #own.#member, #zero))
                }
            };
            out.extend(quote!(let #part = #taken;));
            out.extend(self.part(e, quote!(#part), stmt));
        }
        out.extend(self.part(rest, quote!(#own), stmt));
        out
    }

    /// The shadow of the value that provides the remaining fields, if this value has a name.
    fn rest_shadow(&mut self, rest: &Expr, stmt: &Stmt) -> Option<TokenStream> {
        if !self.a.varied(rest) || !self.is_wanted(rest) {
            return None;
        }
        let place = match &rest.kind {
            ExprKind::Method { receiver, method, .. } if method == "clone" => receiver.read()?,
            _ => rest.read()?,
        };
        Some(self.shadow(&self.a.behind_reference(place.clone()), stmt))
    }

    fn part(&mut self, e: &Expr, tokens: TokenStream, stmt: &Stmt) -> TokenStream {
        let scalar = matches!(self.a.kind(e), Kind::Float(_));
        self.adjoint(e, Seed::new(tokens, scalar), stmt)
    }

    /// The adjoint of the fields of a struct or of an enum's variant. Syntax does not show which of the two it is.
    fn variant(
        &mut self,
        path: &TokenStream,
        fields: &[(syn::Member, Expr)],
        call: bool,
        tokens: &TokenStream,
        stmt: &Stmt,
    ) -> TokenStream {
        let lib = self.lib;
        let mut patterns = Vec::new();
        let mut body = TokenStream::new();
        for (member, e) in fields {
            if !self.a.varied(e) {
                patterns.push(if call { quote!(_) } else { quote!(#member: _) });
                continue;
            }
            let name = self.numbered("d", e.span);
            patterns.push(if call { quote!(#name) } else { quote!(#member: #name) });
            body.extend(self.part(e, quote!((*#name)), stmt));
        }
        let pattern =
            if call { quote!(#path(#(#patterns),*)) } else { quote!(#path { #(#patterns),* }) };
        quote!(let #pattern = &#tokens else { #lib::rt::wrong_variant() }; #body)
    }
}
