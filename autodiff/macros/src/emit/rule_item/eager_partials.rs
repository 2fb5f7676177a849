//! The rule of a call whose partial derivatives are computed in the forward sweep, together with its value.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::ItemFn;

use crate::ir::{Activity, Kind, kinds};
use crate::parse::signature::{Param, Signature};

use super::rule_abi::is_scalar;

/// `__ahead`, for a function of scalars that returns a scalar: it returns the value and the partial derivatives.
pub(super) fn ahead(f: &ItemFn, signature: &Signature, lib: &TokenStream) -> Option<TokenStream> {
    let (result, activity) = signature.result.as_ref()?;
    let text = result.to_token_stream().to_string();
    let suited = |p: &Param| match p.activity {
        Activity::Const => matches!(kinds::of_type(&p.ty, &[]), Kind::Discrete),
        Activity::Active => p.ty.to_token_stream().to_string() == text,
        _ => false,
    };
    let plain = f.sig.generics.params.is_empty() && *activity == Activity::Active;
    let active = signature.params.iter().any(|p| p.activity == Activity::Active);
    if !plain || !active || !is_scalar(result) || !signature.params.iter().all(suited) {
        return None;
    }
    let names: Vec<_> = (0..signature.params.len()).map(|i| format_ident!("a{i}")).collect();
    let types = signature.params.iter().map(|p| &p.ty);
    let args = quote!((#(#types,)*));
    let n = names.len();
    let is_active = |p: &Param| p.activity == Activity::Active;
    let (mut gradients, mut partials) = (Vec::new(), Vec::new());
    for (i, p) in signature.params.iter().enumerate() {
        let name = format_ident!("g{i}");
        partials.push(if is_active(p) { quote!(#name) } else { quote!(#lib::zero()) });
        gradients.extend(is_active(p).then_some(name));
    }
    let vis = &f.vis;
    Some(quote! {
        #[doc(hidden)]
        #[inline]
        #vis fn __ahead(
            (#(#names,)*): #args,
            _: impl ::core::ops::FnOnce(#args) -> #result,
        ) -> (#result, #lib::rt::Partials<#result, #n>) {
            let (value, #(#gradients),*) = Self::pullback(#(#names,)* 1.0);
            (value, #lib::rt::Partials([#(#partials),*]))
        }
    })
}
