//! The forward derivative in a function's companion, under the signature that every differentiable function has: each
//! argument, then its tangent or `Inactive`; the result is the value and its tangent.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{Generics, ItemFn, Type};

use crate::ir::Activity;
use crate::parse::{ReverseArgs, Signature};

use super::ForwardArgs;

/// `pushforward` under std::autodiff's convention and `__jvp` under the engine's, for `#[differentiable]`.
pub(crate) fn derived(f: &ItemFn, reverse: &ReverseArgs) -> syn::Result<TokenStream> {
    let activities = reverse
        .activities
        .iter()
        .map(|&(a, span)| (if a.is_const() { a } else { Activity::Dual }, span))
        .collect();
    let name = Ident::new("pushforward", f.sig.ident.span());
    let args = ForwardArgs { name, width: 1, activities, options: reverse.options.clone() };
    let derivative = super::forward(&args, f)?;
    crate::source::dump(&format!("{}_pushforward", f.sig.ident), &derivative);
    let signature = Signature::new(f, f.sig.ident.span(), &args.activities)?;
    let params: Vec<_> = signature.params.iter().map(|p| (&p.ty, !p.activity.is_const())).collect();
    let result = signature.result.as_ref().map(|(ty, _)| ty.to_token_stream());
    let lib = crate::library(args.options.library.as_ref());
    let rule = quote!(Self::pushforward);
    let uniform = uniform(&lib, &f.vis, &f.sig.generics, &params, result.as_ref(), &rule);
    Ok(quote!(#derivative #uniform))
}

/// `__jvp`: calls `rule` with each argument and, for those that have one (`true`), its tangent.
pub(super) fn uniform(
    lib: &TokenStream,
    vis: &syn::Visibility,
    generics: &Generics,
    params: &[(&Type, bool)],
    result: Option<&TokenStream>,
    rule: &TokenStream,
) -> TokenStream {
    let (mut inputs, mut stores, mut passed) = (vec![], TokenStream::new(), vec![]);
    for (i, (ty, dual)) in params.iter().enumerate() {
        let (a, t, store) =
            (format_ident!("a{i}"), format_ident!("t{i}"), format_ident!("store{i}"));
        inputs.push(quote!(#a: #ty));
        passed.push(quote!(#a));
        if !dual {
            inputs.push(quote!(_: impl #lib::NoShadow));
            continue;
        }
        passed.push(quote!(#t));
        match ty {
            Type::Reference(r) => {
                let elem = &r.elem;
                let tangent = match r.mutability {
                    Some(_) => quote!(TangentMut),
                    None => quote!(TangentRef),
                };
                inputs.push(quote!(#t: impl #lib::#tangent<#elem>));
                stores.extend(quote! {
                    let mut #store = ::core::option::Option::None;
                    let #t = #t.or_zero(&*#a, &mut #store);
                });
            }
            ty => {
                inputs.push(quote!(#t: impl #lib::Tangent<#ty>));
                stores.extend(quote!(let #t = #t.or_zero(&#a);));
            }
        }
    }
    let params = generics.params.iter();
    let where_clause = &generics.where_clause;
    let output = result.map(|ty| quote!(-> (#ty, #ty)));
    quote! {
        #[doc(hidden)]
        #[inline]
        #vis fn __jvp<#(#params),*>(#(#inputs),*) #output #where_clause {
            #stores
            #rule(#(#passed),*)
        }
    }
}
