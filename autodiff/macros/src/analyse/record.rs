//! Availability of values: those that the reverse sweep can compute or read again, and those that the forward sweep
//! must store.
//!
//! After the derivative, a `&mut` argument holds what the function left in it. Only the function's own variables, and
//! arguments that a caller lends for this purpose, go back to earlier values (`reverse/restore.rs`). So a value is
//! available in the reverse sweep in two cases. It is a variable that never changes (which exists or is computed
//! again), or it is read from memory that has not changed since. Every other value that an adjoint needs is stored
//! where it was read: on a tape inside loops, in a local slot elsewhere.

use std::collections::HashSet;

use crate::analyse::Analysis;
use crate::ir::visit::each_expr;
use crate::ir::{Call, Expr, ExprKind, Kind, Place, Proj, Role, Stmt, VarId, methods};

impl Analysis<'_> {
    /// Returns true if `e`, evaluated in the reverse sweep of `stmt`, has the value it had in the forward sweep.
    pub(crate) fn available(&self, e: &Expr, stmt: &Stmt) -> bool {
        if !self.on && self.is_recordable(e) {
            return false;
        }
        self.found_again(e, stmt)
    }

    /// Returns true if `e`, with the analyses off, is recorded even if it could be computed again: scalars that are
    /// more than the name of a variable. (A variable that never changes is recorded where it is declared.)
    fn is_recordable(&self, e: &Expr) -> bool {
        // An index that never changes may be used in several places. It is one value and is not stored twice.
        let mut fixed = true;
        each_expr(e, &mut |e| {
            if let ExprKind::Read(place) = &e.kind {
                fixed &= !self.is_mutated(self.root(place));
            }
        });
        let scalar = match self.kind(e) {
            Kind::Float(_) => true,
            Kind::Discrete => !fixed,
            _ => false,
        };
        scalar
            && match &e.kind {
                ExprKind::Read(place) => !place.proj.is_empty() || self.is_mutated(place.base),
                ExprKind::Unary(..)
                | ExprKind::Binary(..)
                | ExprKind::Method { .. }
                | ExprKind::Cast(..) => true,
                _ => false,
            }
    }

    /// Returns true if the values that an adjoint reads are still available, with the analyses on or off.
    pub(crate) fn found_again(&self, e: &Expr, stmt: &Stmt) -> bool {
        match &e.kind {
            ExprKind::Read(place) => self.place_available(place, stmt),
            ExprKind::Borrow { place, .. } => {
                self.indices_available(place, stmt) && self.place_available(place, stmt)
            }
            ExprKind::Method { receiver, method, args, .. } => {
                // Assignments do not change the number of elements of a slice or array.
                let receiver = if method == "len" {
                    self.length_available(receiver, stmt)
                } else {
                    self.found_again(receiver, stmt)
                };
                methods::is_pure(&method.to_string())
                    && receiver
                    && args.iter().all(|e| self.found_again(e, stmt))
            }
            ExprKind::Repeat { vec: true, .. } | ExprKind::VecOf(_) | ExprKind::Opaque { .. } => {
                false
            }
            _ => !e.any_operand(|e| !self.found_again(e, stmt)),
        }
    }

    /// Like [`Self::found_again`], if the variables `back` have again the values that they had at `stmt`.
    pub(crate) fn found_again_with(&self, e: &Expr, stmt: &Stmt, back: HashSet<VarId>) -> bool {
        if back.is_empty() {
            return false;
        }
        self.back.replace(back);
        let found = self.found_again(e, stmt);
        self.back.take();
        found
    }

    fn length_available(&self, receiver: &Expr, stmt: &Stmt) -> bool {
        let fixed = match &receiver.kind {
            ExprKind::Read(place) => {
                let root = self.root(place);
                matches!(self.place_kind(place).value(), Kind::Seq(_))
                    && !place.proj.iter().any(|p| matches!(p, Proj::Field(_)))
                    && !self.may_resize(root)
                    && self.indices_available(place, stmt)
                    && self.base_available(root)
            }
            _ => false,
        };
        fixed || self.found_again(receiver, stmt)
    }

    /// Returns true if the indices in `place`, and in the views on its path, are available.
    pub(crate) fn indices_available(&self, place: &Place, stmt: &Stmt) -> bool {
        place.proj.iter().all(|proj| match proj {
            Proj::Index(e) => self.found_again(e, stmt),
            Proj::Part(a, b) => a.iter().chain(b).all(|e| self.found_again(e, stmt)),
            Proj::Field(_) | Proj::Deref | Proj::Bound(_) => true,
        })
    }

    fn place_available(&self, place: &Place, stmt: &Stmt) -> bool {
        if self.back.borrow().contains(&place.base) {
            return self.indices_available(place, stmt);
        }
        self.indices_available(place, stmt) && self.contents_available(place, stmt, false)
    }

    /// Returns true if the contents of `place`, for any indices in it, are the same in the reverse sweep as before (or
    /// `after`) `stmt`. A change of another field leaves them alone.
    pub(crate) fn contents_available(&self, place: &Place, stmt: &Stmt, after: bool) -> bool {
        let mut var = place.base;
        while let Some(view) = &self.vars[var].view {
            if let Some(Proj::Bound(_)) = view.proj.last() {
                // The reverse sweep binds the variable again, to the contents at the beginning of the arm.
                return !self.changes_while_bound(var);
            }
            var = view.base;
        }
        if !self.is_mutated(var) {
            return true;
        }
        let (root, fields, _) = place.fields(self.vars);
        self.base_available(root) && !self.changes_since(root, &fields, stmt, after)
    }

    /// Like [`Self::contents_available`], for `place`, which is argument `i` of a call: of a receiver only the fields
    /// that the method reads, if they are known.
    pub(crate) fn argument_available(
        &self,
        (call, i): (&Call, usize),
        place: &Place,
        stmt: &Stmt,
        after: bool,
    ) -> bool {
        let Some(fields) = call.reads.as_ref().filter(|_| i == 0) else {
            return self.contents_available(place, stmt, after);
        };
        fields.iter().all(|field| {
            let part = place.clone().then(Proj::Field(field.clone()));
            self.contents_available(&part, stmt, after)
        })
    }

    /// Returns true if the variable itself, which changes, still exists in the reverse sweep.
    pub(crate) fn base_available(&self, var: VarId) -> bool {
        let v = &self.vars[var];
        if let Some(view) = &v.view {
            if let Some(Proj::Bound(_)) = view.proj.last() {
                return !self.changes_while_bound(var);
            }
            return self.base_available(view.base);
        }
        if self.gone.contains(&var) {
            return false;
        }
        matches!(v.role, Role::Param(_)) || self.is_in_scope(var)
    }
}
