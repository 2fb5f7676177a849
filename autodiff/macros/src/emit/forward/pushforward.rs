//! `#[pushforward(of = f)]`: a hand-written forward rule.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{FnArg, ItemFn, Pat, Path, ReturnType, Token, Type};

use crate::emit::rule_item;
use crate::ir::Activity;
use crate::ir::diagnostics::refused;
use crate::ir::names::plain;
use crate::parse;

/// `of = f`, then `forward_only`, `second_order = on` and `crate = path`.
pub(crate) struct PushforwardArgs {
    of: Ident,
    forward_only: bool,
    second_order: bool,
    library: Option<Path>,
}

impl Parse for PushforwardArgs {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let usage =
            "write `#[pushforward(of = function)]`, where `function` stands in the same module";
        let mut args = Self {
            of: parse::rule_of(input, usage)?,
            forward_only: false,
            second_order: false,
            library: None,
        };
        while input.peek(Token![,]) {
            input.parse::<Token![,]>()?;
            if input.peek(Token![crate]) {
                args.library = Some(parse::parse_library(input)?);
            } else if !input.is_empty() {
                let word: Ident = input.parse()?;
                match word.to_string().as_str() {
                    "forward_only" => args.forward_only = true,
                    "second_order" => {
                        input.parse::<Token![=]>()?;
                        args.second_order = input.parse::<Ident>()? == "on";
                    }
                    _ => return refused(word.span(), usage),
                }
            }
        }
        Ok(args)
    }
}

/// The rule as written, and the rule item by which it is found.
pub(crate) fn expand(args: PushforwardArgs, rule: &ItemFn) -> syn::Result<TokenStream> {
    let rule_item = rule_item_of(args, rule)?;
    let rule = crate::ir::marks::without_marks(rule);
    // Not dead code, even if nothing is differentiated in forward mode.
    Ok(quote!(#[allow(dead_code)] #rule #rule_item))
}

/// A parameter of the function, and whether a tangent follows it.
type Parameter<'a> = (&'a Ident, &'a Type, bool);

/// The addition to the rule item of the function that `rule` belongs to.
pub(crate) fn rule_item_of(args: PushforwardArgs, rule: &ItemFn) -> syn::Result<TokenStream> {
    let lib = crate::ir::runtime::library(args.library.as_ref());
    let params = pair(rule)?;
    let result = result(rule)?;
    let (of, vis, name) = (&args.of, &rule.vis, &rule.sig.ident);
    let (generics, where_clause) = (&rule.sig.generics, &rule.sig.generics.where_clause);
    let types: Vec<_> = params.iter().map(|&(_, ty, dual)| (ty, dual)).collect();
    let uniform = super::rule_item::uniform(
        &lib,
        vis,
        generics,
        &types,
        result.map(ToTokens::to_token_stream).as_ref(),
        &quote!(#name),
        &super::rule_item::Shape::plain(),
    );
    let (all, names) = rule_item::numbered(rule);
    let output = &rule.sig.output;
    let doc = format!(
        "The forward derivative of [`{of}`]: the rule written by hand, found by the function's path."
    );
    let check = check(of, rule, &params, result);
    let twice = if args.second_order {
        second_order(of, rule, &params, result, args.library.as_ref())?
    } else {
        TokenStream::new()
    };
    let rule_item = args
        .forward_only
        .then(|| rule_item::declared(vis, of, &doc, &rule_item::check(vis, of, generics, &lib)));
    let quiet = crate::ir::runtime::quiet();
    Ok(quote! {
        #rule_item
        #[allow(missing_docs, unreachable_pub)]
        #quiet
        impl #of {
            #[doc = #doc]
            #[inline]
            #vis fn pushforward #generics (#(#all),*) #output #where_clause { #name(#(#names),*) }
            #uniform
            #twice
        }
        #check
    })
}

/// The function that a caller's second derivative calls: the derivative of the rule itself.
fn second_order(
    of: &Ident,
    rule: &ItemFn,
    params: &[Parameter],
    result: Option<&Type>,
    library: Option<&Path>,
) -> syn::Result<TokenStream> {
    let span = rule.sig.ident.span();
    let activity = |&(_, ty, dual): &Parameter| match ty {
        _ if !dual => (Activity::Const, span),
        Type::Reference(_) => (Activity::Duplicated, span),
        _ => (Activity::Active, span),
    };
    let mut activities: Vec<_> = params.iter().map(activity).collect();
    activities.extend(result.map(|_| (Activity::Active, span)));
    let (vis, generics) = (&rule.vis, &rule.sig.generics);
    let where_clause = &generics.where_clause;
    let inputs = params.iter().map(|(name, ty, _)| quote!(#name: #ty));
    let output = result.map(|ty| quote!(-> #ty));
    let of: ItemFn =
        syn::parse2(quote!(#vis fn #of #generics (#(#inputs),*) #output #where_clause {}))?;
    let options = parse::Options { library: library.cloned(), ..parse::Options::default() };
    super::twice::of_pushforward(&of, rule, &activities, &options, false)
}

/// Pairs each `x` with the `t_x` after it.
fn pair(rule: &ItemFn) -> syn::Result<Vec<Parameter<'_>>> {
    let mut params: Vec<Parameter> = Vec::new();
    for arg in &rule.sig.inputs {
        let FnArg::Typed(arg) = arg else {
            return refused(arg.span(), parse::OF_FREE_FUNCTIONS);
        };
        let Pat::Ident(pat) = &*arg.pat else {
            return refused(arg.pat.span(), "a pushforward's parameters are plain names");
        };
        let text = plain(&pat.ident);
        let Some(primal) = text.strip_prefix("t_") else {
            params.push((&pat.ident, &arg.ty, false));
            continue;
        };
        match params.last_mut() {
            Some((name, ty, dual)) if !*dual && plain(name) == primal => {
                if ty.to_token_stream().to_string() != arg.ty.to_token_stream().to_string() {
                    let (name, ty) = (&pat.ident, ty.to_token_stream());
                    return refused(
                        arg.ty.span(),
                        format!(
                            "the tangent has the type of `{primal}`: write `{name}: {}`",
                            parse::readable(&ty)
                        ),
                    );
                }
                *dual = true;
            }
            _ => {
                return refused(
                    pat.ident.span(),
                    format!(
                        "`{}` must follow the parameter `{primal}` whose tangent it is; the order is each argument of \
                         the function, followed by its tangent `t_<name>` of the same type if it has one",
                        pat.ident
                    ),
                );
            }
        }
    }
    Ok(params)
}

/// The result type of the function; the rule returns a pair of this type.
fn result(rule: &ItemFn) -> syn::Result<Option<&Type>> {
    match &rule.sig.output {
        ReturnType::Default => Ok(None),
        ReturnType::Type(_, ty) => match &**ty {
            Type::Tuple(t) if t.elems.is_empty() => Ok(None),
            Type::Tuple(t) if t.elems.len() == 2 => Ok(Some(&t.elems[0])),
            ty => {
                let text = parse::readable(&ty.to_token_stream());
                refused(
                    ty.span(),
                    format!(
                        "a pushforward returns the function's value and its tangent: write `-> ({text}, {text})`"
                    ),
                )
            }
        },
    }
}

/// Code that compiles only if the rule has the function's parameters and result.
fn check(of: &Ident, rule: &ItemFn, params: &[Parameter], result: Option<&Type>) -> TokenStream {
    let inputs = params.iter().map(|(name, ty, _)| quote!(#name: #ty));
    let names = params.iter().map(|(name, ..)| name);
    let (generics, where_clause) = (&rule.sig.generics, &rule.sig.generics.where_clause);
    let output = result.map(|ty| quote!(-> #ty));
    let unsafety = matches!(rule.sig.safety, syn::Safety::Unsafe(_)).then(|| quote!(unsafe));
    let quiet = crate::ir::runtime::quiet();
    quote! {
        const _: () = {
            #quiet
            #unsafety fn rule_has_the_signature_of_the_function #generics (#(#inputs),*) #output #where_clause {
                #of(#(#names),*)
            }
        };
    }
}
