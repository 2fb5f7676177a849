//! Statements.

use std::rc::Rc;

use proc_macro2::Ident;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr as Syn, Local, Pat, Stmt as SynStmt, Type};

use crate::ir::{Expr, ExprKind, Kind, Place, Proj, Role, StmtKind, VarId};

use super::expr::is_assignment;
use super::scope::Binding;
use super::written::of_part;
use super::{Lower, control};

impl Lower {
    pub(super) fn statement(&mut self, stmt: &SynStmt) {
        match stmt {
            SynStmt::Local(l) => {
                self.local_statement(l);
            }
            // Taken in before.
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
                self.push(StmtKind::Scope(body), e.span());
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
                    && !is_variable(&value)
                    && (!self.is_constant(&value) || tells_types(&value))
                {
                    self.push(StmtKind::Effect(value), e.span());
                }
            }
        }
    }

    fn macro_statement(&mut self, mac: &syn::Macro) {
        // What the first derivative has proven holds for the second.
        if self.callees.take_in(mac) || self.is_proof(mac) {
            return;
        }
        let readonly =
            self.tells_elements(mac) || self.only_looks(mac) || control::never_returns(mac);
        let effect = self.opaque(mac.to_token_stream(), mac.span(), readonly, "this macro");
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
            self.diag.refuse(l.span(), "`let … else`", "write a `match` or an `if let`");
            return None;
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
        if let (Pat::Ident(_), Syn::MethodCall(m)) = (pat, strip(init))
            && m.method == "replace"
            && let Some(as_match) = self.option_method(m)
        {
            return self.bind_value(pat, ty, &as_match);
        }
        if let Syn::MethodCall(m) = strip(init)
            && let Some(said) = self.receiver_first(m)
        {
            return self.bind_value(pat, ty, &said);
        }
        self.hint = ty.clone();
        match (pat, strip(init)) {
            (Pat::Ident(p), Syn::Closure(c)) if p.by_ref.is_none() => {
                let closure = self.closure(c);
                let told = Self::with_signature(&closure, ty.as_ref()).map(Rc::new);
                self.bind_to(&p.ident, Binding::Callable(told.unwrap_or(closure)));
                Some(())
            }
            (Pat::Ident(p), Syn::Call(c)) if p.by_ref.is_none() && self.is_function(c) => {
                let result = self.declare_hidden(&p.ident.to_string(), ty.clone(), p.ident.span());
                self.call(c, Some(result))?;
                if super::foreign::is_made(c, &self.generics) {
                    self.made.insert(result);
                }
                self.adopt(&p.ident, result, p.mutability.is_some());
                Some(())
            }
            (Pat::Ident(p), Syn::MethodCall(m))
                if p.by_ref.is_none()
                    && p.subpat.is_none()
                    && !crate::methods::is_pure(&m.method.to_string()) =>
            {
                let result = self.declare_hidden(&p.ident.to_string(), ty.clone(), p.ident.span());
                match self.method_call(m, Some(Some(result))) {
                    Some(value) => {
                        value?;
                        self.adopt(&p.ident, result, p.mutability.is_some());
                    }
                    None => {
                        let value = self.value(init)?;
                        self.bind(pat, ty, value);
                    }
                }
                Some(())
            }
            (Pat::Tuple(t), Syn::MethodCall(m))
                if t.elems.len() == 2 && (m.method == "split_at" || m.method == "split_at_mut") =>
            {
                self.split(t, m)
            }
            (Pat::Ident(p), Syn::Range(r)) if p.by_ref.is_none() && p.subpat.is_none() => {
                let range = match &ty {
                    Some(ty) => match self.ascribed(init, ty) {
                        Syn::Range(r) => self.range_of_integers(&r)?,
                        _ => return None,
                    },
                    None => self.range_of_integers(r)?,
                };
                self.bind_name(&p.ident, ty, p.mutability.is_some(), range.clone());
                self.ranges.extend(self.lookup(&p.ident.to_string()).map(|var| (var, range)));
                Some(())
            }
            (Pat::Tuple(t), Syn::Tuple(values)) if t.elems.len() == values.elems.len() => {
                self.hint = None;
                let part = |i| of_part(ty.as_ref(), i);
                let said = values.elems.iter().enumerate();
                let said: Vec<_> = said
                    .map(|(i, e)| part(i).map_or_else(|| e.clone(), |ty| self.ascribed(e, &ty)))
                    .collect();
                let values = self.operands(said.iter())?;
                let values: Vec<_> = values.into_iter().map(|v| self.fixed(v)).collect();
                for (i, (pat, value)) in t.elems.iter().zip(values).enumerate() {
                    self.bind(pat, part(i), value);
                }
                Some(())
            }
            (pat, init) => {
                let value = self.value(init)?;
                self.bind(pat, ty, value);
                if let (Pat::Ident(p), Syn::Struct(_)) = (pat, init) {
                    self.made.extend(self.lookup(&p.ident.to_string()));
                }
                Some(())
            }
        }
    }

    /// A value that later statements cannot change: scalars that may change are bound to a variable.
    fn fixed(&mut self, value: Expr) -> Expr {
        if self.is_constant(&value) || self.kind(&value).is_ref() {
            value
        } else {
            self.spill("t", value)
        }
    }

    /// Makes the hidden variable `var` the one that `name` means.
    fn adopt(&mut self, name: &Ident, var: VarId, mutable: bool) {
        let named = self.declare(name, None, Role::Local);
        // Both are the same variable: the later number is kept for lookups, so swap the descriptions.
        let unique = self.vars[named].name.clone();
        self.vars[var].name = unique;
        self.vars[var].declared_mut = mutable;
        self.rebind(name, var);
    }

    /// Binds `value` to a pattern.
    pub(super) fn bind(&mut self, pat: &Pat, ty: Option<Type>, value: Expr) {
        let (id, span) = (value.id, value.span);
        match pat {
            Pat::Ident(p)
                if p.by_ref.is_none()
                    && p.subpat.is_none()
                    && p.mutability.is_none()
                    && ty.is_none()
                    && self.is_pair_of_references(&value) =>
            {
                self.bind_argument(pat, None, value);
            }
            Pat::Ident(p) if p.by_ref.is_none() && p.subpat.is_none() => {
                self.bind_name(&p.ident, ty, p.mutability.is_some(), value);
            }
            Pat::Type(t) => self.bind(&t.pat, Some((*t.ty).clone()), value),
            Pat::Paren(p) => self.bind(&p.pat, ty, value),
            Pat::Wild(_) => {
                let value = self.told_as(value, ty.as_ref());
                if !self.is_constant(&value) || tells_types(&value) {
                    self.push(StmtKind::Effect(value), span);
                }
            }
            Pat::Reference(r) => {
                let place = match value.kind {
                    ExprKind::Borrow { place, .. } => place,
                    ExprKind::Read(mut place) => {
                        place.proj.push(Proj::Deref);
                        place
                    }
                    ExprKind::PureCall { .. } => return self.bind_whole(pat, value),
                    _ => {
                        let instead = "bind the reference and use `*`";
                        return self.diag.refuse(span, "this `&` pattern", instead);
                    }
                };
                let inner = self.expr(ExprKind::Read(place), span);
                let ty = ty.map(|ty| match ty {
                    Type::Reference(r) => *r.elem,
                    ty => ty,
                });
                self.bind(&r.pat, ty, inner);
            }
            Pat::Tuple(t) => match value.kind {
                ExprKind::Tuple(values) if values.len() == t.elems.len() => {
                    for (i, (pat, value)) in t.elems.iter().zip(values).enumerate() {
                        self.bind(pat, of_part(ty.as_ref(), i), value);
                    }
                }
                kind => self.bind_aggregate(pat, ty, Expr { kind, ..value }),
            },
            Pat::Ident(p) if p.subpat.is_none() => match self.told_as(value, ty.as_ref()).kind {
                ExprKind::Read(place) => {
                    let mutable = p.mutability.is_some();
                    let borrow = self.expr(ExprKind::Borrow { mutable, place }, span);
                    self.bind_name(&p.ident, None, false, borrow);
                }
                kind => self.bind_whole(pat, Expr { kind, id, span }),
            },
            _ => self.bind_aggregate(pat, ty, value),
        }
    }

    /// Binds the parts of a struct, tuple or array.
    fn bind_aggregate(&mut self, pat: &Pat, ty: Option<Type>, value: Expr) {
        let value = self.told_as(value, ty.as_ref());
        let made = match &value.kind {
            ExprKind::Struct { .. }
            | ExprKind::Tuple(_)
            | ExprKind::Array(_)
            | ExprKind::Boxed(_) => true,
            // An item of a loop that goes over them by value.
            ExprKind::Method { method, .. } => method == "clone",
            _ => false,
        };
        let value = if made { self.spill("t", value) } else { value };
        if !self.bind_parts(pat, ty.as_ref(), &value) {
            self.bind_whole(pat, value);
        }
    }

    fn bind_whole(&mut self, pat: &Pat, init: Expr) {
        let span = init.span;
        let vars = self.declare_pattern(pat);
        let pattern = self.rename(self.longhand(pat)).0;
        self.push(StmtKind::LetPattern { pattern, vars, init }, span);
    }

    pub(super) fn bind_name(&mut self, name: &Ident, ty: Option<Type>, mutable: bool, value: Expr) {
        let span = value.span;
        if let ExprKind::Read(place) = &value.kind
            && place.proj.is_empty()
            && self.unnamed.remove(&place.base)
        {
            ty.iter().for_each(|ty| self.learn(place.base, ty));
            return self.adopt(name, place.base, mutable || self.vars[place.base].declared_mut);
        }
        if mutable && self.bind_cursor(name, &value) {
            return;
        }
        let (value, view) = self.view_of(value);
        let known = self.kind(&value);
        let var = self.declare(name, ty, Role::Local);
        let v = &mut self.vars[var];
        v.declared_mut = mutable;
        if matches!(v.kind, Kind::Unknown) || (view.is_some() && !v.kind.is_ref()) {
            v.kind = known;
        }
        v.view = view;
        self.push(StmtKind::Let { var, init: Some(value) }, span);
    }

    /// If `value` is a reference to a place, that place, with indices that cannot change.
    pub(super) fn view_of(&mut self, value: Expr) -> (Expr, Option<Place>) {
        let span = value.span;
        match value.kind {
            ExprKind::Borrow { mutable, place } => {
                let place = self.pin(place);
                let view = Some(place.clone());
                (Expr { kind: ExprKind::Borrow { mutable, place }, ..value }, view)
            }
            ExprKind::Read(ref place) if place.proj.is_empty() && self.kind(&value).is_ref() => {
                let mut view = place.clone();
                view.proj.push(Proj::Deref);
                (value, Some(view))
            }
            ExprKind::Method { ref receiver, ref method, .. }
                if method == "as_slice" && matches!(receiver.kind, ExprKind::Read(_)) =>
            {
                let ExprKind::Read(place) = &receiver.kind else { return (value, None) };
                let mut place = self.pin(place.clone());
                place.proj.push(Proj::Part(None, None));
                let view = Some(place.clone());
                (self.expr(ExprKind::Borrow { mutable: false, place }, span), view)
            }
            kind => (Expr { kind, ..value }, None),
        }
    }

    /// `let (head, tail) = place.split_at(at);`
    fn split(&mut self, t: &syn::PatTuple, m: &syn::ExprMethodCall) -> Option<()> {
        let mutable = m.method == "split_at_mut";
        let place = self.slice_place(&m.receiver)?;
        let at = self.scalar(m.args.first()?)?;
        let mut vars = [None, None];
        for (i, pat) in t.elems.iter().enumerate() {
            let p = match pat {
                Pat::Ident(p) => p,
                Pat::Wild(_) => continue,
                _ => {
                    self.diag.refuse(pat.span(), "a pattern inside a split", "bind it to a name");
                    return None;
                }
            };
            let var = self.declare(&p.ident, None, Role::Local);
            self.vars[var].declared_mut = p.mutability.is_some();
            vars[i] = Some(var);
        }
        self.halves(vars, place, at, mutable);
        for (pat, var) in t.elems.iter().zip(vars) {
            if let (Pat::Ident(p), Some(var)) = (pat, var)
                && p.mutability.is_some()
            {
                let value = self.read(var, p.ident.span());
                if self.bind_cursor(&p.ident, &value) {
                    self.vars[var].declared_mut = false;
                }
            }
        }
        Some(())
    }

    /// Makes `vars` the two parts of the slice at `place`.
    pub(super) fn halves(
        &mut self,
        vars: [Option<VarId>; 2],
        place: Place,
        at: Expr,
        mutable: bool,
    ) {
        let span = at.span;
        let at = if self.is_constant(&at) { at } else { self.spill("at", at) };
        let whole = crate::kinds::of_place(&place, &self.vars, &self.generics);
        for (i, var) in vars.into_iter().enumerate() {
            let Some(var) = var else { continue };
            let bound = Some(Box::new(at.clone()));
            let mut view = place.clone();
            view.proj.push(if i == 0 { Proj::Part(None, bound) } else { Proj::Part(bound, None) });
            self.vars[var].kind = Kind::Ref { mutable, to: Box::new(whole.value().clone()) };
            self.vars[var].view = Some(view);
        }
        self.push(StmtKind::Split { vars, place, at, mutable }, span);
    }
}

/// The type of what a macro of `std` gives that carries no derivative, whatever is in it.
fn type_of_macro(init: &Syn) -> Option<Type> {
    let Syn::Macro(m) = strip(init) else { return None };
    m.mac.path.is_ident("format").then(|| syn::parse_quote!(::std::string::String))
}

/// `[_; 2]` for `let [a, b] = std::array::from_fn(…)`: the pattern alone tells the length.
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

/// Whether `value` has no effect but to tell the types of what it is computed from: `let _ = k < n;`.
fn tells_types(value: &Expr) -> bool {
    match &value.kind {
        ExprKind::Binary(..) | ExprKind::Unary(..) | ExprKind::Method { .. } => true,
        // The library's own tell nothing new.
        ExprKind::PureCall { path, .. } => !path.to_string().contains(":: rt ::"),
        _ => false,
    }
}

/// Whether `value` is that of a variable, which a statement would only move.
pub(super) fn is_variable(value: &Expr) -> bool {
    matches!(&value.kind, ExprKind::Read(place) if place.proj.is_empty())
}

/// Without parentheses.
pub(super) fn strip(e: &Syn) -> &Syn {
    match e {
        Syn::Paren(p) => strip(&p.expr),
        Syn::Group(p) => strip(&p.expr),
        e => e,
    }
}
