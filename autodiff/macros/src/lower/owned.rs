//! Values that an iterator takes by value: an array is copied, a vector is moved. Later changes of the original variable
//! do not affect the items, so the items get a separate variable. This variable is removed again if the original does not
//! change while the items are in use.

use std::collections::HashSet;

use crate::ir::visit::{Walk, each_expr, each_inner, mentioned_by, own_exprs};
use crate::ir::words::has_ref_mut;
use crate::ir::{Block, Call, Expr, ExprKind, Place, Stmt, StmtKind, Var, VarId};

use super::Lower;

impl Lower {
    /// The place of a value taken from `place`: a new variable, if `place` may change.
    pub(super) fn own(&mut self, place: Place) -> Place {
        let span = place.span;
        let ty = self.vars[place.base].ty.clone().filter(|_| place.proj.is_empty());
        let value = self.expr(ExprKind::Read(place.clone()), span);
        if self.is_constant(&value) {
            return place;
        }
        let var = self.spill_var("items", value);
        self.vars[var].ty = ty;
        // Until it is known if the variable stays, it may change like the original.
        self.vars[var].declared_mut = true;
        self.owned.insert(var);
        Place::var(var, span)
    }

    /// Removes the variables that [`own`](Self::own) made and that are not needed.
    pub(super) fn disown(&mut self, body: &mut Block) {
        for &var in &self.owned {
            self.vars[var].declared_mut = false;
        }
        let owned = std::mem::take(&mut self.owned);
        Disowning { vars: &mut self.vars, owned }.block(body);
    }
}

struct Disowning<'l> {
    vars: &'l mut [Var],
    owned: HashSet<VarId>,
}

impl Disowning<'_> {
    fn block(&mut self, block: &mut Block) {
        let mut at = 0;
        while at < block.stmts.len() {
            let (before, after) = block.stmts.split_at_mut(at + 1);
            match self.taken_from(&before[at], after) {
                Some((var, place)) => {
                    self.put_back(var, &place, after);
                    block.stmts.remove(at);
                }
                None => {
                    block.stmts[at].each_block_mut(&mut |block| self.block(block));
                    at += 1;
                }
            }
        }
    }
    /// The variable that `stmt` declares, and the place that can replace it in the statements `after`.
    fn taken_from(&self, stmt: &Stmt, after: &[Stmt]) -> Option<(VarId, Place)> {
        let StmtKind::Let { var, init: Some(Expr { kind: ExprKind::Read(place), .. }) } =
            &stmt.kind
        else {
            return None;
        };
        let var = *var;
        if !self.owned.contains(&var) {
            return None;
        }
        let last = after.iter().rposition(|stmt| self.mentions(stmt, var));
        let in_use = last.map_or(&after[..0], |last| &after[..=last]);
        let kept = in_use.iter().any(|stmt| self.in_source(stmt, var) || self.changes(stmt, place));
        (!kept).then(|| (var, place.clone()))
    }

    /// True if `stmt` mentions `var`, or a reference to a part of it.
    fn mentions(&self, stmt: &Stmt, var: VarId) -> bool {
        mentioned_by(stmt).into_iter().any(|v| self.refers_to(v, var))
    }

    fn refers_to(&self, mut from: VarId, to: VarId) -> bool {
        loop {
            if from == to {
                return true;
            }
            match &self.vars[from].view {
                Some(view) => from = view.base,
                None => return false,
            }
        }
    }

    /// True if copied source contains the name of `var`.
    fn in_source(&self, stmt: &Stmt, var: VarId) -> bool {
        self.somewhere(stmt, &mut |stmt| {
            let mut found = false;
            own_exprs(stmt, &mut |e| found |= names(e, var));
            stmt.guards().for_each(|e| each_expr(e, &mut |e| found |= names(e, var)));
            found
        })
    }

    fn somewhere(&self, stmt: &Stmt, test: &mut dyn FnMut(&Stmt) -> bool) -> bool {
        let mut found = test(stmt);
        each_inner(stmt, &mut |stmt| found |= test(stmt));
        found
    }

    /// True if `stmt`, or a statement inside it, may change the value in `place`.
    fn changes(&self, stmt: &Stmt, place: &Place) -> bool {
        self.somewhere(stmt, &mut |stmt| self.writes(stmt, place))
    }

    fn writes(&self, stmt: &Stmt, place: &Place) -> bool {
        let same = |other: &Place| self.overlap(other, place);
        let written = match &stmt.kind {
            StmtKind::Assign { place, .. }
            | StmtKind::Push { place, .. }
            | StmtKind::Pop { place }
            | StmtKind::Split { place, mutable: true, .. } => same(place),
            StmtKind::Swap { a, b } => same(a) || same(b),
            StmtKind::Call { call, .. } => {
                (0..call.args.len()).any(|i| self.may_change(call, i).is_some_and(same))
            }
            StmtKind::Match { scrutinee, arms } => {
                let by_ref_mut = arms.iter().any(|arm| has_ref_mut(arm.pattern.clone()));
                self.lends(scrutinee, by_ref_mut).is_some_and(same)
            }
            StmtKind::LetPattern { init, pattern, .. } => {
                self.lends(init, has_ref_mut(pattern.clone())).is_some_and(same)
            }
            StmtKind::Let { init: Some(init), .. } => self.lends(init, false).is_some_and(same),
            _ => false,
        };
        let mut found = written;
        own_exprs(stmt, &mut |e| {
            found |= match &e.kind {
                ExprKind::Borrow { mutable: true, place } => same(place),
                ExprKind::Opaque { vars, readonly: false, .. } => {
                    vars.iter().any(|&var| same(&Place::var(var, e.span)))
                }
                _ => false,
            };
        });
        found
    }

    /// The place that the callee may change through its argument number `i`, if this is no mutable borrow in the call.
    fn may_change<'c>(&self, call: &'c Call, i: usize) -> Option<&'c Place> {
        let ExprKind::Read(place) = &call.args[i].kind else { return None };
        let v = &self.vars[place.base];
        let shared = v.kind.is_ref() && !v.kind.is_mutable_ref();
        let receiver = i == 0 && call.method.is_some();
        (!shared && (receiver || self.is_mutable(place.base))).then_some(place)
    }

    /// The place that may be changed through the names bound to `e`.
    fn lends<'e>(&self, e: &'e Expr, by_ref_mut: bool) -> Option<&'e Place> {
        let ExprKind::Read(place) = &e.kind else { return None };
        (by_ref_mut || place.proj.is_empty() && self.vars[place.base].kind.is_mutable_ref())
            .then_some(place)
    }

    /// True if the variable is, or may be, a mutable reference.
    fn is_mutable(&self, var: VarId) -> bool {
        let v = &self.vars[var];
        v.kind.is_mutable_ref() || v.view.is_some() && !v.kind.is_ref()
    }

    /// True if the two places may overlap.
    fn overlap(&self, a: &Place, b: &Place) -> bool {
        let ((a, fields, _), (b, others, _)) = (a.fields(self.vars), b.fields(self.vars));
        a == b && fields.iter().zip(others).all(|(a, b)| **a == *b)
    }

    /// Replaces `var` by `place`.
    fn put_back(&mut self, var: VarId, place: &Place, after: &mut [Stmt]) {
        let mut instead = |p: &mut Place| {
            if p.base == var {
                let rest = std::mem::take(&mut p.proj);
                p.base = place.base;
                p.proj = place.proj.iter().cloned().chain(rest).collect();
            }
        };
        let mut walk = Walk { expr: &mut |_| {}, place: &mut instead };
        walk.stmts(after);
        let views = self.vars.iter_mut().filter_map(|v| v.view.as_mut());
        views.for_each(|view| walk.place(view));
    }
}

fn names(e: &Expr, var: VarId) -> bool {
    matches!(&e.kind, ExprKind::Opaque { vars, .. } if vars.contains(&var))
}
