//! Method calls as values: the lowering functions are tried one after the other until one accepts the method.

use quote::ToTokens;
use syn::Expr as Syn;
use syn::spanned::Spanned;

use crate::ir::refusals::Construct;
use crate::ir::{Expr, ExprKind, Kind, kinds, methods};

use super::Lower;
use super::stmt::strip;

impl Lower {
    pub(super) fn method(&mut self, m: &syn::ExprMethodCall) -> Option<Expr> {
        let by_elements = self.reads_derivatives(m.to_token_stream());
        let outer = std::mem::replace(&mut self.by_elements, by_elements);
        let value = self.method_itself(m);
        self.by_elements = outer;
        value
    }

    fn method_itself(&mut self, m: &syn::ExprMethodCall) -> Option<Expr> {
        let span = m.span();
        let name = m.method.to_string();
        if let Some(said) = self.receiver_first(m) {
            return self.value(&said);
        }
        if self.is_own_method(m)
            && let Some(value) = self.method_call(m, None)
        {
            return value;
        }
        if let Some(said) = self.in_order(m) {
            return self.value(&said);
        }
        if let Some(value) = self.array_of_part(m) {
            return value;
        }
        if let Some(value) = self.consumed(m) {
            return value;
        }
        if name == "sin_cos" && m.args.is_empty() {
            return self.sine_and_cosine(m);
        }
        if let Some(value) = self.of_slice(m) {
            return Some(value);
        }
        if let Some(value) = self.array_map(m) {
            return value;
        }
        if let Some(joined) = self.concatenated(m).or_else(|| Self::listed(m)) {
            return self.value(&joined);
        }
        if let Some(value) = self.search_by_closure(m) {
            return Some(value);
        }
        if let Some(value) = self.taken_out(m) {
            return value;
        }
        if let Some(as_match) = self.option_method(m) {
            return self.value(&as_match);
        }
        if let Some(value) = self.option_value(m) {
            return value;
        }
        let changes = super::place::takes(m);
        if name == "unwrap"
            && let Some(value) = self.method_call(m, None)
        {
            return value;
        }
        if let Some(value) = self.option_taken(m) {
            return Some(value);
        }
        if changes {
            return self.other(&Syn::MethodCall(m.clone()));
        }
        if !methods::is_pure(&name) {
            return self.called(m);
        }
        let of_numbers = methods::rule(&name).is_some()
            || methods::is_step(&name)
            || methods::is_discrete(&name);
        let mut operands = match of_numbers {
            true => self.operands_of(Some(&m.receiver), m.args.iter())?,
            false => self.operands(std::iter::once(&*m.receiver).chain(&m.args))?,
        };
        let mut receiver = operands.remove(0);
        if matches!(self.kind(&receiver).value(), Kind::Float(_))
            && !methods::may_be_of_float(&name)
        {
            return self.other(&Syn::MethodCall(m.clone()));
        }
        let mut args = operands;
        if methods::rule(&name).is_some() || methods::is_step(&name) {
            receiver = self.dereferenced(receiver);
            args = args.into_iter().map(|a| self.dereferenced(a)).collect();
        }
        if self.is_of_another(&receiver, &name, &args) {
            return self.called(m);
        }
        let args = self.with_integers_proven(&name, args);
        let generics = m.turbofish.as_ref().map(ToTokens::to_token_stream).unwrap_or_default();
        let kind = ExprKind::Method {
            receiver: Box::new(receiver),
            method: m.method.clone(),
            generics,
            args,
        };
        Some(self.expr(kind, span))
    }

    /// The value of a method that is not in the tables: one with a rule, or one that carries no derivative.
    fn called(&mut self, m: &syn::ExprMethodCall) -> Option<Expr> {
        match self.method_call(m, None) {
            Some(value) => value,
            None => self.other(&Syn::MethodCall(m.clone())),
        }
    }

    fn sine_and_cosine(&mut self, m: &syn::ExprMethodCall) -> Option<Expr> {
        let x = self.scalar(&m.receiver)?;
        let x = self.spill("x", x);
        let both = ["sin", "cos"].map(|name| {
            let method = proc_macro2::Ident::new(name, m.method.span());
            let (receiver, generics) = (Box::new(x.clone()), Default::default());
            self.expr(ExprKind::Method { receiver, method, generics, args: vec![] }, m.span())
        });
        Some(self.expr(ExprKind::Tuple(both.into()), m.span()))
    }

    /// The value behind the reference that `m` returns. `e` is the whole expression `*m`.
    pub(super) fn behind_method(&mut self, m: &syn::ExprMethodCall, e: &Syn) -> Option<Expr> {
        if self.makes_an_entry(m) {
            return Some(self.looked_up(m, e, false));
        }
        let start = self.statements();
        let value = self.method(m)?;
        let made = matches!(value.kind, ExprKind::Method { .. } | ExprKind::Opaque { .. });
        if made && kinds::unwraps(&m.method) && self.looks_up(&m.receiver) {
            // As in `*map.get(&key).unwrap()` for a map of integers: the value behind the reference is stored, not the
            // reference.
            self.split_off(start);
            return Some(self.looked_up(m, e, true));
        }
        let place = self.place_behind(value, e.span());
        Some(self.expr(ExprKind::Read(place), e.span()))
    }

    /// True if `e` is the result of a look-up in a map or a set.
    fn looks_up(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::MethodCall(m) => self.looks_up(&m.receiver) || self.names_collection(&m.receiver),
            _ => false,
        }
    }

    /// `e`, the result of the look-up `m`, copied unchanged.
    fn looked_up(&mut self, m: &syn::ExprMethodCall, e: &Syn, readonly: bool) -> Expr {
        let found = self.opaque(e.to_token_stream(), e.span(), readonly, Construct::LookUp);
        let var = self.spill_var("found", found);
        if self.is_of_integers(&m.receiver) {
            self.vars[var].kind = Kind::Discrete;
        }
        self.read(var, e.span())
    }

    /// True if the map or set of the look-up `e` contains only integers and text, according to its type.
    fn is_of_integers(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::MethodCall(m) => self.is_of_integers(&m.receiver),
            Syn::Path(p) => {
                let ty = self.local(p).and_then(|var| self.vars[var].ty.as_ref());
                ty.is_some_and(kinds::is_discrete_collection)
            }
            _ => false,
        }
    }

    /// True if `m` is `map.entry(key).or_insert(value)` or a similar call, for a map of integers.
    fn makes_an_entry(&self, m: &syn::ExprMethodCall) -> bool {
        let makes =
            ["or_insert", "or_insert_with", "or_default"].iter().any(|name| m.method == name);
        makes
            && matches!(strip(&m.receiver), Syn::MethodCall(entry)
                if entry.method == "entry"
                    && self.names_collection(&entry.receiver)
                    && self.is_of_integers(&entry.receiver))
    }

    fn names_collection(&self, e: &Syn) -> bool {
        let Syn::Path(p) = strip(e) else { return false };
        let ty = self.local(p).and_then(|var| self.vars[var].ty.as_ref());
        ty.is_some_and(kinds::is_collection)
    }

    /// True if `e` is a map or a set. Methods look into it in place.
    pub(super) fn is_collection(&self, e: &Expr) -> bool {
        let ExprKind::Read(place) = &e.kind else { return false };
        let ty = self.vars[place.base].ty.as_ref();
        place.proj.is_empty() && ty.is_some_and(kinds::is_collection)
    }
}
