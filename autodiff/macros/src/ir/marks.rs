//! Marks inside of functions that are known only to this crate's macros: `#[checkpoint(budget = …)]`, `#[write_once]`.

use proc_macro2::{Ident, Span};
use syn::parse::ParseStream;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, Block, Expr, FnArg, ItemFn, Lit, Signature, Token};

use crate::ir::diagnostics::refused;

pub(crate) fn is_checkpoint(attr: &Attribute) -> bool {
    attr.path().is_ident("checkpoint")
}

/// The budget in `#[checkpoint(budget = …)]`.
pub(crate) fn checkpoint_budget(attr: &Attribute) -> syn::Result<Expr> {
    let usage = "write `#[checkpoint(budget = N)]`: at most N states of the loop, at least 1, are held at a time";
    attr.parse_args_with(|input: ParseStream| {
        let word: Ident = input.parse()?;
        input.parse::<Token![=]>()?;
        let budget: Expr = input.parse()?;
        let none = matches!(&budget, Expr::Lit(l)
            if matches!(&l.lit, Lit::Int(n) if n.base10_digits() == "0"));
        if word != "budget" || none {
            return refused(if none { budget.span() } else { word.span() }, usage);
        }
        Ok(budget)
    })
    .map_err(|e| syn::Error::new(e.span(), usage))
}

/// Refuses a checkpoint mark where no loop follows.
pub(crate) fn on_loops_only(f: &ItemFn) -> syn::Result<()> {
    let mut misplaced = Misplaced(None);
    misplaced.visit_block(&f.block);
    misplaced.0.map_or(Ok(()), |span| {
        refused(
            span,
            "`#[checkpoint(budget = N)]` stands on a loop: right before `for`, `while` or `loop`",
        )
    })
}

/// A checkpoint mark that is not on a loop.
struct Misplaced(Option<Span>);

impl<'a> Visit<'a> for Misplaced {
    fn visit_attribute(&mut self, attr: &'a Attribute) {
        if is_checkpoint(attr) {
            self.0.get_or_insert(attr.span());
        }
    }

    fn visit_expr(&mut self, e: &'a Expr) {
        match e {
            // The attributes of the loop itself are left out.
            Expr::ForLoop(l) => {
                self.visit_expr(&l.expr);
                self.visit_block(&l.body);
            }
            Expr::While(l) => {
                self.visit_expr(&l.cond);
                self.visit_block(&l.body);
            }
            Expr::Loop(l) => self.visit_block(&l.body),
            _ => visit::visit_expr(self, e),
        }
    }

    fn visit_item(&mut self, _: &'a syn::Item) {}
}

/// Removes the marks from a function's body.
struct Unmark;

impl VisitMut for Unmark {
    /// Marks on loops are removed in `visit_expr_mut`; marks in other places are refused elsewhere.
    fn visit_attributes_mut(&mut self, attrs: &mut Vec<Attribute>) {
        attrs.retain(|a| !is_checkpoint(a));
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        let attrs = match e {
            Expr::ForLoop(l) => Some(&mut l.attrs),
            Expr::While(l) => Some(&mut l.attrs),
            Expr::Loop(l) => Some(&mut l.attrs),
            _ => None,
        };
        let mut budgets = Vec::new();
        if let Some(attrs) = attrs {
            budgets.extend(attrs.extract_if(.., |a| is_checkpoint(a)));
        }
        visit_mut::visit_expr_mut(self, e);
        for budget in budgets.iter().filter_map(|attr| checkpoint_budget(attr).ok()) {
            // Avoids an unused-variable warning if the budget is a variable.
            if !matches!(budget, Expr::Lit(_)) {
                *e = syn::parse_quote!({ let _ = || -> usize { #budget }; #e });
            }
        }
    }
}

pub(crate) fn is_write_once(attr: &Attribute) -> bool {
    attr.path().is_ident("write_once")
}

/// The attributes that read marks on loops and parameters.
const READERS: &[&str] = &[
    "autodiff_reverse",
    "autodiff_forward",
    "differentiable",
    "estimate_error",
    "hessian",
    "hessian_vector",
];

/// The attributes that give a function a derivative, or that it has none.
const DERIVATIVES: &[&str] =
    &["differentiable", "autodiff_reverse", "autodiff_forward", "no_derivative"];

/// True if the attribute gives its function a derivative, or says that it has none.
pub(crate) fn determines_derivative(attr: &Attribute) -> bool {
    is_one_of(attr, DERIVATIVES)
}

/// True if the attribute has one of these names.
fn is_one_of(attr: &Attribute, names: &[&str]) -> bool {
    attr.path().segments.last().is_some_and(|s| names.iter().any(|name| s.ident == name))
}

/// The function as the user wrote it, without the marks that only this crate's macros know.
pub(crate) fn without_marks(f: &ItemFn) -> ItemFn {
    let mut f = f.clone();
    crate::ir::words::ungroup(&mut f.block);
    unmark(&f.attrs, &mut f.sig, &mut f.block);
    f
}

/// Removes the marks from a function or method.
pub(crate) fn unmark(attrs: &[Attribute], signature: &mut Signature, block: &mut Block) {
    // Attributes are expanded one after the other: the last one removes the marks.
    if attrs.iter().any(|a| is_one_of(a, READERS)) {
        return;
    }
    Unmark.visit_block_mut(block);
    for arg in &mut signature.inputs {
        if let FnArg::Typed(arg) = arg {
            arg.attrs.retain(|a| !is_write_once(a));
        }
    }
}
