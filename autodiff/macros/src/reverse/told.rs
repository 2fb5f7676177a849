//! Types that only the forward sweep tells: `let k = 5;` in a loop, which a comparison makes a `u8`, is computed again in the
//! reverse sweep, and the comparison is not. What remembers the type tells it to both.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::quote;

use crate::ir::{Expr, ExprKind, Stmt, VarId};
use crate::lower::is_unsuffixed;

use super::Reverse;

impl Reverse<'_> {
    /// What tells a variable that is computed again from `init` its type.
    pub(super) fn told_again(&mut self, var: VarId, init: &Expr) -> TokenStream {
        let v = &self.a.vars[var];
        // A reference may lead to what ends before the reverse sweep begins.
        let known = v.ty.is_some() || v.view.is_some() || v.kind.is_ref();
        if known || !leaves_open(init) {
            return TokenStream::new();
        }
        let (like, name) = (self.like(var), &self.a.vars[var].name);
        quote!(#like.of(&#name);)
    }

    /// The same for the counter of a loop over `iter`, unless it is an index in the reversed `body`.
    pub(super) fn counter_again(
        &mut self,
        pattern: &TokenStream,
        iter: &Expr,
        body: &TokenStream,
        stmt: &Stmt,
    ) -> TokenStream {
        let Ok(counter) = syn::parse2::<Ident>(pattern.clone()) else { return TokenStream::new() };
        if !leaves_open(iter) || !mentions(body, &counter) || is_index(body, &counter) {
            return TokenStream::new();
        }
        let fresh = || self.names.fresh(&format!("like_{counter}"), counter.span());
        let like = self.kept.counters.entry(stmt.pos).or_insert_with(fresh);
        quote!(#like.of(&#counter);)
    }
}

fn mentions(tokens: &TokenStream, name: &Ident) -> bool {
    crate::lower::mentions(tokens, &name.to_string())
}

/// Whether `name` counts elements somewhere, which makes it a `usize`.
fn is_index(tokens: &TokenStream, name: &Ident) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Group(group) => {
            let within = group.stream();
            let index = group.delimiter() == Delimiter::Bracket
                && mentions(&within, name)
                && within.clone().into_iter().all(|t| !matches!(t, TokenTree::Group(_)))
                && !crate::lower::mentions(&within, "as");
            index || is_index(&within, name)
        }
        _ => false,
    })
}

/// Whether the type of `e` may be told by where it goes: that of a literal.
fn leaves_open(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Constant(value, _) => {
            syn::parse2(value.clone()).is_ok_and(|literal| is_unsuffixed(&literal))
        }
        ExprKind::Unary(_, e) | ExprKind::Boxed(e) => leaves_open(e),
        ExprKind::Binary(a, op, b) => match op {
            syn::BinOp::Shl(_) | syn::BinOp::Shr(_) => leaves_open(a),
            _ => leaves_open(a) && leaves_open(b),
        },
        ExprKind::Array(es) | ExprKind::VecOf(es) => es.iter().all(leaves_open),
        ExprKind::Tuple(es) => es.iter().any(leaves_open),
        ExprKind::Repeat { value, .. } => leaves_open(value),
        ExprKind::Struct { fields, rest, .. } => {
            rest.is_none() && fields.iter().any(|(_, e)| leaves_open(e))
        }
        ExprKind::Range { start, end, .. } => {
            start.iter().chain(end).all(|bound| leaves_open(bound))
        }
        _ => false,
    }
}
