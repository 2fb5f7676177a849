//! Values in the reverse sweep: evaluated again, stored, or available in a variable.

use std::collections::HashMap;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::ir::print::strip;
use crate::ir::visit::each_expr;
use crate::ir::{Expr, ExprKind, Place, Proj, Stmt, VarId, methods};

use super::Reverse;

impl Reverse<'_> {
    /// The value of `e` in the reverse sweep of `stmt`: evaluated again, or stored.
    pub(super) fn value(&mut self, e: &Expr, stmt: &Stmt) -> TokenStream {
        if self.a.available(e, stmt) {
            self.demand(e);
            return self.emit().expr(e);
        }
        if let Some(name) = self.taken.get(&e.id) {
            return quote!(#name);
        }
        if self.a.on && self.is_back(e, stmt) {
            self.demand(e);
            return self.emit().expr(e);
        }
        if let Some(tokens) = self.held_element(e, stmt) {
            return tokens;
        }
        if let Some(tokens) = self.read_again(e, stmt) {
            return tokens;
        }
        // If the same value occurs twice in a statement, it is stored once.
        let text = is_repeatable(e).then(|| self.emit().expr(e).to_string());
        if let Some(name) = text.as_ref().and_then(|text| self.same.get(text)) {
            return quote!(#name);
        }
        let name = self.numbered("v", e.span);
        let take = self.take_back(e.id, &name, stmt, e.span);
        self.stores(&self.a.kind(e));
        self.takes.push(take);
        self.taken.insert(e.id, name.clone());
        self.same.extend(text.map(|text| (text, name.clone())));
        quote!(#name)
    }

    /// An element of an unchanged buffer at an index that has changed: the index is stored, not the element.
    fn read_again(&mut self, e: &Expr, stmt: &Stmt) -> Option<TokenStream> {
        let ExprKind::Read(place) = &e.kind else { return None };
        let elements = place.proj.iter().all(|proj| match proj {
            Proj::Index(e) => {
                self.a.kind(e).is_discrete() && !matches!(e.kind, ExprKind::Range { .. })
            }
            Proj::Part(..) | Proj::Bound(_) => false,
            Proj::Field(_) | Proj::Deref => true,
        });
        if !self.a.on
            || !elements
            || self.a.indices_available(place, stmt)
            || !self.a.contents_available(place, stmt, false)
        {
            return None;
        }
        let base = self.a.vars[place.base].name.to_token_stream();
        Some(self.projected_again(base, place, stmt))
    }

    /// The place in `base`, with its indices as they were in the forward sweep.
    pub(super) fn projected_again(
        &mut self,
        base: TokenStream,
        place: &Place,
        stmt: &Stmt,
    ) -> TokenStream {
        self.needed.insert(place.base);
        let mut printed = HashMap::new();
        for proj in &place.proj {
            if let Proj::Index(e) = proj {
                printed.insert(e.id, strip(self.value(e, stmt)));
            }
        }
        let index = |e: &Expr| printed.get(&e.id).cloned().unwrap_or_default();
        self.emit().project(base, &place.proj, &index)
    }

    /// True if the reverse sweep has the variable's value anyway, or can store it instead of its operands.
    pub(super) fn has_value(&self, var: VarId, init: &Expr, stmt: &Stmt) -> bool {
        let there = self.a.is_in_scope(var) || self.needed.contains(&var);
        self.a.on && !self.a.is_mutated(var) && (there || !self.a.available(init, stmt))
    }

    /// The variable that holds the value of `e`, if there is one to use.
    pub(super) fn result_of(&mut self, e: &Expr) -> Option<TokenStream> {
        let var = *self.at_hand.get(&e.id)?;
        self.needed.insert(var);
        Some(self.a.vars[var].name.to_token_stream())
    }
}

/// True if two evaluations of `e` in a statement give the same value.
fn is_repeatable(e: &Expr) -> bool {
    let mut pure = true;
    each_expr(e, &mut |e| match &e.kind {
        ExprKind::Opaque { .. } | ExprKind::PureCall { .. } => pure = false,
        ExprKind::Method { method, .. } => pure &= methods::is_pure(&method.to_string()),
        _ => {}
    });
    pure
}
