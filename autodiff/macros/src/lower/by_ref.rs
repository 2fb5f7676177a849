//! Patterns that bind only by `ref`, rewritten in the newer form: a pattern on a reference.

use syn::visit_mut::{self, VisitMut};
use syn::{Expr as Syn, ItemFn, Local, Pat, parse_quote_spanned, spanned::Spanned};

use super::place::names_memory;

/// Rewrites `match place { Some(ref mut x) => … }` as `match &mut place { Some(x) => … }`, and `let` likewise.
pub(super) fn rewrite(f: &mut ItemFn) {
    ByRef.visit_block_mut(&mut f.block);
}

struct ByRef;

impl VisitMut for ByRef {
    fn visit_expr_match_mut(&mut self, m: &mut syn::ExprMatch) {
        refer(&mut m.expr, m.arms.iter_mut().map(|arm| &mut arm.pat).collect());
        visit_mut::visit_expr_match_mut(self, m);
    }

    fn visit_expr_let_mut(&mut self, condition: &mut syn::ExprLet) {
        refer(&mut condition.expr, vec![&mut condition.pat]);
        visit_mut::visit_expr_let_mut(self, condition);
    }

    fn visit_local_mut(&mut self, local: &mut Local) {
        if let Some(init) = &mut local.init
            && !matches!(local.pat, Pat::Ident(_) | Pat::Type(_))
        {
            refer(&mut init.expr, vec![&mut local.pat]);
        }
        visit_mut::visit_local_mut(self, local);
    }
}

/// Moves the `ref` of `pats` to `value`, if they bind nothing by value.
fn refer(value: &mut Syn, mut pats: Vec<&mut Pat>) {
    let mut bindings = Bindings::default();
    pats.iter_mut().for_each(|pat| bindings.visit_pat_mut(pat));
    if !names_memory(value) || bindings.others || !(bindings.shared || bindings.mutable) {
        return;
    }
    let mut without = Bindings { strip: true, ..Bindings::default() };
    pats.iter_mut().for_each(|pat| without.visit_pat_mut(pat));
    *value = if bindings.mutable {
        parse_quote_spanned!(value.span()=> &mut #value)
    } else {
        parse_quote_spanned!(value.span()=> &#value)
    };
}

/// The ways in which patterns bind their names.
#[derive(Default)]
struct Bindings {
    shared: bool,
    mutable: bool,
    /// True if a name is bound by value, or behind a reference in a pattern.
    others: bool,
    /// True if `ref` is to be removed.
    strip: bool,
}

impl VisitMut for Bindings {
    fn visit_pat_mut(&mut self, pat: &mut Pat) {
        match pat {
            Pat::Ident(p) => {
                let binds = !p.ident.to_string().starts_with(char::is_uppercase);
                match (&p.by_ref, &p.mutability) {
                    (Some(_), Some(_)) => self.mutable = true,
                    (Some(_), None) => self.shared = true,
                    (None, _) => self.others |= binds,
                }
                if self.strip && p.by_ref.take().is_some() {
                    p.mutability = None;
                }
            }
            Pat::Reference(_) => self.others = true,
            _ => {}
        }
        visit_mut::visit_pat_mut(self, pat);
    }
}
