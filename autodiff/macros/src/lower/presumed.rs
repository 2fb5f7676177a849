//! Methods of `Vec` and slices where the type of what they are called on is not seen, as in the fields of structs: what
//! is called so is presumed to be one, by a reference whose type says so. Of anything else the compiler tells.

use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, Type, parse_quote, parse_quote_spanned};

use crate::ir::Kind;
use crate::kinds;

use super::Lower;
use super::stmt::strip;

impl Lower {
    /// `{ let part: &mut Vec<_> = &mut self.v; part.retain(f) }` for `self.v.retain(f)`.
    pub(super) fn presumed(&mut self, m: &ExprMethodCall) -> Option<Syn> {
        let (name, args) = (m.method.to_string(), m.args.iter().collect::<Vec<_>>());
        let in_field = matches!(strip(&m.receiver), Syn::Field(_) | Syn::Index(_));
        let ty: Type = match (name.as_str(), &args[..]) {
            ("retain" | "dedup_by", [f]) if self.is_callable(f) => parse_quote!(::std::vec::Vec<_>),
            ("drain", [r]) if matches!(strip(r), Syn::Range(_)) => parse_quote!(::std::vec::Vec<_>),
            ("dedup", []) => parse_quote!(::std::vec::Vec<_>),
            ("extend", [items]) if in_field || self.is_chain(items) => {
                parse_quote!(::std::vec::Vec<_>)
            }
            (
                "sort_by"
                | "sort_unstable_by"
                | "sort_by_key"
                | "sort_unstable_by_key"
                | "sort_by_cached_key",
                [_],
            ) => parse_quote!([_]),
            ("copy_within", [r, _]) if matches!(strip(r), Syn::Range(_)) => parse_quote!([_]),
            _ => return None,
        };
        if !self.is_unseen(&m.receiver) {
            return None;
        }
        let (span, receiver, method, args) = (m.span(), &m.receiver, &m.method, &m.args);
        let part = self.names.fresh("part", span);
        Some(parse_quote_spanned!(span=> {
            let #part: &mut #ty = &mut #receiver;
            #part.#method(#args)
        }))
    }

    /// Whether `e` is a place of which nothing is known but that it may carry a derivative.
    fn is_unseen(&mut self, e: &Syn) -> bool {
        self.is_vec(e) && matches!(self.kind_of(e), Some(Kind::Unknown))
    }

    /// The place that a method called on `e` sees: `*x` if `x` is a reference.
    pub(super) fn whole(&mut self, e: &Syn) -> Syn {
        match self.kind_of(e) {
            Some(kind) if kind.is_ref() => parse_quote!(*#e),
            _ => e.clone(),
        }
    }

    /// The kind of a place.
    pub(super) fn kind_of(&mut self, e: &Syn) -> Option<Kind> {
        if !matches!(strip(e), Syn::Path(_) | Syn::Index(_) | Syn::Field(_) | Syn::Unary(_)) {
            return None;
        }
        let start = self.statements();
        let place = self.slice_place(e);
        self.split_off(start);
        Some(kinds::of_place(&place?, &self.vars, &self.generics))
    }
}
