//! `for` loops, and the slice methods that are loops.

use proc_macro2::{Ident, Span};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr as Syn, Pat};

use crate::ir::{Activity, Expr, ExprKind, Kind, Place, Proj, Role, StmtKind, VarId};

use super::Lower;
use super::control::Body;
use super::stmt::strip;

/// What a loop over slices runs through.
enum Source {
    /// The elements of a place: by reference, or by value.
    Elements {
        place: Place,
        mutable: bool,
        by_value: bool,
        /// Of an array that the loop takes as a whole, by value: a copy, if the array is `Copy`.
        copy: bool,
    },
    /// Parts of `size` elements, `step` apart.
    Parts {
        place: Place,
        mutable: bool,
        size: Expr,
        windows: bool,
    },
    /// The counter that `enumerate` adds.
    Enumerate(Box<Source>),
    Zip(Box<Source>, Box<Source>),
    /// `a..` or `a..b` beside slices.
    Count {
        start: Expr,
        end: Option<Expr>,
    },
}

impl Lower {
    /// Gives the flag that guards what follows, if a jump may cross the loop.
    pub(super) fn for_loop(&mut self, f: &syn::ExprForLoop) -> Option<VarId> {
        let span = f.span();
        if self.is_range(&f.expr) || self.is_const(&f.expr) {
            return self.counted_loop(f);
        }
        let Some(source) = self.source(&f.expr) else {
            self.diag.refuse(
                f.expr.span(),
                "a loop over this iterator",
                "loop over an index range, a slice, or `iter`, `iter_mut`, `enumerate`, `zip`, `chunks_exact`, \
                 `windows` of slices",
            );
            return None;
        };
        if self.changes_copied(&source, &f.body) {
            self.diag.refuse(
                f.expr.span(),
                "a loop over a copy of an array that the body may change",
                "loop over the indices, or over a reference to an array of its own",
            );
            return None;
        }
        let mut length = None;
        self.length(&source, &mut length, span);
        let Some(end) = length else {
            self.diag.refuse(span, "a loop without an end", "bound the range");
            return None;
        };
        let end = self.spill("length", end);
        let start = self.integer(0, span);
        let iter = ExprKind::Range {
            start: Some(Box::new(start)),
            end: Some(Box::new(end)),
            inclusive: false,
        };
        let iter = self.expr(iter, span);
        let mut pattern = Default::default();
        let context = self.open_loop(f.label.as_ref(), &f.body, false, None, span);
        let (body, context) = self.loop_body(context, |l| {
            let index = l.names.fresh("i", span);
            let var = l.declare(&index, None, Role::Bound);
            l.vars[var].kind = Kind::Discrete;
            pattern = l.vars[var].name.to_token_stream();
            l.items(&f.pat, source, var, span);
            l.tail_statements(&f.body.stmts, None, Body::Loop);
        });
        let (running, jumped) = Self::flag_of(&context);
        let id = self.fresh_id();
        self.push(StmtKind::For { pattern, iter, body, running, id }, span);
        jumped
    }

    /// A loop over a range, or over items that carry no derivative.
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
        let (running, jumped) = Self::flag_of(&context);
        let id = self.fresh_id();
        self.push(StmtKind::For { pattern, iter, body, running, id }, f.span());
        jumped
    }

    fn is_range(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Range(_) => true,
            Syn::MethodCall(m) if m.method == "rev" || m.method == "step_by" => {
                self.is_range(&m.receiver)
            }
            _ => false,
        }
    }

    /// Whether `e` only reads what is `Const` and cannot change.
    fn is_const(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => self.local(p).is_some_and(|var| {
                let v = &self.vars[var];
                let is_const = match v.role {
                    Role::Param(activity) => activity == Activity::Const,
                    Role::Bound => !matches!(v.kind, Kind::Discrete),
                    Role::Local => false,
                };
                is_const && !v.declared_mut && !v.kind.is_mutable_ref()
            }),
            Syn::Reference(r) => r.mutability.is_none() && self.is_const(&r.expr),
            Syn::Field(f) => self.is_const(&f.base),
            Syn::Index(i) => self.is_const(&i.expr),
            Syn::MethodCall(m) => {
                crate::methods::is_pure(&m.method.to_string())
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

    /// Whether `source` is a copy of an array that is changeable and occurs in `body`.
    fn changes_copied(&self, source: &Source, body: &syn::Block) -> bool {
        match source {
            Source::Enumerate(inner) => self.changes_copied(inner, body),
            Source::Zip(a, b) => self.changes_copied(a, body) || self.changes_copied(b, body),
            Source::Elements { place, copy: true, .. } => {
                let root = self.root(place);
                self.vars[root].declared_mut
                    && self.rename(body.to_token_stream()).1.contains(&root)
            }
            _ => false,
        }
    }

    fn source(&mut self, e: &Syn) -> Option<Source> {
        match strip(e) {
            Syn::MethodCall(m) => self.method_source(m),
            Syn::Range(r) => {
                let start = self.scalar(r.start.as_deref()?)?;
                let end = match r.end.as_deref() {
                    Some(e) => Some(self.scalar(e)?),
                    None => None,
                };
                let start =
                    if self.is_constant(&start) { start } else { self.spill("start", start) };
                (!matches!(r.limits, syn::RangeLimits::Closed(_)))
                    .then_some(Source::Count { start, end })
            }
            Syn::Reference(r) => {
                let place = self.slice_place(&r.expr)?;
                let mutable = r.mutability.is_some();
                Some(Source::Elements { place, mutable, by_value: false, copy: false })
            }
            Syn::Path(_) | Syn::Field(_) => {
                let place = self.slice_place(e)?;
                let kind = crate::kinds::of_place(&place, &self.vars, &self.generics);
                let mutable = kind.is_mutable_ref();
                let by_value = !kind.is_ref();
                Some(Source::Elements { place, mutable, by_value, copy: by_value })
            }
            _ => None,
        }
    }

    fn method_source(&mut self, m: &syn::ExprMethodCall) -> Option<Source> {
        let name = m.method.to_string();
        let mutable = name.ends_with("_mut");
        match (name.as_str(), m.args.first()) {
            ("iter" | "iter_mut", None) => {
                let place = self.slice_place(&m.receiver)?;
                Some(Source::Elements { place, mutable, by_value: false, copy: false })
            }
            ("chunks_exact" | "chunks_exact_mut" | "windows", Some(size)) => {
                let place = self.slice_place(&m.receiver)?;
                let size = self.scalar(size)?;
                let size = self.spill("size", size);
                Some(Source::Parts { place, mutable, size, windows: name == "windows" })
            }
            ("enumerate", None) => Some(Source::Enumerate(Box::new(self.source(&m.receiver)?))),
            ("zip", Some(other)) => {
                let first = self.source(&m.receiver)?;
                let second = self.source(other)?;
                Some(Source::Zip(Box::new(first), Box::new(second)))
            }
            ("copied" | "cloned", None) => match self.source(&m.receiver)? {
                Source::Elements { place, mutable: false, .. } => {
                    Some(Source::Elements { place, mutable: false, by_value: true, copy: false })
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn slice_place(&mut self, e: &Syn) -> Option<Place> {
        let place = self.place(e)?;
        Some(self.pin(place))
    }

    /// The smaller of `length` and the number of items of `source`.
    fn length(&mut self, source: &Source, length: &mut Option<Expr>, span: Span) {
        let count = match source {
            Source::Enumerate(inner) => return self.length(inner, length, span),
            Source::Zip(a, b) => {
                self.length(a, length, span);
                return self.length(b, length, span);
            }
            Source::Count { end: None, .. } => return,
            Source::Count { start, end: Some(end) } => {
                self.method_on(end.clone(), "saturating_sub", vec![start.clone()])
            }
            Source::Elements { place, .. } => self.length_of(place, span),
            Source::Parts { place, size, windows, .. } => {
                let whole = self.length_of(place, span);
                if *windows {
                    let one = self.integer(1, span);
                    let whole = self.binary_of(whole, syn::parse_quote!(+), one);
                    self.method_on(whole, "saturating_sub", vec![size.clone()])
                } else {
                    self.binary_of(whole, syn::parse_quote!(/), size.clone())
                }
            }
        };
        *length = Some(match length.take() {
            None => count,
            Some(other) => self.method_on(other, "min", vec![count]),
        });
    }

    fn length_of(&mut self, place: &Place, span: Span) -> Expr {
        let read = self.expr(ExprKind::Read(place.clone()), span);
        self.method_on(read, "len", vec![])
    }

    fn method_on(&mut self, receiver: Expr, name: &str, args: Vec<Expr>) -> Expr {
        let span = receiver.span;
        let method = Ident::new(name, span);
        let receiver = Box::new(receiver);
        let generics = Default::default();
        self.expr(ExprKind::Method { receiver, method, generics, args }, span)
    }

    fn binary_of(&mut self, a: Expr, op: syn::BinOp, b: Expr) -> Expr {
        let span = a.span;
        self.expr(ExprKind::Binary(Box::new(a), op, Box::new(b)), span)
    }

    /// Binds the items of one pass.
    fn items(&mut self, pat: &Pat, source: Source, index: VarId, span: Span) {
        match source {
            Source::Enumerate(inner) => match two(pat) {
                Some((counter, rest)) => {
                    let value = self.read(index, span);
                    self.bind(counter, None, value);
                    self.items(rest, *inner, index, span);
                }
                None => self.not_a_pair(pat),
            },
            Source::Zip(a, b) => match two(pat) {
                Some((first, second)) => {
                    self.items(first, *a, index, span);
                    self.items(second, *b, index, span);
                }
                None => self.not_a_pair(pat),
            },
            Source::Count { start, .. } => {
                let at = self.read(index, span);
                let value = self.binary_of(start, syn::parse_quote!(+), at);
                self.bind(pat, None, value);
            }
            Source::Elements { mut place, mutable, by_value, .. } => {
                place.proj.push(Proj::Index(Box::new(self.read(index, span))));
                let kind = if by_value {
                    ExprKind::Read(place)
                } else {
                    ExprKind::Borrow { mutable, place }
                };
                let item = self.expr(kind, span);
                self.bind(pat, None, item);
            }
            Source::Parts { mut place, mutable, size, windows } => {
                let at = self.read(index, span);
                let start = if windows {
                    at
                } else {
                    self.binary_of(at, syn::parse_quote!(*), size.clone())
                };
                let end = self.binary_of(start.clone(), syn::parse_quote!(+), size);
                place.proj.push(Proj::Part(Some(Box::new(start)), Some(Box::new(end))));
                let item = self.expr(ExprKind::Borrow { mutable, place }, span);
                self.bind(pat, None, item);
            }
        }
    }

    fn not_a_pair(&mut self, pat: &Pat) {
        self.diag.refuse(pat.span(), "this pattern of a loop", "take the items apart: `(a, b)`");
    }

    /// `a.fill(v)`, `a.copy_from_slice(b)`, `a.swap(i, j)`; other methods are kept as they are.
    pub(super) fn method_statement(&mut self, m: &syn::ExprMethodCall) -> Option<()> {
        let span = m.span();
        match (m.method.to_string().as_str(), m.args.len()) {
            ("fill", 1) => {
                let value = self.scalar(&m.args[0])?;
                let value = self.spill("value", value);
                let place = self.slice_place(&m.receiver)?;
                self.elementwise(place, span, |_, _| value);
            }
            ("copy_from_slice" | "clone_from_slice", 1) => {
                let from = match strip(&m.args[0]) {
                    Syn::Reference(r) => self.slice_place(&r.expr)?,
                    e => self.slice_place(e)?,
                };
                let place = self.slice_place(&m.receiver)?;
                let lengths = [self.length_of(&place, span), self.length_of(&from, span)];
                let [a, b] = lengths.map(|l| self.spill("length", l));
                let (a, b) = (self.name_of(&a), self.name_of(&b));
                let check = quote!(::core::assert_eq!(#a, #b, "copy_from_slice: lengths differ"));
                let check =
                    ExprKind::Opaque { tokens: check, vars: vec![], readonly: true, what: "" };
                let check = self.expr(check, span);
                self.push(StmtKind::Effect(check), span);
                self.elementwise(place, span, |l, index| {
                    let mut from = from.clone();
                    from.proj.push(Proj::Index(Box::new(l.read(index, span))));
                    l.expr(ExprKind::Read(from), span)
                });
            }
            ("swap", 2) => {
                let base = self.slice_place(&m.receiver)?;
                let places = [0, 1].map(|k| {
                    let index = self.scalar(&m.args[k])?;
                    let index = self.spill("at", index);
                    let mut place = base.clone();
                    place.proj.push(Proj::Index(Box::new(index)));
                    Some(place)
                });
                let [Some(a), Some(b)] = places else { return None };
                let read = self.expr(ExprKind::Read(a.clone()), span);
                let kept = self.spill("t", read);
                let value = self.expr(ExprKind::Read(b.clone()), span);
                self.push(StmtKind::Assign { place: a, op: None, value }, span);
                self.push(StmtKind::Assign { place: b, op: None, value: kept }, span);
            }
            _ => {
                let effect = self.value(&Syn::MethodCall(m.clone()))?;
                self.push(StmtKind::Effect(effect), span);
            }
        }
        Some(())
    }

    fn name_of(&self, read: &Expr) -> Ident {
        match &read.kind {
            ExprKind::Read(place) => self.vars[place.base].name.clone(),
            _ => Ident::new("_", read.span),
        }
    }

    /// `for i in 0..place.len() { place[i] = value(i) }`
    fn elementwise(
        &mut self,
        place: Place,
        span: Span,
        value: impl FnOnce(&mut Self, VarId) -> Expr,
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
            let value = value(l, var);
            let mut place = place;
            place.proj.push(Proj::Index(Box::new(l.read(var, span))));
            l.push(StmtKind::Assign { place, op: None, value }, span);
        });
        let id = self.fresh_id();
        self.push(StmtKind::For { pattern, iter, body, running: None, id }, span);
    }
}

fn two(pat: &Pat) -> Option<(&Pat, &Pat)> {
    match pat {
        Pat::Tuple(t) if t.elems.len() == 2 => Some((&t.elems[0], &t.elems[1])),
        Pat::Paren(p) => two(&p.pat),
        _ => None,
    }
}
