//! What a block holds when it is left, and its reverse sweep begins with: buffers that inner loops read element by
//! element, kept as a whole, and counters that run backwards from there.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ir::{Expr, ExprKind, Kind, Proj, Role, Stmt, VarId};

use super::Reverse;

impl Reverse<'_> {
    /// An element of an array or vector that an inner block sets up and that does not change any more: where a loop
    /// reads it, the whole is kept at the end of its block, once, not an element in each pass.
    pub(super) fn held_element(&mut self, e: &Expr, stmt: &Stmt) -> Option<TokenStream> {
        let ExprKind::Read(place) = &e.kind else { return None };
        let var = place.base;
        let v = &self.a.vars[var];
        let scalars = matches!(&v.kind, Kind::Seq(element) if element.is_float());
        let element = matches!(&place.proj[..], [Proj::Index(_)]) && self.a.kind(e).is_float();
        let whole = self.a.on && scalars && element;
        if !whole
            || v.role != Role::Local
            || v.view.is_some()
            || self.a.is_in_scope(var)
            || self.a.is_given_away(var)
            || !self.a.indices_available(place, stmt)
            || !self.a.stays_from_loop(var, stmt)
        {
            return None;
        }
        self.held.insert(var);
        self.demand(e);
        Some(self.emit().place(place))
    }

    /// Takes back what a variable held at the end of its block.
    pub(super) fn held_again(&mut self, var: VarId, stmt: &Stmt) -> TokenStream {
        let name = self.a.vars[var].name.clone();
        let (site, take) = self.kept_once(stmt, &name);
        self.kept.finals.insert(var, site);
        let take = take.map(|take| quote!(let #name = #take;));
        let counts = self.runs_back(var).then(|| quote!(let mut #name = #name;));
        quote!(#take #counts)
    }

    /// A place to keep something once for each pass of the block that is being reversed; and what gives it back, unless
    /// it comes with the block's record, as `name`.
    pub(super) fn kept_once(&mut self, stmt: &Stmt, name: &Ident) -> (Ident, Option<TokenStream>) {
        let site = self.new_site(stmt, name.span());
        let recorded = self.in_record(&site, name, stmt);
        let take = (!recorded).then(|| quote!(#site.take()));
        (site, take)
    }
}
