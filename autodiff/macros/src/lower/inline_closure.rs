//! Closures and paths applied to arguments: the body is lowered at the call, with its parameters bound.

use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr as Syn, Pat, Type};

use crate::ir::{Expr, ExprKind, StmtKind};

use super::Lower;
use super::chain::Chain;
use super::closure::{Callable, Closure};
use super::control::Body;
use super::scope::{Binding, Scope};
use super::stmt::strip;
use super::type_ascription::of_part;

/// An argument of a call.
pub(super) enum Argument {
    Value(Expr),
    /// A reference to an item, whose parts are names.
    Reference(Expr),
}

impl From<Expr> for Argument {
    fn from(value: Expr) -> Self {
        Self::Value(value)
    }
}

/// Maximum depth of closures within closures. A deeper nesting is assumed to be a recursion.
const DEEPEST: usize = 64;

impl Lower {
    /// Lowers `f(args)` as a value.
    pub(super) fn apply(
        &mut self,
        f: &Callable,
        args: Vec<impl Into<Argument>>,
        span: Span,
    ) -> Option<Expr> {
        match f {
            Callable::Path(path) => self.apply_path(path, args, span),
            Callable::Closure(c) => self.enter(c, span, |l| {
                l.bind_arguments(c, args, span)?;
                l.closure_value(c)
            }),
        }
    }

    /// Lowers `f(args)` for its effect.
    pub(super) fn apply_effect(
        &mut self,
        f: &Callable,
        args: Vec<impl Into<Argument>>,
        span: Span,
    ) -> Option<()> {
        match f {
            Callable::Path(path) => {
                let value = self.apply_path(path, args, span)?;
                if !self.is_constant(&value) {
                    self.push(StmtKind::Effect(value), span);
                }
                Some(())
            }
            Callable::Closure(c) => self.enter(c, span, |l| {
                l.bind_arguments(c, args, span)?;
                l.effect_of(c);
                Some(())
            }),
        }
    }

    /// Lowers `f(acc, item)`. A plain first parameter is the variable `acc` itself: nothing else can read it in the
    /// meantime.
    pub(super) fn apply_onto(
        &mut self,
        f: &Callable,
        acc: Expr,
        item: Expr,
        span: Span,
    ) -> Option<Expr> {
        if let (Callable::Closure(c), ExprKind::Read(place)) = (f, &acc.kind)
            && let [(Pat::Ident(p), of), (pat, ty)] = &c.params[..]
            && p.subpat.is_none()
            && place.proj.is_empty()
        {
            let var = place.base;
            of.iter().for_each(|of| self.learn(var, of));
            return self.enter(c, span, |l| {
                l.bind_to(&p.ident, Binding::Var(var));
                l.bind_argument(pat, ty.clone(), item);
                l.closure_value(c)
            });
        }
        self.apply(f, vec![acc, item], span)
    }

    /// Lowers the body of a closure, in whose scope we are, for its effect.
    fn effect_of(&mut self, c: &Closure) {
        match strip(&c.body) {
            Syn::Block(b) => self.tail_statements(&b.block.stmts, None, Body::Function(None)),
            body => self.expr_statement(body),
        }
    }

    fn apply_path(
        &mut self,
        path: &Syn,
        args: Vec<impl Into<Argument>>,
        span: Span,
    ) -> Option<Expr> {
        self.scopes.push(Scope::new());
        let mut names = Vec::new();
        for arg in args {
            let arg = match arg.into() {
                Argument::Value(value) => value,
                Argument::Reference(Expr { kind: ExprKind::Read(place), .. }) => {
                    self.expr(ExprKind::Borrow { mutable: false, place }, span)
                }
                Argument::Reference(_) => {
                    return self.refused(path.span(), "a path here", "write a closure: `|x| …`");
                }
            };
            let name = self.names.fresh("x", span);
            self.bind_name(&name, None, false, arg);
            names.push(name);
        }
        let call: Syn = syn::parse_quote_spanned!(span=> #path(#(#names),*));
        let value = self.value(&call);
        self.scopes.pop();
        value
    }

    /// Runs `f` in the scopes of the closure's definition. Jumps around the call are not visible there.
    pub(super) fn enter<R>(
        &mut self,
        c: &Rc<Closure>,
        span: Span,
        f: impl FnOnce(&mut Self) -> Option<R>,
    ) -> Option<R> {
        let id = Rc::as_ptr(c) as usize;
        if self.entered.contains(&id) || self.entered.len() > DEEPEST {
            return self.refused(
                span,
                "a nested function that calls itself through others",
                "move it out of the function and mark it `#[differentiable]`",
            );
        }
        self.entered.push(id);
        let scopes = std::mem::replace(&mut self.scopes, c.scopes.clone());
        let loops = std::mem::take(&mut self.loops);
        let result = self.result.take();
        let skips = std::mem::take(&mut self.skips);
        self.scopes.push(Scope::new());
        let value = f(self);
        self.scopes = scopes;
        self.loops = loops;
        self.result = result;
        self.skips = skips;
        self.entered.pop();
        value
    }

    /// Runs `f` in the closure's body with the iterator that it returns for `item`.
    pub(super) fn enter_iterator(
        &mut self,
        c: &Rc<Closure>,
        item: Expr,
        span: Span,
        f: &mut dyn FnMut(&mut Self, Option<Chain>),
    ) {
        self.enter(c, span, |l| {
            l.bind_arguments(c, vec![item], span)?;
            let e = match strip(&c.body) {
                Syn::Block(b) if b.label.is_none() => {
                    let (last, before) = b.block.stmts.split_last()?;
                    before.iter().for_each(|s| l.statement(s));
                    let syn::Stmt::Expr(e, None) = last else { return None };
                    e
                }
                e => e,
            };
            let told = c.output.as_ref().and_then(|ty| l.list_told(e, ty));
            let e = told.as_ref().unwrap_or(e);
            let known = l.is_chain(e) || l.is_slice_like(e);
            let chain = if known { l.chain_or_slice(e) } else { None };
            f(l, chain);
            Some(())
        });
    }

    pub(super) fn bind_arguments(
        &mut self,
        c: &Closure,
        args: Vec<impl Into<Argument>>,
        span: Span,
    ) -> Option<()> {
        if c.params.len() != args.len() {
            self.diag.error(
                span,
                format!(
                    "this closure takes {} arguments, but {} are given",
                    c.params.len(),
                    args.len()
                ),
            );
            return None;
        }
        for ((pat, ty), arg) in c.params.iter().zip(args) {
            match arg.into() {
                Argument::Value(value) => self.bind_argument(pat, ty.clone(), value),
                Argument::Reference(item) => self.bind_reference(pat, ty.as_ref(), &item),
            }
        }
        Some(())
    }

    /// Binds a parameter. The name of a tuple is bound to its parts.
    pub(super) fn bind_argument(&mut self, pat: &Pat, ty: Option<Type>, arg: Expr) {
        match (pat, arg.kind) {
            (Pat::Ident(p), ExprKind::Tuple(values)) if p.subpat.is_none() && ty.is_none() => {
                let values = self.shareable(Expr { kind: ExprKind::Tuple(values), ..arg });
                self.bind_to(&p.ident, Binding::Value(values));
            }
            (pat, kind) => self.bind(pat, ty, Expr { kind, ..arg }),
        }
    }

    /// Binds `pat` to a reference to `item`, whose parts are names.
    pub(super) fn bind_reference(&mut self, pat: &Pat, ty: Option<&Type>, item: &Expr) {
        let of = match ty {
            Some(Type::Reference(r)) => Some(&*r.elem),
            _ => None,
        };
        let told = of.map(|of| self.typed(item.clone(), of));
        let item = told.as_ref().unwrap_or(item);
        match (pat, &item.kind) {
            (Pat::Wild(_), _) => {}
            (Pat::Paren(p), _) => self.bind_reference(&p.pat, ty, item),
            (Pat::Type(t), _) => self.bind_reference(&t.pat, Some(&t.ty), item),
            (Pat::Reference(r), _) => self.bind_argument(&r.pat, of.cloned(), item.clone()),
            (Pat::Ident(p), ExprKind::Read(place) | ExprKind::Borrow { place, .. }) => {
                let place = place.clone();
                self.bind_to(&p.ident, Binding::Alias { place, mutable: false });
            }
            (Pat::Ident(p), ExprKind::Tuple(_)) => {
                self.bind_to(&p.ident, Binding::Value(item.clone()));
            }
            (Pat::Tuple(t), ExprKind::Tuple(values)) if t.elems.len() == values.len() => {
                for (i, (pat, value)) in t.elems.iter().zip(values).enumerate() {
                    self.bind_reference(pat, of_part(ty, i).as_ref(), value);
                }
            }
            (Pat::Tuple(t), ExprKind::Read(place) | ExprKind::Borrow { place, .. })
                if t.elems.iter().all(|pat| !matches!(pat, Pat::Rest(_))) =>
            {
                let read = matches!(item.kind, ExprKind::Read(_));
                let whole = if read { self.behind_reference(place.clone()) } else { place.clone() };
                for (i, pat) in t.elems.iter().enumerate() {
                    let place = whole.clone().number(i, pat.span());
                    let part = self.expr(ExprKind::Read(place), pat.span());
                    self.bind_reference(pat, of_part(ty, i).as_ref(), &part);
                }
            }
            _ => self.diag.refuse(pat.span(), "this pattern of a closure", "write a plain name"),
        }
    }

    /// Returns `item` in a form that can be used several times: each part is a name or a constant.
    pub(super) fn shareable(&mut self, item: Expr) -> Expr {
        let (id, span) = (item.id, item.span);
        match item.kind {
            ExprKind::Tuple(values) => {
                let values = values.into_iter().map(|v| self.shareable(v)).collect();
                Expr { id, kind: ExprKind::Tuple(values), span }
            }
            ExprKind::Read(ref place) if place.proj.is_empty() && self.is_constant(&item) => item,
            kind => {
                let name = self.names.fresh("item", span);
                let value = Expr { id, kind, span };
                self.scopes.push(Scope::new());
                self.bind_name(&name, None, false, value);
                let var = self.lookup(&name.to_string());
                self.scopes.pop();
                match var {
                    Some(var) => self.read(var, span),
                    None => self.expr(ExprKind::Tuple(vec![]), span),
                }
            }
        }
    }
}
