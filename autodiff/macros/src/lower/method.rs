//! Method calls as values.

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall};

use crate::ir::refusals::Construct;
use crate::ir::{Expr, ExprKind, Kind, kinds, methods};

use super::Lower;
use super::stmt::strip;

/// Lowers a method call to its value. `None`: this handler does not apply. `Some(None)`: an error was reported.
type Handler = fn(&mut Lower, &ExprMethodCall) -> Option<Option<Expr>>;

/// All handlers of method calls: the first one that returns something lowers the call. First come rewritings that keep
/// the order of evaluation, and methods of users' types that are named like one of `std`. Then come methods with a
/// meaning of their own, the methods of lists and iterators before those of `Option`, since an iterator has methods of
/// the same names (`map`, `filter`). Calls that change their receiver and plain functions of values are last.
const HANDLERS: [Handler; 17] = [
    |l, m| l.receiver_first(m).map(|said| l.value(&said)),
    |l, m| l.is_own_method(m).then(|| l.method_call(m, None)).flatten(),
    |l, m| l.in_order(m).map(|said| l.value(&said)),
    Lower::array_of_part,
    Lower::consumed,
    Lower::sine_and_cosine,
    |l, m| l.of_slice(m).map(Some),
    Lower::array_map,
    |l, m| l.concatenated(m).or_else(|| Lower::listed(m)).map(|joined| l.value(&joined)),
    |l, m| l.search_by_closure(m).map(Some),
    Lower::taken_out,
    |l, m| l.option_method(m).map(|as_match| l.value(&as_match)),
    Lower::option_value,
    |l, m| (m.method == "unwrap").then(|| l.method_call(m, None)).flatten(),
    |l, m| l.option_taken(m).map(Some),
    |l, m| super::place::takes(m).then(|| l.other(&Syn::MethodCall(m.clone()))),
    |l, m| {
        Some(if methods::is_pure(&m.method.to_string()) { l.pure_method(m) } else { l.called(m) })
    },
];

impl Lower {
    pub(super) fn method(&mut self, m: &ExprMethodCall) -> Option<Expr> {
        let by_elements = self.reads_derivatives(m.to_token_stream());
        let outer = std::mem::replace(&mut self.by_elements, by_elements);
        let value = HANDLERS.iter().find_map(|lowered| lowered(self, m)).flatten();
        self.by_elements = outer;
        value
    }

    /// The value of a method without side effects.
    fn pure_method(&mut self, m: &ExprMethodCall) -> Option<Expr> {
        let name = m.method.to_string();
        let by_value = methods::rule(&name).is_some() || methods::is_step(&name);
        let mut operands = match by_value || methods::is_discrete(&name) {
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
        if by_value {
            receiver = self.dereferenced(receiver);
            args = args.into_iter().map(|a| self.dereferenced(a)).collect();
        }
        if self.is_of_another(&receiver, &name, &args) {
            return self.called(m);
        }
        let args = self.with_integers_proven(&name, args);
        let generics = m.turbofish.as_ref().map(ToTokens::to_token_stream).unwrap_or_default();
        let (receiver, method) = (Box::new(receiver), m.method.clone());
        Some(self.expr(ExprKind::Method { receiver, method, generics, args }, m.span()))
    }

    /// The value of a method that is not in the tables: one with a rule, or one that carries no derivative.
    fn called(&mut self, m: &ExprMethodCall) -> Option<Expr> {
        match self.method_call(m, None) {
            Some(value) => value,
            None => self.other(&Syn::MethodCall(m.clone())),
        }
    }

    fn sine_and_cosine(&mut self, m: &ExprMethodCall) -> Option<Option<Expr>> {
        if m.method != "sin_cos" || !m.args.is_empty() {
            return None;
        }
        let Some(x) = self.scalar(&m.receiver) else { return Some(None) };
        let x = self.spill("x", x);
        let both = ["sin", "cos"].map(|name| self.method_on(x.clone(), name, vec![]));
        Some(Some(self.expr(ExprKind::Tuple(both.into()), m.span())))
    }

    /// The value behind the reference that `m` returns. `e` is the whole expression `*m`.
    pub(super) fn behind_method(&mut self, m: &ExprMethodCall, e: &Syn) -> Option<Expr> {
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
    fn looked_up(&mut self, m: &ExprMethodCall, e: &Syn, readonly: bool) -> Expr {
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
    fn makes_an_entry(&self, m: &ExprMethodCall) -> bool {
        let makes =
            ["or_insert", "or_insert_with", "or_default"].iter().any(|name| m.method == name);
        makes
            && matches!(strip(&m.receiver), Syn::MethodCall(entry)
                if entry.method == "entry"
                    && self.names_collection(&entry.receiver)
                    && self.is_of_integers(&entry.receiver))
    }

    fn names_collection(&self, e: &Syn) -> bool {
        let ty = self.named(e).and_then(|var| self.vars[var].ty.as_ref());
        ty.is_some_and(kinds::is_collection)
    }

    /// True if `e` is a map or a set. Methods look into it in place.
    pub(super) fn is_collection(&self, e: &Expr) -> bool {
        let ty = e.variable().and_then(|var| self.vars[var].ty.as_ref());
        ty.is_some_and(kinds::is_collection)
    }
}
