//! Tangents of structs, tuples and enums, and of the variables that a pattern binds.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::Parser;
use syn::visit_mut::VisitMut;
use syn::{Pat, UnOp};

use crate::ir::print::strip;
use crate::ir::{Arm, Expr, ExprKind, Kind, Place, Proj, Stmt, VarId};
use crate::transform::reverse::{OnShadow, alone};

use super::Forward;

/// Variants of `std` that always hold a value.
const OF_STD: &[&str] = &["Some", "Ok", "Err"];

impl Forward<'_> {
    /// The tangent of an aggregate value: the same aggregate of the parts' tangents.
    pub(super) fn aggregate(&mut self, e: &Expr, k: usize) -> TokenStream {
        match &e.kind {
            ExprKind::Tuple(es) => {
                let es: Vec<_> = es.iter().map(|e| self.stored(e, k)).collect();
                quote!((#(#es,)*))
            }
            ExprKind::Boxed(inner) => {
                let inner = strip(self.tangent(inner, k));
                quote!(::std::boxed::Box::new(#inner))
            }
            ExprKind::Struct { path, fields, call: true, .. } => {
                let es: Vec<_> = fields.iter().map(|(_, e)| self.member(e, k)).collect();
                if OF_STD.iter().any(|name| path.to_string() == *name) {
                    return quote!(#path(#(#es),*));
                }
                // Written with braces, so that a function whose name begins with a capital letter does not compile in
                // place of a variant.
                let members = fields.iter().map(|(member, _)| member);
                quote!((#path { #(#members: #es),* }))
            }
            ExprKind::Struct { path, fields, rest, .. } => {
                let mut parts = TokenStream::new();
                for (member, e) in fields {
                    let tangent = self.member(e, k);
                    parts.extend(quote!(#member: #tangent,));
                }
                let rest = rest.as_ref().map(|e| {
                    let rest = self.tangent(e, k);
                    quote!(..#rest)
                });
                quote!((#path { #parts #rest }))
            }
            _ => TokenStream::new(),
        }
    }

    /// The tangent of a value that is stored in a field. A variant, `Kind::Linear`, may belong to a `#[constant]`
    /// field, whose type needs no shadow.
    fn member(&mut self, e: &Expr, k: usize) -> TokenStream {
        match &e.kind {
            ExprKind::Constant(path, Kind::Unknown) if is_variant(path) => {
                let lib = self.lib;
                quote!(#lib::constant_shadow!(#path))
            }
            _ => self.stored(e, k),
        }
    }

    /// The tangent of a value that is stored in a variable, a field or an element of unknown type.
    pub(super) fn stored(&mut self, e: &Expr, k: usize) -> TokenStream {
        let tangent = strip(self.tangent(e, k));
        if !self.a.varied(e) || !self.may_be_integer(e) {
            return tangent;
        }
        let value = strip(self.emit().expr(e));
        self.tangent_at(tangent, value)
    }

    /// A tangent that was computed as for a float. The tangent of an integer is the integer itself: it may be a length
    /// by which the tangent of a user's type finds its elements.
    pub(super) fn tangent_at(
        &self,
        tangent: TokenStream,
        value: impl quote::ToTokens,
    ) -> TokenStream {
        let lib = self.lib;
        quote!(#lib::rt::tangent_at(#tangent, #value))
    }

    /// Returns true if `e` is an operation on fields of unknown types and on integers.
    pub(super) fn may_be_integer(&self, e: &Expr) -> bool {
        !matches!(e.kind, ExprKind::Read(_) | ExprKind::Constant(..)) && self.of_unknown(e)
    }

    /// Returns true if `e` is computed only from integers and from values that may be integers.
    pub(super) fn of_unknown(&self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Binary(a, op, b) => {
                crate::ir::kinds::is_arithmetic(op) && self.of_unknown(a) && self.of_unknown(b)
            }
            ExprKind::Unary(UnOp::Neg(_), inner) => self.of_unknown(inner),
            ExprKind::Read(_) | ExprKind::Constant(..) => {
                matches!(self.a.kind(e).value(), Kind::Unknown | Kind::Discrete)
            }
            _ => matches!(self.a.kind(e).value(), Kind::Discrete),
        }
    }

    /// The tangent of a copy of a whole vector, slice or struct.
    pub(super) fn copied(&mut self, method: &str, place: &Place, k: usize) -> TokenStream {
        let shadow = self.shadow(place, k);
        let method = quote::format_ident!("{method}");
        quote!(#shadow.#method())
    }

    pub(super) fn swap(&mut self, a: &Place, b: &Place, stmt: &Stmt) -> TokenStream {
        let primal = self.emit().stmt(stmt);
        if !self.a.place_is_active(a) && !self.a.place_is_active(b) {
            return primal;
        }
        let tangents = self.directions(|f, k| {
            if let Some((of, i, j)) = a.elements_with(b) {
                let (of, emit) = (f.shadow(&of, k), f.emit());
                let (i, j) = (strip(emit.expr(i)), strip(emit.expr(j)));
                return quote!(#of.swap(#i, #j););
            }
            let (a, b) = (f.shadow(a, k), f.shadow(b, k));
            quote!(::core::mem::swap(&mut #a, &mut #b);)
        });
        quote!(#tangents #primal)
    }

    pub(super) fn push(&mut self, place: &Place, value: &Expr, stmt: &Stmt) -> TokenStream {
        if !self.a.place_is_active(place) {
            return self.emit().stmt(stmt);
        }
        self.name_unrepeatable(value);
        let tangents = self.directions(|f, k| {
            let (shadow, tangent) = (f.shadow(place, k), f.stored(value, k));
            quote!(#shadow.push(#tangent);)
        });
        let primal = self.emit().stmt(stmt);
        quote!(#tangents #primal)
    }

    /// A `match`: each arm binds the parts of the tangent that correspond to the parts of the value bound by its
    /// pattern.
    pub(super) fn matched(&mut self, scrutinee: &Expr, arms: &[Arm]) -> TokenStream {
        let mut printed = TokenStream::new();
        for arm in arms {
            let guard = arm.guard.as_ref().map(|g| strip(self.emit().expr(g)));
            let guard = guard.map(|g| quote!(if #g));
            let body = self.with_tangents_bound(arm);
            let pattern = &arm.pattern;
            printed.extend(quote!(#pattern #guard => { #body }));
        }
        let active = self.a.varied(scrutinee);
        let value = strip(self.emit().expr(scrutinee));
        let owned = matches!(self.a.kind(scrutinee), Kind::Unknown | Kind::Seq(_) | Kind::Tuple(_));
        match &scrutinee.kind {
            // Matching by value might move a value that an arm reads.
            ExprKind::Read(_) if active && owned && !self.again => {
                quote!(match ::core::clone::Clone::clone(&#value) { #printed })
            }
            _ => quote!(match #value { #printed }),
        }
    }

    /// The body of an arm, with the parts of the tangent that correspond to the parts of the value bound by its
    /// pattern.
    fn with_tangents_bound(&mut self, arm: &Arm) -> TokenStream {
        let views: Vec<VarId> = arm
            .vars
            .iter()
            .copied()
            .filter(|&v| self.a.vars[v].view.is_some() && self.a.is_active(v))
            .collect();
        let pattern = Pat::parse_multi_with_leading_vert.parse2(arm.pattern.clone());
        let view = views.first().and_then(|&v| self.a.vars[v].view.clone());
        let (Ok(pattern), Some(mut place)) = (pattern, view) else { return self.block(&arm.body) };
        place.proj.retain(|p| !matches!(p, Proj::Bound(_)));
        let mutable = views.iter().any(|&v| self.a.vars[v].kind.is_mutable_ref());
        let by_reference = views.iter().any(|&v| self.a.vars[v].kind.is_ref());
        let lib = self.lib;
        let mut bound = TokenStream::new();
        for k in 0..self.width {
            let names = arm.vars.iter().map(|&v| {
                let name = views.contains(&v).then(|| self.tangent_name(v, k));
                (self.a.vars[v].name.to_string(), name)
            });
            let names = names.collect();
            let mut pattern = pattern.clone();
            OnShadow(names).visit_pat_mut(&mut pattern);
            let whole = self.shadow(&place, k);
            let whole = match (by_reference, mutable) {
                (false, _) if self.again => whole,
                (false, _) => quote!(::core::clone::Clone::clone(&#whole)),
                (true, false) => quote!(&#whole),
                (true, true) => quote!(&mut #whole),
            };
            if self.again {
                let body = self.block(&arm.body);
                return quote!(match #whole { #pattern => { #body } _ => { #lib::rt::wrong_variant(); } });
            }
            let pattern = alone(&pattern);
            bound.extend(quote!(let #pattern = #whole else { #lib::rt::wrong_variant() };));
        }
        let body = self.block(&arm.body);
        quote!(#bound #body)
    }
}

/// Returns true if the path names a variant of an enum, by the naming convention. For `None`, the enum's type is not
/// visible.
fn is_variant(path: &TokenStream) -> bool {
    let Ok(path) = syn::parse2::<syn::Path>(path.clone()) else { return false };
    let words: Vec<_> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    let named = |word: &String| {
        word.starts_with(char::is_uppercase) && word.contains(char::is_lowercase) || word.len() == 1
    };
    matches!(&words[..], [.., of, variant] if named(of) && named(variant) && variant != "None")
}
