//! Calls that are differentiated where they are made: the forward sweep keeps a callee's partial derivatives, and the
//! reverse sweep multiplies by them. That is done for functions of scalars (their rules tell by a type which they are),
//! outside of loops, and in loops that keep something in each pass anyway.

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::{Call, ExprId, Kind, Stmt};

use super::Reverse;

/// The calls in loops.
#[derive(Default)]
pub(crate) struct Calls {
    /// Those that could be differentiated where they are made.
    pub(super) wanted: HashSet<ExprId>,
    /// Those that are.
    chosen: HashSet<ExprId>,
}

impl Calls {
    /// What a second reverse sweep does better than the first one, if anything.
    pub(crate) fn wanted(self) -> Option<Self> {
        let wanted = !self.wanted.is_empty();
        wanted.then(|| Self { chosen: self.wanted, ..Self::default() })
    }
}

impl Reverse<'_> {
    /// Whether the partial derivatives of the call are kept.
    pub(super) fn is_ahead(&mut self, call: &Call, stmt: &Stmt) -> bool {
        let scalar = |e| matches!(self.a.kind(e), Kind::Float(_) | Kind::Discrete);
        let plain = call.checked && !call.associated && !call.second && call.generics.is_empty();
        if !self.a.on || !plain || !call.args.iter().all(scalar) {
            return false;
        }
        if self.a.outer_loop(stmt.pos).is_some() && !self.ahead.chosen.contains(&call.id) {
            if let Some(frame) = self.frames.last_mut() {
                frame.calls.push(call.id);
            }
            return false;
        }
        true
    }

    /// The adjoint of a call: with the partial derivatives, or else `by_rule`. `shadows` are those of the arguments.
    pub(super) fn multiplied(
        &mut self,
        call: &Call,
        stmt: &Stmt,
        shadows: &[(usize, TokenStream)],
        seed: &TokenStream,
        by_rule: &TokenStream,
    ) -> TokenStream {
        let lib = self.lib;
        let name = self.numbered("partials", stmt.span);
        let (site, take) = self.kept_once(stmt, &name);
        self.around(call).ahead = Some(site);
        let take = take.map(|take| quote!(let #name = #take;));
        let adds = shadows.iter().map(|(i, shadow)| {
            let i = proc_macro2::Literal::usize_unsuffixed(*i);
            quote!(#lib::rt::Ahead::add_to(&#name, #i, &mut #shadow, &#seed);)
        });
        quote!(#take if #lib::rt::IsAhead::is_ahead(&#name) { #(#adds)* } else { #by_rule })
    }
}
