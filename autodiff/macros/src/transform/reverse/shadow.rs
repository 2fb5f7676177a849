//! Names of shadows, and the places in them.

use std::collections::HashMap;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use crate::ir::print::strip;
use crate::ir::{Expr, ExprId, Place, Proj, Stmt, VarId};

use super::Reverse;

impl Reverse<'_> {
    /// The name of a variable's shadow.
    pub(crate) fn shadow_name(&mut self, var: VarId) -> Ident {
        if let Some(name) = self.shadows.get(&var) {
            return name.clone();
        }
        let source = &self.a.vars[var].name;
        let name = self.names.fresh(&format!("d_{source}"), source.span());
        self.shadows.insert(var, name.clone());
        name
    }

    /// The place in the shadow that corresponds to `place`.
    pub(super) fn shadow(&mut self, place: &Place, stmt: &Stmt) -> TokenStream {
        let resolved = self.down_to_bound(place);
        let base = self.base_of(&resolved);
        let mut printed: HashMap<ExprId, TokenStream> = HashMap::new();
        // The bounds of a view were fixed where it was bound: they are not recorded here.
        let base_var = &self.a.vars[place.base];
        let own = match base_var.view {
            Some(_) => base_var.through_view(&place.proj).len(),
            None => place.proj.len(),
        };
        let views = resolved.proj.len().saturating_sub(own);
        for (i, proj) in resolved.proj.iter().enumerate() {
            for e in indices(proj) {
                let value = if i < views && self.a.found_again(e, stmt) {
                    self.demand(e);
                    self.emit().expr(e)
                } else {
                    self.value(e, stmt)
                };
                printed.insert(e.id, strip(value));
            }
        }
        let index = |e: &Expr| printed.get(&e.id).cloned().unwrap_or_default();
        // A variable that a pattern has bound has its own shadow: the same part of the shadow, bound by the same pattern.
        let bound = resolved.proj.iter().rposition(|p| matches!(p, Proj::Bound(_)));
        if let Some(i) = bound
            && let Proj::Bound(var) = resolved.proj[i]
        {
            let part = self.shadow_name(var);
            let part = if self.copied.contains(&var) { quote!(#part) } else { quote!((*#part)) };
            return self.emit().project(part, &resolved.proj[i + 1..], &index);
        }
        self.emit().project(base, &resolved.proj, &index)
    }

    /// The place that projections select in `base`; their indices are values of the reverse sweep.
    pub(super) fn rest_of(&mut self, base: TokenStream, proj: &[Proj], stmt: &Stmt) -> TokenStream {
        let mut printed: HashMap<ExprId, TokenStream> = HashMap::new();
        for e in proj.iter().flat_map(indices) {
            printed.insert(e.id, strip(self.value(e, stmt)));
        }
        self.emit().project(base, proj, &|e| printed.get(&e.id).cloned().unwrap_or_default())
    }

    /// The shadow of a resolved place's variable, or the reference that is bound to it.
    pub(super) fn base_of(&mut self, resolved: &Place) -> TokenStream {
        if !self.bound.contains(&resolved.base) {
            return self.shadow_name(resolved.base).to_token_stream();
        }
        self.used.insert(resolved.base);
        let name = self.shadow_name(resolved.base);
        if resolved.proj.is_empty() { quote!((*#name)) } else { quote!(#name) }
    }
}

/// The expressions in a projection.
fn indices(proj: &Proj) -> Vec<&Expr> {
    match proj {
        Proj::Index(e) => vec![&**e],
        Proj::Part(a, b) => a.iter().chain(b).map(|e| &**e).collect(),
        Proj::Field(_) | Proj::Deref | Proj::Bound(_) => vec![],
    }
}
