//! The second derivative in a function's rule item: the reverse derivative of its forward derivative. With it, Hessians
//! work through calls.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::ItemFn;

use crate::emit::generate;
use crate::emit::rule_item::{self, Uniform};
use crate::ir::Activity;
use crate::parse::signature::Signature;
use crate::parse::{Options, ReverseArgs};

use crate::parse::forward::ForwardArgs;

/// `__jvp_vjp`, the derivative of `__jvp`: for a caller's second derivative.
pub(crate) fn derived_twice(
    f: &ItemFn,
    reverse: &ReverseArgs,
    method: bool,
) -> syn::Result<TokenStream> {
    let forward = ForwardArgs {
        name: Ident::new("pushforward", f.sig.ident.span()),
        width: 1,
        activities: reverse.activities.iter().map(|&(a, span)| (a.dual(), span)).collect(),
        options: reverse.options.clone(),
    };
    let pushforward: ItemFn = syn::parse2(super::derivative(&forward, f, true)?)?;
    of_pushforward(f, &pushforward, &reverse.activities, &reverse.options, method)
}

/// `__jvp_vjp`, the derivative of the `pushforward` of the function `of`, whether the pushforward is derived or written
/// by hand. `activities` are those of `of`.
pub(super) fn of_pushforward(
    of: &ItemFn,
    pushforward: &ItemFn,
    activities: &[(Activity, Span)],
    options: &Options,
    method: bool,
) -> syn::Result<TokenStream> {
    let span = pushforward.sig.ident.span();
    let signature = Signature::new(of, span, activities)?;
    let mut twice: Vec<(Activity, Span)> = Vec::new();
    for (p, &activity) in signature.params.iter().zip(activities) {
        let copies = if p.activity.is_const() { 1 } else { 2 };
        twice.extend(std::iter::repeat_n(activity, copies));
    }
    twice.extend(signature.result.as_ref().map(|(_, activity)| {
        let only = if activity.is_const() { *activity } else { Activity::ActiveOnly };
        (only, span)
    }));
    let derivative = if method {
        format_ident!("{}_pushforward_pullback", of.sig.ident)
    } else {
        format_ident!("pushforward_pullback")
    };
    let rule = Options { of_call: true, ..options.clone() };
    let args = ReverseArgs { name: derivative, activities: twice, options: rule };
    let mut rule: ItemFn =
        syn::parse2(generate::derivative(&args, pushforward, false, |_, _| ())?)?;
    rule.vis = of.vis.clone();
    rule.attrs.insert(0, syn::parse_quote!(#[doc(hidden)]));
    if !rule.attrs.iter().any(|a| a.path().is_ident("inline")) {
        // Compiled only where a Hessian needs it.
        rule.attrs.push(syn::parse_quote!(#[inline]));
    }
    let lib = crate::ir::runtime::library(options.library.as_ref());
    let written = |signature: &Signature, name: &Ident| {
        Uniform::of_pushforward(&lib, &of.sig.generics, signature, method)
            .written(of, name, &args.name)
    };
    let uniform = if method {
        rule_item::of_either(of, "__jvp_vjp", &signature, written)
    } else {
        written(&signature, &format_ident!("__jvp_vjp"))
    };
    Ok(quote!(#rule #uniform))
}
