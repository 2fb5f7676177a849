//! The meaning of methods of `std`, written in Rust: the files in `macros/prelude` define each method as a
//! function of its receiver and arguments. A call is replaced by the function's body.

use std::collections::{HashMap, HashSet};

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::visit::Visit as _;
use syn::{Expr as Syn, ExprMethodCall, FnArg, ItemFn, Pat, Stmt, Type, parse_quote_spanned};

use crate::ir::words::{Bound, names_in};
use crate::ir::{Expr, ExprKind};

use super::Lower;
use super::control::Body;
use super::scope::Binding;
use super::stmt::strip;

/// The types whose methods are defined, with the text of the definitions.
#[derive(Clone, Copy)]
pub(super) struct Class(&'static str);

pub(super) const ITERATORS: Class = Class(include_str!("../../prelude/iterators.rs"));
pub(super) const SLICES: Class = Class(include_str!("../../prelude/slices.rs"));
pub(super) const OPTIONS: Class = Class(include_str!("../../prelude/options.rs"));
pub(super) const RESULTS: Class = Class(include_str!("../../prelude/results.rs"));

/// The parameters whose arguments are evaluated where they are used, once.
const IN_PLACE: [&str; 5] = ["value", "items", "part", "from", "to"];

impl Class {
    /// The definition of the method `name` with `args` arguments.
    pub(super) fn method(self, name: &str, args: usize) -> Option<ItemFn> {
        // Only this function is parsed, not the whole file.
        let start = self.0.find(&format!("\npub(crate) fn {name}<"))?;
        let length = self.0[start..].find("\n}\n")?;
        let f: ItemFn = syn::parse_str(&self.0[start..start + length + 2]).ok()?;
        (f.sig.inputs.len() == args + 1).then_some(f)
    }

    /// The definition of the method that `m` calls.
    pub(super) fn called(self, m: &ExprMethodCall) -> Option<ItemFn> {
        self.method(&m.method.to_string(), m.args.len())
    }
}

/// The types and names of a function's parameters.
fn parameters(f: &ItemFn) -> impl Iterator<Item = (&Ident, &Type)> {
    f.sig.inputs.iter().filter_map(|arg| match arg {
        FnArg::Typed(p) => match &*p.pat {
            Pat::Ident(name) => Some((&name.ident, &*p.ty)),
            _ => None,
        },
        FnArg::Receiver(_) => None,
    })
}

impl Lower {
    /// The body of `f` for these arguments. A place has a new name in it, a function is called where the body
    /// calls it, and arguments that are not in [`IN_PLACE`] are evaluated before.
    pub(super) fn defined(&mut self, f: &ItemFn, args: &[&Syn], span: Span) -> Option<Syn> {
        self.defined_for(f, args, None, span)
    }

    /// The other method of the iterator that `m` is defined by.
    pub(super) fn other_method(&mut self, m: &ExprMethodCall) -> Option<ExprMethodCall> {
        let f = ITERATORS
            .called(m)
            .filter(|f| matches!(f.block.stmts[..], [Stmt::Expr(Syn::MethodCall(_), None)]))?;
        let args: Vec<&Syn> = std::iter::once(&*m.receiver).chain(&m.args).collect();
        match self.defined(&f, &args, m.span())? {
            Syn::MethodCall(other) => Some(other),
            _ => None,
        }
    }

    /// Like [`defined`](Self::defined), with the type that `T` stands for, if the body names it.
    pub(super) fn defined_for(
        &mut self,
        f: &ItemFn,
        args: &[&Syn],
        ty: Option<&Type>,
        span: Span,
    ) -> Option<Syn> {
        let (mut given, mut before) = (HashMap::new(), TokenStream::new());
        // A `move` closure copies what it captures once.
        let moves = |f: &Syn| matches!(f, Syn::Closure(f) if f.capture.is_some());
        let is_loop = |stmt: &Stmt| matches!(stmt, Stmt::Expr(Syn::ForLoop(_) | Syn::While(_), _));
        let loops = f.block.stmts.iter().any(is_loop);
        for ((name, ty), arg) in parameters(f).zip(args) {
            let arg = match (ty, strip(arg)) {
                (Type::ImplTrait(_), Syn::Reference(f)) if self.is_callable(&f.expr) => &*f.expr,
                _ => *arg,
            };
            let tokens = match (ty, strip(arg)) {
                _ if IN_PLACE.iter().any(|in_place| name == in_place) => arg.to_token_stream(),
                (Type::Reference(of), e) if of.mutability.is_none() => e.to_token_stream(),
                (Type::Reference(_), Syn::Reference(r)) => self.alias(&r.expr)?.to_token_stream(),
                (Type::Reference(_), e) => self.alias(e)?.to_token_stream(),
                (Type::ImplTrait(_), plain @ (Syn::Path(_) | Syn::Lit(_))) => {
                    plain.to_token_stream()
                }
                (Type::ImplTrait(_), f) if !(loops && moves(f)) => quote_spanned!(f.span()=> (#f)),
                _ => {
                    let local = self.names.fresh(&name.to_string(), span);
                    before.extend(quote!(let #local = #arg;));
                    local.to_token_stream()
                }
            };
            given.insert(name.to_string(), tokens);
        }
        given.extend(ty.map(|ty| ("T".to_owned(), ty.to_token_stream())));
        let mut locals = Bound::default();
        locals.visit_block(&f.block);
        let mut known = HashSet::new();
        let new =
            |name: &String| !name.starts_with(char::is_uppercase) && known.insert(name.clone());
        for name in locals.0.iter().map(|p| p.ident.to_string()).filter(new) {
            let local = self.names.fresh(&name, span);
            given.insert(name, local.to_token_stream());
        }
        let body = |e: &dyn ToTokens| replaced(e.to_token_stream(), &given, span);
        Some(match &f.block.stmts[..] {
            [Stmt::Expr(e, None)] if before.is_empty() => {
                let e = body(e);
                parse_quote_spanned!(span=> #e)
            }
            stmts => {
                let stmts = stmts.iter().map(|s| body(s));
                parse_quote_spanned!(span=> { #before #(#stmts)* })
            }
        })
    }

    /// Lowers the definition of `m` in the prelude: `let mut best = None; for item in items { … } best`. Returns the
    /// name of the result.
    pub(super) fn loop_of(&mut self, m: &ExprMethodCall) -> Option<Syn> {
        let span = m.span();
        let args: Vec<&Syn> = std::iter::once(&*m.receiver).chain(&m.args).collect();
        let Syn::Block(b) = self.defined(&ITERATORS.called(m)?, &args, span)? else { return None };
        let [before @ .., Stmt::Expr(Syn::ForLoop(each), _), Stmt::Expr(result, None)] =
            &b.block.stmts[..]
        else {
            return None;
        };
        let chain = self.chain(&each.expr)?;
        // The items of several loops are not in one place, nor is what `reduce` computes.
        let as_reference = m.method != "reduce" && chain.is_single();
        for stmt in before {
            match stmt {
                Stmt::Local(l) if l.init.as_ref().is_some_and(|init| is_none(&init.expr)) => {
                    if let Pat::Ident(p) = &l.pat {
                        let slot = self.slot(as_reference, span);
                        self.bind_to(&p.ident, Binding::Slot(slot));
                    }
                }
                stmt => self.statement(stmt),
            }
        }
        let names = names_in(each.body.to_token_stream());
        self.each(chain, super::jump::leaves(&each.body), span, &mut |l, item| {
            l.bind_item(&each.pat, item, &names);
            l.tail_statements(&each.body.stmts, None, Body::Loop);
        });
        Some(result.clone())
    }

    /// Binds `pat` to an item. If it is used once in the code with these names, it has no variable.
    fn bind_item(&mut self, pat: &Pat, item: Expr, names: &[String]) {
        match (pat, item.kind) {
            (Pat::Tuple(t), ExprKind::Tuple(parts)) => {
                t.elems.iter().zip(parts).for_each(|(pat, part)| self.bind_item(pat, part, names));
            }
            (Pat::Ident(p), kind) => {
                let mut item = Expr { kind, ..item };
                if names.iter().filter(|name| p.ident == name).count() > 1 {
                    item = self.lasting(item);
                }
                self.bind_to(&p.ident, Binding::Item(item));
            }
            (_, kind) => {
                let span = item.span;
                self.discard(Expr { kind, ..item }, span);
            }
        }
    }

    /// Returns `item` in a form that can be used several times and does not borrow mutable memory.
    fn lasting(&mut self, item: Expr) -> Expr {
        match item.kind {
            ExprKind::Borrow { mutable: true, place } => {
                let place = self.pin(place);
                Expr { kind: ExprKind::Borrow { mutable: true, place }, ..item }
            }
            ExprKind::Tuple(parts) => {
                let parts = parts.into_iter().map(|part| self.lasting(part)).collect();
                Expr { kind: ExprKind::Tuple(parts), ..item }
            }
            kind => self.shareable(Expr { kind, ..item }),
        }
    }
}

fn is_none(e: &Syn) -> bool {
    matches!(e, Syn::Path(p) if p.path.is_ident("None"))
}

/// `tokens` at `span`, with the names in `given` replaced.
fn replaced(tokens: TokenStream, given: &HashMap<String, TokenStream>, span: Span) -> TokenStream {
    let token = |token| match token {
        TokenTree::Ident(name) if given.contains_key(&name.to_string()) => {
            given[&name.to_string()].clone()
        }
        TokenTree::Group(group) => {
            let mut inner = Group::new(group.delimiter(), replaced(group.stream(), given, span));
            inner.set_span(span);
            TokenTree::from(inner).into()
        }
        mut token => {
            token.set_span(span);
            token.into()
        }
    };
    tokens.into_iter().flat_map::<TokenStream, _>(token).collect()
}
