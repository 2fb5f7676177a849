//! Variables that may change when an expression is evaluated, a closure is called, or an iterator is asked for its items.
//! If there are any, the number and the order of these evaluations matter.
//!
//! The answer is derived from the text and the meaning of its names. A called function is assumed to change only
//! arguments passed by `&mut`.

use std::collections::HashMap;

use proc_macro2::Span;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr as Syn, Macro, Pat, Token};

use crate::ir::words::bound_names;
use crate::ir::{Kind, VarId, methods};

use super::Lower;
use super::closure::{Callable, Closure};
use super::expr::is_assignment;
use super::indexed_iterator::{Source, library_function};
use super::macros;
use super::place::takes;
use super::scope::{self, Binding, Scope};
use super::stmt::strip;

/// Certainty that something is changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Change {
    None,
    /// A function is passed a `&mut` by its name, or a method of an inactive value is called.
    Unlikely,
    /// An unknown method of a mutable variable is called.
    Likely,
    Surely,
}

/// The argument that is changed behind a reference in `Cell::set(&k, x)`, or in another method called by its path.
pub(super) fn called_behind(c: &syn::ExprCall) -> Option<&Syn> {
    let Syn::Path(p) = strip(&c.func) else { return None };
    let name = p.path.segments.last().filter(|_| p.path.segments.len() > 1)?.ident.to_string();
    let receiver = c.args.first()?;
    methods::changes_behind(&name, c.args.len() - 1).then_some(receiver)
}

impl Lower {
    /// True if evaluating `e`, or calling the closure `e`, may change something outside of it.
    pub(super) fn changes(&self, e: &Syn) -> bool {
        self.change(e, false) > Change::None
    }

    /// Certainty that evaluating `e` changes something outside of it.
    pub(super) fn change(&self, e: &Syn, items_are_mutable: bool) -> Change {
        let mut effects = Effects::new(self, &self.scopes, items_are_mutable);
        effects.visit_expr(e);
        effects.found
    }

    /// Certainty that `m` changes its receiver.
    pub(super) fn receiver_change(&self, m: &syn::ExprMethodCall) -> Change {
        Effects::new(self, &self.scopes, false).receiver_change(m)
    }

    /// Location of a likely change in `e`.
    pub(super) fn likely_change(&self, e: &Syn) -> Option<Span> {
        let mut effects = Effects::new(self, &self.scopes, false);
        effects.visit_expr(e);
        effects.at.filter(|_| effects.found >= Change::Likely)
    }

    /// Certainty that a call of `c` changes something.
    pub(super) fn call_change(&self, c: &Closure, items_are_mutable: bool) -> Change {
        let mut effects = Effects::new(self, &c.scopes, items_are_mutable);
        c.params.iter().for_each(|(pat, _)| effects.bind(pat, items_are_mutable));
        effects.visit_expr(&c.body);
        effects.found
    }

    /// Certainty that asking the iterator `e` for its items changes something.
    pub(super) fn acts(&self, e: &Syn) -> Change {
        self.acts_on(e, self.gives_mutable(e))
    }

    /// True if asking the iterator `e` for its items may change something.
    pub(super) fn may_act(&self, e: &Syn) -> bool {
        self.acts(e) > Change::None
    }

    fn acts_on(&self, e: &Syn, items_are_mutable: bool) -> Change {
        let surest = |args: &Punctuated<Syn, Token![,]>, iterators: bool| {
            let change = |arg: &Syn| {
                let called = items_are_mutable && self.is_callable(arg) && !self.is_closure(arg);
                match iterators {
                    true => self.acts_on(arg, items_are_mutable),
                    false if called => Change::Surely,
                    false => self.change(arg, items_are_mutable),
                }
            };
            args.iter().map(change).max().unwrap_or(Change::None)
        };
        match strip(e) {
            Syn::MethodCall(m) => {
                let of_args = surest(&m.args, m.method == "zip" || m.method == "chain");
                of_args.max(self.acts_on(&m.receiver, items_are_mutable))
            }
            Syn::Call(c) => surest(&c.args, library_function(&c.func).as_deref() == Some("zip")),
            Syn::Path(_) if self.chain_of(e).is_some() => Change::Surely,
            Syn::Path(_) => {
                self.iterator_of(e).map_or(Change::None, |items| self.source_acts(&items.source))
            }
            _ => Change::None,
        }
    }

    pub(super) fn source_acts(&self, source: &Source) -> Change {
        let mapped = match source {
            Source::Map(of, Callable::Closure(c)) => self.call_change(c, of.is_mutable()),
            Source::Map(of, Callable::Path(_)) if of.is_mutable() => Change::Surely,
            _ => Change::None,
        };
        let beneath = source.beneath().into_iter().map(|inner| self.source_acts(inner));
        beneath.fold(mapped, Change::max)
    }

    /// True if the items of `e` may be mutable references.
    pub(super) fn gives_mutable(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::MethodCall(m) => {
                m.method.to_string().contains("_mut")
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

/// Visitor that finds changes of values that are declared outside the expression.
struct Effects<'l> {
    lower: &'l Lower,
    /// The meaning of names outside the expression.
    scopes: &'l [Scope],
    /// The names declared inside the expression. The flag is true if something outside may be changed through the name.
    within: Vec<HashMap<String, bool>>,
    /// True if the parameters of closures may be `&mut`.
    items_are_mutable: bool,
    found: Change,
    at: Option<Span>,
}

/// Meaning of a name in an expression.
enum Named<'l> {
    /// A variable declared inside the expression. The flag is true if something outside may be changed through it.
    Within(bool),
    Outside(&'l Binding),
    /// A function or constant.
    Item,
}

impl<'l> Effects<'l> {
    fn new(lower: &'l Lower, scopes: &'l [Scope], items_are_mutable: bool) -> Self {
        let within = vec![HashMap::new()];
        Self { lower, scopes, within, items_are_mutable, found: Change::None, at: None }
    }

    /// Declares the names of a pattern. `mutable` is true if something outside may be changed through the bound values.
    fn bind(&mut self, pat: &Pat, mutable: bool) {
        if let Some(names) = self.within.last_mut() {
            names.extend(bound_names(pat).into_iter().map(|p| {
                let mutable = mutable || p.by_ref.is_some() && p.mutability.is_some();
                (p.ident.to_string(), mutable)
            }));
        }
    }

    fn scoped(&mut self, look: impl FnOnce(&mut Self)) {
        self.within.push(HashMap::new());
        look(self);
        self.within.pop();
    }

    fn named(&self, path: &syn::ExprPath) -> Named<'l> {
        let name = path.path.get_ident().filter(|_| path.qself.is_none()).map(|i| i.to_string());
        let Some(name) = name else { return Named::Item };
        match self.within.iter().rev().find_map(|names| names.get(&name)) {
            Some(mutable) => Named::Within(*mutable),
            None => scope::find(self.scopes, &name).map_or(Named::Item, Named::Outside),
        }
    }

    /// True if `e` is a part of an outside value, so that a change of `e` is a change outside.
    fn is_outside(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => !matches!(self.named(p), Named::Within(_)),
            Syn::Field(f) => self.is_outside_behind(&f.base),
            Syn::Index(i) => self.is_outside_behind(&i.expr),
            Syn::Unary(u) => self.is_outside_behind(&u.expr),
            Syn::Reference(r) => self.is_outside(&r.expr),
            Syn::MethodCall(m) => self.is_outside_behind(&m.receiver),
            // `(a, b) = (b, a)`
            Syn::Tuple(t) => t.elems.iter().any(|part| self.is_outside(part)),
            Syn::Array(a) => a.elems.iter().any(|part| self.is_outside(part)),
            Syn::Call(c) => c.args.iter().any(|part| self.is_outside(part)),
            Syn::Struct(s) => s.fields.iter().any(|field| self.is_outside(&field.expr)),
            _ => false,
        }
    }

    /// Like [`is_outside`](Self::is_outside), if `e` may be a reference.
    fn is_outside_behind(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => !matches!(self.named(p), Named::Within(false)),
            e => self.is_outside(e),
        }
    }

    fn var(&self, var: VarId) -> (&'l Kind, bool) {
        let v = &self.lower.vars[var];
        (&v.kind, v.declared_mut)
    }

    /// Certainty that an unknown method changes its receiver `e`, or an unknown function its argument `e`.
    fn may_change(&self, e: &Syn, by_reference: bool) -> Change {
        let likely = |mutable| if mutable { Change::Likely } else { Change::None };
        match strip(e) {
            Syn::Path(p) => match self.named(p) {
                Named::Within(mutable) => likely(mutable),
                Named::Item | Named::Outside(Binding::Constant(_) | Binding::Callable(_)) => {
                    Change::None
                }
                Named::Outside(Binding::Var(var)) => {
                    let (kind, declared_mut) = self.var(*var);
                    match kind.value() {
                        Kind::Float(_) if by_reference => Change::None,
                        _ if !(kind.is_mutable_ref() || declared_mut && by_reference) => {
                            Change::None
                        }
                        Kind::Discrete => Change::Unlikely,
                        _ => Change::Likely,
                    }
                }
                Named::Outside(Binding::Alias { mutable, .. }) => likely(*mutable),
                Named::Outside(Binding::Cursor(cursor)) => {
                    likely(cursor.is_mutable() || by_reference)
                }
                Named::Outside(_) => Change::Likely,
            },
            Syn::Field(f) => self.may_change(&f.base, by_reference),
            Syn::Index(i) => self.may_change(&i.expr, by_reference),
            Syn::Unary(u) => self.may_change(&u.expr, by_reference),
            _ => Change::None,
        }
    }

    fn method_change(&self, m: &syn::ExprMethodCall) -> Change {
        let name = m.method.to_string();
        let of_args = if self.only_looks(m) { Change::None } else { self.args_change(&m.args) };
        if self.changes_behind(m, &name) {
            return Change::Surely;
        }
        self.receiver_change(m).max(of_args)
    }

    /// True if `m` is a method of `std` that changes nothing.
    fn only_looks(&self, m: &syn::ExprMethodCall) -> bool {
        methods::only_looks(&m.method.to_string()) && !takes(m) && !self.is_own(m)
    }

    /// Certainty that `m` changes its receiver.
    fn receiver_change(&self, m: &syn::ExprMethodCall) -> Change {
        match self.may_change(&m.receiver, true) {
            _ if self.only_looks(m) => Change::None,
            Change::None => Change::None,
            _ if methods::changes(&m.method.to_string()) => Change::Surely,
            change => change,
        }
    }

    /// True if `m` changes a value behind a shared reference.
    fn changes_behind(&self, m: &syn::ExprMethodCall, name: &str) -> bool {
        // Local vectors and options have some of these methods too.
        let common = ["replace", "swap", "take"].contains(&name);
        methods::changes_behind(name, m.args.len()) && (!common || self.is_outside(&m.receiver))
    }

    /// True if the method is certainly one of a user-defined type, although `std` has one of the same name.
    fn is_own(&self, m: &syn::ExprMethodCall) -> bool {
        let name = m.method.to_string();
        let another = methods::arity(&name).is_some_and(|arity| arity != m.args.len());
        let of_user = match strip(&m.receiver) {
            Syn::Path(p) => match self.named(p) {
                Named::Outside(Binding::Var(var)) => {
                    matches!(self.lower.vars[*var].kind.value(), Kind::Unknown)
                        && self.lower.has_own_type(*var)
                }
                _ => false,
            },
            _ => false,
        };
        methods::may_be_own(&name) && (of_user || another)
    }

    /// Certainty of a change through arguments that are the name of a `&mut`, or may be one.
    fn args_change(&self, args: &Punctuated<Syn, Token![,]>) -> Change {
        match args.iter().any(|arg| self.hands_on(arg)) {
            true => Change::Unlikely,
            false => Change::None,
        }
    }

    /// True if `e` is the name of a `&mut`.
    fn hands_on(&self, e: &Syn) -> bool {
        matches!(strip(e), Syn::Path(_)) && self.may_change(e, false) > Change::None
    }

    fn call_change(&self, c: &syn::ExprCall) -> Change {
        let interior = called_behind(c).is_some();
        if interior { Change::Surely } else { self.args_change(&c.args) }
    }

    fn note(&mut self, change: Change, e: &Syn) {
        if change > self.found {
            self.found = change;
            self.at = Some(e.span());
        }
    }

    fn macro_change(&mut self, e: &Syn, mac: &Macro) {
        match macros::looked_at(mac) {
            Ok(arguments) => arguments.iter().for_each(|argument| self.visit_expr(argument)),
            Err(change) => self.note(change, e),
        }
    }

    fn own_change(&self, e: &Syn) -> Change {
        let surely = |changes| if changes { Change::Surely } else { Change::None };
        match e {
            Syn::Assign(a) => surely(self.is_outside(&a.left)),
            Syn::Binary(b) => surely(is_assignment(&b.op) && self.is_outside(&b.left)),
            Syn::Reference(r) => surely(r.mutability.is_some() && self.is_outside(&r.expr)),
            Syn::MethodCall(m) => self.method_change(m),
            Syn::Call(c) => self.call_change(c),
            Syn::Path(p) => match self.named(p) {
                Named::Outside(Binding::Callable(c)) => {
                    self.lower.call_change(c, self.items_are_mutable)
                }
                _ => Change::None,
            },
            _ => Change::None,
        }
    }
}

impl<'a> Visit<'a> for Effects<'_> {
    fn visit_expr(&mut self, e: &'a Syn) {
        self.note(self.own_change(e), e);
        match e {
            Syn::Macro(m) => self.macro_change(e, &m.mac),
            // `(&mut v).len()` only reads.
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
            Syn::Match(m) => {
                self.visit_expr(&m.expr);
                let mutable = self.hands_on(&m.expr);
                m.arms.iter().for_each(|arm| {
                    self.scoped(|s| {
                        s.bind(&arm.pat, mutable);
                        visit::visit_arm(s, arm);
                    });
                });
            }
            Syn::ForLoop(l) => {
                self.visit_expr(&l.expr);
                let mutable = self.hands_on(&l.expr);
                self.scoped(|s| {
                    s.bind(&l.pat, mutable);
                    s.visit_block(&l.body);
                });
            }
            Syn::Closure(c) => self.scoped(|s| {
                c.inputs.iter().for_each(|pat| s.bind(pat, s.items_are_mutable));
                s.visit_expr(&c.body);
            }),
            e => visit::visit_expr(self, e),
        }
    }

    fn visit_expr_let(&mut self, l: &'a syn::ExprLet) {
        self.visit_expr(&l.expr);
        self.bind(&l.pat, self.hands_on(&l.expr));
    }

    fn visit_block(&mut self, block: &'a syn::Block) {
        self.scoped(|s| visit::visit_block(s, block));
    }

    fn visit_local(&mut self, l: &'a syn::Local) {
        visit::visit_local(self, l);
        let mutable = l.init.as_ref().is_some_and(|init| self.hands_on(&init.expr));
        self.bind(&l.pat, mutable);
    }

    fn visit_stmt_macro(&mut self, m: &'a syn::StmtMacro) {
        let e = Syn::Macro(syn::ExprMacro { attrs: vec![], mac: m.mac.clone() });
        self.macro_change(&e, &m.mac);
    }

    fn visit_item(&mut self, _: &'a syn::Item) {}
}
