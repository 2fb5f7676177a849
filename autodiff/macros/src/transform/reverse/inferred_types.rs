//! Types that only the forward sweep determines. For example `let k = 5;` in a loop becomes a `u8` by a comparison. The
//! reverse sweep computes `k` again, but not the comparison. So a variable that records the type passes it to both
//! sweeps.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::quote;
use syn::Pat;
use syn::parse::Parser;

use crate::ir::words::is_unsuffixed;
use crate::ir::{Expr, ExprKind, Stmt, VarId};

use super::Reverse;

impl Reverse<'_> {
    /// The code that gives a variable, computed again from `init`, its type.
    pub(super) fn told_again(&mut self, var: VarId, init: &Expr) -> TokenStream {
        let v = &self.a.vars[var];
        // The target of a reference may end before the reverse sweep begins.
        let known = v.ty.as_ref().is_some_and(is_whole) || v.view.is_some() || v.kind.is_ref();
        if known || !leaves_open(init) {
            return TokenStream::new();
        }
        let (like, name) = (self.like(var), &self.a.vars[var].name);
        quote!(#like.of(&#name);)
    }

    /// The code that gives the variables of a pattern their types, if they are computed again from the value of `e`.
    pub(super) fn parts_again(
        &mut self,
        pattern: &TokenStream,
        vars: &[VarId],
        e: &Expr,
    ) -> TokenStream {
        let Ok(pattern) = Pat::parse_multi_with_leading_vert.parse2(pattern.clone()) else {
            return TokenStream::new();
        };
        let mut parts = Vec::new();
        parts_of(&pattern, e, &mut parts);
        let mut told = TokenStream::new();
        for (name, part) in parts {
            let var = vars.iter().find(|&&var| self.a.vars[var].name == name);
            told.extend(var.map(|&var| self.told_again(var, part)));
        }
        told
    }

    /// The code that gives the counters of a loop over `iter` their types, unless they are indices in the reversed
    /// `body`.
    pub(super) fn counters_again(
        &mut self,
        pattern: &TokenStream,
        iter: &Expr,
        body: &TokenStream,
        stmt: &Stmt,
    ) -> TokenStream {
        if !leaves_open(iter) {
            return TokenStream::new();
        }
        let mut told = TokenStream::new();
        for counter in names_in(pattern) {
            if !self.is_number(&counter, pattern)
                || !mentions(body, &counter)
                || is_index(body, &counter)
            {
                continue;
            }
            let known = self.kept.counters.entry(stmt.pos).or_default();
            let like = match known.iter().find(|(name, _)| *name == counter) {
                Some((_, like)) => like.clone(),
                None => {
                    let fresh = self.names.fresh(&format!("like_{counter}"), counter.span());
                    known.push((counter.clone(), fresh.clone()));
                    fresh
                }
            };
            told.extend(quote!(#like.of(&#counter);));
        }
        told
    }

    /// True if a name in the pattern of a loop is that of a number. One of several names may be a reference, whose target
    /// may end before the reverse sweep begins.
    fn is_number(&self, name: &Ident, pattern: &TokenStream) -> bool {
        let mut of_name = self.a.vars.iter().filter(|v| v.name == *name);
        let alone = syn::parse2::<Ident>(pattern.clone()).is_ok();
        alone || of_name.any(|v| v.kind.is_discrete() || v.kind.is_float())
    }
}

/// The names in a pattern, each with the innermost expression that is known to give its value.
fn parts_of<'e>(pattern: &Pat, e: &'e Expr, parts: &mut Vec<(Ident, &'e Expr)>) {
    match (pattern, &e.kind) {
        (Pat::Paren(p), _) => parts_of(&p.pat, e, parts),
        (Pat::Type(t), _) => parts_of(&t.pat, e, parts),
        (Pat::Tuple(t), ExprKind::Tuple(es)) if t.elems.len() == es.len() => {
            t.elems.iter().zip(es).for_each(|(pattern, e)| parts_of(pattern, e, parts));
        }
        (Pat::TupleStruct(t), ExprKind::Struct { fields, rest: None, .. })
            if t.elems.len() == fields.len() =>
        {
            let fields = fields.iter().map(|(_, e)| e);
            t.elems.iter().zip(fields).for_each(|(pattern, e)| parts_of(pattern, e, parts));
        }
        (Pat::Or(or), _) => {
            or.cases.first().into_iter().for_each(|case| parts_of(case, e, parts));
        }
        (pattern, _) => {
            let names = names_in(&quote!(#pattern));
            parts.extend(names.into_iter().map(|name| (name, e)));
        }
    }
}

fn mentions(tokens: &TokenStream, name: &Ident) -> bool {
    crate::ir::words::mentions(tokens, &name.to_string())
}

/// The names in a pattern.
fn names_in(pattern: &TokenStream) -> Vec<Ident> {
    let mut names = Vec::new();
    for token in pattern.clone() {
        match token {
            TokenTree::Ident(name) if name != "mut" && name != "_" => names.push(name),
            TokenTree::Group(group) => names.extend(names_in(&group.stream())),
            _ => {}
        }
    }
    names
}

/// True if a written type leaves nothing to be inferred.
fn is_whole(ty: &syn::Type) -> bool {
    !crate::ir::words::mentions(&quote!(#ty), "_")
}

/// True if `name` is used as an index, which makes it a `usize`.
fn is_index(tokens: &TokenStream, name: &Ident) -> bool {
    let mut of_value = false;
    tokens.clone().into_iter().any(|token| {
        let indexed = std::mem::replace(&mut of_value, ends_value(&token));
        let TokenTree::Group(group) = token else { return false };
        let within = group.stream();
        let index = indexed
            && group.delimiter() == Delimiter::Bracket
            && stands_in(&within, name)
            && within.clone().into_iter().all(|t| !matches!(t, TokenTree::Group(_)))
            && !crate::ir::words::mentions(&within, "as");
        index || is_index(&within, name)
    })
}

/// True if a bracket after the token is an index.
fn ends_value(token: &TokenTree) -> bool {
    match token {
        TokenTree::Ident(name) => {
            let keywords = ["in", "return", "break", "else", "match", "if", "mut", "move"];
            keywords.iter().all(|keyword| name != keyword)
        }
        TokenTree::Group(group) => group.delimiter() != Delimiter::Brace,
        TokenTree::Literal(_) => true,
        TokenTree::Punct(_) => false,
    }
}

/// True if the tokens contain the variable `name`, not only a field of that name.
fn stands_in(tokens: &TokenStream, name: &Ident) -> bool {
    let mut field = false;
    tokens.clone().into_iter().any(|token| {
        let after_dot = std::mem::replace(
            &mut field,
            matches!(&token, TokenTree::Punct(p) if p.as_char() == '.'),
        );
        matches!(&token, TokenTree::Ident(found) if found == name && !after_dot)
    })
}

/// True if the context may determine the type of `e`, as for a literal.
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
        ExprKind::Method { receiver, method, args, .. } => {
            let joins = method == "zip" || method == "chain";
            leaves_open(receiver) || (joins && args.iter().any(leaves_open))
        }
        // The library's own functions, which take their arguments apart.
        ExprKind::PureCall { args, .. } => args.first().is_some_and(leaves_open),
        ExprKind::Cast(e, ty) => !is_whole(ty) && leaves_open(e),
        _ => false,
    }
}
