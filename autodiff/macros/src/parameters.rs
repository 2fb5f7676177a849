//! Patterns in the place of parameters.

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, FnArg, ItemFn, Pat};

use crate::lower::Names;

/// The function with plain names for parameters: `(x, v): (f64, f64)` becomes `x_v: (f64, f64)`, taken apart by a `let` at
/// the start of the body.
pub(crate) fn named(f: &ItemFn) -> ItemFn {
    let mut f = f.clone();
    ungroup(&mut f.block);
    let mut names = Names::of(f.to_token_stream());
    let mut taken_apart = Vec::new();
    for arg in &mut f.sig.inputs {
        let FnArg::Typed(arg) = arg else { continue };
        if matches!(&*arg.pat, Pat::Ident(p) if p.by_ref.is_none() && p.subpat.is_none()) {
            continue;
        }
        let span = arg.pat.span();
        let name = names.fresh(&bound_names(&arg.pat), span);
        let pattern = std::mem::replace(&mut arg.pat, syn::parse_quote_spanned!(span=> #name));
        if !matches!(*pattern, Pat::Wild(_)) {
            taken_apart.push(syn::parse_quote_spanned!(span=> let #pattern = #name;));
        }
    }
    f.block.stmts.splice(0..0, taken_apart);
    f
}

/// Puts what a `macro_rules!` macro was given as an expression in parentheses: the compiler has invisible ones around
/// it, which do not survive a procedural macro.
pub(crate) fn ungroup(block: &mut syn::Block) {
    Ungroup.visit_block_mut(block);
}

struct Ungroup;

impl VisitMut for Ungroup {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Group(group) = e {
            let inner = &*group.expr;
            *e = match inner {
                Expr::Path(_) | Expr::Lit(_) => inner.clone(),
                inner => syn::parse_quote!((#inner)),
            };
        }
        visit_mut::visit_expr_mut(self, e);
    }
}

/// The names that a pattern binds, joined.
fn bound_names(pat: &Pat) -> String {
    struct Bound(Vec<String>);
    impl<'a> Visit<'a> for Bound {
        fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
            self.0.push(p.ident.to_string());
        }
    }
    let mut bound = Bound(Vec::new());
    bound.visit_pat(pat);
    if bound.0.is_empty() { "unused".into() } else { bound.0.join("_") }
}
