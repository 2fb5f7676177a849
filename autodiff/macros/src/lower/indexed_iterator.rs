//! Iterators over slices and ranges, represented by a length and indexed items.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprCall, ExprMethodCall, ExprRange};

use crate::ir::{Expr, ExprKind, Kind, Place, Proj};

use super::Lower;
use super::closure::Callable;
use super::iterators::Iterator;
use super::stmt::strip;
use super::type_ascription::path_argument;
use super::user_types::type_and_name;

/// An iterator whose items can be accessed in any order.
#[derive(Clone)]
pub(super) enum Source {
    /// The elements of a place: by reference, or by value.
    Elements {
        place: Place,
        mutable: bool,
        by_value: bool,
    },
    /// Parts of `size` elements.
    Parts {
        place: Place,
        mutable: bool,
        size: Expr,
        parts: Parts,
    },
    /// The range `a..b`, `a..=b` or `a..`.
    Count {
        start: Expr,
        end: Option<Expr>,
        inclusive: bool,
    },
    /// The items of a constant, which may be an array or a reference to one: its type determines the items.
    Constant(TokenStream),
    /// The same value, repeated without end.
    Repeat(Expr),
    /// The items, repeated without end, and their number.
    Cycle(Box<Source>, Expr),
    /// The counter that `enumerate` adds.
    Enumerate(Box<Source>),
    Zip(Box<Source>, Box<Source>),
    Map(Box<Source>, Callable),
    /// The values that the items refer to.
    ByValue(Box<Source>),
    /// The items in reverse order, with the index of the last item.
    Rev(Box<Source>, Expr),
    Skip(Box<Source>, Expr),
    Take(Box<Source>, Expr),
    StepBy(Box<Source>, Expr),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Parts {
    Windows,
    Exact,
    /// The last part may be shorter.
    Any,
    /// Counted from the end; the last part, at the start, may be shorter.
    Backward,
}

impl Source {
    /// The iterators that this one takes its items from.
    pub(super) fn beneath(&self) -> Vec<&Source> {
        match self {
            Source::Enumerate(inner)
            | Source::Map(inner, _)
            | Source::ByValue(inner)
            | Source::Rev(inner, _)
            | Source::Skip(inner, _)
            | Source::Take(inner, _)
            | Source::Cycle(inner, _)
            | Source::StepBy(inner, _) => vec![inner],
            Source::Zip(a, b) => vec![a, b],
            Source::Elements { .. }
            | Source::Parts { .. }
            | Source::Count { .. }
            | Source::Constant(_)
            | Source::Repeat(_) => vec![],
        }
    }

    /// True if the items are or contain `&mut`.
    pub(super) fn is_mutable(&self) -> bool {
        match self {
            Source::Elements { mutable, .. } | Source::Parts { mutable, .. } => *mutable,
            inner => inner.beneath().into_iter().any(Source::is_mutable),
        }
    }

    /// The values that the items refer to.
    fn by_value(self) -> Source {
        match self {
            Source::Elements { place, mutable: false, .. } => {
                Source::Elements { place, mutable: false, by_value: true }
            }
            other => Source::ByValue(Box::new(other)),
        }
    }

    /// True for a range with an end, perhaps with `map` adapters.
    pub(super) fn is_mapped_range(&self) -> bool {
        match self {
            Source::Count { end, .. } => end.is_some(),
            Source::Map(inner, _) => inner.is_mapped_range(),
            _ => false,
        }
    }
}

/// Makes the source of the iterator that a method or function returns.
type Items<C> = fn(&mut Lower, &C) -> Option<Source>;

/// An indexable iterator in the syntax.
enum Indexable<'e> {
    /// The name of an iterator.
    Named(Iterator),
    Method(&'e ExprMethodCall, Items<ExprMethodCall>),
    /// A range, with its start.
    Range(&'e ExprRange, &'e Syn),
    Function(&'e ExprCall, Items<ExprCall>),
}

impl Lower {
    /// The indexable iterator `e`. Its adapters are on slices and calls with a rule; if `trusted` is true, they may be on
    /// anything else too.
    fn indexable<'e>(&self, e: &'e Syn, trusted: bool) -> Option<Indexable<'e>> {
        if let Some(iterator) = self.iterator_of(e) {
            return Some(Indexable::Named(iterator));
        }
        match strip(e) {
            Syn::MethodCall(m) => {
                let items = self.items_of_list(m, trusted);
                let items = items.or_else(|| self.adapted_items(m, trusted))?;
                Some(Indexable::Method(m, items))
            }
            Syn::Range(r) => Some(Indexable::Range(r, r.start.as_deref()?)),
            Syn::Call(c) => Some(Indexable::Function(c, self.library_items(c)?)),
            _ => None,
        }
    }

    /// True if `e` is an indexable iterator.
    pub(super) fn is_source(&self, e: &Syn) -> bool {
        self.indexable(e, false).is_some()
    }

    /// True if `e` is an indexable iterator, or a value with elements that may be iterated over.
    pub(super) fn has_items(&self, e: &Syn) -> bool {
        self.is_source(e) || self.has_elements(e)
    }

    fn has_elements(&self, e: &Syn) -> bool {
        self.is_slice_like(e) || self.is_made(e)
    }

    /// The iterator that `m`, a method of a slice or vector, returns.
    fn items_of_list(&self, m: &ExprMethodCall, trusted: bool) -> Option<Items<ExprMethodCall>> {
        let listed = || trusted || self.has_elements(&m.receiver);
        let items: Items<ExprMethodCall> = match (m.method.to_string().as_str(), m.args.len()) {
            ("iter", 0) if listed() => |l, m| l.references_to(&m.receiver, false),
            ("iter_mut", 0) if listed() => |l, m| l.references_to(&m.receiver, true),
            ("windows", 1) if listed() => |l, m| l.parts_of(m, Parts::Windows),
            ("chunks_exact" | "chunks_exact_mut", 1) if listed() => {
                |l, m| l.parts_of(m, Parts::Exact)
            }
            ("chunks" | "chunks_mut", 1) if listed() => |l, m| l.parts_of(m, Parts::Any),
            ("rchunks" | "rchunks_mut", 1) if listed() => |l, m| l.parts_of(m, Parts::Backward),
            ("drain", 1) if trusted || self.takes_out(m) => {
                |l, m| l.made_elements(&Syn::MethodCall(m.clone()))
            }
            ("into_iter", 0) if trusted || self.has_items(&m.receiver) => {
                |l, m| l.source(&m.receiver)
            }
            _ => return None,
        };
        Some(items)
    }

    /// The iterator that the adapter `m` of another one returns.
    fn adapted_items(&self, m: &ExprMethodCall, trusted: bool) -> Option<Items<ExprMethodCall>> {
        let of = &*m.receiver;
        if !trusted && !self.is_source(of) {
            return None;
        }
        let items: Items<ExprMethodCall> = match (m.method.to_string().as_str(), m.args.len()) {
            ("enumerate", 0) => |l, m| Some(Source::Enumerate(Box::new(l.source(&m.receiver)?))),
            ("copied" | "cloned", 0) => |l, m| Some(l.source(&m.receiver)?.by_value()),
            ("map", 1) if self.is_callable(&m.args[0]) => |l, m| {
                let inner = Box::new(l.source(&m.receiver)?);
                Some(Source::Map(inner, l.callable(&m.args[0])?))
            },
            ("take", 1) => |l, m| l.by_number(m, Source::Take),
            // Items that these adapters skip are still evaluated, a peeked item is not evaluated again, and each
            // cycle begins with the closures in their first state.
            ("skip", 1) if !self.may_act(of) => |l, m| l.by_number(m, Source::Skip),
            ("step_by", 1) if !self.may_act(of) => |l, m| l.by_number(m, Source::StepBy),
            ("rev", 0) if !self.drops_acting(of) => |l, m| l.by_length(m, Source::Rev),
            _ if !self.looks(of) => return None,
            ("rev", 0) => |l, m| {
                l.prove_looking(&m.receiver);
                l.by_length(m, Source::Rev)
            },
            ("cycle", 0) => |l, m| {
                l.prove_looking(&m.receiver);
                l.by_length(m, Source::Cycle)
            },
            ("peekable", 0) => |l, m| {
                l.prove_looking(&m.receiver);
                l.source(&m.receiver)
            },
            // Only `std` knows how often it asks the left iterator after the end of the other one.
            ("zip", 1) if trusted || self.has_items(&m.args[0]) => {
                |l, m| l.zipped(&m.receiver, &m.args[0])
            }
            _ => return None,
        };
        Some(items)
    }

    /// The iterator that `iter::zip(a, b)`, `iter::repeat(x)`, … returns.
    fn library_items(&self, c: &ExprCall) -> Option<Items<ExprCall>> {
        let items: Items<ExprCall> = match (library_function(&c.func)?.as_str(), c.args.len()) {
            ("zip", 2) if self.looks(&c.args[0]) && c.args.iter().all(|a| self.has_items(a)) => {
                |l, c| l.zipped(&c.args[0], &c.args[1])
            }
            ("repeat", 1) => |l, c| l.repeated(c),
            ("once", 1) => |l, c| {
                let value = Box::new(l.repeated(c)?);
                Some(Source::Take(value, l.integer(1, c.span())))
            },
            ("repeat_with", 1) if self.is_callable(&c.args[0]) => |l, c| {
                let f = &c.args[0];
                l.source(&syn::parse_quote_spanned!(c.span()=> (0..).map(|_| (#f)())))
            },
            _ => return None,
        };
        Some(items)
    }

    /// The source of `e`, if it is an indexable iterator or a value with elements.
    pub(super) fn source(&mut self, e: &Syn) -> Option<Source> {
        let row = matches!(strip(e), Syn::MethodCall(m) if self.is_row(m));
        if !self.is_source(e) && (row || self.is_made(e)) {
            return self.made_elements(e);
        }
        match self.indexable(e, true) {
            Some(Indexable::Named(iterator)) => Some(self.rest_of(&iterator, e.span())),
            Some(Indexable::Method(m, items)) => items(self, m),
            Some(Indexable::Range(r, start)) => {
                let start = self.scalar(start)?;
                let start = self.steady(start);
                let end = match r.end.as_deref() {
                    Some(e) => {
                        let end = self.scalar(e)?;
                        Some(self.steady(end))
                    }
                    None => None,
                };
                let inclusive = matches!(r.limits, syn::RangeLimits::Closed(_));
                Some(Source::Count { start, end, inclusive })
            }
            Some(Indexable::Function(c, items)) => {
                if let Syn::Path(path) = strip(&c.func) {
                    self.presume_maker(path);
                }
                items(self, c)
            }
            None => self.slice_source(e),
        }
    }

    /// The elements of the slice, array or vector `e`.
    fn slice_source(&mut self, e: &Syn) -> Option<Source> {
        match strip(e) {
            Syn::MethodCall(m) => match (m.method.to_string().as_str(), m.args.len()) {
                ("as_slice", 0) => self.references_to(&m.receiver, false),
                ("as_mut_slice", 0) => self.references_to(&m.receiver, true),
                ("remainder" | "concat", 0) => self.made_elements(e),
                _ if self.is_copy_of_list(m) => self.made_elements(e),
                _ => None,
            },
            Syn::Reference(r) => {
                let place = self.slice_place(&r.expr)?;
                // A map or a set has no indexed elements.
                let kind = self.place_kind(&place);
                let whole = place.proj.iter().all(|proj| matches!(proj, Proj::Deref));
                if whole && matches!(kind.value(), Kind::Discrete) {
                    return None;
                }
                Some(Source::Elements { place, mutable: r.mutability.is_some(), by_value: false })
            }
            Syn::Path(_)
            | Syn::Field(_)
            | Syn::Array(_)
            | Syn::Macro(_)
            | Syn::Repeat(_)
            | Syn::Index(_) => {
                let alias = self.stands_for(e).is_some();
                if let Syn::Path(p) = strip(e)
                    && self.local(p).is_none()
                    && !alias
                {
                    if self.binding_of(p).is_some_and(|binding| binding.is_no_value().is_some()) {
                        return None;
                    }
                    return Some(Source::Constant(p.to_token_stream()));
                }
                let place = self.slice_place(e)?;
                let kind = self.place_kind(&place);
                let mutable = kind.is_mutable_ref();
                let by_value = !kind.is_ref() && !alias;
                let place = if by_value { self.own(place) } else { place };
                Some(Source::Elements { place, mutable, by_value })
            }
            _ => None,
        }
    }

    /// The value that `iter::repeat` and `iter::once` return.
    fn repeated(&mut self, c: &ExprCall) -> Option<Source> {
        let value = self.made_of(c, &c.args[0])?;
        Some(Source::Repeat(self.shareable(value)))
    }

    /// The value of `first`, of which the library function `c` makes an iterator. `c` may name its type.
    pub(super) fn made_of(&mut self, c: &ExprCall, first: &Syn) -> Option<Expr> {
        let Syn::Path(path) = strip(&c.func) else { return self.value(first) };
        self.presume_maker(path);
        match path_argument(path).map(|ty| self.ascribed(first, &ty)) {
            Some(told) => self.value(&told),
            None => self.value(first),
        }
    }

    /// Lowers `left.zip(right)`.
    fn zipped(&mut self, left: &Syn, right: &Syn) -> Option<Source> {
        self.prove_looking(left);
        let (left, right) = (self.source(left)?, self.source(right)?);
        Some(Source::Zip(Box::new(left), Box::new(right)))
    }

    /// References to the elements of the slice `e`.
    fn references_to(&mut self, e: &Syn, mutable: bool) -> Option<Source> {
        let place = self.slice_place(e)?;
        Some(Source::Elements { place, mutable, by_value: false })
    }

    /// Parts of a slice: `m` is `chunks(size)` or similar.
    fn parts_of(&mut self, m: &ExprMethodCall, parts: Parts) -> Option<Source> {
        let mutable = m.method.to_string().ends_with("_mut");
        let place = self.slice_place(&m.receiver)?;
        let size = self.scalar(&m.args[0])?;
        let size = self.spill("size", size);
        Some(Source::Parts { place, mutable, size, parts })
    }

    /// An adapter with a number: `skip(n)`.
    fn by_number(
        &mut self,
        m: &ExprMethodCall,
        adapter: fn(Box<Source>, Expr) -> Source,
    ) -> Option<Source> {
        let inner = self.source(&m.receiver)?;
        let n = self.scalar(&m.args[0])?;
        Some(adapter(Box::new(inner), self.steady(n)))
    }

    /// An adapter that depends on the number of items: `rev()`.
    fn by_length(
        &mut self,
        m: &ExprMethodCall,
        adapter: fn(Box<Source>, Expr) -> Source,
    ) -> Option<Source> {
        let inner = self.source(&m.receiver)?;
        let Some(length) = self.source_length(&inner, m.span()) else {
            let what = format!("`{}` of an iterator without end", m.method);
            return self.refused(m.span(), &what, "bound it");
        };
        Some(adapter(Box::new(inner), self.spill("length", length)))
    }

    /// The elements of the result of a call.
    fn made_elements(&mut self, e: &Syn) -> Option<Source> {
        let value = self.value(e)?;
        let (place, mutable, by_value) = match value.kind {
            ExprKind::Borrow { place, mutable } => (place, mutable, false),
            ExprKind::Read(place) => {
                let kind = self.place_kind(&place);
                (place, false, !kind.is_ref())
            }
            _ => (Place::var(self.spill_var("t", value), e.span()), false, true),
        };
        let place = self.pin(place);
        let place = if by_value { self.own(place) } else { place };
        Some(Source::Elements { place, mutable, by_value })
    }

    /// A bound that is evaluated once, before the loop.
    fn steady(&mut self, e: Expr) -> Expr {
        if self.is_constant(&e) { e } else { self.spill("bound", e) }
    }

    pub(super) fn slice_place(&mut self, e: &Syn) -> Option<Place> {
        let place = match self.stands_for(e) {
            Some(known) => Self::pointee(&known)?,
            None if matches!(strip(e), Syn::Call(_) | Syn::MethodCall(_)) => {
                let value = self.value(e)?;
                self.place_of(value)
            }
            None => self.place(e)?,
        };
        Some(self.pin(place))
    }
}

/// The name `zip` of `std::iter::zip`, `core::iter::zip`, `iter::zip`.
pub(super) fn library_function(f: &Syn) -> Option<String> {
    let Syn::Path(p) = strip(f) else { return None };
    let (of, name) = type_and_name(p)?;
    (of == "iter").then(|| name.to_string())
}

/// True if a path names a `const` or `static`, by Rust's naming convention.
pub(super) fn is_constant_name(path: &syn::ExprPath) -> bool {
    path.path.segments.last().is_some_and(|s| {
        let name = s.ident.to_string();
        name.starts_with(char::is_uppercase) && !name.contains(char::is_lowercase)
    })
}
