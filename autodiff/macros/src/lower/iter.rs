//! `for` loops, and the slice methods that are loops.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr as Syn, Pat};

use crate::ir::refusals::Construct;
use crate::ir::words::{any, idents_in};
use crate::ir::{Activity, Expr, ExprKind, Kind, Place, Role, StmtKind, Var, VarId};

use super::Lower;
use super::control::Body;
use super::scope::Binding;
use super::stmt::strip;
use super::user_types::is_data;

impl Lower {
    /// Lowers a `for` loop. Returns the flag that guards the code after it, if a jump may cross the loop.
    pub(super) fn for_loop(&mut self, f: &syn::ExprForLoop) -> Option<VarId> {
        if let Syn::Range(syn::ExprRange { start: Some(start), end: None, .. }) = strip(&f.expr) {
            return self.unbounded_loop(f, start);
        }
        if let Syn::Path(p) = strip(&f.expr)
            && let Some(Binding::Constant(Kind::Seq(_))) = self.binding_of(p)
        {
            let mut f = f.clone();
            *f.expr = syn::parse_quote_spanned!(p.span()=> #p.iter().copied());
            return self.for_loop(&f);
        }
        if self.is_range(&f.expr) || self.is_const(&f.expr) && !self.is_parameter_range(&f.expr) {
            return self.counted_loop(f);
        }
        if self.is_made(&f.expr) && are_references(&f.pat, &f.body) {
            let mut f = f.clone();
            let slice = &f.expr;
            *f.expr = syn::parse_quote_spanned!(slice.span()=> #slice.iter());
            return self.for_loop(&f);
        }
        if let Some(items) = self.borrowed_iterator(&f.expr) {
            let (label, pat, stmts, span) = (&f.label, &f.pat, &f.body.stmts, f.span());
            return self.while_loop(&syn::parse_quote_spanned! {span=>
                #label while let Some(#pat) = #items.next() { #(#stmts)* }
            });
        }
        self.chain_loop(f).unwrap_or_else(|| {
            if self.refuse_acting(&f.expr) {
                return None;
            }
            self.refused(
                f.expr.span(),
                "a loop over this iterator",
                "loop over an index range, a slice, or `iter`, `iter_mut`, `chunks_exact`, `windows`, `enumerate`, \
                 `zip`, `rev`, `skip`, `take`, `step_by`, `map`, `filter` of these; collect the items of anything else in a `Vec` before",
            )
        })
    }

    /// Lowers `for k in start.. { … }` as a `loop` with a counter, which only a jump ends.
    fn unbounded_loop(&mut self, f: &syn::ExprForLoop, start: &Syn) -> Option<VarId> {
        let span = f.span();
        if !super::jump::leaves(&f.body) {
            return self.refused(f.expr.span(), "a loop without an end", "bound the range");
        }
        let next = self.names.fresh("next", span);
        let (label, pat, stmts) = (&f.label, &f.pat, &f.body.stmts);
        self.statement(&syn::parse_quote_spanned!(span=> let mut #next = #start;));
        let endless = syn::parse_quote_spanned! {span=>
            #label loop {
                let #pat = #next;
                #next += 1;
                #(#stmts)*
            }
        };
        self.endless_loop(&endless, None)
    }

    /// Lowers a loop over a range, or over items that carry no derivative.
    fn counted_loop(&mut self, f: &syn::ExprForLoop) -> Option<VarId> {
        let iter = self.value(&f.expr)?;
        let discrete = self.is_range(&f.expr);
        let mut pattern = Default::default();
        let context = self.open_loop(f.label.as_ref(), &f.body, false, None, f.span());
        let (body, context) = self.loop_body(context, |l| {
            let vars = l.declare_pattern(&f.pat);
            if discrete {
                vars.iter().for_each(|&v| l.vars[v].kind = Kind::Discrete);
            }
            pattern = l.rename(f.pat.to_token_stream()).0;
            l.tail_statements(&f.body.stmts, None, Body::Loop);
        });
        self.close_for(&context, pattern, iter, body, f.span())
    }

    /// True if `e` is a range, or a range with `rev` or `step_by`.
    pub(super) fn is_range(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Range(_) => true,
            Syn::MethodCall(m) if m.method == "rev" || m.method == "step_by" => {
                self.is_range(&m.receiver)
            }
            _ => false,
        }
    }

    /// True if `e` only reads `Const` values that cannot change.
    pub(super) fn is_const(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => self.local(p).is_some_and(|var| {
                // A part that a pattern has bound is as constant as the whole.
                let (v, root) = (&self.vars[var], self.root(&Place::var(var, p.span())));
                let is_const = match self.vars[root].role {
                    Role::Param(activity) => activity == Activity::Const,
                    Role::Bound => !matches!(v.kind, Kind::Discrete),
                    Role::Local => false,
                };
                let frozen = |v: &Var| !v.declared_mut && !v.kind.is_mutable_ref();
                is_const && frozen(v) && frozen(&self.vars[root])
            }),
            Syn::Lit(_) => true,
            Syn::Reference(r) => r.mutability.is_none() && self.is_const(&r.expr),
            Syn::Field(f) => self.is_const(&f.base),
            Syn::Index(i) => self.is_const(&i.expr),
            Syn::MethodCall(m) => {
                crate::ir::methods::is_pure(&m.method.to_string())
                    && self.is_const(&m.receiver)
                    && m.args.iter().all(|a| {
                        self.is_const(a) || matches!(a, Syn::Lit(_)) || self.is_range(a)
                            || matches!(strip(a), Syn::Path(p) if self.local(p).is_some_and(
                                |v| matches!(self.vars[v].kind, Kind::Discrete) && !self.vars[v].declared_mut))
                    })
            }
            _ => false,
        }
    }

    /// Lowers `a.fill(v)`, `a.copy_from_slice(b)`, `a.swap(i, j)`. Other methods are copied unchanged.
    pub(super) fn method_statement(&mut self, m: &syn::ExprMethodCall) -> Option<()> {
        let span = m.span();
        if let Some(said) = self.on_row(m).or_else(|| self.receiver_first(m)) {
            self.expr_statement(&said);
            return Some(());
        }
        if self.is_own_method(m) && self.method_call(m, Some(None)).is_some() {
            return Some(());
        }
        if self.rearranged(m).is_some() || self.sorted_numbers(m).is_some() {
            return Some(());
        }
        if self.advances(m) {
            self.expr_statement(&syn::parse_quote_spanned!(span=> if let Some(_) = #m {}));
            return Some(());
        }
        match (m.method.to_string().as_str(), m.args.len()) {
            ("fill", 1) => {
                let value = self.scalar(&m.args[0])?;
                let value = self.spill("value", value);
                let place = self.slice_place(&m.receiver)?;
                self.elementwise(place, span, |_, _| Some(value));
            }
            ("copy_from_slice" | "clone_from_slice", 1) => {
                let from = self.slice_place(without_reference(&m.args[0]))?;
                let place = self.slice_place(&m.receiver)?;
                self.copy_elements(place, from, "copy_from_slice: lengths differ", span);
            }
            ("clone_from", 1) if self.may_carry(&m.receiver) => {
                self.prove_of_std(&m.receiver, "cloned_from");
                let (whole, from) = (self.whole(&m.receiver), without_reference(&m.args[0]));
                self.expr_statement(&syn::parse_quote!(#whole = #from.clone()));
            }
            ("swap", 2) => self.swap_elements(m)?,
            ("for_each", 1) if self.is_chain(&m.receiver) && self.is_callable(&m.args[0]) => {
                self.for_each(m)?;
            }
            ("push", 1) if self.is_vec(&m.receiver) => {
                let value = self.value(&m.args[0])?;
                let place = self.slice_place(&m.receiver)?;
                self.push_onto(place, value, span);
            }
            (name, _) if !crate::ir::methods::is_pure(name) || self.must_be_own(m) => {
                if self.method_call(m, Some(None)).is_none() {
                    self.for_effect(m)?;
                }
            }
            _ => self.for_effect(m)?,
        }
        Some(())
    }

    /// Lowers `a.swap(i, j)`.
    fn swap_elements(&mut self, m: &syn::ExprMethodCall) -> Option<()> {
        let span = m.span();
        self.prove_of_std(&m.receiver, "length");
        let base = self.slice_place(&m.receiver)?;
        let places = [0, 1].map(|k| {
            let index = self.scalar(&m.args[k])?;
            let index = self.spill("at", index);
            Some(base.clone().at(index))
        });
        let [Some(a), Some(b)] = places else { return None };
        if !matches!(self.place_kind(&a), Kind::Float(_) | Kind::Discrete) {
            self.push(StmtKind::Swap { a, b }, span);
            return Some(());
        }
        let read = self.expr(ExprKind::Read(a.clone()), span);
        let kept = self.spill("t", read);
        let value = self.expr(ExprKind::Read(b.clone()), span);
        self.push(StmtKind::Assign { place: a, op: None, value }, span);
        self.push(StmtKind::Assign { place: b, op: None, value: kept }, span);
        Some(())
    }

    /// Rewrites `rows.last_mut().unwrap().push(x)` as `{ let row = rows.last_mut().unwrap(); row.push(x) }`.
    fn on_row(&mut self, m: &syn::ExprMethodCall) -> Option<Syn> {
        let Syn::MethodCall(row) = strip(&m.receiver) else { return None };
        if !self.is_row(row) {
            return None;
        }
        let (span, name) = (m.span(), self.names.fresh("row", m.span()));
        let (row, method, args) = (&m.receiver, &m.method, &m.args);
        Some(syn::parse_quote_spanned!(span=> { let #name = #row; #name.#method(#args); }))
    }

    /// Lowers a method whose value is not used.
    fn for_effect(&mut self, m: &syn::ExprMethodCall) -> Option<()> {
        let e = Syn::MethodCall(m.clone());
        if let Some(form) = self.form(&e) {
            let optional = self.optional(form)?;
            self.asked(optional, m.span());
            return Some(());
        }
        let effect = self.value(&e)?;
        if effect.variable().is_none() {
            self.push(StmtKind::Effect(effect), m.span());
        }
        Some(())
    }

    /// True if a method named like one of `std` must be defined by the user. Its result is not used, and the method of
    /// `std` would have no other effect.
    fn must_be_own(&mut self, m: &syn::ExprMethodCall) -> bool {
        self.may_carry(&m.receiver) && matches!(self.kind_of(&m.receiver), Some(Kind::Unknown))
    }

    /// True if `e` names a value that may be a `Vec` with a derivative.
    pub(super) fn is_vec(&self, e: &Syn) -> bool {
        let own = matches!(strip(e), Syn::Path(p) if self.local(p).is_some_and(|var| {
            let ty = self.vars[var].ty.as_ref();
            self.made.contains(&var) || ty.is_some_and(|ty| is_data(ty, &self.generics))
        }));
        !own && self.may_carry(e)
    }

    /// True if `e` names a value that may carry a derivative.
    pub(super) fn may_carry(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => match self.binding_of(p) {
                Some(Binding::Var(var)) => {
                    !self.vars[*var].kind.is_discrete()
                        && !self.is_inactive(&Place::var(*var, e.span()))
                }
                Some(Binding::Alias { place, .. }) => {
                    !self.place_kind(place).is_discrete() && !self.is_inactive(place)
                }
                _ => false,
            },
            Syn::Field(f) => self.may_carry(&f.base),
            Syn::Index(i) => self.may_carry(&i.expr),
            Syn::Unary(u) => matches!(u.op, syn::UnOp::Deref(_)) && self.may_carry(&u.expr),
            _ => false,
        }
    }

    /// True if a variable is read that may carry a derivative.
    pub(super) fn reads_derivatives(&self, tokens: TokenStream) -> bool {
        idents_in(tokens).iter().any(|name| {
            self.lookup(&name.to_string()).is_some_and(|var| {
                let kind = &self.vars[var].kind;
                !kind.is_discrete() && !self.is_inactive(&Place::var(var, name.span()))
            })
        })
    }

    fn name_of(&self, read: &Expr) -> Ident {
        match &read.kind {
            ExprKind::Read(place) => self.vars[place.base].name.clone(),
            _ => Ident::new("_", read.span),
        }
    }

    /// Copies the elements of `from` to `place`, which must have the same length.
    pub(super) fn copy_elements(&mut self, place: Place, from: Place, otherwise: &str, span: Span) {
        let lengths = [self.length_of(&place, span), self.length_of(&from, span)];
        let [a, b] = lengths.map(|l| self.spill("length", l));
        let (a, b) = (self.name_of(&a), self.name_of(&b));
        let tokens = quote!(::core::assert_eq!(#a, #b, #otherwise));
        let check = self.own_code(tokens, vec![], Construct::Check, span);
        self.push(StmtKind::Effect(check), span);
        self.elementwise(place, span, |l, index| {
            let from = from.clone().at(l.read(index, span));
            Some(l.expr(ExprKind::Read(from), span))
        });
    }

    /// Lowers `for i in 0..place.len() { place[i] = value(i) }`.
    pub(super) fn elementwise(
        &mut self,
        place: Place,
        span: Span,
        value: impl FnOnce(&mut Self, VarId) -> Option<Expr>,
    ) {
        let end = self.length_of(&place, span);
        let end = self.spill("length", end);
        let start = self.integer(0, span);
        let iter = ExprKind::Range {
            start: Some(Box::new(start)),
            end: Some(Box::new(end)),
            inclusive: false,
        };
        let iter = self.expr(iter, span);
        let mut pattern = Default::default();
        let body = self.in_block(|l| {
            let index = l.names.fresh("i", span);
            let var = l.declare(&index, None, Role::Bound);
            l.vars[var].kind = Kind::Discrete;
            pattern = l.vars[var].name.to_token_stream();
            let Some(value) = value(l, var) else { return };
            let place = place.at(l.read(var, span));
            l.push(StmtKind::Assign { place, op: None, value }, span);
        });
        let id = self.fresh_id();
        self.push(StmtKind::For { pattern, iter, body, running: None, id }, span);
    }
}

/// `e` in `&e`, and any other expression.
fn without_reference(e: &Syn) -> &Syn {
    match strip(e) {
        Syn::Reference(r) => &r.expr,
        e => e,
    }
}

/// True if the items of a loop are references, according to its pattern or to the uses of the items.
fn are_references(pat: &Pat, body: &syn::Block) -> bool {
    let behind = |u: &syn::ExprUnary, name: &Ident| {
        matches!(u.op, syn::UnOp::Deref(_))
            && matches!(strip(&u.expr), Syn::Path(p) if p.path.is_ident(name))
    };
    match pat {
        Pat::Reference(_) => true,
        Pat::Ident(p) => {
            let test = |e: &Syn| matches!(e, Syn::Unary(u) if behind(u, &p.ident)).then_some(true);
            any(|any| any.visit_block(body), test)
        }
        _ => false,
    }
}
