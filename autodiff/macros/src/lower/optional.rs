//! What a slice may have or not: `if let [first, rest @ ..] = x`, `while let Some((last, rest)) = x.split_last()`,
//! `x.get(i).copied().unwrap_or(0.0)`.
//!
//! Whether it is there is a comparison with the length; what it is, an element or a part.

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, Pat};

use crate::ir::{Expr, ExprKind, Kind, Place, Proj, StmtKind};
use crate::kinds;

use super::Lower;
use super::closure::Callable;
use super::stmt::strip;

/// What a pattern is on.
pub(super) enum Subject {
    /// A slice or array: whether it is behind a reference, and whether that is mutable.
    Slice {
        place: Place,
        reference: Option<bool>,
    },
    Optional(Box<Optional>),
}

/// An `Option` of what a slice has.
pub(super) struct Optional {
    place: Place,
    mutable: bool,
    what: What,
    then: Vec<Then>,
}

enum What {
    First,
    Last,
    At(Expr),
    Part(Option<Expr>, Option<Expr>),
    SplitFirst,
    SplitLast,
}

/// What is done with it, if it is there.
enum Then {
    Copied,
    Map(Callable),
}

/// The elements of a slice pattern before and after its `..`.
struct Ends<'p> {
    before: Vec<&'p Pat>,
    /// The name that `..` is bound to, if it has one.
    rest: Option<Option<&'p syn::PatIdent>>,
    after: Vec<&'p Pat>,
}

impl<'p> Ends<'p> {
    fn of(s: &'p syn::PatSlice) -> Self {
        let mut ends = Self { before: vec![], rest: None, after: vec![] };
        for pat in &s.elems {
            match (pat, &mut ends.rest) {
                (Pat::Rest(_), rest) => *rest = Some(None),
                (Pat::Ident(p), rest)
                    if p.subpat.as_ref().is_some_and(|(_, sub)| matches!(**sub, Pat::Rest(_))) =>
                {
                    *rest = Some(Some(p));
                }
                (pat, None) => ends.before.push(pat),
                (pat, Some(_)) => ends.after.push(pat),
            }
        }
        ends
    }

    fn elements(&self) -> usize {
        self.before.len() + self.after.len()
    }
}

impl Lower {
    /// What `patterns` are on, if it is something that a slice may have and all of them are understood.
    pub(super) fn subject(&mut self, e: &Syn, patterns: &[&Pat]) -> Option<Subject> {
        if patterns.iter().all(|p| is_option_pattern(p)) {
            let optional = self.is_optional(e).then(|| self.optional(e))?;
            return optional.map(|o| Subject::Optional(Box::new(o)));
        }
        let slices = patterns.iter().any(|p| matches!(p, Pat::Slice(_)));
        if !slices || !patterns.iter().all(|p| is_slice_pattern(p)) {
            return None;
        }
        let start = self.statements();
        let subject = self.slice_subject(e);
        if subject.is_none() {
            self.split_off(start);
        }
        subject
    }

    fn slice_subject(&mut self, e: &Syn) -> Option<Subject> {
        let e = strip(e);
        if !matches!(
            e,
            Syn::Path(_) | Syn::Reference(_) | Syn::Index(_) | Syn::Field(_) | Syn::Unary(_)
        ) {
            return None;
        }
        let value = self.value(e)?;
        let (place, reference) = match &value.kind {
            ExprKind::Borrow { place, mutable } => (place.clone(), Some(*mutable)),
            ExprKind::Read(place) => match kinds::of_place(place, &self.vars, &self.generics) {
                Kind::Ref { mutable, to } if matches!(*to, Kind::Seq(_)) => {
                    (place.clone(), Some(mutable))
                }
                Kind::Seq(_) => (place.clone(), None),
                _ => return None,
            },
            _ => return None,
        };
        Some(Subject::Slice { place: self.pin(place), reference })
    }

    /// The arms of a `match` on `subject`, one after the other; the last one is what is left.
    pub(super) fn cases(
        &mut self,
        subject: &Subject,
        arms: &[syn::Arm],
        body: &dyn Fn(&mut Self, &Syn),
    ) {
        let Some((arm, others)) = arms.split_first() else { return };
        let span = arm.pat.span();
        let this = |l: &mut Self| {
            l.bind_case(subject, &arm.pat, span);
            body(l, &arm.body);
        };
        if others.is_empty() {
            let block = self.in_block(this);
            return self.push(StmtKind::Scope(block), span);
        }
        let cond = self.matches(subject, &arm.pat, span);
        let then = self.in_block(this);
        let otherwise = self.in_block(|l| l.cases(subject, others, body));
        self.push(StmtKind::If { cond, then, otherwise }, span);
    }

    /// Whether `pat` matches.
    pub(super) fn matches(&mut self, subject: &Subject, pat: &Pat, span: Span) -> Expr {
        match (subject, pat) {
            (Subject::Slice { place, .. }, Pat::Slice(s)) => {
                let ends = Ends::of(s);
                let length = self.length_of(place, span);
                let wanted = self.integer(ends.elements(), span);
                let op = match ends.rest {
                    Some(_) => syn::parse_quote!(>=),
                    None => syn::parse_quote!(==),
                };
                let cond = self.binary_of(length, op, wanted);
                self.spill("matches", cond)
            }
            (Subject::Optional(optional), Pat::TupleStruct(_)) => self.present(optional, span),
            (Subject::Optional(optional), Pat::Ident(p)) if p.ident == "None" => {
                let present = self.present(optional, span);
                self.negated(present, span)
            }
            _ => self.truth(true, span),
        }
    }

    /// Binds the names of `pat`, which matches.
    pub(super) fn bind_case(&mut self, subject: &Subject, pat: &Pat, span: Span) {
        match (subject, pat) {
            (Subject::Slice { place, reference }, Pat::Slice(s)) => {
                self.bind_slice(place, *reference, s, span);
            }
            (Subject::Slice { place, reference }, Pat::Ident(p)) => {
                self.bind_part(&Pat::Ident(p.clone()), place.clone(), *reference, span);
            }
            (Subject::Optional(optional), Pat::TupleStruct(t)) => {
                if let Some(value) = self.held(optional, span) {
                    self.bind(&t.elems[0], None, value);
                }
            }
            _ => {}
        }
    }

    /// Binds the elements and the rest of a slice to the parts of a pattern that matches it.
    pub(super) fn bind_slice(
        &mut self,
        place: &Place,
        reference: Option<bool>,
        pattern: &syn::PatSlice,
        span: Span,
    ) {
        let ends = Ends::of(pattern);
        for (i, pat) in ends.before.iter().enumerate() {
            let at = self.integer(i, span);
            self.bind_element(place, at, reference, pat);
        }
        if let Some(Some(p)) = ends.rest {
            let start = self.integer(ends.before.len(), span);
            let end =
                (!ends.after.is_empty()).then(|| self.last_but(place, ends.after.len(), span));
            let mut part = place.clone();
            part.proj.push(Proj::Part(Some(Box::new(start)), end.map(Box::new)));
            let mut plain = p.clone();
            plain.subpat = None;
            let shared = if p.by_ref.is_some() { Some(p.mutability.is_some()) } else { reference };
            if shared.is_none() {
                return self.diag.refuse(
                    p.ident.span(),
                    "the rest of an array that is taken apart by value",
                    "take apart a reference to it, or use its elements by index",
                );
            }
            self.bind_part(&Pat::Ident(plain), part, shared, span);
        }
        for (i, pat) in ends.after.iter().enumerate() {
            let at = self.last_but(place, ends.after.len() - i, span);
            self.bind_element(place, at, reference, pat);
        }
    }

    fn bind_element(&mut self, place: &Place, at: Expr, reference: Option<bool>, pat: &Pat) {
        let mut element = place.clone();
        element.proj.push(Proj::Index(Box::new(at)));
        self.bind_part(pat, element, reference, pat.span());
    }

    /// `place.len() - n`: the number of an element counted from the end.
    fn last_but(&mut self, place: &Place, n: usize, span: Span) -> Expr {
        let length = self.length_of(place, span);
        let n = self.integer(n, span);
        self.binary_of(length, syn::parse_quote!(-), n)
    }

    /// Whether `e` is an `Option` that `optional` understands.
    pub(super) fn is_optional(&self, e: &Syn) -> bool {
        let Syn::MethodCall(m) = strip(e) else { return false };
        match (m.method.to_string().as_str(), m.args.first()) {
            ("copied" | "cloned", None) => self.is_optional(&m.receiver),
            ("map", Some(f)) => self.is_optional(&m.receiver) && self.is_callable(f),
            ("split_first" | "split_last" | "split_first_mut" | "split_last_mut", None) => {
                self.is_slice_like(&m.receiver)
            }
            ("first" | "last" | "first_mut" | "last_mut", None) => {
                self.is_slice_like(&m.receiver) && !self.is_const(&m.receiver)
            }
            ("get" | "get_mut", Some(at)) => {
                self.is_slice_like(&m.receiver)
                    && !self.is_const(&m.receiver)
                    && !matches!(strip(at), Syn::Reference(_))
            }
            _ => false,
        }
    }

    fn optional(&mut self, e: &Syn) -> Option<Optional> {
        let Syn::MethodCall(m) = strip(e) else { return None };
        let name = m.method.to_string();
        match (name.as_str(), m.args.first()) {
            ("copied" | "cloned", None) => {
                let mut optional = self.optional(&m.receiver)?;
                optional.then.push(Then::Copied);
                return Some(optional);
            }
            ("map", Some(f)) => {
                let mut optional = self.optional(&m.receiver)?;
                let f = self.callable(f)?;
                optional.then.push(Then::Map(f));
                return Some(optional);
            }
            _ => {}
        }
        let place = self.slice_place(&m.receiver)?;
        let what = match (name.trim_end_matches("_mut"), m.args.first().map(strip)) {
            ("first", _) => What::First,
            ("last", _) => What::Last,
            ("split_first", _) => What::SplitFirst,
            ("split_last", _) => What::SplitLast,
            (_, Some(Syn::Range(r))) => {
                let mut bound = |e: &Option<Box<Syn>>| match e {
                    None => Some(None),
                    Some(e) => {
                        let value = self.scalar(e)?;
                        Some(Some(self.spill("bound", value)))
                    }
                };
                let (start, end) = (bound(&r.start)?, bound(&r.end)?);
                let end = match (end, r.limits) {
                    (Some(end), syn::RangeLimits::Closed(_)) => {
                        let one = self.integer(1, m.span());
                        Some(self.binary_of(end, syn::parse_quote!(+), one))
                    }
                    (end, _) => end,
                };
                What::Part(start, end)
            }
            (_, Some(at)) => {
                let at = self.scalar(at)?;
                What::At(if self.is_constant(&at) { at } else { self.spill("at", at) })
            }
            _ => return None,
        };
        Some(Optional { place, mutable: name.ends_with("_mut"), what, then: vec![] })
    }

    /// Whether it is there.
    fn present(&mut self, optional: &Optional, span: Span) -> Expr {
        let length = self.length_of(&optional.place, span);
        let cond = match &optional.what {
            What::At(at) => self.binary_of(at.clone(), syn::parse_quote!(<), length),
            What::Part(start, end) => {
                let (start, end) = (start.clone(), end.clone());
                let start = start.unwrap_or_else(|| self.integer(0, span));
                let fits = end.as_ref().map(|end| {
                    let fits = self.binary_of(end.clone(), syn::parse_quote!(<=), length.clone());
                    self.spill("fits", fits)
                });
                let end = end.unwrap_or(length);
                let ordered = self.binary_of(start, syn::parse_quote!(<=), end);
                match fits {
                    Some(fits) => self.binary_of(fits, syn::parse_quote!(&&), ordered),
                    None => ordered,
                }
            }
            _ => {
                let zero = self.integer(0, span);
                self.binary_of(length, syn::parse_quote!(>), zero)
            }
        };
        self.spill("present", cond)
    }

    /// What is there.
    fn held(&mut self, optional: &Optional, span: Span) -> Option<Expr> {
        let place = &optional.place;
        let (zero, one) = (self.integer(0, span), self.integer(1, span));
        let index = |at| Proj::Index(Box::new(at));
        let part = |a: Option<Expr>, b: Option<Expr>| Proj::Part(a.map(Box::new), b.map(Box::new));
        let mut value = match &optional.what {
            What::First => self.lent(optional, index(zero), span),
            What::Last => {
                let last = self.last_but(place, 1, span);
                self.lent(optional, index(last), span)
            }
            What::At(at) => self.lent(optional, index(at.clone()), span),
            What::Part(a, b) => self.lent(optional, part(a.clone(), b.clone()), span),
            What::SplitFirst => {
                let first = self.lent(optional, index(zero), span);
                let rest = self.lent(optional, part(Some(one), None), span);
                self.expr(ExprKind::Tuple(vec![first, rest]), span)
            }
            What::SplitLast => {
                let at = self.last_but(place, 1, span);
                let at = self.spill("at", at);
                let last = self.lent(optional, index(at.clone()), span);
                let rest = self.lent(optional, part(None, Some(at)), span);
                self.expr(ExprKind::Tuple(vec![last, rest]), span)
            }
        };
        for then in &optional.then {
            value = match then {
                Then::Copied => self.copied(value)?,
                Then::Map(f) => self.apply(f, vec![value], span)?,
            };
        }
        Some(value)
    }

    fn lent(&mut self, optional: &Optional, proj: Proj, span: Span) -> Expr {
        let mut place = Place { span, ..optional.place.clone() };
        place.proj.push(proj);
        self.expr(ExprKind::Borrow { mutable: optional.mutable, place }, span)
    }

    /// The value of a method that gives a part of a slice, or of what a slice may have.
    pub(super) fn of_slice(&mut self, m: &ExprMethodCall) -> Option<Expr> {
        let span = m.span();
        let name = m.method.to_string();
        match (name.as_str(), m.args.first()) {
            ("len", None) => self.cursor_of(&m.receiver)?.length(self, span),
            ("is_empty", None) => {
                let length = self.cursor_of(&m.receiver)?.length(self, span)?;
                let zero = self.integer(0, span);
                Some(self.binary_of(length, syn::parse_quote!(==), zero))
            }
            ("split_at" | "split_at_mut", Some(at)) if self.is_slice_like(&m.receiver) => {
                let place = self.slice_place(&m.receiver)?;
                let at = self.scalar(at)?;
                let at = if self.is_constant(&at) { at } else { self.spill("at", at) };
                let optional = Optional {
                    place,
                    mutable: name == "split_at_mut",
                    what: What::First,
                    then: vec![],
                };
                let at = Some(Box::new(at));
                let head = self.lent(&optional, Proj::Part(None, at.clone()), span);
                let tail = self.lent(&optional, Proj::Part(at, None), span);
                Some(self.expr(ExprKind::Tuple(vec![head, tail]), span))
            }
            ("unwrap", None) | ("expect", Some(_)) if self.is_optional(&m.receiver) => {
                let optional = self.optional(&m.receiver)?;
                self.held(&optional, span)
            }
            ("is_some" | "is_none", None) if self.is_optional(&m.receiver) => {
                let optional = self.optional(&m.receiver)?;
                let present = self.present(&optional, span);
                Some(if name == "is_some" { present } else { self.negated(present, span) })
            }
            ("unwrap_or", Some(other)) if self.is_optional(&m.receiver) => {
                self.held_or(&m.receiver, other, None, span)
            }
            ("map_or", Some(other)) if m.args.len() == 2 && self.is_optional(&m.receiver) => {
                self.held_or(&m.receiver, other, Some(&m.args[1]), span)
            }
            _ => None,
        }
    }

    /// What is there, after `f`, or else `other`.
    fn held_or(&mut self, e: &Syn, other: &Syn, f: Option<&Syn>, span: Span) -> Option<Expr> {
        let mut optional = self.optional(e)?;
        if let Some(f) = f {
            optional.then.push(Then::Map(self.callable(f)?));
        }
        // Evaluated in any case.
        let other = self.value(other)?;
        let other = if self.is_constant(&other) { other } else { self.spill("other", other) };
        let cond = self.present(&optional, span);
        let var = self.hidden_result(span);
        let then = self.in_block(|l| {
            if let Some(value) = l.held(&optional, span) {
                l.assign_var(var, value, span);
            }
        });
        let otherwise = self.in_block(|l| l.assign_var(var, other, span));
        self.push(StmtKind::If { cond, then, otherwise }, span);
        Some(self.read(var, span))
    }
}

/// Whether a pattern is `Some(…)` of what always matches, `None`, or `_`.
fn is_option_pattern(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::Ident(p) => p.ident == "None",
        Pat::TupleStruct(t) => {
            t.path.segments.last().is_some_and(|s| s.ident == "Some")
                && t.elems.len() == 1
                && always_matches(&t.elems[0])
        }
        _ => false,
    }
}

/// Whether a pattern is one of a slice whose elements always match, a name, or `_`.
fn is_slice_pattern(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::Ident(_) => always_matches(pat),
        Pat::Slice(s) => s.elems.iter().all(|p| {
            matches!(p, Pat::Rest(_))
                || matches!(p, Pat::Ident(i)
                    if i.subpat.as_ref().is_some_and(|(_, sub)| matches!(**sub, Pat::Rest(_))))
                || always_matches(p)
        }),
        _ => false,
    }
}

fn always_matches(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::Ident(p) => p.subpat.is_none() && !p.ident.to_string().starts_with(char::is_uppercase),
        Pat::Reference(r) => always_matches(&r.pat),
        Pat::Paren(p) => always_matches(&p.pat),
        Pat::Tuple(t) => t.elems.iter().all(always_matches),
        _ => false,
    }
}
