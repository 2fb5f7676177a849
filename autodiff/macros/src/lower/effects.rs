//! What evaluating an expression, calling a closure or asking an iterator for its items may change: where that is something,
//! it matters how often it happens, and when.
//!
//! Told from the text and from what its names mean; a function that is called changes at most what it is handed by `&mut`.

use std::collections::HashSet;

use proc_macro2::Span;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr as Syn, Macro, Pat, Token};

use crate::ir::{Kind, VarId};
use crate::methods;

use super::Lower;
use super::closure::{Callable, Closure};
use super::expr::is_assignment;
use super::macros;
use super::place::takes;
use super::scope::{self, Binding, Scope};
use super::source::{Source, library_function};
use super::stmt::strip;

/// Methods that change what is behind a shared reference.
const INTERIOR: &[&str] = &[
    "borrow_mut",
    "fetch_add",
    "fetch_max",
    "fetch_min",
    "fetch_sub",
    "lock",
    "replace",
    "set",
    "store",
    "swap",
    "take",
    "update",
    "write",
];

impl Lower {
    /// Whether evaluating `e`, or calling the closure that it is or names, may change something outside of it.
    pub(super) fn changes(&self, e: &Syn) -> bool {
        self.change_in(e, false).is_some()
    }

    /// Where it does so.
    pub(super) fn change_in(&self, e: &Syn, items_are_mutable: bool) -> Option<Span> {
        let mut effects = Effects::new(self, &self.scopes, items_are_mutable);
        effects.visit_expr(e);
        effects.at
    }

    fn call_changes(&self, c: &Closure, items_are_mutable: bool) -> bool {
        let mut effects = Effects::new(self, &c.scopes, items_are_mutable);
        c.params.iter().for_each(|(pat, _)| effects.bind(pat));
        effects.visit_expr(&c.body);
        effects.at.is_some()
    }

    /// Whether asking the iterator `e` for its items may change something.
    pub(super) fn acts(&self, e: &Syn) -> bool {
        self.acts_on(e, self.gives_mutable(e))
    }

    fn acts_on(&self, e: &Syn, items_are_mutable: bool) -> bool {
        let any = |args: &Punctuated<Syn, Token![,]>, iterators: bool| {
            args.iter().any(|arg| {
                if iterators {
                    return self.acts_on(arg, items_are_mutable);
                }
                let called = items_are_mutable && self.is_callable(arg) && !self.is_closure(arg);
                called || self.change_in(arg, items_are_mutable).is_some()
            })
        };
        match strip(e) {
            Syn::MethodCall(m) => {
                any(&m.args, m.method == "zip" || m.method == "chain")
                    || self.acts_on(&m.receiver, items_are_mutable)
            }
            Syn::Call(c) => any(&c.args, library_function(&c.func).as_deref() == Some("zip")),
            Syn::Path(_) => {
                self.chain_of(e).is_some()
                    || self
                        .iterator_of(e)
                        .is_some_and(|iterator| self.source_acts(&iterator.source))
            }
            _ => false,
        }
    }

    pub(super) fn source_acts(&self, source: &Source) -> bool {
        let mapped = |source: &Source| match source {
            Source::Map(of, Callable::Closure(c)) => self.call_changes(c, of.is_mutable()),
            Source::Map(of, Callable::Path(_)) => of.is_mutable(),
            _ => false,
        };
        mapped(source) || source.beneath().into_iter().any(|inner| self.source_acts(inner))
    }

    /// Whether the items of `e` may be references through which they are changed.
    fn gives_mutable(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::MethodCall(m) => {
                m.method.to_string().ends_with("_mut")
                    || self.gives_mutable(&m.receiver)
                    || m.args.iter().any(|arg| self.gives_mutable(arg))
            }
            Syn::Reference(r) => r.mutability.is_some(),
            Syn::Path(p) => match self.binding_of(p) {
                Some(Binding::Var(var)) => self.vars[*var].kind.is_mutable_ref(),
                Some(Binding::Alias { mutable, .. }) => *mutable,
                Some(Binding::Cursor(cursor)) => cursor.is_mutable(),
                Some(Binding::Iterator(iterator)) => iterator.source.is_mutable(),
                Some(Binding::Chain(_)) => true,
                _ => false,
            },
            _ => false,
        }
    }
}

/// Looks for what changes something that is not declared within the expression.
struct Effects<'l> {
    lower: &'l Lower,
    /// What names mean outside of it.
    scopes: &'l [Scope],
    /// The names that are declared within it.
    within: Vec<HashSet<String>>,
    /// Whether the parameters of closures may be `&mut`.
    items_are_mutable: bool,
    at: Option<Span>,
}

/// What a name is to an expression.
enum Named<'l> {
    /// A variable declared within.
    Within,
    Outside(&'l Binding),
    /// A function or constant.
    Item,
}

impl<'l> Effects<'l> {
    fn new(lower: &'l Lower, scopes: &'l [Scope], items_are_mutable: bool) -> Self {
        Self { lower, scopes, within: vec![HashSet::new()], items_are_mutable, at: None }
    }

    fn bind(&mut self, pat: &Pat) {
        struct Names<'s>(&'s mut HashSet<String>);
        impl<'a> Visit<'a> for Names<'_> {
            fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
                self.0.insert(p.ident.to_string());
                visit::visit_pat_ident(self, p);
            }
        }
        if let Some(names) = self.within.last_mut() {
            Names(names).visit_pat(pat);
        }
    }

    fn scoped(&mut self, look: impl FnOnce(&mut Self)) {
        self.within.push(HashSet::new());
        look(self);
        self.within.pop();
    }

    fn named(&self, path: &syn::ExprPath) -> Named<'l> {
        let name = path.path.get_ident().filter(|_| path.qself.is_none()).map(|i| i.to_string());
        match name {
            Some(name) if self.within.iter().any(|names| names.contains(&name)) => Named::Within,
            Some(name) => scope::find(self.scopes, &name).map_or(Named::Item, Named::Outside),
            None => Named::Item,
        }
    }

    /// Whether what `e` is a part of lies outside, so that a change of it is one of something outside.
    fn is_outside(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => !matches!(self.named(p), Named::Within),
            Syn::Field(f) => self.is_outside_behind(&f.base),
            Syn::Index(i) => self.is_outside_behind(&i.expr),
            Syn::Unary(u) => self.is_outside_behind(&u.expr),
            Syn::Reference(r) => self.is_outside(&r.expr),
            Syn::MethodCall(m) => self.is_outside_behind(&m.receiver),
            _ => false,
        }
    }

    /// The same where `e` may be a reference: what a name declared within refers to may be an item.
    fn is_outside_behind(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => self.items_are_mutable || !matches!(self.named(p), Named::Within),
            e => self.is_outside(e),
        }
    }

    fn var(&self, var: VarId) -> (&'l Kind, bool) {
        let v = &self.lower.vars[var];
        (&v.kind, v.declared_mut)
    }

    /// Whether a method that is not known may change what it is called on, or a function what it is handed.
    fn may_change(&self, e: &Syn, by_reference: bool) -> bool {
        match strip(e) {
            Syn::Path(p) => match self.named(p) {
                Named::Within => self.items_are_mutable,
                Named::Item | Named::Outside(Binding::Constant(_) | Binding::Callable(_)) => false,
                Named::Outside(Binding::Var(var)) => {
                    let (kind, declared_mut) = self.var(*var);
                    let float = matches!(kind.value(), Kind::Float(_)) && by_reference;
                    (kind.is_mutable_ref() || declared_mut && by_reference) && !float
                }
                Named::Outside(Binding::Alias { mutable, .. }) => *mutable,
                Named::Outside(Binding::Cursor(cursor)) => cursor.is_mutable() || by_reference,
                Named::Outside(_) => true,
            },
            Syn::Field(f) => self.may_change(&f.base, by_reference),
            Syn::Index(i) => self.may_change(&i.expr, by_reference),
            Syn::Unary(u) => self.may_change(&u.expr, by_reference),
            _ => false,
        }
    }

    fn method_changes(&self, m: &syn::ExprMethodCall) -> bool {
        let name = m.method.to_string();
        let known = methods::only_looks(&name) && !takes(m);
        if !known && (self.may_change(&m.receiver, true) || self.args_change(&m.args)) {
            return true;
        }
        let interior = INTERIOR.contains(&name.as_str()) && (name != "take" || takes(m));
        interior
            && matches!(strip(&m.receiver), Syn::Path(_) | Syn::Field(_) | Syn::Index(_))
            && self.is_outside(&m.receiver)
    }

    /// Whether `e` is the name of a `&mut`.
    fn hands_on(&self, e: &Syn) -> bool {
        matches!(strip(e), Syn::Path(_)) && self.may_change(e, false)
    }

    /// Whether one of the arguments is, or may be, a `&mut`.
    fn args_change(&self, args: &Punctuated<Syn, Token![,]>) -> bool {
        args.iter().any(|arg| self.hands_on(arg))
    }

    fn found(&mut self, e: &Syn) {
        self.at.get_or_insert(e.span());
    }

    fn macro_changes(&mut self, e: &Syn, mac: &Macro) {
        let Some(arguments) = macros::looked_at(mac) else { return self.found(e) };
        arguments.iter().for_each(|argument| self.visit_expr(argument));
    }
}

impl<'a> Visit<'a> for Effects<'_> {
    fn visit_expr(&mut self, e: &'a Syn) {
        let changes = match e {
            Syn::Assign(a) => self.is_outside(&a.left),
            Syn::Binary(b) => is_assignment(&b.op) && self.is_outside(&b.left),
            Syn::Reference(r) => r.mutability.is_some() && self.is_outside(&r.expr),
            Syn::MethodCall(m) => self.method_changes(m),
            Syn::Call(c) => self.args_change(&c.args),
            Syn::Path(p) => match self.named(p) {
                Named::Outside(Binding::Callable(c)) => {
                    self.lower.call_changes(c, self.items_are_mutable)
                }
                _ => false,
            },
            _ => false,
        };
        if changes {
            self.found(e);
        }
        match e {
            Syn::Macro(m) => self.macro_changes(e, &m.mac),
            // `(&mut v).len()` only looks.
            Syn::MethodCall(m) if methods::is_pure(&m.method.to_string()) => {
                let receiver = match strip(&m.receiver) {
                    Syn::Reference(r) => &r.expr,
                    receiver => receiver,
                };
                self.visit_expr(receiver);
                m.args.iter().for_each(|arg| self.visit_expr(arg));
            }
            Syn::If(i) => {
                self.scoped(|s| {
                    s.visit_expr(&i.cond);
                    s.visit_block(&i.then_branch);
                });
                i.else_branch.iter().for_each(|(_, otherwise)| self.visit_expr(otherwise));
            }
            Syn::While(_) => self.scoped(|s| visit::visit_expr(s, e)),
            Syn::ForLoop(l) => {
                self.visit_expr(&l.expr);
                if self.hands_on(&l.expr) {
                    self.found(&l.expr);
                }
                self.scoped(|s| {
                    s.bind(&l.pat);
                    s.visit_block(&l.body);
                });
            }
            Syn::Closure(c) => self.scoped(|s| {
                c.inputs.iter().for_each(|pat| s.bind(pat));
                s.visit_expr(&c.body);
            }),
            e => visit::visit_expr(self, e),
        }
    }

    fn visit_expr_let(&mut self, l: &'a syn::ExprLet) {
        self.visit_expr(&l.expr);
        self.bind(&l.pat);
    }

    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        self.scoped(|s| {
            s.bind(&arm.pat);
            visit::visit_arm(s, arm);
        });
    }

    fn visit_block(&mut self, block: &'a syn::Block) {
        self.scoped(|s| visit::visit_block(s, block));
    }

    fn visit_local(&mut self, l: &'a syn::Local) {
        visit::visit_local(self, l);
        if let Some(init) = &l.init
            && self.hands_on(&init.expr)
        {
            self.found(&init.expr);
        }
        self.bind(&l.pat);
    }

    fn visit_stmt_macro(&mut self, m: &'a syn::StmtMacro) {
        let e = Syn::Macro(syn::ExprMacro { attrs: vec![], mac: m.mac.clone() });
        self.macro_changes(&e, &m.mac);
    }

    fn visit_item(&mut self, _: &'a syn::Item) {}
}
