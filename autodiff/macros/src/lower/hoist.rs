//! Jumps inside values: `let x = if c { return a } else { b };`, `let … else`, labelled blocks.
//!
//! They are rewritten, as syntax, to statements that jump: each branch with a value assigns it to a variable.

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{BinOp, Expr as Syn, Local, Stmt as SynStmt, parse_quote, parse_quote_spanned};

use crate::ir::StmtKind;

use super::Lower;
use super::control::{jumps, never_returns};
use super::expr::is_assignment;
use super::scope::Binding;
use super::stmt::strip;
use crate::ir::words::mentions;

impl Lower {
    /// `stmt` and the statements `after`, with a jump inside a value rewritten as a statement; `None` if there is no such
    /// jump.
    pub(super) fn hoisted(&mut self, stmt: &SynStmt, after: &[SynStmt]) -> Option<Vec<SynStmt>> {
        match stmt {
            SynStmt::Local(l) => match &l.init {
                Some(init) if init.diverge.is_some() => self.let_else(l, after),
                Some(init) if is_jumping_branch(&init.expr) => {
                    let (pat, value) = (&l.pat, &init.expr);
                    let ty = match pat {
                        syn::Pat::Type(t) => Some((*t.ty).clone()),
                        _ => None,
                    };
                    let (branch, name) = self.value_first(value, ty);
                    let bind: SynStmt = parse_quote_spanned!(l.span()=> let #pat = #name;);
                    Some(joined(vec![branch, bind], after))
                }
                _ => None,
            },
            SynStmt::Expr(Syn::Assign(a), _) if is_jumping_branch(&a.right) => {
                let (branch, name) = self.value_first(&a.right, None);
                let left = &a.left;
                let assign: SynStmt = parse_quote_spanned!(a.span()=> #left = #name;);
                Some(joined(vec![branch, assign], after))
            }
            SynStmt::Expr(Syn::Binary(b), _)
                if is_assignment(&b.op) && is_jumping_branch(&b.right) =>
            {
                let (branch, name) = self.value_first(&b.right, None);
                let (left, op): (_, &BinOp) = (&b.left, &b.op);
                let assign: SynStmt = parse_quote_spanned!(b.span()=> #left #op #name;);
                Some(joined(vec![branch, assign], after))
            }
            SynStmt::Expr(Syn::Block(b), semicolon) if b.label.is_some() => {
                let e = Syn::Loop(as_loop(b, semicolon.is_none() && after.is_empty()));
                Some(joined(vec![SynStmt::Expr(e, *semicolon)], after))
            }
            _ => None,
        }
    }

    /// Rewrites `let pattern = value else { … };` and the statements after it.
    fn let_else(&mut self, l: &Local, after: &[SynStmt]) -> Option<Vec<SynStmt>> {
        let init = l.init.as_ref()?;
        let (value, (_, otherwise)) = (&init.expr, init.diverge.as_ref()?);
        let (pat, ty) = match &l.pat {
            syn::Pat::Type(t) => (&*t.pat, Some(&*t.ty)),
            pat => (pat, None),
        };
        let told = ty.map(|ty| self.ascribed(value, ty));
        let value = told.as_ref().unwrap_or(value);
        let otherwise = match strip(otherwise) {
            Syn::Block(b) => b.block.stmts.clone(),
            e => vec![SynStmt::Expr(e.clone(), None)],
        };
        let whole: Syn = parse_quote_spanned! {l.span()=>
            if let #pat = #value { #(#after)* } else { #(#otherwise)* }
        };
        Some(vec![SynStmt::Expr(whole, None)])
    }

    /// Rewrites the branching expression as a statement that assigns its value to a new variable. Returns the statement
    /// and the variable's name.
    fn value_first(&mut self, e: &Syn, ty: Option<syn::Type>) -> (SynStmt, syn::Ident) {
        let span = e.span();
        let name = self.names.fresh("chosen", span);
        let as_loop = match strip(e) {
            Syn::Loop(l) => Some(l.clone()),
            Syn::Block(b) if b.label.is_some() => Some(as_loop(b, true)),
            _ => None,
        };
        if let Some(mut l) = as_loop {
            let var = self.defaulted("chosen", ty, span);
            self.bind_to(&name, Binding::Var(var));
            let label = l.label.get_or_insert_with(|| syn::Label {
                name: syn::Lifetime::new(&format!("'{name}"), span),
                colon_token: Default::default(),
            });
            self.loop_values.insert(label.name.ident.to_string(), var);
            return (SynStmt::Expr(Syn::Loop(l), Some(Default::default())), name);
        }
        let loops = ["for", "while", "loop"];
        let tokens = e.to_token_stream();
        let looped = loops.iter().any(|word| mentions(&tokens, word));
        // Across a loop the compiler cannot prove that the value is always assigned.
        let var = if looped || super::ends::ends(e) > 1 {
            self.defaulted("chosen", ty, span)
        } else if ends_in_else(e) {
            let var = self.declare_hidden("chosen", ty, span);
            self.unset.insert(var);
            self.push(StmtKind::Let { var, init: None }, span);
            var
        } else {
            // The code that follows moves into the only branch that does not jump.
            let var = self.declare_hidden("chosen", ty, span);
            self.pending.insert(var);
            var
        };
        self.bind_to(&name, Binding::Var(var));
        let branch = SynStmt::Expr(assigned(e, &name), Some(Default::default()));
        (branch, name)
    }
}

fn joined(mut first: Vec<SynStmt>, after: &[SynStmt]) -> Vec<SynStmt> {
    first.extend_from_slice(after);
    first
}

/// True if `e` is a branch or block that a jump leaves.
fn is_jumping_branch(e: &Syn) -> bool {
    let e = strip(e);
    matches!(e, Syn::If(_) | Syn::Match(_) | Syn::Block(_) | Syn::Loop(_))
        && jumps(&[SynStmt::Expr(e.clone(), None)])
}

/// True if a `let … else` in `e` panics instead of jumping: the following code is then after both branches, not in one.
fn ends_in_else(e: &Syn) -> bool {
    struct Found(bool);
    impl<'a> Visit<'a> for Found {
        fn visit_local(&mut self, l: &'a Local) {
            let diverge = l.init.as_ref().and_then(|init| init.diverge.as_ref());
            self.0 |= diverge.is_some_and(|(_, e)| !jumps(&[SynStmt::Expr((**e).clone(), None)]));
            syn::visit::visit_local(self, l);
        }
        fn visit_expr_closure(&mut self, _: &'a syn::ExprClosure) {}
    }
    let mut found = Found(false);
    found.visit_expr(e);
    found.0
}

/// Replaces the values at the ends of `e` by `name = value;`.
pub(super) fn assigned(e: &Syn, name: &impl ToTokens) -> Syn {
    match strip(e) {
        Syn::If(i) => {
            let mut i = i.clone();
            assign_last(&mut i.then_branch, name);
            if let Some((_, otherwise)) = &mut i.else_branch {
                **otherwise = assigned(otherwise, name);
            }
            Syn::If(i)
        }
        Syn::Match(m) => {
            let mut m = m.clone();
            for arm in &mut m.arms {
                *arm.body = assigned(&arm.body, name);
            }
            Syn::Match(m)
        }
        Syn::Block(b) if b.label.is_none() => {
            let mut b = b.clone();
            assign_last(&mut b.block, name);
            Syn::Block(b)
        }
        e @ (Syn::Return(_) | Syn::Break(_) | Syn::Continue(_)) => parse_quote!({ #e; }),
        Syn::Macro(m) if never_returns(&m.mac) => parse_quote!({ #m; }),
        e => parse_quote_spanned!(e.span()=> { #name = #e; }),
    }
}

fn assign_last(block: &mut syn::Block, name: &impl ToTokens) {
    if let Some(SynStmt::Expr(e, semicolon @ None)) = block.stmts.last_mut() {
        *e = match strip(e) {
            e @ (Syn::Return(_) | Syn::Break(_) | Syn::Continue(_)) => e.clone(),
            e @ (Syn::If(_) | Syn::Match(_) | Syn::Block(_)) => assigned(e, name),
            Syn::Macro(m) if never_returns(&m.mac) => assigned(e, name),
            e => parse_quote_spanned!(e.span()=> #name = #e),
        };
        *semicolon = Some(Default::default());
    }
}

/// Rewrites `'a: { … }` as a loop that ends after one iteration.
pub(super) fn as_loop(b: &syn::ExprBlock, has_value: bool) -> syn::ExprLoop {
    let mut body = b.block.clone();
    let label = b.label.clone();
    let name = label.as_ref().map(|l| &l.name);
    match body.stmts.pop() {
        Some(SynStmt::Expr(e, None)) if has_value => body.stmts.push(parse_quote!(break #name #e;)),
        Some(SynStmt::Expr(e, None)) => {
            body.stmts.push(SynStmt::Expr(e, Some(Default::default())));
            body.stmts.push(parse_quote!(break #name;));
        }
        last => {
            body.stmts.extend(last);
            let jumped = matches!(
                body.stmts.last(),
                Some(SynStmt::Expr(Syn::Break(_) | Syn::Return(_) | Syn::Continue(_), _))
            );
            if !jumped {
                body.stmts.push(parse_quote!(break #name;));
            }
        }
    }
    syn::ExprLoop { attrs: vec![], label, loop_token: Default::default(), body }
}
