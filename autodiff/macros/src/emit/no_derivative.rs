//! `#[no_derivative]`: a function through which no derivative passes, and the rule item that declares this.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{FnArg, ItemFn, ReturnType, Type};

use crate::emit::rule_item;
use crate::ir::diagnostics::refused;
use crate::parse::Options;

/// The arguments: none, or `crate = path`.
pub(crate) struct NoDerivativeArgs(Options);

impl Parse for NoDerivativeArgs {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut options = Options::default();
        if !input.is_empty() && !options.parse_one(input)? {
            return Err(input.error("`#[no_derivative]` takes no arguments but `crate = path`"));
        }
        Ok(Self(options))
    }
}

/// The rule item of `f`.
pub(crate) fn expand(args: &NoDerivativeArgs, f: &ItemFn) -> syn::Result<TokenStream> {
    let lib = crate::ir::runtime::library(args.0.library.as_ref());
    let types: Vec<&Type> = f.sig.inputs.iter().map(parameter).collect::<syn::Result<_>>()?;
    let (vis, of) = (&f.vis, &f.sig.ident);
    let names: Vec<_> = (0..types.len()).map(|i| format_ident!("a{i}")).collect();
    let generics: Vec<_> = f.sig.generics.params.iter().collect();
    let where_clause = &f.sig.generics.where_clause;
    let result = match &f.sig.output {
        ReturnType::Default => None,
        ReturnType::Type(_, ty) if matches!(&**ty, Type::Tuple(t) if t.elems.is_empty()) => None,
        ReturnType::Type(_, ty) => Some(ty),
    };
    let seed = quote!(_: impl Sized);
    let (output, value) = match result {
        None => (quote!(), quote!(#of(#(#names),*))),
        Some(ty) => (
            quote!(-> (#ty, #ty)),
            quote! {
                let value = #of(#(#names),*);
                let tangent = #lib::Differentiable::zero_like(&value);
                (value, tangent)
            },
        ),
    };
    let generic = &f.sig.generics;
    let check = rule_item::check(vis, of, generic, &lib);
    let returned = result.map(ToTokens::to_token_stream);
    let called = rule_item::called(generic, &types, returned.as_ref());
    let doc = format!("Says that no derivative passes through [`{of}`].");
    let items = quote! {
        #check
        #[doc(hidden)]
        #[inline]
        #vis fn __vjp<#(#generics),*>(#(#names: #types, _: impl Sized,)* #seed) #where_clause {}
        #[doc(hidden)]
        #[inline]
        #vis fn __jvp<#(#generics),*>(#called, #(#names: #types, _: impl Sized,)*) #output #where_clause {
            let _ = Self::__of(called);
            #value
        }
        #[doc(hidden)]
        #[inline]
        #vis fn __jvp_vjp<#(#generics),*>(
            #called, _: impl Sized, #(#names: #types, _: impl Sized, _: impl Sized, _: impl Sized,)* #seed
        ) #where_clause {}
    };
    Ok(rule_item::declared(vis, of, &doc, &items))
}

/// A parameter's type. Mutable references are refused: data written through them would have a derivative.
fn parameter(arg: &FnArg) -> syn::Result<&Type> {
    let FnArg::Typed(arg) = arg else {
        return refused(
            arg.span(),
            "`#[no_derivative]` on a method has a meaning in an `impl` block marked `#[differentiable]`; elsewhere it is for free \
             functions",
        );
    };
    match &*arg.ty {
        Type::Reference(r) if r.mutability.is_some() => refused(
            arg.ty.span(),
            "a `#[no_derivative]` function does not write through `&mut`: what it writes would need a derivative; \
             return the value",
        ),
        ty => Ok(ty),
    }
}
