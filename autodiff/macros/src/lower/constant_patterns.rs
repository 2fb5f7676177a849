//! Names with a capital letter in patterns: constants and variants, by Rust's naming convention. A variable with such a
//! name would lose its derivative.

use proc_macro2::TokenStream;
use quote::quote;
use syn::visit::{self, Visit};
use syn::{Expr as Syn, ItemFn, Pat};

use crate::ir::diagnostics::Diagnostics;

use crate::ir::words::{bound_names, mentions};

/// Refuses names with a capital letter that a pattern may bind, if the code behind the pattern reads them.
pub(super) fn check(f: &ItemFn, diag: &mut Diagnostics) {
    Capitals { diag }.visit_block(&f.block);
}

struct Capitals<'d> {
    diag: &'d mut Diagnostics,
}

impl Capitals<'_> {
    fn check(&mut self, pat: &Pat, read: &TokenStream) {
        for p in bound_names(pat) {
            let name = &p.ident;
            let text = name.to_string();
            if text.starts_with(char::is_uppercase) && text != "None" && mentions(read, &text) {
                self.diag.refuse(
                    name.span(),
                    "a pattern's name with a capital letter that is read",
                    "name a variable in lower case; compare with a constant: `x if x == LIMIT`",
                );
            }
        }
    }

    fn conditions(&mut self, cond: &Syn, then: &TokenStream) {
        match cond {
            Syn::Let(l) => self.check(&l.pat, then),
            Syn::Binary(b) => {
                let right = &b.right;
                self.conditions(&b.left, &quote!(#right #then));
                self.conditions(&b.right, then);
            }
            _ => {}
        }
    }
}

impl<'a> Visit<'a> for Capitals<'_> {
    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        let (pat, guard) = super::control::guarded(&arm.pat);
        let body = &arm.body;
        self.check(pat, &quote!(#guard #body));
        visit::visit_arm(self, arm);
    }

    fn visit_expr_if(&mut self, i: &'a syn::ExprIf) {
        let then = &i.then_branch;
        self.conditions(&i.cond, &quote!(#then));
        visit::visit_expr_if(self, i);
    }

    fn visit_expr_while(&mut self, w: &'a syn::ExprWhile) {
        let body = &w.body;
        self.conditions(&w.cond, &quote!(#body));
        visit::visit_expr_while(self, w);
    }

    fn visit_item(&mut self, _: &'a syn::Item) {}
}
