//! Closures and nested functions: the body is inlined at each call.
//!
//! A closure that does not escape is a named piece of the function. Its body is lowered again at each call, in the scopes
//! of its definition, with its parameters bound to the arguments. So it can read and change the variables that it
//! captures, and needs no derivative of its own.

use std::rc::Rc;

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr as Syn, FnArg, Pat, Type};

use crate::ir::words::mentions;
use crate::ir::{Expr, ExprKind, Kind, Place};
use crate::parse::signature::result_type;

use super::Lower;
use super::higher_order::{function_type, functions_only};
use super::scope::{Binding, Scope};
use super::stmt::strip;
use super::type_ascription::can_be_told;

/// A closure or nested function, as written.
#[derive(Clone)]
pub(super) struct Closure {
    pub(super) params: Vec<(Pat, Option<Type>)>,
    pub(super) output: Option<Type>,
    pub(super) body: Syn,
    /// True for a `move` closure.
    pub(super) moves: bool,
    /// The scopes where it was defined.
    pub(super) scopes: Vec<Scope>,
    /// The source, for uses other than calls.
    pub(super) source: TokenStream,
}

/// A function that can be applied to arguments.
#[derive(Clone)]
pub(super) enum Callable {
    Closure(Rc<Closure>),
    /// A path: `f64::sin`, `scale`.
    Path(Syn),
}

impl Lower {
    /// The function that `e` names, if it can be inlined: a closure written here, the name of one, or a path.
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

    /// True if `callable` accepts `e`.
    pub(super) fn is_callable(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Closure(_) => true,
            Syn::Reference(r) => self.is_callable(&r.expr),
            Syn::Path(p) => matches!(self.binding_of(p), None | Some(Binding::Callable(_))),
            _ => false,
        }
    }

    /// True if `e` is a closure, or the name of one.
    pub(super) fn is_closure(&self, e: &Syn) -> bool {
        self.is_callable(e) && !matches!(strip(e), Syn::Path(p) if self.binding_of(p).is_none())
    }

    /// The closure that `e` names.
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
        let mut closure = Closure {
            params,
            output: result_type(&c.output),
            body: (*c.body).clone(),
            moves: c.capture.is_some(),
            scopes,
            source: c.to_token_stream(),
        };
        if self.keeps_a_state(&closure) {
            // The copies that it changes are variables here: all uses of its name share them.
            closure.source = syn::ExprClosure { capture: None, ..c.clone() }.to_token_stream();
        }
        Rc::new(closure)
    }

    /// The copies of variables that a `move` closure captures; later changes do not reach them. Of a struct it captures
    /// the fields that it mentions; the others may still be in use.
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
            if !v.declared_mut || v.kind.is_ref() {
                continue;
            }
            let known = !matches!(v.kind, Kind::Unknown | Kind::Seq(_));
            let span = c.body.span();
            let mut value = self.read(var, span);
            if !known {
                value = self.method_on(value, "clone", vec![]);
            }
            let copy = self.spill_var(&name, value);
            self.vars[copy].declared_mut = true;
            scope.insert(name, Binding::Var(copy));
        }
        scope
    }

    /// A nested function as a closure that captures nothing; `None` if it has to remain a function.
    pub(super) fn nested_function(&mut self, f: &syn::ItemFn) -> Option<Rc<Closure>> {
        let name = f.sig.ident.to_string();
        let functions = functions_only(&f.sig.generics)?;
        let plain = f.sig.asyncness.is_none()
            && !matches!(f.sig.safety, syn::Safety::Unsafe(_))
            && !f.attrs.iter().any(|a| {
                !a.path().is_ident("inline")
                    && !a.path().is_ident("doc")
                    && !a.path().is_ident("allow")
            });
        if !plain
            || mentions(&f.block.to_token_stream(), &name)
            || super::items::has_items(&f.block)
        {
            return None;
        }
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
            moves: false,
            scopes,
            source: f.sig.ident.to_token_stream(),
        }))
    }

    /// The value of the body, in whose scope we are.
    pub(super) fn closure_value(&mut self, c: &Closure) -> Option<Expr> {
        let span = c.body.span();
        let value = match strip(&c.body) {
            Syn::Block(b) if b.label.is_none() && super::control::jumps(&b.block.stmts) => {
                let var = self.returned(&b.block.stmts, c.output.clone(), "value", span);
                return Some(self.read(var, span));
            }
            body => {
                self.hint = c.output.clone().filter(can_be_told).or(self.hint.take());
                self.value(body)?
            }
        };
        let known = !matches!(self.kind(&value), Kind::Unknown | Kind::Float(None));
        match &c.output {
            // The type after `->` may be needed to determine the value's type.
            Some(ty) if !known && !matches!(ty, Type::Infer(_)) => Some(self.bind_typed(value, ty)),
            Some(ty) if !matches!(self.kind(&value), Kind::Float(_)) => Some(self.typed(value, ty)),
            _ => Some(value),
        }
    }

    /// The place `*place`, for a value that is a reference to the place.
    pub(super) fn pointee(value: &Expr) -> Option<Place> {
        match &value.kind {
            ExprKind::Borrow { place, .. } => Some(place.clone()),
            ExprKind::Read(place) => Some(place.clone().behind()),
            _ => None,
        }
    }
}
