//! Values at the end of a block, with which its reverse sweep begins: buffers that inner loops read element by element,
//! stored as a whole, and counters that run backwards from there.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ir::{Expr, ExprKind, Kind, Proj, Role, Stmt, VarId};

use super::Reverse;

impl Reverse<'_> {
    /// An element of an array or vector that an inner block defines and that does not change afterwards. If a loop reads
    /// it, the whole buffer is stored once at the end of its block, instead of one element per iteration.
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

    /// Restores the value that a variable had at the end of its block.
    pub(super) fn held_again(&mut self, var: VarId, stmt: &Stmt) -> TokenStream {
        let name = self.a.vars[var].name.clone();
        let (site, take) = self.kept_once(stmt, &name);
        self.stores(&self.a.vars[var].kind);
        self.kept.finals.insert(var, site);
        let take = take.map(|take| quote!(let #name = #take;));
        let counts = self.runs_back(var).then(|| quote!(let mut #name = #name;));
        quote!(#take #counts)
    }

    /// The memory for a value that is stored once per iteration of the reversed block, and the code that reads it back.
    /// There is no such code if the value is in the block's record, as `name`.
    pub(super) fn kept_once(&mut self, stmt: &Stmt, name: &Ident) -> (Ident, Option<TokenStream>) {
        let site = self.new_site(stmt, name.span());
        let recorded = self.in_record(&site, name, stmt);
        let take = (!recorded).then(|| quote!(#site.take()));
        (site, take)
    }
}
