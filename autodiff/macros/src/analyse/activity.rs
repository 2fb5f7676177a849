//! Values that carry a derivative: those that depend on differentiated input.

use super::Analysis;
use crate::ir::diagnostics::Diagnostics;
use crate::ir::visit::each_expr;
use crate::ir::{Activity, Call, Expr, ExprKind, Kind, Place, Role, Stmt, StmtKind, VarId};

impl Analysis<'_> {
    pub(super) fn propagate(&mut self, stmt: &Stmt, diag: Option<&mut Diagnostics>) {
        match &stmt.kind {
            StmtKind::Let { var, init: Some(e) }
                if self.vars[*var].view.is_none()
                    && self.varied(e)
                    && !self.vars[*var].kind.is_discrete() =>
            {
                self.active[*var] = true;
            }
            StmtKind::Assign { place, value, .. }
                if self.varied(value) && !self.place_kind(place).is_discrete() =>
            {
                self.reach(place, false, diag);
            }
            StmtKind::Call { result, call } => self.propagate_call(*result, call, diag),
            StmtKind::Push { place, value } if self.varied(value) => self.reach(place, false, diag),
            StmtKind::Swap { a, b } if self.place_is_active(a) => self.reach(b, false, diag),
            StmtKind::Swap { a, b } if self.place_is_active(b) => self.reach(a, false, diag),
            StmtKind::LetPattern { init, .. } => {
                if let Some(diag) = diag
                    && self.varied(init)
                {
                    diag.refuse(
                        init.span,
                        "a pattern bound to a value that carries a derivative",
                        "bind the value to a name and take its fields or elements one by one",
                    );
                }
            }
            StmtKind::Match { scrutinee, arms } => {
                let unbound = |v: &VarId| self.vars[*v].view.is_none();
                if let Some(diag) = diag
                    && self.varied(scrutinee)
                    && arms.iter().any(|a| a.vars.iter().any(unbound))
                {
                    diag.refuse(
                        scrutinee.span,
                        "a `match` that binds parts of a value with a derivative",
                        "match on values without derivative (an index, an enum), or compare with `if`",
                    );
                }
            }
            _ => {}
        }
    }

    pub(super) fn propagate_call(
        &mut self,
        result: Option<VarId>,
        call: &Call,
        mut diag: Option<&mut Diagnostics>,
    ) {
        if !call.args.iter().any(|a| self.varied(a)) {
            return;
        }
        if let Some(var) = result
            && !self.vars[var].kind.is_discrete()
        {
            self.active[var] = true;
        }
        for (i, arg) in call.args.iter().enumerate() {
            if self.is_mutable_argument_of(call, i)
                && !self.kind(arg).is_discrete()
                && let ExprKind::Borrow { place, .. } | ExprKind::Read(place) = &arg.kind
            {
                let place = place.clone();
                self.reach(&place, true, diag.as_deref_mut());
            }
        }
    }

    /// Marks `place` as active: a value that carries a derivative arrives there.
    pub(super) fn reach(&mut self, place: &Place, by_call: bool, diag: Option<&mut Diagnostics>) {
        let root = self.root(place);
        let v = &self.vars[root];
        let constant = v.role == Role::Param(Activity::Const) && v.kind.is_ref();
        if !constant {
            self.active[root] = true;
        } else if by_call {
            self.tainted.insert(root);
        } else if let Some(diag) = diag {
            diag.error(
                place.span,
                format!(
                    "`{}` is `Const`, but a value that depends on differentiated input is written here; make it \
                     `Duplicated`",
                    v.name
                ),
            );
        }
    }

    /// Checks that values of a `Const` buffer that an active call has written are used by that call's derivative only.
    pub(super) fn check_tainted(&self, stmt: &Stmt, diag: &mut Diagnostics) {
        if self.tainted.is_empty() {
            return;
        }
        let mut check = |e: &Expr| {
            each_expr(e, &mut |e| {
                if let ExprKind::Read(place) | ExprKind::Borrow { mutable: false, place } = &e.kind
                    && self.tainted.contains(&self.root(place))
                    && !matches!(self.place_kind(place), Kind::Discrete)
                {
                    diag.error(
                        e.span,
                        format!(
                            "`{}` is `Const`, but a call has written values into it that depend on differentiated \
                             input, and here they are read; make it `Duplicated`",
                            self.vars[self.root(place)].name
                        ),
                    );
                }
            });
        };
        match &stmt.kind {
            StmtKind::Let { var, init: Some(e) } if self.vars[*var].view.is_none() => check(e),
            StmtKind::Assign { value, .. } => check(value),
            StmtKind::Call { call, .. } => {
                let read = |i: &usize| !self.is_mutable_argument_of(call, *i);
                (0..call.args.len()).filter(read).for_each(|i| check(&call.args[i]));
            }
            _ => {}
        }
    }
}
