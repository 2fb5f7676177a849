//! The items of an iterator by their indices, and their number.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

use crate::ir::{Expr, ExprKind, Kind, Place, methods};

use super::Lower;
use super::indexed_iterator::{Parts, Source};

impl Lower {
    /// The number of items; `None` if the iterator is infinite.
    pub(super) fn source_length(&mut self, source: &Source, span: Span) -> Option<Expr> {
        Some(match source {
            Source::Enumerate(inner) | Source::Map(inner, _) | Source::ByValue(inner) => {
                return self.source_length(inner, span);
            }
            Source::Zip(a, b) => match (self.source_length(a, span), self.source_length(b, span)) {
                (Some(a), Some(b)) => self.method_on(a, "min", vec![b]),
                (one, None) | (None, one) => return one,
            },
            Source::Repeat(_) | Source::Cycle(..) | Source::Count { end: None, .. } => return None,
            Source::Count { start, end: Some(end), inclusive } => {
                let lib = &self.lib;
                let path = if *inclusive {
                    quote!(#lib::rt::count_inclusive)
                } else {
                    quote!(#lib::rt::count)
                };
                let args = vec![start.clone(), end.clone()];
                self.pure_call(path, args, Kind::Discrete, span)
            }
            Source::Elements { place, .. } => self.length_of(place, span),
            Source::Parts { place, size, parts, .. } => {
                let whole = self.length_of(place, span);
                match parts {
                    Parts::Windows => {
                        let one = self.integer(1, span);
                        let whole = self.binary_of(whole, syn::parse_quote!(+), one);
                        self.method_on(whole, "saturating_sub", vec![size.clone()])
                    }
                    Parts::Exact => self.binary_of(whole, syn::parse_quote!(/), size.clone()),
                    Parts::Any | Parts::Backward => {
                        self.method_on(whole, "div_ceil", vec![size.clone()])
                    }
                }
            }
            Source::Constant(constant) => {
                self.of_constant("items_of", constant, None, Kind::Discrete, span)
            }
            Source::Rev(_, length) => length.clone(),
            Source::Skip(inner, n) => {
                let whole = self.source_length(inner, span)?;
                self.method_on(whole, "saturating_sub", vec![n.clone()])
            }
            Source::Take(inner, n) => match self.source_length(inner, span) {
                Some(whole) => self.method_on(whole, "min", vec![n.clone()]),
                None => self.typed(n.clone(), &syn::parse_quote!(usize)),
            },
            Source::StepBy(inner, step) => {
                let whole = self.source_length(inner, span)?;
                self.method_on(whole, "div_ceil", vec![step.clone()])
            }
        })
    }

    /// Item number `at` of `source`. If `direct` is true, `at` is already the item of the range beneath.
    pub(super) fn item(
        &mut self,
        source: &Source,
        at: Expr,
        direct: bool,
        span: Span,
    ) -> Option<Expr> {
        Some(match source {
            Source::Count { .. } if direct => at,
            Source::Count { start, end, .. } => self.number(start, end.as_ref(), at, span),
            Source::Constant(constant) => {
                self.of_constant("item_of", constant, Some(at), Kind::Unknown, span)
            }
            Source::Repeat(value) => value.clone(),
            Source::Enumerate(inner) => {
                let item = self.item(inner, at.clone(), false, span)?;
                self.expr(ExprKind::Tuple(vec![at, item]), span)
            }
            Source::Zip(a, b) => {
                let a = self.item(a, at.clone(), false, span)?;
                let b = self.item(b, at, false, span)?;
                self.expr(ExprKind::Tuple(vec![a, b]), span)
            }
            Source::Map(inner, f) => {
                let item = self.item(inner, at, direct, span)?;
                let f = f.clone();
                self.apply(&f, vec![item], span)?
            }
            Source::ByValue(inner) => {
                let item = self.item(inner, at, direct, span)?;
                self.copied(item)?
            }
            Source::Rev(inner, length) => {
                let one = self.integer(1, span);
                let last = self.binary_of(length.clone(), syn::parse_quote!(-), one);
                self.item_at(inner, last, syn::parse_quote!(-), at)?
            }
            Source::Skip(inner, n) => self.item_at(inner, at, syn::parse_quote!(+), n.clone())?,
            Source::Cycle(inner, n) => self.item_at(inner, at, syn::parse_quote!(%), n.clone())?,
            Source::StepBy(inner, n) => self.item_at(inner, at, syn::parse_quote!(*), n.clone())?,
            Source::Take(inner, _) => self.item(inner, at, false, span)?,
            Source::Elements { place, mutable, by_value, .. } => {
                let place = place.clone().at(at);
                if *by_value {
                    return Some(self.handed_over(place, span));
                }
                self.expr(ExprKind::Borrow { mutable: *mutable, place }, span)
            }
            Source::Parts { place, mutable, size, parts } => {
                let (start, end) = self.part_bounds(place, *mutable, size, *parts, at);
                let place = place.clone().part(Some(start), Some(end));
                self.expr(ExprKind::Borrow { mutable: *mutable, place }, span)
            }
        })
    }

    /// The item of `source` whose number is `a op b`.
    fn item_at(&mut self, source: &Source, a: Expr, op: syn::BinOp, b: Expr) -> Option<Expr> {
        let span = a.span;
        let at = self.binary_of(a, op, b);
        let at = self.spill("i", at);
        self.item(source, at, false, span)
    }

    /// Number `at` of a range.
    fn number(&mut self, start: &Expr, end: Option<&Expr>, at: Expr, span: Span) -> Expr {
        let lib = &self.lib;
        let untold = |e: &Expr| matches!(e.kind, ExprKind::Constant(..));
        let (path, args) = match end.filter(|end| untold(start) && !untold(end)) {
            Some(end) => (quote!(#lib::rt::nth_before), vec![start.clone(), end.clone(), at]),
            None => (quote!(#lib::rt::nth), vec![start.clone(), at]),
        };
        self.pure_call(path, args, Kind::Discrete, span)
    }

    /// Generates `rt::name(constant, at)`.
    fn of_constant(
        &mut self,
        name: &str,
        constant: &TokenStream,
        at: Option<Expr>,
        kind: Kind,
        span: Span,
    ) -> Expr {
        let (lib, name) = (&self.lib, Ident::new(name, span));
        let path = quote_spanned!(span=> #lib::rt::#name);
        let constant = ExprKind::Constant(constant.clone(), Kind::Unknown);
        let mut args = vec![self.expr(constant, span)];
        args.extend(at);
        self.pure_call(path, args, kind, span)
    }

    /// An element or part passed by value. It is cloned if its type may not be `Copy`.
    pub(super) fn handed_over(&mut self, place: Place, span: Span) -> Expr {
        let kind = self.place_kind(&place);
        let read = self.expr(ExprKind::Read(place), span);
        match kind {
            Kind::Unknown | Kind::Seq(_) => self.method_on(read, "clone", vec![]),
            _ => read,
        }
    }

    /// The bounds of part number `at`.
    fn part_bounds(
        &mut self,
        place: &Place,
        mutable: bool,
        size: &Expr,
        parts: Parts,
        at: Expr,
    ) -> (Expr, Expr) {
        let span = at.span;
        let from = match parts {
            Parts::Windows => at,
            _ => self.binary_of(at, syn::parse_quote!(*), size.clone()),
        };
        if parts == Parts::Backward {
            let whole = self.length_of(place, span);
            let end = self.binary_of(whole, syn::parse_quote!(-), from);
            // A mutably borrowed slice cannot be asked for its length.
            let end = self.spill("end", end);
            return (self.method_on(end.clone(), "saturating_sub", vec![size.clone()]), end);
        }
        let mut end = self.binary_of(from.clone(), syn::parse_quote!(+), size.clone());
        if parts == Parts::Any {
            let whole = self.length_of(place, span);
            end = self.method_on(end, "min", vec![whole]);
            if mutable {
                end = self.spill("end", end);
            }
        }
        (from, end)
    }

    /// Returns `*item`.
    pub(super) fn copied(&mut self, item: Expr) -> Option<Expr> {
        let span = item.span;
        match Self::pointee(&item) {
            Some(place) => Some(self.expr(ExprKind::Read(place), span)),
            None => self.refused(span, "`copied` here", "use `map(|x| *x)`"),
        }
    }

    /// The length of a value used as a slice.
    pub(super) fn length_of(&mut self, place: &Place, span: Span) -> Expr {
        let read = self.expr(ExprKind::Read(place.clone()), span);
        let mut length = self.method_on(read, "len", vec![]);
        if let ExprKind::Method { generics, .. } = &mut length.kind {
            *generics = methods::of_slice();
        }
        length
    }

    pub(super) fn method_on(&mut self, receiver: Expr, name: &str, args: Vec<Expr>) -> Expr {
        let span = receiver.span;
        let method = Ident::new(name, span);
        let receiver = Box::new(receiver);
        let generics = Default::default();
        self.expr(ExprKind::Method { receiver, method, generics, args }, span)
    }

    pub(super) fn binary_of(&mut self, a: Expr, op: syn::BinOp, b: Expr) -> Expr {
        let span = a.span;
        self.expr(ExprKind::Binary(Box::new(a), op, Box::new(b)), span)
    }
}
