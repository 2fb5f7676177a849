//! The second derivative in a function's companion: the reverse derivative of its forward derivative, so that Hessians
//! go through calls.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{Expr, FnArg, ItemFn, ReturnType, Stmt, Type};

use crate::companion;
use crate::generate;
use crate::ir::{Activity, Kind};
use crate::kinds;
use crate::parse::{self, Param, ReverseArgs, Signature};

use super::ForwardArgs;

/// `__jvp_vjp`, the derivative of `__jvp`: for a caller's second derivative.
pub(crate) fn derived_twice(f: &ItemFn, reverse: &ReverseArgs) -> syn::Result<TokenStream> {
    let signature = Signature::new(f, f.sig.ident.span(), &reverse.activities)?;
    let Some((result, _)) = &signature.result else { return Ok(TokenStream::new()) };
    let span = f.sig.ident.span();
    check(f, &signature, result)?;
    let activities = reverse
        .activities
        .iter()
        .map(|&(a, span)| (if a.is_const() { a } else { Activity::Dual }, span))
        .collect();
    let forward = ForwardArgs {
        name: Ident::new("second_pushforward", span),
        width: 1,
        activities,
        options: reverse.options.clone(),
    };
    let pushforward: ItemFn = syn::parse2(super::derivative(&forward, f, true)?)?;
    let pushforward = with_out_parameter(pushforward, result)?;
    let mut activities: Vec<(Activity, Span)> = Vec::new();
    for (p, &(activity, span)) in signature.params.iter().zip(&reverse.activities) {
        let copies = if p.activity.is_const() { 1 } else { 2 };
        activities.extend(std::iter::repeat_n((activity, span), copies));
    }
    activities.push((Activity::Duplicated, span));
    let args = ReverseArgs {
        name: Ident::new("pushforward_pullback", span),
        activities,
        options: reverse.options.clone(),
    };
    let mut derivative: ItemFn = syn::parse2(generate::reverse(&args, &pushforward)?)?;
    derivative.vis = f.vis.clone();
    derivative.attrs.insert(0, syn::parse_quote!(#[doc(hidden)]));
    let lib = crate::library(reverse.options.library.as_ref());
    let call = |bound: &[&Ident], passed: &TokenStream| {
        let bound = match bound {
            [] => quote!(()),
            [one] => one.to_token_stream(),
            all => quote!((#(#all),*)),
        };
        quote! {
            let mut out = [#lib::zero::<#result>(); 2];
            let mut d_out = [d_ret.0, d_ret.1];
            let #bound = Self::pushforward_pullback(#passed &mut out, &mut d_out);
        }
    };
    let uniform = uniform(&lib, f, &signature, result, call);
    Ok(quote!(#derivative #uniform))
}

/// The same of a pushforward written by hand, the reverse derivative of which the engine writes. `of` has the signature
/// of the function that the rule belongs to, `activities` are those of `of`.
pub(super) fn written_twice(
    of: &ItemFn,
    rule: &ItemFn,
    activities: Vec<(Activity, Span)>,
    library: Option<&syn::Path>,
) -> syn::Result<TokenStream> {
    let span = rule.sig.ident.span();
    let signature = Signature::new(of, span, &activities)?;
    let Some((result, _)) = &signature.result else {
        return Err(syn::Error::new(
            span,
            "second derivatives pass through functions that return a float; leave out `second_order`",
        ));
    };
    check(of, &signature, result)?;
    let twice = signature.params.iter().zip(&activities).flat_map(|(p, &activity)| {
        std::iter::repeat_n(activity, if p.activity.is_const() { 1 } else { 2 })
    });
    let options = parse::Options { library: library.cloned(), ..parse::Options::default() };
    let args = ReverseArgs {
        name: Ident::new("pushforward_pullback", span),
        activities: twice.chain([(Activity::Active, span)]).collect(),
        options,
    };
    let mut derivative: ItemFn = syn::parse2(generate::reverse(&args, rule)?)?;
    derivative.vis = rule.vis.clone();
    derivative.attrs.insert(0, syn::parse_quote!(#[doc(hidden)]));
    let call = |bound: &[&Ident], passed: &TokenStream| {
        // The rule's value and tangent come first.
        let bound = if bound.is_empty() { quote!(_) } else { quote!((_, #(#bound),*)) };
        quote!(let #bound = Self::pushforward_pullback(#passed d_ret);)
    };
    let lib = crate::library(library);
    let uniform = uniform(&lib, of, &signature, result, call);
    Ok(quote!(#derivative #uniform))
}

/// Functions of floats, and of slices and arrays of floats behind `&`.
fn check(f: &ItemFn, signature: &Signature, result: &Type) -> syn::Result<()> {
    let generics = parse::type_params(f);
    let floats = |kind: &Kind| match kind {
        Kind::Float(_) => true,
        Kind::Seq(element) => matches!(**element, Kind::Float(_)),
        _ => false,
    };
    let refuse = |ty: &Type| {
        Err(syn::Error::new_spanned(
            ty,
            "second derivatives pass through functions of floats, and of slices and arrays of floats behind `&`; \
             write `second_order = off`",
        ))
    };
    for p in signature.params.iter().filter(|p| !p.activity.is_const()) {
        match kinds::of_type(&p.ty, &generics) {
            Kind::Float(_) => {}
            Kind::Ref { mutable: false, to } if floats(&to) => {}
            _ => return refuse(&p.ty),
        }
    }
    match kinds::of_type(result, &generics) {
        Kind::Float(_) => Ok(()),
        _ => refuse(result),
    }
}

/// The function with its result, a value and its tangent, in a last parameter.
fn with_out_parameter(mut f: ItemFn, result: &Type) -> syn::Result<ItemFn> {
    let Some(Stmt::Expr(Expr::Tuple(pair), None)) = f.block.stmts.pop() else {
        return Err(syn::Error::new(f.sig.ident.span(), "the derivative ends with its results"));
    };
    let (value, tangent) = (&pair.elems[0], &pair.elems[1]);
    let stores: syn::Block = syn::parse_quote!({
        __out[0] = #value;
        __out[1] = #tangent;
    });
    f.block.stmts.extend(stores.stmts);
    let parameter: FnArg = syn::parse_quote!(__out: &mut [#result; 2]);
    f.sig.inputs.push(parameter);
    f.sig.output = ReturnType::Default;
    Ok(f)
}

/// Each argument of `__jvp`, followed by its shadow; then the derivatives with respect to the value and the tangent.
/// `call` calls it, with what is passed, and binds the derivatives with respect to scalars.
fn uniform(
    lib: &TokenStream,
    f: &ItemFn,
    signature: &Signature,
    result: &Type,
    call: impl Fn(&[&Ident], &TokenStream) -> TokenStream,
) -> TokenStream {
    let parts: Vec<Part> =
        signature.params.iter().enumerate().map(|(i, p)| Part::new(lib, i, p)).collect();
    let inputs = parts.iter().map(|p| &p.inputs);
    let before = parts.iter().map(|p| &p.before);
    let passed = parts.iter().map(|p| &p.passed);
    let gradients: Vec<_> = parts.iter().flat_map(|p| &p.gradients).collect();
    let after = parts.iter().map(|p| &p.after);
    let call = call(&gradients, &quote!(#(#passed,)*));
    let (vis, generics) = (&f.vis, &f.sig.generics);
    let types: Vec<_> = signature.params.iter().map(|p| &p.ty).collect();
    let called = companion::called(generics, &types, Some(&result.to_token_stream()));
    let lifetimes = generics.lifetimes();
    let others = generics.params.iter().filter(|p| !matches!(p, syn::GenericParam::Lifetime(_)));
    let type_params = generics.type_params().map(|p| &p.ident);
    let predicates = generics.where_clause.iter().flat_map(|w| &w.predicates);
    quote! {
        #[doc(hidden)]
        #[inline]
        #vis fn __jvp_vjp<'__shadow, #(#lifetimes,)* #(#others),*>(
            #called, _: impl #lib::NoShadow, #(#inputs,)* d_ret: (#result, #result)
        )
        where #(#type_params: '__shadow,)* #(#predicates),*
        {
            let _ = Self::__of(called);
            #(#before)*
            #call
            #(#after)*
        }
    }
}

/// An argument of the function and its tangent, each with its shadow.
struct Part {
    inputs: TokenStream,
    before: TokenStream,
    passed: TokenStream,
    gradients: Vec<Ident>,
    after: TokenStream,
}

impl Part {
    fn new(lib: &TokenStream, i: usize, p: &Param) -> Self {
        let name = |stem: &str| format_ident!("{stem}{i}");
        let (a, d, t, dt) = (name("a"), name("d"), name("t"), name("dt"));
        let (g, gt, store, store_t, zero) =
            (name("g"), name("gt"), name("store"), name("store_t"), name("zero"));
        let ty = &p.ty;
        match (p.activity, ty) {
            (Activity::Const, _) => Self {
                inputs: quote! {
                    #a: #ty, _: impl #lib::NoShadow, _: impl #lib::NoShadow, _: impl #lib::NoShadow
                },
                before: quote!(),
                passed: quote!(#a),
                gradients: vec![],
                after: quote!(),
            },
            (Activity::Duplicated | Activity::DuplicatedOnly, Type::Reference(r)) => {
                let elem = &r.elem;
                let mut before = quote! {
                    let mut #zero = ::core::option::Option::None;
                    let #t = #t.or_zero(&*#a, &mut #zero);
                };
                let shadow = if let Type::Slice(slice) = &**elem {
                    let element = &slice.elem;
                    for (d, store) in [(&d, &store), (&dt, &store_t)] {
                        before.extend(quote! {
                            let mut #store = ::std::vec::Vec::new();
                            let #d = #lib::or_zeroed(#d.into_slice(), #a.len(), &mut #store);
                        });
                    }
                    quote!(impl #lib::SliceShadow<'__shadow, #element>)
                } else {
                    for (d, store) in [(&d, &store), (&dt, &store_t)] {
                        before.extend(quote! {
                            let mut #store = ::core::clone::Clone::clone(#a);
                            let #d = #d.or_discard(&mut #store);
                        });
                    }
                    quote!(impl #lib::ScalarShadow<#elem>)
                };
                Self {
                    inputs: quote!(#a: #ty, #d: #shadow, #t: impl #lib::TangentRef<#elem>, #dt: #shadow),
                    before,
                    passed: quote!(#a, #d, #t, #dt),
                    gradients: vec![],
                    after: quote!(),
                }
            }
            _ => Self {
                inputs: quote! {
                    #a: #ty, #d: impl #lib::ScalarShadow<#ty>, #t: impl #lib::Tangent<#ty>,
                    #dt: impl #lib::ScalarShadow<#ty>
                },
                before: quote! {
                    let #t = #t.or_zero(&#a);
                    let (mut #store, mut #store_t) = (#a, #a);
                },
                passed: quote!(#a, #t),
                gradients: vec![g.clone(), gt.clone()],
                after: quote! {
                    *#d.or_discard(&mut #store) += #g;
                    *#dt.or_discard(&mut #store_t) += #gt;
                },
            },
        }
    }
}
