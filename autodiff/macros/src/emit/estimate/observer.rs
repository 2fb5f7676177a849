//! The transformation of a function so that its rounding errors are observed.

use std::collections::HashSet;

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::BinOp;

use crate::ir::names::Names;
use crate::ir::{
    Block, Call, Expr, ExprId, ExprKind, Function, Kind, Place, Stmt, StmtKind, Var, VarId, kinds,
    methods,
};

/// Ids of new expressions; the lowering's begin at 1.
const FIRST_ID: ExprId = 1 << 32;

/// Rewrites a function so that the rounding of each operation is observed.
pub(super) struct Observer<'a> {
    lib: &'a TokenStream,
    generics: &'a [Ident],
    function: &'a mut Function,
    names: &'a mut Names,
    errors: VarId,
    ids: ExprId,
    /// Identifiers of the source.
    source: HashSet<String>,
    /// The names under which errors are summed.
    pub(super) variables: Vec<String>,
}

impl<'a> Observer<'a> {
    pub(super) fn new(
        lib: &'a TokenStream,
        generics: &'a [Ident],
        function: &'a mut Function,
        names: &'a mut Names,
        source: HashSet<String>,
    ) -> Self {
        let (errors, ids, variables) = (0, FIRST_ID, Vec::new());
        Self { lib, generics, function, names, errors, ids, source, variables }
    }

    pub(super) fn function(&mut self, errors: &Ident) {
        self.errors = self.function.vars.iter().position(|v| v.name == *errors).unwrap_or(0);
        let body = std::mem::take(&mut self.function.body);
        self.function.body = self.block(body, 0);
    }

    fn block(&mut self, block: Block, depth: usize) -> Block {
        let mut out = Out { stmts: Vec::new(), depth };
        for stmt in block.stmts {
            self.stmt(stmt, &mut out);
        }
        Block { stmts: out.stmts }
    }

    fn stmt(&mut self, stmt: Stmt, out: &mut Out) {
        let (span, depth) = (stmt.span, out.depth + 1);
        let kind = match stmt.kind {
            StmtKind::Let { var, init: Some(init) } if self.function.vars[var].view.is_none() => {
                let rounds = self.rounds(&init);
                let init = self.expr(init, var, true, out);
                out.push(StmtKind::Let { var, init: Some(init) }, span);
                if rounds {
                    self.observe(Place::var(var, span), var, out);
                }
                return;
            }
            StmtKind::Assign { place, op, value } if !self.kind_of(&place).is_ref() => {
                let rounds =
                    !self.kind_of(&place).is_discrete() && (op.is_some() || self.rounds(&value));
                let (target, seen) = (place.root(&self.function.vars), place.clone());
                let value = self.expr(value, target, op.is_none(), out);
                out.push(StmtKind::Assign { place, op, value }, span);
                if rounds {
                    self.observe(seen, target, out);
                }
                return;
            }
            StmtKind::Call { result: Some(var), call } => {
                out.push(StmtKind::Call { result: Some(var), call }, span);
                let kind = &self.function.vars[var].kind;
                match kind {
                    Kind::Float(_) => self.observe(Place::var(var, span), var, out),
                    // The compiler finds the floats in the value.
                    _ if !kind.is_discrete() && !kind.is_ref() => {
                        self.observe_result(Place::var(var, span), var, out);
                    }
                    _ => {}
                }
                return;
            }
            StmtKind::If { cond, then, otherwise } => StmtKind::If {
                cond,
                then: self.block(then, depth),
                otherwise: self.block(otherwise, depth),
            },
            StmtKind::Match { scrutinee, mut arms } => {
                for arm in &mut arms {
                    arm.body = self.block(std::mem::take(&mut arm.body), depth);
                }
                StmtKind::Match { scrutinee, arms }
            }
            StmtKind::For { pattern, iter, body, running, id } => {
                StmtKind::For { pattern, iter, body: self.block(body, depth), running, id }
            }
            StmtKind::While { cond, body, id } => {
                StmtKind::While { cond, body: self.block(body, depth), id }
            }
            StmtKind::Scope(body) => StmtKind::Scope(self.block(body, depth)),
            other => other,
        };
        out.push(kind, span);
    }

    /// Stores the value of each operation in `e` in a variable of its own that is observed. The operation `e` itself is
    /// included unless it is at the `top`.
    fn expr(&mut self, e: Expr, target: VarId, top: bool, out: &mut Out) -> Expr {
        let rounds = self.rounds(&e);
        let Expr { id, kind, span } = e;
        let mut inner = |this: &mut Self, e: Box<Expr>| Box::new(this.expr(*e, target, false, out));
        let kind = match kind {
            ExprKind::Binary(a, op, b) if rounds => {
                let a = inner(self, a);
                ExprKind::Binary(a, op, inner(self, b))
            }
            ExprKind::Method { receiver, method, generics, args } if rounds => {
                let receiver = inner(self, receiver);
                let args = args.into_iter().map(|e| *inner(self, Box::new(e))).collect();
                ExprKind::Method { receiver, method, generics, args }
            }
            ExprKind::Unary(op, e) => ExprKind::Unary(op, inner(self, e)),
            ExprKind::Cast(e, ty) => ExprKind::Cast(inner(self, e), ty),
            ExprKind::Array(es) => {
                ExprKind::Array(es.into_iter().map(|e| *inner(self, Box::new(e))).collect())
            }
            ExprKind::VecOf(es) => {
                ExprKind::VecOf(es.into_iter().map(|e| *inner(self, Box::new(e))).collect())
            }
            ExprKind::Repeat { value, length, vec } => {
                ExprKind::Repeat { value: inner(self, value), length, vec }
            }
            other => other,
        };
        let e = Expr { id, kind, span };
        if top || !rounds {
            return e;
        }
        let kind = kinds::of_expr(&e, &self.function.vars, self.generics);
        let name = self.names.numbered("rounded", span);
        self.function.vars.push(Var::hidden(name, kind, out.depth));
        let var = self.function.vars.len() - 1;
        out.push(StmtKind::Let { var, init: Some(e) }, span);
        self.observe(Place::var(var, span), target, out);
        self.new_expr(ExprKind::Read(Place::var(var, span)), span)
    }

    /// Returns true if `e` is an operation on floats whose result is rounded.
    fn rounds(&self, e: &Expr) -> bool {
        if kinds::of_expr(e, &self.function.vars, self.generics).is_discrete() {
            return false;
        }
        match &e.kind {
            ExprKind::Binary(_, op, _) => {
                matches!(op, BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_))
            }
            ExprKind::Method { method, .. } => methods::rounds(&method.to_string()),
            _ => false,
        }
    }

    /// Appends `observe(place, errors, number of the target's name)`.
    fn observe(&mut self, place: Place, target: VarId, out: &mut Out) {
        let (lib, span) = (self.lib, place.span);
        let value = self.new_expr(ExprKind::Read(place), span);
        self.observe_by(&quote!(#lib::rt::observe), value, target, out);
    }

    /// The same for the result of a call.
    fn observe_result(&mut self, place: Place, target: VarId, out: &mut Out) {
        let (lib, span) = (self.lib, place.span);
        let value = self.new_expr(ExprKind::Borrow { mutable: false, place }, span);
        self.observe_by(&quote!(#lib::rt::observe_result), value, target, out);
    }

    fn observe_by(&mut self, path: &TokenStream, value: Expr, target: VarId, out: &mut Out) {
        let span = value.span;
        let name = self.told(&self.function.vars[target].name.to_string());
        let index = self.variables.iter().position(|v| *v == name).unwrap_or_else(|| {
            self.variables.push(name);
            self.variables.len() - 1
        });
        let errors = Place::var(self.errors, span);
        let args = vec![
            value,
            self.new_expr(ExprKind::Read(errors), span),
            self.new_expr(ExprKind::Constant(quote!(#index), Kind::Discrete), span),
        ];
        let id = self.new_id();
        let (path, location) = (path.clone(), path.clone());
        let call = Call { path, location, args, id, ..Call::default() };
        out.push(StmtKind::Call { result: None, call }, span);
    }

    /// The name of a variable in the user's source. Variables that the engine made get `result` or `(intermediate)`.
    fn told(&self, name: &str) -> String {
        let name = name.trim_start_matches("r#");
        let stem = name.rsplit_once('_').filter(|(_, n)| n.parse::<u32>().is_ok());
        let names = [Some(name), stem.map(|(stem, _)| stem)];
        let told = names.into_iter().flatten().find(|name| self.source.contains(*name));
        match (told, name) {
            (Some(told), _) => told.to_owned(),
            (None, "result") => name.to_owned(),
            _ => "(intermediate)".to_owned(),
        }
    }

    fn kind_of(&self, place: &Place) -> Kind {
        kinds::of_place(place, &self.function.vars, self.generics)
    }

    fn new_expr(&mut self, kind: ExprKind, span: Span) -> Expr {
        Expr { id: self.new_id(), kind, span }
    }

    fn new_id(&mut self) -> ExprId {
        self.ids += 1;
        self.ids
    }
}

/// The block being written.
struct Out {
    stmts: Vec<Stmt>,
    depth: usize,
}

impl Out {
    fn push(&mut self, kind: StmtKind, span: Span) {
        self.stmts.push(Stmt::new(kind, span));
    }
}
