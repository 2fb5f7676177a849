//! Forward mode: writes each statement together with the statement of its tangent.
//!
//! A variable that carries a derivative has a tangent of the same type for each direction, declared where the variable
//! is declared; a reference has the same reference into the tangent. A tangent is computed before its statement
//! changes anything, so it reads the values that the statement reads.

mod call;
mod data;
mod expr;
mod once;
mod stmt;

use std::collections::HashMap;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::ext::IdentExt;

use crate::analyse::Analysis;
use crate::ir::diagnostics::Diagnostics;
use crate::ir::kinds::is_primitive;
use crate::ir::names::Names;
use crate::ir::print::{Emit, Kept, strip};
use crate::ir::{Block, Expr, ExprId, ExprKind, Kind, Place, Stmt, StmtKind, VarId};

/// The state of the pass.
pub(crate) struct Forward<'a> {
    pub(crate) a: &'a Analysis<'a>,
    pub(crate) lib: &'a TokenStream,
    pub(crate) names: &'a mut Names,
    pub(crate) diag: &'a mut Diagnostics,
    /// Number of directions that are carried at once.
    pub(crate) width: usize,
    /// True if the code will be differentiated again: then it uses only the language that the engine accepts.
    pub(crate) again: bool,
    /// The budgets of loops with checkpoints, which the second derivative uses too.
    pub(crate) checkpoints: HashMap<ExprId, TokenStream>,
    tangents: HashMap<VarId, Vec<Ident>>,
    /// Expressions that are stored in a variable: they are evaluated once, before their statement.
    named: Kept,
    /// The variables of partial derivatives that several terms use.
    partials: HashMap<ExprId, Ident>,
    /// Code that must come before the current statement.
    before: TokenStream,
}

impl<'a> Forward<'a> {
    pub(crate) fn new(
        a: &'a Analysis<'a>,
        lib: &'a TokenStream,
        width: usize,
        names: &'a mut Names,
        diag: &'a mut Diagnostics,
    ) -> Self {
        Self {
            a,
            lib,
            names,
            diag,
            width,
            again: false,
            checkpoints: HashMap::new(),
            tangents: HashMap::new(),
            named: nothing_named(lib),
            partials: HashMap::new(),
            before: TokenStream::new(),
        }
    }

    /// The names of a variable's tangents, one for each direction.
    pub(crate) fn tangents(&mut self, var: VarId) -> Vec<Ident> {
        if let Some(names) = self.tangents.get(&var) {
            return names.clone();
        }
        let source = &self.a.vars[var].name;
        let text = source.unraw();
        let names: Vec<Ident> = match self.width {
            1 => vec![self.names.fresh(&format!("t_{text}"), source.span())],
            width => (1..=width)
                .map(|k| self.names.fresh(&format!("t{k}_{text}"), source.span()))
                .collect(),
        };
        self.tangents.insert(var, names.clone());
        names
    }

    fn tangent_name(&mut self, var: VarId, direction: usize) -> Ident {
        self.tangents(var).swap_remove(direction)
    }

    fn emit(&self) -> Emit<'_> {
        Emit { vars: self.a.vars, kept: Some(&self.named), active: &self.a.active }
    }

    /// The tokens for each direction.
    fn directions(&mut self, mut f: impl FnMut(&mut Self, usize) -> TokenStream) -> TokenStream {
        (0..self.width).map(|k| f(self, k)).collect()
    }

    fn numbered(&mut self, stem: &str, span: proc_macro2::Span) -> Ident {
        self.names.numbered(stem, span)
    }

    /// A block: its statements in order.
    pub(crate) fn block(&mut self, block: &Block) -> TokenStream {
        if let [Stmt { kind: StmtKind::Scope(inner), .. }] = &block.stmts[..] {
            return self.block(inner);
        }
        block.stmts.iter().map(|s| self.stmt(s)).collect()
    }

    fn stmt(&mut self, stmt: &Stmt) -> TokenStream {
        self.diag.refuse_change(self.a.unread_change(stmt));
        let outer = std::mem::take(&mut self.before);
        let named = std::mem::replace(&mut self.named, nothing_named(self.lib));
        let names = (named, std::mem::take(&mut self.partials));
        let tokens = self.with_tangent(stmt);
        (self.named, self.partials) = names;
        let before = std::mem::replace(&mut self.before, outer);
        quote!(#before #tokens)
    }

    fn with_tangent(&mut self, stmt: &Stmt) -> TokenStream {
        match &stmt.kind {
            StmtKind::Let { var, init } => self.let_stmt(*var, init.as_ref(), stmt),
            StmtKind::Split { vars, place, at, mutable } => {
                let primal = self.emit().stmt(stmt);
                if !self.a.is_active(place.base) {
                    return primal;
                }
                let tangents =
                    self.directions(|f, k| f.split_tangent(vars, place, at, *mutable, k));
                quote!(#primal #tangents)
            }
            StmtKind::LetPattern { .. } => self.emit().stmt(stmt),
            StmtKind::Assign { place, op, value } => self.assign(place, op.as_ref(), value, stmt),
            StmtKind::Call { result, call } => self.call(*result, call, stmt),
            StmtKind::If { cond, then, otherwise } => {
                let cond = strip(self.emit().expr(cond));
                let (then, otherwise) = (self.block(then), self.block(otherwise));
                let otherwise = (!otherwise.is_empty()).then(|| quote!(else { #otherwise }));
                quote!(if #cond { #then } #otherwise)
            }
            StmtKind::Match { scrutinee, arms } => self.matched(scrutinee, arms),
            StmtKind::Swap { a, b } => self.swap(a, b, stmt),
            StmtKind::Push { place, value } => self.push(place, value, stmt),
            StmtKind::Pop { place } => {
                let tangents = if self.a.place_is_active(place) {
                    self.directions(|f, k| {
                        let tangent = f.shadow(place, k);
                        quote!(#tangent.pop();)
                    })
                } else {
                    TokenStream::new()
                };
                let primal = self.emit().stmt(stmt);
                quote!(#tangents #primal)
            }
            StmtKind::For { pattern, iter, body, running, id, .. } => {
                let iter = strip(self.emit().expr(iter));
                let body = self.block(body);
                let leave = running.map(|var| {
                    let running = &self.a.vars[var].name;
                    quote!(if !#running { break; })
                });
                let mark = self.mark(*id);
                quote!(#mark for #pattern in #iter { #body #leave })
            }
            StmtKind::While { cond, body, id, .. } => {
                let (cond, body) = (strip(self.emit().expr(cond)), self.block(body));
                let mark = self.mark(*id);
                quote!(#mark while #cond { #body })
            }
            StmtKind::Scope(body) => {
                let body = self.block(body);
                quote!({ #body })
            }
            StmtKind::Effect(_) => self.emit().stmt(stmt),
        }
    }

    fn mark(&self, id: ExprId) -> Option<TokenStream> {
        self.checkpoints.get(&id).map(|budget| quote!(#[checkpoint(budget = #budget)]))
    }

    /// Zero, for a float whose type is known or follows from its use.
    fn float_zero(&self, kind: &Kind) -> Option<TokenStream> {
        let lib = self.lib;
        match kind {
            Kind::Float(Some(ty)) if !is_primitive(ty) => Some(quote!(#lib::zero::<#ty>())),
            Kind::Float(_) => Some(quote!(0.0)),
            _ => None,
        }
    }

    /// Zero in the shape of an array or vector that is written out.
    fn zero_as(&self, init: &Expr) -> Option<TokenStream> {
        match &init.kind {
            ExprKind::Repeat { value, length, vec } => {
                let zero = self.float_zero(&self.a.kind(value))?;
                let length = strip(self.emit().expr(length));
                (!once::has_opaque(init)).then(|| match vec {
                    true => quote!(::std::vec![#zero; #length]),
                    false => quote!([#zero; #length]),
                })
            }
            ExprKind::Array(es) | ExprKind::VecOf(es) => {
                let zero = self.float_zero(&self.a.kind(es.first()?))?;
                let zeros = es.iter().map(|_| &zero);
                Some(match init.kind {
                    ExprKind::Array(_) => quote!([#(#zeros),*]),
                    _ => quote!(::std::vec![#(#zeros),*]),
                })
            }
            _ => None,
        }
    }

    /// The zero tangent of a variable that was just declared.
    pub(crate) fn zero_of(&mut self, var: VarId) -> TokenStream {
        let lib = self.lib;
        let v = &self.a.vars[var];
        if let Some(zero) = self.float_zero(&v.kind) {
            return zero;
        }
        let name = &v.name;
        quote!(#lib::Differentiable::zero_like(&#name))
    }

    /// The place in the tangent that corresponds to `place`.
    pub(super) fn shadow(&mut self, place: &Place, direction: usize) -> TokenStream {
        let base = self.tangent_name(place.base, direction);
        let emit = self.emit();
        emit.project(quote!(#base), &place.proj, &|e| strip(emit.expr(e)))
    }
}

/// An empty set of stored values, with the library's path: facts that the syntax does not show are checked here too.
fn nothing_named(lib: &TokenStream) -> Kept {
    Kept { library: lib.clone(), ..Kept::default() }
}
