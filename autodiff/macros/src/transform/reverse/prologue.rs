//! The beginning of the reverse sweep of a block: its variables, computed again or read back, and their shadows.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ir::kinds::is_primitive;
use crate::ir::print::strip;
use crate::ir::visit::each_expr;
use crate::ir::{Block, Expr, ExprId, ExprKind, Function, Kind, Stmt, StmtKind, VarId, methods};

use super::Reverse;

impl Reverse<'_> {
    /// The variables of a block that its reverse sweep needs: computed again, or read back.
    pub(super) fn again(&mut self, body: &Block, top: bool) -> TokenStream {
        let mut all = Vec::new();
        self.keep_expensive = !top && self.keeps_something(body);
        for stmt in body.stmts.iter().rev() {
            let tokens = match &stmt.kind {
                StmtKind::Let { var, .. } if self.held.contains(var) || self.runs_back(*var) => {
                    self.held_again(*var, stmt)
                }
                StmtKind::Let { var, init: Some(init) } if self.needed.contains(var) => {
                    self.let_again(*var, init, stmt, top)
                }
                StmtKind::Call { result: Some(var), call } if self.needed.contains(var) && !top => {
                    self.kept_again(*var, call.id, stmt)
                }
                StmtKind::Split { vars, place, at, mutable }
                    if vars.iter().flatten().any(|v| self.needed.contains(v)) =>
                {
                    self.demand_place(place);
                    self.demand(at);
                    self.emit().split(vars, place, at, *mutable)
                }
                StmtKind::LetPattern { pattern, vars, init }
                    if !top && vars.iter().any(|v| self.needed.contains(v)) =>
                {
                    let value = self.value_or_site(init, stmt);
                    let told = self.parts_again(pattern, vars, init);
                    quote!(let #pattern = #value; #told)
                }
                _ => continue,
            };
            all.push(tokens);
        }
        all.reverse();
        quote!(#(#all)*)
    }

    /// True if each iteration of `body` stores a record anyway.
    fn keeps_something(&self, body: &Block) -> bool {
        let held =
            |s: &Stmt| matches!(&s.kind, StmtKind::Let { var, .. } if self.held.contains(var));
        let taken = self.frames.last().is_some_and(|frame| !frame.is_empty())
            || body.stmts.iter().any(held);
        let looped = |s: &Stmt| self.a.outer_loop(s.pos).is_some();
        taken && self.a.on && body.stmts.first().is_some_and(looped)
    }

    fn let_again(&mut self, var: VarId, init: &Expr, stmt: &Stmt, top: bool) -> TokenStream {
        let v = &self.a.vars[var];
        if v.view.is_some() {
            self.demand(init);
            return self.emit().let_stmt(var, Some(init));
        }
        if top || self.a.is_mutated(var) {
            return TokenStream::new();
        }
        let cheap = !(self.keep_expensive && self.is_expensive(init) && v.kind.is_float());
        if self.a.available(init, stmt) && cheap {
            self.demand(init);
            let told = self.told_again(var, init);
            let again = self.emit().let_stmt(var, Some(init));
            return quote!(#again #told);
        }
        self.kept_again(var, init.id, stmt)
    }

    fn kept_again(&mut self, var: VarId, id: ExprId, stmt: &Stmt) -> TokenStream {
        let v = &self.a.vars[var];
        let take = self.take_back(id, &v.name, stmt, v.name.span());
        self.stores(&v.kind);
        take
    }

    pub(super) fn value_or_site(&mut self, e: &Expr, stmt: &Stmt) -> TokenStream {
        if self.a.available(e, stmt) {
            self.demand(e);
            return strip(self.emit().expr(e));
        }
        let value = self.taken_value(e.id, stmt, e.span);
        self.stores(&self.a.kind(e));
        value
    }

    pub(super) fn declare_shadows(&mut self, body: &[Stmt]) -> TokenStream {
        self.declare_shadows_before(body, None)
    }

    /// Like [`Reverse::declare_shadows`], for the point before the statement at a position, with the variables whose
    /// shadows are needed there. Any other shadow that has another length or variant at the end of the forward sweep is
    /// not declared yet.
    pub(super) fn declare_shadows_before(
        &mut self,
        body: &[Stmt],
        early: Option<(usize, &BTreeSet<VarId>)>,
    ) -> TokenStream {
        let mut all = TokenStream::new();
        for stmt in body {
            let (var, init) = match &stmt.kind {
                StmtKind::Let { var, init } => (*var, init.as_ref()),
                StmtKind::Call { result: Some(var), .. } => (*var, None),
                _ => continue,
            };
            let there = !self.shadows.contains_key(&var) || self.declared.contains(&var);
            let lent = early.is_some_and(|(pos, _)| self.a.is_lent(var, pos));
            let late = early.is_some_and(|(pos, wanted)| {
                !wanted.contains(&var) && (lent || self.a.is_reshaped_from(var, pos))
            });
            if self.a.vars[var].view.is_some() || there || late {
                continue;
            }
            self.declared.insert(var);
            let zero = if lent { self.zero_of_kept(var, stmt) } else { self.zero(var, init, stmt) };
            let name = self.shadow_name(var);
            all.extend(quote!(let mut #name #zero;));
        }
        all
    }

    /// Generates `: type = zero` for the shadow of a variable. For a scalar it is −0, so that the compiler can omit the
    /// addition of the first summand (0 + x is not x if x is −0).
    fn zero(&mut self, var: VarId, init: Option<&Expr>, stmt: &Stmt) -> TokenStream {
        let (lib, v) = (self.lib, &self.a.vars[var]);
        match &v.kind {
            Kind::Float(Some(ty)) if is_primitive(ty) => quote!(: #ty = -0.0),
            Kind::Float(Some(ty)) => quote!(: #ty = #lib::zero()),
            Kind::Float(None) => quote!(= -0.0),
            Kind::Seq(_) => self.zero_like(var, init, stmt),
            _ => self.zero_of_shape(var, stmt),
        }
    }

    /// The zero that initialises the shadow of a parameter passed by value.
    pub(crate) fn parameter_zero(&mut self, var: VarId, ty: &syn::Type) -> TokenStream {
        let (lib, v) = (self.lib, &self.a.vars[var]);
        if matches!(v.kind, Kind::Float(_) | Kind::Discrete) {
            return quote!(#lib::zero::<#ty>());
        }
        self.needed.insert(var);
        let name = &v.name;
        quote!(#lib::Differentiable::zero_like(&#name))
    }

    /// Notes the variables that the forward sweep must not move away.
    pub(crate) fn keep_alive(&mut self, function: &Function) {
        self.kept.alive = self.needed.clone();
        // The result is returned and read for its shadow's shape; nothing reads it afterwards.
        if let Some(result) = function.result {
            self.kept.alive.remove(&result);
        }
    }

    /// The shadow of a variable of any type, with the shape that the variable has at the end of its block.
    fn zero_of_shape(&mut self, var: VarId, stmt: &Stmt) -> TokenStream {
        let (lib, v) = (self.lib, &self.a.vars[var]);
        let later = matches!(stmt.kind, StmtKind::Let { init: None, .. });
        if (self.a.is_in_scope(var) || self.is_made_again(var, stmt)) && !later {
            self.needed.insert(var);
            let name = &v.name;
            return quote!(= #lib::Differentiable::zero_like(&#name));
        }
        self.zero_of_kept(var, stmt)
    }

    /// True if the reverse sweep of the block has a variable of the block anyway, or computes it again. Only for sweeps
    /// that run apart: they would store the shape as a separate record.
    fn is_made_again(&self, var: VarId, stmt: &Stmt) -> bool {
        if !self.apart.own || self.a.is_mutated(var) {
            return false;
        }
        match &stmt.kind {
            StmtKind::Let { init: Some(init), .. } => {
                self.needed.contains(&var) || self.a.available(init, stmt)
            }
            StmtKind::Call { .. } => self.needed.contains(&var),
            _ => false,
        }
    }

    /// The zero of [`Self::zero_of_shape`] with a stored shape: the variable no longer exists, or is borrowed.
    fn zero_of_kept(&mut self, var: VarId, stmt: &Stmt) -> TokenStream {
        let v = &self.a.vars[var];
        let later = matches!(stmt.kind, StmtKind::Let { init: None, .. });
        let at_end = self.a.is_reshaped(var) && (!later || v.declared_mut);
        if at_end {
            self.needed.insert(var);
        }
        let name = self.names.fresh(&format!("shape_{}", self.shapes.len() + 1), v.name.span());
        self.shapes.push(name.clone());
        self.kept.shapes.insert(var, (name.clone(), at_end));
        quote!(= #name.start())
    }

    /// The shadow of an array or vector.
    fn zero_like(&mut self, var: VarId, init: Option<&Expr>, stmt: &Stmt) -> TokenStream {
        let lib = self.lib;
        let v = &self.a.vars[var];
        let scalars = matches!(&v.kind, Kind::Seq(element) if element.is_float())
            || matches!(init.map(|e| &e.kind), Some(ExprKind::Array(es)) if es.is_empty());
        let Some(init) =
            init.filter(|_| scalars && !self.a.is_in_scope(var) && !self.a.is_reshaped(var))
        else {
            return self.zero_of_shape(var, stmt);
        };
        let shape = match &init.kind {
            ExprKind::Repeat { length, vec, .. } => {
                let length = self.value_or_site(length, stmt);
                if *vec {
                    quote!(::std::vec![#lib::zero(); #length])
                } else {
                    quote!([#lib::zero(); #length])
                }
            }
            ExprKind::Array(es) => {
                let n = es.len();
                quote!([#lib::zero(); #n])
            }
            ExprKind::VecOf(es) => {
                let n = es.len();
                quote!(::std::vec![#lib::zero(); #n])
            }
            _ => return self.zero_of_shape(var, stmt),
        };
        let like = self.like(var);
        quote!(= #like.same(#shape))
    }

    /// The variable that records the type of a variable.
    pub(super) fn like(&mut self, var: VarId) -> Ident {
        if let Some(like) = self.kept.likes.get(&var) {
            return like.clone();
        }
        let source = &self.a.vars[var].name;
        let like = self.names.fresh(&format!("like_{source}"), source.span());
        self.kept.likes.insert(var, like.clone());
        like
    }

    /// True if `e` is expensive enough to be stored: it calls a function of the mathematical library. (A sine or cosine
    /// whose derivative is needed is not stored: computed together, the two cost little more than one.)
    fn is_expensive(&self, e: &Expr) -> bool {
        let mut found = false;
        each_expr(e, &mut |e| {
            if let ExprKind::Method { method, receiver, .. } = &e.kind {
                let name = method.to_string();
                let paired = matches!(name.as_str(), "sin" | "cos") && self.a.varied(receiver);
                found |= methods::is_slow(&name) && !paired;
            }
        });
        found
    }
}
