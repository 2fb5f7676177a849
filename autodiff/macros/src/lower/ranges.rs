//! Ranges as values.

use quote::quote;
use syn::spanned::Spanned;
use syn::{Expr as Syn, Type};

use crate::ir::refusals::Construct;
use crate::ir::{Expr, ExprKind, Kind, VarId};
use crate::parse::signature::Param;

use super::Lower;
use super::indexed_iterator::Source;

impl Lower {
    /// Lowers `a..b`, `a..=b`.
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

    /// A range that is stored: its bounds are bound to variables. If their types are unknown, the compiler checks that
    /// they are integers.
    pub(super) fn range_of_integers(&mut self, r: &syn::ExprRange) -> Option<Expr> {
        let mut range = self.range(r)?;
        if let ExprKind::Range { start, end, .. } = &mut range.kind {
            for bound in [start, end].into_iter().flatten() {
                if matches!(self.kind(bound), Kind::Unknown) {
                    **bound = self.proven_integer((**bound).clone());
                }
                if !matches!(bound.kind, ExprKind::Constant(..)) {
                    **bound = self.spill("bound", (**bound).clone());
                }
            }
        }
        Some(range)
    }

    /// Notes the bounds of range parameters. A range of integers is represented by its bounds, for parameters as for
    /// variables.
    pub(super) fn parameter_ranges(&mut self, params: &[Param]) {
        for p in params {
            let Type::Path(ty) = &p.ty else { continue };
            let Some(last) = ty.path.segments.last() else { continue };
            let (inclusive, bounds) = match last.ident.to_string().as_str() {
                "Range" => (false, [quote!(start), quote!(end)]),
                "RangeInclusive" => (true, [quote!(start().clone()), quote!(end().clone())]),
                _ => continue,
            };
            let Some(range) = self.lookup(&p.name.to_string()) else { continue };
            if p.mutable || !self.vars[range].kind.is_discrete() {
                continue;
            }
            let (span, name) = (p.name.span(), &p.name);
            let [start, end] = bounds.map(|bound| {
                let bound = self.opaque(quote!(#name.#bound), span, true, Construct::Bound);
                let var = self.spill_var("bound", bound);
                self.vars[var].kind = Kind::Discrete;
                Some(Box::new(self.read(var, span)))
            });
            let kind = ExprKind::Range { start, end, inclusive };
            let known = self.expr(kind, span);
            self.ranges.insert(range, known);
        }
    }

    /// The range that an index names, or of which it is a clone.
    pub(super) fn named_range(&self, index: &Expr) -> Option<Expr> {
        match &index.kind {
            ExprKind::Read(place) if place.proj.is_empty() => self.range_in(place.base).cloned(),
            ExprKind::Method { receiver, method, .. } if method == "clone" => {
                self.named_range(receiver)
            }
            _ => None,
        }
    }

    /// Notes that the range used as an index counts elements, so that its literals are `usize`.
    pub(super) fn counts_elements(&mut self, index: &Expr) {
        match &index.kind {
            ExprKind::Method { receiver, .. } => self.counts_elements(receiver),
            ExprKind::Read(place) => {
                let known = self.range_in(place.base).map(|e| &e.kind);
                let Some(ExprKind::Range { start, end, inclusive }) = known else { return };
                let ty = match (start, end, inclusive) {
                    (Some(_), Some(_), false) => quote!(Range),
                    (Some(_), Some(_), true) => quote!(RangeInclusive),
                    (Some(_), None, _) => quote!(RangeFrom),
                    (None, Some(_), false) => quote!(RangeTo),
                    (None, Some(_), true) => quote!(RangeToInclusive),
                    (None, None, _) => return,
                };
                self.learn(place.base, &syn::parse_quote!(::core::ops::#ty<usize>));
            }
            _ => {}
        }
    }

    /// The integers in a range with a name.
    pub(super) fn numbers_of(&self, range: VarId) -> Option<Source> {
        let ExprKind::Range { start, end, inclusive } = &self.range_in(range)?.kind else {
            return None;
        };
        let (start, end) = ((**start.as_ref()?).clone(), end.as_deref().cloned());
        Some(Source::Count { start, end, inclusive: *inclusive })
    }

    /// True if `e` names a range that advances: items of it are taken.
    pub(super) fn is_moving_range(&self, e: &Syn) -> bool {
        self.named(e)
            .is_some_and(|var| self.ranges.contains_key(&var) && self.vars[var].declared_mut)
    }

    /// True if `e` names a range whose bounds are known, such as a parameter.
    pub(super) fn is_parameter_range(&self, e: &Syn) -> bool {
        self.named(e).is_some_and(|var| self.range_in(var).is_some())
    }

    /// The range of a variable that never changes.
    fn range_in(&self, var: VarId) -> Option<&Expr> {
        self.ranges.get(&var).filter(|_| !self.vars[var].declared_mut)
    }
}
