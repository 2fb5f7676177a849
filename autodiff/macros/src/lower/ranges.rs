//! Ranges as values.

use quote::quote;
use syn::Expr as Syn;
use syn::spanned::Spanned;

use crate::ir::{Expr, ExprKind, Kind, VarId};

use super::Lower;
use super::source::Source;
use super::stmt::strip;

impl Lower {
    /// `a..b`, `a..=b`
    pub(super) fn range(&mut self, r: &syn::ExprRange) -> Option<Expr> {
        let inclusive = matches!(r.limits, syn::RangeLimits::Closed(_));
        let given = r.start.iter().chain(&r.end).map(|e| &**e);
        let mut values = self.operands(given)?.into_iter();
        let start = r.start.as_ref().and_then(|_| values.next());
        let end = r.end.as_ref().and_then(|_| values.next());
        let mut bound = |e: Option<Expr>| e.map(|e| Box::new(self.dereferenced(e)));
        let (start, end) = (bound(start), bound(end));
        Some(self.expr(ExprKind::Range { start, end, inclusive }, r.span()))
    }

    /// A range that is kept: its bounds are bound to variables, and where their types are not seen the compiler checks
    /// that they are integers.
    pub(super) fn range_of_integers(&mut self, r: &syn::ExprRange) -> Option<Expr> {
        let mut range = self.range(r)?;
        if let ExprKind::Range { start, end, .. } = &mut range.kind {
            for bound in [start, end].into_iter().flatten() {
                if matches!(self.kind(bound), Kind::Unknown) {
                    let (lib, id, span) = (&self.lib, bound.id, bound.span);
                    let (path, args) = (quote!(#lib::rt::discrete), vec![(**bound).clone()]);
                    let kind = ExprKind::PureCall { path, args, kind: Kind::Discrete };
                    **bound = Expr { id, kind, span };
                }
                if !matches!(bound.kind, ExprKind::Constant(..)) {
                    **bound = self.spill("bound", (**bound).clone());
                }
            }
        }
        Some(range)
    }

    /// The range that an index is, if it has a name, or a clone of it.
    pub(super) fn named_range(&self, index: &Expr) -> Option<Expr> {
        match &index.kind {
            ExprKind::Read(place) if place.proj.is_empty() => self.range_in(place.base).cloned(),
            ExprKind::Method { receiver, method, .. } if method == "clone" => {
                self.named_range(receiver)
            }
            _ => None,
        }
    }

    /// The numbers that a range with a name goes through.
    pub(super) fn numbers_of(&self, range: VarId) -> Option<Source> {
        let ExprKind::Range { start, end, inclusive } = &self.range_in(range)?.kind else {
            return None;
        };
        let (start, end) = ((**start.as_ref()?).clone(), end.as_deref().cloned());
        Some(Source::Count { start, end, inclusive: *inclusive })
    }

    /// Whether `e` names a range of which items are taken as time goes on.
    pub(super) fn is_moving_range(&self, e: &Syn) -> bool {
        let Syn::Path(p) = strip(e) else { return false };
        self.local(p)
            .is_some_and(|var| self.ranges.contains_key(&var) && self.vars[var].declared_mut)
    }

    /// The range that a variable always is.
    fn range_in(&self, var: VarId) -> Option<&Expr> {
        self.ranges.get(&var).filter(|_| !self.vars[var].declared_mut)
    }
}
