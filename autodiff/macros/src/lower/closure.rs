//! Closures and nested functions: the body is taken in where it is called.
//!
//! A closure that does not escape is a piece of the function that has a name. Its body is lowered again at each call,
//! in the scopes of its definition, with its parameters bound to the arguments. So it can read and change what it
//! captures, and needs no derivative of its own.

use std::rc::Rc;

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr as Syn, FnArg, Pat, ReturnType, Type};

use crate::ir::{Expr, ExprKind, Kind, Place, Proj, StmtKind};

use super::Lower;
use super::chain::Chain;
use super::control::Body;
use super::passed::{function_type, functions_only};
use super::scope::{Binding, Scope};
use super::stmt::strip;

/// A closure or nested function, as written.
pub(super) struct Closure {
    pub(super) params: Vec<(Pat, Option<Type>)>,
    pub(super) output: Option<Type>,
    pub(super) body: Syn,
    /// What names mean where it was defined.
    pub(super) scopes: Vec<Scope>,
    /// The source, for uses other than calls.
    pub(super) source: TokenStream,
}

/// What can be applied to arguments.
#[derive(Clone)]
pub(super) enum Callable {
    Closure(Rc<Closure>),
    /// A path: `f64::sin`, `scale`.
    Path(Syn),
}

impl Lower {
    /// What `e` calls, if that can be taken in: a closure written here, the name of one, a path.
    pub(super) fn callable(&mut self, e: &Syn) -> Option<Callable> {
        match strip(e) {
            Syn::Closure(c) => Some(Callable::Closure(self.closure(c))),
            Syn::Reference(r) => self.callable(&r.expr),
            Syn::Path(p) => match self.binding_of(p) {
                Some(Binding::Callable(c)) => Some(Callable::Closure(c.clone())),
                Some(_) => None,
                None => Some(Callable::Path(e.clone())),
            },
            _ => None,
        }
    }

    /// Whether `e` is something that `callable` takes.
    pub(super) fn is_callable(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Closure(_) => true,
            Syn::Reference(r) => self.is_callable(&r.expr),
            Syn::Path(p) => matches!(self.binding_of(p), None | Some(Binding::Callable(_))),
            _ => false,
        }
    }

    /// Whether `e` is a closure, or the name of one.
    pub(super) fn is_closure(&self, e: &Syn) -> bool {
        self.is_callable(e) && !matches!(strip(e), Syn::Path(p) if self.binding_of(p).is_none())
    }

    /// The closure that `e` is.
    pub(super) fn closure_named(&mut self, e: &Syn) -> Option<Rc<Closure>> {
        match self.callable(e)? {
            Callable::Closure(c) => Some(c),
            Callable::Path(_) => None,
        }
    }

    pub(super) fn closure(&mut self, c: &syn::ExprClosure) -> Rc<Closure> {
        let params = c.inputs.iter().map(|pat| match pat {
            Pat::Type(t) => ((*t.pat).clone(), Some((*t.ty).clone())),
            pat => (pat.clone(), None),
        });
        let params = params.collect();
        let mut scopes = self.scopes.clone();
        if c.capture.is_some() {
            scopes.push(self.captured_copies(c));
        }
        Rc::new(Closure {
            params,
            output: result_type(&c.output),
            body: (*c.body).clone(),
            scopes,
            source: c.to_token_stream(),
        })
    }

    /// A `move` closure has copies of the scalars that it mentions, which later changes do not reach.
    fn captured_copies(&mut self, c: &syn::ExprClosure) -> Scope {
        let mut scope: Scope = self.captured_cursors(c).into_iter().collect();
        let (_, vars) = self.rename(c.body.to_token_stream());
        let names: Vec<_> = self.scopes.iter().flat_map(|s| s.iter()).collect();
        let named = |var| {
            names.iter().find_map(|(name, b)| {
                matches!(b, Binding::Var(v) if *v == var).then(|| (*name).clone())
            })
        };
        let mut wanted: Vec<_> = vars.into_iter().filter_map(|v| Some((named(v)?, v))).collect();
        wanted.sort_by_key(|(_, v)| *v);
        wanted.dedup_by_key(|(_, v)| *v);
        for (name, var) in wanted {
            let v = &self.vars[var];
            if !v.declared_mut || v.kind.is_ref() || matches!(v.kind, Kind::Seq(_)) {
                continue;
            }
            let read = self.read(var, c.body.span());
            let copy = self.spill_var(&name, read);
            self.vars[copy].declared_mut = true;
            scope.insert(name, Binding::Var(copy));
        }
        scope
    }

    /// A nested function as a closure that captures nothing; `None` if it has to be a function of its own.
    pub(super) fn nested_function(&mut self, f: &syn::ItemFn) -> Option<Rc<Closure>> {
        let name = f.sig.ident.to_string();
        let plain = functions_only(&f.sig.generics).is_some()
            && f.sig.asyncness.is_none()
            && !matches!(f.sig.safety, syn::Safety::Unsafe(_))
            && !f.attrs.iter().any(|a| {
                !a.path().is_ident("inline")
                    && !a.path().is_ident("doc")
                    && !a.path().is_ident("allow")
            });
        if !plain || mentions(&f.block.to_token_stream(), &name) {
            return None;
        }
        let functions = functions_only(&f.sig.generics)?;
        let params = f.sig.inputs.iter().map(|arg| match arg {
            FnArg::Typed(t) => {
                let ty = function_type(&t.ty, &functions).unwrap_or_else(|| (*t.ty).clone());
                Some(((*t.pat).clone(), Some(ty)))
            }
            FnArg::Receiver(_) => None,
        });
        let items = |scope: &Scope| -> Scope {
            let kept = scope
                .iter()
                .filter(|(_, b)| matches!(b, Binding::Callable(_) | Binding::Constant(_)));
            kept.map(|(name, b)| (name.clone(), b.clone())).collect()
        };
        let scopes = self.scopes.iter().map(items).collect();
        let body =
            Syn::Block(syn::ExprBlock { attrs: vec![], label: None, block: (*f.block).clone() });
        Some(Rc::new(Closure {
            params: params.collect::<Option<_>>()?,
            output: result_type(&f.sig.output),
            body,
            scopes,
            source: f.sig.ident.to_token_stream(),
        }))
    }

    /// `f(args)`, as a value.
    pub(super) fn apply(&mut self, f: &Callable, args: Vec<Expr>, span: Span) -> Option<Expr> {
        match f {
            Callable::Path(path) => self.apply_path(path, args, span),
            Callable::Closure(c) => self.enter(c, span, |l| {
                l.bind_arguments(c, args, span)?;
                l.closure_value(c)
            }),
        }
    }

    /// `f(args)`, for its effect.
    pub(super) fn apply_effect(&mut self, f: &Callable, args: Vec<Expr>, span: Span) -> Option<()> {
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
                match strip(&c.body) {
                    Syn::Block(b) => l.tail_statements(&b.block.stmts, None, Body::Function(None)),
                    body => l.expr_statement(body),
                }
                Some(())
            }),
        }
    }

    /// `f(acc, item)`, where a plain first parameter is the variable `acc` itself: nothing else can read it meanwhile.
    pub(super) fn apply_onto(
        &mut self,
        f: &Callable,
        acc: Expr,
        item: Expr,
        span: Span,
    ) -> Option<Expr> {
        if let (Callable::Closure(c), ExprKind::Read(place)) = (f, &acc.kind)
            && let [(Pat::Ident(p), _), (pat, ty)] = &c.params[..]
            && p.subpat.is_none()
            && place.proj.is_empty()
        {
            let var = place.base;
            return self.enter(c, span, |l| {
                l.bind_to(&p.ident, Binding::Var(var));
                l.bind_argument(pat, ty.clone(), item);
                l.closure_value(c)
            });
        }
        self.apply(f, vec![acc, item], span)
    }

    /// `f(&item)`.
    pub(super) fn apply_by_ref(&mut self, f: &Callable, item: &Expr, span: Span) -> Option<Expr> {
        match f {
            Callable::Closure(c) if c.params.len() == 1 => self.enter(c, span, |l| {
                l.bind_reference(&c.params[0].0, item);
                l.closure_value(c)
            }),
            Callable::Closure(_) => {
                self.diag.refuse(
                    span,
                    "a closure with this number of parameters here",
                    "give it one",
                );
                None
            }
            Callable::Path(path) => {
                let kind = match &item.kind {
                    ExprKind::Read(place) => {
                        ExprKind::Borrow { mutable: false, place: place.clone() }
                    }
                    _ => {
                        self.diag.refuse(path.span(), "a path here", "write a closure: `|x| …`");
                        return None;
                    }
                };
                let item = self.expr(kind, span);
                self.apply_path(path, vec![item], span)
            }
        }
    }

    fn apply_path(&mut self, path: &Syn, args: Vec<Expr>, span: Span) -> Option<Expr> {
        self.scopes.push(Scope::new());
        let mut names = Vec::new();
        for arg in args {
            let name = self.names.fresh("x", span);
            self.bind_name(&name, None, false, arg);
            names.push(name);
        }
        let call: Syn = syn::parse_quote_spanned!(span=> #path(#(#names),*));
        let value = self.value(&call);
        self.scopes.pop();
        value
    }

    /// Runs `f` in the scopes of the closure's definition, out of reach of the jumps around the call.
    pub(super) fn enter<R>(
        &mut self,
        c: &Rc<Closure>,
        span: Span,
        f: impl FnOnce(&mut Self) -> Option<R>,
    ) -> Option<R> {
        let id = Rc::as_ptr(c) as usize;
        if self.entered.contains(&id) || self.entered.len() > DEEPEST {
            self.diag.refuse(
                span,
                "a nested function that calls itself through others",
                "move it out of the function and mark it `#[differentiable]`",
            );
            return None;
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

    /// Runs `f` in the closure's body with the iterator that it gives for `item`.
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
            let known = l.is_chain(e) || l.is_slice_like(e);
            let chain = if known { l.chain_or_slice(e) } else { None };
            f(l, chain);
            Some(())
        });
    }

    pub(super) fn bind_arguments(
        &mut self,
        c: &Closure,
        args: Vec<Expr>,
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
            self.bind_argument(pat, ty.clone(), arg);
        }
        Some(())
    }

    /// Binds a parameter; the name of a tuple stands for its parts.
    pub(super) fn bind_argument(&mut self, pat: &Pat, ty: Option<Type>, arg: Expr) {
        match (pat, arg.kind) {
            (Pat::Ident(p), ExprKind::Tuple(values)) if p.subpat.is_none() && ty.is_none() => {
                let values = values.into_iter().map(|v| self.shareable(v)).collect();
                self.bind_to(&p.ident, Binding::Tuple(values));
            }
            (pat, kind) => self.bind(pat, ty, Expr { kind, ..arg }),
        }
    }

    /// Binds `pat` to a reference to `item`, whose parts are names.
    pub(super) fn bind_reference(&mut self, pat: &Pat, item: &Expr) {
        match (pat, &item.kind) {
            (Pat::Wild(_), _) => {}
            (Pat::Paren(p), _) => self.bind_reference(&p.pat, item),
            (Pat::Type(t), _) => self.bind_reference(&t.pat, item),
            (Pat::Reference(r), _) => self.bind_argument(&r.pat, None, item.clone()),
            (Pat::Ident(p), ExprKind::Read(place) | ExprKind::Borrow { place, .. }) => {
                let place = place.clone();
                self.bind_to(&p.ident, Binding::Alias { place, mutable: false });
            }
            (Pat::Ident(p), ExprKind::Tuple(values)) => {
                self.bind_to(&p.ident, Binding::Tuple(values.clone()));
            }
            (Pat::Tuple(t), ExprKind::Tuple(values)) if t.elems.len() == values.len() => {
                for (pat, value) in t.elems.iter().zip(values) {
                    self.bind_reference(pat, value);
                }
            }
            _ => self.diag.refuse(pat.span(), "this pattern of a closure", "write a plain name"),
        }
    }

    /// `item` so that it can be used several times: each part a name or a constant.
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

    pub(super) fn closure_value(&mut self, c: &Closure) -> Option<Expr> {
        let span = c.body.span();
        let value = match strip(&c.body) {
            Syn::Block(b) if b.label.is_none() && super::control::jumps(&b.block.stmts) => {
                let var = self.returned(&b.block.stmts, c.output.clone(), "value", span);
                return Some(self.read(var, span));
            }
            body => self.value(body)?,
        };
        let known = !matches!(self.kind(&value), Kind::Unknown | Kind::Float(None));
        match &c.output {
            // The type written after `->` may be what tells the type of the value.
            Some(ty) if !known && !matches!(ty, Type::Infer(_)) => {
                let var = self.declare_hidden("value", Some(ty.clone()), span);
                self.push(StmtKind::Let { var, init: Some(value) }, span);
                Some(self.read(var, span))
            }
            _ => Some(value),
        }
    }

    /// `*place`, for a value that is a reference to the place.
    pub(super) fn pointee(value: &Expr) -> Option<Place> {
        match &value.kind {
            ExprKind::Borrow { place, .. } => Some(place.clone()),
            ExprKind::Read(place) => {
                let mut place = place.clone();
                place.proj.push(Proj::Deref);
                Some(place)
            }
            _ => None,
        }
    }
}

/// Closures within closures: more are taken for a recursion.
const DEEPEST: usize = 64;

fn result_type(output: &ReturnType) -> Option<Type> {
    match output {
        ReturnType::Default => None,
        ReturnType::Type(_, ty) => match &**ty {
            Type::Tuple(t) if t.elems.is_empty() => None,
            ty => Some(ty.clone()),
        },
    }
}

/// Whether the identifier occurs in `tokens`.
pub(super) fn mentions(tokens: &TokenStream, name: &str) -> bool {
    tokens.clone().into_iter().any(|t| match t {
        proc_macro2::TokenTree::Ident(i) => i == name,
        proc_macro2::TokenTree::Group(g) => mentions(&g.stream(), name),
        _ => false,
    })
}
