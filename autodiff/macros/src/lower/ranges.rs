//! Ranges as values.

use quote::quote;
use syn::spanned::Spanned;

use crate::ir::{Expr, ExprKind, Kind};

use super::Lower;

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
            ExprKind::Read(place) if place.proj.is_empty() => self.ranges.get(&place.base).cloned(),
            ExprKind::Method { receiver, method, .. } if method == "clone" => {
                self.named_range(receiver)
            }
            _ => None,
        }
    }
}
