//! Patterns whose match is a comparison: patterns of slices (`[first, rest @ ..]`), and of optional elements.

use proc_macro2::{Ident, Span};
use syn::spanned::Spanned;
use syn::{Expr as Syn, Pat, Type};

use crate::ir::{Expr, ExprKind, Kind, Place, StmtKind};

use super::Lower;
use super::control::guarded;
use super::optional::{Optional, What};
use super::scope::Binding;
use super::stmt::strip;
use super::tuples::Member;

/// The value that a pattern matches.
pub(super) enum Subject {
    /// A slice or array. `reference` is `Some` if it is behind a reference, and the flag is true if that is mutable.
    Slice {
        place: Place,
        reference: Option<bool>,
    },
    Optional(Box<Optional>),
    /// A tuple of subjects and values.
    Tuple(Vec<Member>),
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
                (Pat::Ident(p), rest) if binds_rest(p) => *rest = Some(Some(p)),
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
    /// The subject of `patterns`, if it is an optional element, slice or tuple and all patterns are understood.
    pub(super) fn subject(&mut self, e: &Syn, patterns: &[&Pat]) -> Option<Subject> {
        if patterns.iter().all(|p| is_option_pattern(p)) {
            let form = self.form(e)?;
            let mut optional = self.optional(form)?;
            if !patterns.iter().any(|p| matches!(guarded(p).0, Pat::TupleStruct(_))) {
                optional = self.asked(optional, e.span());
            }
            return Some(Subject::Optional(Box::new(optional)));
        }
        if let Syn::Tuple(t) = strip(e) {
            return self.tuple_subject(t, patterns);
        }
        let slices = patterns.iter().any(|p| matches!(referent(guarded(p).0), Pat::Slice(_)));
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
        if let Syn::MethodCall(m) = e
            && m.method == "as_slice"
            && m.args.is_empty()
        {
            let place = self.slice_place(&m.receiver)?;
            let known = matches!(self.place_kind(&place).value(), Kind::Seq(_));
            return known.then_some(Subject::Slice { place, reference: Some(false) });
        }
        if !matches!(
            e,
            Syn::Path(_) | Syn::Reference(_) | Syn::Index(_) | Syn::Field(_) | Syn::Unary(_)
        ) {
            return None;
        }
        let value = self.value(e)?;
        let (place, reference) = match &value.kind {
            ExprKind::Borrow { place, mutable } => (place.clone(), Some(*mutable)),
            ExprKind::Read(place) => match self.place_kind(place) {
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

    /// Lowers the arms of a `match` on `subject`, one after the other. The last arm needs no condition.
    pub(super) fn cases(
        &mut self,
        subject: &Subject,
        arms: &[syn::Arm],
        body: &dyn Fn(&mut Self, &Syn),
    ) {
        let Some((arm, others)) = arms.split_first() else { return };
        let span = arm.pat.span();
        let (pat, guard) = guarded(&arm.pat);
        if let Some(guard) = guard {
            return self.guarded_case(subject, pat, guard, &arm.body, others, body);
        }
        let this = |l: &mut Self| {
            l.bind_case(subject, pat, span);
            body(l, &arm.body);
        };
        if others.is_empty() {
            let block = self.in_block(this);
            return self.push(StmtKind::Scope(block), span);
        }
        let cond = self.matches(subject, pat, span);
        self.when_else(cond, span, this, |l| l.cases(subject, others, body));
    }

    /// Lowers an arm with a guard: a flag is true if the arm was taken. Otherwise the other arms follow.
    fn guarded_case(
        &mut self,
        subject: &Subject,
        pat: &Pat,
        guard: &Syn,
        taken: &Syn,
        others: &[syn::Arm],
        body: &dyn Fn(&mut Self, &Syn),
    ) {
        let span = pat.span();
        let again =
            others.len() != 1 || matches!(others[0].pat, Pat::TupleStruct(_) | Pat::Guard(_));
        if again && matches!(subject, Subject::Optional(optional) if optional.takes()) {
            return self.diag.refuse(
                guard.span(),
                "a guard on what is taken, with more than one arm after it",
                "bind it first, `Some(x) =>`, and compare in the arm",
            );
        }
        let flag = self.flag("taken", false, span);
        self.flagged = true;
        let cond = self.matches(subject, pat, span);
        self.when(cond, span, |l| {
            l.bind_case(subject, pat, span);
            let Some(cond) = l.scalar(guard) else { return };
            l.when(cond, span, |l| {
                l.set_flag(flag, true, span);
                body(l, taken);
            });
        });
        let cond = self.unset_flag(flag, span);
        self.when(cond, span, |l| l.cases(subject, others, body));
    }

    /// The condition that `pat` matches.
    pub(super) fn matches(&mut self, subject: &Subject, pat: &Pat, span: Span) -> Expr {
        match (subject, referent(pat)) {
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
            (Subject::Tuple(members), Pat::Tuple(t)) => self.all_match(members, t, span),
            (Subject::Optional(optional), Pat::Ident(p)) if p.ident == "None" => {
                let present = self.present(optional, span);
                self.negated(present, span)
            }
            _ => self.truth(true, span),
        }
    }

    /// Binds the names of `pat`, which matches.
    pub(super) fn bind_case(&mut self, subject: &Subject, pat: &Pat, span: Span) {
        match (subject, referent(pat)) {
            (Subject::Slice { place, reference }, Pat::Slice(s)) => {
                // If the pattern begins with `&`, elements are bound by value.
                let reference = reference.filter(|_| matches!(pat, Pat::Slice(_)));
                self.bind_slice(place, reference, (s, None), span);
            }
            (Subject::Slice { place, reference }, Pat::Ident(p)) => {
                self.bind_part(&Pat::Ident(p.clone()), None, place.clone(), *reference, span);
            }
            (Subject::Tuple(members), Pat::Tuple(t)) => self.bind_members(members, t, span),
            (Subject::Optional(optional), Pat::TupleStruct(t)) => {
                let Some(value) = self.held(optional, span) else { return };
                match (&optional.what, &t.elems[0]) {
                    (What::Slot(_), Pat::Ident(p)) => {
                        self.bind_to(&p.ident, Binding::Item(value));
                    }
                    (_, pat) => self.bind(pat, None, value),
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
        (pattern, ty): (&syn::PatSlice, Option<&Type>),
        span: Span,
    ) {
        let ends = Ends::of(pattern);
        if reference == Some(true) && pattern.elems.len() > 1 {
            return self.bind_apart(place, &ends, span);
        }
        for (i, pat) in ends.before.iter().enumerate() {
            let at = self.integer(i, span);
            self.bind_element(place, at, reference, (pat, ty));
        }
        if let Some(Some(p)) = ends.rest {
            let start = self.integer(ends.before.len(), span);
            let end =
                (!ends.after.is_empty()).then(|| self.last_but(place, ends.after.len(), span));
            let part = place.clone().part(Some(start), end);
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
            self.bind_part(&Pat::Ident(plain), None, part, shared, span);
        }
        for (i, pat) in ends.after.iter().enumerate() {
            let at = self.last_but(place, ends.after.len() - i, span);
            self.bind_element(place, at, reference, (pat, ty));
        }
    }

    /// Binds mutable parts of a slice by splitting it: the compiler cannot prove that two elements are different.
    fn bind_apart(&mut self, place: &Place, ends: &Ends, span: Span) {
        let mut left = place.clone();
        let element = |l: &mut Self, left: Place, pat: &Pat| {
            let one = l.integer(1, span);
            let [first, left] = l.halved(left, one);
            let zero = l.integer(0, span);
            l.bind_element(&first, zero, Some(true), (pat, None));
            left
        };
        for pat in &ends.before {
            left = element(self, left, pat);
        }
        if let Some(name) = ends.rest {
            let at = self.last_but(&left, ends.after.len(), span);
            let [middle, after] = self.halved(left, at);
            if let Some(p) = name {
                let mut plain = p.clone();
                plain.subpat = None;
                self.bind_part(&Pat::Ident(plain), None, middle, Some(true), span);
            }
            left = after;
        }
        for pat in &ends.after {
            left = element(self, left, pat);
        }
    }

    /// The two mutable parts of a slice.
    pub(super) fn halved(&mut self, place: Place, at: Expr) -> [Place; 2] {
        let span = at.span;
        let vars = ["head", "tail"].map(|name| self.declare_hidden(name, None, span));
        self.halves(vars.map(Some), place, at, true);
        vars.map(|var| Place::var(var, span).behind())
    }

    fn bind_element(
        &mut self,
        place: &Place,
        at: Expr,
        reference: Option<bool>,
        (pat, ty): (&Pat, Option<&Type>),
    ) {
        let element = place.clone().at(at);
        self.bind_part(pat, ty.cloned(), element, reference, pat.span());
    }

    /// `place.len() - n`: the index of an element counted from the end.
    pub(super) fn last_but(&mut self, place: &Place, n: usize, span: Span) -> Expr {
        let length = self.length_of(place, span);
        let n = self.integer(n, span);
        self.binary_of(length, syn::parse_quote!(-), n)
    }
}

/// True if a pattern is `Some(…)` of an irrefutable pattern, `None`, or `_`.
pub(super) fn is_option_pattern(pat: &Pat) -> bool {
    match guarded(pat).0 {
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

/// True for `rest @ ..`.
fn binds_rest(p: &syn::PatIdent) -> bool {
    p.subpat.as_ref().is_some_and(|(_, sub)| matches!(**sub, Pat::Rest(_)))
}

/// The pattern after `&`.
fn referent(pat: &Pat) -> &Pat {
    match pat {
        Pat::Reference(r) => &r.pat,
        pat => pat,
    }
}

/// True if a pattern is a slice of irrefutable patterns, a name, or `_`.
fn is_slice_pattern(pat: &Pat) -> bool {
    let pat = guarded(pat).0;
    match referent(pat) {
        Pat::Wild(_) => true,
        Pat::Ident(_) => always_matches(pat),
        Pat::Slice(s) => s.elems.iter().all(|p| {
            matches!(p, Pat::Rest(_))
                || matches!(p, Pat::Ident(i) if binds_rest(i))
                || always_matches(p)
        }),
        _ => false,
    }
}

pub(super) fn always_matches(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::Ident(p) => p.subpat.is_none() && !p.ident.to_string().starts_with(char::is_uppercase),
        Pat::Reference(r) => always_matches(&r.pat),
        Pat::Paren(p) => always_matches(&p.pat),
        Pat::Tuple(t) => t.elems.iter().all(always_matches),
        _ => false,
    }
}

/// The kind of the value that a pattern on a value of `kind` binds to the name `wanted`, if it is known. The flag is
/// `Some` if the value is bound by reference.
pub(super) fn binding_kind(
    pat: &Pat,
    kind: &Kind,
    reference: Option<bool>,
    wanted: &Ident,
) -> Option<(Kind, Option<bool>)> {
    let find = |pat: &Pat, kind: &Kind| binding_kind(pat, kind, reference, wanted);
    match pat {
        Pat::Ident(p) if p.ident == *wanted => {
            let reference =
                if p.by_ref.is_some() { Some(p.mutability.is_some()) } else { reference };
            Some((kind.clone(), reference))
        }
        Pat::Ident(p) => p.subpat.as_ref().and_then(|(_, sub)| find(sub, kind)),
        Pat::Paren(p) => find(&p.pat, kind),
        Pat::Type(p) => find(&p.pat, kind),
        Pat::Reference(r) => binding_kind(&r.pat, kind, None, wanted),
        Pat::Or(o) => o.cases.iter().find_map(|c| find(c, kind)),
        Pat::Tuple(t) => t.elems.iter().enumerate().find_map(|(i, p)| {
            let part = match kind.value() {
                Kind::Tuple(parts) => parts.get(i).cloned().unwrap_or(Kind::Unknown),
                _ => Kind::Unknown,
            };
            find(p, &part)
        }),
        Pat::Slice(s) => s.elems.iter().find_map(|p| match (p, kind.value()) {
            (Pat::Ident(i), Kind::Seq(_)) if i.subpat.is_some() => find(p, kind.value()),
            (p, Kind::Seq(element)) => find(p, element),
            (p, _) => find(p, &Kind::Unknown),
        }),
        Pat::TupleStruct(t) => t.elems.iter().find_map(|p| find(p, &Kind::Unknown)),
        Pat::Struct(s) => s.fields.iter().find_map(|f| find(&f.pat, &Kind::Unknown)),
        _ => None,
    }
}
