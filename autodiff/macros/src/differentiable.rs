//! `#[differentiable]`: a derived rule and the companion type that finds it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{FnArg, ItemFn, ReturnType, Token, Type};

use crate::generate;
use crate::ir::{Activity, Kind};
use crate::kinds;
use crate::parse::{self, Options, Param, ReverseArgs, Signature};

/// Nothing, or an activity for each parameter; then the options.
pub(crate) struct DifferentiableArgs {
    activities: Vec<(Activity, Span)>,
    options: Options,
}

impl Parse for DifferentiableArgs {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut args = Self { activities: Vec::new(), options: Options::default() };
        while !input.is_empty() {
            if !args.options.parse_one(input)? {
                let word: Ident = input.parse()?;
                args.activities.push((parse::activity(&word)?, word.span()));
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(args)
    }
}

/// The function's companion: its derivative under std::autodiff's convention (`pullback`) and under the engine's.
pub(crate) fn expand(args: DifferentiableArgs, f: &ItemFn) -> syn::Result<TokenStream> {
    let mut activities = args.activities;
    if activities.is_empty() {
        let generics = parse::type_params(f);
        activities = f.sig.inputs.iter().map(|arg| inferred(arg, &generics)).collect();
        if let ReturnType::Type(_, ty) = &f.sig.output {
            activities.push((Activity::Active, ty.span()));
        }
    }
    let name = Ident::new("pullback", f.sig.ident.span());
    let signature = Signature::new(f, f.sig.ident.span(), &activities)?;
    if let Some(p) = signature.params.iter().find(|p| is_mutable(&p.ty)) {
        return Err(syn::Error::new(
            p.ty.span(),
            "a `#[differentiable]` function that writes through `&mut` is not supported yet; return the value, or \
             write its rule by hand with `#[pullback(of = …)]`",
        ));
    }
    if signature.result.as_ref().is_none_or(|(_, activity)| activity.is_const()) {
        return Err(syn::Error::new(
            f.sig.ident.span(),
            "a `#[differentiable]` function returns a float; a function without derivative needs no attribute",
        ));
    }
    let reverse = ReverseArgs { name, activities, options: args.options };
    let derivative = generate::reverse(&reverse, f)?;
    crate::source::dump(&format!("{}_pullback", f.sig.ident), &derivative);
    let lib = crate::library(reverse.options.library.as_ref());
    let mut forward = crate::forward::derived(f, &reverse)?;
    match (reverse.options.second_order, crate::forward::derived_twice(f, &reverse)) {
        (Some(false), _) | (None, Err(_)) => {}
        (Some(true), Err(error)) => return Err(error),
        (_, Ok(second)) => forward.extend(second),
    }
    Ok(companion(f, &signature, &lib, &quote!(#derivative #forward)))
}

fn is_mutable(ty: &Type) -> bool {
    matches!(ty, Type::Reference(r) if r.mutability.is_some())
}

/// Floats and references to floats carry derivatives.
fn inferred(arg: &FnArg, generics: &[Ident]) -> (Activity, Span) {
    let FnArg::Typed(arg) = arg else { return (Activity::Const, arg.span()) };
    let kind = kinds::of_type(&arg.ty, generics);
    let activity = match (&kind, holds_floats(kind.value())) {
        (Kind::Ref { .. }, true) => Activity::Duplicated,
        (Kind::Float(_), _) => Activity::Active,
        _ => Activity::Const,
    };
    (activity, arg.ty.span())
}

fn holds_floats(kind: &Kind) -> bool {
    match kind {
        Kind::Float(_) => true,
        Kind::Seq(element) => holds_floats(element),
        _ => false,
    }
}

fn companion(
    f: &ItemFn,
    signature: &Signature,
    lib: &TokenStream,
    derivative: &TokenStream,
) -> TokenStream {
    let (vis, of) = (&f.vis, &f.sig.ident);
    let generics = &f.sig.generics;
    let lifetimes = generics.lifetimes();
    let others: Vec<_> =
        generics.params.iter().filter(|p| !matches!(p, syn::GenericParam::Lifetime(_))).collect();
    let type_params = generics.type_params().map(|p| &p.ident);
    let predicates = generics.where_clause.iter().flat_map(|w| &w.predicates);
    let parts: Vec<Part> =
        signature.params.iter().enumerate().map(|(i, p)| Part::new(lib, i, p)).collect();
    let inputs = parts.iter().map(|p| &p.inputs);
    let before = parts.iter().map(|p| &p.before);
    let passed = parts.iter().map(|p| &p.passed);
    let gradients = parts.iter().filter_map(|p| p.gradient.as_ref());
    let after = parts.iter().map(|p| &p.after);
    let result = signature.result.as_ref().map(|(ty, _)| ty.to_token_stream());
    let doc = format!(
        "The derivative of [`{of}`], written by the engine and found by the function's path."
    );
    let hidden = format_ident!("_primal");
    let bound = if signature.params.iter().any(|p| p.activity == Activity::Active) {
        quote!((#hidden, #(#gradients),*))
    } else {
        quote!(#hidden)
    };
    quote! {
        #[doc = #doc]
        #[allow(non_camel_case_types, missing_docs, unreachable_pub)]
        #vis enum #of {}
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        impl #of {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #derivative
            #[doc(hidden)]
            #[inline]
            #vis fn __vjp<'__shadow, #(#lifetimes,)* #(#others),*>(#(#inputs,)* d_ret: #result)
            where #(#type_params: '__shadow,)* #(#predicates),*
            {
                #(#before)*
                let #bound = Self::pullback(#(#passed,)* d_ret);
                #(#after)*
            }
        }
    }
}

/// One parameter of the uniform signature.
struct Part {
    inputs: TokenStream,
    before: TokenStream,
    passed: TokenStream,
    gradient: Option<Ident>,
    after: TokenStream,
}

impl Part {
    fn new(lib: &TokenStream, i: usize, p: &Param) -> Self {
        let (a, d, g) = (format_ident!("a{i}"), format_ident!("d{i}"), format_ident!("g{i}"));
        let store = format_ident!("store{i}");
        let ty = &p.ty;
        let mut part = Self {
            inputs: quote!(#a: #ty, _: impl #lib::NoShadow),
            before: quote!(),
            passed: quote!(#a),
            gradient: None,
            after: quote!(),
        };
        match (p.activity, ty) {
            (Activity::Active, _) => {
                part.inputs = quote!(#a: #ty, #d: impl #lib::ScalarShadow<#ty>);
                part.before = quote!(let mut #store = #a;);
                part.after = quote!(*#d.or_discard(&mut #store) += #g;);
                part.gradient = Some(g);
            }
            (Activity::Duplicated | Activity::DuplicatedOnly, Type::Reference(r)) => {
                part.passed = quote!(#a, #d);
                let elem = &r.elem;
                if let Type::Slice(slice) = &**elem {
                    let element = &slice.elem;
                    part.inputs = quote!(#a: #ty, #d: impl #lib::SliceShadow<'__shadow, #element>);
                    part.before = quote! {
                        let mut #store = ::std::vec::Vec::new();
                        let #d = #lib::or_zeroed(#d.into_slice(), #a.len(), &mut #store);
                    };
                } else {
                    part.inputs = quote!(#a: #ty, #d: impl #lib::ScalarShadow<#elem>);
                    part.before = quote! {
                        let mut #store = ::core::clone::Clone::clone(#a);
                        let #d = #d.or_discard(&mut #store);
                    };
                }
            }
            _ => {}
        }
        part
    }
}
