//! Calls that are differentiated in the forward sweep: it stores a callee's partial derivatives, and the reverse sweep
//! multiplies by them. This is done for functions of scalars (a type in their rules identifies them). It is done outside
//! of loops, and in loops that store something in each iteration anyway.

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::{Call, ExprId, Kind, Stmt};

use super::Reverse;

/// The calls in loops.
#[derive(Default)]
pub(crate) struct Calls {
    /// Calls that could be differentiated in the forward sweep.
    pub(super) wanted: HashSet<ExprId>,
    /// Calls that are differentiated in the forward sweep.
    chosen: HashSet<ExprId>,
}

impl Calls {
    /// Returns the calls that a second run of the reverse sweep's generation should differentiate ahead; `None` if there
    /// are none.
    pub(crate) fn wanted(self) -> Option<Self> {
        let wanted = !self.wanted.is_empty();
        wanted.then(|| Self { chosen: self.wanted, ..Self::default() })
    }
}

impl Reverse<'_> {
    /// True if the forward sweep stores the partial derivatives of the call.
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

    /// The adjoint of a call: multiplied by the partial derivatives, or else `by_rule`. `shadows` are those of the
    /// arguments.
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
