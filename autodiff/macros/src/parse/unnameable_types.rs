//! Types in the signature of a marked function that its rules, which are functions beside it, cannot use unchanged.

use proc_macro2::{Ident, Span};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{FnArg, ImplItem, ItemImpl, Type, TypeParamBound, WherePredicate};

use crate::ir::Activity;
use crate::ir::diagnostics::refused;
use crate::ir::std_names::Property;

/// Refuses parameters that the rules of `f` cannot have. `inferred` is true if the activities follow from the types
/// alone.
pub(crate) fn nothing_is(
    f: &syn::ItemFn,
    activities: &[(Activity, Span)],
    inferred: bool,
) -> syn::Result<()> {
    for (i, (arg, (activity, _))) in f.sig.inputs.iter().zip(activities).enumerate() {
        let FnArg::Typed(arg) = arg else { continue };
        let mut found = Found::default();
        found.visit_type(&arg.ty);
        let carries = !activity.is_const() || inferred;
        if let Some(span) = function(&f.sig.generics, &arg.ty).filter(|_| carries) {
            let message = format!(
                "cannot differentiate a marked function that takes functions, whose derivatives it would need; write it inside \
                 of the function that calls it, unmarked, where each call of it is taken in; or, if what it takes carries no \
                 derivative, a type parameter and the activities: {}",
                attribute(activities, i)
            );
            return refused(span, message);
        }
        if let Some(span) = found.impl_trait {
            let message = format!(
                "cannot differentiate a marked function that takes `impl Trait`, whose type has no name; write the type, or, \
                 if it carries no derivative, a type parameter (`<T: Into<usize>>`) and the activities: {}",
                attribute(activities, i)
            );
            return refused(span, message);
        }
        if let (Some(span), false) =
            (found.elided, activity.is_const() || matches!(&*arg.ty, Type::Reference(_)))
        {
            return refused(
                span,
                "cannot differentiate a reference within a parameter that carries a derivative; take what it refers to as \
                 a parameter of its own, `&[f64]`, or, if that carries none, name the lifetime: `fn f<'a>(p: (&'a str, f64))`",
            );
        }
        if inferred
            && !activity.is_const()
            && let Some(param) = silent(&f.sig.generics, &arg.ty)
        {
            let message = format!(
                "the bounds of `{param}` do not say that it carries a derivative; write `{param}: Differentiable`, or, if it \
                 carries none, the activities: {}",
                attribute(activities, i)
            );
            return refused(arg.ty.span(), message);
        }
    }
    Ok(())
}

/// The attribute with suggested activities: `#[differentiable(Const, Active, Active)]`, with `Const` for the parameter
/// of that number.
fn attribute(activities: &[(Activity, Span)], constant: usize) -> String {
    let words = activities.iter().enumerate().map(|(i, (activity, _))| {
        if i == constant { "Const".into() } else { format!("{activity:?}") }
    });
    format!("`#[differentiable({})]`", words.collect::<Vec<_>>().join(", "))
}

/// The place of a function type, or of a reference to one: `impl Fn(f64) -> f64`, `F: Fn(f64) -> f64`.
fn function(generics: &syn::Generics, ty: &Type) -> Option<Span> {
    let is_function = |bound: &TypeParamBound| match bound {
        TypeParamBound::Trait(t) => t
            .path
            .segments
            .last()
            .is_some_and(|s| ["Fn", "FnMut", "FnOnce"].iter().any(|name| s.ident == name)),
        _ => false,
    };
    match ty {
        Type::Reference(r) => function(generics, &r.elem),
        Type::Paren(t) => function(generics, &t.elem),
        Type::ImplTrait(t) => t.bounds.iter().any(is_function).then(|| ty.span()),
        Type::TraitObject(t) => t.bounds.iter().any(is_function).then(|| ty.span()),
        Type::Path(_) => {
            let (_, bounds) = bounds_of(generics, ty)?;
            bounds.into_iter().any(is_function).then(|| ty.span())
        }
        _ => None,
    }
}

/// The type parameter that a type (or the type behind a reference) is, if its bounds are only traits with [`Property::Silent`].
fn silent(generics: &syn::Generics, ty: &Type) -> Option<Ident> {
    let ty = match ty {
        Type::Reference(r) => &*r.elem,
        ty => ty,
    };
    let (param, bounds) = bounds_of(generics, ty)?;
    let known = |bound: &&TypeParamBound| match bound {
        TypeParamBound::Trait(t) => {
            t.path.segments.last().is_some_and(|s| Property::Silent.has(&s.ident.to_string()))
        }
        _ => true,
    };
    (!bounds.is_empty() && bounds.iter().all(known)).then(|| param.clone())
}

/// The type parameter that `ty` is, and its bounds.
fn bounds_of<'g>(
    generics: &'g syn::Generics,
    ty: &Type,
) -> Option<(&'g Ident, Vec<&'g TypeParamBound>)> {
    let Type::Path(path) = ty else { return None };
    let param = generics.type_params().find(|p| path.path.is_ident(&p.ident))?;
    let elsewhere =
        generics.where_clause.iter().flat_map(|w| &w.predicates).filter_map(|p| match p {
            WherePredicate::Type(t) if t.bounded_ty == *ty => Some(&t.bounds),
            _ => None,
        });
    Some((&param.ident, param.bounds.iter().chain(elsewhere.flatten()).collect()))
}

#[derive(Default)]
struct Found {
    impl_trait: Option<Span>,
    elided: Option<Span>,
}

impl<'a> Visit<'a> for Found {
    fn visit_type_impl_trait(&mut self, t: &'a syn::TypeImplTrait) {
        self.impl_trait.get_or_insert(t.impl_token.span());
    }

    fn visit_type_reference(&mut self, r: &'a syn::TypeReference) {
        if r.lifetime.is_none() {
            self.elided.get_or_insert(r.and_token.span());
        }
        visit::visit_type_reference(self, r);
    }

    fn visit_lifetime(&mut self, l: &'a syn::Lifetime) {
        if l.ident == "_" {
            self.elided.get_or_insert(l.span());
        }
    }

    // The references in the signature of a function pointer are its own.
    fn visit_type_fn_ptr(&mut self, _: &'a syn::TypeFnPtr) {}
}

/// Replaces types that an `impl` of a trait defines: `Self::Out` becomes `f64` for `type Out = f64;`. The rules stand
/// in an `impl` block of the type itself, which has no such names.
pub(crate) struct Associated(Vec<(Ident, Type)>);

impl Associated {
    pub(crate) fn of(block: &ItemImpl) -> Self {
        let defined = block.items.iter().filter_map(|item| match item {
            ImplItem::Type(t) if t.generics.params.is_empty() => {
                Some((t.ident.clone(), t.ty.clone()))
            }
            _ => None,
        });
        Self(defined.collect())
    }

    fn named(&self, ty: &Type) -> Option<&Type> {
        let Type::Path(p) = ty else { return None };
        let segments: Vec<_> = p.path.segments.iter().collect();
        match &segments[..] {
            [of, name] if p.qself.is_none() && of.ident == "Self" => {
                self.0.iter().find(|(known, _)| name.ident == *known).map(|(_, ty)| ty)
            }
            _ => None,
        }
    }
}

impl VisitMut for Associated {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        // One of these types may be defined by another.
        for _ in 0..self.0.len() {
            if let Some(defined) = self.named(ty) {
                *ty = defined.clone();
            }
        }
        visit_mut::visit_type_mut(self, ty);
    }
}

/// Returns `where Q<U>: Clone`, if a parameter of the `impl` block has no bounds. Only a type that is `Clone` has a
/// shadow and can have rules.
pub(crate) fn with_shadow(block: &ItemImpl) -> Option<syn::WhereClause> {
    let mut clause = block.generics.where_clause.clone();
    let bounded = |name: &Ident| {
        let mut predicates = block.generics.where_clause.iter().flat_map(|w| &w.predicates);
        predicates.any(|p| crate::ir::words::mentions(&p.to_token_stream(), &name.to_string()))
    };
    if !block.generics.type_params().any(|p| p.bounds.is_empty() && !bounded(&p.ident)) {
        return None;
    }
    let of = &block.self_ty;
    let predicate = syn::parse_quote!(#of: ::core::clone::Clone);
    clause.get_or_insert_with(|| syn::parse_quote!(where)).predicates.push(predicate);
    clause
}
