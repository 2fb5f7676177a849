//! The sweeps of a function, each by itself, under signatures that callers can use who know nothing of the parameters.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{ItemFn, Type};

use crate::ir::Activity;
use crate::signature::{Param, Signature};

use super::uniform::is_scalar;

/// Beside a function whose sweeps `sweeps` runs: what says so, and each of the two.
pub(crate) fn apart(
    f: &ItemFn,
    signature: &Signature,
    lib: &TokenStream,
    sweeps: &TokenStream,
    deep: bool,
) -> TokenStream {
    let Some((result, _)) = &signature.result else { return TokenStream::new() };
    let method = signature.receiver().is_some();
    let name = |stem: &str| match method {
        true => format_ident!("{stem}_{}", f.sig.ident),
        false => format_ident!("{stem}"),
    };
    let (receiver, given) =
        if method { (quote!(&self,), quote!(self,)) } else { Default::default() };
    let own = usize::from(method);
    let types: Vec<_> = signature.params[own..].iter().map(|p| &p.ty).collect();
    let names: Vec<_> = (own..signature.params.len()).map(|i| format_ident!("a{i}")).collect();
    let Shadows { patterns, kinds, passed, gradients, after } = Shadows::of(lib, signature, own);
    let mutable = method.then(|| quote!(&mut self,));
    let (vis, quiet) = (&f.vis, crate::quiet());
    let [is_apart, is_deep, augmented, reversed, both] =
        ["__is_apart", "__is_deep", "__augmented", "__reversed", "__sweeps"].map(name);
    let attributes = quote! {
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #quiet
        #[inline]
    };
    let deep = deep.then(
        || quote!(#attributes #vis fn #is_deep(#receiver) -> #lib::rt::Apart { #lib::rt::Apart }),
    );
    quote! {
        #sweeps
        #attributes
        #vis fn #is_apart(#receiver) -> #lib::rt::Apart { #lib::rt::Apart }
        #deep
        #attributes
        #vis fn #augmented(#receiver stack: &mut #lib::rt::Stack, (#(#names,)*): (#(#types,)*)) -> #result {
            Self::#both(stack, #lib::rt::Sweep::Forward((#given #(#names,)*))).value()
        }
        #attributes
        #vis fn #reversed(
            #mutable stack: &mut #lib::rt::Stack,
            (#(#patterns,)*): (#(#kinds,)*),
            d_ret: impl #lib::rt::Seed<#result>,
        ) {
            let (#(#gradients,)*) =
                Self::#both(stack, #lib::rt::Sweep::Reverse((#(#passed,)* d_ret.seed()))).gradient();
            #after
        }
    }
}

/// The shadows of the parameters: as the caller hands them over, and as the sweeps want them.
#[derive(Default)]
struct Shadows {
    patterns: Vec<TokenStream>,
    kinds: Vec<TokenStream>,
    passed: Vec<TokenStream>,
    gradients: Vec<TokenStream>,
    after: TokenStream,
}

impl Shadows {
    fn of(lib: &TokenStream, signature: &Signature, own: usize) -> Self {
        let mut shadows = Self::default();
        for (i, p) in signature.params.iter().enumerate() {
            if i < own {
                shadows.passed.push(quote!(self));
            } else {
                shadows.add(lib, i, p);
            }
        }
        shadows
    }

    fn add(&mut self, lib: &TokenStream, i: usize, Param { ty, activity, .. }: &Param) {
        let (d, g, store) =
            (format_ident!("d{i}"), format_ident!("g{i}"), format_ident!("store{i}"));
        match (activity, ty) {
            (Activity::Const, _) => {
                self.patterns.push(quote!(_));
                self.kinds.push(quote!(impl #lib::rt::NoShadow));
            }
            (_, Type::Reference(r)) => {
                let of = &r.elem;
                self.patterns.push(quote!(#d));
                self.kinds.push(quote!(&mut #of));
                self.passed.push(quote!(#d));
            }
            _ => {
                debug_assert!(is_scalar(ty), "other parameters have no sweeps apart");
                self.patterns.push(quote!(#d));
                self.kinds.push(quote!(impl #lib::rt::ScalarShadow<#ty>));
                self.gradients.push(quote!(#g));
                self.after.extend(quote! {
                    let mut #store = #g;
                    *#d.or_discard(&mut #store) += #g;
                });
            }
        }
    }
}
