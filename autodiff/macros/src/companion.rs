//! What stands beside a function with a derived rule: for a free function a type of its name with the rule, for a
//! method or associated function further functions in its `impl` block.

mod ahead;
mod uniform;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{ItemFn, Type};

use crate::ir::Kind;
use crate::kinds;
use crate::parse::Signature;

pub(crate) use uniform::Uniform;

/// The companion of a free function.
pub(crate) fn of_function(
    f: &ItemFn,
    signature: &Signature,
    lib: &TokenStream,
    derivatives: &TokenStream,
) -> TokenStream {
    let (vis, of) = (&f.vis, &f.sig.ident);
    let uniform =
        Uniform::of(lib, signature).written(f, &format_ident!("__vjp"), &format_ident!("pullback"));
    let check = check(vis, of, &f.sig.generics, lib);
    let ahead = ahead::ahead(f, signature, lib);
    let doc = format!(
        "The derivative of [`{of}`], written by the engine and found by the function's path."
    );
    let quiet = crate::quiet();
    quote! {
        #[doc = #doc]
        #[allow(missing_docs, unreachable_pub)]
        #quiet
        #vis enum #of {}
        #[allow(missing_docs, unreachable_pub)]
        #quiet
        impl #of {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #check
            #derivatives
            #uniform
            #ahead
        }
    }
}

/// `__of` in the rule of `of`: gives back the function that is called, if it is that one.
pub(crate) fn check(
    vis: &syn::Visibility,
    of: &Ident,
    generics: &syn::Generics,
    lib: &TokenStream,
) -> TokenStream {
    let (bound, check) = if generics.params.is_empty() {
        (quote!(: 'static), quote!(#lib::rt::same_function(called, &#of)))
    } else {
        (quote!(), quote!(#lib::rt::function_beside::<Self, F>(called)))
    };
    quote! {
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        #vis fn __of<F #bound>(called: F) -> F { #check }
    }
}

/// The parameter of a rule that takes the function called, whose type parameters then follow from the other parameters.
pub(crate) fn called(
    generics: &syn::Generics,
    types: &[&Type],
    result: Option<&TokenStream>,
) -> TokenStream {
    let output = result.map(|ty| quote!(-> #ty));
    let bound = generics.params.is_empty().then(|| quote!(+ 'static));
    quote!(called: impl ::core::ops::Fn(#(#types),*) #output #bound)
}

/// What stands beside a method or associated function.
pub(crate) fn of_method(
    f: &ItemFn,
    signature: &Signature,
    lib: &TokenStream,
    derivatives: &TokenStream,
) -> TokenStream {
    let (name, rule) = (format_ident!("__vjp_{}", f.sig.ident), pullback_name(f));
    let uniform = Uniform::of(lib, signature).written(f, &name, &rule);
    quote!(#derivatives #uniform)
}

/// What stands beside a method through which no derivative passes: rules that do nothing. (None for a method that
/// writes through `&mut`: what it writes would need a derivative.)
pub(crate) fn without_derivative(f: &ItemFn, of_type: &Type, lib: &TokenStream) -> TokenStream {
    let (vis, of, generics) = (&f.vis, &f.sig.ident, &f.sig.generics);
    let exclusive = |ty: &Type| matches!(ty, Type::Reference(r) if r.mutability.is_some());
    let (mut vjp, mut jvp, mut twice, mut passed) = (vec![], vec![], vec![], vec![]);
    for (i, arg) in f.sig.inputs.iter().enumerate() {
        let name = format_ident!("a{i}");
        match arg {
            syn::FnArg::Receiver(r) if matches!(crate::parse::receiver_type(r), Type::Reference(r) if r.mutability.is_none()) =>
            {
                vjp.push(quote!(&self, _: ::core::option::Option<&mut Self>));
                jvp.push(quote!(&self, _: impl Sized));
                twice.push(quote! {
                    &self, _: ::core::option::Option<&mut Self>, _: impl Sized, _: impl Sized
                });
                passed.push(quote!(self));
            }
            syn::FnArg::Typed(t) if !exclusive(&t.ty) => {
                let ty = &t.ty;
                vjp.push(quote!(#name: #ty, _: impl Sized));
                jvp.push(quote!(#name: #ty, _: impl Sized));
                twice.push(quote!(#name: #ty, _: impl Sized, _: impl Sized, _: impl Sized));
                passed.push(quote!(#name));
            }
            _ => return TokenStream::new(),
        }
    }
    let syn::ReturnType::Type(_, ty) = &f.sig.output else { return TokenStream::new() };
    // Of another type of the user's it is not known whether it has a shadow.
    let own = matches!(&**ty, Type::Path(p) if p.path.is_ident("Self"))
        || ty.to_token_stream().to_string() == of_type.to_token_stream().to_string();
    if !own && matches!(kinds::of_type(ty, &[]), Kind::Unknown)
        || matches!(&**ty, Type::Reference(_))
    {
        return TokenStream::new();
    }
    let params = generics.params.iter();
    let (params_again, params_twice) = (generics.params.iter(), generics.params.iter());
    let where_clause = &generics.where_clause;
    let [vjp_name, jvp_name, twice_name] =
        ["__vjp", "__jvp", "__jvp_vjp"].map(|stem| format_ident!("{stem}_{}", of));
    let quiet = crate::quiet();
    quote! {
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #quiet
        #[inline]
        #vis fn #vjp_name<#(#params),*>(#(#vjp,)* _: impl Sized) #where_clause {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #quiet
        #[inline]
        #vis fn #jvp_name<#(#params_again),*>(#(#jvp),*) -> (#ty, #ty) #where_clause {
            let value = Self::#of(#(#passed),*);
            let tangent = #lib::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #quiet
        #[inline]
        #vis fn #twice_name<#(#params_twice),*>(#(#twice,)* _: impl Sized) #where_clause {}
    }
}

/// `<method>_pullback`
pub(crate) fn pullback_name(f: &ItemFn) -> Ident {
    format_ident!("{}_pullback", f.sig.ident)
}
