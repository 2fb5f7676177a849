//! Items generated beside a function with a derived rule. For a free function this is a type with the function's name
//! that contains the rule. For a method or associated function it is further functions in its `impl` block.

mod apart;
mod eager_partials;
mod rule_abi;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{ItemFn, Type};

use crate::ir::std_names::Property;
use crate::ir::{Kind, by_path, kinds};
use crate::parse::signature::Signature;

pub(crate) use apart::apart;
pub(crate) use rule_abi::Uniform;

/// The rule item of a free function.
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
    let ahead = eager_partials::ahead(f, signature, lib);
    let doc = format!(
        "The derivative of [`{of}`], written by the engine and found by the function's path."
    );
    let items = quote! {
        /// The derivative receives the values that written arguments had before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #check
        #derivatives
        #uniform
        #ahead
    };
    declared(vis, of, &doc, &items)
}

/// The type with the name of the function `of`, and these items.
pub(crate) fn declared(
    vis: &syn::Visibility,
    of: &Ident,
    doc: &str,
    items: &TokenStream,
) -> TokenStream {
    let quiet = crate::ir::runtime::quiet();
    quote! {
        #[doc = #doc]
        #[allow(missing_docs, unreachable_pub)]
        #quiet
        #vis enum #of {}
        #[allow(missing_docs, unreachable_pub)]
        #quiet
        impl #of { #items }
    }
}

/// `__of` in the rule of `of`: returns the called function if it is `of`.
pub(crate) fn check(
    vis: &syn::Visibility,
    of: &Ident,
    generics: &syn::Generics,
    lib: &TokenStream,
) -> TokenStream {
    let (bound, check) = match (generics.params.is_empty(), instance(generics)) {
        (true, _) => (quote!(: 'static), quote!(#lib::rt::same_function(called, &#of))),
        (_, Some(instance)) => {
            (quote!(), quote!(#lib::rt::same_generic_function(called, &#of::<#(#instance),*>)))
        }
        _ => (quote!(), quote!(#lib::rt::function_beside::<Self, F>(called))),
    };
    quote! {
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        #vis fn __of<F #bound>(called: F) -> F { #check }
    }
}

/// Generic arguments with which a function can be named: `f64` for type parameters, if `f64` meets all of their bounds.
fn instance(generics: &syn::Generics) -> Option<Vec<TokenStream>> {
    let plain = |bound: &syn::TypeParamBound| match bound {
        syn::TypeParamBound::Trait(t) => {
            t.path.segments.last().is_some_and(|s| Property::OfFloats.has(&s.ident.to_string()))
        }
        _ => true,
    };
    let predicates = generics.where_clause.iter().flat_map(|w| &w.predicates);
    let known = predicates.into_iter().all(|p| match p {
        syn::WherePredicate::Type(t) => {
            let of_param = |p: &syn::TypeParam| {
                matches!(&t.bounded_ty, Type::Path(path) if path.path.is_ident(&p.ident))
            };
            generics.type_params().any(of_param) && t.bounds.iter().all(plain)
        }
        _ => true,
    });
    let mut arguments = Vec::new();
    for param in &generics.params {
        match param {
            syn::GenericParam::Lifetime(_) => {}
            syn::GenericParam::Type(t) if t.bounds.iter().all(plain) => arguments.push(quote!(f64)),
            syn::GenericParam::Const(c) if kinds::of_type(&c.ty, &[]).is_discrete() => {
                arguments.push(if matches!(&c.ty, Type::Path(p) if p.path.is_ident("bool")) {
                    quote!(true)
                } else {
                    quote!(1)
                });
            }
            _ => return None,
        }
    }
    (known && !arguments.is_empty()).then_some(arguments)
}

/// The parameter of a rule that takes the called function. The function's type parameters then follow from the other
/// parameters.
pub(crate) fn called(
    generics: &syn::Generics,
    types: &[&Type],
    result: Option<&TokenStream>,
) -> TokenStream {
    let output = result.map(|ty| quote!(-> #ty));
    let bound = generics.params.is_empty().then(|| quote!(+ 'static));
    quote!(called: impl ::core::ops::Fn(#(#types),*) #output #bound)
}

/// The rule's parameters under other names.
pub(crate) fn numbered(rule: &ItemFn) -> (Vec<TokenStream>, Vec<Ident>) {
    let typed = rule.sig.inputs.iter().enumerate().filter_map(|(i, arg)| match arg {
        syn::FnArg::Typed(arg) => {
            let (name, ty) = (format_ident!("a{i}"), &arg.ty);
            Some((quote!(#name: #ty), name))
        }
        syn::FnArg::Receiver(_) => None,
    });
    typed.unzip()
}

/// The names of type and constant parameters.
pub(crate) fn named_parameters(generics: &syn::Generics) -> Vec<&Ident> {
    let named = generics.params.iter().filter_map(|p| match p {
        syn::GenericParam::Type(p) => Some(&p.ident),
        syn::GenericParam::Const(p) => Some(&p.ident),
        syn::GenericParam::Lifetime(_) => None,
    });
    named.collect()
}

/// Returns `::<T, N>`, if the arguments do not determine these parameters.
pub(crate) fn unseen_parameters(f: &ItemFn) -> Option<TokenStream> {
    let params = named_parameters(&f.sig.generics);
    let inputs = f.sig.inputs.to_token_stream();
    let unseen = params.iter().any(|p| !crate::ir::words::mentions(&inputs, &p.to_string()));
    unseen.then(|| quote!(::<#(#params),*>))
}

/// Items generated beside a method or associated function.
pub(crate) fn of_method(
    f: &ItemFn,
    signature: &Signature,
    lib: &TokenStream,
    derivatives: &TokenStream,
) -> TokenStream {
    let rule = pullback_name(f);
    let uniform = of_either(f, "__vjp", signature, |signature, name| {
        Uniform::of(lib, signature).written(f, name, &rule)
    });
    let handed = handed(f);
    quote!(#derivatives #uniform #handed)
}

/// Functions beside a method that takes its receiver by value: they copy it for a caller who still needs it.
fn handed(f: &ItemFn) -> TokenStream {
    let taken = f.sig.inputs.first().is_some_and(|arg| match arg {
        syn::FnArg::Receiver(r) => {
            !matches!(crate::parse::signature::receiver_type(r), Type::Reference(_))
        }
        syn::FnArg::Typed(_) => false,
    });
    let (vis, of, hidden) = (&f.vis, &f.sig.ident, crate::ir::runtime::hidden());
    let functions = [false, true].map(|mutable| {
        let name = crate::ir::print::handed(of, mutable);
        quote! {
            #hidden
            #[inline]
            #vis fn #name(&self) -> Self { ::core::clone::Clone::clone(self) }
        }
    });
    if taken { functions.into_iter().collect() } else { TokenStream::new() }
}

/// The uniform functions of a rule: the one of a method, if there is a receiver, and the one of a path. For the latter
/// the receiver is a parameter like any other.
pub(crate) fn of_either(
    f: &ItemFn,
    stem: &str,
    signature: &Signature,
    uniform: impl Fn(&Signature, &Ident) -> TokenStream,
) -> TokenStream {
    let name = |stem: &str| format_ident!("{stem}_{}", f.sig.ident);
    let method = signature.receiver().map(|_| uniform(signature, &name(stem)));
    let path = uniform(&signature.by_path(), &name(&by_path(stem)));
    quote!(#method #path)
}

/// Items beside a method through which no derivative passes: rules that do nothing. (None for a method that writes
/// through `&mut`: the written value would need a derivative.)
pub(crate) fn without_derivative(f: &ItemFn, of_type: &Type, lib: &TokenStream) -> TokenStream {
    let exclusive = |ty: &Type| matches!(ty, Type::Reference(r) if r.mutability.is_some());
    let accepted = f.sig.inputs.iter().all(|arg| match arg {
        syn::FnArg::Receiver(r) => {
            matches!(crate::parse::signature::receiver_type(r), Type::Reference(r) if r.mutability.is_none())
        }
        syn::FnArg::Typed(t) => !exclusive(&t.ty),
    });
    let syn::ReturnType::Type(_, ty) = &f.sig.output else { return TokenStream::new() };
    // Another user-defined type may or may not have a shadow.
    let own = matches!(&**ty, Type::Path(p) if p.path.is_ident("Self"))
        || ty.to_token_stream().to_string() == of_type.to_token_stream().to_string();
    if !accepted
        || !own && matches!(kinds::of_type(ty, &[]), Kind::Unknown)
        || matches!(&**ty, Type::Reference(_))
    {
        return TokenStream::new();
    }
    let method = f.sig.receiver().map(|_| passive(f, ty, lib, true));
    let path = passive(f, ty, lib, false);
    let handed = handed(f);
    quote!(#method #path #handed)
}

/// The rules that do nothing, for a method call or for a call by path.
fn passive(f: &ItemFn, ty: &Type, lib: &TokenStream, method: bool) -> TokenStream {
    let (vis, of, generics) = (&f.vis, &f.sig.ident, &f.sig.generics);
    let (mut own, mut shadows, mut passed) = (vec![], vec![], vec![]);
    for (i, arg) in f.sig.inputs.iter().enumerate() {
        let name = format_ident!("a{i}");
        let (argument, shadow, value) = match arg {
            syn::FnArg::Receiver(_) if method => {
                (quote!(&self), quote!(::core::option::Option<&mut Self>), quote!(self))
            }
            syn::FnArg::Receiver(_) => (quote!(#name: &Self), quote!(impl Sized), quote!(#name)),
            syn::FnArg::Typed(t) => {
                let ty = &t.ty;
                (quote!(#name: #ty), quote!(impl Sized), quote!(#name))
            }
        };
        own.push(argument);
        shadows.push(shadow);
        passed.push(value);
    }
    let params: Vec<_> = generics.params.iter().collect();
    let where_clause = &generics.where_clause;
    let [vjp, jvp, twice] = ["__vjp", "__jvp", "__jvp_vjp"].map(|stem| {
        let stem = if method { stem.to_owned() } else { by_path(stem) };
        format_ident!("{stem}_{}", of)
    });
    let hidden = crate::ir::runtime::hidden();
    quote! {
        #hidden
        #[inline]
        #vis fn #vjp<#(#params),*>(#(#own, _: #shadows,)* _: impl Sized) #where_clause {}
        #hidden
        #[inline]
        #vis fn #jvp<#(#params),*>(#(#own, _: impl Sized),*) -> (#ty, #ty) #where_clause {
            let value = Self::#of(#(#passed),*);
            let tangent = #lib::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #hidden
        #[inline]
        #vis fn #twice<#(#params),*>(
            #(#own, _: #shadows, _: impl Sized, _: impl Sized,)* _: impl Sized
        ) #where_clause {}
    }
}

/// The name `<method>_pullback`.
pub(crate) fn pullback_name(f: &ItemFn) -> Ident {
    format_ident!("{}_pullback", f.sig.ident)
}
