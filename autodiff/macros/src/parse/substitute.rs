//! A method of an `impl` block as a function by itself.

use proc_macro2::{Ident, Span};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{GenericArgument, ImplItem, ItemImpl, PathArguments, Type};

use crate::ir::words::with_idents;

/// Replaces `self` and `Self` of an `impl` block by what they stand for, and removes the block's lifetimes.
pub(crate) struct Substitute {
    /// `Self`.
    pub(crate) own: Type,
    /// `Self::Output`.
    pub(crate) output: Option<Type>,
    /// The receiver's new name.
    pub(crate) this: Ident,
    lifetimes: Vec<syn::Lifetime>,
}

impl Substitute {
    pub(crate) fn new(block: &ItemImpl) -> Self {
        let names = crate::ir::names::Names::of(block.to_token_stream());
        let this = { names }.fresh("this", Span::call_site());
        let output = block.items.iter().find_map(|item| match item {
            ImplItem::Type(t) if t.ident == "Output" => Some(t.ty.clone()),
            _ => None,
        });
        let lifetimes = block.generics.lifetimes().map(|l| l.lifetime.clone()).collect();
        let mut own = Self { own: (*block.self_ty).clone(), output: None, this, lifetimes };
        let mut left = own.own.clone();
        own.visit_type_mut(&mut left);
        own.own = left;
        own.output = output.map(|mut ty| {
            own.visit_type_mut(&mut ty);
            ty
        });
        own
    }

    /// `ty` as a path in an expression, where its arguments are inferred.
    fn constructor(ty: &Type) -> Option<syn::Path> {
        let Type::Path(p) = ty else { return None };
        let mut path = p.path.clone();
        if let Some(last) = path.segments.last_mut() {
            last.arguments = PathArguments::None;
        }
        Some(path)
    }
}

impl VisitMut for Substitute {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        if let Type::Path(p) = ty
            && p.qself.is_none()
            && p.path.segments.first().is_some_and(|s| s.ident == "Self")
        {
            match (p.path.segments.len(), &self.output) {
                (1, _) => *ty = self.own.clone(),
                (2, Some(output)) if p.path.segments[1].ident == "Output" => *ty = output.clone(),
                _ => {}
            }
            return;
        }
        if let Type::Reference(r) = ty
            && r.lifetime.as_ref().is_some_and(|l| self.lifetimes.contains(l))
        {
            r.lifetime = None;
        }
        visit_mut::visit_type_mut(self, ty);
    }

    fn visit_generic_argument_mut(&mut self, arg: &mut GenericArgument) {
        if let GenericArgument::Lifetime(l) = arg
            && self.lifetimes.contains(l)
        {
            *l = syn::Lifetime::new("'_", l.span());
        }
        visit_mut::visit_generic_argument_mut(self, arg);
    }

    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        if path.is_ident("self") {
            let span = path.span();
            *path = Ident::new(&self.this.to_string(), span).into();
        } else if path.segments.first().is_some_and(|s| s.ident == "Self") {
            let output = path.segments.len() > 1 && path.segments[1].ident == "Output";
            let of = if output { self.output.as_ref() } else { Some(&self.own) };
            if let Some(mut written) = of.and_then(Self::constructor) {
                let skipped = if output { 2 } else { 1 };
                written.segments.extend(path.segments.iter().skip(skipped).cloned());
                *path = written;
            }
        }
        visit_mut::visit_path_mut(self, path);
    }

    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        mac.tokens = with_idents(mac.tokens.clone(), &mut |name| match name == "self" {
            true => Ident::new(&self.this.to_string(), name.span()),
            false => name,
        });
    }
}
