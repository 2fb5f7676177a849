//! Patterns in the place of parameters, and type parameters that stand for floats.

use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit_mut::VisitMut;
use syn::{
    FnArg, GenericArgument, ItemFn, Macro, Pat, PathArguments, Type, TypeParamBound, WherePredicate,
};

use crate::ir::Activity;
use crate::ir::names::Names;
use crate::ir::std_names::Property;
use crate::ir::words::{bound_names, ungroup, with_idents};

/// The function with plain names for parameters: `(x, v): (f64, f64)` becomes `x_v: (f64, f64)`, destructured by a
/// `let` at the start of the body.
pub(crate) fn named(f: &ItemFn) -> ItemFn {
    let mut f = f.clone();
    ungroup(&mut f.block);
    Unraw.visit_item_fn_mut(&mut f);
    let mut names = Names::of(f.to_token_stream());
    let mut taken_apart = Vec::new();
    for arg in &mut f.sig.inputs {
        let FnArg::Typed(arg) = arg else { continue };
        if matches!(&*arg.pat, Pat::Ident(p) if p.by_ref.is_none() && p.subpat.is_none()) {
            continue;
        }
        let span = arg.pat.span();
        let name = names.fresh(&joined_names(&arg.pat), span);
        let pattern = std::mem::replace(&mut arg.pat, syn::parse_quote_spanned!(span=> #name));
        if !matches!(*pattern, Pat::Wild(_)) {
            taken_apart.push(syn::parse_quote_spanned!(span=> let #pattern = #name;));
        }
    }
    f.block.stmts.splice(0..0, taken_apart);
    f
}

/// Adds the bound `T: Real` to each type parameter that carries a derivative and of which the function requires only
/// arithmetic, such as `T: Copy + Mul<Output = T>`. The derivative needs this bound because it adds and multiplies too.
pub(crate) fn of_floats(f: &ItemFn, activities: &[(Activity, Span)], lib: &TokenStream) -> ItemFn {
    let mut f = f.clone();
    let inputs = f.sig.inputs.iter().map(ToTokens::to_token_stream);
    let active: Vec<_> = inputs
        .zip(activities)
        .filter(|(_, (activity, _))| !activity.is_const())
        .map(|(tokens, _)| tokens)
        .collect();
    let predicates: Vec<_> =
        f.sig.generics.where_clause.iter().flat_map(|w| w.predicates.clone()).collect();
    for param in f.sig.generics.type_params_mut() {
        let name = param.ident.to_string();
        let of_it = |p: &WherePredicate| match p {
            WherePredicate::Type(t) if matches!(&t.bounded_ty, Type::Path(p) if p.path.is_ident(&name)) => {
                Some(t.bounds.clone())
            }
            _ => None,
        };
        let elsewhere = predicates.iter().filter_map(of_it).flatten();
        let bounds: Vec<_> = param.bounds.iter().cloned().chain(elsewhere).collect();
        let is_active = active.iter().any(|tokens| crate::ir::words::mentions(tokens, &name));
        if is_active && is_number(&bounds) {
            param.bounds.push(syn::parse_quote!(#lib::Real));
        }
    }
    f
}

/// Returns true if the bounds are traits of `f64` without methods, include an arithmetic trait, and do not include
/// `Real`.
fn is_number(bounds: &[TypeParamBound]) -> bool {
    let mut arithmetic = false;
    bounds.iter().all(|bound| {
        let TypeParamBound::Trait(bound) = bound else { return true };
        let Some(last) = bound.path.segments.last() else { return false };
        let name = last.ident.to_string();
        let one_type = match &last.arguments {
            PathArguments::AngleBracketed(a) => {
                a.args.iter().all(|a| matches!(a, GenericArgument::AssocType(_)))
            }
            _ => true,
        };
        arithmetic |= Property::Arithmetic.has(&name);
        let known = Property::OfFloats.has(&name) && one_type;
        name != "Real" && (known || name == "From" || name == "Into")
    }) && arithmetic
}

/// Writes `r#a` as `a`, which is the same name; `r#type` has no other.
struct Unraw;

impl VisitMut for Unraw {
    fn visit_ident_mut(&mut self, name: &mut Ident) {
        let text = name.to_string();
        // `gen` is a keyword since Rust 2024.
        let plain = text.strip_prefix("r#").filter(|plain| *plain != "gen");
        let plain = plain.and_then(|plain| syn::parse_str::<Ident>(plain).ok());
        if let Some(mut plain) = plain {
            plain.set_span(name.span());
            *name = plain;
        }
    }

    fn visit_macro_mut(&mut self, mac: &mut Macro) {
        // `stringify!` may show its tokens.
        if !mac.path.is_ident("stringify") {
            mac.tokens = with_idents(std::mem::take(&mut mac.tokens), &mut |mut name| {
                self.visit_ident_mut(&mut name);
                name
            });
        }
    }
}

/// The names that a pattern binds, joined.
fn joined_names(pat: &Pat) -> String {
    let names: Vec<_> = bound_names(pat).into_iter().map(|p| p.ident.to_string()).collect();
    if names.is_empty() { "unused".into() } else { names.join("_") }
}
