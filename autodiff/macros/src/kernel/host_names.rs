//! Names in the body of a host function.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprCall, Local, Pat, PatIdent};

/// Collects the buffers that a function allocates.
struct Locals {
    buffers: HashSet<String>,
}

impl<'ast> Visit<'ast> for Locals {
    fn visit_local(&mut self, local: &'ast Local) {
        if let Some(init) = &local.init
            && constructor(&init.expr).is_some()
            && let Some(pat) = bound(&local.pat)
        {
            self.buffers.insert(pat.ident.to_string());
        }
        visit::visit_local(self, local);
    }
}

/// The names of the buffers that a function allocates.
pub(crate) fn locals(body: &Block) -> HashSet<String> {
    let mut found = Locals { buffers: HashSet::new() };
    found.visit_block(body);
    found.buffers
}

/// The name that a pattern binds, with or without a type.
pub(crate) fn bound(pat: &Pat) -> Option<&PatIdent> {
    match pat {
        Pat::Ident(pat) => Some(pat),
        Pat::Type(typed) => bound(&typed.pat),
        _ => None,
    }
}

/// The last two names of the path that is called.
pub(crate) fn called(call: &ExprCall) -> Option<(String, String)> {
    let Expr::Path(path) = &*call.func else { return None };
    let mut names = path.path.segments.iter().rev().map(|s| s.ident.to_string());
    let last = names.next()?;
    Some((names.next().unwrap_or_default(), last))
}

/// The call that allocates a buffer.
pub(crate) fn constructor(e: &Expr) -> Option<&ExprCall> {
    let Expr::Call(call) = e else { return None };
    let (of, name) = called(call)?;
    (of == "Buffer" && ["zeros", "uninitialized", "from"].contains(&name.as_str())).then_some(call)
}

/// The name that an expression is.
pub(crate) fn name(e: &Expr) -> Option<String> {
    match e {
        Expr::Path(path) => path.path.get_ident().map(Ident::to_string),
        Expr::Paren(inner) => name(&inner.expr),
        _ => None,
    }
}

/// The names in a macro's arguments, also those inside of format strings, each with the token that contains it.
pub(crate) fn words(tokens: TokenStream, found: &mut Vec<(String, TokenTree)>) {
    for token in tokens {
        match &token {
            TokenTree::Group(group) => words(group.stream(), found),
            TokenTree::Ident(ident) => found.push((ident.to_string(), token)),
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let inside =
                    text.split('{').skip(1).filter_map(|part| part.split(['}', ':']).next());
                found.extend(inside.map(|word| (word.trim().to_owned(), token.clone())));
            }
            TokenTree::Punct(_) => {}
        }
    }
}
