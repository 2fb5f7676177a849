//! Forward mode: each statement with the statement of its tangent beside it.
//!
//! A variable that carries a derivative has a tangent of the same type for each direction, declared where the variable
//! is declared; a reference has the same reference into the tangent. A tangent is computed before its statement
//! changes anything, so it reads the values that the statement reads.

mod args;
mod call;
mod companion;
mod data;
mod expr;
mod generate;
mod pushforward;
mod twice;

use std::collections::HashMap;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::BinOp;

use crate::analysis::{Analysis, each_expr};
use crate::diagnostics::Diagnostics;
use crate::emit::{Emit, Kept, strip};
use crate::ir::{Block, Expr, ExprId, ExprKind, Kind, Place, Stmt, StmtKind, VarId};
use crate::lower::Names;

pub(crate) use args::ForwardArgs;
pub(crate) use companion::derived;
pub(crate) use generate::{derivative, forward};
#[cfg(test)]
pub(crate) use pushforward::companion_of as rule;
pub(crate) use pushforward::{PushforwardArgs, expand as pushforward};
pub(crate) use twice::derived_twice;

/// The state of the pass.
pub(crate) struct Forward<'a> {
    pub(crate) a: &'a Analysis<'a>,
    pub(crate) lib: &'a TokenStream,
    pub(crate) names: &'a mut Names,
    pub(crate) diag: &'a mut Diagnostics,
    /// How many directions are carried at once.
    pub(crate) width: usize,
    /// Whether the code will be differentiated again: then it keeps to the language.
    pub(crate) again: bool,
    tangents: HashMap<VarId, Vec<Ident>>,
    /// Expressions that have a name: evaluated once, before their statement.
    named: Kept,
    /// The names of partial derivatives that several terms use.
    partials: HashMap<ExprId, Ident>,
    /// What the current statement needs before it.
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
            tangents: HashMap::new(),
            named: Kept::default(),
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
        let text = source.to_string();
        let text = text.trim_start_matches("r#");
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
        let outer = std::mem::take(&mut self.before);
        let names = (std::mem::take(&mut self.named), std::mem::take(&mut self.partials));
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
            StmtKind::For { pattern, iter, body, running, .. } => {
                let iter = strip(self.emit().expr(iter));
                let body = self.block(body);
                let leave = running.map(|var| {
                    let running = &self.a.vars[var].name;
                    quote!(if !#running { break; })
                });
                quote!(for #pattern in #iter { #body #leave })
            }
            StmtKind::While { cond, body, .. } => {
                let (cond, body) = (strip(self.emit().expr(cond)), self.block(body));
                quote!(while #cond { #body })
            }
            StmtKind::Scope(body) => {
                let body = self.block(body);
                quote!({ #body })
            }
            StmtKind::Effect(e) => {
                self.check_effect(e);
                self.emit().stmt(stmt)
            }
        }
    }

    fn check_effect(&mut self, e: &Expr) {
        if let ExprKind::Opaque { vars, readonly: false, what, .. } = &e.kind
            && vars.iter().any(|&v| self.a.is_active(v) && !self.a.vars[v].kind.is_discrete())
        {
            self.diag.refuse(
                e.span,
                what,
                "it might change a value that carries a derivative; write it with assignments, or as a call of a \
                 `#[differentiable]` function",
            );
        }
    }

    fn let_stmt(&mut self, var: VarId, init: Option<&Expr>, stmt: &Stmt) -> TokenStream {
        if !self.a.is_active(var) {
            return self.emit().stmt(stmt);
        }
        let Some(init) = init else {
            let primal = self.emit().stmt(stmt);
            let ty = self.a.vars[var].ty.as_ref().map(|t| quote!(: #t));
            let tangents = self.tangents(var);
            let mutable = self.a.vars[var].declared_mut.then(|| quote!(mut));
            return quote!(#primal #(let #mutable #tangents #ty;)*);
        };
        if self.a.vars[var].view.is_some() {
            let primal = self.emit().stmt(stmt);
            let tangents = self.directions(|f, k| f.view_tangent(var, init, k));
            return quote!(#primal #tangents);
        }
        let ty = self.a.vars[var].ty.as_ref().map(|t| quote!(: #t));
        let mutable = self.a.vars[var].declared_mut.then(|| quote!(mut));
        let tangents = self.tangents(var);
        if !self.a.varied(init) {
            let zero = self.zero_as(init).unwrap_or_else(|| self.zero_of(var));
            let primal = self.emit().stmt(stmt);
            return quote!(#primal #(let #mutable #tangents #ty = #zero;)*);
        }
        self.name_once(init);
        let values: Vec<_> = (0..self.width).map(|k| strip(self.tangent(init, k))).collect();
        let primal = self.emit().stmt(stmt);
        if matches!(init.kind, ExprKind::Struct { .. } | ExprKind::Tuple(_) | ExprKind::Boxed(_)) {
            // The value may take what the tangent looks at.
            return quote!(#(let #mutable #tangents #ty = #values;)* #primal);
        }
        quote!(#primal #(let #mutable #tangents #ty = #values;)*)
    }

    /// The same reference into the tangent.
    fn view_tangent(&mut self, var: VarId, init: &Expr, k: usize) -> TokenStream {
        let name = self.tangent_name(var, k);
        let mutable = self.a.vars[var].declared_mut.then(|| quote!(mut));
        let value = match &init.kind {
            ExprKind::Borrow { mutable, place } => {
                let place = self.shadow(place, k);
                if *mutable { quote!(&mut #place) } else { quote!(&#place) }
            }
            ExprKind::Read(place) => {
                let reborrow = place.proj.is_empty() && self.a.vars[var].kind.is_mutable_ref();
                let place = self.shadow(place, k);
                if reborrow { quote!(&mut *#place) } else { place }
            }
            _ => {
                self.diag.refuse(init.span, "this reference", "borrow a place with `&` or `&mut`");
                return TokenStream::new();
            }
        };
        quote!(let #mutable #name = #value;)
    }

    fn split_tangent(
        &mut self,
        vars: &[Option<VarId>; 2],
        place: &Place,
        at: &Expr,
        mutable: bool,
        k: usize,
    ) -> TokenStream {
        let shadow = self.shadow(place, k);
        let at = strip(self.emit().expr(at));
        let [a, b] = vars.map(|v| match v {
            Some(v) => {
                let name = self.tangent_name(v, k);
                let mutable = self.a.vars[v].declared_mut.then(|| quote!(mut));
                quote!(#mutable #name)
            }
            None => quote!(_),
        });
        let method =
            if mutable { format_ident!("split_at_mut") } else { format_ident!("split_at") };
        quote!(let (#a, #b) = #shadow.#method(#at);)
    }

    fn assign(
        &mut self,
        place: &Place,
        op: Option<&BinOp>,
        value: &Expr,
        stmt: &Stmt,
    ) -> TokenStream {
        let reference = self.a.vars[place.base].view.is_some() && place.proj.is_empty();
        if reference || self.a.place_kind(place).is_ref() {
            self.diag.refuse(
                place.span,
                "an assignment to a reference",
                "bind references with `let` only; use an index that moves instead",
            );
            return TokenStream::new();
        }
        if !self.a.place_is_active(place) {
            return self.emit().stmt(stmt);
        }
        self.name_unrepeatable_in(place);
        if self.a.varied(value) {
            self.name_once(value);
            let op = match op {
                None => quote!(=),
                Some(BinOp::Sub(_)) => quote!(-=),
                Some(_) => quote!(+=),
            };
            let tangents = self.directions(|f, k| {
                let (shadow, tangent) = (f.shadow(place, k), strip(f.tangent(value, k)));
                quote!(#shadow #op #tangent;)
            });
            let primal = self.emit().stmt(stmt);
            return quote!(#tangents #primal);
        }
        if op.is_some() {
            return self.emit().stmt(stmt);
        }
        self.assign_constant(place, value, stmt)
    }

    /// A value without derivative is assigned: the tangent becomes zero.
    fn assign_constant(&mut self, place: &Place, value: &Expr, stmt: &Stmt) -> TokenStream {
        let lib = self.lib;
        let kind = self.a.place_kind(place);
        if let Some(zero) = self.float_zero(&kind) {
            let tangents = self.directions(|f, k| {
                let shadow = f.shadow(place, k);
                quote!(#shadow = #zero;)
            });
            let primal = self.emit().stmt(stmt);
            return quote!(#tangents #primal);
        }
        let name = self.numbered("v", place.span);
        let printed = strip(self.emit().expr(value));
        let tangents = self.directions(|f, k| {
            let shadow = f.shadow(place, k);
            quote!(#shadow = #lib::Differentiable::zero_like(&#name);)
        });
        let place = self.emit().place(place);
        quote!(let #name = #printed; #tangents #place = #name;)
    }

    /// Zero, for a float whose type is known or follows from its use.
    fn float_zero(&self, kind: &Kind) -> Option<TokenStream> {
        let lib = self.lib;
        match kind {
            Kind::Float(Some(ty)) => {
                let text = quote::ToTokens::to_token_stream(ty).to_string();
                Some(if text == "f32" || text == "f64" {
                    quote!(0.0)
                } else {
                    quote!(#lib::zero())
                })
            }
            Kind::Float(None) => Some(quote!(0.0)),
            _ => None,
        }
    }

    /// Zero in the shape of an array or vector that is written out.
    fn zero_as(&self, init: &Expr) -> Option<TokenStream> {
        match &init.kind {
            ExprKind::Repeat { value, length, vec } => {
                let zero = self.float_zero(&self.a.kind(value))?;
                let length = strip(self.emit().expr(length));
                (!has_opaque(init)).then(|| match vec {
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
    fn zero_of(&mut self, var: VarId) -> TokenStream {
        let lib = self.lib;
        let v = &self.a.vars[var];
        if let Some(zero) = self.float_zero(&v.kind) {
            return zero;
        }
        let name = &v.name;
        quote!(#lib::Differentiable::zero_like(&#name))
    }

    /// Gives names to what the tangent of `value`, assigned or bound by a statement, must not evaluate again.
    fn name_once(&mut self, value: &Expr) {
        self.name_unrepeatable(value);
        // `*r + a[0]` with `r = &mut a[1]`: once `a` is read, the compiler takes `r` for gone.
        let mut reads: Vec<(VarId, VarId)> = Vec::new();
        each_expr(value, &mut |e| {
            if let ExprKind::Read(place) = &e.kind {
                reads.push((place.base, self.a.root(place)));
            }
        });
        let conflicts = |place: &Place| {
            let root = self.a.root(place);
            place.base != root
                && self.a.vars[place.base].kind.is_mutable_ref()
                && reads.iter().any(|&(base, r)| r == root && base != place.base)
        };
        let mut borrowed = Vec::new();
        each_expr(value, &mut |e| {
            if let ExprKind::Read(place) = &e.kind
                && conflicts(place)
                && matches!(
                    self.a.place_kind(place),
                    Kind::Float(_) | Kind::Discrete | Kind::Unknown
                )
            {
                borrowed.push(e.clone());
            }
        });
        for e in borrowed {
            let value = strip(self.emit().expr(&e));
            let name = self.numbered("v", e.span);
            self.before.extend(quote!(let #name = #value;));
            self.named.named.insert(e.id, name);
        }
    }

    /// Gives a name to what must be evaluated once, if the tangent of `e` would evaluate it again.
    pub(super) fn name_unrepeatable(&mut self, e: &Expr) {
        if !has_opaque(e) {
            return;
        }
        if !self.a.varied(e) && !matches!(e.kind, ExprKind::Read(_) | ExprKind::Borrow { .. }) {
            let value = strip(self.emit().expr(e));
            let name = self.numbered("v", e.span);
            self.before.extend(quote!(let #name = #value;));
            self.named.named.insert(e.id, name);
            return;
        }
        match &e.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => {
                self.name_unrepeatable_in(place);
            }
            ExprKind::Unary(_, e) | ExprKind::Cast(e, _) => self.name_unrepeatable(e),
            ExprKind::Binary(a, _, b) | ExprKind::Repeat { value: a, length: b, .. } => {
                self.name_unrepeatable(a);
                self.name_unrepeatable(b);
            }
            ExprKind::Method { receiver, args, .. } => {
                self.name_unrepeatable(receiver);
                args.iter().for_each(|e| self.name_unrepeatable(e));
            }
            ExprKind::Array(es) | ExprKind::VecOf(es) | ExprKind::Tuple(es) => {
                es.iter().for_each(|e| self.name_unrepeatable(e));
            }
            ExprKind::Struct { fields, rest, .. } => {
                fields.iter().for_each(|(_, e)| self.name_unrepeatable(e));
                rest.iter().for_each(|e| self.name_unrepeatable(e));
            }
            ExprKind::Boxed(e) => self.name_unrepeatable(e),
            _ => {}
        }
    }

    fn name_unrepeatable_in(&mut self, place: &Place) {
        use crate::ir::Proj;
        for proj in &place.proj {
            match proj {
                Proj::Index(e) => self.name_unrepeatable(e),
                Proj::Part(a, b) => a.iter().chain(b).for_each(|e| self.name_unrepeatable(e)),
                Proj::Field(_) | Proj::Deref | Proj::Bound(_) => {}
            }
        }
    }

    /// The place in the tangent that belongs to `place`.
    pub(super) fn shadow(&mut self, place: &Place, direction: usize) -> TokenStream {
        let base = self.tangent_name(place.base, direction);
        let emit = self.emit();
        emit.project(quote!(#base), &place.proj, &|e| strip(emit.expr(e)))
    }
}

/// Whether `e` holds code that must be evaluated once.
fn has_opaque(e: &Expr) -> bool {
    let mut found = false;
    each_expr(e, &mut |e| found |= matches!(e.kind, ExprKind::Opaque { .. }));
    found
}
