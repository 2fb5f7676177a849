//! Searches in the source, and the parentheses that the compiler hides from it.

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, Lit, Pat, PatIdent};

/// True if the identifier occurs in `tokens`.
pub(crate) fn mentions(tokens: &TokenStream, name: &str) -> bool {
    tokens.clone().into_iter().any(|t| match t {
        TokenTree::Ident(i) => i == name,
        TokenTree::Group(g) => mentions(&g.stream(), name),
        _ => false,
    })
}

/// The identifiers in `tokens`.
pub(crate) fn idents_in(tokens: TokenStream) -> Vec<Ident> {
    let within = |t| match t {
        TokenTree::Ident(name) => vec![name],
        TokenTree::Group(g) => idents_in(g.stream()),
        _ => vec![],
    };
    tokens.into_iter().flat_map(within).collect()
}

/// The texts of the identifiers in `tokens`.
pub(crate) fn names_in(tokens: TokenStream) -> Vec<String> {
    idents_in(tokens).iter().map(Ident::to_string).collect()
}

/// `tokens` with each identifier replaced.
pub(crate) fn with_idents(
    tokens: TokenStream,
    replaced: &mut dyn FnMut(Ident) -> Ident,
) -> TokenStream {
    let one = |token| match token {
        TokenTree::Ident(name) => TokenTree::Ident(replaced(name)),
        TokenTree::Group(g) => {
            let mut inner = Group::new(g.delimiter(), with_idents(g.stream(), replaced));
            inner.set_span(g.span());
            TokenTree::Group(inner)
        }
        token => token,
    };
    tokens.into_iter().map(one).collect()
}

/// True if `ref mut` occurs in the pattern.
pub(crate) fn has_ref_mut(pattern: TokenStream) -> bool {
    idents_in(pattern).windows(2).any(|pair| pair[0] == "ref" && pair[1] == "mut")
}

/// True if the context determines the type of a number's literal.
pub(crate) fn is_unsuffixed(literal: &Lit) -> bool {
    match literal {
        Lit::Int(n) => n.suffix().is_empty(),
        Lit::Float(x) => x.suffix().is_empty(),
        _ => false,
    }
}

/// True if `test` holds for `e` or for an expression in it. Where it gives an answer, the parts are not visited.
pub(crate) fn any_in(e: &Expr, test: impl Fn(&Expr) -> Option<bool>) -> bool {
    any(|any| any.visit_expr(e), test)
}

/// The same for the code that `visit` visits. Items are left out.
pub(crate) fn any(
    visit: impl FnOnce(&mut dyn for<'a> Visit<'a>),
    test: impl Fn(&Expr) -> Option<bool>,
) -> bool {
    struct Any<T>(T, bool);
    impl<'a, T: Fn(&Expr) -> Option<bool>> Visit<'a> for Any<T> {
        fn visit_expr(&mut self, e: &'a Expr) {
            match (self.0)(e) {
                Some(found) => self.1 |= found,
                None => visit::visit_expr(self, e),
            }
        }

        fn visit_item(&mut self, _: &'a syn::Item) {}
    }
    let mut any = Any(test, false);
    visit(&mut any);
    any.1
}

/// The name, if the expression is one.
pub(crate) fn name_of(e: &Expr) -> Option<String> {
    match e {
        Expr::Path(p) => p.path.get_ident().map(ToString::to_string),
        Expr::Paren(p) => name_of(&p.expr),
        Expr::Group(g) => name_of(&g.expr),
        _ => None,
    }
}

/// The names that patterns bind.
#[derive(Default)]
pub(crate) struct Bound<'a>(pub Vec<&'a PatIdent>);

impl<'a> Visit<'a> for Bound<'a> {
    fn visit_pat_ident(&mut self, p: &'a PatIdent) {
        self.0.push(p);
        visit::visit_pat_ident(self, p);
    }
}

/// The names that `pat` binds.
pub(crate) fn bound_names(pat: &Pat) -> Vec<&PatIdent> {
    let mut bound = Bound::default();
    bound.visit_pat(pat);
    bound.0
}

/// Puts an expression that was an argument of a `macro_rules!` macro in parentheses. The compiler has invisible ones
/// around it, which do not survive a procedural macro.
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
