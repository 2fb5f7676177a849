//! `#[pullback(of = f)]`: a hand-written rule and the rule item that finds it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{FnArg, ItemFn, Pat, Path, ReturnType, Token, Type};

use crate::emit::rule_item::{self, Uniform};
use crate::ir::diagnostics::refused;
use crate::ir::names::plain;
use crate::parse;

/// `of = f`, then `crate = path`.
pub(crate) struct PullbackArgs {
    of: Ident,
    library: Option<Path>,
}

impl Parse for PullbackArgs {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let usage =
            "write `#[pullback(of = function)]`, where `function` stands in the same module";
        let of = parse::rule_of(input, usage)?;
        let mut library = None;
        while input.peek(Token![,]) {
            input.parse::<Token![,]>()?;
            if input.peek(Token![crate]) {
                library = Some(parse::parse_library(input)?);
            }
        }
        Ok(Self { of, library })
    }
}

/// A parameter of the rule with its shadow, if it has one.
struct Pair<'a> {
    name: &'a Ident,
    ty: &'a Type,
    shadow: Option<&'a Type>,
}

/// The rule as written, and its rule item.
pub(crate) fn expand(args: PullbackArgs, rule: &ItemFn) -> syn::Result<TokenStream> {
    let rule_item = rule_item_of(args, rule)?;
    let rule = crate::ir::marks::without_marks(rule);
    // Not dead code, even if nothing is differentiated in reverse mode.
    Ok(quote!(#[allow(dead_code)] #rule #rule_item))
}

/// The rule item of the function that `rule` belongs to.
pub(crate) fn rule_item_of(args: PullbackArgs, rule: &ItemFn) -> syn::Result<TokenStream> {
    let lib = crate::ir::runtime::library(args.library.as_ref());
    let params = plain_params(rule)?;
    let (pairs, seed) = pair(&params)?;
    if let ReturnType::Type(_, ty) = &rule.sig.output
        && !matches!(&**ty, Type::Tuple(t) if t.elems.is_empty())
    {
        return refused(
            ty.span(),
            "a pullback returns nothing: it adds to the shadows `d_…` it is given",
        );
    }
    item_of(&args.of, rule, &lib, &pairs, seed)
}

fn plain_params(rule: &ItemFn) -> syn::Result<Vec<(&Ident, &Type)>> {
    rule.sig
        .inputs
        .iter()
        .map(|arg| match arg {
            FnArg::Typed(t) => match &*t.pat {
                Pat::Ident(p) => Ok((&p.ident, &*t.ty)),
                pat => refused(pat.span(), "a pullback's parameters are plain names"),
            },
            FnArg::Receiver(r) => refused(r.span(), parse::OF_FREE_FUNCTIONS),
        })
        .collect()
}

/// Pairs each `x` with the `d_x` after it; a parameter that remains at the end is the seed.
fn pair<'a>(params: &[(&'a Ident, &'a Type)]) -> syn::Result<(Vec<Pair<'a>>, Option<&'a Type>)> {
    let mut pairs: Vec<Pair> = Vec::new();
    let mut seed = None;
    for (i, &(name, ty)) in params.iter().enumerate() {
        let text = name.to_string();
        let last = i + 1 == params.len();
        let Some(primal) = text.trim_start_matches('_').strip_prefix("d_") else {
            check_parameter(name, ty)?;
            pairs.push(Pair { name, ty, shadow: None });
            continue;
        };
        match pairs.last_mut() {
            Some(pair) if pair.shadow.is_none() && plain(pair.name) == primal => {
                check_shadow(name, ty, pair)?;
                pair.shadow = Some(ty);
            }
            _ if last && !matches!(ty, Type::Reference(_)) => seed = Some(ty),
            _ => {
                return refused(
                    name.span(),
                    format!(
                        "`{name}` must follow the parameter `{primal}` whose shadow it is; the order is each argument \
                         of the function, followed by its shadow `d_<name>: &mut …` if it has one, then `d_ret` if \
                         the function returns a float"
                    ),
                );
            }
        }
    }
    Ok((pairs, seed))
}

/// The shadow of an argument is behind `&mut`, and a slice if the argument is one.
fn check_shadow(name: &Ident, ty: &Type, of: &Pair) -> syn::Result<()> {
    let behind = match of.ty {
        Type::Reference(r) => &*r.elem,
        ty => ty,
    };
    let is_slice = |ty: &Type| matches!(ty, Type::Slice(_));
    match ty {
        Type::Reference(r) if r.mutability.is_some() && is_slice(&r.elem) == is_slice(behind) => {
            Ok(())
        }
        _ => refused(
            ty.span(),
            format!(
                "the shadow `{name}` is added to, and of the type of `{}`: write `{name}: &mut {}`",
                of.name,
                parse::readable(&behind.to_token_stream())
            ),
        ),
    }
}

/// Refuses `&mut` parameters: data that the function writes are passed to the rule as the call left them.
fn check_parameter(name: &Ident, ty: &Type) -> syn::Result<()> {
    match ty {
        Type::Reference(r) if r.mutability.is_some() => refused(
            ty.span(),
            format!(
                "a rule reads what the function has written: write `{name}: &{}`",
                parse::readable(&r.elem.to_token_stream())
            ),
        ),
        _ => Ok(()),
    }
}

fn item_of(
    of: &Ident,
    rule: &ItemFn,
    lib: &TokenStream,
    pairs: &[Pair],
    seed: Option<&Type>,
) -> syn::Result<TokenStream> {
    let (vis, name) = (&rule.vis, &rule.sig.ident);
    let (generics, where_clause) = (&rule.sig.generics, &rule.sig.generics.where_clause);
    let (inputs, names) = rule_item::numbered(rule);
    let params: Vec<_> = pairs.iter().map(|pair| (pair.ty, pair.shadow)).collect();
    let uniform = Uniform::of_rule(lib, &params, seed);
    let uniform = uniform.written(rule, &format_ident!("__vjp"), &format_ident!("pullback"));
    let check = check(of, rule, lib, pairs, seed);
    let shown = rule_item::check(vis, of, generics, lib);
    let hidden = format!(
        "The derivative of [`{of}`]: the rule written by hand, found by the function's path."
    );
    let items = quote! {
        /// The rule receives the values that written arguments have after the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = false;
        #shown
        #[doc = #hidden]
        #[inline]
        #vis fn pullback #generics (#(#inputs),*) #where_clause { #name(#(#names),*) }
        #uniform
    };
    let rule_item = rule_item::declared(vis, of, &hidden, &items);
    Ok(quote!(#rule_item #check))
}

/// The place of `span`, marked as code of this crate: the compiler shows it, but does not suggest that the user edit
/// it.
fn written_here(span: Span) -> Span {
    span.resolved_at(Span::call_site())
}

/// Code that compiles only if the rule has the function's parameters, and a seed if the result carries a derivative.
/// (For a reference, the rule does not show if the function writes through it.)
fn check(
    of: &Ident,
    rule: &ItemFn,
    lib: &TokenStream,
    pairs: &[Pair],
    seed: Option<&Type>,
) -> TokenStream {
    if matches!(rule.sig.safety, syn::Safety::Unsafe(_)) {
        return TokenStream::new();
    }
    let (mut inputs, mut passed) = (Vec::new(), Vec::new());
    for Pair { name, ty, .. } in pairs {
        match ty {
            Type::Reference(r) => {
                let (referent, span) = (&r.elem, written_here(r.and_token.span()));
                passed.push(quote_spanned!(span=> #lib::rt::behind_reference::<#referent, _>()));
            }
            _ => {
                inputs.push(quote!(#name: #ty));
                passed.push(name.to_token_stream());
            }
        }
    }
    let span = written_here(rule.sig.ident.span());
    let mut of = of.clone();
    of.set_span(span);
    let call = quote_spanned!(span=> #of(#(#passed),*));
    let result = match seed {
        Some(ty) => quote_spanned!(span=> let _: #ty = #call;),
        None => quote_spanned!(span=> #lib::rt::without_seed(#call);),
    };
    let (generics, where_clause) = (&rule.sig.generics, &rule.sig.generics.where_clause);
    let quiet = crate::ir::runtime::quiet();
    quote! {
        const _: () = {
            #quiet
            fn rule_has_the_parameters_of_the_function #generics (#(#inputs),*) #where_clause { #result }
        };
    }
}
