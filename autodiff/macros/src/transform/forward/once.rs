//! Expressions that a statement's tangent must not evaluate a second time: they are stored in a variable before the
//! statement.

use quote::quote;

use crate::ir::print::strip;
use crate::ir::visit::each_expr;
use crate::ir::{Expr, ExprKind, Kind, Place, Proj, VarId};

use super::Forward;

impl Forward<'_> {
    /// Stores those parts of `value`, assigned or bound by a statement, that its tangent must not evaluate again.
    pub(super) fn name_once(&mut self, value: &Expr) {
        self.name_unrepeatable(value);
        // `*r + a[0]` with `r = &mut a[1]`: once `a` is read, the compiler treats `r` as dead.
        let mut reads: Vec<(VarId, VarId)> = Vec::new();
        each_expr(value, &mut |e| {
            if let ExprKind::Read(place) = &e.kind {
                reads.push((place.base, self.a.root(place)));
            }
        });
        let conflicts = |place: &Place| {
            let root = self.a.root(place);
            place.base != root
                && self.a.vars[place.base].kind.is_mutable_ref()
                && reads.iter().any(|&(base, r)| r == root && base != place.base)
        };
        let mut borrowed = Vec::new();
        each_expr(value, &mut |e| {
            if let ExprKind::Read(place) = &e.kind
                && conflicts(place)
                && matches!(
                    self.a.place_kind(place),
                    Kind::Float(_) | Kind::Discrete | Kind::Unknown
                )
            {
                borrowed.push(e.clone());
            }
        });
        for e in borrowed {
            let value = strip(self.emit().expr(&e));
            let name = self.numbered("v", e.span);
            self.before.extend(quote!(let #name = #value;));
            self.named.named.insert(e.id, name);
        }
    }

    /// Stores the parts that must be evaluated only once, if the tangent of `e` would evaluate them again.
    pub(super) fn name_unrepeatable(&mut self, e: &Expr) {
        if !has_opaque(e) {
            return;
        }
        if !self.a.varied(e) && !matches!(e.kind, ExprKind::Read(_) | ExprKind::Borrow { .. }) {
            let value = strip(self.emit().expr(e));
            let name = self.numbered("v", e.span);
            self.before.extend(quote!(let #name = #value;));
            self.named.named.insert(e.id, name);
            return;
        }
        match &e.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => {
                self.name_unrepeatable_in(place);
            }
            _ => e.each_operand(&mut |e| self.name_unrepeatable(e)),
        }
    }

    pub(super) fn name_unrepeatable_in(&mut self, place: &Place) {
        for proj in &place.proj {
            match proj {
                Proj::Index(e) => self.name_unrepeatable(e),
                Proj::Part(a, b) => a.iter().chain(b).for_each(|e| self.name_unrepeatable(e)),
                Proj::Field(_) | Proj::Deref | Proj::Bound(_) => {}
            }
        }
    }
}

/// Returns true if `e` contains code that must be evaluated only once.
pub(super) fn has_opaque(e: &Expr) -> bool {
    let mut found = false;
    each_expr(e, &mut |e| found |= matches!(e.kind, ExprKind::Opaque { .. }));
    found
}
