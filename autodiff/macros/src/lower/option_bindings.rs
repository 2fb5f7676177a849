//! Optional elements of slices and iterators, as values or with a name: `let top = stack.pop();`,
//! `let first = x.first();`.

use std::rc::Rc;

use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, Pat};

use crate::ir::std_names::Property;
use crate::ir::{Expr, ExprKind, Kind, Place, Proj, StmtKind};

use super::Lower;
use super::optional::{Optional, What};
use super::scope::Binding;
use super::stmt::strip;

impl Lower {
    /// True if `value` is a tuple that contains references. Such a tuple has no variable.
    pub(super) fn is_pair_of_references(&self, value: &Expr) -> bool {
        let ExprKind::Tuple(parts) = &value.kind else { return false };
        parts.iter().any(|part| {
            matches!(part.kind, ExprKind::Borrow { .. })
                || self.kind(part).is_ref()
                || self.is_pair_of_references(part)
        })
    }

    /// True if `f` is a part of the value in an `Option`: `items.max_by(…).unwrap().0`.
    pub(super) fn is_part_of_found(&self, f: &syn::ExprField) -> bool {
        let unwraps = |m: &ExprMethodCall| m.method == "unwrap" || m.method == "expect";
        matches!(f.member, syn::Member::Unnamed(_))
            && matches!(strip(&f.base), Syn::MethodCall(m) if unwraps(m) && self.is_optional(&m.receiver))
    }

    pub(super) fn part_of_found(&mut self, f: &syn::ExprField) -> Option<Expr> {
        let syn::Member::Unnamed(at) = &f.member else { return None };
        let found = self.value(&f.base)?;
        match found.kind {
            ExprKind::Tuple(mut parts) if (at.index as usize) < parts.len() => {
                Some(parts.swap_remove(at.index as usize))
            }
            kind => {
                let whole = self.spill_var("found", Expr { kind, ..found });
                let place = Place::var(whole, f.span()).then(Proj::Field(f.member.clone()));
                Some(self.expr(ExprKind::Read(place), f.span()))
            }
        }
    }

    /// Lowers `x.get(i).copied()`, `x.first().map(|v| …)` as a value; `None` if `m` is no such method.
    pub(super) fn option_value(&mut self, m: &ExprMethodCall) -> Option<Option<Expr>> {
        let e = Syn::MethodCall(m.clone());
        if let Some(Syn::MethodCall(now)) = self.taken_now(&e) {
            return self.option_value(&now);
        }
        let name = m.method.to_string();
        let by_value = matches!(name.as_str(), "copied" | "cloned" | "map" | "find_map");
        // An index is a value, so that any pattern can match it.
        let chosen = self.chooses(m) || self.chooses_index(m);
        let form = (by_value || chosen || name == "pop").then(|| self.form(&e))??;
        let optional = self.optional(form)?;
        if !by_value && self.refers(&optional) {
            let what = "an `Option` of a reference that is kept";
            let instead =
                "give it a name with `let`, write `.copied()` after it, or take it apart at once";
            self.diag.refuse(m.span(), what, instead);
            return Some(None);
        }
        Some(Some(self.made_option(&optional, m.span())))
    }

    /// Builds `Some(…)` or `None`.
    fn made_option(&mut self, optional: &Optional, span: Span) -> Expr {
        let cond = self.present(optional, span);
        let var = self.hidden_result(span);
        let some = |fields: Vec<Expr>| ExprKind::Struct {
            path: if fields.is_empty() { quote!(None) } else { quote!(Some) },
            call: !fields.is_empty(),
            fields: fields.into_iter().map(|v| (syn::Member::from(0), v)).collect(),
            rest: None,
        };
        let then = self.in_block(|l| {
            if let Some(value) = l.held(optional, span) {
                let value = l.dereferenced(value);
                let value = l.expr(some(vec![value]), span);
                l.assign_var(var, value, span);
            }
        });
        let otherwise = self.in_block(|l| {
            let value = l.expr(some(vec![]), span);
            l.assign_var(var, value, span);
        });
        self.push(StmtKind::If { cond, then, otherwise }, span);
        self.read(var, span)
    }

    /// True if the result of an iterator is or contains a reference.
    fn refers(&self, optional: &Optional) -> bool {
        fn within(l: &Lower, value: &Expr) -> bool {
            match &value.kind {
                ExprKind::Tuple(parts) => parts.iter().any(|part| within(l, part)),
                _ => l.kind(value).is_ref(),
            }
        }
        matches!(&optional.what, What::Found { value, .. } if within(self, value))
    }

    /// True if `m` returns one of the items of an iterator that may carry a derivative.
    fn chooses(&self, m: &ExprMethodCall) -> bool {
        let known = Property::Chooses.has(&m.method.to_string());
        known && self.selects(m) && (self.moves(&m.receiver) || self.gives_floats(&m.receiver))
    }

    /// True if `m` returns an inactive item, or its position, chosen by active values.
    fn chooses_index(&self, m: &ExprMethodCall) -> bool {
        self.selects(m) && self.reads_derivatives(m.to_token_stream())
    }

    /// Rewrites `items.next()` so that the item is taken at the call, not at the first use of the result.
    pub(super) fn taken_now(&self, e: &Syn) -> Option<Syn> {
        let Syn::MethodCall(m) = strip(e) else { return None };
        let items = &m.receiver;
        let named = self.advances(m) && self.moves(items);
        named.then(|| syn::parse_quote_spanned!(m.span()=> #items.nth(0)))
    }

    /// The optional element that the name `e` stands for.
    pub(super) fn option_of(&self, e: &Syn) -> Option<Optional> {
        let Syn::Path(p) = strip(e) else { return None };
        match self.binding_of(p)? {
            Binding::Optional(optional) => Some((**optional).clone()),
            Binding::Slot(slot) => Some(Optional::of(What::Slot(slot.clone()))),
            _ => None,
        }
    }

    /// Binds `let first = x.first();`: the name stands for the optional reference. `None` if `init` is no optional
    /// element, or is inactive.
    pub(super) fn bind_optional(&mut self, pat: &Pat, init: &Syn) -> Option<()> {
        let now = self.taken_now(init);
        let init = now.as_ref().unwrap_or(init);
        let (Pat::Ident(p), Syn::MethodCall(m)) = (pat, strip(init)) else { return None };
        let part = Property::SlicePart.has(&m.method.to_string())
            && self.may_carry(&m.receiver)
            && matches!(self.kind_of(&m.receiver), Some(kind) if matches!(kind.value(), Kind::Seq(_)));
        let plain = p.by_ref.is_none() && p.mutability.is_none();
        let form = (plain && (part || self.chooses(m))).then(|| self.form(init))??;
        if part && m.args.first().is_some_and(|at| self.is_untold(at)) {
            // The look-up is not generated if the value is never taken apart. This fixes the type of its index.
            self.tell(&syn::parse_quote!(::core::option::Option<_>), init);
        }
        let optional = self.optional(form)?;
        if part || self.refers(&optional) {
            self.bind_to(&p.ident, Binding::Optional(Rc::new(optional)));
        } else {
            let value = self.made_option(&optional, m.span());
            self.bind(pat, None, value);
            self.told.extend(self.lookup(&p.ident.to_string()).map(|var| (var, "Option")));
        }
        Some(())
    }
}
