//! Values behind `dyn`: the type whose rule a method call needs is known only when the program runs.

use std::collections::HashSet;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{Expr as Syn, FnArg, ItemFn, Pat, Type};

use crate::ir::{Expr, ExprKind, StmtKind, VarId};

use super::Lower;
use crate::ir::words::{bound_names, mentions};

/// The names of variables of `f` that are or contain such values, according to the written types.
pub(super) fn names(f: &ItemFn) -> HashSet<String> {
    let mut found = OfTypes(HashSet::new());
    for arg in &f.sig.inputs {
        if let FnArg::Typed(arg) = arg
            && is_dynamic(&arg.ty)
        {
            found.add(&arg.pat);
        }
    }
    found.visit_block(&f.block);
    found.0
}

/// True if a type with `dyn` occurs. (A function behind `dyn` does not count: it has no methods of its own.)
fn is_dynamic(source: &impl ToTokens) -> bool {
    fn occurs(tokens: TokenStream) -> bool {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            let function = |next: &TokenTree| {
                matches!(next, TokenTree::Ident(of)
                if ["Fn", "FnMut", "FnOnce"].iter().any(|known| of == known))
            };
            let found = match token {
                TokenTree::Ident(name) => name == "dyn" && !tokens.peek().is_some_and(function),
                TokenTree::Group(group) => occurs(group.stream()),
                _ => false,
            };
            if found {
                return true;
            }
        }
        false
    }
    occurs(source.to_token_stream())
}

struct OfTypes(HashSet<String>);

impl OfTypes {
    fn add(&mut self, pat: &Pat) {
        self.0.extend(bound_names(pat).into_iter().map(|p| p.ident.to_string()));
    }

    fn is_of(&self, e: &Syn) -> bool {
        let tokens = e.to_token_stream();
        self.0.iter().any(|name| mentions(&tokens, name))
    }
}

impl<'a> Visit<'a> for OfTypes {
    fn visit_local(&mut self, l: &'a syn::Local) {
        let cast = l.init.as_ref().is_some_and(|init| is_dynamic(&init.expr));
        if matches!(&l.pat, Pat::Type(t) if is_dynamic(&t.ty)) || cast {
            self.add(&l.pat);
        }
        visit::visit_local(self, l);
    }

    fn visit_expr_for_loop(&mut self, f: &'a syn::ExprForLoop) {
        if self.is_of(&f.expr) {
            self.add(&f.pat);
        }
        visit::visit_expr_for_loop(self, f);
    }

    fn visit_expr_method_call(&mut self, m: &'a syn::ExprMethodCall) {
        if self.is_of(&m.receiver) {
            for arg in &m.args {
                if let Syn::Closure(c) = arg {
                    c.inputs.iter().for_each(|p| self.add(p));
                }
            }
        }
        visit::visit_expr_method_call(self, m);
    }

    fn visit_type(&mut self, _: &'a Type) {}
}

impl Lower {
    /// True if `e` is or contains a value behind `dyn`.
    pub(super) fn is_dynamic(&self, e: &Syn) -> bool {
        let tokens = e.to_token_stream();
        is_dynamic(e) || self.dynamic.iter().any(|name| mentions(&tokens, name))
    }

    /// Stores a value in the place of a call's result. It is refused later if it carries a derivative.
    pub(super) fn given_to(&mut self, result: Option<Option<VarId>>, value: Expr) -> Expr {
        let span = value.span;
        match result {
            None => value,
            Some(Some(var)) => {
                self.push(StmtKind::Let { var, init: Some(value) }, span);
                self.read(var, span)
            }
            Some(None) => {
                self.push(StmtKind::Effect(value), span);
                self.expr(ExprKind::Tuple(vec![]), span)
            }
        }
    }
}
