//! References chosen by a branch: `let r = if c { &a } else { &b };`. The statements that follow move into the branches,
//! where the place that the reference refers to is known.

use syn::spanned::Spanned;
use syn::visit::Visit as _;
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr as Syn, ItemFn, Local, Stmt, parse_quote_spanned};

use crate::ir::diagnostics::Diagnostics;

use super::control::never_returns;
use super::stmt::strip;
use crate::ir::words::{Bound, mentions};

/// Maximum number of copies of the statements after such choices in a function.
const COPIES: usize = 32;

/// Rewrites the choices of `f`.
pub(super) fn rewrite(f: &mut ItemFn, diag: &mut Diagnostics) {
    Alternatives { copies: 1, diag }.visit_block_mut(&mut f.block);
}

struct Alternatives<'d> {
    /// Number of copies of the current statements.
    copies: usize,
    diag: &'d mut Diagnostics,
}

impl VisitMut for Alternatives<'_> {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let chosen = block.stmts.iter().position(|stmt| match stmt {
            Stmt::Local(l) => chooses(l).is_some_and(|ends| self.copies * ends <= COPIES),
            _ => false,
        });
        let items = |after: &[Stmt]| after.iter().any(|stmt| matches!(stmt, Stmt::Item(_)));
        if let Some(at) = chosen.filter(|at| !items(&block.stmts[at + 1..])) {
            if let Some(name) = taken_over(&block.stmts[at], &block.stmts[at + 1..]) {
                let what = format!("a reference chosen by a branch that has a `{name}` of its own");
                let instead = format!("name it otherwise: what follows means another `{name}`");
                self.diag.refuse(name.span(), &what, &instead);
            }
            let after = block.stmts.split_off(at + 1);
            if let Some(Stmt::Local(l)) = block.stmts.pop() {
                let outer = self.copies;
                self.copies *= chooses(&l).unwrap_or(1);
                block.stmts.push(self.branching(&l, &after));
                self.copies = outer;
            }
            block.stmts[..at].iter_mut().for_each(|stmt| self.visit_stmt_mut(stmt));
            return;
        }
        visit_mut::visit_block_mut(self, block);
    }
}

impl Alternatives<'_> {
    /// The branches of the choice, with `after` in each.
    fn branching(&mut self, l: &Local, after: &[Stmt]) -> Stmt {
        let value = l.init.as_ref().map(|init| strip(&init.expr));
        let mut whole = value.cloned().unwrap_or_else(|| syn::parse_quote!(()));
        each_end(&mut whole, &mut |end| {
            let pat = &l.pat;
            *end = parse_quote_spanned!(end.span()=> { let #pat = #end; #(#after)* });
        });
        self.visit_expr_mut(&mut whole);
        Stmt::Expr(whole, None)
    }
}

/// The number of ends of the `if` or `match` that gives a variable a reference; `None` if the statement is no such
/// choice.
fn chooses(l: &Local) -> Option<usize> {
    let init = l.init.as_ref().filter(|init| init.diverge.is_none())?;
    let mut value = strip(&init.expr).clone();
    if !matches!(value, Syn::If(_) | Syn::Match(_)) {
        return None;
    }
    let (mut ends, mut references) = (0, 0);
    each_end(&mut value, &mut |end| {
        ends += 1;
        references += usize::from(refers(end));
    });
    (references > 0).then_some(ends)
}

/// A name in `after` that a branch of the choice declares again with another meaning.
fn taken_over(choice: &Stmt, after: &[Stmt]) -> Option<syn::Ident> {
    let Stmt::Local(Local { init: Some(init), .. }) = choice else { return None };
    let mut bound = Bound::default();
    bound.visit_expr(&init.expr);
    let after = quote::quote!(#(#after)*);
    let mut names = bound.0.into_iter().map(|p| &p.ident);
    names.find(|name| mentions(&after, &name.to_string())).cloned()
}

/// True if `e` is a reference, or a tuple with one.
fn refers(e: &Syn) -> bool {
    match strip(e) {
        Syn::Reference(_) => true,
        Syn::Tuple(t) => t.elems.iter().any(refers),
        _ => false,
    }
}

/// Visits the values at the ends of the branches of `e`. Without an `else` it visits none.
fn each_end(e: &mut Syn, visit: &mut impl FnMut(&mut Syn)) {
    match e {
        Syn::If(i) => {
            if let Some((_, otherwise)) = &mut i.else_branch {
                last_of(&mut i.then_branch, visit);
                each_end(otherwise, visit);
            }
        }
        Syn::Match(m) => m.arms.iter_mut().for_each(|arm| each_end(&mut arm.body, visit)),
        Syn::Block(b) if b.label.is_none() => last_of(&mut b.block, visit),
        Syn::Paren(p) => each_end(&mut p.expr, visit),
        Syn::Return(_) | Syn::Break(_) | Syn::Continue(_) => {}
        Syn::Macro(m) if never_returns(&m.mac) => {}
        e => visit(e),
    }
}

fn last_of(block: &mut Block, visit: &mut impl FnMut(&mut Syn)) {
    if let Some(Stmt::Expr(e, None)) = block.stmts.last_mut() {
        each_end(e, visit);
    }
}
