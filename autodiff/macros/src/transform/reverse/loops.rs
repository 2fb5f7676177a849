//! The reverse sweep of loops, which runs them backwards.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::print::strip;
use crate::ir::{Expr, ExprKind, Stmt, StmtKind};

use super::Reverse;

impl Reverse<'_> {
    /// The adjoint of a loop: the adjoints of its iterations, last first.
    pub(super) fn loop_adjoint(&mut self, stmt: &Stmt) -> TokenStream {
        match &stmt.kind {
            StmtKind::For { pattern, iter, body, running, id } => {
                let kept = (self.sites.len(), self.shapes.len(), self.apart.count);
                let body = self.block(body);
                if body.is_empty() {
                    return TokenStream::new();
                }
                // The order of the iterations does not matter. They run upwards, the best order for memory access.
                let free = self.a.on
                    && running.is_none()
                    && kept == (self.sites.len(), self.shapes.len(), self.apart.count)
                    && self.stepped(stmt).is_empty();
                if free && self.a.independent(stmt, &self.inits).is_some() {
                    let told = self.counters_again(pattern, iter, &body, stmt);
                    let iter = strip(self.rebuild(iter, stmt));
                    return quote!(for #pattern in #iter { #told #body });
                }
                let told = self.counters_again(pattern, iter, &body, stmt);
                let site = running.map(|_| self.taken_value(*id, stmt, stmt.span));
                let iter = self.backwards(iter, site, stmt);
                quote!(for #pattern in #iter { #told #body })
            }
            StmtKind::While { body, id, .. } => {
                let body = self.block(body);
                if body.is_empty() {
                    return TokenStream::new();
                }
                let passes = self.taken_value(*id, stmt, stmt.span);
                quote!(for _ in 0..#passes { #body })
            }
            _ => TokenStream::new(),
        }
    }

    /// The items of `iter`, last first. If `passes` is given, only that number of items.
    fn backwards(&mut self, iter: &Expr, passes: Option<TokenStream>, stmt: &Stmt) -> TokenStream {
        if is_counted(iter) && (passes.is_some() || strides(iter)) {
            let steps = self.steps(iter, stmt);
            let passes = passes.map(|passes| quote!(.take(#passes)));
            return quote!(#steps #passes.rev());
        }
        let again = self.rebuild(iter, stmt);
        let again = match &iter.kind {
            ExprKind::Range { .. } | ExprKind::Method { .. } => again,
            _ => quote!(::core::iter::IntoIterator::into_iter(#again)),
        };
        match passes {
            None => quote!(#again.rev()),
            Some(passes) => quote!(#again.take(#passes).rev()),
        }
    }

    /// A range and its adapters as steps, whose number is known for every integer type.
    fn steps(&mut self, e: &Expr, stmt: &Stmt) -> TokenStream {
        match &e.kind {
            ExprKind::Method { receiver, method, args, .. } => {
                let receiver = self.steps(receiver, stmt);
                let args: Vec<_> = args.iter().map(|e| strip(self.value(e, stmt))).collect();
                quote!(#receiver.#method(#(#args),*))
            }
            _ => {
                let (lib, range) = (self.lib, strip(self.rebuild(e, stmt)));
                quote!(#lib::rt::Steps::from(#range))
            }
        }
    }

    /// Rebuilds an iterator from parts that are available or stored.
    pub(super) fn rebuild(&mut self, e: &Expr, stmt: &Stmt) -> TokenStream {
        match &e.kind {
            ExprKind::Range { start, end, inclusive } => {
                let start = start.as_ref().map(|e| self.value(e, stmt));
                let end = end.as_ref().map(|e| self.value(e, stmt));
                if *inclusive { quote!((#start..=#end)) } else { quote!((#start..#end)) }
            }
            ExprKind::Method { receiver, method, args, .. } if !self.a.available(e, stmt) => {
                let receiver = self.rebuild(receiver, stmt);
                let args: Vec<_> = args.iter().map(|e| self.value(e, stmt)).collect();
                quote!(#receiver.#method(#(#args),*))
            }
            _ => self.value(e, stmt),
        }
    }
}

/// True if `e` is a range with an end, perhaps with `rev` and `step_by`.
fn is_counted(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Range { start, end, .. } => start.is_some() && end.is_some(),
        ExprKind::Method { receiver, method, .. } => {
            (method == "rev" || method == "step_by") && is_counted(receiver)
        }
        _ => false,
    }
}

/// True if `step_by` is among the adapters: `std` can reverse it for small integer types only.
fn strides(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Method { receiver, method, .. } => method == "step_by" || strides(receiver),
        _ => false,
    }
}
