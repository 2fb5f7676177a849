//! A `match` on a tuple with an optional element: `match (a.first(), b.first()) { (Some(x), Some(y)) => … }`.

use proc_macro2::Span;
use syn::{Expr as Syn, Pat};

use crate::ir::Expr;

use super::Lower;
use super::control::guarded;
use super::patterns::{Subject, always_matches, is_option_pattern};

/// A part of the tuple.
pub(super) enum Member {
    Subject(Subject),
    Value(Expr),
}

impl Lower {
    /// The tuple, if its patterns are understood: `Some(…)` and `None` for optional elements; a name, `true` or `false`
    /// for other values.
    pub(super) fn tuple_subject(
        &mut self,
        t: &syn::ExprTuple,
        patterns: &[&Pat],
    ) -> Option<Subject> {
        let rows: Vec<_> = patterns.iter().filter_map(|p| columns(guarded(p).0)).collect();
        let wild = patterns.iter().filter(|p| matches!(guarded(p).0, Pat::Wild(_))).count();
        let of_width = rows.iter().all(|row| row.len() == t.elems.len());
        if !of_width || rows.len() + wild != patterns.len() {
            return None;
        }
        let column = |i: usize| rows.iter().map(|row| row[i]).collect::<Vec<&Pat>>();
        let optional = |i: usize, e: &Syn| {
            column(i).iter().all(|p| is_option_pattern(p)) && self.is_optional(e)
        };
        let known = t.elems.iter().enumerate().all(|(i, e)| {
            optional(i, e) || column(i).iter().all(|p| always_matches(p) || is_truth(p).is_some())
        });
        let parts: Vec<_> = t.elems.iter().enumerate().map(|(i, e)| optional(i, e)).collect();
        if !known || !parts.contains(&true) {
            return None;
        }
        let start = self.statements();
        let mut members = Vec::new();
        for (e, is_optional) in t.elems.iter().zip(parts) {
            let now = self.taken_now(e);
            let e = now.as_ref().unwrap_or(e);
            members.push(if is_optional {
                let form = self.form(e)?;
                let optional = self.optional(form)?;
                if optional.takes() {
                    // Each element is taken, even if the other patterns do not match.
                    self.split_off(start);
                    return None;
                }
                Member::Subject(Subject::Optional(Box::new(optional)))
            } else {
                let value = self.value(e)?;
                Member::Value(if self.is_constant(&value) { value } else { self.spill("t", value) })
            });
        }
        Some(Subject::Tuple(members))
    }

    /// The condition that all parts match.
    pub(super) fn all_match(&mut self, members: &[Member], t: &syn::PatTuple, span: Span) -> Expr {
        let mut all: Option<Expr> = None;
        for (member, pat) in members.iter().zip(&t.elems) {
            let one = match (member, is_truth(pat)) {
                (Member::Subject(_), _) if always_matches(pat) => continue,
                (Member::Subject(subject), _) => self.matches(subject, pat, span),
                (Member::Value(value), Some(true)) => value.clone(),
                (Member::Value(value), Some(false)) => self.negated(value.clone(), span),
                (Member::Value(_), None) => continue,
            };
            all = Some(match all {
                Some(all) => self.binary_of(all, syn::parse_quote!(&&), one),
                None => one,
            });
        }
        all.unwrap_or_else(|| self.truth(true, span))
    }

    /// Binds the names in a pattern that matches.
    pub(super) fn bind_members(&mut self, members: &[Member], t: &syn::PatTuple, span: Span) {
        for (member, pat) in members.iter().zip(&t.elems) {
            match member {
                Member::Subject(subject) => self.bind_case(subject, pat, span),
                Member::Value(value) if is_truth(pat).is_none() => {
                    self.bind(pat, None, value.clone());
                }
                Member::Value(_) => {}
            }
        }
    }
}

/// The parts of a pattern of a tuple.
fn columns(pat: &Pat) -> Option<Vec<&Pat>> {
    match pat {
        Pat::Tuple(t) if t.elems.iter().all(|p| !matches!(p, Pat::Rest(_))) => {
            Some(t.elems.iter().collect())
        }
        Pat::Paren(p) => columns(&p.pat),
        _ => None,
    }
}

/// The value of the pattern `true` or `false`.
fn is_truth(pat: &Pat) -> Option<bool> {
    let Pat::Lit(syn::PatLit { lit: syn::Lit::Bool(b), .. }) = pat else { return None };
    Some(b.value)
}
