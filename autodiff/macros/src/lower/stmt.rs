//! Statements.

use std::rc::Rc;

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{
    Expr as Syn, ExprRange, ExprTuple, Local, Pat, PatIdent, PatTuple, Stmt as SynStmt, Type,
};

use crate::ir::refusals::Construct;
use crate::ir::{Expr, ExprKind, StmtKind};

use super::expr::is_assignment;
use super::scope::Binding;
use super::type_ascription::of_part;
use super::{Lower, control};

impl Lower {
    pub(super) fn statement(&mut self, stmt: &SynStmt) {
        match stmt {
            SynStmt::Local(l) => {
                self.local_statement(l);
            }
            // Items were lowered before.
            SynStmt::Item(_) => {}
            SynStmt::Expr(e, _) => self.expr_statement(e),
            SynStmt::Macro(m) => self.macro_statement(&m.mac),
        }
    }

    pub(super) fn expr_statement(&mut self, e: &Syn) {
        match e {
            Syn::Assign(a) => {
                self.assignment(a);
            }
            Syn::Binary(b) if is_assignment(&b.op) => {
                self.compound(b);
            }
            Syn::If(i) => self.if_with(
                i,
                |l| i.then_branch.stmts.iter().for_each(|s| l.statement(s)),
                |l| {
                    if let Some((_, e)) = &i.else_branch {
                        l.expr_statement(e);
                    }
                },
            ),
            Syn::Match(m) => self.match_with(m, |l, body| l.expr_statement(body)),
            Syn::Block(b) if b.label.is_none() => {
                let body = self.in_block(|l| b.block.stmts.iter().for_each(|s| l.statement(s)));
                if !body.stmts.is_empty() {
                    self.push(StmtKind::Scope(body), e.span());
                }
            }
            Syn::Block(b) => {
                self.expr_statement(&Syn::Loop(super::hoist::as_loop(b, false)));
            }
            Syn::ForLoop(_) | Syn::While(_) | Syn::Loop(_) => {
                if self.loop_statement(e).is_some() {
                    self.refuse_crossing(e.span());
                }
            }
            Syn::Call(c) => {
                self.call_statement(c);
            }
            Syn::MethodCall(m) => {
                self.method_statement(m);
            }
            Syn::Macro(m) => self.macro_statement(&m.mac),
            Syn::Paren(p) => self.expr_statement(&p.expr),
            Syn::Group(g) => self.expr_statement(&g.expr),
            Syn::Tuple(t) if t.elems.is_empty() => {}
            _ => {
                if let Some(value) = self.value(e)
                    && value.variable().is_none()
                    && (!self.is_constant(&value) || tells_types(&value))
                {
                    self.push(StmtKind::Effect(value), e.span());
                }
            }
        }
    }

    fn macro_statement(&mut self, mac: &syn::Macro) {
        // The proofs of the first derivative hold for the second one too.
        if self.callees.take_in(mac) || self.is_proof(mac) {
            return;
        }
        let readonly = self.tells(mac) || self.only_looks(mac) || control::never_returns(mac);
        let effect = self.opaque(mac.to_token_stream(), mac.span(), readonly, Construct::Macro);
        self.push(StmtKind::Effect(effect), mac.span());
    }

    fn local_statement(&mut self, l: &Local) -> Option<()> {
        let (pat, ty) = match &l.pat {
            Pat::Type(t) => (&*t.pat, Some((*t.ty).clone())),
            pat => (pat, None),
        };
        let Some(init) = &l.init else {
            return self.declare_later(pat, ty);
        };
        if init.diverge.is_some() {
            return self.refused(l.span(), "`let … else`", "write a `match` or an `if let`");
        }
        match (pat, &*init.expr) {
            (Pat::Wild(_), Syn::MethodCall(m)) if self.advances(m) || m.method == "pop" => {
                self.method_statement(m)
            }
            _ => self.bind_pattern(pat, ty, &init.expr),
        }
    }

    fn bind_pattern(&mut self, pat: &Pat, ty: Option<Type>, init: &Syn) -> Option<()> {
        let ty = ty.or_else(|| type_of_macro(init)).or_else(|| type_of_array(pat, init));
        let said = self.in_other_words(init, ty.as_ref());
        let init = said.as_ref().unwrap_or(init);
        if let (Pat::Ident(p), Syn::Call(c)) = (pat, strip(init))
            && let Some(closure) = self.returned_closure(c)
        {
            self.refuse_copies(&p.ident, &closure);
            self.bind_to(&p.ident, Binding::Callable(closure));
            return Some(());
        }
        let told = self.elements_told(init, ty.as_ref());
        let init = told.as_ref().unwrap_or(init);
        if self.bind_iterator(pat, init).is_some() || self.bind_optional(pat, init).is_some() {
            return Some(());
        }
        let told = self.told(init);
        self.bind_value(pat, ty, init)?;
        if let (Pat::Ident(p), Some(told)) = (pat, told) {
            self.told.extend(self.lookup(&p.ident.to_string()).map(|var| (var, told)));
        }
        Some(())
    }

    fn bind_value(&mut self, pat: &Pat, ty: Option<Type>, init: &Syn) -> Option<()> {
        if let Syn::MethodCall(m) = strip(init) {
            let replaces = matches!(pat, Pat::Ident(_)) && m.method == "replace";
            let as_match = replaces.then(|| self.option_method(m)).flatten();
            if let Some(said) = as_match.or_else(|| self.receiver_first(m)) {
                return self.bind_value(pat, ty, &said);
            }
        }
        self.hint = ty.clone();
        match (pat, strip(init)) {
            (Pat::Ident(p), Syn::Closure(c)) if p.by_ref.is_none() => {
                let closure = self.closure(c);
                self.refuse_copies(&p.ident, &closure);
                let told = Self::with_signature(&closure, ty.as_ref()).map(Rc::new);
                self.bind_to(&p.ident, Binding::Callable(told.unwrap_or(closure)));
            }
            (Pat::Ident(p), Syn::Call(c)) if p.by_ref.is_none() && self.is_function(c) => {
                let result = self.declare_hidden(&p.ident.to_string(), ty, p.ident.span());
                self.call(c, Some(result))?;
                if super::user_types::is_made(c, &self.generics) {
                    self.made.insert(result);
                }
                self.adopt(&p.ident, result, p.mutability.is_some());
            }
            (Pat::Ident(p), Syn::MethodCall(m))
                if is_name(p)
                    && !(m.method == "pop" && self.is_optional(init))
                    && !crate::ir::methods::is_pure(&m.method.to_string()) =>
            {
                let result = self.declare_hidden(&p.ident.to_string(), ty.clone(), p.ident.span());
                if let Some(value) = self.method_call(m, Some(Some(result))) {
                    value?;
                    self.adopt(&p.ident, result, p.mutability.is_some());
                } else {
                    let value = self.value(init)?;
                    self.bind(pat, ty, value);
                }
            }
            (Pat::Tuple(t), Syn::MethodCall(m))
                if t.elems.len() == 2 && (m.method == "split_at" || m.method == "split_at_mut") =>
            {
                self.split(t, m)?;
            }
            (Pat::Ident(p), Syn::Range(r)) if is_name(p) => self.bind_range(p, ty, r)?,
            (Pat::Tuple(t), Syn::Tuple(values))
                if t.elems.len() == values.elems.len() && !matches!(ty, Some(Type::Path(_))) =>
            {
                self.bind_each(t, ty.as_ref(), values)?;
            }
            (pat, init) => {
                let value = self.value(init)?;
                self.bind(pat, ty, value);
                if let (Pat::Ident(p), Syn::Struct(_)) = (pat, init) {
                    self.made.extend(self.lookup(&p.ident.to_string()));
                }
            }
        }
        Some(())
    }

    /// Lowers `let numbers = a..b;`.
    fn bind_range(&mut self, p: &PatIdent, ty: Option<Type>, r: &ExprRange) -> Option<()> {
        let range = match &ty {
            Some(ty) => match self.ascribed(&Syn::Range(r.clone()), ty) {
                Syn::Range(r) => self.range_of_integers(&r)?,
                _ => return None,
            },
            None => self.range_of_integers(r)?,
        };
        self.bind_name(&p.ident, ty, p.mutability.is_some(), range.clone());
        self.ranges.extend(self.lookup(&p.ident.to_string()).map(|var| (var, range)));
        Some(())
    }

    /// Lowers `let (a, b) = (x, y);`.
    fn bind_each(&mut self, t: &PatTuple, ty: Option<&Type>, values: &ExprTuple) -> Option<()> {
        self.hint = None;
        let said = values.elems.iter().enumerate();
        let said: Vec<_> = said
            .map(|(i, e)| of_part(ty, i).map_or_else(|| e.clone(), |ty| self.ascribed(e, &ty)))
            .collect();
        let values = self.operands(said.iter())?;
        let values: Vec<_> = values.into_iter().map(|v| self.fixed(v)).collect();
        for (i, (pat, value)) in t.elems.iter().zip(values).enumerate() {
            self.bind(pat, of_part(ty, i), value);
        }
        Some(())
    }
}

/// True if the pattern is only a name, perhaps with `mut`.
pub(super) fn is_name(p: &PatIdent) -> bool {
    p.by_ref.is_none() && p.subpat.is_none()
}

/// The type of the result of a macro of `std`. The result is inactive, whatever the arguments are.
fn type_of_macro(init: &Syn) -> Option<Type> {
    let Syn::Macro(m) = strip(init) else { return None };
    m.mac.path.is_ident("format").then(|| syn::parse_quote!(::std::string::String))
}

/// The type `[_; 2]` for `let [a, b] = std::array::from_fn(…)`: only the pattern determines the length.
fn type_of_array(pat: &Pat, init: &Syn) -> Option<Type> {
    let (Pat::Slice(s), Syn::Call(c)) = (pat, strip(init)) else { return None };
    let Syn::Path(path) = &*c.func else { return None };
    let n = s.elems.len();
    let whole = !s
        .elems
        .iter()
        .any(|p| matches!(p, Pat::Rest(_) | Pat::Ident(syn::PatIdent { subpat: Some(_), .. })));
    (whole && super::arrays::is_from_fn(path)).then(|| syn::parse_quote!([_; #n]))
}

/// True if the only effect of `value` is to determine the types of its operands: `let _ = k < n;`.
pub(super) fn tells_types(value: &Expr) -> bool {
    match &value.kind {
        ExprKind::Binary(..)
        | ExprKind::Unary(..)
        | ExprKind::Struct { .. }
        | ExprKind::Range { .. } => true,
        ExprKind::Method { method, .. } => method != "clone",
        // Calls of the library's own functions determine no new types.
        ExprKind::PureCall { path, .. } => !path.to_string().contains(":: rt ::"),
        _ => false,
    }
}

/// Removes parentheses.
pub(super) fn strip(e: &Syn) -> &Syn {
    match e {
        Syn::Paren(p) => strip(&p.expr),
        Syn::Group(p) => strip(&p.expr),
        e => e,
    }
}
