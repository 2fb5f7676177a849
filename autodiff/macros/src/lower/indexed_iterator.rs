//! Iterators over slices and ranges, represented by a length and indexed items.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::Expr as Syn;
use syn::spanned::Spanned;

use crate::ir::{Expr, ExprKind, Kind, Place, Proj};

use super::Lower;
use super::closure::Callable;
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

    /// True for a range with an end, perhaps with `map` adapters.
    pub(super) fn is_mapped_range(&self) -> bool {
        match self {
            Source::Count { end, .. } => end.is_some(),
            Source::Map(inner, _) => inner.is_mapped_range(),
            _ => false,
        }
    }
}

impl Lower {
    /// True if `e` is an iterator that `source` understands.
    pub(super) fn is_source(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::MethodCall(m) => {
                let name = m.method.to_string();
                match (name.as_str(), m.args.len()) {
                    ("iter" | "iter_mut", 0)
                    | (
                        "chunks_exact" | "chunks_exact_mut" | "chunks" | "chunks_mut" | "rchunks"
                        | "rchunks_mut" | "windows",
                        1,
                    ) => self.is_slice_like(&m.receiver) || self.is_made(&m.receiver),
                    ("drain", 1) => self.takes_out(m),
                    ("clone", 0) => self.iterator_of(&m.receiver).is_some(),
                    ("into_iter", 0) => {
                        self.is_source(&m.receiver)
                            || self.is_slice_like(&m.receiver)
                            || self.is_made(&m.receiver)
                    }
                    ("enumerate" | "copied" | "cloned", 0) | ("take", 1) => {
                        self.is_source(&m.receiver)
                    }
                    ("rev", 0) => {
                        self.is_source(&m.receiver)
                            && (!self.drops_acting(&m.receiver) || self.looks(&m.receiver))
                    }
                    // Items that these adapters skip are still evaluated, a peeked item is not evaluated again, and each
                    // cycle begins with the closures in their first state.
                    ("skip" | "step_by", 1) => {
                        self.is_source(&m.receiver) && !self.may_act(&m.receiver)
                    }
                    ("peekable" | "cycle", 0) => {
                        self.is_source(&m.receiver) && self.looks(&m.receiver)
                    }
                    // Only `std` knows how often it asks the left iterator after the end of the other one.
                    ("zip", 1) => {
                        let other = &m.args[0];
                        self.is_source(&m.receiver)
                            && self.looks(&m.receiver)
                            && (self.is_source(other)
                                || self.is_slice_like(other)
                                || self.is_made(other))
                    }
                    ("map", 1) => self.is_source(&m.receiver) && self.is_callable(&m.args[0]),
                    _ => false,
                }
            }
            Syn::Range(r) => r.start.is_some(),
            Syn::Call(c) => match library_function(&c.func).as_deref() {
                Some("zip") => {
                    c.args.len() == 2
                        && self.looks(&c.args[0])
                        && c.args.iter().all(|a| self.is_source(a) || self.is_slice_like(a))
                }
                Some("repeat" | "once") => c.args.len() == 1,
                Some("repeat_with") => c.args.len() == 1 && self.is_callable(&c.args[0]),
                _ => false,
            },
            Syn::Path(_) => self.iterator_of(e).is_some(),
            _ => false,
        }
    }

    /// The source of `e`, if it is an indexable iterator.
    pub(super) fn source(&mut self, e: &Syn) -> Option<Source> {
        let row = matches!(strip(e), Syn::MethodCall(m) if self.is_row(m));
        if !self.is_source(e) && (row || self.is_made(e)) {
            return self.made_elements(e);
        }
        if let Some(iterator) = self.iterator_of(e) {
            return Some(self.rest_of(&iterator, e.span()));
        }
        match strip(e) {
            Syn::MethodCall(m) => self.method_source(m),
            Syn::Range(r) => {
                let start = self.scalar(r.start.as_deref()?)?;
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
            Syn::Call(c) => self.library_source(c),
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

    /// Lowers `iter::zip(a, b)`, `iter::repeat(x)`, …
    fn library_source(&mut self, c: &syn::ExprCall) -> Option<Source> {
        let (name, first) = (library_function(&c.func)?, c.args.first()?);
        if let Syn::Path(path) = strip(&c.func) {
            self.presume_maker(path);
        }
        if name == "zip" {
            return self.zipped(first, c.args.get(1)?);
        }
        if name == "repeat_with" {
            let count = syn::parse_quote_spanned!(c.span()=> (0..).map(|_| (#first)()));
            return self.source(&count);
        }
        let told = match strip(&c.func) {
            Syn::Path(p) => path_argument(p),
            _ => None,
        };
        let told = told.map(|ty| self.ascribed(first, &ty));
        let value = self.value(told.as_ref().unwrap_or(first))?;
        let value = Source::Repeat(self.shareable(value));
        Some(match name.as_str() {
            "repeat" => value,
            "once" => Source::Take(Box::new(value), self.integer(1, c.span())),
            _ => return None,
        })
    }

    /// Lowers `left.zip(right)`.
    fn zipped(&mut self, left: &Syn, right: &Syn) -> Option<Source> {
        self.prove_looking(left);
        let (left, right) = (self.source(left)?, self.source(right)?);
        Some(Source::Zip(Box::new(left), Box::new(right)))
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

    fn method_source(&mut self, m: &syn::ExprMethodCall) -> Option<Source> {
        let name = m.method.to_string();
        let mutable = name.ends_with("_mut");
        match (name.as_str(), m.args.first()) {
            ("iter" | "iter_mut", None) => {
                let place = self.slice_place(&m.receiver)?;
                Some(Source::Elements { place, mutable, by_value: false })
            }
            ("into_iter", None) => self.source(&m.receiver),
            ("peekable", None) => {
                self.prove_looking(&m.receiver);
                self.source(&m.receiver)
            }
            ("as_slice" | "as_mut_slice", None) => {
                let place = self.slice_place(&m.receiver)?;
                Some(Source::Elements { place, mutable: name == "as_mut_slice", by_value: false })
            }
            (
                "chunks_exact" | "chunks_exact_mut" | "chunks" | "chunks_mut" | "rchunks"
                | "rchunks_mut" | "windows",
                Some(size),
            ) => {
                let place = self.slice_place(&m.receiver)?;
                let size = self.scalar(size)?;
                let size = self.spill("size", size);
                let parts = match name.as_str() {
                    "windows" => Parts::Windows,
                    "chunks" | "chunks_mut" => Parts::Any,
                    "rchunks" | "rchunks_mut" => Parts::Backward,
                    _ => Parts::Exact,
                };
                Some(Source::Parts { place, mutable, size, parts })
            }
            ("drain", Some(_)) | ("remainder" | "concat", None) => {
                self.made_elements(&Syn::MethodCall(m.clone()))
            }
            _ if self.is_copy_of_list(m) => self.made_elements(&Syn::MethodCall(m.clone())),
            ("zip", Some(_)) if !self.looks(&m.receiver) => None,
            ("zip", Some(other)) => self.zipped(&m.receiver, other),
            (
                "enumerate" | "copied" | "cloned" | "rev" | "cycle" | "skip" | "take" | "step_by"
                | "map",
                arg,
            ) => {
                if name == "cycle" || name == "rev" && self.drops_acting(&m.receiver) {
                    self.prove_looking(&m.receiver);
                }
                let inner = self.source(&m.receiver)?;
                self.adapted(inner, &name, arg, m.span())
            }
            _ => None,
        }
    }

    /// Lowers `inner.name(arg)`.
    pub(super) fn adapted(
        &mut self,
        inner: Source,
        name: &str,
        arg: Option<&Syn>,
        span: Span,
    ) -> Option<Source> {
        let inner = Box::new(inner);
        Some(match (name, arg) {
            ("enumerate", None) => Source::Enumerate(inner),
            ("copied" | "cloned", None) => match *inner {
                Source::Elements { place, mutable: false, .. } => {
                    Source::Elements { place, mutable: false, by_value: true }
                }
                other => Source::ByValue(Box::new(other)),
            },
            ("rev" | "cycle", None) => {
                let Some(length) = self.source_length(&inner, span) else {
                    let what = format!("`{name}` of an iterator without end");
                    return self.refused(span, &what, "bound it");
                };
                let length = self.spill("length", length);
                match name {
                    "rev" => Source::Rev(inner, length),
                    _ => Source::Cycle(inner, length),
                }
            }
            ("skip" | "take" | "step_by", Some(n)) => {
                let n = self.scalar(n)?;
                let n = self.steady(n);
                match name {
                    "skip" => Source::Skip(inner, n),
                    "take" => Source::Take(inner, n),
                    _ => Source::StepBy(inner, n),
                }
            }
            ("map", Some(f)) => Source::Map(inner, self.callable(f)?),
            _ => return None,
        })
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
